//! What somebody can want of a campaign, and who may read it.

use crate::EngagementNumber;
use decider::{Audience, By, Seat};
use lowenheim::Scenario;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One command, of the campaign or of one of its engagements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Open a siege: everything that it starts from is in the scenario.
    OpenSiege(Box<Scenario>),
    /// Make a seat's old link worthless.
    ReplaceKey(ReplaceKey),
    /// What a siege is asked.
    Siege {
        /// Which engagement.
        engagement: EngagementNumber,
        /// What is wanted there.
        command: lowenheim::Command,
    },
}

/// A command of scope `campaign`, as it is sent: an object with one member. (The organiser's
/// rewind stands beside these, but belongs to the referee: no rule decides it.)
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CampaignCommand {
    /// Open a siege (organiser).
    OpenSiege(Box<Scenario>),
    /// Make a seat's old link worthless (organiser).
    ReplaceKey(ReplaceKey),
}

/// A seat gets a new key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplaceKey {
    /// Whose key.
    #[schemars(with = "String")]
    pub seat: Seat,
}

impl From<CampaignCommand> for Command {
    fn from(command: CampaignCommand) -> Self {
        match command {
            CampaignCommand::OpenSiege(scenario) => Self::OpenSiege(scenario),
            CampaignCommand::ReplaceKey(replace) => Self::ReplaceKey(replace),
        }
    }
}

impl Command {
    /// Who may read the order itself. A match without a wildcard: a new command does not compile
    /// until somebody has decided.
    #[must_use]
    pub fn audience(&self, by: &By) -> Audience {
        match self {
            // A scenario holds all six secret briefings.
            Self::OpenSiege(_) => Audience::Seats(Vec::new()),
            Self::ReplaceKey(_) => Audience::Everyone,
            Self::Siege { command, .. } => command.audience(by),
        }
    }
}
