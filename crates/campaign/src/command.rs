//! What somebody can want of a campaign, and who may read it.

use crate::{AnyCommand, AnyOpening, EngagementNumber, Roles, System};
use decider::{Audience, By, Seat};
use lowenheim::Scenario;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use te_wapen::troops::{ArmyBook, Library};

/// One command, of the campaign or of one of its engagements.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Open an engagement: everything that it starts from.
    Open(Box<AnyOpening>),
    /// Open a fight of the map as an engagement.
    OpenFight(Box<OpenFight>),
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

/// A command of scope `campaign`, as it is sent: an object with one member. (The organiser's
/// rewind stands beside these, but belongs to the referee: no rule decides it.)
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CampaignCommand {
    /// Open a siege (organiser).
    OpenSiege(Box<Scenario>),
    /// Open a battle (organiser).
    OpenBattle(Box<BattleSetup>),
    /// Open a map (organiser).
    OpenMap(Box<MapSetup>),
    /// Open a fight of the map as a battle, or as the siege of the city (organiser and players).
    OpenFight(FightAsked),
    /// Let the bots fight it out, with a seed that is rolled (organiser).
    FightOut(FightOut),
    /// Tell the map how an engagement has ended (organiser and players).
    CloseFight(CloseFight),
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

/// A campaign on a map as it is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapSetup {
    /// The map, the players and their banners.
    pub scenario: campaign_map::Scenario,
    /// Army books of one's own, beside the built-in ones.
    #[serde(default, rename = "book", skip_serializing_if = "Vec::is_empty")]
    pub books: Vec<ArmyBook>,
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

/// A fight as it is opened, with all that it may need.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenFight {
    /// Which fight.
    pub asked: FightAsked,
    /// Every row of every army book.
    pub library: Library,
    /// The siege of the city, as it was before any siege.
    pub city: Scenario,
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
            // A map and its players are public.
            Self::Open(opening) if opening.system() == System::Map => Audience::Everyone,
            // A scenario holds all six secret briefings, or hidden traps.
            Self::Open(_) => Audience::Seats(Vec::new()),
            Self::OpenFight(_) | Self::FightOut(_) | Self::CloseFight(_) | Self::ReplaceKey(_) => {
                Audience::Everyone
            }
            Self::Play { command, .. } => command.audience(by),
        }
    }
}
