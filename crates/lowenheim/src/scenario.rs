//! What an organiser may vary: forces, briefings, map and options. Copied into the log when the
//! siege is opened; no replay reads a file.

use crate::figures::{Faction, FigureKind};
use board::{Hex, Hexside};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The built-in scenario, as TOML.
pub const SIEGE: &str = include_str!("../scenarios/siege.toml");

/// The built-in city, in picture notation.
pub const CITY: &str = include_str!("../maps/lowenheim.map");

/// A siege as an organiser describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Its name, 1 to 80 characters.
    pub title: String,
    /// The city in picture notation; none: the built-in city.
    #[serde(default)]
    pub map: Option<String>,
    /// The organiser's choices.
    #[serde(default)]
    pub options: Options,
    /// All six factions.
    pub factions: BTreeMap<Faction, Force>,
    /// Barricades that stand at the start.
    #[serde(default)]
    pub barricades: Vec<Hexside>,
    /// Where figures stand at the start, by figure; those not named stand in their home base.
    #[serde(default)]
    pub stands: BTreeMap<String, Hex>,
}

/// One faction's forces and texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Force {
    /// How many figures of each kind (HEI-005 to HEI-010).
    pub roster: BTreeMap<FigureKind, u32>,
    /// Read out to everybody (HEI-026).
    pub background: String,
    /// For the seat alone (HEI-025).
    pub briefing: Briefing,
}

/// A secret briefing (HEI-025).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Briefing {
    /// Private background, one paragraph an entry.
    pub background: Vec<String>,
    /// What the faction thinks of the other five.
    pub relations: BTreeMap<Faction, String>,
    /// What it wants.
    pub objectives: Vec<String>,
    /// What it alone can do.
    pub special_rules: Vec<String>,
}

/// House rules, fixed when the siege opens; each names its clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// A band comes on this D6 or more: 5 easy, 4 normal, 3 hard (ACT-24, R-104).
    pub arrival_number: u32,
    /// How many turns until the relief arrives.
    pub turns: u32,
    /// How many places must be fallen at once for the city to be overwhelmed.
    pub places_to_fall: u32,
    /// A game master sees everything and may change what the enemy decides.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub game_master: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { arrival_number: 4, turns: 12, places_to_fall: 4, game_master: false }
    }
}
