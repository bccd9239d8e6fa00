//! Arrival: does a band come, how strong, what for, and where (ACT-03 to ACT-08).

use super::{bands_left, held_by_city, walk};
use crate::clauses::{ACT_03, ACT_04, ACT_05, ACT_06, HEI_122, HEI_183, HEI_184, R_71};
use crate::event::{ArrivalSettled, BandArrived};
use crate::figures::{FigureId, FigureKind, Side};
use crate::state::{Aim, Decision};
use crate::state::{Band, State};
use crate::{Draft, Stop, placing, tables};
use board::Hex;
use chance::Dice;
use decider::Contradiction;
use std::iter::repeat_n;

/// Once a turn: does a band come (ACT-03)?
pub(super) fn decide(draft: &mut Draft<'_>) -> Result<Option<Decision>, Stop> {
    if draft.state().enemy.arrival_settled == draft.state().turn {
        return Ok(None);
    }
    Ok(Some(Decision::Arrival { comes: comes(draft)? }))
}

/// It is settled whether a band comes; then dices for its strength (ACT-04).
pub(super) fn settle(comes: bool, draft: &mut Draft<'_>) -> Result<Option<Decision>, Stop> {
    let number = draft.state().enemy.bands.keys().next_back().map_or(1, |last| last + 1);
    let band = comes.then_some(number);
    draft.record(ArrivalSettled { band }.into())?;
    let Some(band) = band else { return Ok(None) };
    let dice = Dice::new(tables::BAND_DICE, 6);
    let skaven = draft.roll(HEI_183, "band_strength", dice)?.iter().sum();
    let ogres = draft.state().enemy.ogres_waiting;
    Ok(Some(Decision::Strength { band, skaven, ogres }))
}

/// On turn 1 a band comes for certain; with six bands on the map none does, nor when every way up is
/// blocked (ACT-06); else a die decides (ACT-03, ACT-24).
fn comes(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let state = draft.state();
    if !has_way_up(state) {
        return Ok(false);
    }
    if state.turn <= 1 {
        return Ok(true);
    }
    if bands_left(state) >= tables::BANDS {
        return Ok(false);
    }
    let needed = state.options.arrival_number;
    Ok(draft.roll_d6(ACT_03, "arrival")? >= needed)
}

/// The strength is settled; the aim die falls (ACT-05).
pub(super) fn aim_at(
    (band, skaven, ogres): (u32, u32, u32),
    draft: &mut Draft<'_>,
) -> Result<Decision, Stop> {
    let aim = aim(draft.roll_d6(ACT_05, "band_aim")?);
    Ok(Decision::Aim { band, skaven, ogres, aim })
}

/// What the aim die says (ACT-05).
const fn aim(die: u32) -> Aim {
    match die {
        5 => Aim::Temple,
        6 => Aim::Castle,
        _ => Aim::Nearest,
    }
}

/// The aim is settled; then the oldest unused crater, or else a numbered sewer door by two dice; a
/// door in a house that burns or is a ruin is blocked, and the next number is taken (ACT-06, R-64).
pub(super) fn enter(
    (band, skaven, ogres): (u32, u32, u32),
    aim: Aim,
    draft: &mut Draft<'_>,
) -> Result<Decision, Stop> {
    if let Some(&hex) = draft.state().enemy.craters.first() {
        return Ok(Decision::Entry { band, skaven, ogres, aim, hex, door: None });
    }
    let faces = draft.roll(ACT_06, "sewer_door", Dice::new(2, 6))?;
    let number = faces.iter().fold(0, |number, face| number * 10 + face);
    if !draft.state().city.map().doors.contains_key(&number) {
        return Err(Contradiction::new(format!("the city has no sewer door {number}")).into());
    }
    let Some((door, hex)) = doors_from(draft.state(), number).next() else {
        return Err(Contradiction::new("every sewer door is blocked").into());
    };
    Ok(Decision::Entry { band, skaven, ogres, aim, hex, door: Some(door) })
}

