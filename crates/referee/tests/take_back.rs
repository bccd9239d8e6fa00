//! Players take back their own orders: up to the last roll, draw or reveal, and as far as nobody else has ordered.

use crate::sitting::{Sitting, parts, seat, siege};
use chronicle::{Line, OrderGiven, Scope, kind};
use decider::By;
use referee::{
    Answer, DeskCommand, DeskOrder, Order, Pause, Rejected, Resume, TakeBack, Wanted, scenario,
};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;
use store::MemoryStore;

impl Sitting {
    fn built_in(name: &str, seed: u64) -> Self {
        let parts = parts(Arc::new(MemoryStore::new()), seed);
        Self::opened(parts, &scenario::built_in(name).unwrap())
    }

    fn undo(&self, by: &By, scope: &Scope, order: Option<u64>) -> Result<Answer, Rejected> {
        let command = DeskCommand::TakeBack(TakeBack { scope: scope.clone(), order });
        self.desk_order(by, command)
    }

    fn desk_order(&self, by: &By, command: DeskCommand) -> Result<Answer, Rejected> {
        let order = DeskOrder { batch: self.batch(), by: by.clone(), command };
        self.referee.at_the_desk(self.campaign, &order)
    }

    /// The code of the refusal of the last order's being taken back.
    fn not_undone(&self, by: &By) -> &'static str {
        let before = self.head();
        let rejected = self.undo(by, &siege(), None).unwrap_err();
        assert!(rejected.allowed.is_some() || rejected.code == "not_a_seat", "{rejected}");
        assert_eq!(self.head(), before, "nothing was written");
        rejected.code
    }

    /// The orders that somebody could take back, the latest first.
    fn own(&self, by: &By) -> Vec<u64> {
        self.own_in(by, &siege())
    }

    fn own_in(&self, by: &By, scope: &Scope) -> Vec<u64> {
        let own = self.referee.take_backs(self.campaign, scope, by).unwrap().orders;
        own.into_iter().map(|own| own.order).collect()
    }

    fn state(&self) -> campaign::State {
        self.referee.place(self.campaign, None).unwrap().standing.state.clone()
    }

    /// The next order of a bot, or of the rules, whoever's turn it is; its records, and by whom it was.
    fn bot_order(&self, mut draw: impl FnMut(u32) -> u32) -> Option<(By, Answer)> {
        let state = self.state();
        let engagement = state.engagements.values().next().unwrap();
        let (by, command) = engagement.game.bot_order(&|_| true, &mut draw)?;
        let by = match by {
            By::Seat(role) => By::Seat(engagement.roles.seat_of(&role).unwrap_or(role)),
            other => other,
        };
        let command = Wanted::Json(serde_json::to_value(&command).unwrap());
        let order = Order { command, ..self.order(&by, "") };
        Some((by, self.referee.give(self.campaign, &order).unwrap()))
    }

    /// What was ordered by a record, once more.
    fn same_again(&self, by: &By, record: u64) -> Answer {
        let mut wanted = None;
        self.referee
            .each_record(self.campaign, record..=record, |line| {
                assert_eq!((line.kind, line.by), (kind::ORDER_GIVEN, by.to_string().as_str()));
                let given: OrderGiven = serde_json::from_str(line.data.unwrap()).unwrap();
                let command: Value = serde_json::from_str(given.command.get()).unwrap();
                wanted = Some(Wanted::Json(command));
            })
            .unwrap();
        let order = Order { command: wanted.unwrap(), ..self.order(by, "") };
        self.referee.give(self.campaign, &order).unwrap()
    }

    fn parent_of(&self, record: u64) -> u64 {
        let mut parent = None;
        self.referee
            .each_record(self.campaign, record..=record, |line| parent = line.parent)
            .unwrap();
        parent.unwrap()
    }

    /// The batches of a part of the live timeline, newest first, but for what is no play.
    fn played_since(&self, order: u64) -> Vec<(String, Vec<String>)> {
        let path = self.referee.live_path(self.campaign).unwrap();
        let runs = path.into_iter().map(|run| (*run.start()).max(order)..=*run.end());
        let mut batches: Vec<(String, Vec<String>)> = Vec::new();
        for run in runs.filter(|run| !run.is_empty()) {
            self.referee
                .each_record(self.campaign, run, |line: &Line<'_>| match line.kind {
                    kind::ORDER_GIVEN => batches.push((line.by.to_owned(), Vec::new())),
                    kind => batches.last_mut().unwrap().1.push(kind.to_owned()),
                })
                .unwrap();
        }
        batches.retain(|(_, kinds)| kinds != &[kind::TIMELINE_REWOUND]);
        batches.reverse();
        batches
    }
}

