//! The payloads of the map's events.
//!
//! A payload says what happened including what was computed, so that folding needs no rule.

mod payload;
mod realm;

pub use payload::*;
pub use realm::*;
