//! Runs one outside program for one check: output into a file, a limit on its time.

use anyhow::{Context, Result, bail};
use std::fs::File;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// Runs a program to its end. Its output goes to `log`; on a terminal `tick` is called now and then.
///
/// # Errors
/// When the program cannot be started, fails, or takes longer than `limit`.
pub(crate) fn logged(
    command: &mut Command,
    log: &Path,
    limit: Duration,
    mut tick: impl FnMut(),
) -> Result<()> {
    let name = program(command);
    let file = File::options().create(true).append(true).open(log)?;
    command.stdin(Stdio::null()).stdout(file.try_clone()?).stderr(file);
    let child = command.spawn().with_context(|| format!("`{name}` could not be started"))?;
    let status = wait(child, limit, &mut tick).with_context(|| format!("`{name}`"))?;
    if !status.success() {
        bail!("`{name}` ended with {status}");
    }
    Ok(())
}

/// Runs a program with its output shown as it comes.
///
/// # Errors
/// When the program cannot be started or fails.
pub(crate) fn shown(command: &mut Command) -> Result<()> {
    let name = program(command);
    let status = command.status().with_context(|| format!("`{name}` could not be started"))?;
    if !status.success() {
        bail!("`{name}` ended with {status}");
    }
    Ok(())
}

/// Does this program answer at all?
pub(crate) fn answers(program: &str, argument: &str) -> bool {
    Command::new(program)
        .arg(argument)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// A command as one would type it, shortened.
pub(crate) fn program(command: &Command) -> String {
    let mut words = vec![
        Path::new(command.get_program())
            .file_name()
            .map_or_else(|| command.get_program().to_os_string(), ToOwned::to_owned),
    ];
    words.extend(command.get_args().map(ToOwned::to_owned));
    let line: Vec<_> = words.iter().map(|word| word.to_string_lossy().into_owned()).collect();
    line.join(" ")
}

fn wait(mut child: Child, limit: Duration, tick: &mut dyn FnMut()) -> Result<ExitStatus> {
    // `std` has no wait with a limit: look ten times a second, which also moves the clock shown.
    let (_keep, never) = mpsc::channel::<()>();
    let begun = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        if begun.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            bail!("stopped after {} minutes without an end", limit.as_secs() / 60);
        }
        tick();
        let _ = never.recv_timeout(Duration::from_millis(100));
    }
}
