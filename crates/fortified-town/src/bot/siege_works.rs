//! Ladders, engines, oil and fire: what the bots do with their hands.

use super::legal;
use crate::command::{Carry, Command, Light, Pivot, Pour, Push, Quench, Raise, Take, Topple};
use crate::engines::turned;
use crate::men::{ManId, Side};
use crate::oil;
use crate::spot::{Floor, Spot};
use crate::state::{Moving, State};
use crate::town::Terrain;
use crate::ways::{self, Way};
use crate::works::{Engine, EngineId, EngineKind, LadderAt, LadderId};
use crate::{fire, tables};
use board::{Direction, Hex};
use std::collections::{BTreeSet, VecDeque};

/// Hexes from which somebody comes to an engine that lacks hands.
const AT_HAND: u32 = 10;

/// The next thing to do with hands; none: nothing.
pub(super) fn order(state: &State, side: Side) -> Option<Command> {
    let all = match side {
        Side::Besiegers => [ladders(state, side), engines(state, side), light(state, side)],
        Side::Besieged => [topple(state, side), pour(state, side), quench(state, side)],
    };
    let all = all.into_iter().chain([engine_alight(state, side)]);
    all.into_iter().flatten().find(|command| legal(state, side, command))
}

fn own(state: &State, side: Side) -> impl Iterator<Item = (&ManId, Spot)> {
    let own = state.on_map().filter(move |(id, man, _)| {
        man.side == side && man.stands() && !state.doing(id).ended && !state.doing(id).moved
    });
    own.map(|(id, _, at)| (id, at))
}

/// Who stands beside an enemy's engine that nobody guards, lights it.
fn engine_alight(state: &State, side: Side) -> Option<Command> {
    if side == Side::Besiegers {
        return None;
    }
    let theirs =
        |id: &EngineId| state.siege.as_ref().is_none_or(|siege| !siege.engines_left.contains(id));
    let engines = state.works.engines.iter().filter(|(id, _)| theirs(id));
    let left = engines.filter_map(|(_, engine)| engine.at);
    let left = left.filter(|&hex| {
        let guarded =
            state.on_map().any(|(_, man, at)| at.hex == hex && man.side != side && man.stands());
        !guarded && !state.works.fires.contains_key(&hex)
    });
    let oil = state.works.oil.get(&side).is_some_and(|&barrels| barrels > 0);
    left.flat_map(|hex| own(state, side).map(move |(who, _)| (hex, who)))
        .map(|(hex, who)| Command::Light(Light { hex, man: who.clone(), oil }))
        .find(|command| legal(state, side, command))
}

/// Everybody at the top of a ladder throws it down together; of an enemy's inside, whoever is beside its foot.
fn topple(state: &State, side: Side) -> Option<Command> {
    for (id, ladder) in &state.works.ladders {
        let LadderAt::Standing { foot, top, .. } = ladder.at else { continue };
        let Some(wall) = state.on_wall(top) else { continue };
        let inside = !state.town.is_outside_of(top, foot);
        let men: Vec<ManId> = own(state, side)
            .filter(|(who, at)| {
                (*at == wall
                    || (state.is_on_wall(*at) && ways::between(state, *at, wall).is_some())
                    || (inside && !state.is_on_wall(*at) && at.hex.distance(foot) == 1))
                    && !state.is_in_contact(side, *at)
                    && state.points_left(who) >= tables::TOPPLE
            })
            .map(|(who, _)| who.clone())
            .take(3)
            .collect();
        if men.is_empty() {
            continue;
        }
        let order = Command::Topple(Topple { ladder: id.clone(), men });
        if legal(state, side, &order) {
            return Some(order);
        }
    }
    None
}

