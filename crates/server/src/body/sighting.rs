//! What is answered about lines and zones of fire, and about dice before they fall.

use crate::shapes::SCOPE;
use chronicle::Scope;
use projections::{AssaultCommand, Foretold, HeadBody, LineOfFire, ZoneOfFire};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A line of fire in an assault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "LineOfFireAtHead")]
pub struct LineOfFireBody {
    /// The head at which this is so.
    pub head: HeadBody,
    /// How it is judged.
    #[serde(flatten)]
    pub line: LineOfFire,
}

/// What somebody sees in an assault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ZoneOfFireAtHead")]
pub struct ZoneOfFireBody {
    /// The head at which this is so.
    pub head: HeadBody,
    /// What is seen, and what is not.
    #[serde(flatten)]
    pub zone: ZoneOfFire,
}

/// An order of an assault whose dice somebody wants to know.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForetellBody {
    /// Which assault; `engagement/1` where nothing is said.
    #[serde(default)]
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
    pub scope: Option<Scope>,
    /// The command.
    pub command: AssaultCommand,
}

/// What the dice of an order would do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "ForetoldAtHead")]
pub struct ForetoldBody {
    /// The head at which this is so.
    pub head: HeadBody,
    /// Out of how many what; none: it would be refused, or no die that can be counted decides.
    pub foretold: Option<Foretold>,
}
