//! Two sieges played by bots, with rewinds, scoped rewinds and amendments in between: what must hold
//! whatever is corrected.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use campaign::EngagementNumber;
use chronicle::{CampaignId, Line, Record, Scope, Verified, VerifyOptions};
use decider::By;
use lowenheim::invariants;
use referee::{
    Amendment, Edit, Order, Parts, Randomness as _, Reader, Referee, Rewind, Verdict, Wanted,
    scenario,
};
use simulator::{Bots, Dealt, Ticking};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};
use store::{MemoryStore, Store};

struct Evening {
    store: Arc<MemoryStore>,
    referee: Referee,
    campaign: CampaignId,
    dice: Arc<Dealt>,
    seats: Vec<By>,
}

fn scope(number: u32) -> Scope {
    format!("engagement/{number}").parse().unwrap()
}

impl Evening {
    fn new(seed: u64) -> Self {
        let dice = Arc::new(Dealt::new(seed, 7));
        let store = Arc::new(MemoryStore::new());
        let mut parts = Parts::new(store.clone());
        parts.clock = Arc::new(Ticking::default());
        parts.randomness = dice.clone();
        let referee = Referee::with(parts);
        let new = referee.create(None, &scenario::built_in("siege").unwrap()).unwrap();
        let seats = new.seats.iter().map(|seat| By::Seat(seat.seat.clone())).collect();
        let evening = Self { store, referee, campaign: new.campaign, dice, seats };
        let siege = serde_json::to_value(scenario::built_in_siege().unwrap()).unwrap();
        let order = Order {
            batch: evening.referee.new_batch(),
            head: evening.head(),
            by: By::Organiser,
            scope: Scope::Campaign,
            command: Wanted::Json(serde_json::json!({ "open_siege": siege })),
            nonce: None,
            thrown: None,
        };
        evening.referee.give(evening.campaign, &order).unwrap();
        evening
    }

    fn head(&self) -> u64 {
        self.referee.head(self.campaign).unwrap().seq
    }

    fn below(&self, n: usize) -> usize {
        let mut bytes = [0; 4];
        self.dice.fill(&mut bytes).unwrap();
        u32::from_be_bytes(bytes) as usize % n.max(1)
    }

    fn play(&self, number: u32, orders: usize) {
        let bots = Bots::new(&self.referee, &*self.dice, self.campaign, scope(number));
        for _ in 0..orders {
            bots.step().unwrap();
        }
        assert_eq!(bots.look(invariants::check).unwrap(), []);
    }

    fn state(&self, at: Option<u64>) -> campaign::State {
        self.referee.place(self.campaign, at).unwrap().standing.state.clone()
    }

    /// What everybody sees of an engagement.
    fn views(&self, number: u32) -> Vec<String> {
        let state = self.state(None);
        let siege = state.siege(EngagementNumber(number)).unwrap();
        let readers = self.seats.iter().cloned().map(Some).chain([None, Some(By::Organiser)]);
        let view = |by: Option<By>| lowenheim::view::view_for(siege, by.as_ref());
        readers.map(|by| serde_json::to_string(&view(by)).unwrap()).collect()
    }

    fn live_ends(&self) -> Vec<u64> {
        let mut ends = Vec::new();
        for run in self.referee.live_path(self.campaign).unwrap() {
            let note = |line: &Line<'_>| ends.extend(line.last.then_some(line.seq));
            self.referee.each_record(self.campaign, run, note).unwrap();
        }
        ends
    }

