//! How one gets from place to place: what joins two places, and what a step costs
//! ([ST-03](crate::clauses::ST_03)). What is joined is also in reach of a blow
//! ([ST-05](crate::clauses::ST_05)); walls, shut gates and raised bridges part.

use crate::clauses::{
    HAV_005, HAV_006, HAV_007, HAV_008, HAV_014, HAV_017, HAV_018, HAV_023, HAV_024, HAV_025,
    HAV_032, HAV_037, HAV_112, HAV_113, HAV_114, HAV_115, HAV_117, HAV_163, HAV_164, HAV_165,
    ST_03, ST_32, ST_46, ST_55,
};
use crate::levels;
use crate::spot::{Floor, Spot};
use crate::state::State;
use crate::tables;
use crate::town::{Gate, Mechanism, Stairs, Terrain};
use crate::works::{Engine, LadderAt, Works};
use board::Hex;
use decider::Clause;

/// What joins two places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Side by side on one level, or into a moat and out of it.
    Level,
    /// From one rampart up or down to the next, by a step of the wall walk.
    Step,
    /// Onto stairs, along them or off them.
    Stairs,
    /// From the ground onto a ladder.
    OntoLadder,
    /// From a ladder down to the ground.
    OffLadder,
    /// From a rampart onto a ladder.
    DownLadder,
    /// From a ladder onto a rampart.
    OverWall,
    /// From a breach up to a rampart.
    OutOfBreach,
    /// From a rampart down into a breach.
    IntoBreach,
    /// By the stairs inside a keep, with a whole move.
    InnerStairs,
    /// Up or down inside a siege tower.
    TowerStairs,
    /// Over the ramp of a siege tower.
    Ramp,
}

/// What a step costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    /// So many.
    Of(u32),
    /// All of a turn: whoever begins their turn there.
    Whole,
}

/// What joins two places now, whoever stands there; none: a wall, a gate, a moat's side, or nothing.
#[must_use]
pub fn between(state: &State, from: Spot, to: Spot) -> Option<Way> {
    (exists(state, from) && exists(state, to)).then(|| joined(state, from, to))?
}

/// What joins two places that there are.
fn joined(state: &State, from: Spot, to: Spot) -> Option<Way> {
    if from == to {
        return None;
    }
    let inner = state.town.inner_stairs.iter();
    if inner.copied().any(|stairs| is_pair((stairs.from, stairs.to), (from, to))) {
        return Some(Way::InnerStairs);
    }
    if from.floor == Floor::Ladder || to.floor == Floor::Ladder {
        return by_ladder(&state.works, from, to);
    }
    if let Some(tower) = state.siege_tower_at(from.hex).or_else(|| state.siege_tower_at(to.hex)) {
        return by_tower(state, tower, from, to);
    }
    if from.hex.distance(to.hex) != 1 {
        return None;
    }
    if state.is_demolished(from.hex) || state.is_demolished(to.hex) {
        return by_breach(state, from, to);
    }
    let flights = [from, to].map(|place| state.town.stairs_at(place.hex));
    if let Some(stairs) = flights.into_iter().flatten().next() {
        return by_stairs(state, stairs, from, to).then_some(Way::Stairs);
    }
    match (state.is_on_wall(from), state.is_on_wall(to)) {
        (true, true) => along_wall(state, from, to),
        (false, false) => on_ground(state, from, to).then_some(Way::Level),
        _ => None,
    }
}

/// Can anybody be at this place now?
#[must_use]
pub fn exists(state: &State, place: Spot) -> bool {
    if state.level(place).is_none() {
        return false;
    }
    if state.is_demolished(place.hex) {
        return true;
    }
    match state.terrain(place.hex) {
        None | Some(Terrain::Well) => false,
        Some(Terrain::Harbour) => !state.town.port,
        Some(Terrain::Gate) if place.floor == Floor::Ground => {
            state.town.gate_at(place.hex).is_some_and(|(id, _)| state.is_open(id))
        }
        Some(Terrain::Stairway) => {
            !state.is_worked(Mechanism::Stairway) && !state.works.burnt.contains(&place.hex)
        }
        Some(Terrain::Trap) => !state.is_worked(Mechanism::Trap),
        Some(_) => true,
    }
}

fn is_pair(stairs: (Spot, Spot), (from, to): (Spot, Spot)) -> bool {
    stairs == (from, to) || stairs == (to, from)
}

fn by_ladder(works: &Works, from: Spot, to: Spot) -> Option<Way> {
    works.ladders.values().find_map(|ladder| {
        let LadderAt::Standing { foot, top, .. } = ladder.at else { return None };
        let rung = Spot::ladder(foot);
        let on_top = |place: Spot| place.hex == top && place.floor != Floor::Ladder;
        if from == Spot::ground(foot) && to == rung {
            Some(Way::OntoLadder)
        } else if from == rung && to == Spot::ground(foot) {
            Some(Way::OffLadder)
        } else if from == rung && on_top(to) {
            Some(Way::OverWall)
        } else if on_top(from) && to == rung {
            Some(Way::DownLadder)
        } else {
            None
        }
    })
}

