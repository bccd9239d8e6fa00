//! The what-ifs that lie beside a campaign, and how one stands against it.

use crate::{
    Comparison, Listener,
    compare::{Compared, compared},
    shape::HeadBody,
};
use chronicle::{CampaignId, Head, Scope};
use decider::By;
use referee::{Holder, Referee, Rejected};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A what-if that lies beside a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "WhatIf")]
pub struct WhatIfSeen {
    /// Its id.
    #[schemars(with = "String")]
    pub campaign: CampaignId,
    /// Its name.
    pub name: String,
    /// The campaign's record at which it parted.
    pub record: u64,
    /// Its own record behind which it is played.
    pub begins: u64,
    /// Its head.
    #[schemars(with = "HeadBody")]
    pub head: Head,
    /// How many orders were played in it.
    pub orders: u64,
    /// How many orders of the campaign adopting it would undo.
    pub undoes: u64,
    /// Can it be adopted? Not while nothing was played in it, nor once its head was moved behind what it repeats.
    pub can_be_adopted: bool,
}

/// The what-ifs that lie beside a campaign, the oldest first; the organiser's to see.
///
/// # Errors
/// `not_organiser`, `unknown_campaign`, or when the store fails.
pub fn what_ifs(
    referee: &Referee,
    campaign: CampaignId,
    by: &By,
) -> Result<Vec<WhatIfSeen>, Rejected> {
    let mut seen = Vec::new();
    for found in referee.what_ifs(campaign, by)? {
        seen.push(WhatIfSeen {
            campaign: found.campaign,
            name: found.name,
            record: found.begun.record,
            begins: found.begins,
            head: found.head,
            orders: found.orders,
            undoes: found.undoes,
            can_be_adopted: found.orders > 0 && !found.is_before,
        });
    }
    Ok(seen)
}

/// How a what-if stands against its campaign as that stands now, for the organiser: `from` and `undone` are the
/// campaign's, `to` and `done` the what-if's.
///
/// # Errors
/// `not_organiser`, `unknown_what_if`, `unknown_campaign`, `unknown_scope`.
pub fn compare_what_if(
    referee: &Referee,
    campaign: CampaignId,
    (by, language): (&By, crate::Language),
    what_if: CampaignId,
    scope: Option<&Scope>,
) -> Result<Comparison, Rejected> {
    let found = referee.what_ifs(campaign, by)?.into_iter().find(|one| one.campaign == what_if);
    let found = found.ok_or_else(|| Rejected::unknown_what_if(what_if))?;
    let (live, beside) = (referee.place(campaign, None)?, referee.place(what_if, None)?);
    let apart = referee.apart(campaign, found.begun.record, live.head.seq)?;
    let played = referee.apart(what_if, found.begins, beside.head.seq)?;
    let reader = referee.reader(campaign, Holder { by: by.clone(), deputy: None })?;
    compared(
        referee,
        Listener { reader: &reader, language },
        scope,
        Compared {
            common: apart.common,
            from: (&live, &[(campaign, &apart.other)]),
            // It may have parted from a timeline that was left behind.
            to: (&beside, &[(campaign, &apart.one), (what_if, &played.other)]),
        },
    )
}
