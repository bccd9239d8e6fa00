//! The game master's word.

use crate::figures::FigureId;
use crate::state::{Decision, Ruling};
use board::Hex;

rulebook::payloads! {
    /// A decision of the enemy waits for the game master.
    DecisionPrepared {
        /// Which, with the value that it has by itself.
        decision: Decision,
    }
    /// The pending decision stands as it is.
    DecisionUpheld {
    }
    /// The game master decides otherwise.
    DecisionOverridden {
        /// What would have happened by itself; none: an act of flavour, which has no effect.
        automatic: Option<Ruling>,
        /// What happens.
        chosen: Ruling,
        /// Why.
        reason: String,
    }
    /// A figure stands elsewhere now, by the game master's word.
    FigureShifted {
        /// Who.
        figure: FigureId,
        /// Where.
        hex: Hex,
    }
    /// A figure regains a Wound, by the game master's word.
    FigureHealed {
        /// Who.
        figure: FigureId,
        /// Wounds that it has now; none: one more, of a stat line that is not public yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wounds: Option<u32>,
    }
    /// A fire goes out, by the game master's word.
    FireQuenched {
        /// Where.
        hex: Hex,
    }
}
