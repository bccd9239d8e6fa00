//! Battles through the referee: opened, played, and led by other seats than those of the colours.

use crate::sitting;

use campaign::EngagementNumber;
use chronicle::Line;
use decider::By;
use lowenheim::options::moves_of;
use messages::Language;
use referee::{Answer, Order, Reader, Referee, Rejected, Wanted, scenario};
use serde_json::{Value, json};
use sitting::{Sitting, parts, seat};
use std::sync::Arc;
use store::MemoryStore;
use te_wapen::pieces::Colour;

/// A battle in which red has laid a trap.
fn with_a_trap() -> te_wapen::Scenario {
    let campaign::AnySetup::Battle(setup) = scenario::built_in("first-evening").unwrap() else {
        panic!("a battle")
    };
    let mut scenario = setup.scenario;
    scenario.modules.insert(2);
    let red = &mut scenario.armies.get_mut(&Colour::Red).unwrap().pieces;
    let mut trap = red[0].clone();
    trap.troop = "trap".parse().unwrap();
    trap.called = Some("a pit".into());
    red.push(trap);
    scenario
}

/// A campaign of the siege's six seats in which two of them fight a battle.
fn table(seats: &Value) -> (Sitting, Result<Answer, Rejected>) {
    let sitting = Sitting::new();
    let open = json!({ "open_battle": { "scenario": with_a_trap(), "seats": seats } });
    let order = Order {
        scope: "campaign".parse().unwrap(),
        command: Wanted::Json(open),
        ..sitting.order(&By::Organiser, "")
    };
    let answer = sitting.referee.give(sitting.campaign, &order);
    (sitting, answer)
}

fn battle_order(sitting: &Sitting, by: &str, notation: &str) -> Order {
    Order {
        scope: "engagement/2".parse().unwrap(),
        ..sitting.order(&by.parse().unwrap(), notation)
    }
}

#[test]
fn a_campaign_of_a_battle_has_a_seat_for_each_army() {
    let referee = Referee::with(parts(Arc::new(MemoryStore::new()), 1));
    let new = referee.create(None, &scenario::built_in("first-evening").unwrap()).unwrap();
    let seats: Vec<&str> = new.seats.iter().map(|seat| seat.seat.name()).collect();
    assert_eq!(seats, ["red", "black"]);
    let scope = "engagement/1".parse().unwrap();
    let (head, options) =
        referee.options(new.campaign, &scope, &seat("red"), Language::English).unwrap();
    assert_eq!(options.notations(), ["proceed"]);
    let order = Order {
        batch: referee.new_batch(),
        head: head.seq,
        by: seat("red"),
        scope,
        command: Wanted::Notation("proceed".into()),
        nonce: sitting::nonce(sitting::format()),
        thrown: None,
        thrown_for: None,
        cards: None,
    };
    referee.give(new.campaign, &order).unwrap();
    let place = referee.place(new.campaign, None).unwrap();
    let battle = place.standing.state.played_by::<te_wapen::Battle>(EngagementNumber(1)).unwrap();
    assert!(battle.deck.len() < 54);
    assert!(place.standing.state.played_by::<lowenheim::Siege>(EngagementNumber(1)).is_none());
    let wrong = Wanted::Notation("porceed".into());
    let wrong = Order { batch: referee.new_batch(), command: wrong, ..order };
    assert_eq!(referee.give(new.campaign, &wrong).unwrap_err().code, "bad_notation");
}

