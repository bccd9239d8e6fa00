//! One program for all tests of the log's format, against vectors and forgeries: it is linked once.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod canonical;
mod forged;
mod forgery;
mod forgery_of_version_two;
mod sample;
mod streams;
mod tampering;
mod vectors;
mod vectors_of_version_two;
mod writer;
