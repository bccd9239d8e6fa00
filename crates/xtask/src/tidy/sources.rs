//! What must not stand in a file: half-done work, wildcards on events, places of one machine.

use super::Findings;
use super::lines::says_generated;
use crate::workspace::read;
use anyhow::Result;
use std::path::{Path, PathBuf};

/// Past this length a file probably holds a second idea.
const LONG: usize = 600;

/// Marks of half-done work, put together here so that this file does not find itself.
const HALF_DONE: &[&str] = &[
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
    concat!("db", "g!("),
    concat!("#[ig", "nore]"),
    concat!("FIX", "ME"),
    concat!("TO", "DO"),
    concat!("test.on", "ly("),
    concat!("it.on", "ly("),
    concat!("test.sk", "ip("),
];

/// Beginnings of paths that exist on one machine only.
const ONE_MACHINE: &[&str] =
    &[concat!("/ro", "ot/"), concat!("/ho", "me/"), concat!("/wo", "rk/"), concat!("/Us", "ers/")];

/// Functions that must look at every event: a wildcard would let a new one pass unseen.
const WITHOUT_WILDCARD: &[&str] =
    &["fn kind(&self", "fn audience(&self", "fn evolve(", "fn version(&self"];

/// Looks through every text file.
pub(super) fn look(files: &[PathBuf], findings: &mut Findings) -> Result<()> {
    for file in files {
        if !is_text(file) {
            continue;
        }
        let text = read(file)?;
        let generated = says_generated(&text);
        let code = has_extension(file, &["rs", "ts", "svelte", "css", "js"]);
        for (at, line) in text.lines().enumerate() {
            for mark in HALF_DONE.iter().filter(|mark| code && line.contains(**mark)) {
                findings.fault(file, at + 1, format!("half-done work: `{mark}`"));
            }
            for place in ONE_MACHINE.iter().filter(|place| line.contains(**place)) {
                findings.fault(file, at + 1, format!("`{place}…` is a place on one machine only"));
            }
        }
        let length = text.lines().count();
        if code && !generated && length > LONG {
            let message = format!("{length} lines: is there a second idea in it?");
            findings.warn(file, 0, message);
        }
        let of_events = ["Fact for ", "Decider for ", "fn evolve("];
        if has_extension(file, &["rs"]) && of_events.iter().any(|mark| text.contains(mark)) {
            wildcards(file, &text, findings);
        }
    }
    Ok(())
}

fn is_text(file: &Path) -> bool {
    const KINDS: &[&str] = &[
        "rs", "toml", "md", "json", "ts", "svelte", "css", "js", "html", "map", "snap", "sh",
        "yml", "ndjson", "svg", "lock",
    ];
    has_extension(file, KINDS) || file == Path::new(".ci/run")
}

fn has_extension(file: &Path, kinds: &[&str]) -> bool {
    file.extension().and_then(|kind| kind.to_str()).is_some_and(|kind| kinds.contains(&kind))
}

fn wildcards(file: &Path, text: &str, findings: &mut Findings) {
    let mut depth = 0_usize;
    let mut inside = None;
    for (at, line) in text.lines().enumerate() {
        if inside.is_none()
            && let Some(name) = WITHOUT_WILDCARD.iter().find(|name| line.contains(**name))
        {
            inside = Some((depth, name.split('(').next().unwrap_or_default()));
        }
        depth += line.matches('{').count();
        depth = depth.saturating_sub(line.matches('}').count());
        let Some((outside, name)) = inside else { continue };
        if line.trim_start().starts_with("_ =>") {
            findings.fault(
                file,
                at + 1,
                format!("a wildcard arm in `{name}` lets new events pass unseen"),
            );
        }
        if depth <= outside && (line.contains('}') || line.trim_end().ends_with(';')) {
            inside = None;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wildcard_is_found_in_an_audience_and_nowhere_else() {
        let text = "fn audience\u{28}&self) -> A {\n    match self {\n        Self::B => 1,\n        \
                    _ => 2,\n    }\n}\nfn other() {\n    match x {\n        _ => 2,\n    }\n}\n";
        let mut findings = Findings::default();
        wildcards(Path::new("event.rs"), text, &mut findings);
        assert_eq!(findings.text().lines().count(), 1, "{}", findings.text());
        assert!(findings.text().starts_with("error: event.rs:4:"), "{}", findings.text());
    }

    #[test]
    fn a_signature_without_a_body_ends_at_its_semicolon() {
        let text =
            "trait T {\n    fn audience(&self) -> A;\n}\nfn o() { match x {\n _ => 2,\n} }\n";
        let mut findings = Findings::default();
        wildcards(Path::new("event.rs"), text, &mut findings);
        assert_eq!(findings.text(), "");
    }
}
