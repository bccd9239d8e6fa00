//! Everything that a player or the organiser can want: the table of contents of orders.
//!
//! On the wire a command is an object with one member, such as `{"attack": {"attacker": …}}`, or a
//! word, such as `"done"`. The short text form that people type is in `notation.rs`.

use crate::items::Trinket;
use crate::pieces::PieceId;
use crate::spells::Element;
use crate::spells::Spell;
use board::Hex;
use decider::Audience;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One command of the battle; a variant only names its payload.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "BattleCommand")]
pub enum Command {
    /// Turn up the next card (WAP-030).
    Proceed,
    /// Choose who is activated by the card (WAP-031 to WAP-033).
    Activate(Activate),
    /// Move along a path (WAP-046).
    Move(Move),
    /// Attack (WAP-059, WAP-060).
    Attack(Attack),
    /// Move into the hex that the enemy has left (WAP-088).
    Follow(Follow),
    /// Cast a spell (WAP-103).
    Cast(Cast),
    /// Try to kill an individual (WAP-191).
    Assassinate(Assassinate),
    /// Become an animal (WAP-198).
    Change(Change),
    /// Use an item that works once (WAP-186).
    UseItem(UseItem),
    /// Damage a building (WAP-226).
    Batter(Batter),
    /// Pour boiling oil from a rampart (WAP-225).
    Pour(Pour),
    /// Nobody moves any more; or, when all have moved, the card is played.
    Done,
}

impl Command {
    /// Who may read the order itself. A match without a wildcard: a new order does not compile until
    /// somebody has decided.
    #[must_use]
    pub const fn audience(&self) -> Audience {
        match self {
            Self::Proceed
            | Self::Activate(_)
            | Self::Move(_)
            | Self::Attack(_)
            | Self::Follow(_)
            | Self::Cast(_)
            | Self::Assassinate(_)
            | Self::Change(_)
            | Self::UseItem(_)
            | Self::Batter(_)
            | Self::Pour(_)
            | Self::Done => Audience::Everyone,
        }
    }
}

rulebook::payloads! {
    /// Choose who is activated.
    Activate {
        /// Units or individuals of one's own without a counter.
        pieces: Vec<PieceId>,
    }
    /// Move a unit or an individual.
    #[schemars(rename = "BattleMove")]
    Move {
        /// Who.
        piece: PieceId,
        /// The hexes to enter, one after the other.
        path: Vec<Hex>,
        /// Attached individuals that stay where they are.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        leaving: Vec<PieceId>,
    }
    /// Attack a unit or a lone individual.
    #[schemars(rename = "BattleAttack")]
    Attack {
        /// Who.
        attacker: PieceId,
        /// Whom.
        target: PieceId,
    }
    /// Follow up.
    Follow {
        /// The victor.
        piece: PieceId,
    }
    /// Cast a spell.
    #[schemars(rename = "BattleCast")]
    Cast {
        /// Who.
        caster: PieceId,
        /// Which.
        spell: Spell,
        /// At whom, for spells with a target.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<PieceId>,
        /// What an elemental is made of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        element: Option<Element>,
        /// Where, for spells with a place.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        hexes: Vec<Hex>,
        /// Teleport without the unit that it is attached to.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        alone: bool,
    }
    /// Try to kill an individual.
    Assassinate {
        /// The assassin.
        assassin: PieceId,
        /// An enemy individual beside it.
        victim: PieceId,
    }
    /// Become an animal.
    Change {
        /// The shapechanger.
        piece: PieceId,
    }
    /// Use an item that works once.
    UseItem {
        /// The individual who carries it.
        bearer: PieceId,
        /// Which.
        item: Trinket,
    }
    /// Damage a building.
    Batter {
        /// Siege equipment.
        piece: PieceId,
        /// The building.
        hex: Hex,
    }
    /// Pour boiling oil.
    Pour {
        /// A unit on a rampart.
        piece: PieceId,
        /// An enemy beside and below it.
        target: PieceId,
    }
}
