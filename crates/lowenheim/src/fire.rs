//! Play 6, fire: where it starts, who puts it out, how it spreads and what it leaves behind
//! (HEI-115, HEI-119, HEI-173 to HEI-176, R-58 to R-65).
//!
//! Step 9c has two halves: the players fight the fires, one faction after the other; then every
//! fire that is left burns for one turn more. Nobody enters a burning hex, who stands in one may
//! leave it; a ruin can be entered by everybody ([R-26](crate::clauses::R_26)).

use crate::cards::hands;
use crate::city::{City, Place};
use crate::clauses::{HEI_173, HEI_174, HEI_175, R_61, R_62, R_63, R_64};
use crate::command::Douse;
use crate::decks::{ActionCard, EventCard};
use crate::event::{FireFought, FireGrown, FireStarted, HexBurntDown};
use crate::figures::{Faction, FigureId};
use crate::refusal::{Reason, Refusal, opening, said, the, typed};
use crate::state::{State, Step};
use crate::tables::{BURNT_DOWN, COLLAPSE_WOUND, DOUSED, SHELLS, SPREAD, WATER_THAT_HELPS};
use crate::{Draft, Stop, acting, combat};
use board::{Direction, Hex};
use decider::{Clause, Contradiction};

/// Shell fire ([HEI-119](crate::clauses::HEI_119), [R-69](crate::clauses::R_69)) or the Temple's
/// own card ([HEI-115](crate::clauses::HEI_115)): a fire breaks out in the grounds of a place.
///
/// A die chooses on the place's list; a hex that burns or is burnt is passed over. With none left
/// nothing happens, and no die is thrown ([R-59](crate::clauses::R_59)).
pub(crate) fn break_out(place: Place, clause: Clause, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let list = draft.state().city.map().fire_lists.get(&place).cloned().unwrap_or_default();
    if !list.iter().any(|&hex| is_fuel(draft.state(), hex)) {
        return Ok(());
    }
    let first = draft.roll_d6(clause, "fire")? as usize - 1;
    let from_there = list.iter().cycle().skip(first).take(list.len());
    let Some(&hex) = from_there.into_iter().find(|&&hex| is_fuel(draft.state(), hex)) else {
        let what = format!("no hex of the fire list of {} can burn", place.letter());
        return Err(Contradiction::new(what).into());
    };
    draft.record(FireStarted { hex, spread_from: None }.into())
}

/// The place on which a card of the event deck brings fire.
pub(crate) fn shelled(card: EventCard) -> Option<Place> {
    SHELLS.iter().find(|&&(shell, _)| shell == card).map(|&(_, place)| place)
}

/// Can a fire start in this hex: a building ([R-58](crate::clauses::R_58)) that neither burns nor
/// has burnt down?
pub(crate) fn is_fuel(state: &State, hex: Hex) -> bool {
    state.city.map().is_building(hex)
        && !state.fires.contains_key(&hex)
        && !state.ruins.contains(&hex)
}

/// Step 9c: one faction tries to put out one fire, once a turn, with as much Water as it likes;
/// the City Guard's well serves too (HEI-036, HEI-111).
pub(crate) fn douse(douse: &Douse, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting::acting_faction(Step::Fires, HEI_173, draft)?;
    let state = draft.state();
    let Douse { hex, cards } = douse;
    check_douse(state, faction, *hex)?;
    let around = std::iter::once(*hex).chain(hex.neighbours());
    let near = around.flat_map(|hex| state.upright_in(faction, hex));
    acting::must_have_time(state, near, HEI_173)?;
    hands::must_hold(faction, cards, HEI_173, state)?;
    for &card in cards {
        hands::must_pay_as(faction, card, ActionCard::Water, HEI_173, state)?;
    }
    if cards.len() > WATER_THAT_HELPS {
        let facts = said!("too-much-water", count = cards.len());
        return Refusal::new(Reason::TooMuch, HEI_173, facts)
            .allowing(said!("name-up-to", most = WATER_THAT_HELPS))
            .into();
    }
    let die = draft.roll_d6(HEI_173, "douse")?;
    let out = die as usize + cards.len() >= DOUSED;
    draft.record(FireFought { faction, hex: *hex, cards: cards.clone(), die, out }.into())?;
    draft.mark([R_61]);
    hands::note_paid(cards, draft)
}

/// May this faction try to put out the fire in this hex, whatever it pays
/// ([R-61](crate::clauses::R_61))?
pub(crate) fn check_douse(state: &State, faction: Faction, hex: Hex) -> Result<(), Refusal> {
    if !state.fires.contains_key(&hex) {
        let facts = said!("nothing-burns-in", hex = hex);
        let allowed = if state.fires.is_empty() {
            said!("nothing-burns")
        } else {
            said!("fires-burn", hexes = typed(state.fires.keys()))
        };
        return Err(Refusal::new(Reason::NotBurning, HEI_173, facts).allowing(allowed));
    }
    if !is_near(state, faction, hex) {
        let facts = said!("nobody-near-fire", faction = the(faction), hex = hex);
        return Err(
            Refusal::new(Reason::NobodyNear, R_61, facts).allowing(said!("who-fights-fire"))
        );
    }
    if state.fires_fought.contains(&(faction, hex)) {
        let facts = said!("fire-fought", faction = opening(faction), hex = hex);
        return Err(Refusal::new(Reason::TriedAlready, R_61, facts).allowing(said!("one-try")));
    }
    Ok(())
}

