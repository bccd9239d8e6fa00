//! Everything there is to say about one roll or draw: who, when, why, what it changed, and the
//! proof, step by step.

use crate::{
    Change, GroupedBy, Judged, Listener, LogLine, PieceChange,
    compare::differences,
    line::seat_name,
    lines,
    rulebook::{ClauseText, clause_of_roll},
    view::part_as_json,
    words::{WORDS, words},
};
use campaign::desk::DiceWitnessed;
use chance::{Bound, Bytes32, Derivation, Source, Stream, seal_of};
use chronicle::{
    CampaignId, CardDrawn, Contributed, DiceRolled, OrderGiven, Record, Scope, Timestamp, kind,
};
use data_encoding::HEXLOWER;
use messages::{Language, say, saying};
use referee::{Code, Referee, Rejected};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One roll or draw.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct RollAudit {
    /// Its record.
    pub seq: u64,
    /// `dice.rolled` or `card.drawn`.
    pub kind: String,
    /// The record as a sentence.
    pub sentence: String,
    /// Does it lie on the live timeline?
    pub live: bool,
    /// Is its payload hidden from the reader? Then only its envelope is accounted for.
    pub hidden: bool,
    /// When its order was accepted.
    #[schemars(with = "String")]
    pub at: Timestamp,
    /// What it is about.
    pub scope: String,
    /// Who gave the order.
    pub by: String,
    /// The order's record.
    pub order: u64,
    /// The order as a sentence, as far as the reader may read it.
    pub order_sentence: String,
    /// The clause that called for it, with its text.
    pub clause: Option<ClauseText>,
    /// A stable code for the purpose.
    pub why: Option<String>,
    /// What fell.
    pub fell: Option<Fell>,
    /// How things stood before the order: this record can be looked at.
    pub before: u64,
    /// And behind it.
    pub after: u64,
    /// What came of it, up to the order's next roll.
    pub consequences: Vec<LogLine>,
    /// The same facts as they stand in the log: what was computed, with every modifier.
    pub facts: Vec<FactSeen>,
    /// What the whole order changed on the board.
    pub pieces: Vec<PieceChange>,
    /// What it changed in the view.
    pub table: Vec<Change>,
    /// Where the numbers came from.
    pub proof: Proof,
    /// Who confirmed or contested the faces.
    pub witnesses: Vec<DiceWitnessed>,
    /// The numbers of the disputes about this record or its order.
    pub disputes: Vec<u32>,
    /// How this player's thrown dice compare with chance, where these were thrown.
    pub thrown_by: Option<Judged>,
}

/// What fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fell {
    /// Dice.
    Dice {
        /// Such as `2d6`.
        dice: String,
        /// One for each die.
        faces: Vec<u32>,
    },
    /// A card.
    Card {
        /// The deck.
        deck: String,
        /// The card.
        card: String,
        /// Where in the pile, from 0.
        index: u32,
        /// How many lay there.
        of: u32,
    },
}

/// A fact that came of a roll.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct FactSeen {
    /// Its record.
    pub seq: u64,
    /// Its kind.
    pub kind: String,
    /// Its payload.
    pub data: Value,
}

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

/// Everything about one roll or draw, as the reader may see it.
///
/// # Errors
/// `unknown_campaign`, `unknown_record`, `not_a_roll`.
pub fn roll<'r>(
    referee: &Referee,
    campaign: CampaignId,
    reader: impl Into<Listener<'r>>,
    seq: u64,
) -> Result<RollAudit, Rejected> {
    let listener = reader.into();
    let Listener { reader, language } = listener;
    let (first, last) = referee.batch_of(campaign, seq)?;
    let batch = records(referee, campaign, first, last)?;
    let chance = |record: &&Record| matches!(&*record.kind, kind::DICE_ROLLED | kind::CARD_DRAWN);
    let found = batch.iter().find(|record| record.seq == seq).filter(chance);
    let record = found.ok_or_else(|| {
        Rejected::new(Code::NotARoll, saying!(&WORDS, "not-a-roll", record = seq.to_string()))
    })?;
    let order = &batch[0];
    let told = lines(referee, campaign, listener, first..=last)?;
    let line = |seq: u64| told.iter().find(|line| line.seq == seq);
    let next = batch.iter().filter(chance).map(|record| record.seq).find(|next| *next > seq);
    let consequences: Vec<LogLine> = told
        .iter()
        .filter(|line| line.seq > seq && next.is_none_or(|next| line.seq < next))
        .cloned()
        .collect();
    let facts = batch
        .iter()
        .filter(|fact| consequences.iter().any(|line| line.seq == fact.seq && !line.hidden));
    let facts = facts.map(|fact| FactSeen {
        seq: fact.seq,
        kind: fact.kind.clone(),
        data: fact.read_data().unwrap_or_default(),
    });
    let facts: Vec<FactSeen> = facts.collect();
    let hidden = !record.audience.admits(reader.by());
    let seen = if hidden { None } else { Some(Seen::of(record)?) };
    let before = order.parent.unwrap_or(0);
    let (pieces, table) = changed(referee, campaign, listener, &record.scope, before, last)?;
    let proof = proof(referee, campaign, listener, record, order)?;
    let (desk, _) = referee.desk(campaign)?;
    let original = record.copy_of.unwrap_or(seq);
    let disputes = desk.disputes.iter().filter(|(_, dispute)| {
        (first..=last).contains(&dispute.raised.record) || dispute.raised.record == original
    });
    let clause = match &seen {
        Some(seen) => clause_of_roll(referee, (campaign, reader), &seen.clause, language)?,
        None => None,
    };
    let fell = seen.as_ref().map(|seen| &seen.fell);
    let thrown_by = thrown_by(referee, campaign, &proof, fell, &order.by.to_string(), language)?;
    Ok(RollAudit {
        seq,
        kind: record.kind.clone(),
        sentence: line(seq).map(|line| line.sentence.clone()).unwrap_or_default(),
        live: line(seq).is_some_and(|line| line.live),
        hidden,
        at: record.at,
        scope: record.scope.to_string(),
        by: order.by.to_string(),
        order: order.seq,
        order_sentence: line(first).map(|line| line.sentence.clone()).unwrap_or_default(),
        clause,
        why: seen.as_ref().and_then(|seen| seen.why.clone()),
        fell: seen.as_ref().map(|seen| seen.fell.clone()),
        before,
        after: last,
        consequences,
        facts,
        pieces,
        table,
        witnesses: desk.witnessed.get(&original).cloned().unwrap_or_default(),
        disputes: disputes.map(|(number, _)| *number).collect(),
        thrown_by,
        proof,
    })
}

