//! What it is worth to stand somewhere, and to go there.

use super::Stance;
use super::worth::{attack, dangerous};
use crate::abilities::Ability;
use crate::combat::plan;
use crate::digging;
use crate::goal::Goal;
use crate::movement::{reach, walk};
use crate::pieces::{Colour, Piece, PieceId};
use crate::spells::School;
use crate::state::State;
use crate::terrain::Terrain;
use crate::troops::Body;
use board::{Hex, Hexside};

/// What a move is worth more than standing still, with what can be struck from there.
pub(super) fn gain(state: &State, stance: Stance, id: &PieceId, path: &[Hex]) -> Option<i64> {
    let piece = state.pieces.get(id)?;
    let (from, to) = (piece.hex?, *path.last()?);
    let walked = walk(state, piece, from, path).ok()?;
    let bars = walked.too_long_to_fight || walked.ends_where_none_fights;
    let there = stands(state, stance, id, to) + if bars { 0 } else { strikes(state, id, to) };
    Some(there - stands(state, stance, id, from) - strikes(state, id, from))
}

/// The hexside where a wall helps most: before a unit that fights beside others, nearest to the enemy, and
/// across the enemy's way.
pub(super) fn wall(state: &State, colour: Colour) -> Option<Hexside> {
    let foes: Vec<Hex> = state
        .on_table()
        .filter(|(_, piece, _)| piece.colour != colour && !piece.hidden)
        .map(|(_, _, hex)| hex)
        .collect();
    let near = |hex: Hex| foes.iter().map(|foe| foe.distance(hex)).min().unwrap_or(0);
    let sides = digging::sides(state).into_iter().filter_map(|side| {
        let [one, other] = side.hexes();
        let (within, before) = if near(one) > near(other) { (one, other) } else { (other, one) };
        let (_, unit) = state.unit_in(within).filter(|(_, unit)| unit.colour == colour)?;
        let beside = unit.profile.dice.first().copied().unwrap_or(0);
        (state.unit_in(before).is_none() && near(within) > near(before))
            .then_some(((beside > 0, -i64::from(near(within)), side), side))
    });
    sides.max_by_key(|(worth, _)| *worth).map(|(_, side)| side)
}

/// The most that an activation can bring: by striking from here, or by going.
pub(super) fn potential(state: &State, stance: Stance, id: &PieceId) -> i64 {
    let Some(from) = state.pieces.get(id).and_then(|piece| piece.hex) else { return 0 };
    let here = strikes(state, id, from);
    let goes = reach(state, id).into_values().filter_map(|path| gain(state, stance, id, &path));
    here + goes.max().unwrap_or(0).max(0)
}

/// The best attack from a hex.
fn strikes(state: &State, id: &PieceId, hex: Hex) -> i64 {
    let Some(piece) = state.pieces.get(id).filter(|piece| !piece.profile.dice.is_empty()) else {
        return 0;
    };
    let far = rulebook::count(piece.profile.dice.len()).max(1);
    let near: Vec<&PieceId> = enemies(state, piece)
        .filter(|(_, _, at)| at.distance(hex) <= far)
        .map(|(id, ..)| id)
        .collect();
    if near.is_empty() {
        return 0;
    }
    let mut moved = state.clone();
    if let Some(piece) = moved.pieces.get_mut(id) {
        piece.hex = Some(hex);
    }
    for (along, _) in state.attached(id) {
        if let Some(along) = moved.pieces.get_mut(along) {
            along.hex = Some(hex);
        }
    }
    let best = near.into_iter().filter_map(|target| {
        let plan = plan(&moved, id, target).ok()?;
        attack(&moved, &plan, target)
    });
    best.max().unwrap_or(0)
}

/// Enemies whom one sees.
pub(super) fn enemies<'s>(
    state: &'s State,
    piece: &'s Piece,
) -> impl Iterator<Item = (&'s PieceId, &'s Piece, Hex)> {
    state.on_table().filter(|(_, other, _)| {
        other.colour != piece.colour && !other.hidden && other.profile.body != Body::Trap
    })
}

/// What it is worth to stand in a hex, whatever one does there.
pub(super) fn stands(state: &State, stance: Stance, id: &PieceId, hex: Hex) -> i64 {
    let Some(piece) = state.pieces.get(id) else { return 0 };
    let lies_in_wait = state.thorns.contains(&hex)
        || state.on_table().any(|(_, trap, at)| {
            at == hex
                && trap.profile.body == Body::Trap
                && trap.colour != piece.colour
                && !trap.hidden
        });
    let ground = if lies_in_wait { -80 } else { ground(state, piece, hex) };
    ground
        + if piece.is_individual() {
            individual(state, id, piece, hex)
        } else {
            unit(state, stance, piece, hex)
        }
}

/// Shelter counts where the enemy is near, and magic grounds for those who draw on them.
fn ground(state: &State, piece: &Piece, hex: Hex) -> i64 {
    let terrain = state.field.terrain(hex).unwrap_or(Terrain::Open);
    let near = nearest(state, piece, hex) <= 5;
    let mut worth = 0;
    if near {
        worth += 12 * i64::from(terrain.effects().shelters);
    }
    if terrain == Terrain::River && !piece.has(Ability::Swimming) {
        worth -= 12;
    }
    let drained = piece.magic_points < piece.magic_at_start;
    match (terrain, piece.profile.school) {
        (Terrain::StoneCircle, Some(_)) if drained => worth += 30,
        (Terrain::BurialMound, Some(School::Necromancer)) => worth += 15,
        _ => {}
    }
    worth
}