/// Numbers that look random and are the same each time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, count: u32) -> u32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from(self.0 >> 33).unwrap() % count.max(1)
    }
}

/// Bots play; after each order everybody who can takes back as far as it goes, or one order, and gives the same again.
fn taken_back_and_given_again(scenario: &str, orders: usize) -> (usize, usize) {
    let sitting = Sitting::built_in(scenario, 7);
    let mut numbers = Numbers(11);
    let mut states: BTreeMap<u64, campaign::State> = BTreeMap::new();
    let (mut once, mut several) = (0, 0);
    for _ in 0..orders {
        states.insert(sitting.head(), sitting.state());
        let Some((giver, _)) = sitting.bot_order(|count| numbers.below(count)) else { break };
        for by in sitting.seats() {
            let own = sitting.own(&by);
            assert!(own.is_empty() || by == giver, "another's order is in between");
            let Some(&furthest) = own.last() else { continue };
            // None of the orders between then and now threw a die or drew a card, and all are their own.
            let between = sitting.played_since(furthest);
            assert_eq!(between.len(), own.len());
            for (sender, kinds) in &between {
                assert_eq!(*sender, by.to_string());
                let chance =
                    |kind: &String| [kind::DICE_ROLLED, kind::CARD_DRAWN].contains(&kind.as_str());
                assert!(!kinds.iter().any(chance), "{kinds:?}");
            }
            let back = numbers.below(u32::try_from(own.len()).unwrap()) as usize;
            let (first, now) = (own[back], sitting.state());
            let clauses = sitting.referee.open_clauses(sitting.campaign).unwrap();
            sitting.undo(&by, &siege(), Some(first)).unwrap();
            if back + 1 < own.len() {
                // What is left can still be taken back, and nothing else can.
                assert!(sitting.own(&by).starts_with(&own[back + 1..]));
            }
            let was = &states[&sitting.parent_of(first)];
            assert!(
                sitting.state() == *was,
                "{giver} took back record {first}, and it is not as before"
            );
            assert_eq!(sitting.referee.open_clauses(sitting.campaign).unwrap(), clauses);
            for record in own[..=back].iter().rev() {
                states.insert(sitting.head(), sitting.state());
                sitting.same_again(&by, *record);
            }
            assert!(sitting.state() == now, "the same orders of {giver} come to something else");
            if back > 0 { several += 1 } else { once += 1 }
        }
    }
    assert!(sitting.referee.verify(sitting.campaign, &[]).unwrap().is_ok());
    let fresh = sitting.restarted();
    let again = fresh.place(sitting.campaign, None).unwrap();
    assert_eq!(again.standing.state, sitting.state(), "read anew it is the same");
    let since = |referee: &referee::Referee| referee.pending_since(sitting.campaign).unwrap();
    assert_eq!(since(&fresh), since(&sitting.referee));
    (once, several)
}

#[test]
fn the_same_orders_come_to_the_same_in_a_siege() {
    let (once, several) = taken_back_and_given_again("siege", 120);
    assert!(once > 3 && several > 0, "{once} {several}");
}

#[test]
fn the_same_orders_come_to_the_same_in_a_battle() {
    let (once, several) = taken_back_and_given_again("first-evening", 120);
    assert!(once > 3 && several > 0, "{once} {several}");
}

#[test]
fn the_same_orders_come_to_the_same_in_an_assault() {
    let (once, several) = taken_back_and_given_again("one-gate", 120);
    assert!(once > 3 && several > 0, "{once} {several}");
}

#[test]
fn the_same_orders_come_to_the_same_in_a_siege_over_days() {
    let (once, _) = taken_back_and_given_again("whole-siege", 120);
    assert!(once > 3, "{once}");
}

#[test]
fn the_same_orders_come_to_the_same_in_a_realm() {
    let (once, several) = taken_back_and_given_again("first-realm", 120);
    assert!(once > 3 && several > 0, "{once} {several}");
}

