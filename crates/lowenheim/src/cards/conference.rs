//! The officers' conference: one figure of each nationality is called to the Castle and stays there
//! for three turns (section 5.3; HEI-132, R-80).
//!
//! The only card that asks the players something in step 3: the step waits until each faction has
//! named its officer. Who names nobody, because they say `done` or are not there, sends whoever is
//! nearest.

use crate::cards::courtyard;
use crate::clauses::{HEI_132, R_80};
use crate::command::Attend;
use crate::event::{ConferenceCalled, OfficerSent};
use crate::figures::{Faction, FigureId};
use crate::refusal::{said, the};
use crate::state::{State, Step, Whereabouts};
use crate::tables::CONFERENCE_TURNS;
use crate::{Draft, Reason, Refusal, Stop, acting};
use decider::Contradiction;

/// Calls the conference: every faction that can send somebody has now to act.
pub(crate) fn call(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let can_send = |faction: &Faction| officers(state, *faction).next().is_some();
    let factions = state.order.iter().copied().filter(can_send).collect();
    let until = state.turn + CONFERENCE_TURNS - 1;
    draft.record(ConferenceCalled { factions, until }.into())
}

/// Step 3: names the figure that goes to the conference; it is there at once.
pub(crate) fn attend(attend: &Attend, draft: &mut Draft<'_>) -> Result<Faction, Stop> {
    let faction = acting::acting_faction(Step::CommandCard, HEI_132, draft)?;
    check_attend(draft.state(), faction, attend.figure)?;
    send(faction, attend.figure, draft)?;
    Ok(faction)
}

/// May this figure speak for this faction: one of its own people, who obeys it and is upright?
pub(crate) fn check_attend(
    state: &State,
    faction: Faction,
    figure: FigureId,
) -> Result<(), Refusal> {
    if officers(state, faction).any(|officer| officer == figure) {
        return Ok(());
    }
    let lies = state.hex_of(figure).is_some() && !state.is_upright(figure);
    let (reason, facts) = match state.figures.get(&figure) {
        None => {
            let facts = said!("no-such-figure", who = figure);
            return Err(Refusal::new(Reason::NoSuchFigure, R_80, facts));
        }
        Some(_) if !is_of(state, faction, figure) => {
            (Reason::NotYourFigure, said!("speaks-not-for", who = figure, faction = the(faction)))
        }
        Some(_) if lies => (Reason::FigureStunned, said!("lies-stunned", who = figure)),
        Some(_) => (Reason::FigureNotOnMap, said!("not-on-map", who = figure)),
    };
    Err(Refusal::new(reason, R_80, facts).allowing(said!("send-officer")))
}

/// Who can be sent, by id.
pub(crate) fn officers(state: &State, faction: Faction) -> impl Iterator<Item = FigureId> + '_ {
    let own = state.enlisted(faction).map(|(figure, _)| figure);
    own.filter(move |&figure| state.is_upright(figure) && is_of(state, faction, figure))
}

fn is_of(state: &State, faction: Faction, figure: FigureId) -> bool {
    figure.kind().is_enlisted()
        && figure.kind().faction() == Some(faction)
        && state.master_of(figure) == Some(faction)
}

/// Sends whoever is nearest to the courtyard, an ordinary figure before a named person.
pub(crate) fn send_nearest(faction: Faction, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let nearest = officers(state, faction).min_by_key(|&figure| {
        let steps = state.hex_of(figure).map(|hex| courtyard::distance_to(state, hex));
        (figure.kind().is_named(), steps, figure)
    });
    nearest.map_or(Ok(()), |figure| send(faction, figure, draft))
}

fn send(faction: Faction, figure: FigureId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some(hex) = courtyard::place_for(state, figure).or_else(|| state.hex_of(figure)) else {
        return Err(Contradiction::new(format!("{figure} is sent, but is not on the map")).into());
    };
    let until = state.turn + CONFERENCE_TURNS - 1;
    draft.record(OfficerSent { faction, figure, hex, until }.into())
}

/// Why a figure does not leave the conference; it may still fight.
pub(crate) fn check_free(state: &State, figure: FigureId) -> Result<(), Refusal> {
    let until = state.figures.get(&figure).map_or(0, |entry| entry.confers_until);
    if until < state.turn {
        return Ok(());
    }
    let facts = said!("confers", who = figure, turn = until);
    Err(Refusal::new(Reason::AtConference, HEI_132, facts).allowing(said!("confers-may-fight")))
}

pub(crate) fn conference_called(
    state: &mut State,
    event: &ConferenceCalled,
) -> Result<(), Contradiction> {
    if !state.to_act.is_empty() {
        return Err(Contradiction::new("a conference is called while players act"));
    }
    state.to_act.clone_from(&event.factions);
    Ok(())
}

pub(crate) fn officer_sent(state: &mut State, event: &OfficerSent) -> Result<(), Contradiction> {
    state.known(event.figure)?;
    state.put(event.figure, Whereabouts::Map(event.hex));
    state.known(event.figure)?.confers_until = event.until;
    Ok(())
}
