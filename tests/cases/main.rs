//! Whole paths through the whole house: the program as a person uses it, from the outside.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may panic")]

mod backup;
mod bad_input;
mod chaos;
mod checkpoints;
mod desk;
mod devices;
mod encrypted;
mod folder;
mod harness;
mod help;
mod here;
mod hosting;
mod in_nats;
mod old_logs;
mod orders;
mod paper;
mod realms;
mod recorded_games;
mod scenarios;
mod serving;
mod session;
mod simulation;
mod story;
mod systems;
mod what_if;
mod witnessed;
