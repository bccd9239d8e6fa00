//! The sled store against the memory store as its model, closed and opened again at random.

use crate::support;

use proptest::prelude::*;
use std::time::Duration;
use store::{AppendError, MemoryStore, OpenOptions, SledStore, Store, verify_data};
use support::Game;

#[derive(Debug, Clone)]
enum Step {
    /// The next batch of a game.
    Append {
        game: usize,
        facts: usize,
        bytes: usize,
    },
    /// A batch upon a head that the game has left.
    Stale {
        game: usize,
    },
    Keep {
        game: usize,
        bytes: usize,
    },
    /// The next batch, and with it what is kept.
    AppendAndKeep {
        game: usize,
        bytes: usize,
    },
    /// The database takes over what it lacks.
    Follow,
    Read {
        game: usize,
        from: u64,
        to: u64,
    },
    Reopen,
}

const GAMES: usize = 3;

fn step() -> impl Strategy<Value = Step> {
    let game = 0..GAMES;
    let bytes = prop_oneof![8 => 0_usize..600, 1 => 59_000_usize..140_000];
    prop_oneof![
        6 => (game.clone(), 0_usize..4, bytes.clone())
            .prop_map(|(game, facts, bytes)| Step::Append { game, facts, bytes }),
        1 => game.clone().prop_map(|game| Step::Stale { game }),
        1 => (game.clone(), bytes.clone()).prop_map(|(game, bytes)| Step::Keep { game, bytes }),
        1 => (game.clone(), bytes).prop_map(|(game, bytes)| Step::AppendAndKeep { game, bytes }),
        1 => Just(Step::Follow),
        2 => (game, 0_u64..40, 0_u64..40).prop_map(|(game, from, to)| Step::Read { game, from, to }),
        1 => Just(Step::Reopen),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 24, max_shrink_iters: 200, failure_persistence: None, ..Default::default()
    })]

    #[test]
    fn sled_is_memory_that_lasts(steps in prop::collection::vec(step(), 1..40)) {
        let folder = tempfile::tempdir().unwrap();
        let options = || OpenOptions { follow_after: Duration::MAX, ..OpenOptions::default() };
        let open = || SledStore::open(folder.path(), options()).unwrap();
        let (model, mut store) = (MemoryStore::new(), Some(open()));
        let mut games: Vec<Game> = (0..GAMES as u64).map(Game::new).collect();
        for step in steps {
            let sled = store.as_ref().unwrap();
            match step {
                Step::Append { game, facts, bytes } => {
                    let game = &mut games[game];
                    let before = game.tip.map(|tip| tip.last);
                    let batch = game.next(facts, bytes);
                    model.append(game.campaign, before, &batch).unwrap();
                    sled.append(game.campaign, before, &batch).unwrap();
                }
                Step::Stale { game } => {
                    let game = &games[game];
                    let mut ahead = game.clone();
                    ahead.next(0, 0);
                    let (before, batch) = (ahead.tip.map(|tip| tip.last), ahead.next(1, 1));
                    for store in [&model as &dyn Store, sled] {
                        let answer = store.append(game.campaign, before, &batch);
                        let expected = game.tip.map(|tip| tip.last);
                        let moved = match answer {
                            Err(AppendError::HeadMoved { actual }) => actual == expected,
                            _ => false,
                        };
                        prop_assert!(moved, "a stale batch was not refused");
                    }
                }
                Step::Keep { game, bytes } => {
                    let private = vec![bytes as u8; bytes];
                    model.keep(games[game].campaign, &private).unwrap();
                    sled.keep(games[game].campaign, &private).unwrap();
                }
                Step::AppendAndKeep { game, bytes } => {
                    let game = &mut games[game];
                    let before = game.tip.map(|tip| tip.last);
                    let (batch, private) = (game.next(1, bytes), vec![bytes as u8; bytes]);
                    for store in [&model as &dyn Store, sled] {
                        let batches = std::slice::from_ref(&batch);
                        store.append_and_keep(game.campaign, before, batches, Some(&private)).unwrap();
                    }
                }
                Step::Follow => sled.follow().unwrap(),
                Step::Read { game, from, to } => {
                    let campaign = games[game].campaign;
                    let (expected, read) =
                        (model.read(campaign, from, to).unwrap(), sled.read(campaign, from, to).unwrap());
                    prop_assert_eq!(read, expected);
                }
                Step::Reopen => {
                    drop(store.take());
                    store = Some(open());
                }
            }
            let sled = store.as_ref().unwrap();
            for game in &games {
                prop_assert_eq!(sled.head(game.campaign).unwrap(), model.head(game.campaign).unwrap());
                prop_assert_eq!(sled.kept(game.campaign).unwrap(), model.kept(game.campaign).unwrap());
            }
        }
        drop(store.take());
        let report = verify_data(folder.path()).unwrap();
        prop_assert!(report.is_sound(), "{:?}", report);
        let store = open();
        prop_assert_eq!(store.campaigns().unwrap(), model.campaigns().unwrap());
        for game in &games {
            let all = |store: &dyn Store| store.read(game.campaign, 0, u64::MAX).unwrap();
            prop_assert_eq!(all(&store), all(&model));
            prop_assert_eq!(store.kept(game.campaign).unwrap(), model.kept(game.campaign).unwrap());
        }
    }
}
