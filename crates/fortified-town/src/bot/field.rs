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

#[cfg(test)]
mod tests {
    use super::field;
    use crate::scenario::TOWNS;
    use crate::spot::Spot;
    use crate::state::State;
    use std::collections::{BTreeMap, BTreeSet};

    #[test]
    fn whoever_asks_learns_what_the_whole_town_would_tell() {
        let town = toml::from_str(TOWNS[0].1).unwrap();
        let state = State { town, ..State::default() };
        let target = Spot::ground("3,10".parse().unwrap());
        // Nobody asks: nothing stops it.
        let whole = field(&state, &[target], BTreeSet::new());
        let farthest = whole.values().max().copied().unwrap();
        assert!(farthest > 20, "{farthest}");
        for most in [0, 5, farthest / 2, farthest] {
            let asking: BTreeSet<Spot> = whole
                .iter()
                .filter(|(_, points)| **points == most || **points == most / 2)
                .map(|(&place, _)| place)
                .collect();
            let far = field(&state, &[target], asking.clone());
            assert!(asking.iter().all(|place| far.get(place) == whole.get(place)), "{most}");
            let nearer = |all: &BTreeMap<Spot, u32>| -> Vec<(Spot, u32)> {
                let last = asking.iter().filter_map(|place| whole.get(place)).max();
                let all = all.iter().map(|(&place, &points)| (place, points));
                all.filter(|(_, points)| Some(points) < last).collect()
            };
            assert_eq!(nearer(&far), nearer(&whole), "{most}");
            assert!(far.len() <= whole.len());
        }
    }
}
