//! What earlier sieges have left behind: how the city is before the first turn.

use crate::city::{Place, Section};
use crate::figures::FigureId;
use crate::state::Damage;
use board::{Hex, Hexside};

rulebook::payloads! {
    /// Somebody is not in the city.
    FigureAbsent {
        /// Who.
        figure: FigureId,
    }
    /// A named person bears an old mark.
    DamageBorne {
        /// Who.
        figure: FigureId,
        /// What.
        damage: Damage,
    }
    /// A building hex is a ruin.
    RuinStood {
        /// Which.
        hex: Hex,
    }
    /// A bridge is down.
    BridgeWasDown {
        /// J or K.
        bridge: Place,
    }
    /// A wall section is open.
    SectionWasOpen {
        /// Which.
        section: Section,
        /// Its hex, where the crater is.
        hex: Hex,
        /// Wall hexsides that are gone.
        opened: Vec<Hexside>,
    }
}
