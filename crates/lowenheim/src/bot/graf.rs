//! What the Graf commands beside cards: figures for a reserve and for guns, and what becomes of
//! them.

use super::{Draw, any_of, is_legal};
use crate::cards::{demands, guns, reserve, volunteers};
use crate::combat::targets_in_reach;
use crate::command::{Attack, Command, Fire, Haul, Offer, Rally};
use crate::figures::{Faction, FigureId, Side};
use crate::ranged;
use crate::state::State;
use crate::tables::DemandKind;
use crate::tables::Weapon;
use board::Hex;

/// Who has fewer ordinary figures than this gives none away.
const FEW: usize = 5;

/// Nearer than this a gun is left where it is.
const RANGE: u32 = 6;

/// Offers somebody for the reserve or for a gun: one of a small force, two of a large one, and for
/// the gun the City Guard alone, who will have it.
pub(super) fn offer(state: &State, faction: Faction) -> Option<Command> {
    let ordinary = |figure: &FigureId| !figure.kind().is_named();
    let own: Vec<FigureId> =
        state.enlisted(faction).map(|(figure, _)| figure).filter(ordinary).collect();
    if own.len() < FEW {
        return None;
    }
    let share = if own.len() > 2 * FEW { 2 } else { 1 };
    let mut open = demands::open_demands(state);
    open.find_map(|(demand, asked)| {
        let gives = match asked.kind {
            DemandKind::SmallCannon => faction == Faction::CityGuard,
            _ => {
                let of_own = |figure: &&FigureId| figure.kind().faction() == Some(faction);
                asked.offered.iter().filter(of_own).count() < share
            }
        };
        let wanted = gives && volunteers::missing(state, asked) > 0;
        let volunteers = volunteers::candidates(state, faction, asked);
        let figure = volunteers.into_iter().rfind(ordinary).filter(|_| wanted)?;
        let order = Command::Offer(Offer { demand, figures: vec![figure] });
        is_legal(state, faction, &order).then_some(order)
    })
}

/// A card of the reserve's stock for a hex in which it could strike.
pub(super) fn rally(state: &State, faction: Faction) -> Option<Command> {
    let waits = |hex: &Hex| {
        let there = state.side_in(Side::City, *hex);
        let mut reserve = there.filter(|figure| in_reserve(state, *figure));
        reserve.any(|figure| !targets_in_reach(state, figure).is_empty())
    };
    let may = |hex: &Hex| reserve::check_rally(state, faction, *hex).is_ok();
    if faction != Faction::ElvenGuard {
        return None;
    }
    let hex = reserve::hexes(state).into_iter().filter(may).find(waits)?;
    Some(Command::Rally(Rally { hex }))
}

/// Has this figure been given to the mobile reserve?
pub(super) fn in_reserve(state: &State, figure: FigureId) -> bool {
    state.figures.get(&figure).is_some_and(|entry| entry.reserve)
}

/// Pushes a gun nearer to the enemy, as long as none is within its range.
pub(super) fn haul(state: &State, faction: Faction, draw: Draw<'_>) -> Option<Command> {
    if faction != Faction::CityGuard {
        return None;
    }
    let nearest =
        |hex: Hex| state.on_map(Side::Enemy).map(|(_, at)| at.distance(hex)).min().unwrap_or(0);
    state.guns.iter().find_map(|(&gun, entry)| {
        let far = nearest(entry.hex);
        let crew = crew(state, entry.hex);
        if far <= RANGE || crew.len() < 2 {
            return None;
        }
        let nearer = entry.hex.neighbours().filter(|&hex| nearest(hex) < far);
        let order = |hex| Haul { gun, crew: crew.clone(), hex };
        let may = |haul: &Haul| guns::check_haul(state, faction, haul).is_ok();
        any_of(&nearer.map(order).filter(may).collect::<Vec<_>>(), draw).map(Command::Haul)
    })
}

/// Fires a gun at the densest crowd in sight; plays an Attack card for it first, if it must.
pub(super) fn fire(state: &State, faction: Faction) -> Option<Command> {
    if faction != Faction::CityGuard {
        return None;
    }
    state.guns.iter().find_map(|(&gun, entry)| {
        let targets = ranged::targets(state, Weapon::Cannon, entry.hex);
        let crowd = |hex: &Hex| state.points_in(Side::Enemy, *hex);
        let hex = targets.into_iter().max_by_key(crowd)?;
        let shot = Command::Fire(Fire { gun, hex, order: Vec::new() });
        let card = Command::Attack(Attack { hex: entry.hex });
        let unspent = entry.moved_in != state.turn && entry.fired_in != state.turn;
        let orders = [shot, card];
        orders.into_iter().filter(|_| unspent).find(|order| is_legal(state, faction, order))
    })
}

/// Those who stay with a gun.
pub(super) fn crew(state: &State, hex: Hex) -> Vec<FigureId> {
    let obeys = |figure: &FigureId| state.master_of(*figure) == Some(Faction::CityGuard);
    guns::servants(state, hex).filter(obeys).take(2).collect()
}
