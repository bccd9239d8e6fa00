//! What somebody might try who holds the data folder, or a seat's key, or a server; and what comes of it. The page
//! `docs/attacks.md` tells of all of them, and names the tests.

use crate::shared::{Player, before_a_card, proceed, send};
use chronicle::{Line, Otherwise, Policy, kind, order_message};
use decider::By;
use referee::{Order, Signatures};
use std::{fs, path::Path};

/// The card that the last batch of a log drew.
fn card(log: &str) -> String {
    let lines = log.lines().map(|line| Line::read(line).unwrap());
    let drawn = lines.rev().find(|line| line.kind == kind::CARD_DRAWN);
    drawn.unwrap().data.unwrap().to_owned()
}

/// What this order would draw in a copy of the house's folder, where nobody is there to give. The same seeds make the
/// same campaign, with the same secret and the same people.
fn foreseen(order: &Order) -> String {
    let (copy, one, other) = before_a_card(Policy::together());
    copy.leaves(&one);
    copy.leaves(&other);
    send(&copy, order).unwrap();
    card(&copy.sitting.full_export())
}

/// Whoever holds the folder tries nonces in a copy of it: what falls there tells nothing of what falls here, where the
/// others give. Where nobody gives, it does tell; the log counts these dice as the house's.
#[test]
fn nonces_are_tried_in_a_copy_of_the_folder() {
    let nonces = ["0a".repeat(16), "0b".repeat(16), "0c".repeat(16)];
    let real = |nonce: &str, links: bool| {
        let (table, mut one, mut other) = before_a_card(Policy::together());
        if !links {
            table.leaves(&one);
            table.leaves(&other);
        }
        let order = Order { nonce: Some(nonce.to_owned()), ..proceed(&table) };
        let foreseen = foreseen(&order);
        if links {
            send(&table, &order).unwrap_err();
            let ask = table.ask();
            table.answer(&mut one, &ask).unwrap();
            table.answer(&mut other, &ask).unwrap();
            table.settle(&ask).unwrap().unwrap();
        } else {
            send(&table, &order).unwrap();
        }
        let trust = table.trust();
        (foreseen == card(&table.sitting.full_export()), trust.shared, trust.house)
    };
    for nonce in &nonces {
        let (foreseen, shared, _) = real(nonce, true);
        assert!(!foreseen && shared == 1, "{nonce}: the links decide, and the copy has none");
        let (foreseen, shared, house) = real(nonce, false);
        assert!(
            foreseen && shared == 0 && house > 0,
            "{nonce}: the house foresees it, and it is counted"
        );
    }
    // A policy that opens nothing then leaves nothing to try.
    let refuse = Policy { otherwise: Otherwise::Refuse, ..Policy::together() };
    let (table, one, other) = before_a_card(Policy::together());
    let set =
        referee::SetPolicy { batch: table.sitting.batch(), by: By::Organiser, policy: refuse };
    table.referee().set_policy(table.sitting.campaign, &set, &Signatures::none()).unwrap();
    for player in [&one, &other] {
        table.leaves(player);
    }
    let refused = send(&table, &proceed(&table)).unwrap_err();
    assert_eq!(refused.code, "nobody_gave");
}

/// A signed order is sent to another campaign of the same house, with the same people and devices.
#[test]
fn a_signed_order_is_replayed_in_another_campaign() {
    let [(here, one, _), (there, other, _)] = [
        before_a_card(Policy::together()),
        before_a_card(Policy { wait_seconds: 21, ..Policy::together() }),
    ];
    assert_ne!(here.sitting.campaign, there.sitting.campaign);
    assert_eq!(one.device.public(), other.device.public(), "one person, one telephone");
    let order = here.order(&one.seat, "tell Only here.");
    let asked = here.referee().give(here.sitting.campaign, &order).unwrap_err();
    let [wanted] = &asked.to_sign[..] else { panic!("{asked:?}") };
    let signed = Signatures {
        device: Some(one.device.public()),
        by_intent: [(wanted.intent, one.device.sign(&order_message(&wanted.intent)))].into(),
        ..Signatures::none()
    };
    let replayed =
        there.referee().give_signed(there.sitting.campaign, &order, &signed).unwrap_err();
    assert_eq!(replayed.code, "signature_needed", "its intent is another there");
    assert_ne!(replayed.to_sign[0].intent, wanted.intent);
    here.referee().give_signed(here.sitting.campaign, &order, &signed).unwrap();
}

/// Two orders want dice at once: the first that asks stands, the other is not asked for on the same head.
#[test]
fn two_orders_are_raced() {
    let (table, mut one, mut other) = before_a_card(Policy::together());
    let [first, second] = [proceed(&table), proceed(&table)];
    assert_eq!(send(&table, &first).unwrap_err().code, "being_asked");
    assert_eq!(send(&table, &second).unwrap_err().code, "being_asked");
    assert_eq!(table.asked().len(), 1, "one ask on one head");
    let ask = table.ask();
    table.answer(&mut one, &ask).unwrap();
    table.answer(&mut other, &ask).unwrap();
    table.settle(&ask).unwrap().unwrap();
    assert_eq!(send(&table, &second).unwrap_err().code, "stale", "somebody was faster");
    assert_eq!(table.trust().shared, 1);
}

/// Somebody has given their link and wants it back, or another one in its place.
#[test]
fn a_link_is_changed_after_it_was_given() {
    let (table, mut one, mut other) = before_a_card(Policy::together());
    send(&table, &proceed(&table)).unwrap_err();
    let ask = table.ask();
    table.answer(&mut one, &ask).unwrap();
    let give = |player: &Player, index: u64| {
        let value = player.chain[usize::try_from(index).unwrap()];
        let link = ask.answered(&player.device, index, value);
        table.referee().give_link(table.sitting.campaign, &player.seat, &link)
    };
    give(&one, 2).unwrap();
    table.answer(&mut other, &ask).unwrap();
    table.settle(&ask).unwrap().unwrap();
    let log = table.sitting.full_export();
    let told = log.lines().rfind(|line| line.contains(kind::CONTRIBUTED)).unwrap();
    let told: serde_json::Value = serde_json::from_str(told).unwrap();
    assert_eq!(told["data"]["given"][0]["index"], 1, "the first that came counts");
    assert_eq!(table.trust().skipped, 0);
}

/// Every attack of the page is tried by the tests that it names.
#[test]
fn the_page_of_attacks_names_tests_that_are_there() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = fs::read_to_string(top.join("docs/attacks.md")).unwrap();
    let mut named = 0;
    for (file, test) in page.split('`').skip(1).step_by(2).filter_map(|it| it.split_once(": ")) {
        let text = fs::read_to_string(top.join(file)).unwrap_or_else(|_| panic!("no {file}"));
        assert!(text.contains(&format!("fn {test}(")), "{file} has no test `{test}`");
        named += 1;
    }
    assert!(named >= 20, "{named} tests are named");
}
