//! What the city is asked for.

use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId};
use crate::tables::DemandKind;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Cards asked of the city.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
