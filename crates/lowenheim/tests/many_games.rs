//! What a hundred games of bots tell: the city is in danger and usually stands, and everything that
//! the book offers comes into play.

use crate::seeded;

use decider::Clause;
use lowenheim::REGISTER;
use lowenheim::decks::{ActionCard, CommandCard, EventCard};
use lowenheim::figures::Faction;
use lowenheim::pieces::{BookItem, pieces_of};
use lowenheim::state::{Artefact, Outcome};
use lowenheim::tables::{SPECIAL_RULES, Spell};
use seeded::Game;
use std::collections::BTreeSet;
use std::thread;

const GAMES: u64 = 100;

/// At the default difficulty the city stands in so many of a hundred games.
const STANDS: std::ops::RangeInclusive<usize> = 55..=85;

/// Each faction wins so many of a hundred games, alone or with others. A thousand games are told by
/// `wapenrol simulate`: there nobody shall win more than 35 % or less than 8 %; a hundred leave chance more
/// room.
const WINS: std::ops::RangeInclusive<usize> = 4..=45;

struct Told {
    stands: bool,
    winners: Vec<Faction>,
    pieces: BTreeSet<BookItem>,
    clauses: BTreeSet<Clause>,
}

fn play(seed: u64) -> Told {
    let mut game = Game::new(seed);
    while !game.is_over() {
        game.step();
    }
    let pieces = game.events.iter().flat_map(pieces_of).collect();
    let stands = game.state.outcome == Some(Outcome::CityStands);
    let winners = game.state.scores.iter().filter(|score| score.wins);
    let winners = winners.map(|score| score.faction).collect();
    Told { stands, winners, pieces, clauses: game.clauses }
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
    for faction in Faction::ALL {
        let won = games.iter().filter(|game| game.winners.contains(&faction)).count();
        assert!(WINS.contains(&won), "{faction} wins {won} of {GAMES} games");
    }

    let cards = ActionCard::PRINTED.iter().map(|&(card, _)| BookItem::Action(card));
    let events = EventCard::PRINTED.iter().map(|&(card, _)| BookItem::Event(card));
    let commands = CommandCard::PRINTED.iter().map(|&(card, _)| BookItem::Command(card));
    let spells = Spell::ALL.map(BookItem::Spell).into_iter();
    let artefacts = Artefact::ALL.map(BookItem::Artefact).into_iter();
    let wanted = cards.chain(events).chain(commands).chain(spells).chain(artefacts);
    let unused: Vec<BookItem> =
        wanted.filter(|piece| !games.iter().any(|game| game.pieces.contains(piece))).collect();
    assert!(unused.is_empty(), "never in play in {GAMES} games: {unused:?}");

    let spells = Spell::ALL.map(Spell::clause).into_iter();
    let artefacts = Artefact::ALL.map(Artefact::clause).into_iter();
    let rules = spells.chain(artefacts).chain(SPECIAL_RULES);
    let carried_out =
        rules.filter(|clause| REGISTER.find(clause.id()).unwrap().status.is_carried_out());
    let unused: Vec<Clause> = carried_out
        .filter(|clause| !games.iter().any(|game| game.clauses.contains(clause)))
        .collect();
    assert!(unused.is_empty(), "never carried out in {GAMES} games: {unused:?}");
}
