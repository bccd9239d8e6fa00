//! A short turn of everything that breaks without end.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test may panic and speak")]

mod disk;
mod inputs;
