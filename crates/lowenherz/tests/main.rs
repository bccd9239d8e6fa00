//! One program for all tests of the realm: it is linked once.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(clippy::expect_used, reason = "a test may panic")]
#![allow(clippy::print_stdout, reason = "a test reports")]

mod anything;
mod figures;
mod marks;
mod rulebook;
mod scores;
mod secrets;
mod table;
mod whole_realms;
