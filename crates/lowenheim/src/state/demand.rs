//! What the city is asked for.

use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

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

/// Cards asked of the city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demand {
    /// What for.
    pub kind: DemandKind,
    /// Which card.
    pub card: ActionCard,
    /// How many.
    pub needed: u32,
    /// How many have been paid.
    pub paid: u32,
    /// At the end of which turn it is settled.
    pub deadline: Option<u32>,
    /// Met or failed.
    pub settled: bool,
    /// Cards that are spent only when they are enough; until then they lie here.
    pub aside: BTreeMap<Faction, Vec<ActionCard>>,
    /// Further cards of another kind (HEI-133).
    pub second: Option<Asked>,
    /// How many figures are asked for as well (HEI-129, HEI-133).
    pub figures: u32,
    /// Figures that were offered, in this order.
    pub offered: Vec<FigureId>,
    /// The figures have come together.
    pub gathered: bool,
    /// Whom each faction would let go if the demand fails.
    pub named: BTreeMap<Faction, Vec<FigureId>>,
}

impl Demand {
    /// The cards that are asked for, kind by kind.
    pub fn asked(&self) -> impl Iterator<Item = Asked> {
        let first = Asked { card: self.card, needed: self.needed, paid: self.paid };
        std::iter::once(first).chain(self.second)
    }

    /// Towards which kind a card counts: its own, else the first.
    #[must_use]
    pub fn asked_for(&self, card: ActionCard) -> Asked {
        let first = Asked { card: self.card, needed: self.needed, paid: self.paid };
        self.second.filter(|second| second.card == card).unwrap_or(first)
    }
}

/// Cards of one kind that are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Which card.
    pub card: ActionCard,
    /// How many.
    pub needed: u32,
    /// How many have been paid.
    pub paid: u32,
}

impl Asked {
    /// How many are still wanted.
    #[must_use]
    pub const fn missing(&self) -> u32 {
        self.needed.saturating_sub(self.paid)
    }
}
