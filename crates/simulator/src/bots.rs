//! Bots at a table: looks whose move it is and gives one order.

use crate::seeded::below;
use campaign::{Engagement, Game, Roles};
use chronicle::{CampaignId, Scope};
use decider::{By, Seat};
use lowenheim::command::Proceed;
use lowenheim::state::Actors;
use referee::{Answer, Order, Randomness, Referee, Rejected, Wanted};
use std::collections::BTreeSet;

/// The bots of one table.
pub struct Bots<'r> {
    referee: &'r Referee,
    randomness: &'r dyn Randomness,
    campaign: CampaignId,
    scope: Scope,
    /// The seats at which people sit; bots play for all others.
    pub people: BTreeSet<Seat>,
    /// They say `proceed` when the rules wait for somebody to say it.
    pub proceed: bool,
}

/// An order, by the rules of its engagement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ordered {
    /// In a siege.
    Siege(lowenheim::Command),
    /// In a battle.
    Battle(te_wapen::Command),
    /// On the map.
    Map(campaign_map::Command),
}

impl Ordered {
    /// The order, as people type it.
    #[must_use]
    pub fn notation(&self) -> String {
        match self {
            Self::Siege(command) => lowenheim::notation::write_command(command),
            Self::Battle(command) => te_wapen::notation::write_command(command),
            Self::Map(command) => campaign_map::notation::write_command(command),
        }
    }
}

/// What a bot did.
#[derive(Debug, Clone)]
pub struct Given {
    /// Who gave the order.
    pub by: By,
    /// The order.
    pub command: Ordered,
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
    /// Bots for every seat of an engagement; `randomness` gives the nonces of their orders.
    #[must_use]
    pub fn new(
        referee: &'r Referee,
        randomness: &'r dyn Randomness,
        campaign: CampaignId,
        scope: Scope,
    ) -> Self {
        let people = BTreeSet::new();
        Self { referee, randomness, campaign, scope, people, proceed: true }
    }

    /// Looks at the engagement as it stands.
    ///
    /// # Errors
    /// [`Trouble`] when there is none.
    pub fn look_at<T>(&self, look: impl FnOnce(&Engagement) -> T) -> Result<T, Trouble> {
        let place = self.referee.place(self.campaign, None)?;
        let number = Referee::engagement(&place.standing, &self.scope)?;
        let engagement = place.standing.state.engagements.get(&number);
        engagement.map(look).ok_or_else(|| Trouble::OtherGame(self.scope.clone()))
    }

    /// Looks at the siege as it stands.
    ///
    /// # Errors
    /// [`Trouble`] when there is none.
    pub fn look<T>(&self, look: impl FnOnce(&lowenheim::State) -> T) -> Result<T, Trouble> {
        let found = self.look_at(|engagement| match &engagement.game {
            Game::Siege(siege) => Some(look(siege)),
            Game::Battle(_) | Game::Map(_) => None,
        })?;
        found.ok_or_else(|| Trouble::OtherGame(self.scope.clone()))
    }

    /// Looks at the battle as it stands.
    ///
    /// # Errors
    /// [`Trouble`] when there is none.
    pub fn look_at_battle<T>(
        &self,
        look: impl FnOnce(&te_wapen::State) -> T,
    ) -> Result<T, Trouble> {
        let found = self.look_at(|engagement| match &engagement.game {
            Game::Battle(battle) => Some(look(battle)),
            Game::Siege(_) | Game::Map(_) => None,
        })?;
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
        let Some(engagement) = place.standing.state.engagements.get(&number) else {
            return Err(Trouble::OtherGame(self.scope.clone()));
        };
        let next = match &engagement.game {
            Game::Siege(siege) => self.next_in_siege(siege, &engagement.roles),
            Game::Battle(battle) => self.next_in_battle(battle, &engagement.roles),
            Game::Map(map) => self.next_on_map(map),
        };
        match next {
            Some((by, command)) => self.give(place.head.seq, by, command).map(Some),
            None => Ok(None),
        }
    }

    /// The seat of a bot that plays this role.
    fn bot(&self, roles: &Roles, role: &Seat) -> Option<By> {
        let seat = roles.seat_of(role)?;
        (!self.people.contains(&seat)).then_some(By::Seat(seat))
    }

    fn next_in_siege(&self, siege: &lowenheim::State, roles: &Roles) -> Option<(By, Ordered)> {
        if siege.actors() == Some(Actors::Rules) {
            let order = lowenheim::Command::Proceed(Proceed { all: false });
            return self.proceed.then_some((By::Organiser, Ordered::Siege(order)));
        }
        let acting = siege.to_act.iter().filter(|&&faction| siege.may_act(faction));
        let (by, faction) =
            acting.filter_map(|&it| Some((self.bot(roles, &it.seat())?, it))).next()?;
        let order = lowenheim::bot::choose(siege, faction, &mut |n| below(self.randomness, n));
        Some((by, Ordered::Siege(order)))
    }

    fn next_in_battle(&self, battle: &te_wapen::State, roles: &Roles) -> Option<(By, Ordered)> {
        if battle.outcome.is_some() {
            return None;
        }
        let Some(open) = battle.card.as_ref().filter(|_| battle.snapped.is_empty()) else {
            let order = Ordered::Battle(te_wapen::Command::Proceed);
            return self.proceed.then_some((By::Organiser, order));
        };
        let by = self.bot(roles, &open.colour.seat())?;
        let order = te_wapen::bot::choose(battle, open.colour, &mut |n| below(self.randomness, n));
        Some((by, Ordered::Battle(order)))
    }

    /// A fight is not for the map's bots: it is opened, fought and closed elsewhere.
    fn next_on_map(&self, map: &campaign_map::State) -> Option<(By, Ordered)> {
        use campaign_map::state::Phase;
        if matches!(map.phase, Phase::Movement | Phase::Aftermath) && map.outcome.is_none() {
            let order = Ordered::Map(campaign_map::Command::Proceed);
            return self.proceed.then_some((By::Organiser, order));
        }
        map.players.keys().filter(|seat| !self.people.contains(*seat)).find_map(|seat| {
            let draw = &mut |count| below(self.randomness, count);
            let order = campaign_map::bot::choose(map, seat, draw)?;
            Some((By::Seat(seat.clone()), Ordered::Map(order)))
        })
    }

    pub(crate) fn give(&self, head: u64, by: By, command: Ordered) -> Result<Given, Trouble> {
        let notation = command.notation();
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

    pub(crate) fn nonce(&self) -> Result<String, Trouble> {
        let bytes: [u8; 16] = referee::random_bytes(self.randomness)?;
        Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
    }
}
