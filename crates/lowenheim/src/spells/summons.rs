//! Summon Insect Swarm and Treefolk: creatures of the magical forest (HEI-061, HEI-084, HEI-085,
//! They obey the wizards until they are killed, need no food, and may act in the same turn.

use super::{must_be_within, summoned};
use crate::clauses::{HEI_061, R_91};
use crate::disclosure::disclose;
use crate::figures::{FigureId, FigureKind};
use crate::refusal::{Reason, Refusal, said};
use crate::state::State;
use crate::tables::Spell;
use crate::{Draft, Stop, placing, tables};
use board::Hex;
use messages::Saying;

/// Can creatures appear in that hex: open ground next to the wizard, and nobody there?
pub(super) fn check(state: &State, from: Hex, kind: FigureKind, hex: Hex) -> Result<(), Refusal> {
    let spell = if kind == FigureKind::Bee { Spell::InsectSwarm } else { Spell::Treefolk };
    if state.city.terrain(hex).is_none() {
        let facts = said!("no-such-hex", hex = hex);
        return Err(Refusal::new(Reason::NoSuchHex, R_91, facts));
    }
    must_be_within(spell, from, hex, tables::SUMMONS_REACH, hex)?;
    let refused = |reason, facts: Saying| {
        Err(Refusal::new(reason, R_91, facts).allowing(said!("choose-empty-beside")))
    };
    if !state.can_enter(hex) {
        return refused(Reason::HexClosed, said!("cannot-be-entered", hex = hex));
    }
    match state.standing_in(hex).next() {
        Some(figure) => refused(Reason::HexFull, said!("stands-in", who = figure, hex = hex)),
        None => Ok(()),
    }
}

pub(super) fn summon(kind: FigureKind, hex: Hex, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let called: Vec<FigureId> =
        draft.state().newcomers(kind).take(usize::from(summoned(kind))).collect();
    for figure in called {
        placing::place(figure, hex, None, draft)?;
    }
    disclose([HEI_061, R_91], draft)
}
