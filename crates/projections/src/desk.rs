//! The audit desk as its visitors see it: disputes with their evidence, questions that wait for an
//! answer, thrown dice that wait for a witness.

use crate::{BlindAbout, Listener, LogLine, SourceSeen, lines, words::words};
use campaign::desk::{Closed, Consent, HouseRules, RulingWord};
use chronicle::{CampaignId, ThrownBy, Timestamp, kind};
use messages::Language;
use referee::{Referee, Rejected};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How the desk stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DeskView {
    /// What the table has agreed on.
    pub rules: HouseRules,
    /// All disputes, the newest first.
    pub disputes: Vec<DisputeSeen>,
    /// How many of them are open. The campaign cannot be closed before they are ruled.
    pub open: u64,
    /// Questions whether the head may be moved, the newest first.
    pub requests: Vec<RequestSeen>,
    /// The newest thrown rolls that nobody has confirmed or contested, and that the reader could.
    pub to_witness: Vec<LogLine>,
    /// How many thrown rolls nobody has witnessed.
    pub unwitnessed: u64,
    /// The organiser is blind, and since when; left out: they read everything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blind: Option<BlindAbout>,
    /// Who does the organiser's work with a key of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deputies: Vec<String>,
    /// The campaign was closed.
    pub closed: Option<Closed>,
}

/// A dispute with its evidence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DisputeSeen {
    /// Its number.
    pub dispute: u32,
    /// Is a ruling awaited?
    pub open: bool,
    /// Does play wait for it, as the house rules say?
    pub pauses: bool,
    /// The record of `dispute.raised`.
    pub seq: u64,
    /// Who raised it.
    pub by: String,
    /// What is wrong, in their words.
    pub text: String,
    /// The record that is disputed.
    pub record: u64,
    /// Is it a roll or a draw? Then there is an audit of it.
    pub is_roll: bool,
    /// Does a ruling that has it thrown again come with the new faces? Of a roll that fell on a table, where the organiser may
    /// type what fell.
    #[serde(default)]
    pub asks_faces: bool,
    /// The whole order that it belongs to, as the reader may see it.
    pub evidence: Vec<LogLine>,
    /// What was said since.
    pub statements: Vec<StatementSeen>,
    /// How it was ruled.
    pub ruled: Option<RuledSeen>,
}

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StatementSeen {
    /// Its record.
    pub seq: u64,
    /// Whose it is.
    pub by: String,
    /// What they say.
    pub text: String,
}

/// A ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RuledSeen {
    /// Its record.
    pub seq: u64,
    /// How.
    pub ruling: RulingWord,
    /// The same as people say it.
    pub word: String,
    /// Why.
    pub reason: String,
}

/// A question whether the head may be moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RequestSeen {
    /// Its number.
    pub request: u32,
    /// Its record.
    pub seq: u64,
    /// Where to.
    pub to: u64,
    /// The only engagement that goes back.
    pub only: Option<String>,
    /// The what-if that would be adopted, by its id.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub what_if: Option<String>,
    /// Why.
    pub reason: String,
    /// Until when answers count.
    #[schemars(with = "String")]
    pub until: Timestamp,
    /// Whose orders would be undone, with their answers.
    pub asked: Vec<AskedSeen>,
    /// How it stands.
    pub stands: Consent,
    /// The head was moved since; it serves no more.
    pub over: bool,
    /// Is the reader's answer awaited?
    pub your_turn: bool,
}

/// Somebody who is asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AskedSeen {
    /// The seat.
    pub seat: String,
    /// Yes, no, or nothing yet.
    pub agrees: Option<bool>,
}

/// A ruling as people say it.
fn word(ruling: RulingWord, language: Language) -> String {
    let code = match ruling {
        RulingWord::Stands => "stands",
        RulingWord::Struck => "struck",
        RulingWord::ThrownAgain => "thrown_again",
        RulingWord::Replaced => "replaced",
        RulingWord::Rewound => "rewound",
    };
    words(language).say("ruling", &[("ruling", code.into())])
}

/// So many rolls that wait for a witness are listed.
const MOST: usize = 50;

