//! What happens to whoever does not answer: the least, when the organiser goes on
//! ([LR-46](crate::clauses::LR_46)). No rule here knows when a deadline is over, or who is to play for
//! whoever stays away ([LR-48](crate::clauses::LR_48)).

use crate::cards::Action;
use crate::checks::{organiser, other_step, waited_for};
use crate::clauses::LR_46;
use crate::colours::Colour;
use crate::event::{BidSealed, DecisionLaid, PlayersMissed, TalksEnd, TalksEnded};
use crate::state::{Acting, Bid, RoundStep, State};
use crate::tables::SLOTS;
use crate::{Draft, Stop, action, crown, placing, round};
use decider::{Audience, Contradiction};
use rulebook::count;
use std::collections::BTreeSet;

/// The organiser goes on: everybody who is missing gets the least, and the log names them.
pub(crate) fn proceed(draft: &mut Draft<'_>) -> Result<(), Stop> {
    organiser(draft)?;
    let who = waited_for(draft.state());
    if who.is_empty() {
        return Err(other_step(draft.state()).into());
    }
    draft.record(PlayersMissed { who: who.clone() }.into())?;
    match draft.state().step.clone() {
        RoundStep::Placing => place(draft),
        RoundStep::Card => {
            let start = draft.state().start;
            let none = || Contradiction::new("a round has a start player");
            round::turn_card(draft, start.ok_or_else(none)?)
        }
        RoundStep::Decisions => {
            for by in who {
                let slots = least(draft.state(), by).into_iter().collect();
                draft.record(DecisionLaid { by, slots }.into())?;
            }
            Ok(())
        }
        RoundStep::Trial(trial) if trial.talks => {
            draft.record(TalksEnded { why: TalksEnd::Unanswered, by: None }.into())
        }
        RoundStep::Trial(_) => {
            for by in who {
                draft.record(BidSealed { by, bid: Bid::default() }.into())?;
            }
            Ok(())
        }
        RoundStep::Action(acting) => lapse(draft, &acting),
        RoundStep::Opening | RoundStep::Settling | RoundStep::Over => Ok(()),
    }
}

/// Castle and knight by chance among all legal places.
fn place(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let Some((by, colour)) = draft.state().next_to_place() else { return Ok(()) };
    let places = placing::places(draft.state(), colour);
    let names: Vec<String> =
        places.iter().map(|[castle, knight]| format!("{castle} {knight}")).collect();
    let at = draft.draw(LR_46, "places", &names, Audience::Everyone)?;
    let none = || Contradiction::new("the drawn place is one of them");
    let [castle, knight] = places.get(at).copied().ok_or_else(none)?;
    placing::place(draft, by, colour, castle, knight)
}

/// The slots of whoever says nothing: the money bag; then the slot with fewest choosers so far, of equal ones
/// the lower number.
fn least(state: &State, by: Colour) -> BTreeSet<u32> {
    let money = |slot: &u32| matches!(state.action(*slot), Some(Action::Money(_)));
    let mut slots: Vec<u32> = (1..=SLOTS).collect();
    slots.sort_by_key(|slot| (!money(slot), count(state.choosers(*slot).len()), *slot));
    slots.into_iter().take(state.cards_due(by)).collect()
}

/// An action lapses, and what was done of it stays; a crown that has looked gives a card by chance.
fn lapse(draft: &mut Draft<'_>, acting: &Acting) -> Result<(), Stop> {
    let Some(pile) = acting.looking else { return action::end(draft) };
    let cards = draft.state().pile(pile).to_vec();
    let own = Audience::Seats(vec![acting.by.seat()]);
    let at = draft.draw(LR_46, "politics", &cards, own)?;
    let none = || Contradiction::new("the drawn card lies in its pile");
    let card = cards.get(at).copied().ok_or_else(none)?;
    crown::keep(draft, acting.by, pile, card)
}
