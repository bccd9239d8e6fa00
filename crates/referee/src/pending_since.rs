//! Since when each thing is waited for: folded along the stream, so that no page walks a log for it.
//!
//! What was waited for before a rewind and still is behind it has been waited for all along; what a rewind brings back is
//! waited for since that rewind. A correction is several batches of one moment, so only what is so at the end of a moment
//! counts: neither the state behind its rewind nor what follows it again makes anybody wait anew.

use campaign::{
    State,
    pending::{CampaignPending, all_pending},
};
use chronicle::Timestamp;
use decider::Seat;
use serde::{Deserialize, Serialize};
use std::mem;

/// Since when each thing is waited for.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PendingSince {
    /// The moment of the last record that was taken.
    at: Option<Timestamp>,
    /// What was waited for before that moment.
    before: Vec<Waited>,
    now: Vec<Waited>,
}

/// One thing that is waited for from one seat, or from nobody in particular.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Waited {
    /// Its seats are left out: others may still come, or have come.
    pending: CampaignPending,
    seat: Option<Seat>,
    since: Timestamp,
}

impl PendingSince {
    /// Takes how a campaign stands behind a batch.
    pub(crate) fn take(&mut self, state: &State, at: Timestamp) {
        if self.at != Some(at) {
            self.before = mem::take(&mut self.now);
            self.at = Some(at);
        }
        self.now.clear();
        for mut pending in all_pending(state) {
            let seats = mem::take(&mut pending.seats);
            let anybody = seats.is_empty().then_some(None);
            for seat in seats.into_iter().map(Some).chain(anybody) {
                let same = self.before.iter().find(|it| it.seat == seat && it.pending == pending);
                let since = same.map_or(at, |same| same.since);
                self.now.push(Waited { pending: pending.clone(), seat, since });
            }
        }
    }

    /// Since when something is waited for; of several seats, since when the first of those who still owe it has. None: it is
    /// not waited for at the head.
    #[must_use]
    pub fn of(&self, pending: &CampaignPending) -> Option<Timestamp> {
        match pending.seats.as_slice() {
            [] => self.of_seat(pending, None),
            seats => seats.iter().filter_map(|seat| self.of_seat(pending, Some(seat))).min(),
        }
    }

    /// Since when it is waited for from one seat.
    #[must_use]
    pub fn of_seat(&self, pending: &CampaignPending, seat: Option<&Seat>) -> Option<Timestamp> {
        let waits = |it: &&Waited| it.seat.as_ref() == seat && is_same(&it.pending, pending);
        self.now.iter().find(waits).map(|it| it.since)
    }
}

/// Is it the same, whoever still owes it?
fn is_same(one: &CampaignPending, other: &CampaignPending) -> bool {
    one.same_moment(other.engagement, other.turn, &other.step)
        && one.what == other.what
        && one.fight == other.fight
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_the_same_at_the_end_of_a_moment_has_been_waited_for_all_along() {
        let moment = |text: &str| text.parse::<Timestamp>().unwrap();
        let (first, later) =
            (moment("2026-01-02T03:04:05.678Z"), moment("2026-01-02T03:04:05.679Z"));
        let step = campaign::pending::Moment::Step("orders".to_owned());
        let (engagement, what) =
            (campaign::EngagementNumber(1), campaign::pending::Awaited::Orders);
        let seat = "north".parse::<Seat>().unwrap();
        let seats = vec![seat.clone()];
        let pending = CampaignPending { engagement, turn: 1, step, what, seats, fight: None };
        let bare = CampaignPending { seats: Vec::new(), ..pending.clone() };
        let waited = |since| Waited { pending: bare.clone(), seat: Some(seat.clone()), since };
        let mut known =
            PendingSince { at: Some(first), before: Vec::new(), now: vec![waited(first)] };
        assert_eq!(known.of(&pending), Some(first));
        assert_eq!(known.of(&CampaignPending { turn: 2, ..pending.clone() }), None);
        // Nothing is waited for in an empty state; what was before stays known until the moment is over.
        known.take(&State::default(), later);
        assert_eq!((known.of(&pending), known.before.len()), (None, 1));
        known.take(&State::default(), later);
        assert_eq!(known.before, [waited(first)]);
        known.take(&State::default(), first);
        assert_eq!(known, PendingSince { at: Some(first), ..PendingSince::default() });
    }
}
