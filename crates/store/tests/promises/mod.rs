//! What every store promises, asked of each of them.

pub(crate) mod model;

use crate::support;

use chronicle::{Batch, Head, VerifyOptions};
use std::{sync::Arc, thread};
use store::{AppendError, Seen, Store};
use support::{Game, lines};

/// Runs every promise against a fresh store.
pub(crate) fn keeps_its_promises<S: Store>(fresh: impl Fn() -> S) {
    an_empty_store_is_empty(&fresh());
    batches_that_belong_together_are_stored_together(&fresh());
    what_is_appended_is_read(&fresh());
    only_the_next_batch_is_taken(&fresh());
    torn_batches_are_refused(&fresh());
    long_payloads_are_kept_whole(&fresh());
    campaigns_do_not_mix(&fresh());
    private_bytes_are_kept(&fresh());
    what_was_seen_is_written_upon(&fresh());
    what_was_written_since_is_told(&fresh());
    one_of_many_wins(&fresh());
    many_campaigns_at_once(&fresh());
}

fn all(store: &dyn Store, game: &Game) -> Vec<Arc<str>> {
    store.read(game.campaign, 0, u64::MAX).unwrap()
}

/// Appends the next batch of a game behind the one before.
fn append(store: &dyn Store, game: &mut Game, facts: usize, bytes: usize) -> Batch {
    let before = game.tip.map(|tip| tip.last);
    let batch = game.next(facts, bytes);
    store.append(game.campaign, before, &batch).unwrap();
    batch
}

fn an_empty_store_is_empty(store: &dyn Store) {
    let game = Game::new(1);
    assert_eq!(store.campaigns().unwrap(), []);
    assert_eq!(store.head(game.campaign).unwrap(), None);
    assert!(all(store, &game).is_empty());
    assert_eq!(store.kept(game.campaign).unwrap(), None);
}

fn batches_that_belong_together_are_stored_together(store: &dyn Store) {
    let mut game = Game::new(12);
    append(store, &mut game, 0, 0);
    let before = game.tip.map(|tip| tip.last);
    let batches: Vec<Batch> = (0..3).map(|facts| game.next(facts, 50)).collect();
    let torn: Vec<Batch> = [&batches[0], &batches[2]].into_iter().cloned().collect();
    assert!(matches!(
        store.append_all(game.campaign, before, &torn),
        Err(AppendError::Unchained { .. })
    ));
    assert!(store.append_all(game.campaign, before, &[]).is_err());
    assert_eq!(store.head(game.campaign).unwrap(), before, "nothing of it was stored");
    store.append_all(game.campaign, before, &batches).unwrap();
    assert_eq!(store.head(game.campaign).unwrap(), batches[2].head());
    let read: Vec<String> = all(store, &game).iter().skip(1).map(ToString::to_string).collect();
    assert_eq!(read, batches.iter().flat_map(lines).collect::<Vec<_>>());
    append(store, &mut game, 1, 10);
}

fn what_is_appended_is_read(store: &dyn Store) {
    let mut game = Game::new(2);
    let mut expected = Vec::new();
    for facts in 0..7 {
        let batch = append(store, &mut game, facts, 100);
        expected.extend(lines(&batch));
        assert_eq!(store.head(game.campaign).unwrap(), batch.head());
        let read: Vec<String> = all(store, &game).iter().map(ToString::to_string).collect();
        assert_eq!(read, expected);
    }
    let end = expected.len() as u64;
    for (from, to) in [(0, 0), (0, 3), (3, 3), (5, end - 1), (5, end), (end - 1, u64::MAX)] {
        let read: Vec<String> =
            store.read(game.campaign, from, to).unwrap().iter().map(ToString::to_string).collect();
        assert_eq!(read, expected[from as usize..=(to.min(end - 1)) as usize]);
    }
    for (from, to) in [(end, u64::MAX), (3, 2), (u64::MAX, u64::MAX)] {
        assert!(store.read(game.campaign, from, to).unwrap().is_empty());
    }
    let file: String = all(store, &game).iter().map(|line| format!("{line}\n")).collect();
    let receipts = vec![game.tip.unwrap().last];
    chronicle::verify(file.as_bytes(), &VerifyOptions::with_receipts(receipts)).unwrap();
}

fn only_the_next_batch_is_taken(store: &dyn Store) {
    let mut game = Game::new(3);
    let created = game.clone().next(0, 0);
    let early = {
        let mut later = game.clone();
        later.next(0, 0);
        (later.tip.map(|tip| tip.last), later.next(1, 10))
    };
    let moved = |answer: Result<(), AppendError>, to: Option<Head>| match answer {
        Err(AppendError::HeadMoved { actual }) => assert_eq!(actual, to),
        other => panic!("{other:?}"),
    };
    moved(store.append(game.campaign, early.0, &early.1), None);
    assert_eq!(store.head(game.campaign).unwrap(), None, "nothing is left of it");

    append(store, &mut game, 0, 0);
    let first = game.tip.map(|tip| tip.last);
    moved(store.append(game.campaign, None, &created), first);
    append(store, &mut game, 2, 10);
    let second = game.tip.map(|tip| tip.last);
    moved(store.append(game.campaign, early.0, &early.1), second);
    assert_eq!(all(store, &game).len(), 4);
}

