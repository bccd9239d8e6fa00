//! One program for all tests of what is kept, and found again: it is linked once.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod backup;
mod conformance;
mod damaged_values;
mod data_folder;
mod doctor;
mod documented;
mod failing_disk;
mod model;
mod moving;
mod promises;
mod scrub;
mod support;
