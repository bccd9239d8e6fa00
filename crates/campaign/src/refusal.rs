//! Why a campaign says no: its own reasons, and those of its engagements.

use crate::seats::{seat_called, seats_to_type, sender_called};
use crate::{Called, EngagementNumber};
use decider::{By, Clause, Seat};
use messages::{Catalogue, Part, Saying};
use std::fmt;
use std::sync::LazyLock;

/// The sentences of this crate.
pub(crate) static SENTENCES: LazyLock<Catalogue> = LazyLock::new(|| {
    Catalogue::new(include_str!("refusal/en.ftl"), include_str!("refusal/nl.ftl"))
});

messages::room!($ crate::refusal::SENTENCES);
pub(crate) use said;

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

/// What only some may order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Opening an engagement.
    Open,
    /// Opening a fight of the map.
    OpenFight,
    /// Telling the map how a fight has ended.
    CloseFight,
    /// Letting the bots fight it out.
    LetBotsFight,
    /// Replacing a key.
    ReplaceKey,
}

/// The rules say no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Only the organiser may order this.
    NotOrganiser {
        /// What was tried.
        what: Deed,
    },
    /// No such engagement.
    NoSuchEngagement {
        /// Which was named.
        engagement: EngagementNumber,
        /// Those that there are.
        known: Vec<Called>,
    },
    /// No such seat.
    NoSuchSeat {
        /// Which was named.
        seat: Seat,
        /// Those that there are.
        known: Vec<Seat>,
    },
    /// The campaign's name cannot be used.
    BadName {
        /// What was given.
        name: String,
    },
    /// The name of somebody at the table cannot be used.
    BadPlayerName {
        /// Where they sit.
        seat: Seat,
        /// What was given.
        name: String,
    },
    /// A siege wants a game master, and the campaign has no seat for one.
    NoGameMaster,
    /// No such role in the engagement that is to be opened.
    NoSuchRole {
        /// Which was named.
        role: Seat,
        /// Those that there are.
        known: Vec<Seat>,
    },
    /// Nobody was named for a role, and no seat has its name.
    RoleVacant {
        /// Which.
        role: Seat,
    },
    /// One seat was named for two roles.
    SeatTwice {
        /// Which.
        seat: Seat,
    },
    /// The sender has no part in the engagement.
    NoPart {
        /// Who ordered.
        by: By,
        /// Which engagement.
        engagement: Called,
        /// Who plays it: role and seat.
        parts: Vec<(Seat, Seat)>,
    },
    /// No such fight is to be played on the map.
    NoSuchFight {
        /// Which was named.
        fight: u32,
    },
    /// The fight is an engagement already.
    FoughtAlready {
        /// How the one that was named is called.
        fight: Part,
        /// As which engagement.
        engagement: Called,
    },
    /// There is no room on the table for everybody, or the troop tables do not know somebody.
    NoTable {
        /// How the one that was named is called.
        fight: Part,
    },
    /// The engagement plays no fight of a map, or the map has heard of its end.
    NotOfTheMap {
        /// Which was named.
        engagement: Called,
    },
    /// The engagement is not over.
    NotOver {
        /// Which was named.
        engagement: Called,
    },
    /// The engagement is over.
    Over {
        /// Which was named.
        engagement: Called,
    },
    /// The rules of the engagement say no.
    Rules(rulebook::Refusal<&'static str>),
}

/// Who plays what, one behind the other.
fn players(parts: &[(Seat, Seat)]) -> Option<Saying> {
    parts.iter().fold(None, |before, (role, seat)| {
        let (role, seat) = (seat_called(role), seat_called(seat));
        Some(match before {
            None => said!("plays", role = role, seat = seat),
            Some(before) => said!("plays-too", before = before, role = role, seat = seat),
        })
    })
}

