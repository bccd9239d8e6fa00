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
    /// Only the survivors of the crate's page that nobody has judged, wherever they stand now: after new tests
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
            let all = all_mutants(&name)?;
            let now: Vec<_> = page.survivors.iter().map(|it| nearest(it, &all)).collect();
            // What somebody has judged would only survive again.
            let unjudged = |mutant: &&String| !judged.contains_key(&unplaced(mutant));
            let mut again = now.iter().flatten().filter(unjudged).peekable();
            if again.peek().is_none() {
                println!("Every survivor of {name} is judged.");
                continue;
            }
            for mutant in again {
                mutants.arg("--re").arg(exactly(mutant));
            }
            Some((page, now))
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
            Some((page, now)) => page.tried_again(&now, &outcomes).text(&judged),
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
        self.all().filter_map(|(mutant, noticed)| Some((mutant, noticed?)))
    }

    /// Every mutant, and whether a test noticed; what does not compile needs no test.
    fn all(&self) -> impl Iterator<Item = (&Mutant, Option<bool>)> {
        self.outcomes.iter().filter_map(|Outcome { scenario, summary }| {
            let Scenario::Mutant(mutant) = scenario else { return None };
            let noticed = match summary {
                Summary::CaughtMutant | Summary::Timeout => Some(true),
                Summary::MissedMutant => Some(false),
                Summary::Unviable | Summary::Success | Summary::Failure => None,
            };
            Some((mutant, noticed))
        })
    }

    /// What became of the mutant of this name, if anything did.
    fn of(&self, name: &str) -> Option<Option<bool>> {
        self.all().find(|(mutant, _)| mutant.name == name).map(|(_, noticed)| noticed)
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

/// Every mutant of a crate that could be made now.
fn all_mutants(name: &str) -> Result<Vec<String>> {
    let list = workspace::cargo().args(["mutants", "--list", "--package", name]).output()?;
    if !list.status.success() {
        bail!("cargo-mutants lists nothing of {name}");
    }
    Ok(String::from_utf8(list.stdout)?.lines().map(str::to_owned).collect())
}

/// The line of a mutant.
fn line(name: &str) -> u32 {
    name.split(':').nth(1).and_then(|line| line.parse().ok()).unwrap_or(0)
}

/// A mutant as it can be made now: lines move, and of several alike it is the nearest.
fn nearest(survivor: &str, all: &[String]) -> Option<String> {
    let alike = all.iter().filter(|mutant| unplaced(mutant) == unplaced(survivor));
    alike.min_by_key(|mutant| line(mutant).abs_diff(line(survivor))).cloned()
}

/// A pattern that finds this mutant alone.
fn exactly(name: &str) -> String {
    let sign = |letter: char| {
        let means_more = r"\.+*?()|[]{}^$&".contains(letter);
        if means_more { format!(r"\{letter}") } else { letter.to_string() }
    };
    format!("^{}$", name.chars().map(sign).collect::<String>())
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

    /// The survivors were tried again as they can be made now: one that is noticed survives no longer, and
    /// one that can no longer be made is gone.
    fn tried_again(mut self, now: &[Option<String>], outcomes: &Outcomes) -> Self {
        let survivors = std::mem::take(&mut self.survivors);
        for (survivor, now) in survivors.iter().zip(now) {
            let again = now.as_ref().map(|now| (now, outcomes.of(now)));
            let chapter = self.chapters.entry(chapter_of(survivor).to_owned()).or_default();
            match again {
                // Nobody has tried it: it was judged, or the run was broken off.
                Some((now, None | Some(Some(false)))) => self.survivors.push(now.clone()),
                Some((_, Some(Some(true)))) => {
                    chapter.survived = chapter.survived.saturating_sub(1);
                    chapter.noticed += 1;
                }
                Some((_, Some(None))) | None => {
                    chapter.survived = chapter.survived.saturating_sub(1);
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
    use super::{Options, Outcomes, Page, exactly, nearest, unplaced};
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
            let page = Page::read(&before).unwrap();
            let tried = outcomes(mutants);
            let all: Vec<_> = tried.tried().map(|(mutant, _)| mutant.name.clone()).collect();
            let now: Vec<_> = page.survivors.iter().map(|it| nearest(it, &all)).collect();
            let page = page.tried_again(&now, &tried);
            // A run that is broken off has noticed nothing.
            let rest = Page::read(&before).unwrap().tried_again(&now, &outcomes(&[]));
            assert_eq!(rest.survivors.len(), now.iter().flatten().count());
            page.text(&BTreeMap::new())
        };
        assert!(again(&[(9, "CaughtMutant")]).contains("| in all | 2 | 2 | 100 % |"));
        assert!(again(&[(9, "MissedMutant")]).contains("| in all | 2 | 1 | 50 % |"));
        assert!(again(&[(9, "MissedMutant")]).contains("sight.rs:9:4: replace > with >= in sees`"));
        // Of two alike the nearest is the one.
        let two = [(3, "CaughtMutant"), (90, "MissedMutant")];
        assert!(again(&two).contains("| in all | 2 | 2 | 100 % |"));
        // The code is gone.
        assert!(again(&[]).contains("| in all | 1 | 1 | 100 % |"));
    }

    #[test]
    fn a_pattern_finds_one_mutant() {
        assert_eq!(
            exactly("crates/a/src/sight.rs:2:4: replace |= with &= in sees"),
            r"^crates/a/src/sight\.rs:2:4: replace \|= with \&= in sees$"
        );
    }
}
