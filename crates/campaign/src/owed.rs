//! What a campaign waits for: who owes an order in which engagement, and what moves it on when he does
//! not come. That somebody owes orders is known to everybody; nothing here tells what they are.

use crate::refusal::said;
use crate::{Command, Engagement, EngagementNumber, Game, State};
use campaign_map::state::Phase;
use decider::{By, Seat};
use lowenheim::command::{PassFor, Proceed};
use lowenheim::state::{Actors, Step};
use messages::Saying;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use te_wapen::pieces::PieceId;

/// What is waited for.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// Orders for banners, written in secret.
    Orders,
    /// The end of mustering.
    Muster,
    /// Where the beaten go.
    Retreat,
    /// What the open card activates.
    Activation,
    /// An order, or word that there is none: in turn, or all together.
    Turn,
    /// What the game master makes of the enemy's decision.
    Decision,
    /// Somebody who lets the rules go on.
    Proceed,
    /// A fight of the map that nobody has opened.
    OpenFight,
    /// Word to the map of how a fight has ended.
    CloseFight,
}

impl What {
    /// The words that people read behind "waits for".
    #[must_use]
    pub fn saying(self) -> Saying {
        match self {
            Self::Orders => said!("waits-orders"),
            Self::Muster => said!("waits-muster"),
            Self::Retreat => said!("waits-retreat"),
            Self::Activation => said!("waits-activation"),
            Self::Turn => said!("waits-turn"),
            Self::Decision => said!("waits-decision"),
            Self::Proceed => said!("waits-proceed"),
            Self::OpenFight => said!("waits-open-fight"),
            Self::CloseFight => said!("waits-close-fight"),
        }
    }

    /// Is it owed by the seats that are named, or may anybody at the table do it?
    #[must_use]
    pub const fn is_owed(self) -> bool {
        match self {
            Self::Orders
            | Self::Muster
            | Self::Retreat
            | Self::Activation
            | Self::Turn
            | Self::Decision => true,
            Self::Proceed | Self::OpenFight | Self::CloseFight => false,
        }
    }
}

/// One thing that is waited for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Owed {
    /// In which engagement.
    pub engagement: EngagementNumber,
    /// The turn that is played there.
    pub turn: u32,
    /// Where the turn is, such as `Orders` or `Movement`; of a battle, how many cards are left.
    pub step: String,
    /// What.
    pub what: What,
    /// Who owes it; where anybody may do it, whom it concerns.
    #[schemars(with = "Vec<String>")]
    pub seats: Vec<Seat>,
    /// The fight of the map that is meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fight: Option<u32>,
}

impl Owed {
    /// Is it the same moment of the same engagement?
    #[must_use]
    pub fn same_moment(&self, engagement: EngagementNumber, turn: u32, step: &str) -> bool {
        self.engagement == engagement && self.turn == turn && self.step == step
    }
}

/// Everything that a campaign waits for, engagement by engagement.
#[must_use]
pub fn owed(state: &State) -> Vec<Owed> {
    let engagements = state.engagements.iter();
    engagements.flat_map(|(number, engagement)| owed_in(state, *number, engagement)).collect()
}

fn owed_in(state: &State, number: EngagementNumber, engagement: &Engagement) -> Vec<Owed> {
    if engagement.closed {
        return Vec::new();
    }
    let found = match &engagement.game {
        Game::Siege(siege) => of_siege(number, siege),
        Game::Battle(battle) => of_battle(number, battle),
        Game::Map(map) => of_map(state, number, map),
    };
    // Rules know roles; people know seats.
    let seated = |mut owed: Owed| {
        owed.seats = owed.seats.iter().filter_map(|role| engagement.roles.seat_of(role)).collect();
        owed
    };
    found.into_iter().map(seated).collect()
}

fn of_siege(engagement: EngagementNumber, siege: &lowenheim::State) -> Vec<Owed> {
    let Some(step) = siege.step.filter(|step| *step != Step::Over) else { return Vec::new() };
    let (what, seats) = if siege.master_decides() {
        (What::Decision, vec![lowenheim::master::seat()])
    } else {
        let acting = siege.to_act.iter().filter(|faction| siege.may_act(**faction));
        let seats: Vec<Seat> = acting.map(|faction| faction.seat()).collect();
        match siege.actors() {
            Some(Actors::Rules) => (What::Proceed, Vec::new()),
            _ if seats.is_empty() => return Vec::new(),
            _ => (What::Turn, seats),
        }
    };
    let step = step.name().to_owned();
    vec![Owed { engagement, turn: siege.turn, step, what, seats, fight: None }]
}

