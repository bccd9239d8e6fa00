//! Who plays what: rule systems speak of *roles*, their factions and sides; a campaign speaks of
//! *seats*. Orders go from seat to role before a rule system hears them, and what it means for a
//! role is shown to the seat.

use crate::game_master;
use decider::{Audience, By, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Which seat plays which role of an engagement, by role. Empty: each role is played by the seat of
/// its own name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Roles(#[schemars(with = "BTreeMap<String, String>")] BTreeMap<Seat, Seat>);

impl Roles {
    /// Each role with its seat.
    #[must_use]
    pub fn of(roles: impl IntoIterator<Item = (Seat, Seat)>) -> Self {
        Self(roles.into_iter().collect())
    }

    /// Is each role played by the seat of its own name?
    #[must_use]
    pub fn are_named_alike(&self) -> bool {
        self.0.is_empty()
    }

    /// The roles that were given away, each with its seat.
    pub fn given(&self) -> impl Iterator<Item = (&Seat, &Seat)> {
        self.0.iter()
    }

    /// The seat that plays a role. A game master is one wherever they sit.
    #[must_use]
    pub fn seat_of(&self, role: &Seat) -> Option<Seat> {
        if self.are_named_alike() || *role == game_master::seat() {
            return Some(role.clone());
        }
        self.0.get(role).cloned()
    }

    /// The role that a seat plays.
    #[must_use]
    pub fn role_of(&self, seat: &Seat) -> Option<Seat> {
        if self.are_named_alike() || *seat == game_master::seat() {
            return Some(seat.clone());
        }
        self.0.iter().find(|(_, player)| *player == seat).map(|(role, _)| role.clone())
    }

    /// A sender or reader as the rule system knows them; none: a seat without a part.
    #[must_use]
    pub fn as_role(&self, by: &By) -> Option<By> {
        match by {
            By::Seat(seat) => self.role_of(seat).map(By::Seat),
            By::Organiser | By::Rules => Some(by.clone()),
        }
    }

    /// Who of the table may read what was meant for roles.
    #[must_use]
    pub fn audience(&self, meant: Audience) -> Audience {
        match meant {
            Audience::Everyone => Audience::Everyone,
            Audience::Seats(roles) => {
                Audience::Seats(roles.iter().filter_map(|role| self.seat_of(role)).collect())
            }
        }
    }
}
