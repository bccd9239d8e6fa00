//! What-ifs, as they are asked for.

use crate::shapes::CAMPAIGN;
use chronicle::CampaignId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A what-if that is to be begun.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MakeWhatIfBody {
    /// The record behind which it goes another way: the last of an order, on whatever timeline; the head where nothing is
    /// said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
    /// What it is called, 1 to 80 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
}

/// Which what-if is meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WhatIfBody {
    /// Its id.
    #[schemars(with = "String", extend("pattern" = CAMPAIGN))]
    pub what_if: CampaignId,
}
