//! Opening an assault: the town, its gates, and everybody in their place.

use crate::clauses::{HAV_002, HAV_100, ST_01, ST_03, ST_04, ST_27, ST_47, ST_55, ST_65};
use crate::days::calendar;
use crate::event::{AssaultOpened, ManPlaced};
use crate::faults;
use crate::men::{Class, Fate, Man, ManId, Side};
use crate::refusal::said;
use crate::scenario::{Force, LadderStart, Library, Scenario};
use crate::spot::Spot;
use crate::state::State;
use crate::tables;
use crate::town::{Terrain, Town};
use crate::works::{Engine, EngineId, EngineKind, Ladder, LadderAt, LadderId, Leaf, Works};
use crate::{Draft, Reason, Refusal, Stop};
use crate::{deployment, ways};
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
    let mut town = look(scenario, library)?;
    town.port |= scenario.port;
    let sides = scenario.sides.iter().map(|(&side, force)| (side, force.name.clone())).collect();
    let (title, options) = (scenario.title.clone(), scenario.options.clone());
    let everybody = everybody(scenario);
    let works = works(scenario, &town, &everybody)?;
    let held = scenario.held.clone();
    let (town, works) = (Box::new(town), Box::new(works));
    draft.record(AssaultOpened { title, town, works, options, sides, held }.into())?;
    for (man, is) in everybody {
        draft.record(ManPlaced { man, is }.into())?;
    }
    match &scenario.siege {
        Some(siege) => calendar::open(siege, draft),
        None => deployment::begin(draft),
    }
}

fn leaves(
    town: &Town,
    open: &BTreeSet<crate::town::GateId>,
    broken: &BTreeSet<crate::town::GateId>,
) -> BTreeMap<crate::town::GateId, Leaf> {
    let all = town.gates.keys().chain(town.doors.keys());
    let leaf = |id| {
        let forced = broken.contains(id);
        Leaf { open: forced || open.contains(id), forced, ..Leaf::default() }
    };
    all.map(|id| (id.clone(), leaf(id))).collect()
}

/// What the siege has made of the town before the first turn.
pub(crate) fn works(
    scenario: &Scenario,
    town: &Town,
    men: &[(ManId, Man)],
) -> Result<Works, Refusal> {
    let wrong = |clause: Clause, facts: Saying| Refusal::new(Reason::BadScenario, clause, facts);
    let mut works = before_ladders(scenario, town);
    let mut numbers: BTreeMap<EngineKind, u32> = BTreeMap::new();
    for engine in &scenario.engines {
        let number = numbers.entry(engine.kind).or_default();
        *number += 1;
        let Ok(id) = format!("{}-{number}", engine.kind.word()).parse::<EngineId>() else {
            continue;
        };
        let is_tower = engine.kind == EngineKind::SiegeTower;
        let reach = 1..=tables::TOWER_REACH;
        if is_tower != engine.against.is_some_and(|level| reach.contains(&level)) {
            return Err(wrong(HAV_100, said!("tower-against", engine = &id)));
        }
        let top = engine.against.map(|level| level + tables::TOWER_TOPS);
        let (at, facing, kind) = (engine.at, engine.facing, engine.kind);
        works.engines.insert(
            id,
            Engine {
                kind,
                at,
                facing,
                top,
                docked: None,
                ramp: false,
                lost: 0,
                burnt: false,
                building: engine.building,
            },
        );
    }
    let state = State { town: town.clone(), works: works.clone(), ..State::default() };
    for (number, start) in (1..).zip(&scenario.ladders) {
        let Ok(id) = format!("ladder-{number}").parse::<LadderId>() else { continue };
        let at = ladder(&state, start, men)
            .ok_or_else(|| wrong(ST_47, said!("ladder-start", ladder = &id)))?;
        works.ladders.insert(id, Ladder { at });
    }
    Ok(works)
}

fn before_ladders(scenario: &Scenario, town: &Town) -> Works {
    let oil = scenario.oil.clone();
    let oil = oil.unwrap_or_else(|| [(Side::Besieged, tables::BARRELS)].into());
    Works {
        leaves: leaves(town, &scenario.open, &scenario.broken),
        worked: scenario.worked.clone(),
        demolished: scenario.demolished.clone(),
        filled: scenario.filled.clone(),
        burnt: scenario.burnt.clone(),
        oil,
        ..Works::default()
    }
}

/// Where a ladder is; none: it cannot be there.
fn ladder(state: &State, start: &LadderStart, men: &[(ManId, Man)]) -> Option<LadderAt> {
    let who = |at: Spot| {
        men.iter().find(|(_, man)| man.place == Some(at) && !man.mounted).map(|(id, _)| id.clone())
    };
    match *start {
        LadderStart::Carried([one, other]) => {
            ways::between(state, one, other)?;
            Some(LadderAt::Carried { by: [who(one)?, who(other)?] })
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
    if let Some(id) = scenario.open.iter().chain(&scenario.broken).find(|id| !known(id)) {
        return Err(wrong(HAV_002, said!("no-such-gate", gate = id)));
    }
    let walls = scenario.demolished.iter().all(|&hex| town.on_wall(hex).is_some());
    let moats = scenario.filled.iter().all(|&hex| town.terrain(hex) == Some(Terrain::Moat));
    let held = scenario.held.iter().all(|&hex| town.on_wall(hex).is_some());
    let burnt = scenario.burnt.iter().all(|&hex| town.ground(hex).is_some());
    if !walls || !moats || !held || !burnt {
        return Err(wrong(ST_55, said!("works-where")));
    }
    if let Some(hex) = scenario
        .options
        .goal
        .iter()
        .chain(&scenario.options.burn)
        .find(|&&hex| town.ground(hex).is_none())
    {
        return Err(wrong(ST_65, said!("no-place", text = hex.to_string())));
    }
    let works = works(scenario, town, &everybody(scenario))?;
    let state = State { town: town.clone(), works, ..State::default() };
    let mut taken: BTreeSet<Spot> = BTreeSet::new();
    for side in Side::ALL {
        let some = |force: &&Force| !force.men.is_empty() || !force.reserve.is_empty();
        let Some(force) = scenario.sides.get(&side).filter(some) else {
            return Err(wrong(ST_01, said!("no-men", side = side)));
        };
        for (place, man) in force.men.iter().flat_map(|man| man.at.iter().map(move |&at| (at, man)))
        {
            if !ways::exists(&state, place) {
                return Err(wrong(ST_03, said!("no-place", text = place)));
            }
            let shares = state.room(place) > 1 || man.class == Class::Horse;
            if !taken.insert(place) && !shares {
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

pub(crate) fn assault_opened(
    state: &mut State,
    event: &AssaultOpened,
) -> Result<(), Contradiction> {
    state.title.clone_from(&event.title);
    state.town = (*event.town).clone();
    state.works = (*event.works).clone();
    state.held = event.held.iter().map(|&hex| (hex, Side::Besiegers)).collect();
    state.options = event.options.clone();
    state.sides = event.sides.clone();
    Ok(())
}

pub(crate) fn man_placed(state: &mut State, event: &ManPlaced) -> Result<(), Contradiction> {
    if let Some(place) = event.is.place {
        state.hold(place, event.is.side);
    }
    state.horses += u32::from(event.is.is_horse());
    state.men.insert(event.man.clone(), event.is.clone());
    Ok(())
}
