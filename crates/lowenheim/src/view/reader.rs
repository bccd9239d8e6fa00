//! Who looks, and what they may know.

use crate::figures::{Faction, FigureKind};
use crate::master;
use crate::state::State;
use decider::By;

/// Who reads, as far as secrets go.
#[derive(Clone, Copy)]
pub(super) enum Reader {
    /// The organiser, the rules and the game master see everything.
    All,
    /// A seat sees what is public and what is its own.
    Seat(Faction),
    /// Everybody else sees what is public.
    Public,
}

impl Reader {
    pub(super) fn new(reader: Option<&By>, state: &State) -> Self {
        match reader {
            Some(by) if master::is_master(state, by) => Self::All,
            Some(By::Organiser | By::Rules) => Self::All,
            Some(By::Seat(seat)) => Faction::of_seat(seat).map_or(Self::Public, Self::Seat),
            None => Self::Public,
        }
    }

    /// May the reader see what belongs to this faction alone?
    pub(super) fn sees_secrets_of(self, faction: Faction) -> bool {
        match self {
            Self::All => true,
            Self::Seat(own) => own == faction,
            Self::Public => false,
        }
    }

    /// May the reader see the stat line of this kind?
    pub(super) fn knows(self, kind: FigureKind, state: &State) -> bool {
        match self {
            Self::All => true,
            Self::Seat(own) => kind.faction() == Some(own) || state.revealed.contains(&kind),
            Self::Public => state.revealed.contains(&kind),
        }
    }
}
