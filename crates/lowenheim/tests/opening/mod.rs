//! The siege with its opening as one more order: what every test at a table begins with.
#![allow(clippy::expect_used, reason = "a test may panic")]

use decider::{Contradiction, Decider, Draft, Stop};
use lowenheim::{Command, Event, Refusal, Scenario, Siege, State, scenario};

/// What can be ordered at a table: a siege is opened, then played.
pub(crate) enum Wish {
    Open(Box<Scenario>),
    Play(Command),
}

pub(crate) struct Host;

impl Decider for Host {
    type State = State;
    type Command = Wish;
    type Event = Event;
    type Refusal = Refusal;

    fn decide(wish: &Wish, draft: &mut Draft<'_, Self>) -> Result<(), Stop<Refusal>> {
        let siege = |inner: &mut lowenheim::Draft<'_>| match wish {
            Wish::Open(scenario) => lowenheim::open(scenario, inner),
            Wish::Play(command) => Siege::decide(command, inner),
        };
        draft.within(|state| state, |event| event, siege)
    }

    fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
        Siege::evolve(state, event)
    }
}

/// The scenario that `new siege` opens.
pub(crate) fn built_in() -> Scenario {
    toml::from_str(scenario::SIEGE).expect("the built-in scenario is sound")
}
