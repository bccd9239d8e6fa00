//! What the book has to offer besides its clauses, and which of it an event brings into play: for tables of
//! many games in which nothing should stay at zero.

use crate::Event;
use crate::cards::{Action, Card};
use decider::Mark;
use rulebook::Things;

/// Actions by their words and names.
const ACTIONS: [(&str, &str); 5] = [
    ("money", "Money bag"),
    ("boundaries", "Boundaries"),
    ("single-sword", "Single sword and shield"),
    ("double-sword", "Two swords and two shields"),
    ("crown", "Crown and sceptre"),
];

/// Everything that can come into play besides clauses.
pub(crate) fn things() -> Vec<Things> {
    let thing = |word, name| (word, name, Mark::Thing(word));
    let actions = ACTIONS.iter().map(|&(word, name)| thing(word, name)).collect();
    let cards = Card::ALL.iter().map(|card| thing(card.word(), card.name())).collect();
    vec![
        Things { what: "action", done: "carried out", all: actions },
        Things { what: "politics card", done: "played or counted", all: cards },
    ]
}

/// What an event brings into play.
pub(crate) fn brought(event: &Event) -> Vec<Mark> {
    let cards = |cards: &[Card]| cards.iter().map(|card| Mark::Thing(card.word())).collect();
    match event {
        Event::MoneyPaid(_) => vec![Mark::Thing("money")],
        Event::ActionBegun(it) if !matches!(it.action, Action::Money(_)) => {
            vec![Mark::Thing(it.action.kind())]
        }
        Event::AllianceMade(_) => cards(&[Card::Alliance]),
        Event::RenegadePlayed(_) => cards(&[Card::Renegade]),
        Event::DucatsPaid(it) => cards(&it.treasures),
        Event::RealmEnded(it) => {
            // Parchments give points, and treasures break ties.
            let counts = |card: &&Card| card.points() + card.ducats() > 0;
            let counted = it.hands.values().flatten().filter(counts);
            counted.map(|card| Mark::Thing(card.word())).collect()
        }
        _ => Vec::new(),
    }
}
