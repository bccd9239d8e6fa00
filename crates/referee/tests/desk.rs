//! The audit desk: witnesses, disputes and rulings, consent, and closing the book.

use crate::sitting;

use campaign::desk::{ConsentRule, DuringDispute, HouseRules, RulingWord, Silence};
use chance::Source;
use chronicle::{DiceRolled, Format, Line};
use chrono::{DateTime, TimeDelta, Utc};
use decider::By;
use messages::Language;
use referee::{
    AskConsent, Clock, Close, ConsentSaid, DeskCommand, DeskOrder, Parts, Raise, Reader, Rejected,
    Rule, Statement, Witness,
};
use sitting::{Seeded, Sitting, give_throwing, seat, siege};
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
};
use store::MemoryStore;

fn says(sitting: &Sitting, by: &By, command: DeskCommand) -> Result<u64, Rejected> {
    let order = DeskOrder { batch: sitting.batch(), by: by.clone(), command };
    let answer = sitting.referee.at_the_desk(sitting.campaign, &order)?;
    let again = sitting.referee.at_the_desk(sitting.campaign, &order)?;
    assert_eq!((again.head, again.again), (answer.head, true));
    Ok(answer.records[1])
}

fn code(sitting: &Sitting, by: &By, command: DeskCommand) -> &'static str {
    let before = sitting.head();
    let code = says(sitting, by, command).unwrap_err().code;
    assert_eq!(sitting.head(), before, "nothing was written");
    code
}

fn is_whole(sitting: &Sitting) {
    let verified = sitting.referee.verify(sitting.campaign, &[]).unwrap();
    assert!(verified.is_ok(), "{verified:?}");
    let fresh = sitting.restarted();
    assert_eq!(
        fresh.place(sitting.campaign, None).unwrap().standing,
        sitting.referee.place(sitting.campaign, None).unwrap().standing
    );
    assert_eq!(
        fresh.desk(sitting.campaign).unwrap().0,
        sitting.referee.desk(sitting.campaign).unwrap().0
    );
}

/// Plays until dice were thrown at the table; answers the roll and who typed it.
fn thrown(sitting: &Sitting) -> (u64, By) {
    for _ in 0..400 {
        let (by, option) = sitting.next_in(&siege()).unwrap();
        let mut order = sitting.order(&by, &option);
        order.thrown = Some(Vec::new());
        let answer = give_throwing(&sitting.referee, sitting.campaign, &mut order).unwrap();
        let mut roll = None;
        let records = answer.records[0]..=answer.head.seq;
        let note = |line: &Line<'_>| {
            let thrown = line.data.is_some_and(|data| data.contains("\"thrown\":{"));
            if line.kind == "dice.rolled" && thrown {
                roll.get_or_insert(line.seq);
            }
        };
        sitting.referee.each_record(sitting.campaign, records, note).unwrap();
        if let Some(roll) = roll {
            return (roll, by);
        }
    }
    panic!("nobody threw anything");
}

fn other(sitting: &Sitting, by: &By) -> By {
    sitting.seats().into_iter().find(|seat| seat != by).unwrap()
}

fn witness(roll: u64, confirms: bool) -> DeskCommand {
    DeskCommand::Witness(Witness { roll, confirms, faces: None, note: None })
}

fn raise(record: u64) -> DeskCommand {
    DeskCommand::Raise(Raise { record, text: "That die was cocked.".into() })
}

fn rule(dispute: u32, ruling: RulingWord) -> Rule {
    Rule {
        dispute,
        ruling,
        command: None,
        notation: None,
        faces: BTreeMap::new(),
        leave_out: true,
        reason: "Nobody can say.".into(),
    }
}

