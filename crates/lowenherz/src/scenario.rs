//! What an organiser may vary: who plays, how the board is set up, who begins, and a deck of one's own.

use crate::cards::{Face, Letter};
use crate::colours::Colour;
use crate::refusal::NAMES;
use crate::state::{SetUp, Talk};
use messages::{Catalogue, Language};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::LazyLock;

static SUMMARIES: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::new(include_str!("scenario/en.ftl"), include_str!("scenario/nl.ftl"))
        .with_names(NAMES)
});

/// The built-in realms, as TOML: the word of each and its text.
pub const SCENARIOS: &[(&str, &str)] = &[
    ("first-realm", include_str!("../scenarios/first-realm.toml")),
    ("three-princes", include_str!("../scenarios/three-princes.toml")),
    ("new-land", include_str!("../scenarios/new-land.toml")),
    ("three-on-new-land", include_str!("../scenarios/three-on-new-land.toml")),
    ("two-heirs", include_str!("../scenarios/two-heirs.toml")),
];

/// A realm as an organiser describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "RealmScenario")]
pub struct Scenario {
    /// Its name, 1 to 80 characters.
    pub title: String,
    /// What it is about, in two or three sentences.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub summary: String,
    /// How it is set up ([HRZ-005](crate::clauses::HRZ_005), [HRZ-145](crate::clauses::HRZ_145)).
    #[serde(default = "variable")]
    pub set_up: SetUp,
    /// Who begins; none: chance names somebody ([HRZ-028](crate::clauses::HRZ_028)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Colour>,
    /// Who hears what two offer each other ([LR-45](crate::clauses::LR_45)).
    #[serde(default = "open")]
    pub talk: Talk,
    /// A deck of one's own, by the letters on the backs; none: that of the book
    /// ([LR-13](crate::clauses::LR_13)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<BTreeMap<Letter, Vec<Face>>>,
    /// Two to four, clockwise.
    #[serde(rename = "prince")]
    pub players: Vec<Player>,
}

const fn open() -> Talk {
    Talk::Open
}

const fn variable() -> SetUp {
    SetUp::Variable
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "RealmPrince")]
pub struct Player {
    /// As people say it, 1 to 40 characters.
    pub name: String,
    /// Their colour; none: the next that is free ([LR-41](crate::clauses::LR_41)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}

impl Scenario {
    /// What people call it: a built-in one in their language.
    #[must_use]
    pub fn title_in(&self, language: Language) -> String {
        SUMMARIES.in_language(language).name(&self.title)
    }

    /// What it is about, likewise.
    #[must_use]
    pub fn summary_in(&self, language: Language) -> String {
        let english = SUMMARIES.in_language(Language::English);
        let known = SCENARIOS.iter().find(|(word, _)| english.say(word, &[]) == self.summary);
        match known {
            Some((word, _)) => SUMMARIES.in_language(language).say(word, &[]),
            None => self.summary.clone(),
        }
    }

    /// The colours of the players, clockwise: those that they chose, else the next free one by seat
    /// ([LR-41](crate::clauses::LR_41)).
    #[must_use]
    pub fn colours(&self) -> Vec<Colour> {
        let chosen: Vec<Colour> = self.players.iter().filter_map(|player| player.colour).collect();
        let mut free = Colour::ALL.into_iter().filter(|colour| !chosen.contains(colour));
        self.players.iter().filter_map(|player| player.colour.or_else(|| free.next())).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{SCENARIOS, Scenario};
    use messages::Language;

    #[test]
    fn every_built_in_realm_can_be_played_and_is_told_in_both_languages() {
        for (word, text) in SCENARIOS {
            let mut scenario: Scenario = toml::from_str(text).unwrap();
            assert_eq!(crate::check(&scenario), Ok(()), "{word}");
            assert_eq!(scenario.title_in(Language::English), scenario.title);
            assert_eq!(scenario.summary_in(Language::English), scenario.summary, "{word}");
            assert_ne!(scenario.title_in(Language::Dutch), scenario.title, "{word}");
            assert_ne!(scenario.summary_in(Language::Dutch), scenario.summary, "{word}");
            scenario.summary = "What an organiser wrote.".into();
            assert_eq!(scenario.summary_in(Language::Dutch), "What an organiser wrote.");
            scenario.players.truncate(1);
            assert!(crate::check(&scenario).is_err());
        }
    }
}
