//! Crown and sceptre: one pile is looked through, and one card of it taken
//! ([HRZ-081](crate::clauses::HRZ_081)), which nobody else sees ([HRZ-082](crate::clauses::HRZ_082)).

use crate::cards::{Action, Card, Pile};
use crate::checks::acts;
use crate::clauses::{HRZ_081, HRZ_083, HRZ_114, LR_12};
use crate::colours::Colour;
use crate::command::{Look, TakeCard};
use crate::event::{CardKept, CardTaken, PileOpened, PileSeen};
use crate::refusal::said;
use crate::state::{State, take as take_from};
use crate::{Draft, Reason, Refusal, Stop, action};
use decider::Contradiction;
use messages::Part;
use rulebook::count;

/// Looks through a pile, and not into the other ([LR-12](crate::clauses::LR_12)); where it is empty, the
/// other one is looked through ([HRZ-083](crate::clauses::HRZ_083)).
pub(crate) fn look(order: &Look, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (by, acting) = acts(draft)?;
    if acting.action != Action::Crown {
        return Err(action::other_action(&acting, HRZ_081).into());
    }
    if acting.looking.is_some() {
        return Refusal::new(Reason::Looking, LR_12, said!("one-pile")).into();
    }
    let empty = draft.state().pile(order.pile).is_empty();
    let pile = if empty { order.pile.other() } else { order.pile };
    if empty {
        draft.mark([HRZ_083]);
    }
    draft.mark([LR_12]);
    let cards = draft.state().pile(pile).to_vec();
    draft.record(PileOpened { by, pile }.into())?;
    draft.record(PileSeen { by, cards }.into())
}

/// Takes a card of the pile that one looks through.
pub(crate) fn take(order: &TakeCard, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (by, acting) = acts(draft)?;
    let Some(pile) = acting.looking else {
        let refusal = match acting.action {
            Action::Crown => Refusal::new(Reason::Looking, HRZ_081, said!("look-first")),
            _ => action::other_action(&acting, HRZ_081),
        };
        return Err(refusal.into());
    };
    let card = order.card;
    if !draft.state().pile(pile).contains(&card) {
        let facts = said!("not-in-pile", card = Part::name(card.name()));
        return Refusal::new(Reason::NoSuchCard, HRZ_081, facts).into();
    }
    keep(draft, by, pile, card)
}

/// A card goes from a pile to a hand, and the action is over.
pub(crate) fn keep(draft: &mut Draft<'_>, by: Colour, pile: Pile, card: Card) -> Result<(), Stop> {
    let left = count(draft.state().pile(pile).len().saturating_sub(1));
    draft.mark([HRZ_114]);
    draft.record(CardTaken { by, pile, left }.into())?;
    draft.record(CardKept { by, pile, card }.into())?;
    action::end(draft)
}

pub(crate) fn pile_opened(state: &mut State, event: &PileOpened) -> Result<(), Contradiction> {
    state.acting_mut()?.looking = Some(event.pile);
    Ok(())
}

pub(crate) fn card_kept(state: &mut State, event: &CardKept) -> Result<(), Contradiction> {
    let found = state.piles.get_mut(&event.pile).is_some_and(|pile| take_from(pile, event.card));
    if !found {
        return Err(Contradiction::new(format!("{} does not lie in that pile", event.card)));
    }
    let hand = &mut state.prince_mut(event.by)?.hand;
    hand.push(event.card);
    hand.sort_unstable();
    Ok(())
}
