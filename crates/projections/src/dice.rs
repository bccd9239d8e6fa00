//! The dice ledger, along the stream: every roll counts, also one that was rewound.

use chronicle::{CampaignId, DiceRolled, kind};
use referee::{Referee, Rejected};
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// Rolls by where their faces came from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DiceCount {
    /// From sealed envelopes: everybody can check them.
    pub sealed: u64,
    /// Thrown at the table and typed.
    pub thrown: u64,
    /// Of those thrown, the rolls that somebody witnessed.
    pub witnessed: u64,
}

/// Who rolled how much, and how.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, JsonSchema)]
pub struct DiceLedger {
    /// All rolls.
    pub all: DiceCount,
    /// By the sender of the order: `organiser` or `seat/<name>`.
    pub by: BTreeMap<String, DiceCount>,
}

impl DiceCount {
    fn add(&mut self, source: &chance::Source) {
        match source {
            chance::Source::Thrown { witness, .. } => {
                self.thrown += 1;
                self.witnessed += u64::from(witness.is_some());
            }
            chance::Source::Sealed { .. } | chance::Source::Scripted {} => self.sealed += 1,
        }
    }
}

/// The dice ledger, along the stream.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn dice(referee: &Referee, campaign: CampaignId) -> Result<DiceLedger, Rejected> {
    let mut ledger = DiceLedger::default();
    let mut sender = String::new();
    let end = referee.head(campaign)?.seq;
    referee.each_record(campaign, 0..=end, |line| match line.kind {
        kind::ORDER_GIVEN => line.by.clone_into(&mut sender),
        // A copy repeats a roll that was counted.
        kind::DICE_ROLLED if line.copy_of.is_none() => {
            let data = line.data.unwrap_or("null");
            if let Ok(rolled) = serde_json::from_str::<DiceRolled>(data) {
                ledger.all.add(&rolled.source);
                ledger.by.entry(sender.clone()).or_default().add(&rolled.source);
            }
        }
        _ => (),
    })?;
    Ok(ledger)
}
