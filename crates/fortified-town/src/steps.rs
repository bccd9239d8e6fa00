//! A single step, and what somebody can still do with their hands and feet in this phase
//! ([ST-03](crate::clauses::ST_03), [ST-04](crate::clauses::ST_04), [ST-06](crate::clauses::ST_06)).

use crate::acting;
use crate::clauses::{HAV_005, HAV_115, ST_03, ST_04, ST_06, ST_11, ST_27, ST_42, ST_47, ST_52};
use crate::event::{ManSlowed, MoveEnded};
use crate::men::{Fate, Man, ManId, Side};
use crate::refusal::said;
use crate::spot::{Floor, Spot};
use crate::state::{Moving, State};
use crate::town::Terrain;
use crate::ways::{self, Points, Way};
use crate::works::LadderAt;
use crate::{Draft, Reason, Refusal, Stop};
use chance::Dice;
use decider::Clause;

/// Somebody of one's own who can still move or use their hands in this phase: one at a time, and each
/// until they are done ([ST-27](crate::clauses::ST_27)).
pub(crate) fn able<'s>(
    state: &'s State,
    side: Side,
    who: &ManId,
) -> Result<(&'s Man, Spot), Refusal> {
    let (man, at) = acting::own(state, side, who)?;
    let doing = state.doing(who);
    let moving = match &state.moving {
        Some(Moving::Man(moving)) => moving == who,
        Some(Moving::Ladder(ladder, _)) => {
            state.carried_by(who).is_some_and(|(carried, _)| carried == ladder)
        }
        Some(Moving::Engine(_)) | None => false,
    };
    if doing.ended || (doing.moved && !moving) {
        return Err(Refusal::new(Reason::MovedAlready, ST_27, said!("moved-already", who = who)));
    }
    if doing.works.is_some() {
        return Err(Refusal::new(Reason::MovedAlready, ST_11, said!("works-winch", who = who)));
    }
    Ok((man, at))
}

/// Refuses whoever carries a ladder.
pub(crate) fn free_hands(state: &State, who: &ManId) -> Result<(), Refusal> {
    let Some((ladder, _)) = state.carried_by(who) else { return Ok(()) };
    let facts = said!("carries", who = who, ladder = ladder);
    Err(Refusal::new(Reason::Carries, ST_47, facts)
        .allowing(said!("drop-first", ladder = ladder.word())))
}

/// What somebody on foot has left who spends points on work.
pub(crate) fn pay(state: &State, who: &ManId, points: u32, clause: Clause) -> Result<u32, Refusal> {
    pay_from(state, who, state.points_left(who), points, clause)
}

/// The same of somebody who would have so many left.
pub(crate) fn pay_from(
    state: &State,
    who: &ManId,
    left: u32,
    points: u32,
    clause: Clause,
) -> Result<u32, Refusal> {
    if state.men.get(who).is_some_and(|man| man.mounted) {
        return Err(Refusal::new(Reason::OnHorseback, clause, said!("on-horseback", who = who)));
    }
    left.checked_sub(points).ok_or_else(|| {
        let facts = said!("too-few-points", who = who, points = points, left = left);
        Refusal::new(Reason::TooFar, clause, facts)
    })
}

/// Refuses whoever has an enemy beside them who could strike.
pub(crate) fn undisturbed(
    state: &State,
    side: Side,
    (who, at): (&ManId, Spot),
    clause: Clause,
) -> Result<(), Refusal> {
    let Some((enemy, _)) = state.contacts(side, at).next() else { return Ok(()) };
    let facts = said!("works-in-contact", who = who, enemy = enemy);
    Err(Refusal::new(Reason::InContact, clause, facts))
}

/// What joins two places of a path.
pub(crate) fn way(state: &State, who: &ManId, at: Spot, to: Spot) -> Result<Way, Refusal> {
    if state.burns(to) {
        return Err(Refusal::new(Reason::Burning, ST_52, said!("it-burns", place = to)));
    }
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
pub(crate) fn usable(
    state: &State,
    who: &ManId,
    way: Way,
    at: Spot,
    to: Spot,
) -> Result<(), Refusal> {
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
pub(crate) fn affordable(
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
pub(crate) fn enter(
    state: &State,
    man: &Man,
    who: &ManId,
    to: Spot,
    last: bool,
) -> Result<(), Refusal> {
    let Some((there, other)) = state.standing_at(to) else { return Ok(()) };
    let passes = !last && to.floor != Floor::Ladder;
    if other.side == man.side && (passes || !state.is_full(to)) {
        return Ok(());
    }
    let facts = said!("occupied", who = who, place = to, other = there);
    Err(Refusal::new(Reason::Occupied, ST_04, facts))
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

/// One roll for a move from one enemy to the next ([ST-06](crate::clauses::ST_06),
/// [ST-42](crate::clauses::ST_42)).
pub(crate) fn infiltrate(
    who: &ManId,
    (side, at): (Side, Spot),
    draft: &mut Draft<'_>,
) -> Result<i32, Stop> {
    let adds = past_enemies(draft.state(), who, (side, at));
    draft.mark([ST_42]);
    let die: u32 = draft.roll(ST_06, "infiltration", Dice::new(1, 10))?.iter().sum();
    Ok(i32::try_from(die).unwrap_or_default() + adds)
}

/// What is added to that roll: one less for each enemy in contact beyond the first, one more for a rider.
pub(crate) fn past_enemies(state: &State, who: &ManId, (side, at): (Side, Spot)) -> i32 {
    let enemies = i32::try_from(state.contacts(side, at).count()).unwrap_or(i32::MAX);
    let horse = i32::from(state.men.get(who).is_some_and(|man| man.mounted));
    horse - (enemies - 1).max(0)
}

pub(crate) fn standing<'s>(state: &'s State, who: &ManId) -> Option<(&'s Man, Spot)> {
    let man = state.men.get(who).filter(|man| man.fate == Fate::Alive && !man.stunned)?;
    Some((man, man.place?))
}
