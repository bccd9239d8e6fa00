//! What an organiser may vary when a campaign is opened; copied into the log.

use crate::map::Map;
use crate::roster::TroopId;
use decider::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The built-in campaigns, as TOML: the word of each and its text.
pub const SCENARIOS: &[(&str, &str)] = &[
    ("four-crowns", include_str!("../scenarios/four-crowns.toml")),
    ("two-kings", include_str!("../scenarios/two-kings.toml")),
];

/// A campaign as an organiser describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "MapScenario")]
pub struct Scenario {
    /// Its name, 1 to 80 characters.
    pub title: String,
    /// The map, whole; in a file also the word of a built-in one, for which whoever reads the file puts
    /// the map.
    pub map: Map,
    /// House rules, fixed for the whole campaign.
    #[serde(default)]
    pub options: Options,
    /// The garrison of every castle that is nobody's home ([WAP-241](crate::clauses::WAP_241)).
    pub garrison: Vec<TroopId>,
    /// Who leads in the city that has rules of its own: individuals of its garrison, each of whom stands for
    /// a figure there ([MAP-13](crate::clauses::MAP_13)).
    #[serde(default, rename = "leader", skip_serializing_if = "Vec::is_empty")]
    pub leaders: Vec<Leader>,
    /// 2 to 6 players, in the order of the home castles.
    #[serde(rename = "player")]
    pub players: Vec<Player>,
}

/// House rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "MapHouseRules")]
pub struct Options {
    /// The last turn ([WAP-253](crate::clauses::WAP_253)).
    pub turns: u32,
    /// Whoever holds so many castles has won ([WAP-253](crate::clauses::WAP_253)).
    pub castles: u32,
    /// What everybody has at the start ([WAP-238](crate::clauses::WAP_238)).
    pub crowns: u32,
}

impl Default for Options {
    fn default() -> Self {
        Self { turns: 12, castles: 5, crowns: 3 }
    }
}

/// One player, and the banner that they begin with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "MapPlayer")]
pub struct Player {
    /// Their seat.
    #[schemars(with = "String")]
    pub seat: Seat,
    /// As people say it.
    pub name: String,
    /// The army books that they muster from, one or mixed.
    pub peoples: BTreeSet<String>,
    /// Their general.
    pub general: Enlisted,
    /// One more individual, if they like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub companion: Option<Enlisted>,
    /// The units of their first banner.
    pub units: Vec<TroopId>,
    /// Units that keep their castle.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub garrison: Vec<TroopId>,
}

/// Somebody who leads in the city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "CityLeader")]
pub struct Leader {
    /// The word of the figure that it is when the city is besieged.
    pub figure: String,
    /// Its row.
    pub troop: TroopId,
    /// As people say it.
    pub called: String,
}

/// An individual at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Enlisted {
    /// Its row.
    pub troop: TroopId,
    /// A name of its own; a general without one rolls for it ([WAP-231](crate::clauses::WAP_231)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub called: Option<String>,
    /// The words of magic items.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub items: BTreeSet<String>,
}
