//! One program for all tests of hexes and lines of sight: it is linked once.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod hexes;
mod sight;
