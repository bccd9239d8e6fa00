//! Why a campaign says no: its own reasons, and those of its engagements.

use crate::EngagementNumber;
use decider::{By, Clause, Seat};
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
    /// The name of somebody at the table cannot be used.
    #[error(
        "`{name}` is no name for who sits at `{seat}`: it needs 1 to 40 characters, all of them \
         visible."
    )]
    BadPlayerName {
        /// Where he sits.
        seat: Seat,
        /// What was given.
        name: String,
    },
    /// A siege wants a game master, and the campaign has no seat for one.
    #[error("This campaign was made without a seat for a game master.")]
    NoGameMaster,
    /// No such role in the engagement that is to be opened.
    #[error("There is no `{role}` in it; there are {}.", listed(.known))]
    NoSuchRole {
        /// Which was named.
        role: Seat,
        /// Those that there are.
        known: Vec<Seat>,
    },
    /// Nobody was named for a role, and no seat has its name.
    #[error("Nobody was named to play `{role}`.")]
    RoleVacant {
        /// Which.
        role: Seat,
    },
    /// One seat was named for two roles.
    #[error("`{seat}` was named twice.")]
    SeatTwice {
        /// Which.
        seat: Seat,
    },
    /// The sender has no part in the engagement.
    #[error("`{by}` has no part in engagement/{engagement}; {}.", players(.parts))]
    NoPart {
        /// Who ordered.
        by: By,
        /// Which engagement.
        engagement: EngagementNumber,
        /// Who plays it: role and seat.
        parts: Vec<(Seat, Seat)>,
    },
    /// No such fight is to be played on the map.
    #[error("The map has no fight {fight} that is to be played.")]
    NoSuchFight {
        /// Which was named.
        fight: u32,
    },
    /// The fight is an engagement already.
    #[error("Fight {fight} is played as engagement/{engagement} already.")]
    FoughtAlready {
        /// Which was named.
        fight: u32,
        /// As which engagement.
        engagement: EngagementNumber,
    },
    /// There is no room on the table for everybody, or the troop tables do not know somebody.
    #[error("Fight {fight} cannot be played: there is no room for everybody.")]
    NoTable {
        /// Which was named.
        fight: u32,
    },
    /// The engagement plays no fight of a map, or the map has heard of its end.
    #[error("engagement/{engagement} plays no fight of a map that is still to be settled.")]
    NotOfTheMap {
        /// Which was named.
        engagement: EngagementNumber,
    },
    /// The engagement is not over.
    #[error("engagement/{engagement} is not over yet.")]
    NotOver {
        /// Which was named.
        engagement: EngagementNumber,
    },
    /// The engagement is over.
    #[error("engagement/{engagement} is over.")]
    Over {
        /// Which was named.
        engagement: EngagementNumber,
    },
    /// The map says no.
    #[error("{}", .0.facts)]
    Map(campaign_map::Refusal),
    /// The siege says no.
    #[error("{}", .0.facts)]
    Siege(lowenheim::Refusal),
    /// The battle says no.
    #[error("{}", .0.facts)]
    Battle(te_wapen::Refusal),
}

fn listed<T: fmt::Display>(things: &[T]) -> String {
    things.iter().map(|thing| format!("`{thing}`")).collect::<Vec<_>>().join(", ")
}

