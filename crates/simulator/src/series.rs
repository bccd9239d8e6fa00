//! Many games at once, told in their order.

use crate::{Game, Played, Trouble, play};
use lowenheim::Scenario;
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

/// What to play.
#[derive(Debug, Clone)]
pub struct Plan {
    /// The siege.
    pub scenario: Scenario,
    /// The same seed gives the same games.
    pub seed: u64,
    /// How many games.
    pub games: u32,
    /// How many at once; the result does not depend on it.
    pub threads: usize,
}

/// Games that were played.
#[derive(Debug, Clone, Serialize)]
pub struct Series {
    /// The seed.
    pub seed: u64,
    /// Every game, in order.
    pub games: Vec<Played>,
    /// SHA-256 of all exports, one behind the other, in hex.
    pub sha256: String,
}

/// Why a series stopped.
#[derive(Debug, thiserror::Error)]
pub enum Failed {
    /// A game could not be played.
    #[error("game {game} of seed {seed}: {trouble}")]
    Game {
        /// Its number.
        game: u32,
        /// The seed.
        seed: u64,
        /// What went wrong.
        trouble: Trouble,
    },
    /// The caller could not take a game.
    #[error("game {game} could not be written: {source}")]
    Unwritable {
        /// Its number.
        game: u32,
        /// Why.
        source: io::Error,
    },
}

/// Plays a series of games; `take` is given each of them, in order, as soon as it is played.
///
/// # Errors
/// [`Failed`] with the first game that went wrong.
pub fn simulate(
    plan: &Plan,
    mut take: impl FnMut(&Game) -> io::Result<()>,
) -> Result<Series, Failed> {
    let next = AtomicU32::new(1);
    let (played, games) = mpsc::sync_channel(plan.threads.max(1));
    let mut series = Series { seed: plan.seed, games: Vec::new(), sha256: String::new() };
    let mut hash = Sha256::new();
    thread::scope(|scope| {
        for _ in 0..plan.threads.max(1) {
            let (played, next) = (played.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let over = number > plan.games;
                    if over
                        || played.send((number, play(&plan.scenario, plan.seed, number))).is_err()
                    {
                        return;
                    }
                }
            });
        }
        drop(played);
        // Games come in as they end; they are told in their order.
        let mut early = BTreeMap::new();
        let mut wanted = 1;
        for (number, game) in games {
            early.insert(number, game);
            while let Some(game) = early.remove(&wanted) {
                let game = game.map_err(|trouble| Failed::Game {
                    game: wanted,
                    seed: plan.seed,
                    trouble,
                })?;
                take(&game).map_err(|source| Failed::Unwritable { game: wanted, source })?;
                hash.update(&game.export);
                series.games.push(game.played);
                wanted += 1;
            }
        }
        Ok(())
    })?;
    series.sha256 = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    Ok(series)
}
