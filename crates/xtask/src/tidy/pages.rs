//! The crate tables of README and architecture page name exactly the crates that are there.

use super::Findings;
use crate::workspace::{Package, read};
use anyhow::Result;
use std::collections::BTreeSet;

const PAGES: &[(&str, &str)] =
    &[("README.md", "](crates/"), ("docs/architecture.md", "](../crates/")];

/// Compares links with packages.
pub(super) fn look(packages: &[Package], findings: &mut Findings) -> Result<()> {
    let there: BTreeSet<&str> = packages
        .iter()
        .map(|package| package.name.as_str())
        .filter(|name| *name != "tests")
        .collect();
    for (page, link) in PAGES {
        let text = read(page)?;
        let named: BTreeSet<&str> = text
            .lines()
            .filter(|line| line.starts_with('|'))
            .filter_map(|line| line.split_once(link)?.1.split([')', '/']).next())
            .collect();
        for name in there.difference(&named) {
            findings.fault(page, 0, format!("the crate table has no row for `{name}`"));
        }
        for name in named.difference(&there) {
            findings.fault(
                page,
                0,
                format!("the crate table names `{name}`, and there is no such crate"),
            );
        }
    }
    Ok(())
}
