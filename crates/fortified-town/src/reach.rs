//! Where somebody could go now: every place that a move can end in, with the cheapest way there.

use crate::ending;
use crate::men::{ManId, Side};
use crate::odds::{self, Passing};
use crate::spot::Spot;
use crate::state::State;
use crate::steps::{able, affordable, enter, free_hands, usable};
use crate::ways::{self, Way};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BinaryHeap};

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
    /// Of ten dice, how many do what, where one goes from one enemy to the next ([ST-06](crate::clauses::ST_06)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub past: Option<BTreeMap<Passing, u32>>,
}

/// What joins the places of a town now. Everybody who is asked about walks the same ways, so each place is
/// looked at once.
pub struct Network<'a> {
    state: &'a State,
    known: BTreeMap<Spot, Vec<(Spot, Way)>>,
}

impl<'a> Network<'a> {
    /// Nothing has been looked at yet.
    #[must_use]
    pub fn new(state: &'a State) -> Self {
        Self { state, known: BTreeMap::new() }
    }

    /// The places that a place is joined to and that do not burn.
    fn from(&mut self, place: Spot) -> &[(Spot, Way)] {
        let state = self.state;
        self.known.entry(place).or_insert_with(|| {
            ways::from(state, place).filter(|&(to, _)| !state.burns(to)).collect()
        })
    }

    /// Every place to which somebody could move, the place as key.
    #[must_use]
    pub fn destinations(&mut self, side: Side, who: &ManId) -> BTreeMap<Spot, Destination> {
        let state = self.state;
        let Ok((man, start)) = able(state, side, who) else { return BTreeMap::new() };
        if free_hands(state, who).is_err() {
            return BTreeMap::new();
        }
        let fresh = state.doing(who).left.is_none();
        let left = state.points_left(who);
        let from = Destination { path: Vec::new(), left, contact: false, past: None };
        let mut best: BTreeMap<Spot, Destination> = BTreeMap::from([(start, from)]);
        // The most points left come first: so each place is left but once.
        let mut edge = BinaryHeap::from([(left, start)]);
        while let Some((left, at)) = edge.pop() {
            let known = best.get(&at).filter(|known| known.left == left);
            let Some(here) = known.cloned() else { continue };
            if here.contact || (!here.path.is_empty() && stops(state, at)) {
                continue;
            }
            for &(to, way) in self.from(at) {
                if usable(state, who, way, at, to).is_err() {
                    continue;
                }
                let whole = fresh && here.path.is_empty();
                let Ok(left) = affordable(state, man, who, (way, to), (here.left, whole)) else {
                    continue;
                };
                if best.get(&to).is_some_and(|known| known.left >= left)
                    || enter(state, man, who, to, false).is_err()
                {
                    continue;
                }
                let path: Vec<Spot> = here.path.iter().copied().chain([to]).collect();
                if ending::goes_back(state, side, start, &path).is_err() {
                    continue;
                }
                let contact = way == Way::InnerStairs || state.is_in_contact(side, to);
                // Later on the way nobody comes from an enemy: the first one would have ended the move.
                let past = odds::past(state, who, at, to);
                best.insert(to, Destination { path, left, contact, past });
                edge.push((left, to));
            }
        }
        best.remove(&start);
        best.retain(|&to, _| enter(state, man, who, to, true).is_ok());
        best
    }
}

/// On a ladder of two levels a move ends.
fn stops(state: &State, at: Spot) -> bool {
    state.is_on_long_ladder(at)
}
