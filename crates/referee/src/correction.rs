//! Writing a correction: the head goes back, and what is kept follows again, all of it in one go.

use crate::{
    Answer, Rejected, Signatures,
    attest::{Attestor, Unsigned},
    live_campaign::Now,
    past_order::Past,
    rejected::{said, unrecordable},
    roller::{check_needs, check_rollers},
    shares::Shares,
    unconfirmed::{check_corrects, fresh_throws},
};
use campaign::{Event, State};
use chance::{Need, Secret};
use chronicle::{
    Asker, Batch, BatchWriter, Brought, Head, Intended, NewRecord, Opening, OrderGiven, Record,
    Scope, Timestamp, Tip, Uuid,
};
use decider::{Audience, By, Entry, Seat};
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};

/// Batches behind each other that are not stored yet.
pub(crate) struct Correction<'s> {
    pub(crate) secret: Secret,
    pub(crate) tip: Tip,
    pub(crate) batches: Vec<Batch>,
    pub(crate) attestor: Attestor,
    /// The others' part in its dice; none where none can fall.
    pub(crate) shares: Option<&'s mut Shares>,
    pub(crate) at: Timestamp,
    id: Uuid,
}

/// An order of a correction's own: none that was given before.
pub(crate) struct NewOrder<'o> {
    pub(crate) by: By,
    pub(crate) scope: Scope,
    pub(crate) audience: Audience,
    /// Whom it binds, where its sender is another.
    pub(crate) stead: Option<&'o Seat>,
    /// The order that it is put in the place of.
    pub(crate) replaces: Option<u64>,
    /// The head that it names in version 2; the one that the request found, where nothing is said.
    pub(crate) upon: Option<Head>,
    pub(crate) command: Box<RawValue>,
    pub(crate) thrown: Option<Vec<u32>>,
}

impl NewOrder<'_> {
    /// An order in the sender's own name.
    pub(crate) const fn plain(
        by: By,
        scope: Scope,
        audience: Audience,
        command: Box<RawValue>,
    ) -> Self {
        let (stead, replaces, upon, thrown) = (None, None, None, None);
        Self { by, scope, audience, stead, replaces, upon, command, thrown }
    }
}

/// Where a correction leaves the timeline, and what it says of itself.
pub(crate) struct Leaving<'l> {
    pub(crate) by: By,
    pub(crate) to: u64,
    pub(crate) command: Box<RawValue>,
    pub(crate) audience: Audience,
    pub(crate) reason: &'l str,
    pub(crate) dispute: Option<&'l str>,
    pub(crate) brings: Brought,
    /// Faces for all rolls of what follows (version 2).
    pub(crate) thrown: Option<Vec<u32>>,
}

/// The id of the batch that is the `number`th behind the first of a correction: it follows from the
/// first one's, so that the whole answer is found again when the same correction is sent again.
pub(crate) fn following_id(first: &Uuid, number: u64) -> Uuid {
    let mut hash = Sha256::new();
    hash.update(first.as_bytes());
    hash.update(number.to_be_bytes());
    let hash: [u8; 32] = hash.finalize().into();
    let mut bytes = *first.as_bytes();
    bytes[6..].copy_from_slice(&hash[..10]);
    bytes[6] = 0x70 | (bytes[6] & 0x0f);
    bytes[8] = 0x80 | (bytes[8] & 0x3f);
    Uuid::from_bytes(bytes)
}

impl<'s> Correction<'s> {
    /// Behind the head; `id` is the batch id of the order that wants it.
    pub(crate) fn new(now: &Now, at: Timestamp, id: Uuid, signatures: &Signatures) -> Self {
        let (secret, tip) = (now.private.secret(), now.tip);
        let attestor = Attestor::new(now, signatures);
        Self { secret, tip, batches: Vec::new(), attestor, shares: None, at, id }
    }

    /// The same, for a request in which dice may fall.
    pub(crate) fn asking(
        now: &Now,
        clock: Timestamp,
        id: Uuid,
        signatures: &Signatures,
        shares: &'s mut Shares,
    ) -> Self {
        let at = shares.at.unwrap_or(clock);
        Self { shares: Some(shares), ..Self::new(now, at, id, signatures) }
    }

    fn next_id(&self) -> Uuid {
        match self.batches.len() as u64 {
            0 => self.id,
            number => following_id(&self.id, number),
        }
    }

    pub(crate) fn add(&mut self, batch: Batch) -> Result<(), Rejected> {
        let envelope = self.tip.next_envelope;
        self.tip = batch.tip(envelope).ok_or_else(|| Rejected::bug("a batch without records"))?;
        self.batches.push(batch);
        Ok(())
    }

    /// Moves the head.
    pub(crate) fn leave(&mut self, leaving: Leaving<'_>) -> Result<(), Rejected> {
        let Leaving { by, to, command, audience, reason, dispute, brings, thrown } = leaving;
        let thrown = thrown.filter(|_| self.attestor.is_second());
        let order = NewOrder { thrown, ..NewOrder::plain(by, Scope::Campaign, audience, command) };
        let (opening, given) = self.opening(order)?;
        let opening = Opening { parent: to, ..opening };
        let mut writer =
            BatchWriter::begin(&self.secret, &self.tip, opening, &given).map_err(unrecordable)?;
        writer.timeline_rewound(reason, dispute, brings).map_err(Rejected::bug)?;
        let batch = writer.finish();
        self.add(batch)
    }

