//! Scaling ladders: carried by two, raised against a wall, lifted and slid down from a rampart
//! (*Ladders and ramparts*, [ST-12](crate::clauses::ST_12), [ST-47](crate::clauses::ST_47)). How one climbs
//! them stands in `ways` and `movement`, how they are toppled in `toppling`; no other rule for them is in
//! force ([HAV-117](crate::clauses::HAV_117)).

use crate::acting;
use crate::clauses::{
    HAV_030, HAV_031, HAV_110, HAV_111, HAV_118, HAV_119, HAV_120, HAV_121, HAV_122, HAV_123,
    HAV_124, HAV_125, HAV_126, HAV_127, ST_12, ST_47,
};
use crate::command::{Drop, Lift, Raise, Slide, Take};
use crate::event::{LadderDropped, LadderLifted, LadderRaised, LadderSlid, LadderTaken};
use crate::levels;
use crate::men::{ManId, Side};
use crate::refusal::said;
use crate::spot::Spot;
use crate::state::{Moving, Phase, State};
use crate::steps::{able, free_hands, pay, undisturbed};
use crate::tables;
use crate::town::Terrain;
use crate::ways;
use crate::works::{Ladder, LadderAt, LadderId};
use crate::{Draft, Reason, Refusal, Stop};
use board::Hex;
use decider::{Clause, Contradiction};
use messages::{Part, Saying};
use std::collections::BTreeSet;

/// The ladder of an order.
pub(crate) fn known<'s>(state: &'s State, id: &LadderId) -> Result<&'s Ladder, Refusal> {
    state.works.ladders.get(id).ok_or_else(|| {
        Refusal::new(Reason::NoSuchLadder, ST_47, said!("no-such-ladder", ladder = id.word()))
            .allowing(said!("ladders-are", ladders = Part::to_type(state.works.ladders.keys())))
    })
}

/// The two who carry a ladder, both of whom can still do something.
pub(crate) fn carriers(
    state: &State,
    side: Side,
    id: &LadderId,
) -> Result<[(ManId, Spot); 2], Refusal> {
    let LadderAt::Carried { by } = &known(state, id)?.at else {
        return Err(Refusal::new(Reason::NotCarried, ST_47, said!("not-carried", ladder = id)));
    };
    let [one, other] = by;
    Ok([(one.clone(), able(state, side, one)?.1), (other.clone(), able(state, side, other)?.1)])
}

/// Two who stand beside each other and have nothing in their hands.
fn pair(
    state: &State,
    side: Side,
    (one, other): (&ManId, &ManId),
    clause: Clause,
) -> Result<[(ManId, Spot); 2], Refusal> {
    let places = [able(state, side, one)?.1, able(state, side, other)?.1];
    free_hands(state, one)?;
    free_hands(state, other)?;
    let [first, second] = places;
    if one == other || ways::between(state, first, second).is_none() {
        let facts = said!("not-beside", who = one, other = other);
        return Err(
            Refusal::new(Reason::NotThere, clause, facts).allowing(beside(state, side, one, first))
        );
    }
    Ok([(one.clone(), first), (other.clone(), second)])
}

/// Who stands beside somebody and has nothing in their hands.
fn beside(state: &State, side: Side, one: &ManId, at: Spot) -> Saying {
    let near = state.on_map().filter(|(id, man, place)| {
        man.side == side
            && man.stands()
            && *id != one
            && free_hands(state, id).is_ok()
            && ways::between(state, at, *place).is_some()
    });
    let near: Vec<&ManId> = near.map(|(id, ..)| id).collect();
    if near.is_empty() {
        said!("nobody-beside", who = one)
    } else {
        said!("beside-are", who = one, people = Part::to_type(near))
    }
}

/// What both have left.
fn both_pay(
    state: &State,
    pair: &[(ManId, Spot); 2],
    points: u32,
    clause: Clause,
) -> Result<[u32; 2], Refusal> {
    let [(one, _), (other, _)] = pair;
    Ok([pay(state, one, points, clause)?, pay(state, other, points, clause)?])
}

fn ids([(one, _), (other, _)]: [(ManId, Spot); 2]) -> [ManId; 2] {
    [one, other]
}

