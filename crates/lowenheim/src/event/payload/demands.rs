//! What the city is asked for, and what it gets for it.

use crate::city::Place;
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId};
use crate::tables::DemandKind;
use board::Hex;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

rulebook::payloads! {
    /// A bridge is up.
    BridgeRepaired {
        /// J or K.
        bridge: Place,
    }
    /// Cards are asked of the city.
    DemandMade {
        /// Number of the demand in this siege, from 1.
        demand: u32,
        /// What for.
        kind: DemandKind,
        /// Which card.
        card: ActionCard,
        /// How many.
        needed: u32,
        /// The turn at whose end it is settled; none: open until met.
        deadline: Option<u32>,
        /// Further cards of another kind.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        second: Option<SecondCards>,
        /// How many figures are asked for as well.
        #[serde(default, skip_serializing_if = "is_none")]
        figures: u32,
    }
    /// Cards are handed in.
    DemandPaid {
        /// Which demand.
        demand: u32,
        /// Who pays.
        faction: Faction,
        /// The cards as they lay in the hand.
        cards: Vec<ActionCard>,
        /// How many have been paid in all now, of every kind.
        paid: u32,
    }
    /// A demand is over.
    DemandSettled {
        /// Which demand.
        demand: u32,
        /// Cards that are still missing; 0: met.
        short: u32,
    }
    /// Figures are offered.
    FiguresOffered {
        /// For which demand.
        demand: u32,
        /// By whom.
        faction: Faction,
        /// Who.
        figures: Vec<FigureId>,
    }
    /// A figure joins the mobile reserve.
    ReserveJoined {
        /// Who.
        figure: FigureId,
        /// Where it stands now.
        hex: Hex,
    }
    /// The mobile reserve has its figures.
    ReserveFormed {
        /// Which demand asked for them.
        demand: u32,
        /// Who.
        figures: Vec<FigureId>,
    }
    /// There is no mobile reserve; cards paid for it are spent.
    ReserveLapsed {
        /// Which demand asked for it.
        demand: u32,
    }
    /// The mobile reserve has figures and cards.
    ReserveWoken {
        /// Which demand is met.
        demand: u32,
    }
    /// A card of the reserve's stock is played.
    ReserveCardPlayed {
        /// For which hex.
        hex: Hex,
    }
    /// A gun stands in the city.
    GunBrought {
        /// Its number, from 1.
        gun: u32,
        /// Where it stands.
        hex: Hex,
    }
    /// A figure joins the crew of a gun.
    CrewJoined {
        /// Which gun.
        gun: u32,
        /// Who.
        figure: FigureId,
        /// Where it stands now.
        hex: Hex,
    }
    /// A gun changes its place.
    GunMoved {
        /// Which.
        gun: u32,
        /// Who pushes it; nobody: the ground under it is gone.
        crew: Vec<FigureId>,
        /// Where it stood.
        from: Hex,
        /// Where it stands.
        to: Hex,
    }
    /// A gun fires.
    GunFired {
        /// Which.
        gun: u32,
        /// At which hex.
        hex: Hex,
    }
    /// Whom a faction would let go.
    LossNamed {
        /// Which demand may take them.
        demand: u32,
        /// Who says so.
        faction: Faction,
        /// Whom, first to last; nobody: it takes its word back.
        figures: Vec<FigureId>,
    }
    /// A figure is out for the whole siege.
    FigureTaken {
        /// Who.
        figure: FigureId,
        /// Which demand took it.
        demand: u32,
    }
}

/// Further cards of another kind that a demand asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SecondCards {
    /// Which card.
    pub card: ActionCard,
    /// How many.
    pub needed: u32,
}

/// Is a number left out of the record?
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_none(number: &u32) -> bool {
    *number == 0
}