/// Has a faction an unstunned figure in a hex or next to it? Walls do not matter.
fn is_near(state: &State, faction: Faction, hex: Hex) -> bool {
    let around = std::iter::once(hex).chain(hex.neighbours());
    around.into_iter().any(|hex| state.upright_in(faction, hex).next().is_some())
}

/// Fires that a faction could try to put out now, in map order.
pub(crate) fn within_reach(state: &State, faction: Faction) -> impl Iterator<Item = Hex> + '_ {
    let may = move |hex: &Hex| check_douse(state, faction, *hex).is_ok();
    state.fires.keys().copied().filter(may)
}

/// The end of step 9c: every fire that is left burns for one turn more, spreads, and is burnt down
/// after four turns ([R-60](crate::clauses::R_60)). A fire that was born just now does none of it.
pub(crate) fn burn(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let burning: Vec<(Hex, u32)> =
        draft.state().fires.iter().map(|(&hex, &turns)| (hex, turns + 1)).collect();
    for &(hex, turns) in &burning {
        draft.record(FireGrown { hex, turns }.into())?;
    }
    for &(hex, _) in &burning {
        spread(hex, draft)?;
    }
    for (hex, _) in burning.into_iter().filter(|&(_, turns)| turns >= BURNT_DOWN) {
        burn_down(hex, draft)?;
    }
    Ok(())
}

/// On a 1 a fire goes over to a neighbour of its own group; a second die says where it looks first,
/// and from there clockwise. With nothing left to burn the second die is not thrown.
fn spread(from: Hex, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if draft.roll_d6(HEI_175, "spread")? > SPREAD || next_fuel(draft.state(), from, 0).is_none() {
        return Ok(());
    }
    let first = draft.roll_d6(R_62, "fire-direction")? as usize - 1;
    let Some(hex) = next_fuel(draft.state(), from, first) else {
        return Err(Contradiction::new(format!("nothing beside {from} can burn")).into());
    };
    draft.record(FireStarted { hex, spread_from: Some(from) }.into())
}

/// The first neighbour that a fire can spread to, clockwise from a direction. Fire stays inside its
/// group: it crosses no street ([HEI-176](crate::clauses::HEI_176)).
fn next_fuel(state: &State, from: Hex, first: usize) -> Option<Hex> {
    let group = state.city.group(from)?;
    let clockwise = Direction::ALL.into_iter().cycle().skip(first).take(Direction::ALL.len());
    let mut beside = clockwise.map(|direction| from.neighbour(direction));
    beside.find(|hex| group.contains(hex) && is_fuel(state, *hex))
}

/// Four turns are over: the hex is a ruin ([R-64](crate::clauses::R_64)), and who still stands in
/// it loses a Wound on a 1, 2 or 3 ([R-63](crate::clauses::R_63)).
fn burn_down(hex: Hex, draft: &mut Draft<'_>) -> Result<(), Stop> {
    draft.record(HexBurntDown { hex }.into())?;
    draft.mark([R_63, R_64]);
    let figures: Vec<FigureId> = draft.state().standing_in(hex).collect();
    for figure in figures {
        if draft.roll_d6(HEI_174, "collapse")? <= COLLAPSE_WOUND {
            combat::wound(figure, draft)?;
        }
    }
    Ok(())
}

/// The building hexes of a place, in map order.
fn buildings(city: &City, place: Place) -> impl Iterator<Item = Hex> + '_ {
    city.hexes(place).iter().copied().filter(|&hex| city.map().is_building(hex))
}

/// The first building hex of a place that burns.
pub(crate) fn burning_in(state: &State, place: Place) -> Option<Hex> {
    buildings(&state.city, place).find(|hex| state.fires.contains_key(hex))
}

/// Has everything that can burn in a place burnt down?
pub(crate) fn is_burnt_down(state: &State, place: Place) -> bool {
    let mut buildings = buildings(&state.city, place).peekable();
    buildings.peek().is_some() && buildings.all(|hex| state.ruins.contains(&hex))
}

pub(crate) fn fire_started(state: &mut State, event: &FireStarted) -> Result<(), Contradiction> {
    if state.ruins.contains(&event.hex) {
        return Err(Contradiction::new(format!("{} has burnt down and burns again", event.hex)));
    }
    match state.fires.insert(event.hex, 0) {
        None => Ok(()),
        Some(_) => Err(Contradiction::new(format!("a second fire starts in {}", event.hex))),
    }
}

pub(crate) fn fire_fought(state: &mut State, event: &FireFought) -> Result<(), Contradiction> {
    hands::spend(state, event.faction, &event.cards)?;
    state.fires_fought.insert((event.faction, event.hex));
    let around: Vec<Hex> = std::iter::once(event.hex).chain(event.hex.neighbours()).collect();
    state.work_was_done(event.faction, &around);
    if event.out && state.fires.remove(&event.hex).is_none() {
        return Err(no_fire(event.hex));
    }
    Ok(())
}

pub(crate) fn fire_grown(state: &mut State, event: &FireGrown) -> Result<(), Contradiction> {
    let turns = state.fires.get_mut(&event.hex).ok_or_else(|| no_fire(event.hex))?;
    *turns = event.turns;
    Ok(())
}

pub(crate) fn hex_burnt_down(state: &mut State, event: &HexBurntDown) -> Result<(), Contradiction> {
    state.fires.remove(&event.hex).ok_or_else(|| no_fire(event.hex))?;
    state.ruins.insert(event.hex);
    Ok(())
}

fn no_fire(hex: Hex) -> Contradiction {
    Contradiction::new(format!("no fire burns in {hex}"))
}
