//! The end and the score.

use crate::figures::Faction;
use crate::state::{Outcome, Score};

rulebook::payloads! {
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
}
