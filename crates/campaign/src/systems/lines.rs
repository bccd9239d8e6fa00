//! Where in a scenario file that stands of which a refusal speaks.

use super::setup::{NotScenario, place_of};
use crate::refusal::said;
use messages::{Language, Saying};
use rulebook::Refusal;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// What the rules refuse in a scenario, with the line of the file, where it is known.
pub(super) fn unplayed<R>(text: &str, refusal: Refusal<R>) -> NotScenario {
    let Refusal { facts, clause, allowed, .. } = refusal;
    NotScenario { clause, allowed, ..wrong(text, facts) }
}

/// What is wrong in a scenario, with the line of the file, where it is known.
pub(super) fn wrong(text: &str, facts: Saying) -> NotScenario {
    NotScenario::new(match line_named(text, &facts.in_language(Language::English)) {
        None => said!("scenario-unplayed", why = facts),
        Some(line) => said!("scenario-unplayed-at", line = line, why = facts),
    })
}

/// The line, from 1, of what a sentence names: the field before its colon, else the one value or field of the file that is
/// called as a word of it is.
fn line_named(text: &str, sentence: &str) -> Option<usize> {
    let table = DeTable::parse(text).ok()?;
    let table = table.get_ref();
    let (field, rest) = sentence.split_once(": ").unwrap_or_default();
    // Of an entry of a list, rather the very word that is wrong in it.
    let word = field.contains(' ').then(|| of_word(table, &quoted(rest).collect::<Vec<_>>()));
    let field = word.flatten().or_else(|| of_field(table, field));
    // Of a field in the midst of it, only one that is there.
    let named = || quoted(sentence).find_map(|word| at_field(table, word)?.1);
    let words = || -> Vec<&str> {
        quoted(sentence).chain(sentence.split_whitespace().map(plain)).collect()
    };
    let start = field.or_else(named).or_else(|| of_word(table, &words()))?;
    Some(place_of(text, start).0)
}

/// Where a field stands, such as `sides.besiegers.men[0].at`, or an entry of a list with one of its values, such as
/// `player south`. Of a field that is missing, what it would stand in.
fn of_field(table: &DeTable<'_>, field: &str) -> Option<usize> {
    if let Some((list, value)) = field.split_once(' ') {
        let (_, entries) = table.iter().find(|(key, _)| key.get_ref() == list)?;
        let DeValue::Array(entries) = entries.get_ref() else { return None };
        let is_it = |entry: &&Spanned<DeValue<'_>>| {
            let mut words = Vec::new();
            gather(entry.get_ref(), &mut words);
            words.iter().any(|(word, _)| *word == value)
        };
        return entries.iter().find(is_it).map(|entry| entry.span().start);
    }
    let (nearest, there) = at_field(table, field)?;
    there.or(Some(nearest))
}

/// Where a field stands; and the nearest of what it would stand in, where it is missing itself.
fn at_field(table: &DeTable<'_>, field: &str) -> Option<(usize, Option<usize>)> {
    let mut nearest = None;
    let mut here: Option<&DeValue<'_>> = None;
    for (depth, step) in field.split('.').enumerate() {
        let (name, numbers) = step.split_once('[').unwrap_or((step, ""));
        let table = match here {
            None if depth == 0 => table,
            Some(DeValue::Table(table)) => table,
            _ => return Some((nearest?, None)),
        };
        let Some((key, mut value)) = table.iter().find(|(key, _)| key.get_ref() == name) else {
            return Some((nearest?, None));
        };
        nearest = Some(key.span().start);
        if let (Ok(number), DeValue::Array(list)) =
            (numbers.trim_end_matches(']').parse::<usize>(), value.get_ref())
            && let Some(entry) = list.get(number)
        {
            (nearest, value) = (Some(entry.span().start), entry);
        }
        here = Some(value.get_ref());
    }
    nearest.map(|start| (start, Some(start)))
}

/// A word without what stands round it in a sentence.
fn plain(word: &str) -> &str {
    word.trim_matches(|letter: char| !letter.is_alphanumeric())
}

/// What stands in a sentence as it stands in the file.
fn quoted(sentence: &str) -> impl Iterator<Item = &str> {
    sentence.split(['`', '“', '”']).skip(1).step_by(2)
}

/// Where the value or the field stands that is called as the first word that names just one.
fn of_word(table: &DeTable<'_>, words: &[&str]) -> Option<usize> {
    let mut known = Vec::new();
    for (key, value) in table {
        known.push((key.get_ref().as_ref(), key.span().start));
        gather_one(value, &mut known);
    }
    words.iter().filter(|word| word.len() > 1).find_map(|word| {
        let mut found = known.iter().filter(|(known, _)| known.eq_ignore_ascii_case(word));
        match (found.next(), found.next()) {
            (Some((_, start)), None) => Some(*start),
            _ => None,
        }
    })
}

/// Every field and every text of a value, with where it stands.
fn gather<'v>(value: &'v DeValue<'_>, known: &mut Vec<(&'v str, usize)>) {
    match value {
        DeValue::Array(list) => list.iter().for_each(|entry| gather_one(entry, known)),
        DeValue::Table(table) => {
            for (key, value) in table {
                known.push((key.get_ref().as_ref(), key.span().start));
                gather_one(value, known);
            }
        }
        _ => {}
    }
}

fn gather_one<'v>(value: &'v Spanned<DeValue<'_>>, known: &mut Vec<(&'v str, usize)>) {
    if let DeValue::String(text) = value.get_ref() {
        known.push((text.as_ref(), value.span().start));
    }
    gather(value.get_ref(), known);
}

#[cfg(test)]
mod tests {
    use super::line_named;

    const FILE: &str = "title = 'A town'\nstart = 'red'\n[options]\nturns = 0\n\
        [sides.besiegers]\nmen = [{ class = 'knight' },\n{ class = 'baron' }]\n\
        [[player]]\nseat = 'north'\n[[player]]\nseat = 'south'\nunits = ['boy']\n";

    #[test]
    fn a_sentence_is_found_in_the_file() {
        for (sentence, line) in [
            ("title: 1 to 80 characters", Some(1)),
            ("options.turns: it is 0", Some(4)),
            ("options.distance: it is missing", Some(3)),
            ("sides.besiegers.men[1].at: nobody stands there", Some(7)),
            ("player south: a banner has 1 to 8 units", Some(10)),
            ("player south: there is no unit `boy`.", Some(12)),
            ("Red is to begin, and does not play.", Some(2)),
            ("There is no unit `boy`.", Some(12)),
            ("`options.turns` is from 1, and `options.distance` too.", Some(4)),
            ("Nothing of this kind.", None),
        ] {
            assert_eq!(line_named(FILE, sentence), line, "{sentence}");
        }
    }
}
