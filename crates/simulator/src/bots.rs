//! Bots at a table: looks whose move it is and gives one order.

mod map_fights;

use crate::Dealt;
use campaign::{AnyCommand, Engagement, Played};
use chronicle::{CampaignId, Scope};
use decider::{By, Seat};
use referee::codec::scope_of;
use referee::{Answer, Order, Referee, Rejected, Wanted};
use std::collections::BTreeSet;

/// The bots of one table.
pub struct Bots<'r> {
    referee: &'r Referee,
    numbers: &'r Dealt,
    campaign: CampaignId,
    scope: Scope,
    /// The seats at which people sit; bots play for all others.
    pub people: BTreeSet<Seat>,
    /// They say `proceed` when the rules wait for somebody to say it.
    pub proceed: bool,
}

/// What a bot did.
#[derive(Debug, Clone)]
pub struct Given {
    /// Who gave the order.
    pub by: By,
    /// The order.
    pub command: AnyCommand,
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
        broken: Vec<String>,
    },
    /// There is no such game at this table.
    #[error("another game is played at `{0}`")]
    OtherGame(Scope),
    /// Folded anew, the log leads elsewhere.
    #[error("the log of the game does not lead to where the game ended")]
    Replayed,
    /// The game does not come to an end.
    #[error("after {0} orders the game was still going on")]
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

fn listed(broken: &[String]) -> String {
    broken.join("; ")
}

impl From<Rejected> for Trouble {
    fn from(rejected: Rejected) -> Self {
        Self::Unasked(Box::new(rejected))
    }
}

impl<'r> Bots<'r> {
    /// Bots for every seat of an engagement; `numbers` gives their nonces and what they choose.
    #[must_use]
    pub fn new(
        referee: &'r Referee,
        numbers: &'r Dealt,
        campaign: CampaignId,
        scope: Scope,
    ) -> Self {
        let people = BTreeSet::new();
        Self { referee, numbers, campaign, scope, people, proceed: true }
    }

    /// Looks at the engagement as it stands.
    ///
    /// # Errors
    /// [`Trouble`] when there is none.
    pub fn look_at<T>(&self, look: impl FnOnce(&Engagement) -> T) -> Result<T, Trouble> {
        let place = self.referee.place(self.campaign, None)?;
        let number = Referee::engagement(&place.standing, &self.scope)?;
        let engagement = place.standing.state.engagement(number);
        engagement.map(look).ok_or_else(|| Trouble::OtherGame(self.scope.clone()))
    }

    /// Looks at the engagement as it stands by the rules named.
    ///
    /// # Errors
    /// [`Trouble`] when there is none.
    pub fn look<S: Played, T>(&self, look: impl FnOnce(&S::State) -> T) -> Result<T, Trouble> {
        let found = self.look_at(|engagement| engagement.game.played_by::<S>().map(look))?;
        found.ok_or_else(|| Trouble::OtherGame(self.scope.clone()))
    }

    /// Gives the next order, if it is a bot's or the rules' turn; `None` while people have to act
    /// and when the game is over.
    ///
    /// # Errors
    /// [`Trouble`] when the order is refused.
    pub fn step(&self) -> Result<Option<Given>, Trouble> {
        let place = self.referee.place(self.campaign, None)?;
        let number = Referee::engagement(&place.standing, &self.scope)?;
        // What a map waits for is played first.
        let number = place.standing.state.realm_of(number).unwrap_or(number);
        let Some(engagement) = place.standing.state.engagement(number) else {
            return Err(Trouble::OtherGame(self.scope.clone()));
        };
        if engagement.closed {
            return Ok(None);
        }
        let bot_plays = |role: &Seat| {
            engagement.roles.seat_of(role).is_some_and(|seat| !self.people.contains(&seat))
        };
        let draw = &mut |count| self.numbers.below(count);
        let Some((role, command)) = engagement.game.bot_order(&bot_plays, draw) else {
            return Ok(None);
        };
        let by = match role {
            By::Seat(role) => engagement.roles.seat_of(&role).map(By::Seat),
            rules => self.proceed.then_some(rules),
        };
        let scope = scope_of(Some(number));
        by.map(|by| self.give(place.head.seq, scope, by, command)).transpose()
    }

    pub(crate) fn give(
        &self,
        head: u64,
        scope: Scope,
        by: By,
        command: AnyCommand,
    ) -> Result<Given, Trouble> {
        let notation = command.notation();
        let answer = self.send(head, scope, &by, Wanted::Notation(notation.clone()), &notation)?;
        Ok(Given { by, command, notation, answer })
    }

    fn send(
        &self,
        head: u64,
        scope: Scope,
        by: &By,
        command: Wanted,
        notation: &str,
    ) -> Result<Answer, Trouble> {
        let order = Order {
            batch: self.referee.new_batch(),
            head,
            by: by.clone(),
            scope,
            command,
            nonce: Some(self.numbers.nonce()),
            thrown: None,
            thrown_for: None,
            cards: None,
        };
        self.referee.give(self.campaign, &order).map_err(|rejected| Trouble::Rejected {
            by: by.clone(),
            notation: notation.to_owned(),
            rejected: Box::new(rejected),
        })
    }
}
