//! A siege on a campaign map: a strategic turn is a turn of the map, and behind it the siege rests until the map
//! goes on with it ([ST-19](crate::clauses::ST_19), [ST-65](crate::clauses::ST_65)).

use super::{calendar, strength, victory};
use crate::clauses::ST_19;
use crate::event::{SiegeResumed, StrategicTurnBegun};
use crate::men::{Fate, Man, ManId, Side};
use crate::refusal::said;
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
    let NextTurn { men, gone, engines, blockade } = next.clone();
    draft.record(SiegeResumed { men, gone, engines, blockade }.into())?;
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
    // A gallery is left when its diggers are too few.
    let stay = |id: &ManId| !event.gone.contains(id);
    strength::folded(state)?.mines.retain(|mine| mine.engineers.iter().all(stay));
    Ok(())
}
