//! The payloads of the map's events.
//!
//! A payload says what happened including what was computed, so that folding needs no rule.

mod payload;

pub use payload::*;
