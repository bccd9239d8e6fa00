//! One earlier order is corrected, and the rest is not lost.

use crate::sitting;

use chronicle::{Format, Line};
use decider::By;
use referee::{Amendment, Edit, Reader, Verdict, Wanted};
use sitting::{Sitting, seat, siege};
use std::collections::BTreeMap;

fn amendment(sitting: &Sitting, edit: Edit) -> Amendment {
    Amendment {
        batch: sitting.batch(),
        head: sitting.head(),
        by: By::Organiser,
        edit,
        faces: BTreeMap::new(),
        leave_out: false,
        dispute: None,
        reason: "a test".into(),
    }
}

fn told(text: &str) -> Wanted {
    Wanted::Notation(text.into())
}

/// Whatever was corrected, the log is whole, and whoever reads it anew sees the same.
fn is_whole(sitting: &Sitting) {
    let verified = sitting.referee.verify(sitting.campaign, &[]).unwrap();
    assert!(verified.is_ok(), "{verified:?}");
    for reader in [Reader::Public, Reader::Keyed(seat("cathay")), Reader::Keyed(By::Organiser)] {
        let export = sitting.export(&reader);
        chronicle::verify(export.as_bytes(), &chronicle::VerifyOptions::default()).unwrap();
    }
    let fresh = sitting.restarted();
    assert_eq!(
        fresh.place(sitting.campaign, None).unwrap().standing,
        sitting.referee.place(sitting.campaign, None).unwrap().standing
    );
    assert_eq!(
        fresh.pending_since(sitting.campaign).unwrap(),
        sitting.referee.pending_since(sitting.campaign).unwrap()
    );
}

fn opened(sitting: &Sitting) -> usize {
    let log = sitting.full_export();
    log.lines().filter(|line| Line::read(line).unwrap().opens.is_some()).count()
}

/// The live orders behind a record: number, sender, command.
fn orders(sitting: &Sitting, behind: u64) -> Vec<(u64, String, String)> {
    let mut orders = Vec::new();
    for run in sitting.referee.live_path(sitting.campaign).unwrap() {
        sitting
            .referee
            .each_record(sitting.campaign, run, |line| {
                if line.kind == "order.given" && line.seq > behind {
                    orders.push((line.seq, line.by.to_owned(), line.data.unwrap().to_owned()));
                }
            })
            .unwrap();
    }
    orders
}

#[test]
fn an_order_replaced_by_itself_changes_nothing() {
    let sitting = Sitting::of_version(Format::One);
    let then = sitting.head();
    sitting.go_on_for(60);
    let (was, envelopes) = (sitting.siege_now(), opened(&sitting));
    let given = orders(&sitting, then);
    assert!(envelopes > 30);
    for nth in [0, 7, 31] {
        let (order, _, data) = &given[nth];
        let data: serde_json::Value = serde_json::from_str(data).unwrap();
        let command = Wanted::Json(data["command"].clone());
        let edit = Edit::Replace { order: *order, by: None, command };
        let amendment = amendment(&sitting, edit);
        let preview = sitting.referee.preview_amendment(sitting.campaign, &amendment).unwrap();
        assert!(preview.later.iter().all(|later| later.verdict == Verdict::Unchanged));
        assert_eq!(preview.later.len(), 59 - nth);
        let (answer, amended) = sitting.referee.amend(sitting.campaign, &amendment).unwrap();
        assert_eq!((&amended.state, &amended.later), (&preview.state, &preview.later));
        assert_eq!(sitting.siege_now(), was);
        assert_eq!((sitting.head(), opened(&sitting)), (answer.head.seq, envelopes));
        is_whole(&sitting);
        let left = preview.head.seq;
        sitting.rewind(left);
    }
}

#[test]
fn a_struck_word_leaves_the_rest_unchanged_and_a_struck_step_is_missed() {
    let sitting = Sitting::new();
    let word = sitting.give(&seat("cathay"), "tell Nothing to see here.").unwrap();
    sitting.go_on_for(30);
    let was = sitting.siege_now();
    let edit = Edit::Strike { order: word.records[1] };
    let (_, amended) = sitting.referee.amend(sitting.campaign, &amendment(&sitting, edit)).unwrap();
    assert!(amended.edited.is_none());
    assert!(amended.later.iter().all(|later| later.verdict == Verdict::Unchanged));
    assert_eq!(sitting.siege_now(), was);
    is_whole(&sitting);
    let live = orders(&sitting, 0);
    assert!(!live.iter().any(|(_, _, data)| data.contains("Nothing to see here")));

    // Without the first player's `done` nobody could have gone on.
    let done = live.iter().find(|(_, by, _)| by.starts_with("seat/")).unwrap().0;
    let edit = Edit::Strike { order: done };
    let amend = amendment(&sitting, edit);
    let preview = sitting.referee.preview_amendment(sitting.campaign, &amend).unwrap();
    let refused = preview.later.iter().filter(|it| matches!(it.verdict, Verdict::Refused(_)));
    assert!(refused.count() > 0);
    let before = sitting.full_export();
    let rejected = sitting.referee.amend(sitting.campaign, &amend).unwrap_err();
    assert_eq!(rejected.code, "amendment_refuses");
    assert_eq!(sitting.full_export(), before, "nothing was written");
    let amend = Amendment { leave_out: true, ..amend };
    let (_, amended) = sitting.referee.amend(sitting.campaign, &amend).unwrap();
    assert_eq!(
        amended.state.played_by::<lowenheim::Siege>(campaign::EngagementNumber(1)).unwrap(),
        &sitting.siege_now()
    );
    is_whole(&sitting);
}

