//! The turns and their steps, along the timeline: what a scrubber jumps to.

use crate::words::step_name;
use campaign::Event;
use chronicle::{CampaignId, Scope};
use messages::Language;
use referee::{Referee, Rejected, codec::event_of};
use rulebook::Beginning;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

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
    let mut marks: Vec<TurnMark> = Vec::new();
    let scope = scope.to_string();
    // The first record of the batch being read.
    let mut begun_at = 0;
    for run in referee.live_path(campaign)? {
        referee.each_record(campaign, run, |line| {
            let happened = (line.scope == scope).then(|| event_of(line).ok().flatten());
            if let Some(Some(Event::Played { event, .. })) = happened {
                match event.begins() {
                    Some(Beginning::Turn(turn)) => marks.push(TurnMark::new(turn, line.seq)),
                    Some(Beginning::Step(step)) => {
                        let name = step_name(step.name, language);
                        let step = step.word.to_owned();
                        if let Some(turn) = marks.last_mut() {
                            turn.steps.push(StepMark { step, name, seq: line.seq });
                        }
                    }
                    None => {}
                }
            }
            if line.last {
                for mark in marks.iter_mut().rev().take_while(|mark| mark.seq >= begun_at) {
                    (mark.start, mark.end) = (line.seq, line.seq);
                }
                // Batches of other scopes count: the state at their end is still of this turn. One
                // that ends a turn and begins the next belongs to the next.
                if let Some(turn) = marks.last_mut() {
                    turn.end = line.seq;
                }
                begun_at = line.seq + 1;
            }
        })?;
    }
    Ok(marks)
}

impl TurnMark {
    fn new(turn: u32, seq: u64) -> Self {
        Self { turn, seq, start: seq, end: seq, steps: Vec::new() }
    }
}
