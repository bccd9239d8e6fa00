//! Bots play whole games: everything is accepted, nothing breaks, and the log tells it all again.

use crate::seeded;

use board::Hex;
use decider::Decider;
use lowenheim::decks::ActionCard;
use lowenheim::pieces::{BookItem, pieces_of};
use lowenheim::state::{Outcome, State};
use lowenheim::{Event, Siege, invariants};
use seeded::Game;
use std::collections::{BTreeMap, BTreeSet};

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

/// The hexes that figures come into by an event.
fn entered(event: &Event) -> Vec<Hex> {
    match event {
        Event::FiguresMoved(moved) => moved.path.iter().skip(1).copied().collect(),
        Event::FigurePlaced(placed) => vec![placed.hex],
        Event::FigureRegained(regained) => vec![regained.hex],
        Event::FigureDischarged(discharged) => discharged.hex.into_iter().collect(),
        _ => Vec::new(),
    }
}

#[test]
fn nobody_enters_a_burning_hex() {
    let mut burnt = 0;
    for seed in 50..54 {
        let game = play(seed, |_| {});
        let mut replayed = State::default();
        for event in &game.events {
            for hex in entered(event) {
                assert!(!replayed.fires.contains_key(&hex), "game {seed}: {event:?}");
            }
            Siege::evolve(&mut replayed, event).unwrap();
        }
        burnt += replayed.ruins.len();
    }
    assert!(burnt > 0, "no fire ever burnt a hex down");
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

/// All that leaves a hand to be spent is told by `pieces_of`, and nothing else: what tables of many games
/// count.
#[test]
fn every_card_that_is_spent_is_counted() {
    let mut counted = BTreeSet::new();
    for seed in 60..64 {
        let game = play(seed, |_| {});
        let mut told = State::default();
        for event in &game.events {
            let before = held(&told);
            Siege::evolve(&mut told, event).unwrap();
            let after = held(&told);
            let moved = matches!(
                event,
                Event::CardsDiscarded(_) | Event::CardsGiven(_) | Event::CardStolen(_)
            );
            if moved {
                continue;
            }
            if matches!(event, Event::ReserveCardPlayed(_)) {
                assert_eq!(
                    pieces_of(event),
                    [BookItem::Action(ActionCard::Attack)],
                    "from its stock"
                );
                continue;
            }
            let gone: Vec<ActionCard> = before
                .iter()
                .flat_map(|(&card, &count)| {
                    let left = after.get(&card).copied().unwrap_or(0);
                    std::iter::repeat_n(card, count.saturating_sub(left) as usize)
                })
                .collect();
            let mut spent: Vec<ActionCard> = pieces_of(event)
                .into_iter()
                .filter_map(|piece| match piece {
                    BookItem::Action(card) => Some(card),
                    _ => None,
                })
                .collect();
            spent.sort_unstable();
            assert_eq!(gone, spent, "game {seed}: {event:?}");
            if !spent.is_empty() {
                counted.insert(event.kind());
            }
        }
    }
    assert!(counted.len() >= 9, "{counted:?}");
}

/// What all hands hold.
fn held(state: &State) -> BTreeMap<ActionCard, u32> {
    let mut held = BTreeMap::new();
    for card in state.hands.values().flat_map(|hand| hand.in_order()) {
        *held.entry(card).or_insert(0) += 1;
    }
    held
}
