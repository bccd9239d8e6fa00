//! One program for all tests of the battle: it is linked once.
#![allow(clippy::expect_used, reason = "a test may panic")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod armies;
mod deployment;
mod field;
mod ground;
mod preview_card;
mod rulebook;
mod scenarios;
mod second_model;
mod secrecy;
mod survey;
mod whole_battles;
