//! The payloads of what is done with ladders, engines, oil and fire.

use crate::men::{ManId, Side};
use crate::spot::Spot;
use crate::town::GateId;
use crate::works::{EngineId, LadderId};
use board::{Direction, Hex};
use rulebook::ClauseId;
use std::collections::BTreeMap;

rulebook::payloads! {
    /// Two pick up a ladder that lies there.
    LadderTaken {
        /// Which.
        ladder: LadderId,
        /// Who.
        by: [ManId; 2],
        /// Movement points that each has left.
        left: [u32; 2],
    }
    /// Two carry a ladder a hex on.
    LadderCarried {
        /// Which.
        ladder: LadderId,
        /// Who goes ahead, and who comes behind into the place that they leave.
        by: [ManId; 2],
        /// Where they are then.
        to: [Spot; 2],
        /// Movement points that each has left.
        left: [u32; 2],
    }
    /// Two raise a ladder against a wall.
    LadderRaised {
        /// Which.
        ladder: LadderId,
        /// Who.
        by: [ManId; 2],
        /// The hex that it stands in.
        foot: Hex,
        /// The rampart hex that it leads to.
        top: Hex,
        /// The game turn from which on one may climb it ([HAV-115](crate::clauses::HAV_115)).
        from_turn: u32,
    }
    /// Two on a rampart lift a ladder up.
    LadderLifted {
        /// Which.
        ladder: LadderId,
        /// Who carries it from now on.
        by: [ManId; 2],
        /// Movement points that each has left.
        left: [u32; 2],
    }
    /// Two on a rampart slide a ladder down.
    LadderSlid {
        /// Which.
        ladder: LadderId,
        /// Who.
        by: [ManId; 2],
        /// The hex that it stands in.
        foot: Hex,
        /// The rampart hex that it leads to.
        top: Hex,
        /// The game turn from which on one may climb it: this one
        /// ([HAV-125](crate::clauses::HAV_125)).
        from_turn: u32,
        /// Movement points that each has left.
        left: [u32; 2],
    }
    /// Some try to topple a ladder.
    TopplingTried {
        /// Which.
        ladder: LadderId,
        /// Who, and the movement points that each has left.
        by: BTreeMap<ManId, u32>,
        /// What fell.
        die: u32,
        /// With what is added and taken.
        total: i32,
        /// Does it fall?
        toppled: bool,
        /// Is it broken?
        broken: bool,
    }
    /// An engine is pushed a hex.
    EngineMoved {
        /// Which.
        engine: EngineId,
        /// Where to.
        to: Hex,
        /// Who pushes, and where they are then.
        crew: BTreeMap<ManId, Spot>,
        /// Movement points that each of them has left.
        left: BTreeMap<ManId, u32>,
        /// Whose tower stands with its front at a wall now.
        docked: Option<Side>,
    }
    /// An engine turns by one hexside ([HAV-106](crate::clauses::HAV_106)).
    EnginePivoted {
        /// Which.
        engine: EngineId,
        /// Where its front looks.
        facing: Direction,
        /// Who turns it, and where they are then.
        crew: BTreeMap<ManId, Spot>,
        /// Whose tower stands with its front at a wall now.
        docked: Option<Side>,
    }
    /// The ramp of a siege tower falls onto the rampart.
    RampLowered {
        /// Whose.
        engine: EngineId,
    }
    /// A ram strikes.
    RamStruck {
        /// Which.
        engine: EngineId,
        /// What.
        gate: GateId,
        /// What fell.
        die: u32,
        /// Did it hit?
        hit: bool,
        /// Hits that the gate has taken, this one included.
        hits: u32,
        /// Who carries it.
        crew: Vec<ManId>,
    }
    /// Axes strike a door.
    DoorStruck {
        /// Which.
        door: GateId,
        /// Who.
        by: Vec<ManId>,
        /// What fell.
        die: u32,
        /// Did it do anything?
        hit: bool,
        /// Good blows that the door has taken, this one included.
        blows: u32,
    }
    /// A gate or a door is broken open.
    GateForced {
        /// Which.
        gate: GateId,
        /// By what.
        clause: ClauseId,
    }
    /// Two pour a barrel of oil.
    #[schemars(rename = "TownOilPoured")]
    OilPoured {
        /// Where to.
        at: Spot,
        /// Who.
        by: [ManId; 2],
        /// Movement points that each has left.
        left: [u32; 2],
        /// Whose oil.
        side: Side,
        /// Barrels that they have left.
        barrels: u32,
        /// Who stands or lies below.
        on: Vec<ManId>,
    }
    /// Oil falls on somebody.
    OilStruck {
        /// On whom.
        man: ManId,
        /// What fell.
        die: u32,
    }
    /// Somebody tries to light something.
    FireTried {
        /// Where.
        hex: Hex,
        /// Who; none: the oil does it by itself.
        man: Option<ManId>,
        /// With a barrel of oil? Whose.
        oil: Option<Side>,
        /// What fell.
        die: u32,
        /// Does it burn?
        lit: bool,
    }
    /// Two try to put a fire out.
    QuenchingTried {
        /// Where.
        hex: Hex,
        /// Who.
        by: Vec<ManId>,
        /// What fell.
        die: u32,
        /// Is it out?
        out: bool,
    }
    /// A fire grows.
    #[schemars(rename = "TownFireGrown")]
    FireGrown {
        /// Where.
        hex: Hex,
        /// How far, 1 to 4.
        fire: u32,
    }
    /// Everything in a hex that can burn has burnt down.
    BurntDown {
        /// Where.
        hex: Hex,
    }
    /// Something beside it catches fire, or does not.
    FireJumped {
        /// Where.
        hex: Hex,
        /// What fell.
        die: u32,
        /// Does it burn?
        lit: bool,
    }
    /// Somebody has to get out of a fire.
    FireFled {
        /// Who.
        man: ManId,
    }
}
