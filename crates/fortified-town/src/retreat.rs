//! Driven back: by a combat or by a shot, a hex at a time, away from the enemy
//! ([ST-38](crate::clauses::ST_38), [ST-39](crate::clauses::ST_39)). The loser chooses among the best that
//! there is; what leaves no choice happens by itself.

use crate::asks::Ask;
use crate::clauses::{ST_06, ST_38};
use crate::command::Retreat;
use crate::event::{Asked, ManJumped, ManRetreated, RetreatBarred};
use crate::men::{Fate, ManId};
use crate::refusal::said;
use crate::spot::{Floor, Spot};
use crate::state::State;
use crate::tables;
use crate::ways::{self, Way};
use crate::{Draft, Reason, Refusal, Stop};
use crate::{acting, harm, steps};
use decider::Contradiction;

/// Drives somebody back so many hexes, away from these enemies.
pub(crate) fn drive(
    who: &ManId,
    from: &[ManId],
    hexes: u32,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let state = draft.state();
    let Some(man) = state.men.get(who).filter(|man| man.fate == Fate::Alive) else { return Ok(()) };
    let Some(place) = man.place else { return Ok(()) };
    if man.stunned {
        return harm::kill(who, ST_38, draft);
    }
    if place.floor == Floor::Ladder {
        return harm::fall(who, harm::is_high(state, who), draft);
    }
    if man.is_horse() {
        return Ok(());
    }
    let side = man.side;
    let to = choices(state, who, from);
    let safe = to
        .first()
        .is_some_and(|&to| state.standing_at(to).is_none() && !state.is_in_contact(side, to));
    let jumps = if safe { Vec::new() } else { jumps(state, place) };
    match (to.as_slice(), jumps.as_slice()) {
        ([], []) => barred(who, draft),
        ([only], []) => go(who, *only, (from, hexes), draft),
        _ => {
            let (man, from) = (who.clone(), from.to_vec());
            draft.record(
                Asked { ask: Ask::Retreat { of: side, man, from, hexes, to, jumps } }.into(),
            )
        }
    }
}

/// Who has nowhere to go stays and is wounded.
fn barred(who: &ManId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    draft.record(RetreatBarred { man: who.clone() }.into())?;
    harm::wound(who, ST_38, draft)
}

/// From a rampart of one level or two one may jump to the ground inside.
fn jumps(state: &State, place: Spot) -> Vec<Spot> {
    let high = state.level(place).is_some_and(|level| (1..=tables::HIGHEST_JUMP).contains(&level));
    if !high || !state.is_on_wall(place) {
        return Vec::new();
    }
    let beside = place.hex.neighbours().map(Spot::ground);
    beside
        .filter(|&to| {
            let inside = state.terrain(to.hex).is_some_and(|terrain| {
                !terrain.is_outside()
                    && !terrain.is_wall()
                    && !matches!(terrain, crate::town::Terrain::Keep | crate::town::Terrain::Stairs)
            });
            inside
                && state.level(to) == Some(0)
                && ways::exists(state, to)
                && !state.burns(to)
                && state.standing_at(to).is_none()
        })
        .collect()
}

/// Whoever may jump, may also stay where they are and be wounded.
pub(crate) fn stay(who: &ManId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    barred(who, draft)
}

/// The places that somebody may retreat to, each as good as the other: free and without contact; else free;
/// else where a friend stands who can be pushed aside.
pub(crate) fn choices(state: &State, who: &ManId, from: &[ManId]) -> Vec<Spot> {
    let Some((man, at)) = state.men.get(who).and_then(|man| Some((man, man.place?))) else {
        return Vec::new();
    };
    let farther = ways_back(state, who, from);
    let free: Vec<Spot> = farther.iter().copied().filter(|&to| !state.is_full(to)).collect();
    let safe: Vec<Spot> =
        free.iter().copied().filter(|&to| !state.is_in_contact(man.side, to)).collect();
    if !safe.is_empty() {
        return safe;
    }
    if !free.is_empty() {
        return free;
    }
    let pushed = |to: &Spot| {
        state.standing_at(*to).is_some_and(|(other, friend)| {
            friend.side == man.side
                && can_give_way(state, other, from, tables::RETREAT_CHAIN, &[at])
        })
    };
    farther.into_iter().filter(pushed).collect()
}

/// Places beside somebody that are farther from each of these enemies.
fn ways_back(state: &State, who: &ManId, from: &[ManId]) -> Vec<Spot> {
    let Some((man, at)) = state.men.get(who).and_then(|man| Some((man, man.place?))) else {
        return Vec::new();
    };
    let enemies: Vec<Spot> =
        from.iter().filter_map(|id| state.men.get(id).and_then(|man| man.place)).collect();
    let farther = |to: Spot| {
        enemies.iter().all(|enemy| to.hex.distance(enemy.hex) > at.hex.distance(enemy.hex))
    };
    let fits = |&(to, way): &(Spot, Way)| {
        let moat = state.terrain(to.hex) == Some(crate::town::Terrain::Moat)
            && !state.works.filled.contains(&to.hex);
        let walks = matches!(
            way,
            Way::Level | Way::Step | Way::Stairs | Way::IntoBreach | Way::TowerStairs | Way::Ramp
        );
        walks
            && !moat
            && farther(to)
            && !state.burns(to)
            && !state.standing_in(to).any(|(_, other)| other.side != man.side)
            && ways::points(state, way, to, man.mounted).is_some()
            && state.standing_at(to).is_none_or(|(_, other)| other.side == man.side)
    };
    ways::from(state, at).filter(fits).map(|(to, _)| to).collect()
}

