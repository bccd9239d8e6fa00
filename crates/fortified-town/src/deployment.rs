//! Before the assault: who is not placed by the scenario, is deployed by their owner
//! ([ST-58](crate::clauses::ST_58)); besiegers who hold a part of the ramparts may hide beneath them
//! (*Deployment beneath the ramparts*, [ST-59](crate::clauses::ST_59)).

use crate::asks::Ask;
use crate::clauses::{HAV_135, HAV_138, HAV_139, HAV_140, HAV_141, ST_03, ST_04, ST_58, ST_59};
use crate::command::{ComeOut, Deploy, Hide};
use crate::event::{Asked, DeploymentBegun, ManCameOut, ManDeployed, ManHidden};
use crate::men::{Fate, Man, ManId, Side};
use crate::refusal::said;
use crate::spot::Spot;
use crate::state::State;
use crate::tables;
use crate::ways::{self, Way};
use crate::{Draft, Reason, Refusal, Stop};
use crate::{acting, turn};
use board::Hex;
use decider::Contradiction;

impl State {
    /// Those of a side whom nobody has placed or hidden yet.
    pub fn reserve(&self, side: Side) -> impl Iterator<Item = (&ManId, &Man)> {
        self.men.iter().filter(move |(id, man)| {
            man.side == side
                && man.fate == Fate::Alive
                && man.place.is_none()
                && !self.beneath.contains_key(*id)
        })
    }
}

/// Begins with the first side that has somebody to deploy, the besieged before the besiegers; where there is
/// nobody, the assault begins.
pub(crate) fn begin(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let order = [Side::Besieged, Side::Besiegers];
    let next = order.into_iter().find(|&side| state.reserve(side).next().is_some());
    match next {
        Some(side) => draft.record(DeploymentBegun { side: Some(side) }.into()),
        None => turn::first(draft),
    }
}

/// The side of the sender, if it deploys now.
fn deploys(draft: &Draft<'_>) -> Result<Side, Stop> {
    let state = draft.state();
    acting::none_open(state)?;
    let side = Side::of(draft.by());
    match (state.deploying, side) {
        (Some(now), Some(side)) if now == side => Ok(side),
        (Some(now), _) => {
            let facts = said!("other-side-deploys", side = now);
            Refusal::new(Reason::NotYourTurn, ST_58, facts).into()
        }
        (None, _) => Refusal::new(Reason::OtherPhase, HAV_135, said!("deployment-over")).into(),
    }
}

/// Somebody of one's own who is to be deployed, or stands where one has deployed them.
fn own<'s>(state: &'s State, side: Side, id: &ManId) -> Result<&'s Man, Refusal> {
    let Some(man) = state.men.get(id) else {
        return Err(Refusal::new(Reason::NoSuchMan, ST_58, said!("no-such-man", who = id)));
    };
    if man.side != side {
        return Err(Refusal::new(Reason::NotYourMan, ST_58, said!("not-your-man", who = id)));
    }
    if man.place.is_some() && !state.deployed.contains(id) {
        return Err(Refusal::new(Reason::MovedAlready, ST_58, said!("placed-already", who = id)));
    }
    Ok(man)
}

/// Places somebody.
pub(crate) fn deploy(order: &Deploy, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = deploys(draft)?;
    let state = draft.state();
    let man = own(state, side, &order.man)?;
    may_stand(state, side, (&order.man, man), order.to)?;
    draft.record(ManDeployed { man: order.man.clone(), to: order.to }.into())
}

/// The besieged within their lines, besiegers outside and far enough from the wall, or in what they hold.
pub(crate) fn may_stand(
    state: &State,
    side: Side,
    (who, man): (&ManId, &Man),
    to: Spot,
) -> Result<(), Refusal> {
    if !ways::exists(state, to) {
        return Err(Refusal::new(Reason::PathBroken, ST_03, said!("no-place", text = to)));
    }
    let others = state.standing_in(to).filter(|(other, _)| *other != who).count();
    if others >= state.room(to) && !man.is_horse() {
        let (other, _) = state.standing_at(to).unwrap_or((who, man));
        let facts = said!("occupied", who = who, place = to, other = other);
        return Err(Refusal::new(Reason::Occupied, ST_04, facts));
    }
    if man.mounted && !ways::may_ride(state, Way::Level, to) {
        return Err(Refusal::new(Reason::Closed, ST_03, said!("no-horse", who = who, place = to)));
    }
    let outside = state.terrain(to.hex).is_some_and(crate::town::Terrain::is_outside);
    let held = state.on_wall(to.hex).is_some() && state.holder(to.hex) == Side::Besiegers;
    let fits = match side {
        Side::Besieged => !outside && !held,
        Side::Besiegers => held || (outside && far_from_wall(state, to.hex)),
    };
    if fits {
        return Ok(());
    }
    let facts = said!("not-your-ground", who = who, place = to);
    let allowed = match side {
        Side::Besieged => said!("within-your-lines"),
        Side::Besiegers => said!("outside-at", hexes = distance(state)),
    };
    Err(Refusal::new(Reason::NotThere, ST_58, facts).allowing(allowed))
}

/// Hexes from the wall: as the scenario says.
fn distance(state: &State) -> u32 {
    state.options.distance.unwrap_or(tables::DEPLOY_AT)
}

