//! The ambassador's little trouble: the card that keeps him human, the five turns as a werewolf, the
//! rage (3.5; HEI-092 to HEI-095, R-96, R-97).
//!
//! Until he turns for the first time nobody but Bretonnia and the organiser may know. So the
//! card is laid down without its face or its reason; see decision 0013. What he does while nobody
//! commands him stands in `intruders`.

use crate::cards::hands;
use crate::clauses::{HEI_093, HEI_094, HEI_142, HEI_171, R_96, R_97};
use crate::command::HandIn;
use crate::decks::ActionCard;
use crate::disclosure::disclose;
use crate::event::{AmbassadorRestored, AmbassadorTurned, RageRolled, Secret, SecretKept};
use crate::figures::{Faction, Side};
use crate::refusal::{Reason, Refusal, opening, said, the};
use crate::state::{AMBASSADOR, State, Step};
use crate::{Draft, Stop, acting, food, tables};
use board::Hex;
use decider::Contradiction;

/// The cards of which one keeps him human, those that are missed less first (HEI-093).
pub(crate) const CALMING: [ActionCard; 2] = [ActionCard::Peasants, ActionCard::Food];

/// Must a card be handed in this turn, lest he turns? Every turn that he is on the map and human
/// ([HEI-093](crate::clauses::HEI_093)).
pub(crate) fn is_due(state: &State, faction: Faction) -> bool {
    faction == Faction::Bretonnia
        && state.hex_of(AMBASSADOR).is_some()
        && state.werewolf.turned_in.is_none()
        && state.werewolf.paid_in < state.turn
}

/// On which side the ambassador came to stand in this hex without walking into it, if he did: his
/// rage began or ended there.
pub(crate) fn changes_sides(state: &State, hex: Hex) -> Option<Side> {
    let there = state.werewolf.ever_turned && state.hex_of(AMBASSADOR) == Some(hex);
    there.then(|| state.side_of(AMBASSADOR))
}

/// Step 9b, on top of food: one Food or Peasants card, face down
/// ([R-96](crate::clauses::R_96)).
pub(crate) fn hand_in(order: &HandIn, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting::acting_faction(Step::Food, HEI_142, draft)?;
    let state = draft.state();
    if !is_due(state, faction) {
        // What others are told must be true of every faction.
        let (clause, facts) = match faction {
            Faction::Bretonnia => (HEI_093, said!("ambassador-content")),
            other => (HEI_142, said!("nothing-asks", faction = the(other))),
        };
        return Refusal::new(Reason::NothingToPay, clause, facts)
            .allowing(said!("say-done"))
            .into();
    }
    if food::must_eat(state, faction) {
        let facts = said!("has-not-eaten", faction = opening(faction));
        return Refusal::new(Reason::FoodFirst, HEI_171, facts)
            .allowing(said!("feed-or-starve"))
            .into();
    }
    hands::must_hold(faction, &[order.card], HEI_093, state)?;
    if !CALMING.contains(&order.card) {
        let facts = said!("keeps-not-human", card = order.card);
        return Refusal::new(Reason::WrongCard, HEI_093, facts)
            .allowing(said!("food-or-peasants"))
            .into();
    }
    keep(faction, order.card, draft)
}

/// The record of the card: of the same kind as every secret, so that nobody sees what for.
fn keep(faction: Faction, card: ActionCard, draft: &mut Draft<'_>) -> Result<(), Stop> {
    draft.mark([HEI_093, card.clause()]);
    draft.record(SecretKept { faction, secret: Secret::CardHandedIn { card } }.into())
}

/// Bretonnia has done with step 9b. Without a card the ambassador turns at once, on purpose or not;
/// nobody looks into the hand ([HEI-093](crate::clauses::HEI_093)).
pub(crate) fn neglect(faction: Faction, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if !is_due(draft.state(), faction) {
        return Ok(());
    }
    let until = draft.state().turn + tables::WEREWOLF_TURNS;
    draft.record(AmbassadorTurned { figure: AMBASSADOR, until }.into())?;
    disclose([HEI_093, R_96], draft)
}

/// For a faction without a player: it pays if it can ([R-01](crate::clauses::R_01)).
pub(crate) fn pass(faction: Faction, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let held =
        |card: &ActionCard| state.hands.get(&faction).is_some_and(|hand| hand.count(*card) > 0);
    match CALMING.into_iter().find(held).filter(|_| is_due(state, faction)) {
        Some(card) => keep(faction, card, draft),
        None => neglect(faction, draft),
    }
}

/// Step 9b of the fifth turn: he is human again, and the next card is due at once.
pub(crate) fn restore(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let over = |turned: u32| state.turn >= turned + tables::WEREWOLF_TURNS;
    if state.werewolf.turned_in.is_some_and(over) {
        draft.record(AmbassadorRestored { figure: AMBASSADOR }.into())?;
        disclose([R_96], draft)?;
    }
    Ok(())
}

/// The start of step 6: on a 1 the rage takes him for the rest of the five turns
/// ([HEI-094](crate::clauses::HEI_094)). Who is not on the map hurts nobody.
pub(crate) fn rage(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let turned = state.werewolf.turned_in.is_some() && state.hex_of(AMBASSADOR).is_some();
    if !turned || state.figures.get(&AMBASSADOR).is_some_and(|entry| entry.raging) {
        return Ok(());
    }
    let die = draft.roll_d6(HEI_094, "rage")?;
    let raging = die <= tables::RAGE;
    draft.record(RageRolled { figure: AMBASSADOR, die, raging }.into())?;
    disclose([HEI_094], draft)?;
    if raging { disclose([R_97], draft) } else { Ok(()) }
}

pub(crate) fn card_handed_in(
    state: &mut State,
    faction: Faction,
    card: ActionCard,
) -> Result<(), Contradiction> {
    hands::lay_face_down(state, faction, card)?;
    state.werewolf.paid_in = state.turn;
    Ok(())
}

#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) const fn ambassador_turned(
    state: &mut State,
    _: &AmbassadorTurned,
) -> Result<(), Contradiction> {
    state.werewolf.turned_in = Some(state.turn);
    state.werewolf.ever_turned = true;
    Ok(())
}

pub(crate) fn ambassador_restored(
    state: &mut State,
    event: &AmbassadorRestored,
) -> Result<(), Contradiction> {
    state.werewolf.turned_in = None;
    let entry = state.known(event.figure)?;
    entry.raging = false;
    // The attacks of the beast are over; a man has fewer.
    entry.attacks = 0;
    Ok(())
}

pub(crate) fn rage_rolled(state: &mut State, event: &RageRolled) -> Result<(), Contradiction> {
    state.known(event.figure)?.raging = event.raging;
    Ok(())
}
