//! A table to sit at: a campaign in memory, with a clock and randomness that are always the same.

#![allow(dead_code, reason = "each test uses a part of it")]

use campaign::AnySetup;
use chronicle::{CampaignId, Format, Policy, Scope, Uuid};
use chrono::{DateTime, Utc};
use decider::By;
use messages::Language;
use rand::{Rng as _, SeedableRng as _, rngs::Xoshiro256PlusPlus};
use referee::{
    Answer, Begun, Clock, NewCampaign, Order, Parts, Randomness, Reader, Referee, Rejected, Rewind,
    Wanted,
};
use std::collections::BTreeMap;
use std::sync::{
    Arc, Mutex,
    atomic::{AtomicI64, Ordering},
};
use store::{MemoryStore, Store};

/// One millisecond later each time that it is asked.
#[derive(Default)]
pub(crate) struct Ticking(AtomicI64);

impl Clock for Ticking {
    fn now(&self) -> DateTime<Utc> {
        let millis = 1_767_323_045_000 + self.0.fetch_add(1, Ordering::Relaxed);
        DateTime::from_timestamp_millis(millis).unwrap()
    }
}

/// Bytes that follow from a seed.
pub(crate) struct Seeded(Mutex<Xoshiro256PlusPlus>);

impl Seeded {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Mutex::new(Xoshiro256PlusPlus::seed_from_u64(seed)))
    }
}

impl Randomness for Seeded {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), String> {
        self.0.lock().unwrap().fill_bytes(bytes);
        Ok(())
    }
}

pub(crate) fn parts(store: Arc<dyn Store>, seed: u64) -> Parts {
    Parts {
        clock: Arc::new(Ticking::default()),
        randomness: Arc::new(Seeded::new(seed)),
        ..Parts::new(store)
    }
}

/// Of which version the logs of these tests are; every test must hold in both.
pub(crate) fn begun() -> Begun {
    match std::env::var("WAPENROL_TEST_LOG").as_deref() {
        Ok("2") => Begun::Two(Policy::alone()),
        Ok("shared") => Begun::Two(Policy::together()),
        _ => Begun::One,
    }
}

pub(crate) fn format() -> Format {
    format_of(&begun())
}

const fn format_of(log: &Begun) -> Format {
    match log {
        Begun::One => Format::One,
        Begun::Two(_) => Format::Two,
    }
}

/// The sender's part in the dice; in version 2 a hidden order needs a longer one.
pub(crate) fn nonce(format: Format) -> Option<String> {
    Some("00ff".repeat(if format == Format::Two { 8 } else { 1 }))
}

pub(crate) struct Sitting {
    pub(crate) format: Format,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) referee: Referee,
    pub(crate) new: NewCampaign,
    pub(crate) campaign: CampaignId,
}

pub(crate) fn siege() -> Scope {
    "engagement/1".parse().unwrap()
}

pub(crate) fn seat(name: &str) -> By {
    By::Seat(name.parse().unwrap())
}

/// Gives an order and throws what is asked for: ones, always.
pub(crate) fn give_throwing(
    referee: &Referee,
    campaign: CampaignId,
    order: &mut Order,
) -> Result<Answer, Rejected> {
    loop {
        match referee.give(campaign, order) {
            Err(Rejected { needs_dice: Some(needs), .. }) => {
                let thrown = order.thrown.get_or_insert_default();
                thrown.extend((0..needs.dice.count()).map(|_| 1));
            }
            answer => return answer,
        }
    }
}

impl Sitting {
    pub(crate) fn new() -> Self {
        Self::with(parts(Arc::new(MemoryStore::new()), 10))
    }

    pub(crate) fn with(parts: Parts) -> Self {
        Self::of(parts, campaign::city())
    }

    /// With a seat for a game master.
    pub(crate) fn with_game_master(seed: u64) -> Self {
        let mut scenario = campaign::city().clone();
        scenario.options.game_master = true;
        Self::of(parts(Arc::new(MemoryStore::new()), seed), &scenario)
    }

    /// With a log of this version, whatever the others are tried in.
    pub(crate) fn of_version(format: Format) -> Self {
        let parts = parts(Arc::new(MemoryStore::new()), 10);
        let log = match format {
            Format::One => Begun::One,
            Format::Two => Begun::Two(Policy::alone()),
        };
        Self::begun(parts, &campaign::city().clone().into(), log)
    }

    fn of(parts: Parts, scenario: &lowenheim::Scenario) -> Self {
        Self::opened(parts, &scenario.clone().into())
    }

    /// A table at which any scenario is played.
    pub(crate) fn opened(parts: Parts, setup: &AnySetup) -> Self {
        Self::begun(parts, setup, begun())
    }