/// How the desk stands for a reader, along the stream.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn desk<'r>(
    referee: &Referee,
    campaign: CampaignId,
    reader: impl Into<Listener<'r>>,
) -> Result<DeskView, Rejected> {
    let listener = reader.into();
    let reader = listener.reader;
    let (desk, now) = referee.desk(campaign)?;
    let may_type = referee.policy(campaign)?.thrown == ThrownBy::Anyone;
    let mut disputes = Vec::new();
    for (number, dispute) in desk.disputes.iter().rev() {
        let record = dispute.raised.record;
        let (first, last) = referee.batch_of(campaign, record)?;
        let evidence = lines(referee, campaign, listener, first..=last)?;
        let disputed = evidence.iter().find(|line| line.seq == record);
        let is_roll = disputed
            .is_some_and(|line| matches!(&*line.kind, kind::DICE_ROLLED | kind::CARD_DRAWN));
        let dice = disputed.and_then(|line| line.dice.as_ref());
        let asks_faces = may_type && dice.is_some_and(|dice| dice.source == SourceSeen::Thrown);
        let statements = dispute.statements.iter().map(|(seq, stated)| StatementSeen {
            seq: *seq,
            by: stated.by.to_string(),
            text: stated.text.clone(),
        });
        let open = dispute.ruled.is_none();
        disputes.push(DisputeSeen {
            dispute: *number,
            open,
            pauses: open && desk.paused_by(&dispute.raised.scope).is_some(),
            seq: dispute.seq,
            by: dispute.raised.by.to_string(),
            text: dispute.raised.text.clone(),
            record,
            is_roll,
            asks_faces,
            evidence,
            statements: statements.collect(),
            ruled: dispute.ruled.as_ref().map(|(seq, ruled)| RuledSeen {
                seq: *seq,
                ruling: ruled.ruling,
                word: word(ruled.ruling, listener.language),
                reason: ruled.reason.clone(),
            }),
        });
    }
    let seat = reader.seat();
    let requests = desk.requests.values().rev().map(|request| {
        let asked = request.asked.affected.iter().map(|seat| AskedSeen {
            seat: seat.name().to_owned(),
            agrees: match (request.agree.contains(seat), request.refuse.contains(seat)) {
                (true, _) => Some(true),
                (_, true) => Some(false),
                _ => None,
            },
        });
        let silent = |seat: &&decider::Seat| {
            request.asked.affected.contains(seat)
                && !request.agree.contains(*seat)
                && !request.refuse.contains(*seat)
        };
        RequestSeen {
            request: request.asked.request,
            seq: request.seq,
            to: request.asked.to,
            only: request.asked.only.clone(),
            what_if: request.asked.what_if.as_ref().map(|it| it.campaign.clone()),
            reason: request.asked.reason.clone(),
            until: request.asked.until.into(),
            asked: asked.collect(),
            stands: request.stands(&desk.rules, now),
            over: request.over,
            your_turn: !request.over && now < request.asked.until && seat.filter(silent).is_some(),
        }
    });
    let requests = requests.collect();
    let me = reader
        .holder()
        .map(|by| seat.map_or_else(|| by.to_string(), |seat| seat.name().to_owned()));
    let mut typed = referee.rolls_without_witness(campaign)?;
    typed.retain(|seq, _| !desk.witnessed.contains_key(seq));
    let unwitnessed = typed.len() as u64;
    let waiting = typed.iter().filter(|(_, by)| me.as_ref().is_some_and(|me| me != *by));
    let mut to_witness = Vec::new();
    for (seq, _) in waiting.rev().take(MOST) {
        to_witness.extend(lines(referee, campaign, listener, *seq..=*seq)?);
    }
    let open = desk.open().count() as u64;
    let place = referee.place(campaign, None)?;
    let blind = BlindAbout::of(&desk, &place.standing.state, listener.language);
    let deputies = desk.deputies.into_keys().collect();
    let (rules, closed) = (desk.rules, desk.closed);
    Ok(DeskView {
        rules,
        disputes,
        open,
        requests,
        to_witness,
        unwitnessed,
        blind,
        deputies,
        closed,
    })
}
