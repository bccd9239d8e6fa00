//! What follows on what: strategic turns, days, evenings.

use super::{camp, healing, initiative, mining, on_the_map, rations, strength, surrender, victory};
use crate::clauses::ST_54;
use crate::event::{
    BattleGiven, DayBegun, RationsCounted, ReliefArrived, ReliefPromised, SiegeOpened, SiegeRested,
    SiegeStepBegun, StepPassed, StrategicTurnBegun,
};
use crate::men::{Class, Fate, Man, ManId, Side};
use crate::refusal::said;
use crate::siege::{ReliefForce, Siege, SiegeStart, SiegeStep};
use crate::state::{Outcome, State};
use crate::tables;
use crate::town::CITADEL;
use crate::{Draft, Reason, Refusal, Stop};
use decider::Contradiction;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Opens a siege over days, after everybody has taken their place.
pub(crate) fn open(start: &SiegeStart, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let commanders = Side::ALL
        .into_iter()
        .filter_map(|side| Some((side, strength::commander(state, side)?)))
        .collect();
    draft.record(SiegeOpened { rules: start.rules(), commanders }.into())?;
    // Everybody reads of what kind a hidden record is: it stands there whether somebody comes or not.
    let nobody = ReliefForce { turn: 0, by_sea: false, men: Vec::new() };
    let relief = start.relief.clone().unwrap_or(nobody);
    draft.record(ReliefPromised { relief }.into())?;
    let (side, rations) = (Side::Besieged, start.rations);
    draft.record(RationsCounted { side, rations }.into())?;
    if start.brought > 0 {
        let (side, rations) = (Side::Besiegers, start.brought);
        draft.record(RationsCounted { side, rations }.into())?;
    }
    begin_turn(draft)
}

/// A strategic turn begins, if there is one more.
pub(crate) fn begin_turn(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let siege = strength::siege(draft.state())?;
    let turn = siege.turn + 1;
    if siege.rules.turns.is_some_and(|last| turn > last) {
        return victory::end(Outcome::OutOfTime, draft);
    }
    draft.record(StrategicTurnBegun { turn }.into())?;
    let state = draft.state();
    if mining::is_possible(state, strength::siege(state)?) {
        let (step, side) = (SiegeStep::Preparations, Side::Besiegers);
        return draft.record(SiegeStepBegun { step, side }.into());
    }
    begin_day(draft)
}

/// A strategic turn is over: the next begins, or the siege rests until the campaign map goes on.
fn end_turn(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let siege = strength::siege(draft.state())?;
    match siege.rules.turns {
        Some(_) => begin_turn(draft),
        None => draft.record(SiegeRested { turn: siege.turn }.into()),
    }
}

/// The next day begins: with a relief, or with the initiative.
pub(crate) fn begin_day(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let siege = strength::siege(draft.state())?;
    let (day, barred) = (siege.day + 1, siege.blockaded);
    draft.record(DayBegun { day }.into())?;
    on_the_map::enter(draft)?;
    let state = draft.state();
    let siege = strength::siege(state)?;
    let coming = siege.coming.clone();
    if !coming.is_empty() {
        let shut_in = siege.reversed;
        draft.record(ReliefArrived { men: coming }.into())?;
        return if shut_in { initiative::decide(draft) } else { choose(draft) };
    }
    let arrives = siege.promised.as_ref().filter(|relief| {
        relief.turn <= siege.turn && siege.relief.is_empty() && !(relief.by_sea && barred)
    });
    let Some(relief) = arrives else { return initiative::decide(draft) };
    let men = arriving(state, relief);
    draft.record(ReliefArrived { men }.into())?;
    choose(draft)
}

/// A relief is there: besiegers who hold a rampart choose what they do.
fn choose(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    if holds_ramparts(state) {
        let (step, side) = (SiegeStep::Relief, Side::Besiegers);
        return draft.record(SiegeStepBegun { step, side }.into());
    }
    // Without a rampart there is no choice (HAV-143): the battle is fought first.
    let party = everybody(state, Side::Besiegers);
    draft.record(BattleGiven { party, all: true }.into())?;
    camp::battle(draft)
}

/// Those who relieve the town, with the next free numbers.
fn arriving(state: &State, relief: &ReliefForce) -> BTreeMap<ManId, Man> {
    let mut all = BTreeMap::new();
    for some in &relief.men {
        let called = some.called.iter().cloned().map(Some).chain(std::iter::repeat(None));
        for (_, called) in (0..some.number).zip(called) {
            let id = free_id(some.class, |id| state.men.contains_key(id) || all.contains_key(id));
            let Some(id) = id else { continue };
            let man = Man {
                side: Side::Besieged,
                class: some.class,
                called,
                mounted: some.mounted,
                wounded: false,
                stunned: false,
                hungry: false,
                fate: Fate::Alive,
                place: None,
            };
            all.insert(id, man);
        }
    }
    all
}

fn free_id(class: Class, taken: impl Fn(&ManId) -> bool) -> Option<ManId> {
    (1_u32..)
        .map_while(|number| format!("{}-{number}", class.word()).parse().ok())
        .find(|id| !taken(id))
}

/// Everybody alive of a side; who digs, comes out for a battle.
pub(crate) fn everybody(state: &State, side: Side) -> BTreeSet<ManId> {
    let alive = state
        .men
        .iter()
        .filter(|(_, man)| man.side == side && man.fate == Fate::Alive && !man.is_horse());
    alive.map(|(id, _)| id.clone()).collect()
}

