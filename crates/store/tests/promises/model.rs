//! A store against the one in memory as its model, closed and opened again at random.

use crate::support::Game;
use proptest::prelude::*;
use store::{AppendError, MemoryStore, Store};

#[derive(Debug, Clone)]
pub(crate) enum Step {
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

pub(crate) fn step() -> impl Strategy<Value = Step> {
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

/// Takes the same steps with a store and with one in memory. `follow` lets the store take over what it lacks. Answers the
/// games and the model, for a last look at what is stored.
pub(crate) fn is_memory_that_lasts<S: Store>(
    steps: Vec<Step>,
    open: impl Fn() -> S,
    follow: impl Fn(&S),
) -> Result<(Vec<Game>, MemoryStore), TestCaseError> {
    let (model, mut store) = (MemoryStore::new(), Some(open()));
    let mut games: Vec<Game> = (0..GAMES as u64).map(Game::new).collect();
    for step in steps {
        let lasting = store.as_ref().unwrap();
        match step {
            Step::Append { game, facts, bytes } => {
                let game = &mut games[game];
                let before = game.tip.map(|tip| tip.last);
                let batch = game.next(facts, bytes);
                model.append(game.campaign, before, &batch).unwrap();
                lasting.append(game.campaign, before, &batch).unwrap();
            }
            Step::Stale { game } => {
                let game = &games[game];
                let mut ahead = game.clone();
                ahead.next(0, 0);
                let (before, batch) = (ahead.tip.map(|tip| tip.last), ahead.next(1, 1));
                for store in [&model as &dyn Store, lasting] {
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
                lasting.keep(games[game].campaign, &private).unwrap();
            }
            Step::AppendAndKeep { game, bytes } => {
                let game = &mut games[game];
                let before = game.tip.map(|tip| tip.last);
                let (batch, private) = (game.next(1, bytes), vec![bytes as u8; bytes]);
                for store in [&model as &dyn Store, lasting] {
                    let batches = std::slice::from_ref(&batch);
                    store.append_and_keep(game.campaign, before, batches, Some(&private)).unwrap();
                }
            }
            Step::Follow => follow(lasting),
            Step::Read { game, from, to } => {
                let campaign = games[game].campaign;
                let (expected, read) = (
                    model.read(campaign, from, to).unwrap(),
                    lasting.read(campaign, from, to).unwrap(),
                );
                prop_assert_eq!(read, expected);
            }
            Step::Reopen => {
                drop(store.take());
                store = Some(open());
            }
        }
        let lasting = store.as_ref().unwrap();
        for game in &games {
            prop_assert_eq!(
                lasting.head(game.campaign).unwrap(),
                model.head(game.campaign).unwrap()
            );
            prop_assert_eq!(
                lasting.kept(game.campaign).unwrap(),
                model.kept(game.campaign).unwrap()
            );
        }
    }
    Ok((games, model))
}

/// A store that was opened once more holds what the model holds.
pub(crate) fn holds_the_same(
    store: &dyn Store,
    (games, model): &(Vec<Game>, MemoryStore),
) -> Result<(), TestCaseError> {
    prop_assert_eq!(store.campaigns().unwrap(), model.campaigns().unwrap());
    for game in games {
        let all = |store: &dyn Store| store.read(game.campaign, 0, u64::MAX).unwrap();
        prop_assert_eq!(all(store), all(model));
        prop_assert_eq!(store.kept(game.campaign).unwrap(), model.kept(game.campaign).unwrap());
    }
    Ok(())
}
