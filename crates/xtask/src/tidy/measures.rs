//! What is measured of the house, and the table in the architecture page that holds it to its word.

use super::lines::Lines;
use super::{Findings, circles, systems};
use crate::workspace::{self, Package, read};
use anyhow::{Context, Result};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Where the table stands.
const PAGE: &str = "docs/architecture.md";

/// The head of the table.
const HEAD: &str = "| measure | before | now |";

/// How far a count of lines may be from what the table says, in percent.
const ABOUT: usize = 5;

/// One measure of the house.
struct Measure {
    /// Its row in the table.
    name: String,
    measured: usize,
    holds: Holds,
}

/// What the table's number is to a measure.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holds {
    /// It may fall and never rise.
    Most,
    /// It is about so much.
    About,
}

/// What was measured: the rows of the table, and the tables that only a terminal shows.
pub(super) struct Measures {
    rows: Vec<Measure>,
    /// For people, in full.
    pub(super) text: String,
}

impl Measures {
    /// Measures the house.
    pub(super) fn of(files: &[PathBuf], packages: &[Package]) -> Result<Self> {
        let modules = circles::measure(packages)?;
        let named = systems::named(files)?;
        let lines = Lines::of(files)?;
        let mut rows = Vec::new();
        for (room, modules) in &modules {
            let measured = modules.circles().first().map_or(0, |circle| circle.len());
            rows.push(Measure { name: circle_row(room), measured, holds: Holds::Most });
        }
        for kind in systems::KINDS {
            let measured = named.iter().filter(|(known, _)| known == kind).count();
            let name = format!("files that name a system outside its room: {kind}");
            rows.push(Measure { name, measured, holds: Holds::Most });
        }
        let rust = |room: &str| room != "web" && room != "schemas";
        let web = |room: &str| room == "web";
        for (name, measured) in [
            ("lines of Rust by hand", lines.sum("code", rust)),
            ("lines of tests in Rust", lines.sum("tests", rust)),
            ("lines of `web/` by hand", lines.sum("code", web)),
            ("lines of tests in `web/`", lines.sum("tests", web)),
            ("lines that a program wrote", lines.sum("generated", |_| true)),
        ] {
            rows.push(Measure { name: name.into(), measured, holds: Holds::About });
        }
        let text = format!("{}\n{}", circles::table(&modules), lines.table());
        Ok(Self { rows, text })
    }

    /// Compares what was measured with what the table says.
    pub(super) fn look(&self, findings: &mut Findings) -> Result<()> {
        let page = read(PAGE)?;
        for Measure { name, measured, holds } in &self.rows {
            let Some((line, written)) = written(&page, name)? else {
                if *holds == Holds::About || *measured > 0 {
                    let message =
                        format!("{name}: {measured}, and the table of measures has no such row");
                    findings.fault(PAGE, 0, message);
                }
                continue;
            };
            let message = format!("{name}: {measured} measured, {written} written");
            match (holds, measured.cmp(&written)) {
                (Holds::Most, std::cmp::Ordering::Greater) => {
                    findings.fault(PAGE, line, format!("{message}; it may fall and never rise"));
                }
                (Holds::Most, std::cmp::Ordering::Less) => {
                    findings.warn(PAGE, line, format!("{message}: `cargo xtask tidy --renew`"));
                }
                (Holds::About, _) if measured.abs_diff(written) * 100 > written * ABOUT => {
                    findings.fault(PAGE, line, format!("{message}: `cargo xtask tidy --renew`"));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Writes what was measured into the table; what may only fall is written only when it fell.
    pub(super) fn renew(&self) -> Result<()> {
        let page = read(PAGE)?;
        let mut text = String::new();
        for line in page.lines() {
            let row = self.rows.iter().find(|row| cells(line).first() == Some(&row.name.as_str()));
            match (row, cells(line).as_slice()) {
                (Some(row), [name, before, now])
                    if row.holds == Holds::About || row.measured < now.parse()? =>
                {
                    let _ = writeln!(text, "| {name} | {before} | {} |", row.measured);
                }
                _ => {
                    let _ = writeln!(text, "{line}");
                }
            }
        }
        std::fs::write(workspace::root().join(PAGE), text)?;
        Ok(())
    }
}

/// The files that name a system which is not theirs, by kind.
pub(super) fn names(files: &[PathBuf]) -> Result<String> {
    let named = systems::named(files)?;
    let mut text = String::new();
    for kind in systems::KINDS {
        let files: Vec<&Path> =
            named.iter().filter(|(known, _)| known == kind).map(|(_, file)| *file).collect();
        let _ = writeln!(text, "{kind}: {}", files.len());
        for file in files {
            let _ = writeln!(text, "  {}", file.display());
        }
    }
    Ok(text)
}

fn circle_row(room: &str) -> String {
    format!("modules in the largest circle: `{room}`")
}

/// The line and the number of a measure's row.
fn written(page: &str, name: &str) -> Result<Option<(usize, usize)>> {
    let table = page.lines().enumerate().skip_while(|(_, line)| *line != HEAD);
    for (at, line) in table.take_while(|(_, line)| line.starts_with('|')) {
        if let [known, _, now] = cells(line)[..]
            && known == name
        {
            let now = now.parse().with_context(|| format!("{PAGE}:{}: {now}", at + 1))?;
            return Ok(Some((at + 1, now)));
        }
    }
    Ok(None)
}

fn cells(line: &str) -> Vec<&str> {
    let inside = line.strip_prefix('|').and_then(|rest| rest.strip_suffix('|'));
    inside.map(|cells| cells.split('|').map(str::trim).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_found_in_its_table_only() {
        let page = "| a | 9 | 9 |\n\n| measure | before | now |\n|---|---|---|\n| a | 3 | 2 |\n\n| b | 1 | 1 |\n";
        assert_eq!(written(page, "a").unwrap(), Some((5, 2)));
        assert_eq!(written(page, "b").unwrap(), None);
    }
}
