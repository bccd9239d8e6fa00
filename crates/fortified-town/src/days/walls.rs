//! Walls that are hit, fall and are mended ([HAV-097](crate::clauses::HAV_097) to
//! [HAV-099](crate::clauses::HAV_099), [ST-55](crate::clauses::ST_55)).

use crate::clauses::{HAV_011, HAV_097, HAV_098, HAV_099, ST_53};
use crate::event::{WallFallen, WallMended};
use crate::harm;
use crate::men::ManId;
use crate::refusal::said;
use crate::spot::Spot;
use crate::state::State;
use crate::tables;
use crate::{Draft, Reason, Refusal, Stop};
use board::Hex;
use decider::{Clause, Contradiction};

/// Is it a rampart hex that can be battered? Who asks this of a whole town needs no refusal with the nearest wall.
pub(crate) fn can_be_battered(state: &State, hex: Hex) -> bool {
    state.on_wall(hex).is_some() && lies_open(state, hex)
}

/// Does a wall hex touch the outer face of the wall, or is one beside it demolished already?
fn lies_open(state: &State, hex: Hex) -> bool {
    state.town.touches_outer_wall(hex) || hex.neighbours().any(|beside| state.is_demolished(beside))
}

/// A rampart hex that [can be battered](can_be_battered); else why it is none.
pub(crate) fn battered(state: &State, hex: Hex) -> Result<(), Refusal> {
    if state.on_wall(hex).is_none() {
        let facts = said!("no-rampart", hex = hex.to_string());
        return Err(with_the_nearest(state, hex, Refusal::new(Reason::NoWall, ST_53, facts)));
    }
    if !lies_open(state, hex) {
        let facts = said!("wall-set-back", hex = hex.to_string());
        return Err(with_the_nearest(state, hex, Refusal::new(Reason::NoWall, HAV_097, facts)));
    }
    Ok(())
}

/// The same with the wall nearest to a hex that could be battered.
fn with_the_nearest(state: &State, hex: Hex, refusal: Refusal) -> Refusal {
    let walls = state
        .town
        .hexes()
        .filter(|&wall| state.on_wall(wall).is_some() && state.town.touches_outer_wall(wall));
    match walls.min_by_key(|wall| (wall.distance(hex), *wall)) {
        Some(wall) => refusal.allowing(said!("nearest-wall", wall = wall.to_string())),
        None => refusal,
    }
}

/// Hits that demolish a wall hex, and the clause that says so.
pub(crate) fn strength(state: &State, hex: Hex) -> (u32, Clause) {
    if state.town.touches_outer_wall(hex) {
        (tables::WALL_HITS, HAV_099)
    } else {
        (tables::INNER_HITS, HAV_098)
    }
}

/// Hits that a wall hex has taken.
pub(crate) fn hits(state: &State, hex: Hex) -> u32 {
    state.works.hits.get(&hex).copied().unwrap_or_default()
}

/// A wall that was hit falls, if it has taken enough. Whoever stands on it is wounded and lies on the rubble; of
/// a gate the whole piece of wall goes ([HAV-011](crate::clauses::HAV_011)).
pub(crate) fn fall(hex: Hex, draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let state = draft.state();
    let (needed, clause) = strength(state, hex);
    if hits(state, hex) < needed {
        return Ok(false);
    }
    let on_it: Vec<ManId> = state
        .on_map()
        .filter(|(_, man, at)| at.hex == hex && !man.is_horse())
        .map(|(id, ..)| id.clone())
        .collect();
    let clause = if state.town.gate_at(hex).is_some() { HAV_011 } else { clause };
    draft.record(WallFallen { hex, clause: clause.into() }.into())?;
    for who in on_it {
        harm::wound(&who, ST_53, draft)?;
    }
    Ok(true)
}

pub(crate) fn wall_fallen(state: &mut State, event: &WallFallen) -> Result<(), Contradiction> {
    state.works.hits.remove(&event.hex);
    state.works.demolished.insert(event.hex);
    if let Some(gate) = state.town.gate_at(event.hex).map(|(id, _)| id.clone()) {
        state.works.leaves.entry(gate).or_default().force();
    }
    // One lies on the rubble; whoever else stood there, is taken in.
    let mut there = None;
    for (id, man) in &mut state.men {
        if man.place.is_some_and(|place| place.hex == event.hex) {
            man.place = there.replace(id).is_none().then_some(Spot::ground(event.hex));
        }
    }
    Ok(())
}

pub(crate) fn wall_mended(state: &mut State, event: &WallMended) -> Result<(), Contradiction> {
    let gate = state.town.gate_at(event.hex).map(|(id, _)| id.clone());
    let battered = state.works.hits.contains_key(&event.hex);
    if let Some(leaf) = gate.filter(|_| !battered).and_then(|id| state.works.leaves.get_mut(&id)) {
        leaf.hits = event.hits;
    } else if event.hits == 0 {
        state.works.hits.remove(&event.hex);
    } else {
        state.works.hits.insert(event.hex, event.hits);
    }
    Ok(())
}
