//! Others give to the dice of a correction as they do to those of an order: each batch is asked for on the hash of the one
//! before, and all of them are stored together.

use crate::shared::{Player, Table, before_a_card, signing};
use chronicle::{Contributed, From, Line, Otherwise, Policy, VerifyOptions, Way, kind};
use decider::By;
use rand::{RngExt as _, SeedableRng as _, rngs::Xoshiro256PlusPlus};
use referee::{
    Advance, Amended, Amendment, Answer, Ask, DeskCommand, DeskOrder, Edit, Order, Raise, Rejected,
    Rule, SetPolicy, Signatures,
};
use std::collections::BTreeMap;

/// A table of two players at home who have played on for a while.
fn played(policy: Policy) -> (Table, Vec<Player>) {
    let (table, one, other) = before_a_card(policy);
    let mut players = vec![one, other];
    let mut numbers = Xoshiro256PlusPlus::seed_from_u64(7);
    for _ in 0..60 {
        let place = table.referee().place(table.sitting.campaign, None).unwrap();
        let engagement = place.standing.state.engagements.values().next().unwrap();
        let draw = &mut |count: u32| numbers.random_range(0..count.max(1));
        let (by, command) = engagement.game.bot_order(&|_| true, draw).unwrap();
        let order = table.order(&by, &command.notation());
        match give(&table, &players, &order) {
            Ok(_) => {}
            Err(rejected) if rejected.code == "being_asked" => {
                let ask = table.ask();
                answered(&table, &mut players, &ask);
                table.settle(&ask).unwrap().unwrap();
            }
            Err(rejected) => panic!("{rejected:?}"),
        }
    }
    (table, players)
}

fn give(table: &Table, players: &[Player], order: &Order) -> Result<Answer, Rejected> {
    let campaign = table.sitting.campaign;
    match players.iter().find(|player| player.seat == order.by) {
        Some(player) => {
            signing(&player.device, |signed| table.referee().give_signed(campaign, order, signed))
        }
        None => table.referee().give(campaign, order),
    }
}

/// Everybody who is asked gives.
fn answered(table: &Table, players: &mut [Player], ask: &Ask) {
    for player in players {
        if ask.devices.contains_key(player.seat.seat().unwrap().name()) {
            table.answer(player, ask).unwrap();
        }
    }
}

fn amendment(table: &Table, edit: Edit) -> Amendment {
    Amendment {
        batch: table.sitting.batch(),
        head: table.sitting.head(),
        by: By::Organiser,
        edit,
        faces: BTreeMap::new(),
        leave_out: true,
        dispute: None,
        reason: "It was cocked.".into(),
    }
}

fn amend(table: &Table, amendment: &Amendment) -> Result<(Answer, Amended), Rejected> {
    table.referee().amend(table.sitting.campaign, amendment)
}

/// The records of rolls and draws that stand on the live timeline, in their order.
fn chances(table: &Table) -> Vec<u64> {
    let log = table.sitting.full_export();
    let lines = log.lines().map(|line| Line::read(line).unwrap());
    let chance = lines.filter(|line| [kind::DICE_ROLLED, kind::CARD_DRAWN].contains(&line.kind));
    chance.filter(|line| line.copy_of.is_none() && line.opens.is_some()).map(|it| it.seq).collect()
}

/// What was told behind a record of who gave.
fn told_behind(table: &Table, head: u64) -> Vec<Contributed> {
    let log = table.sitting.full_export();
    let lines =
        log.lines().skip(usize::try_from(head).unwrap() + 1).map(|it| Line::read(it).unwrap());
    let told = lines.filter(|line| line.kind == kind::CONTRIBUTED);
    told.map(|line| serde_json::from_str(line.data.unwrap()).unwrap()).collect()
}

/// Corrects, and has everybody give to each batch that is asked for.
fn corrected(table: &Table, players: &mut [Player], amendment: &Amendment) -> Vec<Ask> {
    let mut asks = Vec::new();
    let mut answer = amend(table, amendment).map(|(answer, _)| Some(answer));
    while let Err(rejected) = &answer {
        assert_eq!(rejected.code, "being_asked", "{rejected:?}");
        let ask = table.ask();
        answered(table, players, &ask);
        answer = table.settle(&ask);
        asks.push(ask);
    }
    asks
}

/// A table, and a roll of which the correction needs dice for two batches at least.
fn several() -> (Table, Vec<Player>, u64) {
    let (table, _) = played(Policy::together());
    let needs_several = |roll: &u64| {
        let (table, mut players) = played(Policy::together());
        let amendment = amendment(&table, Edit::ThrowAgain { roll: *roll });
        corrected(&table, &mut players, &amendment).len() > 1
    };
    let roll = chances(&table).into_iter().find(needs_several).unwrap();
    // The same evening once more: everything falls as it fell.
    let (table, players) = played(Policy::together());
    (table, players, roll)
}

