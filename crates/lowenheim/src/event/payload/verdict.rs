//! The end and the score.

use crate::figures::Faction;
use crate::state::Outcome;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

payloads! {
    /// A vote for the leader of the defence.
    VoteCast {
        /// By whom.
        faction: Faction,
        /// For whom.
        leader: Faction,
    }
    /// The siege is over.
    SiegeEnded {
        /// How.
        outcome: Outcome,
    }
    /// Points are counted.
    ScoresCounted {
        /// By faction, in the order of the book.
        scores: Vec<Score>,
    }
    /// A faction's score.
    Score {
        /// Which.
        faction: Faction,
        /// Its objectives, by the line of the scoring table.
        objectives: Vec<Objective>,
        /// Points.
        points: u32,
        /// Rank, 1 for the best; ties share.
        rank: u32,
        /// Does it win?
        wins: bool,
    }
    /// One line of the scoring table.
    Objective {
        /// A stable code, such as `hold-poor-area`.
        objective: String,
        /// Was it met?
        met: bool,
    }
}
