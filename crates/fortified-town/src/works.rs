//! What a siege has made of the town: gates open and shut, mechanisms, breaches, filled moats, ladders,
//! engines, fires.

use crate::men::{ManId, Side};
use crate::spot::Spot;
use crate::town::{GateId, Mechanism};
use board::{Direction, Hex};
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
        /// Hits by a ram, or by engines from afar.
        hits: u32,
        /// Good blows of axes.
        blows: u32,
        /// Broken open at some time: it can be shut again after that assault, but it is not whole before the owner
        /// of the town has paid for it on the map.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        broken: bool,
    }
    /// A scaling ladder.
    Ladder {
        /// Where, and how.
        at: LadderAt,
    }
    /// A siege engine.
    Engine {
        /// What.
        kind: EngineKind,
        /// Where; none: burnt, broken, or not in this assault.
        at: Option<Hex>,
        /// Which way its front looks.
        facing: Direction,
        /// The level of the top of a siege tower: one above the rampart that it is built for
        /// ([HAV-103](crate::clauses::HAV_103)).
        top: Option<i8>,
        /// Whose tower stands with its front at a wall: the ramp falls in their next movement phase
        /// ([ST-49](crate::clauses::ST_49)).
        docked: Option<Side>,
        /// Is the ramp of a siege tower down?
        ramp: bool,
        /// Battering points that a machine has lost ([ST-53](crate::clauses::ST_53)).
        #[serde(default, skip_serializing_if = "is_none_lost")]
        lost: u32,
        /// Burnt down: it comes back no more.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        burnt: bool,
        /// It was bought for the siege on a campaign map, and takes its first day to build.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        building: bool,
    }
}

impl Leaf {
    /// Breaks it open: by a ram or axes, by fire, with its wall.
    pub(crate) const fn force(&mut self) {
        (self.open, self.forced, self.broken) = (true, true, true);
    }
}

rulebook::named! {
    /// What a siege engine is.
    #[schemars(rename = "TownEngineKind")]
    EngineKind {
        /// A tower on wheels, pushed by six ([ST-49](crate::clauses::ST_49)).
        SiegeTower = "siege-tower", "Siege tower";
        /// A ram, carried by four ([ST-50](crate::clauses::ST_50)).
        Ram = "ram", "Ram";
        /// The same under a roof of hides.
        RoofedRam = "roofed-ram", "Roofed ram";
        /// Throws stones from afar: one battering point ([ST-53](crate::clauses::ST_53)).
        Mangonel = "mangonel", "Mangonel";
        /// Throws rocks from afar: three battering points.
        Trebuchet = "trebuchet", "Trebuchet";
    }
}

impl EngineKind {
    /// Battering points of a machine that shoots from afar ([ST-53](crate::clauses::ST_53)); none: it does
    /// not.
    #[must_use]
    pub const fn battering_points(self) -> Option<u32> {
        match self {
            Self::Mangonel => Some(1),
            Self::Trebuchet => Some(3),
            Self::SiegeTower | Self::Ram | Self::RoofedRam => None,
        }
    }

    /// Is it a ram, with a roof or without?
    #[must_use]
    pub const fn is_ram(self) -> bool {
        matches!(self, Self::Ram | Self::RoofedRam)
    }
}

rulebook::id! {
    /// A siege engine, such as `ram-1`.
    EngineId as "TownEngineId", Small
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
    /// In the camp of a side, between two assaults.
    Stored {
        /// Whose.
        side: Side,
    },
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_none_lost(points: &u32) -> bool {
    *points == 0
}

impl Works {
    /// Gates and doors that were broken open at some time, in this assault or in an earlier one.
    pub fn broken_gates(&self) -> impl Iterator<Item = &GateId> {
        self.leaves.iter().filter(|(_, leaf)| leaf.broken || leaf.forced).map(|(id, _)| id)
    }
}

/// Everything that can change about a town.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "TownWorks")]
pub struct Works {
    /// Gates and doors.
    pub leaves: BTreeMap<GateId, Leaf>,
    /// What is raised or sprung.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub worked: BTreeSet<Mechanism>,
    /// Hits that wall hexes have taken.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub hits: BTreeMap<Hex, u32>,
    /// Wall hexes that are rubble ([ST-55](crate::clauses::ST_55)).
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub demolished: BTreeSet<Hex>,
    /// Moat hexes that are filled.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub filled: BTreeSet<Hex>,
    /// Ladders.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub ladders: BTreeMap<LadderId, Ladder>,
    /// Siege engines.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub engines: BTreeMap<EngineId, Engine>,
    /// Barrels of oil that each side has left ([ST-51](crate::clauses::ST_51)).
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub oil: BTreeMap<Side, u32>,
    /// How far a fire has grown in a hex ([ST-17](crate::clauses::ST_17)).
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub fires: BTreeMap<Hex, u32>,
    /// Hexes in which what could burn has burnt down.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub burnt: BTreeSet<Hex>,
}
