//! What was told to whom about a campaign, and whether its log says the same.

use chronicle::{CampaignId, Head, Line, Uuid, VerifyOptions};
use decider::By;
use referee::{Key, Order, Reader, Referee};
use std::collections::{BTreeMap, BTreeSet};

/// A campaign as those remember it who play in it.
#[derive(Debug)]
pub(super) struct Model {
    pub(super) campaign: CampaignId,
    pub(super) seats: Vec<decider::Seat>,
    /// Acknowledged, with the head that was told.
    pub(super) acknowledged: BTreeMap<Uuid, Head>,
    /// Refused: nothing was stored.
    pub(super) refused: BTreeSet<Uuid>,
    /// Nobody knew.
    pub(super) unknown: Vec<Order>,
    /// Every order that was acknowledged, to be sent again.
    pub(super) given: Vec<Order>,
    /// The key of a seat that was told last.
    pub(super) keys: BTreeMap<decider::Seat, Key>,
}

impl Model {
    pub(super) fn new(new: referee::NewCampaign) -> Self {
        Self {
            campaign: new.campaign,
            seats: new.seats.iter().map(|seat| seat.seat.clone()).collect(),
            acknowledged: BTreeMap::new(),
            refused: BTreeSet::new(),
            unknown: Vec::new(),
            given: Vec::new(),
            keys: new.seats.into_iter().map(|seat| (seat.seat, seat.key)).collect(),
        }
    }

    /// Compares what was told with the log.
    pub(super) fn check(&self, referee: &Referee) -> Result<(), String> {
        let campaign = self.campaign;
        let mut log = Vec::new();
        let whole = Reader::Keyed(By::Organiser);
        let head = referee
            .export(campaign, &whole, 0, &mut log)
            .map_err(|rejected| format!("{campaign} cannot be exported: {rejected}"))?;
        let mut receipts: Vec<Head> = self.acknowledged.values().copied().collect();
        receipts.push(head);
        chronicle::verify(&log[..], &VerifyOptions::with_receipts(receipts))
            .map_err(|fault| format!("{campaign} does not verify: {fault}"))?;
        let mut there: BTreeMap<Uuid, u32> = BTreeMap::new();
        for text in std::str::from_utf8(&log).unwrap_or_default().lines() {
            let line = Line::read(text).map_err(|flaw| flaw.to_string())?;
            *there.entry(line.batch).or_default() += u32::from(line.last);
        }
        for batch in self.acknowledged.keys() {
            match there.get(batch) {
                Some(1) => (),
                Some(times) => return Err(format!("order {batch} is in the log {times} times")),
                None => return Err(format!("order {batch} was acknowledged and is not there")),
            }
        }
        if let Some(batch) = self.refused.iter().find(|batch| there.contains_key(*batch)) {
            return Err(format!("order {batch} was refused and is there"));
        }
        for (seat, key) in &self.keys {
            match referee.admit(campaign, &key.to_string()) {
                Ok(By::Seat(admitted)) if admitted == *seat => (),
                other => return Err(format!("the key of {seat} opens {other:?}")),
            }
        }
        Ok(())
    }
}
