//! Orders on an older head: accepted where nothing since matters to them.

use crate::sitting::{Sitting, parts, seat, siege};
use decider::By;
use referee::{Order, Outlook, scenario};
use std::sync::Arc;
use store::MemoryStore;

impl Sitting {
    fn code_at(&self, head: u64, by: &By, notation: &str) -> Result<(), &'static str> {
        let order = Order { head, ..self.order(by, notation) };
        self.referee.give(self.campaign, &order).map(drop).map_err(|rejected| rejected.code)
    }
}

#[test]
fn all_end_a_step_at_once() {
    let sitting = Sitting::new();
    let seen = sitting.head();
    let step = sitting.siege_now().step;
    for by in sitting.seats() {
        let order = Order { head: seen, ..sitting.order(&by, "done") };
        let foreseen = sitting.referee.preview(sitting.campaign, &order);
        assert_eq!(foreseen, Ok(Outlook::Certain));
        sitting.referee.give(sitting.campaign, &order).unwrap();
    }
    assert_ne!(sitting.siege_now().step, step, "the last one has ended it");
    assert!(sitting.referee.verify(sitting.campaign, &[]).unwrap().is_ok());
}

#[test]
fn nobody_ends_a_step_that_they_have_not_seen() {
    let sitting = Sitting::new();
    let seen = sitting.head();
    let cathay = seat("cathay");
    let others: Vec<By> = sitting.seats().into_iter().filter(|by| *by != cathay).collect();
    for by in &others {
        sitting.give(by, "done").unwrap();
    }
    // In the same step it still means what it meant.
    sitting.code_at(seen, &cathay, "done").unwrap();
    let step = sitting.siege_now().step;
    assert!(sitting.siege_now().turn > 0);
    // In the next one, where `done` would be legal for somebody again, it is another word.
    for _ in 0..200 {
        if let Some((by, order)) = sitting.next_in(&siege())
            && order == "done"
            && sitting.siege_now().step != step
        {
            assert_eq!(sitting.code_at(seen, &by, "done"), Err("stale"));
            // What somebody tells relies on nothing.
            sitting.code_at(seen, &by, "tell What a night.").unwrap();
            return;
        }
        sitting.go_on().unwrap();
    }
    panic!("nobody was asked again");
}

#[test]
fn somebody_was_faster_where_it_matters() {
    let sitting = Sitting::new();
    let seen = sitting.head();
    // Two devices of one player: the second has not seen what the first did.
    let guard = seat("city-guard");
    sitting.give(&guard, "deploy mannheim 5,10").unwrap();
    assert_eq!(sitting.code_at(seen, &guard, "deploy mannheim 5,10"), Err("stale"));
    // The others have other places.
    sitting.code_at(seen, &seat("cathay"), "done").unwrap();
}

#[test]
fn the_head_that_was_left_behind_is_never_good() {
    let sitting = Sitting::new();
    let before = sitting.head();
    sitting.give(&seat("cathay"), "done").unwrap();
    let seen = sitting.head();
    sitting.rewind(before);
    assert_eq!(sitting.code_at(seen, &seat("bretonnia"), "tell Hm."), Err("stale"));
    // As it stands now it stood before: whoever saw that has missed nothing.
    sitting.code_at(before, &seat("bretonnia"), "done").unwrap();
}

#[test]
fn an_order_on_which_dice_or_cards_hang_waits_for_its_giver() {
    let setup = scenario::built_in("first-evening").unwrap();
    let battle = Sitting::opened(parts(Arc::new(MemoryStore::new()), 7), &setup);
    let seen = battle.head();
    battle.give(&seat("red"), "proceed").unwrap();
    assert_eq!(battle.code_at(seen, &seat("black"), "proceed"), Err("stale"));
}

#[test]
fn another_engagement_that_is_opened_hinders_nobody() {
    let sitting = Sitting::new();
    let seen = sitting.head();
    sitting.open_another();
    sitting.code_at(seen, &seat("cathay"), "done").unwrap();
}
