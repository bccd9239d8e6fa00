//! The nearest ground that somebody reaches with a whole move and that is good for something: from where one
//! could shoot.

use crate::men::ManId;
use crate::spot::{Floor, Spot};
use crate::state::State;
use crate::steps::{enter, usable};
use crate::ways::{self, Points};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// The place that takes the fewest points of a whole move, if any is good: free, not burning, and as is asked.
pub(crate) fn nearest(state: &State, who: &ManId, good: impl Fn(Spot) -> bool) -> Option<Spot> {
    let man = state.men.get(who)?;
    let start = man.place?;
    let whole = man.values().movement;
    let mut best: BTreeMap<Spot, u32> = BTreeMap::from([(start, 0)]);
    let mut edge = BinaryHeap::from([Reverse((0, start))]);
    while let Some(Reverse((spent, at))) = edge.pop() {
        if best.get(&at) != Some(&spent) {
            continue;
        }
        if at != start {
            let free = at.floor != Floor::Ladder && enter(state, man, who, at, true).is_ok();
            if free && good(at) {
                return Some(at);
            }
            if state.is_in_contact(man.side, at) || state.is_on_long_ladder(at) {
                continue;
            }
        }
        for (to, way) in ways::from(state, at) {
            if state.burns(to)
                || usable(state, who, way, at, to).is_err()
                || enter(state, man, who, to, false).is_err()
            {
                continue;
            }
            let spent = match ways::points(state, way, to, man.mounted) {
                Some(Points::Of(points)) => spent + points,
                Some(Points::Whole) if spent == 0 => whole,
                Some(Points::Whole) | None => continue,
            };
            if spent <= whole && best.get(&to).is_none_or(|&known| known > spent) {
                best.insert(to, spent);
                edge.push(Reverse((spent, to)));
            }
        }
    }
    None
}
