//! Candidates that are made of cards: refilling, trading, eating, putting out fires, paying.

use super::{Candidates, held, home_with_room};
use crate::cards::{demands, hands, trading};
use crate::command::{Accept, Command, Discard, Douse, Feed, Give, Pay, Refill, Regain};
use crate::decks::ActionCard;
use crate::figures::Faction;
use crate::fire;
use crate::state::{State, Whereabouts};
use crate::tables::{DISCARDS, WATER_THAT_HELPS};

fn printed() -> impl Iterator<Item = ActionCard> {
    ActionCard::PRINTED.iter().map(|&(card, _)| card)
}

/// Cards of a hand, each as often as it is held.
pub(super) fn hand(state: &State, faction: Faction) -> Vec<(ActionCard, u32)> {
    let copies = printed().map(|card| (card, held(state, faction, card)));
    copies.filter(|&(_, copies)| copies > 0).collect()
}

/// Every choice of exactly `size` cards, without regard to order.
pub(super) fn choices(hand: &[(ActionCard, u32)], size: u32) -> Vec<Vec<ActionCard>> {
    let Some((&(card, copies), rest)) = hand.split_first() else {
        return if size == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let mut found = Vec::new();
    for taken in (0..=copies.min(size)).rev() {
        for choice in choices(rest, size - taken) {
            let copies = std::iter::repeat_n(card, taken as usize);
            found.push(copies.chain(choice).collect());
        }
    }
    found
}

pub(super) fn refills(state: &State, faction: Faction, candidates: &mut Candidates) {
    let hand = hand(state, faction);
    for size in (0..).take(DISCARDS + 1) {
        for discard in choices(&hand, size) {
            candidates.add("cards", Command::Refill(Refill { discard }));
        }
    }
}

/// What others offer, which a faction may take that has done with the step, too.
pub(super) fn offers(state: &State, faction: Faction, candidates: &mut Candidates) {
    for from in trading::offered(state, faction) {
        candidates.add("trade", Command::Accept(Accept { from }));
    }
}

pub(super) fn trades(state: &State, faction: Faction, candidates: &mut Candidates) {
    let hand = hand(state, faction);
    for to in Faction::ALL.into_iter().filter(|&to| to != faction) {
        for &(card, _) in &hand {
            candidates.add("trade", Command::Give(Give { to, cards: vec![card] }));
        }
    }
    for &(_, to) in state.offers.keys().filter(|&&(from, _)| from == faction) {
        candidates.add("trade", Command::Give(Give { to, cards: Vec::new() }));
    }
    let excess = hands::overfull(state, faction);
    if excess > 0 {
        for cards in choices(&hand, excess) {
            candidates.add("cards", Command::Discard(Discard { cards }));
        }
    }
}

pub(super) fn meals(state: &State, faction: Faction, candidates: &mut Candidates) {
    for (card, _) in hand(state, faction) {
        if hands::pays_as(state, faction, card, ActionCard::Food) {
            candidates.add("food", Command::Feed(Feed { card }));
        }
    }
}

pub(super) fn regains(state: &State, faction: Faction, candidates: &mut Candidates) {
    let starved = state.figures.iter().filter(|(figure, entry)| {
        figure.kind().faction() == Some(faction) && entry.whereabouts == Whereabouts::Starved
    });
    for (&figure, _) in starved {
        for (card, _) in hand(state, faction) {
            if !hands::pays_as(state, faction, card, ActionCard::Food) {
                continue;
            }
            for hex in home_with_room(state, faction, figure) {
                candidates.add(figure, Command::Regain(Regain { figure, card, hex }));
            }
        }
    }
}

pub(super) fn dousings(state: &State, faction: Faction, candidates: &mut Candidates) {
    let mut water = hand(state, faction);
    water.retain(|&(card, _)| hands::pays_as(state, faction, card, ActionCard::Water));
    let held: u32 = water.iter().map(|&(_, copies)| copies).sum();
    for hex in fire::within_reach(state, faction) {
        for size in (0..=held).take(WATER_THAT_HELPS + 1) {
            for cards in choices(&water, size) {
                candidates.add(hex, Command::Douse(Douse { hex, cards }));
            }
        }
    }
}

pub(super) fn payments(state: &State, faction: Faction, candidates: &mut Candidates) {
    let Some(step) = state.step else { return };
    for (demand, asked) in demands::payable(state, step) {
        let mut paying = hand(state, faction);
        paying
            .retain(|&(card, _)| hands::pays_as(state, faction, card, asked.asked_for(card).card));
        let held: u32 = paying.iter().map(|&(_, copies)| copies).sum();
        let missing: u32 = asked.asked().map(|asked| asked.missing()).sum();
        for size in 1..=held.min(missing) {
            for cards in choices(&paying, size) {
                candidates.add("demands", Command::Pay(Pay { demand, cards }));
            }
        }
    }
}
