//! Writing a correction: the head goes back, and what is kept follows again, all of it in one go.

use crate::{
    Answer, Rejected, accept::unrecordable, live_campaign::Now, past_order::Past, rejected::said,
};
use chance::Secret;
use chronicle::{
    Batch, BatchWriter, Brought, NewRecord, Opening, OrderGiven, Scope, Timestamp, Tip, Uuid,
};
use decider::{Audience, By};
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};

/// Batches behind each other that are not stored yet.
pub(crate) struct Correction {
    pub(crate) secret: Secret,
    pub(crate) tip: Tip,
    pub(crate) batches: Vec<Batch>,
    at: Timestamp,
    id: Uuid,
}

/// Where a correction leaves the timeline, and what it says of itself.
pub(crate) struct Leaving<'l> {
    pub(crate) by: By,
    pub(crate) to: u64,
    pub(crate) head: u64,
    pub(crate) command: Box<RawValue>,
    pub(crate) audience: Audience,
    pub(crate) reason: &'l str,
    pub(crate) dispute: Option<&'l str>,
    pub(crate) brings: Brought,
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

impl Correction {
    /// Behind the head; `id` is the batch id of the order that wants it.
    pub(crate) fn new(now: &Now, at: Timestamp, id: Uuid) -> Self {
        let (secret, tip) = (now.private.secret(), now.tip);
        Self { secret, tip, batches: Vec::new(), at, id }
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
        let Leaving { by, to, head, command, audience, reason, dispute, brings } = leaving;
        let opening = Opening {
            parent: to,
            batch: self.next_id(),
            at: self.at,
            by,
            scope: Scope::Campaign,
            audience,
            copy_of: None,
            intended: None,
        };
        let given = OrderGiven { command, head, nonce: None, thrown: None };
        let mut writer =
            BatchWriter::begin(&self.secret, &self.tip, opening, &given).map_err(unrecordable)?;
        writer.timeline_rewound(reason, dispute, brings).map_err(Rejected::bug)?;
        let batch = writer.finish();
        self.add(batch)
    }

    /// What a batch that follows begins with: a past order again, or a new one.
    pub(crate) fn opening(&self, by: By, scope: Scope, audience: Audience) -> Opening {
        Opening {
            parent: self.tip.last.seq,
            batch: self.next_id(),
            at: self.at,
            by,
            scope,
            audience,
            copy_of: None,
            intended: None,
        }
    }

    /// The same order once more, with nothing behind it yet.
    pub(crate) fn again(&self, past: &Past) -> Result<(Opening, OrderGiven), Rejected> {
        let order = past.order();
        let opening = self.opening(order.by.clone(), order.scope.clone(), order.audience.clone());
        Ok((Opening { copy_of: Some(order.seq), ..opening }, past.given()?))
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

/// Everything behind the order, as it stands in the log.
pub(crate) fn copy_consequences(writer: &mut BatchWriter<'_>, past: &Past) -> Result<(), Rejected> {
    for record in past.records.iter().skip(1) {
        let meta = NewRecord {
            by: record.by.clone(),
            scope: record.scope.clone(),
            kind: &record.kind,
            v: record.v,
            audience: record.audience.clone(),
            opens: None,
            copy_of: Some(record.seq),
        };
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
