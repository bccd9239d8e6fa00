//! One program for all tests of a campaign: it is linked once.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(clippy::expect_used, reason = "a test may panic")]

mod conservation;
mod realms;
mod rulebook;
mod table;
mod towns;
