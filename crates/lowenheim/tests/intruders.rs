//! The intruders act as their clauses say: the worked cases of the rulebook's intruder part, and
//! what they leave out (ACT-03 to ACT-18).

use crate::table;

use board::Hex;
use lowenheim::Event;
use lowenheim::city::Place;
use lowenheim::command::{Command, Proceed};
use lowenheim::event::{
    ArrivalSettled, AttackFought, BandArrived, FigureFell, FigurePlaced, FigureStunned,
    FiguresMoved, OgreAwaited, PlaceHeld, SectionMined,
};
use lowenheim::figures::{Faction, FigureId, Side};
use lowenheim::state::{Aim, BandTarget};
use lowenheim::state::{State, Step};
use std::collections::BTreeMap;
use table::Table;

fn hex(written: &str) -> Hex {
    written.parse().unwrap()
}

/// One automatic thing that uses up all these dice.
fn go_on<const DICE: usize>(table: &mut Table, dice: [u32; DICE]) -> Vec<Event> {
    table.accepts(Faction::CityGuard, Command::Proceed(Proceed { all: false }), dice)
}

/// A city without defenders, before an enemy step of turn 1.
fn deserted() -> Table {
    let mut table = Table::at(1, Step::EnemyMovement);
    let figures: Vec<FigureId> = table.state.on_map(Side::City).map(|(figure, _)| figure).collect();
    for figure in figures {
        table.happens(FigureFell { figure, to_temple: false });
    }
    table
}

/// A figure that left comes back for the test.
fn returns(table: &mut Table, figure: &str, to: &str) -> FigureId {
    let figure: FigureId = figure.parse().unwrap();
    let path = vec![hex(to)];
    table.happens(FiguresMoved { figures: vec![figure], path, markers: Vec::new() });
    figure
}

/// A band that arrived earlier, with one figure for each entry.
fn band(table: &mut Table, band: u32, aim: Aim, figures: &[(&str, &str)]) {
    let skaven = figures.len() as u32;
    let entry = hex(figures[0].1);
    table.happens(BandArrived {
        band,
        aim,
        entry,
        door: Some(11),
        skaven,
        ogres: 0,
        breach: false,
    });
    for (figure, at) in figures {
        let (figure, hex): (FigureId, Hex) = (figure.parse().unwrap(), hex(at));
        table.happens(FigurePlaced { figure, hex, band: Some(band), wounds: None });
    }
}

/// How many enemy figures stand where.
fn crowd(state: &State) -> BTreeMap<String, usize> {
    let mut crowd = BTreeMap::new();
    for (_, hex) in state.on_map(Side::Enemy) {
        *crowd.entry(hex.to_string()).or_default() += 1;
    }
    crowd
}

fn counted<const N: usize>(there: [(&str, usize); N]) -> BTreeMap<String, usize> {
    there.map(|(hex, count)| (hex.to_owned(), count)).into()
}

fn target(events: &[Event]) -> BandTarget {
    let found = events.iter().find_map(|event| match event {
        Event::BandActivated(activated) => Some(activated.target),
        _ => None,
    });
    found.unwrap()
}

/// Arrival and order die of a turn from 2 on, both without effect on a single band.
fn no_arrival(table: &mut Table) {
    go_on(table, [1]);
    go_on(table, [1]);
}

/// Moves the only band on turn 2.
fn march(table: &mut Table) -> Vec<Event> {
    table.go_to(2, Step::EnemyMovement);
    no_arrival(table);
    go_on(table, [])
}

fn at(table: &Table, figure: &str) -> String {
    table.state.hex_of(figure.parse().unwrap()).unwrap().to_string()
}

#[test]
fn worked_case_1_arrival() {
    let mut table = Table::at(1, Step::EnemyMovement);
    let events = go_on(&mut table, [3, 5, 2, 4, 3, 2, 4]);
    assert_eq!(events[0], Event::ArrivalSettled(ArrivalSettled { band: Some(1) }));
    let arrived = BandArrived {
        band: 1,
        aim: Aim::Nearest,
        entry: hex("6,16"),
        door: Some(24),
        skaven: 14,
        ogres: 0,
        breach: false,
    };
    assert_eq!(events[1], Event::BandArrived(arrived));
    assert_eq!(events.len(), 2 + 14);
    let there = counted([("6,16", 6), ("5,16", 6), ("7,16", 2)]);
    assert_eq!(crowd(&table.state), there);

    go_on(&mut table, [1]);
    go_on(&mut table, []);
    assert_eq!(table.state.step, Some(Step::EnemyCombat), "nothing moves on turn 1 (ACT-08)");
    assert_eq!(crowd(&table.state), there);
}

