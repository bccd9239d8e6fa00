//! Which clauses a shot carries out: for tables of many games. The line is judged as in [`judge`].

use super::Shot;
use super::judged::{Judged, judge};
use crate::clauses::{
    HAV_010, HAV_018, HAV_019, HAV_066, HAV_067, HAV_068, HAV_069, HAV_070, HAV_071, HAV_072,
    HAV_073, HAV_074, HAV_075, HAV_076, HAV_077, HAV_079, HAV_080, HAV_081, HAV_082, HAV_083,
    HAV_084, HAV_085, HAV_086, HAV_087, HAV_088, HAV_089, HAV_092, HAV_104, ST_31, ST_34, ST_35,
    ST_36,
};
use crate::cover::Cover;
use crate::levels;
use crate::spot::{Floor, Spot};
use crate::state::State;
use crate::town::Terrain;
use board::SightLine;
use decider::Clause;

/// The clauses that a shot from one place to another carries out.
pub(crate) fn clauses(state: &State, from: Spot, to: Spot) -> Vec<Clause> {
    let Ok(judged) = judge(state, from, to) else { return Vec::new() };
    let line = SightLine::between(from.hex, to.hex);
    let steps = if judged.is_second() { line.right() } else { line.left() };
    let Ok(shot) = Shot::along(state, from, to, steps) else { return Vec::new() };
    let mut clauses = vec![ST_31, ST_34];
    clauses.extend(levels::clauses(state, from));
    clauses.extend(levels::clauses(state, to));
    clauses.extend(of_obstructions(&shot, &judged));
    clauses.extend(of_ramparts(&shot, &judged));
    clauses.extend(of_cover(&shot, &judged));
    clauses
}

/// What was measured, and what is no obstruction although it lies between.
fn of_obstructions(shot: &Shot<'_>, judged: &Judged) -> Vec<Clause> {
    let (state, mut clauses) = (shot.state, Vec::new());
    if let [_, others @ ..] = judged.tested.as_slice() {
        clauses.extend([HAV_066, HAV_067, HAV_068, HAV_069, HAV_070, HAV_071, HAV_072]);
        if !others.is_empty() {
            clauses.extend([HAV_077, ST_35]);
        }
        if shot.distance() < super::count(shot.between.len()) {
            clauses.push(HAV_073);
        }
    }
    for tested in &judged.tested {
        let roofed = state.town.ground(tested.hex).is_some_and(|it| it.roofed);
        match tested.terrain {
            Terrain::House | Terrain::Tree => clauses.push(HAV_074),
            Terrain::Tower | Terrain::Keep if roofed => clauses.push(HAV_076),
            _ => {}
        }
    }
    let (upper, lower, _) = shot.upper_and_lower();
    let both_on_walls = state.is_on_wall(upper) && state.is_on_wall(lower);
    for &hex in &shot.between {
        match state.terrain(hex) {
            Some(Terrain::House | Terrain::Tree) if both_on_walls => {
                clauses.extend([HAV_075, HAV_085]);
            }
            Some(Terrain::Stable) if shot.is_beside_stables(upper) => clauses.push(HAV_019),
            _ => {}
        }
    }
    clauses
}

/// What the ramparts ask of somebody on them.
fn of_ramparts(shot: &Shot<'_>, judged: &Judged) -> Vec<Clause> {
    let (state, mut clauses) = (shot.state, Vec::new());
    let ends = [(shot.from, shot.to, HAV_079), (shot.to, shot.from, HAV_080)];
    for (man, other, set_back) in ends {
        let outward = state.is_on_wall(man)
            && !state.town.touches_outer_wall(man.hex)
            && state.town.is_outside_of(man.hex, other.hex);
        if !outward {
            continue;
        }
        clauses.push(set_back);
        clauses.extend(if shot.is_through_breach_beside(man.hex) {
            [HAV_081, HAV_082]
        } else {
            [HAV_083, HAV_084]
        });
    }
    let (upper, lower, _) = shot.upper_and_lower();
    let inside = !state.town.is_outside_of(upper.hex, lower.hex) && !state.is_on_wall(lower);
    if shot.apart() > 0 && inside && state.is_on_wall(upper) {
        clauses.push(HAV_086);
    }
    if let Some(edge) = judged.edge {
        clauses.extend([HAV_087, HAV_092, ST_36, edge.clause]);
        if inside {
            clauses.push(HAV_088);
        }
    }
    clauses
}

/// What the target has before it.
fn of_cover(shot: &Shot<'_>, judged: &Judged) -> Vec<Clause> {
    let (state, mut clauses) = (shot.state, Vec::new());
    let ground = state.town.ground(shot.to.hex);
    if let Ok(covered) = judged.found {
        clauses.extend(covered.clause);
        let beyond = covered.side.map(|side| {
            let [one, other] = side.hexes();
            if one == shot.to.hex { other } else { one }
        });
        let side = beyond.and_then(|beyond| shot.to.hex.direction_to(beyond));
        let outer = side.is_some_and(|side| state.town.is_battlement(shot.to.hex, side));
        let parapet = ground.filter(|it| it.inner_parapet && !outer);
        if let Some(ground) = parapet.filter(|_| covered.cover == Cover::Heavy) {
            clauses.push(HAV_010);
            if ground.terrain == Terrain::Tower && ground.line == Some(levels::STRETCH) {
                clauses.push(HAV_089);
            }
        }
    }
    if ground.is_some_and(|it| it.terrain == Terrain::StableEntrance) {
        clauses.push(HAV_018);
    }
    let tower = shot.from.floor == Floor::Top && state.tower_at(shot.from.hex).is_some();
    if tower && !state.terrain(shot.to.hex).is_some_and(Terrain::is_outside) {
        clauses.push(HAV_104);
    }
    clauses
}
