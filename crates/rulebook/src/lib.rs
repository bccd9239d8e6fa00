//! What every rulebook is written with: how it says no.
//!
//! A rulebook is a crate with rules of its own; this one has none. It knows no game, and no log, clock,
//! disk or JSON either.

mod refusal;

pub use refusal::Refusal;