#[test]
fn seats_of_other_names_lead_the_armies() {
    let (sitting, opened) = table(&json!({ "red": "cathay", "black": "bretonnia" }));
    opened.unwrap();
    let give = |by: &str, notation: &str| {
        sitting.referee.give(sitting.campaign, &battle_order(&sitting, by, notation))
    };
    let refused = give("seat/city-guard", "proceed").unwrap_err();
    assert_eq!(refused.code, "no_part");
    assert!(
        refused.message.to_string().contains("Red by Blue Lotus Society"),
        "{}",
        refused.message
    );

    let card = loop {
        give("organiser", "proceed").unwrap();
        let place = sitting.referee.place(sitting.campaign, None).unwrap();
        let battle =
            place.standing.state.played_by::<te_wapen::Battle>(EngagementNumber(2)).unwrap();
        if let Some(card) = battle.card.clone() {
            break card;
        }
    };
    let (acts, waits) = match card.colour {
        Colour::Red => ("cathay", "bretonnia"),
        Colour::Black => ("bretonnia", "cathay"),
    };
    let scope = "engagement/2".parse().unwrap();
    let options = |name: &str| {
        let (campaign, by) = (sitting.campaign, seat(name));
        sitting.referee.options(campaign, &scope, &by, Language::English).unwrap().1
    };
    assert!(options(waits).notations().is_empty());
    let campaign::AnyOptions::Battle(open) = options(acts) else { panic!("a battle") };
    let chosen = &open.choose.unwrap().from[0];
    let refused = give(&format!("seat/{waits}"), &format!("activate {chosen}")).unwrap_err();
    assert_eq!(refused.code, "not_your_card");
    let _: Result<Answer, Rejected> = give(&format!("seat/{acts}"), &format!("activate {chosen}"));

    // Who reads: the seat, not the role, stands in the log.
    let export = sitting.full_export();
    let traps: Vec<Line<'_>> = export
        .lines()
        .map(|line| Line::read(line).unwrap())
        .filter(|line| line.kind == "te-wapen.piece_placed" && line.audience != "null")
        .collect();
    assert_eq!(traps.len(), 1);
    assert_eq!(traps[0].audience, "[\"cathay\"]");
    for (reader, sees) in [("seat/cathay", true), ("seat/bretonnia", false), ("organiser", true)] {
        let export = sitting.export(&Reader::Keyed(reader.parse().unwrap()));
        assert_eq!(export.contains("a pit"), sees, "{reader}");
    }
    assert!(!sitting.export(&Reader::Public).contains("a pit"));
}

#[test]
fn every_army_needs_a_seat_of_its_own() {
    let code = |seats: Value| table(&seats).1.unwrap_err().code;
    assert_eq!(code(json!({})), "role_vacant", "nobody sits at red here");
    assert_eq!(code(json!({ "red": "cathay" })), "role_vacant");
    assert_eq!(code(json!({ "red": "cathay", "black": "cathay" })), "seat_twice");
    assert_eq!(code(json!({ "red": "cathay", "black": "nobody" })), "no_such_seat");
    let green = json!({ "red": "cathay", "black": "bretonnia", "green": "city-guard" });
    assert_eq!(code(green), "no_such_role");
}

#[test]
fn what_is_asked_of_the_other_rules_is_refused() {
    let (sitting, opened) = table(&json!({ "red": "cathay", "black": "bretonnia" }));
    opened.unwrap();
    let scope = "engagement/2".parse().unwrap();
    let figures = ["foot-soldier-1".parse().unwrap()];
    let by = seat("cathay");
    let reader = Reader::Keyed(by.clone());
    let moves = sitting.referee.look::<lowenheim::Siege, _>(
        sitting.campaign,
        &scope,
        &reader,
        |siege, _| Ok(moves_of(siege, &by, &figures, Language::English)),
    );
    assert_eq!(moves.unwrap_err().code, "wrong_system");
    let nobody = "red-nobody-1".parse().unwrap();
    let siege = "engagement/1".parse().unwrap();
    let survey = |scope, reader, piece| {
        sitting.referee.look::<te_wapen::Battle, _>(sitting.campaign, scope, reader, |it, role| {
            te_wapen::survey::survey(it, role, piece, None, Language::English)
        })
    };
    assert_eq!(survey(&siege, &reader, &nobody).unwrap_err().code, "wrong_system");
    assert_eq!(survey(&scope, &reader, &nobody).unwrap_err().code, "no_such_piece");
    let trap = "red-trap-1".parse().unwrap();
    assert!(survey(&scope, &reader, &trap).is_ok(), "cathay leads the red army, whose trap it is");
    let other = Reader::Keyed(seat("bretonnia"));
    assert_eq!(survey(&scope, &other, &trap).unwrap_err().code, "no_such_piece");
    let note = battle_order(&sitting, "seat/cathay", "note a secret");
    assert_eq!(sitting.referee.give(sitting.campaign, &note).unwrap_err().code, "bad_notation");
}
