//! One program for all tests of the campaign map: it is linked once.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(clippy::expect_used, reason = "a test may panic")]

mod rulebook;
mod table;
mod whole_campaigns;
