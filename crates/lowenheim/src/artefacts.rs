//! The four artefacts of the Wizards' Tower (section 3.4; HEI-064, HEI-066 to HEI-073, R-92 to
//!
//!
//! | artefact | module |
//! |---|---|
//! | Mask of Nyarlathotep | `mask` |
//! | Box of Thousand Pleasures | `pleasures` |
//! | Altar of the Damned and its demon | `altar` |
//! | Teleporter of the Outer Planes | `teleporter` |
//!
//! Nobody but the wizards knows of them. One that was never used leaves no trace that others could
//! read: not in a view, not in a refusal, and in the log only as one secret among others
//! ([R-09](crate::clauses::R_09)).

mod altar;
mod mask;
mod pleasures;
mod teleporter;

pub(crate) use altar::{appear, ask, demon_left, due, lapse, part, upkeep_lapsed};
pub(crate) use pleasures::{cancels, meant, open, wound_cancelled};
pub(crate) use teleporter::{check as check_teleport, figures_teleported, teleporter_broken};

use crate::acting::{leading_faction, must_not_be_busy, must_not_have_cast, own_figure};
use crate::cards::hands;
use crate::clauses::{HEI_003, HEI_066, HEI_144, HEI_163, R_92, R_93, R_94, R_95};
use crate::command::Use;
use crate::decks::ActionCard;
use crate::disclosure::disclose;
use crate::event::ArtefactUsed;
use crate::figures::{Faction, FigureId};
use crate::refusal::{opening, said};
use crate::state::{Artefact, State, Step};
use crate::{Draft, Reason, Refusal, Stop};
use board::Hex;
use decider::{Clause, Contradiction};

/// Uses an artefact. Whoever is no wizard is told the same at all times, whatever lies in the Tower.
pub(crate) fn use_one(order: &Use, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = leading_faction(HEI_003, draft)?;
    if faction != Faction::WizardsCouncil {
        let facts = said!("nothing-of-that-kind", faction = opening(faction));
        return Refusal::new(Reason::NothingToUse, HEI_003, facts).into();
    }
    match order {
        Use::Mask { wizard } => mask::wear(*wizard, draft),
        Use::TakeBox { wizard } => pleasures::take(*wizard, draft),
        Use::OpenBox { cards } => pleasures::mean_to_open(cards, draft),
        Use::Altar { wizard } => altar::call(*wizard, draft),
        Use::Teleporter { wizard, way, hex } => teleporter::carry(*wizard, *way, *hex, draft),
    }
}

/// The hex of one of the three, who stands in the Tower and is free to do nothing else this turn
/// (HEI-066).
fn free_wizard(state: &State, wizard: FigureId, clause: Clause) -> Result<Hex, Refusal> {
    let hex = wizard_in_tower(state, wizard, clause)?;
    must_be_free_for_magic(state, wizard)?;
    must_not_have_cast(state, wizard)?;
    let artefacts = &state.artefacts;
    if artefacts.bearer == Some(wizard) && artefacts.taken_in == Some(state.turn) {
        let facts = said!("took-the-box", who = wizard);
        return Err(
            Refusal::new(Reason::FigureBusy, clause, facts).allowing(said!("name-another-figure"))
        );
    }
    if state.step == Some(Step::Movement) {
        must_not_have_moved(state, wizard)?;
    }
    Ok(hex)
}

fn must_not_have_moved(state: &State, figure: FigureId) -> Result<(), Refusal> {
    if state.figures.get(&figure).is_none_or(|entry| !entry.moved) {
        return Ok(());
    }
    let facts = said!("has-moved", who = figure);
    Err(Refusal::new(Reason::FigureSpent, HEI_144, facts))
}

/// The hex of one of the three, who stands upright in the Tower.
fn wizard_in_tower(state: &State, wizard: FigureId, clause: Clause) -> Result<Hex, Refusal> {
    let hex = own_figure(state, Faction::WizardsCouncil, wizard)?;
    if !wizard.kind().is_wizard() {
        let facts = said!("no-wizard", who = wizard);
        return Err(
            Refusal::new(Reason::NoWizard, HEI_066, facts).allowing(said!("who-works-magic"))
        );
    }
    if !state.is_upright(wizard) {
        let facts = said!("lies-stunned", who = wizard);
        return Err(Refusal::new(Reason::FigureStunned, HEI_163, facts));
    }
    if !state.is_tower(hex) {
        let facts = said!("not-in-tower", who = wizard, hex = hex);
        return Err(
            Refusal::new(Reason::WrongHex, clause, facts).allowing(said!("wizard-in-tower"))
        );
    }
    Ok(hex)
}

/// Refuses a wizard who does nothing else this turn, or who carries the Box while it is open
/// ([R-95](crate::clauses::R_95)).
pub(crate) fn must_be_free_for_magic(state: &State, wizard: FigureId) -> Result<(), Refusal> {
    must_not_be_busy(state, wizard, HEI_066)?;
    let artefacts = &state.artefacts;
    if artefacts.bearer != Some(wizard) || !artefacts.used_in(Artefact::Box, state.turn) {
        return Ok(());
    }
    let facts = said!("holds-open-box", who = wizard);
    Err(Refusal::new(Reason::FigureBusy, R_95, facts).allowing(said!("bearer-no-magic")))
}

/// Refuses an artefact that was used this turn already.
fn must_be_unused(state: &State, artefact: Artefact) -> Result<(), Refusal> {
    if !state.artefacts.used_in(artefact, state.turn) {
        return Ok(());
    }
    let facts = said!("used-this-turn", what = artefact);
    Err(Refusal::new(Reason::TriedAlready, artefact.clause(), facts).allowing(said!("serves-once")))
}

/// What we rule on an artefact.
const fn ruling(artefact: Artefact) -> Clause {
    match artefact {
        Artefact::Mask => R_94,
        Artefact::Box => R_95,
        Artefact::Altar => R_92,
        Artefact::Teleporter => R_93,
    }
}

/// From now on everybody knows of the artefact (HEI-066).
fn reveal(
    wizard: FigureId,
    artefact: Artefact,
    cards: Vec<ActionCard>,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let uses = draft.state().artefacts.uses(artefact) + 1;
    // The Box is carried about; who uses another artefact does nothing else this turn.
    let busy = artefact != Artefact::Box;
    draft.mark(cards.iter().map(|card| card.clause()).chain([HEI_066]));
    draft.record(ArtefactUsed { wizard, artefact, uses, cards, busy }.into())?;
    // That there are more of the kind (HEI-066) is still a secret.
    disclose([artefact.clause(), ruling(artefact)], draft)
}

pub(crate) fn artefact_used(state: &mut State, event: &ArtefactUsed) -> Result<(), Contradiction> {
    hands::spend(state, Faction::WizardsCouncil, &event.cards)?;
    let turn = state.turn;
    let wizard = state.known(event.wizard)?;
    if event.busy {
        wizard.busy_in = turn;
    }
    if event.artefact == Artefact::Box {
        state.artefacts.bearer = Some(event.wizard);
        state.artefacts.opening = None;
    }
    state.artefacts.used.entry(event.artefact).or_default().push(turn);
    Ok(())
}
