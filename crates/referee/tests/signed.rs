//! Version 2 of the log: what an order is, is fixed before any die falls, and devices sign it.

mod checkpoints;
mod evenings;

use crate::sitting;

use campaign::desk::RulingWord;
use chronicle::{
    Format, IntentTold, Line, Policy, Signature, SigningKey, Trust, Verified, VerifyOptions,
    bind_message, order_message,
};
use decider::By;
use referee::{
    Advance, Amendment, Answer, Begun, BindDevice, Clock, Close, DeskCommand, DeskOrder, Edit,
    Order, Parts, Raise, Referee, Rejected, ReleaseDevice, Rewind, Rule, Signatures, TakeBack,
    ToSign, Wanted,
};
use sitting::{Seeded, Sitting, seat, siege};
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex},
};
use store::MemoryStore;

fn key(seed: u8) -> SigningKey {
    SigningKey::from_seed(&[seed; 32])
}

/// What a device says to what it is asked to sign.
fn word(device: &SigningKey, to_sign: &[ToSign]) -> Signatures {
    let sign = |it: &ToSign| {
        let told: IntentTold = serde_json::from_value(it.order.clone()).unwrap();
        assert_eq!(told.hash().unwrap(), it.intent, "it is hashed by oneself");
        (it.intent, device.sign(&order_message(&it.intent)))
    };
    let by_intent = to_sign.iter().map(sign).collect();
    Signatures { device: Some(device.public()), by_intent, ..Signatures::none() }
}

/// Sends something, and signs what has to be signed.
fn signing<T>(
    device: &SigningKey,
    send: impl Fn(&Signatures) -> Result<T, Rejected>,
) -> Result<T, Rejected> {
    match send(&Signatures::none()) {
        Err(rejected) if rejected.code == "signature_needed" => {
            send(&word(device, &rejected.to_sign))
        }
        answer => answer,
    }
}

/// A table whose log is of version 2.
fn table() -> Sitting {
    Sitting::of_version(Format::Two)
}

fn bind(
    sitting: &Sitting,
    by: &By,
    new: &SigningKey,
    signer: &SigningKey,
) -> Result<Answer, Rejected> {
    let bind = BindDevice {
        batch: sitting.batch(),
        by: by.clone(),
        device: new.public(),
        label: "a telephone".into(),
        proof: None,
    };
    let asked =
        sitting.referee.bind_device(sitting.campaign, &bind, &Signatures::none()).unwrap_err();
    if asked.code != "signature_needed" {
        return Err(asked);
    }
    let proof = Some(new.sign(&bind_message(&asked.to_sign[0].intent)));
    let bind = BindDevice { proof, ..bind };
    sitting.referee.bind_device(sitting.campaign, &bind, &word(signer, &asked.to_sign))
}

fn give(
    sitting: &Sitting,
    device: &SigningKey,
    by: &By,
    notation: &str,
) -> Result<Answer, Rejected> {
    let order = sitting.order(by, notation);
    signing(device, |signed| sitting.referee.give_signed(sitting.campaign, &order, signed))
}

fn desk(
    sitting: &Sitting,
    device: &SigningKey,
    by: &By,
    command: DeskCommand,
) -> Result<Answer, Rejected> {
    let order = DeskOrder { batch: sitting.batch(), by: by.clone(), command };
    signing(device, |signed| sitting.referee.at_the_desk_signed(sitting.campaign, &order, signed))
}

fn amendment(sitting: &Sitting, edit: Edit) -> Amendment {
    Amendment {
        batch: sitting.batch(),
        head: sitting.head(),
        by: By::Organiser,
        edit,
        faces: BTreeMap::new(),
        leave_out: true,
        dispute: None,
        reason: "a test".into(),
    }
}