/// Steps to the nearest enemy that one sees.
fn nearest(state: &State, piece: &Piece, hex: Hex) -> u32 {
    enemies(state, piece).map(|(_, _, at)| at.distance(hex)).min().unwrap_or(40)
}

/// Who fights beside others closes in, who shoots keeps a hex between, siege equipment goes for walls. Who
/// only has to hold waits for the enemy, above all on a wall.
fn unit(state: &State, stance: Stance, piece: &Piece, hex: Hex) -> i64 {
    let step = |steps: u32| -7 * i64::from(steps);
    if piece.has(Ability::ContactSiege) || piece.has(Ability::Access) {
        let walls = state.buildings.keys().map(|wall| wall.distance(hex));
        if let Some(walls) = walls.min() {
            return step(walls) * 2;
        }
    }
    let dice = &piece.profile.dice;
    let beside = dice.first().copied().unwrap_or(0);
    let shoots = dice.iter().skip(1).any(|&afar| afar >= beside && afar > 0);
    let away = nearest(state, piece, hex);
    let on_wall = state.buildings.contains_key(&hex);
    let holds = stance == Stance::Holds;
    let wall = if on_wall && state.options.defender == Some(piece.colour) { 60 } else { 0 };
    // To get onto an enemy's wall is what a siege is about.
    let taken = if on_wall && wall == 0 { 40 } else { 0 };
    let wanted = if piece.has(Ability::DistanceSiege) {
        3
    } else if shoots || (beside == 0 && !piece.has(Ability::Heads)) {
        2
    } else {
        1
    };
    let closeness = if holds { 0 } else { step(away.abs_diff(wanted)) };
    let harassed = if wanted > 1 && away <= 1 { -40 } else { 0 };
    wall + taken + closeness + harassed + errand(state, piece, hex)
}

/// Before anybody of the enemy stands there, the middle of the table is where they will come to.
pub(super) fn opening(state: &State, piece: &Piece, hex: Hex) -> i64 {
    if enemies(state, piece).next().is_some() {
        return 0;
    }
    let last = state.field.hexes().last().unwrap_or(hex);
    let middle = Hex::new(last.column() / 2, last.row() / 2);
    -7 * i64::from(middle.distance(hex))
}

/// Where a unit should be for what its army, or the enemy, wins by: on hexes that are to be held, at an edge, beside who
/// is to be killed. What the enemy wants is worth half.
fn errand(state: &State, piece: &Piece, hex: Hex) -> i64 {
    let pursued = state.goals.iter().flat_map(|(&army, all)| all.iter().map(move |it| (army, it)));
    let worth = pursued.filter_map(|(army, pursuit)| {
        let own = army == piece.colour;
        let (wanted, near): (Vec<Hex>, u32) = match &pursuit.goal {
            Goal::Hold(hold) => (hold.hexes.clone(), 0),
            Goal::Reach(reach) if own => (reach.edge.hexes(&state.field), 0),
            Goal::Kill(kill) if own => {
                let at = |id: &PieceId| state.pieces.get(id)?.hex;
                (kill.pieces.iter().filter_map(at).collect(), 1)
            }
            _ => return None,
        };
        // Somebody else of one's own is there already.
        let held = |at: &Hex| {
            *at != hex && state.unit_in(*at).is_some_and(|(_, unit)| unit.colour == piece.colour)
        };
        let away =
            wanted.iter().filter(|at| near > 0 || !held(at)).map(|at| at.distance(hex)).min()?;
        let worth = match away.saturating_sub(near) {
            0 => 60,
            steps => -9 * i64::from(steps),
        };
        Some(if own { worth } else { worth / 2 })
    });
    worth.sum()
}

/// Individuals stay with their units: a general where the fight is, a magic-user a little behind; an
/// assassin goes for enemy individuals; and nobody waits alone where an enemy can reach it.
fn individual(state: &State, id: &PieceId, piece: &Piece, hex: Hex) -> i64 {
    let away = nearest(state, piece, hex);
    let unit = state.unit_in(hex).filter(|(_, unit)| unit.colour == piece.colour);
    let crowd = state.in_hex(hex).filter(|(other, there)| *other != id && there.is_individual());
    let crowded = 15 * i64::from(rulebook::count(crowd.count()));
    if piece.has(Ability::Assassin) {
        let prey = enemies(state, piece).filter(|(_, other, _)| other.is_individual());
        let steps = prey.map(|(_, _, at)| at.distance(hex)).min();
        return steps.map_or(0, |steps| -10 * i64::from(steps.abs_diff(1)));
    }
    let mut worth = match unit {
        Some((_, unit)) => {
            let beside = unit.profile.dice.first().copied().unwrap_or(0);
            50 + i64::from(beside) * if piece.has(Ability::General) { 8 } else { 1 }
        }
        // Alone, it is safe where nobody comes.
        None => -15 * i64::from(dangerous(state, piece.colour, hex)),
    };
    if piece.has(Ability::General) {
        worth -= 4 * i64::from(away.saturating_sub(1));
    }
    if piece.profile.school.is_some() || piece.has(Ability::FreezingGaze) || piece.fireballs > 0 {
        // The drums of the dead are heard no farther than two hexes.
        let wanted = if piece.profile.school == Some(School::Necromancer) { 2 } else { 3 };
        worth -= 4 * i64::from(away.abs_diff(wanted));
    }
    worth - crowded
}
