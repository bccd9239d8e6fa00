//! The small cannon: what the city gives for it, who serves it, where it goes and what it hits
//! (section 5.3; HEI-133, R-81).
//!
//! A gun is no figure: it has a hex, takes as much room as a rider, and cannot be wounded. Any two
//! figures on foot in its hex serve it; the City Guard says where it goes and at what it fires.

use crate::cards::{demands, volunteers};
use crate::city::Place;
use crate::clauses::{HEI_133, HEI_152, R_81};
use crate::command::{Fire, Haul};
use crate::event::{CrewJoined, GunBrought, GunFired, GunMoved};
use crate::figures::{Faction, FigureId, Side};
use crate::refusal::{Reason, Refusal, opening, said};
use crate::state::{Gun, State, Step, Whereabouts};
use crate::tables::DemandKind;
use crate::tables::Weapon;
use crate::tables::{CREW, GUN_SIZE, GUNS};
use crate::{Draft, Stop, acting, combat, movement, ranged};
use board::Hex;
use decider::Contradiction;
use std::collections::BTreeSet;

/// A card for a gun is turned up: it is asked for, unless the city has been asked for two already.
pub(crate) fn ask(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let asked = draft.state().demands.values().filter(|it| it.kind == DemandKind::SmallCannon);
    if asked.count() < GUNS { demands::make(DemandKind::SmallCannon, draft) } else { Ok(()) }
}

/// Everything was given: gun and crew stand in the barracks, in the first hex with room for
/// all of them; if there is none each for itself, and outside if need be.
pub(crate) fn bring(number: u32, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some(demand) = state.demands.get(&number) else { return Ok(()) };
    let crew = volunteers::offered(state, demand);
    let people = rulebook::count(crew.len());
    let together = place_for(state, GUN_SIZE + people);
    let Some(hex) = together.or_else(|| place_for(state, GUN_SIZE)) else {
        return Err(Contradiction::new("the city has no room for a gun").into());
    };
    let gun = state.guns.keys().next_back().map_or(1, |last| last + 1);
    draft.record(GunBrought { gun, hex }.into())?;
    draft.mark([R_81]);
    for figure in crew {
        let state = draft.state();
        let size = figure.kind().size();
        let beside = Some(hex).filter(|&hex| state.has_room(Side::City, hex, size));
        let place = beside.or_else(|| place_for(state, size)).or_else(|| state.hex_of(figure));
        let Some(hex) = place else {
            return Err(Contradiction::new(format!("{figure} is not on the map")).into());
        };
        draft.record(CrewJoined { gun, figure, hex }.into())?;
    }
    Ok(())
}

/// The first hex of the barracks with so much room, those without an enemy before the others; else
/// the nearest hex around.
fn place_for(state: &State, points: u32) -> Option<Hex> {
    let barracks = state.city.hexes(Place::A);
    let reached = board::distances(barracks.iter().copied(), |from, to| state.is_open(from, to));
    let has_room = |hex: Hex| state.can_enter(hex) && state.has_room(Side::City, hex, points);
    let fits = reached.into_iter().filter(|&(hex, _)| has_room(hex));
    let place = fits
        .min_by_key(|&(hex, steps)| (steps, state.side_in(Side::Enemy, hex).next().is_some(), hex));
    place.map(|(hex, _)| hex)
}

/// Who can serve a gun in this hex now: the city's upright people on foot.
pub(crate) fn servants(state: &State, hex: Hex) -> impl Iterator<Item = FigureId> + '_ {
    state.side_in(Side::City, hex).filter(|&figure| {
        volunteers::serves_on_foot(figure.kind())
            && state.is_upright(figure)
            && !state.is_busy(figure)
    })
}

/// Has a gun a crew of its own? Who serves another gun of the hex in this turn does not count.
pub(crate) fn is_served(state: &State, gun: &Gun) -> bool {
    let fired = |it: &&Gun| it.hex == gun.hex && it.fired_in == state.turn;
    let others = state.guns.values().filter(fired).count() - usize::from(fired(&gun));
    servants(state, gun.hex).count() >= CREW * (others + 1)
}

fn known_gun(state: &State, number: u32) -> Result<&Gun, Refusal> {
    state.guns.get(&number).ok_or_else(|| {
        let facts = said!("no-such-gun", gun = number);
        let there: Vec<u32> = state.guns.keys().copied().collect();
        let allowed = match there.as_slice() {
            [] => said!("no-gun"),
            &[gun] => said!("one-gun", gun = gun),
            &[gun, other, ..] => said!("two-guns", gun = gun, other = other),
        };
        Refusal::new(Reason::NoSuchGun, HEI_133, facts).allowing(allowed)
    })
}

/// Only the City Guard commands the guns.
fn check_commander(faction: Faction) -> Result<(), Refusal> {
    if faction == Faction::CityGuard {
        return Ok(());
    }
    let facts = said!("commands-no-guns", faction = opening(faction));
    Err(Refusal::new(Reason::NotYourFigure, HEI_133, facts).allowing(said!("guard-commands-guns")))
}

/// Step 6: two of its crew push a gun into the next hex.
pub(crate) fn haul(haul: &Haul, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting::acting_faction(Step::Movement, HEI_133, draft)?;
    let from = check_haul(draft.state(), faction, haul)?;
    if !movement::breaks_free(from, &haul.crew, draft)? {
        return Ok(());
    }
    let Haul { gun, crew, hex } = haul.clone();
    draft.record(GunMoved { gun, crew, from, to: hex }.into())
}

