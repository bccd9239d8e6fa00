//! Telling a player that it is their turn, once it has been for some minutes: at a table nobody is told, and whoever has
//! gone home is.

use super::{Due, Look, Occasion, Reminders, TurnNotice};
use crate::problem::WORDS;
use campaign::{
    State,
    pending::{CampaignPending, words_for},
};
use chronicle::{CampaignId, kind};
use chrono::{DateTime, Utc};
use decider::Seat;
use messages::{Language, say};
use projections::moment_name;
use referee::{Rejected, ReminderState, TurnNotices};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::PoisonError,
};

/// Since when seats have owed what they were not told of: by campaign and seat, by the word for what they owe.
pub(crate) type Since = BTreeMap<(CampaignId, Seat), BTreeMap<String, DateTime<Utc>>>;

/// The scope of what is said about all of a campaign.
const CAMPAIGN: &str = "campaign";

/// So many records are read at once on the way back to the last that was played, and so far back at most.
const AT_ONCE: u64 = 32;
const FARTHEST: u64 = 1024;

/// Under which name the notice of a seat is under way.
pub(super) fn name(seat: &Seat) -> String {
    format!("turn.{}", seat.name())
}

impl Reminders {
    pub(super) fn turns(
        &self,
        (campaign, state, head): (CampaignId, &State, u64),
        notices: BTreeMap<Seat, TurnNotices>,
        all: &[CampaignPending],
        now: DateTime<Utc>,
        busy: &BTreeSet<(CampaignId, String)>,
        look: &mut Look,
    ) -> Result<(), Rejected> {
        let last_at = self.last_played(campaign, head)?.unwrap_or(now);
        for (seat, mut notices) in notices {
            if busy.contains(&(campaign, name(&seat))) {
                continue;
            }
            let known = notices.clone();
            let owed: Vec<&CampaignPending> = all
                .iter()
                .filter(|owed| owed.what.is_awaited() && owed.seats.contains(&seat))
                .collect();
            let words: BTreeSet<String> = owed.iter().map(|owed| word_for(owed)).collect();
            let fresh_since = self.fresh_since((campaign, &seat), &words, &notices.told, last_at);
            if owed.is_empty() {
                // Whoever has done what they owed is told when they owe the same again.
                if !notices.told.is_empty() {
                    notices.told.clear();
                    self.referee.note_turn_notice(campaign, &seat, (&known, &notices))?;
                }
                continue;
            }
            let newest = notices.newest.as_ref();
            match newest.map(|newest| (newest.state, newest.next_at)) {
                // It was on its way when the server ended: that is noted, and nothing sent.
                Some((ReminderState::Trying, _)) => {}
                Some((ReminderState::Waiting, next_at)) if !words.is_disjoint(&notices.told) => {
                    let next_at = next_at.unwrap_or(now);
                    if next_at > now {
                        look.later(next_at);
                        continue;
                    }
                }
                _ => {
                    let Some(since) = fresh_since else { continue };
                    let due_at = since + self.notice_after;
                    if due_at > now {
                        look.later(due_at);
                        continue;
                    }
                    notices.newest = None;
                    notices.told.clone_from(&words);
                }
            }
            let language = Language::of(&notices.language).unwrap_or(self.language);
            let said = WORDS.in_language(language);
            let subject = say!(said, "turn-subject", campaign = state.name.clone());
            let mut text = subject.clone();
            for owed in owed {
                text.push('\n');
                text.push_str(&told(state, owed, language));
            }
            if let Some(url) = &self.public_url {
                text.push_str(&format!("\n{url}/c/{campaign}"));
            }
            let before = notices.newest.clone();
            let of = Occasion::Turn(Box::new(TurnNotice { seat, known, notices }));
            look.due.push(Due { campaign, of, subject, text, before });
        }
        Ok(())
    }

    /// When somebody played last, or the head was moved. What is said at the desk, and what devices and keys leave in the
    /// log, makes nobody wait anew, and a server that looks late looks as if it had been in time.
    fn last_played(
        &self,
        campaign: CampaignId,
        head: u64,
    ) -> Result<Option<DateTime<Utc>>, Rejected> {
        let (mut to, mut played) = (head, None);
        loop {
            let from = to.saturating_sub(AT_ONCE - 1);
            let mut oldest = None;
            self.referee.each_record(campaign, from..=to, |line| {
                let at: DateTime<Utc> = line.at.into();
                oldest.get_or_insert(at);
                if line.scope != CAMPAIGN || line.kind == kind::TIMELINE_REWOUND {
                    played = Some(at);
                }
            })?;
            if played.is_some() || from == 0 || head - from >= FARTHEST {
                return Ok(played.or(oldest));
            }
            to = from - 1;
        }
    }

    /// Since when a seat has owed something that it was not told of, if it does.
    fn fresh_since(
        &self,
        (campaign, seat): (CampaignId, &Seat),
        words: &BTreeSet<String>,
        told: &BTreeSet<String>,
        last_at: DateTime<Utc>,
    ) -> Option<DateTime<Utc>> {
        let mut since = self.since.lock().unwrap_or_else(PoisonError::into_inner);
        let at = (campaign, seat.clone());
        let fresh: BTreeSet<&String> = words.difference(told).collect();
        if fresh.is_empty() {
            since.remove(&at);
            return None;
        }
        let known = since.entry(at).or_default();
        known.retain(|word, _| fresh.contains(word));
        for word in fresh {
            known.entry(word.clone()).or_insert(last_at);
        }
        known.values().min().copied()
    }
}

/// The word under which it is noted that a seat was told of what it owes. It stays the same while the same is owed.
fn word_for(owed: &CampaignPending) -> String {
    let CampaignPending { engagement, turn, step, what, fight, .. } = owed;
    format!("{engagement:?} {turn} {step:?} {what:?} {fight:?}")
}

fn told(state: &State, owed: &CampaignPending, language: Language) -> String {
    let title = state.engagements.get(&owed.engagement);
    let title = title.map(|it| it.title.said(language)).unwrap_or_default();
    say!(
        WORDS.in_language(language),
        "turn-owed",
        title = title,
        turn = owed.turn.to_string(),
        step = moment_name(&owed.step, language),
        what = words_for(owed.what).in_language(language),
    )
}
