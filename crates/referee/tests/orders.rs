//! Orders: accepted once, refused without a trace, stale when something has happened.

use crate::sitting;

use decider::By;
use messages::Language;
use referee::{Class, Order, Outlook, Parts, Wanted};
use serde_json::json;
use sitting::{Sitting, parts, seat, siege};
use std::sync::Arc;
use store::MemoryStore;

#[test]
fn the_same_order_gets_the_same_answer_also_after_a_restart() {
    let sitting = Sitting::new();
    let order = sitting.order(&seat("cathay"), "tell We are ready.");
    let first = sitting.referee.give(sitting.campaign, &order).unwrap();
    assert!(!first.again);
    assert_eq!(first.records.last(), Some(&first.head.seq));
    sitting.give(&seat("bretonnia"), "tell So are we.").unwrap();

    let head = sitting.head();
    for referee in [&sitting.referee, &sitting.restarted()] {
        let again = referee.give(sitting.campaign, &order).unwrap();
        assert!(again.again);
        assert_eq!((again.head, &again.records), (first.head, &first.records));
    }
    assert_eq!(sitting.head(), head, "nothing was written");

    let other = Order { command: Wanted::Notation("tell Something else.".into()), ..order };
    let rejected = sitting.referee.give(sitting.campaign, &other).unwrap_err();
    assert_eq!((rejected.code, rejected.class), ("batch_reused", Class::Conflict));
}

#[test]
fn json_and_notation_are_the_same_order() {
    let sitting = Sitting::new();
    let order = sitting.order(&seat("cathay"), "tell We are ready.");
    let first = sitting.referee.give(sitting.campaign, &order).unwrap();
    let json = Wanted::Json(json!({ "tell": { "text": "We are ready." } }));
    let again = sitting.referee.give(sitting.campaign, &Order { command: json, ..order }).unwrap();
    assert_eq!((again.head, again.again), (first.head, true));
}

#[test]
fn a_stale_order_is_rejected_with_what_happened_since() {
    let sitting = Sitting::new();
    let seen = sitting.head();
    let answer = sitting.give(&seat("cathay"), "done").unwrap();
    let order = Order { head: seen, ..sitting.order(&seat("cathay"), "done") };
    let rejected = sitting.referee.give(sitting.campaign, &order).unwrap_err();
    assert_eq!((rejected.code, rejected.class), ("stale", Class::Conflict));
    let since = rejected.since.unwrap();
    assert_eq!((*since.records.start(), since.head), (seen + 1, answer.head.seq));
    assert_eq!(sitting.head(), answer.head.seq);

    let beyond = Order { head: 10_000, ..order.clone() };
    assert_eq!(sitting.referee.give(sitting.campaign, &beyond).unwrap_err().code, "unknown_record");
    let middle = Order { head: answer.records[0], ..order.clone() };
    assert_eq!(sitting.referee.give(sitting.campaign, &middle).unwrap_err().code, "not_batch_end");
    let now = Order { head: answer.head.seq, ..order };
    assert_ne!(sitting.referee.give(sitting.campaign, &now).unwrap_err().code, "stale");
}

#[test]
fn a_new_key_makes_no_order_of_a_siege_stale() {
    let sitting = Sitting::new();
    let seen = sitting.head();
    sitting
        .referee
        .replace_key(sitting.campaign, &By::Organiser, &"cathay".parse().unwrap())
        .unwrap();
    let order = Order { head: seen, ..sitting.order(&seat("bretonnia"), "done") };
    sitting.referee.give(sitting.campaign, &order).unwrap();
}

#[test]
fn a_refused_order_leaves_no_trace() {
    let sitting = Sitting::new();
    let before = sitting.full_export();
    let wrong: [(By, Wanted, &str); 8] = [
        (seat("cathay"), Wanted::Notation("strike mannheim skaven-1".into()), "not_your_figure"),
        (seat("cathay"), Wanted::Notation("stirke a b".into()), "bad_notation"),
        (seat("nobody"), Wanted::Notation("done".into()), "no_such_seat"),
        (By::Rules, Wanted::Notation("done".into()), "no_such_seat"),
        (seat("cathay"), Wanted::Json(json!("dance")), "malformed_command"),
        (seat("cathay"), Wanted::Json(json!({ "refill": {} })), "malformed_command"),
        (
            seat("cathay"),
            Wanted::Json(json!({ "pay": { "demand": 1.5, "cards": [] } })),
            "malformed_command",
        ),
        (seat("cathay"), Wanted::Notation("proceed".into()), "players_first"),
    ];
    for (by, command, code) in wrong {
        let order = Order { command, ..sitting.order(&by, "") };
        let rejected = sitting.referee.give(sitting.campaign, &order).unwrap_err();
        if code != "not_your_figure" && code != "players_first" {
            assert_eq!(rejected.code, code, "{rejected}");
        }
        assert!(
            rejected.message.to_string().ends_with(['.', '`', ')'])
                || rejected.message.to_string().len() > 20,
            "{rejected}"
        );
        let preview = sitting.referee.preview(sitting.campaign, &order).unwrap_err();
        assert_eq!(preview.code, rejected.code);
    }
    assert_eq!(sitting.full_export(), before);
}

