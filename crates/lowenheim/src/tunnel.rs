//! The escape tunnel in the tomb, of which the Palace Guard alone knows (3.2; HEI-038, HEI-043,
//! HEI-046, R-84).

use crate::clauses::{HEI_021, HEI_046, HEI_163, R_31, R_84};
use crate::command::Escape;
use crate::disclosure::disclose;
use crate::event::FiguresEscaped;
use crate::figures::{Faction, FigureId, FigureKind};
use crate::refusal::{Reason, Refusal, said};
use crate::state::{Marker, State, Step, Whereabouts};
use crate::{Draft, Stop, acting};
use board::Hex;
use decider::Contradiction;
use std::collections::BTreeSet;

/// He whose flight decides who wins, with Brunhilde's.
const ETERNAL: FigureId = FigureId::new(FigureKind::Sigisbiduwald, 0);

/// The hex out of which the tunnel leads.
pub(crate) fn entrance(state: &State) -> Option<Hex> {
    state.city.named("tomb").first().copied()
}

/// Step 6, after their move: figures of the Palace Guard leave through the tunnel, for good. The tomb
/// is entered like any hex ([HEI-046](crate::clauses::HEI_046)); Brunhilde goes along with
/// Sigisbiduwald, nobody else does ([R-84](crate::clauses::R_84)).
pub(crate) fn escape(order: &Escape, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting::acting_faction(Step::Movement, HEI_021, draft)?;
    let hex = check_escape(draft.state(), faction, &order.figures)?;
    let state = draft.state();
    let here = |marker: &Marker| state.markers.get(marker).is_some_and(|it| it.is_in(hex));
    let markers = [Marker::Brunhilde].into_iter().filter(here);
    let markers = if order.figures.contains(&ETERNAL) { markers.collect() } else { Vec::new() };
    let figures = order.figures.clone();
    draft.record(FiguresEscaped { figures, hex, markers }.into())?;
    disclose([HEI_046, R_84], draft)
}

/// May these figures leave, and from which hex?
pub(crate) fn check_escape(
    state: &State,
    faction: Faction,
    figures: &[FigureId],
) -> Result<Hex, Refusal> {
    let Some(tomb) = entrance(state).filter(|_| faction == Faction::PalaceGuard) else {
        let facts = said!("no-way-out");
        return Err(Refusal::new(Reason::NotYourOrder, HEI_021, facts));
    };
    let distinct: BTreeSet<&FigureId> = figures.iter().collect();
    if figures.is_empty() || distinct.len() != figures.len() {
        let facts = said!("leave-once");
        return Err(Refusal::new(Reason::BadList, R_31, facts));
    }
    for &figure in figures {
        let hex = acting::own_figure(state, faction, figure)?;
        if figure.kind().faction() != Some(Faction::PalaceGuard) {
            let facts = said!("not-palace-guard", who = figure);
            return Err(Refusal::new(Reason::NotYourFigure, HEI_046, facts));
        }
        if hex != tomb {
            let facts = said!("not-on-tomb", who = figure, hex = hex, tomb = tomb);
            return Err(Refusal::new(Reason::WrongHex, HEI_046, facts)
                .allowing(said!("move-to-tomb", tomb = tomb)));
        }
        if !state.is_upright(figure) {
            let facts = said!("stunned-nowhere", who = figure);
            return Err(Refusal::new(Reason::FigureStunned, HEI_163, facts));
        }
    }
    Ok(tomb)
}

/// Is the tunnel known to everybody: has somebody left through it?
pub(crate) fn is_known(state: &State) -> bool {
    !state.escaped.is_empty()
}

/// Has the Knight Eternal left the city?
pub(crate) fn has_fled(state: &State) -> bool {
    state.escaped.contains(&ETERNAL)
}

/// Have both of them got away, Sigisbiduwald and Brunhilde?
pub(crate) fn have_both_fled(state: &State) -> bool {
    has_fled(state) && state.markers.get(&Marker::Brunhilde).is_some_and(|it| it.escaped)
}

pub(crate) fn figures_escaped(
    state: &mut State,
    event: &FiguresEscaped,
) -> Result<(), Contradiction> {
    for &figure in &event.figures {
        state.known(figure)?.stunned = None;
        state.put(figure, Whereabouts::Gone);
        state.escaped.insert(figure);
    }
    for marker in &event.markers {
        let missing = || Contradiction::new(format!("{} is not on the map", marker.name()));
        state.markers.get_mut(marker).ok_or_else(missing)?.escaped = true;
    }
    Ok(())
}
