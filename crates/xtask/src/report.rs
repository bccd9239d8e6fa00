//! What a person sees while checks run: a line for each with its time, a line now and then while one
//! runs, a summary at the end.

use crate::run::{BrokenOff, time};
use anyhow::Result;
use std::fs;
use std::io::{IsTerminal, Write};
use std::panic::resume_unwind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How long one program of a check may run. A machine that compiles for others beside it has needed
/// more than half an hour; whoever wants an answer sooner sees what runs, and can end it.
const LIMIT: Duration = Duration::from_secs(3 * 60 * 60);

/// How often something is said of a running check where there is no terminal: soon enough for a
/// service that takes silence for death.
const NOW_AND_THEN: Duration = Duration::from_secs(60);

/// What became of one check.
pub(crate) enum Outcome {
    /// All is well; perhaps with a word on how much was looked at.
    Passed(String),
    /// Something is wrong; the reader is told what.
    Failed,
    /// It did not come to its end: nobody knows whether all is well.
    BrokenOff(BrokenOff),
    /// It could not be run here, and that is no fault of the house.
    Skipped(String),
}

impl Outcome {
    /// All is well, and there is no more to say.
    pub(crate) const fn passed() -> Self {
        Self::Passed(String::new())
    }

    fn of(result: Result<Self>, log: &Path) -> Self {
        result.unwrap_or_else(|error| match error.downcast::<BrokenOff>() {
            Ok(broken_off) => Self::BrokenOff(broken_off),
            Err(error) => {
                let _ = note(log, &format!("{error:#}\n"));
                Self::Failed
            }
        })
    }

    fn word(&self) -> String {
        match self {
            Self::Passed(word) if word.is_empty() => "ok".into(),
            Self::Passed(word) => format!("ok  ({word})"),
            Self::Failed => "FAILED".into(),
            Self::BrokenOff(_) => "BROKEN OFF".into(),
            Self::Skipped(why) => format!("skipped  ({why})"),
        }
    }
}

/// The list of checks as it grows.
pub(crate) struct Report {
    folder: PathBuf,
    terminal: bool,
    begun: Instant,
    stop: Arc<AtomicBool>,
    passed: u32,
    skipped: u32,
    bad: Vec<String>,
}

/// One check at work.
pub(crate) struct Running {
    /// Where its output goes.
    pub(crate) log: PathBuf,
    name: String,
    terminal: bool,
    begun: Instant,
    /// When something was said of it last; none: another check is seen at work.
    shown: Option<Duration>,
    stop: Arc<AtomicBool>,
}

/// One check that is over.
struct Done {
    name: String,
    log: PathBuf,
    took: Duration,
    outcome: Outcome,
}

impl Running {
    /// Runs one program of this check.
    ///
    /// # Errors
    /// When it fails, and [`BrokenOff`] when it did not come to its end.
    pub(crate) fn run(&mut self, command: &mut std::process::Command) -> Result<()> {
        let (log, program) = (self.log.clone(), crate::run::program(command));
        note(&log, &format!("$ {program}\n"))?;
        crate::run::logged(command, &log, |running| {
            self.tick(&program);
            if self.stop.load(Ordering::Relaxed) {
                return Some("somebody ended the whole check".into());
            }
            (running > LIMIT)
                .then(|| format!("no program here may take longer than {}", time(LIMIT)))
        })
    }

    /// Moves the clock that a person sees.
    fn tick(&mut self, program: &str) {
        let Some(shown) = self.shown else { return };
        let elapsed = self.begun.elapsed();
        let pause = if self.terminal { Duration::from_secs(1) } else { NOW_AND_THEN };
        if elapsed < shown + pause {
            return;
        }
        self.shown = Some(elapsed);
        if self.terminal {
            print!("\r  … {:<28}{:>6}", self.name, time(elapsed));
        } else {
            println!("{}", progress(&self.name, elapsed, program, &self.log));
        }
        let _ = std::io::stdout().flush();
    }

    /// Does the work of this check.
    fn does(mut self, work: impl FnOnce(&mut Self) -> Result<Outcome>) -> Done {
        let outcome = Outcome::of(work(&mut self), &self.log);
        Done { name: self.name, log: self.log, took: self.begun.elapsed(), outcome }
    }
}

impl Report {
    /// A new list; the checks' output is kept in `folder`. It ends early when `stop` becomes true.
    pub(crate) fn new(folder: PathBuf, stop: Arc<AtomicBool>) -> Result<Self> {
        fs::create_dir_all(&folder)?;
        let (terminal, begun) = (std::io::stdout().is_terminal(), Instant::now());
        Ok(Self { folder, terminal, begun, stop, passed: 0, skipped: 0, bad: Vec::new() })
    }

    /// Runs one check and writes its line.
    pub(crate) fn check(&mut self, name: &str, work: impl FnOnce(&mut Running) -> Result<Outcome>) {
        if self.stop.load(Ordering::Relaxed) {
            println!("  {name:<30}        not run");
            self.bad.push(format!("NOT RUN: {name}"));
            return;
        }
        if self.terminal {
            print!("  … {name:<28}");
            let _ = std::io::stdout().flush();
        }
        let done = self.begin(name, Some(Duration::ZERO)).does(work);
        self.tell(done);
    }

