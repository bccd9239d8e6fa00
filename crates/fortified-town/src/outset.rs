//! What a scenario makes of the town before the first turn, and everybody in it.

use crate::men::{Class, Fate, Man, ManId, Side};
use crate::scenario::{LadderStart, Scenario};
use crate::spot::Spot;
use crate::state::State;
use crate::tables;
use crate::town::{GateId, Town};
use crate::ways;
use crate::works::{Engine, EngineId, EngineKind, Ladder, LadderAt, LadderId, Leaf, Works};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What the siege has made of the town; ladders that cannot be where the scenario has them, are left out.
pub(crate) fn works(scenario: &Scenario, town: &Town, men: &[(ManId, Man)]) -> Works {
    let mut works = without_ladders(scenario, town);
    let state = State { town: Arc::new(town.clone()), works: works.clone(), ..State::default() };
    for (number, start) in (1..).zip(&scenario.ladders) {
        let Ok(id) = format!("ladder-{number}").parse::<LadderId>() else { continue };
        if let Some(at) = ladder(&state, start, men) {
            works.ladders.insert(id, Ladder { at });
        }
    }
    works
}

/// The same with the engines, and no ladder yet.
pub(crate) fn without_ladders(scenario: &Scenario, town: &Town) -> Works {
    let oil = scenario.oil.clone();
    let oil = oil.unwrap_or_else(|| [(Side::Besieged, tables::BARRELS)].into());
    Works {
        leaves: leaves(scenario, town),
        worked: scenario.worked.clone(),
        demolished: scenario.demolished.clone(),
        filled: scenario.filled.clone(),
        burnt: scenario.burnt.clone(),
        engines: engines(scenario),
        oil,
        ..Works::default()
    }
}

fn leaves(scenario: &Scenario, town: &Town) -> BTreeMap<GateId, Leaf> {
    let all = town.gates.keys().chain(town.doors.keys());
    let leaf = |id| {
        let mut leaf = Leaf { open: scenario.open.contains(id), ..Leaf::default() };
        if scenario.broken.contains(id) {
            leaf.force();
        }
        leaf
    };
    all.map(|id| (id.clone(), leaf(id))).collect()
}

fn engines(scenario: &Scenario) -> BTreeMap<EngineId, Engine> {
    let mut numbers: BTreeMap<EngineKind, u32> = BTreeMap::new();
    let all = scenario.engines.iter().filter_map(|engine| {
        let number = numbers.entry(engine.kind).or_default();
        *number += 1;
        let id = format!("{}-{number}", engine.kind.word()).parse().ok()?;
        let engine = Engine {
            kind: engine.kind,
            at: engine.at,
            facing: engine.facing,
            top: engine.against.map(|level| level.saturating_add(tables::TOWER_TOPS)),
            docked: None,
            ramp: false,
            lost: 0,
            burnt: false,
            building: engine.building,
        };
        Some((id, engine))
    });
    all.collect()
}

/// Where a ladder is; none: it cannot be there.
pub(crate) fn ladder(state: &State, start: &LadderStart, men: &[(ManId, Man)]) -> Option<LadderAt> {
    let who = |at: Spot| men.iter().find(|(_, man)| man.place == Some(at) && !man.mounted);
    match *start {
        LadderStart::Carried([one, other]) => {
            ways::between(state, one, other)?;
            let ((one, first), (other, second)) = (who(one)?, who(other)?);
            let by = [one.clone(), other.clone()];
            (first.side == second.side).then_some(LadderAt::Carried { by })
        }
        LadderStart::Lying(place) => {
            ways::exists(state, place).then_some(LadderAt::Lying { place })
        }
        LadderStart::InCamp(side) => Some(LadderAt::Stored { side }),
        LadderStart::Standing([foot, top]) => {
            let height = state.ladder_height(foot, top)?;
            let fits = foot.distance(top) == 1 && (1..=tables::LADDER_REACH).contains(&height);
            fits.then_some(LadderAt::Standing { foot, top, from_turn: 1 })
        }
    }
}

/// Everybody with their ids: the class and a number, besiegers first, as the scenario lists them.
pub(crate) fn everybody(scenario: &Scenario) -> Vec<(ManId, Man)> {
    let mut numbers: BTreeMap<Class, u32> = BTreeMap::new();
    let mut all = Vec::new();
    for (&side, force) in &scenario.sides {
        let places = force.men.iter().flat_map(|group| {
            let called = group.called.iter().map(Some).chain(std::iter::repeat(None));
            group.at.iter().zip(called).map(move |(&place, called)| (place, called, group))
        });
        let places =
            places.map(|(place, called, group)| (Some(place), called, group.class, group.mounted));
        let reserve = force.reserve.iter().flat_map(|some| {
            let called = some.called.iter().map(Some).chain(std::iter::repeat(None));
            (0..some.number).zip(called).map(|(_, called)| (None, called, some.class, some.mounted))
        });
        for (place, called, class, mounted) in places.chain(reserve) {
            let number = numbers.entry(class).or_default();
            *number += 1;
            let Ok(id) = format!("{}-{number}", class.word()).parse() else { continue };
            let man = Man {
                side,
                class,
                called: called.cloned(),
                mounted,
                wounded: false,
                stunned: false,
                hungry: false,
                fate: Fate::Alive,
                place,
            };
            all.push((id, man));
        }
    }
    all
}
