//! The house's own errands: `cargo xtask demo | cluster | test | codegen | tidy | bench | fuzz | chaos | release | mutants`.
//!
//! It knows how the house is built and checked. It knows nothing of games: none of our own rooms is
//! among its dependencies, so that it is built in seconds and works while they do not.
//!
//! ```text
//! cargo xtask demo    # build everything, open a siege in progress, serve it
//! cargo xtask test    # every check there is
//! ```
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for a terminal")]

mod bench;
mod breaking;
mod checks;
mod clauses;
mod cluster;
mod codegen;
mod contract;
mod coverage;
mod demo;
mod mutants;
mod nats;
mod provide;
mod release;
mod report;
mod run;
mod supplied;
mod systems;
mod tidy;
mod workspace;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

#[derive(Parser)]
#[command(name = "cargo xtask", about = "Wapenrol's own errands")]
struct Cli {
    #[command(subcommand)]
    errand: Errand,
}

#[derive(Subcommand)]
enum Errand {
    /// Build everything, open or reuse ./data with a campaign in mid-course, and serve it
    Demo(demo::Options),
    /// Serve one store of three NATS servers by three Wapenrol servers behind a proxy, on this machine
    Cluster(cluster::Options),
    /// Run every check: format, lints, all tests, pages, browser, house rules, licences
    Test(checks::Options),
    /// Write what is generated: clause constants, schemas, the client's types
    Codegen(codegen::Options),
    /// Check the house rules alone
    Tidy(tidy::Options),
    /// Measure; prints numbers and asserts none
    Bench(bench::Options),
    /// Read hostile inputs for as long as somebody lets it
    Fuzz(breaking::FuzzOptions),
    /// Play on a disk that fails, and kill servers under load, for as long as somebody lets it
    Chaos(breaking::ChaosOptions),
    /// Build the program as others get it, with its bill of materials and all licences
    Release(release::Options),
    /// Break the rules on purpose, one place after the other, and tell which tests notice
    Mutants(mutants::Options),
}

fn main() -> ExitCode {
    let done = match Cli::parse().errand {
        Errand::Demo(options) => demo::run(&options),
        Errand::Cluster(options) => cluster::run(&options),
        Errand::Test(options) => checks::run(&options),
        Errand::Codegen(options) => codegen::run(&options),
        Errand::Tidy(options) => tidy::run(&options),
        Errand::Bench(options) => bench::run(&options),
        Errand::Fuzz(options) => breaking::fuzz(&options),
        Errand::Chaos(options) => breaking::chaos(&options),
        Errand::Release(options) => release::run(&options),
        Errand::Mutants(options) => mutants::run(&options),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
