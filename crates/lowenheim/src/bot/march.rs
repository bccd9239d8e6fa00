//! Marching: a few stay at home, the others go where the city is pressed, as far as their faction
//! cares for it.

use super::ground::{Ground, Need, need};
use super::{Draw, any_of};
use crate::city::Place;
use crate::command::{Command, Move};
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId, Side};
use crate::state::State;
use crate::{movement, tables::COMPANY};
use board::Hex;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// A hunter who is no more than this far from the enemy closes in.
const HEARING: u32 = 3;

/// The next group that goes somewhere better than where it stands.
pub(super) fn next_move(state: &State, faction: Faction, draw: Draw<'_>) -> Option<Command> {
    let groups = groups(state, faction);
    if groups.is_empty() {
        return None;
    }
    let ground = Ground::towards(state, &goals(state, faction));
    for figures in groups {
        if let Some(order) = best_move(state, faction, &figures, &ground, draw) {
            return Some(order);
        }
        if figures.len() > 1 {
            // The whole group finds no room: one goes ahead.
            let ahead = figures.get(..1).unwrap_or_default();
            if let Some(order) = best_move(state, faction, ahead, &ground, draw) {
                return Some(order);
            }
        }
    }
    None
}

/// Where somebody is needed, with how much less urgent it is than the most urgent.
fn goals(state: &State, faction: Faction) -> BTreeMap<Hex, u32> {
    let home = state.city.hexes(Place::home_of(faction));
    let beat = beat(faction);
    let cares = |hex: Hex| home.iter().any(|at| at.distance(hex) <= beat);
    let mut goals = BTreeMap::new();
    let mut add = |hex: Hex, start: u32| {
        if cares(hex) {
            let known = goals.entry(hex).or_insert(start);
            *known = start.min(*known);
        }
    };
    for (_, hex) in state.on_map(Side::Enemy) {
        add(hex, 1);
    }
    for place in Place::THAT_FALL {
        let start = match need(state, place) {
            Need::Held => continue,
            Need::Pressed => 0,
            Need::Fallen => 1,
        };
        for &hex in state.city.hexes(place).iter().filter(|&&hex| state.can_enter(hex)) {
            add(hex, start);
        }
    }
    goals
}

/// How far from home a faction cares: the City Guard for the whole city, the embassies for their
/// own walls, as their briefings have it.
const fn beat(faction: Faction) -> u32 {
    match faction {
        Faction::CityGuard => u32::MAX,
        Faction::PalaceGuard => 12,
        Faction::ElvenGuard | Faction::Cathay => 6,
        Faction::Bretonnia => 5,
        Faction::WizardsCouncil => 3,
    }
}

/// Figures that may go, by hex and by how far they can; the fastest first.
fn groups(state: &State, faction: Faction) -> Vec<Vec<FigureId>> {
    let guards = guards(state, faction);
    let mut groups: BTreeMap<(Reverse<u32>, Hex), Vec<FigureId>> = BTreeMap::new();
    for (figure, hex) in state.obeying(faction) {
        let spent = state.figures.get(&figure).is_none_or(|entry| entry.moved);
        if spent || !state.is_upright(figure) || guards.contains(&figure) {
            continue;
        }
        let allowance = state.profile_of(figure).map_or(0, |profile| profile.movement);
        if allowance < 2 && nearest_enemy(state, hex) > HEARING {
            continue;
        }
        groups.entry((Reverse(allowance), hex)).or_default().push(figure);
    }
    groups.into_values().collect()
}

/// Those who stay at home whatever happens elsewhere.
fn guards(state: &State, faction: Faction) -> BTreeSet<FigureId> {
    let home = state.city.hexes(Place::home_of(faction));
    let there = home.iter().flat_map(|&hex| state.side_in(Side::City, hex));
    let mut own: Vec<FigureId> =
        there.filter(|figure| figure.kind().faction() == Some(faction)).collect();
    own.sort_by_key(|&figure| {
        let moved = state.figures.get(&figure).is_some_and(|entry| entry.moved);
        let leads = figure.kind() == faction.leader();
        (leads, !moved && state.is_upright(figure), figure.kind().is_mounted(), figure)
    });
    own.into_iter().take(home_watch(faction)).collect()
}

/// How many stay at home: of a large force three, of a small one two, of the wizards all.
const fn home_watch(faction: Faction) -> usize {
    match faction {
        Faction::CityGuard | Faction::Cathay | Faction::WizardsCouncil => 3,
        Faction::PalaceGuard | Faction::ElvenGuard | Faction::Bretonnia => 2,
    }
}

fn nearest_enemy(state: &State, hex: Hex) -> u32 {
    state.on_map(Side::Enemy).map(|(_, at)| at.distance(hex)).min().unwrap_or(u32::MAX)
}

fn best_move(
    state: &State,
    faction: Faction,
    figures: &[FigureId],
    ground: &Ground,
    draw: Draw<'_>,
) -> Option<Command> {
    let start = figures.first().and_then(|&first| state.hex_of(first))?;
    let group = Group { faction, figures, start };
    let mut most = group.appeal(state, start, ground);
    let mut best: Vec<Vec<Hex>> = Vec::new();
    for (hex, path) in movement::reachable(state, faction, figures) {
        let appeal = group.appeal(state, hex, ground);
        if appeal > most {
            best.clear();
            most = appeal;
            best.push(path);
        } else if appeal == most && !best.is_empty() {
            best.push(path);
        }
    }
    let path = any_of(&best, draw)?;
    Some(Command::Move(Move { figures: figures.to_vec(), path, with: Vec::new() }))
}

/// Figures that would go together.
struct Group<'f> {
    faction: Faction,
    figures: &'f [FigureId],
    start: Hex,
}

impl Group<'_> {
    /// How good it is to end the move in a hex; where the group stands now counts too.
    fn appeal(&self, state: &State, hex: Hex, ground: &Ground) -> i32 {
        let mut appeal = -4 * i32::try_from(ground.steps(hex)).unwrap_or(i32::MAX / 8);
        let others = state.side_in(Side::City, hex).filter(|other| !self.figures.contains(other));
        let company = others.count() + self.figures.len();
        let enemies_in = |hex: Hex| state.side_in(Side::Enemy, hex).next().is_some();
        let in_reach = enemies_in(hex)
            || hex.neighbours().any(|next| enemies_in(next) && state.in_contact(hex, next));
        if in_reach {
            appeal += if self.can_fight(state) { 3 } else { 0 };
            appeal += if company > COMPANY { 2 } else { -2 };
        }
        // Close combat in one's own hex binds: better to strike from beside it.
        if enemies_in(hex) {
            appeal += if hex == self.start { 3 } else { -6 };
        }
        let place = state.city.place(hex).filter(|place| Place::THAT_FALL.contains(place));
        if place.is_some_and(|place| matches!(need(state, place), Need::Pressed | Need::Fallen)) {
            appeal += 6;
        }
        appeal
    }

    /// Will the group be allowed to fight, by its leader or by a card?
    fn can_fight(&self, state: &State) -> bool {
        let leads = |figure: &FigureId| figure.kind() == self.faction.leader();
        let card =
            state.hands.get(&self.faction).is_some_and(|hand| hand.count(ActionCard::Attack) > 0);
        card || self.figures.iter().any(leads)
    }
}
