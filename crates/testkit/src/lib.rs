//! Rulebook tests that a player can read, and dispute: Markdown files whose headings name clauses
//! and whose fenced blocks say what is given, who orders what, which dice fall, and what happens.
//!
//! It knows the contract of a rule system and no rule: a [`Rulebook`] translates. It reads and, when
//! asked to, rewrites files; it is for tests only.
//!
//! ````
//! let text = "## HEI-159 A natural six hits, unless the defender throws one too
//!
//! ```given
//! foot-soldier-1 10,12
//! ```
//! ```when
//! city-guard: strike foot-soldier-1 skaven-1
//! dice 6 5 1
//! ```
//! ```then
//! attack_fought  foot-soldier-1 skaven-1 withstood
//! ```
//! ";
//! let suite = testkit::Suite::parse("combat.md", text).unwrap();
//! assert_eq!(suite.cases[0].clauses, ["HEI-159"]);
//! assert_eq!(suite.cases[0].blocks.len(), 3);
//! ````

mod compact;
mod files;
mod matching;
mod numbers;
mod play;
mod rulebook;
mod suite;
mod written;

pub use compact::compact;
pub use files::{Report, must_hold, run_folder};
pub use numbers::Numbers;
pub use play::{PlayedCase, play};
pub use rulebook::Rulebook;
pub use suite::{Block, BlockKind, Case, FileLine, NotSuite, Suite};
