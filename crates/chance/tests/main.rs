//! One program for all tests of sources and vectors: it is linked once.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod sources;
mod vectors;
