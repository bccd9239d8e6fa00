//! Many games at once, told in their order.

use crate::{Ending, Game, Played, Tally, Trouble, Usage, play};
use data_encoding::HEXLOWER;
use lowenheim::Scenario;
use lowenheim::figures::Faction;
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
    /// How the games ended: all four ways.
    pub endings: Vec<Ended>,
    /// How the factions came out of it, in the order of the book.
    pub standings: Vec<Standing>,
    /// How often everything in the book came into play.
    pub usage: Usage,
    /// SHA-256 of all exports, one behind the other, in hex.
    pub sha256: String,
}

/// How many games ended in one way.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Ended {
    /// The way.
    pub ending: Ending,
    /// How many.
    pub games: u32,
}

/// How a faction came out of all games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Standing {
    /// Which.
    pub faction: Faction,
    /// Its points in all games together.
    pub points: u32,
    /// The games that it has won, alone or with others.
    pub wins: u32,
    /// The games that it has won alone.
    pub wins_alone: u32,
    /// Its figures that were not on the map at the end, in all games together.
    pub lost: u32,
}

fn endings(games: &[Played]) -> Vec<Ended> {
    let count = |ending| games.iter().filter(|game| game.ending == Some(ending)).count();
    let ended = |ending| Ended { ending, games: u32::try_from(count(ending)).unwrap_or(u32::MAX) };
    Ending::ALL.map(ended).into()
}

fn standings(games: &[Played]) -> Vec<Standing> {
    let standing = |faction: Faction| {
        let of = |counts: &BTreeMap<Faction, u32>| counts.get(&faction).copied().unwrap_or(0);
        let won = |game: &&Played| game.winners.contains(&faction);
        let wins = |alone: bool| {
            games.iter().filter(won).filter(|game| !alone || game.winners.len() == 1).count()
        };
        Standing {
            faction,
            points: games.iter().map(|game| of(&game.scores)).sum(),
            wins: u32::try_from(wins(false)).unwrap_or(u32::MAX),
            wins_alone: u32::try_from(wins(true)).unwrap_or(u32::MAX),
            lost: games.iter().map(|game| of(&game.losses)).sum(),
        }
    };
    Faction::ALL.map(standing).into()
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
    let (mut told, mut tally) = (Vec::new(), Tally::default());
    let mut hash = Sha256::new();
    let one = |number| play(&plan.scenario, plan.seed, number);
    let all = Games { seed: plan.seed, games: plan.games, threads: plan.threads };
    all.in_order(one, |game| {
        take(&game)?;
        hash.update(&game.export);
        tally.add(&game.tally);
        told.push(game.played);
        Ok(())
    })?;
    Ok(Series {
        seed: plan.seed,
        endings: endings(&told),
        standings: standings(&told),
        usage: tally.usage(),
        games: told,
        sha256: HEXLOWER.encode(&hash.finalize()),
    })
}

/// How many games, and how many at once.
pub(crate) struct Games {
    pub(crate) seed: u64,
    pub(crate) games: u32,
    pub(crate) threads: usize,
}

impl Games {
    /// Plays on several threads and takes the games in their order.
    pub(crate) fn in_order<G: Send>(
        &self,
        play: impl Fn(u32) -> Result<G, Trouble> + Sync,
        mut take: impl FnMut(G) -> io::Result<()>,
    ) -> Result<(), Failed> {
        let next = AtomicU32::new(1);
        let (played, games) = mpsc::sync_channel(self.threads.max(1));
        thread::scope(|scope| {
            for _ in 0..self.threads.max(1) {
                let (played, next, play) = (played.clone(), &next, &play);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number > self.games || played.send((number, play(number))).is_err() {
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
                        seed: self.seed,
                        trouble,
                    })?;
                    take(game).map_err(|source| Failed::Unwritable { game: wanted, source })?;
                    wanted += 1;
                }
            }
            Ok(())
        })
    }
}
