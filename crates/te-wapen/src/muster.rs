//! Opening a battle: the scenario is checked and copied into the log, and everybody takes their place.

mod goals;
mod inspect;
mod zones;

pub(crate) use inspect::look;

use crate::abilities::Ability;
use crate::cards::Card;
use crate::clauses::{W_29, WAP_029};
use crate::earlier_rules;
use crate::event::{BattleOpened, DrawnField, PiecePlaced, TurnBegun};
use crate::goal::{Goal, Pursuit};
use crate::ground::{self, SEED_DICE};
use crate::items::Trinket;
use crate::pieces::Piece;
use crate::refusal::said;
use crate::scenario::Scenario;
use crate::state::State;
use crate::terrain::Terrain;
use crate::troops::Library;
use crate::{Draft, Reason, Refusal, Stop, equipment, monsters};
use chance::Dice;
use decider::{By, Contradiction};
use inspect::{Muster, Mustered, TableSource};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Opens a battle. The library holds every built-in troop.
pub(crate) fn open(
    scenario: &Scenario,
    library: &Library,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    if *draft.by() != By::Organiser {
        let facts = said!("only-organiser-opens");
        return Refusal::new(Reason::NotYourOrder, WAP_029, facts).into();
    }
    let muster = look(scenario, library).map_err(|wrong| *wrong.refusal)?;
    let Muster { table, modules, mut library, places, goals, deployments } = muster;
    if draft.state().rules.is_before(2) {
        library = earlier_rules::library(&library);
    }
    let (mut field, drawn) = match table {
        TableSource::Drawn(field) => (field, None),
        // W-29: a table that nobody has drawn follows from dice that stand in the log.
        TableSource::Random(wanted, holder) => {
            let seed = ground::seed(&draft.roll(W_29, "field", Dice::new(SEED_DICE, 10))?);
            let field = wanted.make(holder, seed);
            let field = field.map_err(|wrong| Contradiction::new(wrong.to_string()))?;
            (field, Some(DrawnField { ground: wanted.random, seed }))
        }
    };
    // W-33: what was dug or broken before.
    for side in &scenario.walls {
        field.build_wall(*side);
    }
    for hex in &scenario.rubble {
        if field.terrain(*hex).is_some_and(|terrain| terrain.building().is_some()) {
            field.set(*hex, Terrain::Rubble);
        }
    }
    let buildings = field
        .hexes()
        .filter_map(|hex| Some((hex, field.terrain(hex)?.building()?.wounds)))
        .collect();
    let armies = scenario.armies.iter().map(|(&colour, force)| (colour, force.name.clone()));
    let opened = BattleOpened {
        title: scenario.title.clone(),
        modules,
        field,
        drawn,
        armies: armies.collect(),
        options: scenario.options,
        library,
        buildings,
        goals,
        deployments,
        doors: scenario.doors.iter().copied().collect(),
    };
    draft.record(opened.into())?;
    for Mustered { placed: mut place, rolls } in places {
        monsters::generate(&mut place.profile, draft)?;
        equipment::roll(&mut place.items, rolls, draft)?;
        equipment::fold(&mut place.profile, &place.items, &mut place.magic_points);
        if place.items.trinkets.contains(&Trinket::RingOfFire) {
            place.fireballs = equipment::FIREBALLS;
        }
        draft.record(place.into())?;
    }
    draft.record(TurnBegun { turn: 1 }.into())
}

pub(crate) fn battle_opened(state: &mut State, event: &BattleOpened) -> Result<(), Contradiction> {
    if !state.armies.is_empty() {
        return Err(Contradiction::new("a battle is opened once"));
    }
    *state = State {
        rules: state.rules,
        title: event.title.clone(),
        modules: event.modules.clone(),
        options: event.options,
        field: Arc::new(event.field.clone()),
        armies: event.armies.clone(),
        library: Arc::new(event.library.clone()),
        buildings: event.buildings.clone(),
        goals: event.goals.iter().map(|(&army, goals)| (army, pursued(goals))).collect(),
        deployments: event.deployments.clone(),
        doors: event.doors.clone(),
        deck: Card::deck(),
        to_dig: event.options.to_dig,
        ..State::default()
    };
    Ok(())
}

fn pursued(goals: &[Goal]) -> Vec<Pursuit> {
    goals.iter().cloned().map(Pursuit::of).collect()
}

pub(crate) fn piece_placed(state: &mut State, event: &PiecePlaced) -> Result<(), Contradiction> {
    let piece = Piece {
        colour: event.colour,
        called: event.called.clone(),
        profile: Arc::new(event.profile.clone()),
        items: event.items.clone(),
        // All others are placed before the first turn begins.
        summoned: state.turn > 0,
        hex: event.hex,
        wounds: event.profile.wounds,
        counters: event.counters,
        magic_points: event.magic_points,
        magic_at_start: event.magic_points,
        fireballs: event.fireballs,
        spent: BTreeSet::new(),
        crystal: None,
        attempted: None,
        shape: None,
        hidden: event.profile.has(Ability::Trap),
    };
    let all = if event.hex.is_some() { &mut state.pieces } else { &mut state.reserve };
    match all.insert(event.piece.clone(), piece) {
        None => Ok(()),
        Some(_) => Err(Contradiction::new(format!("{} is there already", event.piece))),
    }
}
