//! The Silver Hair of the Sacred Wind and the Air Spirit that hatches from it (3.6; HEI-097, HEI-103,
//! HEI-104, R-98, R-100).
//!
//! That Wen spends a turn over it is a secret until the Spirit appears.

use crate::city::Place;
use crate::clauses::{HEI_104, HEI_139, HEI_163, R_98};
use crate::disclosure::disclose;
use crate::event::{AirSpiritAppeared, FigurePlaced, Secret, SecretKept};
use crate::figures::{Faction, FigureId, FigureKind, Side};
use crate::refusal::{Reason, Refusal, opening, said};
use crate::state::{State, Step};
use crate::{Draft, Stop, acting, placing};
use board::Hex;
use decider::Contradiction;

/// Wen Jiao-Bao, who knows the spells.
const CALLER: FigureId = FigureId::new(FigureKind::WenJiaoBao, 0);

/// The Spirit, of which there is one.
const SPIRIT: FigureId = FigureId::new(FigureKind::AirSpirit, 0);

/// The start of Cathay's movement: Wen stays in the embassy to call the Air Spirit
/// ([R-98](crate::clauses::R_98)).
pub(crate) fn summon(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting::acting_faction(Step::Movement, HEI_139, draft)?;
    if faction != Faction::Cathay {
        let facts = said!("nobody-to-summon", faction = opening(faction));
        return Refusal::new(Reason::NotYourOrder, HEI_139, facts).into();
    }
    check_summon(draft.state())?;
    let necessary = is_necessary(draft.state());
    draft.record(SecretKept { faction, secret: Secret::SpiritCalled { necessary } }.into())
}

/// May Wen set out to call the Spirit now?
pub(crate) fn check_summon(state: &State) -> Result<(), Refusal> {
    if state.silver_hair.used {
        let facts = said!("hair-hatched");
        return Err(Refusal::new(Reason::TriedAlready, R_98, facts));
    }
    if state.silver_hair.declared_in == Some(state.turn) {
        let facts = said!("wen-about-it");
        return Err(Refusal::new(Reason::TriedAlready, R_98, facts).allowing(said!("let-wen-be")));
    }
    let hex = acting::own_figure(state, Faction::Cathay, CALLER)?;
    if state.city.place(hex) != Some(Place::F) {
        let facts = said!("wen-elsewhere", hex = hex);
        return Err(Refusal::new(Reason::WrongHex, HEI_104, facts).allowing(said!("bring-wen")));
    }
    if !state.is_upright(CALLER) {
        let facts = said!("stunned-no-spell", who = CALLER);
        return Err(Refusal::new(Reason::FigureStunned, HEI_163, facts));
    }
    let moved = |figure: &FigureId| {
        state
            .figures
            .get(figure)
            .is_some_and(|entry| entry.moved && entry.feuding_in != Some(state.turn))
    };
    if let Some((figure, _)) = state.obeying(Faction::Cathay).find(|(figure, _)| moved(figure)) {
        let facts = said!("has-moved", who = figure);
        return Err(
            Refusal::new(Reason::FigureSpent, R_98, facts).allowing(said!("declared-before"))
        );
    }
    Ok(())
}

/// An enemy is in the embassy, or a named place has fallen
/// ([R-100](crate::clauses::R_100)).
fn is_necessary(state: &State) -> bool {
    let enemy = state.on_map(Side::Enemy).any(|(_, hex)| state.city.place(hex) == Some(Place::F));
    enemy || state.holdings.values().any(|holding| holding.fallen)
}

/// The end of step 9: if Wen has spent the whole turn in the embassy, and neither moved nor fought nor put
/// out a fire nor built or pulled down a barricade, the Spirit is there ([HEI-104](crate::clauses::HEI_104)).
pub(crate) fn hatch(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let called = state.silver_hair.declared_in == Some(state.turn) && !state.silver_hair.used;
    let Some(hex) = (called && has_kept_still(state)).then(|| room_for_spirit(state)).flatten()
    else {
        return Ok(());
    };
    let wounds = state.public_wounds(SPIRIT, state.full_wounds(SPIRIT));
    draft.record(AirSpiritAppeared { figure: SPIRIT, hex, wounds }.into())?;
    disclose([HEI_104, R_98], draft)
}

fn has_kept_still(state: &State) -> bool {
    let idle = state.figures.get(&CALLER).is_some_and(|wen| !wen.moved && wen.attacks == 0);
    idle && state.master_of(CALLER) == Some(Faction::Cathay)
        && !state.builders.contains(&Faction::Cathay)
        && embassy_hex(state).is_some()
}

/// The hex of the embassy in which Wen stands.
fn embassy_hex(state: &State) -> Option<Hex> {
    state.hex_of(CALLER).filter(|&hex| state.city.place(hex) == Some(Place::F))
}

/// His hex or, if that is full or burns, another one of the embassy.
fn room_for_spirit(state: &State) -> Option<Hex> {
    let others = state.city.hexes(Place::F).iter().copied().filter(|&hex| state.can_enter(hex));
    let size = SPIRIT.kind().size();
    let own = embassy_hex(state).filter(|&hex| state.can_enter(hex));
    let mut hexes = own.into_iter().chain(others);
    hexes.find(|&hex| state.has_room(Side::City, hex, size))
}

pub(crate) const fn spirit_called(state: &mut State, necessary: bool) {
    state.silver_hair.declared_in = Some(state.turn);
    state.silver_hair.necessary = necessary;
}

pub(crate) fn air_spirit_appeared(
    state: &mut State,
    event: &AirSpiritAppeared,
) -> Result<(), Contradiction> {
    state.silver_hair.used = true;
    let &AirSpiritAppeared { figure, hex, wounds } = event;
    placing::figure_placed(state, &FigurePlaced { figure, hex, band: None, wounds })
}
