//! The ambassadors' secrets: the card that keeps Jean-Jacques human, and the Air Spirit.

use super::Draw;
use super::character::fallen;
use super::ground::Ground;
use crate::city::Place;
use crate::command::{Command, HandIn};
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId, FigureKind, Side};
use crate::state::State;
use crate::{silver_hair, werewolf};

/// With the enemy at the embassy, once in so many turns the ambassador cannot resist.
const TEMPTED: u32 = 6;

/// Step 9b, after the meal: Peasants before Food. The secret is kept as long as a card pays for it, but when
/// the enemy is at the embassy it may be let happen.
pub(super) fn stay_human(state: &State, faction: Faction, draw: Draw<'_>) -> Option<Command> {
    if !werewolf::is_due(state, faction) {
        return None;
    }
    let pressed = enemy_near(state, Place::E, 2);
    if pressed && draw(TEMPTED) == 0 {
        return None;
    }
    let held =
        |card: &ActionCard| state.hands.get(&faction).is_some_and(|hand| hand.count(*card) > 0);
    let card = werewolf::CALMING.into_iter().find(held)?;
    Some(Command::HandIn(HandIn { card }))
}

/// Step 6, before anything else: the Air Spirit, when the enemy is at the embassy, whether or not that is
/// strictly necessary already, or the city nearly lost.
pub(super) fn summon(state: &State, faction: Faction, draw: Draw<'_>) -> Option<Command> {
    if faction != Faction::Cathay || silver_hair::check_summon(state).is_err() {
        return None;
    }
    let lost = fallen(state);
    let wanted = enemy_near(state, Place::F, 2)
        || (lost > 0 && enemy_near(state, Place::F, 6))
        || lost + 2 >= state.options.places_to_fall;
    (wanted && draw(2) == 0).then_some(Command::Summon)
}

/// Where Wen Jiao-Bao goes when it may be necessary: home, where the Hair lies.
pub(super) fn way_home(state: &State) -> Option<Ground> {
    let near = fallen(state) + 2 >= state.options.places_to_fall && !state.silver_hair.used;
    let home = state.city.hexes(Place::F).iter().filter(|&&hex| state.can_enter(hex));
    near.then(|| Ground::towards(state, &home.map(|&hex| (hex, 0)).collect()))
}

/// Is he at it, and does nothing else this turn?
pub(super) fn is_calling(state: &State, figure: FigureId) -> bool {
    figure.kind() == FigureKind::WenJiaoBao && state.silver_hair.declared_in == Some(state.turn)
}

fn enemy_near(state: &State, place: Place, steps: u32) -> bool {
    let hexes = state.city.hexes(place);
    state.on_map(Side::Enemy).any(|(_, hex)| hexes.iter().any(|at| at.distance(hex) <= steps))
}