#[test]
fn worked_case_2_movement() {
    let mut table = deserted();
    go_on(&mut table, [3, 5, 2, 4, 3, 2, 4]);
    returns(&mut table, "severus", "20,2");
    table.go_to(2, Step::EnemyMovement);
    no_arrival(&mut table);
    assert_eq!(target(&go_on(&mut table, [])), BandTarget::Place(Place::A));
    assert_eq!(crowd(&table.state), counted([("4,14", 6), ("4,15", 6), ("7,14", 2)]));
    table.go_to(3, Step::EnemyMovement);
    no_arrival(&mut table);
    go_on(&mut table, []);
    assert_eq!(crowd(&table.state), counted([("4,12", 6), ("4,13", 6), ("5,13", 2)]));
}

#[test]
fn worked_case_3_order() {
    let mut table = deserted();
    band(&mut table, 1, Aim::Nearest, &[("skaven-1", "8,13")]);
    band(&mut table, 2, Aim::Nearest, &[("skaven-2", "10,13")]);
    band(&mut table, 3, Aim::Nearest, &[("skaven-3", "18,13")]);
    table.go_to(2, Step::EnemyMovement);
    go_on(&mut table, [1]);
    go_on(&mut table, [5]);
    assert_eq!(table.state.enemy.order, [2, 3, 1]);

    let mut table = deserted();
    band(&mut table, 1, Aim::Nearest, &[("skaven-1", "8,13")]);
    band(&mut table, 2, Aim::Nearest, &[("skaven-2", "10,13")]);
    table.happens(FigureFell { figure: "skaven-1".parse().unwrap(), to_temple: false });
    table.go_to(2, Step::EnemyMovement);
    go_on(&mut table, [1]);
    go_on(&mut table, [6]);
    assert_eq!(table.state.enemy.order, [2], "a band without figures is not on the map");
}

/// Five skaven around the temple hex 20,9 in which Severus and a Foot Knight stand.
fn severus_and_a_knight() -> Table {
    let mut table = deserted();
    let skaven = ["skaven-1", "skaven-2", "skaven-3", "skaven-4", "skaven-5"];
    band(&mut table, 1, Aim::Nearest, &skaven.map(|figure| (figure, "20,9")));
    returns(&mut table, "severus", "20,9");
    returns(&mut table, "foot-knight-1", "20,9");
    table.go_to(2, Step::EnemyMovement);
    no_arrival(&mut table);
    let stay = go_on(&mut table, []);
    assert_eq!(stay.len(), 1, "a figure in contact stays (ACT-12)");
    go_on(&mut table, []);
    assert_eq!(table.state.step, Some(Step::EnemyCombat));
    table
}

fn fought(events: &[Event]) -> Vec<(String, String)> {
    let fights = events.iter().filter_map(|event| match event {
        Event::AttackFought(AttackFought { attacker, target, .. }) => {
            Some((attacker.to_string(), target.to_string()))
        }
        _ => None,
    });
    fights.collect()
}

fn pairs<const N: usize>(pairs: [(&str, &str); N]) -> Vec<(String, String)> {
    pairs.map(|(attacker, target)| (attacker.to_owned(), target.to_owned())).into()
}

#[test]
fn worked_case_4_targets() {
    let mut table = severus_and_a_knight();
    let mut fights = Vec::new();
    for _ in 0..4 {
        fights.extend(fought(&go_on(&mut table, [1, 6])));
    }
    let expected = [
        ("skaven-1", "severus"),
        ("skaven-2", "foot-knight-1"),
        ("skaven-3", "severus"),
        ("skaven-4", "foot-knight-1"),
    ];
    assert_eq!(fights, pairs(expected));
    let after = go_on(&mut table, []);
    assert_eq!(fought(&after), [], "the fifth has no legal target");
    assert_ne!(table.state.step, Some(Step::EnemyCombat));
}