#[test]
fn each_batch_that_needs_dice_is_asked_for_behind_the_one_before() {
    let (table, mut players, roll) = several();
    let shared = table.trust().shared;
    let amendment = amendment(&table, Edit::ThrowAgain { roll });
    let asks = corrected(&table, &mut players, &amendment);
    let (again, amended) = amend(&table, &amendment).unwrap();
    assert!(again.again, "it stands in the log");
    assert!(amended.edited.is_some(), "and what it came to is told");
    let first = again.records[0];
    // What came along hangs together from the end of the log to where each batch stands, and holds nothing.
    let log = table.sitting.full_export();
    let lines: Vec<_> = log.lines().map(|line| Line::read(line).unwrap()).collect();
    for ask in &asks {
        let behind: Vec<_> = ask.behind.iter().map(|text| Line::read(text).unwrap()).collect();
        assert_eq!(behind[0].prev, lines[usize::try_from(first).unwrap() - 1].hash);
        assert_eq!(behind.last().unwrap().hash, ask.prev);
        assert!(behind.iter().all(|line| line.data.is_none()));
        for line in behind {
            assert_eq!(line.hash, lines[usize::try_from(line.seq).unwrap()].hash);
        }
    }
    let told = told_behind(&table, first);
    assert_eq!(
        told.iter().map(|it| it.ask).collect::<Vec<_>>(),
        asks.iter().map(|it| it.ask).collect::<Vec<_>>()
    );
    assert!(told.iter().all(|it| it.way == Way::Shared && it.given.len() == 2));
    let trust = table.trust();
    assert!(trust.shared > shared);
    assert_eq!((trust.late, trust.asked_not_used, trust.skipped), (0, 0, 0));
}

#[test]
fn a_house_that_was_killed_within_a_correction_goes_on_with_the_same() {
    let (table, mut players, roll) = several();
    let amendment = amendment(&table, Edit::ThrowAgain { roll });
    assert_eq!(amend(&table, &amendment).unwrap_err().code, "being_asked");
    let mut house = table.restarted();
    let campaign = table.sitting.campaign;
    let mut asks = 0;
    while let Some(ask) = house.asks(campaign).unwrap() {
        for player in &mut players {
            let given = player.given;
            player.give(&house, campaign, &ask).unwrap();
            player.given = given;
        }
        // What had come is given again, and is the same.
        house = table.restarted();
        assert_eq!(house.asks(campaign).unwrap().as_ref(), Some(&ask));
        assert_eq!(house.amend(campaign, &amendment).unwrap_err().code, "being_asked");
        for player in &mut players {
            player.give(&house, campaign, &ask).unwrap();
        }
        let _ = house.settle(campaign, &ask.ask);
        asks += 1;
    }
    assert!(asks > 1);
    assert!(house.amend(campaign, &amendment).unwrap().0.again);
    let strict = VerifyOptions { strict: true, ..VerifyOptions::default() };
    let mut log = Vec::new();
    house.export(campaign, &referee::Reader::Keyed(By::Organiser), 0, &mut log).unwrap();
    let trust = chronicle::verify(&*log, &strict).unwrap().trust;
    assert_eq!((trust.asked_not_used, trust.skipped), (0, 0));
}

#[test]
fn a_link_that_comes_too_late_for_one_batch_is_told_with_the_next() {
    let (table, mut players, roll) = several();
    let amendment = amendment(&table, Edit::ThrowAgain { roll });
    let head = table.sitting.head();
    amend(&table, &amendment).unwrap_err();
    let first = table.ask();
    table.answer(&mut players[0], &first).unwrap();
    assert_eq!(table.settle(&first).unwrap_err().code, "being_asked");
    let second = table.ask();
    table.answer(&mut players[1], &first).unwrap();
    table.answer(&mut players[1], &second).unwrap();
    let mut answer = table.settle(&second);
    while let Err(rejected) = &answer {
        assert_eq!(rejected.code, "being_asked");
        answer = table.settle(&table.ask());
    }
    let trust = table.trust();
    assert_eq!((trust.late, trust.skipped, trust.asked_not_used), (1, 0, 0));
    assert_eq!(told_behind(&table, head)[1].given[0].index, players[1].given);
}

#[test]
fn whoever_has_given_their_last_link_to_one_batch_is_not_asked_for_the_next() {
    let (_, _, roll) = several();
    // Other links have other dice fall, after which perhaps no second batch needs any.
    let mut corrections = (9..60).map(|seed| {
        let (table, mut players) = played(Policy::together());
        table.lay_so_long(&mut players[1], seed, 1);
        let amendment = amendment(&table, Edit::ThrowAgain { roll });
        let asks = corrected(&table, &mut players, &amendment);
        (table, asks)
    });
    let (table, asks) = corrections.find(|(_, asks)| asks.len() > 1).unwrap();
    let asked = |ask: &Ask| ask.devices.keys().cloned().collect::<Vec<_>>();
    assert_eq!(asked(&asks[0]), ["cathay", "city-guard"]);
    assert!(asks[1..].iter().all(|ask| asked(ask) == ["cathay"]));
    let trust = table.trust();
    assert_eq!((trust.silent, trust.skipped), (0, 0));
}

