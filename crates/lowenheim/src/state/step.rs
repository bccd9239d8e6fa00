//! Whose turn it is in the turn: its steps and who acts in them.

use serde::{Deserialize, Serialize};

rulebook::named! {
    /// The steps of a turn (HEI-134 to HEI-142), with what comes before and after the twelve turns.
    /// Step 9 is played in parts.
    Step {
        /// Before turn 1: the players talk and set up in their home bases (HEI-106, R-05).
        Council = "council", "Council of war";
        /// 1: discard up to two cards and refill (HEI-134).
        Refill = "refill", "Discard and refill";
        /// 2: an event card (HEI-135).
        EventCard = "event_card", "Event card";
        /// 3: a command card, every second turn (HEI-136).
        CommandCard = "command_card", "Command card";
        /// 4: the enemy arrives and moves (HEI-137).
        EnemyMovement = "enemy_movement", "Enemy movement";
        /// 5: the enemy fights (HEI-138).
        EnemyCombat = "enemy_combat", "Enemy combat";
        /// 6: the players move, one after the other (HEI-139).
        Movement = "movement", "Movement";
        /// 7: the players fight, one after the other (HEI-140).
        Combat = "combat", "Combat";
        /// 8: trading (HEI-141).
        Trading = "trading", "Trading";
        /// 9a: discharges from the Temple.
        Healing = "healing", "Temple";
        /// 9b: food.
        Food = "food", "Food";
        /// 9c: fires are fought, then they burn on.
        Fires = "fires", "Fires";
        /// 9d: barricades are pulled down and built.
        Barricades = "barricades", "Barricades";
        /// 9e: bridge repairs and command cards.
        Demands = "demands", "Repairs and commands";
        /// 9f: who holds what.
        Holding = "holding", "End of the turn";
        /// After turn 12: the vote on the leader of the defence.
        Vote = "vote", "Vote";
        /// The siege is over.
        Over = "over", "The siege is over";
    }
}

impl Step {
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
}

/// Who acts in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