#[test]
fn worked_case_5_ogre() {
    let mut table = deserted();
    table.go_to(3, Step::EventCard);
    table.happens(OgreAwaited { waiting: 1 });
    table.go_to(4, Step::EnemyMovement);
    let events = go_on(&mut table, [2]);
    assert_eq!(events, [Event::ArrivalSettled(ArrivalSettled { band: None })]);
    table.go_to(5, Step::EnemyMovement);
    go_on(&mut table, [4, 1, 1, 1, 1, 1, 4, 5]);
    assert_eq!(crowd(&table.state), counted([("22,14", 5)]));
    assert_eq!(at(&table, "rat-ogre-1"), "22,14");
    assert_eq!(table.state.figures[&"rat-ogre-1".parse().unwrap()].wounds, 3);
    assert_eq!(table.state.enemy.ogres_waiting, 0);
}

#[test]
fn worked_case_6_crater() {
    let mut table = deserted();
    table.go_to(6, Step::EnemyMovement);
    let section = lowenheim::city::Section::CastleEntrance;
    let opened = table.state.city.map().sections[&section].opens.clone();
    table.happens(SectionMined { section, hex: hex("12,3"), opened, barricades: Vec::new() });
    let events = go_on(&mut table, [6, 1, 2, 1, 1, 6]);
    let arrived = events.iter().find_map(|event| match event {
        Event::BandArrived(arrived) => Some((arrived.entry, arrived.door, arrived.aim)),
        _ => None,
    });
    assert_eq!(arrived, Some((hex("12,3"), None, Aim::Castle)));
    assert_eq!(crowd(&table.state), counted([("12,3", 5)]));
    assert!(table.state.enemy.craters.is_empty(), "the crater is used up");
}

#[test]
fn six_bands_are_enough() {
    let mut table = deserted();
    for (number, at) in (1_u32..).zip(["5,13", "7,13", "9,13", "11,13", "13,13", "15,13"]) {
        band(&mut table, number, Aim::Nearest, &[(&format!("skaven-{number}"), at)]);
    }
    table.go_to(2, Step::EnemyMovement);
    let events = go_on(&mut table, []);
    assert_eq!(events, [Event::ArrivalSettled(ArrivalSettled { band: None })], "ACT-03: no die");
    table.happens(FigureFell { figure: "skaven-6".parse().unwrap(), to_temple: false });
    table.go_to(3, Step::EnemyMovement);
    let events = go_on(&mut table, [4, 1, 1, 1, 1, 1, 1, 1]);
    let seventh = Event::ArrivalSettled(ArrivalSettled { band: Some(7) });
    assert_eq!(events[0], seventh, "numbers are never used again");
    assert_eq!(at(&table, "skaven-10"), "8,10");
}

#[test]
fn the_arrival_number_makes_it_easy_or_hard() {
    for (number, comes) in [(5, false), (4, true), (3, true)] {
        let mut table = deserted();
        table.state.options.arrival_number = number;
        table.go_to(2, Step::EnemyMovement);
        let dice: &[u32] = if comes { &[4, 1, 1, 1, 1, 1, 1, 1] } else { &[4] };
        let mut chance = chance::Scripted::new(dice.iter().copied());
        let order = Command::Proceed(Proceed { all: false });
        let lines = table.play(Faction::Cathay, order, &mut chance);
        assert!(lines.is_ok() && chance.unused() == 0, "ACT-24: die 4 against {number}");
    }
}

#[test]
fn a_band_comes_up_beside_defenders_and_beside_other_bands() {
    let mut table = deserted();
    returns(&mut table, "mannheim", "8,10");
    band(&mut table, 1, Aim::Nearest, &[("skaven-1", "9,10"), ("skaven-2", "9,10")]);
    table.go_to(2, Step::EnemyMovement);
    // Door 11 leads to 8,10. Its neighbours at one step, by row and column, are filled first.
    go_on(&mut table, [6, 6, 6, 6, 6, 1, 1, 1]);
    let there = crowd(&table.state);
    assert_eq!(there.get("8,10"), None, "a city figure stands there (ACT-07)");
    assert_eq!(there.get("9,10"), Some(&6), "filled to six points");
    assert_eq!(there.values().sum::<usize>(), 2 + 24);
    assert!(there.values().all(|&count| count <= 6));
}

