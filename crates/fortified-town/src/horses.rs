//! Horses without their riders ([ST-44](crate::clauses::ST_44)): they stand where they were left, are led,
//! mounted again, taken by an enemy who comes to them, and stacked at the foot of a rampart
//! ([HAV-136](crate::clauses::HAV_136), [ST-60](crate::clauses::ST_60)).

use crate::acting;
use crate::clauses::{HAV_136, HAV_137, ST_03, ST_44, ST_60};
use crate::command::{Dismount, Lead, Mount};
use crate::event::{HorseLed, HorseTaken, RiderDismounted, RiderMounted};
use crate::men::{Class, Fate, Man, ManId, Side};
use crate::refusal::said;
use crate::shooting::ask_fire;
use crate::spot::Spot;
use crate::state::{Moving, Phase, State};
use crate::steps::{able, end, free_hands, undisturbed, way};
use crate::ways::{self, Points};
use crate::{Draft, Reason, Refusal, Stop};
use decider::{Clause, Contradiction};

/// One horse a hex, but at the foot of a rampart.
fn has_room(state: &State, place: Spot, but: Option<&ManId>) -> Result<(), Refusal> {
    let other = state
        .on_map()
        .find(|(id, man, at)| man.is_horse() && *at == place && but.is_none_or(|but| but != *id));
    match other {
        Some((other, ..)) if !state.is_sheltered(place) => {
            let facts = said!("horse-there", place = place, other = other);
            Err(Refusal::new(Reason::Occupied, HAV_136, facts))
        }
        _ => Ok(()),
    }
}

/// The clauses by which a horse stands among others at the foot of a rampart, and nobody shoots at it.
fn at_the_foot(state: &State, place: Spot) -> Vec<Clause> {
    if state.is_sheltered(place) { vec![HAV_136, HAV_137, ST_60] } else { Vec::new() }
}

/// Gets off, which takes the whole turn.
pub(crate) fn dismount(order: &Dismount, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let (man, at) = able(state, side, &order.man)?;
    if !man.mounted {
        let facts = said!("on-foot", who = &order.man);
        return Refusal::new(Reason::NothingToDo, ST_44, facts).into();
    }
    if state.doing(&order.man).left.is_some() {
        let facts = said!("moved-already", who = &order.man);
        return Refusal::new(Reason::MovedAlready, ST_44, facts).into();
    }
    has_room(state, at, None)?;
    let id = format!("{}-{}", Class::Horse.word(), state.horses + 1);
    let Ok(horse) = id.parse() else { return Err(Contradiction::new(id).into()) };
    draft.mark(at_the_foot(draft.state(), at));
    draft.record(RiderDismounted { man: order.man.clone(), horse }.into())
}

/// Gets on, for half the points; the rest is ridden.
pub(crate) fn mount(order: &Mount, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let who = &order.man;
    let (man, at) = able(state, side, who)?;
    free_hands(state, who)?;
    let Some(riding) = man.class.row().mounted.filter(|_| !man.mounted) else {
        let facts = said!("never-rides", class = man.class);
        return Refusal::new(Reason::OnHorseback, ST_44, facts).into();
    };
    own_horse(state, side, &order.horse, |place| place == at)?;
    let whole = man.values().movement;
    let Some(rest) = state.points_left(who).checked_sub(whole.div_ceil(2)) else {
        let (points, left) = (whole.div_ceil(2), state.points_left(who));
        let facts = said!("too-few-points", who = who, points = points, left = left);
        return Refusal::new(Reason::TooFar, ST_44, facts).into();
    };
    let left = rest * riding.movement / whole.max(1);
    let (man, horse) = (who.clone(), order.horse.clone());
    draft.record(RiderMounted { man, horse, left }.into())
}

