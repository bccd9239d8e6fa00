//! A realm as tests open and play it.
#![allow(dead_code, reason = "each test uses a part")]

pub(crate) use testkit::Numbers;

use decider::{By, Contradiction, Decider, Draft, Entry, Stop, run};
use lowenherz::colours::Colour;
use lowenherz::options::options;
use lowenherz::scenario::{SCENARIOS, Scenario};
use lowenherz::state::RoundStep;
use lowenherz::{Command, Event, Realm, Refusal, State, bot, command};
use messages::Language;

/// The realm, with its opening as an order.
pub(crate) struct Host;

pub(crate) enum Order {
    Open(Box<Scenario>),
    Play(Command),
}

impl Decider for Host {
    type State = State;
    type Command = Order;
    type Event = Event;
    type Refusal = Refusal;

    fn decide(order: &Order, draft: &mut Draft<'_, Self>) -> Result<(), Stop<Refusal>> {
        let realm = |inner: &mut lowenherz::Draft<'_>| match order {
            Order::Open(scenario) => lowenherz::open(scenario, inner),
            Order::Play(command) => Realm::decide(command, inner),
        };
        draft.within(|state| state, |event| event, realm)
    }

    fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
        Realm::evolve(state, event)
    }
}

/// A built-in scenario, by its word.
pub(crate) fn scenario(word: &str) -> Scenario {
    let text = SCENARIOS.iter().find(|(name, _)| *name == word).unwrap().1;
    toml::from_str(text).unwrap()
}

pub(crate) fn opened(scenario: Scenario, numbers: &mut Numbers) -> (State, Vec<Event>) {
    let mut state = State::default();
    let open = Order::Open(Box::new(scenario));
    let entries = run::<Host>(&mut state, &By::Organiser, numbers, &open).unwrap();
    (state, events(entries))
}

pub(crate) fn events(entries: Vec<Entry<Event>>) -> Vec<Event> {
    let event = |entry| match entry {
        Entry::Event(event) => Some(event),
        Entry::Rolled(_) | Entry::Drawn(_) => None,
    };
    entries.into_iter().filter_map(event).collect()
}

/// How many realms are played: so many, or as many as `REALMS` asks for.
pub(crate) fn asked_for(usually: u64) -> u64 {
    std::env::var_os("REALMS").and_then(|it| it.to_str()?.parse().ok()).unwrap_or(usually)
}

/// How somebody chooses.
pub(crate) type Player = fn(&State, Colour, &mut Numbers) -> Command;

/// The bot of the house.
pub(crate) fn greedy(state: &State, colour: Colour, numbers: &mut Numbers) -> Command {
    bot::choose(state, colour, &mut |count| numbers.below(count))
}

/// Any legal order at all.
pub(crate) fn random(state: &State, colour: Colour, numbers: &mut Numbers) -> Command {
    let listed = options(state, &By::Seat(colour.seat()), Language::English);
    let mut number = |count: usize| numbers.below(u32::try_from(count).unwrap()) as usize;
    // A second space now and then.
    let further: Vec<_> = listed.extensions.iter().filter(|it| !it.then.is_empty()).collect();
    if !further.is_empty() && number(3) == 0 {
        let it = further[number(further.len())];
        let then = it.then[number(it.then.len())];
        let (castle, spaces) = (it.castle, vec![it.first, then]);
        return Command::Extend(command::Extend { castle, spaces });
    }
    let mut order = listed.orders[number(listed.orders.len())].command.clone();
    if let Command::Decide(decide) = &mut order
        && !listed.plays.is_empty()
        && number(2) == 0
    {
        decide.plays = vec![listed.plays[number(listed.plays.len())].play.clone()];
    }
    order
}

/// One order of whoever is next: who, and what came of it.
pub(crate) fn step(
    state: &mut State,
    players: &dyn Fn(Colour) -> Player,
    numbers: &mut Numbers,
) -> (By, Command, Vec<Event>) {
    let colour = bot::next(state).expect("somebody is next");
    let order = players(colour)(state, colour, numbers);
    let text = order.to_string();
    assert_eq!(text.parse::<Command>().as_ref(), Ok(&order), "{text}");
    let by = By::Seat(colour.seat());
    match run::<Host>(state, &by, numbers, &Order::Play(order.clone())) {
        Ok(entries) => (by, order, events(entries)),
        Err(stop) => panic!("round {}, {colour}: `{text}`: {stop:?}", state.round),
    }
}

/// Plays to the end and answers the last state and everything that happened. `look` is shown the state
/// before and behind each order, and what happened between.
pub(crate) fn played(
    scenario: Scenario,
    seed: u64,
    players: &dyn Fn(Colour) -> Player,
    look: &mut dyn FnMut(&State, &State, &[Event]),
) -> (State, Vec<Event>) {
    let mut numbers = Numbers::new(seed);
    let (mut state, mut happened) = opened(scenario, &mut numbers);
    for _ in 0..4000 {
        if state.step == RoundStep::Over {
            break;
        }
        let before = state.clone();
        let (_, _, events) = step(&mut state, players, &mut numbers);
        look(&before, &state, &events);
        happened.extend(events);
    }
    (state, happened)
}
