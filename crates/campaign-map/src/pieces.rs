//! Banners, what they are ordered, and who marches with them.

use crate::map::SpaceId;
use crate::names::{Name, Reputation};
use crate::roster::TroopId;
use decider::Seat;
use rulebook::notation::{Behind, Several};
use rulebook::{id, named};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

id! {
    /// A banner, such as `north-1`.
    BannerId as "MapBannerId", Small
}

id! {
    /// A unit or an individual, such as `cavalry-2`.
    PieceId as "MapPieceId", Small
}

/// Most units of a banner ([WAP-239](crate::clauses::WAP_239)).
pub const UNITS: usize = 8;
/// Most individuals of a banner ([WAP-239](crate::clauses::WAP_239)).
pub const INDIVIDUALS: usize = 2;

/// An army on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Banner {
    /// Whose it is.
    pub owner: Seat,
    /// Its name: that of its general.
    pub name: Name,
    /// Where it stands.
    pub at: SpaceId,
    /// Must it leave before the phase of retreats is over ([WAP-251](crate::clauses::WAP_251))?
    pub beaten: bool,
}

rulebook::alternatives! {
    /// What a banner is ordered ([WAP-245](crate::clauses::WAP_245)).
    #[serde(rename_all = "snake_case")]
    #[schemars(rename = "MapOrder")]
    pub enum Order;

    /// Go along links, over one space or two (WAP-246).
    "march" March(Vec<SpaceId> as Several);
    /// Stay.
    "hold" Hold;
    /// Dig in (WAP-249).
    "fortify" Fortify;
    /// Burn the region (WAP-249).
    "raze" Raze;
    /// Let everybody heal (WAP-249).
    "recover" Recover;
    /// Attack a castle from the region beside it (WAP-250).
    "assault" Assault(SpaceId);
    /// March against those who besiege a town, if the besieged agree (CAR-46).
    "relieve" Relieve {
        /// Which town.
        castle: SpaceId,
        /// Over one space or two, as on a march.
        way: Vec<SpaceId> as Behind("by", Several),
    };
}

impl Order {
    /// The spaces that it leads over; none: it stays where it is.
    #[must_use]
    pub fn way(&self) -> Option<&[SpaceId]> {
        match self {
            Self::March(way) | Self::Relieve { way, .. } => Some(way),
            Self::Hold | Self::Fortify | Self::Raze | Self::Recover | Self::Assault(_) => None,
        }
    }
}

named! {
    /// The two sides of a fight.
    #[schemars(rename = "FightSide")]
    Side {
        /// Who comes.
        Attacker = "attacker", "Attacker";
        /// Who is there.
        Defender = "defender", "Defender";
    }
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
}

/// Where a piece is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MapPlace {
    /// It marches with a banner.
    Banner(BannerId),
    /// It keeps a castle.
    Garrison(SpaceId),
    /// Somebody holds it.
    Captive(#[schemars(with = "String")] Seat),
    /// It is gone for good.
    Lost,
}

named! {
    /// What becomes of an individual who falls.
    Casualty {
        /// Dead.
        Killed = "killed", "Killed";
        /// A wound that it keeps: it is slower in every battle from now on.
        Lamed = "lamed", "Wounded for good";
        /// In the hands of the enemy.
        Captured = "captured", "Captured";
        /// Carried off the field by its own.
        Saved = "saved", "Saved";
    }
}

/// A unit or an individual of the campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MapPiece {
    /// Whose it is; none: nobody's.
    pub owner: Option<Seat>,
    /// Its row.
    pub troop: TroopId,
    /// Is it an individual?
    pub individual: bool,
    /// A name of its own.
    pub called: Option<Name>,
    /// Where it is.
    pub place: MapPlace,
    /// Where it was with its own, of one that was lost or captured.
    pub left: Option<MapPlace>,
    /// What it endures; 0: eliminated, and its aftermath is to come.
    pub wounds: u32,
    /// What it endures when whole.
    pub of: u32,
    /// Is it slower for good?
    pub lame: bool,
    /// The words of its magic items.
    pub items: BTreeSet<String>,
    /// What it is called since it earned that.
    pub titles: Vec<Reputation>,
    /// The fight in which it was eliminated, while its aftermath is to come.
    pub fell_in: Option<u32>,
    /// What has last changed it.
    pub cause: Option<Cause>,
    /// The word of the figure that it is when its city is besieged.
    pub figure: Option<String>,
}

/// What has changed something: the record is counted within its engagement, from 1.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cause {
    /// The number of the engagement.
    pub engagement: u32,
    /// The how-manieth fact of that engagement.
    pub fact: u32,
}

impl MapPiece {
    /// Puts it somewhere; whom it left is remembered, so that its banner can say who is missing.
    pub(crate) fn put(&mut self, place: MapPlace) {
        let away = matches!(place, MapPlace::Captive(_) | MapPlace::Lost);
        let before = std::mem::replace(&mut self.place, place);
        match before {
            MapPlace::Banner(_) | MapPlace::Garrison(_) if away => self.left = Some(before),
            _ if away => {}
            _ => self.left = None,
        }
    }

    /// What it is known for: by its name, and since it earned that.
    #[must_use]
    pub fn known_for(&self) -> Vec<Reputation> {
        let by_name = match &self.called {
            Some(Name::General(general)) => Some(general.reputation),
            Some(Name::Given(_)) | None => None,
        };
        by_name.into_iter().chain(self.titles.iter().copied()).collect()
    }

    /// Is it still in the campaign, in anybody's hands?
    #[must_use]
    pub fn is_there(&self) -> bool {
        self.place != MapPlace::Lost
    }

    /// Can it fight?
    #[must_use]
    pub fn stands(&self) -> bool {
        self.wounds > 0 && matches!(self.place, MapPlace::Banner(_) | MapPlace::Garrison(_))
    }
}
