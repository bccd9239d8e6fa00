//! What an amendment would come to, order by order, for the organiser.

use crate::{
    Change, Listener, LogLine, PieceChange, compare::differences, line::event_sentence, lines,
    shape::HeadBody, view::part_as_json, words::words,
};
use chronicle::{CampaignId, Head, Scope};
use decider::Fact as _;
use messages::say;
use referee::{Amended, Amendment, Followed, Referee, Rejected, Verdict};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What an amendment would come to. Nothing was opened for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct AmendmentPreview {
    /// The record behind which the timelines part.
    pub to: u64,
    /// The head that it was looked at upon.
    #[schemars(with = "HeadBody")]
    pub head: Head,
    /// The order that is put in or decided anew; null where one is struck.
    pub edited: Option<FollowedOrder>,
    /// The later orders, in their order.
    pub later: Vec<FollowedOrder>,
    /// How many of them come to what.
    pub counts: VerdictCounts,
    /// What would stand otherwise on the board now, as far as it is known.
    pub pieces: Vec<PieceChange>,
    /// What would read otherwise in the organiser's view now.
    pub table: Vec<Change>,
}

/// How many later orders come to what.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct VerdictCounts {
    /// The very same.
    pub unchanged: u64,
    /// The same order, and something else comes of it.
    pub new_result: u64,
    /// Needs dice or a card that did not fall before.
    pub needs_roll: u64,
    /// Hangs on such a roll of another order.
    pub depends: u64,
    /// Cannot be given any more.
    pub refused: u64,
}

/// An order on the amended timeline.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct FollowedOrder {
    /// Its number on the timeline that is left; null for one that is put in.
    pub order: Option<u64>,
    /// Who sent it, or on whose behalf it is given.
    pub by: String,
    /// What it is about.
    #[schemars(with = "String")]
    pub scope: Scope,
    /// The order as a sentence.
    pub sentence: Option<String>,
    /// What becomes of it.
    pub verdict: VerdictWord,
    /// Why, or what it needs, as a sentence.
    pub why: Option<String>,
    /// The code of a refusal.
    pub code: Option<String>,
    /// The clause that refuses it, or asks for dice.
    pub clause: Option<String>,
    /// The dice that it needs, such as `2d6`.
    pub dice: Option<String>,
    /// The order with the roll on which it hangs.
    pub on: Option<u64>,
    /// What happened, where something else would.
    pub was: Vec<String>,
    /// What would happen instead.
    pub becomes: Vec<String>,
}

/// What becomes of an order when an earlier one is corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum VerdictWord {
    /// The very same.
    Unchanged,
    /// The same order, and something else comes of it.
    NewResult,
    /// It needs dice or a card that did not fall before.
    NeedsRoll,
    /// It hangs on such a roll of another order.
    Depends,
    /// It cannot be given any more.
    Refused,
}

/// What an amendment would come to.
///
/// # Errors
/// As [`Referee::preview_amendment`].
pub fn amendment_preview(
    referee: &Referee,
    campaign: CampaignId,
    amendment: &Amendment,
    listener: Listener<'_>,
) -> Result<AmendmentPreview, Rejected> {
    let amended = referee.preview_amendment(campaign, amendment)?;
    told(referee, campaign, &amended, listener)
}

/// The same for an amendment that was carried out.
///
/// # Errors
/// When the store fails.
pub fn told(
    referee: &Referee,
    campaign: CampaignId,
    amended: &Amended,
    listener: Listener<'_>,
) -> Result<AmendmentPreview, Rejected> {
    let mut counts = VerdictCounts::default();
    for followed in &amended.later {
        match followed.verdict {
            Verdict::Unchanged => counts.unchanged += 1,
            Verdict::NewResult => counts.new_result += 1,
            Verdict::NeedsRoll(_) | Verdict::NeedsDraw(_) => counts.needs_roll += 1,
            Verdict::Depends(_) => counts.depends += 1,
            Verdict::Refused(_) => counts.refused += 1,
        }
    }
    let tell = |followed: &Followed| order(referee, campaign, amended, followed, listener);
    let edited = amended.edited.as_ref().map(tell).transpose()?;
    let later = amended.later.iter().map(tell).collect::<Result<_, _>>()?;
    let place = referee.place(campaign, Some(amended.head.seq))?;
    let (mut pieces, mut table) = (Vec::new(), Vec::new());
    for number in amended.state.engagements.keys() {
        let part =
            |state: &campaign::State| part_as_json(state, *number, listener).unwrap_or_default();
        let (moved, changed) = differences(&part(&place.standing.state), &part(&amended.state));
        pieces.extend(moved);
        table.extend(changed);
    }
    let (to, head) = (amended.to, amended.head);
    Ok(AmendmentPreview { to, head, edited, later, counts, pieces, table })
}

