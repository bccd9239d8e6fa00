//! What one side may not know of the other: who waits beneath a rampart, who digs, what there is to eat.

use crate::whole_assaults::opened;
use decider::{Audience, By, Decider as _, Entry, Fact as _, run};
use fortified_town::event::{DeploymentBegun, ManHidden};
use fortified_town::men::{Class, Fate, Man, ManId, Side};
use fortified_town::options::options;
use fortified_town::scenario::{Enlisted, SCENARIOS, Scenario, TOWNS};
use fortified_town::siege::{Siege, SiegeStep};
use fortified_town::state::State;
use fortified_town::view::view_for;
use fortified_town::{Assault, Command, Event};
use messages::Language;
use rulebook::RuleSystem as _;
use testkit::Numbers;

fn id() -> ManId {
    "foot-soldier-1".parse().unwrap()
}

fn soldier() -> Man {
    Man {
        side: Side::Besiegers,
        class: Class::FootSoldier,
        called: None,
        mounted: false,
        wounded: false,
        stunned: false,
        hungry: false,
        fate: Fate::Alive,
        place: None,
    }
}

/// Besiegers hold two rampart hexes, and one of them is hidden beneath one, the other, or nowhere.
fn hidden_at(hex: Option<&str>) -> State {
    let town = toml::from_str(TOWNS[0].1).unwrap();
    let mut state = State { town, ..State::default() };
    for held in ["3,10", "3,11"] {
        state.held.insert(held.parse().unwrap(), Side::Besiegers);
    }
    state.men.insert(id(), soldier());
    let begun = DeploymentBegun { side: Some(Side::Besiegers) };
    Assault::evolve(&mut state, &begun.into()).unwrap();
    if let Some(hex) = hex {
        let hidden: Event = ManHidden { man: id(), hex: hex.parse().unwrap() }.into();
        Assault::evolve(&mut state, &hidden).unwrap();
    }
    state
}

#[test]
fn who_waits_beneath_a_rampart_is_seen_by_their_own_side_alone() {
    let all = [None, Some("3,10"), Some("3,11")].map(hidden_at);
    let seen = |reader: Option<&By>| -> Vec<String> {
        let view = |state: &State| format!("{:?}", view_for(state, reader, Language::English));
        all.iter().map(view).collect()
    };
    let besieged = By::Seat(Side::Besieged.seat());
    for reader in [None, Some(&besieged)] {
        let seen = seen(reader);
        assert!(seen.iter().all(|one| *one == seen[0]), "{reader:?} can tell where somebody hides");
    }
    for reader in [By::Seat(Side::Besiegers.seat()), By::Organiser] {
        let seen = seen(Some(&reader));
        assert!(seen[0] != seen[1] && seen[1] != seen[2], "{reader} cannot see their own people");
    }
}

/// Not by views alone: what the besieged could order, what is waited for, and the records are the same too. That there
/// is a record is seen, since its kind is; where somebody hides, and who, is not.
#[test]
fn nothing_else_tells_the_besieged_who_waits_beneath_a_rampart() {
    let all = [None, Some("3,10"), Some("3,11")].map(hidden_at);
    let seen = all.each_ref().map(|state| looks(state, Side::Besieged));
    same(&seen[0], &seen[1], "somebody hides, or nobody");
    same(&seen[1], &seen[2], "here or there");
    let records = ["3,10", "3,11"].map(|hex| {
        let (mut state, order) = (hidden_at(None), format!("hide {} {hex}", id()));
        let by = By::Seat(Side::Besiegers.seat());
        let mut numbers = Numbers::new(1);
        let entries =
            run::<Assault>(&mut state, &by, &mut numbers, &order.parse().unwrap()).unwrap();
        let event = |entry: &Entry<Event>| match entry {
            Entry::Event(event) => record(event, Side::Besieged),
            other => format!("{other:?}"),
        };
        entries.iter().map(event).collect::<Vec<String>>()
    });
    assert!(!records[0].is_empty());
    same(&records[0], &records[1], "by the records");
}

#[test]
fn the_order_and_the_event_of_hiding_have_their_own_side_as_audience() {
    use rulebook::Command as _;
    let by = By::Seat(Side::Besiegers.seat());
    let order: fortified_town::Command = "hide foot-soldier-1 3,10".parse().unwrap();
    let own = decider::Audience::Seats(vec![Side::Besiegers.seat()]);
    assert_eq!(order.readers().of(&by), own);
    let hidden: Event = ManHidden { man: id(), hex: "3,10".parse().unwrap() }.into();
    assert_eq!(decider::Fact::audience(&hidden), own);
}

/// A record as an export for a side holds it: its kind, and its payload if the side may read it.
fn record(event: &Event, side: Side) -> String {
    let kind = event.kind();
    match event.audience() {
        Audience::Seats(seats) if !seats.contains(&side.seat()) => format!("{kind} for {seats:?}"),
        _ => format!("{kind} {event:?}"),
    }
}

/// What else a side sees of a state: the view, what it could order, and what is waited for.
fn looks(state: &State, side: Side) -> [String; 3] {
    let reader = By::Seat(side.seat());
    [
        format!("{:?}", view_for(state, Some(&reader), Language::English)),
        format!("{:?}", options(state, &reader, Language::English)),
        format!("{:?}", Assault::pending(state)),
    ]
}

