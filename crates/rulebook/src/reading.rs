//! How dice are read: whose they are, what they must show, and what they came to.

use chance::{Goal, Share};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Some dice of a roll that lie side by side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ShareView {
    /// How many dice.
    pub dice: u32,
    /// Who throws them, by their id.
    pub whose: String,
    /// What they must show; nothing while that is a secret.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub goal: Option<GoalView>,
}

/// What a die must show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum GoalView {
    /// So much or more.
    AtLeast(u32),
    /// With so much added, more than the dice that withstand it; how much may be a secret still.
    Beats(Option<u32>),
    /// With so much added, as much as the dice that would beat it; how much may be a secret still.
    Withstands(Option<u32>),
    /// Each face has its own effect: a word for each, from 1 on.
    Effects(Vec<String>),
}

impl From<Goal> for GoalView {
    fn from(goal: Goal) -> Self {
        match goal {
            Goal::AtLeast(face) => Self::AtLeast(face),
            Goal::Beats(adds) => Self::Beats(adds),
            Goal::Withstands(adds) => Self::Withstands(adds),
            Goal::Effects(words) => Self::Effects(words.into_iter().map(str::to_owned).collect()),
        }
    }
}

impl From<Share> for ShareView {
    fn from(Share { dice, whose, goal }: Share) -> Self {
        Self { dice, whose, goal: goal.map(GoalView::from) }
    }
}

/// How the dice of a fact were read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Reading {
    /// Whose deed it was, by their id.
    pub by: String,
    /// And to whom it was done.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// The dice, in the order in which they fell.
    pub shares: Vec<ShareRead>,
    /// What it came to, by its word.
    pub result: String,
    /// Did it succeed?
    pub good: bool,
}

/// Dice of one share as they fell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ShareRead {
    /// Who threw them, by their id.
    pub whose: String,
    /// What they had to show.
    pub goal: GoalView,
    /// What they showed.
    pub faces: Vec<u32>,
    /// Which of them did what they should, die by die.
    pub good: Vec<bool>,
}

impl ShareRead {
    /// Dice of which each counts that shows so much or more.
    #[must_use]
    pub fn at_least(whose: impl ToString, least: u32, faces: &[u32]) -> Self {
        Self {
            whose: whose.to_string(),
            goal: GoalView::AtLeast(least),
            faces: faces.to_vec(),
            good: faces.iter().map(|&face| face >= least).collect(),
        }
    }

    /// One die, and whether it did what it should.
    #[must_use]
    pub fn of_one(whose: impl ToString, goal: Goal, face: u32, good: bool) -> Self {
        let (whose, goal) = (whose.to_string(), goal.into());
        Self { whose, goal, faces: vec![face], good: vec![good] }
    }
}
