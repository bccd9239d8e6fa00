//! All tests of a folder, with a report; and their rewriting.

use crate::matching::{difference, fits};
use crate::play::Then;
use crate::{Case, Rulebook, Suite, play};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::Path;
use std::{fs, io};

/// What came of all tests of a folder.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many tests were played.
    pub cases: usize,
    /// The clauses that their headings name.
    pub clauses: BTreeSet<String>,
    /// Every failure, with file, line and difference.
    pub failures: Vec<String>,
    /// How many `then` blocks were rewritten.
    pub rewritten: usize,
}

/// Plays every Markdown file of a folder, in the order of their names. With `rewrite`, `then` blocks
/// that differ are replaced by what happened: look at them before you commit them.
///
/// # Errors
/// When a file cannot be read or written.
pub fn run_folder<R: Rulebook>(book: &R, folder: &Path, rewrite: bool) -> io::Result<Report> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "md") {
            files.push(path);
        }
    }
    files.sort();
    let mut report = Report::default();
    for path in files {
        let text = fs::read_to_string(&path)?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        match Suite::parse(&name, &text) {
            Err(wrong) => report.failures.push(format!("{name}:{}: {}", wrong.line, wrong.what)),
            Ok(suite) => {
                let stale = run_suite(book, &suite, rewrite, &mut report);
                if !stale.is_empty() {
                    report.rewritten += stale.len();
                    fs::write(&path, rewritten(&text, &stale))?;
                }
            }
        }
    }
    Ok(report)
}

/// Plays all of a crate's `tests/rulebook`, as its one test of them. With `REWRITE` in the environment, blocks that differ
/// are rewritten instead.
///
/// # Panics
/// With every failure; where a heading names a clause that `is_known` does not know, where there is no test at all, and
/// where a file cannot be read or written.
#[expect(clippy::print_stdout, reason = "a test reports")]
pub fn must_hold<R: Rulebook>(book: &R, manifest: &str, is_known: &dyn Fn(&str) -> bool) {
    let folder = Path::new(manifest).join("tests/rulebook");
    let rewrite = std::env::var_os("REWRITE").is_some();
    let report = match run_folder(book, &folder, rewrite) {
        Ok(report) => report,
        Err(cause) => panic!("{}: {cause}", folder.display()),
    };
    let Report { cases, clauses, failures, rewritten } = report;
    println!("{cases} tests of {} clauses, {rewritten} blocks rewritten", clauses.len());
    let unknown: Vec<&String> = clauses.iter().filter(|id| !is_known(id)).collect();
    assert!(unknown.is_empty(), "no clauses of this rulebook: {unknown:?}");
    assert!(failures.is_empty(), "{} failures\n\n{}", failures.len(), failures.join("\n\n"));
    assert!(cases > 0, "no tests in {}", folder.display());
}

fn run_suite<R: Rulebook>(
    book: &R,
    suite: &Suite,
    rewrite: bool,
    report: &mut Report,
) -> Vec<Then> {
    let mut stale = Vec::new();
    for case in &suite.cases {
        report.cases += 1;
        report.clauses.extend(case.clauses.iter().cloned());
        let played = play(book, case);
        for block in played.thens {
            if fits(&block.expected, &block.real) {
                continue;
            }
            if rewrite {
                stale.push(block);
            } else {
                let difference = difference(&block.expected, &block.real);
                report.failures.push(failure(suite, case, block.line, &difference));
            }
        }
        if let Some((line, what)) = played.fault {
            report.failures.push(failure(suite, case, line, &format!("    {what}")));
        }
    }
    stale
}

fn failure(suite: &Suite, case: &Case, line: usize, what: &str) -> String {
    let mut text = String::new();
    let clauses = case.clauses.join(" ");
    let _ = write!(text, "{}:{line}: {clauses} {}\n{what}", suite.file, case.title);
    text
}

fn rewritten(text: &str, stale: &[Then]) -> String {
    let mut lines: Vec<&str> = text.lines().collect();
    for block in stale.iter().rev() {
        let from = block.line.min(lines.len());
        let to = (from + block.length).min(lines.len());
        lines.splice(from..to, block.real.iter().map(String::as_str));
    }
    let mut text = lines.join("\n");
    text.push('\n');
    text
}
