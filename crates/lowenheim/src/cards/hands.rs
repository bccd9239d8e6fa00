//! Hands and the action deck: dealing, discarding and refilling (sections 5.1 and Play 1, steps 1 and
//! 8; HEI-036, HEI-107, HEI-134, HEI-141, R-11 to ).
//!
//! All action cards lie in a hand, in the draw pile or in the open discard pile; spent cards are
//! discarded. A draw is hidden: only the seat that draws reads the card.

use crate::city::Place;
use crate::clauses::{HEI_036, HEI_067, HEI_107, HEI_113, HEI_134, HEI_141, R_57};
use crate::command::{Discard, Refill};
use crate::decks::{ActionCard, Pile};
use crate::disclosure::disclose;
use crate::event::{CardTaken, CardsDiscarded, DeckReshuffled};
use crate::figures::{Faction, FigureId};
use crate::refusal::{Reason, Refusal, listed, opening, said, the};
use crate::state::{State, Step};
use crate::tables::{DISCARDS, HAND};
use crate::{Draft, Stop, acting};
use board::Hex;
use decider::{Audience, Clause, Contradiction};
use messages::Saying;

/// The deck's name beside its draws.
const DECK: &str = "action";

/// Deals six cards to every faction before turn 1, in the order of the book
/// ([R-13](crate::clauses::R_13)).
pub(crate) fn deal(draft: &mut Draft<'_>) -> Result<(), Stop> {
    for faction in Faction::ALL {
        fill(faction, HEI_107, draft)?;
    }
    Ok(())
}

/// Step 1: discards up to two cards, refills the hand to six, and has then done with the step.
pub(crate) fn refill(refill: &Refill, draft: &mut Draft<'_>) -> Result<Faction, Stop> {
    let faction = acting::acting_faction(Step::Refill, HEI_134, draft)?;
    if refill.discard.len() > DISCARDS {
        let facts = said!("too-many-discards", count = refill.discard.len());
        return Refusal::new(Reason::BadList, HEI_134, facts)
            .allowing(said!("discard-few", most = DISCARDS))
            .into();
    }
    must_hold(faction, &refill.discard, HEI_134, draft.state())?;
    refill_for(faction, &refill.discard, draft)?;
    Ok(faction)
}

/// Discards these cards of a hand, which must be in it, and refills the hand; for a player, and
/// for a faction without one ([R-01](crate::clauses::R_01)).
pub(crate) fn refill_for(
    faction: Faction,
    discard: &[ActionCard],
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    throw_away(faction, discard, draft)?;
    fill(faction, HEI_134, draft)?;
    for _ in 0..draft.state().extra_cards(faction) {
        draw_one(faction, HEI_067, draft)?;
    }
    Ok(())
}

fn fill(faction: Faction, clause: Clause, draft: &mut Draft<'_>) -> Result<(), Stop> {
    while held(draft.state(), faction) < HAND {
        if !draw_one(faction, clause, draft)? {
            break;
        }
    }
    Ok(())
}

/// Draws one hidden card. When the draw pile is empty the discard pile is shuffled into a new one;
/// when both are empty nothing is drawn ([R-12](crate::clauses::R_12)).
pub(crate) fn draw_one(
    faction: Faction,
    clause: Clause,
    draft: &mut Draft<'_>,
) -> Result<bool, Stop> {
    if draft.state().draw_pile.is_empty() {
        let state = draft.state();
        let cards = state.discard_pile.len() + state.face_down.len();
        if cards == 0 {
            return Ok(false);
        }
        draft.record(DeckReshuffled { cards }.into())?;
    }
    let pile = draft.state().draw_pile.in_order();
    let position = draft.draw(clause, DECK, &pile, Audience::Seats(vec![faction.seat()]))?;
    let Some(&card) = pile.get(position) else {
        return Err(Contradiction::new(format!("{DECK}: no card at position {position}")).into());
    };
    draft.record(CardTaken { faction, card }.into())?;
    Ok(true)
}

fn throw_away(faction: Faction, cards: &[ActionCard], draft: &mut Draft<'_>) -> Result<(), Stop> {
    if cards.is_empty() {
        return Ok(());
    }
    draft.record(CardsDiscarded { faction, cards: cards.to_vec() }.into())
}