fn order(
    referee: &Referee,
    campaign: CampaignId,
    amended: &Amended,
    followed: &Followed,
    listener: Listener<'_>,
) -> Result<FollowedOrder, Rejected> {
    let Listener { reader, language } = listener;
    let words = words(language);
    let mut told = FollowedOrder {
        order: followed.order,
        by: followed.by.to_string(),
        scope: followed.scope.clone(),
        sentence: None,
        verdict: VerdictWord::Unchanged,
        why: None,
        code: None,
        clause: None,
        dice: None,
        on: None,
        was: Vec::new(),
        becomes: Vec::new(),
    };
    let lines_of = |records: &std::ops::RangeInclusive<u64>| -> Result<Vec<LogLine>, Rejected> {
        lines(referee, campaign, listener, records.clone())
    };
    match &followed.verdict {
        Verdict::Unchanged => (),
        Verdict::NewResult => {
            told.verdict = VerdictWord::NewResult;
            let state = &amended.state;
            let sentences = followed.events.iter().filter(|event| {
                state.audience(event.engagement(), event.audience()).admits(reader.by())
            });
            told.becomes =
                sentences.map(|event| event_sentence(event, &amended.state, language)).collect();
        }
        Verdict::NeedsRoll(need) => {
            told.verdict = VerdictWord::NeedsRoll;
            told.clause = Some(need.clause.to_string());
            told.dice = Some(need.dice.to_string());
            let (clause, dice) = (need.clause.to_string(), need.dice.to_string());
            told.why =
                Some(say!(words, "asks-for-dice", clause = clause, dice = dice, why = need.why));
        }
        Verdict::NeedsDraw(clause) => {
            told.verdict = VerdictWord::NeedsRoll;
            told.clause = Some(clause.to_string());
            told.why = Some(say!(words, "asks-for-card", clause = clause.to_string()));
        }
        Verdict::Depends(on) => {
            told.verdict = VerdictWord::Depends;
            told.on = Some(*on);
            told.why = Some(match on {
                0 => say!(words, "hangs-on-new"),
                on => say!(words, "hangs-on", order = on.to_string()),
            });
        }
        Verdict::Refused(rejected) => {
            told.verdict = VerdictWord::Refused;
            told.why = Some(rejected.message.in_language(language));
            told.code = Some(rejected.code.to_owned());
            told.clause = rejected.clause.map(|clause| clause.to_string());
        }
    }
    // What stays as it is needs no words; a thousand such orders are told by their numbers.
    if let (Some(records), false) = (&followed.records, told.verdict == VerdictWord::Unchanged) {
        let before = lines_of(records)?;
        if before.first().is_some_and(|order| order.hidden) {
            // What somebody's secret order needs would tell of the secret.
            (told.clause, told.dice) = (None, None);
            if told.verdict == VerdictWord::NeedsRoll {
                told.why = None;
            }
        }
        let mut before = before.into_iter();
        let typed = before.next().map(|line| line.sentence);
        let fell = |line: &LogLine| {
            use chronicle::kind::{CARD_DRAWN, CONTRIBUTED, DICE_ROLLED};
            matches!(&*line.kind, CONTRIBUTED | DICE_ROLLED | CARD_DRAWN)
        };
        let was = before.filter(|line| !line.hidden && !fell(line)).map(|line| line.sentence);
        let was: Vec<String> = was.collect();
        // What it did first says more than what was typed.
        told.sentence = was.first().cloned().or(typed);
        if told.verdict == VerdictWord::NewResult {
            told.was = was;
        }
    }
    Ok(told)
}
