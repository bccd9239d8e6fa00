//! Who can be mustered, and what it costs: rows that whoever opens the campaign makes of the troop tables.

use rulebook::{id, named};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

id! {
    /// A row of a troop table, such as `skeletons-swords`.
    TroopId as "MapTroopId", Small
}

named! {
    /// What kind of troop it is, as far as the map asks.
    #[schemars(rename = "MapBody")]
    Body {
        /// On foot.
        Foot = "foot", "Foot";
        /// Riders.
        Cavalry = "cavalry", "Cavalry";
        /// Drawn by beasts.
        Chariot = "chariot", "Chariots";
        /// Ogres and their like.
        Large = "large", "Large humanoids";
        /// Machines, of war and of siege.
        WarMachine = "war-machine", "War machine";
        /// Animals and monsters.
        Beast = "beast", "Monster or beast";
        /// A single figure.
        Individual = "individual", "Individual";
    }
}

/// One row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Its id in the troop table.
    pub id: TroopId,
    /// As people say it.
    pub name: String,
    /// Its people.
    pub people: String,
    /// What kind of troop it is.
    pub body: Body,
    /// Its longest move.
    pub moves: u32,
    /// The most dice that it ever has.
    pub dice: u32,
    /// How many wounds it endures.
    pub wounds: u32,
    /// Does it fly?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub flies: bool,
    /// Does it fill a tunnel, as elephants do?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub towers: bool,
    /// Is it a general?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub leads: bool,
    /// Does it cast spells?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub casts: bool,
}

/// Rows by their id.
pub type Roster = BTreeMap<TroopId, Row>;

/// The roster of some rows.
#[must_use]
pub fn roster(rows: impl IntoIterator<Item = Row>) -> Roster {
    rows.into_iter().map(|row| (row.id.clone(), row)).collect()
}

impl Row {
    /// Is it an individual?
    #[must_use]
    pub fn is_individual(&self) -> bool {
        self.body == Body::Individual
    }

    /// What it costs to muster ([WAP-239](crate::clauses::WAP_239)).
    #[must_use]
    pub fn cost(&self) -> u32 {
        match self.body {
            Body::Foot if self.dice <= 4 => 1,
            Body::Foot | Body::Cavalry | Body::Chariot | Body::Large | Body::WarMachine => 2,
            Body::Beast => (self.wounds + u32::from(self.flies)).max(2),
            Body::Individual if self.leads || self.casts => 2,
            Body::Individual => 1,
        }
    }

    /// Is it fast enough for a march of two spaces ([WAP-246](crate::clauses::WAP_246))?
    #[must_use]
    pub fn is_fast(&self) -> bool {
        self.moves >= 3 || self.flies || self.is_individual()
    }

    /// Does it fit into a tunnel ([WAP-248](crate::clauses::WAP_248))?
    #[must_use]
    pub fn fits_a_tunnel(&self) -> bool {
        !(self.flies || self.towers || matches!(self.body, Body::Cavalry | Body::Chariot))
    }
}
