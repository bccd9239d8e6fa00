//! From what a fight has changed to the record that changed it, and to the dice that fell for it
//! ([CAR-13](campaign::clauses::CAR_13)).

mod ending;

use crate::{Listener, LogLine, first_scope, lines, words::WORDS};
use campaign::{CampaignEvent, EngagementClosed, Event};
use chronicle::{CampaignId, Line, Scope, kind};
use messages::{Language, saying};
use referee::{Code, Referee, Rejected, codec::event_of};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Where a cause stands in the log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "CauseRecord")]
pub struct CauseSeen {
    /// The engagement.
    #[schemars(with = "String")]
    pub scope: Scope,
    /// Its title.
    pub title: String,
    /// The record of the fact.
    pub record: u64,
    /// What it says, as far as the reader may know.
    pub sentence: String,
    /// The order that brought it about.
    pub order: u64,
    /// The order as a sentence.
    pub order_sentence: String,
    /// The roll or draw that it came of: the last one of its order before it, in the same step; none:
    /// nothing fell there.
    pub roll: Option<u64>,
    /// That roll as a sentence.
    pub roll_sentence: Option<String>,
}

/// The record of the how-manieth fact of an engagement, counted along the timeline of a record; of the
/// head where none is named.
///
/// # Errors
/// `unknown_record` when the engagement has no such fact; `unknown_scope`, `unknown_campaign`.
pub fn cause<'r>(
    referee: &Referee,
    campaign: CampaignId,
    reader: impl Into<Listener<'r>>,
    engagement: u32,
    fact: u32,
    at: Option<u64>,
) -> Result<CauseSeen, Rejected> {
    let listener = reader.into();
    let about = About::of(referee, campaign, listener.language, engagement, at)?;
    let record = record_of(referee, campaign, (&about.scope, about.kinds), fact, about.at)?;
    seen(referee, campaign, listener, about, record, |_| true)
}

/// The last record of an engagement that has changed something, by the word of that: of what no fight has changed the
/// engagement itself tells.
///
/// # Errors
/// `unknown_record` when nothing has changed it; `unknown_scope`, `unknown_campaign`.
pub fn cause_of<'r>(
    referee: &Referee,
    campaign: CampaignId,
    reader: impl Into<Listener<'r>>,
    engagement: u32,
    what: &str,
    at: Option<u64>,
) -> Result<CauseSeen, Rejected> {
    let listener = reader.into();
    let about = About::of(referee, campaign, listener.language, engagement, at)?;
    let scope = about.scope.to_string();
    let mut found = None;
    let mut closed: Option<(u64, EngagementClosed)> = None;
    for run in referee.path_to(campaign, about.at)? {
        referee.each_record(campaign, run, |line| {
            if line.kind == CampaignEvent::CLOSED {
                closed = closing(line).map(|event| (line.seq, event));
            }
            let names = line.data.is_some_and(|data| data.contains(what));
            let mine = line.scope == scope && about.kinds.contains(&line.kind);
            if mine && names && line.audience().admits(listener.reader.by()) && changes(line, what)
            {
                found = Some((line.seq, closed.clone()));
            }
        })?;
    }
    // Where a fight about it was closed by the same order, it came of the fight and not of the closing.
    if let Some((record, Some((at, closed)))) = &found
        && let Some(ended) = ending::of(referee, campaign, (*record, *at), closed, what)?
    {
        let language = listener.language;
        let about = About::of(referee, campaign, language, closed.engagement.0, Some(ended))?;
        return seen(referee, campaign, listener, about, ended, |_| true);
    }
    match found.map(|(record, _)| record) {
        // One order of a map does many things: only what fell right before it, it came of.
        Some(record) => seen(referee, campaign, listener, about, record, |told| {
            told.iter().rev().find(|line| line.seq < record).is_some_and(fell)
        }),
        None => {
            let (at, what) = (about.at.to_string(), what.to_owned());
            let message = saying!(&WORDS, "changed-by-nothing", what = what, record = at);
            Err(Rejected::new(Code::UnknownRecord, message))
        }
    }
}

