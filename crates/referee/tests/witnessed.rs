//! What is thrown at the table counts once another person's device has confirmed it.

use crate::shared::{Player, Table, before_a_card, proceed, send};

use chronicle::{
    DiceRolled, OrderGiven, Policy, Record, SigningKey, ThrownBy, Trust, VerifyOptions,
    bind_message, order_message, witness_message,
};
use decider::By;
use lowenheim::state::Step;
use referee::{
    Amendment, Answer, BindDevice, Edit, Order, Referee, Rejected, ReleaseDevice, SawThrow,
    SetPolicy, Signatures, ToSign, WaitingThrow, Wanted,
};
use std::collections::BTreeMap;

fn witnessed() -> Policy {
    Policy { thrown: ThrownBy::Witnessed, ..Policy::together() }
}

/// Two players at home, and a throw of the organiser's that comes next.
fn table() -> (Table, Player, Player) {
    let (table, one, other) = before_a_card(Policy { thrown: ThrownBy::Anyone, ..witnessed() });
    table.leaves(&one);
    table.leaves(&other);
    let sitting = &table.sitting;
    while sitting.siege_now().step != Some(Step::EnemyMovement) {
        send(&table, &table.order(&By::Organiser, "proceed")).unwrap();
    }
    let set = SetPolicy { batch: sitting.batch(), by: By::Organiser, policy: witnessed() };
    table.referee().set_policy(sitting.campaign, &set, &Signatures::none()).unwrap();
    (table, one, other)
}

/// An order with all faces that it needs, ones throughout.
fn thrown(table: &Table, by: &By) -> Order {
    let mut order = Order { thrown: Some(Vec::new()), ..table.order(by, "proceed") };
    loop {
        match send(table, &order) {
            Err(Rejected { needs_dice: Some(needs), .. }) => {
                let faces = order.thrown.as_mut().unwrap();
                faces.extend((0..needs.dice.count()).map(|_| 1));
            }
            Err(rejected) => {
                assert_eq!(rejected.code, "throw_waits", "{rejected}");
                return order;
            }
            Ok(answer) => panic!("{answer:?} was written before anybody had seen it"),
        }
    }
}

fn waits(table: &Table) -> WaitingThrow {
    table.referee().waiting_throw(table.sitting.campaign).unwrap().unwrap()
}

fn signed(device: &SigningKey, waits: &WaitingThrow) -> SawThrow {
    let thrown = serde_json::to_string(&waits.thrown).unwrap();
    let signature = device.sign(&witness_message(&waits.ask, &thrown));
    SawThrow { batch: waits.batch, ask: waits.ask, confirmed: Some((device.public(), signature)) }
}

fn contested(waits: &WaitingThrow) -> SawThrow {
    SawThrow { batch: waits.batch, ask: waits.ask, confirmed: None }
}

fn confirm(table: &Table, player: &Player) -> Result<Option<Answer>, Rejected> {
    let saw = signed(&player.device, &waits(table));
    table.referee().saw_throw(table.sitting.campaign, &player.seat, &saw)
}

fn code<T: std::fmt::Debug>(answer: Result<T, Rejected>) -> &'static str {
    answer.unwrap_err().code
}

/// By the chain, by the rules, and for everybody who may have a copy.
fn is_whole(table: &Table) -> Trust {
    let checked = table.trust();
    let log = table.sitting.full_export();
    let strict = VerifyOptions { strict: true, ..VerifyOptions::default() };
    let counts = chronicle::verify(log.as_bytes(), &strict).unwrap().counts;
    assert_eq!(counts.thrown, counts.witnessed, "everything thrown has a witness");
    checked
}

