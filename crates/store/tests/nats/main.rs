//! The store in NATS, against real servers: what every store promises, whom it refuses to be kept by, and what is left when
//! servers are killed.
//!
//! Every test needs a `nats-server`: `cargo xtask test nats` brings one and runs them. `WAPENROL_NATS_SERVER` names it,
//! `WAPENROL_OLD_NATS_SERVER` one from before version 2.15.
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a test may panic and speak")]

#[path = "../promises/mod.rs"]
mod promises;
#[path = "../support/mod.rs"]
mod support;

mod conformance;
mod damage;
mod faults;
mod private_blob;
mod refusals;
mod secured;
mod servers;
mod several;
mod unanswered;
