//! What every rulebook is written with: how it says no, what can happen, what is known of its clauses.
//!
//! A rulebook is a crate with rules of its own; this one has none. It knows no game, and no log, clock,
//! disk or JSON either.

mod event;
mod refusal;
mod register;

pub use refusal::Refusal;
pub use register::{Entry, Status};