/// May a gun be pushed there? Gives the hex in which it stands.
pub(crate) fn check_haul(state: &State, faction: Faction, haul: &Haul) -> Result<Hex, Refusal> {
    check_commander(faction)?;
    let gun = known_gun(state, haul.gun)?;
    let crew: BTreeSet<&FigureId> = haul.crew.iter().collect();
    if crew.len() != CREW || haul.crew.len() != CREW {
        let facts = said!("gun-crew", crew = CREW);
        return Err(Refusal::new(Reason::BadList, R_81, facts));
    }
    if let Some(stranger) = haul.crew.iter().find(|it| !volunteers::serves_on_foot(it.kind())) {
        let facts = said!("pushes-no-gun", who = *stranger);
        return Err(Refusal::new(Reason::NotOnFoot, R_81, facts));
    }
    if let Some(stranger) = haul.crew.iter().find(|it| state.hex_of(**it) != Some(gun.hex)) {
        let facts = said!("not-with-gun", who = *stranger, gun = haul.gun, hex = gun.hex);
        return Err(
            Refusal::new(Reason::GunUnserved, R_81, facts).allowing(said!("crew-starts-there"))
        );
    }
    if gun.moved_in == state.turn {
        let facts = said!("gun-has-moved", gun = haul.gun);
        return Err(Refusal::new(Reason::GunSpent, R_81, facts));
    }
    movement::check_push(state, faction, &haul.crew, GUN_SIZE, haul.hex)
}

/// Step 7: a gun fires, all its attacks at one hex in sight.
pub(crate) fn fire(fire: &Fire, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting::acting_faction(Step::Combat, HEI_133, draft)?;
    check_fire(draft.state(), faction, fire)?;
    draft.record(GunFired { gun: fire.gun, hex: fire.hex }.into())?;
    draft.mark([R_81]);
    ranged::attack(Weapon::Cannon, fire.hex, &fire.order, draft)
}

/// May a gun fire at a hex?
pub(crate) fn check_fire(state: &State, faction: Faction, fire: &Fire) -> Result<(), Refusal> {
    let from = check_ready(state, faction, fire.gun)?;
    ranged::check(state, Weapon::Cannon, from, fire.hex, &fire.order)
}

/// Could a gun of the city be made to fire at anybody?
pub(crate) fn have_targets(state: &State) -> bool {
    let mut ready = state.guns.values().filter(|gun| is_unspent(state, gun));
    ready.any(|gun| {
        is_served(state, gun) && !ranged::targets(state, Weapon::Cannon, gun.hex).is_empty()
    })
}

fn is_unspent(state: &State, gun: &Gun) -> bool {
    gun.moved_in != state.turn && gun.fired_in != state.turn
}

/// May a gun fire now, whatever at: it has not moved or fired, a crew serves it, and Mannheim is
/// with it or a card is played for its hex.
fn check_ready(state: &State, faction: Faction, number: u32) -> Result<Hex, Refusal> {
    check_commander(faction)?;
    let gun = known_gun(state, number)?;
    if !is_unspent(state, gun) {
        let facts = if gun.fired_in == state.turn {
            said!("gun-has-fired", gun = number)
        } else {
            said!("gun-has-moved", gun = number)
        };
        return Err(Refusal::new(Reason::GunSpent, R_81, facts).allowing(said!("gun-once")));
    }
    if !is_served(state, gun) {
        let facts = said!("gun-unserved", gun = number, hex = gun.hex, crew = CREW);
        return Err(Refusal::new(Reason::GunUnserved, R_81, facts).allowing(said!("who-serves")));
    }
    if combat::licence(state, faction, gun.hex).is_none() {
        let facts = said!("gun-no-card", gun = number);
        return Err(Refusal::new(Reason::NoLeaderNoCard, HEI_152, facts)
            .allowing(said!("play-attack-card", hex = gun.hex)));
    }
    Ok(gun.hex)
}

/// Does a gun that could be made to fire stand in this hex? For it an Attack card can be played.
pub(crate) fn waits_for_card(state: &State, faction: Faction, hex: Hex) -> bool {
    let waits = |gun: &Gun| gun.hex == hex && is_unspent(state, gun) && is_served(state, gun);
    faction == Faction::CityGuard && state.guns.values().any(waits)
}

pub(crate) fn gun_brought(state: &mut State, event: &GunBrought) -> Result<(), Contradiction> {
    let gun = Gun { hex: event.hex, moved_in: 0, fired_in: 0 };
    match state.guns.insert(event.gun, gun) {
        None => Ok(()),
        Some(_) => Err(Contradiction::new(format!("gun {} is brought twice", event.gun))),
    }
}

/// The crew obeys the City Guard from now on and keeps its faction otherwise.
pub(crate) fn crew_joined(state: &mut State, event: &CrewJoined) -> Result<(), Contradiction> {
    state.known(event.figure)?.crew = true;
    state.put(event.figure, Whereabouts::Map(event.hex));
    Ok(())
}

pub(crate) fn gun_fired(state: &mut State, event: &GunFired) -> Result<(), Contradiction> {
    let turn = state.turn;
    known(state, event.gun)?.fired_in = turn;
    Ok(())
}

pub(crate) fn gun_moved(state: &mut State, event: &GunMoved) -> Result<(), Contradiction> {
    let turn = state.turn;
    let gun = known(state, event.gun)?;
    gun.hex = event.to;
    if !event.crew.is_empty() {
        gun.moved_in = turn;
    }
    for &figure in &event.crew {
        state.known(figure)?.moved = true;
        state.put(figure, Whereabouts::Map(event.to));
    }
    Ok(())
}

fn known(state: &mut State, number: u32) -> Result<&mut Gun, Contradiction> {
    let missing = || Contradiction::new(format!("there is no gun {number}"));
    state.guns.get_mut(&number).ok_or_else(missing)
}
