//! Movement: one after the other, hex by hex. After each hex the enemy's bowmen are asked, and whoever comes
//! into contact stops ([ST-03](crate::clauses::ST_03) to [ST-06](crate::clauses::ST_06),
//! [ST-29](crate::clauses::ST_29), [ST-42](crate::clauses::ST_42)).

use crate::asks::Ask;
use crate::clauses::{HAV_005, HAV_115, HAV_116, ST_03, ST_04, ST_05, ST_06, ST_11, ST_27, ST_42};
use crate::command::Move;
use crate::event::{Asked, Infiltrated, ManMoved, ManSlowed, MoveEnded, MoveResumed};
use crate::men::{Fate, Man, ManId, Side};
use crate::refusal::said;
use crate::spot::{Floor, Spot};
use crate::state::{Phase, State};
use crate::tables;
use crate::town::Terrain;
use crate::ways::{self, Points, Way};
use crate::works::LadderAt;
use crate::{Draft, Reason, Refusal, Stop};
use crate::{harm, shooting, turn};
use chance::Dice;
use decider::{Clause, Contradiction};

/// Moves somebody along a path.
pub(crate) fn move_man(order: &Move, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = turn::acting(draft, &[Phase::Movement])?;
    check(draft.state(), side, order)?;
    walk(&order.man, &order.path, draft)
}

/// Looks at a whole path before the first step.
fn check(state: &State, side: Side, order: &Move) -> Result<(), Refusal> {
    let (man, mut at) = turn::own(state, side, &order.man)?;
    let who = &order.man;
    let doing = state.doing(who);
    if doing.ended || (doing.moved && state.moving.as_ref() != Some(who)) {
        return Err(Refusal::new(Reason::MovedAlready, ST_27, said!("moved-already", who = who)));
    }
    if doing.works.is_some() {
        return Err(Refusal::new(Reason::MovedAlready, ST_11, said!("works-winch", who = who)));
    }
    if let Some((ladder, _)) = state.carried_by(who) {
        let facts = said!("carries", who = who, ladder = ladder);
        return Err(Refusal::new(Reason::Carries, crate::clauses::ST_47, facts));
    }
    if order.path.is_empty() {
        return Err(Refusal::new(Reason::PathBroken, ST_03, said!("no-path", who = who)));
    }
    let mut left = state.points_left(who);
    let mut from_contact = state.is_in_contact(side, at);
    let fresh = doing.left.is_none();
    for (step, &to) in order.path.iter().enumerate() {
        let last = step + 1 == order.path.len();
        let way = way(state, who, at, to)?;
        left = affordable(state, man, who, (way, to), (left, fresh && step == 0))?;
        enter(state, man, who, to, last)?;
        let into_contact = state.is_in_contact(side, to);
        if into_contact && !last {
            return Err(Refusal::new(
                Reason::MustStop,
                ST_05,
                said!("contact-stops", who = who, place = to),
            ));
        }
        stops_on_ladder(state, who, way, to, last)?;
        if from_contact && into_contact && step > 0 {
            return Err(Refusal::new(
                Reason::MustStop,
                ST_42,
                said!("contact-stops", who = who, place = to),
            ));
        }
        (at, from_contact) = (to, into_contact);
    }
    Ok(())
}

/// What joins two places of a path.
fn way(state: &State, who: &ManId, at: Spot, to: Spot) -> Result<Way, Refusal> {
    if let Some(way) = ways::between(state, at, to) {
        return usable(state, who, way, at, to).map(|()| way);
    }
    let shut = state.town.gate_at(to.hex).filter(|(id, gate)| {
        to.floor == Floor::Ground && !state.is_open(id) && gate.hex.distance(at.hex) == 1
    });
    if let Some((id, _)) = shut {
        return Err(Refusal::new(Reason::Closed, HAV_005, said!("gate-shut", gate = id)));
    }
    let facts = if at.hex.distance(to.hex) > 1 {
        said!("path-broken", from = at, to = to)
    } else if ways::exists(state, to) {
        said!("no-way", from = at, to = to)
    } else {
        said!("no-place", text = to)
    };
    let clause = match state.terrain(to.hex) {
        Some(Terrain::Well) => crate::clauses::HAV_016,
        Some(Terrain::Harbour) => crate::clauses::HAV_021,
        Some(Terrain::Stairway) => crate::clauses::HAV_028,
        Some(Terrain::Trap) => crate::clauses::HAV_033,
        _ => ST_03,
    };
    let near: Vec<String> = ways::from(state, at).map(|(place, _)| place.to_string()).collect();
    Err(Refusal::new(Reason::PathBroken, clause, facts).allowing(said!(
        "joined-to",
        from = at,
        places = near.join(", ")
    )))
}