/// Picks a ladder up that lies beside two, or under their feet.
pub(crate) fn take(order: &Take, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let LadderAt::Lying { place } = known(state, &order.ladder)?.at else {
        let facts = said!("does-not-lie", ladder = &order.ladder);
        let refusal = Refusal::new(Reason::NotCarried, ST_47, facts);
        return match lying(state) {
            Some(lying) => refusal.allowing(lying).into(),
            None => refusal.into(),
        };
    };
    let pair = pair(state, side, (&order.one, &order.other), ST_47)?;
    for (who, at) in &pair {
        if *at != place && ways::between(state, *at, place).is_none() {
            let facts = said!("not-at-ladder", who = who, ladder = &order.ladder);
            return Refusal::new(Reason::NotThere, ST_47, facts)
                .allowing(said!("stand-beside", place = place))
                .into();
        }
    }
    let left = both_pay(state, &pair, tables::TAKE_LADDER, ST_47)?;
    draft.record(LadderTaken { ladder: order.ladder.clone(), by: ids(pair), left }.into())
}

/// The ladders that lie somewhere; none: nowhere any.
fn lying(state: &State) -> Option<Saying> {
    let lying = state.works.ladders.iter().filter_map(|(id, ladder)| match ladder.at {
        LadderAt::Lying { place } => {
            Some(Part::from(said!("ladder-at", ladder = id, id = id.word(), place = place)))
        }
        _ => None,
    });
    let lying: Vec<Part> = lying.collect();
    (!lying.is_empty()).then(|| said!("ladders-lying", ladders = Part::Row(lying)))
}

/// Puts a ladder down where the first of the two stands.
pub(crate) fn put_down(order: &Drop, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let LadderAt::Carried { by } = &known(state, &order.ladder)?.at else {
        let facts = said!("not-carried", ladder = &order.ladder);
        return Refusal::new(Reason::NotCarried, ST_47, facts).into();
    };
    let (_, place) = acting::own(state, side, &by[0])?;
    draft.record(LadderDropped { ladder: order.ladder.clone(), place }.into())
}

/// Raises a ladder from the ground; it is climbed from the next turn on.
pub(crate) fn raise(order: &Raise, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let pair = carriers(state, side, &order.ladder)?;
    if let Some((who, _)) = pair.iter().find(|(_, at)| state.is_on_wall(*at)) {
        let facts = said!("raised-from-below", who = who);
        return Refusal::new(Reason::NotThere, ST_12, facts).into();
    }
    stands_there(state, &pair, (order.foot, order.top))?;
    both_pay(state, &pair, tables::RAISE_LADDER, ST_12)?;
    let (ladder, from_turn) = (order.ladder.clone(), state.turn + 1);
    let (foot, top) = (order.foot, order.top);
    let clauses = against(state, foot, top);
    draft.mark(clauses);
    draft.record(LadderRaised { ladder, by: ids(pair), foot, top, from_turn }.into())
}

/// Can a ladder stand there, against whatever line of defence ([HAV-030](crate::clauses::HAV_030); the stretch of
/// the second is two levels high, [HAV-031](crate::clauses::HAV_031)): from a free hex beside one of the two, against a rampart of one or two levels
/// ([HAV-110](crate::clauses::HAV_110), [HAV-111](crate::clauses::HAV_111),
/// [HAV-123](crate::clauses::HAV_123))?
fn stands_there(
    state: &State,
    pair: &[(ManId, Spot); 2],
    (foot, top): (Hex, Hex),
) -> Result<(), Refusal> {
    let near = pair.iter().any(|(_, at)| at.hex.distance(foot) == 1);
    let stands = is_free_foot(state, foot).and_then(|()| {
        if near {
            return stands_against(state, foot, top);
        }
        let [(one, _), (other, _)] = pair;
        let facts = said!("foot-too-far", hex = foot.to_string(), who = one, other = other);
        Err(Refusal::new(Reason::NotThere, HAV_123, facts))
    });
    stands.map_err(|no| no.allowing(where_it_fits(state, pair)))
}

