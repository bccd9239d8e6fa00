//! What somebody can want of a campaign, and who may read it.

use crate::{EngagementNumber, Roles};
use decider::{Audience, By, Seat};
use lowenheim::Scenario;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use te_wapen::troops::Library;

/// One command, of the campaign or of one of its engagements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Open a siege: everything that it starts from is in the scenario.
    OpenSiege(Box<Scenario>),
    /// Open a battle.
    OpenBattle(Box<OpenBattle>),
    /// Make a seat's old link worthless.
    ReplaceKey(ReplaceKey),
    /// What a siege is asked.
    Siege {
        /// Which engagement.
        engagement: EngagementNumber,
        /// What is wanted there.
        command: lowenheim::Command,
    },
    /// What a battle is asked.
    Battle {
        /// Which engagement.
        engagement: EngagementNumber,
        /// What is wanted there.
        command: te_wapen::Command,
    },
}

/// A command of scope `campaign`, as it is sent: an object with one member. (The organiser's
/// rewind stands beside these, but belongs to the referee: no rule decides it.)
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CampaignCommand {
    /// Open a siege (organiser).
    OpenSiege(Box<Scenario>),
    /// Open a battle (organiser).
    OpenBattle(Box<BattleSetup>),
    /// Make a seat's old link worthless (organiser).
    ReplaceKey(ReplaceKey),
}

/// A battle as it is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BattleSetup {
    /// The table and both armies.
    pub scenario: te_wapen::Scenario,
    /// Which seat leads the `red` and which the `black` army; nobody named: the seats of these names.
    #[serde(default, skip_serializing_if = "Roles::are_named_alike")]
    pub seats: Roles,
}

/// A battle as it is opened: what was asked for, with the troops that it may name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenBattle {
    /// The table and both armies.
    pub scenario: te_wapen::Scenario,
    /// Every row of the built-in army books.
    pub library: Library,
    /// Who leads which army.
    pub roles: Roles,
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
            Self::OpenSiege(_) | Self::OpenBattle(_) | Self::ReplaceKey(_) => None,
            Self::Siege { engagement, .. } | Self::Battle { engagement, .. } => Some(*engagement),
        }
    }

    /// Who may read the order itself: roles, where an engagement is asked, and `by` is a role then
    /// too. A match without a wildcard: a new command does not compile until somebody has decided.
    pub(crate) fn meant_for(&self, by: &By) -> Audience {
        match self {
            // A scenario holds all six secret briefings, or hidden traps.
            Self::OpenSiege(_) | Self::OpenBattle(_) => Audience::Seats(Vec::new()),
            Self::ReplaceKey(_) => Audience::Everyone,
            Self::Siege { command, .. } => command.audience(by),
            Self::Battle { command, .. } => command.audience(),
        }
    }
}
