//! What must hold after every order.

use crate::areas::AreaKind;
use crate::cards::Card;
use crate::colours::Colour;
use crate::state::{RoundStep, State};
use crate::tables::{KNIGHTS, POLITICS};
use rulebook::count;

/// Sentences for everything that does not hold.
#[must_use]
pub fn check(state: &State) -> Vec<String> {
    let mut broken = Vec::new();
    if state.step == RoundStep::Opening {
        return broken;
    }
    let board = &state.board;
    if board.stock + count(board.boundaries.len()) != state.boundaries {
        let all = state.boundaries;
        broken.push(format!("there are {all} boundaries, on the map and beside it"));
    }
    for (colour, left) in &state.knights {
        let on_map = board.knights.values().filter(|owner| *owner == colour).count();
        if left + count(on_map) != KNIGHTS {
            broken.push(format!("{colour} has {KNIGHTS} knights, on the map and beside it"));
        }
    }
    for (space, owner) in &board.knights {
        if board.castles.contains_key(space) {
            broken.push(format!("one piece stands in {space}"));
        }
        if !board.bears_knights(*space) {
            broken.push(format!("the knight of {owner} in {space} stands on plain or wood"));
        }
    }
    territories(state, &mut broken);
    cards(state, &mut broken);
    if let RoundStep::Settling = state.step {
        broken.push("somebody is asked, or all is over".to_owned());
    }
    if let Some(trial) = state.trial()
        && trial.choosers.iter().any(|colour| {
            let offered = trial.standing(*colour).map_or(0, |(_, offer)| offer.ducats);
            let bid = trial.bids.get(colour).map_or(0, |bid| bid.ducats);
            let purse = state.princes.get(colour).map_or(0, |prince| prince.ducats);
            offered.max(bid) > purse
        })
    {
        broken.push("every offer and every bid can be paid".to_owned());
    }
    broken
}

fn territories(state: &State, broken: &mut Vec<String>) {
    let (board, areas) = (&state.board, state.areas());
    for castle in board.castles.keys() {
        let stands = areas.kind_at(*castle) == AreaKind::Territory(*castle);
        // A board that is still being set up is one common land.
        if stands != board.founded.contains(castle) && state.step != RoundStep::Placing {
            broken.push(format!("the castle {castle} has a territory exactly if it was founded"));
        }
    }
    if state.step != RoundStep::Placing && !board.needless(&areas).is_empty() {
        broken.push("no boundary lies inside a territory".to_owned());
    }
    for ([one, other], marker) in &state.alliances {
        let sides = areas.shared_sides(*one, *other);
        let fits = marker.map_or(sides.is_empty(), |marker| sides.contains(&marker));
        let owners = [one, other].map(|castle| board.castles.get(castle));
        if !fits || owners[0] == owners[1] || owners.contains(&None) {
            broken.push(format!("the alliance of {one} and {other} has its marker between them"));
        }
    }
}

fn cards(state: &State, broken: &mut Vec<String>) {
    let hands = state.princes.values().flat_map(|prince| &prince.hand);
    let all: Vec<Card> =
        hands.chain(state.piles.values().flatten()).chain(&state.played).copied().collect();
    for (card, number) in POLITICS {
        if all.iter().filter(|it| **it == card).count() != number {
            broken.push(format!("there are {number} cards {card}"));
        }
    }
    for (colour, prince) in &state.princes {
        if !prince.holds(&prince.shown) {
            broken.push(format!("{colour} holds the treasures that were seen there"));
        }
    }
    let strangers = |colour: &&Colour| !state.princes.contains_key(*colour);
    if state.players.iter().any(|colour| strangers(&colour)) {
        broken.push("whoever plays has a purse".to_owned());
    }
}
