//! What is told of a siege: to whom, and where one finds it again.

use crate::sitting;

use campaign::AnyView;
use decider::By;
use lowenheim::{decks::ActionCard, state::Step};
use projections::{
    Beginning, CampaignView, Fell, Language, PieceOutcome, Proof, Window, compare, desk, dice,
    first_scope, history, lines, rewind_preview, roll, summary, timelines, turns, view,
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
            assert_eq!((told.turn, &told.step), (whole.turn, &whole.step));
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
        rewind_preview(&sitting.referee, sitting.campaign, &Reader::Public, then, None).unwrap();
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
    let marks =
        turns(&sitting.referee, sitting.campaign, &first_scope(), Language::English).unwrap();
    assert_eq!(marks.iter().map(|mark| mark.turn).collect::<Vec<_>>(), [0, 1, 2, 3]);
    for mark in &marks {
        for at in [mark.seq, mark.start, mark.end] {
            assert_eq!(sitting.siege_at(Some(at)).turn, mark.turn, "{mark:?}");
        }
        for step in &mark.steps {
            let played = sitting.siege_at(Some(step.seq)).step.map(Step::word);
            assert_eq!(played, Some(step.step.as_str()));
        }
        if mark.start != sitting.head() {
            sitting.referee.greyed_by(sitting.campaign, mark.start, None).unwrap();
        }
    }
    sitting.rewind(marks[2].start);
    let again =
        turns(&sitting.referee, sitting.campaign, &first_scope(), Language::English).unwrap();
    assert_eq!(again.len(), 3);
    assert_eq!(summary(&sitting.referee, sitting.campaign, Language::English).unwrap().turn, 2);
}

#[test]
fn views_are_of_one_place_and_one_reader() {
    let sitting = Sitting::new();
    let then = sitting.head();
    sitting.go_on_for(8);
    let reader = Reader::Keyed(seat("cathay"));
    let at = |at| view(&sitting.referee, sitting.campaign, &reader, &first_scope(), at).unwrap();
    let (past, now) = (at(Some(then)), at(None));
    assert_eq!((past.taken.at.seq, past.taken.live), (then, true));
    assert_eq!(past.taken.head, now.taken.head);
    let turn = |view: &CampaignView| match &view.seen {
        AnyView::Siege { siege } => siege.turn,
        other => panic!("{other:?} is no siege"),
    };
    assert_eq!((turn(&past), turn(&now)), (0, 1));
    assert_eq!(now.taken.reader, "seat/cathay");
    assert_eq!(now.taken.role.as_deref(), Some("cathay"));
}

#[test]
fn the_dice_ledger_counts_every_roll_by_its_sender() {
    let sitting = Sitting::new();
    sitting.go_on_until(|state| state.turn == 2);
    let ledger = dice(&sitting.referee, sitting.campaign, Language::English).unwrap();
    let rolled = sitting.full_export().matches("\"kind\":\"dice.rolled\"").count() as u64;
    assert_eq!(ledger.all.sealed, rolled);
    assert_eq!(ledger.by.values().map(|count| count.sealed).sum::<u64>(), rolled);
    assert_eq!((ledger.all.thrown, ledger.all.witnessed), (0, 0));
    assert_eq!(ledger.rows.iter().map(|row| row.rolls).sum::<u64>(), rolled);
    let all = ledger.judged.iter().filter(|judged| judged.name.is_empty());
    let fell: u64 = ledger.rows.iter().flat_map(|row| &row.faces).sum();
    assert_eq!(all.map(|judged| judged.dice).sum::<u64>(), fell);
}

#[test]
fn timelines_say_where_they_begin_and_which_tips_can_be_taken_up() {
    let sitting = Sitting::new();
    sitting.go_on_for(4);
    let then = sitting.head();
    sitting.go_on_for(6);
    let left = sitting.head();
    sitting.rewind(then);
    sitting.go_on_for(2);
    let second = sitting.head();
    sitting.rewind(left);
    let told = timelines(&sitting.referee, sitting.campaign).unwrap().timelines;
    let shape: Vec<_> = told
        .iter()
        .map(|line| (line.first, line.last, line.parent, line.begins_by, line.tip, line.live_to))
        .collect();
    let end = sitting.head();
    assert_eq!(
        shape,
        [
            (0, left, None, Beginning::Genesis, false, Some(left)),
            (left + 1, second, Some(then), Beginning::Rewind, true, None),
            (second + 1, end, Some(left), Beginning::Redo, true, Some(end)),
        ]
    );
    assert_eq!((told[1].orders, told[1].reason.as_deref()), (2, Some("a test")));
    assert_eq!(told[0].orders, 11, "the opening and ten orders");
}