impl Deed {
    fn is_not_yours(self) -> Saying {
        match self {
            Self::Open => said!("only-organiser-opens"),
            Self::OpenFight => said!("only-table-opens-fights"),
            Self::CloseFight => said!("only-table-closes-fights"),
            Self::LetBotsFight => said!("only-organiser-lets-bots-fight"),
            Self::ReplaceKey => said!("only-organiser-replaces-keys"),
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
            Self::Rules(refusal) => refusal.reason,
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
            | Self::Rules(_) => Verdict::Forbidden,
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
            Self::NoGameMaster => Some(lowenheim::clauses::R_02),
            Self::Rules(refusal) => refusal.clause,
        }
    }

    /// What is wrong, as a sentence that names the things.
    #[must_use]
    pub fn facts(&self) -> Saying {
        match self {
            Self::Rules(refusal) => refusal.facts.clone(),
            Self::NotOrganiser { what } => what.is_not_yours(),
            Self::NoSuchEngagement { engagement, known } => {
                let engagement = engagement.to_string();
                if known.is_empty() {
                    return said!("no-engagement-yet", engagement = engagement);
                }
                let known = Part::Row(known.iter().map(Called::to_type).collect());
                said!("no-such-engagement", engagement = engagement, known = known)
            }
            Self::NoSuchSeat { seat, known } => {
                said!("no-such-seat", seat = seat.to_string(), known = seats_to_type(known))
            }
            Self::BadName { name } => said!("bad-name", name = name.as_str()),
            Self::BadPlayerName { seat, name } => {
                said!("bad-player-name", name = name.as_str(), seat = seat_called(seat))
            }
            Self::NoGameMaster => said!("no-game-master"),
            Self::NoSuchRole { role, known } => {
                said!("no-such-role", role = role.to_string(), known = seats_to_type(known))
            }
            Self::RoleVacant { role } => said!("role-vacant", role = seat_called(role)),
            Self::SeatTwice { seat } => said!("seat-twice", seat = seat_called(seat)),
            Self::NoPart { by, engagement, parts } => {
                let (by, engagement) = (sender_called(by), engagement.part());
                match players(parts) {
                    None => said!("no-part-at-all", by = by, engagement = engagement),
                    Some(players) => {
                        said!("no-part", by = by, engagement = engagement, players = players)
                    }
                }
            }
            Self::NoSuchFight { fight } => said!("no-such-fight", fight = *fight),
            Self::FoughtAlready { fight, engagement } => {
                said!("fought-already", fight = fight.clone(), engagement = engagement.part())
            }
            Self::NoTable { fight } => said!("no-table", fight = fight.clone()),
            Self::NotOfTheMap { engagement } => {
                said!("not-of-the-map", engagement = engagement.part())
            }
            Self::NotOver { engagement } => said!("not-over", engagement = engagement.part()),
            Self::Over { engagement } => said!("over", engagement = engagement.part()),
        }
    }

    /// What would be allowed, if that can be said.
    #[must_use]
    pub fn allowed(&self) -> Option<Saying> {
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
            Self::NoTable { .. } => Some(said!("no-table-allowed")),
            Self::NotOver { .. } => Some(said!("not-over-allowed")),
            Self::RoleVacant { .. } => Some(said!("role-vacant-allowed")),
            Self::SeatTwice { .. } => Some(said!("seat-twice-allowed")),
            Self::NoGameMaster => Some(said!("no-game-master-allowed")),
            Self::Rules(refusal) => refusal.allowed.clone(),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.facts().fmt(f)
    }
}

impl std::error::Error for Refusal {}

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

#[cfg(test)]
mod tests {
    const ENGLISH: &str = include_str!("refusal/en.ftl");
    const DUTCH: &str = include_str!("refusal/nl.ftl");

    #[test]
    fn each_refusal_is_said_in_every_language() {
        let sources = [
            include_str!("refusal.rs"),
            include_str!("pending.rs"),
            include_str!("fight_orders.rs"),
            include_str!("systems/setup.rs"),
            include_str!("systems/battle.rs"),
            include_str!("systems/map.rs"),
            include_str!("systems/lines.rs"),
            include_str!("systems/assault.rs"),
            include_str!("systems/siege.rs"),
        ];
        assert_eq!(messages::faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
        assert_eq!(messages::untranslated(ENGLISH, DUTCH), Vec::<String>::new());
    }
}
