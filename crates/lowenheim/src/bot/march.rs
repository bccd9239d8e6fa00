//! Marching: a few stay at home, the others go where the city is pressed, as far as their faction
//! cares for it.

use super::character::{concern, home_watch, keeps, owe_help, shuns};
use super::ground::{Ground, Need, need};
use super::{Draw, any_of, flight, graf, secrets};
use crate::city::Place;
use crate::command::{Command, Move};
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId, FigureKind, Side};
use crate::movement;
use crate::state::State;
use crate::tables::COMPANY;
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
    let grounds = Grounds::of(state, faction);
    for figures in groups {
        let ground = grounds.for_group(state, faction, &figures);
        if let Some(order) = best_move(state, faction, &figures, ground, draw) {
            return Some(order);
        }
        if figures.len() > 1 {
            // The whole group finds no room: one goes ahead.
            let ahead = figures.get(..1).unwrap_or_default();
            if let Some(order) = best_move(state, faction, ahead, ground, draw) {
                return Some(order);
            }
        }
    }
    None
}

/// Where the groups of a faction go.
struct Grounds {
    /// Where somebody is needed.
    needed: Ground,
    /// Where the leader is: troops of one faction stay together, for only there they fight free of
    /// charge.
    rally: Option<Ground>,
    /// Where the leader goes for reasons of their own.
    own_way: Option<Ground>,
    /// Home, for wizards who are not in their Tower.
    home: Option<Ground>,
}

impl Grounds {
    fn of(state: &State, faction: Faction) -> Self {
        let to = |hexes: &mut dyn Iterator<Item = Hex>| {
            Ground::towards(state, &hexes.map(|hex| (hex, 0)).collect())
        };
        let leader = state.hex_of(FigureId::new(faction.leader(), 0));
        let leads = !matches!(faction, Faction::WizardsCouncil);
        let own_way = match faction {
            Faction::PalaceGuard => flight::way(state),
            Faction::Cathay => secrets::way_home(state),
            _ => None,
        };
        let home = (!leads).then(|| to(&mut tower(state)));
        let rally = leader.filter(|_| leads).map(|hex| to(&mut std::iter::once(hex)));
        Self { needed: Ground::towards(state, &goals(state, faction)), rally, own_way, home }
    }

    fn for_group(&self, state: &State, faction: Faction, figures: &[FigureId]) -> &Ground {
        let leader = FigureId::new(faction.leader(), 0);
        if let Some(home) = &self.home
            && figures.iter().any(|&figure| figure.kind().is_wizard() && !is_errant(figure))
        {
            return home;
        }
        if figures.contains(&leader) {
            return self.own_way.as_ref().unwrap_or(&self.needed);
        }
        // Their leader walks one hex a turn: the Elves wait for nobody while they owe help.
        let helps = faction == Faction::ElvenGuard && owe_help(state);
        if helps || figures.iter().any(|&figure| graf::in_reserve(state, figure)) {
            return &self.needed;
        }
        let apart = |start: Hex| state.hex_of(leader).is_some_and(|at| at.distance(start) > 1);
        let start = figures.first().and_then(|&first| state.hex_of(first));
        match &self.rally {
            Some(rally) if start.is_some_and(apart) => rally,
            Some(_) | None => &self.needed,
        }
    }
}

/// The youngest of the wizards goes out to where the others fight, as near as their spells need it.
fn is_errant(figure: FigureId) -> bool {
    figure.kind() == FigureKind::Amon
}

fn tower(state: &State) -> impl Iterator<Item = Hex> + '_ {
    let gardens = state.city.hexes(Place::DG).iter().copied();
    gardens.filter(|&hex| state.is_tower(hex))
}

/// Where somebody is needed, with how much less urgent it is than the most urgent.
fn goals(state: &State, faction: Faction) -> BTreeMap<Hex, u32> {
    let mut goals = BTreeMap::new();
    let mut add = |hex: Hex, start: u32| {
        if let Some(less) = concern(state, faction, hex) {
            let known = goals.entry(hex).or_insert(start + less);
            *known = (start + less).min(*known);
        }
    };
    for (_, hex) in state.on_map(Side::Enemy) {
        add(hex, 1);
    }
    for place in Place::THAT_FALL.into_iter().filter(|&place| keeps(faction, place)) {
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

/// Figures that may go, by hex and by how far they can; the fastest first.
fn groups(state: &State, faction: Faction) -> Vec<Vec<FigureId>> {
    let mut guards = guards(state, faction);
    guards.extend(state.guns.values().flat_map(|gun| graf::crew(state, gun.hex)));
    let mut groups: BTreeMap<(Reverse<u32>, Hex, bool), Vec<FigureId>> = BTreeMap::new();
    for (figure, hex) in state.obeying(faction) {
        let spent = state.figures.get(&figure).is_none_or(|entry| entry.moved);
        let busy = state.is_busy(figure) || secrets::is_calling(state, figure);
        let free = state.is_upright(figure) && !spent && !busy;
        if !free || guards.contains(&figure) {
            continue;
        }
        let allowance = state.profile_of(figure).map_or(0, |profile| profile.movement);
        if allowance < 2 && nearest_enemy(state, hex) > HEARING {
            continue;
        }
        groups.entry((Reverse(allowance), hex, is_errant(figure))).or_default().push(figure);
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
    let group = MarchingGroup { faction, figures, start };
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
    let with = flight::company(state, figures, start);
    Some(Command::Move(Move { figures: figures.to_vec(), path, with }))
}

/// Figures that would go together.
struct MarchingGroup<'f> {
    faction: Faction,
    figures: &'f [FigureId],
    start: Hex,
}

impl MarchingGroup<'_> {
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
            if self.figures.iter().any(|figure| figure.kind().is_wizard()) {
                appeal -= 30;
            }
            appeal += if company > COMPANY { 2 } else { -2 };
        }
        // Close combat in one's own hex binds: better to strike from beside it.
        if enemies_in(hex) {
            appeal += if hex == self.start { 3 } else { -6 };
        }
        let place = state.city.place(hex).filter(|&place| keeps(self.faction, place));
        if place.is_some_and(|place| matches!(need(state, place), Need::Pressed | Need::Fallen)) {
            appeal += 6;
        }
        if self.stands_by_those_it_shuns(state, hex) { appeal - 5 } else { appeal }
    }

    fn stands_by_those_it_shuns(&self, state: &State, hex: Hex) -> bool {
        let mut shunned = self.figures.iter().filter_map(|figure| shuns(figure.kind()));
        let stands = |hex: Hex, kind| state.standing_in(hex).any(|other| other.kind() == kind);
        shunned.next().is_some_and(|kind| {
            stands(hex, kind) || hex.neighbours().any(|next| stands(next, kind))
        })
    }

    /// Will the group be allowed to fight, by its leader or by a card?
    fn can_fight(&self, state: &State) -> bool {
        let leads = |figure: &FigureId| figure.kind() == self.faction.leader();
        let card =
            state.hands.get(&self.faction).is_some_and(|hand| hand.count(ActionCard::Attack) > 0);
        card || self.figures.iter().any(leads)
    }
}
