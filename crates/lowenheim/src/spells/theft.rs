//! Steal Resources: cards at random out of another hand (HEI-083, R-90).
//!
//! Everybody learns from whom and how many; which cards, only the two of them.

use crate::cards::hands;
use crate::clauses::{HEI_083, R_90};
use crate::disclosure::disclose;
use crate::event::{CardStolen, TheftSeen};
use crate::figures::Faction;
use crate::refusal::{Reason, Refusal, said, the};
use crate::state::State;
use crate::tables::THEFT_HAND;
use crate::{Draft, Stop};
use decider::{Audience, Contradiction};

/// What a hand is called beside draws out of it.
const HAND: &str = "hand";

/// The faction that steals.
const THIEF: Faction = Faction::WizardsCouncil;

/// May so many cards be taken from that hand, once so many are paid?
pub(super) fn check(state: &State, from: Faction, count: u32, paid: u32) -> Result<(), Refusal> {
    if from == THIEF {
        let facts = said!("steal-from-self");
        return Err(Refusal::new(Reason::WrongTarget, HEI_083, facts)
            .allowing(said!("name-another-faction")));
    }
    let most = most(state, from, paid);
    if (1..=most).contains(&count) {
        return Ok(());
    }
    let facts = said!(
        "theft-too-much",
        count = count,
        faction = the(from),
        held = hands::held(state, from),
        most = THEFT_HAND
    );
    let allowed = said!("theft-at-most", most = most);
    Err(Refusal::new(Reason::TooMuch, R_90, facts).allowing(allowed))
}

/// The most that can be stolen from a faction ([R-90](crate::clauses::R_90)).
pub(crate) fn most(state: &State, from: Faction, paid: u32) -> u32 {
    let own = hands::held(state, THIEF).saturating_sub(paid);
    THEFT_HAND.saturating_sub(own).min(hands::held(state, from))
}

pub(super) fn steal(from: Faction, count: u32, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let to = THIEF;
    draft.record(TheftSeen { from, to, count }.into())?;
    disclose([R_90], draft)?;
    for _ in 0..count {
        let hand = draft.state().hands.get(&from).map(crate::decks::Pile::in_order);
        let hand = hand.unwrap_or_default();
        let audience = Audience::Seats(vec![to.seat(), from.seat()]);
        let position = draft.draw(HEI_083, HAND, &hand, audience)?;
        let Some(&card) = hand.get(position) else {
            let what = format!("{from} has no card at position {position}");
            return Err(Contradiction::new(what).into());
        };
        draft.record(CardStolen { from, to, card }.into())?;
    }
    Ok(())
}

pub(crate) fn card_stolen(state: &mut State, event: &CardStolen) -> Result<(), Contradiction> {
    hands::take_from_hand(state, event.from, event.card)?;
    state.hands.entry(event.to).or_default().add(event.card);
    Ok(())
}

/// The public side of a theft: nothing that [`card_stolen`] does not do.
#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) const fn theft_seen(_: &mut State, _: &TheftSeen) -> Result<(), Contradiction> {
    Ok(())
}
