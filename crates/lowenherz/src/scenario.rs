//! What an organiser may vary: who plays, how the board is set up, who begins, and a deck of one's own.

use crate::cards::{Face, Letter};
use crate::colours::Colour;
use crate::state::SetUp;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

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
    /// How it is set up ([HRZ-005](crate::clauses::HRZ_005), [HRZ-145](crate::clauses::HRZ_145)).
    #[serde(default = "variable")]
    pub set_up: SetUp,
    /// Who begins; none: chance names somebody ([HRZ-028](crate::clauses::HRZ_028)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Colour>,
    /// A deck of one's own, by the letters on the backs; none: that of the book
    /// ([LR-13](crate::clauses::LR_13)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<BTreeMap<Letter, Vec<Face>>>,
    /// Two to four, clockwise.
    #[serde(rename = "player")]
    pub players: Vec<Player>,
}

const fn variable() -> SetUp {
    SetUp::Variable
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "RealmPlayer")]
pub struct Player {
    /// As people say it, 1 to 40 characters.
    pub name: String,
    /// Their colour; none: the next that is free ([LR-41](crate::clauses::LR_41)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
}

impl Scenario {
    /// The colours of the players, clockwise: those that they chose, else the next free one by seat
    /// ([LR-41](crate::clauses::LR_41)).
    #[must_use]
    pub fn colours(&self) -> Vec<Colour> {
        let chosen: Vec<Colour> = self.players.iter().filter_map(|player| player.colour).collect();
        let mut free = Colour::ALL.into_iter().filter(|colour| !chosen.contains(colour));
        self.players.iter().filter_map(|player| player.colour.or_else(|| free.next())).collect()
    }
}
