//! What a scenario tells, in the reader's language.

use crate::scenario::SIEGE;
use crate::words::words;
use messages::{Language, Words};
use std::sync::LazyLock;

/// The built-in scenario with each of its texts in one piece.
static IN_ONE_PIECE: LazyLock<String> =
    LazyLock::new(|| SIEGE.replace("\"\"\"\n", "\"\"\"").replace("\\\n", ""));

/// The name of the built-in siege.
#[must_use]
pub fn title(language: Language) -> String {
    told("The Siege of Lowenheim", words(language))
}

/// A text of a scenario in the reader's language. Those of the built-in siege are there in each;
/// what an organiser wrote stays as it was written.
pub(crate) fn told(text: &str, w: Words<'_>) -> String {
    let built_in = || IN_ONE_PIECE.contains(&format!("\"{text}\""));
    match w.language() {
        Language::English => text.to_owned(),
        Language::Dutch if built_in() => w.say(&key(text), &[]),
        Language::Dutch => text.to_owned(),
    }
}

/// The first words of a text.
fn key(text: &str) -> String {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
    let words = words.filter(|word| !word.is_empty()).take(5);
    format!("text-{}", words.collect::<Vec<_>>().join("-").to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::{Briefing, Force, Scenario};
    use crate::words::SCENARIO;
    use std::collections::BTreeSet;

    fn of_a_faction(force: &Force) -> impl Iterator<Item = &String> {
        let Briefing { background, relations, objectives, special_rules } = &force.briefing;
        let lists = background.iter().chain(objectives).chain(special_rules);
        lists.chain(relations.values()).chain([&force.background])
    }

    fn texts(scenario: &Scenario) -> Vec<&String> {
        scenario.factions.values().flat_map(of_a_faction).chain([&scenario.title]).collect()
    }

    #[test]
    fn every_text_of_the_built_in_siege_is_there_in_dutch() {
        let scenario: Scenario = toml::from_str(SIEGE).expect("the built-in siege is sound");
        let dutch = words(Language::Dutch);
        for text in texts(&scenario) {
            assert_ne!(told(text, dutch), *text);
            assert_eq!(told(text, words(Language::English)), *text);
            let own = format!("{text} And so say I.");
            assert_eq!(told(&own, dutch), own, "an organiser's words stay");
        }
        let said: BTreeSet<String> = texts(&scenario).into_iter().map(|text| key(text)).collect();
        let written = SCENARIO[1].lines().filter_map(|line| line.split_once(" = "));
        assert_eq!(said, written.map(|(key, _)| key.to_owned()).collect());
    }
}
