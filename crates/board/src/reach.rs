//! How far it is, when some ways are closed.

use crate::Hex;
use std::collections::{BTreeMap, VecDeque};

/// Steps from the nearest of `starts` to every hex that can be reached. `open(from, to)` says
/// whether a step between two neighbours is possible; the starts count 0 without being asked.
pub fn distances(
    starts: impl IntoIterator<Item = Hex>,
    open: impl Fn(Hex, Hex) -> bool,
) -> BTreeMap<Hex, u32> {
    let mut reached: BTreeMap<Hex, u32> = starts.into_iter().map(|hex| (hex, 0)).collect();
    let mut edge: VecDeque<(Hex, u32)> =
        reached.iter().map(|(&hex, &steps)| (hex, steps)).collect();
    while let Some((hex, steps)) = edge.pop_front() {
        for next in hex.neighbours() {
            if !reached.contains_key(&next) && open(hex, next) {
                reached.insert(next, steps + 1);
                edge.push_back((next, steps + 1));
            }
        }
    }
    reached
}
