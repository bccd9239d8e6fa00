//! `cargo xtask test`: every check there is, each once, and a summary.

use crate::report::{Outcome, Report, Running, counted};
use crate::{codegen, contract, nats, provide, supplied, tidy, workspace};
use anyhow::{Context, Result, bail};
use signal_hook::consts::{SIGINT, SIGTERM};
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// What to check.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Only the checks whose name contains this word
    only: Option<String>,
    /// Name the checks and run none
    #[arg(long)]
    list: bool,
}

type Check = (&'static str, fn(&mut Running) -> Result<Outcome>);

/// Cheap ones first. The pages are built before the Rust tests, since the server carries them.
const CHECKS: &[Check] = &[
    ("format", format),
    ("house rules", house_rules),
    ("web packages", web_packages),
    ("web lint", |running| npm(running, "lint")),
    ("web types", |running| npm(running, "check")),
    ("web unit tests", |running| npm(running, "test")),
    ("web pages", |running| npm(running, "build")),
    ("rust build and clippy", rust_build_and_clippy),
    ("rust tests", rust_tests),
    ("documentation examples", |running| {
        // Every test whose name has a line number, which are the examples. `--doc` would choose other
        // features for half of the libraries, and compile them again.
        cargo(running, &["test", "--workspace", "--locked", "--", "(line "])?;
        Ok(Outcome::Passed(counted(running)))
    }),
    ("generated files", generated_files),
    ("forged logs", forged_logs),
    ("contract of the server", contract_of_the_server),
    ("store in nats", nats::check),
    ("browser tests", browser_tests),
    ("licences and sources", licences),
    ("packages of the pages", |_| supplied::check_npm().map(Outcome::Passed)),
    ("advisories", advisories),
];

/// Runs the checks.
///
/// # Errors
/// When any of them fails.
pub(crate) fn run(options: &Options) -> Result<()> {
    let chosen: Vec<&Check> = CHECKS
        .iter()
        .filter(|(name, _)| options.only.as_ref().is_none_or(|word| name.contains(word.as_str())))
        .collect();
    if chosen.is_empty() {
        bail!("no check is called so; `cargo xtask test --list` names them");
    }
    if options.list {
        for (name, _) in chosen {
            println!("{name}");
        }
        return Ok(());
    }
    enough_room()?;
    let stop = Arc::new(AtomicBool::new(false));
    // Whoever presses Ctrl-C twice does not wait for an answer.
    signal_hook::flag::register_conditional_shutdown(SIGINT, 1, Arc::clone(&stop))?;
    for signal in [SIGINT, SIGTERM] {
        signal_hook::flag::register(signal, Arc::clone(&stop))?;
    }
    let mut report = Report::new(workspace::target()?.join("checks"), stop)?;
    let mut chosen = chosen.into_iter().peekable();
    while let Some((name, check)) = chosen.next() {
        match chosen.next_if(|_| WAITS.contains(name)) {
            Some((next, work)) => report.both((name, check), (next, work)),
            None => report.check(name, check),
        }
    }
    if report.close() { Ok(()) } else { bail!("not everything is well") }
}

/// These leave a processor to others, while servers come up again or one long test goes through its logs: each runs beside
/// the check behind it.
const WAITS: &[&str] = &["forged logs", "store in nats"];

/// What everything needs that is built of a fresh clone, and what is left for whoever has built it before, in GB.
const ROOM: (u64, u64) = (8, 3);

/// Says how much room there is, and begins nothing that would fill the disk while it compiles.
fn enough_room() -> Result<()> {
    let target = workspace::target()?;
    let is_fresh = !target.join("debug/deps").is_dir();
    fs::create_dir_all(&target)?;
    let told = Command::new("df").arg("-Pk").arg(&target).output();
    // Where nobody can say, nobody is kept from trying.
    let Some(free) = told.ok().and_then(|told| free_of(&String::from_utf8_lossy(&told.stdout)))
    else {
        return Ok(());
    };
    println!("{free} GB are free where {} lies", target.display());
    let needed = if is_fresh { ROOM.0 } else { ROOM.1 };
    if free < needed {
        bail!(
            "{needed} GB are needed to build and run everything, and {free} GB are free; make room (`cargo clean` \
             of another clone), or let CARGO_TARGET_DIR name a folder on another disk"
        );
    }
    Ok(())
}

/// The whole GB that `df -Pk` says are free.
fn free_of(told: &str) -> Option<u64> {
    let kilobytes: u64 = told.lines().nth(1)?.split_whitespace().nth(3)?.parse().ok()?;
    Some(kilobytes / 1_000_000)
}

fn cargo(running: &mut Running, arguments: &[&str]) -> Result<Outcome> {
    running.run(workspace::linting_cargo().args(arguments))?;
    Ok(Outcome::passed())
}

fn format(running: &mut Running) -> Result<Outcome> {
    let arguments = ["fmt", "--all", "--", "--check", "--files-with-diff"];
    cargo(running, &arguments).context("these files are not formatted; run `cargo fmt --all`")
}

fn npm(running: &mut Running, script: &str) -> Result<Outcome> {
    running.run(workspace::npm().args(["run", script]))?;
    Ok(Outcome::passed())
}

fn house_rules(running: &mut Running) -> Result<Outcome> {
    let findings = tidy::look()?;
    crate::report::note(&running.log, &format!("{}\n{}", findings.measured, findings.text()))?;
    if findings.faults() > 0 {
        bail!("{} house rules are broken", findings.faults());
    }
    let warnings = findings.warnings();
    Ok(Outcome::Passed(if warnings > 0 { format!("{warnings} warnings") } else { String::new() }))
}

fn web_packages(running: &mut Running) -> Result<Outcome> {
    provide::node_modules(running)?;
    Ok(Outcome::passed())
}

/// Whether the Rust tests of this run have written down the forged logs.
static FORGED: AtomicBool = AtomicBool::new(false);

/// Where they write them, when they are asked to.
fn forged() -> Result<PathBuf> {
    Ok(workspace::target()?.join("checks/forged.ndjson"))
}

/// Everything is compiled once, by clippy's compiler.
fn rust_build_and_clippy(running: &mut Running) -> Result<Outcome> {
    cargo(running, &["test", "--workspace", "--all-targets", "--locked", "--no-run"])?;
    let said = fs::read_to_string(&running.log)?;
    let counted: Vec<&str> = said.lines().filter(|line| counts_warnings(line)).collect();
    if !counted.is_empty() {
        bail!("no warning is left standing\n{}\n{}", placed(&said).join("\n"), counted.join("\n"));
    }
    Ok(Outcome::passed())
}

/// Does cargo say here that the compiler warned of a crate? It repeats what was said of a crate that was built before;
/// and it warns of other things than crates, such as a network that fails now and then.
fn counts_warnings(line: &str) -> bool {
    line.starts_with("warning: `") && line.contains(" generated ")
}

/// What the compiler warned of and where, a line for each.
fn placed(said: &str) -> Vec<String> {
    let lines = said.lines().zip(said.lines().skip(1));
    lines
        .filter(|(warning, _)| warning.starts_with("warning: "))
        .filter_map(|(warning, place)| {
            let place = place.trim_start().strip_prefix("--> ")?;
            Some(format!("error: {place}: {}", warning.trim_start_matches("warning: ")))
        })
        .collect()
}

fn rust_tests(running: &mut Running) -> Result<Outcome> {
    if provide::nextest() {
        let all = ["nextest", "run", "--workspace", "--locked", "--no-fail-fast"];
        running.run(workspace::linting_cargo().args(all).env("FORGED", forged()?))?;
        FORGED.store(true, Ordering::Relaxed);
        // What holds of a log of version 1 holds of one of version 2.
        let second = ["nextest", "run", "--workspace", "--locked", "--no-fail-fast", "-E"];
        let both = "package(referee) | package(projections)";
        let mut shared = workspace::linting_cargo();
        running.run(shared.args(second).arg(both).env("WAPENROL_TEST_LOG", "shared"))?;
    } else {
        let kinds = ["--lib", "--bins", "--tests", "--examples"];
        let all = ["test", "--workspace", "--locked", "--no-fail-fast"];
        cargo(running, &[&all[..], &kinds[..]].concat())?;
    }
    Ok(Outcome::Passed(counted(running)))
}

/// The house writes some thousand forged logs down with the fault of each, and the browser's verifier must
/// say the same of all of them.
fn forged_logs(running: &mut Running) -> Result<Outcome> {
    provide::node_modules(running)?;
    let file = forged()?;
    if !FORGED.load(Ordering::Relaxed) {
        let one = "what_is_forged_is_refused";
        let words: &[&str] = match provide::nextest() {
            true => &["nextest", "run", "--workspace", "--locked", one],
            false => &["test", "--workspace", "--locked", "--tests", one],
        };
        running.run(workspace::linting_cargo().args(words).env("FORGED", &file))?;
    }
    let forged = fs::read_to_string(&file)?.lines().count();
    running.run(workspace::npm().args(["run", "test"]).env("FORGED", &file))?;
    fs::remove_file(&file)?;
    Ok(Outcome::Passed(format!("{forged} logs")))
}

fn generated_files(running: &mut Running) -> Result<Outcome> {
    codegen::check(|command: &mut Command| running.run(command))?;
    Ok(Outcome::passed())
}

fn contract_of_the_server(running: &mut Running) -> Result<Outcome> {
    if !contract::SCHEMATHESIS.can_be_had() {
        return Ok(Outcome::Skipped(
            "schemathesis is not here, and python3 cannot fetch it".into(),
        ));
    }
    if let Err(error) = contract::SCHEMATHESIS.provide(&mut |command| running.run(command)) {
        return Ok(Outcome::Skipped(format!("schemathesis could not be fetched: {error}")));
    }
    contract::check(running).map(Outcome::Passed)
}

fn browser_tests(running: &mut Running) -> Result<Outcome> {
    provide::node_modules(running)?;
    let chromium = provide::chromium(running)?;
    let binary = provide::program(&mut |command| running.run(command))?;
    running.run(
        workspace::npm()
            .args(["run", "test:browser"])
            .env("CHROMIUM_BIN", chromium)
            .env("WAPENROL_BIN", binary),
    )?;
    Ok(Outcome::passed())
}

fn licences(running: &mut Running) -> Result<Outcome> {
    if !provide::cargo_deny(running) {
        bail!("cargo-deny is missing: cargo install cargo-deny --locked");
    }
    // Crates for other systems are judged too, and nothing else has brought them here.
    if !provide::offline() {
        cargo(running, &["fetch", "--locked"])?;
    }
    cargo(running, &["deny", "--offline", "check", "licenses", "bans", "sources"])
}

fn advisories(running: &mut Running) -> Result<Outcome> {
    if !provide::cargo_deny(running) {
        bail!("cargo-deny is missing: cargo install cargo-deny --locked");
    }
    if provide::offline() || running.run(workspace::cargo().args(["deny", "fetch", "db"])).is_err()
    {
        // Less than advisories, and all that can be had without their database.
        let told = supplied::check_withdrawn()?;
        let without = "RustSec's database cannot be reached; by the registry's index";
        return Ok(Outcome::Passed(format!("{without} {told}")));
    }
    cargo(running, &["deny", "--offline", "check", "advisories"])?;
    Ok(Outcome::Passed("by RustSec's database".into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_compiler_warned_of_is_told_with_its_place() {
        let said = "warning: spurious network error (3 tries remaining)\n   Compiling board v0.1.0\n\
                    warning: unused variable: `hex`\n  --> src/hex.rs:1:2\n   |\n\n\
                    warning: `board` (lib) generated 1 warning\n    Finished `test` profile\n";
        assert_eq!(placed(said), ["error: src/hex.rs:1:2: unused variable: `hex`"]);
        assert_eq!(said.lines().filter(|line| counts_warnings(line)).count(), 1);
    }

    #[test]
    fn what_is_free_is_read() {
        let told = "Filesystem 1024-blocks Used Available Capacity Mounted on\n/dev/vda 264190244 25000000 69700000 28% /\n";
        assert_eq!(free_of(told), Some(69));
        assert_eq!(free_of("df: no such file\n"), None);
    }
}