/// Where two could put their ladder up from where they are.
fn where_it_fits(state: &State, pair: &[(ManId, Spot); 2]) -> Saying {
    let feet: BTreeSet<Hex> = pair.iter().flat_map(|(_, at)| at.hex.neighbours()).collect();
    let feet = feet.into_iter().filter(|&foot| is_free_foot(state, foot).is_ok());
    let fits = feet.flat_map(|foot| {
        let tops = foot.neighbours().filter(move |&top| stands_against(state, foot, top).is_ok());
        tops.map(move |top| format!("{foot} {top}"))
    });
    let fits: Vec<String> = fits.collect();
    let levels = i32::from(tables::LADDER_REACH);
    if fits.is_empty() {
        said!("ladder-wants", levels = levels)
    } else {
        said!("ladder-fits", places = fits.join(", "), levels = levels)
    }
}

/// A free hex of ground in which a ladder can stand.
fn is_free_foot(state: &State, foot: Hex) -> Result<(), Refusal> {
    let ground = Spot::ground(foot);
    let no_foot =
        || Refusal::new(Reason::NoFoot, HAV_123, said!("no-foot", hex = foot.to_string()));
    let solid = state.terrain(foot).is_some_and(|terrain| {
        !terrain.is_wall() && !matches!(terrain, Terrain::Keep | Terrain::Stairs)
    });
    if !solid || state.is_demolished(foot) || !ways::exists(state, ground) {
        return Err(no_foot());
    }
    let taken = state.standing_at(ground).is_some()
        || state.ladder_at(foot).is_some()
        || state.engine_at(foot).is_some();
    if taken {
        return Err(Refusal::new(
            Reason::Occupied,
            HAV_123,
            said!("foot-taken", hex = foot.to_string()),
        ));
    }
    Ok(())
}

/// Does a ladder lean against a rampart from there, and reach its edge?
fn stands_against(state: &State, foot: Hex, top: Hex) -> Result<(), Refusal> {
    let wall = state.on_wall(top).filter(|_| {
        foot.distance(top) == 1
            && matches!(state.terrain(top), Some(Terrain::Rampart | Terrain::Tower))
    });
    if wall.is_none() {
        let facts = said!("no-wall", hex = top.to_string());
        return Err(Refusal::new(Reason::NoWall, ST_47, facts));
    }
    let height = state.ladder_height(foot, top).unwrap_or_default();
    if !(1..=tables::LADDER_REACH).contains(&height) {
        let facts = said!("ladder-short", hex = top.to_string(), levels = i32::from(height));
        let clause = if height > tables::LADDER_REACH { HAV_111 } else { HAV_110 };
        return Err(Refusal::new(Reason::TooHigh, clause, facts));
    }
    Ok(())
}

/// The clauses by which a ladder reaches the top of a rampart.
fn against(state: &State, foot: Hex, top: Hex) -> Vec<Clause> {
    let mut clauses = vec![HAV_110, HAV_111, HAV_123];
    if state.town.line(top) == Some(levels::STRETCH) {
        clauses.push(HAV_030);
        if state.ladder_height(foot, top) == Some(tables::LADDER_REACH) {
            clauses.push(HAV_031);
        }
    }
    clauses
}

/// Lifts a ladder that stands against the wall up onto the rampart; it lies across the hexes of the two from
/// then on ([HAV-120](crate::clauses::HAV_120)).
pub(crate) fn lift(order: &Lift, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let LadderAt::Standing { foot, top, .. } = known(state, &order.ladder)?.at else {
        let facts = said!("does-not-stand", ladder = &order.ladder);
        return Refusal::new(Reason::NotCarried, HAV_118, facts).into();
    };
    let pair = pair(state, side, (&order.one, &order.other), HAV_118)?;
    for (who, at) in &pair {
        let beside = at.hex == top || at.hex.distance(foot) == 1;
        if !state.is_on_wall(*at) || !beside {
            let facts = said!("not-above-ladder", who = who, ladder = &order.ladder);
            return Refusal::new(Reason::NotThere, HAV_118, facts).into();
        }
        undisturbed(state, side, (who, *at), HAV_118)?;
    }
    if let Some((who, _)) = state.standing_at(Spot::ladder(foot)) {
        let facts = said!("on-the-ladder", who = who, ladder = &order.ladder);
        return Refusal::new(Reason::Occupied, HAV_126, facts).into();
    }
    let enemy = state.on_map().find(|(_, man, at)| {
        man.side != side && man.stands() && at.hex.distance(foot) <= 1 && !state.is_on_wall(*at)
    });
    if let Some((who, ..)) = enemy {
        let facts = said!("beside-the-foot", who = who, ladder = &order.ladder);
        return Refusal::new(Reason::InContact, HAV_127, facts).into();
    }
    let left = both_pay(state, &pair, tables::LIFT_LADDER, HAV_119)?;
    draft.mark([HAV_119, HAV_120, HAV_121, HAV_126, HAV_127]);
    draft.record(LadderLifted { ladder: order.ladder.clone(), by: ids(pair), left }.into())
}