#[test]
fn nothing_follows_before_another_person_has_confirmed_it() {
    let (table, one, other) = table();
    let (referee, campaign) = (table.referee(), table.sitting.campaign);
    let (head, log) = (table.sitting.head(), table.sitting.full_export());
    let order = thrown(&table, &By::Organiser);
    assert_eq!(table.sitting.full_export(), log, "nothing is written while it waits");
    let told = waits(&table);
    assert_eq!(told.thrown, *order.thrown.as_ref().unwrap());
    assert_eq!(
        told.rolls.iter().flat_map(|roll| roll.faces.clone()).collect::<Vec<_>>(),
        told.thrown
    );
    assert_eq!(told.witnesses.iter().collect::<Vec<_>>(), ["cathay", "city-guard"]);

    // Nothing is played meanwhile, and the order is not withdrawn.
    assert_eq!(code(send(&table, &order)), "throw_waits");
    let tell = table.order(&crate::sitting::seat("elven-guard"), "tell Wait.");
    assert_eq!(code(send(&table, &tell)), "throw_waits");
    let rewind = table.sitting.rewind_order(head);
    assert_eq!(code(referee.rewind(campaign, &rewind)), "throw_waits");
    let set =
        SetPolicy { batch: table.sitting.batch(), by: By::Organiser, policy: Policy::together() };
    assert_eq!(code(referee.set_policy(campaign, &set, &Signatures::none())), "throw_waits");

    let answer = confirm(&table, &one).unwrap().unwrap();
    assert!(send(&table, &order).unwrap().again, "its sender finds it written");
    let again = referee.saw_throw(campaign, &other.seat, &signed(&other.device, &told));
    assert_eq!(again.unwrap().unwrap().head, answer.head, "a second witness comes too late");
    assert_eq!(referee.waiting_throw(campaign).unwrap(), None);
    let log = table.sitting.full_export();
    assert!(log.contains(&format!(r#""device":"{}","seat":"cathay""#, one.device.public())));
    is_whole(&table);
    let kept = table.sitting.store.kept(campaign).unwrap().unwrap();
    assert!(!String::from_utf8_lossy(&kept).contains("unconfirmed"), "nothing waits any more");
}

#[test]
fn what_is_contested_was_not_rolled_and_is_thrown_again() {
    let (table, one, other) = table();
    let (referee, campaign) = (table.referee(), table.sitting.campaign);
    let log = table.sitting.full_export();
    let order = thrown(&table, &By::Organiser);
    let saw = contested(&waits(&table));
    assert_eq!(referee.saw_throw(campaign, &other.seat, &saw).unwrap(), None);
    assert_eq!(referee.saw_throw(campaign, &other.seat, &saw).unwrap(), None, "sent again");
    assert_eq!(table.sitting.full_export(), log, "the table is as it was");
    assert_eq!(code(send(&table, &order)), "throw_contested");
    assert_eq!(code(table.sitting.restarted().give(campaign, &order)), "throw_contested");
    let stale = signed(&one.device, &WaitingThrow { ask: saw.ask, ..waits_of(&order, &saw) });
    assert_eq!(code(referee.saw_throw(campaign, &one.seat, &stale)), "not_asked_for");

    thrown(&table, &By::Organiser);
    confirm(&table, &one).unwrap().unwrap();
    is_whole(&table);
}

fn waits_of(order: &Order, saw: &SawThrow) -> WaitingThrow {
    WaitingThrow {
        ask: saw.ask,
        prev: saw.ask,
        after: 0,
        intent: saw.ask,
        envelope: 0,
        batch: order.batch,
        by: order.by.clone(),
        scope: order.scope.clone(),
        head: order.head,
        since: "2026-01-02T03:04:05.000Z".parse().unwrap(),
        thrown: order.thrown.clone().unwrap(),
        rolls: Vec::new(),
        cards: Vec::new(),
        witnesses: std::collections::BTreeSet::new(),
    }
}

/// Binds a device to the organiser or a seat; `signer` lets it in where there is one already.
fn bind(table: &Table, by: &By, device: &SigningKey, label: &str, signer: &SigningKey) {
    let (referee, campaign) = (table.referee(), table.sitting.campaign);
    let bind = BindDevice {
        batch: table.sitting.batch(),
        by: by.clone(),
        device: device.public(),
        label: label.into(),
        proof: None,
    };
    let asked = referee.bind_device(campaign, &bind, &Signatures::none()).unwrap_err();
    let intent = asked.to_sign[0].intent;
    let bind = BindDevice { proof: Some(device.sign(&bind_message(&intent))), ..bind };
    referee.bind_device(campaign, &bind, &word(signer, &asked.to_sign)).unwrap();
}

fn word(device: &SigningKey, to_sign: &[ToSign]) -> Signatures {
    let sign = |it: &ToSign| (it.intent, device.sign(&order_message(&it.intent)));
    Signatures {
        device: Some(device.public()),
        by_intent: to_sign.iter().map(sign).collect(),
        ..Signatures::none()
    }
}

#[test]
fn nobody_witnesses_themselves_nor_does_a_bot_or_a_stranger() {
    let (table, one, other) = table();
    let (referee, campaign) = (table.referee(), table.sitting.campaign);
    // The organiser plays cathay, too: one device signs for both. The house lends the city guard a bot.
    bind(&table, &By::Organiser, &one.device, "a telephone", &one.device);
    let bot = SigningKey::from_seed(&[77; 32]);
    bind(&table, &other.seat, &bot, chronicle::BOT, &other.device);
    let order = Order { thrown: Some(Vec::new()), ..table.order(&By::Organiser, "proceed") };
    let order = thrown_signed(&table, order, &one.device);
    let told = waits(&table);
    assert_eq!(told.witnesses.iter().collect::<Vec<_>>(), ["city-guard"]);

    let saw = |by: &By, saw: &SawThrow| referee.saw_throw(campaign, by, saw);
    assert_eq!(code(saw(&By::Organiser, &signed(&one.device, &told))), "not_a_witness");
    assert_eq!(code(saw(&one.seat, &signed(&one.device, &told))), "not_a_witness");
    assert_eq!(code(saw(&one.seat, &contested(&told))), "not_a_witness", "nor contests");
    assert_eq!(code(saw(&other.seat, &signed(&bot, &told))), "not_a_witness");
    let stranger = SigningKey::from_seed(&[78; 32]);
    assert_eq!(code(saw(&other.seat, &signed(&stranger, &told))), "not_a_witness");
    let silent = crate::sitting::seat("elven-guard");
    assert_eq!(code(saw(&silent, &contested(&told))), "not_a_witness");
    let mut forged = signed(&other.device, &told);
    forged.confirmed = Some((other.device.public(), other.device.sign(b"something else")));
    assert_eq!(code(saw(&other.seat, &forged)), "signature_wrong");
    let other_faces = WaitingThrow { thrown: vec![6; told.thrown.len()], ..told.clone() };
    assert_eq!(code(saw(&other.seat, &signed(&other.device, &other_faces))), "signature_wrong");

    // Whoever waits does not get out of it by releasing the device that has signed.
    let release = ReleaseDevice {
        batch: table.sitting.batch(),
        by: By::Organiser,
        seat: "organiser".into(),
        device: one.device.public(),
        why: "lost".into(),
    };
    assert_eq!(
        code(referee.release_device(campaign, &release, &Signatures::none())),
        "throw_waits"
    );

    // What is written about devices meanwhile moves the end of the log: an older word counts no more.
    bind(&table, &silent, &stranger, "a telephone", &stranger);
    assert_eq!(code(saw(&other.seat, &signed(&other.device, &told))), "not_asked_for");
    let told = waits(&table);
    assert_eq!(told.witnesses.iter().collect::<Vec<_>>(), ["city-guard", "elven-guard"]);
    saw(&silent, &signed(&stranger, &told)).unwrap().unwrap();
    assert!(referee.waiting_throw(campaign).unwrap().is_none());
    let strict = VerifyOptions { strict: true, ..VerifyOptions::default() };
    let log = table.sitting.full_export();
    chronicle::verify(log.as_bytes(), &strict).unwrap();
    assert_eq!(referee::check_rules(&log).unwrap().differing, Vec::new());
    assert!(log.contains(&order.batch.to_string()));
}

/// As [`thrown`], signed.
fn thrown_signed(table: &Table, mut order: Order, device: &SigningKey) -> Order {
    let (referee, campaign) = (table.referee(), table.sitting.campaign);
    let mut signatures = Signatures::none();
    loop {
        match referee.give_signed(campaign, &order, &signatures) {
            Err(Rejected { needs_dice: Some(needs), .. }) => {
                let faces = order.thrown.as_mut().unwrap();
                faces.extend((0..needs.dice.count()).map(|_| 1));
                signatures = Signatures::none();
            }
            Err(rejected) if rejected.code == "signature_needed" => {
                signatures = word(device, &rejected.to_sign);
            }
            Err(rejected) => {
                assert_eq!(rejected.code, "throw_waits", "{rejected}");
                return order;
            }
            Ok(answer) => panic!("{answer:?} was written before anybody had seen it"),
        }
    }
}

#[test]
fn what_nobody_could_confirm_is_refused_before_it_waits() {
    let (table, one, other) = table();
    let (referee, campaign) = (table.referee(), table.sitting.campaign);
    for player in [&one, &other] {
        let seat = player.seat.seat().unwrap().name().to_owned();
        let release = ReleaseDevice {
            batch: table.sitting.batch(),
            by: player.seat.clone(),
            seat,
            device: player.device.public(),
            why: "sold".into(),
        };
        let asked = referee.release_device(campaign, &release, &Signatures::none()).unwrap_err();
        let signed = word(&player.device, &asked.to_sign);
        referee.release_device(campaign, &release, &signed).unwrap();
    }
    let log = table.sitting.full_export();
    let mut order = Order { thrown: Some(Vec::new()), ..proceed(&table) };
    let refused = loop {
        match send(&table, &order) {
            Err(Rejected { needs_dice: Some(needs), .. }) => {
                let faces = order.thrown.as_mut().unwrap();
                faces.extend((0..needs.dice.count()).map(|_| 1));
            }
            answer => break answer,
        }
    };
    assert_eq!(code(refused), "nobody_to_confirm");
    // What would be refused anyway is refused for that.
    let faces = |thrown: Vec<u32>| send(&table, &Order { thrown: Some(thrown), ..proceed(&table) });
    assert_eq!(code(faces(vec![9; 50])), "impossible_face");
    assert_eq!(code(faces(vec![1; 200])), "unused_faces");
    assert_eq!(table.sitting.full_export(), log);
    assert!(referee.waiting_throw(campaign).unwrap().is_none());
    // Sealed dice fall as ever.
    send(&table, &proceed(&table)).unwrap();
}

#[test]
fn a_house_that_comes_up_again_still_waits() {
    let (table, one, _) = table();
    let campaign = table.sitting.campaign;
    let order = thrown(&table, &By::Organiser);
    let told = waits(&table);
    let fresh = table.sitting.restarted();
    assert_eq!(fresh.waiting_throw(campaign).unwrap(), Some(told.clone()));
    assert_eq!(code(fresh.give(campaign, &order)), "throw_waits");
    let kept = table.sitting.store.kept(campaign).unwrap().unwrap();
    let saw = signed(&one.device, &told);
    let answer = fresh.saw_throw(campaign, &one.seat, &saw).unwrap().unwrap();
    assert!(fresh.give(campaign, &order).unwrap().again);

    // Killed between writing the order and forgetting that it waits.
    table.sitting.store.keep(campaign, &kept).unwrap();
    let again = table.sitting.restarted();
    assert_eq!(again.waiting_throw(campaign).unwrap(), None);
    assert_eq!(again.saw_throw(campaign, &one.seat, &saw).unwrap().unwrap().head, answer.head);
    let strict = VerifyOptions { strict: true, ..VerifyOptions::default() };
    let log = export(&again, campaign);
    assert!(chronicle::verify(log.as_bytes(), &strict).unwrap().counts.witnessed > 0);
}

fn export(referee: &Referee, campaign: chronicle::CampaignId) -> String {
    let mut file = Vec::new();
    let organiser = referee::Reader::Keyed(By::Organiser);
    referee.export(campaign, &organiser, 0, &mut file).unwrap();
    String::from_utf8(file).unwrap()
}

#[test]
fn a_correction_is_not_thrown_anew_where_throws_are_witnessed() {
    let (table, one, _) = table();
    let (referee, campaign) = (table.referee(), table.sitting.campaign);
    thrown(&table, &By::Organiser);
    confirm(&table, &one).unwrap().unwrap();
    let mut roll = None;
    referee
        .each_record(campaign, 0..=table.sitting.head(), |line| {
            if line.kind == chronicle::kind::DICE_ROLLED {
                roll = Some(line.seq);
            }
        })
        .unwrap();
    let house = SigningKey::from_seed(&[79; 32]);
    bind(&table, &By::Organiser, &house, "a telephone", &house);
    let amend = |faces: Option<Vec<u32>>| Amendment {
        batch: table.sitting.batch(),
        head: table.sitting.head(),
        by: By::Organiser,
        edit: Edit::ThrowAgain { roll: roll.unwrap() },
        reason: "it fell off the table".into(),
        dispute: None,
        faces: faces.into_iter().map(|faces| (order_of(&table, roll.unwrap()), faces)).collect(),
        leave_out: true,
    };
    let typed = amend(Some(vec![1; 2]));
    let refused = signed_amendment(&table, &typed, &house).unwrap_err();
    assert_eq!(refused.code, "nobody_to_confirm", "{refused}");
    signed_amendment(&table, &amend(None), &house).unwrap();
    table.trust();
}

fn order_of(table: &Table, roll: u64) -> u64 {
    let mut order = 0;
    let head = table.sitting.head();
    table
        .referee()
        .each_record(table.sitting.campaign, 0..=head, |line| {
            if line.kind == chronicle::kind::ORDER_GIVEN && line.seq < roll {
                order = line.seq;
            }
        })
        .unwrap();
    order
}

fn signed_amendment(
    table: &Table,
    amendment: &Amendment,
    device: &SigningKey,
) -> Result<(), Rejected> {
    let (referee, campaign) = (table.referee(), table.sitting.campaign);
    match referee.amend_signed(campaign, amendment, &Signatures::none()) {
        Err(rejected) if rejected.code == "signature_needed" => {
            let signed = word(device, &rejected.to_sign);
            referee.amend_signed(campaign, amendment, &signed).map(drop)
        }
        answer => answer.map(drop),
    }
}

/// The log with the witness of its last throw replaced by another whose signature is right, and every hash mended.
fn witnessed_by(log: &str, seat: &str, device: &SigningKey) -> (u64, String) {
    let mut records: Vec<Record> = log.lines().map(|it| Record::from_line(it).unwrap()).collect();
    let thrown = |it: &Record| it.data_text().is_some_and(|data| data.contains("\"thrown\":{"));
    let is_roll = |it: &Record| it.kind == chronicle::kind::DICE_ROLLED && thrown(it);
    let at = records.iter().rposition(is_roll).unwrap();
    let order = (0..at).rfind(|&seq| records[seq].kind == chronicle::kind::ORDER_GIVEN).unwrap();
    let given: OrderGiven = records[order].read_data().unwrap();
    let opened = records[..order].iter().filter(|it| it.opens.is_some()).count() as u64;
    let intent = records[order].intent.unwrap();
    let ask = chronicle::ask(&records[order].prev, &intent, opened);
    let faces = serde_json::to_string(&given.thrown).unwrap();
    let signature = device.sign(&witness_message(&ask, &faces));
    let mut data: serde_json::Value = records[at].read_data().unwrap();
    data["source"]["thrown"]["witness"] = serde_json::json!({
        "seat": seat, "device": device.public().to_string(), "signature": signature.to_string(),
    });
    records[at].data = Some(chronicle::canonical::canonical(&data).unwrap());
    let mut prev = records[0].prev;
    for record in &mut records {
        if let (Some(salt), Some(data)) = (&record.salt, &record.data) {
            record.commitment = chronicle::commitment(salt, data.get());
        }
        record.prev = prev;
        record.hash = record.computed_hash();
        prev = record.hash;
    }
    (at as u64, records.iter().map(|record| record.to_line() + "\n").collect())
}

fn fault(log: &str) -> Option<(u64, &'static str)> {
    let fault = chronicle::verify(log.as_bytes(), &VerifyOptions::default()).err()?;
    Some((fault.seq.unwrap(), fault.code))
}

#[test]
fn a_log_in_which_a_bot_is_the_witness_is_refused() {
    let (table, one, other) = table();
    let bot = SigningKey::from_seed(&[77; 32]);
    bind(&table, &other.seat, &bot, chronicle::BOT, &other.device);
    thrown(&table, &By::Organiser);
    confirm(&table, &one).unwrap().unwrap();
    let log = table.sitting.full_export();
    let (_, honest) = witnessed_by(&log, "city-guard", &other.device);
    assert_eq!(fault(&honest), None, "another person's telephone would have been as good");
    let (roll, forged) = witnessed_by(&log, "city-guard", &bot);
    assert_eq!(fault(&forged), Some((roll, "witness_wrong")));
}

#[test]
fn a_log_in_which_the_person_whose_order_it_is_witnesses_it_is_refused() {
    let table = Table::new(Policy::together());
    // Somebody rolls; only then do people sit down with their devices.
    let (order, by, notation, faces) = loop {
        let head = table.sitting.head();
        let (by, notation) = table.sitting.go_on().unwrap();
        let log = table.sitting.full_export();
        let behind = log.lines().skip(usize::try_from(head).unwrap() + 1);
        let records: Vec<_> = behind.map(|it| Record::from_line(it).unwrap()).collect();
        let rolls = records.iter().filter(|it| it.kind == chronicle::kind::DICE_ROLLED);
        let dice: Vec<DiceRolled> = rolls.map(|it| it.read_data().unwrap()).collect();
        let draws = records.iter().any(|it| it.kind == chronicle::kind::CARD_DRAWN);
        if by.seat().is_some() && !dice.is_empty() && !draws {
            let faces: Vec<u32> = dice.into_iter().flat_map(|rolled| rolled.faces).collect();
            break (records[0].seq, by, notation, faces);
        }
    };
    let [house, own, others] = [79, 80, 81].map(|seed| SigningKey::from_seed(&[seed; 32]));
    let another = if by == crate::sitting::seat("cathay") { "city-guard" } else { "cathay" };
    bind(&table, &By::Organiser, &house, "a telephone", &house);
    bind(&table, &by, &own, "a telephone", &own);
    bind(&table, &crate::sitting::seat(another), &others, "a telephone", &others);
    let amendment = Amendment {
        batch: table.sitting.batch(),
        head: table.sitting.head(),
        by: By::Organiser,
        // What is put in has no dice yet, and is given in their stead.
        edit: Edit::Insert {
            after: order - 1,
            by: by.clone(),
            scope: crate::sitting::siege(),
            command: Wanted::Notation(notation),
        },
        reason: "they threw at the table".into(),
        dispute: None,
        faces: BTreeMap::from([(0, faces)]),
        leave_out: true,
    };
    signed_amendment(&table, &amendment, &house).unwrap();
    let log = table.sitting.full_export();
    assert_eq!(fault(&log), None, "what is put in says itself what was thrown for it");
    let (roll, honest) = witnessed_by(&log, another, &others);
    // What is asked for behind it hangs on hashes that nobody can mend.
    assert!(fault(&honest).is_none_or(|(at, _)| at > roll), "{:?}", fault(&honest));
    let (roll, forged) = witnessed_by(&log, by.seat().unwrap().name(), &own);
    assert_eq!(fault(&forged), Some((roll, "witness_wrong")));
}
