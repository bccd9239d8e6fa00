//! The sentences of sheets.

use messages::{Catalogue, Language, Words};
use std::sync::LazyLock;

pub(super) const ENGLISH: &str = include_str!("en.ftl");
pub(super) const DUTCH: &str = include_str!("nl.ftl");

pub(super) static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH));

pub(super) fn words(language: Language) -> Words<'static> {
    CATALOGUE.in_language(language)
}

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH};
    use messages::faults;

    #[test]
    fn both_languages_say_the_same_things() {
        let sources = [
            include_str!("../sheets.rs"),
            include_str!("battle.rs"),
            include_str!("briefing.rs"),
            include_str!("land.rs"),
            include_str!("map.rs"),
            include_str!("record.rs"),
            include_str!("reference.rs"),
            include_str!("roster.rs"),
        ];
        // What is written as it stands is no message.
        let sources = sources.map(|source| source.replace("html.say(\"", "html.write(\""));
        let faults = faults(ENGLISH, DUTCH, &sources.each_ref().map(String::as_str));
        assert_eq!(faults, Vec::<String>::new());
    }
}