#[test]
fn thrown_dice_are_confirmed_or_contested_by_somebody_else() {
    let sitting = Sitting::new();
    let (roll, by) = thrown(&sitting);
    let opponent = other(&sitting, &by);
    assert_eq!(code(&sitting, &by, witness(roll, true)), "own_roll");
    assert_eq!(code(&sitting, &opponent, witness(0, true)), "not_a_roll");
    assert_eq!(code(&sitting, &opponent, witness(9999, true)), "unknown_record");
    let wrong = Witness { roll, confirms: false, faces: Some(vec![9, 9, 9, 9]), note: None };
    assert_eq!(code(&sitting, &opponent, DeskCommand::Witness(wrong)), "impossible_face");
    let record = says(&sitting, &opponent, witness(roll, false)).unwrap();
    assert_eq!(code(&sitting, &opponent, witness(roll, false)), "already_said");
    says(&sitting, &opponent, witness(roll, true)).unwrap();
    let mut who = String::new();
    let note = |line: &Line<'_>| format!("{} {}", line.kind, line.by).clone_into(&mut who);
    sitting.referee.each_record(sitting.campaign, record..=record, note).unwrap();
    assert_eq!(who, format!("dice.witnessed {opponent}"), "a record of their own");
    assert_eq!(sitting.referee.desk(sitting.campaign).unwrap().0.witnessed[&roll].len(), 2);
    let verified = sitting.referee.verify(sitting.campaign, &[]).unwrap().unwrap();
    assert_eq!(verified.counts.witnessed, 1, "the verifier counts who confirmed");
    is_whole(&sitting);

    // A rewind takes nothing back of what was said, and sealed dice need no witness.
    sitting.rewind(sitting.new.head.seq);
    assert_eq!(sitting.referee.desk(sitting.campaign).unwrap().0.witnessed.len(), 1);
    sitting.go_on_until(|state| state.turn == 2);
    let log = sitting.full_export();
    let sealed = log.lines().map(|line| Line::read(line).unwrap());
    let mut sealed = sealed.filter(|it| it.kind == "dice.rolled" && it.opens.is_some());
    let sealed = sealed.next().unwrap();
    assert_eq!(code(&sitting, &opponent, witness(sealed.seq, true)), "not_thrown");
}

#[test]
fn an_open_dispute_survives_a_rewind_stops_the_close_and_pauses_play_if_that_is_the_rule() {
    let sitting = Sitting::new();
    sitting.go_on_for(5);
    let record = sitting.head();
    let cathay = seat("cathay");
    assert_eq!(code(&sitting, &cathay, raise(99_999)), "unknown_record");
    let nothing = DeskCommand::Raise(Raise { record, text: " ".into() });
    assert_eq!(code(&sitting, &cathay, nothing), "bad_text");
    says(&sitting, &cathay, raise(record)).unwrap();
    sitting.go_on_for(3);
    let statement = Statement { dispute: 1, text: "It lay flat.".into() };
    says(&sitting, &seat("bretonnia"), DeskCommand::State(statement.clone())).unwrap();
    let unknown = DeskCommand::State(Statement { dispute: 7, ..statement });
    assert_eq!(code(&sitting, &cathay, unknown), "unknown_dispute");
    let close = DeskCommand::Close(Close { publish: true });
    assert_eq!(code(&sitting, &By::Organiser, close.clone()), "dispute_open");
    assert_eq!(code(&sitting, &cathay, close), "not_organiser");
    sitting.rewind(sitting.new.head.seq);
    assert_eq!(sitting.referee.desk(sitting.campaign).unwrap().0.open().count(), 1);

    let pause = HouseRules { disputes: DuringDispute::Pause, ..HouseRules::default() };
    let pause = DeskCommand::SetHouseRules(pause);
    assert_eq!(code(&sitting, &cathay, pause.clone()), "not_organiser");
    says(&sitting, &By::Organiser, pause).unwrap();
    assert_eq!(sitting.give(&cathay, "tell Well?").unwrap_err().code, "dispute_open");
    let ruling = DeskCommand::Rule(rule(1, RulingWord::Stands));
    assert_eq!(code(&sitting, &cathay, ruling.clone()), "not_organiser");
    says(&sitting, &By::Organiser, ruling.clone()).unwrap();
    assert_eq!(code(&sitting, &By::Organiser, ruling), "dispute_settled");
    sitting.give(&cathay, "tell Well.").unwrap();
    is_whole(&sitting);
}

