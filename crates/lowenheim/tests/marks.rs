//! Which clauses an order has carried out, beside what stands in the log: what tables of many games count.

use crate::opening::{Host, Wish};
use crate::table::Table;

use chance::Scripted;
use decider::{By, Mark, run_marked};
use lowenheim::city::Place;
use lowenheim::command::{Command, Strike};
use lowenheim::event::{PlaceHeld, StepBegun};
use lowenheim::figures::Faction;
use lowenheim::state::Step;
use std::collections::BTreeSet;

/// The clauses that an order of the City Guard marks, with these dice.
fn marked<const DICE: usize>(table: &Table, order: Command, dice: [u32; DICE]) -> BTreeSet<String> {
    let mut state = table.state.clone();
    let (by, mut chance) = (By::Seat(Faction::CityGuard.seat()), Scripted::new(dice));
    let decided = run_marked::<Host>(&mut state, &by, &mut chance, &Wish::Play(order)).unwrap();
    assert_eq!(chance.unused(), 0, "dice that nobody asked for");
    decided.marks.into_iter().filter_map(Mark::clause).map(|it| it.id().to_owned()).collect()
}

/// Foot Soldier 1 (Fight 4) beside a skaven (Fight 4), with Mannheim: of all clauses those that the dice decide.
fn fought<const DICE: usize>(dice: [u32; DICE]) -> [bool; 3] {
    let mut table = Table::at(3, Step::Combat);
    table.stands("mannheim", "13,13");
    table.stands("foot-soldier-1", "13,13");
    let target = table.skaven_in(1, "14,13");
    table.happens(StepBegun { step: Step::Combat, factions: vec![Faction::CityGuard] });
    let strike = Strike { attacker: "foot-soldier-1".parse().unwrap(), target };
    let marks = marked(&table, Command::Strike(strike), dice);
    ["HEI-159", "HEI-161", "R-44"].map(|clause| marks.contains(clause))
}

#[test]
fn a_six_a_tie_and_two_sixes_are_counted_where_they_fall() {
    assert_eq!(fought([5, 1, 1]), [false, false, false], "a plain hit that does not go home");
    assert_eq!(fought([6, 1, 1]), [true, false, false], "a natural six hits (HEI-159)");
    assert_eq!(fought([1, 2]), [false, false, false], "a plain miss");
    assert_eq!(fought([3, 3]), [false, false, true], "a tie (R-44)");
    assert_eq!(fought([5, 1, 6, 1]), [false, true, false], "a natural six wounds (HEI-161)");
}

/// The clauses that the end of turn 5 marks, when so many places have fallen.
fn ended(fallen: &[Place]) -> BTreeSet<String> {
    let mut table = Table::at(5, Step::Demands);
    for (number, &place) in (1..).zip(fallen) {
        table.happens(PlaceHeld { place, counter: 2, fallen: true });
        let there = table.state.city.hexes(place).to_vec();
        let free = there.into_iter().find(|&hex| table.state.standing_in(hex).next().is_none());
        table.skaven_in(number, &free.unwrap().to_string());
    }
    table.happens(StepBegun { step: Step::Demands, factions: vec![Faction::CityGuard] });
    marked(&table, Command::Done, [])
}

#[test]
fn that_the_city_must_not_fall_counts_when_it_falls() {
    let lost = ["ACT-20", "HEI-033", "HEI-042", "HEI-052", "HEI-062", "HEI-090", "HEI-100"];
    let all = ended(&[Place::I, Place::L, Place::M, Place::H]);
    assert!(lost.iter().all(|clause| all.contains(*clause)), "{all:?}");
    let none = ended(&[Place::I, Place::L, Place::M]);
    assert!(!lost.iter().any(|clause| none.contains(*clause)), "{none:?}");
}

#[test]
fn a_city_that_stands_has_not_fallen() {
    let mut table = Table::at(12, Step::Demands);
    table.happens(StepBegun { step: Step::Demands, factions: vec![Faction::CityGuard] });
    let marks = marked(&table, Command::Done, []);
    assert!(!marks.contains("ACT-20") && !marks.contains("HEI-033"), "{marks:?}");
}