/// The player's thrown dice of the same kind, held against chance.
fn thrown_by(
    referee: &Referee,
    campaign: CampaignId,
    proof: &Proof,
    fell: Option<&Fell>,
    by: &str,
    language: Language,
) -> Result<Option<Judged>, Rejected> {
    let (Proof::Thrown { .. }, Some(Fell::Dice { dice, .. })) = (proof, fell) else {
        return Ok(None);
    };
    let sides = dice.split_once('d').and_then(|(_, sides)| sides.parse().ok()).unwrap_or(0);
    let judged = crate::dice(referee, campaign, language)?.judged.into_iter();
    let mut of_player =
        judged.filter(|it| it.group == GroupedBy::PlayerThrown && it.sides == sides);
    Ok(of_player.find(|judged| judged.name == by))
}

fn records(
    referee: &Referee,
    campaign: CampaignId,
    first: u64,
    last: u64,
) -> Result<Vec<Record>, Rejected> {
    let mut records = Vec::new();
    // Lines of the store were read before they came here.
    referee.each_record(campaign, first..=last, |line| records.extend(line.to_record().ok()))?;
    Ok(records)
}

fn changed(
    referee: &Referee,
    campaign: CampaignId,
    listener: Listener<'_>,
    scope: &Scope,
    before: u64,
    after: u64,
) -> Result<(Vec<PieceChange>, Vec<Change>), Rejected> {
    let seen = |at: u64| -> Result<Value, Rejected> {
        let place = referee.place(campaign, Some(at))?;
        let number = Referee::engagement(&place.standing, scope).ok();
        let part = number.and_then(|number| part_as_json(&place.standing.state, number, listener));
        Ok(part.unwrap_or_default())
    };
    let (before, after) = (seen(before)?, seen(after)?);
    if before.is_null() || after.is_null() {
        return Ok((Vec::new(), Vec::new()));
    }
    Ok(differences(&before, &after))
}

/// A payload, read.
struct Seen {
    clause: String,
    why: Option<String>,
    fell: Fell,
    source: Source,
    /// In how many is a number looked for, and how many numbers?
    of: u64,
    numbers: Vec<u32>,
    /// What is added to a number: faces begin with 1, positions with 0.
    first: u32,
}

impl Seen {
    fn of(record: &Record) -> Result<Self, Rejected> {
        let wrong = |flaw: chronicle::Flaw| Rejected::damaged(flaw);
        if record.kind == kind::DICE_ROLLED {
            let DiceRolled { clause, why, dice, faces, source } =
                record.read_data().map_err(wrong)?;
            return Ok(Self {
                clause,
                why: Some(why),
                fell: Fell::Dice { dice: dice.to_string(), faces: faces.clone() },
                source,
                of: u64::from(dice.sides()),
                numbers: faces,
                first: 1,
            });
        }
        let CardDrawn { clause, deck, card, index, of, source } =
            record.read_data().map_err(wrong)?;
        Ok(Self {
            clause,
            why: None,
            fell: Fell::Card { deck, card, index, of },
            source,
            of: u64::from(of),
            numbers: vec![index],
            first: 0,
        })
    }
}

fn proof(
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
    let (shared, givers) = told.map_or((None, Vec::new()), |(shared, it)| (Some(shared), it));
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

/// What the others gave to the dice of an order's batch, and who gave.
fn shared_of(
    referee: &Referee,
    campaign: CampaignId,
    order: &Record,
) -> Result<(Bytes32, Vec<String>), Rejected> {
    let (first, last) = referee.batch_of(campaign, order.seq)?;
    let batch = records(referee, campaign, first, last)?;
    let contributed = batch.iter().find(|record| record.kind == kind::CONTRIBUTED);
    let Some(contributed) = contributed else { return Ok((Bytes32::ZERO, Vec::new())) };
    let told: Contributed = contributed.read_data().map_err(Rejected::damaged)?;
    // No beacon is in use here: what stood in for the others would be mixed in with its chain.
    let shared = chronicle::shared(&told.given, None);
    Ok((shared, told.given.into_iter().map(|given| given.seat).collect()))
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