/// A ladder that was raised in this turn is not climbed before the next
/// ([HAV-115](crate::clauses::HAV_115)).
fn usable(state: &State, who: &ManId, way: Way, at: Spot, to: Spot) -> Result<(), Refusal> {
    let foot = match way {
        Way::OntoLadder | Way::DownLadder => to.hex,
        Way::OverWall => at.hex,
        _ => return Ok(()),
    };
    let Some((id, _)) = state.ladder_at(foot) else { return Ok(()) };
    let from_turn = state.works.ladders.get(id).and_then(|ladder| match ladder.at {
        LadderAt::Standing { from_turn, .. } => Some(from_turn),
        _ => None,
    });
    match from_turn {
        Some(from_turn) if from_turn > state.turn => {
            let facts = said!("ladder-later", who = who, ladder = id, turn = from_turn);
            Err(Refusal::new(Reason::NotYet, HAV_115, facts))
        }
        _ => Ok(()),
    }
}

/// Points left after a step.
fn affordable(
    state: &State,
    man: &Man,
    who: &ManId,
    (way, to): (Way, Spot),
    (left, whole): (u32, bool),
) -> Result<u32, Refusal> {
    let Some(points) = ways::points(state, way, to, man.mounted) else {
        return Err(Refusal::new(Reason::Closed, ST_03, said!("no-horse", who = who, place = to)));
    };
    match points {
        Points::Whole if whole => Ok(0),
        Points::Whole => {
            Err(Refusal::new(Reason::TooFar, ST_03, said!("whole-move", who = who, place = to)))
        }
        Points::Of(points) => left.checked_sub(points).ok_or_else(|| {
            let facts = said!("too-far", who = who, place = to, points = points, left = left);
            Refusal::new(Reason::TooFar, ST_03, facts)
        }),
    }
}

/// Friends are passed, not joined; enemies on their feet bar the way ([ST-04](crate::clauses::ST_04)).
fn enter(state: &State, man: &Man, who: &ManId, to: Spot, last: bool) -> Result<(), Refusal> {
    let Some((there, other)) = state.standing_at(to) else { return Ok(()) };
    if other.side == man.side && !last && to.floor != Floor::Ladder {
        return Ok(());
    }
    let facts = said!("occupied", who = who, place = to, other = there);
    Err(Refusal::new(Reason::Occupied, ST_04, facts))
}

/// On a ladder of one level somebody with the points for it climbs and steps off in one move
/// ([HAV-114](crate::clauses::HAV_114)); on one of two levels a move ends ([HAV-116](crate::clauses::HAV_116)).
fn stops_on_ladder(
    state: &State,
    who: &ManId,
    way: Way,
    to: Spot,
    last: bool,
) -> Result<(), Refusal> {
    let onto = matches!(way, Way::OntoLadder | Way::DownLadder);
    if onto && !last && state.is_on_long_ladder(to) {
        let facts = said!("long-ladder", who = who);
        return Err(Refusal::new(Reason::MustStop, HAV_116, facts));
    }
    Ok(())
}

/// Takes the steps of a path that was looked at, until something stops it.
fn walk(who: &ManId, path: &[Spot], draft: &mut Draft<'_>) -> Result<(), Stop> {
    for (step, &to) in path.iter().enumerate() {
        let state = draft.state();
        let Some((man, at)) = standing(state, who) else { return Ok(()) };
        let side = man.side;
        let Some(way) = ways::between(state, at, to) else { return Ok(()) };
        let left = state.points_left(who);
        let left = match ways::points(state, way, to, man.mounted) {
            Some(Points::Whole) => 0,
            Some(Points::Of(points)) if points <= left => left - points,
            _ => return Ok(()),
        };
        if state.standing_at(to).is_some_and(|(_, other)| other.side != side) {
            return Ok(());
        }
        let slips = state.is_in_contact(side, at) && state.is_in_contact(side, to);
        let mut through = true;
        if slips {
            let total = infiltrate(who, (side, at), draft)?;
            if total <= tables::INFILTRATION_STOPS {
                draft.record(Infiltrated { man: who.clone(), total, through: false }.into())?;
                harm::wound(who, ST_06, draft)?;
                return end(who, ST_06, draft);
            }
            draft.record(Infiltrated { man: who.clone(), total, through: true }.into())?;
            through = total >= tables::INFILTRATION_GOES_ON;
        }
        draft.record(ManMoved { man: who.clone(), to, left }.into())?;
        let state = draft.state();
        let long = matches!(way, Way::OntoLadder | Way::DownLadder) && state.is_on_long_ladder(to);
        let touches = state.is_in_contact(side, to) && !(slips && through);
        if touches || !through || long {
            let clause = if long { HAV_116 } else { ST_05 };
            end(who, clause, draft)?;
        }
        // Among friends nobody is aimed at: they could not stop there.
        let passes =
            draft.state().on_map().any(|(id, man, at)| at == to && id != who && !man.stunned);
        let may = if passes { Vec::new() } else { shooting::who_may(draft.state(), who) };
        if !may.is_empty() {
            let rest = path.get(step + 1..).unwrap_or_default().to_vec();
            let of = side.other();
            return draft
                .record(Asked { ask: Ask::Fire { of, target: who.clone(), rest, may } }.into());
        }
        if touches || !through || long {
            return Ok(());
        }
    }
    Ok(())
}

