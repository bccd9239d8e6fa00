//! One program for the other tests of the realm: it is linked once.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(clippy::expect_used, reason = "a test may panic")]
#![allow(clippy::print_stdout, reason = "a test reports")]

mod anything;
mod figures;
#[path = "rulebook/given.rs"]
mod given;
mod marks;
mod scores;
mod secrets;
mod table;
mod whole_realms;
