//! Whose turn it is in the turn: its steps and who acts in them.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The steps of a turn (HEI-134 to HEI-142), with what comes before and after the twelve turns.
/// Step 9 is played in parts.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Before turn 1: the players talk and set up in their home bases (HEI-106, R-05).
    Council,
    /// 1: discard up to two cards and refill (HEI-134).
    Refill,
    /// 2: an event card (HEI-135).
    EventCard,
    /// 3: a command card, every second turn (HEI-136).
    CommandCard,
    /// 4: the enemy arrives and moves (HEI-137).
    EnemyMovement,
    /// 5: the enemy fights (HEI-138).
    EnemyCombat,
    /// 6: the players move, one after the other (HEI-139).
    Movement,
    /// 7: the players fight, one after the other (HEI-140).
    Combat,
    /// 8: trading (HEI-141).
    Trading,
    /// 9a: discharges from the Temple.
    Healing,
    /// 9b: food.
    Food,
    /// 9c: fires are fought, then they burn on.
    Fires,
    /// 9d: barricades are pulled down and built.
    Barricades,
    /// 9e: bridge repairs and command cards.
    Demands,
    /// 9f: who holds what.
    Holding,
    /// After turn 12: the vote on the leader of the defence.
    Vote,
    /// The siege is over.
    Over,
}

impl Step {
    /// All of them, in the order in which they are played.
    pub const ALL: [Self; 17] = [
        Self::Council,
        Self::Refill,
        Self::EventCard,
        Self::CommandCard,
        Self::EnemyMovement,
        Self::EnemyCombat,
        Self::Movement,
        Self::Combat,
        Self::Trading,
        Self::Healing,
        Self::Food,
        Self::Fires,
        Self::Barricades,
        Self::Demands,
        Self::Holding,
        Self::Vote,
        Self::Over,
    ];

    /// Who acts in this step.
    #[must_use]
    pub const fn actors(self) -> Actors {
        match self {
            Self::Council | Self::Refill | Self::Trading | Self::Demands | Self::Vote => {
                Actors::Together
            }
            Self::Movement
            | Self::Combat
            | Self::Healing
            | Self::Food
            | Self::Fires
            | Self::Barricades => Actors::InOrder,
            Self::EventCard
            | Self::CommandCard
            | Self::EnemyMovement
            | Self::EnemyCombat
            | Self::Holding => Actors::Rules,
            Self::Over => Actors::Nobody,
        }
    }

    /// The step's number and letter in the book, such as `9b`.
    #[must_use]
    pub const fn number(self) -> &'static str {
        match self {
            Self::Council => "0",
            Self::Refill => "1",
            Self::EventCard => "2",
            Self::CommandCard => "3",
            Self::EnemyMovement => "4",
            Self::EnemyCombat => "5",
            Self::Movement => "6",
            Self::Combat => "7",
            Self::Trading => "8",
            Self::Healing => "9a",
            Self::Food => "9b",
            Self::Fires => "9c",
            Self::Barricades => "9d",
            Self::Demands => "9e",
            Self::Holding => "9f",
            Self::Vote | Self::Over => "end",
        }
    }

    /// The name as people say it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Council => "Council of war",
            Self::Refill => "Discard and refill",
            Self::EventCard => "Event card",
            Self::CommandCard => "Command card",
            Self::EnemyMovement => "Enemy movement",
            Self::EnemyCombat => "Enemy combat",
            Self::Movement => "Movement",
            Self::Combat => "Combat",
            Self::Trading => "Trading",
            Self::Healing => "Temple",
            Self::Food => "Food",
            Self::Fires => "Fires",
            Self::Barricades => "Barricades",
            Self::Demands => "Repairs and commands",
            Self::Holding => "End of the turn",
            Self::Vote => "Vote",
            Self::Over => "The siege is over",
        }
    }
}

/// Who acts in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actors {
    /// All factions, in any order.
    Together,
    /// One faction after the other, in the order of the turn.
    InOrder,
    /// The rules themselves, when somebody says `proceed`.
    Rules,
    /// Nobody any more.
    Nobody,
}
