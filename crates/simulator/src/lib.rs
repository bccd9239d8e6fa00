//! Games without people: bots sit on every seat and give their orders to the real referee.
//!
//! It knows no terminal and no clock of the system. Time, secrets, keys, ids and nonces of a game
//! all come from its seed, so the same seed gives the same log, byte for byte, on any machine. After
//! every order the rules' invariants are checked, and at the end the export is verified as a
//! stranger would.
//!
//! ```no_run
//! let scenario = referee::scenario::built_in("siege")?;
//! let plan = simulator::Plan { scenario, seed: 7, games: 2, threads: 2 };
//! let series = simulator::simulate(&plan, |game| { game.export.len(); Ok(()) })?;
//! assert_eq!(series.games.len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bots;
mod game;
mod seeded;
mod series;

pub use bots::{Bots, Given, Trouble};
pub use game::{Game, Played, play};
pub use seeded::{Dealt, Ticking};
pub use series::{Failed, Plan, Series, simulate};