/// Strictly, for everybody who may have a copy; and by the rules; and as it is read anew.
fn is_whole(sitting: &Sitting) -> Verified {
    let strict = VerifyOptions { strict: true, ..VerifyOptions::default() };
    let log = sitting.full_export();
    let verified = chronicle::verify(log.as_bytes(), &strict).unwrap();
    for by in [None, Some(seat("cathay"))] {
        let reader = by.map_or(referee::Reader::Public, referee::Reader::Keyed);
        chronicle::verify(sitting.export(&reader).as_bytes(), &strict).unwrap();
    }
    let rules = referee::check_rules(&log).unwrap();
    assert_eq!(rules.differing, Vec::new());
    let (fresh, place) = (sitting.restarted(), |referee: &Referee| {
        referee.place(sitting.campaign, None).unwrap().standing
    });
    assert_eq!(place(&fresh), place(&sitting.referee));
    assert_eq!(fresh.devices(sitting.campaign), sitting.referee.devices(sitting.campaign));
    verified
}

#[test]
fn from_the_first_device_on_every_order_of_a_seat_is_signed() {
    let (sitting, cathay, mine) = (table(), seat("cathay"), key(1));
    sitting.give(&cathay, "tell Nobody signs this.").unwrap();
    bind(&sitting, &cathay, &mine, &mine).unwrap();

    let before = sitting.full_export();
    let order = sitting.order(&cathay, "tell Who says so?");
    let asked = sitting.referee.give(sitting.campaign, &order).unwrap_err();
    assert_eq!(asked.code, "signature_needed");
    let [wanted] = &asked.to_sign[..] else { panic!("{asked:?}") };
    assert_eq!(wanted.order["command"]["tell"]["text"], "Who says so?");
    assert_eq!(wanted.order["head"], order.head);

    let send = |signed: &Signatures| sitting.referee.give_signed(sitting.campaign, &order, signed);
    let code = |signed: &Signatures| send(signed).unwrap_err().code;
    assert_eq!(code(&word(&key(2), &asked.to_sign)), "device_foreign");
    let mut wrong = word(&mine, &asked.to_sign);
    wrong.by_intent.insert(wanted.intent, Signature([7; 64]));
    assert_eq!(code(&wrong), "signature_wrong");
    let other = ToSign { intent: chance::Bytes32([3; 32]), order: wanted.order.clone() };
    let other = Signatures {
        device: Some(mine.public()),
        by_intent: [(other.intent, mine.sign(&order_message(&other.intent)))].into(),
        ..Signatures::none()
    };
    assert_eq!(code(&other), "signature_needed", "another order's signature is none");
    assert_eq!(sitting.full_export(), before, "nothing was written");

    let answer = send(&word(&mine, &asked.to_sign)).unwrap();
    assert!(send(&Signatures::none()).unwrap().again, "sent again, it is the same order");
    let other = Order { head: order.head - 1, ..order.clone() };
    let reused = sitting.referee.give(sitting.campaign, &other).unwrap_err();
    assert_eq!(reused.code, "batch_reused", "upon another head it is another order");
    let log = sitting.full_export();
    let line = log.lines().nth(answer.records[0] as usize).unwrap();
    let record = Line::read(line).unwrap();
    assert_eq!(record.device, Some(mine.public()));
    assert_eq!(record.intent, Some(wanted.intent));
    sitting.give(&seat("bretonnia"), "tell Others need none.").unwrap();
    let Trust { signed, .. } = is_whole(&sitting).trust;
    assert_eq!(signed, 2);
}