#[test]
fn two_points_are_compared_as_each_reader_may_see_them() {
    let sitting = Sitting::new();
    let then = sitting.head();
    sitting.go_on_until(|state| state.turn == 2);
    let left = sitting.head();
    let told = |reader: &Reader, from, to| {
        compare(&sitting.referee, sitting.campaign, reader, Some(&first_scope()), from, to).unwrap()
    };
    let now = told(&Reader::Public, then, left);
    assert_eq!((now.common, now.undone.len()), (then, 0));
    assert!(now.table.iter().any(|change| change.path == "turn"), "{:?}", now.table);
    assert!(now.pieces.iter().any(|piece| piece.change == PieceOutcome::Appeared));
    let back = told(&Reader::Public, left, then);
    assert_eq!((back.done.len(), back.undone.len()), (0, now.done.len()));
    assert!(told(&Reader::Public, left, left).table.is_empty());
    sitting.rewind(then);
    sitting.go_on_for(3);
    let apart = told(&Reader::Public, left, sitting.head());
    assert_eq!(apart.common, then);
    assert!(!apart.undone.is_empty() && !apart.done.is_empty());
    // A seat is told nothing that its view and its log do not show.
    let mut hands = 0;
    for reader in readers(&sitting) {
        let told = told(&reader, then, left);
        let seen: Vec<_> =
            lines(&sitting.referee, sitting.campaign, &reader, then + 1..=left).unwrap();
        for line in &told.done {
            assert!(seen.contains(line));
        }
        let hand = told.table.iter().filter(|change| change.path.starts_with("hand/")).count();
        assert!(hand == 0 || reader != Reader::Public);
        hands += hand;
    }
    assert!(hands > 0, "somebody's own hand has changed");
}

#[test]
fn every_roll_is_told_with_its_proof_and_hidden_draws_only_with_their_envelope() {
    let sitting = Sitting::new();
    sitting.go_on_until(|state| state.turn == 3);
    let log = sitting.full_export();
    let (mut rolls, mut hidden) = (0, 0);
    for line in log.lines().map(|line| chronicle::Line::read(line).unwrap()) {
        if line.opens.is_none() {
            continue;
        }
        let organiser = Reader::Keyed(By::Organiser);
        let told = roll(&sitting.referee, sitting.campaign, &organiser, line.seq).unwrap();
        let Proof::Sealed(proof) = &told.proof else { panic!("{:?}", told.proof) };
        assert!(proof.holds, "{}", proof.verdict);
        assert_eq!((proof.envelope, &proof.seal), (line.opens.unwrap(), &proof.seal_of_seed));
        assert!(told.before < told.order && told.order < told.seq && told.seq <= told.after);
        assert!(proof.sealed_by < line.seq);
        if let Some(Fell::Dice { faces, .. }) = &told.fell {
            assert_eq!(faces, &proof.derived);
            assert!(!told.clause.unwrap().id.is_empty());
            rolls += 1;
        }
        let public = roll(&sitting.referee, sitting.campaign, &Reader::Public, line.seq).unwrap();
        if public.hidden {
            hidden += 1;
            let Proof::Hidden { envelope, seal, .. } = &public.proof else { panic!() };
            assert_eq!((*envelope, seal.as_ref()), (line.opens, Some(&proof.seal)));
            let text = serde_json::to_string(&public).unwrap();
            assert!(!text.contains(&proof.seed), "the seed stays with its payload");
            assert!(public.fell.is_none() && public.clause.is_none());
        }
    }
    assert!(rolls > 5 && hidden > 20, "{rolls} {hidden}");
    let wrong = roll(&sitting.referee, sitting.campaign, &Reader::Public, 0).unwrap_err();
    assert_eq!(wrong.code, "not_a_roll");
}

