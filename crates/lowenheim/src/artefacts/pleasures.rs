//! The Box of Thousand Pleasures: a wizard takes it out of the Tower, and in each turn for which it
//! is paid it saves friends beside its bearer from wounds (HEI-068, R-95).
//!
//! It is opened when step 4 begins, which no player begins. So its bearer says beforehand, in secret
//! and whenever they like, for which cards they mean to open it; the first thing of step 4 does so.
//! Nobody is waited for, and until then a note of one's own looks no different.

use super::{must_be_free_for_magic, must_not_have_moved, reveal, wizard_in_tower};
use crate::acting::acting_faction;
use crate::cards::hands;
use crate::clauses::{HEI_068, R_95};
use crate::decks::ActionCard;
use crate::event::{Secret, SecretKept, WoundCancelled};
use crate::figures::{Faction, FigureId, Side};
use crate::refusal::said;
use crate::state::{Artefact, State, Step};
use crate::{Draft, Reason, Refusal, Stop, tables};
use board::Hex;
use decider::Contradiction;

/// Step 6: a wizard who has not moved yet takes the Box out of the Tower, or from a wizard who
/// stands there.
pub(super) fn take(wizard: FigureId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting_faction(Step::Movement, R_95, draft)?;
    check_take(draft.state(), wizard)?;
    draft.record(SecretKept { faction, secret: Secret::BoxTaken { wizard } }.into())
}

/// May this wizard take the Box?
fn check_take(state: &State, wizard: FigureId) -> Result<(), Refusal> {
    wizard_in_tower(state, wizard, R_95)?;
    must_be_free_for_magic(state, wizard)?;
    must_not_have_moved(state, wizard)?;
    let Some(bearer) = state.artefacts.bearer else { return Ok(()) };
    if bearer == wizard {
        let facts = said!("carries-box", who = wizard);
        return Err(Refusal::new(Reason::NotTheBearer, R_95, facts).allowing(said!("open-the-box")));
    }
    must_be_free_for_magic(state, bearer)?;
    let hex = state.hex_of(bearer);
    let moved = state.figures.get(&bearer).is_some_and(|entry| entry.moved);
    if moved || !hex.is_some_and(|hex| state.is_tower(hex)) {
        let facts = said!("carries-box", who = bearer);
        return Err(
            Refusal::new(Reason::NotTheBearer, R_95, facts).allowing(said!("box-changes-hands"))
        );
    }
    Ok(())
}

/// At any time: for which cards the Box shall be opened when step 4 begins; none: it stays shut.
pub(super) fn mean_to_open(cards: &[ActionCard], draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let faction = Faction::WizardsCouncil;
    let Some(bearer) = state.artefacts.bearer else {
        return Refusal::new(Reason::NotTheBearer, R_95, said!("nobody-carries-box"))
            .allowing(said!("take-the-box"))
            .into();
    };
    let turn = if is_begun(state) { state.turn + 1 } else { state.turn };
    if !cards.is_empty() {
        check_price(cards)?;
        hands::must_hold(faction, cards, HEI_068, state)?;
        crate::acting::figure_on_map(state, bearer, R_95)?;
    }
    let cards = cards.to_vec();
    draft.record(SecretKept { faction, secret: Secret::BoxMeant { turn, cards } }.into())
}

/// Has step 4 of this turn begun, or gone by?
fn is_begun(state: &State) -> bool {
    state.enemy.arrival_settled == state.turn
        || state.step.is_some_and(|step| step > Step::EnemyMovement)
}

/// For which cards the Box is to be opened, and in which turn, as long as that is to come.
pub(crate) fn meant(state: &State) -> Option<(u32, &[ActionCard])> {
    let (turn, cards) = state.artefacts.opening.as_ref()?;
    let to_come = *turn > state.turn || (*turn == state.turn && !is_begun(state));
    (to_come && !cards.is_empty()).then_some((*turn, cards.as_slice()))
}

fn check_price(cards: &[ActionCard]) -> Result<(), Refusal> {
    if cards.contains(&ActionCard::Blank) {
        let facts = said!("box-no-blank");
        return Err(
            Refusal::new(Reason::WrongCard, HEI_068, facts).allowing(said!("box-two-cards"))
        );
    }
    if cards.len() == tables::BOX_CARDS {
        return Ok(());
    }
    let facts = said!("box-cards-named", count = cards.len());
    Err(Refusal::new(Reason::BadList, HEI_068, facts)
        .allowing(said!("box-cards-or-none", count = tables::BOX_CARDS)))
}

/// The beginning of step 4: opens the Box if that is meant and can be done now; else nobody hears of
/// it.
pub(crate) fn open(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some((bearer, (turn, cards))) = state.artefacts.bearer.zip(meant(state)) else {
        return Ok(());
    };
    let held = state.hands.get(&Faction::WizardsCouncil).is_some_and(|hand| hand.holds(cards));
    let able = state.is_upright(bearer) && must_be_free_for_magic(state, bearer).is_ok();
    if turn != state.turn || !held || !able {
        return Ok(());
    }
    let cards = cards.to_vec();
    reveal(bearer, Artefact::Box, cards, draft)
}

/// The hex of the bearer while the Box is open: from step 4 to the end of step 7.
fn open_in(state: &State) -> Option<Hex> {
    let lasts = Step::EnemyMovement..=Step::Combat;
    let now = state.step.is_some_and(|step| lasts.contains(&step));
    if now && state.artefacts.used_in(Artefact::Box, state.turn) {
        state.hex_of(state.artefacts.bearer?)
    } else {
        None
    }
}

/// Does the open Box cancel a wound, whatever gave it? Throws a die for every wound of a city figure
/// in its bearer's hex or next to it.
pub(crate) fn cancels(figure: FigureId, draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let state = draft.state();
    let (Some(bearer), Some(hex)) = (open_in(state), state.hex_of(figure)) else {
        return Ok(false);
    };
    if state.side_of(figure) != Side::City || bearer.distance(hex) > 1 {
        return Ok(false);
    }
    let die = draft.roll_d6(HEI_068, "save")?;
    if die < tables::BOX_SAVE {
        return Ok(false);
    }
    draft.record(WoundCancelled { figure, die }.into())?;
    Ok(true)
}

/// Nothing has changed: the figure keeps its Wounds.
#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) const fn wound_cancelled(
    _: &mut State,
    _: &WoundCancelled,
) -> Result<(), Contradiction> {
    Ok(())
}
