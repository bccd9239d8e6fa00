//! The siege with its opening as one more order: what every test at a table begins with.
#![allow(clippy::expect_used, reason = "a test may panic")]

use decider::{Contradiction, Decider, Draft, Stop};
use lowenheim::{Command, Event, Refusal, Scenario, Siege, State, scenario};
use messages::Language;

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
        let decided = draft.within(|state| state, |event| event, siege);
        if let Err(Stop::Refused(refusal)) = &decided {
            check_words(refusal);
        }
        decided
    }

    fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
        Siege::evolve(state, event)
    }
}

/// Names of the rulebook that have no place in a Dutch sentence.
const ENGLISH_NAMES: [&str; 24] = [
    "Guard ",
    "Council",
    "Embassy",
    "Society",
    "Attack",
    "Peasants",
    "Food",
    "Healing",
    "Blank",
    "Soldier",
    "Knight ",
    "Musketeer",
    "Swordfighter",
    "Ogre ",
    "Captain",
    "Queen",
    "Lady",
    "Bee",
    "Greater",
    "Wall of",
    "Control",
    "Castle",
    "Temple",
    "Movement",
];

/// Whatever is refused is said in both languages, to the last word.
fn check_words(refusal: &Refusal) {
    for saying in [Some(&refusal.facts), refusal.allowed.as_ref()].into_iter().flatten() {
        let (english, dutch) = (saying.to_string(), saying.in_language(Language::Dutch));
        assert_ne!(english, dutch);
        assert!(!dutch.contains(['⟦', '{']) && !english.contains(['⟦', '{']), "{dutch}");
        let english_name = ENGLISH_NAMES.into_iter().find(|name| dutch.contains(name));
        assert_eq!(english_name, None, "{dutch}");
    }
}

/// The scenario that `new siege` opens.
pub(crate) fn built_in() -> Scenario {
    toml::from_str(scenario::SIEGE).expect("the built-in scenario is sound")
}
