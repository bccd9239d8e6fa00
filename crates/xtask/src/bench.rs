//! `cargo xtask bench`: prints numbers. Targets are told in `docs/architecture.md`; none is asserted.

use crate::{house, run};
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
    let mut bench = house::cargo();
    bench.args(["bench", "--workspace", "--locked", "--benches", "--"]);
    bench.args(options.only.iter());
    run::shown(&mut bench)
}