/// What a side reads of a siege in which everybody does the least they can: the records, and what it sees behind each
/// order. Something of the scenario can be changed, and the first order.
fn exported(side: Side, first: &str, change: impl Fn(&mut Scenario)) -> Vec<String> {
    let text = SCENARIOS.iter().find(|(word, _)| *word == "whole-siege").unwrap().1;
    let mut scenario: Scenario = toml::from_str(text).unwrap();
    change(&mut scenario);
    let (mut state, mut log) = (State::default(), Vec::new());
    opened(&scenario, &mut state, &mut log);
    let mut exported: Vec<String> = log.iter().map(|event| record(event, side)).collect();
    let mut numbers = Numbers::new(1);
    let mut order: (By, Command) = (By::Seat(Side::Besiegers.seat()), first.parse().unwrap());
    for _ in 0..20 {
        for entry in run::<Assault>(&mut state, &order.0, &mut numbers, &order.1).unwrap() {
            match entry {
                Entry::Event(event) => exported.push(record(&event, side)),
                other => exported.push(format!("{other:?}")),
            }
        }
        exported.extend(looks(&state, side));
        let pending = Assault::pending(&state);
        let Some(next) = pending.first().and_then(|it| Assault::instead(&state, it)) else { break };
        order = next;
    }
    exported
}

fn same(one: &[String], other: &[String], what: &str) {
    for (one, other) in one.iter().zip(other) {
        assert_eq!(one, other, "{what}");
    }
    assert_eq!(one.len(), other.len(), "{what}");
}

/// A store that lasts for ten strategic turns and one that lasts for twice as many: nobody goes hungry and no terms are
/// offered, so that nothing in the open depends on it.
#[test]
fn nothing_tells_the_besiegers_how_much_bread_there_is() {
    let with = |side: Side, rations: u32, brought: u32| {
        exported(side, "dig nobody", |scenario| {
            let siege = scenario.siege.as_mut().unwrap();
            (siege.rations, siege.brought) = (rations, brought);
        })
    };
    let (little, much) = (with(Side::Besiegers, 100, 4), with(Side::Besiegers, 200, 4));
    same(&little, &much, "the besiegers can tell the store of the besieged");
    assert!(little.iter().any(|line| line.starts_with("fortified-town.rations_eaten for")));
    let own = [with(Side::Besieged, 100, 4), with(Side::Besieged, 200, 4)];
    assert_ne!(own[0], own[1], "the besieged know their store");
    let (little, much) = (with(Side::Besieged, 100, 4), with(Side::Besieged, 100, 9));
    same(&little, &much, "the besieged can tell what the besiegers have brought");
}

/// How long food lasts counts when terms are offered. What is told of the offer before is the same for every store.
#[test]
fn no_odds_of_terms_tell_the_besiegers_how_much_bread_there_is() {
    let offered = |rations: u32| {
        let town = toml::from_str(TOWNS[0].1).unwrap();
        let mut state = State { town, ..State::default() };
        for (id, side) in [("knight-1", Side::Besiegers), ("archer-1", Side::Besieged)] {
            state.men.insert(id.parse().unwrap(), Man { side, ..soldier() });
        }
        let step = Some((SiegeStep::Terms, Side::Besiegers));
        let rations = [(Side::Besieged, rations)].into();
        let siege = Siege { turn: 1, day: 5, step, rations, ..Siege::default() };
        state.siege = Some(siege);
        looks(&state, Side::Besiegers)
    };
    let all: Vec<_> = (0..6).map(offered).collect();
    for other in &all {
        same(&all[0], other, "the besiegers can tell the store by the odds");
    }
    assert!(all[0][1].contains("accepted by"), "{}", all[0][1]);
}

#[test]
fn no_record_of_the_first_days_tells_the_besieged_whether_somebody_digs() {
    let exported = |first: &str| exported(Side::Besieged, first, |_| {});
    let nobody = exported("dig nobody");
    let men = "engineer-1 engineer-2 engineer-3 engineer-4 engineer-5";
    for gallery in ["3,10", "3,11"] {
        let somebody = exported(&format!("dig {gallery} with {men}"));
        same(&nobody, &somebody, gallery);
    }
    let sent = nobody.iter().filter(|line| line.starts_with("fortified-town.miners_sent"));
    assert!(sent.count() > 1, "there is a record in each strategic turn: {}", nobody.len());
}

#[test]
fn who_digs_does_not_vanish_before_the_eyes_of_the_garrison() {
    let text = SCENARIOS.iter().find(|(word, _)| *word == "whole-siege").unwrap().1;
    let mut scenario: Scenario = toml::from_str(text).unwrap();
    let places = ["0,8", "0,9", "0,10", "0,11", "0,12"].map(|hex| hex.parse().unwrap()).into();
    let force = scenario.sides.get_mut(&Side::Besiegers).unwrap();
    force.men.push(Enlisted {
        class: Class::Engineer,
        at: places,
        mounted: false,
        called: Vec::new(),
    });
    let mut digging = 0;
    for first in [1, 6] {
        let (mut state, mut log) = (State::default(), Vec::new());
        opened(&scenario, &mut state, &mut log);
        let men: Vec<String> = (first..first + 5).map(|it| format!("engineer-{it}")).collect();
        let reader = By::Seat(Side::Besieged.seat());
        let seen = |order: &str| {
            let (mut state, mut numbers) = (state.clone(), Numbers::new(1));
            let by = By::Seat(Side::Besiegers.seat());
            run::<Assault>(&mut state, &by, &mut numbers, &order.parse().unwrap()).ok()?;
            Some(format!("{:?}", view_for(&state, Some(&reader), Language::English)))
        };
        let nobody = seen("dig nobody").unwrap();
        if let Some(somebody) = seen(&format!("dig 3,10 with {}", men.join(" "))) {
            digging += 1;
            assert_eq!(nobody, somebody, "{men:?}");
        }
    }
    assert_eq!(digging, 1, "who is in the camp digs, who stands in the open does not");
}
