//! Why a campaign says no: its own reasons, and those of its engagements.

use crate::EngagementNumber;
use decider::{Clause, Seat};
use std::fmt;

/// What kind of no it is; the edges turn it into a status.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The rules forbid it.
    Forbidden,
    /// It is somebody else's to order.
    NotYours,
    /// It names something that is not there.
    Missing,
}

/// The rules say no.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Only the organiser may order this.
    #[error("Only the organiser {what}.")]
    NotOrganiser {
        /// What was tried, as the end of a sentence.
        what: &'static str,
    },
    /// No such engagement.
    #[error("There is no engagement {engagement}.{}", known_scopes(.known))]
    NoSuchEngagement {
        /// Which was named.
        engagement: EngagementNumber,
        /// Those that there are.
        known: Vec<EngagementNumber>,
    },
    /// No such seat.
    #[error("Nobody sits at `{seat}` here; there are {}.", listed(.known))]
    NoSuchSeat {
        /// Which was named.
        seat: Seat,
        /// Those that there are.
        known: Vec<Seat>,
    },
    /// The campaign's name cannot be used.
    #[error(
        "`{name}` is no name for a campaign: it needs 1 to 80 characters, all of them visible."
    )]
    BadName {
        /// What was given.
        name: String,
    },
    /// A siege wants a game master, and the campaign has no seat for one.
    #[error("This campaign was made without a seat for a game master.")]
    NoGameMaster,
    /// The siege says no.
    #[error("{}", .0.facts)]
    Siege(lowenheim::Refusal),
}

fn listed<T: fmt::Display>(things: &[T]) -> String {
    things.iter().map(|thing| format!("`{thing}`")).collect::<Vec<_>>().join(", ")
}

fn known_scopes(known: &[EngagementNumber]) -> String {
    match known {
        [] => " No engagement has been opened yet.".to_owned(),
        known => {
            let scopes: Vec<String> =
                known.iter().map(|number| format!("engagement/{number}")).collect();
            format!(" There are {}.", listed(&scopes))
        }
    }
}

impl Refusal {
    /// The campaign's own codes, with what they mean.
    pub const CODES: &'static [(&'static str, Verdict, &'static str)] = &[
        ("not_organiser", Verdict::NotYours, "Only the organiser may order this."),
        ("no_such_engagement", Verdict::Missing, "The campaign has no such engagement."),
        ("no_such_seat", Verdict::Missing, "Nobody sits there."),
        ("bad_name", Verdict::Forbidden, "The campaign's name cannot be used."),
        ("no_game_master", Verdict::Forbidden, "The campaign has no seat for a game master."),
    ];

    /// The stable code that programs match on.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotOrganiser { .. } => "not_organiser",
            Self::NoSuchEngagement { .. } => "no_such_engagement",
            Self::NoSuchSeat { .. } => "no_such_seat",
            Self::BadName { .. } => "bad_name",
            Self::NoGameMaster => "no_game_master",
            Self::Siege(refusal) => refusal.reason.code(),
        }
    }

    /// What kind of no it is.
    #[must_use]
    pub const fn verdict(&self) -> Verdict {
        match self {
            Self::NotOrganiser { .. } => Verdict::NotYours,
            Self::NoSuchEngagement { .. } | Self::NoSuchSeat { .. } => Verdict::Missing,
            Self::BadName { .. } | Self::NoGameMaster | Self::Siege(_) => Verdict::Forbidden,
        }
    }

    /// The clause that forbids it.
    #[must_use]
    pub const fn clause(&self) -> Option<Clause> {
        match self {
            Self::NotOrganiser { .. }
            | Self::NoSuchEngagement { .. }
            | Self::NoSuchSeat { .. }
            | Self::BadName { .. } => None,
            Self::NoGameMaster => Some(lowenheim::clauses::R_02),
            Self::Siege(refusal) => Some(refusal.clause),
        }
    }

    /// What would be allowed, if that can be said.
    #[must_use]
    pub fn allowed(&self) -> Option<&str> {
        match self {
            Self::NotOrganiser { .. }
            | Self::NoSuchEngagement { .. }
            | Self::NoSuchSeat { .. }
            | Self::BadName { .. } => None,
            Self::NoGameMaster => Some("Open a new campaign with one, or this siege without."),
            Self::Siege(refusal) => refusal.allowed.as_deref(),
        }
    }
}

impl<T> From<Refusal> for Result<T, decider::Stop<Refusal>> {
    fn from(refusal: Refusal) -> Self {
        Err(decider::Stop::Refused(refusal))
    }
}