    /// What the batch of a new order begins with. In version 2 it names the head that its sender saw, and is
    /// signed where it has to be; in version 1 the head is the end of the stream.
    pub(crate) fn opening(
        &mut self,
        order: NewOrder<'_>,
    ) -> Result<(Opening, OrderGiven), Rejected> {
        let NewOrder { by, scope, audience, stead, replaces, upon, command, thrown } = order;
        let upon = match (self.attestor.is_second(), upon) {
            (false, _) => self.tip.last,
            (true, Some(upon)) => upon,
            (true, None) => self.attestor.seen,
        };
        let mut given = OrderGiven { command, head: upon.seq, nonce: None, thrown };
        let batch = self.next_id();
        let unsigned = Unsigned {
            batch,
            by: &by,
            scope: &scope,
            hidden: audience != Audience::Everyone,
            stead,
            replaces,
            upon: upon.hash,
        };
        let intended = self.attestor.intended(&unsigned, &mut given)?;
        let (parent, at) = (self.tip.last.seq, self.at);
        let opening = Opening { parent, batch, at, by, scope, audience, copy_of: None, intended };
        Ok((opening, given))
    }

    /// The same order once more, with nothing behind it yet.
    pub(crate) fn again(&self, past: &Past) -> Result<(Opening, OrderGiven), Rejected> {
        let order = past.order();
        let opening = Opening {
            parent: self.tip.last.seq,
            batch: self.next_id(),
            at: self.at,
            by: order.by.clone(),
            scope: order.scope.clone(),
            audience: order.audience.clone(),
            copy_of: Some(order.seq),
            // The original's intent holds: the player fixed it, and its dice hang on it.
            intended: past.fixed.intent.map(Intended::plainly),
        };
        Ok((opening, past.given()?))
    }

    /// A batch of the past once more, record by record.
    pub(crate) fn copy(&mut self, past: &Past) -> Result<(), Rejected> {
        let (opening, given) = self.again(past)?;
        let mut writer =
            BatchWriter::begin(&self.secret, &self.tip, opening, &given).map_err(Rejected::bug)?;
        copy_consequences(&mut writer, past)?;
        let batch = writer.finish();
        self.add(batch)
    }

    /// The same before an envelope is opened, for the dice whose faces the organiser has typed.
    pub(crate) fn check_needs(
        &self,
        asker: &Asker<'_>,
        scope: &Scope,
        stands: (&State, &By),
        needs: &[Need],
    ) -> Result<(), Rejected> {
        check_corrects(self.attestor.terms(), !needs.is_empty())?;
        let typed = ("organiser", asker.stead.is_some());
        check_needs(self.attestor.terms(), typed, scope, stands, needs)
    }

    /// As [`check_rollers`], for faces that the organiser has typed.
    pub(crate) fn check_rollers(
        &self,
        asker: &Asker<'_>,
        scope: &Scope,
        stands: (&State, &By),
        entries: &[Entry<Event>],
    ) -> Result<(), Rejected> {
        check_corrects(self.attestor.terms(), fresh_throws(entries).next().is_some())?;
        let typed = ("organiser", asker.stead.is_some());
        check_rollers(self.attestor.terms(), typed, scope, stands, entries)
    }

    /// The answer to the order that wanted it.
    pub(crate) fn answer(&self) -> Answer {
        let records = self.batches.iter().flat_map(|batch| &batch.records);
        Answer {
            batch: self.id,
            head: self.tip.last,
            records: records.map(|record| record.seq).collect(),
            again: false,
        }
    }
}

/// A record like another one: by the same person, about the same, for the same readers.
pub(crate) fn like(record: &Record) -> NewRecord<'_> {
    NewRecord {
        by: record.by.clone(),
        scope: record.scope.clone(),
        kind: &record.kind,
        v: record.v,
        audience: record.audience.clone(),
        opens: None,
        copy_of: None,
    }
}

/// Everything behind the order, as it stands in the log.
pub(crate) fn copy_consequences(writer: &mut BatchWriter<'_>, past: &Past) -> Result<(), Rejected> {
    for (record, _) in past.came_of_it() {
        let meta = NewRecord { copy_of: Some(record.seq), ..like(record) };
        let data = record
            .data
            .as_deref()
            .ok_or_else(|| Rejected::damage(said!("damaged-hidden").into()))?;
        writer.push(meta, data).map_err(Rejected::bug)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::following_id;
    use chronicle::Uuid;

    #[test]
    fn ids_that_follow_are_ids_of_orders_and_differ() {
        let first: Uuid = "01890000-0000-7000-8000-000000000000".parse().unwrap();
        let mut seen = vec![first];
        for number in 1..50 {
            let id = following_id(&first, number);
            crate::parsed_order::check_batch_id(&id).unwrap();
            assert!(!seen.contains(&id));
            assert_eq!(id, following_id(&first, number));
            seen.push(id);
        }
    }
}
