//! The program under test: exactly what `wapenrol` runs, built for the tests of this package.

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(std::env::args_os())
}