fn of_battle(engagement: EngagementNumber, battle: &te_wapen::State) -> Vec<Owed> {
    if battle.outcome.is_some() || battle.turn == 0 {
        return Vec::new();
    }
    let (what, seats) = match battle.card.as_ref().filter(|_| battle.snapped.is_empty()) {
        Some(open) => (What::Activation, vec![open.colour.seat()]),
        None => (What::Proceed, Vec::new()),
    };
    let step = match battle.deck.len() {
        1 => "1 card left".to_owned(),
        left => format!("{left} cards left"),
    };
    vec![Owed { engagement, turn: battle.turn, step, what, seats, fight: None }]
}

fn of_map(state: &State, engagement: EngagementNumber, map: &campaign_map::State) -> Vec<Owed> {
    if map.outcome.is_some() || map.turn == 0 {
        return Vec::new();
    }
    let (turn, step) = (map.turn, map.phase.name().to_owned());
    let one =
        |what, seats| vec![Owed { engagement, turn, step: step.clone(), what, seats, fight: None }];
    let musters = |seat: &&Seat| !map.done.contains(*seat) && map.castles_of(seat).next().is_some();
    match map.phase {
        Phase::Orders => one(What::Orders, map.owing_orders().cloned().collect()),
        Phase::Muster => one(What::Muster, map.players.keys().filter(musters).cloned().collect()),
        Phase::Retreats => {
            let beaten = map.banners.values().filter(|banner| banner.beaten);
            let mut seats: Vec<Seat> = beaten.map(|banner| banner.owner.clone()).collect();
            seats.sort();
            seats.dedup();
            one(What::Retreat, seats)
        }
        Phase::Movement | Phase::Aftermath => one(What::Proceed, Vec::new()),
        Phase::Battles => fights(state, engagement, map),
        Phase::Income | Phase::End => Vec::new(),
    }
}

fn fights(state: &State, engagement: EngagementNumber, map: &campaign_map::State) -> Vec<Owed> {
    let open = map.fights.iter().filter(|(_, fight)| fight.winner.is_none());
    let waits = |(number, fight): (&u32, &campaign_map::state::Fight)| {
        let what = match state.fought_as(engagement, *number) {
            None => What::OpenFight,
            // While it is played, its own engagement says what it waits for.
            Some(played) if !is_over(state, played) => return None,
            Some(_) => What::CloseFight,
        };
        let parties = [&fight.attacker.seat, &fight.defender.seat];
        let seats = parties.into_iter().flatten().cloned().collect();
        let (turn, step) = (map.turn, map.phase.name().to_owned());
        Some(Owed { engagement, turn, step, what, seats, fight: Some(*number) })
    };
    open.filter_map(waits).collect()
}

fn is_over(state: &State, number: EngagementNumber) -> bool {
    state.engagements.get(&number).is_some_and(|engagement| engagement.game.is_over())
}

/// The next order by which the organiser moves an engagement on without those who owe: his own where the
/// rules give him one, else the least that the absent seat could do, in its place. None: the rules leave
/// it to people, such as how a fight is settled.
#[must_use]
pub fn instead(state: &State, owed: &Owed) -> Option<(By, Command)> {
    let engagement = owed.engagement;
    let game = &state.engagements.get(&engagement)?.game;
    match (game, owed.what) {
        (Game::Map(_), What::Orders | What::Muster | What::Retreat | What::Proceed) => {
            let command = campaign_map::Command::Proceed;
            Some((By::Organiser, Command::Map { engagement, command }))
        }
        (Game::Siege(_), What::Decision | What::Proceed) => {
            let command = lowenheim::Command::Proceed(Proceed { all: false });
            Some((By::Organiser, Command::Siege { engagement, command }))
        }
        (Game::Siege(siege), What::Turn) => {
            let faction = siege.to_act.iter().copied().find(|faction| siege.may_act(*faction))?;
            let command = lowenheim::Command::PassFor(PassFor { faction });
            Some((By::Organiser, Command::Siege { engagement, command }))
        }
        (Game::Battle(_), What::Proceed) => {
            let command = te_wapen::Command::Proceed;
            Some((By::Organiser, Command::Battle { engagement, command }))
        }
        (Game::Battle(battle), What::Activation) => {
            let open = battle.card.as_ref()?;
            let role = By::Seat(open.colour.seat());
            let command = if open.active.is_empty() {
                let ready: Vec<PieceId> = battle.ready(open.colour).cloned().collect();
                te_wapen::options::activation(battle, &role, &ready)?
            } else {
                te_wapen::Command::Done
            };
            let seat = owed.seats.first()?.clone();
            Some((By::Seat(seat), Command::Battle { engagement, command }))
        }
        _ => None,
    }
}
