//! `cargo xtask bench`: prints numbers. None is asserted: a loaded machine is no broken machine.

use crate::{run, workspace};
use anyhow::Result;

/// What to measure.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Only measurements whose name contains this word
    only: Option<String>,
}

/// The errand.
///
/// # Errors
/// When a measurement cannot be built or run.
pub(crate) fn run(options: &Options) -> Result<()> {
    let mut bench = workspace::cargo();
    bench.args(["bench", "--locked"]);
    for package in workspace::packages()? {
        let is_bench = |target: &&workspace::Target| target.kind.iter().any(|kind| kind == "bench");
        for target in package.targets.iter().filter(is_bench) {
            bench.args(["--package", &package.name, "--bench", &target.name]);
        }
    }
    bench.arg("--").args(options.only.iter());
    run::shown(&mut bench)
}
