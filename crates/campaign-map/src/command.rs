//! Everything that a player or the organiser can want: the table of contents of orders.
//!
//! The short text form that people type is in `notation.rs`.

use crate::map::SpaceId;
use crate::pieces::{BannerId, PieceId};
use crate::roster::TroopId;
use decider::{Audience, By};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// One command of the map; a variant only names its payload.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "MapCommand")]
pub enum Command {
    /// Let the phase happen, or end it where nothing is left to decide (WAP-242).
    Proceed,
    /// Muster a unit or an individual (WAP-244).
    Muster(Muster),
    /// Raise a new banner (WAP-240).
    Raise(Raise),
    /// Pieces change from one banner or garrison to another in the same space.
    Transfer(Transfer),
    /// Pay for the repair of what a siege has broken.
    Repair(Repair),
    /// Pay for a captive.
    Ransom(Ransom),
    /// Nothing more in this phase.
    Done,
    /// Write one's orders (WAP-245).
    Write(Write),
    /// Retreat (WAP-251).
    Retreat(Retreat),
    /// How a fight that nobody plays has ended (organiser).
    Rule(Rule),
}

impl Command {
    /// Who may read the order itself. A match without a wildcard: a new command does not compile
    /// until somebody has decided.
    #[must_use]
    pub fn audience(&self, by: &By) -> Audience {
        match (self, by) {
            // Orders are secret until all are revealed (WAP-245).
            (Self::Write(_), By::Seat(seat)) => Audience::Seats(vec![seat.clone()]),
            (Self::Write(_), By::Organiser | By::Rules) => Audience::Seats(Vec::new()),
            (
                Self::Proceed
                | Self::Muster(_)
                | Self::Raise(_)
                | Self::Transfer(_)
                | Self::Repair(_)
                | Self::Ransom(_)
                | Self::Done
                | Self::Retreat(_)
                | Self::Rule(_),
                _,
            ) => Audience::Everyone,
        }
    }
}

/// What a banner is ordered (WAP-245).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "MapOrder")]
pub enum Order {
    /// Go along links, over one space or two (WAP-246).
    March(Vec<SpaceId>),
    /// Stay.
    Hold,
    /// Dig in (WAP-249).
    Fortify,
    /// Burn the region (WAP-249).
    Raze,
    /// Let everybody heal (WAP-249).
    Recover,
    /// Attack a castle from the region beside it (WAP-250).
    Assault(SpaceId),
}

/// The two sides of a fight.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "FightSide")]
pub enum Side {
    /// Who comes.
    Attacker,
    /// Who is there.
    Defender,
}

impl Side {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }

    /// As it is written.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Attacker => "attacker",
            Self::Defender => "defender",
        }
    }
}

rulebook::payloads! {
    /// Muster a unit or an individual.
    Muster {
        /// In which castle.
        castle: SpaceId,
        /// The row of the troop table.
        troop: TroopId,
        /// The banner that it joins; none: the garrison.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        banner: Option<BannerId>,
    }
    /// Raise a new banner.
    #[schemars(rename = "MapRaise")]
    Raise {
        /// In which castle.
        castle: SpaceId,
        /// The row of its general.
        general: TroopId,
    }
    /// Pieces change.
    Transfer {
        /// Who.
        pieces: Vec<PieceId>,
        /// To which banner; none: to the garrison.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        banner: Option<BannerId>,
    }
    /// Repair.
    Repair {
        /// Which castle.
        castle: SpaceId,
        /// What.
        damage: String,
    }
    /// Pay for a captive.
    Ransom {
        /// Who.
        piece: PieceId,
    }
    /// One's orders; banners that are not named hold.
    Write {
        /// By banner.
        orders: BTreeMap<BannerId, Order>,
    }
    /// Retreat.
    Retreat {
        /// Who.
        banner: BannerId,
        /// Where to.
        to: SpaceId,
    }
    /// An organiser's ruling.
    #[schemars(rename = "MapRule")]
    Rule {
        /// Which fight.
        fight: u32,
        /// Who has won.
        winner: Side,
        /// What pieces still endure; who is not named is unhurt.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        left: BTreeMap<PieceId, u32>,
        /// Why, in words.
        reason: String,
    }
}
