//! How fast a campaign goes: who owes orders, deadlines, pauses, and going on without somebody.

use crate::sitting;

use campaign::pending::{Awaited, CampaignPending, Moment, all_pending};
use chronicle::{CampaignId, Line, Scope};
use chrono::{DateTime, TimeDelta, Utc};
use decider::By;
use referee::{
    Advance, DeskCommand, DeskOrder, LiftDeadline, NewCampaign, Order, Pause, Reader, Referee,
    Rejected, Resume, Rewind, SetDeadline, SetRecurringDeadline, Wanted, scenario,
};
use sitting::{parts, seat};
use std::{fs, path::Path, sync::Arc};
use store::MemoryStore;

struct Table {
    referee: Referee,
    campaign: CampaignId,
    new: NewCampaign,
    store: Arc<MemoryStore>,
}

impl Table {
    fn of(name: &str) -> Self {
        let store = Arc::new(MemoryStore::new());
        let referee = Referee::with(parts(store.clone(), 7));
        let new = referee.create(None, &scenario::built_in(name).unwrap()).unwrap();
        Self { referee, campaign: new.campaign, new, store }
    }

    fn head(&self) -> u64 {
        self.referee.head(self.campaign).unwrap().seq
    }

    fn says(&self, by: &By, command: DeskCommand) -> Result<(), Rejected> {
        let order = DeskOrder { batch: self.referee.new_batch(), by: by.clone(), command };
        let before = self.head();
        match self.referee.at_the_desk(self.campaign, &order) {
            Ok(answer) => {
                let again = self.referee.at_the_desk(self.campaign, &order)?;
                assert_eq!((again.head, again.again), (answer.head, true));
                Ok(())
            }
            Err(rejected) => {
                assert_eq!(self.head(), before, "nothing was written");
                Err(rejected)
            }
        }
    }

    fn code(&self, by: &By, command: DeskCommand) -> &'static str {
        self.says(by, command).unwrap_err().code
    }

    fn give(&self, by: &By, notation: &str) -> Result<(), Rejected> {
        let order = Order {
            batch: self.referee.new_batch(),
            head: self.head(),
            by: by.clone(),
            scope: first(),
            command: Wanted::Notation(notation.into()),
            nonce: sitting::nonce(sitting::format()),
            thrown: None,
            thrown_for: None,
            cards: None,
        };
        self.referee.give(self.campaign, &order).map(|_| ())
    }

    fn owed(&self) -> CampaignPending {
        let place = self.referee.place(self.campaign, None).unwrap();
        all_pending(&place.standing.state).into_iter().next().unwrap()
    }

    fn advance(&self) -> DeskCommand {
        let reason = "They do not come.".to_owned();
        DeskCommand::Advance(Advance { scope: first(), head: self.head(), reason })
    }

    /// Who sent each record, and what it is.
    fn records(&self, from: u64) -> Vec<(String, String, Option<String>)> {
        let mut all = Vec::new();
        let take = |line: &Line<'_>| {
            all.push((line.by.to_owned(), line.kind.to_owned(), line.data.map(str::to_owned)));
        };
        self.referee.each_record(self.campaign, from..=self.head(), take).unwrap();
        all
    }

    fn is_whole(&self) {
        let verified = self.referee.verify(self.campaign, &[]).unwrap();
        assert!(verified.is_ok(), "{verified:?}");
    }
}

fn first() -> Scope {
    "engagement/1".parse().unwrap()
}

fn deadline(until: DateTime<Utc>) -> DeskCommand {
    DeskCommand::SetDeadline(SetDeadline { scope: first(), until, warning: 60, note: None })
}

