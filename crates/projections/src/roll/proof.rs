//! The proof of a roll, step by step: from the seal that lay on the table to the faces.

use super::{Seen, records};
use crate::{Listener, line::seat_name, words::words};
use chance::{Bound, Bytes32, Derivation, Source, Stream, seal_of};
use chronicle::{Beacon, CampaignId, Contributed, OrderGiven, Policy, Record, kind};
use data_encoding::HEXLOWER;
use messages::say;
use referee::{Referee, Rejected};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Where the numbers came from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Proof {
    /// From an envelope, which lay sealed on the table before the order.
    Sealed(Box<SealedProof>),
    /// Thrown at the table: nothing more can be proved than who entered what fell, and who saw it.
    Thrown {
        /// Who entered the faces.
        entered_by: String,
        /// Who witnessed them when they were entered.
        witness: Option<String>,
    },
    /// A correction repeats what fell before: the original is the proof.
    Copy {
        /// The roll that is repeated.
        of: u64,
        /// Does it show what the original shows?
        equal: bool,
        /// The original's own proof.
        original: Box<Proof>,
    },
    /// The payload is hidden from the reader, and the seed with it.
    Hidden {
        /// The envelope that was opened; none for a copy.
        envelope: Option<u64>,
        /// The record that laid it on the table.
        sealed_by: Option<u64>,
        /// Its seal.
        seal: Option<String>,
    },
    /// From a test; never found in a real campaign.
    Scripted,
}

/// Each step from the seal to the faces.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SealedProof {
    /// The index of the envelope.
    pub envelope: u64,
    /// The record that published its seal, before anybody knew what it would be used for.
    pub sealed_by: u64,
    /// The seal that stands there.
    pub seal: String,
    /// The seed that lay in it.
    pub seed: String,
    /// SHA-256 of the word `seal` and the seed: must be the seal.
    pub seal_of_seed: String,
    /// `prev` of the order's record: its place in the chain.
    pub prev: String,
    /// The order's record.
    pub order: u64,
    /// The commitment of the order, which binds its intent and its nonce.
    pub commitment: String,
    /// The nonce that the player gave, as far as the reader may read the order.
    pub nonce: Option<String>,
    /// In a log of version 2: the hash of what the order's sender had fixed; dice are bound to it, not to
    /// `prev` and `commitment`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub intent: Option<String>,
    /// In a log of version 2: what the others gave to the dice; zeros where nobody did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shared: Option<String>,
    /// HMAC-SHA256(seed, prev, commitment, k) for k = 0, 1, …; in version 2 of `intent` and `shared`.
    pub blocks: Vec<String>,
    /// What was read of the blocks, in order.
    pub steps: Vec<ProofStep>,
    /// The faces, or the position, that follow.
    pub derived: Vec<u32>,
    /// Do the seal, the faces and the record agree?
    pub holds: bool,
    /// The same as a sentence.
    pub verdict: String,
}

/// One look into the blocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ProofStep {
    /// The block, from 0.
    pub block: u32,
    /// The place in the block, from 0.
    pub offset: u32,
    /// The bytes in hex.
    pub bytes: String,
    /// The number that they are.
    pub drawn: u64,
    /// What it gives; null: dropped, so that no number is favoured.
    pub number: Option<u64>,
}

