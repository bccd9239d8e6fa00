//! Before the assault: who is not placed by the scenario, is deployed by their owner
//! ([ST-58](crate::clauses::ST_58)); besiegers who hold a part of the ramparts may hide beneath them
//! (*Deployment beneath the ramparts*, [ST-59](crate::clauses::ST_59)).

use crate::asks::Ask;
use crate::clauses::{HAV_135, HAV_138, HAV_139, HAV_140, HAV_141, ST_03, ST_04, ST_58, ST_59};
use crate::command::{ComeOut, Deploy, Hide, Take};
use crate::event::{Asked, DeploymentBegun, LadderFetched, ManCameOut, ManDeployed, ManHidden};
use crate::men::{Fate, Man, ManId, Side};
use crate::refusal::said;
use crate::siege::Table;
use crate::spot::Spot;
use crate::state::State;
use crate::tables;
use crate::town::Terrain;
use crate::ways::{self, Way};
use crate::works::LadderAt;
use crate::{Draft, Reason, Refusal, Stop};
use crate::{acting, turn};
use board::Hex;
use decider::Contradiction;
use messages::Part;

impl State {
    /// Those of a side whom nobody has placed or hidden yet.
    pub fn reserve(&self, side: Side) -> impl Iterator<Item = (&ManId, &Man)> {
        self.men.iter().filter(move |(id, man)| {
            man.side == side
                && man.fate == Fate::Alive
                && man.place.is_none()
                && !self.beneath.contains_key(*id)
                && !self.is_away(id)
        })
    }
}

/// Begins with the first side that has somebody to deploy, the besieged before the besiegers; where there is
/// nobody, the assault begins.
pub(crate) fn begin(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let next = order(state).into_iter().find(|&side| has_to(state, side));
    match next {
        Some(side) => draft.record(DeploymentBegun { side: Some(side) }.into()),
        None => turn::first(draft),
    }
}

/// Who assaults, places their people last.
fn order(state: &State) -> [Side; 2] {
    let last = state.assaulting();
    [last.other(), last]
}

/// In a siege over days everybody may be placed anew before each assault.
fn has_to(state: &State, side: Side) -> bool {
    state.siege.is_some() || state.reserve(side).next().is_some()
}

