//! Who goes where: attackers to what they have to take and to the enemy, defenders to where the wall is in
//! danger.

use super::field::field;
use crate::command::{Command, Move, Open, Shut};
use crate::ending;
use crate::men::{Man, ManId, Side};
use crate::ramming;
use crate::reach::{Destination, Network};
use crate::shooting;
use crate::siege::Table;
use crate::spot::{Floor, Spot};
use crate::state::State;
use crate::steps;
use crate::works::LadderAt;
use std::collections::{BTreeMap, BTreeSet};

/// Points that a bowman stays away from the enemy.
const A_BOWSHOT: u32 = 8;
/// Ways back that somebody looks at.
const TRIED: usize = 6;
/// Points at which attackers wait for a way over the wall.
const WAITING: u32 = 3;
/// The same before a door: there they strike it.
const AT_A_DOOR: u32 = 0;

/// The next move of a side; none: everybody is where they should be.
pub(super) fn order(state: &State, side: Side) -> Option<Command> {
    if let Some(gate) = gate(state, side) {
        return Some(gate);
    }
    if state.called_off && side == state.assaulting() {
        return home(state, side);
    }
    let wanted = wanted(state, side);
    if wanted.is_empty() {
        return None;
    }
    let able = state.on_map().filter(|(id, ..)| {
        steps::able(state, side, id).is_ok() && steps::free_hands(state, id).is_ok()
    });
    let able: Vec<(&ManId, &Man, Spot)> = able.collect();
    if able.is_empty() {
        return None;
    }
    let near = field(state, &wanted, able.iter().map(|&(.., at)| at).collect());
    let strikes = state.works.engines.is_empty() && state.works.ladders.is_empty();
    let waiting = if strikes { AT_A_DOOR } else { WAITING };
    let far = |place: Spot| near.get(&place).copied();
    // Besiegers who have no way in yet.
    let outside = able.iter().map(|&(.., at)| at).filter(|&at| far(at).is_none());
    let outside: BTreeSet<Spot> = outside.filter(|_| side == Side::Besiegers).collect();
    let waits = match outside.is_empty() {
        true => BTreeMap::new(),
        false => field(state, &entries(state), outside),
    };
    let ready = able.into_iter();
    let mut ready: Vec<(u32, &ManId, &Man, Spot)> =
        ready.map(|(id, man, at)| (far(at).unwrap_or(u32::MAX), id, man, at)).collect();
    // Who is nearest goes first and makes room for the others.
    ready.sort_by_key(|&(far, id, ..)| (far, shooting::order_of(state, id)));
    let mut network = Network::new(state);
    for (_, who, man, at) in ready {
        if stays(state, side, (who, man, at)) {
            continue;
        }
        let measured = if far(at).is_some() { &near } else { &waits };
        let here = measured.get(&at).copied().unwrap_or(u32::MAX);
        let least = if far(at).is_some() { keeps_away(man) } else { waiting };
        if here <= least || !closer(state, at, measured, here) {
            continue;
        }
        let to = network.destinations(side, who);
        let best = to
            .iter()
            .filter(|(place, _)| !state.burns(**place))
            .filter_map(|(place, to)| Some((measured.get(place).copied()?, place, to)))
            .filter(|&(points, _, to)| points < here && points >= least.min(here) && fits(man, to))
            .min_by_key(|&(points, _, to)| (points, to.path.len()));
        if let Some((_, _, to)) = best {
            return Some(Command::Move(Move { man: who.clone(), path: to.path.clone() }));
        }
    }
    None
}

/// Whoever is called off goes back by the shortest way.
fn home(state: &State, side: Side) -> Option<Command> {
    let far = ending::steps_home(state, side);
    let steps = |place: &Spot| far.get(place).copied().unwrap_or(u32::MAX);
    let away = state.on_map().filter(|(id, _, at)| {
        steps(at) > 0
            && steps::able(state, side, id).is_ok()
            && steps::free_hands(state, id).is_ok()
    });
    let mut network = Network::new(state);
    for (who, _, at) in away {
        let to = network.destinations(side, who);
        let mut nearer: Vec<(u32, &Destination)> = to
            .iter()
            .map(|(place, to)| (steps(place), to))
            .filter(|it| it.0 < steps(&at))
            .collect();
        nearer.sort_by_key(|(steps, to)| (*steps, to.path.len()));
        let order = nearer.into_iter().take(TRIED).find_map(|(_, to)| {
            let order = Command::Move(Move { man: who.clone(), path: to.path.clone() });
            super::legal(state, side, &order).then_some(order)
        });
        if order.is_some() {
            return order;
        }
    }
    None
}

