//! Offers and bids: as much as an action is worth.

use super::worth::of_action;
use crate::cards::Card;
use crate::colours::Colour;
use crate::command::{Accept, Command, MakeBid, MakeOffer};
use crate::state::{State, Trial};
use rulebook::{Draw, count};

/// Tenths of a point that somebody pays a ducat for.
const PRICE: u32 = 8;
/// Offers that somebody makes before they call for a duel.
const PATIENCE: u32 = 2;
/// So much is an action worth for which a treasure is spent.
const DEAR: u32 = 70;

/// Ducats that an action is worth to somebody, at most those that they have.
fn limit(state: &State, trial: &Trial, colour: Colour) -> u32 {
    let worth = state.action(trial.slot).map_or(0, |action| of_action(state, colour, action));
    let purse = state.princes.get(&colour).map_or(0, |prince| prince.ducats);
    (worth / PRICE).min(purse)
}

/// Accepts what is more than the action is worth to one, else offers more than the other, else wants a duel.
pub(super) fn speak(state: &State, trial: &Trial, colour: Colour, draw: Draw<'_>) -> Command {
    let limit = limit(state, trial, colour);
    let other = trial.choosers.iter().copied().find(|it| *it != colour);
    let standing = other.and_then(|other| trial.standing(other));
    if let Some((number, offer)) = standing
        && offer.ducats * 2 > limit
    {
        return Command::Accept(Accept { number });
    }
    let made = count(trial.offers.iter().filter(|offer| offer.by == colour).count());
    let own = trial.standing(colour).map(|(_, offer)| offer.ducats + 1);
    let more = standing.map_or(limit / 3, |(_, offer)| offer.ducats + 1);
    let ducats = own.unwrap_or(0).max(more);
    if made < PATIENCE && ducats <= limit {
        return Command::Offer(MakeOffer { ducats: ducats + draw(2).min(limit - ducats) });
    }
    Command::Duel
}

/// Bids about two thirds of what the action is worth, so that nobody knows how much; a treasure where the purse is
/// too small for that, or the action dear.
pub(super) fn bid(state: &State, trial: &Trial, colour: Colour, draw: Draw<'_>) -> Command {
    let Some(prince) = state.princes.get(&colour) else { return Command::Duel };
    let worth = state.action(trial.slot).map_or(0, |action| of_action(state, colour, action));
    let wanted = worth / PRICE / 2 + draw(worth / PRICE / 2 + 1);
    let treasures = prince.hand.iter().filter(|card| card.ducats() > 0);
    let smallest: Option<Card> = treasures.min_by_key(|card| card.ducats()).copied();
    let ducats = wanted.min(prince.ducats);
    match smallest {
        Some(card) if worth >= DEAR || wanted > prince.ducats && wanted * 3 >= card.ducats() => {
            let ducats = wanted.saturating_sub(card.ducats()).min(prince.ducats);
            Command::Bid(MakeBid { ducats, treasures: vec![card] })
        }
        _ => Command::Bid(MakeBid { ducats, treasures: Vec::new() }),
    }
}
