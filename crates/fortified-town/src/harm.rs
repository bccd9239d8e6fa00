//! What becomes of people: stunned, wounded, killed, captured, and coming to
//! ([ST-10](crate::clauses::ST_10), [ST-39](crate::clauses::ST_39), [ST-45](crate::clauses::ST_45)).

use crate::clauses::{ST_08, ST_13, ST_39};
use crate::event::{
    HorseKilled, LadderDropped, ManCaptured, ManFell, ManKilled, ManRecovered, ManStunned,
    ManWounded,
};
use crate::men::{Fate, ManId, Side};
use crate::spot::{Floor, Spot};
use crate::state::State;
use crate::tables;
use crate::ways;
use crate::{Draft, Stop};
use chance::Dice;
use decider::{Clause, Contradiction};

/// Wounds somebody; who is wounded or stunned already dies of it.
pub(crate) fn wound(who: &ManId, clause: Clause, draft: &mut Draft<'_>) -> Result<(), Stop> {
    match draft.state().men.get(who).filter(|man| man.fate == Fate::Alive) {
        None => Ok(()),
        Some(man) if man.wounded || man.stunned => kill(who, clause, draft),
        Some(_) => draft.record(ManWounded { man: who.clone(), clause: clause.into() }.into()),
    }
}

/// Stuns somebody; who is wounded or stunned already dies of it. From a ladder they fall
/// ([ST-39](crate::clauses::ST_39)).
pub(crate) fn stun(who: &ManId, clause: Clause, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let Some(man) = draft.state().men.get(who).filter(|man| man.fate == Fate::Alive) else {
        return Ok(());
    };
    if man.wounded || man.stunned {
        return kill(who, clause, draft);
    }
    if man.place.is_some_and(|place| place.floor == Floor::Ladder) {
        return fall(who, is_high(draft.state(), who), draft);
    }
    drop_ladder(who, draft)?;
    draft.record(ManStunned { man: who.clone(), clause: clause.into() }.into())
}

/// Kills somebody.
pub(crate) fn kill(who: &ManId, clause: Clause, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if draft.state().men.get(who).is_none_or(|man| man.fate != Fate::Alive) {
        return Ok(());
    }
    drop_ladder(who, draft)?;
    draft.record(ManKilled { man: who.clone(), clause: clause.into() }.into())
}

/// Kills the horse under a rider, who is on foot and stunned ([ST-08](crate::clauses::ST_08)).
pub(crate) fn unhorse(who: &ManId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    draft.record(HorseKilled { man: who.clone() }.into())?;
    stun(who, ST_08, draft)
}

/// Is somebody on a ladder of two levels?
pub(crate) fn is_high(state: &State, who: &ManId) -> bool {
    let place = state.men.get(who).and_then(|man| man.place);
    place.is_some_and(|place| state.is_on_long_ladder(place))
}

/// Somebody falls from a ladder to its foot: from one level stunned, from two stunned or wounded by a roll
/// ([ST-13](crate::clauses::ST_13), [ST-39](crate::clauses::ST_39)).
pub(crate) fn fall(who: &ManId, long: bool, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some(place) = state.men.get(who).and_then(|man| man.place) else { return Ok(()) };
    let to = free_below(state, place.hex);
    draft.record(ManFell { man: who.clone(), to }.into())?;
    if to.is_none() {
        return kill(who, ST_39, draft);
    }
    if long {
        let die: u32 = draft.roll(ST_13, "fall", Dice::new(1, 10))?.iter().sum();
        if die > tables::FALL_STUNS {
            return wound(who, ST_13, draft);
        }
    }
    stun(who, ST_13, draft)
}

/// Whoever is on a bridge or stairway that is raised is put down on the nearest free hex on the side of the
/// citadel, or else outside it.
pub(crate) fn thrown_off(who: &ManId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some(place) = state.men.get(who).and_then(|man| man.place) else { return Ok(()) };
    let inner = |to: &Spot| {
        let line = state.town.line(to.hex).unwrap_or_default();
        (std::cmp::Reverse(line), to.hex)
    };
    let free = ways::from(state, place).map(|(to, _)| to);
    let to = free.filter(|&to| state.standing_at(to).is_none()).min_by_key(inner);
    draft.record(ManFell { man: who.clone(), to }.into())?;
    if to.is_none() { kill(who, ST_39, draft) } else { Ok(()) }
}