    /// Runs a check that mostly waits, and beside it another, which is the one that is seen at work.
    pub(crate) fn both(
        &mut self,
        waiting: (&str, impl FnOnce(&mut Running) -> Result<Outcome> + Send),
        working: (&str, impl FnOnce(&mut Running) -> Result<Outcome>),
    ) {
        if self.stop.load(Ordering::Relaxed) {
            self.check(waiting.0, waiting.1);
            return self.check(working.0, working.1);
        }
        let quiet = self.begin(waiting.0, None);
        thread::scope(|scope| {
            let waits = scope.spawn(move || quiet.does(waiting.1));
            self.check(working.0, working.1);
            match waits.join() {
                Ok(done) => self.tell(done),
                Err(panicked) => resume_unwind(panicked),
            }
        });
    }

    fn begin(&self, name: &str, shown: Option<Duration>) -> Running {
        let log = self.folder.join(format!("{}.log", name.replace(' ', "-")));
        let _ = fs::remove_file(&log);
        let (terminal, stop) = (self.terminal, Arc::clone(&self.stop));
        Running { log, name: name.to_owned(), terminal, begun: Instant::now(), shown, stop }
    }

    fn tell(&mut self, done: Done) {
        let Done { name, log, took, outcome } = done;
        let back = if self.terminal { "\r" } else { "" };
        println!("{back}  {name:<30}{:>6}  {}", time(took), outcome.word());
        let whole = format!("whole output in {}", log.display());
        match outcome {
            Outcome::Passed(_) => self.passed += 1,
            Outcome::Skipped(_) => self.skipped += 1,
            Outcome::Failed => {
                println!("{}", ending(&log));
                let named = named(&read(&log));
                self.bad.push(format!("FAILED: {name}, {whole}{named}"));
            }
            Outcome::BrokenOff(broken_off) => {
                println!("{}    {broken_off}. It may be right or wrong.", ending(&log));
                self.bad.push(format!("BROKEN OFF: {name}: {broken_off}; {whole}"));
            }
        }
    }

    /// Writes the summary; true when nothing failed.
    pub(crate) fn close(self) -> bool {
        println!();
        for line in &self.bad {
            println!("{line}");
        }
        println!("{} in all", time(self.begun.elapsed()));
        let skipped =
            if self.skipped > 0 { format!(", {} skipped", self.skipped) } else { String::new() };
        println!("{} passed, {} not{skipped}", self.passed, self.bad.len());
        self.bad.is_empty()
    }
}

/// Adds a line to a check's output.
///
/// # Errors
/// When the file cannot be written.
pub(crate) fn note(log: &Path, text: &str) -> std::io::Result<()> {
    fs::OpenOptions::new().create(true).append(true).open(log)?.write_all(text.as_bytes())
}

/// How many tests ran, read from what the test runner wrote.
pub(crate) fn counted(running: &Running) -> String {
    let text = fs::read_to_string(&running.log).unwrap_or_default();
    // Each program that runs tests says what it has counted.
    let counts = text.lines().filter_map(|line| Some(line.split_once("tests run: ")?.1));
    let counts: Vec<&str> = counts.collect();
    if !counts.is_empty() {
        return counts.join("; ");
    }
    let passed: u32 = text
        .lines()
        .filter_map(|line| line.strip_prefix("test result: ok. ")?.split_once(" passed"))
        .filter_map(|(count, _)| count.parse::<u32>().ok())
        .sum();
    format!("{passed} passed")
}

/// What is said of a running check where there is no terminal: its name, for how long, which program,
/// and the last thing that one wrote.
fn progress(name: &str, elapsed: Duration, program: &str, log: &Path) -> String {
    let text = read(log);
    let last = text.lines().rev().find(|line| !line.trim().is_empty()).unwrap_or_default().trim();
    let mut said = format!("  … {name:<28}{:>6}  {program}", time(elapsed));
    if !last.starts_with('$') {
        said.extend(": ".chars().chain(last.chars().take(120)));
    }
    said
}

fn read(log: &Path) -> String {
    fs::read(log).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default()
}