fn set(table: &Table, policy: Policy) {
    let set = SetPolicy { batch: table.sitting.batch(), by: By::Organiser, policy };
    table.referee().set_policy(table.sitting.campaign, &set, &Signatures::none()).unwrap();
}

#[test]
fn a_correction_of_which_one_batch_was_answered_stands() {
    let (table, mut players, roll) = several();
    set(&table, Policy { from: From::All, otherwise: Otherwise::Refuse, ..Policy::together() });
    let campaign = table.sitting.campaign;
    let head = table.sitting.head();
    // Nobody gives: nothing is written, and that is the answer to it.
    let refused = amendment(&table, Edit::ThrowAgain { roll });
    amend(&table, &refused).unwrap_err();
    assert_eq!(table.settle(&table.ask()).unwrap_err().code, "nobody_gave");
    assert_eq!(amend(&table, &refused).unwrap_err().code, "nobody_gave");
    assert_eq!(table.sitting.head(), head);
    // One gives: now it waits for the other, however long that takes.
    let stands = amendment(&table, Edit::ThrowAgain { roll });
    amend(&table, &stands).unwrap_err();
    let ask = table.ask();
    let until = |ask: &Ask| table.referee().gathering(campaign, &ask.ask).unwrap().unwrap().until;
    assert!(until(&ask).is_some());
    table.answer(&mut players[0], &ask).unwrap();
    assert!(until(&ask).is_none());
    assert_eq!(table.settle(&ask).unwrap_err().code, "being_asked");
    assert_eq!(table.ask(), ask, "nothing else is asked");
    table.answer(&mut players[1], &ask).unwrap();
    let mut settled = table.settle(&ask);
    while let Err(rejected) = &settled {
        assert_eq!(rejected.code, "being_asked");
        let next = table.ask();
        // Of this one nobody has given anything, and it stands all the same.
        assert!(until(&next).is_none());
        assert_eq!(table.settle(&next).unwrap_err().code, "being_asked");
        answered(&table, &mut players, &next);
        settled = table.settle(&next);
    }
    let trust = table.trust();
    assert_eq!((trust.late, trust.skipped, trust.asked_not_used), (0, 0, 0));
}

#[test]
fn nobody_is_waited_for_who_does_not_listen() {
    let (table, players, roll) = several();
    players.iter().for_each(|player| table.leaves(player));
    let head = table.sitting.head();
    amend(&table, &amendment(&table, Edit::ThrowAgain { roll })).unwrap();
    let told = told_behind(&table, head);
    assert!(told.iter().all(|told| told.way == Way::House && told.silent.len() == 2));
    table.trust();
}

fn at_the_desk(table: &Table, by: &By, command: DeskCommand) -> Result<Answer, Rejected> {
    let order = DeskOrder { batch: table.sitting.batch(), by: by.clone(), command };
    table.referee().at_the_desk(table.sitting.campaign, &order)
}

#[test]
fn a_ruling_that_has_dice_thrown_again_asks_for_them() {
    let (table, mut players, roll) = several();
    let raise = Raise { record: roll, text: "It lay against the wall.".into() };
    at_the_desk(&table, &crate::shared::bystander(), DeskCommand::Raise(raise)).unwrap();
    let head = table.sitting.head();
    let rule = Rule {
        dispute: 1,
        ruling: campaign::desk::RulingWord::ThrownAgain,
        reason: "It was.".into(),
        leave_out: true,
        ..serde_json::from_str(r#"{"dispute": 1, "ruling": "thrown_again", "reason": "x"}"#)
            .unwrap()
    };
    let order = DeskOrder {
        batch: table.sitting.batch(),
        by: By::Organiser,
        command: DeskCommand::Rule(rule),
    };
    let send = || table.referee().at_the_desk(table.sitting.campaign, &order);
    while let Err(rejected) = send() {
        assert_eq!(rejected.code, "being_asked", "{rejected:?}");
        let ask = table.ask();
        answered(&table, &mut players, &ask);
        let _ = table.settle(&ask);
    }
    assert!(send().unwrap().again);
    assert!(told_behind(&table, head).iter().all(|told| told.way == Way::Shared));
    table.trust();
}

#[test]
fn going_on_without_somebody_asks_for_the_dice_that_fall() {
    let (table, mut players, _) = before_a_card_of(Policy::together());
    let scope = "engagement/1".parse().unwrap();
    let head = table.sitting.head();
    let advance = Advance { scope, head, reason: "They are asleep.".into() };
    let sent = at_the_desk(&table, &By::Organiser, DeskCommand::Advance(advance));
    assert_eq!(sent.unwrap_err().code, "being_asked");
    let ask = table.ask();
    answered(&table, &mut players, &ask);
    table.settle(&ask).unwrap().unwrap();
    let told = told_behind(&table, head);
    assert!(!told.is_empty() && told.iter().all(|told| told.way == Way::Shared));
    table.trust();
}

fn before_a_card_of(policy: Policy) -> (Table, Vec<Player>, u64) {
    let (table, one, other) = before_a_card(policy);
    let head = table.sitting.head();
    (table, vec![one, other], head)
}
