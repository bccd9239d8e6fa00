//! Contact: who could strike at whom ([ST-05](crate::clauses::ST_05)).

use crate::men::{Man, ManId, Side};
use crate::spot::{Floor, Spot};
use crate::state::State;
use crate::ways;

impl State {
    /// Enemies who could strike at somebody of this side at a place: on their feet, joined to it, and not on
    /// a ladder ([ST-05](crate::clauses::ST_05)).
    pub fn contacts(&self, side: Side, place: Spot) -> impl Iterator<Item = (&ManId, &Man)> {
        self.on_map()
            .filter(move |(_, man, at)| {
                man.side != side
                    && man.stands()
                    && at.floor != Floor::Ladder
                    && at.hex.distance(place.hex) <= 1
                    && ways::between(self, *at, place).is_some()
            })
            .map(|(id, man, _)| (id, man))
    }

    /// Is an enemy in contact with somebody of this side at a place?
    #[must_use]
    pub fn is_in_contact(&self, side: Side, place: Spot) -> bool {
        self.contacts(side, place).next().is_some()
    }
}
