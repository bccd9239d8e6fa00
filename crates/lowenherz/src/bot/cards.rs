//! Politics cards: which to take, and when to play them.

use crate::areas::Areas;
use crate::cards::{Card, Pile};
use crate::colours::Colour;
use crate::command::Play;
use crate::options;
use crate::space::Space;
use crate::state::State;

/// A crown, while there are cards in a pile.
const CROWN: u32 = 34;
/// A purse with fewer ducats is a poor one.
const POOR: u32 = 6;
/// A purse of so many ducats can spare the end of an alliance.
const RICH: u32 = 22;

/// What a crown is worth.
pub(super) fn worth_of_crown(state: &State, colour: Colour) -> u32 {
    let held = state.princes.get(&colour).map_or(0, |prince| prince.hand.len());
    let cards = Pile::ALL.iter().map(|pile| state.pile(*pile).len()).max().unwrap_or(0);
    match (cards, held) {
        (0, _) => 0,
        (_, 0..=2) => CROWN,
        _ => CROWN / 2,
    }
}

/// The larger pile: there is more to choose from.
pub(super) fn pile(state: &State) -> Option<Pile> {
    let full = Pile::ALL.into_iter().filter(|pile| !state.pile(*pile).is_empty());
    full.max_by_key(|pile| state.pile(*pile).len())
}

/// The card that is worth most.
pub(super) fn best(state: &State, colour: Colour, cards: &[Card]) -> Option<Card> {
    let held = state.princes.get(&colour).map(|prince| prince.hand.clone()).unwrap_or_default();
    let purse = state.princes.get(&colour).map_or(0, |prince| prince.ducats);
    let areas = state.areas();
    let near = state.board.territories(&areas, colour).iter().any(|own| {
        let others = state.board.castles.iter().filter(|(_, owner)| **owner != colour);
        others.into_iter().any(|(other, _)| !areas.shared_sides(*own, *other).is_empty())
    });
    let worth = |card: &Card| match card {
        Card::Renegade if near && !held.contains(card) => 45,
        Card::Renegade => 15,
        Card::Alliance if near && !held.contains(card) => 32,
        Card::Alliance => 8,
        // Whoever is poor wins no duel without a treasure.
        _ if card.ducats() > 0 && purse < POOR => 20 + card.ducats() * 3,
        _ => card.points() * 10 + card.ducats() * 3,
    };
    cards.iter().copied().max_by_key(worth)
}

/// What is played with a decision: at most as many cards as decision cards are laid.
pub(super) fn plays(state: &State, colour: Colour, cards: usize) -> Vec<Play> {
    let areas = state.areas();
    let all = options::plays(state, colour);
    let ends = all.iter().find(|play| match play {
        Play::Dissolve { own, other, treasures } => {
            let purse = state.princes.get(&colour).map_or(0, |prince| prince.ducats);
            treasures.is_empty() && purse >= RICH && lead(state, &areas, *own, *other) > 0
        }
        Play::Ally { .. } | Play::Renegade { .. } => false,
    });
    let renegade = all.iter().filter(|play| matches!(play, Play::Renegade { .. }));
    let renegade = renegade.max_by_key(|play| changes(state, &areas, play));
    let renegade = renegade.filter(|play| changes(state, &areas, play) > 0);
    // Whoever is the weaker one is glad of an alliance.
    let ally = all.iter().find(|play| match play {
        Play::Ally { own, other } => {
            let large = areas.territory(*own).is_some_and(|area| area.spaces.len() > 5);
            large && lead(state, &areas, *own, *other) < 0
        }
        Play::Dissolve { .. } | Play::Renegade { .. } => false,
    });
    let played = renegade.or(ally).cloned().into_iter().take(cards);
    ends.cloned().into_iter().chain(played).collect()
}

/// Knights that a territory has more than another.
fn lead(state: &State, areas: &Areas, own: Space, other: Space) -> i64 {
    let strength = |castle: Space| {
        i64::from(areas.territory(castle).map_or(0, |area| state.board.strength(area)))
    };
    strength(own) - strength(other)
}

/// Does a renegade turn the tide between two territories? More than 0 if it does; the cheaper, the more.
fn changes(state: &State, areas: &Areas, play: &Play) -> i64 {
    let Play::Renegade { own, other, treasures, take, place } = play else { return 0 };
    let lead = lead(state, areas, *own, *other);
    let wood = |space: &Space| i64::from(crate::knights::wood(state, *space) > 0);
    if !(-1..=0).contains(&lead) || !treasures.is_empty() {
        return 0;
    }
    10 - wood(take) * 3 - wood(place) * 3
}