/// Step 8: discards down to the hand limit, exactly as many as are too many.
pub(crate) fn discard(discard: &Discard, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting::acting_faction(Step::Trading, HEI_141, draft)?;
    let state = draft.state();
    let excess = overfull(state, faction);
    let named = discard.cards.len();
    if named != excess as usize {
        let reason = if named < excess as usize { Reason::HandTooBig } else { Reason::TooMuch };
        let facts = said!(
            "discards-other",
            faction = opening(faction),
            held = held(state, faction),
            named = named,
            limit = limit(state, faction)
        );
        let allowed = said!("discards-exactly", excess = excess);
        return Refusal::new(reason, HEI_141, facts).allowing(allowed).into();
    }
    if named == 0 {
        return Refusal::new(Reason::BadList, HEI_141, said!("discards-nothing"))
            .allowing(said!("within-limit"))
            .into();
    }
    must_hold(faction, &discard.cards, HEI_141, state)?;
    throw_away(faction, &discard.cards, draft)
}

/// Discards for a faction without a player what it was given too much: Blanks first, then always
/// a card of which it has most.
pub(crate) fn trim_for(faction: Faction, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let mut hand = hand(draft.state(), faction);
    let mut cards = Vec::new();
    for _ in 0..overfull(draft.state(), faction) {
        let blank = (hand.count(ActionCard::Blank) > 0).then_some(ActionCard::Blank);
        let printed = ActionCard::PRINTED.iter().map(|&(card, _)| card);
        let Some(card) = blank.or_else(|| printed.max_by_key(|&card| hand.count(card))) else {
            break;
        };
        if hand.take(card) {
            cards.push(card);
        }
    }
    throw_away(faction, &cards, draft)
}

/// By how many cards a hand is above the limit that holds at the end of step 8 (HEI-141).
pub(crate) fn overfull(state: &State, faction: Faction) -> u32 {
    held(state, faction).saturating_sub(limit(state, faction))
}

/// How many cards a hand may hold at the end of step 8.
pub(crate) fn limit(state: &State, faction: Faction) -> u32 {
    HAND + state.extra_cards(faction)
}

/// How many cards a faction holds; everybody may know.
pub(crate) fn held(state: &State, faction: Faction) -> u32 {
    state.hands.get(&faction).map_or(0, Pile::len)
}

fn hand(state: &State, faction: Faction) -> Pile<ActionCard> {
    state.hands.get(&faction).cloned().unwrap_or_default()
}

/// Refuses unless the hand holds all these cards, each as often as it is named.
pub(crate) fn must_hold(
    faction: Faction,
    cards: &[ActionCard],
    clause: Clause,
    state: &State,
) -> Result<(), Stop> {
    let hand = hand(state, faction);
    if hand.holds(cards) {
        return Ok(());
    }
    let mut named = Pile::default();
    for &card in cards {
        named.add(card);
    }
    let facts = said!("not-in-hand", cards = listing(&named), faction = the(faction));
    Refusal::new(Reason::NoSuchCard, clause, facts)
        .allowing(said!("hand-holds", cards = listing(&hand)))
        .into()
}

/// `2 Attack, 1 Food`.
fn listing(pile: &Pile<ActionCard>) -> Saying {
    let counts = ActionCard::PRINTED.iter().map(|&(card, _)| (card, pile.count(card)));
    cards_said(counts)
}

/// `2 Attack, 1 Food`; those of which there is none are left out.
pub(crate) fn cards_said(counts: impl Iterator<Item = (ActionCard, u32)>) -> Saying {
    let mut some = counts.filter(|&(_, count)| count > 0).peekable();
    match some.peek() {
        None => said!("no-card"),
        Some(_) => listed(some.map(|(card, count)| said!("copies", count = count, card = card))),
    }
}

/// Does a card pay where `asked` is asked for? A card pays for itself; a Blank pays as Food or as
/// Water for the City Guard, while no enemy is in the barracks
/// ([HEI-036](crate::clauses::HEI_036), [R-57](crate::clauses::R_57)).
pub(crate) fn pays_as(
    state: &State,
    faction: Faction,
    card: ActionCard,
    asked: ActionCard,
) -> bool {
    card == asked || (may_use_the_well(faction, card, asked) && enemy_at_the_well(state).is_none())
}

fn may_use_the_well(faction: Faction, card: ActionCard, asked: ActionCard) -> bool {
    faction == Faction::CityGuard
        && card == ActionCard::Blank
        && matches!(asked, ActionCard::Food | ActionCard::Water)
}

/// An enemy within the barracks, who keeps the City Guard from its well.
fn enemy_at_the_well(state: &State) -> Option<(FigureId, Hex)> {
    state.enemy_in(state.city.hexes(Place::A))
}

