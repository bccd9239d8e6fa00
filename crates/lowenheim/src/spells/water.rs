//! Wall of Water: two hexsides that nobody passes on foot or horseback, for three turns (HEI-076,
//! What such a wall stops stands in `State::in_contact` and `State::can_reach`.

use crate::clauses::{HEI_076, R_88};
use crate::disclosure::disclose;
use crate::event::{WaterRaised, WaterSank};
use crate::refusal::{Reason, Refusal, said};
use crate::state::State;
use crate::{Draft, Stop, tables};
use board::{Direction, Hex, Hexside};
use decider::Contradiction;
use std::collections::BTreeSet;

/// Can a Wall of Water rise there ([R-88](crate::clauses::R_88))?
pub(super) fn check(state: &State, from: Hex, hexsides: &[Hexside]) -> Result<(), Refusal> {
    let Some(corner) = corner(hexsides) else {
        let facts = said!("sides-apart");
        return Err(
            Refusal::new(Reason::SidesApart, HEI_076, facts).allowing(said!("name-two-sides"))
        );
    };
    let far = corner.iter().map(|hex| hex.distance(from)).min().unwrap_or(u32::MAX);
    if far > tables::WATER_REACH {
        let facts = said!("corner-too-far", away = far, from = from);
        return Err(Refusal::new(Reason::OutOfReach, R_88, facts).allowing(said!("choose-corner")));
    }
    let outside = corner.iter().find(|&&hex| state.city.terrain(hex).is_none());
    match outside {
        Some(hex) => {
            let facts = said!("no-such-hex", hex = *hex);
            Err(Refusal::new(Reason::NoSuchHex, R_88, facts))
        }
        None => Ok(()),
    }
}

/// The three hexes round the corner in which two hexsides meet.
fn corner(hexsides: &[Hexside]) -> Option<Vec<Hex>> {
    let [one, other] = hexsides else { return None };
    let around: BTreeSet<Hex> = one.hexes().into_iter().chain(other.hexes()).collect();
    let hexes: Vec<Hex> = around.into_iter().collect();
    let meet = match hexes.as_slice() {
        [a, b, c] => [(a, b), (b, c), (a, c)].iter().all(|(one, other)| one.distance(**other) == 1),
        _ => false,
    };
    meet.then_some(hexes)
}

/// Every pair of hexsides within a wizard's reach on both of which a Wall of Water would stop
/// somebody, in map order: for lists of options.
pub(crate) fn corners_near(state: &State, from: Hex) -> Vec<[Hexside; 2]> {
    let stops = |side: &Hexside| {
        side.hexes().into_iter().all(|hex| state.can_stand(hex))
            && !state.is_walled(*side)
            && !state.water_walls.contains_key(side)
    };
    let next = Direction::ALL.into_iter().cycle().skip(1);
    let pairs = || Direction::ALL.into_iter().zip(next.clone());
    let near = state.city.all_hexes().filter(|hex| hex.distance(from) <= tables::WATER_REACH + 1);
    near.flat_map(|hex| pairs().map(move |(a, b)| [Hexside::new(hex, a), Hexside::new(hex, b)]))
        .filter(|sides| sides.iter().all(stops) && check(state, from, sides).is_ok())
        .collect()
}

pub(super) fn raise(hexsides: &[Hexside], draft: &mut Draft<'_>) -> Result<(), Stop> {
    let until = draft.state().turn + tables::WATER_TURNS - 1;
    draft.record(WaterRaised { hexsides: hexsides.to_vec(), until }.into())?;
    disclose([R_88], draft)
}

/// The end of step 9: walls that have stood their turns vanish.
pub(crate) fn sink(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let over = state.water_walls.iter().filter(|&(_, &until)| until <= state.turn);
    let hexsides: Vec<Hexside> = over.map(|(&side, _)| side).collect();
    if hexsides.is_empty() { Ok(()) } else { draft.record(WaterSank { hexsides }.into()) }
}

#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) fn water_raised(state: &mut State, event: &WaterRaised) -> Result<(), Contradiction> {
    for &side in &event.hexsides {
        let stands = state.water_walls.entry(side).or_insert(event.until);
        *stands = event.until.max(*stands);
    }
    Ok(())
}

pub(crate) fn water_sank(state: &mut State, event: &WaterSank) -> Result<(), Contradiction> {
    for side in &event.hexsides {
        if state.water_walls.remove(side).is_none() {
            return Err(Contradiction::new(format!("no Wall of Water stands at {side}")));
        }
    }
    Ok(())
}
