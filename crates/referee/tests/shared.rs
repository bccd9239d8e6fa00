//! What others give to dice: nobody at the table can foresee them, and whoever withholds is seen.

mod at_home;

use crate::sitting;

use chance::Bytes32;
use chronicle::{
    Format, From, Line, Otherwise, Policy, SigningKey, ThrownBy, VerifyOptions, bind_message, kind,
};
use decider::By;
use rand::{RngExt as _, SeedableRng as _, rngs::Xoshiro256PlusPlus};
use referee::{
    Amendment, Ask, Begun, BindDevice, Edit, LayChain, Order, Referee, SetPolicy, Signatures,
};
use sitting::{Sitting, parts, siege};
use std::{collections::BTreeMap, sync::Arc};
use store::MemoryStore;

use at_home::LENGTH;
pub(crate) use at_home::{Player, Table, before_a_card, bystander, proceed, send, signing};

#[test]
fn whoever_sits_at_home_is_asked_before_an_envelope_is_opened() {
    let (table, mut one, mut other) = before_a_card(Policy::together());
    let (head, order) = (table.sitting.head(), proceed(&table));
    assert_eq!(send(&table, &order).unwrap_err().code, "being_asked");
    let asked = table.asked();
    assert_eq!(asked, [table.ask()], "the others are asked, once");
    assert_eq!(table.sitting.head(), head, "nothing is written while they are");
    let ask = table.ask();
    assert_eq!(ask.devices.keys().collect::<Vec<_>>(), ["cathay", "city-guard"]);

    // What was asked stands: nothing overtakes it, and a house that comes up again asks the same.
    let tell = table.order(&bystander(), "tell Wait for me.");
    assert_eq!(send(&table, &tell).unwrap_err().code, "being_asked");
    assert_eq!(send(&table, &order).unwrap_err().code, "being_asked");
    let rewind = table.sitting.rewind_order(head);
    let rewound = table.referee().rewind(table.sitting.campaign, &rewind).unwrap_err();
    assert_eq!(rewound.code, "being_asked");
    assert_eq!(table.sitting.restarted().asks(table.sitting.campaign).unwrap(), Some(ask.clone()));

    let gathering = |table: &Table| {
        table.referee().gathering(table.sitting.campaign, &ask.ask).unwrap().unwrap()
    };
    assert!(!gathering(&table).enough);
    table.answer(&mut one, &ask).unwrap();
    assert!(gathering(&table).enough, "one is enough by this policy");
    table.answer(&mut other, &ask).unwrap();
    assert!(gathering(&table).missing.is_empty());
    let answer = table.settle(&ask).unwrap().unwrap();
    assert_eq!(table.referee().give(table.sitting.campaign, &order).unwrap().head, answer.head);
    let kinds = table.kinds_behind(head);
    assert_eq!(&kinds[..3], [kind::ORDER_GIVEN, kind::CONTRIBUTED, kind::CARD_DRAWN]);
    let trust = table.trust();
    assert_eq!((trust.shared, trust.house > 0, trust.skipped), (1, true, 0));
    assert_eq!(table.settle(&ask).unwrap(), None, "an ask is settled once");
}

#[test]
fn what_others_give_decides_and_the_house_cannot_know_it() {
    let drawn = |silent: bool| {
        let (table, mut one, mut other) = before_a_card(Policy::together());
        let order = proceed(&table);
        send(&table, &order).unwrap_err();
        let ask = table.ask();
        table.answer(&mut one, &ask).unwrap();
        if !silent {
            table.answer(&mut other, &ask).unwrap();
        }
        let head = table.settle(&ask).unwrap().unwrap().head.seq;
        let log = table.sitting.full_export();
        let lines = log.lines().take(usize::try_from(head).unwrap() + 1).map(Line::read);
        let card = lines.map(Result::unwrap).filter(|line| line.kind == kind::CARD_DRAWN).last();
        (ask.ask, card.unwrap().data.unwrap().to_owned())
    };
    let ((asked, together), (again, alone)) = (drawn(false), drawn(true));
    assert_eq!(asked, again, "the same order in the same campaign");
    assert_ne!(together, alone, "the other's link has part in it");
}

