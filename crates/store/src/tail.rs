//! What the journal holds durably and the database does not yet: read from memory until it does.

use crate::StoreError;
use chronicle::{CampaignId, Head};
use std::{
    collections::{BTreeMap, VecDeque},
    fmt,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

/// With so many bytes the database follows without waiting for more.
const ENOUGH: usize = 1 << 20;
/// With so many bytes no further group is begun before the database has followed.
const MOST: usize = 32 << 20;
/// So many bytes are given to the database at once.
const AT_ONCE: usize = 4 << 20;

/// One frame of the journal.
#[derive(Clone)]
pub(crate) struct Entry {
    /// Where its frame begins.
    pub(crate) at: u64,
    /// Where it ends.
    pub(crate) end: u64,
    pub(crate) campaign: CampaignId,
    /// The number of the first line.
    pub(crate) first: u64,
    pub(crate) lines: Vec<Arc<str>>,
    /// The head after the lines.
    pub(crate) head: Option<Head>,
    pub(crate) private: Option<Arc<[u8]>>,
}

impl Entry {
    pub(crate) fn bytes(&self) -> usize {
        let lines: usize = self.lines.iter().map(|line| line.len()).sum();
        lines + self.private.as_ref().map_or(0, |private| private.len())
    }
}

/// What the tail has of one campaign.
#[derive(Default)]
struct Newest {
    /// The number of the first line.
    first: u64,
    lines: VecDeque<Arc<str>>,
    /// The last is what the campaign keeps.
    privates: VecDeque<Arc<[u8]>>,
}

#[derive(Default)]
struct Held {
    entries: VecDeque<Entry>,
    campaigns: BTreeMap<CampaignId, Newest>,
    bytes: usize,
    /// Since when the oldest waits.
    since: Option<Instant>,
    /// So many asked that the database follow at once …
    asked: u64,
    /// … and so many of them were answered.
    answered: u64,
    /// Why the database does not follow.
    failure: Option<StoreError>,
    /// Nothing more will come.
    closed: bool,
    /// Nobody follows any more.
    ended: bool,
}

/// What the follower is to do.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Task {
    /// Everything in front of this place of the journal is to be taken over.
    Follow { end: u64, ticket: u64 },
    /// The database failed, and is to be tried again.
    TryAgain { ticket: u64 },
    /// Nobody needs it any more.
    End,
}

/// The part of the journal that only memory and the journal hold.
#[derive(Default)]
pub(crate) struct Tail {
    held: Mutex<Held>,
    changed: Condvar,
}

impl fmt::Debug for Tail {
    /// It holds secrets.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tail").finish_non_exhaustive()
    }
}

