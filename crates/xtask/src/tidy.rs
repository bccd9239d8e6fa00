//! `cargo xtask tidy`: house rules that a compiler cannot know. Also a test of this crate.

mod circles;
mod lines;
mod measures;
mod modules;
mod names;
mod pages;
mod plurals;
mod programs;
mod sources;
mod systems;
mod walls;

use crate::codegen;
use anyhow::{Result, bail};
use measures::Measures;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// What to print besides what is wrong.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Draw the circles among the modules of this crate, and nothing else
    #[arg(long, value_name = "CRATE")]
    circle: Option<String>,
    /// List the files that name a rule system outside its room, and nothing else
    #[arg(long, conflicts_with = "circle")]
    systems: bool,
    /// List where something is said that the glossary has another word for, and nothing else
    #[arg(long, conflicts_with_all = ["circle", "systems"])]
    say_instead: bool,
    /// Write what is measured into the tables of the architecture page and the glossary
    #[arg(long)]
    renew: bool,
}

/// One thing that is not as the house wants it.
struct Finding {
    file: PathBuf,
    line: usize,
    message: String,
    warning: bool,
}

/// What was found.
#[derive(Default)]
pub(crate) struct Findings {
    list: Vec<Finding>,
    /// What was measured, as tables.
    pub(crate) measured: String,
}

impl Findings {
    /// A broken rule; `line` 0 stands for the whole file.
    pub(crate) fn fault(
        &mut self,
        file: impl AsRef<Path>,
        line: usize,
        message: impl Into<String>,
    ) {
        self.add(file.as_ref(), line, message.into(), false);
    }

    /// Something to think about; it breaks nothing.
    pub(crate) fn warn(&mut self, file: impl AsRef<Path>, line: usize, message: impl Into<String>) {
        self.add(file.as_ref(), line, message.into(), true);
    }

    fn add(&mut self, file: &Path, line: usize, message: String, warning: bool) {
        self.list.push(Finding { file: file.to_path_buf(), line, message, warning });
    }

    /// How many rules are broken.
    pub(crate) fn faults(&self) -> usize {
        self.list.iter().filter(|finding| !finding.warning).count()
    }

    /// How many things to think about.
    pub(crate) fn warnings(&self) -> usize {
        self.list.len() - self.faults()
    }

    /// One line for each.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        for Finding { file, line, message, warning } in &self.list {
            let what = if *warning { "warning" } else { "error" };
            let place = if *line > 0 { format!(":{line}") } else { String::new() };
            let _ = writeln!(text, "{what}: {}{place}: {message}", file.display());
        }
        text
    }
}

/// Looks through the house.
///
/// # Errors
/// When something cannot be read at all.
pub(crate) fn look() -> Result<Findings> {
    let mut findings = Findings::default();
    let (files, packages) = (crate::workspace::files()?, crate::workspace::packages()?);
    sources::look(&files, &mut findings)?;
    programs::look(&files, &mut findings)?;
    walls::look(&packages, &mut findings);
    pages::look(&packages, &mut findings)?;
    let measures = Measures::of(&files, &packages)?;
    measures.look(&mut findings)?;
    names::look(&files, &mut findings)?;
    plurals::look(&files, &mut findings)?;
    findings.measured = measures.text;
    for rulebook in codegen::rulebooks() {
        let file = codegen::clauses_file(rulebook);
        if crate::workspace::read(&file)? != codegen::clauses_of(rulebook)? {
            findings.fault(file, 0, "out of date: run `cargo xtask codegen`");
        }
    }
    for gap in crate::coverage::check(&crate::workspace::root()) {
        findings.fault("rulebooks", 0, gap);
    }
    Ok(findings)
}

/// The errand: prints what was found.
///
/// # Errors
/// When a rule is broken.
pub(crate) fn run(options: &Options) -> Result<()> {
    if let Some(name) = &options.circle {
        print!("{}", circles::draw(&crate::workspace::packages()?, name)?);
        return Ok(());
    }
    let files = crate::workspace::files()?;
    if options.systems {
        print!("{}", measures::names(&files)?);
        return Ok(());
    }
    if options.say_instead {
        print!("{}", names::list(&files)?);
        return Ok(());
    }
    if options.renew {
        names::renew(&files)?;
        Measures::of(&files, &crate::workspace::packages()?)?.renew()?;
    }
    let findings = look()?;
    print!("{}\n{}", findings.measured, findings.text());
    match findings.faults() {
        0 => {
            println!("tidy ({} warnings)", findings.warnings());
            Ok(())
        }
        faults => bail!("{faults} house rules are broken"),
    }
}

#[cfg(test)]
#[test]
fn the_house_is_tidy() {
    let findings = look().unwrap();
    assert_eq!(findings.faults(), 0, "\n{}", findings.text());
}