/// Have the besiegers a part of the ramparts ([HAV-143](crate::clauses::HAV_143))?
pub(crate) fn holds_ramparts(state: &State) -> bool {
    state.held.iter().any(|(&hex, &side)| {
        side == Side::Besiegers
            && state.on_wall(hex).is_some()
            && state.town.line(hex).is_some_and(|line| line <= CITADEL)
    })
}

/// Somebody has acted on a day without fighting: a battle that waits is fought, else the evening comes.
pub(crate) fn acted(draft: &mut Draft<'_>) -> Result<(), Stop> {
    if strength::siege(draft.state())?.battle_waits() {
        return camp::battle(draft);
    }
    evening(draft)
}

/// Goes on when the fighting of the day is over.
pub(crate) fn go_on(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some(siege) = state.siege.as_ref().filter(|_| state.outcome.is_none()) else {
        return Ok(());
    };
    let fighting = matches!(siege.step, Some((SiegeStep::Fighting, _)));
    if !fighting || !camp::is_quiet(state) {
        return Ok(());
    }
    super::besieged_besiegers::after_battle(draft)?;
    if draft.state().outcome.is_some() {
        return Ok(());
    }
    camp::go_back(draft)?;
    evening(draft)
}

/// The evening of a day: the wounded, then who gives up by themselves, then the next day.
fn evening(draft: &mut Draft<'_>) -> Result<(), Stop> {
    if !strength::siege(draft.state())?.fought_today {
        healing::tend(draft)?;
    }
    if victory::check(draft)? || surrender::leaderless(draft)? {
        return Ok(());
    }
    if strength::siege(draft.state())?.day < tables::DAYS {
        return begin_day(draft);
    }
    fifth_evening(draft)
}

/// After the fifth day both sides eat, and the besiegers may offer terms.
pub(crate) fn fifth_evening(draft: &mut Draft<'_>) -> Result<(), Stop> {
    rations::eat(draft)?;
    if surrender::starved(draft)? {
        return Ok(());
    }
    if surrender::are_suspended(strength::siege(draft.state())?) {
        return end_turn(draft);
    }
    let (step, side) = (SiegeStep::Terms, Side::Besiegers);
    draft.record(SiegeStepBegun { step, side }.into())
}

/// The besiegers offer terms, or a side does nothing.
pub(crate) fn offer(draft: &mut Draft<'_>) -> Result<(), Stop> {
    if surrender::offer(draft)? { Ok(()) } else { end_turn(draft) }
}

/// A side lets its step pass.
pub(crate) fn pass(draft: &mut Draft<'_>) -> Result<(), Stop> {
    if strength::siege(draft.state())?.step == Some((SiegeStep::Preparations, Side::Besiegers)) {
        return Refusal::new(Reason::NoMiner, ST_54, said!("digs-or-nobody"))
            .allowing(said!("digs-nobody"))
            .into();
    }
    let steps = [SiegeStep::Action, SiegeStep::Reply, SiegeStep::Terms];
    let side = strength::awaited(draft, &steps)?;
    let step = strength::siege(draft.state())?.step;
    draft.record(StepPassed { side }.into())?;
    match step {
        Some((SiegeStep::Terms, _)) => end_turn(draft),
        Some((SiegeStep::Reply, _)) => evening(draft),
        _ => acted(draft),
    }
}

pub(crate) fn siege_opened(state: &mut State, event: &SiegeOpened) -> Result<(), Contradiction> {
    let ladders = u32::try_from(state.works.ladders.len()).unwrap_or_default();
    Arc::make_mut(&mut state.town).field = Some(event.rules.field);
    state.siege = Some(Siege {
        rules: event.rules.clone(),
        commanders: event.commanders.clone(),
        fascines: event.rules.fascines,
        oil: state.works.oil.clone(),
        ladders,
        ..Siege::default()
    });
    Ok(())
}

pub(crate) fn relief_promised(
    state: &mut State,
    event: &ReliefPromised,
) -> Result<(), Contradiction> {
    let relief = Some(event.relief.clone());
    strength::folded(state)?.promised = relief.filter(|relief| !relief.men.is_empty());
    Ok(())
}

pub(crate) fn siege_rested(state: &mut State, _: &SiegeRested) -> Result<(), Contradiction> {
    let siege = strength::folded(state)?;
    siege.rests = true;
    siege.step = None;
    Ok(())
}

pub(crate) fn strategic_turn_begun(
    state: &mut State,
    event: &StrategicTurnBegun,
) -> Result<(), Contradiction> {
    let siege = strength::folded(state)?;
    siege.turn = event.turn;
    siege.day = 0;
    siege.rests = false;
    siege.ships_barred = false;
    let empty = siege.rations.iter().filter(|(_, rations)| **rations == 0);
    siege.starving = empty.map(|(&side, _)| side).collect();
    Ok(())
}

pub(crate) fn day_begun(state: &mut State, event: &DayBegun) -> Result<(), Contradiction> {
    let siege = strength::folded(state)?;
    siege.day = event.day;
    siege.blockaded = false;
    siege.rested = None;
    siege.fought_today = false;
    // What was bought for the siege takes its first day to build.
    if event.day > 1 {
        state.works.engines.values_mut().for_each(|engine| engine.building = false);
    }
    Ok(())
}

pub(crate) fn relief_arrived(
    state: &mut State,
    event: &ReliefArrived,
) -> Result<(), Contradiction> {
    let siege = strength::folded(state)?;
    siege.relief.extend(event.men.keys().cloned());
    siege.coming.clear();
    state.men.extend(event.men.iter().map(|(id, man)| (id.clone(), man.clone())));
    Ok(())
}
