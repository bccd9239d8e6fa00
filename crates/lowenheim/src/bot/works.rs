//! Barricades: at the home gate while the enemy is near, and away with them when it is far.

use super::{Draw, any_of};
use crate::barricades::{building_sites, within_reach};
use crate::cards::demands;
use crate::city::Place;
use crate::command::{Build, Command, Destroy};
use crate::decks::ActionCard;
use crate::figures::{Faction, Side};
use crate::state::State;
use board::{Hex, Hexside};

/// With an enemy no further away than this the gate is worth a barricade.
const THREAT: u32 = 5;

/// With no enemy nearer than this a barricade at the gate only hinders.
const PEACE: u32 = 9;

/// Now and then, one barricade at the gate of the home base with Peasants that nobody else waits
/// for; seldom, one pulled down.
pub(super) fn barricades(state: &State, faction: Faction, draw: Draw<'_>) -> Option<Command> {
    if faction == Faction::Cathay && state.silver_hair.declared_in == Some(state.turn) {
        return None;
    }
    let held = state.hands.get(&faction).map_or(0, |hand| hand.count(ActionCard::Peasants));
    let awaited = demands::open_demands(state).any(|(_, it)| it.card == ActionCard::Peasants);
    let is_gate = |side: &Hexside| {
        let [one, other] = side.hexes().map(|hex| state.city.place(hex));
        (one == Some(Place::home_of(faction))) != (other == Some(Place::home_of(faction)))
    };
    let enemy = |side: &Hexside| {
        let distance = |hex: Hex| side.hexes().map(|at| at.distance(hex));
        state.on_map(Side::Enemy).flat_map(|(_, hex)| distance(hex)).min().unwrap_or(u32::MAX)
    };
    let mut sites = building_sites(state, faction);
    sites.retain(|side| is_gate(side) && enemy(side) <= THREAT);
    if held > 0 && !awaited && !sites.is_empty() && draw(2) == 0 {
        return any_of(&sites, draw).map(|hexside| Command::Build(Build { hexside }));
    }
    let mut useless = within_reach(state, faction);
    useless.retain(|side| is_gate(side) && enemy(side) >= PEACE);
    if useless.is_empty() || draw(4) != 0 {
        return None;
    }
    any_of(&useless, draw).map(|hexside| Command::Destroy(Destroy { hexside }))
}