impl Tail {
    fn held(&self) -> MutexGuard<'_, Held> {
        // Nothing is changed before it is whole.
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'h>(&self, held: MutexGuard<'h, Held>) -> MutexGuard<'h, Held> {
        self.changed.wait(held).unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes in what has just become durable in the journal.
    pub(crate) fn push(&self, entries: Vec<Entry>) {
        let mut held = self.held();
        if held.entries.is_empty() {
            held.since = Some(Instant::now());
        }
        for entry in entries {
            held.bytes += entry.bytes();
            let newest = held.campaigns.entry(entry.campaign).or_default();
            if newest.lines.is_empty() {
                newest.first = entry.first;
            }
            newest.lines.extend(entry.lines.iter().cloned());
            newest.privates.extend(entry.private.clone());
            held.entries.push_back(entry);
        }
        drop(held);
        self.changed.notify_all();
    }

    /// The records `from` to `to`, as far as they are here: the number of the first that is, and the lines. What is in front
    /// of them the database has.
    pub(crate) fn lines(
        &self,
        campaign: CampaignId,
        from: u64,
        to: u64,
    ) -> Option<(u64, Vec<Arc<str>>)> {
        let held = self.held();
        let newest = held.campaigns.get(&campaign).filter(|newest| !newest.lines.is_empty())?;
        let first = from.max(newest.first);
        let place = |seq: u64| usize::try_from(seq - newest.first).unwrap_or(usize::MAX);
        let end = place(to.max(newest.first).saturating_add(1)).min(newest.lines.len());
        if to < first || place(first) >= end {
            return None;
        }
        Some((first, newest.lines.range(place(first)..end).cloned().collect()))
    }

    /// What a campaign keeps, if that is here.
    pub(crate) fn private(&self, campaign: CampaignId) -> Option<Arc<[u8]>> {
        self.held().campaigns.get(&campaign)?.privates.back().cloned()
    }

    /// Campaigns of which something is here.
    pub(crate) fn campaigns(&self) -> Vec<CampaignId> {
        self.held().campaigns.keys().copied().collect()
    }

    pub(crate) fn bytes(&self) -> usize {
        self.held().bytes
    }

    /// Why the database does not follow.
    pub(crate) fn failure(&self) -> Option<StoreError> {
        self.held().failure.clone()
    }

    /// Waits until there is room for one group more, or the database has failed.
    pub(crate) fn wait_for_room(&self) {
        let mut held = self.held();
        while held.bytes >= MOST && held.failure.is_none() && !held.ended {
            held = self.wait(held);
        }
    }

    /// Lets the database follow now, or try again, and waits until it has.
    pub(crate) fn follow_now(&self) -> Result<(), StoreError> {
        let mut held = self.held();
        held.asked += 1;
        let ticket = held.asked;
        self.changed.notify_all();
        while held.answered < ticket && !held.ended {
            held = self.wait(held);
        }
        match &held.failure {
            None => Ok(()),
            Some(error) => Err(error.clone()),
        }
    }

    /// Nothing more will come: the follower ends when the database has everything, or has failed.
    pub(crate) fn close(&self) {
        self.held().closed = true;
        self.changed.notify_all();
    }

    /// Waits until there is something for the follower to do.
    pub(crate) fn task(&self, delay: Duration, pause: Duration) -> Task {
        let mut held = self.held();
        let begun = Instant::now();
        loop {
            let asked = held.asked > held.answered;
            let has_failed = held.failure.is_some();
            if held.closed && !asked && (has_failed || held.entries.is_empty()) {
                return Task::End;
            }
            let (since, patience) = match (has_failed, held.since) {
                (true, _) => (Some(begun), pause),
                (false, since) => (since, delay),
            };
            let left = since.map(|since| patience.saturating_sub(since.elapsed()));
            let is_time = left.is_some_and(|left| left.is_zero());
            let is_much = held.bytes >= ENOUGH && !has_failed;
            if asked || held.closed || is_time || is_much {
                let ticket = held.asked;
                return match held.entries.back() {
                    _ if has_failed => Task::TryAgain { ticket },
                    last => Task::Follow { end: last.map_or(0, |last| last.end), ticket },
                };
            }
            held = match left {
                // The longest delay is none: it is waited for until somebody asks.
                Some(left) if left < Duration::MAX / 2 => {
                    let waited = self.changed.wait_timeout(held, left);
                    waited.unwrap_or_else(PoisonError::into_inner).0
                }
                _ => self.wait(held),
            };
        }
    }

    /// The oldest entries in front of `end`, as many as the database is given at once.
    pub(crate) fn oldest(&self, end: u64) -> Vec<Entry> {
        let held = self.held();
        let mut bytes = 0;
        let few = held.entries.iter().take_while(|entry| {
            let has_room = bytes < AT_ONCE && entry.at < end;
            bytes += entry.bytes();
            has_room
        });
        few.cloned().collect()
    }

    /// Where the journal ends durably, as far as anything is here.
    pub(crate) fn end(&self) -> Option<u64> {
        self.held().entries.back().map(|last| last.end)
    }

    /// The database holds durably what lies in front of `end`: memory lets go of it.
    pub(crate) fn followed(&self, end: u64) {
        let mut held = self.held();
        while held.entries.front().is_some_and(|entry| entry.end <= end) {
            let Some(entry) = held.entries.pop_front() else { break };
            held.bytes -= entry.bytes();
            let Some(newest) = held.campaigns.get_mut(&entry.campaign) else { continue };
            newest.lines.drain(..entry.lines.len());
            newest.first += entry.lines.len() as u64;
            if entry.private.is_some() {
                newest.privates.pop_front();
            }
            if newest.lines.is_empty() && newest.privates.is_empty() {
                held.campaigns.remove(&entry.campaign);
            }
        }
        held.since = (!held.entries.is_empty()).then(Instant::now);
        drop(held);
        self.changed.notify_all();
    }

    /// A task is done, or has failed.
    pub(crate) fn done(&self, ticket: u64, failure: Option<StoreError>) {
        let mut held = self.held();
        held.answered = ticket;
        held.failure = failure;
        drop(held);
        self.changed.notify_all();
    }

    /// Nobody follows any more. If something more could come, that is a failure.
    pub(crate) fn end_following(&self) {
        let mut held = self.held();
        held.ended = true;
        if !held.closed {
            let reason = "the thread that writes to the database has ended".into();
            held.failure.get_or_insert(StoreError::Stopped { reason });
        }
        drop(held);
        self.changed.notify_all();
    }
}