#[test]
fn the_same_orders_come_to_the_same_on_a_map() {
    let (once, several) = taken_back_and_given_again("four-crowns", 120);
    assert!(once > 3 && several > 0, "{once} {several}");
}

#[test]
fn nobody_goes_behind_a_card_that_was_drawn() {
    let battle = Sitting::built_in("first-evening", 7);
    battle.give(&seat("red"), "proceed").unwrap();
    assert_eq!(battle.not_undone(&seat("red")), "behind_chance");
}

#[test]
fn nobody_takes_back_what_another_ordered() {
    let siege_of_city = Sitting::new();
    let [cathay, bretonnia] = ["cathay", "bretonnia"].map(seat);
    assert_eq!(siege_of_city.not_undone(&cathay), "behind_others");
    let mine = siege_of_city.give(&cathay, "tell One.").unwrap().records[0];
    let theirs = siege_of_city.give(&bretonnia, "tell Two.").unwrap().records[0];
    assert!(siege_of_city.own(&cathay).is_empty());
    assert_eq!(siege_of_city.own(&bretonnia), [theirs]);
    assert_eq!(siege_of_city.not_undone(&cathay), "behind_others");
    let scope = siege();
    let code = |by: &By, order| siege_of_city.undo(by, &scope, Some(order)).unwrap_err().code;
    assert_eq!(code(&cathay, theirs), "behind_others");
    assert_eq!(code(&bretonnia, mine), "behind_others");
    assert_eq!(code(&bretonnia, theirs + 1), "nothing_of_yours");
    assert_eq!(code(&bretonnia, 10_000), "unknown_record");
    assert_eq!(code(&By::Organiser, theirs), "not_a_seat");
    // What nobody stands behind any more is no obstacle.
    siege_of_city.undo(&bretonnia, &scope, None).unwrap();
    assert_eq!(siege_of_city.own(&cathay), [mine]);
    siege_of_city.undo(&cathay, &scope, None).unwrap();
    assert_eq!(code(&cathay, mine), "nothing_of_yours", "it was taken back");
}

#[test]
fn sealed_bids_are_taken_back_until_they_are_opened() {
    let text = "title = 'A realm'\nset_up = 'basic'\nstart = 'ochre'\n\
                prince = [{ name = 'Ada' }, { name = 'Bo' }, { name = 'Cis' }, { name = 'Dirk' }]";
    // Until two come to a duel: in most games they agree before.
    let found = (1..40).any(|seed| comes_to_sealed_bids(text, seed));
    assert!(found, "nobody came to bid");
}

/// Plays until the two who want the same action bid for it; answers whether they did.
fn comes_to_sealed_bids(text: &str, seed: u64) -> bool {
    let parts = parts(Arc::new(MemoryStore::new()), seed);
    let realm = Sitting::opened(parts, &scenario::parse(text).unwrap());
    let ochre = seat("ochre");
    realm.give(&ochre, "turn-up").unwrap();
    assert_eq!(realm.not_undone(&ochre), "behind_chance", "a card was turned up");
    let mut numbers = Numbers(5);
    for _ in 0..2_000 {
        let state = realm.state();
        let game = &state.engagements.values().next().unwrap().game;
        let bids: Vec<(By, String)> = realm
            .seats()
            .into_iter()
            .filter_map(|by| {
                let options = game.options(Some(&by), messages::Language::English);
                let options = options.notations();
                // While they still talk, a bid is sealed and waits.
                let talks = options.contains(&"duel");
                let bid = options.into_iter().find(|it| it.starts_with("bid ") && !talks)?;
                Some((by, bid.to_owned()))
            })
            .collect();
        if let [(one, first), (other, second)] = &bids[..] {
            realm.give(one, first).unwrap();
            realm.undo(one, &siege(), None).unwrap();
            realm.give(one, first).unwrap();
            realm.give(other, second).unwrap();
            assert_eq!(realm.not_undone(other), "behind_reveal", "the bids lie open");
            assert_eq!(realm.not_undone(one), "behind_others");
            return true;
        }
        if realm.bot_order(|count| numbers.below(count)).is_none() {
            break;
        }
    }
    false
}

