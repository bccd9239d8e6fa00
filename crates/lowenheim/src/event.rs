//! The payloads of the siege's events.
//!
//! A payload says what happened including what was computed, so that folding needs no rule.
//! Payloads hold ids and numbers; sentences are made in `story.rs`.

mod payload;

pub use payload::*;