/// The proof of a roll, as far as the reader may see it.
///
/// # Errors
/// What the log cannot be read for.
pub(super) fn proof(
    referee: &Referee,
    campaign: CampaignId,
    listener: Listener<'_>,
    record: &Record,
    order: &Record,
) -> Result<Proof, Rejected> {
    if let Some(of) = record.copy_of {
        let (first, last) = referee.batch_of(campaign, of)?;
        let batch = records(referee, campaign, first, last)?;
        let original = batch.iter().find(|record| record.seq == of);
        let original = original.ok_or_else(|| {
            Rejected::damaged(format_args!("record {of}, which is repeated, is missing"))
        })?;
        let equal = original.data_text() == record.data_text();
        let original = Box::new(proof(referee, campaign, listener, original, &batch[0])?);
        return Ok(Proof::Copy { of, equal, original });
    }
    let published = match record.opens {
        None => None,
        Some(envelope) => seal_on_table(referee, campaign, record.seq, envelope)?,
    };
    if !record.audience.admits(listener.reader.by()) {
        let (sealed_by, seal) =
            published.map_or((None, None), |(seq, seal)| (Some(seq), Some(seal.to_string())));
        return Ok(Proof::Hidden { envelope: record.opens, sealed_by, seal });
    }
    let seen = Seen::of(record)?;
    let seed = match seen.source {
        Source::Thrown { entered_by, witness, .. } => {
            let witness = witness.map(|witness| witness.seat().to_owned());
            return Ok(Proof::Thrown { entered_by, witness });
        }
        Source::Scripted {} => return Ok(Proof::Scripted),
        Source::Sealed { seed } => seed,
    };
    let (sealed_by, seal) = published.unwrap_or((0, Bytes32::ZERO));
    let fixed = intent_of(referee, campaign, order)?;
    let (fixed, signed) = (fixed.map(|(intent, _)| intent), fixed.is_some_and(|(_, it)| it));
    let told = fixed.map(|_| shared_of(referee, campaign, order)).transpose()?;
    let (shared, givers, round) = match told {
        Some(Shared { value, givers, round }) => (Some(value), givers, round),
        None => (None, Vec::new(), None),
    };
    let bound = match fixed.zip(shared) {
        None => Bound::to_place(order.prev, order.commitment),
        Some((intent, shared)) => Bound::to_intent(intent, shared),
    };
    let mut trace = Derivation::default();
    let mut stream = Stream::new(seed, bound);
    let derived: Vec<u32> = seen
        .numbers
        .iter()
        .map(|_| stream.traced(seen.of, &mut trace) as u32 + seen.first)
        .collect();
    let fits = seal_of(&seed) == seal;
    let holds = fits && derived == seen.numbers;
    let given: Option<OrderGiven> =
        order.audience.admits(listener.reader.by()).then(|| order.read_data().ok()).flatten();
    let words = words(listener.language);
    let verdict = match (fits, holds) {
        (true, true) => {
            let envelope = record.opens.unwrap_or_default().to_string();
            let record = sealed_by.to_string();
            if fixed.is_none() {
                say!(words, "proof-holds", envelope = envelope, record = record)
            } else if let Some(round) = round {
                let (round, given) =
                    (round.to_string(), if givers.is_empty() { "no" } else { "yes" });
                say!(
                    words,
                    "proof-holds-beacon",
                    envelope = envelope,
                    record = record,
                    round = round,
                    given = given
                )
            } else if !givers.is_empty() {
                let names = givers.iter().map(|seat| seat_name(seat, listener.language));
                say!(
                    words,
                    "proof-holds-shared",
                    envelope = envelope,
                    record = record,
                    count = givers.len() as u32,
                    names = names.collect::<Vec<_>>().join(", ")
                )
            } else {
                let signed = if signed { "yes" } else { "no" };
                say!(
                    words,
                    "proof-holds-intent",
                    envelope = envelope,
                    record = record,
                    signed = signed
                )
            }
        }
        (true, false) => say!(words, "proof-fails"),
        (false, _) => say!(words, "proof-no-fit"),
    };
    let step = |step: &chance::BlockRead| ProofStep {
        block: step.block,
        offset: step.offset as u32,
        bytes: HEXLOWER.encode(&step.bytes),
        drawn: step.drawn,
        number: step.number,
    };
    Ok(Proof::Sealed(Box::new(SealedProof {
        envelope: record.opens.unwrap_or_default(),
        sealed_by,
        seal: seal.to_string(),
        seed: seed.to_string(),
        seal_of_seed: seal_of(&seed).to_string(),
        prev: order.prev.to_string(),
        order: order.seq,
        commitment: order.commitment.to_string(),
        nonce: given.and_then(|given| given.nonce),
        intent: fixed.map(|intent| intent.to_string()),
        shared: shared.map(|shared| shared.to_string()),
        blocks: trace.blocks.iter().map(ToString::to_string).collect(),
        steps: trace.steps.iter().map(step).collect(),
        derived,
        holds,
        verdict,
    })))
}

