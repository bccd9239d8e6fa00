//! How the town stands now: what the map draws, with what the siege has made of it.

use crate::men::{ManId, Side};
use crate::spot::{Floor, Spot};
use crate::state::State;
use crate::tables;
use crate::town::{GateId, Mechanism, Terrain};
use crate::works::{LadderAt, LadderId};
use board::Hex;

impl State {
    /// Is a gate or door open, or a breach in its place?
    #[must_use]
    pub fn is_open(&self, gate: &GateId) -> bool {
        self.works.leaves.get(gate).is_some_and(|leaf| leaf.open)
    }

    /// Is a mechanism raised or sprung?
    #[must_use]
    pub fn is_worked(&self, mechanism: Mechanism) -> bool {
        self.works.worked.contains(&mechanism)
    }

    /// The terrain of a hex as it is now: a drawbridge that is up is moat, and where a house or the stables
    /// have burnt down, the ground lies open.
    #[must_use]
    pub fn terrain(&self, hex: Hex) -> Option<Terrain> {
        let drawn = self.town.terrain(hex)?;
        let raised = drawn == Terrain::Drawbridge && self.is_worked(Mechanism::Drawbridge);
        let burnt = self.works.burnt.contains(&hex);
        Some(match drawn {
            Terrain::Drawbridge if raised => Terrain::Moat,
            Terrain::House | Terrain::Stable if burnt => Terrain::Street,
            drawn => drawn,
        })
    }

    /// Is a wall hex rubble?
    #[must_use]
    pub fn is_demolished(&self, hex: Hex) -> bool {
        self.works.demolished.contains(&hex)
    }

    /// The place on the wall of a hex, where the wall still stands.
    #[must_use]
    pub fn on_wall(&self, hex: Hex) -> Option<Spot> {
        self.town.on_wall(hex).filter(|_| !self.is_demolished(hex))
    }

    /// Does somebody at this place stand on a wall that stands?
    #[must_use]
    pub fn is_on_wall(&self, place: Spot) -> bool {
        self.on_wall(place.hex) == Some(place)
    }

    /// The level of a place as it is now ([HAV-041](crate::clauses::HAV_041)): rubble is level ground, a
    /// drawbridge that is up is moat, and a ladder counts a level less than its rampart
    /// ([ST-46](crate::clauses::ST_46)). None: there is no such place.
    #[must_use]
    pub fn level(&self, place: Spot) -> Option<i8> {
        if self.is_demolished(place.hex) {
            return (place.floor == Floor::Ground).then_some(0);
        }
        if place.floor == Floor::Ladder {
            let (_, top) = self.ladder_at(place.hex)?;
            return Some(self.town.level(self.on_wall(top)?)? - 1);
        }
        if let Some(top) = self.tower_at(place.hex).filter(|_| place.floor == Floor::Top) {
            return Some(top);
        }
        if !self.town.has(place) {
            return None;
        }
        match self.terrain(place.hex)? {
            Terrain::Moat if self.works.filled.contains(&place.hex) => Some(0),
            Terrain::Moat => Some(-1),
            _ => self.town.level(place),
        }
    }

    /// The ladder that stands in a hex, and the rampart hex that it leads to.
    #[must_use]
    pub fn ladder_at(&self, hex: Hex) -> Option<(&LadderId, Hex)> {
        self.works.ladders.iter().find_map(|(id, ladder)| match ladder.at {
            LadderAt::Standing { foot, top, .. } if foot == hex => Some((id, top)),
            _ => None,
        })
    }

    /// How many levels a ladder from this hex to that rampart covers.
    #[must_use]
    pub fn ladder_height(&self, foot: Hex, top: Hex) -> Option<i8> {
        let above = self.level(self.on_wall(top)?)?;
        Some(above - self.level(Spot::ground(foot))?)
    }

    /// The ladder that somebody carries.
    #[must_use]
    pub fn carried_by(&self, man: &ManId) -> Option<(&LadderId, &[ManId; 2])> {
        self.works.ladders.iter().find_map(|(id, ladder)| match &ladder.at {
            LadderAt::Carried { by } if by.contains(man) => Some((id, by)),
            _ => None,
        })
    }

    /// Whose a place of the town is: of who holds the rampart last, by who stands there.
    #[must_use]
    pub fn holder(&self, hex: Hex) -> Side {
        self.held.get(&hex).copied().unwrap_or(Side::Besieged)
    }

    /// The foot of the ladder on which somebody is, and the hex at its top.
    #[must_use]
    pub fn ladder_of(&self, place: Spot) -> Option<(Hex, Hex)> {
        if place.floor != Floor::Ladder {
            return None;
        }
        self.works.ladders.values().find_map(|ladder| match ladder.at {
            LadderAt::Standing { foot, top, .. } if foot == place.hex => Some((foot, top)),
            _ => None,
        })
    }

    /// Is somebody on a ladder of two levels?
    #[must_use]
    pub fn is_on_long_ladder(&self, place: Spot) -> bool {
        self.ladder_of(place).is_some_and(|(foot, top)| {
            self.ladder_height(foot, top).is_some_and(|height| height >= tables::LADDER_REACH)
        })
    }

    /// Any number of horses may stand here, and nobody shoots at them: level ground inside, beside a rampart
    /// ([HAV-136](crate::clauses::HAV_136), [HAV-137](crate::clauses::HAV_137)).
    #[must_use]
    pub fn is_sheltered(&self, place: Spot) -> bool {
        let inside = self.terrain(place.hex).is_some_and(|terrain| {
            !terrain.is_outside() && !terrain.is_wall() && terrain != Terrain::Keep
        });
        inside
            && self.level(place) == Some(0)
            && place.hex.neighbours().any(|hex| self.on_wall(hex).is_some())
    }
}
