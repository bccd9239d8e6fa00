//! What a campaign waits for: who owes an order in which engagement, and what moves it on when they do
//! not come. That somebody owes orders is known to everybody; nothing here tells what they are.

use crate::refusal::said;
use crate::{Command, Engagement, EngagementNumber, State, System};
use decider::{By, Seat};
use messages::Saying;
use rulebook::{Pending, Progress, StepName};
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
        Awaited::Relief => said!("waits-relief"),
        Awaited::Home => said!("waits-home"),
        Awaited::Renegade => said!("waits-renegade"),
        Awaited::Activation => said!("waits-activation"),
        Awaited::Deployment => said!("waits-deployment"),
        Awaited::Walls => said!("waits-walls"),
        Awaited::Turn => said!("waits-turn"),
        Awaited::Decision => said!("waits-decision"),
        Awaited::Proceed => said!("waits-proceed"),
        Awaited::OpenFight => said!("waits-open-fight"),
        Awaited::CloseFight => said!("waits-close-fight"),
    }
}

/// Where a turn is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// In a step, by its word: `orders`, `enemy_movement`.
    Step(String),
    /// So many cards are left to be drawn.
    CardsLeft(u32),
}

impl Moment {
    fn of(progress: Progress) -> Self {
        match progress.step {
            Some(step) => Self::Step(step.word.to_owned()),
            None => Self::CardsLeft(progress.cards_left.unwrap_or(0)),
        }
    }

    /// The name of a step as people say it, in English; none: cards are counted.
    #[must_use]
    pub fn step_name(&self) -> Option<String> {
        let Self::Step(word) = self else { return None };
        let step = steps().find(|step| step.word == word);
        Some(step.map_or_else(|| word.clone(), |step| step.name.to_owned()))
    }

    /// A moment in the text form of the first records: the name of a step, or `12 cards left`.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        let left = text.strip_suffix(" cards left").or_else(|| text.strip_suffix(" card left"));
        if let Some(count) = left.and_then(|count| count.parse().ok()) {
            return Self::CardsLeft(count);
        }
        let step = steps().find(|step| step.name == text);
        Self::Step(step.map_or_else(|| text.to_owned(), |step| step.word.to_owned()))
    }
}

/// The steps of every system. What is called alike is written alike.
fn steps() -> impl Iterator<Item = StepName> {
    System::ALL.iter().flat_map(|system| system.steps())
}

/// One thing that is waited for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CampaignPending {
    /// In which engagement.
    pub engagement: EngagementNumber,
    /// The turn that is played there.
    pub turn: u32,
    /// Where the turn is.
    pub step: Moment,
    /// What.
    pub what: Awaited,
    /// Who owes it; where anybody may do it, whom it concerns.
    #[schemars(with = "Vec<String>")]
    pub seats: Vec<Seat>,
    /// The fight of the map that is meant.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fight: Option<u32>,
}

impl CampaignPending {
    /// Is it the same moment of the same engagement?
    #[must_use]
    pub fn same_moment(&self, engagement: EngagementNumber, turn: u32, step: &Moment) -> bool {
        self.engagement == engagement && self.turn == turn && self.step == *step
    }
}

/// Everything that a campaign waits for, engagement by engagement.
#[must_use]
pub fn all_pending(state: &State) -> Vec<CampaignPending> {
    let engagements = state.engagements.iter();
    engagements.flat_map(|(number, engagement)| pending_in(state, *number, engagement)).collect()
}

fn pending_in(
    state: &State,
    number: EngagementNumber,
    engagement: &Engagement,
) -> Vec<CampaignPending> {
    if engagement.closed {
        return Vec::new();
    }
    let progress = engagement.game.progress();
    let step = Moment::of(progress);
    let owed = |pending: Pending| {
        let mut what = pending.what;
        if let Some(played) = pending.fight.and_then(|fight| state.fought_as(number, fight)) {
            // While it is played, its own engagement says what it waits for.
            let played = state.engagement(played)?;
            if !played.game.is_played_out() {
                return None;
            }
            what = Awaited::CloseFight;
        }
        // Rules know roles; people know seats.
        let seats =
            pending.roles.iter().filter_map(|role| engagement.roles.seat_of(role)).collect();
        let (turn, step, fight) = (progress.turn, step.clone(), pending.fight);
        Some(CampaignPending { engagement: number, turn, step, what, seats, fight })
    };
    engagement.game.pending().into_iter().filter_map(owed).collect()
}

/// The next order by which the organiser moves an engagement on without those who owe: their own where the
/// rules give them one, else the least that the absent seat could do, in its place. None: the rules leave
/// it to people, such as how a fight is settled.
#[must_use]
pub fn instead(state: &State, owed: &CampaignPending) -> Option<(By, Command)> {
    let engagement = state.engagement(owed.engagement)?;
    let pending = Pending { what: owed.what, roles: Vec::new(), fight: owed.fight };
    let (by, command) = engagement.game.instead(&pending)?;
    let by = match by {
        By::Seat(role) => By::Seat(engagement.roles.seat_of(&role)?),
        other => other,
    };
    Some((by, Command::Play { engagement: owed.engagement, command }))
}

#[cfg(test)]
mod tests {
    use super::{Moment, steps};

    #[test]
    fn what_the_first_records_said_of_a_moment_is_what_it_is() {
        assert_eq!(Moment::of_text("1 card left"), Moment::CardsLeft(1));
        assert_eq!(Moment::of_text("12 cards left"), Moment::CardsLeft(12));
        for step in steps() {
            let moment = Moment::of_text(step.name);
            assert_eq!(moment, Moment::Step(step.word.to_owned()));
            assert_eq!(moment.step_name().as_deref(), Some(step.name));
        }
        let unknown = Moment::of_text("Tea");
        assert_eq!(unknown.step_name().as_deref(), Some("Tea"));
    }
}
