//! The battle as the test harness sees it: opened, then played.

use crate::rulebook::{claims, given, shown};
use decider::{By, Contradiction, Decider, Draft, Stop};
use messages::Language;
use te_wapen::scenario::Scenario;
use te_wapen::troops::{ARMIES, ArmyBook, Library};
use te_wapen::{Battle, Command, Event, Refusal, State};
use testkit::Rulebook;

/// What can be ordered at a table: a battle is opened, then played.
pub(crate) enum Wish {
    Open(Box<Scenario>, Library),
    Play(Command),
}

/// The battle with its opening as one more order.
pub(crate) struct Host;

impl Decider for Host {
    type State = State;
    type Command = Wish;
    type Event = Event;
    type Refusal = Refusal;

    fn decide(wish: &Wish, draft: &mut Draft<'_, Self>) -> Result<(), Stop<Refusal>> {
        let battle = |inner: &mut te_wapen::Draft<'_>| match wish {
            Wish::Open(scenario, library) => te_wapen::open(scenario, library, inner),
            Wish::Play(command) => Battle::decide(command, inner),
        };
        draft.within(|state| state, |event| event, battle)
    }

    fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
        Battle::evolve(state, event)
    }
}

/// The rulebook under test, with every built-in troop.
pub(crate) struct TheBattle {
    library: Library,
}

impl TheBattle {
    pub(crate) fn new() -> Self {
        let books = ARMIES.iter().map(|(_, text)| toml::from_str::<ArmyBook>(text).unwrap());
        Self { library: Library::of(books).unwrap() }
    }
}

impl Rulebook for TheBattle {
    type Rules = Host;

    fn start(&self) -> State {
        given::start(&self.library)
    }

    fn given(&self, state: &mut State, line: &str) -> Result<(), String> {
        given::line(state, &self.library, line)
    }

    fn order(&self, line: &str) -> Result<(By, Wish), String> {
        let (who, order) = line
            .split_once(": ")
            .ok_or_else(|| format!("`{line}` is no order; write `red: done`"))?;
        let by = match who {
            "organiser" => By::Organiser,
            _ => format!("seat/{who}").parse().map_err(|_| format!("`{who}` is nobody"))?,
        };
        if let Some(change) = order.strip_prefix("open the battle") {
            let scenario = given::scenario(change.trim())?;
            return Ok((by, Wish::Open(Box::new(scenario), self.library.clone())));
        }
        let command = order.parse::<Command>().map_err(|wrong| wrong.to_string())?;
        let written = command.to_string();
        if written != order {
            return Err(format!("`{order}` is written `{written}`"));
        }
        Ok((by, Wish::Play(command)))
    }

    fn event(&self, event: &Event) -> String {
        shown::event(event)
    }

    fn refusal(&self, refusal: &Refusal) -> String {
        for saying in std::iter::once(&refusal.facts).chain(&refusal.allowed) {
            let [english, dutch] = Language::ALL.map(|language| saying.in_language(language));
            assert_ne!(english, dutch);
            assert!(!format!("{english}{dutch}").contains(['⟦', '$']), "{english} {dutch}");
        }
        format!("{} {}", refusal.reason.code(), refusal.clause_id())
    }

    fn answer(&self, state: &State, claim: &str) -> Result<String, String> {
        claims::answer(state, &self.library, claim)
    }

    fn check(&self, state: &State) -> Result<(), String> {
        match te_wapen::invariants::check(state).first() {
            None => Ok(()),
            Some(broken) => Err(format!("this does not hold: {broken}")),
        }
    }
}
