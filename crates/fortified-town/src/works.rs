//! What a siege has made of the town: gates open and shut, mechanisms, breaches, filled moats, ladders.

use crate::men::{ManId, Side};
use crate::spot::{Floor, Spot};
use crate::state::State;
use crate::town::{GateId, Mechanism, Terrain};
use board::Hex;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

rulebook::payloads! {
    /// How a gate or a door stands.
    #[derive(Default)]
    Leaf {
        /// Can one pass?
        open: bool,
        /// Broken open: it cannot be shut before the assault is over ([HAV-013](crate::clauses::HAV_013)).
        forced: bool,
        /// Hits by a ram.
        hits: u32,
    }
    /// A scaling ladder.
    Ladder {
        /// Where, and how.
        at: LadderAt,
    }
}

rulebook::id! {
    /// A ladder, such as `ladder-2`.
    LadderId as "TownLadderId", Small
}

/// Where a ladder is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[schemars(rename = "TownLadderAt")]
pub enum LadderAt {
    /// Upright against a wall.
    Standing {
        /// The hex that it stands in.
        foot: Hex,
        /// The rampart hex that it leads to.
        top: Hex,
        /// The game turn from which on one may climb it.
        from_turn: u32,
    },
    /// In the hands of two, in the hexes where they are ([HAV-121](crate::clauses::HAV_121)).
    Carried {
        /// Who.
        by: [ManId; 2],
    },
    /// On the ground, or on a rampart.
    Lying {
        /// Where.
        place: Spot,
    },
    /// Gone.
    Broken,
}

/// Everything that can change about a town.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Works {
    /// Gates and doors.
    pub leaves: BTreeMap<GateId, Leaf>,
    /// What is raised or sprung.
    pub worked: BTreeSet<Mechanism>,
    /// Hits that wall hexes have taken.
    pub hits: BTreeMap<Hex, u32>,
    /// Wall hexes that are rubble ([ST-55](crate::clauses::ST_55)).
    pub demolished: BTreeSet<Hex>,
    /// Moat hexes that are filled.
    pub filled: BTreeSet<Hex>,
    /// Ladders.
    pub ladders: BTreeMap<LadderId, Ladder>,
    /// Siege towers: the level of the top of each ([HAV-103](crate::clauses::HAV_103)).
    pub towers: BTreeMap<Hex, i8>,
}

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

    /// The terrain of a hex as it is now: a drawbridge that is up is moat.
    #[must_use]
    pub fn terrain(&self, hex: Hex) -> Option<Terrain> {
        let drawn = self.town.terrain(hex)?;
        let raised = drawn == Terrain::Drawbridge && self.is_worked(Mechanism::Drawbridge);
        Some(if raised { Terrain::Moat } else { drawn })
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
}
