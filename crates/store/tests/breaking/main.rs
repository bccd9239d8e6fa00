//! Breaking the store: killed processes, replayed power cuts, flipped bytes, full and failing
//! disks, hangs.
//!
//! Everything that was acknowledged must be there afterwards, nothing half there, and every chain
//! whole; or the damage is named, and a rebuild from the journal brings everything back.
//!
//! A test that needs a process to kill starts this very program again with [`child::child`] as
//! its only test, so that nothing of this is built for users.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test may panic and speak")]

#[path = "../support/mod.rs"]
mod support;

mod acknowledged;
mod child;
mod disk_full;
mod failing_disk;
mod flipped_bytes;
mod kill;
mod power_cut;
mod watchdog;