#[test]
fn on_the_map_missing_orders_count_as_staying_and_are_the_organisers_decision() {
    let table = Table::of("four-crowns");
    let now = table.owed();
    assert_eq!((now.what, now.seats.len()), (Awaited::Muster, 4));
    table.says(&By::Organiser, table.advance()).unwrap();
    let now = table.owed();
    assert_eq!((now.what, &now.step), (Awaited::Orders, &Moment::Step("orders".to_owned())));
    // One has written their orders; that they have is known, what they are is not in what is owed.
    let by = By::Seat(now.seats[0].clone());
    table.give(&by, "write").or_else(|_| table.give(&by, "orders")).unwrap_or_else(|_| {
        let order = Order {
            batch: table.referee.new_batch(),
            head: table.head(),
            by: by.clone(),
            scope: first(),
            command: Wanted::Json(serde_json::json!({ "write": { "orders": {} } })),
            nonce: None,
            thrown: None,
            thrown_for: None,
            cards: None,
        };
        table.referee.give(table.campaign, &order).unwrap();
    });
    let left = table.owed();
    assert_eq!(left.seats, now.seats[1..], "three are left");
    assert_eq!(table.code(&by, table.advance()), "not_organiser");

    let before = table.head();
    table.says(&By::Organiser, table.advance()).unwrap();
    let records = table.records(before + 1);
    let kinds: Vec<&str> = records.iter().map(|(_, kind, _)| kind.as_str()).collect();
    assert_eq!(&kinds[..3], ["order.given", "campaign.advanced", "order.given"], "{kinds:?}");
    assert!(records[1].2.as_ref().unwrap().contains("They do not come."));
    for seat in &left.seats {
        assert!(records[1].2.as_ref().unwrap().contains(seat.name()), "{seat} is named");
    }
    assert_eq!(records[2].0, "organiser");
    assert!(kinds.contains(&"campaign-map.orders_revealed"), "{kinds:?}");
    table.is_whole();
}

#[test]
fn in_a_siege_the_organiser_passes_for_those_who_are_missing() {
    let table = Table::of("siege");
    let now = table.owed();
    assert_eq!((now.what, now.seats.len()), (Awaited::Turn, 6));
    table.give(&seat("cathay"), "done").unwrap();
    let before = table.head();
    table.says(&By::Organiser, table.advance()).unwrap();
    let passes = table
        .records(before + 1)
        .iter()
        .filter(|(by, kind, _)| by == "organiser" && kind == "order.given")
        .count();
    assert_eq!(passes, 1 + 5, "the organiser's word, and one pass for each of the five");
    assert_ne!(table.owed().step, now.step, "the step is over");
    table.is_whole();
    // What they saw is out of date when somebody comes at last.
    let stale = table.advance();
    let by = By::Seat(table.owed().seats[0].clone());
    table.give(&by, "refill").unwrap();
    assert_eq!(table.code(&By::Organiser, stale), "stale");
}

#[test]
fn before_a_battle_the_organiser_leaves_walls_undug_for_an_absent_defender() {
    let table = Table::of("rearguard");
    let now = table.owed();
    let names: Vec<&str> = now.seats.iter().map(|seat| seat.name()).collect();
    assert_eq!((now.what, names), (Awaited::Walls, vec!["red"]));
    table.give(&seat("red"), "dig 3,4:E").unwrap();
    assert_eq!(table.owed().what, Awaited::Walls, "two are left");
    assert!(table.give(&seat("black"), "proceed").is_err());
    table.says(&By::Organiser, table.advance()).unwrap();
    assert_eq!(table.owed().what, Awaited::Proceed);
    table.is_whole();
}

#[test]
fn in_a_battle_the_absent_army_stands_still_and_the_log_says_in_whose_place() {
    let table = Table::of("first-evening");
    assert_eq!(table.owed().what, Awaited::Proceed);
    while table.owed().what == Awaited::Proceed {
        table.says(&By::Organiser, table.advance()).unwrap();
    }
    let now = table.owed();
    let before = table.head();
    table.says(&By::Organiser, table.advance()).unwrap();
    let records = table.records(before + 1);
    let orders: Vec<&String> = records
        .iter()
        .filter(|(_, kind, _)| kind == "order.given")
        .filter_map(|(_, _, data)| data.as_ref())
        .collect();
    assert!(orders.len() >= 3, "{orders:?}");
    for order in &orders[1..] {
        assert!(order.contains("on_behalf") && order.contains(now.seats[0].name()), "{order}");
    }
    assert!(records.iter().any(|(_, kind, _)| kind == "te-wapen.card_played"), "{records:?}");
    table.is_whole();
}

