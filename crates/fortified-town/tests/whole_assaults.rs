//! Whole assaults of people who order anything: what is accepted breaks nothing, and whatever they do, a
//! log folds to the state that it came from.

use decider::{By, Decider as _, Entry, Stop, run};
use fortified_town::asks::Ask;
use fortified_town::men::{Class, Man, ManId, Side};
use fortified_town::scenario::{
    EngineStart, Enlisted, Force, LadderStart, Library, Scenario, TOWNS,
};
use fortified_town::spot::Spot;
use fortified_town::state::{Options, Phase};
use fortified_town::works::EngineKind;
use fortified_town::{Assault, Command, Event, State, ways};
use std::collections::{BTreeMap, BTreeSet};
use testkit::Numbers;

fn library() -> Library {
    let towns = TOWNS.iter().map(|(word, text)| ((*word).into(), toml::from_str(text).unwrap()));
    towns.collect()
}

/// Sixteen on each side: outside the Pilgrims Gate, which stands open, and in the streets behind it.
pub(crate) fn crowd(numbers: &mut Numbers) -> Scenario {
    let mut force = |name: &str, row: i16, floor: i16| {
        let places =
            (0..16).map(|at| Spot::ground(board::Hex::new(5 + at % 8, row + floor * (at / 8))));
        let men = places.map(|place| {
            // Horses come with their riders.
            let all = Class::ALL.into_iter().filter(|&class| class != Class::Horse);
            let all: Vec<Class> = all.collect();
            let class = all[numbers.below(u32::try_from(all.len()).unwrap()) as usize];
            let mounted = class.row().mounted.is_some() && numbers.below(2) == 0;
            Enlisted { class, at: vec![place], mounted, called: Vec::new() }
        });
        Force { name: name.into(), men: men.collect(), reserve: Vec::new() }
    };
    let sides = BTreeMap::from([
        (Side::Besiegers, force("The host", 23, 1)),
        (Side::Besieged, force("The town", 18, -1)),
    ]);
    Scenario {
        port: false,
        siege: None,
        title: "A crowd".into(),
        summary: String::new(),
        town: "lindenburg".into(),
        options: Options { turns: Some(30), ..Options::default() },
        open: ["pilgrims".parse().unwrap(), "citadel".parse().unwrap()].into(),
        worked: BTreeSet::new(),
        filled: BTreeSet::new(),
        demolished: BTreeSet::new(),
        broken: BTreeSet::new(),
        burnt: BTreeSet::new(),
        held: BTreeSet::new(),
        ladders: vec![
            LadderStart::Lying("5,23".parse().unwrap()),
            LadderStart::Standing(["11,23", "12,22"].map(|hex| hex.parse().unwrap())),
        ],
        engines: vec![EngineStart {
            kind: EngineKind::Ram,
            at: Some("4,24".parse().unwrap()),
            facing: board::Direction::East,
            against: None,
            building: false,
        }],
        oil: None,
        sides,
    }
}

#[test]
fn whatever_is_ordered_is_accepted_or_refused_and_breaks_nothing() {
    let mut kinds: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 4..8 {
        let mut numbers = Numbers::new(seed);
        let (mut state, mut log) = (State::default(), Vec::new());
        opened(&crowd(&mut numbers), &mut state, &mut log);
        for _ in 0..900 {
            if state.outcome.is_some() {
                break;
            }
            let (side, order) = any_order(&state, &mut numbers);
            let text = order.to_string();
            assert_eq!(text.parse::<Command>().as_ref(), Ok(&order), "{text}");
            let mut next = state.clone();
            match run::<Assault>(&mut next, &By::Seat(side.seat()), &mut numbers, &order) {
                Ok(entries) => {
                    for entry in entries {
                        if let Entry::Event(event) = entry {
                            *kinds.entry(event.kind()).or_default() += 1;
                            log.push(event);
                        }
                    }
                    holds(&next, &text);
                    state = next;
                }
                Err(Stop::Refused(refusal)) => {
                    let known = fortified_town::REGISTER.find(refusal.clause_id());
                    assert!(known.is_some(), "`{text}`: {refusal:?}");
                }
                Err(stop) => panic!("`{text}`: {stop:?}"),
            }
        }
        let mut folded = State::default();
        for event in &log {
            Assault::evolve(&mut folded, event).unwrap();
        }
        assert_eq!(folded, state);
    }
    for kind in ["combat_fought", "shot_taken", "man_retreated", "man_captured", "man_killed"] {
        let kind = format!("fortified-town.{kind}");
        assert!(kinds.contains_key(kind.as_str()), "no {kind} in {kinds:?}");
    }
}

pub(crate) fn opened(scenario: &Scenario, state: &mut State, log: &mut Vec<Event>) {
    struct Opening;
    impl decider::Decider for Opening {
        type State = State;
        type Command = Scenario;
        type Event = Event;
        type Refusal = fortified_town::Refusal;

        fn decide(
            scenario: &Scenario,
            draft: &mut decider::Draft<'_, Self>,
        ) -> Result<(), Stop<Self::Refusal>> {
            let open = |inner: &mut fortified_town::Draft<'_>| {
                fortified_town::open(scenario, &library(), inner)
            };
            draft.within(|state| state, |event| event, open)
        }

        fn evolve(state: &mut State, event: &Event) -> Result<(), decider::Contradiction> {
            Assault::evolve(state, event)
        }
    }
    let entries = run::<Opening>(state, &By::Organiser, &mut Numbers::new(1), scenario).unwrap();
    log.extend(entries.into_iter().filter_map(|entry| match entry {
        Entry::Event(event) => Some(event),
        _ => None,
    }));
}