#[test]
fn an_order_is_put_in_on_somebodys_behalf() {
    let sitting = Sitting::of_version(Format::One);
    sitting.give(&seat("cathay"), "done").unwrap();
    let then = sitting.head();
    sitting.go_on_for(25);
    let (left, was) = (sitting.head(), sitting.siege_now());
    let edit = Edit::Insert {
        after: then,
        by: seat("bretonnia"),
        scope: siege(),
        command: told("tell We were here first."),
    };
    let amend = amendment(&sitting, edit);
    let (answer, amended) = sitting.referee.amend(sitting.campaign, &amend).unwrap();
    assert_eq!(amended.edited.unwrap().verdict, Verdict::NewResult);
    assert_eq!(sitting.siege_now(), was);
    let put = orders(&sitting, left)[1].clone();
    assert_eq!(put.1, "organiser", "who really sent it stands in the record");
    assert!(put.2.contains("\"by\":\"seat/bretonnia\""), "{}", put.2);
    is_whole(&sitting);

    let again = sitting.restarted().amend(sitting.campaign, &amend).unwrap().0;
    assert_eq!((again.head, again.records, again.again), (answer.head, answer.records, true));

    // What was given on behalf can be amended in its turn.
    let edit = Edit::Strike { order: put.0 };
    sitting.referee.amend(sitting.campaign, &amendment(&sitting, edit)).unwrap();
    assert_eq!(sitting.siege_now(), was);
    is_whole(&sitting);
}

#[test]
fn a_roll_is_thrown_again_and_what_hangs_on_it_is_said_before() {
    let sitting = Sitting::new();
    let then = sitting.head();
    sitting.go_on_until(|state| state.turn == 2);
    let envelopes = opened(&sitting);
    let log = sitting.full_export();
    let roll = log
        .lines()
        .map(|line| Line::read(line).unwrap())
        .find(|line| line.kind == "dice.rolled" && line.seq > then)
        .unwrap()
        .seq;
    let amend = amendment(&sitting, Edit::ThrowAgain { roll });
    let preview = sitting.referee.preview_amendment(sitting.campaign, &amend).unwrap();
    assert_eq!(opened(&sitting), envelopes, "a look opens nothing");
    let edited = preview.edited.unwrap();
    let Verdict::NeedsRoll(need) = edited.verdict else { panic!("{:?}", edited.verdict) };
    let order = edited.order.unwrap();
    assert!(preview.later.iter().all(|later| later.verdict == Verdict::Depends(order)));

    // Faces from the table, of which the order needs one roll's.
    let faces: Vec<u32> = (0..need.dice.count()).map(|_| 1).collect();
    let typed = Amendment { faces: BTreeMap::from([(order, faces.clone())]), ..amend.clone() };
    let foreseen = sitting.referee.preview_amendment(sitting.campaign, &typed).unwrap();
    assert!(!matches!(foreseen.edited.unwrap().verdict, Verdict::Depends(_)));
    let too_many = [faces, vec![1; 50]].concat();
    let wrong = Amendment { faces: BTreeMap::from([(order, too_many)]), ..amend.clone() };
    if let Err(rejected) = sitting.referee.preview_amendment(sitting.campaign, &wrong) {
        assert_eq!(rejected.code, "unused_faces");
    }

    let amend = Amendment { leave_out: true, ..amend };
    let (_, amended) = sitting.referee.amend(sitting.campaign, &amend).unwrap();
    assert!(opened(&sitting) > envelopes);
    assert_eq!(
        amended.state.played_by::<lowenheim::Siege>(campaign::EngagementNumber(1)).unwrap(),
        &sitting.siege_now()
    );
    is_whole(&sitting);
}

#[test]
fn amendments_that_cannot_be() {
    let sitting = Sitting::new();
    let opening = sitting.head();
    let word = sitting.give(&seat("cathay"), "tell One.").unwrap();
    sitting.go_on_for(3);
    let before = sitting.full_export();
    let good = amendment(&sitting, Edit::Strike { order: word.records[0] });
    let code = |amendment: Amendment| {
        sitting.referee.amend(sitting.campaign, &amendment).unwrap_err().code
    };
    let with = |edit: Edit| Amendment { edit, ..good.clone() };
    assert_eq!(code(Amendment { by: seat("cathay"), ..good.clone() }), "not_organiser");
    assert_eq!(code(Amendment { head: opening, ..good.clone() }), "stale");
    assert_eq!(code(Amendment { reason: String::new(), ..good.clone() }), "bad_text");
    assert_eq!(code(with(Edit::Strike { order: 9999 })), "unknown_record");
    assert_eq!(code(with(Edit::Strike { order: 0 })), "not_an_order");
    assert_eq!(code(with(Edit::ThrowAgain { roll: word.records[0] })), "not_a_roll");
    let put = |after: u64, by: By, text: &str| {
        with(Edit::Insert { after, by, scope: siege(), command: told(text) })
    };
    assert_eq!(code(put(word.records[0], seat("cathay"), "tell A.")), "not_batch_end");
    assert_eq!(code(put(sitting.head(), seat("cathay"), "tell A.")), "already_there");
    assert_eq!(code(put(opening, seat("nobody"), "tell A.")), "no_such_seat");
    assert_eq!(code(put(opening, seat("cathay"), "proceed to the moon")), "bad_notation");
    assert_eq!(sitting.full_export(), before);
    sitting.rewind(opening);
    let head = sitting.head();
    assert_eq!(code(Amendment { head, ..good.clone() }), "not_live");
    let rewound = Edit::Strike { order: head };
    assert_eq!(code(Amendment { head, edit: rewound, ..good.clone() }), "not_an_order");
}