#[test]
fn a_second_device_is_let_in_by_the_first_and_a_lost_one_is_released() {
    let (sitting, cathay) = (table(), seat("cathay"));
    let (first, second, thief) = (key(1), key(2), key(3));
    bind(&sitting, &cathay, &first, &first).unwrap();
    assert_eq!(bind(&sitting, &cathay, &thief, &thief).unwrap_err().code, "device_foreign");
    bind(&sitting, &cathay, &second, &first).unwrap();
    assert_eq!(bind(&sitting, &cathay, &second, &first).unwrap_err().code, "device_bound");
    give(&sitting, &second, &cathay, "tell From the other one.").unwrap();

    let release = |by: &By, signer: &SigningKey, lost: &SigningKey| {
        let release = ReleaseDevice {
            batch: sitting.batch(),
            by: by.clone(),
            seat: "cathay".into(),
            device: lost.public(),
            why: "lost in the train".into(),
        };
        signing(signer, |signed| sitting.referee.release_device(sitting.campaign, &release, signed))
    };
    assert_eq!(release(&seat("bretonnia"), &thief, &first).unwrap_err().code, "not_organiser");
    assert_eq!(release(&By::Organiser, &thief, &first).unwrap_err().code, "device_needed");
    release(&cathay, &second, &first).unwrap();
    assert_eq!(
        give(&sitting, &first, &cathay, "tell I found it.").unwrap_err().code,
        "device_foreign"
    );
    // The organiser releases the last one; whoever sits there binds another before they order.
    let house = key(9);
    bind(&sitting, &By::Organiser, &house, &house).unwrap();
    release(&By::Organiser, &house, &second).unwrap();
    assert_eq!(give(&sitting, &second, &cathay, "tell Gone.").unwrap_err().code, "device_needed");
    bind(&sitting, &cathay, &key(4), &key(4)).unwrap();
    give(&sitting, &key(4), &cathay, "tell Here again.").unwrap();
    assert_eq!(is_whole(&sitting).trust.released_by_organiser, 1);
}

#[test]
fn no_rewind_undoes_a_binding() {
    let (sitting, cathay, mine) = (table(), seat("cathay"), key(1));
    let then = sitting.head();
    bind(&sitting, &cathay, &mine, &mine).unwrap();
    sitting.rewind(then);
    assert_eq!(sitting.referee.devices(sitting.campaign).unwrap().len(), 1);
    let unsigned = sitting.give(&cathay, "tell Unsigned.").unwrap_err();
    assert_eq!(unsigned.code, "signature_needed");
    is_whole(&sitting);
}

