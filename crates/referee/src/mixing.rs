//! Telling in a batch of several who gave to its dice, or asking for them first.

use crate::{
    Rejected,
    asked::{Asked, BatchAsks, Share, Waiting, being_asked},
    attest::came_to,
    beacons::beacon_not_read,
    correction::Correction,
    decision::{devices_of, write_spent},
};
use chronicle::{Asker, Batch, BatchWriter, Scope, Way};
use decider::By;
use std::collections::BTreeMap;

/// The order of a batch that opens envelopes.
pub(crate) struct Of<'o> {
    pub(crate) by: &'o By,
    pub(crate) scope: &'o Scope,
    pub(crate) batch: chronicle::Uuid,
    pub(crate) head: u64,
    pub(crate) asker: Asker<'o>,
}

impl Correction<'_> {
    /// Tells in a batch who gave to its dice, before any envelope is opened; or says whom to ask first. Where dice are
    /// the house's alone nothing is told.
    ///
    /// # Errors
    /// `being_asked`, with what is asked. `nobody_gave`, where the policy opens no envelope then.
    pub(crate) fn mix(
        &mut self,
        writer: &mut BatchWriter<'_>,
        of: &Of<'_>,
    ) -> Result<(), Rejected> {
        let terms = self.attestor.terms();
        if !terms.are_shared() {
            return Ok(());
        }
        let shares =
            self.shares.as_deref_mut().ok_or_else(|| Rejected::bug("nobody can be asked"))?;
        let ask = (writer.ask(), &of.asker);
        let share = match shares.next(terms, ask)? {
            Some(share) => share,
            None => {
                let seats = of.asker.asks(&terms.bindings, &terms.chains);
                let devices = devices_of(terms, &seats, &shares.attending);
                let listens = devices
                    .iter()
                    .any(|(seat, device)| shares.attending.contains(&(seat.clone(), *device)));
                // Nobody has seen its round yet: the batch waits for it, whoever listens.
                let way = of.asker.way(&terms.policy, &terms.bindings, 0, seats.len());
                let waits = way == Some(Way::Beacon);
                let reads = shares.reads.is_some() && terms.policy.beacon == shares.reads;
                if waits && !listens && !reads {
                    return Err(beacon_not_read());
                }
                if listens || waits {
                    let mut request = shares.request.clone();
                    request.asks = Some(BatchAsks {
                        batch: of.batch,
                        by: of.by.clone(),
                        scope: of.scope.clone(),
                        head: of.head,
                        sender: of.asker.sender.to_owned(),
                        stead: of.asker.stead.map(str::to_owned),
                        corrects: of.asker.corrects,
                        behind: withheld(&self.batches),
                    });
                    shares.asks = Some(Asked {
                        given: BTreeMap::new(),
                        order: Waiting::Request(Box::new(request)),
                        at: self.at,
                        wait_seconds: terms.policy.wait_seconds,
                        after: self.tip.last.seq,
                        prev: self.tip.last.hash,
                        intent: writer.intent(),
                        envelope: self.tip.next_envelope,
                        devices,
                        witness: None,
                    });
                    return Err(being_asked());
                }
                let told = came_to(terms, ask, (Vec::new(), seats.into_iter().collect()), None)?;
                let share = Share { told, spent: Vec::new() };
                shares.tell(share.clone());
                share
            }
        };
        share.spent.iter().try_for_each(|spent| write_spent(writer, spent))?;
        let chain = terms.policy.beacon.as_ref().map(|beacon| &beacon.chain);
        writer.contributed(&share.told, chain).map_err(Rejected::bug)?;
        // The next batch is asked of those who have links left then.
        self.attestor.gave(&share.spent, &share.told.given);
        Ok(())
    }
}

/// The records of batches, without what they hold: whoever is asked sees how they hang together, and no more.
fn withheld(batches: &[Batch]) -> Vec<String> {
    let records = batches.iter().flat_map(|batch| &batch.records);
    let without = records.map(|record| {
        let mut record = record.clone();
        (record.salt, record.data) = (None, None);
        record.to_line()
    });
    without.collect()
}