/// Oil on whoever is below, best on many.
fn pour(state: &State, side: Side) -> Option<Command> {
    if state.works.oil.get(&side).is_none_or(|&barrels| barrels == 0) {
        return None;
    }
    let above: Vec<(&ManId, Spot)> =
        own(state, side).filter(|(_, at)| state.is_on_wall(*at)).collect();
    let below: BTreeSet<Spot> = state
        .on_map()
        .filter(|(_, man, at)| man.side != side && man.stands() && at.floor != Floor::Top)
        .map(|(.., at)| at)
        .collect();
    let many = |at: &Spot| state.standing_in(*at).count() + usize::from(at.floor == Floor::Ladder);
    let mut below: Vec<Spot> = below.into_iter().collect();
    below.sort_by_key(|at| std::cmp::Reverse(many(at)));
    for at in below {
        for (one, wall) in above.iter().filter(|(_, wall)| oil::is_below(state, *wall, at)) {
            for (other, there) in &above {
                if ways::between(state, *wall, *there).is_none() {
                    continue;
                }
                let (one, other) = ((*one).clone(), (*other).clone());
                let order = Command::Pour(Pour { at, one, other });
                if legal(state, side, &order) {
                    return Some(order);
                }
            }
        }
    }
    None
}

/// Two put out what is one's own: the town for who holds it, engines and ladders for who brought them.
fn quench(state: &State, side: Side) -> Option<Command> {
    for (&hex, &fire) in &state.works.fires {
        let built = state.town.terrain(hex).is_some_and(|terrain| !terrain.is_outside());
        if fire > tables::STILL_SMALL || built != (side == Side::Besieged) {
            continue;
        }
        let mut near = own(state, side).filter(|(_, at)| fire::reaches(state, *at, hex));
        let (Some((one, _)), Some((other, _))) = (near.next(), near.next()) else { continue };
        let (one, other) = (one.clone(), other.clone());
        let order = Command::Quench(Quench { hex, one, other });
        if legal(state, side, &order) {
            return Some(order);
        }
    }
    None
}

/// Whoever stands beside what is to burn, lights it, with oil while there is any.
fn light(state: &State, side: Side) -> Option<Command> {
    let oil = state.works.oil.get(&side).is_some_and(|&barrels| barrels > 0);
    let burn = state
        .options
        .burn
        .iter()
        .filter(|hex| fire::is_burnable(state, **hex) && !state.works.fires.contains_key(*hex));
    burn.flat_map(|&hex| own(state, side).map(move |(who, _)| (hex, who)))
        .map(|(hex, who)| Command::Light(Light { hex, man: who.clone(), oil }))
        .find(|command| legal(state, side, command))
}

/// Carried ladders go to the wall and up; those that lie are picked up again.
fn ladders(state: &State, side: Side) -> Option<Command> {
    for (id, ladder) in &state.works.ladders {
        let order = match &ladder.at {
            LadderAt::Carried { by } => carried(state, side, id, by),
            LadderAt::Lying { place } if !state.called_off && !state.is_on_wall(*place) => {
                take(state, side, id, *place)
            }
            LadderAt::Lying { .. } => None,
            LadderAt::Standing { .. } | LadderAt::Broken | LadderAt::Stored { .. } => None,
        };
        if order.is_some() {
            return order;
        }
    }
    None
}

fn take(state: &State, side: Side, id: &LadderId, place: Spot) -> Option<Command> {
    let near: Vec<(&ManId, Spot)> = own(state, side)
        .filter(|(who, at)| {
            (*at == place || ways::between(state, *at, place).is_some())
                && !state.is_in_contact(side, *at)
                && state.men.get(*who).is_some_and(|man| man.class.row().weapon.is_none())
        })
        .collect();
    for (number, (one, _)) in near.iter().enumerate() {
        for (other, _) in near.iter().skip(number + 1) {
            let (one, other) = ((*one).clone(), (*other).clone());
            let order = Command::Take(Take { ladder: id.clone(), one, other });
            if legal(state, side, &order) {
                return Some(order);
            }
        }
    }
    None
}

