//! What is told of a siege: to whom, and where one finds it again.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

#[path = "../../referee/tests/sitting/mod.rs"]
mod sitting;

use decider::By;
use lowenheim::decks::ActionCard;
use projections::{
    Window, dice, first_scope, history, lines, rewind_preview, summary, turns, view,
};
use referee::Reader;
use sitting::{Sitting, seat};

fn readers(sitting: &Sitting) -> Vec<Reader> {
    sitting.seats().into_iter().map(Reader::Keyed).chain([Reader::Public]).collect()
}

#[test]
fn a_hidden_line_tells_nothing_of_what_it_hides() {
    let sitting = Sitting::new();
    sitting.go_on_for(60);
    let end = sitting.head();
    let organiser = Reader::Keyed(By::Organiser);
    let all = lines(&sitting.referee, sitting.campaign, &organiser, 0..=end).unwrap();
    assert_eq!(all.len() as u64, end + 1);
    assert!(all.iter().all(|line| !line.hidden));
    for reader in readers(&sitting) {
        let told = lines(&sitting.referee, sitting.campaign, &reader, 0..=end).unwrap();
        let mut hidden = 0;
        for (told, whole) in told.iter().zip(&all).filter(|(told, _)| told.hidden) {
            hidden += 1;
            assert!(told.clause.is_none() && told.dice.is_none());
            assert_ne!(told.sentence, "");
            for (card, _) in ActionCard::PRINTED {
                assert!(!told.sentence.contains(card.name()), "{reader}: {}", told.sentence);
            }
            assert_eq!((told.turn, told.step), (whole.turn, whole.step));
        }
        assert!(hidden > 30, "{reader}");
        for (told, whole) in told.iter().zip(&all).filter(|(told, _)| !told.hidden) {
            assert_eq!(told, whole);
        }
    }
}

#[test]
fn the_history_is_read_in_pages_and_knows_what_was_rewound() {
    let sitting = Sitting::new();
    sitting.go_on_for(4);
    let then = sitting.head();
    sitting.go_on_for(6);
    let left = sitting.head();
    let preview =
        rewind_preview(&sitting.referee, sitting.campaign, &Reader::Public, then).unwrap();
    assert_eq!((preview.batches, preview.records), (6, left - then));
    assert_eq!(preview.greyed.first().unwrap().seq, then + 1);
    sitting.rewind(then);
    let page =
        |window| history(&sitting.referee, sitting.campaign, &Reader::Public, window).unwrap();
    let whole = page(Window::default());
    for line in &whole.lines {
        assert_eq!(line.live, !(then + 1..=left).contains(&line.seq), "{}", line.seq);
    }
    let mut pages = Vec::new();
    while (pages.len() as u64) <= whole.head.seq {
        let from = Some(pages.len() as u64);
        pages.extend(page(Window { from, limit: Some(7), to: None }).lines);
    }
    assert_eq!(pages, whole.lines);
    let end = page(Window { limit: Some(2), ..Window::default() });
    assert_eq!(end.lines, whole.lines[whole.lines.len() - 2..]);
    assert!(end.lines[1].sentence.contains("a test"), "{}", end.lines[1].sentence);
    assert!(page(Window { from: Some(9999), ..Window::default() }).lines.is_empty());
}

#[test]
fn turns_lie_where_the_state_says() {
    let sitting = Sitting::new();
    sitting.go_on_until(|state| state.turn == 3);
    let marks = turns(&sitting.referee, sitting.campaign, &first_scope()).unwrap();
    assert_eq!(marks.iter().map(|mark| mark.turn).collect::<Vec<_>>(), [0, 1, 2, 3]);
    for mark in &marks {
        for at in [mark.seq, mark.start, mark.end] {
            assert_eq!(sitting.siege_at(Some(at)).turn, mark.turn, "{mark:?}");
        }
        for step in &mark.steps {
            assert_eq!(sitting.siege_at(Some(step.seq)).step, Some(step.step));
        }
        if mark.start != sitting.head() {
            sitting.referee.greyed_by(sitting.campaign, mark.start).unwrap();
        }
    }
    sitting.rewind(marks[2].start);
    let again = turns(&sitting.referee, sitting.campaign, &first_scope()).unwrap();
    assert_eq!(again.len(), 3);
    assert_eq!(summary(&sitting.referee, sitting.campaign).unwrap().turn, 2);
}

#[test]
fn views_are_of_one_place_and_one_reader() {
    let sitting = Sitting::new();
    let then = sitting.head();
    sitting.go_on_for(8);
    let reader = Reader::Keyed(seat("cathay"));
    let at = |at| view(&sitting.referee, sitting.campaign, &reader, &first_scope(), at).unwrap();
    let (past, now) = (at(Some(then)), at(None));
    let (past, now) = (past.siege().unwrap(), now.siege().unwrap());
    assert_eq!((past.taken.at.seq, past.taken.live), (then, true));
    assert_eq!(past.taken.head, now.taken.head);
    assert_eq!((past.siege.turn, now.siege.turn), (0, 1));
    assert_eq!(now.taken.reader, "seat/cathay");
    assert_eq!(now.taken.role.as_deref(), Some("cathay"));
}

#[test]
fn the_dice_ledger_counts_every_roll_by_its_sender() {
    let sitting = Sitting::new();
    sitting.go_on_until(|state| state.turn == 2);
    let ledger = dice(&sitting.referee, sitting.campaign).unwrap();
    let rolled = sitting.full_export().matches("\"kind\":\"dice.rolled\"").count() as u64;
    assert_eq!(ledger.all.sealed, rolled);
    assert_eq!(ledger.by.values().map(|count| count.sealed).sum::<u64>(), rolled);
    assert_eq!((ledger.all.thrown, ledger.all.witnessed), (0, 0));
}
