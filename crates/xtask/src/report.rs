//! What a person sees while checks run: a line for each with its time, a summary at the end.

use anyhow::Result;
use std::fs;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// What became of one check.
pub(crate) enum Outcome {
    /// All is well; perhaps with a word on how much was looked at.
    Passed(String),
    /// Something is wrong; the reader is told what.
    Failed,
    /// It could not be run here, and that is no fault of the house.
    Skipped(String),
}

impl Outcome {
    /// All is well, and there is no more to say.
    pub(crate) const fn passed() -> Self {
        Self::Passed(String::new())
    }
}

/// The list of checks as it grows.
pub(crate) struct Report {
    folder: PathBuf,
    terminal: bool,
    begun: Instant,
    passed: u32,
    skipped: u32,
    failed: Vec<(String, PathBuf)>,
}

/// One check at work.
pub(crate) struct Desk<'r> {
    /// Where its output goes.
    pub(crate) log: PathBuf,
    name: &'r str,
    terminal: bool,
    begun: Instant,
    shown: u64,
}

impl Desk<'_> {
    /// Moves the clock that a person sees.
    pub(crate) fn tick(&mut self) {
        let seconds = self.begun.elapsed().as_secs();
        if self.terminal && seconds != self.shown {
            self.shown = seconds;
            print!("\r  … {:<28}{:>6}", self.name, time(self.begun.elapsed()));
            let _ = std::io::stdout().flush();
        }
    }

    /// Runs one program of this check.
    ///
    /// # Errors
    /// When it fails or takes longer than half an hour.
    pub(crate) fn run(&mut self, command: &mut std::process::Command) -> Result<()> {
        let log = self.log.clone();
        fs::OpenOptions::new()
            .create(true)
            .append(true)
            .open(&log)?
            .write_all(format!("$ {}\n", crate::run::program(command)).as_bytes())?;
        crate::run::logged(command, &log, Duration::from_secs(30 * 60), || self.tick())
    }
}

impl Report {
    /// A new list; the checks' output is kept in `folder`.
    pub(crate) fn new(folder: PathBuf) -> Result<Self> {
        fs::create_dir_all(&folder)?;
        let (terminal, begun) = (std::io::stdout().is_terminal(), Instant::now());
        Ok(Self { folder, terminal, begun, passed: 0, skipped: 0, failed: Vec::new() })
    }

    /// Runs one check and writes its line.
    pub(crate) fn check(
        &mut self,
        name: &str,
        work: impl FnOnce(&mut Desk<'_>) -> Result<Outcome>,
    ) {
        let log = self.folder.join(format!("{}.log", name.replace(' ', "-")));
        let _ = fs::remove_file(&log);
        let begun = Instant::now();
        let mut desk = Desk { log: log.clone(), name, terminal: self.terminal, begun, shown: 0 };
        if self.terminal {
            print!("  … {name:<28}");
            let _ = std::io::stdout().flush();
        }
        let outcome = work(&mut desk).unwrap_or_else(|error| {
            let _ = note(&log, &format!("{error:#}\n"));
            Outcome::Failed
        });
        let (mark, after) = match &outcome {
            Outcome::Passed(word) if word.is_empty() => ("ok", String::new()),
            Outcome::Passed(word) => ("ok", format!("  ({word})")),
            Outcome::Failed => ("FAILED", String::new()),
            Outcome::Skipped(why) => ("skipped", format!("  ({why})")),
        };
        let back = if self.terminal { "\r" } else { "" };
        println!("{back}  {name:<30}{:>6}  {mark}{after}", time(begun.elapsed()));
        match outcome {
            Outcome::Passed(_) => self.passed += 1,
            Outcome::Skipped(_) => self.skipped += 1,
            Outcome::Failed => {
                self.failed.push((name.to_owned(), log.clone()));
                println!("{}", ending(&log));
            }
        }
    }

    /// Writes the summary; true when nothing failed.
    pub(crate) fn close(self) -> bool {
        println!();
        for (name, log) in &self.failed {
            println!("FAILED: {name}, whole output in {}", log.display());
        }
        println!("{} in all", time(self.begun.elapsed()));
        let skipped =
            if self.skipped > 0 { format!(", {} skipped", self.skipped) } else { String::new() };
        println!("{} passed, {} failed{skipped}", self.passed, self.failed.len());
        self.failed.is_empty()
    }
}

/// Adds a line to a check's output.
///
/// # Errors
/// When the file cannot be written.
pub(crate) fn note(log: &Path, text: &str) -> std::io::Result<()> {
    fs::OpenOptions::new().create(true).append(true).open(log)?.write_all(text.as_bytes())
}

fn ending(log: &Path) -> String {
    const SHOWN: usize = 150;
    let text = fs::read(log).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let text = text.unwrap_or_default();
    let lines: Vec<&str> = text.lines().collect();
    let from = lines.len().saturating_sub(SHOWN);
    let mut shown = if from > 0 { format!("    … {from} lines before\n") } else { String::new() };
    for line in lines.get(from..).unwrap_or_default() {
        shown.push_str("    ");
        shown.push_str(line);
        shown.push('\n');
    }
    shown
}

fn time(duration: Duration) -> String {
    let seconds = duration.as_secs();
    if seconds < 60 {
        format!("{seconds} s")
    } else {
        format!("{}:{:02}", seconds / 60, seconds % 60)
    }
}
