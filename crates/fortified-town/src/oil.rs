//! Boiling oil from a rampart: on the foot of the wall, on a ladder, into a gate
//! ([ST-16](crate::clauses::ST_16), [ST-51](crate::clauses::ST_51)).

use crate::clauses::{ST_16, ST_51};
use crate::command::Pour;
use crate::event::{FireTried, OilPoured, OilStruck};
use crate::men::ManId;
use crate::missiles::Hit;
use crate::refusal::said;
use crate::spot::{Floor, Spot};
use crate::state::{Moving, Phase, State};
use crate::steps::{able, free_hands, pay, undisturbed};
use crate::tables;
use crate::ways;
use crate::{Draft, Reason, Refusal, Stop};
use crate::{acting, harm, retreat};
use chance::Dice;
use decider::Contradiction;

/// Pours a barrel.
pub(crate) fn pour(order: &Pour, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let barrels = state.works.oil.get(&side).copied().unwrap_or_default();
    let Some(barrels) = barrels.checked_sub(1) else {
        return Refusal::new(Reason::NoOil, ST_51, said!("no-oil")).into();
    };
    let mut places = Vec::new();
    let mut left = [0; 2];
    for (who, left) in [&order.one, &order.other].into_iter().zip(&mut left) {
        let (_, at) = able(state, side, who)?;
        free_hands(state, who)?;
        if !state.is_on_wall(at) {
            let facts = said!("not-on-wall", who = who);
            return Refusal::new(Reason::NotThere, ST_51, facts).into();
        }
        undisturbed(state, side, (who, at), ST_51)?;
        *left = pay(state, who, tables::POUR, ST_51)?;
        places.push(at);
    }
    let beside =
        matches!(places.as_slice(), [one, other] if ways::between(state, *one, *other).is_some());
    if order.one == order.other || !beside {
        let facts = said!("not-beside", who = &order.one, other = &order.other);
        return Refusal::new(Reason::NotThere, ST_51, facts).into();
    }
    if !places.iter().any(|&at| is_below(state, at, order.at)) {
        let facts = said!("oil-where", place = order.at);
        return Refusal::new(Reason::NotThere, ST_51, facts).allowing(said!("oil-goes")).into();
    }
    let by = [order.one.clone(), order.other.clone()];
    let on = under(state, order.at);
    let burns = may_light(state, order.at);
    draft.record(OilPoured { at: order.at, by, left, side, barrels, on }.into())?;
    if burns {
        let die: u32 = draft.roll(ST_16, "oil-fire", Dice::new(1, 10))?.iter().sum();
        let lit = die >= tables::OIL_LIGHTS;
        let hex = order.at.hex;
        draft.record(FireTried { hex, man: None, oil: None, die, lit }.into())?;
    }
    flow(draft)
}

/// What oil reaches from a place on a wall: the ground at its foot, the ladder that leads to it, the passage
/// of the gate below.
pub(crate) fn is_below(state: &State, wall: Spot, at: Spot) -> bool {
    match at.floor {
        Floor::Ladder => state.ladder_of(at).is_some_and(|(_, top)| top == wall.hex),
        Floor::Ground if wall.hex == at.hex => wall.floor == Floor::Top,
        Floor::Ground => {
            wall.hex.distance(at.hex) == 1
                && ways::exists(state, at)
                && !state.is_on_wall(at)
                && state.level(at) < state.level(wall)
        }
        Floor::Top => false,
    }
}

/// The oil does its work on one after the other, until somebody has to say where to they retreat.
pub(crate) fn flow(draft: &mut Draft<'_>) -> Result<(), Stop> {
    while draft.state().asked.is_empty() {
        let Some(man) = draft.state().oiled.first().cloned() else { return Ok(()) };
        let pourers = draft.state().pourers.clone();
        let die: u32 = draft.roll(ST_16, "oil", Dice::new(1, 10))?.iter().sum();
        draft.record(OilStruck { man: man.clone(), die }.into())?;
        match scalds(die) {
            Hit::Killed => harm::kill(&man, ST_16, draft)?,
            Hit::Wounded => harm::wound(&man, ST_16, draft)?,
            _ => retreat::drive(&man, &pourers, tables::OIL_DRIVES, draft)?,
        }
    }
    Ok(())
}

/// What a die does to somebody under the oil.
pub(crate) const fn scalds(die: u32) -> Hit {
    if die <= tables::OIL_KILLS {
        Hit::Killed
    } else if die <= tables::OIL_WOUNDS {
        Hit::Wounded
    } else {
        Hit::Driven
    }
}

/// Whom oil reaches that is poured on a place.
pub(crate) fn under(state: &State, place: Spot) -> Vec<ManId> {
    let on = state.on_map().filter(|(_, man, at)| *at == place && !man.is_horse());
    on.map(|(id, ..)| id.clone()).collect()
}

/// May oil on a place set something on fire: an engine that does not burn yet?
pub(crate) fn may_light(state: &State, place: Spot) -> bool {
    place.floor == Floor::Ground
        && state.engine_at(place.hex).is_some()
        && !state.works.fires.contains_key(&place.hex)
}

pub(crate) fn oil_poured(state: &mut State, event: &OilPoured) -> Result<(), Contradiction> {
    state.works.oil.insert(event.side, event.barrels);
    for (id, left) in event.by.iter().zip(event.left) {
        state.spend(id, left);
        state.moving = Some(Moving::Man(id.clone()));
    }
    state.oiled.clone_from(&event.on);
    state.pourers = event.by.to_vec();
    Ok(())
}

pub(crate) fn oil_struck(state: &mut State, event: &OilStruck) -> Result<(), Contradiction> {
    state.oiled.retain(|id| *id != event.man);
    Ok(())
}