    /// Live orders that a seat or the organiser gave in an engagement: number and record.
    fn orders(&self) -> Vec<Record> {
        let mut orders = Vec::new();
        for run in self.referee.live_path(self.campaign).unwrap() {
            let note = |line: &Line<'_>| {
                if line.kind == "order.given" && line.scope != "campaign" {
                    orders.push(line.to_record().unwrap());
                }
            };
            self.referee.each_record(self.campaign, run, note).unwrap();
        }
        orders
    }

    fn rewind(&self, to: u64, only: Option<Scope>) -> Result<(), &'static str> {
        let rewind = Rewind {
            batch: self.referee.new_batch(),
            head: self.head(),
            by: By::Organiser,
            to,
            only,
            dispute: None,
            reason: "a property".into(),
        };
        self.referee.rewind(self.campaign, &rewind).map(|_| ()).map_err(|rejected| rejected.code)
    }

    fn amendment(&self, edit: Edit) -> Amendment {
        Amendment {
            batch: self.referee.new_batch(),
            head: self.head(),
            by: By::Organiser,
            edit,
            faces: BTreeMap::new(),
            leave_out: true,
            dispute: None,
            reason: "a property".into(),
        }
    }

    fn export(&self, reader: &Reader) -> String {
        let mut out = Vec::new();
        self.referee.export(self.campaign, reader, 0, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    fn verified(&self) -> Verified {
        self.referee.verify(self.campaign, &[]).unwrap().unwrap()
    }
}

fn rewinds_and_redoes(evening: &Evening) {
    let (was, left) = (evening.state(None), evening.head());
    let ends = evening.live_ends();
    let to = ends[ends.len() - 1 - evening.below(ends.len().min(40) - 1)];
    if evening.rewind(to, None).is_ok() {
        assert_eq!(evening.state(None), evening.state(Some(to)));
        evening.rewind(left, None).unwrap();
        assert_eq!(evening.state(None), was, "rewind and redo is the identity");
    }
}

fn spares_the_other(evening: &Evening) {
    let (one, other) = if evening.below(2) == 0 { (1, 2) } else { (2, 1) };
    let ends = evening.live_ends();
    let to = ends[ends.len() - 1 - evening.below(ends.len().min(50) - 1)];
    let spared = evening.views(other);
    let preview = evening.referee.greyed_by(evening.campaign, to, Some(&scope(one)));
    match evening.rewind(to, Some(scope(one))) {
        Ok(()) => {
            assert_eq!(evening.views(other), spared, "the other engagement's views are equal");
            assert_eq!(preview.unwrap().lost, [], "sieges do not hang on each other");
            let number = EngagementNumber(one);
            let then = evening.state(Some(to));
            assert_eq!(evening.state(None).siege(number), then.siege(number));
        }
        Err(code) => assert!(matches!(code, "already_there" | "unknown_scope"), "{code}"),
    }
}

fn amends(evening: &Evening, opened: u64) {
    let orders = evening.orders();
    let nth = orders.len() - 1 - evening.below(orders.len().min(40));
    let record = &orders[nth];
    let was = evening.state(None);
    let data: serde_json::Value = record.read_data().unwrap();
    let command = Wanted::Json(data["command"].clone());
    let same = Edit::Replace { order: record.seq, by: None, command };
    if data["command"].get("on_behalf").is_none() {
        let same = evening.amendment(same);
        let preview = evening.referee.preview_amendment(evening.campaign, &same).unwrap();
        assert!(preview.later.iter().all(|later| later.verdict == Verdict::Unchanged));
        assert_eq!(preview.state, was, "an empty amendment is the identity");
    }
    let strike = evening.amendment(Edit::Strike { order: record.seq });
    let preview = evening.referee.preview_amendment(evening.campaign, &strike).unwrap();
    assert_eq!(evening.verified().next_envelope, opened, "a preview opens nothing");
    let (answer, amended) = evening.referee.amend(evening.campaign, &strike).unwrap();
    assert_eq!(evening.head(), answer.head.seq);
    assert_eq!(evening.state(None), amended.state);
    for (foreseen, came) in preview.later.iter().zip(&amended.later) {
        let surprise = matches!(
            foreseen.verdict,
            Verdict::NeedsRoll(_) | Verdict::NeedsDraw(_) | Verdict::Depends(_)
        );
        assert!(surprise || foreseen.verdict == came.verdict, "{foreseen:?}\n{came:?}");
    }
    for number in [1, 2] {
        let siege = amended.state.siege(EngagementNumber(number)).unwrap();
        assert_eq!(invariants::check(siege), []);
    }
}

fn holds(evening: &Evening) {
    // Envelopes are opened one after the other, and each once.
    let log = evening.export(&Reader::Keyed(By::Organiser));
    let opened: Vec<u64> = log.lines().filter_map(|line| Line::read(line).unwrap().opens).collect();
    assert_eq!(opened, (0..opened.len() as u64).collect::<Vec<_>>());
    // The state is the fold along the timeline, for somebody who has seen none of it.
    let mut parts = Parts::new(evening.store.clone() as Arc<dyn Store>);
    parts.randomness = Arc::new(Dealt::beside(1, 1));
    let fresh = Referee::with(parts);
    assert_eq!(
        fresh.place(evening.campaign, None).unwrap().standing,
        evening.referee.place(evening.campaign, None).unwrap().standing
    );
    // Every export verifies, and shows its reader nothing that is not for him.
    let mut seeds = BTreeSet::new();
    let readers = evening.seats.iter().cloned().map(Reader::Keyed);
    for reader in readers.chain([Reader::Public]) {
        let export = evening.export(&reader);
        let verified = chronicle::verify(export.as_bytes(), &VerifyOptions::default()).unwrap();
        assert_eq!(verified.counts.withheld, 0);
        for line in log.lines().map(|line| Record::from_line(line).unwrap()) {
            if line.audience.admits(reader.by()) {
                continue;
            }
            if let Ok(data) = line.read_data::<serde_json::Value>()
                && let Some(seed) = data["source"]["sealed"]["seed"].as_str()
            {
                assert!(!export.contains(seed), "{reader} sees the seed of record {}", line.seq);
                seeds.insert(seed.to_owned());
            }
        }
    }
    assert!(!seeds.is_empty());
    // It can be taken in elsewhere, to the same hashes.
    let elsewhere = Referee::new(Arc::new(MemoryStore::new()));
    let there = elsewhere.import(log.as_bytes()).unwrap();
    assert_eq!(there.head, evening.referee.head(evening.campaign).unwrap());
}

#[test]
fn whatever_is_corrected_the_book_stays_whole() {
    for seed in 1..=3 {
        let evening = Evening::new(seed);
        for _ in 0..9 {
            let orders = 4 + evening.below(8);
            for _ in 0..orders {
                evening.play(1 + evening.below(2) as u32, 1 + evening.below(3));
            }
            match evening.below(3) {
                0 => rewinds_and_redoes(&evening),
                1 => spares_the_other(&evening),
                _ => amends(&evening, evening.verified().next_envelope),
            }
        }
        holds(&evening);
    }
}
