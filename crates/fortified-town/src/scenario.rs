//! What an organiser may vary: which town, who stands where, how long.

use crate::men::{Class, Side};
use crate::spot::Spot;
use crate::state::Options;
use crate::town::{GateId, Mechanism, Town};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The towns that a scenario may name, by their words.
pub type Library = BTreeMap<String, Town>;

/// The built-in towns, as TOML.
pub const TOWNS: &[(&str, &str)] = &[("lindenburg", include_str!("../towns/lindenburg.toml"))];

/// An assault as somebody writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "AssaultScenario")]
pub struct Scenario {
    /// What people call it.
    pub title: String,
    /// What it is about, in two or three sentences.
    #[serde(default)]
    pub summary: String,
    /// The word of the town.
    pub town: String,
    /// Rules that it sets.
    #[serde(default)]
    pub options: Options,
    /// Gates and doors that stand open at the beginning.
    #[serde(default)]
    pub open: BTreeSet<GateId>,
    /// Mechanisms that are raised or sprung at the beginning.
    #[serde(default)]
    pub worked: BTreeSet<Mechanism>,
    /// Both sides.
    pub sides: BTreeMap<Side, Force>,
}

/// One side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "AssaultForce")]
pub struct Force {
    /// What it is called.
    pub name: String,
    /// Who stands where.
    pub men: BTreeMap<Spot, Enlisted>,
}

/// Somebody of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "AssaultMan")]
pub struct Enlisted {
    /// What they are.
    pub class: Class,
    /// On a horse?
    #[serde(default)]
    pub mounted: bool,
    /// A name of their own.
    #[serde(default)]
    pub called: Option<String>,
}
