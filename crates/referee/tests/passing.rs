//! A standing pass: given where somebody has no choice, kept over a restart, shown to nobody else, and at rest after a rewind.

use crate::sitting::{Sitting, parts, seat, siege};
use campaign::EngagementNumber;
use chronicle::Format;
use decider::By;
use referee::{Reader, scenario};
use std::sync::Arc;
use store::MemoryStore;

impl Sitting {
    /// Who has no choice now, and what they would order.
    fn without_choice(&self) -> Option<(By, String)> {
        let place = self.referee.place(self.campaign, None).unwrap();
        let engagement = place.engagement(&siege()).unwrap();
        self.seats().into_iter().find_map(|by| {
            let Some(By::Seat(role)) = engagement.roles.as_role(&by) else { return None };
            let order = engagement.game.only_order(&role)?;
            Some((by, order.notation()))
        })
    }

    /// What somebody without an idea of their own orders; none: the game is over.
    fn dull(&self) -> Option<(By, String)> {
        let place = self.referee.place(self.campaign, None).unwrap();
        let state = &place.standing.state;
        let engagement = &state.engagements[&EngagementNumber(1)];
        let (by, order) = engagement.game.bot_order(&|_| true, &mut |_| 0)?;
        Some((by, order.notation()))
    }

    fn play_until_somebody_has_no_choice(&self) -> (By, String) {
        for _ in 0..400 {
            if let Some(found) = self.without_choice() {
                return found;
            }
            let (by, order) = self.dull().unwrap();
            self.give(&by, &order).unwrap();
        }
        panic!("everybody always had a choice");
    }

    fn passes(&self, by: &By) -> bool {
        self.referee.passing(self.campaign, by).unwrap().passes
    }

    /// The orders of the log, as who gave them.
    fn given_by(&self) -> Vec<String> {
        let log = self.export(&Reader::Keyed(By::Organiser));
        let lines =
            log.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap());
        let given = lines.filter(|line| line["kind"] == "order.given");
        given.map(|line| line["by"].as_str().unwrap().to_owned()).collect()
    }
}

/// Two small armies.
fn battle() -> Sitting {
    let setup = scenario::built_in("first-evening").unwrap();
    Sitting::opened(parts(Arc::new(MemoryStore::new()), 3), &setup)
}

#[test]
fn an_order_without_a_choice_is_given_for_whoever_wished_it() {
    let table = battle();
    let (by, _) = table.play_until_somebody_has_no_choice();
    let before = table.given_by();
    assert!(!table.passes(&by));
    assert!(table.referee.set_passing(table.campaign, &by, true).unwrap().passes);
    let after = table.given_by();
    assert_eq!(after[..before.len()], before);
    let passed = &after[before.len()..];
    assert!(!passed.is_empty() && passed.iter().all(|it| *it == by.to_string()), "{passed:?}");
    assert!(table.without_choice().is_none_or(|(other, _)| other != by));

    // From then on it follows orders of others as well, and nobody hears of the wish.
    let mut given = 0;
    while let Some((giver, order)) = table.dull() {
        table.give(&giver, &order).unwrap();
        given += 1;
        assert!(table.without_choice().is_none_or(|(other, _)| other != by));
    }
    assert!(table.given_by().len() > after.len() + given, "more passes by itself");
    let log = table.export(&Reader::Keyed(By::Organiser));
    assert!(!log.contains("passing"), "it stands in no log");
    assert!(table.referee.check_rules(table.campaign).unwrap().differing.is_empty());
}

#[test]
fn the_wish_outlives_a_restart_and_is_taken_back_by_a_word() {
    let table = battle();
    let red = seat("red");
    table.referee.set_passing(table.campaign, &red, true).unwrap();
    let again = table.restarted();
    assert!(again.passing(table.campaign, &red).unwrap().passes);
    assert!(!again.passing(table.campaign, &seat("black")).unwrap().passes);
    assert!(!again.set_passing(table.campaign, &red, false).unwrap().passes);
    assert!(!table.restarted().passing(table.campaign, &red).unwrap().passes);
}

/// Who goes back has something in mind: nothing runs ahead of them.
#[test]
fn nothing_passes_behind_a_rewind_until_the_game_goes_on() {
    let table = battle();
    let (by, order) = table.play_until_somebody_has_no_choice();
    let there = table.head();
    table.referee.set_passing(table.campaign, &by, true).unwrap();
    assert!(table.head() > there);
    table.rewind(there);
    assert_eq!(table.without_choice(), Some((by.clone(), order)), "they are waited for");
    assert!(table.passes(&by), "and the wish stands");
    // Said once more, it holds at once.
    table.referee.set_passing(table.campaign, &by, true).unwrap();
    assert!(table.without_choice().is_none_or(|(other, _)| other != by));
}

#[test]
fn only_seats_pass() {
    let table = Sitting::of_version(Format::One);
    let refused = table.referee.set_passing(table.campaign, &By::Organiser, true).unwrap_err();
    assert_eq!(refused.code, "not_a_seat");
    assert_eq!(
        table.referee.passing(table.campaign, &seat("nobody")).unwrap_err().code,
        "no_such_seat"
    );
}

/// Whatever one server is told, the others know.
#[test]
fn another_server_passes_as_well() {
    let table = battle();
    let other = table.restarted();
    let (by, _) = table.play_until_somebody_has_no_choice();
    other.set_passing(table.campaign, &by, true).unwrap();
    let last = table.given_by();
    assert_eq!(last.last(), Some(&by.to_string()));
    loop {
        let head = other.head(table.campaign).unwrap().seq;
        table.referee.reach(table.campaign, head).unwrap();
        let Some((giver, order)) = table.dull() else { break };
        table.give(&giver, &order).unwrap();
        assert!(table.without_choice().is_none_or(|(waiting, _)| waiting != by));
    }
}

/// What was kept before anybody could wish it says nothing of it, and so does what is kept where nobody does.
#[test]
fn campaigns_from_before_are_opened() {
    let table = battle();
    let kept = || {
        let kept = table.store.kept(table.campaign).unwrap().unwrap();
        serde_json::from_slice::<serde_json::Map<_, _>>(&kept).unwrap()
    };
    assert!(!kept().contains_key("passing"), "as in earlier versions");
    let red = seat("red");
    table.referee.set_passing(table.campaign, &red, true).unwrap();
    let mut earlier = kept();
    assert!(earlier.remove("passing").is_some());
    let earlier = serde_json::Value::Object(earlier).to_string();
    table.store.keep(table.campaign, earlier.as_bytes()).unwrap();
    let again = table.restarted();
    assert!(!again.passing(table.campaign, &red).unwrap().passes);
    assert!(again.set_passing(table.campaign, &red, true).unwrap().passes);
}
