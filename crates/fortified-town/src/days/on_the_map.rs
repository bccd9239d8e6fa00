//! A siege on a campaign map: a strategic turn is a turn of the map, and behind it the siege rests until the map
//! goes on with it ([ST-19](crate::clauses::ST_19), [ST-65](crate::clauses::ST_65)).

use super::{besieged_besiegers, calendar, camp, strength, victory};
use crate::clauses::ST_19;
use crate::event::{ReliefEntered, SiegeRested, SiegeResumed, StrategicTurnBegun};
use crate::men::{Fate, Man, ManId, Side};
use crate::refusal::said;
use crate::siege::{Siege, SiegeStep};
use crate::state::{Outcome, State};
use crate::works::{Engine, EngineId, EngineKind};
use crate::{Draft, Reason, Refusal, Stop, tables};
use decider::{By, Contradiction};
use std::collections::{BTreeMap, BTreeSet};

/// The level of the ramparts for which towers are bought.
pub const TOWER_AGAINST: i8 = 2;

/// With what a siege goes on that has rested.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NextTurn {
    /// Besiegers who have come since.
    pub men: BTreeMap<ManId, Man>,
    /// Who has gone since: fallen in the open field, or marched away.
    pub gone: BTreeSet<ManId>,
    /// Engines that were bought since.
    pub engines: BTreeMap<EngineId, Engine>,
    /// Do the besiegers only keep the town shut in: are there no days in this turn?
    pub blockade: bool,
    /// Who comes before it on the first day, to relieve it ([HAV-143](crate::clauses::HAV_143)).
    pub relief: BTreeMap<ManId, Man>,
    /// Who comes into it from the second day on, by a gate that the besieged hold.
    pub joining: BTreeMap<ManId, Man>,
}

/// Do the besiegers hold a part of the ramparts, so that they have a choice when a relief comes
/// ([HAV-143](crate::clauses::HAV_143))?
#[must_use]
pub fn have_a_foothold(state: &State) -> bool {
    calendar::holds_ramparts(state)
}

/// Are they shut in there ([HAV-155](crate::clauses::HAV_155))?
#[must_use]
pub fn are_shut_in(state: &State) -> bool {
    state.siege.as_ref().is_some_and(|siege| siege.reversed)
}

/// Do the besieged hold a gate of the town?
#[must_use]
pub fn hold_a_gate(state: &State) -> bool {
    let mut gates = state.town.gates.values();
    gates.any(|gate| state.holder(gate.hex) == Side::Besieged && !state.is_demolished(gate.hex))
}

/// Is somebody on their way to the town: before its first day, or until a gate is opened to them?
#[must_use]
pub fn is_coming(state: &State, man: &ManId) -> bool {
    let comes = |siege: &Siege| siege.coming.contains_key(man) || siege.joining.contains_key(man);
    state.siege.as_ref().is_some_and(comes)
}

/// Does a siege rest until its campaign map goes on?
#[must_use]
pub fn rests(state: &State) -> bool {
    state.outcome.is_none() && state.siege.as_ref().is_some_and(|siege| siege.rests)
}

/// Goes on with a siege that rests: with days, or with a turn in which only food is eaten.
///
/// # Errors
/// [`Refusal`] when it does not rest, or the sender is not the organiser.
pub fn go_on(next: &NextTurn, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if *draft.by() != By::Organiser || !rests(draft.state()) {
        return Refusal::new(Reason::NoTerms, ST_19, said!("does-not-rest")).into();
    }
    let NextTurn { men, gone, engines, blockade, relief, joining } = next.clone();
    draft.record(SiegeResumed { men, gone, engines, blockade, relief, joining }.into())?;
    besieged_besiegers::restore(draft)?;
    if !blockade {
        return calendar::begin_turn(draft);
    }
    let turn = strength::siege(draft.state())?.turn + 1;
    draft.record(StrategicTurnBegun { turn }.into())?;
    calendar::fifth_evening(draft)
}

/// An engine that was bought for a siege: a machine that shoots from afar takes a day to build, and a tower is made
/// for ramparts of level 2.
#[must_use]
pub fn bought(kind: EngineKind) -> Engine {
    let is_tower = kind == EngineKind::SiegeTower;
    Engine {
        kind,
        at: None,
        facing: board::Direction::NorthEast,
        top: is_tower.then_some(TOWER_AGAINST + tables::TOWER_TOPS),
        docked: None,
        ramp: false,
        lost: 0,
        burnt: false,
        building: kind.battering_points().is_some(),
    }
}

/// A siege that rests goes on no more: the besiegers have marched away, or nobody of a side is left who counts.
///
/// # Errors
/// [`Refusal`] when it does not rest, or the sender is not the organiser.
pub fn conclude(winner: Side, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if *draft.by() != By::Organiser || !rests(draft.state()) {
        return Refusal::new(Reason::NoTerms, ST_19, said!("does-not-rest")).into();
    }
    let outcome = match winner {
        Side::Besiegers => Outcome::Taken,
        Side::Besieged => Outcome::OutOfTime,
    };
    victory::end(outcome, draft)
}

pub(crate) fn siege_resumed(state: &mut State, event: &SiegeResumed) -> Result<(), Contradiction> {
    state.men.extend(event.men.iter().map(|(id, man)| (id.clone(), man.clone())));
    let engines = event.engines.iter().map(|(id, engine)| (id.clone(), engine.clone()));
    state.works.engines.extend(engines);
    for id in &event.gone {
        let man = state.known(id)?;
        (man.fate, man.place) = (Fate::Fled, None);
    }
    let siege = strength::folded(state)?;
    siege.coming = event.relief.clone();
    siege.joining = event.joining.clone();
    siege.relief.retain(|id| !event.gone.contains(id));
    // A gallery is left when its diggers are too few.
    let stay = |id: &ManId| !event.gone.contains(id);
    strength::folded(state)?.mines.retain(|mine| mine.engineers.iter().all(stay));
    Ok(())
}

/// Breaks a turn of a siege off where it is, since the organiser has ruled that it decides nothing: whoever fights
/// goes back, and the siege rests until the map goes on.
///
/// # Errors
/// [`Refusal`] when it is no siege that goes on, or the sender is not the organiser.
pub fn break_off(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let siege = strength::siege(draft.state())?;
    if *draft.by() != By::Organiser || siege.rules.turns.is_some() {
        return Refusal::new(Reason::NoTerms, ST_19, said!("does-not-rest")).into();
    }
    if siege.rests {
        return Ok(());
    }
    let turn = siege.turn;
    if matches!(siege.step, Some((SiegeStep::Fighting, _))) {
        camp::go_back(draft)?;
    }
    draft.record(SiegeRested { turn }.into())
}

/// Who has won in the open comes in by a gate that the besieged hold.
pub(crate) fn enter(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let siege = strength::siege(state)?;
    if siege.day < 2 || siege.joining.is_empty() || !hold_a_gate(state) {
        return Ok(());
    }
    let men = siege.joining.clone();
    draft.record(ReliefEntered { men }.into())
}

pub(crate) fn relief_entered(
    state: &mut State,
    event: &ReliefEntered,
) -> Result<(), Contradiction> {
    strength::folded(state)?.joining.clear();
    state.men.extend(event.men.iter().map(|(id, man)| (id.clone(), man.clone())));
    Ok(())
}
