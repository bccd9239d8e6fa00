//! Bots play whole games: everything is accepted, nothing breaks, and the log tells it all again.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod seeded;

use decider::Decider;
use lowenheim::state::{Outcome, State};
use lowenheim::{Siege, invariants};
use seeded::Game;

/// An order too many for any sensible game: a bot that never says `done` stops here.
const ORDERS: u32 = 20_000;

fn play(seed: u64, mut look: impl FnMut(&Game)) -> Game {
    let mut game = Game::new(seed);
    let mut orders = 0;
    while !game.is_over() {
        game.step();
        look(&game);
        orders += 1;
        assert!(orders < ORDERS, "game {seed} does not end");
    }
    game
}

#[test]
fn invariants_hold_after_every_order() {
    for seed in 0..8 {
        play(seed, |game| {
            let broken = invariants::check(&game.state);
            assert!(broken.is_empty(), "game {seed}, turn {}: {broken:?}", game.state.turn);
        });
    }
}

#[test]
fn recorded_events_give_the_same_state() {
    for seed in 20..24 {
        let game = play(seed, |_| {});
        let mut replayed = State::default();
        for event in &game.events {
            Siege::evolve(&mut replayed, event).unwrap();
        }
        assert!(replayed == game.state, "game {seed} is told differently by its log");
    }
}

#[test]
fn the_same_numbers_give_the_same_game() {
    let (one, other) = (play(7, |_| {}), play(7, |_| {}));
    assert!(one.events == other.events);
}

#[test]
fn games_end_with_a_verdict_and_scores() {
    for seed in 30..34 {
        let game = play(seed, |_| {});
        assert!(game.state.outcome.is_some());
        assert_eq!(game.state.scores.len(), 6);
        let stands = game.state.outcome == Some(Outcome::CityStands);
        assert_eq!(game.state.scores.iter().any(|score| score.wins), stands);
    }
}
