//! How a campaign stands.

use crate::{Command, Created, EngagementOpened, Roles, System};
use decider::{Audience, By, Contradiction, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fmt};

/// Engagements are numbered from 1 in the order in which they were opened.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(transparent)]
pub struct EngagementNumber(pub u32);

impl fmt::Display for EngagementNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// One siege, battle, assault or realm game inside a campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Engagement {
    /// The title that the organiser gave it.
    pub title: String,
    /// The version of the rules that it is played by.
    pub rules: String,
    /// Which seat plays which of its roles.
    pub roles: Roles,
    /// How it stands.
    pub game: Game,
}

/// How an engagement stands, by the rules that it is played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Game {
    /// A siege.
    Siege(Box<lowenheim::State>),
    /// A battle.
    Battle(Box<te_wapen::State>),
}

impl Engagement {
    /// Which rules it is played by.
    #[must_use]
    pub const fn system(&self) -> System {
        match self.game {
            Game::Siege(_) => System::Siege,
            Game::Battle(_) => System::Battle,
        }
    }
}

/// A campaign: everything that later decisions depend on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// Its name; empty before genesis.
    pub name: String,
    /// Who sits at the table.
    pub seats: Vec<Seat>,
    /// By number.
    pub engagements: BTreeMap<EngagementNumber, Engagement>,
}

impl State {
    /// A siege of this campaign.
    #[must_use]
    pub fn siege(&self, engagement: EngagementNumber) -> Option<&lowenheim::State> {
        match &self.engagements.get(&engagement)?.game {
            Game::Siege(siege) => Some(siege),
            Game::Battle(_) => None,
        }
    }

    /// A battle of this campaign.
    #[must_use]
    pub fn battle(&self, engagement: EngagementNumber) -> Option<&te_wapen::State> {
        match &self.engagements.get(&engagement)?.game {
            Game::Battle(battle) => Some(battle),
            Game::Siege(_) => None,
        }
    }

    /// Does a game master sit at the table?
    #[must_use]
    pub fn has_game_master(&self) -> bool {
        self.seats.contains(&lowenheim::master::seat())
    }

    /// Who may read what an engagement, or none, means for some of its roles: their seats, and the
    /// game master too, where there is one.
    #[must_use]
    pub fn audience(&self, engagement: Option<EngagementNumber>, meant: Audience) -> Audience {
        let engagement = engagement.and_then(|number| self.engagements.get(&number));
        let meant = match engagement {
            Some(engagement) => engagement.roles.audience(meant),
            None => meant,
        };
        match meant {
            Audience::Seats(mut seats) if self.has_game_master() => {
                let master = lowenheim::master::seat();
                if !seats.contains(&master) {
                    seats.push(master);
                }
                Audience::Seats(seats)
            }
            other => other,
        }
    }

    /// Who may read an order.
    #[must_use]
    pub fn audience_of(&self, command: &Command, by: &By) -> Audience {
        let engagement = command.engagement();
        let meant = match engagement {
            Some(number) => self.as_role(number, by).map(|by| command.meant_for(&by)),
            None => Some(command.meant_for(by)),
        };
        // Who has no part gives no order: it will be refused.
        self.audience(engagement, meant.unwrap_or(Audience::Seats(Vec::new())))
    }

    /// A sender or reader as the rules of an engagement know him; none: he has no part in it.
    #[must_use]
    pub fn as_role(&self, engagement: EngagementNumber, by: &By) -> Option<By> {
        self.engagements.get(&engagement)?.roles.as_role(by)
    }

    pub(crate) fn next_engagement(&self) -> EngagementNumber {
        EngagementNumber(self.engagements.keys().last().map_or(0, |last| last.0) + 1)
    }

    pub(crate) fn create(&mut self, created: &Created) -> Result<(), Contradiction> {
        if !self.name.is_empty() {
            return Err(Contradiction::new("the campaign was created before"));
        }
        self.name.clone_from(&created.name);
        self.seats.clone_from(&created.seats);
        Ok(())
    }

    pub(crate) fn open(&mut self, opened: &EngagementOpened) -> Result<(), Contradiction> {
        let next = self.next_engagement();
        if opened.engagement != next {
            let number = opened.engagement;
            return Err(Contradiction::new(format!(
                "engagement {number} was opened where {next} comes next"
            )));
        }
        let EngagementOpened { system, title, rules, roles, .. } = opened.clone();
        let game = match system {
            System::Siege => Game::Siege(Box::default()),
            System::Battle => Game::Battle(Box::default()),
        };
        self.engagements.insert(next, Engagement { title, rules, roles, game });
        Ok(())
    }

    fn game_mut(&mut self, number: EngagementNumber) -> Option<&mut Game> {
        self.engagements.get_mut(&number).map(|engagement| &mut engagement.game)
    }

    pub(crate) fn siege_mut(&mut self, number: EngagementNumber) -> Option<&mut lowenheim::State> {
        match self.game_mut(number)? {
            Game::Siege(siege) => Some(siege),
            Game::Battle(_) => None,
        }
    }

    pub(crate) fn battle_mut(&mut self, number: EngagementNumber) -> Option<&mut te_wapen::State> {
        match self.game_mut(number)? {
            Game::Battle(battle) => Some(battle),
            Game::Siege(_) => None,
        }
    }
}
