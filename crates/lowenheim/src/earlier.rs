//! What earlier sieges have left behind. The book knows one siege; a campaign may lead to another, and says
//! then how the city is from the start: who is not in it, who is lame, and what was not repaired.

use crate::event::{BridgeWasDown, DamageBorne, FigureAbsent, RuinStood, SectionWasOpen};
use crate::state::{State, Whereabouts};
use decider::Contradiction;

pub(crate) fn figure_absent(state: &mut State, event: &FigureAbsent) -> Result<(), Contradiction> {
    state.known(event.figure)?.stunned = None;
    state.put(event.figure, Whereabouts::Gone);
    Ok(())
}

pub(crate) fn damage_borne(state: &mut State, event: &DamageBorne) -> Result<(), Contradiction> {
    state.known(event.figure)?.damages.push(event.damage);
    Ok(())
}

pub(crate) fn ruin_stood(state: &mut State, event: &RuinStood) -> Result<(), Contradiction> {
    if state.fires.contains_key(&event.hex) || !state.ruins.insert(event.hex) {
        return Err(Contradiction::new(format!("{} burns, or is a ruin already", event.hex)));
    }
    Ok(())
}

pub(crate) fn bridge_was_down(
    state: &mut State,
    event: &BridgeWasDown,
) -> Result<(), Contradiction> {
    if !state.bridges_down.insert(event.bridge) {
        return Err(Contradiction::new(format!("bridge {:?} is down already", event.bridge)));
    }
    Ok(())
}

/// The crater is remembered for the first band (ACT-06).
pub(crate) fn section_was_open(
    state: &mut State,
    event: &SectionWasOpen,
) -> Result<(), Contradiction> {
    if !state.mined.insert(event.section) {
        return Err(Contradiction::new(format!("{} is open already", event.section.name())));
    }
    state.opened.extend(&event.opened);
    state.enemy.craters.push(event.hex);
    Ok(())
}
