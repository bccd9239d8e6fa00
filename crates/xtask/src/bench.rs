//! `cargo xtask bench`: prints numbers. None is asserted: a loaded machine is no broken machine.

mod goals;
mod peers;

use crate::{provide, run, workspace};
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What to measure.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Options {
    /// Only measurements whose name contains this word
    only: Option<String>,
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// What browsers load, and how soon boards answer on a processor slowed down four times
    Web(WebOptions),
    /// How long orders take while strangers read and while the copies are looked through
    Crowd(CrowdOptions),
    /// How many orders three servers take that share a store in NATS
    Cluster(ClusterOptions),
    /// All goals for speed, ours beside others: the disk, a bare server, boardgame.io
    #[command(long_flag = "peers")]
    Peers(peers::Options),
}

/// How to measure the pages.
#[derive(Debug, clap::Args)]
struct WebOptions {
    /// The program that serves them; a release of this checkout is built when none is named
    #[arg(long, value_name = "PROGRAM")]
    server: Option<PathBuf>,
    /// How often each page is opened in each size
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..=50))]
    runs: u32,
}

/// How to measure orders in a crowd.
#[derive(Debug, clap::Args)]
struct CrowdOptions {
    /// The length of the campaign that is read
    #[arg(long, default_value_t = 60_000)]
    records: u64,
    /// How often each row of the table is measured
    #[arg(long, default_value_t = 5)]
    rounds: u32,
    /// Seconds of one measurement
    #[arg(long, default_value_t = 5)]
    seconds: u64,
}

/// How to measure servers that share a store.
#[derive(Debug, clap::Args)]
struct ClusterOptions {
    /// How often each row of the table is measured
    #[arg(long, default_value_t = 3)]
    rounds: u32,
    /// Seconds of one measurement
    #[arg(long, default_value_t = 5)]
    seconds: u64,
}

/// The errand.
///
/// # Errors
/// When a measurement cannot be built or run.
pub(crate) fn run(options: &Options) -> Result<()> {
    match &options.what {
        Some(What::Web(web)) => pages(web),
        Some(What::Crowd(crowd)) => in_a_crowd(crowd),
        Some(What::Cluster(cluster)) => {
            let programs = (released("cli", "wapenrol")?, released("breaking", "breaking")?);
            let ClusterOptions { rounds, seconds } = cluster;
            crate::cluster::measured((&programs.0, &programs.1), (*rounds, *seconds))
        }
        Some(What::Peers(options)) => peers::measure(options),
        None => rooms(options.only.as_deref()),
    }
}

fn rooms(only: Option<&str>) -> Result<()> {
    let mut bench = workspace::cargo();
    bench.args(["bench", "--locked"]);
    for package in workspace::packages()? {
        let is_bench = |target: &&workspace::Target| target.kind.iter().any(|kind| kind == "bench");
        for target in package.targets.iter().filter(is_bench) {
            bench.args(["--package", &package.name, "--bench", &target.name]);
        }
    }
    bench.arg("--").args(only);
    run::shown(&mut bench)
}

fn pages(options: &WebOptions) -> Result<()> {
    if let Some(mut install) = provide::npm_ci()? {
        run::shown(&mut install)?;
        provide::remember_node_modules()?;
    }
    let built;
    let server: &Path = if let Some(named) = &options.server {
        named
    } else {
        run::shown(workspace::npm().args(["run", "build"]))?;
        built = released("cli", "wapenrol")?;
        &built
    };
    // The script runs in the folder of the pages.
    let server = std::path::absolute(server)?;
    let mut bench = workspace::npm();
    bench.args(["run", "--silent", "bench", "--"]).arg(server).arg(options.runs.to_string());
    run::shown(&mut bench)
}

fn in_a_crowd(options: &CrowdOptions) -> Result<()> {
    let (server, breaking) = (released("cli", "wapenrol")?, released("breaking", "breaking")?);
    let CrowdOptions { records, rounds, seconds } = options;
    let numbers = [records.to_string(), rounds.to_string(), seconds.to_string()];
    run::shown(Command::new(breaking).arg("crowd").args(numbers).arg(server))
}

/// A program of this checkout, built to be released.
fn released(package: &str, program: &str) -> Result<PathBuf> {
    run::shown(workspace::cargo().args(["build", "--release", "--locked", "--package", package]))?;
    let program = format!("{program}{}", std::env::consts::EXE_SUFFIX);
    Ok(workspace::target()?.join("release").join(program))
}
