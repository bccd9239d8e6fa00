//! What an army wins by besides the end of the other (W-36): goals that a scenario names. They are judged when a turn
//! ends: whoever has one of theirs has won.

mod words;

pub use words::{ground_in_words, in_words};

use crate::event::{BattleEnded, GoalMet, GoalProgressed};
use crate::field::Field;
use crate::pieces::{Colour, PieceId};
use crate::state::{Outcome, State};
use crate::verdict::{by_losses, losses};
use crate::{Draft, Event, Stop};
use board::Hex;
use decider::Contradiction;
use rulebook::named;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// One thing that an army wins by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "BattleGoal")]
pub enum Goal {
    /// Its units stand in hexes.
    Hold(Hold),
    /// Enemies are gone.
    Kill(Kill),
    /// Some of its own are still there.
    Keep(Keep),
    /// Its units stand at an edge of the table.
    Reach(Reach),
}

/// Units of the army stand in hexes; an individual alone holds none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BattleHold")]
pub struct Hold {
    /// Which.
    pub hexes: Vec<Hex>,
    /// How many of them; none: all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// At the end of this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u32>,
    /// Or at the ends of so many turns running; neither: at the end of any turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<u32>,
}

/// Enemies are gone, all of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BattleKill")]
pub struct Kill {
    /// Who.
    pub pieces: Vec<PieceId>,
}

/// Some of one's own are still on the table, all of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BattleKeep")]
pub struct Keep {
    /// Who.
    pub pieces: Vec<PieceId>,
    /// At the end of this turn; none: of the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u32>,
}

/// Units of the army stand at an edge of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BattleReach")]
pub struct Reach {
    /// Which.
    pub edge: Edge,
    /// How many of them at once.
    pub units: u32,
}

named! {
    /// A side of the table as its map is drawn.
    Edge {
        /// The first row.
        Top = "top", "Top";
        /// The last row.
        Bottom = "bottom", "Bottom";
        /// The first column.
        Left = "left", "Left";
        /// The last column.
        Right = "right", "Right";
    }
}

impl Edge {
    /// Its hexes.
    #[must_use]
    pub fn hexes(self, field: &Field) -> Vec<Hex> {
        let last = |at: fn(&Hex) -> i16| field.hexes().map(|hex| at(&hex)).max().unwrap_or(0);
        let (column, row) = (last(|hex| hex.column()), last(|hex| hex.row()));
        let here = |hex: &Hex| match self {
            Self::Top => hex.row() == 0,
            Self::Bottom => hex.row() == row,
            Self::Left => hex.column() == 0,
            Self::Right => hex.column() == column,
        };
        field.hexes().filter(here).collect()
    }
}

impl Hold {
    /// How many of its hexes are to be held.
    #[must_use]
    pub fn wanted(&self) -> u32 {
        self.number.unwrap_or_else(|| rulebook::count(self.hexes.len()))
    }
}

impl Goal {
    /// The hexes that it is about.
    #[must_use]
    pub fn hexes(&self, field: &Field) -> Vec<Hex> {
        match self {
            Self::Hold(hold) => hold.hexes.clone(),
            Self::Reach(reach) => reach.edge.hexes(field),
            Self::Kill(_) | Self::Keep(_) => Vec::new(),
        }
    }

    /// The ends of turns running at which it is to be so.
    const fn turns(&self) -> u32 {
        match self {
            Self::Hold(Hold { turns: Some(turns), .. }) => *turns,
            _ => 1,
        }
    }

    /// The only turn at whose end it counts, if there is one.
    const fn turn(&self) -> Option<u32> {
        match self {
            Self::Hold(hold) => hold.turn,
            Self::Keep(keep) => keep.turn,
            Self::Kill(_) | Self::Reach(_) => None,
        }
    }

    /// Is it so now?
    fn is_so(&self, state: &State, army: Colour) -> bool {
        let units = |hexes: &[Hex]| {
            let own =
                |hex: &&Hex| state.unit_in(**hex).is_some_and(|(_, unit)| unit.colour == army);
            rulebook::count(hexes.iter().filter(own).count())
        };
        let is_there = |id: &PieceId| state.pieces.get(id).is_some_and(|it| it.hex.is_some());
        match self {
            Self::Hold(hold) => units(&hold.hexes) >= hold.wanted(),
            Self::Kill(kill) => !kill.pieces.iter().any(is_there),
            Self::Keep(keep) => keep.pieces.iter().all(is_there),
            Self::Reach(reach) => units(&reach.edge.hexes(&state.field)) >= reach.units,
        }
    }
}

/// A goal of an army, and how far it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pursuit {
    /// What it is.
    pub goal: Goal,
    /// At the ends of how many turns running it was so, where that counts.
    pub turns: u32,
    /// Has the army won by it?
    pub met: bool,
}

impl Pursuit {
    pub(crate) const fn of(goal: Goal) -> Self {
        Self { goal, turns: 0, met: false }
    }
}

/// Ends the battle when a turn has ended and an army has what it came for. Where both have, the losses decide as after
/// the last turn ([W-36](crate::clauses::W_36), [W-12](crate::clauses::W_12)).
pub(crate) fn judge(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let state = draft.state();
    let (mut happened, mut winners) = (Vec::<Event>::new(), BTreeSet::new());
    for (&army, pursuits) in &state.goals {
        for (number, pursuit) in (1..).zip(pursuits) {
            let goal = &pursuit.goal;
            let is_so = goal.is_so(state, army);
            let turns = if is_so { pursuit.turns + 1 } else { 0 };
            if goal.turns() > 1 && turns != pursuit.turns {
                let goal = goal.clone();
                happened.push(GoalProgressed { army, number, goal, turns }.into());
            }
            let in_time = goal.turn().is_none_or(|turn| turn == state.turn);
            if is_so && in_time && turns >= goal.turns() {
                winners.insert(army);
                happened.push(GoalMet { army, number, goal: goal.clone() }.into());
            }
        }
    }
    let outcome = match winners.iter().copied().collect::<Vec<Colour>>()[..] {
        [] => None,
        [winner] => Some(Outcome::Won(winner)),
        _ => Some(by_losses(state)),
    };
    let losses = losses(state);
    for event in happened {
        draft.record(event)?;
    }
    let Some(outcome) = outcome else { return Ok(false) };
    draft.record(BattleEnded { outcome, losses }.into())?;
    Ok(true)
}

fn pursuit(state: &mut State, army: Colour, number: u32) -> Result<&mut Pursuit, Contradiction> {
    let index = (number as usize).checked_sub(1);
    let pursuit = index.and_then(|index| state.goals.get_mut(&army)?.get_mut(index));
    pursuit.ok_or_else(|| Contradiction::new(format!("the {army} army has no goal {number}")))
}

pub(crate) fn goal_progressed(
    state: &mut State,
    event: &GoalProgressed,
) -> Result<(), Contradiction> {
    pursuit(state, event.army, event.number)?.turns = event.turns;
    Ok(())
}

pub(crate) fn goal_met(state: &mut State, event: &GoalMet) -> Result<(), Contradiction> {
    pursuit(state, event.army, event.number)?.met = true;
    Ok(())
}