#[test]
fn where_nobody_listens_nobody_is_waited_for() {
    let (table, one, other) = before_a_card(Policy::together());
    table.leaves(&one);
    table.leaves(&other);
    let (before, back) = (table.trust().silent, table.sitting.head());
    send(&table, &proceed(&table)).unwrap();
    assert_eq!(table.trust().silent, before + 2, "both are said to have given nothing");

    let refuse = Policy { otherwise: Otherwise::Refuse, ..Policy::together() };
    let set = SetPolicy { batch: table.sitting.batch(), by: By::Organiser, policy: refuse };
    let (campaign, unsigned) = (table.sitting.campaign, Signatures::none());
    table.referee().set_policy(campaign, &set, &unsigned).unwrap();
    assert_eq!(table.trust().policies, 1);
    table.sitting.rewind(back);
    let head = table.sitting.head();
    assert_eq!(send(&table, &proceed(&table)).unwrap_err().code, "nobody_gave");
    assert_eq!(table.sitting.head(), head, "no envelope is opened");
}

#[test]
fn a_link_that_comes_late_is_told_and_none_is_skipped() {
    let (table, mut one, mut other) = before_a_card(Policy::together());
    send(&table, &proceed(&table)).unwrap_err();
    let ask = table.ask();
    table.answer(&mut one, &ask).unwrap();
    table.settle(&ask).unwrap().unwrap();
    // Late: told at once, by the rules.
    let head = table.sitting.head();
    table.answer(&mut other, &ask).unwrap();
    assert_eq!(table.kinds_behind(head), [kind::ORDER_GIVEN, kind::SPENT]);
    other.given -= 1;
    table.answer(&mut other, &ask).unwrap();
    assert_eq!(table.sitting.head(), head + 2, "given again it changes nothing");
    let trust = table.trust();
    assert_eq!((trust.late, trust.silent > 0, trust.skipped), (1, true, 0));
}

#[test]
fn whoever_was_late_brings_the_link_before_the_next() {
    let (table, mut one, mut other) = before_a_card(Policy::together());
    let back = table.sitting.head();
    send(&table, &proceed(&table)).unwrap_err();
    let first = table.ask();
    table.answer(&mut one, &first).unwrap();
    table.settle(&first).unwrap().unwrap();
    table.sitting.rewind(back);

    send(&table, &proceed(&table)).unwrap_err();
    let (second, head) = (table.ask(), table.sitting.head());
    other.given = 1;
    let skips = table.answer(&mut other, &second).unwrap_err();
    assert_eq!(skips.code, "link_wrong", "nobody could account for the link before");
    other.given = 0;
    table.answer(&mut other, &first).unwrap();
    other.given = 0;
    table.answer(&mut other, &first).unwrap(); // given again it changes nothing
    table.answer(&mut other, &second).unwrap();
    table.answer(&mut one, &second).unwrap();
    table.settle(&second).unwrap().unwrap();
    let kinds = table.kinds_behind(head);
    let expected = [kind::ORDER_GIVEN, kind::SPENT, kind::CONTRIBUTED, kind::CARD_DRAWN];
    assert_eq!(&kinds[..4], expected);
    let trust = table.trust();
    assert_eq!((trust.shared, trust.late, trust.skipped), (2, 1, 0));
}

#[test]
fn links_that_came_for_an_order_that_is_not_written_leave_a_mark() {
    let all = Policy { from: From::All, otherwise: Otherwise::Refuse, ..Policy::together() };
    let (table, mut one, _silent) = {
        let (table, one, other) = before_a_card(Policy::together());
        let set = SetPolicy { batch: table.sitting.batch(), by: By::Organiser, policy: all };
        let (campaign, unsigned) = (table.sitting.campaign, Signatures::none());
        table.referee().set_policy(campaign, &set, &unsigned).unwrap();
        (table, one, other)
    };
    let (order, head) = (proceed(&table), table.sitting.head());
    send(&table, &order).unwrap_err();
    let ask = table.ask();
    table.answer(&mut one, &ask).unwrap();
    assert_eq!(table.settle(&ask).unwrap_err().code, "nobody_gave");
    assert_eq!(table.kinds_behind(head), [kind::ORDER_GIVEN, kind::SPENT]);
    assert_eq!(send(&table, &order).unwrap_err().code, "nobody_gave", "that is the answer to it");
    let trust = table.trust();
    assert_eq!((trust.asked_not_used, trust.skipped), (1, 0));
    // The stream has moved on: the same can be asked for anew.
    send(&table, &proceed(&table)).unwrap_err();
    assert_ne!(table.ask().ask, ask.ask);
}

