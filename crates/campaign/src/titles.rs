//! Titles of engagements, as whoever reads hears them. What is stored stays as it was written.

use messages::{Catalogue, Language, say};
use std::sync::LazyLock;

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::new(include_str!("titles/en.ftl"), include_str!("titles/nl.ftl"))
        .with_names(include_str!("titles/names.nl.ftl"))
});

/// The title of an engagement or of a scenario: of what the map has led to, of what is built in; any
/// other stays as somebody wrote it.
#[must_use]
pub fn title(title: &str, language: Language) -> String {
    let words = CATALOGUE.in_language(language);
    let carried = || {
        let (what, turn) = title.rsplit_once(", turn ")?;
        let turn: u32 = turn.parse().ok()?;
        if let Some(place) = what.strip_prefix("Assault on ") {
            return Some(say!(words, "assault", place = place.to_owned(), turn = turn));
        }
        if let Some(place) = what.strip_prefix("Battle of ") {
            return Some(say!(words, "battle", place = place.to_owned(), turn = turn));
        }
        let place = what.strip_prefix("The siege of Lowenheim at ")?;
        Some(say!(words, "siege", place = place.to_owned(), turn = turn))
    };
    carried().unwrap_or_else(|| campaign_map::story::said_name(&words.name(title), language))
}

#[cfg(test)]
mod tests {
    use super::title;
    use messages::Language;

    const ENGLISH: &str = include_str!("titles/en.ftl");
    const DUTCH: &str = include_str!("titles/nl.ftl");

    #[test]
    fn what_the_map_leads_to_has_a_title_in_every_language() {
        let sources = [include_str!("titles.rs")];
        assert_eq!(messages::faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
        assert_eq!(messages::untranslated(ENGLISH, DUTCH), Vec::<String>::new());
        for (english, dutch) in [
            ("Assault on Koperhof, turn 3", "Bestorming van Koperhof, beurt 3"),
            ("Battle of Hoge Smidse, turn 12", "Slag bij Hoge Smidse, beurt 12"),
            (
                "The siege of Lowenheim at Middelpoort, turn 2",
                "De belegering van Lowenheim bij Middelpoort, beurt 2",
            ),
            ("Four crowns", "Vier kronen"),
            ("Our battle of Tuesday, turn left", "Our battle of Tuesday, turn left"),
        ] {
            assert_eq!(title(english, Language::English), english);
            assert_eq!(title(english, Language::Dutch), dutch);
        }
    }

    #[test]
    fn every_built_in_scenario_has_a_dutch_title() {
        let texts = te_wapen::scenario::SCENARIOS.iter().chain(campaign_map::scenario::SCENARIOS);
        let texts = texts.map(|(_, text)| *text).chain([lowenheim::scenario::SIEGE]);
        for text in texts {
            let english = text.lines().find_map(|line| line.strip_prefix("title = "));
            let english = english.map(|quoted| quoted.trim_matches('"')).unwrap();
            assert_ne!(title(english, Language::Dutch), english);
        }
    }
}
