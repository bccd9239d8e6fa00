//! What one side may not know of the other: who waits beneath a rampart.

use crate::whole_assaults::opened;
use decider::{Audience, By, Decider as _, Entry, Fact as _, run};
use fortified_town::event::{DeploymentBegun, ManHidden};
use fortified_town::men::{Class, Fate, Man, ManId, Side};
use fortified_town::scenario::{Enlisted, SCENARIOS, Scenario, TOWNS};
use fortified_town::state::State;
use fortified_town::view::view_for;
use fortified_town::{Assault, Command, Event};
use messages::Language;
use rulebook::RuleSystem as _;
use testkit::Numbers;

fn id() -> ManId {
    "foot-soldier-1".parse().unwrap()
}

/// Besiegers hold two rampart hexes, and one of them is hidden beneath one, the other, or nowhere.
fn hidden_at(hex: Option<&str>) -> State {
    let town = toml::from_str(TOWNS[0].1).unwrap();
    let mut state = State { town, ..State::default() };
    for held in ["3,10", "3,11"] {
        state.held.insert(held.parse().unwrap(), Side::Besiegers);
    }
    let soldier = Man {
        side: Side::Besiegers,
        class: Class::FootSoldier,
        called: None,
        mounted: false,
        wounded: false,
        stunned: false,
        hungry: false,
        fate: Fate::Alive,
        place: None,
    };
    state.men.insert(id(), soldier);
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

/// What an export for the besieged holds of the first days of a siege: the kind of every record, the payload of those
/// that they may read, and how the town looks to them behind each.
fn exported(first: &str) -> Vec<String> {
    let text = SCENARIOS.iter().find(|(word, _)| *word == "whole-siege").unwrap().1;
    let scenario: Scenario = toml::from_str(text).unwrap();
    let (mut state, mut log) = (State::default(), Vec::new());
    opened(&scenario, &mut state, &mut log);
    let (mut numbers, mut exported) = (Numbers::new(1), Vec::new());
    let reader = By::Seat(Side::Besieged.seat());
    let mut order: (By, Command) = (By::Seat(Side::Besiegers.seat()), first.parse().unwrap());
    for _ in 0..20 {
        for entry in run::<Assault>(&mut state, &order.0, &mut numbers, &order.1).unwrap() {
            let Entry::Event(event) = entry else { continue };
            let read = match event.audience() {
                Audience::Everyone => format!("{event:?}"),
                Audience::Seats(seats) => format!("for {seats:?}"),
            };
            let kind = event.kind();
            exported.push(format!("{kind} {read}"));
        }
        let view = view_for(&state, Some(&reader), Language::English);
        exported.push(format!("{:?}", view));
        let pending = Assault::pending(&state);
        let Some(next) = pending.first().and_then(|it| Assault::instead(&state, it)) else { break };
        order = next;
    }
    exported
}

#[test]
fn no_record_of_the_first_days_tells_the_besieged_whether_somebody_digs() {
    let nobody = exported("dig nobody");
    let men = "engineer-1 engineer-2 engineer-3 engineer-4 engineer-5";
    for gallery in ["3,10", "3,11"] {
        let somebody = exported(&format!("dig {gallery} with {men}"));
        assert_eq!(nobody.len(), somebody.len(), "{gallery}");
        for (one, other) in nobody.iter().zip(&somebody) {
            assert_eq!(one, other, "{gallery}");
        }
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
