//! Games without people: bots sit on every seat and give their orders to the real referee.
//!
//! It knows no terminal and no clock of the system. Time, secrets, keys, ids and nonces of a game
//! all come from its seed, so the same seed gives the same log, byte for byte, on any machine. After
//! every order the rules' invariants are checked, now and then an order that nobody should give is
//! tried, and at the end the export is verified as a stranger would and counted: how often did every
//! card and every clause come into play?
//!
//! ```no_run
//! let scenario = campaign::city().clone();
//! let plan = simulator::Plan { scenario, seed: 7, games: 2, threads: 2 };
//! let series = simulator::simulate(&plan, |game| { game.export.len(); Ok(()) })?;
//! assert_eq!(series.games.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod battle;
mod bots;
mod demo;
mod game;
pub mod maps;
mod seeded;
mod series;
mod tally;
mod tried;

pub use bots::{Bots, Given, Trouble};
pub use demo::{Demo, demo};
pub use game::{Ending, Game, Played, play};
pub use seeded::{Dealt, Ticking};
pub use series::{Ended, Failed, Plan, Series, Standing, simulate};
pub use tally::{ClauseCounted, Count, Counted, Tally, Usage};
