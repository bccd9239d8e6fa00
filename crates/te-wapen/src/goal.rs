//! What an army wins by besides the end of the other (W-36), as a scenario names it.

mod words;

pub use words::{ground_in_words, in_words};

use crate::field::Field;
use crate::pieces::PieceId;
use board::Hex;
use rulebook::named;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One thing that an army wins by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "BattleGoal")]
pub enum Goal {
    /// Its units stand in hexes.
    Hold(Hold),
    /// Enemies are gone.
    Kill(Kill),
    /// Some of its own are still there.
    Keep(Keep),
    /// Its units stand at an edge of the table.
    Reach(Reach),
}

/// Units of the army stand in hexes; an individual alone holds none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BattleHold")]
pub struct Hold {
    /// Which.
    pub hexes: Vec<Hex>,
    /// How many of them; none: all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u32>,
    /// At the end of this turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u32>,
    /// Or at the ends of so many turns running; neither: at the end of any turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<u32>,
}

/// Enemies are gone, all of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BattleKill")]
pub struct Kill {
    /// Who.
    pub pieces: Vec<PieceId>,
}

/// Some of one's own are still on the table, all of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BattleKeep")]
pub struct Keep {
    /// Who.
    pub pieces: Vec<PieceId>,
    /// At the end of this turn; none: of the last one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turn: Option<u32>,
}

/// Units of the army stand at an edge of the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BattleReach")]
pub struct Reach {
    /// Which.
    pub edge: Edge,
    /// How many of them at once.
    pub units: u32,
}

named! {
    /// A side of the table as its map is drawn.
    Edge {
        /// The first row.
        Top = "top", "Top";
        /// The last row.
        Bottom = "bottom", "Bottom";
        /// The first column.
        Left = "left", "Left";
        /// The last column.
        Right = "right", "Right";
    }
}

impl Edge {
    /// Its hexes.
    #[must_use]
    pub fn hexes(self, field: &Field) -> Vec<Hex> {
        let last = |at: fn(&Hex) -> i16| field.hexes().map(|hex| at(&hex)).max().unwrap_or(0);
        let (column, row) = (last(|hex| hex.column()), last(|hex| hex.row()));
        let here = |hex: &Hex| match self {
            Self::Top => hex.row() == 0,
            Self::Bottom => hex.row() == row,
            Self::Left => hex.column() == 0,
            Self::Right => hex.column() == column,
        };
        field.hexes().filter(here).collect()
    }
}

impl Hold {
    /// How many of its hexes are to be held.
    #[must_use]
    pub fn wanted(&self) -> u32 {
        self.number.unwrap_or_else(|| rulebook::count(self.hexes.len()))
    }
}

impl Goal {
    /// The hexes that it is about.
    #[must_use]
    pub fn hexes(&self, field: &Field) -> Vec<Hex> {
        match self {
            Self::Hold(hold) => hold.hexes.clone(),
            Self::Reach(reach) => reach.edge.hexes(field),
            Self::Kill(_) | Self::Keep(_) => Vec::new(),
        }
    }

    /// The ends of turns running at which it is to be so.
    pub(crate) const fn turns(&self) -> u32 {
        match self {
            Self::Hold(Hold { turns: Some(turns), .. }) => *turns,
            _ => 1,
        }
    }

    /// The only turn at whose end it counts, if there is one.
    pub(crate) const fn turn(&self) -> Option<u32> {
        match self {
            Self::Hold(hold) => hold.turn,
            Self::Keep(keep) => keep.turn,
            Self::Kill(_) | Self::Reach(_) => None,
        }
    }
}

/// A goal of an army, and how far it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pursuit {
    /// What it is.
    pub goal: Goal,
    /// At the ends of how many turns running it was so, where that counts.
    pub turns: u32,
    /// Has the army won by it?
    pub met: bool,
}

impl Pursuit {
    pub(crate) const fn of(goal: Goal) -> Self {
        Self { goal, turns: 0, met: false }
    }
}
