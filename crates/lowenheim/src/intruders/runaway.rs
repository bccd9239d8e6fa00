//! A werewolf whom nobody commands: he acts in the Bretonnian slot of steps 6 and 7.
//!
//! He walks as the intruders do: never onto city figures, over a barricade as his first step only.
//! What he is after are Bretonnians; without one on the map, whoever is nearest.

use super::{combat::first_choice, walk_to};
use crate::clauses::R_97;
use crate::event::{FiguresMoved, RunawayRose};
use crate::figures::{Faction, FigureId, Side};
use crate::state::{AMBASSADOR, Decision, Goal, State, Step, Walk};
use crate::{Draft, Stop, combat};
use board::Hex;
use decider::Contradiction;
use std::collections::{BTreeMap, BTreeSet};

/// Does the werewolf run about, under nobody's command?
pub(crate) fn runs(state: &State) -> bool {
    state.hex_of(AMBASSADOR).is_some()
        && state.figures.get(&AMBASSADOR).is_some_and(|entry| entry.raging)
        && state.side_of(AMBASSADOR) == Side::Enemy
}

/// His part of a slot: he moves in step 6 and strikes in step 7. Answers what he decides. Stunned he
/// misses it, and rises when he has missed the fight.
pub(crate) fn act(step: Step, draft: &mut Draft<'_>) -> Result<Option<Decision>, Stop> {
    if !runs(draft.state()) {
        return Ok(None);
    }
    match (step, draft.state().is_upright(AMBASSADOR)) {
        (Step::Movement | Step::Combat, true) => return Ok(decide(step, draft.state())),
        (Step::Combat, false) => draft.record(RunawayRose { figure: AMBASSADOR }.into())?,
        _ => {}
    }
    Ok(None)
}

/// What he does in a slot, worked out and not yet applied (ACT-22).
fn decide(step: Step, state: &State) -> Option<Decision> {
    if step == Step::Movement {
        let path = path(state, state.hex_of(AMBASSADOR)?);
        let walk = Walk { figure: AMBASSADOR, goal: Goal::Target, path };
        return Some(Decision::Prowl { walk });
    }
    choice(state).map(|target| Decision::Attack { attacker: AMBASSADOR, target })
}

/// Moves towards the nearest Bretonnian, else towards the nearest city figure; or where the game
/// master sends him.
pub(super) fn prowl(walk: Walk, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let Walk { figure, path, .. } = walk;
    if path.len() < 2 {
        return Ok(());
    }
    draft.record(FiguresMoved { figures: vec![figure], path, markers: Vec::new() }.into())
}

/// Those whom he is after: Bretonnians, or whoever is left.
fn prey(state: &State) -> Vec<(FigureId, Hex)> {
    let bretonnians: Vec<(FigureId, Hex)> =
        state.on_map(Side::City).filter(|&(figure, _)| is_bretonnian(figure)).collect();
    if bretonnians.is_empty() { state.on_map(Side::City).collect() } else { bretonnians }
}

fn is_bretonnian(figure: FigureId) -> bool {
    figure.kind().faction() == Some(Faction::Bretonnia)
}

/// His way, the start first: step by step nearer, until one of his prey is in reach. With city
/// figures in his own hex he stays and fights.
fn path(state: &State, start: Hex) -> Vec<Hex> {
    let mut path = vec![start];
    let held: BTreeSet<Hex> = state.on_map(Side::City).map(|(_, hex)| hex).collect();
    let prey: BTreeSet<Hex> = prey(state).into_iter().map(|(_, hex)| hex).collect();
    let steps = walk_to(state, prey.iter().copied());
    let allowance = state.profile_of(AMBASSADOR).map_or(0, |profile| profile.movement);
    let mut here = start;
    while path.len() <= allowance as usize
        && !held.contains(&start)
        && !prey.iter().any(|&hex| state.in_contact(here, hex))
    {
        let first = path.len() == 1;
        let Some(next) = next(state, &steps, &held, here, first) else { break };
        path.push(next);
        if is_barricaded(state, here, next) {
            break;
        }
        here = next;
    }
    path
}

/// The next hex: one nearer, else one equally far, each the first in the order of directions.
fn next(
    state: &State,
    steps: &BTreeMap<Hex, u32>,
    held: &BTreeSet<Hex>,
    here: Hex,
    first: bool,
) -> Option<Hex> {
    let size = AMBASSADOR.kind().size();
    let is_free = |next: Hex| {
        state.is_open(here, next)
            && !held.contains(&next)
            && state.has_room(Side::Enemy, next, size)
            && (first || !is_barricaded(state, here, next))
    };
    let at = |wanted: u32| {
        here.neighbours().find(|next| steps.get(next) == Some(&wanted) && is_free(*next))
    };
    let now = *steps.get(&here)?;
    at(now.checked_sub(1)?).or_else(|| at(now))
}

fn is_barricaded(state: &State, here: Hex, next: Hex) -> bool {
    here.side_to(next).is_some_and(|side| state.barricades.contains_key(&side))
}

/// Whom he strikes, all his attacks against one: Bretonnians first, ties as the intruders have them;
/// when that one falls he turns to the next (ACT-17).
pub(super) fn choice(state: &State) -> Option<FigureId> {
    let targets = || combat::targets_in_reach(state, AMBASSADOR).into_iter();
    let own = first_choice(state, targets().filter(|&target| is_bretonnian(target)));
    own.or_else(|| first_choice(state, targets()))
}

/// A runaway who has missed his slot stands again; the clause says how long a stun lasts for him.
pub(crate) fn rose(state: &mut State, event: &RunawayRose) -> Result<(), Contradiction> {
    let figure = event.figure;
    let entry = state.known(figure)?;
    match entry.stunned.take() {
        Some(_) => Ok(()),
        None => Err(Contradiction::new(format!("{figure} rises and did not lie ({R_97})"))),
    }
}
