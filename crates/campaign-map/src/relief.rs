//! Relief of besieged towns, as far as the map asks (CAR-27, CAR-46): whose banners relieve whom, whether the
//! besieged want them, and who meets whom in the open. While the besiegers hold no rampart, a relief fights them in
//! the open first; once they hold one, it comes before the town, and what follows is played there.

use crate::acting::{check_phase, sender};
use crate::clauses::WAP_246;
use crate::command::{Admit, TurnAway};
use crate::event::ReliefAnswered;
use crate::map::SpaceId;
use crate::pieces::{Banner, BannerId, Order};
use crate::refusal::said;
use crate::state::{Phase, Siege, State};
use crate::{Draft, Reason, Refusal, Stop, sieges};
use decider::{Contradiction, Seat};
use messages::Part;
use std::collections::{BTreeMap, BTreeSet};

/// May a banner be ordered to relieve a town? It is besieged, by somebody else, and somebody holds it who can
/// welcome help; nobody's garrison has no relief (CAR-45).
pub(crate) fn check(state: &State, seat: &Seat, castle: &SpaceId) -> Result<(), Refusal> {
    let siege = state.sieges.get(castle).filter(|siege| siege.by != *seat);
    if siege.is_some() && state.owner(castle).is_some() {
        return Ok(());
    }
    let besieged = state.sieges.iter();
    let besieged = besieged.filter(|(id, siege)| siege.by != *seat && state.owner(id).is_some());
    let besieged: Vec<&SpaceId> = besieged.map(|(id, _)| id).collect();
    let facts = said!("nothing-to-relieve", castle = castle);
    let refusal = Refusal::new(Reason::NotBesieged, WAP_246, facts);
    Err(match besieged.is_empty() {
        true => refusal,
        false => refusal.allowing(said!("besieged-are", castles = Part::to_type(besieged))),
    })
}

/// Who is shut in: the town whose ramparts hold the besiegers while a relief stands before them.
pub(crate) fn shut_in<'s>(state: &'s State, id: &BannerId) -> Option<&'s SpaceId> {
    let shut = state.sieges.iter().find(|(castle, siege)| {
        siege.held.refuge
            && siege.about.attacker.banners.contains(id)
            && !banners(state, castle).is_empty()
    });
    shut.map(|(castle, _)| castle)
}

/// Banners that come to relieve a town of another, about which the besieged have not said a word yet.
pub(crate) fn asked(state: &State) -> impl Iterator<Item = (&BannerId, &SpaceId, &Seat)> {
    let open = state.phase == Phase::Movement;
    state.revealed.iter().filter(move |_| open).filter_map(|(id, order)| {
        let Order::Relieve { castle, .. } = order else { return None };
        let holder = state.owner(castle).filter(|_| state.sieges.contains_key(castle))?;
        let owner = &state.banners.get(id)?.owner;
        (holder != owner && !state.admitted.contains_key(id)).then_some((id, castle, holder))
    })
}

/// The besieged welcome a banner of another seat (CAR-46).
pub(crate) fn admit(order: &Admit, draft: &mut Draft<'_>) -> Result<(), Stop> {
    answer(&order.banner, true, draft)
}

/// They do not: it comes as a third, on its own account (CAR-47).
pub(crate) fn turn_away(order: &TurnAway, draft: &mut Draft<'_>) -> Result<(), Stop> {
    answer(&order.banner, false, draft)
}

fn answer(banner: &BannerId, admitted: bool, draft: &mut Draft<'_>) -> Result<(), Stop> {
    check_phase(draft.state(), Phase::Movement)?;
    let seat = sender(draft)?;
    let waiting: Vec<(BannerId, SpaceId)> = asked(draft.state())
        .filter(|(.., holder)| **holder == seat)
        .map(|(id, castle, _)| (id.clone(), castle.clone()))
        .collect();
    let Some((banner, castle)) = waiting.iter().find(|(id, _)| id == banner).cloned() else {
        let facts = said!("no-relief-asks", banner = banner);
        let refusal = Refusal::new(Reason::NotYourBanner, WAP_246, facts);
        if waiting.is_empty() {
            return refusal.into();
        }
        let known = Part::to_type(waiting.iter().map(|(id, _)| id));
        return refusal.allowing(said!("there-are", known = known)).into();
    };
    draft.record(ReliefAnswered { banner, castle, admitted }.into())
}

