//! What a realm leaves behind when the king is dead, for whoever carries it on: who stands where, never in a tie, and
//! what each has won (CAR-31 to CAR-36).

use crate::areas::Areas;
use crate::cards::Card;
use crate::colours::Colour;
use crate::land::Terrain;
use crate::state::{Prince, State};
use rulebook::count;
use std::cmp::Reverse;
use std::collections::BTreeSet;

/// What one player has left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Estate {
    /// Who.
    pub colour: Colour,
    /// Their points.
    pub points: u32,
    /// Ducats, with treasures that were not spent.
    pub ducats: u32,
    /// Towns in their territories.
    pub towns: u32,
    /// Renegades that they have not played.
    pub renegades: u32,
    /// Players with whom an alliance of theirs stands.
    pub allies: BTreeSet<Colour>,
}

/// Everybody's estate, the first in rank first; none: the king lives.
///
/// Rank goes by points, then ducats, then castles that have a territory, then spaces of territories, then who sat
/// earlier, clockwise from the first start player.
#[must_use]
pub fn estates(state: &State) -> Option<Vec<Estate>> {
    state.outcome.as_ref()?;
    let areas = state.areas();
    let mut by_rank: Vec<Colour> = state.clockwise(state.first_start?).collect();
    // Equals stay as they sat.
    by_rank.sort_by_key(|colour| {
        let prince = state.princes.get(colour);
        let (points, ducats) = prince.map_or((0, 0), |it| (it.score, it.wealth()));
        let castles = state.board.territories(&areas, *colour).len();
        Reverse((points, ducats, castles, spaces(state, &areas, *colour).count()))
    });
    Some(by_rank.into_iter().filter_map(|colour| estate(state, &areas, colour)).collect())
}

fn estate(state: &State, areas: &Areas, colour: Colour) -> Option<Estate> {
    let prince: &Prince = state.princes.get(&colour)?;
    let town = |space: &crate::space::Space| state.board.land.at(*space) == Terrain::Town;
    let owner = |castle| state.board.castles.get(&castle).copied();
    let allies =
        state.alliances.keys().filter_map(|[one, other]| match (owner(*one)?, owner(*other)?) {
            (own, ally) | (ally, own) if own == colour => Some(ally),
            _ => None,
        });
    Some(Estate {
        colour,
        points: prince.score,
        ducats: prince.wealth(),
        towns: count(spaces(state, areas, colour).filter(town).count()),
        renegades: count(prince.hand.iter().filter(|card| **card == Card::Renegade).count()),
        allies: allies.collect(),
    })
}

/// The spaces of somebody's territories.
fn spaces<'a>(
    state: &State,
    areas: &'a Areas,
    colour: Colour,
) -> impl Iterator<Item = crate::space::Space> + 'a {
    let own = state.board.territories(areas, colour).into_iter();
    own.filter_map(|castle| areas.territory(castle)).flat_map(|area| area.spaces.iter().copied())
}