/// The side of the sender, if it deploys now.
pub(crate) fn deploys(draft: &Draft<'_>) -> Result<Side, Stop> {
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
    if man.fate != Fate::Alive || state.is_away(id) {
        let fate = man.fate;
        return Err(Refusal::new(
            Reason::ManGone,
            ST_58,
            said!("takes-no-part", who = id, fate = fate),
        ));
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
    if is_ground_of(state, side, who, to) {
        return Ok(());
    }
    let facts = said!("not-your-ground", who = who, place = to);
    let allowed = match side {
        Side::Besieged => said!("within-your-lines"),
        Side::Besiegers => said!("outside-at", hexes = distance(state)),
    };
    Err(Refusal::new(Reason::NotThere, ST_58, facts).allowing(allowed))
}

/// May somebody be placed there by where their side is: within its lines, or outside and far enough from the
/// wall? Whoever fights a battle stands on their side's third of its field, whoever comes out in a sortie at
/// its gate.
pub(crate) fn is_ground_of(state: &State, side: Side, who: &ManId, to: Spot) -> bool {
    let siege = state.siege.as_ref();
    if siege.is_some_and(|siege| siege.is_outside(who)) {
        return on_own_third(state, side, to.hex);
    }
    if state.table(to.hex) == Table::Field {
        return false;
    }
    let sortie = siege.and_then(|siege| siege.sortie.as_ref());
    if let Some(gate) = sortie
        .filter(|sortie| sortie.men.contains(who))
        .and_then(|sortie| state.town.gates.get(&sortie.gate))
    {
        return state.level(to) == Some(0) && gate.hex.distance(to.hex) <= tables::SORTIE_REACH;
    }
    let outside = state.terrain(to.hex).is_some_and(Terrain::is_outside);
    let held = !outside && state.holder(to.hex) == Side::Besiegers;
    let (camps, relieves) = siege.map_or((side == Side::Besiegers, false), |siege| {
        (siege.role(side) == Side::Besiegers, siege.relief.contains(who))
    });
    match side {
        Side::Besieged if relieves => camps && outside && far_from_wall(state, to.hex),
        Side::Besieged => !outside && !held,
        Side::Besiegers => held || (camps && outside && far_from_wall(state, to.hex)),
    }
}

/// The besiegers' third of the field is its left one, that of a relief its right one.
fn on_own_third(state: &State, side: Side, hex: Hex) -> bool {
    let Some([columns, _]) = state.town.field.filter(|_| state.town.is_in_field(hex)) else {
        return false;
    };
    let column = u32::try_from(hex.column() - tables::FIELD_COLUMN).unwrap_or_default();
    match side {
        Side::Besiegers => column < columns / 3,
        Side::Besieged => column >= columns - columns / 3,
    }
}

/// Can an engine stand in a hex before an assault: on open ground outside at half the distance of the people
/// ([ST-58](crate::clauses::ST_58)), or on level ground that the besiegers hold?
pub(crate) fn takes_engine(state: &State, hex: Hex) -> bool {
    let flat = state.level(Spot::ground(hex)) == Some(0)
        && matches!(
            state.terrain(hex),
            Some(Terrain::Field | Terrain::Street | Terrain::Court | Terrain::StableEntrance)
        );
    let outside = state.terrain(hex).is_some_and(Terrain::is_outside);
    let camps = state.siege.as_ref().is_none_or(|siege| !siege.reversed);
    let far = || hexes_from_wall(state, hex).is_none_or(|far| far >= distance(state) / 2);
    flat && state.table(hex) == Table::Town
        && if outside { camps && far() } else { state.holder(hex) == Side::Besiegers }
}

/// Two who are placed beside each other take a ladder out of the camp ([ST-58](crate::clauses::ST_58)).
pub(crate) fn fetch(order: &Take, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = deploys(draft)?;
    let state = draft.state();
    let (ladder, by) = (order.ladder.clone(), [order.one.clone(), order.other.clone()]);
    let stored = LadderAt::Stored { side };
    if state.works.ladders.get(&ladder).is_none_or(|ladder| ladder.at != stored) {
        let all = state.works.ladders.iter().filter(|(_, ladder)| ladder.at == stored);
        let facts = said!("not-in-camp", ladder = &ladder);
        return Refusal::new(Reason::NoSuchLadder, ST_58, facts)
            .allowing(said!("ladders-in-camp", ladders = Part::to_type(all.map(|(id, _)| id))))
            .into();
    }
    let mut places = Vec::new();
    for id in &by {
        let man = own(state, side, id)?;
        if man.mounted || state.carried_by(id).is_some() {
            let facts = said!("no-free-hands", who = id);
            return Refusal::new(Reason::Carries, ST_58, facts)
                .allowing(said!("on-foot-empty-handed"))
                .into();
        }
        places.extend(man.place);
    }
    let together = matches!(places.as_slice(), [one, other]
        if ways::between(state, *one, *other).is_some());
    if !together {
        let facts = said!("not-side-by-side", one = &by[0], other = &by[1]);
        let refusal = Refusal::new(Reason::NotInContact, ST_58, facts);
        return match side_by_side(state, side) {
            Some((one, other)) => {
                refusal.allowing(said!("side-by-side", one = one, other = other)).into()
            }
            None => refusal.into(),
        };
    }
    draft.record(LadderFetched { ladder, by }.into())
}

/// The first two of a side who are placed beside each other, on foot and with nothing in their hands.
pub(crate) fn side_by_side(state: &State, side: Side) -> Option<(&ManId, &ManId)> {
    let hands: Vec<(&ManId, Spot)> = state
        .on_map()
        .filter(|(who, man, _)| {
            man.side == side && !man.mounted && !man.is_horse() && state.carried_by(who).is_none()
        })
        .map(|(who, _, at)| (who, at))
        .collect();
    hands.iter().find_map(|(one, at)| {
        let beside = |(other, there): &&(&ManId, Spot)| {
            one < other && ways::between(state, *at, *there).is_some()
        };
        hands.iter().find(beside).map(|(other, _)| (*one, *other))
    })
}

/// Hexes from the wall: as the scenario says.
fn distance(state: &State) -> u32 {
    state.options.distance.unwrap_or(tables::DEPLOY_AT)
}

/// Hexes from the wall that one can be outside.
pub(crate) fn farthest(state: &State) -> u32 {
    let outside =
        state.town.hexes().filter(|&hex| state.terrain(hex).is_some_and(Terrain::is_outside));
    outside.filter_map(|hex| hexes_from_wall(state, hex)).max().unwrap_or_default()
}

fn far_from_wall(state: &State, hex: Hex) -> bool {
    hexes_from_wall(state, hex).is_none_or(|far| far >= distance(state))
}

fn hexes_from_wall(state: &State, hex: Hex) -> Option<u32> {
    let walls = state.town.hexes().filter(|&wall| state.on_wall(wall).is_some());
    walls.map(|wall| wall.distance(hex)).min()
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
    // Who assaults is placed last, so that nobody can make use of knowing that somebody hides.
    if state.assaulting() != side {
        return Refusal::new(Reason::NotYourOrder, HAV_138, said!("attackers-hide")).into();
    }
    hides(state, &order.man, order.hex).map_err(|no| {
        let places = state.town.nearest(order.hex, |hex| hides(state, &order.man, hex).is_ok());
        let places: Vec<String> = places.iter().map(ToString::to_string).collect();
        if places.is_empty() {
            no
        } else {
            no.allowing(said!("hides-at", hexes = places.join(", ")))
        }
    })?;
    draft.mark([HAV_135, HAV_139, HAV_140, ST_59]);
    draft.record(ManHidden { man: order.man.clone(), hex: order.hex }.into())
}

/// Can somebody of the besiegers hide beneath a rampart?
fn hides(state: &State, man: &ManId, hex: Hex) -> Result<(), Refusal> {
    let Some(wall) = state.on_wall(hex) else {
        let facts = said!("no-rampart", hex = hex.to_string());
        return Err(Refusal::new(Reason::NoWall, HAV_140, facts));
    };
    if state.holder(hex) != Side::Besiegers {
        let facts = said!("not-held", hex = hex.to_string());
        return Err(Refusal::new(Reason::NotThere, HAV_139, facts));
    }
    if state.beneath.iter().any(|(id, &there)| there == hex && id != man) {
        let facts = said!("hidden-there", hex = hex.to_string());
        return Err(Refusal::new(Reason::Occupied, ST_59, facts));
    }
    if exits(state, wall).is_empty() {
        let facts = said!("no-way-out", hex = hex.to_string());
        return Err(Refusal::new(Reason::Closed, HAV_141, facts));
    }
    Ok(())
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
    let state = draft.state();
    let [first, last] = order(state);
    if side == first && has_to(state, last) {
        return draft.record(DeploymentBegun { side: Some(last) }.into());
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

pub(crate) fn ladder_fetched(
    state: &mut State,
    event: &LadderFetched,
) -> Result<(), Contradiction> {
    match state.works.ladders.get_mut(&event.ladder) {
        Some(ladder) => ladder.at = LadderAt::Carried { by: event.by.clone() },
        None => return Err(Contradiction::new(format!("there is no {}", event.ladder))),
    }
    Ok(())
}
