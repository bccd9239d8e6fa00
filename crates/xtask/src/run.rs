//! Runs one outside program for one check: output into a file, and an end when somebody says so.

use anyhow::{Context, Result, bail};
use std::fmt;
use std::fs::File;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

/// A program that did not come to its end by itself, so that nobody knows what it would have said.
#[derive(Debug)]
pub(crate) struct BrokenOff {
    /// As one would type it.
    pub(crate) program: String,
    /// How long it had run.
    pub(crate) after: Duration,
    /// Who or what ended it.
    pub(crate) why: String,
}

impl fmt::Display for BrokenOff {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { program, after, why } = self;
        write!(f, "`{program}` was broken off after {}: {why}", time(*after))
    }
}

impl std::error::Error for BrokenOff {}

/// Runs a program to its end. Its output goes to `log`; `watch` is told ten times a second for how
/// long it has run, and breaks it off by saying why.
///
/// # Errors
/// When the program cannot be started or fails; [`BrokenOff`] when it did not come to an end.
pub(crate) fn logged(
    command: &mut Command,
    log: &Path,
    mut watch: impl FnMut(Duration) -> Option<String>,
) -> Result<()> {
    let program = program(command);
    let file = File::options().create(true).append(true).open(log)?;
    // Colours are for terminals; here they would only hide the words that a summary looks for.
    command.env("NO_COLOR", "1").env_remove("FORCE_COLOR");
    command.stdin(Stdio::null()).stdout(file.try_clone()?).stderr(file);
    let mut child = command.spawn().with_context(|| format!("`{program}` could not be started"))?;
    let begun = Instant::now();
    let (status, why) = wait(&mut child, begun, &mut watch)?;
    let signal = signal_of(status).map(|signal| format!("signal {signal} ended it"));
    // A shell or npm that was told to end says so with a number, like a failure.
    let told = || if status.success() { None } else { watch(begun.elapsed()) };
    if let Some(why) = why.or(signal).or_else(told) {
        return Err(BrokenOff { program, after: begun.elapsed(), why }.into());
    }
    if !status.success() {
        bail!("`{program}` ended with {status}");
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

/// A time as a person reads it off a clock.
pub(crate) fn time(duration: Duration) -> String {
    let seconds = duration.as_secs();
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    match (hours, minutes) {
        (0, 0) => format!("{seconds} s"),
        (0, _) => format!("{minutes}:{:02}", seconds % 60),
        _ => format!("{hours}:{minutes:02}:{:02}", seconds % 60),
    }
}

fn wait(
    child: &mut Child,
    begun: Instant,
    watch: &mut dyn FnMut(Duration) -> Option<String>,
) -> Result<(ExitStatus, Option<String>)> {
    // `std` has no wait with a limit: look ten times a second, which also moves the clock shown.
    let (_keep, never) = mpsc::channel::<()>();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok((status, None));
        }
        if let Some(why) = watch(begun.elapsed()) {
            // Asked first, so that it can end what it started itself; then made to.
            let asked = Instant::now();
            let _ = Command::new("kill").arg(child.id().to_string()).status();
            while child.try_wait()?.is_none() && asked.elapsed() < Duration::from_secs(10) {
                let _ = never.recv_timeout(Duration::from_millis(100));
            }
            child.kill()?;
            return Ok((child.wait()?, Some(why)));
        }
        let _ = never.recv_timeout(Duration::from_millis(100));
    }
}

#[cfg(unix)]
fn signal_of(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

#[cfg(not(unix))]
fn signal_of(_: ExitStatus) -> Option<i32> {
    None
}
