//! Bots at a table: looks whose move it is and gives one order.

use crate::seeded::below;
use chronicle::{CampaignId, Scope};
use decider::By;
use lowenheim::command::{Command, Proceed};
use lowenheim::figures::Faction;
use lowenheim::invariants::Broken;
use lowenheim::state::Actors;
use lowenheim::{State, bot, notation};
use referee::{Answer, Order, Randomness, Referee, Rejected, Wanted};
use std::collections::BTreeSet;

/// The bots of one table.
pub struct Bots<'r> {
    referee: &'r Referee,
    randomness: &'r dyn Randomness,
    campaign: CampaignId,
    scope: Scope,
    /// The factions that bots play.
    pub seats: BTreeSet<Faction>,
    /// They say `proceed` when the rules wait for somebody to say it.
    pub proceed: bool,
}

/// What a bot did.
#[derive(Debug, Clone)]
pub struct Given {
    /// Who gave the order.
    pub by: By,
    /// The order.
    pub command: Command,
    /// The order, as people type it.
    pub notation: String,
    /// What the referee answered.
    pub answer: Answer,
}

/// Why a game without people cannot go on. Each is a mistake of ours, and none can be played away.
#[derive(Debug, Clone, thiserror::Error)]
pub enum Trouble {
    /// The referee refused what a bot chose from the legal orders.
    #[error("{by} ordered `{notation}`, and the referee said: {rejected}")]
    Rejected {
        /// Who gave the order.
        by: By,
        /// The order, as people type it.
        notation: String,
        /// The answer.
        rejected: Box<Rejected>,
    },
    /// The referee could not be asked.
    #[error("{0}")]
    Unasked(Box<Rejected>),
    /// After an order something does not hold that must always hold.
    #[error("after `{notation}` (record {seq}): {}", listed(.broken))]
    Unsound {
        /// The order.
        notation: String,
        /// Its last record.
        seq: u64,
        /// What does not hold.
        broken: Vec<Broken>,
    },
    /// There is no siege at this table.
    #[error("there is no siege at `{0}`")]
    NoSiege(Scope),
    /// The game does not come to an end.
    #[error("after {0} orders the siege was still going on")]
    Endless(u64),
    /// The rules could neither accept nor refuse an order that was only tried.
    #[error("{by} tried `{notation}`, and the rules broke: {why}")]
    Broken {
        /// Who tried.
        by: By,
        /// The order, as people type it.
        notation: String,
        /// What happened.
        why: String,
    },
    /// The export does not verify.
    #[error("the export does not verify: {0}")]
    NotVerified(chronicle::Fault),
    /// The export holds what nobody can count.
    #[error("the export cannot be counted: {0}")]
    NotCounted(String),
}

fn listed(broken: &[Broken]) -> String {
    broken.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

impl From<Rejected> for Trouble {
    fn from(rejected: Rejected) -> Self {
        Self::Unasked(Box::new(rejected))
    }
}

impl<'r> Bots<'r> {
    /// Bots for every seat of an engagement; `randomness` gives the nonces of their orders.
    #[must_use]
    pub fn new(
        referee: &'r Referee,
        randomness: &'r dyn Randomness,
        campaign: CampaignId,
        scope: Scope,
    ) -> Self {
        Self { referee, randomness, campaign, scope, seats: Faction::ALL.into(), proceed: true }
    }

    /// Looks at the siege as it stands.
    ///
    /// # Errors
    /// [`Trouble`] when there is none.
    pub fn look<T>(&self, look: impl FnOnce(&State) -> T) -> Result<T, Trouble> {
        let place = self.referee.place(self.campaign, None)?;
        let number = Referee::engagement(&place.standing, &self.scope)?;
        let siege = place.standing.state.siege(number);
        siege.map(look).ok_or_else(|| Trouble::NoSiege(self.scope.clone()))
    }

    /// Gives the next order, if it is a bot's or the rules' turn; `None` while people have to act
    /// and when the siege is over.
    ///
    /// # Errors
    /// [`Trouble`] when the order is refused.
    pub fn step(&self) -> Result<Option<Given>, Trouble> {
        let place = self.referee.place(self.campaign, None)?;
        let number = Referee::engagement(&place.standing, &self.scope)?;
        let siege = place.standing.state.siege(number);
        let siege = siege.ok_or_else(|| Trouble::NoSiege(self.scope.clone()))?;
        match self.next_order(siege) {
            Some((by, command)) => self.give(place.head.seq, by, command).map(Some),
            None => Ok(None),
        }
    }

    fn next_order(&self, siege: &State) -> Option<(By, Command)> {
        if siege.actors() == Some(Actors::Rules) {
            let order = Command::Proceed(Proceed { all: false });
            return self.proceed.then_some((By::Organiser, order));
        }
        let faction = siege
            .to_act
            .iter()
            .find(|&&faction| siege.may_act(faction) && self.seats.contains(&faction))?;
        Some((
            By::Seat(faction.seat()),
            bot::choose(siege, *faction, &mut |n| below(self.randomness, n)),
        ))
    }

    fn give(&self, head: u64, by: By, command: Command) -> Result<Given, Trouble> {
        let notation = notation::write_command(&command);
        let order = Order {
            batch: self.referee.new_batch(),
            head,
            by: by.clone(),
            scope: self.scope.clone(),
            command: Wanted::Notation(notation.clone()),
            nonce: Some(self.nonce()?),
            thrown: None,
        };
        match self.referee.give(self.campaign, &order) {
            Ok(answer) => Ok(Given { by, command, notation, answer }),
            Err(rejected) => Err(Trouble::Rejected { by, notation, rejected: Box::new(rejected) }),
        }
    }

    fn nonce(&self) -> Result<String, Trouble> {
        let mut bytes = [0; 16];
        self.randomness.fill(&mut bytes).map_err(|error| {
            Rejected::new(referee::Code::StoreFault, format!("no random bytes: {error}"))
        })?;
        Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
    }
}
