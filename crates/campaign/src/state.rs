//! How a campaign stands.

use crate::{Created, EngagementOpened, System};
use decider::{Audience, Contradiction, Seat};
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
pub enum Engagement {
    /// A siege.
    Siege {
        /// Its title.
        title: String,
        /// The version of the rules that it is played by.
        rules: String,
        /// How it stands.
        siege: Box<lowenheim::State>,
    },
}

impl Engagement {
    /// The title that the organiser gave it.
    #[must_use]
    pub fn title(&self) -> &str {
        match self {
            Self::Siege { title, .. } => title,
        }
    }

    /// Which rules it is played by.
    #[must_use]
    pub const fn system(&self) -> System {
        match self {
            Self::Siege { .. } => System::Siege,
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
        match self.engagements.get(&engagement) {
            Some(Engagement::Siege { siege, .. }) => Some(siege),
            None => None,
        }
    }

    /// Does a game master sit at the table?
    #[must_use]
    pub fn has_game_master(&self) -> bool {
        self.seats.contains(&lowenheim::master::seat())
    }

    /// Who may read what was meant for some: the game master too, where there is one.
    #[must_use]
    pub fn audience(&self, meant: Audience) -> Audience {
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
        let (title, rules) = (opened.title.clone(), opened.rules.clone());
        let engagement = match opened.system {
            System::Siege => Engagement::Siege { title, rules, siege: Box::default() },
        };
        self.engagements.insert(next, engagement);
        Ok(())
    }

    /// The siege that an order is decided upon. `decide` has looked before that it is there; were
    /// it not, the facts recorded on this empty one would contradict it.
    pub(crate) fn siege_to_work_on(
        &mut self,
        engagement: EngagementNumber,
    ) -> &mut lowenheim::State {
        let missing = || Engagement::Siege {
            title: String::new(),
            rules: String::new(),
            siege: Box::default(),
        };
        let Engagement::Siege { siege, .. } =
            self.engagements.entry(engagement).or_insert_with(missing);
        siege
    }
}