/// All is settled: the band comes up (ACT-07).
pub(super) fn bring_up(arrived: BandArrived, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let BandArrived { band, entry, skaven, ogres, door, .. } = arrived;
    draft.record(arrived.into())?;
    draft.mark([ACT_04]);
    if door.is_none() {
        draft.mark([R_71]);
    }
    if ogres > 0 {
        draft.mark([HEI_122, HEI_184]);
    }
    for (figure, hex) in placement(draft.state(), entry, skaven, ogres) {
        placing::place(figure, hex, Some(band), draft)?;
    }
    Ok(())
}

/// Is there a way up: an unused crater, or a door that is not blocked (ACT-06)?
pub(crate) fn has_way_up(state: &State) -> bool {
    !state.enemy.craters.is_empty() || doors_from(state, 0).next().is_some()
}

/// The number of the open sewer door that leads to a hex; the lowest of several.
pub(crate) fn door_to(state: &State, hex: Hex) -> Option<u32> {
    doors_from(state, 0).find(|&(_, exit)| exit == hex).map(|(number, _)| number)
}

/// The numbers and exits of the sewer doors that are not blocked, from a number on and round.
pub(crate) fn doors_from(state: &State, number: u32) -> impl Iterator<Item = (u32, Hex)> + '_ {
    let doors = &state.city.map().doors;
    let blocked = |house: &Hex| state.fires.contains_key(house) || state.ruins.contains(house);
    let round = doors.range(number..).chain(doors.range(..number));
    let open = round.filter(move |(_, door)| !blocked(&door.house));
    open.map(|(&number, door)| (number, door.exit))
}

/// Who comes up where: ogres first, into the nearest hexes with room, without a city figure and
/// without a fire, each filled before the next; ties: row, column (ACT-07).
fn placement(state: &State, entry: Hex, skaven: u32, ogres: u32) -> Vec<(FigureId, Hex)> {
    let held = held_by_city(state);
    let mut hexes: Vec<(u32, Hex)> =
        walk(state, [entry]).into_iter().map(|(hex, steps)| (steps, hex)).collect();
    hexes.sort_unstable();
    let free = hexes
        .into_iter()
        .map(|(_, hex)| hex)
        .filter(|hex| !held.contains(hex) && !state.fires.contains_key(hex));
    let places = free.flat_map(|hex| {
        let room = tables::STACKING.saturating_sub(state.points_in(Side::Enemy, hex));
        repeat_n(hex, room as usize)
    });
    let ogres = state.newcomers(FigureKind::RatOgre).take(ogres as usize);
    let skaven = state.newcomers(FigureKind::Skaven).take(skaven as usize);
    ogres.chain(skaven).zip(places).collect()
}

#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) const fn arrival_settled(
    state: &mut State,
    _: &ArrivalSettled,
) -> Result<(), Contradiction> {
    state.enemy.arrival_settled = state.turn;
    Ok(())
}

pub(crate) fn band_arrived(state: &mut State, event: &BandArrived) -> Result<(), Contradiction> {
    let enemy = &mut state.enemy;
    if event.door.is_none() && !event.breach {
        match enemy.craters.iter().position(|crater| *crater == event.entry) {
            Some(0) => drop(enemy.craters.remove(0)),
            // A game master takes whichever crater they like (ACT-22).
            Some(other) if state.options.game_master => drop(enemy.craters.remove(other)),
            Some(_) | None => {
                let what = format!("{} is not the oldest crater that is unused", event.entry);
                return Err(Contradiction::new(what));
            }
        }
    }
    let waiting = enemy.ogres_waiting.checked_sub(event.ogres);
    enemy.ogres_waiting =
        waiting.ok_or_else(|| Contradiction::new("more rat ogres come than wait"))?;
    let band = Band { aim: event.aim, arrived: state.turn, moved: 0, target: None };
    match enemy.bands.insert(event.band, band) {
        None => Ok(()),
        Some(_) => Err(Contradiction::new(format!("band {} arrives twice", event.band))),
    }
}
