//! What the city can be asked for.

use crate::decks::ActionCard;

rulebook::named! {
    /// What a demand is for.
    DemandKind {
        /// Repair of the stone bridge J (HEI-116).
        StoneBridge = "stone-bridge", "repair of the stone bridge";
        /// Repair of the footbridge K (HEI-118).
        Footbridge = "footbridge", "repair of the footbridge";
        /// Counter mine (HEI-125).
        CounterMine = "counter-mine", "counter mine";
        /// New wells in the Castle (HEI-126).
        Wells = "wells", "new wells in the Castle";
        /// Water is short (HEI-127).
        WaterShort = "water-short", "water for the city";
        /// Hospital supplies (HEI-128).
        HospitalSupplies = "hospital-supplies", "hospital supplies";
        /// Four figures and two Attack cards for the mobile reserve (HEI-129).
        MobileReserve = "mobile-reserve", "mobile reserve";
        /// Food is short (HEI-131).
        FoodShort = "food-short", "food for the city";
        /// What a demon wants at the end of the turn (HEI-070).
        Upkeep = "upkeep", "demon's due";
        /// Cards and a crew for a small cannon (HEI-133).
        SmallCannon = "small-cannon", "small cannon";
    }
}

impl DemandKind {}

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
