//! Fire: torches and oil on engines, ladders, gates, houses and the wooden stairway
//! ([ST-17](crate::clauses::ST_17), [ST-52](crate::clauses::ST_52); engines that have been brought in are
//! burnt like any other, [HAV-153](crate::clauses::HAV_153)). A fire burns in a hex, and everything in it that
//! can burn is lost with it.

use crate::clauses::{HAV_153, ST_17, ST_52};
use crate::command::{Light, Quench};
use crate::event::{
    BurntDown, FireFled, FireGrown, FireJumped, FireTried, ManFell, QuenchingTried,
};
use crate::men::{ManId, Side};
use crate::refusal::said;
use crate::spot::{Floor, Spot};
use crate::state::{Moving, Phase, State};
use crate::steps::{able, free_hands, pay};
use crate::tables;
use crate::town::Terrain;
use crate::works::LadderAt;
use crate::{Draft, Reason, Refusal, Stop};
use crate::{acting, harm, retreat};
use board::Hex;
use chance::Dice;
use decider::Contradiction;

impl State {
    /// Is this place in a fire? Above a gate one stands on stone.
    #[must_use]
    pub fn burns(&self, place: Spot) -> bool {
        let wood = place.floor != Floor::Top || self.siege_tower_at(place.hex).is_some();
        wood && self.works.fires.contains_key(&place.hex)
    }
}

/// Is there a part of the town in a hex that can burn and has not burnt down?
#[must_use]
pub fn is_built(state: &State, hex: Hex) -> bool {
    !state.works.burnt.contains(&hex)
        && !state.is_demolished(hex)
        && matches!(
            state.town.terrain(hex),
            Some(Terrain::Gate | Terrain::House | Terrain::Stable | Terrain::Stairway)
        )
}

/// Is there anything in a hex that can burn and has not burnt down?
#[must_use]
pub fn is_burnable(state: &State, hex: Hex) -> bool {
    is_built(state, hex) || state.engine_at(hex).is_some() || has_ladder(state, hex)
}

fn has_ladder(state: &State, hex: Hex) -> bool {
    state.works.ladders.values().any(|ladder| lies_in(&ladder.at, hex))
}

fn lies_in(at: &LadderAt, hex: Hex) -> bool {
    match at {
        LadderAt::Standing { foot, .. } => *foot == hex,
        LadderAt::Lying { place } => place.hex == hex,
        LadderAt::Carried { .. } | LadderAt::Broken | LadderAt::Stored { .. } => false,
    }
}

/// Somebody on foot who has their whole turn and stands beside a hex.
fn ready(state: &State, side: crate::men::Side, who: &ManId, hex: Hex) -> Result<(), Refusal> {
    let (_, at) = able(state, side, who)?;
    free_hands(state, who)?;
    pay(state, who, 0, ST_17)?;
    if state.doing(who).left.is_some() {
        let facts = said!("moved-already", who = who);
        return Err(Refusal::new(Reason::MovedAlready, ST_17, facts));
    }
    if !reaches(state, at, hex) {
        let facts = said!("not-beside-hex", who = who, hex = hex.to_string());
        return Err(Refusal::new(Reason::NotThere, ST_17, facts));
    }
    Ok(())
}

/// From beside it and on its height; nobody lights a house from a tower.
pub(crate) fn reaches(state: &State, at: Spot, hex: Hex) -> bool {
    let near = at.hex.distance(hex) <= 1;
    let height = match state.town.terrain(hex) {
        Some(Terrain::Gate) => Some(0),
        _ => state.level(Spot::ground(hex)).or(Some(0)),
    };
    let level = state.level(at);
    near && level.zip(height).is_some_and(|(one, other)| one.abs_diff(other) <= 1)
}

/// Tries to light what is in a hex.
pub(crate) fn light(order: &Light, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let hex = order.hex;
    if state.works.fires.contains_key(&hex) {
        let facts = said!("burns-already", hex = hex.to_string());
        return Refusal::new(Reason::NothingToDo, ST_17, facts).into();
    }
    if !is_burnable(state, hex) {
        let facts = said!("cannot-burn", hex = hex.to_string());
        return Refusal::new(Reason::NothingToDo, ST_52, facts).into();
    }
    ready(state, side, &order.man, hex)?;
    let barrels = state.works.oil.get(&side).copied().unwrap_or_default();
    if order.oil && barrels == 0 {
        return Refusal::new(Reason::NoOil, ST_17, said!("no-oil")).into();
    }
    let refuge = state.siege.as_ref().is_some_and(|siege| siege.reversed)
        && side == Side::Besieged
        && state.engine_at(hex).is_some();
    draft.mark(refuge.then_some(HAV_153));
    let die: u32 = draft.roll(ST_17, "light", Dice::new(1, 10))?.iter().sum();
    let oil = order.oil.then_some(side);
    let man = Some(order.man.clone());
    let lit = lights(order.oil, die);
    draft.record(FireTried { hex, man, oil, die, lit }.into())
}

/// Does a die light something, with oil or without?
pub(crate) const fn lights(with_oil: bool, die: u32) -> bool {
    die >= if with_oil { tables::LIGHTS_WITH_OIL } else { tables::LIGHTS }
}

