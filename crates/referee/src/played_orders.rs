//! The orders that something was played with, apart from what keeps the book.

use crate::{Referee, Rejected};
use chronicle::CampaignId;
use decider::By;
use std::ops::RangeInclusive;

/// An order that something was played with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedOrder {
    /// Its `order.given`.
    pub order: u64,
    /// Who gave it, or in whose stead it was given.
    pub by: By,
    /// The order that it repeats.
    pub copy_of: Option<u64>,
    /// It repeats one, and the very same came of it.
    pub same: bool,
}

impl Referee {
    /// The orders in some runs of records that something was played with, in their sequence.
    ///
    /// # Errors
    /// `unknown_campaign`, or when the store fails.
    pub fn played_orders(
        &self,
        campaign: CampaignId,
        runs: &[RangeInclusive<u64>],
    ) -> Result<Vec<PlayedOrder>, Rejected> {
        let table = self.table(campaign)?;
        let mut orders = Vec::new();
        for run in runs {
            let before = run.start().saturating_sub(1);
            let past = self.past_behind(&table, std::slice::from_ref(run), before)?;
            let played = past.iter().filter(|past| !past.is_bookkeeping());
            orders.extend(played.map(|past| PlayedOrder {
                order: past.order().seq,
                by: past.actor(),
                copy_of: past.order().copy_of,
                same: past.came_of_it().all(|(record, _)| record.copy_of.is_some()),
            }));
        }
        Ok(orders)
    }
}