/// The ground of a hex, or the nearest free hex outside it.
pub(crate) fn free_below(state: &State, hex: board::Hex) -> Option<Spot> {
    let foot = Spot::ground(hex);
    let beside = hex.neighbours().map(Spot::ground);
    std::iter::once(foot)
        .chain(beside.filter(|&to| ways::between(state, foot, to).is_some()))
        .find(|&to| ways::exists(state, to) && state.standing_at(to).is_none())
}

/// Whoever goes down or back lets go of the ladder that they carry with somebody.
pub(crate) fn drop_ladder(who: &ManId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let place = state.men.get(who).and_then(|man| man.place);
    match state.carried_by(who).map(|(ladder, _)| ladder.clone()).zip(place) {
        Some((ladder, place)) => draft.record(LadderDropped { ladder, place }.into()),
        None => Ok(()),
    }
}

/// Phase 5 begins: the stunned enemy beside one's own, with no friend beside them, is taken
/// ([ST-45](crate::clauses::ST_45)).
pub(crate) fn capture(side: Side, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let taken: Vec<ManId> = state
        .on_map()
        .filter(|(_, man, place)| {
            man.side != side
                && man.stunned
                && state.is_in_contact(man.side, *place)
                && !state.is_in_contact(side, *place)
                && !has_friend_here(state, man.side, *place)
        })
        .map(|(id, ..)| id.clone())
        .collect();
    for man in taken {
        draft.record(ManCaptured { man, by: side }.into())?;
    }
    Ok(())
}

fn has_friend_here(state: &State, side: Side, place: Spot) -> bool {
    state.standing_at(place).is_some_and(|(_, man)| man.side == side)
}

/// Phase 5: one's own stunned come to who were stunned before this player turn and are not in contact with an
/// enemy ([ST-10](crate::clauses::ST_10)).
pub(crate) fn recover(side: Side, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let now = state.player_turn();
    let come_to: Vec<ManId> = state
        .on_map()
        .filter(|(id, man, place)| {
            man.side == side
                && man.stunned
                && state.stunned_in.get(*id).is_none_or(|&then| then < now)
                && !state.is_in_contact(side, *place)
                && state.is_open_to(side, *place)
        })
        .map(|(id, ..)| id.clone())
        .collect();
    for man in come_to {
        // Of two who lie in one place, one gets up.
        let place = draft.state().men.get(&man).and_then(|man| man.place);
        if place.is_some_and(|place| draft.state().is_open_to(side, place)) {
            draft.record(ManRecovered { man }.into())?;
        }
    }
    Ok(())
}

pub(crate) fn man_stunned(state: &mut State, event: &ManStunned) -> Result<(), Contradiction> {
    state.known(&event.man)?.stunned = true;
    let now = state.player_turn();
    state.stunned_in.insert(event.man.clone(), now);
    Ok(())
}

pub(crate) fn man_wounded(state: &mut State, event: &ManWounded) -> Result<(), Contradiction> {
    state.known(&event.man)?.wounded = true;
    Ok(())
}

pub(crate) fn man_killed(state: &mut State, event: &ManKilled) -> Result<(), Contradiction> {
    let man = state.known(&event.man)?;
    man.fate = Fate::Dead;
    man.stunned = false;
    state.aims.remove(&event.man);
    Ok(())
}

pub(crate) fn horse_killed(state: &mut State, event: &HorseKilled) -> Result<(), Contradiction> {
    state.known(&event.man)?.mounted = false;
    state.lamed.remove(&event.man);
    Ok(())
}

pub(crate) fn man_recovered(state: &mut State, event: &ManRecovered) -> Result<(), Contradiction> {
    state.known(&event.man)?.stunned = false;
    state.stunned_in.remove(&event.man);
    Ok(())
}

pub(crate) fn man_captured(state: &mut State, event: &ManCaptured) -> Result<(), Contradiction> {
    let man = state.known(&event.man)?;
    man.fate = Fate::Captured;
    man.stunned = false;
    man.place = None;
    Ok(())
}

pub(crate) fn man_fell(state: &mut State, event: &ManFell) -> Result<(), Contradiction> {
    let man = state.known(&event.man)?;
    man.place = event.to.or(man.place.map(|place| Spot::ground(place.hex)));
    Ok(())
}
