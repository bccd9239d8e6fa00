//! Whole sieges over days: whatever is ordered on a day is accepted or refused and breaks nothing, a log folds to
//! the state that it came from, and nobody reads what the other side eats, digs or waits for.

use crate::whole_assaults::opened;
use decider::{Audience, By, Decider as _, Entry, Fact as _, Seat, Stop, run};
use fortified_town::men::{Class, Fate, Reserve, Side};
use fortified_town::scenario::{EngineStart, Force, SCENARIOS, Scenario};
use fortified_town::siege::{ReliefForce, SiegeStart, SiegeStep};
use fortified_town::state::Options;
use fortified_town::view::view_for;
use fortified_town::works::EngineKind;
use fortified_town::{Assault, Command, Event, State};
use messages::Language;
use rulebook::RuleSystem as _;
use std::collections::{BTreeMap, BTreeSet};
use testkit::Numbers;

fn some(class: Class, number: u32) -> Reserve {
    Reserve { class, number, mounted: false, called: Vec::new() }
}

/// A small siege, with or without a port, that a relief of two knights ends.
pub(crate) fn small(port: bool, rations: u32, relief: u32) -> Scenario {
    let force = |name: &str, reserve| Force { name: name.into(), men: Vec::new(), reserve };
    let engine = |kind| EngineStart {
        kind,
        at: None,
        facing: board::Direction::East,
        against: None,
        building: false,
    };
    let siege = SiegeStart {
        on_map: false,
        turns: Some(2),
        fascines: 2,
        field: Some([12, 6]),
        border: false,
        rations,
        brought: 1,
        relief: Some(ReliefForce { turn: relief, by_sea: port, men: vec![some(Class::Knight, 2)] }),
    };
    Scenario {
        title: "A small siege".into(),
        summary: String::new(),
        town: "lindenburg".into(),
        options: Options { distance: Some(2), ..Options::default() },
        open: BTreeSet::new(),
        worked: BTreeSet::new(),
        filled: BTreeSet::new(),
        demolished: BTreeSet::new(),
        broken: BTreeSet::new(),
        burnt: BTreeSet::new(),
        ladders: Vec::new(),
        held: ["3,10".parse().unwrap()].into(),
        engines: vec![engine(EngineKind::Ram), engine(EngineKind::Trebuchet)],
        oil: None,
        port,
        siege: Some(Box::new(siege)),
        sides: BTreeMap::from([
            (
                Side::Besiegers,
                force(
                    "The host",
                    vec![
                        some(Class::Baron, 1),
                        some(Class::FootSoldier, 4),
                        some(Class::Engineer, 6),
                        some(Class::Longbowman, 1),
                    ],
                ),
            ),
            (
                Side::Besieged,
                force("The town", vec![some(Class::Sergeant, 2), some(Class::Archer, 2)]),
            ),
        ]),
    }
}

/// On days and before assaults any legal order, and now and then one that is not; bots fight.
pub(crate) fn any_order(state: &State, numbers: &mut Numbers) -> Option<(By, Command)> {
    let everybody = |_: &Seat| true;
    let day = state.phase.is_none() && state.asked.is_empty();
    let bot = Assault::bot_order(state, &everybody, &mut |_| 0);
    if !day || numbers.below(3) == 0 {
        return bot;
    }
    let by = bot?.0;
    let by = if numbers.below(6) == 0 { By::Seat(Side::of(&by)?.other().seat()) } else { by };
    if numbers.below(4) == 0 {
        let forms = <Command as rulebook::Command>::FORMS;
        let at = numbers.below(u32::try_from(forms.len()).unwrap()) as usize;
        return Some((by, forms[at].example.parse().unwrap()));
    }
    let options = fortified_town::options::options(state, &by, Language::English);
    let orders: Vec<&Command> = options
        .orders
        .iter()
        .map(|order| &order.command)
        .filter(|order| !matches!(order, Command::GiveUp))
        .collect();
    if orders.is_empty() {
        return Assault::bot_order(state, &everybody, &mut |_| 0);
    }
    let at = numbers.below(u32::try_from(orders.len()).unwrap()) as usize;
    Some((by, orders[at].clone()))
}

