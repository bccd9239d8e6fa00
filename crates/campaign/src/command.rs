//! What somebody can want of a campaign, and who may read it.

use crate::{AnyCommand, AnyOpening, EngagementNumber};
use decider::{Audience, By, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One command, of the campaign or of one of its engagements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Open an engagement: everything that it starts from.
    Open(Box<AnyOpening>),
    /// Open a fight of the map as an engagement.
    OpenFight(FightAsked),
    /// Let the bots fight it out.
    FightOut(FightOut),
    /// Tell the map how an engagement has ended.
    CloseFight(CloseFight),
    /// Make a seat's old link worthless.
    ReplaceKey(ReplaceKey),
    /// What an engagement is asked.
    Play {
        /// Which.
        engagement: EngagementNumber,
        /// What is wanted there.
        command: AnyCommand,
    },
}

/// Which fight is to be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FightAsked {
    /// The engagement that is the map.
    pub map: EngagementNumber,
    /// The number of the fight.
    pub fight: u32,
}

/// Which engagement the bots fight out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FightOut {
    /// Its number.
    pub engagement: EngagementNumber,
}

/// Which engagement is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CloseFight {
    /// Its number.
    pub engagement: EngagementNumber,
}

/// A seat gets a new key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplaceKey {
    /// Whose key.
    #[schemars(with = "String")]
    pub seat: Seat,
}

impl Command {
    /// The engagement that is asked; none: the campaign as a whole.
    #[must_use]
    pub const fn engagement(&self) -> Option<EngagementNumber> {
        match self {
            Self::Open(_)
            | Self::OpenFight(_)
            | Self::FightOut(_)
            | Self::CloseFight(_)
            | Self::ReplaceKey(_) => None,
            Self::Play { engagement, .. } => Some(*engagement),
        }
    }

    /// Who may read the order itself: roles, where an engagement is asked, and `by` is a role then
    /// too. A match without a wildcard: a new command does not compile until somebody has decided.
    pub(crate) fn meant_for(&self, by: &By) -> Audience {
        match self {
            Self::Open(opening) => opening.audience(),
            Self::OpenFight(_) | Self::FightOut(_) | Self::CloseFight(_) | Self::ReplaceKey(_) => {
                Audience::Everyone
            }
            Self::Play { command, .. } => command.audience(by),
        }
    }
}