/// Refuses a card that does not pay where `asked` is asked for, and says why a Blank does not
/// (HEI-113).
pub(crate) fn must_pay_as(
    faction: Faction,
    card: ActionCard,
    asked: ActionCard,
    clause: Clause,
    state: &State,
) -> Result<(), Stop> {
    if pays_as(state, faction, card, asked) {
        return Ok(());
    }
    if may_use_the_well(faction, card, asked)
        && let Some((enemy, hex)) = enemy_at_the_well(state)
    {
        let facts = said!("well-taken", card = asked, who = enemy, hex = hex);
        return Refusal::new(Reason::WrongCard, HEI_036, facts)
            .allowing(said!("well-or-card", card = asked))
            .into();
    }
    let facts = said!("pays-not", card = card, asked = asked);
    let clause = if card == ActionCard::Blank { HEI_113 } else { clause };
    Refusal::new(Reason::WrongCard, clause, facts).allowing(said!("hand-in", card = asked)).into()
}

/// Cards were paid before all eyes: a Blank among them comes from the sweetwater well
/// ([R-57](crate::clauses::R_57)).
pub(crate) fn note_paid(cards: &[ActionCard], draft: &mut Draft<'_>) -> Result<(), Stop> {
    draft.mark(cards.iter().map(|card| card.clause()));
    if cards.contains(&ActionCard::Blank) { disclose([HEI_036, R_57], draft) } else { Ok(()) }
}

/// Cards go from a hand to the open discard pile: how every card is spent.
pub(crate) fn spend(
    state: &mut State,
    faction: Faction,
    cards: &[ActionCard],
) -> Result<(), Contradiction> {
    for &card in cards {
        take_from_hand(state, faction, card)?;
        state.discard_pile.add(card);
    }
    Ok(())
}

/// Cards leave a hand and lie aside, neither spent nor held.
pub(crate) fn lay_aside(
    state: &mut State,
    faction: Faction,
    cards: &[ActionCard],
) -> Result<(), Contradiction> {
    cards.iter().try_for_each(|&card| take_from_hand(state, faction, card))
}

/// Cards that lay aside come back to a hand.
pub(crate) fn take_back(state: &mut State, faction: Faction, cards: &[ActionCard]) {
    let hand = state.hands.entry(faction).or_default();
    cards.iter().for_each(|&card| hand.add(card));
}

/// A card goes from a hand to the cards that lie face down beside the discard pile, until all are
/// shuffled together.
pub(crate) fn lay_face_down(
    state: &mut State,
    faction: Faction,
    card: ActionCard,
) -> Result<(), Contradiction> {
    take_from_hand(state, faction, card)?;
    state.face_down.add(card);
    Ok(())
}

pub(crate) fn take_from_hand(
    state: &mut State,
    faction: Faction,
    card: ActionCard,
) -> Result<(), Contradiction> {
    let hand = state.hands.entry(faction).or_default();
    if hand.take(card) {
        // What nobody holds, nobody offers.
        state.offers.retain(|&(from, _), cards| from != faction || hand.holds(cards));
        Ok(())
    } else {
        Err(Contradiction::new(format!("{faction} spends {card}, which is not in its hand")))
    }
}

pub(crate) fn card_taken(state: &mut State, event: &CardTaken) -> Result<(), Contradiction> {
    if !state.draw_pile.take(event.card) {
        let what = format!("{} draws {}, which is not in the pile", event.faction, event.card);
        return Err(Contradiction::new(what));
    }
    state.hands.entry(event.faction).or_default().add(event.card);
    Ok(())
}

pub(crate) fn cards_discarded(
    state: &mut State,
    event: &CardsDiscarded,
) -> Result<(), Contradiction> {
    spend(state, event.faction, &event.cards)
}

pub(crate) fn deck_reshuffled(
    state: &mut State,
    event: &DeckReshuffled,
) -> Result<(), Contradiction> {
    let spent = state.discard_pile.len() + state.face_down.len();
    if !state.draw_pile.is_empty() || spent != event.cards {
        let what = format!(
            "{} cards are reshuffled while {} are drawn from and {} discarded",
            event.cards,
            state.draw_pile.len(),
            spent
        );
        return Err(Contradiction::new(what));
    }
    state.draw_pile = std::mem::take(&mut state.discard_pile);
    for card in std::mem::take(&mut state.face_down).in_order() {
        state.draw_pile.add(card);
    }
    Ok(())
}