#[test]
fn aims_are_kept_until_the_place_has_fallen() {
    for (aim, place) in [(Aim::Castle, Place::C), (Aim::Temple, Place::H)] {
        let mut table = deserted();
        band(&mut table, 1, aim, &[("skaven-1", "13,13")]);
        table.go_to(2, Step::EnemyMovement);
        no_arrival(&mut table);
        assert_eq!(target(&go_on(&mut table, [])), BandTarget::Place(place));
        table.happens(PlaceHeld { place, counter: 2, fallen: true });
        table.go_to(3, Step::EnemyMovement);
        no_arrival(&mut table);
        assert_eq!(target(&go_on(&mut table, [])), BandTarget::Place(Place::I), "the nearest");
    }
}

#[test]
fn without_bridges_the_other_half_cannot_be_reached() {
    let mut table = deserted();
    for bridge in [Place::J, Place::K] {
        table.happens(lowenheim::event::BridgeDestroyed { bridge });
    }
    for place in [Place::A, Place::I, Place::L, Place::M] {
        table.happens(PlaceHeld { place, counter: 2, fallen: true });
    }
    band(&mut table, 1, Aim::Castle, &[("skaven-1", "13,13")]);
    returns(&mut table, "severus", "20,2");
    assert_eq!(target(&march(&mut table)), BandTarget::Stay, "Severus is across the canal");
    assert_eq!(at(&table, "skaven-1"), "13,13");

    returns(&mut table, "mannheim", "4,13");
    table.go_to(3, Step::EnemyMovement);
    no_arrival(&mut table);
    assert_eq!(target(&go_on(&mut table, [])), BandTarget::Hunt);
    assert_eq!(at(&table, "skaven-1"), "11,13");
}

#[test]
fn a_figure_within_two_steps_lures_skaven_away() {
    let mut table = deserted();
    band(&mut table, 1, Aim::Nearest, &[("skaven-1", "13,13"), ("skaven-2", "10,13")]);
    returns(&mut table, "mannheim", "8,13");
    let events = march(&mut table);
    assert_eq!(target(&events), BandTarget::Place(Place::I));
    assert_eq!(at(&table, "skaven-2"), "9,13", "two steps away: it goes for Mannheim, and stops");
    assert_eq!(at(&table, "skaven-1"), "15,12", "five steps away: it goes for the Wise Tree");
}

#[test]
fn skaven_in_their_place_go_for_defenders_of_it() {
    let mut table = deserted();
    band(&mut table, 1, Aim::Nearest, &[("skaven-1", "4,12"), ("skaven-2", "4,13")]);
    returns(&mut table, "mannheim", "2,10");
    march(&mut table);
    assert_eq!(at(&table, "skaven-1"), "2,11", "ACT-13: Mannheim is in the barracks too");
    assert_eq!(at(&table, "skaven-2"), "4,12", "it stops where it reaches the place");

    let mut table = deserted();
    band(&mut table, 1, Aim::Nearest, &[("skaven-1", "4,12")]);
    let events = march(&mut table);
    assert_eq!(events.len(), 1, "nobody there: it holds the place");
}

#[test]
fn a_full_hex_sends_the_next_skaven_aside() {
    let mut table = deserted();
    let crowd_of_six: Vec<(String, &str)> =
        (1..=6).map(|number| (format!("skaven-{number}"), "4,12")).collect();
    let mut figures: Vec<(&str, &str)> =
        crowd_of_six.iter().map(|(figure, at)| (figure.as_str(), *at)).collect();
    figures.push(("skaven-7", "4,14"));
    band(&mut table, 1, Aim::Nearest, &figures);
    // The gate of the barracks is full: from 4,13 no nearer hex is free, so it steps aside.
    march(&mut table);
    assert_eq!(crowd(&table.state), counted([("4,12", 6), ("3,13", 1)]));
    table.go_to(3, Step::EnemyMovement);
    no_arrival(&mut table);
    let events = go_on(&mut table, []);
    assert_eq!(events.len(), 1, "to 4,13 and back again is no move at all");
}

