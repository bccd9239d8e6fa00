//! Event cards: what chance and the besiegers do to the city (section 5.2 and Play 1, step 2;
//! HEI-114 to HEI-123, HEI-135, R-14, R-15, R-69 to R-75).
//!
//! A card takes effect at once. What a fire does after it has broken out belongs to `fire`.

use crate::cards::{bridges, mines};
use crate::city::Place;
use crate::clauses::{HEI_115, HEI_119, HEI_135, R_14, R_15, R_74};
use crate::decks::EventCard;
use crate::event::{EventCardRevealed, OgreAwaited};
use crate::state::State;
use crate::tables::MINES;
use crate::{Draft, Stop, fire};
use decider::{Audience, Clause, Contradiction};

/// The deck's name beside its draws.
const DECK: &str = "event";

/// Step 2: turns up one event card and does what it says. A pile that ran out is made anew from
/// the whole deck.
pub(crate) fn reveal(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let reshuffled = draft.state().event_pile.is_empty();
    let state = draft.state();
    let pile = if reshuffled { &state.event_deck } else { &state.event_pile }.in_order();
    let position = draft.draw(HEI_135, DECK, &pile, Audience::Everyone)?;
    let Some(&card) = pile.get(position) else {
        return Err(Contradiction::new(format!("{DECK}: no card at position {position}")).into());
    };
    draft.record(EventCardRevealed { card, reshuffled }.into())?;
    draft.mark([R_15]);
    if reshuffled {
        draft.mark([R_14]);
    }
    carry_out(card, draft)
}

/// Does what a card of the deck ([HEI-114](crate::clauses::HEI_114)) says. The Founder's statue
/// breaks and nothing else happens ([HEI-123](crate::clauses::HEI_123),
/// [R-75](crate::clauses::R_75)).
fn carry_out(card: EventCard, draft: &mut Draft<'_>) -> Result<(), Stop> {
    match card {
        EventCard::StoneBridge => bridges::fall(Place::J, draft),
        EventCard::Footbridge => bridges::fall(Place::K, draft),
        EventCard::MineGuardsCorner
        | EventCard::MineJoustingTower
        | EventCard::MineCastleEntrance
        | EventCard::MineGardensEntrance => match MINES.iter().find(|&&(mine, _)| mine == card) {
            Some(&(_, section)) => mines::explode(section, draft),
            None => Ok(()),
        },
        EventCard::RatOgre => await_ogre(draft),
        EventCard::Statue => Ok(()),
        EventCard::TempleFire => break_out(card, HEI_115, draft),
        EventCard::ShellBarracks
        | EventCard::ShellJoustingGrounds
        | EventCard::ShellTower
        | EventCard::ShellBretonnia
        | EventCard::ShellCathay
        | EventCard::ShellCastle => break_out(card, HEI_119, draft),
    }
}

fn break_out(card: EventCard, clause: Clause, draft: &mut Draft<'_>) -> Result<(), Stop> {
    match fire::shelled(card) {
        Some(place) => fire::break_out(place, clause, draft),
        None => Err(Contradiction::new(format!("{} brings no fire", card.name())).into()),
    }
}

/// The next band brings one more rat ogre ([HEI-122](crate::clauses::HEI_122),
/// [R-74](crate::clauses::R_74)).
fn await_ogre(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let waiting = draft.state().enemy.ogres_waiting + 1;
    if waiting > 1 {
        draft.mark([R_74]);
    }
    draft.record(OgreAwaited { waiting }.into())
}

pub(crate) fn event_card_revealed(
    state: &mut State,
    event: &EventCardRevealed,
) -> Result<(), Contradiction> {
    if event.reshuffled {
        state.event_pile = state.event_deck.clone();
    }
    if !state.event_pile.take(event.card) {
        return Err(Contradiction::new(format!("{} is not in the event pile", event.card)));
    }
    state.events_seen.push((state.turn, event.card));
    Ok(())
}

pub(crate) fn ogre_awaited(state: &mut State, event: &OgreAwaited) -> Result<(), Contradiction> {
    state.enemy.ogres_waiting = event.waiting;
    Ok(())
}