#[test]
fn what_is_no_answer_is_not_taken() {
    let (table, mut one, other) = before_a_card(Policy::together());
    send(&table, &proceed(&table)).unwrap_err();
    let ask = table.ask();
    let code = |by: &By, link: &referee::Link| {
        table.referee().give_link(table.sitting.campaign, by, link).unwrap_err().code
    };
    let good = ask.answered(&one.device, 1, one.chain[1]);
    let skipping = ask.answered(&one.device, 2, one.chain[2]);
    assert_eq!(code(&one.seat, &skipping), "link_wrong");
    let invented = ask.answered(&one.device, 1, Bytes32([9; 32]));
    assert_eq!(code(&one.seat, &invented), "link_wrong");
    let foreign = ask.answered(&other.device, 1, one.chain[1]);
    assert_eq!(code(&one.seat, &foreign), "not_asked_for");
    let unsigned = referee::Link { signature: chronicle::Signature([3; 64]), ..good.clone() };
    assert_eq!(code(&one.seat, &unsigned), "signature_wrong");
    assert_eq!(code(&bystander(), &good), "not_asked_for");
    let other_ask = Ask { ask: Bytes32([4; 32]), ..ask.clone() };
    let elsewhere = other_ask.answered(&one.device, 1, one.chain[1]);
    assert_eq!(code(&one.seat, &elsewhere), "not_asked_for");
    table.answer(&mut one, &ask).unwrap();
    table.settle(&ask).unwrap().unwrap();
    table.trust();
}

#[test]
fn the_senders_person_and_the_organisers_give_nothing_to_their_own_dice() {
    let (table, mut one, _) = before_a_card(Policy::together());
    // The organiser binds the device of the city guard, too: they are one person now.
    let organisers = SigningKey::from_seed(&[2; 32]);
    let bind = BindDevice {
        batch: table.sitting.batch(),
        by: By::Organiser,
        device: organisers.public(),
        label: "a telephone".into(),
        proof: None,
    };
    let campaign = table.sitting.campaign;
    let asked = table.referee().bind_device(campaign, &bind, &Signatures::none()).unwrap_err();
    let proof = Some(organisers.sign(&bind_message(&asked.to_sign[0].intent)));
    let bind = BindDevice { proof, ..bind };
    signing(&organisers, |signed| table.referee().bind_device(campaign, &bind, signed)).unwrap();
    let order = proceed(&table);
    let sent = signing(&organisers, |signed| table.referee().give_signed(campaign, &order, signed));
    assert_eq!(sent.unwrap_err().code, "being_asked");
    let ask = table.ask();
    assert_eq!(ask.devices.keys().collect::<Vec<_>>(), ["cathay"]);
    table.answer(&mut one, &ask).unwrap();
    table.settle(&ask).unwrap().unwrap();
    assert_eq!(table.trust().shared, 1);
}

#[test]
fn a_chain_is_laid_once_and_by_its_own_device() {
    let (table, mut one, other) = before_a_card(Policy::together());
    let campaign = table.sitting.campaign;
    let lay = LayChain {
        batch: table.sitting.batch(),
        by: one.seat.clone(),
        device: one.device.public(),
        anchor: one.chain[0],
        length: LENGTH,
    };
    let code = |lay: &LayChain| {
        signing(&one.device, |signed| table.referee().lay_chain(campaign, lay, signed))
            .unwrap_err()
            .code
    };
    assert_eq!(code(&lay), "chain_wrong", "an anchor is laid once");
    let anchor = Bytes32([77; 32]);
    assert_eq!(code(&LayChain { anchor, length: 0, ..lay.clone() }), "chain_wrong");
    let foreign = LayChain { anchor, device: other.device.public(), ..lay };
    assert_eq!(code(&foreign), "device_foreign");
    table.lay(&mut one, 9);
    let chain = table.referee().chain(campaign, "cathay", &one.device.public()).unwrap().unwrap();
    assert_eq!((chain.index, chain.value), (0, one.chain[0]));
    table.trust();
}

