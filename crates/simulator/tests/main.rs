//! One program for all tests of games that bots play: it is linked once.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod assaults;
mod battles;
mod corrections;
mod evening;
mod fallen_castles;
mod forged_logs;
mod long;
mod maps;
mod passing;
mod recorded;
mod series;