#[test]
fn a_deadline_is_data_of_the_order_and_binds_while_its_step_waits() {
    let table = Table::of("four-crowns");
    let now = table.referee.now();
    assert_eq!(table.code(&seat("nobody"), deadline(now + TimeDelta::minutes(1))), "no_such_seat");
    let player = By::Seat(table.new.seats[0].seat.clone());
    assert_eq!(table.code(&player, deadline(now + TimeDelta::minutes(1))), "not_organiser");
    assert_eq!(
        table.code(&By::Organiser, deadline(now - TimeDelta::milliseconds(1))),
        "bad_deadline"
    );
    assert_eq!(table.code(&By::Organiser, deadline(now + TimeDelta::days(400))), "bad_deadline");
    table.says(&By::Organiser, deadline(now + TimeDelta::hours(1))).unwrap();
    table.says(&By::Organiser, deadline(now + TimeDelta::hours(2))).unwrap();
    let in_force = || {
        let place = table.referee.place(table.campaign, None).unwrap();
        let (desk, _) = table.referee.desk(table.campaign).unwrap();
        let all = all_pending(&place.standing.state);
        desk.in_force(&all, |_| None).iter().map(|it| it.deadline).collect::<Vec<_>>()
    };
    assert_eq!(in_force(), [2]);
    let lift = |deadline| DeskCommand::LiftDeadline(LiftDeadline { deadline });
    assert_eq!(table.code(&By::Organiser, lift(1)), "unknown_deadline", "2 took its place");
    table.says(&By::Organiser, table.advance()).unwrap();
    assert_eq!(in_force(), [0_u32; 0], "mustering is over");
    table.says(&By::Organiser, deadline(now + TimeDelta::hours(2))).unwrap();
    table.says(&By::Organiser, lift(3)).unwrap();
    assert_eq!(in_force(), [0_u32; 0]);
    table.is_whole();

    let battle = Table::of("first-evening");
    let later = battle.referee.now() + TimeDelta::minutes(1);
    assert_eq!(battle.code(&By::Organiser, deadline(later)), "nothing_owed", "anybody may go on");
}

fn every_step(minutes: u32, warning: u32) -> DeskCommand {
    DeskCommand::SetRecurringDeadline(SetRecurringDeadline { minutes, warning, note: None })
}

#[test]
fn what_is_owed_is_owed_since_it_was_owed_first_or_since_a_rewind_brought_it_back() {
    let table = Table::of("siege");
    let since = |owed: &CampaignPending| {
        table.referee.pending_since(table.campaign).unwrap().of(owed).unwrap()
    };
    let first = table.owed();
    let begun = since(&first);
    let before = table.head();
    table.give(&seat("cathay"), "done").unwrap();
    assert_eq!(since(&table.owed()), begun, "the others have owed it all along");
    table.says(&By::Organiser, DeskCommand::Pause(Pause { reason: "Tea.".into() })).unwrap();
    table.says(&By::Organiser, DeskCommand::Resume(Resume { note: None })).unwrap();
    assert_eq!(since(&table.owed()), begun, "what is said at the desk makes nobody owe anew");
    table.says(&By::Organiser, table.advance()).unwrap();
    let second = table.owed();
    assert!(second.step != first.step && since(&second) > begun);
    let known = table.referee.pending_since(table.campaign).unwrap();
    assert_eq!(known.of(&first), None, "that step is over");

    let rewind = Rewind {
        batch: table.referee.new_batch(),
        head: table.head(),
        to: before,
        only: None,
        by: By::Organiser,
        dispute: None,
        reason: "Once more.".into(),
    };
    table.referee.rewind(table.campaign, &rewind).unwrap();
    assert_eq!(table.owed(), first);
    assert!(since(&first) > begun, "brought back by the rewind, and owed since");
    let fresh = Referee::with(parts(table.store.clone(), 8));
    assert_eq!(
        fresh.pending_since(table.campaign).unwrap(),
        table.referee.pending_since(table.campaign).unwrap(),
        "read anew it is the same"
    );
}