#[test]
fn what_happens_at_another_table_stays() {
    let sitting = Sitting::new();
    let other = sitting.open_another();
    let [cathay, bretonnia] = ["cathay", "bretonnia"].map(seat);
    let mine = sitting.give(&cathay, "tell One.").unwrap().records[0];
    let done = sitting.give(&cathay, "done").unwrap().records[0];
    let elsewhere = Order { scope: other.clone(), ..sitting.order(&bretonnia, "done") };
    sitting.referee.give(sitting.campaign, &elsewhere).unwrap();
    let elsewhere = Order { scope: other.clone(), ..sitting.order(&cathay, "done") };
    sitting.referee.give(sitting.campaign, &elsewhere).unwrap();
    let there = sitting.state().engagements.values().last().cloned();
    assert_eq!(sitting.own(&cathay), [done, mine]);

    let answer = sitting.undo(&cathay, &siege(), Some(mine)).unwrap();
    assert!(sitting.own(&cathay).is_empty());
    assert_eq!(sitting.state().engagements.values().last().cloned(), there);
    let verified = sitting.referee.verify(sitting.campaign, &[answer.head]).unwrap().unwrap();
    assert_eq!(verified.counts.copies, 4, "two orders of the other siege follow again");
    // Nobody there has to look again, and what was theirs to take back still is.
    assert_eq!(sitting.own_in(&cathay, &other).len(), 1);
    sitting.undo(&cathay, &other, None).unwrap();
    assert!(sitting.restarted().verify(sitting.campaign, &[]).unwrap().is_ok());
}

#[test]
fn a_pause_and_the_end_bind_whoever_takes_back() {
    let sitting = Sitting::new();
    let cathay = seat("cathay");
    sitting.give(&cathay, "done").unwrap();
    sitting
        .desk_order(&By::Organiser, DeskCommand::Pause(Pause { reason: "Tea.".into() }))
        .unwrap();
    assert!(sitting.own(&cathay).is_empty());
    assert_eq!(sitting.not_undone(&cathay), "campaign_paused");
    sitting.desk_order(&By::Organiser, DeskCommand::Resume(Resume { note: None })).unwrap();
    // What was said at the desk meanwhile is no order, and stays.
    sitting.undo(&cathay, &siege(), None).unwrap();
    sitting.give(&cathay, "done").unwrap();
    let close = DeskCommand::Close(referee::Close { publish: false });
    sitting.desk_order(&By::Organiser, close).unwrap();
    assert_eq!(sitting.undo(&cathay, &siege(), None).unwrap_err().code, "campaign_closed");
}

#[test]
fn the_same_request_sent_again_takes_back_nothing_more() {
    let sitting = Sitting::new();
    let cathay = seat("cathay");
    sitting.give(&cathay, "tell One.").unwrap();
    sitting.give(&cathay, "tell Two.").unwrap();
    let command = DeskCommand::TakeBack(TakeBack { scope: siege(), order: None });
    let order = DeskOrder { batch: sitting.batch(), by: cathay.clone(), command };
    let first = sitting.referee.at_the_desk(sitting.campaign, &order).unwrap();
    let again = sitting.referee.at_the_desk(sitting.campaign, &order).unwrap();
    assert_eq!((again.head, again.again), (first.head, true));
    assert_eq!(sitting.own(&cathay).len(), 1);
}

#[test]
fn a_question_of_the_organiser_outlives_what_a_player_takes_back() {
    let sitting = Sitting::new();
    let [cathay, bretonnia] = ["cathay", "bretonnia"].map(seat);
    let to = sitting.head();
    sitting.give(&bretonnia, "done").unwrap();
    sitting.give(&cathay, "done").unwrap();
    let ask = referee::AskConsent { to, only: None, what_if: None, reason: "Once more?".into() };
    sitting.desk_order(&By::Organiser, DeskCommand::AskConsent(ask)).unwrap();
    sitting.undo(&cathay, &siege(), None).unwrap();
    let (desk, _) = sitting.referee.desk(sitting.campaign).unwrap();
    assert!(!desk.requests[&1].over);
    let (desk, _) = sitting.restarted().desk(sitting.campaign).unwrap();
    assert!(!desk.requests[&1].over, "read anew as well");
    sitting.rewind(to);
    let (desk, _) = sitting.referee.desk(sitting.campaign).unwrap();
    assert!(desk.requests[&1].over);
}
