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
    /// Only what the crate's page lists as survivors, by what they do: after new tests
    #[arg(long, conflicts_with_all = ["one_of", "part"])]
    survivors: bool,
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
        let file = workspace::root().join(format!("docs/mutants/{name}.md"));
        let mut mutants = workspace::cargo();
        mutants.args(["mutants", "--package", &name, "--output"]).arg(&out);
        let before = if options.survivors {
            let page = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
            let page = Page::read(&page)?;
            for what in page.survivors.iter().map(|survivor| unplaced(survivor)) {
                mutants.arg("--re").arg(anywhere(&what));
            }
            Some(page)
        } else {
            mutants.args(["--sharding", "round-robin", "--shard"]);
            mutants.arg(format!("{}/{}", options.part, options.one_of));
            None
        };
        // It fails when a mutant survives; what that means is told below.
        let _ = run::shown(&mut mutants);
        let outcomes = fs::read_to_string(out.join("mutants.out/outcomes.json"))
            .with_context(|| format!("cargo-mutants wrote nothing of {name}"))?;
        let outcomes: Outcomes = serde_json::from_str(&outcomes)?;
        let text = match before {
            Some(page) => page.tried_again(&outcomes).text(&judged),
            None => Page::of(&name, options, &outcomes).text(&judged),
        };
        println!("{text}");
        fs::write(file, text)?;
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

impl Outcomes {
    /// The mutants that could be tried, and whether a test noticed.
    fn tried(&self) -> impl Iterator<Item = (&Mutant, bool)> {
        self.outcomes.iter().filter_map(|Outcome { scenario, summary }| {
            let Scenario::Mutant(mutant) = scenario else { return None };
            match summary {
                Summary::CaughtMutant | Summary::Timeout => Some((mutant, true)),
                Summary::MissedMutant => Some((mutant, false)),
                // What does not compile needs no test.
                Summary::Unviable | Summary::Success | Summary::Failure => None,
            }
        })
    }
}

impl Mutant {
    fn chapter(&self) -> &str {
        chapter_of(&self.file)
    }
}

