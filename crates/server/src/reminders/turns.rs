//! Telling a player that it is their turn, once it has been for some minutes: at a table nobody is told, and whoever has
//! gone home is.

use super::{Due, Look, Occasion, Reminders, TurnNotice};
use crate::problem::WORDS;
use campaign::{
    State,
    pending::{CampaignPending, words_for},
};
use chronicle::CampaignId;
use chrono::{DateTime, Utc};
use decider::Seat;
use messages::{Language, say};
use projections::moment_name;
use referee::{PendingSince, Rejected, ReminderState, TurnNotices};
use std::collections::{BTreeMap, BTreeSet};

/// Under which name the notice of a seat is under way.
pub(super) fn name(seat: &Seat) -> String {
    format!("turn.{}", seat.name())
}

impl Reminders {
    pub(super) fn turns(
        &self,
        (campaign, state): (CampaignId, &State),
        notices: BTreeMap<Seat, TurnNotices>,
        (all, since): (&[CampaignPending], &PendingSince),
        now: DateTime<Utc>,
        busy: &BTreeSet<(CampaignId, String)>,
        look: &mut Look,
    ) -> Result<(), Rejected> {
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
            let fresh = owed.iter().filter(|owed| !notices.told.contains(&word_for(owed)));
            let fresh = fresh.filter_map(|owed| since.of_seat(owed, Some(&seat)));
            let fresh_since: Option<DateTime<Utc>> = fresh.min().map(DateTime::from);
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
}

/// The word under which it is noted that a seat was told of what it owes. It stays the same while the same is owed.
fn word_for(owed: &CampaignPending) -> String {
    let CampaignPending { engagement, turn, step, what, fight, .. } = owed;
    format!("{engagement:?} {turn} {step:?} {what:?} {fight:?}")
}

fn told(state: &State, owed: &CampaignPending, language: Language) -> String {
    let title = state.engagement(owed.engagement);
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
