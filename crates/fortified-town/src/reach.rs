//! Where somebody could go now: every place that a move can end in, with the cheapest way there.

use crate::ending;
use crate::men::{ManId, Side};
use crate::spot::Spot;
use crate::state::State;
use crate::steps::{able, affordable, enter, free_hands, way};
use crate::ways::Way;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A place that a move can end in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "TownDestination")]
pub struct Destination {
    /// The places to enter, the last one included.
    pub path: Vec<Spot>,
    /// Movement points that are left then.
    pub left: u32,
    /// Is an enemy in reach there, who ends the move?
    pub contact: bool,
}

/// Every place to which one of these could move, the place as key.
#[must_use]
pub fn destinations(state: &State, side: Side, who: &ManId) -> BTreeMap<Spot, Destination> {
    let Ok((man, start)) = able(state, side, who) else { return BTreeMap::new() };
    if free_hands(state, who).is_err() {
        return BTreeMap::new();
    }
    let fresh = state.doing(who).left.is_none();
    let from = Destination { path: Vec::new(), left: state.points_left(who), contact: false };
    let mut best: BTreeMap<Spot, Destination> = BTreeMap::from([(start, from)]);
    let mut edge = vec![start];
    while let Some(at) = edge.pop() {
        let Some(here) = best.get(&at).cloned() else { continue };
        if here.contact || (!here.path.is_empty() && stops(state, at)) {
            continue;
        }
        for (to, _) in crate::ways::from(state, at) {
            let Ok(way) = way(state, who, at, to) else { continue };
            let whole = fresh && here.path.is_empty();
            let Ok(left) = affordable(state, man, who, (way, to), (here.left, whole)) else {
                continue;
            };
            if enter(state, man, who, to, false).is_err()
                || best.get(&to).is_some_and(|known| known.left >= left)
            {
                continue;
            }
            let path: Vec<Spot> = here.path.iter().copied().chain([to]).collect();
            if ending::goes_back(state, side, start, &path).is_err() {
                continue;
            }
            let contact = way == Way::InnerStairs || state.is_in_contact(side, to);
            best.insert(to, Destination { path, left, contact });
            edge.push(to);
        }
    }
    best.remove(&start);
    best.retain(|&to, _| enter(state, man, who, to, true).is_ok());
    best
}

/// On a ladder of two levels a move ends.
fn stops(state: &State, at: Spot) -> bool {
    state.is_on_long_ladder(at)
}