fn closing(line: &Line<'_>) -> Option<EngagementClosed> {
    match event_of(line) {
        Ok(Some(Event::Campaign(CampaignEvent::EngagementClosed(closed)))) => Some(closed),
        _ => None,
    }
}

fn changes(line: &Line<'_>, what: &str) -> bool {
    match event_of(line) {
        Ok(Some(Event::Played { event, .. })) => event.changes().iter().any(|it| it == what),
        _ => false,
    }
}

fn fell(line: &LogLine) -> bool {
    matches!(&*line.kind, kind::DICE_ROLLED | kind::CARD_DRAWN)
}

/// An engagement behind a record.
struct About {
    scope: Scope,
    title: String,
    kinds: &'static [&'static str],
    at: u64,
}

impl About {
    fn of(
        referee: &Referee,
        campaign: CampaignId,
        language: Language,
        engagement: u32,
        at: Option<u64>,
    ) -> Result<Self, Rejected> {
        let scope = format!("engagement/{engagement}");
        let scope: Scope = scope.parse().unwrap_or_else(|_| first_scope());
        let place = referee.place(campaign, at)?;
        let number = Referee::engagement(&place.standing, &scope)?;
        let found = place.standing.state.engagement(number);
        let title = found.map(|it| it.title.said(language)).unwrap_or_default();
        let kinds = found.map_or(&[][..], |it| it.system().kinds());
        Ok(Self { scope, title, kinds, at: place.standing.at.seq })
    }
}

/// A record with its order and with what fell for it.
fn seen(
    referee: &Referee,
    campaign: CampaignId,
    listener: Listener<'_>,
    about: About,
    record: u64,
    came_of_a_roll: impl FnOnce(&[LogLine]) -> bool,
) -> Result<CauseSeen, Rejected> {
    let About { scope, title, .. } = about;
    let (first, last) = referee.batch_of(campaign, record)?;
    let told = lines(referee, campaign, listener, first..=last)?;
    let sentence =
        |seq: u64| told.iter().find(|line| line.seq == seq).map(|it| it.sentence.clone());
    // One order can play a whole fight: what fell in another step, or elsewhere, has nothing to do with it.
    let fact = told.iter().find(|line| line.seq == record);
    let same_step = |line: &LogLine| {
        fact.is_some_and(|it| {
            (&it.scope, it.turn, &it.step) == (&line.scope, line.turn, &line.step)
        })
    };
    let before = |line: &&LogLine| line.seq < record && fell(line) && same_step(line);
    let roll = told.iter().rev().find(before).filter(|_| came_of_a_roll(&told));
    Ok(CauseSeen {
        scope,
        title,
        record,
        sentence: sentence(record).unwrap_or_default(),
        order: first,
        order_sentence: sentence(first).unwrap_or_default(),
        roll: roll.map(|line| line.seq),
        roll_sentence: roll.map(|line| line.sentence.clone()),
    })
}

/// Counts the facts of an engagement, which are of these kinds, as `campaign` does when it notes who has
/// changed whom.
fn record_of(
    referee: &Referee,
    campaign: CampaignId,
    (scope, kinds): (&Scope, &[&str]),
    fact: u32,
    at: u64,
) -> Result<u64, Rejected> {
    let scope = scope.to_string();
    let (mut count, mut found) = (0, None);
    for run in referee.path_to(campaign, at)? {
        referee.each_record(campaign, run, |line| {
            if line.scope == scope && kinds.contains(&line.kind) {
                count += 1;
                if count == fact {
                    found = Some(line.seq);
                }
            }
        })?;
        if found.is_some() {
            break;
        }
    }
    found.ok_or_else(|| {
        let (at, fact, count) = (at.to_string(), fact.to_string(), count.to_string());
        let message =
            saying!(&WORDS, "no-such-fact", scope = scope, count = count, record = at, fact = fact);
        Rejected::new(Code::UnknownRecord, message)
    })
}
