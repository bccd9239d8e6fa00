//! Many games at once, told in their order.

use crate::{Game, PlayedGame, Tally, Trouble, Usage, play};
use campaign::AnySetup;
use data_encoding::HEXLOWER;
use decider::Seat;
use rulebook::Numbers;
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::io;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

/// What to play: the scenarios take turns.
#[derive(Debug, Clone)]
pub struct SeriesPlan {
    /// Each with its name, all of one rule system; at least one.
    pub scenarios: Vec<(String, AnySetup)>,
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
    pub games: Vec<PlayedGame>,
    /// How the games of each scenario ended.
    pub standings: Vec<ScenarioResults>,
    /// How often everything in the book came into play.
    pub usage: Usage,
    /// SHA-256 of all exports, one behind the other, in hex.
    pub sha256: String,
}

/// How the games of a scenario ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ScenarioResults {
    /// The scenario.
    pub scenario: String,
    /// How often it was played.
    pub games: u32,
    /// Turns of all of them together.
    pub turns: u32,
    /// How many games ended in each way, at zero too.
    pub endings: BTreeMap<&'static str, u32>,
    /// How each role came out of all of them.
    pub roles: BTreeMap<Seat, RoleStanding>,
    /// What became of all others, in all games together.
    pub in_all: Numbers,
}

/// How a role came out of all games.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct RoleStanding {
    /// The games that it has won, alone or with others.
    pub wins: u32,
    /// The games that it has won alone.
    pub wins_alone: u32,
    /// Its points, losses and the like, in all games together.
    #[serde(flatten)]
    pub numbers: Numbers,
}

impl ScenarioResults {
    fn of(scenario: &str, setup: &AnySetup, games: &[PlayedGame]) -> Self {
        let mut standing = Self {
            scenario: scenario.to_owned(),
            games: 0,
            turns: 0,
            endings: setup.system().endings().iter().map(|ending| (*ending, 0)).collect(),
            roles: setup.roles().into_iter().map(|role| (role, RoleStanding::default())).collect(),
            in_all: Numbers::new(),
        };
        for game in games.iter().filter(|game| game.scenario == scenario) {
            standing.games += 1;
            standing.turns += game.turns;
            let Some(outcome) = &game.outcome else { continue };
            *standing.endings.entry(outcome.ending).or_default() += 1;
            add(&mut standing.in_all, &outcome.in_all);
            for (role, numbers) in &outcome.roles {
                let role = standing.roles.entry(role.clone()).or_default();
                add(&mut role.numbers, numbers);
            }
            for winner in &outcome.winners {
                let role = standing.roles.entry(winner.clone()).or_default();
                role.wins += 1;
                role.wins_alone += u32::from(outcome.winners.len() == 1);
            }
        }
        standing
    }
}

fn add(sum: &mut Numbers, numbers: &Numbers) {
    for (name, number) in numbers {
        *sum.entry(name).or_default() += number;
    }
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
///
/// # Panics
/// When the plan has no scenario.
pub fn simulate(
    plan: &SeriesPlan,
    mut take: impl FnMut(&Game) -> io::Result<()>,
) -> Result<Series, Failed> {
    let (mut games, mut tally, mut hash) = (Vec::new(), Tally::default(), Sha256::new());
    let one = |number: u32| {
        let (name, setup) = &plan.scenarios[(number as usize - 1) % plan.scenarios.len()];
        play(name, setup, plan.seed, number)
    };
    plan.in_order(one, |game| {
        take(&game)?;
        hash.update(&game.export);
        tally.add(&game.tally);
        games.push(game.played);
        Ok(())
    })?;
    let scenarios = plan.scenarios.iter();
    Ok(Series {
        seed: plan.seed,
        standings: scenarios
            .map(|(name, setup)| ScenarioResults::of(name, setup, &games))
            .collect(),
        usage: tally.usage(plan.scenarios[0].1.system()),
        games,
        sha256: HEXLOWER.encode(&hash.finalize()),
    })
}

impl SeriesPlan {
    /// Plays on several threads and takes the games in their order.
    fn in_order<G: Send>(
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
