//! Whole sieges over days: whatever is ordered on a day is accepted or refused and breaks nothing, a log folds to
//! the state that it came from, and nobody reads what the other side eats, digs or waits for.

use crate::whole_assaults::opened;
use decider::{Audience, By, Decider as _, Entry, Fact as _, Seat, Stop, run};
use fortified_town::men::{Class, Reserve, Side};
use fortified_town::scenario::{EngineStart, Force, Scenario};
use fortified_town::siege::{ReliefForce, SiegeStart};
use fortified_town::state::Options;
use fortified_town::view::view_for;
use fortified_town::works::EngineKind;
use fortified_town::{Assault, Command, State};
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
                    let known = fortified_town::REGISTER.find(refusal.clause.id());
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
