//! The turn goes round; what people say and what they keep to themselves.

use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId};
use crate::state::Step;
use rulebook::ClauseId;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

rulebook::payloads! {
    /// A faction has finished with this step.
    FactionDone {
        /// Which.
        faction: Faction,
    }
    /// A turn begins.
    TurnBegun {
        /// From 1.
        turn: u32,
        /// In which order the factions act.
        order: Vec<Faction>,
    }
    /// A step begins.
    StepBegun {
        /// Which.
        step: Step,
        /// Who has something to do, in order; empty in automatic steps.
        factions: Vec<Faction>,
    }
    /// A step ends.
    StepEnded {
        /// Which.
        step: Step,
        /// Figures whose stun is over.
        risen: Vec<FigureId>,
    }
    /// A line of the story.
    StoryTold {
        /// Who tells it; none: the organiser, or the game master.
        faction: Option<Faction>,
        /// The game master tells it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        game_master: bool,
        /// 1 to 500 characters.
        text: String,
    }
    /// Rules of a private briefing were used in the open.
    ClausesDisclosed {
        /// Which everybody may read from now on.
        clauses: Vec<ClauseId>,
    }
    /// A secret decision or note.
    SecretKept {
        /// Whose.
        faction: Faction,
        /// What.
        secret: Secret,
    }
}

/// What a faction may decide without telling the others; all of one kind of record, so that nobody
/// sees which.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Secret {
    /// Words without effect.
    Note {
        /// 1 to 500 characters.
        text: String,
    },
    /// A wizard carries the Box now.
    BoxTaken {
        /// Who.
        wizard: FigureId,
    },
    /// The Box shall be opened, or stay shut.
    BoxMeant {
        /// When step 4 of this turn begins.
        turn: u32,
        /// For these cards; none: it stays shut.
        cards: Vec<ActionCard>,
    },
    /// A card laid face down: the ambassador stays human.
    CardHandedIn {
        /// Food or Peasants.
        card: ActionCard,
    },
    /// Wen Jiao-Bao spends the turn calling the Air Spirit.
    SpiritCalled {
        /// Is it strictly necessary?
        necessary: bool,
    },
}