/// One's own horse without a rider, where one can lay hands on it.
fn own_horse(
    state: &State,
    side: Side,
    id: &ManId,
    near: impl Fn(Spot) -> bool,
) -> Result<Spot, Refusal> {
    let (horse, stands) = acting::here(state, id)?;
    if !horse.is_horse() || horse.side != side || !near(stands) {
        let facts = said!("no-horse-there", horse = id);
        return Err(Refusal::new(Reason::NotThere, ST_44, facts));
    }
    Ok(stands)
}

/// Leads a horse a hex.
pub(crate) fn lead(order: &Lead, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let (who, to) = (&order.man, order.to);
    let (_, at) = able(state, side, who)?;
    free_hands(state, who)?;
    undisturbed(state, side, (who, at), ST_44)?;
    let near = |place: Spot| place == at || ways::between(state, at, place).is_some();
    own_horse(state, side, &order.horse, near)?;
    let way = way(state, who, at, to)?;
    // Where no horse goes by itself, none is led.
    let points = ways::points(state, way, to, true).and(ways::points(state, way, to, false));
    let Some(Points::Of(points)) = points else {
        let facts = said!("no-horse", who = &order.horse, place = to);
        return Refusal::new(Reason::Closed, ST_03, facts).into();
    };
    if let Some((other, _)) = state.standing_at(to) {
        let facts = said!("occupied", who = who, place = to, other = other);
        return Refusal::new(Reason::Occupied, crate::clauses::ST_04, facts).into();
    }
    has_room(state, to, Some(&order.horse))?;
    let left = crate::steps::pay(state, who, points, ST_44)?;
    let (man, horse) = (who.clone(), order.horse.clone());
    draft.mark(at_the_foot(draft.state(), to));
    draft.record(HorseLed { man: man.clone(), horse: horse.clone(), to, left }.into())?;
    take(side, to, draft)?;
    if draft.state().is_in_contact(side, to) {
        end(&man, crate::clauses::ST_05, draft)?;
    }
    ask_fire(&[man, horse], &[], draft).map(|_| ())
}

/// Whoever comes to a horse of the enemy has it.
pub(crate) fn take(side: Side, place: Spot, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let taken = state
        .on_map()
        .filter(|(_, man, at)| man.is_horse() && man.side != side && *at == place)
        .map(|(id, ..)| id.clone())
        .collect::<Vec<ManId>>();
    for horse in taken {
        draft.record(HorseTaken { horse, by: side }.into())?;
    }
    Ok(())
}

pub(crate) fn rider_dismounted(
    state: &mut State,
    event: &RiderDismounted,
) -> Result<(), Contradiction> {
    let man = state.known(&event.man)?;
    man.mounted = false;
    let horse = Man {
        side: man.side,
        class: Class::Horse,
        called: None,
        mounted: false,
        wounded: false,
        stunned: false,
        hungry: man.hungry,
        fate: Fate::Alive,
        place: man.place,
    };
    state.men.insert(event.horse.clone(), horse);
    state.horses += 1;
    state.spend(&event.man, 0);
    state.doing.entry(event.man.clone()).or_default().ended = true;
    state.moving = Some(Moving::Man(event.man.clone()));
    Ok(())
}

pub(crate) fn rider_mounted(state: &mut State, event: &RiderMounted) -> Result<(), Contradiction> {
    state.known(&event.man)?.mounted = true;
    state.men.remove(&event.horse);
    state.spend(&event.man, event.left);
    state.moving = Some(Moving::Man(event.man.clone()));
    Ok(())
}

pub(crate) fn horse_led(state: &mut State, event: &HorseLed) -> Result<(), Contradiction> {
    state.known(&event.horse)?.place = Some(event.to);
    let man = state.known(&event.man)?;
    man.place = Some(event.to);
    let side = man.side;
    state.hold(event.to, side);
    state.spend(&event.man, event.left);
    state.moving = Some(Moving::Man(event.man.clone()));
    Ok(())
}

pub(crate) fn horse_taken(state: &mut State, event: &HorseTaken) -> Result<(), Contradiction> {
    state.known(&event.horse)?.side = event.by;
    Ok(())
}