fn carried(state: &State, side: Side, id: &LadderId, by: &[ManId; 2]) -> Option<Command> {
    let [one, other] = by;
    let places = [state.men.get(one)?.place?, state.men.get(other)?.place?];
    if state.men.get(one)?.side != side {
        return None;
    }
    let mut sites = sites(state, places);
    sites.sort_unstable();
    let near = |foot: Hex| places.iter().any(|at| at.hex.distance(foot) == 1);
    for &(_, foot, top) in sites.iter().filter(|(_, foot, _)| near(*foot)) {
        let order = Command::Raise(Raise { ladder: id.clone(), foot, top });
        if legal(state, side, &order) {
            return Some(order);
        }
    }
    let (_, foot, _) = *sites.first()?;
    let ways = [(one, places[0]), (other, places[1])].map(|(leader, at)| {
        let path = path_beside(state, at, foot, by)?;
        Some((path.len(), leader, path))
    });
    let (_, leader, path) = ways.into_iter().flatten().min()?;
    let each = tables::CARRY_LADDER;
    let points = by.iter().map(|who| state.points_left(who)).min().unwrap_or_default();
    let steps = usize::try_from(points / each).unwrap_or_default();
    let path: Vec<Spot> = path.into_iter().take(steps.max(1)).collect();
    let order = Command::Carry(Carry { man: leader.clone(), path });
    legal(state, side, &order).then_some(order)
}

/// Where a ladder could stand, the best first: near, weakly held, on the way to what is to be taken.
fn sites(state: &State, from: [Spot; 2]) -> Vec<(u32, Hex, Hex)> {
    let goal: Vec<Hex> = state.options.goal.iter().copied().collect();
    let mut all = Vec::new();
    for top in state.town.hexes() {
        let leans = matches!(state.terrain(top), Some(Terrain::Rampart | Terrain::Tower));
        if !leans || state.on_wall(top).is_none() {
            continue;
        }
        for foot in top.neighbours() {
            let height = state.ladder_height(foot, top).unwrap_or_default();
            let outside = state.town.is_outside_of(top, foot);
            let free = state.standing_at(Spot::ground(foot)).is_none()
                && state.ladder_at(foot).is_none()
                && state.engine_at(foot).is_none();
            if !outside || !free || !(1..=tables::LADDER_REACH).contains(&height) {
                continue;
            }
            let held = state
                .on_map()
                .filter(|(_, man, at)| {
                    man.side == Side::Besieged && man.stands() && at.hex.distance(top) <= 2
                })
                .count();
            let walk = from.iter().map(|at| at.hex.distance(foot)).min().unwrap_or_default();
            let aim = goal.iter().map(|hex| hex.distance(top)).min().unwrap_or_default();
            let held = u32::try_from(held).unwrap_or(u32::MAX);
            let high = u32::try_from(height - 1).unwrap_or_default();
            all.push((walk + aim + 2 * held + 4 * high, foot, top));
        }
    }
    all
}

/// The shortest way over free level ground to a hex beside another.
fn path_beside(state: &State, from: Spot, foot: Hex, by: &[ManId; 2]) -> Option<Vec<Spot>> {
    let mut seen = BTreeSet::from([from]);
    let mut edge = VecDeque::from([(from, Vec::new())]);
    while let Some((at, path)) = edge.pop_front() {
        if at.hex.distance(foot) == 1 && !path.is_empty() {
            return Some(path);
        }
        for (to, way) in ways::from(state, at) {
            let free = state.standing_at(to).is_none_or(|(id, _)| by.contains(id));
            if way != Way::Level || to.hex == foot || !free || state.burns(to) || !seen.insert(to) {
                continue;
            }
            let mut path: Vec<Spot> = path.clone();
            path.push(to);
            edge.push_back((to, path));
        }
    }
    None
}