/// What the sender of an order had fixed (version 2), and whether a device signed it; a copy's is its original's.
fn intent_of(
    referee: &Referee,
    campaign: CampaignId,
    order: &Record,
) -> Result<Option<(Bytes32, bool)>, Rejected> {
    let fixed = |intent: Option<Bytes32>, signed: bool| intent.map(|intent| (intent, signed));
    let mut found = fixed(order.intent, order.signature.is_some());
    let mut original = order.copy_of.filter(|_| order.v > 1);
    while let (None, Some(seq)) = (found, original) {
        referee.each_record(campaign, seq..=seq, |line| {
            found = fixed(line.intent, line.signature.is_some());
            original = line.copy_of;
        })?;
    }
    Ok(found)
}

/// What the others gave to the dice of an order's batch.
struct Shared {
    value: Bytes32,
    /// Who gave.
    givers: Vec<String>,
    /// The round of the beacon that stood in.
    round: Option<u64>,
}

/// What the others gave to the dice of an order's batch, and who gave.
fn shared_of(referee: &Referee, campaign: CampaignId, order: &Record) -> Result<Shared, Rejected> {
    let (first, last) = referee.batch_of(campaign, order.seq)?;
    let batch = records(referee, campaign, first, last)?;
    let contributed = batch.iter().find(|record| record.kind == kind::CONTRIBUTED);
    let Some(contributed) = contributed else {
        return Ok(Shared { value: Bytes32::ZERO, givers: Vec::new(), round: None });
    };
    let told: Contributed = contributed.read_data().map_err(Rejected::damaged)?;
    let chain = match &told.beacon {
        Some(_) => beacon_of(referee, campaign, order.seq)?.map(|beacon| beacon.chain),
        None => None,
    };
    let value = chronicle::shared(&told.given, chain.as_ref().zip(told.beacon.as_ref()));
    let round = told.beacon.map(|round| round.round);
    let givers = told.given.into_iter().map(|given| given.seat).collect();
    Ok(Shared { value, givers, round })
}

/// The beacon of the policy that held when an order was given: along the stream, whatever was rewound since.
fn beacon_of(
    referee: &Referee,
    campaign: CampaignId,
    order: u64,
) -> Result<Option<Beacon>, Rejected> {
    referee.with_fold(campaign, |policies: &mut Policies| {
        policies.go_on(referee, campaign, order)?;
        let held = policies.set.iter().rev().find(|(seq, _)| *seq <= order);
        Ok(held.and_then(|(_, policy)| policy.beacon.clone()))
    })
}

/// The policies of a log with the records that set them, as far as it was folded.
#[derive(Default)]
struct Policies {
    next: u64,
    set: Vec<(u64, Policy)>,
}

impl Policies {
    fn go_on(&mut self, referee: &Referee, campaign: CampaignId, to: u64) -> Result<(), Rejected> {
        #[derive(Deserialize)]
        struct Genesis {
            chance: Policy,
        }
        if to < self.next {
            return Ok(());
        }
        let mut set = Vec::new();
        referee.each_record(campaign, self.next..=to, |line| {
            let data = line.data.unwrap_or_default();
            let policy = match (line.seq, line.kind) {
                (0, _) => serde_json::from_str(data).ok().map(|Genesis { chance }| chance),
                (_, kind::POLICY_SET) => serde_json::from_str(data).ok(),
                _ => None,
            };
            set.extend(policy.map(|policy| (line.seq, policy)));
        })?;
        self.set.append(&mut set);
        self.next = to + 1;
        Ok(())
    }
}

/// The record that laid an envelope on the table, and its seal.
fn seal_on_table(
    referee: &Referee,
    campaign: CampaignId,
    before: u64,
    envelope: u64,
) -> Result<Option<(u64, Bytes32)>, Rejected> {
    // It stands just before as a rule; envelopes are opened all the time.
    const AT_ONCE: u64 = 256;
    let mut end = before;
    while end > 0 {
        let from = end.saturating_sub(AT_ONCE);
        let mut found = None;
        referee.each_record(campaign, from..=end - 1, |line| {
            let lays = line.opens.map_or(0, |opened| opened + 1);
            if let Some(seal) = line.seal.filter(|_| lays == envelope) {
                found = Some((line.seq, seal));
            }
        })?;
        if found.is_some() {
            return Ok(found);
        }
        end = from;
    }
    Ok(None)
}
