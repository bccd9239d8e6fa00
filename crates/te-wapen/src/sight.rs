//! 1.5, line of sight: what blocks the straight line between two hexes; also the fog of `magic`.

use crate::clauses::{WAP_070, WAP_073, WAP_075, WAP_114};
use crate::state::State;
use board::{Hex, Hexside, SightLine, SightStep};
use decider::Clause;

/// Something that blocks a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blocked {
    /// The hex that blocks, or that is entered by the wall that does.
    pub hex: Hex,
    /// The wall, if it is one.
    pub wall: Option<Hexside>,
    /// The clause that makes it block.
    pub clause: Clause,
}

/// Is the line between the centres of two hexes clear ([WAP-069](crate::clauses::WAP_069))?
///
/// The two ends never block ([WAP-072](crate::clauses::WAP_072)). A line along a hexside, or over a
/// corner, is clear when it is clear moved aside to the left or to the right
/// ([WAP-076](crate::clauses::WAP_076), [WAP-077](crate::clauses::WAP_077)).
///
/// # Errors
/// [`Blocked`]: the first thing that blocks, left of the line.
pub fn look(state: &State, from: Hex, to: Hex) -> Result<(), Blocked> {
    if let Some(hex) = [from, to].into_iter().find(|&hex| state.cloud_over(hex).is_some()) {
        return Err(Blocked { hex, wall: None, clause: WAP_114 });
    }
    let line = SightLine::between(from, to);
    let first = |steps: &[SightStep]| steps.iter().find_map(|&step| blocks(state, from, to, step));
    match (first(line.left()), first(line.right())) {
        (Some(left), Some(_)) => Err(left),
        _ => Ok(()),
    }
}

fn blocks(state: &State, from: Hex, to: Hex, step: SightStep) -> Option<Blocked> {
    let blocked = |wall, clause| Some(Blocked { hex: step.hex, wall, clause });
    // Troops immediately behind a wall see and are seen over it.
    let [one, other] = step.side.hexes();
    let behind = [from, to].iter().any(|&end| end == one || end == other);
    if state.field.is_wall(step.side) && !behind {
        return blocked(Some(step.side), WAP_075);
    }
    if step.hex == to {
        return None;
    }
    if state.cloud_over(step.hex).is_some() {
        return blocked(None, WAP_114);
    }
    // A unit or a lone individual, friend or enemy (WAP-070, WAP-071, WAP-098), also between hills
    // (WAP-074).
    if state.in_hex(step.hex).next().is_some() {
        return blocked(None, WAP_070);
    }
    let terrain = state.field.terrain(step.hex)?;
    let height = |hex: Hex| state.field.terrain(hex).map_or(0, |terrain| terrain.height());
    if terrain.height() > 0 {
        let both_up = height(from) == terrain.height() && height(to) == terrain.height();
        return if both_up { None } else { blocked(None, WAP_073) };
    }
    if terrain.effects().blocks_sight { blocked(None, WAP_070) } else { None }
}