/// Rams go to a gate, towers to the wall; where hands are missing, somebody comes.
fn engines(state: &State, side: Side) -> Option<Command> {
    for (id, engine) in &state.works.engines {
        let Some(at) = engine.at else { continue };
        if matches!(engine.kind, EngineKind::Mangonel | EngineKind::Trebuchet)
            || arrived(state, engine)
        {
            continue;
        }
        let going = state.moving.as_ref().is_none_or(|moving| match moving {
            Moving::Engine(moving) => moving == id,
            Moving::Man(_) | Moving::Ladder(..) => true,
        });
        let push = Command::Push(Push { engine: id.clone(), to: at.neighbour(engine.facing) });
        let towards = |facing| reaches(state, engine, at, facing);
        // A ram makes room before the gate that it has opened.
        let opened = engine.front().and_then(|hex| state.town.gate_at(hex));
        if engine.kind.is_ram() && opened.is_some_and(|(id, _)| state.is_open(id)) {
            let to = at.neighbour(engine.facing.opposite());
            let back = Command::Push(Push { engine: id.clone(), to });
            if going && legal(state, side, &back) {
                return Some(back);
            }
        }
        let turn = [true, false]
            .into_iter()
            .filter(|&right| !towards(engine.facing) && towards(turned(engine.facing, right)))
            .map(|right| Command::Pivot(Pivot { engine: id.clone(), right }))
            .find(|order| going && legal(state, side, order));
        if turn.is_some() {
            return turn;
        }
        let wanted = !engine.kind.is_ram() || towards(engine.facing);
        if going && wanted && legal(state, side, &push) {
            return Some(push);
        }
        if let Some(order) = join(state, side, engine, at) {
            return Some(order);
        }
    }
    None
}

/// Does the way of an engine lead to where it works: a ram's to a shut gate, a tower's to a wall of its height?
fn reaches(state: &State, engine: &Engine, at: Hex, facing: Direction) -> bool {
    let mut ahead = at;
    for _ in 0..tables::DEPLOY_AT {
        ahead = ahead.neighbour(facing);
        let gate = state.town.gate_at(ahead).filter(|_| engine.kind.is_ram());
        let door =
            engine.kind.is_ram() && state.town.doors.values().any(|door| door.inside == ahead);
        let wall = state.on_wall(ahead).and_then(|wall| state.level(wall));
        let fits = wall.is_some_and(|level| Some(level + tables::TOWER_TOPS) == engine.top);
        if gate.is_some_and(|(id, _)| !state.is_open(id)) || door || fits {
            return true;
        }
        if !crate::pushing::carries(state, engine.kind, ahead) {
            return false;
        }
    }
    false
}

/// Is it where it works?
fn arrived(state: &State, engine: &Engine) -> bool {
    let Some(front) = engine.front() else { return true };
    engine.docked.is_some()
        || (engine.kind.is_ram()
            && (state.town.gate_at(front).is_some_and(|(id, _)| !state.is_open(id))))
}

/// Somebody near steps to an engine that lacks a hand.
fn join(state: &State, side: Side, engine: &Engine, at: Hex) -> Option<Command> {
    let places: Vec<Spot> = match engine.kind {
        EngineKind::SiegeTower => {
            let rear = engine.rear().into_iter().map(Spot::ground);
            std::iter::once(Spot::ground(at)).chain(rear).collect()
        }
        _ => vec![Spot::ground(at)],
    };
    let wanted: Vec<Spot> = places.into_iter().filter(|&place| !state.is_full(place)).collect();
    let crew = state.pushers(engine, side);
    let near = own(state, side).filter(|(who, place)| {
        !crew.contains(who)
            && place.hex.distance(at) <= AT_HAND
            && state.carried_by(who).is_none()
            && state
                .men
                .get(*who)
                .is_some_and(|man| !man.mounted && !man.wounded && man.class.row().weapon.is_none())
    });
    let near: Vec<(&ManId, Spot)> = near.collect();
    let mut network = crate::reach::Network::new(state);
    for &place in &wanted {
        for (who, _) in &near {
            let to = network.destinations(side, who);
            if let Some(to) = to.get(&place).filter(|to| !to.contact) {
                let path = to.path.clone();
                return Some(Command::Move(crate::command::Move { man: (*who).clone(), path }));
            }
        }
    }
    None
}