/// Nobody stands where another does, or where nobody can be; the dead ask nothing.
fn holds(state: &State, after: &str) {
    let broken = fortified_town::invariants::check(state);
    assert!(broken.is_empty(), "after `{after}`: {broken:?}");
    let mut taken = BTreeSet::new();
    for (id, man, place) in state.on_map() {
        let alone = !man.stands() || taken.insert(place) || state.room(place) > 1;
        assert!(alone, "after `{after}`: {id} stands on another");
        assert!(ways::exists(state, place), "after `{after}`: {id} stands nowhere, at {place}");
        let room = state.standing_in(place).count() <= state.room(place);
        assert!(room, "after `{after}`: too many stand at {place}");
    }
}

/// An answer where something is asked; else now and then `done`, mostly something with somebody.
pub(crate) fn any_order(state: &State, numbers: &mut Numbers) -> (Side, Command) {
    let whose = state.phase.map_or(Side::Besiegers, |(side, _)| side);
    let side = state.asked.first().map_or(whose, Ask::of);
    if numbers.below(3) > 0
        && let Some(order) = legal_order(state, side, numbers)
    {
        return (side, order);
    }
    (side, wild_order(state, numbers))
}

/// One of the orders that the assault says are legal: a way somewhere, or anything else but the end of the phase.
fn legal_order(state: &State, side: Side, numbers: &mut Numbers) -> Option<Command> {
    let by = By::Seat(side.seat());
    let options = fortified_town::options::options(state, &by, messages::Language::English);
    let pick =
        |numbers: &mut Numbers, count: usize| numbers.below(u32::try_from(count).unwrap()) as usize;
    if !options.moves.is_empty() && numbers.below(2) == 0 {
        let (man, to) = options.moves.iter().nth(pick(numbers, options.moves.len()))?;
        let path = to[pick(numbers, to.len())].path.clone();
        return Some(Command::Move(fortified_town::command::Move { man: man.clone(), path }));
    }
    let orders: Vec<&Command> = options
        .orders
        .iter()
        .map(|order| &order.command)
        .filter(|order| !matches!(order, Command::Done | Command::CallOff | Command::Lower(_)))
        .collect();
    (!orders.is_empty()).then(|| orders[pick(numbers, orders.len())].clone())
}

fn wild_order(state: &State, numbers: &mut Numbers) -> Command {
    let pick =
        |numbers: &mut Numbers, count: usize| numbers.below(u32::try_from(count).unwrap()) as usize;
    let text = match state.asked.first() {
        Some(Ask::Fire { may, .. }) => match numbers.below(3) {
            0 => "hold move".to_owned(),
            _ => format!("shoot {}", may[pick(numbers, may.len())]),
        },
        Some(Ask::Stun { attackers, .. }) => {
            format!("stun {}", attackers[pick(numbers, attackers.len())])
        }
        Some(Ask::Retreat { man, to, jumps, .. }) => {
            let all: Vec<&Spot> = to.iter().chain(jumps).collect();
            format!("retreat {man} {}", all[pick(numbers, all.len())])
        }
        Some(Ask::ComeOut { man, to, .. }) => {
            format!("come-out {man} {}", to[pick(numbers, to.len())])
        }
        Some(Ask::Advance { who, .. }) => match numbers.below(2) {
            0 => "stay".to_owned(),
            _ => format!("advance {}", who[pick(numbers, who.len())]),
        },
        None => free_order(state, numbers),
    };
    text.parse().unwrap()
}

fn free_order(state: &State, numbers: &mut Numbers) -> String {
    let (side, phase) = state.phase.unwrap();
    if numbers.below(12) == 0 {
        return "done".to_owned();
    }
    let of = |which: Side| -> Vec<(&ManId, &Man, Spot)> {
        state.on_map().filter(|(_, man, _)| man.side == which).collect()
    };
    let (own, enemies) = (of(side), of(side.other()));
    let any = |numbers: &mut Numbers, all: &[(&ManId, &Man, Spot)]| {
        let at = numbers.below(u32::try_from(all.len()).unwrap()) as usize;
        (all[at].0.clone(), all[at].2)
    };
    let (who, at) = any(numbers, &own);
    match phase {
        Phase::FirstFire | Phase::SecondFire => format!("aim {who} {}", any(numbers, &enemies).0),
        Phase::Combat => {
            let near: Vec<(&ManId, &Man, Spot)> =
                enemies.iter().copied().filter(|(.., to)| to.hex.distance(at.hex) <= 1).collect();
            let target = if near.is_empty() { any(numbers, &enemies) } else { any(numbers, &near) };
            format!("attack {} with {who}", target.0)
        }
        Phase::Movement | Phase::Recovery if numbers.below(20) == 0 => {
            format!("shut pilgrims {who}")
        }
        Phase::Movement | Phase::Recovery => {
            let mut path = vec![at];
            for _ in 0..=numbers.below(4) {
                let last = *path.last().unwrap();
                let next: Vec<Spot> = ways::from(state, last).map(|(to, _)| to).collect();
                if !next.is_empty() {
                    path.push(next[numbers.below(u32::try_from(next.len()).unwrap()) as usize]);
                }
            }
            let steps: Vec<String> = path.iter().skip(1).map(ToString::to_string).collect();
            if steps.is_empty() {
                "done".to_owned()
            } else {
                format!("move {who} {}", steps.join(" "))
            }
        }
    }
}