#[test]
fn what_the_organiser_gives_in_a_seats_stead_is_signed_by_the_organiser() {
    let (sitting, house) = (table(), key(9));
    let word_given = sitting.give(&seat("cathay"), "tell One.").unwrap();
    for _ in 0..12 {
        sitting.go_on().unwrap();
    }
    let replaced = Edit::Replace {
        order: word_given.records[0],
        by: None,
        command: Wanted::Notation("tell Two.".into()),
    };
    let amend = |edit: Edit| {
        let amend = amendment(&sitting, edit);
        signing(&house, |signed| {
            sitting.referee.amend_signed(sitting.campaign, &amend, signed).map(|(answer, _)| answer)
        })
    };
    assert_eq!(amend(replaced.clone()).unwrap_err().code, "device_needed");
    bind(&sitting, &By::Organiser, &house, &house).unwrap();
    let answer = amend(replaced).unwrap();
    let log = sitting.full_export();
    let put = log.lines().nth(answer.records[2] as usize).unwrap().to_owned();
    let put = Line::read(&put).unwrap();
    assert_eq!((put.by, put.stead), ("organiser", Some("cathay")));
    assert_eq!(put.replaces, Some(word_given.records[0]));
    assert!(put.data.unwrap().contains(r#""command":{"tell":{"text":"Two."}}"#), "{:?}", put.data);
    let Trust { in_stead, .. } = is_whole(&sitting).trust;
    assert_eq!(in_stead, 1);

    // It can be corrected in its turn, and an order is put in where there was none.
    amend(Edit::Strike { order: put.seq }).unwrap();
    let insert = Edit::Insert {
        after: word_given.records[0] - 1,
        by: seat("bretonnia"),
        scope: siege(),
        command: Wanted::Notation("tell We were here first.".into()),
    };
    amend(insert).unwrap();
    assert_eq!(is_whole(&sitting).trust.in_stead, 2);
}

#[test]
fn a_roll_is_thrown_again_for_the_order_that_its_player_fixed() {
    for faces in [None, Some(1)] {
        let sitting = table();
        let then = sitting.head();
        sitting.go_on_until(|state| state.turn == 2);
        let log = sitting.full_export();
        let lines = log.lines().map(|line| Line::read(line).unwrap());
        let mut rolls = lines.filter(|line| line.kind == "dice.rolled" && line.seq > then);
        let roll = rolls.next().unwrap().seq;
        let mut amend = amendment(&sitting, Edit::ThrowAgain { roll });
        let preview = sitting.referee.preview_amendment(sitting.campaign, &amend).unwrap();
        let edited = preview.edited.unwrap();
        let referee::Verdict::NeedsRoll(need) = edited.verdict else {
            panic!("{:?}", edited.verdict)
        };
        if let Some(face) = faces {
            let thrown = vec![face; need.dice.count() as usize];
            amend.faces.insert(edited.order.unwrap(), thrown);
        }
        sitting.referee.amend(sitting.campaign, &amend).unwrap();
        is_whole(&sitting);
        // What was thrown again can be thrown again.
        let log = sitting.full_export();
        let lines = log.lines().map(|line| Line::read(line).unwrap());
        let again = lines.filter(|line| line.kind == "dice.rolled" && line.copy_of.is_none());
        let roll = again.map(|line| line.seq).next_back().unwrap();
        let amend = amendment(&sitting, Edit::ThrowAgain { roll });
        sitting.referee.amend(sitting.campaign, &amend).unwrap();
        is_whole(&sitting);
    }
}

#[test]
fn a_thrown_roll_names_the_one_whose_it_is_by_the_rules() {
    let sitting = table();
    sitting.go_on_until(|state| state.step == Some(lowenheim::state::Step::EnemyMovement));
    let mut order = sitting.order(&By::Organiser, "proceed");
    order.thrown = Some(Vec::new());
    sitting::give_throwing(&sitting.referee, sitting.campaign, &mut order).unwrap();
    is_whole(&sitting);
    let log = sitting.full_export();
    let told = r#""roller":null"#;
    assert!(log.contains(told), "the rules throw for the enemy");
    let forged = log.replacen(told, r#""roller":"cathay""#, 1);
    let checked = referee::check_rules(&forged).unwrap();
    assert_eq!(checked.differing.len(), 1);
    assert!(checked.differing[0].found.as_ref().unwrap().starts_with("dice.rolled"));
}

#[test]
fn rulings_and_going_on_for_a_player_are_signed_in_one_go() {
    let (sitting, house, cathay) = (table(), key(9), seat("cathay"));
    bind(&sitting, &By::Organiser, &house, &house).unwrap();
    let said = sitting.give(&cathay, "tell One.").unwrap();
    let raise = Raise { record: said.records[1], text: "They said two.".into() };
    desk(&sitting, &house, &seat("bretonnia"), DeskCommand::Raise(raise)).unwrap();
    let rule = Rule {
        dispute: 1,
        ruling: RulingWord::Replaced,
        command: None,
        notation: Some("tell Two.".into()),
        faces: BTreeMap::new(),
        leave_out: false,
        reason: "a test".into(),
    };
    desk(&sitting, &house, &By::Organiser, DeskCommand::Rule(rule)).unwrap();
    let ruled = is_whole(&sitting).trust;
    assert_eq!((ruled.in_stead, ruled.signed), (1, 4), "the ruling, what it moves, what it puts");

    let advance =
        Advance { scope: siege(), head: sitting.head(), reason: "They are asleep.".into() };
    desk(&sitting, &house, &By::Organiser, DeskCommand::Advance(advance)).unwrap();
    let advanced = is_whole(&sitting).trust;
    assert!(advanced.signed > ruled.signed + 1, "the word, and the orders: {advanced:?}");
}

#[test]
fn own_orders_are_taken_back_and_tables_go_back_alone() {
    let (sitting, cathay, mine, house) = (table(), seat("cathay"), key(1), key(9));
    bind(&sitting, &cathay, &mine, &mine).unwrap();
    give(&sitting, &mine, &cathay, "tell A word too much.").unwrap();
    let take_back = TakeBack { scope: siege(), order: None };
    desk(&sitting, &mine, &cathay, DeskCommand::TakeBack(take_back)).unwrap();
    is_whole(&sitting);

    let other = sitting.open_another();
    let then = sitting.head();
    give(&sitting, &mine, &cathay, "tell Here.").unwrap();
    let order = Order { scope: other, ..sitting.order(&seat("bretonnia"), "tell There.") };
    sitting.referee.give(sitting.campaign, &order).unwrap();
    bind(&sitting, &By::Organiser, &house, &house).unwrap();
    let rewind = Rewind { only: Some(siege()), ..sitting.rewind_order(then) };
    signing(&house, |signed| sitting.referee.rewind_signed(sitting.campaign, &rewind, signed))
        .unwrap();
    let copied = sitting.full_export();
    let copied = copied.lines().map(|line| Line::read(line).unwrap());
    assert!(copied.filter(|line| line.copy_of.is_some()).count() > 0);
    is_whole(&sitting);
}

#[test]
fn whoever_publishes_a_campaign_tells_its_secret() {
    let sitting = table();
    sitting.go_on_for(20);
    let envelope = is_whole(&sitting).next_envelope;
    assert!(envelope > 0);
    let close = DeskCommand::Close(Close { publish: true });
    desk(&sitting, &key(9), &By::Organiser, close).unwrap();
    is_whole(&sitting);
    let log = sitting.full_export();
    let told = log.lines().rev().nth(1).unwrap().to_owned();
    assert_eq!(Line::read(&told).unwrap().kind, "chance.secret_told");
    // Another secret does not open the seals.
    let secret = Line::read(&told).unwrap().data.unwrap().to_owned();
    let forged = log.replace(&secret[11..43], &"0".repeat(32));
    assert!(chronicle::verify(forged.as_bytes(), &VerifyOptions::default()).is_err());
    let late = sitting.give(&seat("cathay"), "tell Too late.").unwrap_err();
    assert_eq!(late.code, "campaign_closed");
}

#[test]
fn a_log_of_version_1_has_no_devices() {
    let sitting = Sitting::of_version(Format::One);
    let refused = bind(&sitting, &seat("cathay"), &key(1), &key(1)).unwrap_err();
    assert_eq!(refused.code, "no_devices_here");
}

#[test]
fn a_hidden_order_is_not_guessed_from_its_intent() {
    let sitting = table();
    let order = Order { nonce: Some("00ff".into()), ..sitting.order(&seat("cathay"), "done") };
    let hidden = |line: &Line<'_>| line.audience != "null";
    let answer = sitting.referee.give(sitting.campaign, &order);
    // Not every order is hidden; whichever is, says so here.
    match answer {
        Err(short) => assert_eq!(short.code, "bad_nonce"),
        Ok(answer) => {
            let log = sitting.full_export();
            let line = log.lines().nth(answer.records[0] as usize).unwrap();
            assert!(!hidden(&Line::read(line).unwrap()));
        }
    }
    is_whole(&sitting);
}

/// A clock that somebody has set back.
struct SetBack(Mutex<i64>);

impl Clock for SetBack {
    fn now(&self) -> chrono::DateTime<chrono::Utc> {
        let mut millis = self.0.lock().unwrap();
        *millis -= 60_000;
        chrono::DateTime::from_timestamp_millis(*millis).unwrap()
    }
}

#[test]
fn time_never_runs_backwards() {
    let parts = Parts {
        clock: Arc::new(SetBack(Mutex::new(1_767_323_045_000))),
        randomness: Arc::new(Seeded::new(10)),
        ..Parts::new(Arc::new(MemoryStore::new()))
    };
    let sitting =
        Sitting::begun(parts, &campaign::city().clone().into(), Begun::Two(Policy::alone()));
    let then = sitting.head();
    sitting.go_on_for(4);
    sitting.rewind(then);
    is_whole(&sitting);
}