fn ending(log: &Path) -> String {
    const SHOWN: usize = 150;
    let text = read(log);
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

/// What the output names as failed, for a summary: whoever sees only the end of a long report knows what to
/// look for.
fn named(output: &str) -> String {
    const MOST: usize = 12;
    const LONGEST: usize = 300;
    let tells = |line: &&str| {
        let line = line.trim_start();
        let begins = ["FAIL ", "error: ", "error[", "AssertionError", "Error: ", "+   \""];
        begins.iter().any(|word| line.starts_with(word)) || line.contains("' panicked at ")
    };
    let mut shown = String::new();
    for line in output.lines().filter(tells).take(MOST) {
        shown.push_str("\n  ");
        shown.extend(line.trim().chars().take(LONGEST));
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    #[test]
    fn a_summary_names_what_failed() {
        let output = "\n FAIL  tests/browser/siege.test.ts > a siege\n\
                      AssertionError: expected [ 'http://x: boom' ] to deeply equal []\n  all else is well\n";
        assert_eq!(
            named(output),
            "\n  FAIL  tests/browser/siege.test.ts > a siege\
             \n  AssertionError: expected [ 'http://x: boom' ] to deeply equal []"
        );
    }

    /// Runs a shell line that never ends, breaks it off once it has written `begun`.
    fn cut(log: &Path, why: &str) -> Outcome {
        let endless = "echo begun; exec tail -f /dev/null";
        let result = crate::run::logged(Command::new("sh").args(["-c", endless]), log, |_| {
            read(log).contains("begun").then(|| why.to_owned())
        });
        Outcome::of(result.map(|()| Outcome::passed()), log)
    }

    fn log(name: &str) -> PathBuf {
        let folder = crate::workspace::target().unwrap().join("checks/tests");
        fs::create_dir_all(&folder).unwrap();
        let log = folder.join(name);
        let _ = fs::remove_file(&log);
        log
    }

    #[test]
    fn a_program_that_is_cut_is_no_failure_and_says_so() {
        let log = log("cut.log");
        let outcome = cut(&log, "the clock struck");
        assert_eq!(outcome.word(), "BROKEN OFF");
        let Outcome::BrokenOff(broken_off) = outcome else { panic!("it was cut") };
        let said = broken_off.to_string();
        assert!(said.starts_with("`sh -c echo begun; exec tail -f /dev/null`"), "{said}");
        assert!(said.ends_with("was broken off after 0 s: the clock struck"), "{said}");
        assert_eq!(ending(&log), "    begun\n");
    }

    #[test]
    fn a_program_that_a_signal_ends_was_broken_off_too() {
        let log = log("signal.log");
        let mut kills_itself = Command::new("sh");
        let result = crate::run::logged(kills_itself.args(["-c", "kill -9 $$"]), &log, |_| None);
        let outcome = Outcome::of(result.map(|()| Outcome::passed()), &log);
        let Outcome::BrokenOff(broken_off) = outcome else { panic!("{}", outcome.word()) };
        assert_eq!(broken_off.why, "signal 9 ended it");
    }

    #[test]
    fn a_program_that_fails_has_failed() {
        let log = log("failed.log");
        let result = crate::run::logged(&mut Command::new("false"), &log, |_| None);
        assert_eq!(Outcome::of(result.map(|()| Outcome::passed()), &log).word(), "FAILED");
        assert!(ending(&log).contains("`false` ended with"), "{}", ending(&log));
    }

    #[test]
    fn when_somebody_ends_the_check_nothing_more_is_begun() {
        let folder = crate::workspace::target().unwrap().join("checks/tests/ended");
        let stop = Arc::new(AtomicBool::new(false));
        let mut report = Report::new(folder, Arc::clone(&stop)).unwrap();
        report.check("endless", |running| {
            stop.store(true, Ordering::Relaxed);
            running.run(Command::new("tail").args(["-f", "/dev/null"]))?;
            Ok(Outcome::passed())
        });
        report.check("next", |_| panic!("it is not begun"));
        assert_eq!(report.bad.len(), 2, "{:?}", report.bad);
        assert!(report.bad[0].contains("somebody ended the whole check"), "{}", report.bad[0]);
        assert_eq!(report.bad[1], "NOT RUN: next");
        assert!(!report.close());
    }

    #[test]
    fn one_that_waits_runs_beside_another_and_both_are_told() {
        let folder = crate::workspace::target().unwrap().join("checks/tests/both");
        let mut report = Report::new(folder, Arc::default()).unwrap();
        let (ready, waited_for) = std::sync::mpsc::channel();
        let waits = move |_: &mut Running| {
            waited_for.recv()?;
            anyhow::bail!("it waited for nothing")
        };
        report.both(
            ("waits", waits),
            ("works", move |_| {
                ready.send(())?;
                Ok(Outcome::passed())
            }),
        );
        assert_eq!((report.passed, report.bad.len()), (1, 1));
        assert!(report.bad[0].starts_with("FAILED: waits"), "{}", report.bad[0]);
    }

    #[test]
    fn no_step_ends_itself_within_the_hour() {
        assert!(LIMIT > Duration::from_secs(60 * 60));
    }

    #[test]
    fn progress_names_the_check_the_time_the_program_and_its_last_word() {
        let log = log("progress.log");
        note(&log, "$ cargo clippy\n").unwrap();
        let said = || progress("clippy", Duration::from_secs(4000), "cargo clippy", &log);
        assert_eq!(said(), "  … clippy                      1:06:40  cargo clippy");
        note(&log, "   Compiling sled v0.34.7\n\n").unwrap();
        assert_eq!(
            said(),
            "  … clippy                      1:06:40  cargo clippy: Compiling sled v0.34.7"
        );
    }
}
