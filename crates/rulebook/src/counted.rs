//! What many games are counted by: how each has ended, and what the book has to offer.

use decider::{Mark, Seat};
use serde::Serialize;
use std::collections::BTreeMap;

/// Numbers by their names, such as `points`.
pub type Numbers = BTreeMap<&'static str, u32>;

/// How an engagement has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Outcome {
    /// The way, one of [`RuleSystem::ENDINGS`](crate::RuleSystem::ENDINGS).
    pub ending: &'static str,
    /// The roles that have won; ties share.
    pub winners: Vec<Seat>,
    /// What became of each role: its points, its losses.
    pub roles: BTreeMap<Seat, Numbers>,
    /// What became of all others.
    pub in_all: Numbers,
}

/// Things of one kind that the book lists, to be told in its order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Things {
    /// What each is, such as `spell`.
    pub what: &'static str,
    /// What is done when it comes into play, such as `cast`.
    pub done: &'static str,
    /// Each by its word or the id of its clause, its name, and its mark.
    pub all: Vec<(&'static str, &'static str, Mark)>,
}