#[test]
fn whatever_is_ordered_on_a_day_breaks_nothing() {
    let mut kinds: BTreeMap<&str, u32> = BTreeMap::new();
    let mut endings: BTreeSet<&str> = BTreeSet::new();
    for seed in 0..10 {
        let mut numbers = Numbers::new(seed);
        let (mut state, mut log) = (State::default(), Vec::new());
        let scenario = small(seed % 2 == 1, numbers.below(6), 1 + numbers.below(2));
        opened(&scenario, &mut state, &mut log);
        for _ in 0..1500 {
            let Some((by, order)) = any_order(&state, &mut numbers) else { break };
            let text = order.to_string();
            let mut next = state.clone();
            match run::<Assault>(&mut next, &by, &mut numbers, &order) {
                Ok(entries) => {
                    for entry in entries {
                        if let Entry::Event(event) = entry {
                            *kinds.entry(event.kind()).or_default() += 1;
                            log.push(event);
                        }
                    }
                    let broken = fortified_town::invariants::check(&next);
                    assert!(broken.is_empty(), "seed {seed}, after `{text}`: {broken:?}");
                    let waits = !Assault::pending(&next).is_empty();
                    assert_eq!(waits, next.outcome.is_none(), "seed {seed}, after `{text}`");
                    state = next;
                }
                Err(Stop::Refused(refusal)) => {
                    let known = fortified_town::REGISTER.find(refusal.clause_id());
                    assert!(known.is_some(), "`{text}`: {refusal:?}");
                }
                Err(stop) => panic!("seed {seed}: `{text}`: {stop:?}"),
            }
        }
        endings.extend(state.outcome.map(|outcome| outcome.word()));
        let mut folded = State::default();
        for event in &log {
            Assault::evolve(&mut folded, event).unwrap();
        }
        assert_eq!(folded, state, "seed {seed}");
        nobody_reads_too_much(&log);
    }
    for kind in [
        "salvo_shot",
        "wounded_tended",
        "miners_sent",
        "relief_arrived",
        "fighting_ended",
        "rations_eaten",
        "engine_brought",
    ] {
        let kind = format!("fortified-town.{kind}");
        assert!(kinds.contains_key(kind.as_str()), "no {kind} in {kinds:?}");
    }
    assert!(endings.len() > 1, "every siege ended alike: {endings:?}");
}

/// The same siege without every event that a side may not read, looks the same to it.
fn nobody_reads_too_much(log: &[fortified_town::Event]) {
    for side in Side::ALL {
        let reader = By::Seat(side.seat());
        let (mut whole, mut read) = (State::default(), State::default());
        for event in log {
            Assault::evolve(&mut whole, event).unwrap();
            let may = match event.audience() {
                Audience::Everyone => true,
                Audience::Seats(seats) => seats.contains(&side.seat()),
            };
            if may {
                Assault::evolve(&mut read, event).unwrap();
            }
        }
        let seen = |state| format!("{:?}", view_for(state, Some(&reader), Language::English));
        assert_eq!(seen(&whole), seen(&read), "{side} see what they may not read");
    }
}

#[test]
fn an_assault_without_a_blow_captures_nobody() {
    let mut state = whole_siege();
    let mut numbers = Numbers::new(1);
    let mut orders =
        ["dig nobody", "assault", "form-up", "done", "form-up", "done", "call-off"].into_iter();
    let ended = loop {
        let order = orders.next().unwrap_or("done");
        let events = played(&mut state, order, &mut numbers);
        let ended = events.into_iter().find_map(|event| match event {
            Event::AssaultEnded(event) => Some(event),
            _ => None,
        });
        if let Some(ended) = ended {
            break ended;
        }
    };
    assert_eq!((ended.cut_off, ended.left_behind), (Vec::new(), Vec::new()));
    assert!(state.men.values().all(|man| man.fate == Fate::Alive));
}

#[test]
fn an_assault_does_not_stop_those_who_dig() {
    let mut state = whole_siege();
    let mut numbers = Numbers::new(1);
    let men = "engineer-1 engineer-2 engineer-3 engineer-4 engineer-5";
    let dig = format!("dig 3,10 with {men}");
    for order in [&dig, "assault", "form-up", "done", "form-up", "done", "call-off"] {
        played(&mut state, order, &mut numbers);
    }
    let on_the_map =
        |state: &State| state.on_map().filter(|(_, man, _)| man.class == Class::Engineer).count();
    assert_eq!(on_the_map(&state), 0, "who digs assaults nothing");
    let mut sprung = 0;
    while state.siege.as_ref().is_some_and(|siege| siege.turn < 2 || siege.day < 1) {
        let waits = state.siege.as_ref().and_then(|siege| siege.step);
        let order = match waits {
            Some((SiegeStep::Fighting, _)) => "done",
            Some((SiegeStep::Preparations, _)) => "dig nobody",
            _ => "pass",
        };
        sprung += sprung_in(&played(&mut state, order, &mut numbers));
    }
    assert_eq!(sprung, 0);
    assert_eq!(state.siege.as_ref().unwrap().mines.len(), 1);
    while !matches!(state.siege.as_ref().unwrap().step, Some((SiegeStep::Action, Side::Besiegers)))
    {
        played(&mut state, "pass", &mut numbers);
    }
    assert_eq!(sprung_in(&played(&mut state, "assault", &mut numbers)), 1);
}

fn whole_siege() -> State {
    let text = SCENARIOS.iter().find(|(word, _)| *word == "whole-siege").unwrap().1;
    let (mut state, mut log) = (State::default(), Vec::new());
    opened(&toml::from_str(text).unwrap(), &mut state, &mut log);
    state
}

/// An order of whoever has to say something now.
fn played(state: &mut State, order: &str, numbers: &mut Numbers) -> Vec<Event> {
    let by = By::Seat(Assault::pending(state)[0].roles[0].clone());
    let entries = run::<Assault>(state, &by, numbers, &order.parse().unwrap()).unwrap();
    let events = entries.into_iter().filter_map(|entry| match entry {
        Entry::Event(event) => Some(event),
        _ => None,
    });
    events.collect()
}

fn sprung_in(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::MineSprung(_))).count()
}