#[test]
fn a_policy_that_this_house_cannot_keep_to_is_not_set() {
    let (table, ..) = before_a_card(Policy::together());
    let code = |by: By, policy: Policy| {
        let set = SetPolicy { batch: table.sitting.batch(), by, policy };
        let signed = Signatures::none();
        table.referee().set_policy(table.sitting.campaign, &set, &signed).unwrap_err().code
    };
    let beacon = Policy { otherwise: Otherwise::Beacon, ..Policy::together() };
    assert_eq!(code(By::Organiser, beacon), "bad_policy");
    let waits = Policy { wait_seconds: 0, ..Policy::together() };
    assert_eq!(code(By::Organiser, waits), "bad_policy");
    assert_eq!(code(bystander(), Policy::together()), "not_organiser");
    assert_eq!(table.referee().policy(table.sitting.campaign).unwrap(), Policy::together());
    assert_eq!(table.sitting.format, Format::Two);
    let _ = siege();
}

fn export(referee: &Referee, campaign: chronicle::CampaignId) -> String {
    let mut file = Vec::new();
    let organiser = referee::Reader::Keyed(By::Organiser);
    referee.export(campaign, &organiser, 0, &mut file).unwrap();
    String::from_utf8(file).unwrap()
}

/// Whoever holds the folder asks, sees the links, puts an older folder in its place and tries another order: the device
/// brings the house's own signature along.
#[test]
fn a_house_that_forgets_what_it_asked_is_told_by_those_whom_it_asked() {
    let (table, mut one, _) = before_a_card(Policy::together());
    let campaign = table.sitting.campaign;
    let folder = table.sitting.store.kept(campaign).unwrap().unwrap();
    send(&table, &proceed(&table)).unwrap_err();
    let ask = table.ask();
    table.answer(&mut one, &ask).unwrap();

    table.sitting.store.keep(campaign, &folder).unwrap();
    let fresh = table.sitting.restarted();
    assert_eq!(fresh.asks(campaign).unwrap(), None, "it has forgotten");
    let tell = table.order(&bystander(), "tell Something else.");
    fresh.give(campaign, &tell).unwrap();
    let link = ask.answered(&one.device, 1, one.chain[1]);
    fresh.give_link(campaign, &one.seat, &link).unwrap();

    let strict = VerifyOptions { strict: true, ..VerifyOptions::default() };
    let log = export(&fresh, campaign);
    let trust = chronicle::verify(log.as_bytes(), &strict).unwrap().trust;
    assert_eq!((trust.asked_not_used, trust.skipped), (1, 0));
    assert!(log.contains(r#""why":"not_used""#));
}

/// As after a restore, whose log and private part are not of the same moment.
#[test]
fn what_is_kept_of_an_ask_counts_no_more_where_the_log_has_gone_on() {
    let (table, ..) = before_a_card(Policy::together());
    let campaign = table.sitting.campaign;
    let before = table.sitting.store.kept(campaign).unwrap().unwrap();
    send(&table, &proceed(&table)).unwrap_err();
    let asking = table.sitting.store.kept(campaign).unwrap().unwrap();
    table.sitting.store.keep(campaign, &before).unwrap();
    let tell = table.order(&bystander(), "tell Something else.");
    table.sitting.restarted().give(campaign, &tell).unwrap();
    table.sitting.store.keep(campaign, &asking).unwrap();
    let fresh = table.sitting.restarted();
    assert_eq!(fresh.asks(campaign).unwrap(), None);
    let head = fresh.head(campaign).unwrap().seq;
    let again = Order { batch: fresh.new_batch(), head, ..tell };
    fresh.give(campaign, &again).unwrap();
}

#[test]
fn a_house_that_was_killed_while_it_asked_goes_on_with_the_same() {
    let (table, mut one, mut other) = before_a_card(Policy::together());
    let order = proceed(&table);
    send(&table, &order).unwrap_err();
    let ask = table.ask();
    table.answer(&mut one, &ask).unwrap();
    let fresh = table.sitting.restarted();
    let campaign = table.sitting.campaign;
    assert_eq!(fresh.give(campaign, &order).unwrap_err().code, "being_asked");
    let again = fresh.asks(campaign).unwrap().unwrap();
    assert_eq!(again, ask);
    // What had come is given again, and is the same.
    one.given = 0;
    for player in [&mut one, &mut other] {
        player.given += 1;
        let value = player.chain[usize::try_from(player.given).unwrap()];
        let link = again.answered(&player.device, player.given, value);
        fresh.give_link(campaign, &player.seat, &link).unwrap();
    }
    let answer = fresh.settle(campaign, &ask.ask).unwrap().unwrap();
    assert!(fresh.give(campaign, &order).unwrap().again);
    let strict = VerifyOptions { strict: true, ..VerifyOptions::default() };
    let log = export(&fresh, campaign);
    assert_eq!(log.lines().count() as u64, answer.head.seq + 1);
    assert_eq!(chronicle::verify(log.as_bytes(), &strict).unwrap().trust.shared, 1);
    let kept = table.sitting.store.kept(campaign).unwrap().unwrap();
    assert!(!String::from_utf8_lossy(&kept).contains("wait_seconds"), "nothing is asked any more");
}

#[test]
fn by_the_policy_only_whose_roll_it_is_types_what_was_thrown() {
    let policy = Policy { thrown: ThrownBy::Roller, ..Policy::alone() };
    let parts = parts(Arc::new(MemoryStore::new()), 10);
    let sitting = Sitting::begun(parts, &campaign::city().clone().into(), Begun::Two(policy));
    let mut numbers = Xoshiro256PlusPlus::seed_from_u64(3);
    // A player throws their own dice.
    let answer = loop {
        let place = sitting.referee.place(sitting.campaign, None).unwrap();
        let engagement = place.standing.state.engagements.values().next().unwrap();
        let draw = &mut |count: u32| numbers.random_range(0..count.max(1));
        let (by, command) = engagement.game.bot_order(&|_| true, draw).expect("a siege is long");
        let order = sitting.order(&by, &command.notation());
        let mut order = Order { thrown: Some(Vec::new()), ..order };
        let given = sitting::give_throwing(&sitting.referee, sitting.campaign, &mut order);
        let answer = given.unwrap();
        if matches!(by, By::Seat(_)) && order.thrown.is_some_and(|faces| !faces.is_empty()) {
            break answer;
        }
    };
    // Nobody throws them in the player's place; the sealed dice are everybody's.
    let log = sitting.full_export();
    let mut lines = log.lines().map(|line| Line::read(line).unwrap());
    let roll = lines.rfind(|line| line.kind == kind::DICE_ROLLED).unwrap();
    let dice: chronicle::DiceRolled = serde_json::from_str(roll.data.unwrap()).unwrap();
    let amend = |faces: Vec<u32>| Amendment {
        batch: sitting.batch(),
        head: sitting.head(),
        by: By::Organiser,
        edit: Edit::ThrowAgain { roll: roll.seq },
        faces: BTreeMap::from([(answer.records[0], faces)]),
        leave_out: true,
        dispute: None,
        reason: "a test".into(),
    };
    let faces = vec![1; dice.faces.len()];
    let refused = sitting.referee.amend(sitting.campaign, &amend(faces)).unwrap_err();
    assert_eq!(refused.code, "not_your_roll");
    sitting.referee.amend(sitting.campaign, &amend(Vec::new())).unwrap();
    let log = sitting.full_export();
    let strict = VerifyOptions { strict: true, ..VerifyOptions::default() };
    chronicle::verify(log.as_bytes(), &strict).unwrap();
}
