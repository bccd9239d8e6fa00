//! What an organiser may vary: the table, the two armies and some rules. Copied into the log when the
//! battle is opened; no replay reads a file. Balance is the scenario's affair
//! ([WAP-118](crate::clauses::WAP_118)): nothing here counts points.

use crate::pieces::{Colour, Items};
use crate::troops::TroopId;
use board::Hex;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// A battle as an organiser describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// Its name, 1 to 80 characters.
    pub title: String,
    /// The modules in play; module 1 always is ([WAP-001](crate::clauses::WAP_001)).
    #[serde(default)]
    pub modules: BTreeSet<u32>,
    /// The table in its text form.
    pub map: String,
    /// The organiser's choices.
    #[serde(default)]
    pub options: Options,
    /// Both armies.
    pub armies: BTreeMap<Colour, Force>,
}

/// One army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Force {
    /// As people say it.
    pub name: String,
    /// Its units and individuals, of any people ([WAP-119](crate::clauses::WAP_119)).
    pub pieces: Vec<Place>,
}

/// Where a unit or individual stands at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// The row of its troop table.
    pub troop: TroopId,
    /// Where it stands.
    pub hex: Hex,
    /// A name of its own.
    #[serde(default)]
    pub called: Option<String>,
    /// Does an individual ride a steed ([WAP-149](crate::clauses::WAP_149))?
    #[serde(default)]
    pub mounted: bool,
    /// Does the steed fly ([WAP-141](crate::clauses::WAP_141))?
    #[serde(default)]
    pub flying_steed: bool,
    /// Other magic points than the row says ([WAP-106](crate::clauses::WAP_106)).
    #[serde(default)]
    pub magic_points: Option<u32>,
    /// Magic items.
    #[serde(default)]
    pub items: Items,
    /// Magic items that are rolled when the battle opens ([WAP-172](crate::clauses::WAP_172)).
    #[serde(default)]
    pub rolls: Rolls,
}

/// How often a D10 is rolled on each table of magic items.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Rolls {
    /// For an individual.
    pub weapons: u32,
    /// For an individual.
    pub trinkets: u32,
    /// For a unit.
    pub banners: u32,
}

/// Rules that a scenario may set; fixed for the whole battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// One hex of retreat for each rolled 1 instead of one in all (W-01).
    pub retreat_for_each_one: bool,
    /// The last turn; none: until an army is gone (W-12).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<u32>,
    /// Who wins at the end of the last turn with equal losses (W-12), and whose the buildings are (W-26).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defender: Option<Colour>,
}

/// The built-in scenarios, as TOML: the word of each and its text.
pub const SCENARIOS: &[(&str, &str)] = &[
    ("first-evening", include_str!("../scenarios/first-evening.toml")),
    ("river-crossing", include_str!("../scenarios/river-crossing.toml")),
    ("castle", include_str!("../scenarios/castle.toml")),
    ("conclave", include_str!("../scenarios/conclave.toml")),
    ("night-in-the-marsh", include_str!("../scenarios/night-in-the-marsh.toml")),
    ("hive", include_str!("../scenarios/hive.toml")),
];
