//! Names of generals. The map of a campaign rolls them; a fight knows such a name as the text that was recorded when
//! its bearer came to it, and says it in the language of whoever reads.

use messages::{Catalogue, Language, say};
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("generals/en.ftl");
const DUTCH: &str = include_str!("generals/nl.ftl");

/// A name and the rows of its tables, in English and Dutch: for the map, which rolls them.
pub const TEXTS: [&str; 2] = [ENGLISH, DUTCH];

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH));

/// Somebody's own name: by the tables in every language, any other as it was given.
#[must_use]
pub fn own_name(called: &str, language: Language) -> String {
    by_the_tables(called, language).unwrap_or_else(|| called.to_owned())
}

/// `Lord Norgoz the Slayer from the Desert`, cut at the words between its parts. Each part must be one of its table.
fn by_the_tables(called: &str, language: Language) -> Option<String> {
    let (rest, origin) = called.rsplit_once(" from ")?;
    let (title, rest) = rest.split_once(' ')?;
    let (name, reputation) = rest.split_once(' ')?;
    let said = |language| {
        let words = CATALOGUE.in_language(language);
        say!(
            words,
            "general-name",
            title = say!(words, "general-title", title = word(title)),
            name = name.to_owned(),
            reputation = say!(words, "general-reputation", reputation = word(reputation)),
            origin = say!(words, "general-origin", origin = word(origin)),
        )
    };
    // What no table holds would be said as its last row.
    (said(Language::English) == called).then(|| said(language))
}

/// How a table spells what it calls `the Far Lands`: `far-lands`.
fn word(called: &str) -> String {
    called.strip_prefix("the ").unwrap_or(called).to_lowercase().replace(' ', "-")
}

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH, own_name};
    use messages::{Language, faults, untranslated};

    #[test]
    fn both_languages_know_the_tables() {
        assert_eq!(faults(ENGLISH, DUTCH, &[include_str!("generals.rs")]), Vec::<String>::new());
        assert_eq!(untranslated(ENGLISH, DUTCH), Vec::<String>::new());
    }

    #[test]
    fn a_general_of_the_map_fights_under_a_name_that_its_reader_understands() {
        for (english, dutch) in [
            ("Lord Norgoz the Slayer from the Desert", "Heer Norgoz de Doder uit de Woestijn"),
            (
                "Chancellor Schlemschlem Sword of the Gods from the Far Lands",
                "Kanselier Schlemschlem Zwaard van de Goden uit de Verre Landen",
            ),
            ("King Okok the Cunning from the East", "Koning Okok de Listige uit het Oosten"),
        ] {
            assert_eq!(own_name(english, Language::Dutch), dutch);
            assert_eq!(own_name(english, Language::English), english);
        }
        for given in [
            "Karel",
            "Lord Norgoz the Slayer from Delft",
            "Baron Norgoz the Slayer from the Desert",
            "Lord Norgoz the Slow from the Desert",
        ] {
            assert_eq!(own_name(given, Language::Dutch), given);
        }
    }
}