#[test]
fn a_barricade_is_crossed_as_a_first_step_and_ends_the_move() {
    let mut table = deserted();
    band(&mut table, 1, Aim::Nearest, &[("skaven-1", "12,12"), ("skaven-2", "11,13")]);
    // Across the street between the Wise Tree and the two skaven.
    for side in ["12,12:E", "12,13:NE", "12,13:E", "12,13:SE"] {
        table.state.barricades.insert(side.parse().unwrap(), 1);
    }
    march(&mut table);
    assert_eq!(at(&table, "skaven-1"), "13,12", "one step across, and no further (ACT-15)");
    let second: FigureId = "skaven-2".parse().unwrap();
    let second = table.state.hex_of(second).unwrap();
    assert!(second.column() <= 12, "the second step may not cross: {second}");
    assert_eq!(table.state.barricades.len(), 4, "skaven never destroy one");
}

#[test]
fn the_stunned_do_nothing() {
    let mut table = deserted();
    band(&mut table, 1, Aim::Nearest, &[("skaven-1", "13,13"), ("skaven-2", "13,13")]);
    table.happens(FigureStunned { figure: "skaven-1".parse().unwrap() });
    let events = march(&mut table);
    assert_eq!(at(&table, "skaven-1"), "13,13");
    assert_eq!(at(&table, "skaven-2"), "15,12");
    assert_eq!(events.len(), 2);
}

#[test]
fn figures_of_one_path_move_in_one_event() {
    let mut table = deserted();
    let figures = ["skaven-3", "rat-ogre-1", "skaven-1", "skaven-2"];
    band(&mut table, 1, Aim::Nearest, &figures.map(|figure| (figure, "13,13")));
    let events = march(&mut table);
    assert_eq!(events.len(), 2);
    let Event::FiguresMoved(moved) = &events[1] else { panic!("{events:?}") };
    let names: Vec<String> = moved.figures.iter().map(FigureId::to_string).collect();
    assert_eq!(names, ["rat-ogre-1", "skaven-1", "skaven-2", "skaven-3"], "ACT-11");
    assert_eq!(moved.path.len(), 3);
}

#[test]
fn an_ogre_strikes_twice_at_one_figure_and_turns_when_it_falls() {
    let mut table = deserted();
    band(&mut table, 1, Aim::Nearest, &[("skaven-1", "20,9"), ("rat-ogre-1", "20,9")]);
    returns(&mut table, "foot-knight-1", "20,9");
    returns(&mut table, "foot-knight-2", "20,9");
    march(&mut table);
    go_on(&mut table, []);
    assert_eq!(table.state.step, Some(Step::EnemyCombat));
    let mut second = Table { state: table.state.clone() };

    // Ogres first. Both attacks miss: both go against the same knight.
    let fights = fought(&go_on(&mut table, [1, 6, 1, 6]));
    assert_eq!(fights, pairs([("rat-ogre-1", "foot-knight-1"); 2]));
    let fights = fought(&go_on(&mut table, [1, 6]));
    assert_eq!(fights, pairs([("skaven-1", "foot-knight-2")]), "fewest attackers so far");

    // The first attack slays: the second goes to the next choice.
    let fights = fought(&go_on(&mut second, [6, 1, 6, 6, 1, 6]));
    let expected = [("rat-ogre-1", "foot-knight-1"), ("rat-ogre-1", "foot-knight-2")];
    assert_eq!(fights, pairs(expected));
}

#[test]
fn walls_keep_attackers_apart() {
    let mut table = deserted();
    // 7,4 lies below the Jousting Tower 7,3, with a wall between.
    band(&mut table, 1, Aim::Nearest, &[("skaven-1", "7,4")]);
    returns(&mut table, "foot-knight-1", "7,3");
    table.go_to(2, Step::EnemyMovement);
    no_arrival(&mut table);
    table.go_to(2, Step::EnemyCombat);
    assert_eq!(fought(&go_on(&mut table, [])), []);
}

#[test]
fn skaven_in_the_tower_hex_are_remembered() {
    let mut table = deserted();
    assert!(!table.state.tower_entered);
    band(&mut table, 1, Aim::Nearest, &[("skaven-1", "19,3")]);
    returns(&mut table, "severus", "20,1");
    march(&mut table);
    assert_eq!(at(&table, "skaven-1"), "20,2", "next to Severus");
    assert!(table.state.tower_entered);
}
