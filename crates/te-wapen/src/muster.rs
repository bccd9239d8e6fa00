//! Opening a battle: the scenario is checked and copied into the log, and everybody takes his place.

use crate::abilities::Ability;
use crate::cards::Card;
use crate::clauses::{WAP_001, WAP_004, WAP_013, WAP_029, WAP_106, WAP_117, WAP_141, WAP_149};
use crate::event::{BattleOpened, PiecePlaced, TurnBegun};
use crate::field;
use crate::items::Trinket;
use crate::pieces::{Colour, Piece, PieceId, Profile};
use crate::scenario::{Place, Rolls, Scenario};
use crate::state::State;
use crate::terrain::Terrain;
use crate::troops::{Body, Library, Troop, TroopId};
use crate::{Draft, Reason, Refusal, Stop, equipment, monsters, tables};
use board::Hex;
use decider::{By, Clause, Contradiction};
use std::collections::{BTreeMap, BTreeSet};

/// Opens a battle. The library holds every troop that the scenario may name.
pub(crate) fn open(
    scenario: &Scenario,
    library: &Library,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    if *draft.by() != By::Organiser {
        let facts = "Only the organiser opens a battle.";
        return Refusal::new(Reason::NotYourOrder, WAP_029, facts).into();
    }
    let opened = opening(scenario, library)?;
    let field = opened.field.clone();
    let places = placed(scenario, library, &field)?;
    draft.record(opened.into())?;
    for (mut place, rolls) in places {
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

fn wrong(clause: Clause, facts: impl Into<String>) -> Refusal {
    Refusal::new(Reason::BadScenario, clause, facts)
}

fn opening(scenario: &Scenario, library: &Library) -> Result<BattleOpened, Stop> {
    if !(1..=80).contains(&scenario.title.chars().count()) {
        return wrong(WAP_001, "title: a battle's name has 1 to 80 characters.").into();
    }
    if let Some(module) = scenario.modules.iter().find(|module| !tables::MODULES.contains(module)) {
        return wrong(WAP_001, format!("modules: there is no module {module}."))
            .allowing("The modules of a battle are 1, 2, 3, 4 and 6.")
            .into();
    }
    // WAP-029: both colours, each once.
    if let Some(missing) = Colour::ALL.iter().find(|colour| !scenario.armies.contains_key(colour)) {
        return wrong(WAP_029, format!("armies: there is no {missing} army.")).into();
    }
    let field = field::parse(&scenario.map)
        .or_else(|error| wrong(WAP_004, format!("map: {error}.")).into())?;
    if let Some((hex, terrain)) = field.beyond(&scenario.modules) {
        let module = terrain.module();
        return wrong(WAP_004, format!("map: {hex} is {terrain}, which module {module} brings."))
            .allowing(format!("Add {module} to `modules`, or draw another terrain."))
            .into();
    }
    let mut modules = scenario.modules.clone();
    modules.insert(1);
    let later: BTreeSet<TroopId> = library
        .troops()
        .filter(|troop| tables::can_appear(troop.id.word()))
        .map(|troop| troop.id.clone())
        .chain(library.troops().filter_map(|troop| troop.animal_form.clone()))
        .collect();
    let buildings = field
        .hexes()
        .filter_map(|hex| Some((hex, field.terrain(hex)?.building()?.wounds)))
        .collect();
    let armies = scenario.armies.iter().map(|(&colour, force)| (colour, force.name.clone()));
    Ok(BattleOpened {
        title: scenario.title.clone(),
        modules,
        field,
        armies: armies.collect(),
        options: scenario.options,
        library: library.only(&later),
        buildings,
    })
}

fn placed(
    scenario: &Scenario,
    library: &Library,
    field: &field::Field,
) -> Result<Vec<(PiecePlaced, Rolls)>, Stop> {
    let mut numbers: BTreeMap<(Colour, TroopId), u32> = BTreeMap::new();
    let mut stands: BTreeMap<Hex, (Colour, bool)> = BTreeMap::new();
    let mut all = Vec::new();
    for (&colour, force) in &scenario.armies {
        if force.pieces.is_empty() {
            return wrong(WAP_117, format!("armies.{colour}: an army has a unit at least.")).into();
        }
        for place in &force.pieces {
            let Some(troop) = library.get(&place.troop) else {
                let facts = format!("armies.{colour}: there is no troop `{}`.", place.troop);
                return wrong(WAP_117, facts).into();
            };
            let hex = place.hex;
            let allowed =
                matches!(field.terrain(hex), Some(terrain) if terrain != Terrain::Impassable);
            if !allowed {
                let facts = format!("armies.{colour}: {} cannot stand in {hex}.", troop.id);
                return wrong(WAP_013, facts).into();
            }
            let is_unit = !troop.is_individual() && troop.body != Body::Trap;
            if let Some(&(other, unit)) = stands.get(&hex)
                && (other != colour || (unit && is_unit))
                && troop.body != Body::Trap
            {
                let facts =
                    format!("armies.{colour}: {hex} is taken; {} cannot stand there.", troop.id);
                return wrong(WAP_013, facts).into();
            }
            if troop.body != Body::Trap {
                stands
                    .entry(hex)
                    .and_modify(|(_, unit)| *unit |= is_unit)
                    .or_insert((colour, is_unit));
            }
            let number = numbers.entry((colour, place.troop.clone())).or_default();
            *number += 1;
            let piece: Result<PieceId, _> = format!("{colour}-{}-{number}", troop.id).parse();
            let Ok(piece) = piece else {
                return wrong(WAP_117, format!("armies.{colour}: `{}` is too long.", troop.id))
                    .into();
            };
            let placed = one(piece, colour, place, troop)?;
            equipment::check(&placed.profile, &place.items, place.rolls, &scenario.modules)?;
            all.push((placed, place.rolls));
        }
    }
    Ok(all)
}

fn one(piece: PieceId, colour: Colour, place: &Place, troop: &Troop) -> Result<PiecePlaced, Stop> {
    let mut profile = Profile::of(troop);
    if place.mounted {
        let Some(far) = troop.mounted else {
            let facts = format!("armies.{colour}: {} does not ride.", troop.id);
            return wrong(WAP_149, facts).into();
        };
        profile.moves = vec![far];
    }
    if place.flying_steed {
        if !(troop.flying_steed && place.mounted) {
            let facts = format!("armies.{colour}: {} rides no flying steed.", troop.id);
            return wrong(WAP_141, facts).into();
        }
        profile.abilities.insert(Ability::Flying);
    }
    if profile.has(Ability::FireBreath) {
        profile.gain_ranged(&tables::BREATH);
    }
    if profile.has(Ability::Howdah) {
        profile.gain_ranged(&tables::HOWDAH);
    }
    if place.magic_points.is_some() && troop.school.is_none() {
        let facts = format!("armies.{colour}: {} casts no spells.", troop.id);
        return wrong(WAP_106, facts).into();
    }
    let by_row = troop.school.map(|_| troop.magic_points.unwrap_or(tables::MAGIC_POINTS));
    let magic_points = place.magic_points.or(by_row).unwrap_or(0);
    Ok(PiecePlaced {
        piece,
        colour,
        called: place.called.clone(),
        hex: place.hex,
        profile,
        items: place.items.clone(),
        magic_points,
        fireballs: 0,
        counters: 0,
    })
}

pub(crate) fn battle_opened(state: &mut State, event: &BattleOpened) -> Result<(), Contradiction> {
    if !state.armies.is_empty() {
        return Err(Contradiction::new("a battle is opened once"));
    }
    *state = State {
        title: event.title.clone(),
        modules: event.modules.clone(),
        options: event.options,
        field: event.field.clone(),
        armies: event.armies.clone(),
        library: event.library.clone(),
        buildings: event.buildings.clone(),
        deck: Card::deck(),
        ..State::default()
    };
    Ok(())
}

pub(crate) fn piece_placed(state: &mut State, event: &PiecePlaced) -> Result<(), Contradiction> {
    let piece = Piece {
        colour: event.colour,
        called: event.called.clone(),
        profile: event.profile.clone(),
        items: event.items.clone(),
        hex: Some(event.hex),
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
    match state.pieces.insert(event.piece.clone(), piece) {
        None => Ok(()),
        Some(_) => Err(Contradiction::new(format!("{} is there already", event.piece))),
    }
}
