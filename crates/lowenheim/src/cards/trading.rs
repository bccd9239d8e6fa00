//! Trading: cards are offered, and go to whoever takes them (Play 1, step 8; HEI-141, R-19, R-20).
//!
//! A swap is two offers; promises are not enforced. An offer stands until it is taken or taken back, the
//! cards leave the hand, or the step ends. Only the two whom it concerns see the cards.

use crate::cards::hands;
use crate::clauses::{HEI_141, R_20};
use crate::command::{Accept, Give};
use crate::event::{CardsGiven, TradeOffered, TradeSeen};
use crate::figures::Faction;
use crate::refusal::{Reason, Refusal, opening, said, the};
use crate::state::{State, Step};
use crate::{Draft, Stop, acting};
use decider::Contradiction;

/// Step 8: offers cards to another faction, in the place of what was offered to it before; none: takes the
/// offer back.
pub(crate) fn give(give: &Give, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let from = acting::acting_faction(Step::Trading, HEI_141, draft)?;
    let state = draft.state();
    let Give { to, cards } = give.clone();
    if to == from {
        let facts = said!("gives-itself", faction = opening(from));
        return Refusal::new(Reason::GivenToSelf, HEI_141, facts)
            .allowing(said!("name-another-faction"))
            .into();
    }
    if cards.is_empty() && !state.offers.contains_key(&(from, to)) {
        return Refusal::new(Reason::BadList, HEI_141, said!("gives-nothing"))
            .allowing(said!("give-something"))
            .into();
    }
    hands::must_hold(from, &cards, HEI_141, state)?;
    must_have_room(to, cards.len(), state)?;
    draft.mark([R_20]);
    draft.record(TradeOffered { from, to, cards }.into())
}

/// Step 8: takes what a faction offers, whoever has done with the step as well.
pub(crate) fn accept(accept: &Accept, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let to = acting::leading_faction(HEI_141, draft)?;
    let from = accept.from;
    let state = draft.state();
    let Some(cards) = state.offers.get(&(from, to)).cloned() else {
        let facts = said!("offers-nothing", from = opening(from), to = the(to));
        return Refusal::new(Reason::NoSuchOffer, R_20, facts).into();
    };
    must_have_room(to, cards.len(), state)?;
    let count = rulebook::count(cards.len());
    draft.record(CardsGiven { from, to, cards }.into())?;
    draft.record(TradeSeen { from, to, count }.into())
}

/// A faction that has done with trading cannot discard any more, so it takes no more than its
/// limit ([R-19](crate::clauses::R_19)).
fn must_have_room(to: Faction, cards: usize, state: &State) -> Result<(), Stop> {
    let limit = hands::limit(state, to);
    let held = hands::held(state, to);
    let room = limit.saturating_sub(held) as usize;
    if state.may_act(to) || cards <= room {
        return Ok(());
    }
    let facts =
        said!("taker-full", faction = opening(to), held = held, more = cards, limit = limit);
    let allowed = said!("taker-room", room = room);
    Refusal::new(Reason::HandTooBig, HEI_141, facts).allowing(allowed).into()
}

/// What is offered to a faction, and by whom.
pub(crate) fn offered(state: &State, to: Faction) -> impl Iterator<Item = Faction> + '_ {
    state.offers.keys().filter(move |&&(_, taker)| taker == to).map(|&(from, _)| from)
}

#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) fn trade_offered(state: &mut State, event: &TradeOffered) -> Result<(), Contradiction> {
    let between = (event.from, event.to);
    if event.cards.is_empty() {
        state.offers.remove(&between);
    } else {
        state.offers.insert(between, event.cards.clone());
    }
    Ok(())
}

pub(crate) fn cards_given(state: &mut State, event: &CardsGiven) -> Result<(), Contradiction> {
    state.offers.remove(&(event.from, event.to));
    for &card in &event.cards {
        hands::take_from_hand(state, event.from, card)?;
        state.hands.entry(event.to).or_default().add(card);
    }
    Ok(())
}

/// The public side of a gift: nothing that [`cards_given`] has not done.
#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) const fn trade_seen(_: &mut State, _: &TradeSeen) -> Result<(), Contradiction> {
    Ok(())
}
