//! What an organiser may vary when a campaign is opened; copied into the log.

use crate::map::Map;
use crate::roster::TroopId;
use decider::Seat;
use rulebook::named;
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
    /// A game for the realm among the players before the map is opened; none: it begins at once
    /// ([CAR-31](crate::clauses::CAR_31)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub realm: Option<RealmAsked>,
    /// 2 to 6 players, in the order of the home castles.
    #[serde(rename = "player")]
    pub players: Vec<Player>,
}

/// The game for the realm before the map.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "MapRealmAsked")]
pub struct RealmAsked {
    /// How its board is set up; none: basic, and variable for two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set_up: Option<RealmSetUp>,
    /// Who stays away from it, and chooses a home last.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    #[schemars(with = "Vec<String>")]
    pub away: BTreeSet<Seat>,
}

named! {
    /// How the board of the realm is set up.
    #[schemars(rename = "MapRealmSetUp")]
    RealmSetUp {
        /// The board of the book.
        Basic = "basic", "Basic";
        /// A new land.
        Variable = "variable", "Variable";
    }
}

impl Scenario {
    /// Who plays for the realm before the map; nobody where no game is asked for, or only one would play.
    #[must_use]
    pub fn princes(&self) -> Vec<Seat> {
        let Some(asked) = &self.realm else { return Vec::new() };
        let seats = self.players.iter().map(|player| player.seat.clone());
        let there: Vec<Seat> = seats.filter(|seat| !asked.away.contains(seat)).collect();
        if there.len() < 2 { Vec::new() } else { there }
    }
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
