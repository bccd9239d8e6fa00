//! Whoever counts says one thing and several things: where a text says how many of something, it has a form for one.
//!
//! Looked through are the texts of the pages, of stories and of what is printed, in both languages; refusals mostly
//! name a limit, and are left out. A fault is a plural noun behind a variable that the text does not select by:
//! `{ $count } orders` says `1 orders` some day. The nouns are those that are counted in this house.

use super::Findings;
use crate::workspace::read;
use anyhow::Result;
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use std::path::PathBuf;

/// What is counted, in both languages.
const NOUNS: &[&str] = &[
    "artikelen",
    "beurten",
    "bevelen",
    "boundaries",
    "cards",
    "castles",
    "clauses",
    "crowns",
    "dice",
    "dobbelstenen",
    "ducats",
    "dukaten",
    "eenheden",
    "facts",
    "feiten",
    "figures",
    "figuren",
    "grenzen",
    "groepen",
    "groups",
    "hexes",
    "hexsides",
    "hours",
    "individuals",
    "individuen",
    "kaarten",
    "kastelen",
    "knights",
    "kronen",
    "levels",
    "lines",
    "niveaus",
    "orders",
    "payloads",
    "points",
    "punten",
    "regels",
    "ridders",
    "rolls",
    "spaces",
    "things",
    "turns",
    "units",
    "vakken",
    "vakranden",
    "velden",
    "wonden",
    "worpen",
    "wounds",
];

/// Variables that are told in a row with others or are a bound, and are never one by themselves.
const BOUNDS: &[&str] =
    &["from", "most", "needed", "number", "of", "often", "other", "shown", "to", "winner_of"];

/// What is not looked through.
const LEFT_OUT: &[&str] = &["/refusal/", "/rejected/", "/picture/", "/problem/", "/reference/"];

/// Looks through the texts.
pub(super) fn look(files: &[PathBuf], findings: &mut Findings) -> Result<()> {
    for file in files.iter().filter(|file| file.extension().is_some_and(|it| it == "ftl")) {
        if LEFT_OUT.iter().any(|part| file.to_string_lossy().contains(part)) {
            continue;
        }
        let text = read(file)?;
        for (message, said) in faults(&text) {
            findings.fault(file, line_of(&text, &message), said);
        }
    }
    Ok(())
}

/// Each message that has no form for one, and what it says instead.
fn faults(text: &str) -> Vec<(String, String)> {
    let resource = match parse(text) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let mut found = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let Some(pattern) = &message.value else { continue };
        let mut said = Vec::new();
        walk(pattern, &[], &mut said);
        let says = |said: String| {
            (
                message.id.name.to_owned(),
                format!("`{}`: no form for one of `{said}`", message.id.name),
            )
        };
        found.extend(said.into_iter().map(says));
    }
    found
}

fn line_of(text: &str, message: &str) -> usize {
    let begins = |line: &str| line.strip_prefix(message).is_some_and(|rest| rest.starts_with(" ="));
    text.lines().position(begins).map_or(0, |index| index + 1)
}

/// What is counted within a pattern; `selected`: by what it was chosen.
fn walk(pattern: &Pattern<&str>, selected: &[&str], said: &mut Vec<String>) {
    let mut counted = None;
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                if let Some((name, word)) = counted.take().zip(plural(value)) {
                    said.push(format!("{{ ${name} }} {word}"));
                }
            }
            PatternElement::Placeable { expression } => {
                counted = None;
                match expression {
                    Expression::Inline(InlineExpression::VariableReference { id }) => {
                        let alone = !selected.contains(&id.name) && !BOUNDS.contains(&id.name);
                        counted = alone.then_some(id.name);
                    }
                    Expression::Select { selector, variants } => {
                        let mut by = selected.to_vec();
                        if let InlineExpression::VariableReference { id } = selector {
                            by.push(id.name);
                        }
                        for variant in variants {
                            walk(&variant.value, &by, said);
                        }
                    }
                    Expression::Inline(_) => {}
                }
            }
        }
    }
}

/// The word that follows at once, if it is a plural of either language.
fn plural(text: &str) -> Option<&str> {
    let word = text.strip_prefix(' ')?;
    let word = word.split(|letter: char| !letter.is_alphabetic()).next()?;
    NOUNS.contains(&word).then_some(word)
}

#[cfg(test)]
mod tests {
    use super::faults;

    #[test]
    fn a_plural_behind_a_number_wants_a_form_for_one() {
        let said = |text: &str| faults(text).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
        assert_eq!(said("a = All { $count } orders\n"), ["a"]);
        assert_eq!(said("a = Nog { $count } bevelen\n"), ["a"]);
        let selected = "a = { $count ->\n    [one] 1 order\n   *[other] { $count } orders\n}\n";
        assert_eq!(said(selected), [""; 0]);
        let by_another = "a = { $who ->\n    [you] { $count } orders\n   *[other] Nothing\n}\n";
        assert_eq!(said(by_another), ["a"]);
        assert_eq!(
            said("a = { $count } of { $of } chosen\nb = At most { $most } orders\n"),
            [""; 0]
        );
    }
}