/// Two try to put a small fire out.
pub(crate) fn quench(order: &Quench, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let hex = order.hex;
    let Some(&fire) = state.works.fires.get(&hex) else {
        let facts = said!("does-not-burn", hex = hex.to_string());
        return Refusal::new(Reason::NothingToDo, ST_17, facts).into();
    };
    if fire > tables::STILL_SMALL {
        let facts = said!("fire-too-big", hex = hex.to_string(), fire = fire);
        return Refusal::new(Reason::NotYet, ST_17, facts)
            .allowing(said!("fire-small", most = tables::STILL_SMALL))
            .into();
    }
    ready(state, side, &order.one, hex)?;
    ready(state, side, &order.other, hex)?;
    if order.one == order.other {
        let facts = said!("named-twice", who = &order.one);
        return Refusal::new(Reason::NotThere, ST_17, facts).into();
    }
    let die: u32 = draft.roll(ST_17, "quench", Dice::new(1, 10))?.iter().sum();
    let by = vec![order.one.clone(), order.other.clone()];
    draft.record(QuenchingTried { hex, by, die, out: die >= tables::PUTS_OUT }.into())
}

/// The last phase of a player turn: every fire grows, and at last things burn down.
pub(crate) fn grow(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let fires: Vec<(Hex, u32)> =
        draft.state().works.fires.iter().map(|(&hex, &fire)| (hex, fire)).collect();
    for (hex, fire) in fires {
        draft.record(FireGrown { hex, fire: fire + 1 }.into())?;
        if fire + 1 >= tables::BURNT_DOWN {
            burn_down(hex, draft)?;
        }
    }
    Ok(())
}

fn burn_down(hex: Hex, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let above: Vec<(ManId, Floor)> = state
        .on_map()
        .filter(|(.., place)| place.hex == hex && state.burns(*place))
        .filter(|(.., place)| place.floor != Floor::Ground)
        .map(|(id, _, place)| (id.clone(), place.floor))
        .collect();
    for (who, floor) in above {
        if floor == Floor::Ladder {
            let high = harm::is_high(draft.state(), &who);
            harm::fall(&who, high, draft)?;
        } else {
            let to = harm::free_below(draft.state(), hex);
            draft.record(ManFell { man: who.clone(), to }.into())?;
            match to {
                Some(_) => harm::wound(&who, ST_52, draft)?,
                None => harm::kill(&who, ST_52, draft)?,
            }
        }
    }
    draft.record(BurntDown { hex }.into())?;
    for beside in hex.neighbours().collect::<Vec<Hex>>() {
        let state = draft.state();
        if is_burnable(state, beside) && !state.works.fires.contains_key(&beside) {
            let die: u32 = draft.roll(ST_52, "catch", Dice::new(1, 10))?.iter().sum();
            draft.record(FireJumped { hex: beside, die, lit: die >= tables::CATCHES }.into())?;
        }
    }
    Ok(())
}

/// Whoever is in a fire that has grown gets out of it, or is wounded.
pub(crate) fn scorch(draft: &mut Draft<'_>) -> Result<(), Stop> {
    while draft.state().asked.is_empty() {
        let state = draft.state();
        let next = state.on_map().find(|(id, _, place)| {
            let fire = state.works.fires.get(&place.hex).copied().unwrap_or_default();
            fire >= tables::SCORCHES && state.burns(*place) && !state.scorched.contains(*id)
        });
        let Some(man) = next.map(|(id, ..)| id.clone()) else { return Ok(()) };
        draft.record(FireFled { man: man.clone() }.into())?;
        retreat::drive(&man, &[], 1, draft)?;
    }
    Ok(())
}

pub(crate) fn fire_tried(state: &mut State, event: &FireTried) -> Result<(), Contradiction> {
    if let Some(side) = event.oil {
        let barrels = state.works.oil.entry(side).or_default();
        *barrels = barrels.saturating_sub(1);
    }
    if let Some(man) = &event.man {
        state.spend(man, 0);
        state.doing.entry(man.clone()).or_default().ended = true;
        state.moving = Some(Moving::Man(man.clone()));
    }
    if event.lit {
        state.works.fires.insert(event.hex, 1);
    }
    Ok(())
}

pub(crate) fn quenching_tried(
    state: &mut State,
    event: &QuenchingTried,
) -> Result<(), Contradiction> {
    for id in &event.by {
        state.spend(id, 0);
        state.doing.entry(id.clone()).or_default().ended = true;
        state.moving = Some(Moving::Man(id.clone()));
    }
    if event.out {
        state.works.fires.remove(&event.hex);
    }
    Ok(())
}

pub(crate) fn fire_grown(state: &mut State, event: &FireGrown) -> Result<(), Contradiction> {
    state.works.fires.insert(event.hex, event.fire);
    Ok(())
}

pub(crate) fn fire_jumped(state: &mut State, event: &FireJumped) -> Result<(), Contradiction> {
    if event.lit {
        state.works.fires.insert(event.hex, 1);
    }
    Ok(())
}

pub(crate) fn fire_fled(state: &mut State, event: &FireFled) -> Result<(), Contradiction> {
    state.scorched.insert(event.man.clone());
    Ok(())
}

pub(crate) fn burnt_down(state: &mut State, event: &BurntDown) -> Result<(), Contradiction> {
    lose(state, event.hex);
    Ok(())
}

/// Everything in a hex that can burn is gone.
pub(crate) fn lose(state: &mut State, hex: Hex) {
    state.works.fires.remove(&hex);
    for engine in state.works.engines.values_mut().filter(|engine| engine.at == Some(hex)) {
        (engine.at, engine.docked, engine.ramp) = (None, None, false);
        engine.burnt = true;
    }
    for ladder in state.works.ladders.values_mut().filter(|ladder| lies_in(&ladder.at, hex)) {
        ladder.at = LadderAt::Broken;
    }
    let gate = state.town.gate_at(hex).map(|(id, _)| id.clone());
    if let Some(id) = gate {
        state.works.leaves.entry(id).or_default().force();
    }
    if state.town.terrain(hex).is_some_and(|terrain| {
        matches!(terrain, Terrain::Gate | Terrain::House | Terrain::Stable | Terrain::Stairway)
    }) {
        state.works.burnt.insert(hex);
    }
}
