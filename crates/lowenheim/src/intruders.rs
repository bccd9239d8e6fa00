//! The intruders: skaven bands that come up from the sewers and act without a game master
//! (HEI-137, HEI-138, HEI-180 to HEI-184, ACT-01 to ACT-24).
//!
//! Step 4 brings the arrival, then the order of the bands, then one band after the other; step 5
//! brings one attacker after the other (ACT-02). Everything is found anew from the state at each
//! call, so that a siege can be left at any point and taken up again; every die stands in the log
//! (ACT-23).
//!
//! | clauses | module |
//! |---|---|
//! | ACT-03 to ACT-08: does a band come, how strong, what for, where | `arrival` |
//! | ACT-09 to ACT-15: which band first, where to, step by step | `movement` |
//! | ACT-16 to ACT-18: who attacks whom | `combat` |
//!
//! The printed rules have the heading of such a sequence and no text. Orcs never come in
//!
//!
//! They light no fires, blow up no walls and never lose heart (ACT-21): nothing here does.

mod arrival;
mod combat;
mod movement;

pub(crate) use arrival::{arrival_settled, band_arrived};
pub(crate) use combat::{choice, first_choice};
pub(crate) use movement::{band_activated, bands_ordered};

use crate::figures::{FigureId, Side};
use crate::state::{State, Step};
use crate::{Draft, Stop};
use board::Hex;
use std::collections::{BTreeMap, BTreeSet};

/// Does the next automatic thing of an enemy step: the arrival, the order die, one band's
/// movement, or all attacks of one figure. Answers false when the step holds nothing more.
pub(crate) fn go_on(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    match draft.state().step {
        Some(Step::EnemyMovement) => Ok(arrival::settle(draft)?
            || movement::order_bands(draft)?
            || movement::move_next_band(draft)?),
        Some(Step::EnemyCombat) => combat::attack_next(draft),
        _ => Ok(false),
    }
}

/// The figures of a band that are on the map, by id, with their hexes.
pub(crate) fn figures_of(state: &State, band: u32) -> impl Iterator<Item = (FigureId, Hex)> + '_ {
    state.on_map(Side::Enemy).filter(move |&(figure, _)| band_of(state, figure) == Some(band))
}

/// The band to which an enemy figure belongs.
pub(crate) fn band_of(state: &State, figure: FigureId) -> Option<u32> {
    state.figures.get(&figure)?.band
}

/// Bands that have a figure on the map, in order of arrival.
pub(crate) fn bands_on_map(state: &State) -> Vec<u32> {
    let bands = state.on_map(Side::Enemy).filter_map(|(figure, _)| band_of(state, figure));
    bands.collect::<BTreeSet<_>>().into_iter().collect()
}

/// The head hex of a band: the one with most of its figures; ties: the lower row, then the lower
/// column (ACT-10). None for a band without figures on the map.
pub(crate) fn head_of(state: &State, band: u32) -> Option<Hex> {
    let mut figures: BTreeMap<Hex, usize> = BTreeMap::new();
    for (_, hex) in figures_of(state, band) {
        *figures.entry(hex).or_default() += 1;
    }
    // `max_by_key` keeps the last of equals, and hexes are ordered by row and column.
    figures.into_iter().rev().max_by_key(|&(_, count)| count).map(|(hex, _)| hex)
}

/// The hexes from which a city figure is in contact: it stands in the same hex, or in an adjacent
/// one without a wall between (ACT-12).
fn front(state: &State) -> BTreeSet<Hex> {
    let within = |hex: Hex| {
        let around = hex.neighbours().filter(move |&other| state.in_contact(hex, other));
        std::iter::once(hex).chain(around)
    };
    held_by_city(state).into_iter().flat_map(within).collect()
}

/// The hexes in which a city figure stands.
fn held_by_city(state: &State) -> BTreeSet<Hex> {
    state.on_map(Side::City).map(|(_, hex)| hex).collect()
}

/// Walking distance from the nearest of some hexes (ACT-07): walls, fires and broken bridges are
/// closed, barricades and figures do not count.
fn walk(state: &State, starts: impl IntoIterator<Item = Hex>) -> BTreeMap<Hex, u32> {
    board::distances(starts, |from, to| state.is_open(from, to))
}

/// Walking distance to the nearest of some hexes. Nobody walks into a fire, so a goal that burns
/// does not count; who stands in a fire may leave it.
pub(crate) fn walk_to(state: &State, goals: impl IntoIterator<Item = Hex>) -> BTreeMap<Hex, u32> {
    let mut steps = walk(state, goals.into_iter().filter(|&goal| state.can_enter(goal)));
    let way_out = |&fire: &Hex| {
        let beside = fire.neighbours().filter(|&next| state.is_open(fire, next));
        Some((fire, beside.filter_map(|next| steps.get(&next)).min()? + 1))
    };
    let ways_out: Vec<(Hex, u32)> = state.fires.keys().filter_map(way_out).collect();
    steps.extend(ways_out);
    steps
}
