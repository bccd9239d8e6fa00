//! What an engagement waits for: who owes an order, and which. That somebody owes orders is known to
//! everybody; nothing here tells what they are.

use decider::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What is waited for.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[schemars(rename = "What")]
#[serde(rename_all = "snake_case")]
pub enum Awaited {
    /// Orders for banners, written in secret.
    Orders,
    /// The end of mustering.
    Muster,
    /// Where the beaten go.
    Retreat,
    /// Whether a relief is welcome.
    Relief,
    /// Where somebody begins.
    Home,
    /// Whom a renegade leaves, and which unit goes.
    Renegade,
    /// What the open card activates.
    Activation,
    /// An army that is set up before the first card.
    Deployment,
    /// Walls that are dug before the first card.
    Walls,
    /// An order, or word that there is none: in turn, or all together.
    Turn,
    /// What the game master makes of the enemy's decision.
    Decision,
    /// Somebody who lets the rules go on.
    Proceed,
    /// A fight of the map that nobody has opened.
    OpenFight,
    /// Word to the map of how a fight has ended.
    CloseFight,
}

impl Awaited {
    /// Is it owed by the seats that are named, or may anybody at the table do it?
    #[must_use]
    pub const fn is_awaited(self) -> bool {
        match self {
            Self::Orders
            | Self::Muster
            | Self::Retreat
            | Self::Relief
            | Self::Home
            | Self::Renegade
            | Self::Activation
            | Self::Deployment
            | Self::Walls
            | Self::Turn
            | Self::Decision => true,
            Self::Proceed | Self::OpenFight | Self::CloseFight => false,
        }
    }
}

/// One thing that an engagement waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// What.
    pub what: Awaited,
    /// The roles that owe it; where anybody may do it, whom it concerns.
    pub roles: Vec<Seat>,
    /// The fight that is meant, where fights are opened and closed.
    pub fight: Option<u32>,
}

impl Pending {
    /// Something that these roles owe.
    #[must_use]
    pub fn of(what: Awaited, roles: Vec<Seat>) -> Self {
        Self { what, roles, fight: None }
    }

    /// Somebody who lets the rules go on.
    #[must_use]
    pub fn proceed() -> Self {
        Self::of(Awaited::Proceed, Vec::new())
    }
}
