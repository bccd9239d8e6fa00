//! How a figure is set on the map for the first time, in whichever chapter it comes.

use crate::event::FigurePlaced;
use crate::figures::FigureId;
use crate::state::{Boost, Figure, State, Whereabouts};
use crate::{Draft, Stop};
use board::Hex;
use decider::Contradiction;

/// Sets a figure on the map, with all its Wounds.
pub(crate) fn place(
    figure: FigureId,
    hex: Hex,
    band: Option<u32>,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let state = draft.state();
    let wounds = state.public_wounds(figure, state.full_wounds(figure));
    draft.record(FigurePlaced { figure, hex, band, wounds }.into())
}

pub(crate) fn figure_placed(state: &mut State, event: &FigurePlaced) -> Result<(), Contradiction> {
    if state.figures.contains_key(&event.figure) {
        return Err(Contradiction::new(format!("{} is placed a second time", event.figure)));
    }
    let figure = Figure {
        whereabouts: Whereabouts::Gone,
        wounds: event.wounds.unwrap_or_else(|| state.full_wounds(event.figure)),
        damages: Vec::new(),
        stunned: None,
        moved: false,
        attacks: 0,
        attacked_by: Vec::new(),
        band: event.band,
        starved_in: 0,
        bound: None,
        swayed: false,
        raging: false,
        reserve: false,
        crew: false,
        busy_in: 0,
        feuding_in: None,
        confers_until: 0,
        cast_in: 0,
        boost: Boost::default(),
    };
    state.figures.insert(event.figure, figure);
    state.put(event.figure, Whereabouts::Map(event.hex));
    state.note_tower(event.figure, event.hex);
    Ok(())
}