/// A siege tower is entered from behind, climbed inside, and left over its ramp
/// ([ST-49](crate::clauses::ST_49)).
fn by_tower(state: &State, tower: &Engine, from: Spot, to: Spot) -> Option<Way> {
    let at = tower.at?;
    let (inside, top) = (Spot::ground(at), Spot::top(at));
    if is_pair((inside, top), (from, to)) {
        return Some(Way::TowerStairs);
    }
    let wall = tower.front().and_then(|hex| state.on_wall(hex)).filter(|_| tower.ramp);
    if wall.is_some_and(|wall| is_pair((top, wall), (from, to))) {
        return Some(Way::Ramp);
    }
    let behind = |place: Spot| tower.rear().contains(&place.hex) && is_open_ground(state, place);
    let enters = (from == inside && behind(to)) || (to == inside && behind(from));
    enters.then_some(Way::Level)
}

/// Rubble can be entered from all around, and left to all sides, the ramparts that it has torn apart
/// included ([ST-55](crate::clauses::ST_55)).
fn by_breach(state: &State, from: Spot, to: Spot) -> Option<Way> {
    let on_foot = |place: Spot| is_open_ground(state, place) || state.is_demolished(place.hex);
    if on_foot(from) && on_foot(to) {
        Some(Way::Level)
    } else if state.is_on_wall(to) {
        Some(Way::OutOfBreach)
    } else if state.is_on_wall(from) {
        Some(Way::IntoBreach)
    } else {
        None
    }
}

fn by_stairs(state: &State, stairs: &Stairs, from: Spot, to: Spot) -> bool {
    let goes = |on: Spot, beside: Spot| {
        let Some(step) = stairs.hexes.iter().position(|&hex| hex == on.hex) else { return false };
        let next = |other: usize| stairs.hexes.get(other) == Some(&beside.hex);
        if next(step + 1) || step.checked_sub(1).is_some_and(next) {
            return true;
        }
        let level = state.level(beside);
        let foot = step == 0 && level == state.level(on).map(|level| level - 1);
        let head = step + 1 == stairs.hexes.len() && level == state.level(on);
        (foot && opens_onto(stairs.foot.as_deref(), beside.hex))
            || (head && opens_onto(stairs.head.as_deref(), beside.hex))
    };
    goes(from, to) || goes(to, from)
}

/// Does the end of a flight open onto a hex beside it ([HAV-163](crate::clauses::HAV_163),
/// [HAV-164](crate::clauses::HAV_164), [HAV-165](crate::clauses::HAV_165))?
fn opens_onto(end: Option<&[Hex]>, beside: Hex) -> bool {
    end.is_none_or(|hexes| hexes.contains(&beside))
}

fn along_wall(state: &State, from: Spot, to: Spot) -> Option<Way> {
    if state.level(from) == state.level(to) {
        return Some(Way::Level);
    }
    let side = from.hex.side_to(to.hex)?;
    state.town.steps.contains(&side).then_some(Way::Step)
}

/// Is this ground that one crosses on foot from any side: neither wall nor stairs nor keep nor passage?
fn is_open_ground(state: &State, place: Spot) -> bool {
    place.floor == Floor::Ground
        && state.terrain(place.hex).is_some_and(|terrain| {
            !terrain.is_wall() && !matches!(terrain, Terrain::Keep | Terrain::Stairs)
        })
}

/// Does a gate lead to a hex beside it? Not to a drawbridge that is up.
pub(crate) fn leads(state: &State, gate: &Gate, beside: Hex) -> bool {
    let bridge = state.town.terrain(beside) == Some(Terrain::Drawbridge);
    let up = bridge && state.is_worked(Mechanism::Drawbridge);
    gate.inside.contains(&beside) || (gate.outside.contains(&beside) && !up)
}

/// Into a keep and out of it leads its door alone: the secret passage is not used
/// ([HAV-022](crate::clauses::HAV_022)).
fn on_ground(state: &State, from: Spot, to: Spot) -> bool {
    let keeps = [from, to].map(|place| state.terrain(place.hex) == Some(Terrain::Keep));
    match keeps {
        [true, true] => from.floor == to.floor && state.level(from) == state.level(to),
        [false, false] => match (state.town.gate_at(from.hex), state.town.gate_at(to.hex)) {
            (Some((_, gate)), None) => leads(state, gate, to.hex),
            (None, Some((_, gate))) => leads(state, gate, from.hex),
            _ => is_open_ground(state, from) && is_open_ground(state, to),
        },
        _ => state.town.doors.iter().any(|(id, door)| {
            let ends = (Spot::ground(door.inside), Spot::ground(door.outside));
            is_pair(ends, (from, to)) && state.is_open(id)
        }),
    }
}

/// The places that a place is joined to.
pub fn from(state: &State, place: Spot) -> impl Iterator<Item = (Spot, Way)> + '_ {
    let hexes = std::iter::once(place.hex).chain(place.hex.neighbours());
    let here = exists(state, place).then_some(hexes);
    here.into_iter()
        .flatten()
        .flat_map(|hex| Floor::ALL.into_iter().map(move |floor| Spot { hex, floor }))
        .filter(|&to| exists(state, to))
        .filter_map(move |to| Some((to, joined(state, place, to)?)))
}