/// The file of a mutant or of its name, below the crate's `src`.
fn chapter_of(name: &str) -> &str {
    let file = name.split(':').next().unwrap_or(name);
    file.split_once("/src/").map_or(file, |(_, file)| file)
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

/// A pattern that finds a mutant without its line, on whatever line it stands now.
fn anywhere(what: &str) -> String {
    let escaped = |text: &str| -> String {
        let sign = |letter: char| {
            let means_more = r"\.+*?()|[]{}^$&".contains(letter);
            if means_more { format!(r"\{letter}") } else { letter.to_string() }
        };
        text.chars().map(sign).collect()
    };
    let (file, change) = what.split_once(": ").unwrap_or((what, ""));
    format!(r"^{}:\d+:\d+: {}$", escaped(file), escaped(change))
}

const SURVIVORS: &str = "## Survivors";

/// The share of what was noticed by chapter, and everything that was not.
struct Page {
    /// Its title, and which mutants were tried.
    head: String,
    chapters: BTreeMap<String, Chapter>,
    survivors: Vec<String>,
}

impl Page {
    fn of(name: &str, options: &Options, outcomes: &Outcomes) -> Self {
        let mut head = format!("# What breaks unnoticed in `{name}`\n\n");
        let _ = match options.one_of {
            1 => writeln!(head, "Every mutant, by `cargo xtask mutants {name}`.\n"),
            of => writeln!(
                head,
                "One mutant of {of}, by `cargo xtask mutants {name} --one-of {of} --part {}`.\n",
                options.part
            ),
        };
        let mut page = Self { head, chapters: BTreeMap::new(), survivors: Vec::new() };
        for (mutant, noticed) in outcomes.tried() {
            page.chapters.entry(mutant.chapter().to_owned()).or_default().add(noticed);
            if !noticed {
                page.survivors.push(mutant.name.clone());
            }
        }
        page
    }

    /// Reads a page that was written before.
    fn read(text: &str) -> Result<Self> {
        let (head, rest) = text.split_once("| chapter |").context("the page has no table")?;
        let (table, survivors) = rest.split_once(SURVIVORS).context("it lists no survivors")?;
        let row = |line: &str| {
            let mut cells = line.split('|').map(str::trim).skip(1);
            let (name, all) = (cells.next()?, cells.next()?.parse::<u32>().ok()?);
            let noticed = cells.next()?.parse().ok()?;
            Some((name.to_owned(), Chapter { noticed, survived: all.checked_sub(noticed)? }))
        };
        let mut chapters: BTreeMap<_, _> = table.lines().filter_map(row).collect();
        chapters.remove(IN_ALL);
        let listed = |line: &str| Some(line.strip_prefix("- `")?.split_once('`')?.0.to_owned());
        let survivors = survivors.lines().filter_map(listed).collect();
        Ok(Self { head: head.to_owned(), chapters, survivors })
    }

    /// The survivors were tried again: one that is noticed wherever it stands now has survived no longer,
    /// and one that can no longer be made is gone.
    fn tried_again(mut self, outcomes: &Outcomes) -> Self {
        let survivors = std::mem::take(&mut self.survivors);
        for survivor in survivors {
            let what = unplaced(&survivor);
            let again: Vec<_> =
                outcomes.tried().filter(|(mutant, _)| unplaced(&mutant.name) == what).collect();
            let chapter = self.chapters.entry(chapter_of(&survivor).to_owned()).or_default();
            match again.iter().find(|(_, noticed)| !noticed) {
                Some((mutant, _)) => self.survivors.push(mutant.name.clone()),
                None => {
                    chapter.survived = chapter.survived.saturating_sub(1);
                    chapter.noticed += u32::from(!again.is_empty());
                }
            }
        }
        const AGAIN: &str = "Since then new tests were written for what survived, and the survivors tried \
                             again with\n`--survivors`: the share is no longer that of a blind draw.\n\n";
        if !self.head.contains(AGAIN) {
            self.head.push_str(AGAIN);
        }
        self
    }

    fn text(&self, judged: &BTreeMap<String, String>) -> String {
        let mut text = self.head.clone();
        text.push_str("| chapter | mutants | noticed | share |\n|---|--:|--:|--:|\n");
        let mut all = Chapter::default();
        for (file, chapter) in &self.chapters {
            all.noticed += chapter.noticed;
            all.survived += chapter.survived;
            let _ = writeln!(text, "{}", chapter.row(file));
        }
        let _ = writeln!(text, "{}\n\n{SURVIVORS}\n", all.row(IN_ALL));
        for survivor in &self.survivors {
            let why = judged.get(&unplaced(survivor)).map_or("not judged yet", String::as_str);
            let _ = writeln!(text, "- `{survivor}`: {why}");
        }
        text
    }
}

const IN_ALL: &str = "in all";

#[cfg(test)]
mod tests {
    use super::{Options, Outcomes, Page, anywhere, unplaced};
    use std::collections::BTreeMap;

    fn outcomes(mutants: &[(u32, &str)]) -> Outcomes {
        let mutant = |&(line, summary): &(u32, &str)| {
            let name = format!("crates/a/src/sight.rs:{line}:4: replace > with >= in sees");
            let mutant = serde_json::json!({ "name": name, "file": "crates/a/src/sight.rs" });
            serde_json::json!({ "scenario": { "Mutant": mutant }, "summary": summary })
        };
        let baseline = serde_json::json!({ "scenario": "Baseline", "summary": "Success" });
        let all: Vec<_> = std::iter::once(baseline).chain(mutants.iter().map(mutant)).collect();
        serde_json::from_value(serde_json::json!({ "outcomes": all })).unwrap()
    }

    const OPTIONS: Options = Options { only: None, one_of: 4, part: 1, survivors: false };

    #[test]
    fn survivors_are_told_with_their_judgement() {
        let tried = outcomes(&[(1, "CaughtMutant"), (2, "MissedMutant")]);
        let page = Page::of("a", &OPTIONS, &tried);
        let unjudged = page.text(&BTreeMap::new());
        assert!(unjudged.contains("| sight.rs | 2 | 1 | 50 % |"), "{unjudged}");
        assert!(unjudged.contains("in sees`: not judged yet"), "{unjudged}");
        let what = unplaced("crates/a/src/sight.rs:2:4: replace > with >= in sees");
        let judged = BTreeMap::from([(what, "both see".to_owned())]);
        assert!(page.text(&judged).contains("in sees`: both see"));
    }

    #[test]
    fn survivors_that_are_noticed_since_move_to_the_noticed() {
        let tried = outcomes(&[(1, "CaughtMutant"), (2, "MissedMutant")]);
        let before = Page::of("a", &OPTIONS, &tried).text(&BTreeMap::new());
        let again = |mutants: &[(u32, &str)]| {
            let page = Page::read(&before).unwrap().tried_again(&outcomes(mutants));
            page.text(&BTreeMap::new())
        };
        assert!(again(&[(9, "CaughtMutant")]).contains("| in all | 2 | 2 | 100 % |"));
        assert!(again(&[(9, "MissedMutant")]).contains("| in all | 2 | 1 | 50 % |"));
        assert!(again(&[(9, "MissedMutant")]).contains("sight.rs:9:4: replace > with >= in sees`"));
        // One of two places is noticed: the other survives.
        assert!(again(&[(8, "CaughtMutant"), (9, "MissedMutant")]).contains("| 2 | 1 | 50 % |"));
        // The code is gone.
        assert!(again(&[]).contains("| in all | 1 | 1 | 100 % |"));
    }

    #[test]
    fn a_survivor_is_found_on_any_line() {
        let what = unplaced("crates/a/src/sight.rs:2:4: replace |= with &= in sees");
        assert_eq!(
            anywhere(&what),
            r"^crates/a/src/sight\.rs:\d+:\d+: replace \|= with \&= in sees$"
        );
    }
}