/// The banners that relieve a town now: those that face the besiegers who hold a part of it, those that have won
/// in the open while the besieged hold a gate, and those that were there in the turn before and have stayed.
pub(crate) fn banners(state: &State, castle: &SpaceId) -> Vec<BannerId> {
    let Some(siege) = state.sieges.get(castle) else { return Vec::new() };
    let camp = sieges::camp(state, castle);
    let faces = |at: &SpaceId| {
        let there = |id: &BannerId| state.banners.get(id).is_some_and(|one| one.at == *at);
        (siege.held.foothold || siege.held.refuge) && camp.iter().any(there)
    };
    let relieves = |(id, banner): &(&BannerId, &Banner)| {
        !banner.beaten
            && !state.on_link(id)
            && state.map.link(&banner.at, castle).is_some()
            && is_friend(state, castle, siege, id, banner)
            && (faces(&banner.at)
                || siege.held.gate && has_won(state, id, &siege.by)
                || stays(state, siege, id))
    };
    state.banners.iter().filter(relieves).map(|(id, _)| id.clone()).collect()
}

/// Does a banner belong to the besieged, or come with their leave?
fn is_friend(
    state: &State,
    castle: &SpaceId,
    siege: &Siege,
    id: &BannerId,
    banner: &Banner,
) -> bool {
    state.owner(castle) == Some(&banner.owner)
        || state.admitted.get(id) == Some(&true)
        || siege.about.defender.banners.contains(id)
}

/// Was it there in the turn before, and has not marched since?
fn stays(state: &State, siege: &Siege, id: &BannerId) -> bool {
    let marches = state.revealed.get(id).is_some_and(|order| order.way().is_some());
    siege.about.defender.banners.contains(id) && !marches
}

/// Has it beaten banners of a seat in the open this turn?
fn has_won(state: &State, id: &BannerId, over: &Seat) -> bool {
    state.fights.values().filter(|fight| fight.castle.is_none()).any(|fight| {
        fight.winner.is_some_and(|winner| {
            fight.party(winner).banners.contains(id)
                && fight.party(winner.other()).seat.as_ref() == Some(over)
        })
    })
}

/// Banners in a space that meet nobody there, since a siege binds them: a relief before besiegers who hold a
/// rampart, or such besiegers in their refuge.
pub(crate) fn bound(state: &State, space: &SpaceId) -> BTreeSet<BannerId> {
    let there = |id: &BannerId| state.banners.get(id).is_some_and(|banner| banner.at == *space);
    let mut all = BTreeSet::new();
    for (castle, siege) in &state.sieges {
        let shut =
            if siege.held.refuge { sieges::camp(state, castle) } else { banners(state, castle) };
        all.extend(shut.into_iter().filter(there));
    }
    all
}

/// Who fights in the open beside whom: those who relieve a town together stand with the besieged, or with the
/// first of them.
pub(crate) fn followers(state: &State, space: &SpaceId) -> BTreeMap<Seat, Seat> {
    let mut all = BTreeMap::new();
    for (castle, siege) in &state.sieges {
        let camp = sieges::camp(state, castle);
        let besieged_from =
            |id: &BannerId| state.banners.get(id).is_some_and(|one| one.at == *space);
        if !camp.iter().any(besieged_from) {
            continue;
        }
        let friends = state.banners_at(space).filter(|(id, banner)| {
            !banner.beaten && !state.on_link(id) && is_friend(state, castle, siege, id, banner)
        });
        let friends: BTreeSet<&Seat> = friends.map(|(_, banner)| &banner.owner).collect();
        let holder = state.owner(castle).filter(|seat| friends.contains(seat));
        let Some(first) = holder.or(friends.first().copied()) else { continue };
        let others = friends.iter().filter(|seat| **seat != first);
        all.extend(others.map(|seat| ((*seat).clone(), first.clone())));
    }
    all
}

pub(crate) fn relief_answered(
    state: &mut State,
    event: &ReliefAnswered,
) -> Result<(), Contradiction> {
    match state.admitted.insert(event.banner.clone(), event.admitted) {
        None => Ok(()),
        Some(_) => Err(Contradiction::new(format!("{} was answered before", event.banner))),
    }
}