fn players(parts: &[(Seat, Seat)]) -> String {
    let parts = parts.iter().map(|(role, seat)| format!("`{role}` is played by `{seat}`"));
    parts.collect::<Vec<_>>().join(", ")
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
        ("bad_player_name", Verdict::Forbidden, "The name of a player cannot be used."),
        ("no_game_master", Verdict::Forbidden, "The campaign has no seat for a game master."),
        ("no_such_role", Verdict::Forbidden, "The engagement has no such role."),
        ("role_vacant", Verdict::Forbidden, "Nobody was named for a role of the engagement."),
        ("seat_twice", Verdict::Forbidden, "One seat was named for two roles of an engagement."),
        ("fight_missing", Verdict::Missing, "The map has no such fight that is to be played."),
        ("fought_already", Verdict::Forbidden, "The fight is an engagement already."),
        ("no_table", Verdict::Forbidden, "There is no room for everybody who fights."),
        ("not_of_the_map", Verdict::Forbidden, "The engagement plays no open fight of a map."),
        ("not_over", Verdict::Forbidden, "The engagement is not over yet."),
        ("over", Verdict::Forbidden, "The engagement is over."),
        ("no_part", Verdict::NotYours, "The seat plays no role in this engagement."),
    ];

    /// The stable code that programs match on.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotOrganiser { .. } => "not_organiser",
            Self::NoSuchEngagement { .. } => "no_such_engagement",
            Self::NoSuchSeat { .. } => "no_such_seat",
            Self::BadName { .. } => "bad_name",
            Self::BadPlayerName { .. } => "bad_player_name",
            Self::NoGameMaster => "no_game_master",
            Self::NoSuchRole { .. } => "no_such_role",
            Self::RoleVacant { .. } => "role_vacant",
            Self::SeatTwice { .. } => "seat_twice",
            Self::NoPart { .. } => "no_part",
            Self::NoSuchFight { .. } => "fight_missing",
            Self::FoughtAlready { .. } => "fought_already",
            Self::NoTable { .. } => "no_table",
            Self::NotOfTheMap { .. } => "not_of_the_map",
            Self::NotOver { .. } => "not_over",
            Self::Over { .. } => "over",
            Self::Map(refusal) => refusal.reason.code(),
            Self::Siege(refusal) => refusal.reason.code(),
            Self::Battle(refusal) => refusal.reason.code(),
        }
    }

    /// What kind of no it is.
    #[must_use]
    pub const fn verdict(&self) -> Verdict {
        match self {
            Self::NotOrganiser { .. } | Self::NoPart { .. } => Verdict::NotYours,
            Self::NoSuchEngagement { .. } | Self::NoSuchSeat { .. } | Self::NoSuchFight { .. } => {
                Verdict::Missing
            }
            Self::BadName { .. }
            | Self::BadPlayerName { .. }
            | Self::NoGameMaster
            | Self::NoSuchRole { .. }
            | Self::RoleVacant { .. }
            | Self::SeatTwice { .. }
            | Self::FoughtAlready { .. }
            | Self::NoTable { .. }
            | Self::NotOfTheMap { .. }
            | Self::NotOver { .. }
            | Self::Over { .. }
            | Self::Map(_)
            | Self::Siege(_)
            | Self::Battle(_) => Verdict::Forbidden,
        }
    }

    /// The clause that forbids it.
    #[must_use]
    pub const fn clause(&self) -> Option<Clause> {
        match self {
            Self::NotOrganiser { .. }
            | Self::NoSuchEngagement { .. }
            | Self::NoSuchSeat { .. }
            | Self::BadName { .. }
            | Self::BadPlayerName { .. }
            | Self::NoSuchRole { .. }
            | Self::RoleVacant { .. }
            | Self::SeatTwice { .. }
            | Self::NoPart { .. } => None,
            Self::NoSuchFight { .. } | Self::FoughtAlready { .. } | Self::NoTable { .. } => {
                Some(crate::clauses::CAR_7)
            }
            Self::NotOfTheMap { .. } | Self::NotOver { .. } => Some(crate::clauses::CAR_1),
            Self::Over { .. } => Some(crate::clauses::CAR_12),
            Self::Map(refusal) => Some(refusal.clause),
            Self::NoGameMaster => Some(lowenheim::clauses::R_02),
            Self::Siege(refusal) => Some(refusal.clause),
            Self::Battle(refusal) => Some(refusal.clause),
        }
    }

    /// What would be allowed, if that can be said.
    #[must_use]
    pub fn allowed(&self) -> Option<&str> {
        match self {
            Self::NotOrganiser { .. }
            | Self::NoSuchEngagement { .. }
            | Self::NoSuchSeat { .. }
            | Self::BadName { .. }
            | Self::BadPlayerName { .. }
            | Self::NoSuchRole { .. }
            | Self::NoPart { .. }
            | Self::NoSuchFight { .. }
            | Self::FoughtAlready { .. }
            | Self::NotOfTheMap { .. }
            | Self::Over { .. } => None,
            Self::NoTable { .. } => Some("The organiser may rule how it has ended."),
            Self::NotOver { .. } => Some("Play it to its end, or let the bots fight it out."),
            Self::Map(refusal) => refusal.allowed.as_deref(),
            Self::RoleVacant { .. } => Some("Say in `seats` who plays it."),
            Self::SeatTwice { .. } => Some("A seat plays one role of an engagement at most."),
            Self::NoGameMaster => Some("Open a new campaign with one, or this siege without."),
            Self::Siege(refusal) => refusal.allowed.as_deref(),
            Self::Battle(refusal) => refusal.allowed.as_deref(),
        }
    }
}

impl<T> From<Refusal> for Result<T, decider::Stop<Refusal>> {
    fn from(refusal: Refusal) -> Self {
        Err(decider::Stop::Refused(refusal))
    }
}

impl From<Refusal> for decider::Stop<Refusal> {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}
