//! The turns and their steps, along the timeline: what a scrubber jumps to.

use crate::words::step_name;
use campaign::Event;
use chronicle::{CampaignId, Line, Scope};
use messages::Language;
use referee::{Referee, Rejected, codec::event_of, path_behind};
use rulebook::{Beginning, StepName};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, ops::RangeInclusive};

/// Where a turn lies on the live timeline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TurnMark {
    /// Its number; 0 is the council of war before the first.
    pub turn: u32,
    /// The record with which it begins.
    pub seq: u64,
    /// The end of the batch in which it begins: where a rewind to this turn leads.
    pub start: u64,
    /// The last batch end that belongs to it.
    pub end: u64,
    /// Its steps, in order; a battle has none.
    pub steps: Vec<StepMark>,
}

/// Where a step lies on the live timeline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct StepMark {
    /// Its word.
    pub step: String,
    /// Its name as people say it.
    pub name: String,
    /// The record with which it begins.
    pub seq: u64,
}

/// The turns of an engagement, along the timeline.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn turns(
    referee: &Referee,
    campaign: CampaignId,
    scope: &Scope,
    language: Language,
) -> Result<Vec<TurnMark>, Rejected> {
    referee.with_fold(campaign, |kept: &mut BTreeMap<Scope, Turns>| {
        let turns = kept.entry(scope.clone()).or_default();
        if let Err(rejected) = turns.go_on(referee, campaign, &scope.to_string()) {
            *turns = Turns::default();
            return Err(rejected);
        }
        let told: Vec<TurnMark> = turns.marks.iter().map(|mark| mark.told(language)).collect();
        if told.is_empty() {
            // Whoever makes up engagements takes no room.
            kept.remove(scope);
        }
        Ok(told)
    })
}

/// The turns as far as the log was folded.
#[derive(Default)]
struct Turns {
    /// The part of the live path that was folded.
    folded: Vec<RangeInclusive<u64>>,
    marks: Vec<Mark>,
    /// The first record of the batch that comes next.
    begun_at: u64,
}

/// A turn, in no language.
struct Mark {
    turn: u32,
    seq: u64,
    start: u64,
    end: u64,
    steps: Vec<(StepName, u64)>,
}

impl Turns {
    fn go_on(
        &mut self,
        referee: &Referee,
        campaign: CampaignId,
        scope: &str,
    ) -> Result<(), Rejected> {
        let path = referee.live_path(campaign)?;
        let behind = match path_behind(&self.folded, &path) {
            Some(behind) => behind,
            None => {
                *self = Self::default();
                path.clone()
            }
        };
        for run in behind {
            referee.each_record(campaign, run, |line| self.fold(line, scope))?;
        }
        self.folded = path;
        Ok(())
    }

    fn fold(&mut self, line: &Line<'_>, scope: &str) {
        let happened = (line.scope == scope).then(|| event_of(line).ok().flatten());
        if let Some(Some(Event::Played { event, .. })) = happened {
            match event.begins() {
                Some(Beginning::Turn(turn)) => {
                    let (seq, steps) = (line.seq, Vec::new());
                    self.marks.push(Mark { turn, seq, start: seq, end: seq, steps });
                }
                Some(Beginning::Step(step)) => {
                    if let Some(turn) = self.marks.last_mut() {
                        turn.steps.push((step, line.seq));
                    }
                }
                None => {}
            }
        }
        if line.last {
            let begun_at = self.begun_at;
            for mark in self.marks.iter_mut().rev().take_while(|mark| mark.seq >= begun_at) {
                (mark.start, mark.end) = (line.seq, line.seq);
            }
            // Batches of other scopes count: the state at their end is still of this turn. One
            // that ends a turn and begins the next belongs to the next.
            if let Some(turn) = self.marks.last_mut() {
                turn.end = line.seq;
            }
            self.begun_at = line.seq + 1;
        }
    }
}

impl Mark {
    fn told(&self, language: Language) -> TurnMark {
        let steps = self.steps.iter().map(|&(step, seq)| StepMark {
            step: step.word.to_owned(),
            name: step_name(step.name, language),
            seq,
        });
        let Self { turn, seq, start, end, .. } = *self;
        TurnMark { turn, seq, start, end, steps: steps.collect() }
    }
}
