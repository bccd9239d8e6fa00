//! Whole sieges in which the players only defend themselves: what the intruders do keeps to the
//! rules of movement, and every siege comes to an end.

use crate::table;

use chance::{Bound, Bytes32, Sealed, Secret};
use decider::{By, Entry, run};
use lowenheim::Event;
use lowenheim::command::{Command, PassFor, Proceed};
use lowenheim::event::FiguresMoved;
use lowenheim::figures::Side;
use lowenheim::state::{Actors, Outcome, State, Step};
use lowenheim::{Siege, tables};
use std::collections::BTreeSet;
use table::Table;

/// What the next automatic thing or pass is.
fn next_command(state: &State) -> Command {
    match state.actors() {
        Some(Actors::Rules) => Command::Proceed(Proceed { all: false }),
        _ => Command::PassFor(PassFor { faction: state.to_act[0] }),
    }
}

fn check_walk(before: &State, moved: &FiguresMoved) {
    for (here, next) in moved.path.iter().zip(&moved.path[1..]) {
        assert!(before.is_open(*here, *next), "{moved:?}: nobody walks there");
        let defended = before.side_in(Side::City, *next).next().is_some();
        assert!(!defended, "{moved:?}: skaven never step among city figures (ACT-15)");
    }
    for &figure in &moved.figures {
        let allowance = before.profile_of(figure).unwrap().movement as usize;
        assert!(moved.path.len() <= allowance + 1, "{moved:?}: too far");
        assert!(before.is_upright(figure), "{moved:?}: stunned");
    }
}

fn check_room(state: &State) {
    let hexes: BTreeSet<_> = state.on_map(Side::Enemy).map(|(_, hex)| hex).collect();
    for hex in hexes {
        assert!(state.points_in(Side::Enemy, hex) <= tables::STACKING, "{hex} is too full");
        assert!(state.can_stand(hex), "nobody can stand in {hex}");
    }
}

/// Plays a siege to its end and counts the bands.
fn play(seed: u8) -> State {
    let secret = Secret::new([seed; 32]);
    let bound = Bound::to_place(Bytes32([seed; 32]), Bytes32([2; 32]));
    let mut chance = Sealed::new(&secret, 0, bound);
    let mut state = Table::opened(&mut chance).state;
    for _ in 0..5_000 {
        if state.step == Some(Step::Over) {
            return state;
        }
        let before = state.clone();
        let command = next_command(&state);
        let entries = run::<Siege>(&mut state, &By::Organiser, &mut chance, &command).unwrap();
        for entry in &entries {
            match entry {
                Entry::Event(Event::FiguresMoved(moved)) => check_walk(&before, moved),
                Entry::Event(_) | Entry::Rolled(_) | Entry::Drawn(_) => {}
            }
        }
        check_room(&state);
    }
    panic!("siege {seed} does not end");
}

#[test]
fn sieges_without_orders_keep_to_the_rules_and_end() {
    let mut overwhelmed = 0;
    for seed in 0..6 {
        let state = play(seed);
        assert_eq!(state.scores.len(), 6);
        assert!(!state.enemy.bands.is_empty());
        overwhelmed += u32::from(state.outcome != Some(Outcome::CityStands));
    }
    assert!(overwhelmed > 0, "a city that nobody leads does not always stand");
}
