//! Small campaigns to store.
#![allow(dead_code, reason = "each test takes what it needs")]

use chance::Secret;
use chronicle::{
    Batch, BatchWriter, CampaignId, NewLog, NewRecord, Opening, OrderGiven, Scope, Timestamp, Tip,
    Uuid, genesis,
};
use chrono::DateTime;
use decider::{Audience, By};
/// Tests must repeat themselves exactly.
pub(crate) use rand::{RngExt, SeedableRng, rngs::Xoshiro256PlusPlus as Random};
use serde_json::{json, value::to_raw_value};

/// A campaign that writes one batch after the other, always the same ones for the same number.
#[derive(Debug, Clone)]
pub(crate) struct Game {
    pub(crate) secret: Secret,
    pub(crate) campaign: CampaignId,
    pub(crate) tip: Option<Tip>,
    number: u64,
    written: u64,
}

fn batch_id(game: u64, number: u64) -> Uuid {
    let bytes = [game.to_be_bytes(), number.to_be_bytes()].concat();
    let random: [u8; 10] = std::array::from_fn(|byte| bytes[byte + 6]);
    uuid::Builder::from_unix_timestamp_millis(BEGINNING + number, &random).into_uuid()
}

/// 2026-01-02T03:04:05.678Z, in milliseconds since 1970.
const BEGINNING: u64 = 1_767_323_045_678;

fn written_at(number: u64) -> Timestamp {
    DateTime::from_timestamp_millis((BEGINNING + number).try_into().unwrap()).unwrap().into()
}

impl Game {
    /// The campaign with this number, not yet opened.
    pub(crate) fn new(number: u64) -> Self {
        let mut bytes = [7; 32];
        bytes[..8].copy_from_slice(&number.to_be_bytes());
        let secret = Secret::new(bytes);
        let campaign = opening(&secret, number).opens_campaign().unwrap();
        Self { secret, campaign, tip: None, number, written: 0 }
    }

    /// The next batch: genesis first, then orders with so many facts of so many bytes.
    pub(crate) fn next(&mut self, facts: usize, bytes: usize) -> Batch {
        let batch = match &self.tip {
            None => opening(&self.secret, self.number),
            Some(tip) => self.order(tip, facts, bytes),
        };
        self.tip = batch.tip(self.tip.map_or(0, |tip| tip.next_envelope));
        self.written += 1;
        batch
    }

    /// Goes on behind what a store holds of this campaign.
    pub(crate) fn resume(&mut self, head: Option<chronicle::Head>, written: u64) {
        self.tip = head.map(|last| Tip { last, next_envelope: 0 });
        self.written = written;
    }

    fn order(&self, tip: &Tip, facts: usize, bytes: usize) -> Batch {
        let command = to_raw_value(&json!({"order": self.written})).unwrap();
        let order = OrderGiven { command, head: tip.last.seq, nonce: None, thrown: None };
        let opening = Opening {
            parent: tip.last.seq,
            batch: batch_id(self.number, self.written),
            at: written_at(self.written),
            by: By::Organiser,
            scope: Scope::Campaign,
            audience: Audience::Everyone,
            copy_of: None,
            intended: None,
        };
        let mut batch = BatchWriter::begin(&self.secret, tip, opening, &order).unwrap();
        for fact in 0..facts {
            let text = filling(self.written * 31 + fact as u64, bytes);
            let meta = NewRecord {
                by: By::Rules,
                scope: Scope::Campaign,
                kind: "test.happened",
                v: 1,
                audience: Audience::Everyone,
                opens: None,
                copy_of: None,
            };
            batch.push(meta, &json!({ "fact": fact, "text": text })).unwrap();
        }
        batch.finish()
    }
}

fn opening(secret: &Secret, number: u64) -> Batch {
    let at = written_at(0);
    let data = json!({"name": format!("Campaign {number}")});
    genesis(secret, &NewLog::One, batch_id(number, 0), at, By::Organiser, &data).unwrap()
}

/// Text that does not compress and is always the same for the same number.
fn filling(number: u64, bytes: usize) -> String {
    let mut random = Random::seed_from_u64(number);
    (0..bytes).map(|_| char::from(random.random_range(b'a'..=b'z'))).collect()
}

/// The lines of a batch, as a store gives them back.
pub(crate) fn lines(batch: &Batch) -> Vec<String> {
    batch.records.iter().map(chronicle::Record::to_line).collect()
}
