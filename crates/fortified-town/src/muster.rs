//! Opening an assault: the town, its gates, and everybody in their place.

use crate::clauses::{HAV_002, ST_01, ST_03, ST_04, ST_27};
use crate::event::{AssaultOpened, ManPlaced};
use crate::men::{Class, Fate, Man, ManId, Side};
use crate::refusal::said;
use crate::scenario::{Library, Scenario};
use crate::spot::Spot;
use crate::state::{Phase, State};
use crate::town::{Town, faults};
use crate::works::{Leaf, Works};
use crate::{Draft, Reason, Refusal, Stop};
use crate::{turn, ways};
use decider::{By, Clause, Contradiction};
use messages::Saying;
use std::collections::{BTreeMap, BTreeSet};

/// Opens an assault.
pub(crate) fn open(
    scenario: &Scenario,
    library: &Library,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    if *draft.by() != By::Organiser {
        let facts = said!("organiser-opens", who = draft.by().to_string());
        return Refusal::new(Reason::NotYourOrder, ST_27, facts).into();
    }
    let town = look(scenario, library)?;
    let sides = scenario.sides.iter().map(|(&side, force)| (side, force.name.clone())).collect();
    let (title, options) = (scenario.title.clone(), scenario.options);
    let leaves = leaves(&town, &scenario.open);
    draft.record(AssaultOpened { title, town, leaves, options, sides }.into())?;
    for mechanism in scenario.worked.iter().copied() {
        draft.record(crate::event::MechanismMoved { mechanism, worked: true }.into())?;
    }
    for (man, is) in everybody(scenario) {
        draft.record(ManPlaced { man, is }.into())?;
    }
    turn::begin(Side::Besiegers, Phase::FirstFire, draft)?;
    turn::skip_idle(draft)
}

fn leaves(
    town: &Town,
    open: &BTreeSet<crate::town::GateId>,
) -> BTreeMap<crate::town::GateId, Leaf> {
    let all = town.gates.keys().chain(town.doors.keys());
    all.map(|id| (id.clone(), Leaf { open: open.contains(id), ..Leaf::default() })).collect()
}

/// The town of a scenario in which nothing is wrong.
pub(crate) fn look(scenario: &Scenario, library: &Library) -> Result<Town, Refusal> {
    let wrong = |clause: Clause, facts: Saying| Refusal::new(Reason::BadScenario, clause, facts);
    let Some(town) = library.get(&scenario.town) else {
        let known: Vec<&str> = library.keys().map(String::as_str).collect();
        return Err(wrong(HAV_002, said!("no-such-town", town = scenario.town.as_str()))
            .allowing(said!("towns-are", towns = known.join(", "))));
    };
    faults::check(town).map_err(|fault| wrong(HAV_002, fault))?;
    let known =
        |id: &crate::town::GateId| town.gates.contains_key(id) || town.doors.contains_key(id);
    if let Some(id) = scenario.open.iter().find(|id| !known(id)) {
        return Err(wrong(HAV_002, said!("no-such-gate", gate = id)));
    }
    let works = Works {
        leaves: leaves(town, &scenario.open),
        worked: scenario.worked.clone(),
        ..Works::default()
    };
    let state = State { town: town.clone(), works, ..State::default() };
    let mut taken: BTreeSet<Spot> = BTreeSet::new();
    for side in Side::ALL {
        let Some(force) = scenario.sides.get(&side).filter(|force| !force.men.is_empty()) else {
            return Err(wrong(ST_01, said!("no-men", side = side)));
        };
        for (&place, man) in &force.men {
            if !ways::exists(&state, place) {
                return Err(wrong(ST_03, said!("no-place", text = place)));
            }
            if !taken.insert(place) {
                return Err(wrong(ST_04, said!("place-twice", place = place)));
            }
            let rides = man.mounted && man.class.row().mounted.is_none();
            if rides {
                return Err(wrong(ST_01, said!("never-rides", class = man.class)));
            }
        }
    }
    Ok(town.clone())
}

/// Everybody with their ids: the class and a number, besiegers first, by row and column.
fn everybody(scenario: &Scenario) -> Vec<(ManId, Man)> {
    let mut numbers: BTreeMap<Class, u32> = BTreeMap::new();
    let mut all = Vec::new();
    for (&side, force) in &scenario.sides {
        for (&place, enlisted) in &force.men {
            let number = numbers.entry(enlisted.class).or_default();
            *number += 1;
            let Ok(id) = format!("{}-{number}", enlisted.class.word()).parse() else { continue };
            let man = Man {
                side,
                class: enlisted.class,
                called: enlisted.called.clone(),
                mounted: enlisted.mounted,
                wounded: false,
                stunned: false,
                fate: Fate::Alive,
                place: Some(place),
            };
            all.push((id, man));
        }
    }
    all
}

pub(crate) fn assault_opened(
    state: &mut State,
    event: &AssaultOpened,
) -> Result<(), Contradiction> {
    state.title.clone_from(&event.title);
    state.town = event.town.clone();
    state.works = Works { leaves: event.leaves.clone(), ..Works::default() };
    state.options = event.options;
    state.sides = event.sides.clone();
    Ok(())
}

pub(crate) fn man_placed(state: &mut State, event: &ManPlaced) -> Result<(), Contradiction> {
    if let Some(place) = event.is.place {
        state.hold(place, event.is.side);
    }
    state.men.insert(event.man.clone(), event.is.clone());
    Ok(())
}