#[test]
fn every_step_has_its_hours_from_when_it_is_owed_until_that_is_lifted() {
    let table = Table::of("four-crowns");
    let binding = || {
        let place = table.referee.place(table.campaign, None).unwrap();
        let (desk, _) = table.referee.desk(table.campaign).unwrap();
        let all = all_pending(&place.standing.state);
        let since = table.referee.pending_since(table.campaign).unwrap();
        let binding = desk.in_force(&all, |owed| since.of(owed).map(DateTime::from));
        binding.iter().map(|it| (it.deadline, it.until, it.recurring)).collect::<Vec<_>>()
    };
    let player = By::Seat(table.new.seats[0].seat.clone());
    assert_eq!(table.code(&player, every_step(60, 30)), "not_organiser");
    for (minutes, warning) in [(0, 0), (60, 60), (366 * 24 * 60 + 1, 60), (90_000, 50_000)] {
        assert_eq!(table.code(&By::Organiser, every_step(minutes, warning)), "bad_deadline");
    }
    let before = table.referee.now();
    table.says(&By::Organiser, every_step(60, 30)).unwrap();
    let [(1, until, true)] = binding()[..] else { panic!("{:?}", binding()) };
    assert!(until > before + TimeDelta::hours(1), "what was owed counts from when it was said");

    let own = table.referee.now() + TimeDelta::hours(5);
    table.says(&By::Organiser, deadline(own)).unwrap();
    assert_eq!(binding(), [(2, own, false)], "that of the step goes first");
    table.says(&By::Organiser, DeskCommand::LiftDeadline(LiftDeadline { deadline: 2 })).unwrap();
    assert_eq!(binding(), [(1, until, true)]);

    table.says(&By::Organiser, table.advance()).unwrap();
    let since = table.referee.pending_since(table.campaign).unwrap().of(&table.owed()).unwrap();
    let next = DateTime::from(since) + TimeDelta::hours(1);
    assert_eq!(binding(), [(1, next, true)], "the next step has an hour of its own");
    table.says(&By::Organiser, every_step(120, 60)).unwrap();
    assert_eq!(binding()[0].0, 3, "another takes its place");
    let lift = |deadline| DeskCommand::LiftDeadline(LiftDeadline { deadline });
    assert_eq!(table.code(&By::Organiser, lift(1)), "unknown_deadline");
    table.says(&By::Organiser, lift(3)).unwrap();
    assert_eq!(binding(), []);
    table.is_whole();
}

#[test]
fn nobody_plays_in_a_pause_and_a_rewind_does_not_end_it() {
    let table = Table::of("siege");
    let pause = || DeskCommand::Pause(Pause { reason: "Holidays.".into() });
    let resume = || DeskCommand::Resume(Resume { note: None });
    assert_eq!(table.code(&seat("cathay"), pause()), "not_organiser");
    assert_eq!(table.code(&By::Organiser, resume()), "not_paused");
    table.says(&By::Organiser, pause()).unwrap();
    assert_eq!(table.code(&By::Organiser, pause()), "campaign_paused");
    let refused = table.give(&seat("cathay"), "done").unwrap_err();
    assert_eq!(refused.code, "campaign_paused");
    assert!(refused.message.to_string().contains("Holidays."));
    assert_eq!(table.code(&By::Organiser, table.advance()), "campaign_paused");
    table.says(&By::Organiser, resume()).unwrap();
    table.give(&seat("cathay"), "done").unwrap();
    table.is_whole();
}

/// Where envelopes were sealed elsewhere, an order that needs a card stops half way: what stands in the
/// log is all that has happened.
#[test]
fn going_on_as_far_as_there_are_cards_leaves_nothing_half_done() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games");
    let mut advanced = 0;
    for game in ["overwhelmed-on-turn-5.ndjson", "last-figure-gone.ndjson"] {
        let log = fs::read_to_string(folder.join(game)).unwrap();
        let lines: Vec<&str> = log.lines().collect();
        // Behind it somebody refills a hand: those who come after them need cards.
        let refills = |at: &usize| lines[at + 1].contains("\"refill\"");
        let ends = (1..lines.len() - 1).filter(|&at| Line::read(lines[at]).unwrap().last);
        let ends: Vec<usize> = ends.filter(refills).collect();
        for end in ends.iter().step_by(ends.len().div_ceil(12)) {
            let until = lines[..=*end].join("\n") + "\n";
            let store = Arc::new(MemoryStore::new());
            let referee = Referee::with(parts(store.clone(), 7));
            let Ok(new) = referee.import(until.as_bytes()) else { continue };
            let table = Table { referee, campaign: new.campaign, new, store };
            let place = table.referee.place(table.campaign, None).unwrap();
            if all_pending(&place.standing.state).is_empty()
                || table.says(&By::Organiser, table.advance()).is_err()
            {
                continue;
            }
            advanced += 1;
            let mut file = Vec::new();
            let organiser = Reader::Keyed(By::Organiser);
            table.referee.export(table.campaign, &organiser, 0, &mut file).unwrap();
            let folded = Referee::with(parts(Arc::new(MemoryStore::new()), 7));
            folded.import(&file[..]).unwrap();
            let at = |referee: &Referee| referee.place(table.campaign, None).unwrap().standing;
            assert!(at(&table.referee) == at(&folded), "{game}, record {}", table.head());
        }
    }
    assert!(advanced > 5, "only {advanced}");
}
