//! Figures and markers go from one hex to another.

use crate::figures::{Faction, FigureId};
use crate::state::Marker;
use board::{Hex, Hexside};

rulebook::payloads! {
    /// A civilian marker stands here now.
    MarkerPlaced {
        /// Who.
        marker: Marker,
        /// Where.
        hex: Hex,
    }
    /// A civilian marker is lost.
    MarkerCaptured {
        /// Who.
        marker: Marker,
        /// Where.
        hex: Hex,
    }
    /// Figures move together.
    FiguresMoved {
        /// Who.
        figures: Vec<FigureId>,
        /// Hex by hex, the start first.
        path: Vec<Hex>,
        /// Civilian markers that come along.
        markers: Vec<Marker>,
    }
    /// A group stays in close combat.
    BreakFreeFailed {
        /// Who.
        figures: Vec<FigureId>,
        /// Where.
        hex: Hex,
    }
    /// A group is stopped by friends.
    PassageBlocked {
        /// Who.
        figures: Vec<FigureId>,
        /// The hex that it could not pass.
        hex: Hex,
    }
    /// A mounted figure stays before a barricade.
    JumpFailed {
        /// Who.
        figure: FigureId,
        /// Which barricade.
        barricade: Hexside,
    }
    /// A faction says who may pass its figures.
    PassageRuled {
        /// Who stands.
        owner: Faction,
        /// Who wants to pass.
        mover: Faction,
        /// May they?
        allowed: bool,
    }
    /// Figures are gone through the tunnel.
    FiguresEscaped {
        /// Who.
        figures: Vec<FigureId>,
        /// The tomb.
        hex: Hex,
        /// Who goes along.
        markers: Vec<Marker>,
    }
}
