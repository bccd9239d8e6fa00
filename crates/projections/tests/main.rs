//! One program for all tests of what is read: it is linked once.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod asked;
mod clauses;
mod dutch;
mod feeds;
mod languages;
mod named;
mod old_map;
mod reading;
mod rolls;
mod sieges;
#[path = "../../referee/tests/sitting/mod.rs"]
mod sitting;
