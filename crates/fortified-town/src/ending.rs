//! The end of an assault: five quiet turns with a wall between everybody, nobody left of a side, or the last
//! turn of the scenario (*The end of an assault*).

use crate::event::AssaultEnded;
use crate::men::{ManId, Side};
use crate::spot::{Floor, Spot};
use crate::state::{Outcome, State};
use crate::tables;
use crate::town::{CITADEL, Terrain};
use crate::ways;
use crate::{Draft, Stop};
use decider::Contradiction;
use std::collections::BTreeSet;

/// Ends the assault when nobody of a side stands any more ([ST-21](crate::clauses::ST_21)).
pub(crate) fn is_over(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let state = draft.state();
    let stands = |side: Side| state.on_map().any(|(_, man, _)| man.side == side && !man.stunned);
    let outcome = match (stands(Side::Besiegers), stands(Side::Besieged)) {
        (true, true) => return Ok(false),
        (_, false) => Outcome::Stormed,
        (false, true) => Outcome::BeatenOff,
    };
    end(outcome, draft)?;
    Ok(true)
}

/// Looks at the end of a game turn whether it was the last.
pub(crate) fn after_turn(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let state = draft.state();
    let outcome = if state.quiet >= tables::QUIET_TURNS && is_separated(state) {
        Outcome::BrokenOff
    } else if state.options.turns.is_some_and(|turns| state.turn >= turns) {
        Outcome::OutOfTime
    } else {
        return Ok(false);
    };
    end(outcome, draft)?;
    Ok(true)
}

fn end(outcome: Outcome, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let cut_off = cut_off(draft.state());
    draft.record(AssaultEnded { outcome, cut_off }.into())
}

/// Could no defender and no attacker walk to each other ([HAV-131](crate::clauses::HAV_131))? A ladder that
/// stands is a way.
#[must_use]
pub fn is_separated(state: &State) -> bool {
    let attackers = places(state, Side::Besiegers);
    let reached = walkable(state, attackers, |_| true);
    places(state, Side::Besieged).iter().all(|place| !reached.contains(place))
}

/// Defenders who can trace no empty chain of hexes to the keep; where nobody of theirs is in it, to the court;
/// where nobody is in the citadel, all of them ([HAV-132](crate::clauses::HAV_132),
/// [ST-57](crate::clauses::ST_57)).
#[must_use]
pub fn cut_off(state: &State) -> Vec<ManId> {
    let in_keep = |place: &Spot| state.terrain(place.hex) == Some(Terrain::Keep);
    let in_citadel = |place: &Spot| state.town.line(place.hex).is_some_and(|line| line >= CITADEL);
    let held = places(state, Side::Besieged);
    let refuge: Vec<Spot> = if held.iter().any(in_keep) {
        all_places(state).filter(in_keep).collect()
    } else if held.iter().any(in_citadel) {
        let court = |place: &Spot| state.terrain(place.hex) == Some(Terrain::Court);
        all_places(state).filter(court).collect()
    } else {
        Vec::new()
    };
    let is_refuge: BTreeSet<Spot> = refuge.iter().copied().collect();
    state
        .on_map()
        .filter(|(_, man, _)| man.side == Side::Besieged)
        .filter(|(_, _, place)| !is_refuge.contains(place))
        .filter(|(_, _, place)| {
            let empty = |to: Spot| state.standing_at(to).is_none();
            let reached = walkable(state, vec![*place], empty);
            !reached.iter().any(|place| is_refuge.contains(place))
        })
        .map(|(id, ..)| id.clone())
        .collect()
}

fn places(state: &State, side: Side) -> Vec<Spot> {
    let own = state.on_map().filter(|(_, man, _)| man.side == side && man.stands());
    own.map(|(.., place)| place).collect()
}

fn all_places(state: &State) -> impl Iterator<Item = Spot> + '_ {
    state
        .town
        .hexes()
        .flat_map(|hex| Floor::ALL.into_iter().map(move |floor| Spot { hex, floor }))
        .filter(|&place| ways::exists(state, place))
}

/// Every place to which one could walk from some, over places that let one pass; an open moat bars
/// ([HAV-131](crate::clauses::HAV_131)).
fn walkable(state: &State, from: Vec<Spot>, passes: impl Fn(Spot) -> bool) -> BTreeSet<Spot> {
    let moat = |place: Spot| {
        state.terrain(place.hex) == Some(Terrain::Moat) && !state.works.filled.contains(&place.hex)
    };
    let mut reached: BTreeSet<Spot> = from.iter().copied().collect();
    let mut edge = from;
    while let Some(place) = edge.pop() {
        for (to, _) in ways::from(state, place) {
            if !moat(to) && passes(to) && reached.insert(to) {
                edge.push(to);
            }
        }
    }
    reached
}

pub(crate) fn assault_ended(state: &mut State, event: &AssaultEnded) -> Result<(), Contradiction> {
    state.outcome = Some(event.outcome);
    state.asked.clear();
    state.aims.clear();
    for id in &event.cut_off {
        let man = state.known(id)?;
        man.fate = crate::men::Fate::Captured;
        man.place = None;
    }
    Ok(())
}