fn far_from_wall(state: &State, hex: Hex) -> bool {
    let walls = state.town.hexes().filter(|&wall| state.on_wall(wall).is_some());
    walls.map(|wall| wall.distance(hex)).min().is_none_or(|far| far >= distance(state))
}

/// Hides somebody of the besiegers beneath a rampart that they hold; only their own side knows
/// ([HAV-138](crate::clauses::HAV_138), [HAV-140](crate::clauses::HAV_140)).
pub(crate) fn hide(order: &Hide, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = deploys(draft)?;
    let state = draft.state();
    own(state, side, &order.man)?;
    if side != Side::Besiegers {
        return Refusal::new(Reason::NotYourOrder, HAV_138, said!("besiegers-hide")).into();
    }
    let Some(wall) = state.on_wall(order.hex) else {
        let facts = said!("no-wall", hex = order.hex.to_string());
        return Refusal::new(Reason::NoWall, HAV_140, facts).into();
    };
    if state.holder(order.hex) != side {
        let facts = said!("not-held", hex = order.hex.to_string());
        return Refusal::new(Reason::NotThere, HAV_139, facts).into();
    }
    let taken = state.beneath.iter().any(|(id, &hex)| hex == order.hex && *id != order.man);
    if taken {
        let facts = said!("hidden-there", hex = order.hex.to_string());
        return Refusal::new(Reason::Occupied, ST_59, facts).into();
    }
    if exits(state, wall).is_empty() {
        let facts = said!("no-way-out", hex = order.hex.to_string());
        return Refusal::new(Reason::Closed, HAV_141, facts).into();
    }
    draft.record(ManHidden { man: order.man.clone(), hex: order.hex }.into())
}

/// Where somebody comes out who is beneath a rampart: onto it, or into the street beside it.
fn exits(state: &State, wall: Spot) -> Vec<Spot> {
    let beside = wall.hex.neighbours().map(Spot::ground).filter(|&to| {
        let inside = state.terrain(to.hex).is_some_and(|terrain| {
            !terrain.is_outside() && !terrain.is_wall() && terrain != crate::town::Terrain::Keep
        });
        inside && state.level(to) == Some(0)
    });
    std::iter::once(wall)
        .chain(beside)
        .filter(|&to| ways::exists(state, to) && !state.is_full(to))
        .collect()
}

/// A side has deployed: the other one deploys, or the assault begins.
pub(crate) fn done(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = deploys(draft)?;
    let besiegers = draft.state().reserve(Side::Besiegers).next().is_some();
    if side == Side::Besieged && besiegers {
        return draft.record(DeploymentBegun { side: Some(Side::Besiegers) }.into());
    }
    draft.record(DeploymentBegun { side: None }.into())?;
    come_out_all(draft)
}

/// The moment the assault starts, everybody comes out; nobody goes beneath again
/// ([HAV-141](crate::clauses::HAV_141)).
fn come_out_all(draft: &mut Draft<'_>) -> Result<(), Stop> {
    while let Some((man, &hex)) = draft.state().beneath.iter().next() {
        let state = draft.state();
        let man = man.clone();
        let to = state.on_wall(hex).map(|wall| exits(state, wall)).unwrap_or_default();
        match to.as_slice() {
            [] => draft.record(ManCameOut { man, to: None }.into())?,
            [only] => draft.record(ManCameOut { man, to: Some(*only) }.into())?,
            _ => {
                let ask = Ask::ComeOut { of: Side::Besiegers, man, to };
                return draft.record(Asked { ask }.into());
            }
        }
    }
    turn::first(draft)
}

/// Their owner says where somebody comes out.
pub(crate) fn come_out(order: &ComeOut, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let ask = acting::question(draft)?.clone();
    let Ask::ComeOut { man, to, .. } = &ask else { return ask.first().into() };
    if order.man != *man || !to.contains(&order.to) {
        return ask.first().into();
    }
    draft.record(ManCameOut { man: man.clone(), to: Some(order.to) }.into())?;
    come_out_all(draft)
}

pub(crate) fn deployment_begun(
    state: &mut State,
    event: &DeploymentBegun,
) -> Result<(), Contradiction> {
    state.deploying = event.side;
    Ok(())
}

pub(crate) fn man_deployed(state: &mut State, event: &ManDeployed) -> Result<(), Contradiction> {
    let man = state.known(&event.man)?;
    man.place = Some(event.to);
    let side = man.side;
    state.beneath.remove(&event.man);
    state.deployed.insert(event.man.clone());
    state.hold(event.to, side);
    Ok(())
}

pub(crate) fn man_hidden(state: &mut State, event: &ManHidden) -> Result<(), Contradiction> {
    state.known(&event.man)?.place = None;
    state.beneath.insert(event.man.clone(), event.hex);
    Ok(())
}

pub(crate) fn man_came_out(state: &mut State, event: &ManCameOut) -> Result<(), Contradiction> {
    if matches!(state.asked.first(), Some(Ask::ComeOut { .. })) {
        state.asked.remove(0);
    }
    state.beneath.remove(&event.man);
    let man = state.known(&event.man)?;
    man.place = event.to;
    let side = man.side;
    if let Some(place) = event.to {
        state.hold(place, side);
    }
    Ok(())
}
