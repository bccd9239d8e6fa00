//! The Altar of the Damned: a wizard in the Tower calls a Greater Demon, who stays as long as he is
//! given Peasants, more every turn (HEI-069, HEI-070, HEI-071, R-91, R-92).
//!
//! What he is due is a demand like others, but paid in step 9b: the cards lie on the Altar until they
//! are enough, and go back to those who gave them when they are not.

use super::{free_wizard, must_be_unused, reveal};
use crate::acting::acting_faction;
use crate::cards::{demands, hands};
use crate::city::Place;
use crate::clauses::{HEI_069, HEI_071, R_91, R_92};
use crate::decks::ActionCard;
use crate::disclosure::disclose;
use crate::event::{DemandSettled, DemonLeft, UpkeepLapsed};
use crate::figures::{Faction, FigureId, FigureKind, Side};
use crate::refusal::said;
use crate::state::{Artefact, Demand, State, Step, Whereabouts};
use crate::tables::DemandKind;
use crate::{Draft, Reason, Refusal, Stop, placing};
use board::Hex;
use decider::Contradiction;
use std::collections::BTreeMap;

/// Step 6: a wizard in the Tower calls a demon.
pub(super) fn call(wizard: FigureId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    acting_faction(Step::Movement, HEI_069, draft)?;
    let state = draft.state();
    free_wizard(state, wizard, HEI_069)?;
    must_be_unused(state, Artefact::Altar)?;
    if let Some((demon, hex)) = demon(state) {
        let facts = said!("demon-is-here", who = demon, hex = hex);
        return Refusal::new(Reason::DemonThere, R_92, facts).allowing(said!("altar-waits")).into();
    }
    reveal(wizard, Artefact::Altar, Vec::new(), draft)
}

/// The demon on the map.
fn demon(state: &State) -> Option<(FigureId, Hex)> {
    let demons = state.figures.keys().filter(|figure| figure.kind() == FigureKind::Demon);
    demons.copied().find_map(|demon| Some((demon, state.hex_of(demon)?)))
}

/// What the demon on the map is due at the end of this turn: one Peasants card for each turn that he
/// has been here, this one included.
pub(crate) fn due(state: &State) -> Option<u32> {
    demon(state)?;
    let called = state.artefacts.used.get(&Artefact::Altar)?.last()?;
    Some(state.turn.saturating_sub(*called) + 1)
}

/// The end of step 6: the demon who was called stands on the Tower, or in the Gardens beside it when
/// the Tower is full or burns.
pub(crate) fn appear(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    if !state.artefacts.used_in(Artefact::Altar, state.turn) || demon(state).is_some() {
        return Ok(());
    }
    let gardens = || state.city.hexes(Place::DG).iter().copied();
    let tower = gardens().find(|&hex| state.is_tower(hex));
    let room = |hex: &Hex| {
        state.can_enter(*hex) && state.has_room(Side::City, *hex, FigureKind::Demon.size())
    };
    let away = |hex: Hex| tower.map(|tower| hex.distance(tower));
    let Some(hex) = gardens().filter(room).min_by_key(|&hex| (away(hex), hex)) else {
        return Ok(());
    };
    let kind = FigureKind::Demon;
    let before = state.figures.keys().filter(|figure| figure.kind() == kind).count();
    let number = u16::try_from(before + 1).unwrap_or(u16::MAX);
    placing::place(FigureId::new(kind, number), hex, None, draft)?;
    disclose([HEI_071, R_91], draft)
}

/// The end of step 7, before people trade: the demon says what he is due
/// ([HEI-070](crate::clauses::HEI_070)).
pub(crate) fn ask(draft: &mut Draft<'_>) -> Result<(), Stop> {
    match due(draft.state()) {
        Some(needed) => demands::make_upkeep(needed, draft),
        None => Ok(()),
    }
}

/// The end of step 9b: a demon who was not given everything leaves, and every card goes back.
pub(crate) fn part(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some((figure, _)) = demon(state) else { return lapse(draft) };
    let Some((demand, upkeep)) = asked(state) else { return Ok(()) };
    let short = upkeep.needed.saturating_sub(upkeep.paid);
    let returned = upkeep.aside.clone();
    draft.record(DemandSettled { demand, short }.into())?;
    draft.record(DemonLeft { figure, demand, returned }.into())
}

/// A demon who is gone is due nothing, and every card goes back. Between their asking and the end of step 9b
/// only a game master takes one away.
pub(crate) fn lapse(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    match asked(state) {
        Some((demand, upkeep)) if demon(state).is_none() => {
            let returned = upkeep.aside.clone();
            draft.record(UpkeepLapsed { demand, returned }.into())
        }
        _ => Ok(()),
    }
}

/// What a demon has asked for and was not given yet.
fn asked(state: &State) -> Option<(u32, &Demand)> {
    demands::open_demands(state).find(|(_, demand)| demand.kind == DemandKind::Upkeep)
}

pub(crate) fn demon_left(state: &mut State, event: &DemonLeft) -> Result<(), Contradiction> {
    state.known(event.figure)?.stunned = None;
    state.put(event.figure, Whereabouts::Gone);
    give_back(state, event.demand, &event.returned)
}

pub(crate) fn upkeep_lapsed(state: &mut State, event: &UpkeepLapsed) -> Result<(), Contradiction> {
    state.known_demand(event.demand)?.settled = true;
    give_back(state, event.demand, &event.returned)
}

fn give_back(
    state: &mut State,
    demand: u32,
    returned: &BTreeMap<Faction, Vec<ActionCard>>,
) -> Result<(), Contradiction> {
    state.known_demand(demand)?.aside.clear();
    for (&faction, cards) in returned {
        hands::take_back(state, faction, cards);
    }
    Ok(())
}
