//! The state at one record, and how it goes on from there: the fold along the timeline.

use crate::codec::{NotEvent, event_of};
use campaign::{Campaign, CampaignEvent, Event, State};
use chronicle::{Batch, Head, Line, Record, Scope, kind};
use decider::{Contradiction, Decider as _};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How a campaign stands at one record: the fold along the timeline from genesis to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StateAt {
    /// The record.
    pub at: Head,
    /// The state behind it.
    pub state: State,
    /// For each scope, the last record on this timeline that was about it or changed it.
    touched: BTreeMap<Scope, u64>,
}

/// A record cannot follow where it stands.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(crate) enum NotFolded {
    #[error("{0}")]
    NotEvent(#[from] NotEvent),
    #[error("record {seq} (`{kind}`) contradicts what is before it: {contradiction}")]
    Contradicts { seq: u64, kind: String, contradiction: Contradiction },
    #[error("record {seq}: `{scope}` is no scope")]
    Scope { seq: u64, scope: String },
}

impl StateAt {
    /// Before genesis.
    pub(crate) fn nothing() -> Self {
        let at = Head { seq: 0, hash: chance::Bytes32::ZERO };
        Self { at, state: State::default(), touched: BTreeMap::new() }
    }

    /// The state after what was written behind this one, whether it was an order or a correction that
    /// leads here and what follows it again; `state` is the one behind all of it, if it is another. What
    /// stands in front of the rewind, a ruling for example, is of the timeline that was left.
    pub(crate) fn after(&self, state: Option<State>, batches: &[Batch]) -> Self {
        let state = state.unwrap_or_else(|| self.state.clone());
        let mut next = Self { at: self.at, state, touched: self.touched.clone() };
        let records = batches.iter().flat_map(|batch| &batch.records);
        let elsewhere =
            |record: &&Record| record.parent.is_some_and(|parent| parent != self.at.seq);
        for record in records.skip_while(elsewhere) {
            next.pass(record.head(), &record.scope, &record.kind);
        }
        next
    }

    /// Goes on by one record of the same timeline.
    pub(crate) fn fold(&mut self, line: &Line<'_>) -> Result<(), NotFolded> {
        let event = event_of(line)?;
        self.fold_event(line, event.as_ref())
    }

    /// The same, by somebody who has read what event it holds.
    pub(crate) fn fold_event(
        &mut self,
        line: &Line<'_>,
        event: Option<&Event>,
    ) -> Result<(), NotFolded> {
        let seq = line.seq;
        if let Some(event) = event {
            Campaign::evolve(&mut self.state, event).map_err(|contradiction| {
                NotFolded::Contradicts { seq, kind: line.kind.to_owned(), contradiction }
            })?;
        }
        let wrong = |_| NotFolded::Scope { seq, scope: line.scope.to_owned() };
        let scope = line.scope.parse().map_err(wrong)?;
        self.pass(Head { seq, hash: line.hash }, &scope, line.kind);
        Ok(())
    }

    /// One record further; the state is not looked at.
    fn pass(&mut self, at: Head, scope: &Scope, kind: &str) {
        self.at = at;
        // Who gives to dice changes nothing that anybody has seen of a board.
        if !matches!(kind, kind::CONTRIBUTED | kind::SPENT) {
            self.touch(scope, at.seq);
        }
        if matches!(kind, kind::TIMELINE_REWOUND | CampaignEvent::OPENED) {
            self.touch_all(at.seq);
        }
    }

    fn touch(&mut self, scope: &Scope, seq: u64) {
        match self.touched.get_mut(scope) {
            Some(last) => *last = seq,
            None => drop(self.touched.insert(scope.clone(), seq)),
        }
    }

    /// A rewind changes every scope. An opening is counted with them: it happens rarely, and what
    /// passes between engagements is then never overlooked.
    fn touch_all(&mut self, seq: u64) {
        self.touched.values_mut().for_each(|last| *last = seq);
    }

    /// The last record that was about a scope, or changed it.
    #[must_use]
    pub fn last_touched(&self, scope: &Scope) -> u64 {
        self.touched.get(scope).copied().unwrap_or(0)
    }
}
