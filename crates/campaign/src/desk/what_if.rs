//! What-ifs: a campaign that is played beside another from one of its records on, and what becomes of it there.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// `campaign.what_if_begun`: this campaign is a what-if. What stands before it is repeated from another campaign; what
/// stands behind it was played here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct WhatIfBegun {
    /// The campaign beside which it is played.
    pub campaign: String,
    /// The whole hash of that campaign's genesis: 64 hex digits.
    pub genesis: String,
    /// What that campaign is called.
    pub name: String,
    /// The record there behind which it goes another way.
    pub record: u64,
    /// The hash of that record: 64 hex digits.
    pub hash: String,
}

/// How far a what-if was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct WhatIfPlayed {
    /// Its id.
    pub campaign: String,
    /// Its last record.
    pub record: u64,
    /// The hash of that record: 64 hex digits.
    pub hash: String,
}

/// `campaign.what_if_adopted`: what was played in a what-if counts here from now on. The head goes back to where the
/// what-if parted, if something was written since, and the orders follow, each as its own; the dice and cards are
/// recorded as the organiser's word, since they fell elsewhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct WhatIfAdopted {
    /// Which, and how far.
    pub what_if: WhatIfPlayed,
    /// The record of this campaign behind which it was played.
    pub to: u64,
    /// So many orders follow.
    pub orders: u64,
    /// So many rolls fell for them in the what-if.
    pub rolls: u64,
    /// So many cards were drawn for them there.
    pub draws: u64,
    /// So many what-ifs were made of this campaign until now, this one included, as far as its house knows.
    pub made: u64,
    /// Why.
    pub reason: String,
}

/// An adoption in a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adoption {
    /// The record of `campaign.what_if_adopted`.
    pub seq: u64,
    /// What it says.
    pub adopted: WhatIfAdopted,
}
