//! Titles of engagements, as whoever reads hears them.

use messages::{Catalogue, Language, say};
use rulebook::named;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::LazyLock;

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::new(include_str!("titles/en.ftl"), include_str!("titles/nl.ftl"))
        .with_names(include_str!("titles/names.nl.ftl"))
});

named! {
    /// What a fight of the map is spoken of as.
    Occasion {
        /// Of a castle.
        Assault = "assault", "Assault";
        /// In the open.
        Battle = "battle", "Battle";
        /// Of the city of Lowenheim.
        Siege = "siege", "Siege";
        /// Of a walled town, over turns of the map.
        Town = "town", "Town";
    }
}

/// What an engagement is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Title {
    /// As its scenario is called.
    Given(String),
    /// A fight of the map.
    Fight(FightTitle),
}

/// What a fight of the map is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FightTitle {
    /// What it is.
    pub occasion: Occasion,
    /// The name of the place.
    pub place: String,
    /// The turn of the map.
    pub turn: u32,
}

impl Title {
    /// As it is said.
    #[must_use]
    pub fn said(&self, language: Language) -> String {
        match self {
            Self::Given(title) => title_of_scenario(title, language),
            Self::Fight(FightTitle { occasion, place, turn }) => {
                let words = CATALOGUE.in_language(language);
                let (occasion, place) = (occasion.word(), place.clone());
                say!(words, "fight", occasion = occasion, place = place, turn = *turn)
            }
        }
    }

    /// A title in the text form of the first records.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        let fight = || {
            let (what, turn) = text.rsplit_once(", turn ")?;
            let kinds = [
                ("Assault on ", Occasion::Assault),
                ("Battle of ", Occasion::Battle),
                ("The siege of Lowenheim at ", Occasion::Siege),
            ];
            let (place, occasion) = kinds
                .into_iter()
                .find_map(|(before, occasion)| Some((what.strip_prefix(before)?, occasion)))?;
            let (place, turn) = (place.to_owned(), turn.parse().ok()?);
            Some(FightTitle { occasion, place, turn })
        };
        fight().map_or_else(|| Self::Given(text.to_owned()), Self::Fight)
    }
}

/// In English.
impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.said(Language::English))
    }
}

/// A fight of the map within a sentence: “the assault on Koperhof”.
pub(crate) fn fight_name(map: &campaign_map::State, fight: u32, language: Language) -> String {
    campaign_map::story::fight_name(map, fight, language)
}

/// The title of a scenario: of what is built in; any other stays as somebody wrote it.
#[must_use]
pub fn title_of_scenario(title: &str, language: Language) -> String {
    let words = CATALOGUE.in_language(language);
    campaign_map::story::said_name(&words.name(title), language)
}

#[cfg(test)]
mod tests {
    use super::{FightTitle, Occasion, Title, title_of_scenario};
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
            let title = Title::of_text(english);
            assert_eq!(title.said(Language::English), english);
            assert_eq!(title.said(Language::Dutch), dutch);
        }
        let (occasion, place, turn) = (Occasion::Town, "Stroomslot".to_owned(), 3);
        let title = Title::Fight(FightTitle { occasion, place, turn });
        assert_eq!(title.said(Language::English), "The siege of Stroomslot, from turn 3");
        assert_eq!(title.said(Language::Dutch), "Het beleg van Stroomslot, vanaf beurt 3");
    }

    #[test]
    fn every_built_in_scenario_has_a_dutch_title() {
        let texts = te_wapen::scenario::SCENARIOS.iter().chain(campaign_map::scenario::SCENARIOS);
        let texts = texts.chain(lowenherz::scenario::SCENARIOS);
        let texts = texts.chain(fortified_town::scenario::SCENARIOS);
        let texts = texts.map(|(_, text)| *text).chain([lowenheim::scenario::SIEGE]);
        for text in texts {
            let english = text.lines().find_map(|line| line.strip_prefix("title = "));
            let english = english.map(|quoted| quoted.trim_matches('"')).unwrap();
            assert_ne!(title_of_scenario(english, Language::Dutch), english);
        }
    }
}