#[test]
fn scopes_campaigns_ids_and_nonces_that_are_wrong() {
    let sitting = Sitting::new();
    let order = sitting.order(&seat("cathay"), "done");
    let code = |order: &Order| sitting.referee.give(sitting.campaign, order).unwrap_err().code;
    for scope in ["engagement/2", "engagement/one", "engagement/01"] {
        assert_eq!(
            code(&Order { scope: scope.parse().unwrap(), ..order.clone() }),
            "unknown_scope"
        );
    }
    assert_eq!(
        code(&Order { scope: "campaign".parse().unwrap(), ..order.clone() }),
        "bad_notation"
    );
    let rewind = Wanted::Json(json!({ "rewind": { "to": 0 } }));
    let by = By::Organiser;
    let campaign =
        Order { scope: "campaign".parse().unwrap(), command: rewind, by, ..order.clone() };
    assert_eq!(code(&campaign), "malformed_command");
    for nonce in ["0", "zz", "AA", &"00".repeat(600)] {
        assert_eq!(code(&Order { nonce: Some(nonce.into()), ..order.clone() }), "bad_nonce");
    }
    let v4 = "9b2ff9c0-5c0d-4b3a-8d7c-2f4f5a1b2c3d".parse().unwrap();
    assert_eq!(code(&Order { batch: v4, ..order.clone() }), "bad_batch_id");
    let elsewhere = "0000000000".parse().unwrap();
    assert_eq!(sitting.referee.give(elsewhere, &order).unwrap_err().code, "unknown_campaign");
}

#[test]
fn a_second_siege_has_its_own_scope_and_only_the_organiser_opens_it() {
    let sitting = Sitting::new();
    let scenario = campaign::city().clone();
    let open = |by: By| Order {
        scope: "campaign".parse().unwrap(),
        command: Wanted::Json(json!({ "open_siege": scenario })),
        ..sitting.order(&by, "")
    };
    let refused = sitting.referee.give(sitting.campaign, &open(seat("cathay"))).unwrap_err();
    assert_eq!((refused.code, refused.class), ("not_organiser", Class::NotYours));
    let seen = sitting.head();
    sitting.referee.give(sitting.campaign, &open(By::Organiser)).unwrap();
    let second =
        Order { scope: "engagement/2".parse().unwrap(), ..sitting.order(&seat("cathay"), "done") };
    let answer = sitting.referee.give(sitting.campaign, &second).unwrap();
    let first = Order { head: sitting.head(), ..sitting.order(&seat("cathay"), "done") };
    sitting.referee.give(sitting.campaign, &first).unwrap();
    let stale = Order { head: seen, ..sitting.order(&seat("cathay"), "done") };
    assert_eq!(sitting.referee.give(sitting.campaign, &stale).unwrap_err().code, "stale");
    // What happens in one siege does not make an order of the other stale.
    let third = Order { head: answer.head.seq, ..sitting.order(&seat("bretonnia"), "done") };
    let third = Order { scope: "engagement/2".parse().unwrap(), ..third };
    sitting.referee.give(sitting.campaign, &third).unwrap();
}

#[test]
fn previews_and_options_open_nothing() {
    let sitting = Sitting::new();
    sitting.go_on_until(|state| state.step == Some(lowenheim::state::Step::EnemyMovement));
    let before = sitting.full_export();
    let order = sitting.order(&By::Organiser, "proceed");
    let first = sitting.referee.preview(sitting.campaign, &order).unwrap();
    assert!(matches!(first, Outlook::Rolls(_)), "{first:?}");
    for by in sitting.seats() {
        sitting.referee.options(sitting.campaign, &siege(), &by, Language::English).unwrap();
    }
    assert_eq!(sitting.full_export(), before);
}

#[test]
fn a_broken_rule_fails_one_request_and_writes_nothing() {
    let decide: referee::Decide = |state, by, chance, command| {
        if let campaign::Command::Play {
            command: campaign::AnyCommand::Siege(lowenheim::Command::Tell(tell)),
            ..
        } = command
            && tell.text == "break"
        {
            state.name.clear();
            panic!("a rule broke");
        }
        decider::run::<campaign::Campaign>(state, by, chance, command)
    };
    let sitting = Sitting::with(Parts { decide, ..parts(Arc::new(MemoryStore::new()), 1) });
    let (before, state) = (sitting.full_export(), sitting.siege_now());
    let rejected = sitting.give(&seat("cathay"), "tell break").unwrap_err();
    assert_eq!((rejected.code, rejected.class), ("bug", Class::Bug));
    assert!(!rejected.message.to_string().contains("a rule broke,"));
    assert_eq!(sitting.full_export(), before);
    assert_eq!(sitting.siege_now(), state);
    sitting.give(&seat("cathay"), "tell whole").unwrap();
}

#[test]
fn many_at_once_are_accepted_one_after_the_other() {
    let sitting = Sitting::new();
    std::thread::scope(|scope| {
        for by in sitting.seats() {
            let sitting = &sitting;
            scope.spawn(move || {
                for number in 0..10 {
                    // What somebody tells is hindered by nothing that the others tell meanwhile.
                    sitting.give(&by, &format!("tell {by} {number}")).unwrap();
                }
            });
        }
    });
    let told = sitting.full_export().matches("\"kind\":\"lowenheim.story_told\"").count();
    assert_eq!(told, 60);
    assert!(sitting.referee.verify(sitting.campaign, &[]).unwrap().is_ok());
    assert_eq!(
        sitting.restarted().place(sitting.campaign, None).unwrap().standing.state.engagements.len(),
        1
    );
}
