//! Games without people: bots sit on every seat and give their orders to the real referee.
//!
//! It knows no terminal and no clock of the system. Time, secrets, keys, ids and nonces of a game
//! all come from its seed, so the same seed gives the same log, byte for byte, on any machine. After
//! every order the rules' invariants are checked, now and then an order that nobody should give is
//! tried, and at the end the export is verified as a stranger would and counted: how often did every
//! card and every clause come into play?
//!
//! ```no_run
//! let siege = referee::scenario::built_in("siege").unwrap();
//! let scenarios = vec![("siege".to_owned(), siege)];
//! let plan = simulator::SeriesPlan { scenarios, seed: 7, games: 2, threads: 2 };
//! let series = simulator::simulate(&plan, |game| { game.export.len(); Ok(()) })?;
//! assert_eq!(series.games.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arithmetic;
mod bots;
mod demo;
mod fights;
mod game;
mod long;
mod seeded;
mod series;
mod tally;
mod tried;

pub use arithmetic::{Arithmetic, Assaults, Attacks, Held, Turns};
pub use bots::{Bots, Given, Trouble};
pub use demo::{Demo, demo};
pub use game::{Game, PlayedGame, play};
pub use long::{Long, long};
pub use seeded::{Dealt, Ticking};
pub use series::{Failed, RoleStanding, ScenarioResults, Series, SeriesPlan, simulate};
pub use tally::{ClauseCounted, Count, Counted, Tally, ThingsCounted, Usage};