/// Real dice are thrown again on the table: the ruling is refused until their faces come with it.
fn faces_that_are_asked_for(sitting: &Sitting, rule: &Rule, roll: u64) -> BTreeMap<u64, Vec<u32>> {
    let (order, _) = sitting.referee.batch_of(sitting.campaign, roll).unwrap();
    let mut dice = None;
    let note = |line: &Line<'_>| {
        let rolled: DiceRolled = serde_json::from_str(line.data.unwrap()).unwrap();
        dice = Some(rolled.dice);
    };
    sitting.referee.each_record(sitting.campaign, roll..=roll, note).unwrap();
    let dice = dice.unwrap();
    let typed = |faces: Vec<u32>| BTreeMap::from([(order, faces)]);
    let (head, count) = (sitting.head(), dice.count() as usize);
    for faces in [
        BTreeMap::new(),
        typed(vec![1; count - 1]),
        typed(vec![dice.sides() + 1; count]),
        BTreeMap::from([(order + 1, vec![1; count])]),
    ] {
        let rule = DeskCommand::Rule(Rule { faces, ..rule.clone() });
        let rejected = says(sitting, &By::Organiser, rule).unwrap_err();
        assert_eq!(rejected.code, "needs_dice");
        let allowed = rejected.allowed.unwrap().in_language(Language::English);
        assert!(allowed.contains(&format!("--faces {order}=")), "{allowed}");
        assert_eq!(sitting.head(), head, "nothing was written");
    }
    typed(vec![dice.sides(); count])
}

#[test]
fn a_ruling_is_carried_out_in_the_same_go() {
    for ruling in
        [RulingWord::Struck, RulingWord::ThrownAgain, RulingWord::Replaced, RulingWord::Rewound]
    {
        // In version 2 the organiser's device signs what is put in a seat's stead: `signed` tries that.
        let sitting = Sitting::of_version(Format::One);
        let word = sitting.give(&seat("cathay"), "tell One.").unwrap();
        let (roll, _) = thrown(&sitting);
        sitting.go_on_for(6);
        let left = sitting.head();
        let record = if ruling == RulingWord::ThrownAgain { roll } else { word.records[1] };
        says(&sitting, &seat("bretonnia"), raise(record)).unwrap();
        let mut rule = rule(1, ruling);
        if ruling == RulingWord::Replaced {
            let nothing = DeskCommand::Rule(rule.clone());
            assert_eq!(code(&sitting, &By::Organiser, nothing), "malformed_command");
            rule.notation = Some("tell Two.".into());
        }
        if ruling == RulingWord::ThrownAgain {
            rule.faces = faces_that_are_asked_for(&sitting, &rule, roll);
        }
        let thrown_anew = rule.faces.values().next().cloned();
        let ruled = says(&sitting, &By::Organiser, DeskCommand::Rule(rule)).unwrap();
        let desk = sitting.referee.desk(sitting.campaign).unwrap().0;
        assert_eq!(desk.disputes[&1].ruled.as_ref().unwrap().0, ruled);
        let log = sitting.full_export();
        let rewound = log.lines().map(|line| Line::read(line).unwrap());
        let rewound = rewound.filter(|it| it.kind == "timeline.rewound" && it.seq > ruled);
        let rewound: Vec<_> = rewound.collect();
        assert_eq!(rewound.len(), 1, "{ruling:?}");
        assert!(rewound[0].data.unwrap().contains("\"dispute\":\"1\""));
        if let Some(faces) = thrown_anew {
            let fresh = log.lines().map(|line| Line::read(line).unwrap());
            let mut fresh = fresh.filter(|it| it.kind == "dice.rolled" && it.seq > rewound[0].seq);
            let fell = |it: Line<'_>| {
                let fell: DiceRolled = serde_json::from_str(it.data.unwrap()).unwrap();
                fell.faces == faces && matches!(fell.source, Source::Thrown { .. })
            };
            assert!(fresh.any(fell), "the faces of the ruling");
        }
        assert!(!sitting.referee.place(sitting.campaign, Some(left)).unwrap().live);
        is_whole(&sitting);
    }
}

/// A clock that stands until somebody moves its hands.
struct Hands(Mutex<DateTime<Utc>>);

impl Clock for Hands {
    fn now(&self) -> DateTime<Utc> {
        *self.0.lock().unwrap()
    }
}

/// A table whose clock is set by hand.
fn by_hand() -> (Arc<Hands>, Sitting) {
    let clock = Arc::new(Hands(Mutex::new("2026-01-02T03:04:05Z".parse().unwrap())));
    let parts = Parts {
        clock: clock.clone(),
        randomness: Arc::new(Seeded::new(3)),
        ..Parts::new(Arc::new(MemoryStore::new()))
    };
    (clock, Sitting::with(parts))
}