/// What a step costs somebody on foot or mounted; none: a horse cannot
/// ([ST-03](crate::clauses::ST_03)).
#[must_use]
pub fn points(state: &State, way: Way, to: Spot, mounted: bool) -> Option<Points> {
    if mounted && !may_ride(state, way, to) {
        return None;
    }
    let ground = match way {
        Way::InnerStairs => return Some(Points::Whole),
        Way::OffLadder => 0,
        Way::OntoLadder | Way::DownLadder => tables::CLIMB,
        Way::OverWall => tables::STEP_OFF,
        Way::OutOfBreach => tables::HARD,
        Way::Step | Way::IntoBreach | Way::TowerStairs | Way::Ramp => tables::SLOW,
        Way::Level | Way::Stairs => ground_points(state, to),
    };
    let bodies = if state.bodies(to) >= tables::BODIES { 1 } else { 0 };
    Some(Points::Of(ground + bodies))
}

fn ground_points(state: &State, to: Spot) -> u32 {
    if state.is_demolished(to.hex) || state.siege_tower_at(to.hex).is_some() {
        return tables::SLOW;
    }
    match state.terrain(to.hex) {
        Some(Terrain::Trough) => tables::TROUGH,
        Some(Terrain::House | Terrain::Stable | Terrain::Stairs | Terrain::Stairway) => {
            tables::SLOW
        }
        Some(Terrain::Moat) if state.works.filled.contains(&to.hex) => tables::SLOW,
        Some(Terrain::Moat) => tables::HARD,
        _ => 1,
    }
}

/// A horse keeps to flat ground, the trough, the stables and open gates.
pub(crate) fn may_ride(state: &State, way: Way, to: Spot) -> bool {
    way == Way::Level
        && to.floor == Floor::Ground
        && !state.is_demolished(to.hex)
        && state.engine_at(to.hex).is_none()
        && state.terrain(to.hex).is_some_and(|terrain| match terrain {
            Terrain::Gate => true,
            Terrain::House | Terrain::Moat | Terrain::Keep | Terrain::Stairs => false,
            terrain => !terrain.is_wall(),
        })
}

/// The clauses that a step carries out: for tables of many games.
pub(crate) fn clauses(state: &State, way: Way, from: Spot, to: Spot) -> Vec<Clause> {
    let mut clauses = vec![ST_03];
    clauses.extend(levels::clauses(state, to));
    match way {
        Way::OntoLadder | Way::DownLadder => {
            clauses.extend([HAV_112, HAV_115, HAV_117, ST_46]);
            if !state.is_on_long_ladder(to) {
                clauses.push(HAV_114);
            }
        }
        Way::OverWall => clauses.push(HAV_113),
        Way::OutOfBreach | Way::IntoBreach => clauses.push(ST_55),
        Way::Stairs => clauses.extend(end_of_stairs(state, from, to)),
        _ => {}
    }
    match state.terrain(to.hex) {
        Some(Terrain::Trough) => clauses.push(HAV_014),
        Some(Terrain::Stable) => clauses.extend([HAV_017, ST_32]),
        Some(Terrain::StableEntrance) => clauses.push(HAV_018),
        Some(Terrain::Keep) if to.floor == Floor::Ground => clauses.push(ST_32),
        Some(Terrain::Gate) if to.floor == Floor::Ground => {
            clauses.extend([HAV_005, HAV_006]);
            if state.standing_in(Spot::top(to.hex)).next().is_some() {
                clauses.extend([HAV_007, HAV_008]);
            }
        }
        _ => {}
    }
    let lines = [HAV_024, HAV_025, HAV_032, HAV_037];
    let line = state.town.line(to.hex).filter(|&line| state.town.line(from.hex) != Some(line));
    if let Some(line) = line.and_then(|line| lines.get(usize::from(line).checked_sub(1)?)) {
        clauses.extend([HAV_023, *line]);
    }
    clauses
}

/// The clause that says from where the end of a flight is reached, of a step or a blow over it; none: it is
/// over no end.
pub(crate) fn end_of_stairs(state: &State, from: Spot, to: Spot) -> Option<Clause> {
    let stairs = [from, to].into_iter().find_map(|place| state.town.stairs_at(place.hex))?;
    let on = |place: Spot| stairs.hexes.iter().position(|&hex| hex == place.hex);
    let (step, beside) = match (on(from), on(to)) {
        (Some(step), None) => (step, to),
        (None, Some(step)) => (step, from),
        _ => return None,
    };
    let foot =
        step == 0 && state.level(beside) < state.level(if on(from).is_some() { from } else { to });
    let end = if foot { stairs.foot.as_deref() } else { stairs.head.as_deref() };
    Some(match end {
        None => HAV_165,
        Some([_]) => HAV_163,
        Some(_) => HAV_164,
    })
}
