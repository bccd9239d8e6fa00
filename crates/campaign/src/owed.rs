//! What a campaign waits for: who owes an order in which engagement, and what moves it on when they do
//! not come. That somebody owes orders is known to everybody; nothing here tells what they are.

use crate::refusal::said;
use crate::{Command, Engagement, EngagementNumber, State};
use decider::{By, Seat};
use messages::Saying;
use rulebook::Pending;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

pub use rulebook::Awaited;

/// The words that people read behind "waits for".
#[must_use]
pub fn words_for(what: Awaited) -> Saying {
    match what {
        Awaited::Orders => said!("waits-orders"),
        Awaited::Muster => said!("waits-muster"),
        Awaited::Retreat => said!("waits-retreat"),
        Awaited::Activation => said!("waits-activation"),
        Awaited::Turn => said!("waits-turn"),
        Awaited::Decision => said!("waits-decision"),
        Awaited::Proceed => said!("waits-proceed"),
        Awaited::OpenFight => said!("waits-open-fight"),
        Awaited::CloseFight => said!("waits-close-fight"),
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
    pub what: Awaited,
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
    let progress = engagement.game.progress();
    let step = match (progress.step, progress.cards_left) {
        (Some(step), _) => step.name.to_owned(),
        (None, Some(1)) => "1 card left".to_owned(),
        (None, left) => format!("{} cards left", left.unwrap_or(0)),
    };
    let owed = |pending: Pending| {
        let mut what = pending.what;
        if let Some(played) = pending.fight.and_then(|fight| state.fought_as(number, fight)) {
            // While it is played, its own engagement says what it waits for.
            let played = state.engagements.get(&played)?;
            if !played.game.progress().over {
                return None;
            }
            what = Awaited::CloseFight;
        }
        // Rules know roles; people know seats.
        let seats =
            pending.roles.iter().filter_map(|role| engagement.roles.seat_of(role)).collect();
        let (turn, step, fight) = (progress.turn, step.clone(), pending.fight);
        Some(Owed { engagement: number, turn, step, what, seats, fight })
    };
    engagement.game.pending().into_iter().filter_map(owed).collect()
}

/// The next order by which the organiser moves an engagement on without those who owe: their own where the
/// rules give them one, else the least that the absent seat could do, in its place. None: the rules leave
/// it to people, such as how a fight is settled.
#[must_use]
pub fn instead(state: &State, owed: &Owed) -> Option<(By, Command)> {
    let engagement = state.engagements.get(&owed.engagement)?;
    let pending = Pending { what: owed.what, roles: Vec::new(), fight: owed.fight };
    let (by, command) = engagement.game.instead(&pending)?;
    let by = match by {
        By::Seat(role) => By::Seat(engagement.roles.seat_of(&role)?),
        other => other,
    };
    Some((by, Command::Play { engagement: owed.engagement, command }))
}