/// Can a friend who is pushed aside go somewhere, pushing at most so many others?
fn can_give_way(state: &State, who: &ManId, from: &[ManId], chain: u32, taken: &[Spot]) -> bool {
    chain > 0
        && ways_back(state, who, from).into_iter().filter(|to| !taken.contains(to)).any(|to| {
            !state.is_full(to)
                || state.standing_at(to).is_some_and(|(other, _)| {
                    let taken = [taken, &[to]].concat();
                    can_give_way(state, other, from, chain - 1, &taken)
                })
        })
}

/// Whoever must go where there is no room for one more.
fn in_the_way(state: &State, to: Spot) -> Option<ManId> {
    state.standing_at(to).filter(|_| state.is_full(to)).map(|(id, _)| id.clone())
}

/// Goes to a place, pushing aside who stands there, and on where it is more than a hex.
fn go(
    who: &ManId,
    to: Spot,
    (from, hexes): (&[ManId], u32),
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    harm::drop_ladder(who, draft)?;
    let displaced = in_the_way(draft.state(), to);
    if let Some(other) = &displaced {
        // They go first, so that nobody ever stands where another does.
        give_way(other, from, tables::RETREAT_CHAIN, draft)?;
    }
    let Some(side) = draft.state().men.get(who).map(|man| man.side) else { return Ok(()) };
    draft.record(ManRetreated { man: who.clone(), to, displaced }.into())?;
    if draft.state().is_in_contact(side, to) {
        let total = steps::infiltrate(who, (side, to), draft)?;
        if total <= tables::RETREAT_WOUNDS {
            harm::wound(who, ST_06, draft)?;
        }
    }
    if hexes > 1 { drive(who, from, hexes - 1, draft) } else { Ok(()) }
}

/// Somebody who is pushed aside takes the first place that they can.
fn give_way(who: &ManId, from: &[ManId], chain: u32, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let back = ways_back(state, who, from);
    let free = back.iter().copied().find(|&to| !state.is_full(to));
    let to = free.or_else(|| {
        back.into_iter().find(|&to| {
            state.standing_at(to).is_some_and(|(other, _)| {
                chain > 1 && can_give_way(state, other, from, chain - 1, &[to])
            })
        })
    });
    let Some(to) = to else {
        return Err(Contradiction::new(format!("{who} cannot give way")).into());
    };
    let displaced = in_the_way(state, to);
    harm::drop_ladder(who, draft)?;
    if let Some(other) = &displaced {
        give_way(other, from, chain.saturating_sub(1), draft)?;
    }
    draft.record(ManRetreated { man: who.clone(), to, displaced }.into())
}

/// The loser says where to.
pub(crate) fn retreat(order: &Retreat, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let ask = acting::question(draft)?.clone();
    let Ask::Retreat { man, from, hexes, to, jumps, .. } = &ask else { return ask.first().into() };
    if order.man != *man {
        return ask.first().into();
    }
    if jumps.contains(&order.to) {
        jump(man, order.to, draft)?;
    } else if to.contains(&order.to) {
        go(man, order.to, (from, *hexes), draft)?;
    } else {
        let facts = said!("no-retreat", who = man, place = order.to);
        return Refusal::new(Reason::NoRetreat, ST_38, facts).allowing(ask.answers()).into();
    }
    Ok(())
}

/// From one level they are stunned, from two wounded and stunned; who is wounded already, dies of it.
fn jump(who: &ManId, to: Spot, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some(man) = state.men.get(who) else { return Ok(()) };
    let wounded = man.wounded;
    let levels = man.place.and_then(|place| state.level(place)).unwrap_or_default();
    let levels = u32::try_from(levels).unwrap_or_default();
    harm::drop_ladder(who, draft)?;
    draft.record(ManJumped { man: who.clone(), to, levels }.into())?;
    if wounded { harm::kill(who, ST_38, draft) } else { Ok(()) }
}

pub(crate) fn man_jumped(state: &mut State, event: &ManJumped) -> Result<(), Contradiction> {
    if matches!(state.asked.first(), Some(Ask::Retreat { man, .. }) if *man == event.man) {
        state.asked.remove(0);
    }
    let now = state.player_turn();
    state.stunned_in.insert(event.man.clone(), now);
    let man = state.known(&event.man)?;
    man.place = Some(event.to);
    man.stunned = true;
    man.wounded |= event.levels > 1;
    Ok(())
}

pub(crate) fn retreat_barred(
    state: &mut State,
    event: &RetreatBarred,
) -> Result<(), Contradiction> {
    if matches!(state.asked.first(), Some(Ask::Retreat { man, .. }) if *man == event.man) {
        state.asked.remove(0);
    }
    Ok(())
}

pub(crate) fn man_retreated(state: &mut State, event: &ManRetreated) -> Result<(), Contradiction> {
    if matches!(state.asked.first(), Some(Ask::Retreat { man, .. }) if *man == event.man) {
        state.asked.remove(0);
    }
    let man = state.known(&event.man)?;
    man.place = Some(event.to);
    let side = man.side;
    state.hold(event.to, side);
    Ok(())
}