#[test]
fn the_head_is_moved_when_those_agree_whose_orders_would_be_undone() {
    let (clock, sitting) = by_hand();
    let (cathay, bretonnia) = (seat("cathay"), seat("bretonnia"));
    let then = sitting.head();
    let set = |consent, silence| {
        let rules = HouseRules { consent, silence, hours: 2, ..HouseRules::default() };
        DeskCommand::SetHouseRules(rules)
    };
    says(&sitting, &By::Organiser, set(ConsentRule::AllAffected, Silence::Refuses)).unwrap();
    let loosen = set(ConsentRule::Majority, Silence::Refuses);
    assert_eq!(code(&sitting, &By::Organiser, loosen), "consent_loosened");
    sitting.give(&cathay, "tell One.").unwrap();
    sitting.give(&bretonnia, "tell Two.").unwrap();
    let rewind = |to| sitting.referee.rewind(sitting.campaign, &sitting.rewind_order(to));
    assert_eq!(rewind(then).unwrap_err().code, "consent_needed");
    let (only, what_if) = (None, None);
    let ask =
        DeskCommand::AskConsent(AskConsent { to: then, only, what_if, reason: "Oops.".into() });
    assert_eq!(code(&sitting, &cathay, ask.clone()), "not_organiser");
    says(&sitting, &By::Organiser, ask.clone()).unwrap();
    let answer = |request, agrees| DeskCommand::Answer(ConsentSaid { request, agrees });
    assert_eq!(code(&sitting, &seat("city-guard"), answer(1, true)), "not_asked");
    assert_eq!(code(&sitting, &cathay, answer(9, true)), "unknown_request");
    says(&sitting, &cathay, answer(1, true)).unwrap();
    assert_eq!(rewind(then).unwrap_err().code, "consent_needed", "one of two");
    says(&sitting, &bretonnia, answer(1, true)).unwrap();

    // Somebody who was not asked has played since: their order would be undone as well.
    sitting.give(&seat("city-guard"), "tell Three.").unwrap();
    assert_eq!(rewind(then).unwrap_err().code, "consent_needed");
    says(&sitting, &By::Organiser, ask.clone()).unwrap();
    for by in [&cathay, &bretonnia, &seat("city-guard")] {
        says(&sitting, by, answer(2, true)).unwrap();
    }
    rewind(then).unwrap();
    assert_eq!(code(&sitting, &cathay, answer(2, false)), "request_over");

    // Whoever does not answer in time has said no, as the rules are here.
    sitting.give(&cathay, "tell Four.").unwrap();
    says(&sitting, &By::Organiser, ask).unwrap();
    *clock.0.lock().unwrap() += TimeDelta::hours(2);
    assert_eq!(code(&sitting, &cathay, answer(3, true)), "request_over");
    assert_eq!(rewind(then).unwrap_err().code, "consent_needed");
    let patient = set(ConsentRule::AllAffected, Silence::Agrees);
    assert_eq!(code(&sitting, &By::Organiser, patient), "consent_loosened");
    let hasty = HouseRules { hours: 1, consent: ConsentRule::AllAffected, ..HouseRules::default() };
    assert_eq!(
        code(&sitting, &By::Organiser, DeskCommand::SetHouseRules(hasty)),
        "consent_loosened"
    );
    assert_eq!(rewind(then).unwrap_err().code, "consent_needed");
    is_whole(&sitting);
}

/// What silence means is fixed when the question is asked: no rule that comes later changes it.
#[test]
fn a_question_goes_by_the_rules_under_which_it_was_asked() {
    let (clock, sitting) = by_hand();
    let then = sitting.head();
    let set = |silence| {
        let consent = ConsentRule::AllAffected;
        DeskCommand::SetHouseRules(HouseRules { consent, silence, ..HouseRules::default() })
    };
    says(&sitting, &By::Organiser, set(Silence::Agrees)).unwrap();
    sitting.give(&seat("cathay"), "tell One.").unwrap();
    let (only, what_if) = (None, None);
    let ask =
        DeskCommand::AskConsent(AskConsent { to: then, only, what_if, reason: "Oops.".into() });
    says(&sitting, &By::Organiser, ask.clone()).unwrap();
    says(&sitting, &By::Organiser, set(Silence::Refuses)).unwrap();
    *clock.0.lock().unwrap() += TimeDelta::hours(48);
    sitting.rewind(then);
    sitting.give(&seat("cathay"), "tell Two.").unwrap();
    says(&sitting, &By::Organiser, ask).unwrap();
    *clock.0.lock().unwrap() += TimeDelta::hours(48);
    let refused = sitting.referee.rewind(sitting.campaign, &sitting.rewind_order(then));
    assert_eq!(refused.unwrap_err().code, "consent_needed");
}

