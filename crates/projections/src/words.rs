//! What is told beside the log: at the desk, in previews, of dice, in the gallery.

use campaign::pending::Moment;
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

/// A step of a turn, as people say it.
#[must_use]
pub(crate) fn step_name(name: &str, language: Language) -> String {
    words(language).name(name)
}

/// Where a turn is, as people say it: a step, or how many cards are left.
#[must_use]
pub fn moment_name(moment: &Moment, language: Language) -> String {
    match (moment, moment.step_name()) {
        (Moment::CardsLeft(count), _) => {
            words(language).say("cards-left", &[("count", (*count).into())])
        }
        (Moment::Step(word), name) => step_name(name.as_deref().unwrap_or(word), language),
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
    use campaign::System;
    use messages::faults;

    #[test]
    fn both_languages_say_the_same_things() {
        let sources = [
            include_str!("words.rs"),
            include_str!("acts.rs"),
            include_str!("amending.rs"),
            include_str!("cause.rs"),
            include_str!("desk.rs"),
            include_str!("fairness.rs"),
            include_str!("gallery.rs"),
            include_str!("rewinding.rs"),
            include_str!("roll.rs"),
            include_str!("roll/proof.rs"),
            include_str!("rulebook/reading.rs"),
            include_str!("seat_feed.rs"),
            include_str!("view.rs"),
            include_str!("waiting.rs"),
        ];
        assert_eq!(faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
    }

    #[test]
    fn every_step_has_its_name() {
        let steps = System::ALL.iter().flat_map(|system| system.steps());
        for name in steps.map(|step| step.name) {
            assert_eq!(step_name(name, Language::English), name);
            let same = name == "Barricades";
            assert_eq!(step_name(name, Language::Dutch) == name, same, "{name}");
        }
        let left = |count, language| moment_name(&Moment::CardsLeft(count), language);
        assert_eq!(left(1, Language::English), "1 card left");
        assert_eq!(left(12, Language::English), "12 cards left");
        assert_eq!(left(12, Language::Dutch), "nog 12 kaarten");
        let moment = Moment::Step("refill".to_owned());
        assert_eq!(moment_name(&moment, Language::English), "Discard and refill");
        assert_eq!(moment_name(&moment, Language::Dutch), "Afleggen en aanvullen");
    }
}
