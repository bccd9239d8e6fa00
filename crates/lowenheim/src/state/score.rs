//! What is counted when a siege is over.

use crate::figures::Faction;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A faction's score.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// Which.
    pub faction: Faction,
    /// Its objectives, by the line of the scoring table.
    pub objectives: Vec<Objective>,
    /// Points.
    pub points: u32,
    /// Rank, 1 for the best; ties share.
    pub rank: u32,
    /// Does it win?
    pub wins: bool,
}

/// One line of the scoring table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Objective {
    /// A stable code, such as `hold-poor-area`.
    pub objective: String,
    /// Was it met?
    pub met: bool,
}
