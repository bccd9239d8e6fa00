//! What is answered to whoever checks that a log is whole.

use crate::problem::WORDS;
use chronicle::{Fault, Head, Verified};
use messages::{Language, say};
use projections::HeadBody;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Does the log still hold what somebody was shown?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Continuity {
    /// Nothing that was shown is lost.
    pub continuous: bool,
    /// The last receipt that the log still holds.
    pub held: Option<HeadBody>,
    /// The first receipt that it does not: history was rewritten at this record or before it.
    pub lost: Option<HeadBody>,
    /// The same as a sentence.
    pub message: String,
}

impl Continuity {
    /// What the log holds, and what it has lost.
    #[must_use]
    pub fn new(held: Option<Head>, lost: Option<Head>, language: Language) -> Self {
        let words = WORDS.in_language(language);
        let seq = |head: Head| head.seq.to_string();
        let message = match (held, lost) {
            (_, None) => say!(words, "continuous"),
            (Some(held), Some(lost)) => {
                say!(words, "rewritten-since", lost = seq(lost), held = seq(held))
            }
            (None, Some(lost)) => say!(words, "rewritten", lost = seq(lost)),
        };
        let continuous = lost.is_none();
        Self { continuous, held: held.map(Into::into), lost: lost.map(Into::into), message }
    }
}

/// How a check of the whole log went.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Verification {
    /// Nothing is wrong with it.
    Verified(VerifiedBody),
    /// The first thing that is wrong with it.
    Faulty(FaultBody),
}

/// A log without fault.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Verified")]
pub struct VerifiedBody {
    /// Always true.
    #[schemars(extend("const" = true))]
    pub verified: bool,
    /// How many records it has.
    pub records: u64,
    /// How many orders, genesis included.
    pub batches: u64,
    /// Its last record.
    pub head: HeadBody,
    /// Where its dice came from.
    pub rolls: Rolls,
}

/// Rolls and draws by their source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Rolls {
    /// From sealed envelopes, derived again and found right.
    pub sealed: u64,
    /// Thrown at the table: nothing more can be proved than who typed them.
    pub thrown: u64,
    /// Of those thrown, the ones that somebody witnessed.
    pub witnessed: u64,
}

/// The first thing that is wrong with a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Faulty")]
pub struct FaultBody {
    /// Always false.
    #[schemars(extend("const" = false))]
    pub verified: bool,
    /// The first faulty record.
    pub seq: Option<u64>,
    /// A stable code.
    pub code: String,
    /// What is wrong with it.
    pub message: String,
}

impl From<Result<Verified, Fault>> for Verification {
    fn from(verified: Result<Verified, Fault>) -> Self {
        match verified {
            Ok(Verified { head, counts, .. }) => Self::Verified(VerifiedBody {
                verified: true,
                records: counts.records,
                batches: counts.batches,
                head: head.into(),
                rolls: Rolls {
                    sealed: counts.sealed,
                    thrown: counts.thrown,
                    witnessed: counts.witnessed,
                },
            }),
            Err(fault) => Self::Faulty(FaultBody {
                verified: false,
                seq: fault.seq,
                code: fault.code.to_owned(),
                message: fault.to_string(),
            }),
        }
    }
}