/// Into contact only where the odds are not hopeless.
fn fits(man: &Man, to: &Destination) -> bool {
    !to.contact || man.class.row().weapon.is_none() && !man.wounded
}

fn keeps_away(man: &Man) -> u32 {
    if man.class.row().weapon.is_some() { A_BOWSHOT } else { 0 }
}

/// Is any place beside this one nearer?
fn closer(state: &State, at: Spot, far: &BTreeMap<Spot, u32>, here: u32) -> bool {
    crate::ways::from(state, at).any(|(to, _)| far.get(&to).is_some_and(|&points| points < here))
}

/// The crews of engines stay, axes before a door that is wanted, bowmen who have somebody before them, and whoever holds a place that is to be
/// held.
fn stays(state: &State, side: Side, (who, man, at): (&ManId, &Man, Spot)) -> bool {
    let crew = side == Side::Besiegers
        && state.works.engines.values().any(|engine| {
            let docked = engine.ramp && engine.at == Some(at.hex);
            !docked && state.pushers(engine, side).contains(who)
        });
    let shoots = man.class.row().weapon.is_some()
        && state.on_map().any(|(other, enemy, _)| {
            enemy.side != side && shooting::shot(state, who, other).is_ok()
        });
    let holds = side == Side::Besieged && state.is_in_contact(side, at);
    let goal = side == Side::Besiegers && state.options.goal.contains(&at.hex);
    // Who does not belong to a sortie, stays on the wall.
    let sortie = state.siege.as_ref().and_then(|siege| siege.sortie.as_ref());
    let watches = side == Side::Besieged && sortie.is_some_and(|it| !it.men.contains(who));
    let strikes = side == Side::Besiegers
        && ramming::axes(state, side).any(|(door, men)| {
            let inside = state.town.doors.get(door).map(|door| door.inside);
            men.contains(who) && inside.is_some_and(|hex| state.options.goal.contains(&hex))
        });
    crew || shoots || holds || goal || watches || strikes
}

/// What a side wants to come to.
fn wanted(state: &State, side: Side) -> Vec<Spot> {
    let enemies = state.on_map().filter(|(_, man, _)| man.side != side && !man.is_horse());
    let attacks = state.assaulting();
    match side {
        Side::Besiegers if state.called_off => Vec::new(),
        // A sortie, and a relief, go for the enemy.
        Side::Besieged if attacks == side => enemies.map(|(.., at)| at).collect(),
        Side::Besiegers if attacks == side || state.siege.is_none() => {
            let goal: Vec<Spot> = state
                .options
                .goal
                .iter()
                .filter(|&&hex| state.holder(hex) == Side::Besieged)
                .flat_map(|&hex| [Spot::ground(hex), Spot::top(hex)])
                .filter(|&place| crate::ways::exists(state, place))
                .collect();
            let burn = state.options.burn.iter().filter(|hex| {
                !state.works.fires.contains_key(hex) && !state.works.burnt.contains(hex)
            });
            let burn = burn
                .flat_map(|hex| hex.neighbours().map(Spot::ground))
                .filter(|&place| crate::ways::exists(state, place) && !state.burns(place));
            let all: Vec<Spot> = goal.into_iter().chain(burn).collect();
            if all.is_empty() { enemies.map(|(.., at)| at).collect() } else { all }
        }
        Side::Besieged | Side::Besiegers => {
            let places: Vec<Spot> = enemies.map(|(.., at)| at).collect();
            let inside = places.iter().copied().filter(|&at| {
                at.floor != Floor::Ground
                    || !is_outside(state, at)
                    || state.table(at.hex) == Table::Field
                    || side == Side::Besiegers
            });
            let goal = state.options.goal.iter();
            let goal = goal.map(|&hex| state.on_wall(hex).unwrap_or(Spot::ground(hex)));
            let fires = state.works.fires.keys().flat_map(|hex| hex.neighbours());
            let fires = fires.map(Spot::ground).filter(|&place| !state.burns(place));
            let all: BTreeSet<Spot> =
                inside.chain(threatened(state)).chain(goal).chain(fires).collect();
            let own: Vec<Spot> = state
                .on_map()
                .filter(|(_, man, _)| man.side == side && man.stands())
                .map(|(.., at)| at)
                .collect();
            // Where enough stand already, nobody more has to come.
            let near = |all: &[Spot], place: Spot, hexes: u32| {
                all.iter().filter(|at| at.hex.distance(place.hex) <= hexes).count()
            };
            all.into_iter()
                .filter(|&place| near(&own, place, 1) < near(&places, place, 3) + 2)
                .collect()
        }
    }
}

