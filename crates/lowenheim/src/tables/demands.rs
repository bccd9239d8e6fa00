//! What the city can be asked for.

use crate::decks::ActionCard;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What a demand is for.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum DemandKind {
    /// Repair of the stone bridge J (HEI-116).
    StoneBridge,
    /// Repair of the footbridge K (HEI-118).
    Footbridge,
    /// Counter mine (HEI-125).
    CounterMine,
    /// New wells in the Castle (HEI-126).
    Wells,
    /// Water is short (HEI-127).
    WaterShort,
    /// Hospital supplies (HEI-128).
    HospitalSupplies,
    /// Four figures and two Attack cards for the mobile reserve (HEI-129).
    MobileReserve,
    /// Food is short (HEI-131).
    FoodShort,
    /// What a demon wants at the end of the turn (HEI-070).
    Upkeep,
    /// Cards and a crew for a small cannon (HEI-133).
    SmallCannon,
}

impl DemandKind {
    /// The name as people say it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::StoneBridge => "repair of the stone bridge",
            Self::Footbridge => "repair of the footbridge",
            Self::CounterMine => "counter mine",
            Self::Wells => "new wells in the Castle",
            Self::WaterShort => "water for the city",
            Self::HospitalSupplies => "hospital supplies",
            Self::MobileReserve => "mobile reserve",
            Self::FoodShort => "food for the city",
            Self::Upkeep => "demon's due",
            Self::SmallCannon => "small cannon",
        }
    }
}

/// What is asked for, how many, and within how many moves; none: no deadline (HEI-116 to HEI-131).
pub const DEMANDS: &[(DemandKind, ActionCard, u32, Option<u32>)] = &[
    (DemandKind::StoneBridge, ActionCard::Peasants, 6, None),
    (DemandKind::Footbridge, ActionCard::Peasants, 3, None),
    (DemandKind::CounterMine, ActionCard::Peasants, 6, Some(3)),
    (DemandKind::Wells, ActionCard::Peasants, 4, Some(1)),
    (DemandKind::WaterShort, ActionCard::Water, 3, Some(1)),
    (DemandKind::HospitalSupplies, ActionCard::Healing, 3, None),
    (DemandKind::MobileReserve, ActionCard::Attack, 2, Some(1)),
    (DemandKind::FoodShort, ActionCard::Food, 3, Some(1)),
    (DemandKind::SmallCannon, ActionCard::Attack, 2, None),
];

/// A second kind of card that is asked for at the same time (HEI-133).
pub const SECOND_CARDS: &[(DemandKind, ActionCard, u32)] =
    &[(DemandKind::SmallCannon, ActionCard::Peasants, 2)];

/// Figures that are asked for with the cards (HEI-129, HEI-133).
pub const FIGURES: &[(DemandKind, u32)] =
    &[(DemandKind::MobileReserve, 4), (DemandKind::SmallCannon, 2)];
