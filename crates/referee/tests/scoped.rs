//! One engagement goes back, and the other keeps its evening.

use crate::sitting;

use chronicle::Scope;
use decider::By;
use referee::{Reader, Rewind};
use sitting::{Sitting, siege};

fn views(sitting: &Sitting, scope: &Scope) -> Vec<String> {
    let place = sitting.referee.place(sitting.campaign, None).unwrap();
    let number = referee::Referee::engagement(&place.standing, scope).unwrap();
    let state = place.standing.state.played_by::<lowenheim::Siege>(number).unwrap();
    let readers = sitting.seats().into_iter().map(Some).chain([None, Some(By::Organiser)]);
    readers
        .map(|by| {
            serde_json::to_string(&lowenheim::view::view_for(
                state,
                by.as_ref(),
                messages::Language::English,
            ))
            .unwrap()
        })
        .collect()
}

/// Two sieges, played in turns.
fn two_sieges() -> (Sitting, Scope, u64) {
    let sitting = Sitting::new();
    let other = sitting.open_another();
    let mut then = 0;
    for round in 0..30 {
        sitting.go_on().unwrap();
        sitting.go_on_in(&other).unwrap();
        if round == 9 {
            then = sitting.head();
        }
    }
    (sitting, other, then)
}

#[test]
fn one_siege_goes_back_and_the_other_keeps_what_it_did() {
    let (sitting, other, then) = two_sieges();
    let was = sitting.siege_at(Some(then));
    let (spared, left) = (views(&sitting, &other), sitting.head());
    let preview = sitting.referee.greyed_by(sitting.campaign, then, Some(&siege())).unwrap();
    assert_eq!((preview.batches, preview.kept.len(), preview.lost.len()), (20, 20, 0));

    let rewind = Rewind { only: Some(siege()), ..sitting.rewind_order(then) };
    let answer = sitting.referee.rewind(sitting.campaign, &rewind).unwrap();
    assert_eq!(sitting.siege_now(), was);
    assert_eq!(views(&sitting, &other), spared);
    assert_eq!(sitting.head(), answer.head.seq);

    // What follows again are copies, and they open nothing.
    let log = sitting.full_export();
    let lines: Vec<_> = log
        .lines()
        .map(|line| chronicle::Line::read(line).unwrap())
        .filter(|line| line.seq > left + 2)
        .collect();
    assert!(!lines.is_empty());
    for line in &lines {
        let original = line.copy_of.unwrap();
        assert!(preview.kept.iter().any(|run| run.contains(&original)), "{original}");
        assert_eq!((line.opens, line.scope), (None, "engagement/2"));
    }
    let verified = sitting.referee.verify(sitting.campaign, &[answer.head]).unwrap().unwrap();
    assert_eq!(verified.counts.copies, lines.len() as u64);
    for reader in [Reader::Public, Reader::Keyed(sitting.seats()[0].clone())] {
        let export = sitting.export(&reader);
        chronicle::verify(export.as_bytes(), &chronicle::VerifyOptions::default()).unwrap();
    }

    // Read anew it is the same, also the answer to the same rewind sent again.
    let fresh = sitting.restarted();
    assert_eq!(
        fresh.place(sitting.campaign, None).unwrap().standing,
        sitting.referee.place(sitting.campaign, None).unwrap().standing
    );
    assert_eq!(
        fresh.pending_since(sitting.campaign).unwrap(),
        sitting.referee.pending_since(sitting.campaign).unwrap()
    );
    let again = fresh.rewind(sitting.campaign, &rewind).unwrap();
    assert_eq!((again.head, again.records, again.again), (answer.head, answer.records, true));

    // Both go on, and a redo brings everything back.
    sitting.go_on().unwrap();
    sitting.go_on_in(&other).unwrap();
    sitting.rewind(left);
    assert_eq!(views(&sitting, &other), spared);
}

#[test]
fn players_of_the_other_siege_need_not_look_again_for_long() {
    let (sitting, other, then) = two_sieges();
    let rewind = Rewind { only: Some(siege()), ..sitting.rewind_order(then) };
    sitting.referee.rewind(sitting.campaign, &rewind).unwrap();
    for _ in 0..5 {
        sitting.go_on_in(&other).unwrap();
        sitting.go_on().unwrap();
    }
    assert!(sitting.referee.verify(sitting.campaign, &[]).unwrap().is_ok());
}

#[test]
fn scoped_rewinds_that_cannot_be() {
    let (sitting, other, then) = two_sieges();
    let before = sitting.full_export();
    let code = |to: u64, only: &Scope| {
        let rewind = Rewind { only: Some(only.clone()), ..sitting.rewind_order(to) };
        sitting.referee.rewind(sitting.campaign, &rewind).unwrap_err().code
    };
    assert_eq!(code(then, &Scope::Campaign), "unknown_scope");
    assert_eq!(code(then, &"engagement/7".parse().unwrap()), "unknown_scope");
    assert_eq!(code(0, &other), "unknown_scope", "it was not open then");
    assert_eq!(sitting.full_export(), before);
    let left = sitting.head();
    sitting.rewind(then);
    assert_eq!(code(left, &other), "not_live");
    assert_eq!(code(then, &other), "already_there");
}