fn torn_batches_are_refused(store: &dyn Store) {
    let mut game = Game::new(4);
    let created = append(store, &mut game, 0, 0);
    let before = game.tip.map(|tip| tip.last);
    let whole = game.next(3, 10);
    let refused = |change: &dyn Fn(&mut Batch)| {
        let mut batch = whole.clone();
        change(&mut batch);
        let answer = store.append(game.campaign, before, &batch);
        assert!(matches!(answer, Err(AppendError::Unchained { .. })), "{answer:?}");
    };
    refused(&|batch| batch.records.clear());
    refused(&|batch| drop(batch.records.pop()));
    refused(&|batch| drop(batch.records.remove(0)));
    refused(&|batch| drop(batch.records.remove(1)));
    refused(&|batch| batch.records.swap(1, 2));
    refused(&|batch| batch.records[1].last = true);
    refused(&|batch| batch.records[2].prev = created.records[0].hash);
    let other = Game::new(5);
    let answer = store.append(other.campaign, None, &created);
    assert!(matches!(answer, Err(AppendError::Unchained { .. })), "{answer:?}");
    assert_eq!(all(store, &game).len(), 1);
    store.append(game.campaign, before, &whole).unwrap();
    assert_eq!(all(store, &game).len(), 5);
}

fn long_payloads_are_kept_whole(store: &dyn Store) {
    let mut game = Game::new(6);
    append(store, &mut game, 0, 0);
    let mut expected = Vec::new();
    for bytes in [60_000, 61_440, 65_536, 131_072, 700_000] {
        expected.extend(lines(&append(store, &mut game, 2, bytes)));
    }
    let read = store.read(game.campaign, 1, u64::MAX).unwrap();
    assert!(read.iter().zip(&expected).all(|(read, line)| **read == **line));
    assert_eq!(read.len(), expected.len());
}

fn campaigns_do_not_mix(store: &dyn Store) {
    let mut games: Vec<Game> = (10..14).map(Game::new).collect();
    let mut expected = vec![Vec::new(); games.len()];
    for round in 0..5 {
        for (game, expected) in games.iter_mut().zip(&mut expected) {
            expected.extend(lines(&append(store, game, round, 20)));
        }
    }
    for (game, expected) in games.iter().zip(&expected) {
        assert!(all(store, game).iter().zip(expected).all(|(read, line)| **read == **line));
        assert_eq!(all(store, game).len(), expected.len());
    }
    let mut names: Vec<_> = games.iter().map(|game| game.campaign).collect();
    names.sort();
    assert_eq!(store.campaigns().unwrap(), names);
}

fn private_bytes_are_kept(store: &dyn Store) {
    let mut game = Game::new(20);
    store.keep(game.campaign, b"a secret").unwrap();
    assert_eq!(store.campaigns().unwrap(), [], "what is kept makes no campaign");
    append(store, &mut game, 0, 0);
    for private in [&b"another"[..], b"", &[7; 200_000], &[8; 70_000], b"short again"] {
        store.keep(game.campaign, private).unwrap();
        assert_eq!(store.kept(game.campaign).unwrap().as_deref(), Some(private));
    }
    let head = game.tip.map(|tip| tip.last);
    store.append_and_keep(game.campaign, head, &[game.next(0, 0)], Some(b"with it")).unwrap();
    assert_eq!(store.kept(game.campaign).unwrap().unwrap(), b"with it");
    let stale = store.append_and_keep(game.campaign, head, &[game.clone().next(0, 0)], Some(b"no"));
    assert!(stale.is_err(), "it follows nothing");
    append(store, &mut game, 0, 0);
    assert_eq!(store.kept(game.campaign).unwrap().unwrap(), b"with it", "neither is stored");
    assert_eq!(store.kept(Game::new(21).campaign).unwrap(), None);
    assert_eq!(all(store, &game).len(), 3, "and enters no log");
}

