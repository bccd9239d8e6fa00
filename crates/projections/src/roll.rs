//! Everything there is to say about one roll or draw: who, when, why, what it changed, and its proof.

mod proof;

use crate::{
    Change, GroupedBy, Judged, Listener, LogLine, PieceChange,
    beside::{FellElsewhere, fell_elsewhere},
    compare::differences,
    lines,
    rulebook::{ClauseText, clause_of_roll},
    view::part_as_json,
    words::WORDS,
};
use campaign::desk::DiceWitnessed;
use chance::Source;
use chronicle::{CampaignId, CardDrawn, DiceRolled, Record, Scope, Timestamp, kind};
use messages::{Language, saying};
pub use proof::{Proof, ProofStep, SealedProof};
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
    /// In which other campaign it fell, where it is only told here: in a what-if that was adopted, or in the campaign of
    /// which this is a what-if.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub elsewhere: Option<FellElsewhere>,
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
    let proof = proof::proof(referee, campaign, listener, record, order)?;
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
    let elsewhere = match &proof {
        Proof::Thrown { .. } => fell_elsewhere(referee, campaign, &desk, seq)?,
        _ => None,
    };
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
        elsewhere,
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
