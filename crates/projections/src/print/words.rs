//! The sentences of sheets.

use messages::{Catalogue, Language, Words};
use std::sync::LazyLock;

pub(crate) const ENGLISH: &str = include_str!("en.ftl");
pub(crate) const DUTCH: &str = include_str!("nl.ftl");

pub(crate) static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH));

pub(crate) fn words(language: Language) -> Words<'static> {
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
            include_str!("../systems/assault/sheets.rs"),
            include_str!("../systems/assault/sheets/briefing.rs"),
            include_str!("../systems/assault/sheets/map.rs"),
            include_str!("../systems/battle/sheets.rs"),
            include_str!("../systems/battle/sheets/map.rs"),
            include_str!("../systems/siege/sheets/briefing.rs"),
            include_str!("../systems/map/sheets.rs"),
            include_str!("../systems/realm/sheets.rs"),
            include_str!("../systems/realm/sheets/board.rs"),
            include_str!("../systems/realm/sheets/reference.rs"),
            include_str!("../systems/siege/sheets/map.rs"),
            include_str!("checkpoint.rs"),
            include_str!("record.rs"),
            include_str!("../systems/siege/sheets/record.rs"),
            include_str!("../systems/siege/sheets/reference.rs"),
            include_str!("../systems/siege/sheets/roster.rs"),
        ];
        // What is written as it stands is no message.
        let sources = sources.map(|source| source.replace("html.say(\"", "html.write(\""));
        let faults = faults(ENGLISH, DUTCH, &sources.each_ref().map(String::as_str));
        assert_eq!(faults, Vec::<String>::new());
    }
}
