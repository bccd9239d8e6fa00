//! Who has what they came for (W-36): goals are judged when a turn ends, and whoever has one of theirs has won.

use crate::event::{BattleEnded, GoalMet, GoalProgressed};
use crate::goal::{Goal, Pursuit};
use crate::pieces::{Colour, PieceId};
use crate::state::{Outcome, State};
use crate::verdict::{by_losses, losses};
use crate::{Draft, Stop};
use board::Hex;
use decider::Contradiction;
use std::collections::BTreeSet;

/// Is it so now?
fn is_so(goal: &Goal, state: &State, army: Colour) -> bool {
    let units = |hexes: &[Hex]| {
        let own = |hex: &&Hex| state.unit_in(**hex).is_some_and(|(_, unit)| unit.colour == army);
        rulebook::count(hexes.iter().filter(own).count())
    };
    let is_there = |id: &PieceId| state.pieces.get(id).is_some_and(|it| it.hex.is_some());
    match goal {
        Goal::Hold(hold) => units(&hold.hexes) >= hold.wanted(),
        Goal::Kill(kill) => !kill.pieces.iter().any(is_there),
        Goal::Keep(keep) => keep.pieces.iter().all(is_there),
        Goal::Reach(reach) => units(&reach.edge.hexes(&state.field)) >= reach.units,
    }
}

/// Ends the battle when a turn has ended and an army has what it came for. Where both have, the losses decide as after
/// the last turn ([W-36](crate::clauses::W_36), [W-12](crate::clauses::W_12)).
pub(crate) fn judge(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let state = draft.state();
    let (mut progressed, mut met, mut winners) = (Vec::new(), Vec::new(), BTreeSet::new());
    for (&army, pursuits) in &state.goals {
        for (number, pursuit) in (1..).zip(pursuits) {
            let goal = &pursuit.goal;
            let is_so = is_so(goal, state, army);
            let turns = if is_so { pursuit.turns + 1 } else { 0 };
            if goal.turns() > 1 && turns != pursuit.turns {
                let goal = goal.clone();
                progressed.push(GoalProgressed { army, number, goal, turns });
            }
            let in_time = goal.turn().is_none_or(|turn| turn == state.turn);
            if is_so && in_time && turns >= goal.turns() {
                winners.insert(army);
                met.push(GoalMet { army, number, goal: goal.clone() });
            }
        }
    }
    let outcome = match winners.iter().copied().collect::<Vec<Colour>>()[..] {
        [] => None,
        [winner] => Some(Outcome::Won(winner)),
        _ => Some(by_losses(state)),
    };
    let losses = losses(state);
    for event in progressed {
        draft.record(event.into())?;
    }
    for event in met {
        draft.record(event.into())?;
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