    pub(crate) fn begun(parts: Parts, setup: &AnySetup, log: Begun) -> Self {
        let format = format_of(&log);
        let store = Arc::clone(&parts.store);
        let referee = Referee::with(parts);
        let new = referee.create_for(None, setup, BTreeMap::new(), log).unwrap();
        Self { format, store, referee, campaign: new.campaign, new }
    }

    /// Another process over the same store.
    pub(crate) fn restarted(&self) -> Referee {
        Referee::with(parts(Arc::clone(&self.store), 99))
    }

    pub(crate) fn head(&self) -> u64 {
        self.referee.head(self.campaign).unwrap().seq
    }

    pub(crate) fn batch(&self) -> Uuid {
        self.referee.new_batch()
    }

    /// An order on the head, with sealed dice.
    pub(crate) fn order(&self, by: &By, notation: &str) -> Order {
        Order {
            batch: self.batch(),
            head: self.head(),
            by: by.clone(),
            scope: siege(),
            command: Wanted::Notation(notation.into()),
            nonce: nonce(self.format),
            thrown: None,
            thrown_for: None,
            cards: None,
        }
    }

    pub(crate) fn give(&self, by: &By, notation: &str) -> Result<Answer, Rejected> {
        self.referee.give(self.campaign, &self.order(by, notation))
    }

    pub(crate) fn rewind(&self, to: u64) -> Answer {
        let rewind = self.rewind_order(to);
        self.referee.rewind(self.campaign, &rewind).unwrap()
    }

    pub(crate) fn rewind_order(&self, to: u64) -> Rewind {
        let (batch, head) = (self.batch(), self.head());
        let reason = "a test".into();
        Rewind { batch, head, by: By::Organiser, to, only: None, dispute: None, reason }
    }

    pub(crate) fn seats(&self) -> Vec<By> {
        self.new.seats.iter().map(|seat| By::Seat(seat.seat.clone())).collect()
    }

    /// A second siege in the same campaign, beside the first.
    pub(crate) fn open_another(&self) -> Scope {
        let scenario = serde_json::to_value(campaign::city().clone()).unwrap();
        let order = Order {
            scope: Scope::Campaign,
            command: Wanted::Json(serde_json::json!({ "open_siege": scenario })),
            ..self.order(&By::Organiser, "")
        };
        self.referee.give(self.campaign, &order).unwrap();
        "engagement/2".parse().unwrap()
    }

    /// Everybody is done, and the rules go on, one order at a time. Answers what was ordered.
    pub(crate) fn go_on(&self) -> Option<(By, String)> {
        self.go_on_in(&siege())
    }

    /// The same in one of several engagements.
    pub(crate) fn go_on_in(&self, scope: &Scope) -> Option<(By, String)> {
        let (by, option) = self.next_in(scope)?;
        let order = Order { scope: scope.clone(), ..self.order(&by, &option) };
        self.referee.give(self.campaign, &order).unwrap();
        Some((by, option))
    }

    /// The dull order that would be given next, and by whom.
    pub(crate) fn next_in(&self, scope: &Scope) -> Option<(By, String)> {
        let senders = self.seats().into_iter().chain([By::Organiser]);
        for by in senders {
            let (_, options) =
                self.referee.options(self.campaign, scope, &by, Language::English).unwrap();
            let dull = ["done", "refill", "proceed"];
            let options = options.notations();
            let found = options.iter().find(|option| {
                let verb = option.split(' ').next().unwrap_or_default();
                dull.contains(&verb) && **option != "proceed all"
            });
            // Whoever must feed or discard does the first thing that is legal.
            let forced = || {
                let verbs = ["feed", "starve", "discard"];
                options.iter().find(|option| verbs.iter().any(|verb| option.starts_with(verb)))
            };
            if let Some(option) = found.or_else(forced) {
                return Some((by, (*option).to_owned()));
            }
        }
        None
    }

    pub(crate) fn go_on_for(&self, orders: usize) {
        for _ in 0..orders {
            self.go_on().unwrap();
        }
    }

    /// Goes on until the siege's state is as wanted.
    pub(crate) fn go_on_until(&self, wanted: impl Fn(&lowenheim::State) -> bool) {
        for _ in 0..2000 {
            if wanted(&self.siege_now()) {
                return;
            }
            self.go_on().unwrap();
        }
        panic!("it never came to that");
    }

    pub(crate) fn siege_now(&self) -> lowenheim::State {
        self.siege_at(None)
    }

    pub(crate) fn siege_at(&self, at: Option<u64>) -> lowenheim::State {
        let place = self.referee.place(self.campaign, at).unwrap();
        place
            .standing
            .state
            .played_by::<lowenheim::Siege>(campaign::EngagementNumber(1))
            .unwrap()
            .clone()
    }

    pub(crate) fn export(&self, reader: &Reader) -> String {
        let mut out = Vec::new();
        self.referee.export(self.campaign, reader, 0, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    pub(crate) fn full_export(&self) -> String {
        self.export(&Reader::Keyed(By::Organiser))
    }
}
