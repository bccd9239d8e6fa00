//! What is told beside the log: at the desk, in previews, of dice, in the gallery.

use messages::{Catalogue, Language, Words};
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("words/en.ftl");
const DUTCH: &str = include_str!("words/nl.ftl");
const NAMES: &str = include_str!("words/names.nl.ftl");

/// The sentences of this crate, but for the lines of the log and the story.
pub(crate) static WORDS: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH).with_names(NAMES));

pub(crate) fn words(language: Language) -> Words<'static> {
    WORDS.in_language(language)
}

/// Where a turn is, as people say it: a step of the siege, a phase of the map, how many cards are left.
#[must_use]
pub fn step_name(step: &str, language: Language) -> String {
    let left = step.strip_suffix(" cards left").or_else(|| step.strip_suffix(" card left"));
    match left.and_then(|count| count.parse::<u32>().ok()) {
        Some(count) => words(language).say("cards-left", &[("count", count.into())]),
        None => words(language).name(step),
    }
}

/// A broken number as it is written in a language.
pub(crate) fn decimal(number: f64, places: usize, language: Language) -> String {
    let text = format!("{number:.places$}");
    match language {
        Language::English => text,
        Language::Dutch => text.replace('.', ","),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use campaign_map::state::Phase;
    use lowenheim::state::Step;
    use messages::faults;

    #[test]
    fn both_languages_say_the_same_things() {
        let sources = [
            include_str!("words.rs"),
            include_str!("amending.rs"),
            include_str!("cause.rs"),
            include_str!("desk.rs"),
            include_str!("fairness.rs"),
            include_str!("gallery.rs"),
            include_str!("rewinding.rs"),
            include_str!("roll.rs"),
            include_str!("rulebook/reading.rs"),
            include_str!("view.rs"),
            include_str!("waiting.rs"),
        ];
        assert_eq!(faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
    }

    #[test]
    fn every_step_has_its_name() {
        let steps = Step::ALL.iter().map(|step| step.name());
        let phases = Phase::ALL.iter().map(|phase| phase.name());
        for name in steps.chain(phases) {
            assert_eq!(step_name(name, Language::English), name);
            let same = name == "Barricades";
            assert_eq!(step_name(name, Language::Dutch) == name, same, "{name}");
        }
        assert_eq!(step_name("1 card left", Language::English), "1 card left");
        assert_eq!(step_name("12 cards left", Language::English), "12 cards left");
        assert_eq!(step_name("12 cards left", Language::Dutch), "nog 12 kaarten");
    }
}
