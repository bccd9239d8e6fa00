//! How far it is from everywhere to what a side wants, in movement points on foot, whoever stands between.

use crate::spot::Spot;
use crate::state::State;
use crate::ways::{self, Points};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};

/// What a whole move counts as: the points of a foot soldier.
const A_WHOLE_MOVE: u32 = 9;

/// Points to the nearest of some places, from those who ask and from every place that is nearer than they.
pub(super) fn field(
    state: &State,
    targets: &[Spot],
    mut asking: BTreeSet<Spot>,
) -> BTreeMap<Spot, u32> {
    let mut far: BTreeMap<Spot, u32> = BTreeMap::new();
    let mut edge: BinaryHeap<Reverse<(u32, Spot)>> =
        targets.iter().map(|&place| Reverse((0, place))).collect();
    while let Some(Reverse((points, place))) = edge.pop() {
        if far.contains_key(&place) {
            continue;
        }
        far.insert(place, points);
        if asking.remove(&place) && asking.is_empty() {
            break;
        }
        for (from, way) in ways::from(state, place) {
            if far.contains_key(&from) || state.burns(from) {
                continue;
            }
            let step = match ways::points(state, way, place, false) {
                Some(Points::Of(step)) => step.max(1),
                Some(Points::Whole) => A_WHOLE_MOVE,
                None => continue,
            };
            edge.push(Reverse((points + step, from)));
        }
    }
    far
}
