//! `cargo xtask mutants`: breaks the rules on purpose, one place after the other, and tells which tests
//! notice. What no test notices is judged by somebody, in `docs/mutants/judged.json`.

use crate::{coverage, run, workspace};
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// What to break.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// A crate of rules; all of them otherwise
    only: Option<String>,
    /// One mutant of so many; a crate has thousands, and each is compiled and tested
    #[arg(long, value_name = "N", default_value_t = 1)]
    one_of: u32,
    /// Which of them: 0 up to one less than N
    #[arg(long, value_name = "K", default_value_t = 0)]
    part: u32,
}

/// The errand.
///
/// # Errors
/// When cargo-mutants is missing, or a crate's tests fail before anything is broken.
pub(crate) fn run(options: &Options) -> Result<()> {
    let there = workspace::cargo().args(["mutants", "--version"]).output();
    if !there.is_ok_and(|output| output.status.success()) {
        bail!("cargo-mutants is missing: cargo install cargo-mutants --locked");
    }
    let mut crates = rulebooks()?;
    if let Some(only) = &options.only {
        if !crates.contains(only) {
            bail!("`{only}` is no crate of rules: {}", crates.join(", "));
        }
        crates.retain(|name| name == only);
    }
    let judged = judgements(&workspace::root().join("docs/mutants/judged.json"))?;
    for name in crates {
        let out = workspace::target()?.join("mutants").join(&name);
        fs::create_dir_all(&out)?;
        let mut mutants = workspace::cargo();
        mutants.args(["mutants", "--package", &name, "--sharding", "round-robin", "--shard"]);
        mutants.arg(format!("{}/{}", options.part, options.one_of)).arg("--output").arg(&out);
        // It fails when a mutant survives; what that means is told below.
        let _ = run::shown(&mut mutants);
        let outcomes = fs::read_to_string(out.join("mutants.out/outcomes.json"))
            .with_context(|| format!("cargo-mutants wrote nothing of {name}"))?;
        let outcomes: Outcomes = serde_json::from_str(&outcomes)?;
        let text = report(&name, options, &outcomes, &judged);
        println!("{text}");
        fs::write(workspace::root().join(format!("docs/mutants/{name}.md")), text)?;
    }
    Ok(())
}

/// The crates that carry a rulebook out.
fn rulebooks() -> Result<Vec<String>> {
    let found = coverage::rulebooks(&workspace::root())?;
    Ok(found.iter().filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect())
}

/// What cargo-mutants writes.
#[derive(Deserialize)]
struct Outcomes {
    outcomes: Vec<Outcome>,
}

#[derive(Deserialize)]
struct Outcome {
    scenario: Scenario,
    summary: Summary,
}

#[derive(Deserialize)]
enum Scenario {
    Baseline,
    Mutant(Mutant),
}

#[derive(Deserialize)]
struct Mutant {
    name: String,
    file: String,
}

#[derive(Deserialize, PartialEq, Eq, Clone, Copy)]
enum Summary {
    CaughtMutant,
    MissedMutant,
    Timeout,
    Unviable,
    Success,
    Failure,
}

/// Why nobody need notice a mutant, by what it does.
fn judgements(file: &Path) -> Result<BTreeMap<String, String>> {
    let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    serde_json::from_str(&text).with_context(|| file.display().to_string())
}

/// A mutant without its line, which moves with every change above it.
fn unplaced(name: &str) -> String {
    let mut parts = name.splitn(4, ':');
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(file), Some(_), Some(_), Some(what)) => format!("{file}:{what}"),
        _ => name.to_owned(),
    }
}

#[derive(Default)]
struct Chapter {
    noticed: u32,
    survived: u32,
}

impl Chapter {
    fn add(&mut self, noticed: bool) {
        if noticed {
            self.noticed += 1;
        } else {
            self.survived += 1;
        }
    }

    fn row(&self, name: &str) -> String {
        let all = self.noticed + self.survived;
        let share = (self.noticed * 100).checked_div(all).unwrap_or(100);
        format!("| {name} | {all} | {} | {share} % |", self.noticed)
    }
}

/// The share of what was noticed by chapter, and everything that was not.
fn report(
    name: &str,
    options: &Options,
    outcomes: &Outcomes,
    judged: &BTreeMap<String, String>,
) -> String {
    let (mut chapters, mut all) = (BTreeMap::<&str, Chapter>::new(), Chapter::default());
    let mut survivors = Vec::new();
    for Outcome { scenario, summary } in &outcomes.outcomes {
        let Scenario::Mutant(mutant) = scenario else { continue };
        let noticed = match summary {
            Summary::CaughtMutant | Summary::Timeout => true,
            Summary::MissedMutant => false,
            // What does not compile needs no test.
            Summary::Unviable | Summary::Success | Summary::Failure => continue,
        };
        let file = mutant.file.split_once("/src/").map_or(mutant.file.as_str(), |(_, file)| file);
        chapters.entry(file).or_default().add(noticed);
        all.add(noticed);
        if !noticed {
            survivors.push(mutant.name.as_str());
        }
    }
    let mut text = format!("# What breaks unnoticed in `{name}`\n\n");
    let _ = match options.one_of {
        1 => writeln!(text, "Every mutant, by `cargo xtask mutants {name}`.\n"),
        of => writeln!(
            text,
            "One mutant of {of}, by `cargo xtask mutants {name} --one-of {of} --part {}`.\n",
            options.part
        ),
    };
    text.push_str("| chapter | mutants | noticed | share |\n|---|--:|--:|--:|\n");
    for (file, chapter) in &chapters {
        let _ = writeln!(text, "{}", chapter.row(file));
    }
    let _ = writeln!(text, "{}\n\n## Survivors\n", all.row("in all"));
    for survivor in survivors {
        let why = judged.get(&unplaced(survivor)).map_or("not judged yet", String::as_str);
        let _ = writeln!(text, "- `{survivor}`: {why}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{Options, Outcomes, report, unplaced};
    use std::collections::BTreeMap;

    #[test]
    fn survivors_are_told_with_their_judgement() {
        let mutant = |line: u32, summary: &str| {
            let name = format!("crates/a/src/sight.rs:{line}:4: replace > with >= in sees");
            let mutant = serde_json::json!({ "name": name, "file": "crates/a/src/sight.rs" });
            serde_json::json!({ "scenario": { "Mutant": mutant }, "summary": summary })
        };
        let baseline = serde_json::json!({ "scenario": "Baseline", "summary": "Success" });
        let all = [baseline, mutant(1, "CaughtMutant"), mutant(2, "MissedMutant")];
        let outcomes: Outcomes =
            serde_json::from_value(serde_json::json!({ "outcomes": all })).unwrap();
        let options = Options { only: None, one_of: 4, part: 1 };
        let unjudged = report("a", &options, &outcomes, &BTreeMap::new());
        assert!(unjudged.contains("| sight.rs | 2 | 1 | 50 % |"), "{unjudged}");
        assert!(unjudged.contains("in sees`: not judged yet"), "{unjudged}");
        let what = unplaced("crates/a/src/sight.rs:2:4: replace > with >= in sees");
        let judged = BTreeMap::from([(what, "both see".to_owned())]);
        assert!(report("a", &options, &outcomes, &judged).contains("in sees`: both see"));
    }
}
