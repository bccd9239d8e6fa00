//! What is answered to whoever checks that a log is whole.

use crate::problem::WORDS;
use chronicle::{Fault, Head, Verified};
use messages::{Language, say};
use projections::HeadBody;
use referee::RulesChecked;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

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
    /// What came of it when every order was decided once more.
    pub rules: ByTheRules,
}

/// How far the rules bear out a log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ByTheRules {
    /// Orders that were decided once more and came to the very same records.
    pub same: u64,
    /// Records that do not follow from the order before them.
    pub differing: Vec<u64>,
    /// Orders that were played by rules of another version and come to something else by now, by the name
    /// of those rules: not judged.
    pub other_rules: BTreeMap<String, u64>,
    /// The first record that is hidden from the reader of this copy; nothing behind it can be decided.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hidden_from: Option<u64>,
    /// Orders that were not decided for that.
    #[serde(default)]
    pub not_decided: u64,
}

impl From<&RulesChecked> for ByTheRules {
    fn from(checked: &RulesChecked) -> Self {
        Self {
            same: checked.same,
            differing: checked.differing.iter().map(|differing| differing.record).collect(),
            other_rules: checked
                .other_rules
                .iter()
                .map(|(rules, other)| (rules.clone(), other.orders))
                .collect(),
            hidden_from: checked.hidden,
            not_decided: checked.not_decided,
        }
    }
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

impl Verification {
    /// The answer to a check of the chain, and of the rules where the chain is whole.
    #[must_use]
    pub fn new(verified: Result<(Verified, RulesChecked), Fault>) -> Self {
        match verified {
            Ok((Verified { head, counts, .. }, rules)) => Self::Verified(VerifiedBody {
                verified: true,
                records: counts.records,
                batches: counts.batches,
                head: head.into(),
                rolls: Rolls {
                    sealed: counts.sealed,
                    thrown: counts.thrown,
                    witnessed: counts.witnessed,
                },
                rules: ByTheRules::from(&rules),
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