/// One roll for a move from one enemy to the next ([ST-06](crate::clauses::ST_06),
/// [ST-42](crate::clauses::ST_42)).
pub(crate) fn infiltrate(
    who: &ManId,
    (side, at): (Side, Spot),
    draft: &mut Draft<'_>,
) -> Result<i32, Stop> {
    let state = draft.state();
    let enemies = i32::try_from(state.contacts(side, at).count()).unwrap_or(i32::MAX);
    let horse = i32::from(state.men.get(who).is_some_and(|man| man.mounted));
    let die: u32 = draft.roll(ST_06, "infiltration", Dice::new(1, 10))?.iter().sum();
    Ok(i32::try_from(die).unwrap_or_default() - (enemies - 1).max(0) + horse)
}

fn standing<'s>(state: &'s State, who: &ManId) -> Option<(&'s Man, Spot)> {
    let man = state.men.get(who).filter(|man| man.fate == Fate::Alive && !man.stunned)?;
    Some((man, man.place?))
}

/// Ends somebody's move, if it is not over.
pub(crate) fn end(who: &ManId, clause: Clause, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if draft.state().doing(who).ended {
        return Ok(());
    }
    draft.record(MoveEnded { man: who.clone(), clause: clause.into() }.into())
}

/// Leaves somebody fewer points, if they are still moving.
pub(crate) fn slow(
    who: &ManId,
    left: u32,
    clause: Clause,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    if standing(draft.state(), who).is_none() {
        return Ok(());
    }
    draft.record(ManSlowed { man: who.clone(), left, clause: clause.into() }.into())
}

/// Asks on, or lets the move go on, after a shot or a word.
pub(crate) fn resume(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let Some(Ask::Fire { target, rest, may, .. }) = draft.state().asked.first().cloned() else {
        return Ok(());
    };
    let still = shooting::who_may(draft.state(), &target);
    if may.iter().any(|id| still.contains(id)) {
        return Ok(());
    }
    draft.record(MoveResumed { man: target.clone() }.into())?;
    if draft.state().asked.is_empty() && !draft.state().doing(&target).ended {
        walk(&target, &rest, draft)?;
    }
    Ok(())
}

pub(crate) fn man_moved(state: &mut State, event: &ManMoved) -> Result<(), Contradiction> {
    let man = state.known(&event.man)?;
    let (from, side, mounted) = (man.place, man.side, man.mounted);
    man.place = Some(event.to);
    let direction = from.and_then(|from| from.hex.direction_to(event.to.hex));
    let flat = mounted && event.to.floor == Floor::Ground;
    let doing = state.doing.entry(event.man.clone()).or_default();
    doing.left = Some(event.left);
    doing.moved = true;
    doing.run = direction.filter(|_| flat).map(|direction| match doing.run {
        Some((same, hexes)) if same == direction => (direction, hexes + 1),
        _ => (direction, 1),
    });
    state.moving = Some(event.man.clone());
    state.hold(event.to, side);
    Ok(())
}

pub(crate) fn move_ended(state: &mut State, event: &MoveEnded) -> Result<(), Contradiction> {
    let doing = state.doing.entry(event.man.clone()).or_default();
    doing.ended = true;
    Ok(())
}

pub(crate) fn man_slowed(state: &mut State, event: &ManSlowed) -> Result<(), Contradiction> {
    state.doing.entry(event.man.clone()).or_default().left = Some(event.left);
    Ok(())
}