fn what_was_seen_is_written_upon(store: &dyn Store) {
    let mut game = Game::new(25);
    let nothing = store.seen(game.campaign).unwrap();
    let first = game.next(0, 0);
    let mut seen = store.append_if(game.campaign, &nothing, &[first], Some(b"keys")).unwrap();
    for round in 0..3 {
        let batches = [game.next(round, 10), game.next(0, 0)];
        seen = store.append_if(game.campaign, &seen, &batches, None).unwrap();
        assert_eq!(seen.head, batches[1].head());
        assert_eq!(store.kept(game.campaign).unwrap().unwrap(), b"keys");
        seen = store.append_if(game.campaign, &seen, &[], Some(b"other keys")).unwrap();
        assert_eq!(store.kept(game.campaign).unwrap().unwrap(), b"other keys");
        seen = store.append_if(game.campaign, &seen, &[], Some(b"keys")).unwrap();
    }
    assert_eq!(store.seen(game.campaign).unwrap(), seen);
    let late = store.append_if(game.campaign, &nothing, &[game.clone().next(0, 0)], Some(b"no"));
    assert!(late.is_err());
    assert_eq!(store.kept(game.campaign).unwrap().unwrap(), b"keys", "neither is stored");
}

/// Eight writers upon the same head: exactly one is taken, the others learn the new head.
fn what_was_written_since_is_told(store: &dyn Store) {
    let mut game = Game::new(8);
    let genesis = game.next(0, 0);
    let before = Seen::default();
    let opened = store.append_if(game.campaign, &before, &[genesis], Some(b"first")).unwrap();
    let since = |before: &Seen| store.written_since(game.campaign, before, None).unwrap();
    let nothing = since(&opened);
    assert_eq!((nothing.seen, nothing.lines.len(), nothing.private), (opened, 0, None));
    let from_the_start = since(&before);
    assert_eq!((from_the_start.seen, &from_the_start.private), (opened, &Some(b"first".to_vec())));

    let batches = [game.next(2, 50), game.next(1, 10)];
    let wanted: Vec<String> = batches.iter().flat_map(lines).collect();
    let went_on = store.append_if(game.campaign, &opened, &batches, None).unwrap();
    let written = store.written_since(game.campaign, &opened, Some(&went_on)).unwrap();
    assert_eq!(written.seen, went_on);
    assert!(written.lines.iter().map(|line| &**line).eq(&wanted), "{:?}", written.lines);
    // What is kept was not changed; a store may say it again.
    assert!(written.private.is_none_or(|kept| kept == b"first"));

    let batch = game.next(0, 0);
    let kept = store.append_if(game.campaign, &went_on, &[batch], Some(b"second")).unwrap();
    let written = store.written_since(game.campaign, &opened, Some(&kept)).unwrap();
    assert_eq!((written.seen, written.lines.len()), (kept, wanted.len() + 1));
    assert_eq!(written.private.as_deref(), Some(&b"second"[..]));
}

fn one_of_many_wins(store: &dyn Store) {
    let mut game = Game::new(30);
    append(store, &mut game, 0, 0);
    for round in 0..4 {
        let before = game.tip.map(|tip| tip.last);
        let rivals: Vec<Game> = (0..8)
            .map(|rival| {
                let mut rival_game = game.clone();
                rival_game.next(rival % 3, 10 + rival);
                rival_game
            })
            .collect();
        let answers: Vec<_> = thread::scope(|scope| {
            let give = |(rival, after): (usize, &Game)| {
                let batch = game.clone().next(rival % 3, 10 + rival);
                let (campaign, after) = (game.campaign, after.clone());
                scope.spawn(move || (store.append(campaign, before, &batch), after))
            };
            let given: Vec<_> = rivals.iter().enumerate().map(give).collect();
            given.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        let winners: Vec<&Game> =
            answers.iter().filter(|(answer, _)| answer.is_ok()).map(|(_, after)| after).collect();
        assert_eq!(winners.len(), 1, "round {round}");
        let head = store.head(game.campaign).unwrap();
        assert_eq!(winners[0].tip.map(|tip| tip.last), head);
        for (answer, _) in &answers {
            match answer {
                Ok(()) => (),
                Err(AppendError::HeadMoved { actual }) => assert_eq!(*actual, head),
                other => panic!("{other:?}"),
            }
        }
        game = winners[0].clone();
    }
}

fn many_campaigns_at_once(store: &dyn Store) {
    let games: Vec<Game> = thread::scope(|scope| {
        let play = |number| {
            scope.spawn(move || {
                let mut game = Game::new(number);
                store.keep(game.campaign, &number.to_be_bytes()).unwrap();
                (0..10).for_each(|facts| drop(append(store, &mut game, facts % 4, 50)));
                game
            })
        };
        let playing: Vec<_> = (100..116).map(play).collect();
        playing.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    for game in games {
        let file: String = all(store, &game).iter().map(|line| format!("{line}\n")).collect();
        let receipts = vec![game.tip.unwrap().last];
        let verified =
            chronicle::verify(file.as_bytes(), &VerifyOptions::with_receipts(receipts)).unwrap();
        assert_eq!(verified.counts.batches, 10);
        assert!(store.kept(game.campaign).unwrap().is_some());
    }
}