/// Slides a ladder down from a rampart, on either side of it; it serves at once.
pub(crate) fn slide(order: &Slide, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let pair = carriers(state, side, &order.ladder)?;
    for (who, at) in &pair {
        if !state.is_on_wall(*at) {
            let facts = said!("slid-from-above", who = who);
            return Refusal::new(Reason::NotThere, HAV_122, facts).into();
        }
        undisturbed(state, side, (who, *at), HAV_122)?;
    }
    if !pair.iter().any(|(_, at)| at.hex == order.top) {
        let facts = said!("nobody-at-edge", hex = order.top.to_string());
        return Refusal::new(Reason::NotThere, HAV_122, facts).into();
    }
    stands_there(state, &pair, (order.foot, order.top))?;
    let left = both_pay(state, &pair, tables::SLIDE_LADDER, HAV_124)?;
    let (ladder, from_turn) = (order.ladder.clone(), state.turn);
    let (foot, top) = (order.foot, order.top);
    let clauses = against(state, foot, top);
    draft.mark(clauses);
    draft.mark([HAV_124, HAV_125]);
    draft.record(LadderSlid { ladder, by: ids(pair), foot, top, from_turn, left }.into())
}

/// The ladder of an event.
pub(crate) fn of<'s>(state: &'s mut State, id: &LadderId) -> Result<&'s mut Ladder, Contradiction> {
    let ladder = state.works.ladders.get_mut(id);
    ladder.ok_or_else(|| Contradiction::new(format!("there is no {id}")))
}

pub(crate) fn both_spend(state: &mut State, by: &[ManId; 2], left: [u32; 2]) {
    for (id, left) in by.iter().zip(left) {
        state.spend(id, left);
    }
}

pub(crate) fn ladder_taken(state: &mut State, event: &LadderTaken) -> Result<(), Contradiction> {
    of(state, &event.ladder)?.at = LadderAt::Carried { by: event.by.clone() };
    both_spend(state, &event.by, event.left);
    state.moving = Some(Moving::Ladder(event.ladder.clone(), event.by[0].clone()));
    Ok(())
}

pub(crate) fn ladder_raised(state: &mut State, event: &LadderRaised) -> Result<(), Contradiction> {
    let LadderRaised { foot, top, from_turn, .. } = *event;
    of(state, &event.ladder)?.at = LadderAt::Standing { foot, top, from_turn };
    for id in &event.by {
        state.spend(id, 0);
        state.doing.entry(id.clone()).or_default().ended = true;
    }
    Ok(())
}

pub(crate) fn ladder_lifted(state: &mut State, event: &LadderLifted) -> Result<(), Contradiction> {
    of(state, &event.ladder)?.at = LadderAt::Carried { by: event.by.clone() };
    both_spend(state, &event.by, event.left);
    state.moving = Some(Moving::Ladder(event.ladder.clone(), event.by[0].clone()));
    Ok(())
}

pub(crate) fn ladder_slid(state: &mut State, event: &LadderSlid) -> Result<(), Contradiction> {
    let LadderSlid { foot, top, from_turn, .. } = *event;
    of(state, &event.ladder)?.at = LadderAt::Standing { foot, top, from_turn };
    both_spend(state, &event.by, event.left);
    state.moving = None;
    Ok(())
}

pub(crate) fn ladder_dropped(
    state: &mut State,
    event: &LadderDropped,
) -> Result<(), Contradiction> {
    of(state, &event.ladder)?.at = LadderAt::Lying { place: event.place };
    Ok(())
}
