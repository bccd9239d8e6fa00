//! `cargo xtask fuzz` and `cargo xtask chaos`: what the checks take a short turn of, for as long as somebody likes.

use crate::{contract, nats, provide, run, workspace};
use anyhow::{Result, bail};
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{SystemTime, UNIX_EPOCH};

/// What is read, and for how long.
#[derive(Debug, clap::Args)]
pub(crate) struct FuzzOptions {
    /// One kind of input, such as `scenarios`, or `api` for requests to a server; all kinds of input otherwise
    target: Option<String>,
    /// For how long, all kinds together
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// The same seed reads the same inputs; any other where nothing is said
    #[arg(long)]
    seed: Option<u64>,
    /// Let cargo-fuzz look for inputs that reach new code; it chooses its own seed. With a nightly compiler it watches memory
    /// as well; where there is none, the stable one is told to count what is reached (RUSTC_BOOTSTRAP=1, no sanitizer):
    /// panics and broken promises are found all the same, and there is no unsafe code of ours
    #[arg(long, conflicts_with = "seed", requires = "target")]
    guided: bool,
    /// Compile with optimisations, and with overflow checks all the same
    #[arg(long)]
    release: bool,
}

/// What is broken, and for how long.
#[derive(Debug, clap::Args)]
pub(crate) struct ChaosOptions {
    /// For how long histories are played on a disk that fails; 0 leaves them out
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// How often a server is killed under load; 0 leaves it out
    #[arg(long, default_value_t = 50)]
    kills: u64,
    /// How often one of three NATS servers is killed, stands still, is cut off or has no room; 0 leaves it out
    #[arg(long, default_value_t = 0)]
    nats_faults: u64,
    /// The same seed plays the same histories; any other where nothing is said
    #[arg(long)]
    seed: Option<u64>,
    /// Compile with optimisations
    #[arg(long)]
    release: bool,
}

/// Reads hostile inputs. What breaks is kept in `fuzz/corpus`, for the checks to read it from then on.
///
/// # Errors
/// When something breaks.
pub(crate) fn fuzz(options: &FuzzOptions) -> Result<()> {
    let target = options.target.as_deref().unwrap_or("all");
    if target == "api" {
        let log = workspace::target()?.join("checks/contract.log");
        let seed = seed(options.seed).parse()?;
        let turn = (options.seconds / 3, seed);
        let told = contract::run(contract::ALL, turn, &log, &mut |it| run::shown(it))?;
        println!("{told}");
        return Ok(());
    }
    let corpus = workspace::root().join("fuzz/corpus");
    if !options.guided {
        let (seed, seconds) = (seed(options.seed), options.seconds.to_string());
        let mut breaking = breaking(options.release);
        return run::shown(breaking.args(["inputs", target, &seed, &seconds]).arg(corpus));
    }
    if !run::answers("cargo-fuzz", "--version") {
        bail!("cargo-fuzz is missing: cargo install cargo-fuzz --locked");
    }
    guided(target, options.seconds, &corpus.join(target))
}

/// What it finds lies in the build folder; what breaks, in `fuzz/artifacts`.
fn guided(target: &str, seconds: u64, kept: &Path) -> Result<()> {
    let found = workspace::target()?.join("fuzz/corpus").join(target);
    fs::create_dir_all(&found)?;
    fs::create_dir_all(kept)?;
    run::shown(breaking(false).args(["seeds", target]).arg(&found))?;
    let mut guided = if has_nightly() {
        let mut nightly = Command::new("rustup");
        nightly.args(["run", "nightly", "cargo", "fuzz", "run"]);
        nightly
    } else {
        println!(
            "no nightly compiler: the stable one counts what is reached, and nobody watches memory"
        );
        let mut stable = workspace::cargo();
        stable.env("RUSTC_BOOTSTRAP", "1").args(["fuzz", "run", "--sanitizer", "none"]);
        stable
    };
    guided.current_dir(workspace::root()).arg(target).arg(found).arg(kept);
    run::shown(guided.args(["--", "-max_len=65536", &format!("-max_total_time={seconds}")]))
}

fn has_nightly() -> bool {
    let told = Command::new("rustup").args(["run", "nightly", "rustc", "--version"]).output();
    told.is_ok_and(|told| told.status.success())
}

/// Plays histories on a disk that fails, and kills servers.
///
/// # Errors
/// When something is lost.
pub(crate) fn chaos(options: &ChaosOptions) -> Result<()> {
    let seed = seed(options.seed);
    if options.seconds > 0 {
        let mut breaking = breaking(options.release);
        run::shown(breaking.args(["disk", &seed, &options.seconds.to_string()]))?;
    }
    if options.kills > 0 {
        let program = provide::program(&mut |command| run::shown(command))?;
        let mut breaking = breaking(options.release);
        run::shown(breaking.args(["http", &seed, &options.kills.to_string()]).arg(program))?;
    }
    if options.nats_faults > 0 {
        nats::faults(options.nats_faults, &seed)?;
    }
    Ok(())
}

fn breaking(release: bool) -> Command {
    let mut command = workspace::cargo();
    command.args(["run", "--quiet", "--locked", "--package", "breaking"]);
    if release {
        command.arg("--release");
    }
    command.arg("--");
    command
}

/// The seed that was named, or one that was not tried lately.
fn seed(named: Option<u64>) -> String {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |now| now.as_secs());
    named.unwrap_or(now).to_string()
}
