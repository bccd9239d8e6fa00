//! What every rulebook is written with: how it says no, and what can
//! happen.
//!
//! A rulebook is a crate with rules of its own; this one has none. It knows no game, and no log, clock,
//! disk or JSON either.

mod event;
mod refusal;

pub use refusal::Refusal;
