//! What a hundred games of bots tell: the city is in danger and usually stands, and everything that
//! the book offers comes into play.

use crate::seeded;

use lowenheim::REGISTER;
use lowenheim::decks::{ActionCard, CommandCard, EventCard};
use lowenheim::in_play::{ARTEFACTS, Piece, SPECIAL_RULES, SPELLS, pieces_of};
use lowenheim::state::Outcome;
use seeded::Game;
use std::collections::BTreeSet;
use std::thread;

const GAMES: u64 = 100;

/// At the default difficulty the city stands in so many of a hundred games.
const STANDS: std::ops::RangeInclusive<usize> = 55..=85;

struct Told {
    stands: bool,
    pieces: BTreeSet<Piece>,
}

fn play(seed: u64) -> Told {
    let mut game = Game::new(seed);
    while !game.is_over() {
        game.step();
    }
    let pieces = game.events.iter().flat_map(pieces_of).collect();
    Told { stands: game.state.outcome == Some(Outcome::CityStands), pieces }
}

fn games() -> Vec<Told> {
    let threads = thread::available_parallelism().map_or(1, usize::from) as u64;
    thread::scope(|scope| {
        let share = |first: u64| {
            scope.spawn(move || {
                let own = (first..GAMES).step_by(usize::try_from(threads).unwrap());
                own.map(|seed| play(1000 + seed)).collect::<Vec<_>>()
            })
        };
        let shares: Vec<_> = (0..threads).map(share).collect();
        shares.into_iter().flat_map(|share| share.join().unwrap()).collect()
    })
}

#[test]
fn the_city_usually_stands_and_nothing_in_the_book_is_for_show() {
    let games = games();
    let stands = games.iter().filter(|game| game.stands).count();
    assert!(STANDS.contains(&stands), "the city stands in {stands} of {GAMES} games");

    let cards = ActionCard::PRINTED.iter().map(|&(card, _)| Piece::Action(card));
    let events = EventCard::PRINTED.iter().map(|&(card, _)| Piece::Event(card));
    let commands = CommandCard::PRINTED.iter().map(|&(card, _)| Piece::Command(card));
    let rules = SPELLS.iter().chain(&ARTEFACTS).chain(&SPECIAL_RULES);
    let carried_out =
        rules.filter(|clause| REGISTER.find(clause.id()).unwrap().status.is_carried_out());
    let wanted =
        cards.chain(events).chain(commands).chain(carried_out.map(|&it| Piece::Clause(it)));
    let unused: Vec<Piece> =
        wanted.filter(|piece| !games.iter().any(|game| game.pieces.contains(piece))).collect();
    assert!(unused.is_empty(), "never in play in {GAMES} games: {unused:?}");
}
