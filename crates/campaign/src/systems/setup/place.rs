//! Where in a TOML file something stands.

use std::ops::Range;
use te_wapen::scenario::{Key, WrongScenario};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// The line and the column, from 1, of a place in a text.
pub(crate) fn of(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (before.matches('\n').count() + 1, column)
}

/// The line, from 1, of what is wrong in a scenario; of what it would stand in, where it is missing.
pub(crate) fn line_of(text: &str, wrong: &WrongScenario) -> Option<usize> {
    let table = DeTable::parse(text).ok()?;
    let mut span = None;
    let mut value: Option<&Spanned<DeValue<'_>>> = None;
    for (depth, key) in wrong.path.keys().iter().enumerate() {
        let next = match (key, value.map(Spanned::get_ref)) {
            (Key::Member(member), None) if depth == 0 => table.get_ref().get(member.as_str()),
            (Key::Member(member), Some(DeValue::Table(table))) => table.get(member.as_str()),
            (Key::Number(number), Some(DeValue::Array(list))) => {
                number.checked_sub(1).and_then(|index| list.get(index))
            }
            _ => None,
        };
        let Some(next) = next else { break };
        span = Some(next.span());
        value = Some(next);
    }
    let Range { start, .. } = span?;
    let (line, _) = of(text, start);
    let Some((row, _)) = wrong.within else { return Some(line) };
    // The text of a value in three quotes may begin on the line behind them.
    let quotes = text.get(start..)?;
    let begins_below = ["\"\"\"", "'''"].iter().any(|quote| {
        quotes
            .strip_prefix(quote)
            .is_some_and(|rest| rest.trim_start_matches('\r').starts_with('\n'))
    });
    Some(line + row - 1 + usize::from(begins_below))
}
