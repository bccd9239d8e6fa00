//! The Knight Eternal would like to live: he fetches Brunhilde in good time, waits where the way out
//! is, and takes it when the city is as good as lost (3.2; HEI-043, R-107).

use super::character::fallen;
use super::ground::{Ground, Need, need};
use crate::city::Place;
use crate::command::{Command, Escape};
use crate::figures::{Faction, FigureId, FigureKind};
use crate::state::{Marker, State};
use crate::tunnel;
use board::Hex;
use std::collections::BTreeMap;

/// He himself.
const ETERNAL: FigureId = FigureId::new(FigureKind::Sigisbiduwald, 0);

/// Where he goes when his own safety is dearer to him than the Jousting Grounds.
pub(super) fn way(state: &State) -> Option<Ground> {
    let here = state.hex_of(ETERNAL)?;
    let goals = match brunhilde(state)? {
        at if at == here => state.city.named("tomb").to_vec(),
        at => vec![at],
    };
    Some(Ground::towards(state, &goals.into_iter().map(|hex| (hex, 0)).collect::<BTreeMap<_, _>>()))
}

/// Brunhilde, if nobody has captured her.
fn brunhilde(state: &State) -> Option<Hex> {
    state.markers.get(&Marker::Brunhilde).filter(|it| !it.captured).map(|it| it.hex)
}

/// Whom he takes along from a hex.
pub(super) fn company(state: &State, figures: &[FigureId], start: Hex) -> Vec<Marker> {
    let with_her = figures.contains(&ETERNAL) && brunhilde(state) == Some(start);
    if with_her { vec![Marker::Brunhilde] } else { Vec::new() }
}

/// With her at the tomb, and nothing more to hope for: away, with all of his who stand there.
pub(super) fn escape(state: &State, faction: Faction) -> Option<Command> {
    let tomb = tunnel::entrance(state)?;
    let ready = faction == Faction::PalaceGuard
        && despairs(state)
        && state.hex_of(ETERNAL) == Some(tomb)
        && brunhilde(state) == Some(tomb);
    if !ready {
        return None;
    }
    let may = |figure: &FigureId| tunnel::check_escape(state, faction, &[*figure]).is_ok();
    let figures = state.standing_in(tomb).filter(may).collect();
    Some(Command::Escape(Escape { figures }))
}

/// Has he gone? Then nobody of his people lifts a hand any more: should the city stand, they would
/// share his disgrace.
pub(super) fn is_over(state: &State, faction: Faction) -> bool {
    faction == Faction::PalaceGuard && tunnel::has_fled(state)
}

/// Is the city as good as lost in his eyes: one place more, or those that the enemy holds alone?
fn despairs(state: &State) -> bool {
    let lost = |place: &Place| {
        state.holdings.get(place).is_some_and(|holding| holding.fallen)
            || need(state, *place) == Need::Pressed
    };
    let at_risk = Place::THAT_FALL.iter().filter(|place| lost(place)).count();
    fallen(state) + 1 >= state.options.places_to_fall
        || at_risk >= state.options.places_to_fall as usize
}