/// Where the wall is in danger: over ladders, before ramps, at gates that are rammed, and where a ladder is
/// being carried to.
fn threatened(state: &State) -> Vec<Spot> {
    let mut all = Vec::new();
    for ladder in state.works.ladders.values() {
        match &ladder.at {
            LadderAt::Standing { top, .. } => all.extend(state.on_wall(*top)),
            LadderAt::Carried { by: [one, _] } => {
                let at = state.men.get(one).and_then(|man| man.place);
                let wall = at.and_then(|at| {
                    let walls = state.town.hexes().filter_map(|hex| state.on_wall(hex));
                    walls.min_by_key(|wall| wall.hex.distance(at.hex))
                });
                all.extend(wall);
            }
            LadderAt::Lying { .. } | LadderAt::Broken | LadderAt::Stored { .. } => {}
        }
    }
    for engine in state.works.engines.values() {
        let Some(front) = engine.front() else { continue };
        if engine.docked.is_some() {
            all.extend(state.on_wall(front));
        }
        if let Some((_, gate)) = state.town.gate_at(front).filter(|_| engine.kind.is_ram()) {
            all.extend(gate.inside.iter().copied().map(Spot::ground));
            all.extend(state.on_wall(front));
        }
    }
    all
}

fn is_outside(state: &State, place: Spot) -> bool {
    state.terrain(place.hex).is_some_and(crate::town::Terrain::is_outside)
}

/// Where attackers wait who have no way in yet.
fn entries(state: &State) -> Vec<Spot> {
    let mut all = Vec::new();
    for ladder in state.works.ladders.values() {
        if let LadderAt::Standing { foot, .. } = ladder.at {
            all.push(Spot::ground(foot));
        } else if let LadderAt::Carried { by } = &ladder.at {
            all.extend(by.iter().filter_map(|id| state.men.get(id)?.place));
        }
    }
    for engine in state.works.engines.values() {
        all.extend(engine.at.map(Spot::ground));
        all.extend(engine.rear().into_iter().map(Spot::ground));
    }
    all.extend(
        state
            .town
            .doors
            .iter()
            .filter(|(id, door)| !state.is_open(id) && state.options.goal.contains(&door.inside))
            .map(|(_, door)| Spot::ground(door.outside)),
    );
    if all.is_empty() {
        let gates = state.town.gates.values().filter(|gate| !gate.inner);
        all.extend(gates.flat_map(|gate| gate.outside.iter().copied().map(Spot::ground)));
    }
    all.retain(|&place| crate::ways::exists(state, place));
    all
}

/// Gates are shut before the enemy, and opened to friends.
fn gate(state: &State, side: Side) -> Option<Command> {
    let own = state.on_map().filter(|(_, man, _)| man.side == side && man.stands());
    for (who, _, at) in own {
        for (id, gate) in &state.town.gates {
            if !gate.inside.contains(&at.hex) || at.floor != Floor::Ground {
                continue;
            }
            let (gate, man) = (id.clone(), who.clone());
            let order = match (side, state.is_open(id)) {
                (Side::Besieged, true) => Command::Shut(Shut { gate, man }),
                (Side::Besiegers, false) => Command::Open(Open { gate, man }),
                _ => continue,
            };
            if super::legal(state, side, &order) {
                return Some(order);
            }
        }
    }
    None
}