#[test]
fn previews_evidence_and_comparisons_show_nothing_that_the_log_hides() {
    let sitting = Sitting::new();
    let then = sitting.head();
    sitting.go_on_until(|state| state.turn == 2);
    let log = sitting.full_export();
    let records: Vec<chronicle::Record> =
        log.lines().map(|line| chronicle::Record::from_line(line).unwrap()).collect();
    let drawn = records.iter().rfind(|it| it.kind == "card.drawn").unwrap();
    let order = referee::DeskOrder {
        batch: sitting.batch(),
        by: seat("cathay"),
        command: referee::DeskCommand::Raise(referee::Raise {
            record: drawn.seq,
            text: "Who drew that?".into(),
        }),
    };
    sitting.referee.at_the_desk(sitting.campaign, &order).unwrap();
    let (referee, campaign, end) = (&sitting.referee, sitting.campaign, sitting.head());
    let mut looked_for = 0;
    for reader in readers(&sitting) {
        let scope = first_scope();
        let json = |told: serde_json::Value| told.to_string();
        let told = [
            json(serde_json::to_value(desk(referee, campaign, &reader).unwrap()).unwrap()),
            json(
                serde_json::to_value(
                    rewind_preview(referee, campaign, &reader, then, None).unwrap(),
                )
                .unwrap(),
            ),
            json(
                serde_json::to_value(
                    rewind_preview(referee, campaign, &reader, then, Some(&scope)).unwrap(),
                )
                .unwrap(),
            ),
            json(
                serde_json::to_value(
                    compare(referee, campaign, &reader, Some(&scope), then, end).unwrap(),
                )
                .unwrap(),
            ),
            json(
                serde_json::to_value(roll(referee, campaign, &reader, drawn.seq).unwrap()).unwrap(),
            ),
        ];
        for hidden in records.iter().filter(|record| !record.audience.admits(reader.by())) {
            let data: serde_json::Value = hidden.read_data().unwrap();
            if let Some(seed) = data["source"]["sealed"]["seed"].as_str() {
                looked_for += 1;
                assert!(!told.iter().any(|told| told.contains(seed)), "{reader}: {}", hidden.seq);
            }
        }
        let evidence = desk(referee, campaign, &reader).unwrap().disputes[0].evidence.clone();
        let line = evidence.iter().find(|line| line.seq == drawn.seq).unwrap();
        assert_eq!(line.hidden, !drawn.audience.admits(reader.by()));
        assert_eq!(line.clause.is_none(), line.hidden);
    }
    assert!(looked_for > 100, "{looked_for}");
}

#[test]
fn what_was_said_at_the_desk_is_struck_by_no_rewind() {
    let sitting = Sitting::new();
    let then = sitting.head();
    sitting.give(&seat("cathay"), "tell One.").unwrap();
    let (referee, campaign) = (&sitting.referee, sitting.campaign);
    let order = referee::DeskOrder {
        batch: sitting.batch(),
        by: seat("cathay"),
        command: referee::DeskCommand::Raise(referee::Raise {
            record: then + 1,
            text: "Who said that?".into(),
        }),
    };
    referee.at_the_desk(campaign, &order).unwrap();
    let left = sitting.head();
    let reader = Reader::Keyed(By::Organiser);
    let is_of_desk = |kind: &str| kind.starts_with("dispute.");
    let preview = rewind_preview(referee, campaign, &reader, then, None).unwrap();
    assert!(!preview.greyed.iter().any(|line| is_of_desk(&line.kind)));
    assert_eq!(preview.tables.get("engagement/1"), Some(&2), "{:?}", preview.tables);
    referee.rewind(campaign, &sitting.rewind_order(then)).unwrap();
    let told = lines(referee, campaign, &reader, then + 1..=left).unwrap();
    let live: Vec<(&str, bool)> = told.iter().map(|it| (it.kind.as_str(), it.live)).collect();
    assert_eq!(
        live,
        [
            ("order.given", false),
            ("lowenheim.story_told", false),
            ("order.given", true),
            ("dispute.raised", true)
        ]
    );
    let head = sitting.head();
    let compared = compare(referee, campaign, &reader, None, left, head).unwrap();
    assert!(!compared.undone.iter().any(|line| is_of_desk(&line.kind)));
    assert_eq!(compared.undone.len(), 1, "{:?}", compared.undone);
}