/// Ruling is what the organiser is for, but not on what they have raised themselves: that would walk
/// round those who must be asked.
#[test]
fn a_dispute_of_the_organisers_own_needs_the_consent_that_its_ruling_would() {
    let sitting = Sitting::new();
    let rules = HouseRules { consent: ConsentRule::AllAffected, ..HouseRules::default() };
    says(&sitting, &By::Organiser, DeskCommand::SetHouseRules(rules)).unwrap();
    let told = sitting.give(&seat("cathay"), "tell One.").unwrap();
    let record = told.records[0];
    let raise = |by: &By| {
        let text = "I doubt it.".into();
        says(&sitting, by, DeskCommand::Raise(Raise { record, text })).unwrap();
        let (desk, _) = sitting.referee.desk(sitting.campaign).unwrap();
        *desk.disputes.keys().last().unwrap()
    };
    let rule = |dispute, ruling| DeskCommand::Rule(rule(dispute, ruling));
    let own = raise(&By::Organiser);
    for ruling in [RulingWord::Rewound, RulingWord::Struck] {
        assert_eq!(code(&sitting, &By::Organiser, rule(own, ruling)), "consent_needed");
    }
    says(&sitting, &By::Organiser, rule(own, RulingWord::Stands)).unwrap();
    let theirs = raise(&seat("bretonnia"));
    says(&sitting, &By::Organiser, rule(theirs, RulingWord::Struck)).unwrap();
    is_whole(&sitting);
}

#[test]
fn a_closed_campaign_is_read_by_everybody_and_written_by_nobody() {
    let sitting = Sitting::new();
    sitting.go_on_for(12);
    let public = |from| {
        let mut out = Vec::new();
        let written =
            sitting.referee.export_full(sitting.campaign, &Reader::Public, from, &mut out);
        written.map(|_| String::from_utf8(out).unwrap())
    };
    assert_eq!(public(0).unwrap_err().code, "not_published");
    says(&sitting, &By::Organiser, DeskCommand::Close(Close { publish: true })).unwrap();
    let cathay = seat("cathay");
    assert_eq!(sitting.give(&cathay, "tell Farewell.").unwrap_err().code, "campaign_closed");
    assert_eq!(code(&sitting, &cathay, raise(3)), "campaign_closed");
    let rewind = sitting.rewind_order(sitting.new.head.seq);
    let refused = sitting.referee.rewind(sitting.campaign, &rewind).unwrap_err();
    assert_eq!(refused.code, "campaign_closed");
    let full = public(0).unwrap();
    assert_eq!(full, sitting.full_export());
    let verified =
        chronicle::verify(full.as_bytes(), &chronicle::VerifyOptions::default()).unwrap();
    assert_eq!(verified.counts.redacted, 0);
    is_whole(&sitting);
}

#[test]
fn receipts_name_what_was_lost() {
    let sitting = Sitting::new();
    let mut receipts = vec![sitting.new.head];
    for _ in 0..4 {
        sitting.go_on().unwrap();
        receipts.push(sitting.referee.head(sitting.campaign).unwrap());
    }
    let continuity = |receipts: &[chronicle::Head]| {
        sitting.referee.continuity(sitting.campaign, receipts).unwrap()
    };
    assert_eq!(continuity(&receipts), (receipts.last().copied(), None));
    sitting.rewind(receipts[0].seq);
    assert_eq!(continuity(&receipts), (receipts.last().copied(), None), "a rewind loses nothing");
    let mut other = receipts.clone();
    other[2].hash = receipts[1].hash;
    other[3].hash = receipts[1].hash;
    other.reverse();
    let lost = chronicle::Head { seq: receipts[2].seq, hash: receipts[1].hash };
    assert_eq!(continuity(&other), (Some(receipts[1]), Some(lost)));
    let beyond = chronicle::Head { seq: 99_999, hash: receipts[0].hash };
    assert_eq!(continuity(&[beyond]), (None, Some(beyond)));
}
