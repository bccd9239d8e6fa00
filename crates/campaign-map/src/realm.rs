//! How games for the realm stand that a map waits for or has waited for, and what has come of them.

use crate::map::SpaceId;
use crate::pieces::Cause;
use crate::scenario::Scenario;
use decider::Seat;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

rulebook::payloads! {
    /// What one player has won in the realm.
    Won {
        /// Who.
        #[schemars(with = "String")]
        seat: Seat,
        /// Power.
        points: u32,
        /// Ducats, with treasures that were not spent.
        ducats: u32,
        /// Towns in territories of theirs.
        towns: u32,
        /// Renegades that they have not played.
        renegades: u32,
        /// With whom an alliance of theirs stands.
        #[schemars(with = "Vec<String>")]
        allies: BTreeSet<Seat>,
        /// The fact that has ended the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cause: Option<Cause>,
    }
}

/// The game for the realm before the map, and what has come of it so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prologue {
    /// With what the campaign will begin.
    pub scenario: Arc<Scenario>,
    /// What those have won who played, the first in rank first.
    pub won: Vec<Won>,
    /// The organiser has broken it off.
    pub broken_off: bool,
    /// Everybody in the order in which they choose a home; nobody while the realm is played.
    pub order: Vec<Seat>,
    /// The homes that are chosen.
    pub homes: BTreeMap<Seat, SpaceId>,
    /// Renegades that have found a unit, or nobody, by who had the card.
    pub renegades_used: BTreeMap<Seat, u32>,
    /// Units that were lost to renegades, by who lost them.
    pub turned: BTreeMap<Seat, u32>,
    /// The opponent who is to say which unit goes.
    pub named: Option<Seat>,
}

impl Prologue {
    /// The homes that nobody has chosen yet, in the order of the map.
    pub fn free_homes(&self) -> impl Iterator<Item = &SpaceId> {
        let homes = self.scenario.map.homes(self.scenario.players.len()).unwrap_or_default();
        homes.iter().filter(|home| !self.homes.values().any(|taken| taken == *home))
    }

    /// Who chooses a home now.
    #[must_use]
    pub fn next_to_choose(&self) -> Option<&Seat> {
        self.order.iter().find(|seat| !self.homes.contains_key(*seat))
    }

    /// Has everybody a home, or is the game broken off, so that the map can begin?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.broken_off || !self.order.is_empty() && self.next_to_choose().is_none()
    }

    /// What a player has won; nothing: they stayed away.
    #[must_use]
    pub fn won_by(&self, seat: &Seat) -> Option<&Won> {
        self.won.iter().find(|won| won.seat == *seat)
    }
}

/// The estates, since they were called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Estates {
    /// The turn at whose end they meet.
    pub turn: u32,
    /// Who plays, since they have met.
    pub seats: Vec<Seat>,
    /// Is it over?
    pub over: bool,
}
