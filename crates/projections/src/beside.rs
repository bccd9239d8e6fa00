//! What a campaign says of another: of which it is a what-if, and what fell in one that was adopted.

use campaign::desk::{Desk, WhatIfBegun};
use chronicle::CampaignId;
use referee::{Referee, Rejected};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Of which campaign one is a what-if.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "WhatIfOf")]
pub struct WhatIfOf {
    /// That campaign.
    pub campaign: String,
    /// What it is called.
    pub name: String,
    /// Its record behind which the what-if goes another way.
    pub record: u64,
    /// The hash of that record.
    pub hash: String,
    /// The what-if's own record behind which it is played: what stands before that is repeated.
    pub begins: u64,
}

impl WhatIfOf {
    pub(crate) fn new((begins, begun): &(u64, WhatIfBegun)) -> Self {
        let WhatIfBegun { campaign, name, record, hash, .. } = begun.clone();
        Self { campaign, name, record, hash, begins: *begins }
    }
}

/// In which other campaign a roll or draw fell that is only told here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FellElsewhere {
    /// That campaign: a what-if that was adopted, or the campaign of which this is a what-if.
    pub campaign: String,
    /// The record here that says so.
    pub said_by: u64,
}

/// Where a thrown roll or draw fell, if it was in another campaign.
pub(crate) fn fell_elsewhere(
    referee: &Referee,
    campaign: CampaignId,
    desk: &Desk,
    seq: u64,
) -> Result<Option<FellElsewhere>, Rejected> {
    if let Some((begins, begun)) = &desk.what_if
        && seq < *begins
    {
        return Ok(Some(FellElsewhere { campaign: begun.campaign.clone(), said_by: *begins }));
    }
    for adoption in desk.adopted.iter().filter(|adoption| adoption.seq < seq) {
        let mut next = adoption.seq + 1;
        let mut parent = None;
        referee.each_record(campaign, next..=next, |line| parent = line.parent)?;
        // The head went back first.
        let rewinds = parent != Some(adoption.seq);
        for _ in 0..adoption.adopted.orders + u64::from(rewinds) {
            next = referee.end_of_batch(campaign, next)? + 1;
        }
        if seq < next {
            let campaign = adoption.adopted.what_if.campaign.clone();
            return Ok(Some(FellElsewhere { campaign, said_by: adoption.seq }));
        }
    }
    Ok(None)
}
