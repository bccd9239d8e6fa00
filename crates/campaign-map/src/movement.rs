//! Movement: what was ordered is carried out by everybody at once. First who stays digs in, burns or
//! recovers; then banners march, step by step; then assaults begin, and where enemies have met there is a
//! fight ([WAP-246](crate::clauses::WAP_246) to [WAP-249](crate::clauses::WAP_249)).

use crate::clauses::{MAP_2, WAP_247, WAP_249};
use crate::event::{
    AssaultDropped, BannerMoved, FightBegun, PiecesHealed, SiegeLifted, SpaceFortified, SpaceRazed,
    SpaceTaken,
};
use crate::fights::{Meeting, party_at};
use crate::map::{Link, SpaceId};
use crate::pieces::Order;
use crate::pieces::{Banner, BannerId, PieceId};
use crate::state::{Fight, Ground, State};
use crate::{Draft, Stop, fights, relief, sieges};
use decider::{Contradiction, Seat};
use std::collections::{BTreeMap, BTreeSet};

/// Turns after this one in which a burnt region gives nothing: burnt in turn 3, it gives again in turn 5
/// ([WAP-249](crate::clauses::WAP_249)).
const RAZED_FOR: u32 = 1;

/// Carries out all orders.
pub(crate) fn all(draft: &mut Draft<'_>) -> Result<(), Stop> {
    stay(draft)?;
    let mut came: BTreeMap<BannerId, Link> = BTreeMap::new();
    let mut stopped: BTreeSet<BannerId> = BTreeSet::new();
    for step in 0..2 {
        march(draft, step, &mut came, &mut stopped)?;
    }
    meet(draft, &came)?;
    assault(draft)
}

/// Who stays digs in, burns or recovers, before anybody moves ([MAP-12](crate::clauses::MAP_12)).
fn stay(draft: &mut Draft<'_>) -> Result<(), Stop> {
    for (id, order) in draft.state().revealed.clone() {
        let Some(banner) = draft.state().banners.get(&id).cloned() else { continue };
        match order {
            Order::Fortify => {
                let by = Some(banner.owner);
                draft.record(SpaceFortified { space: banner.at, by }.into())?;
            }
            Order::Raze => {
                let until = draft.state().turn + RAZED_FOR;
                draft.record(SpaceRazed { space: banner.at, banner: id, until }.into())?;
            }
            Order::Recover => {
                let hurt = draft.state().with_banner(&id);
                let hurt = hurt.filter(|(_, piece)| piece.stands() && piece.wounds < piece.of);
                let wounds: BTreeMap<PieceId, u32> =
                    hurt.map(|(piece_id, piece)| (piece_id.clone(), piece.wounds + 1)).collect();
                if !wounds.is_empty() {
                    draft.record(PiecesHealed { wounds, clause: WAP_249.into() }.into())?;
                }
            }
            Order::Hold | Order::March(_) | Order::Assault(_) | Order::Relieve { .. } => {}
        }
    }
    Ok(())
}

/// Whose step, from where and to where.
type Step = (Seat, SpaceId, SpaceId);

/// Does one go from where an enemy comes to, to where it comes from?
fn meet_on_the_way((seat, from, to): &Step, (other, back, forth): &Step) -> bool {
    other != seat && back == to && forth == from
}

/// One step of every march. Those who would pass each other on a link meet on it
/// ([WAP-247](crate::clauses::WAP_247)); who meets somebody goes no further.
fn march(
    draft: &mut Draft<'_>,
    step: usize,
    came: &mut BTreeMap<BannerId, Link>,
    stopped: &mut BTreeSet<BannerId>,
) -> Result<(), Stop> {
    let mut steps: BTreeMap<BannerId, Step> = BTreeMap::new();
    for (id, order) in &draft.state().revealed {
        let Some(path) = order.way() else { continue };
        let Some(banner) = draft.state().banners.get(id) else { continue };
        if let Some(to) = path.get(step).filter(|_| !stopped.contains(id)) {
            steps.insert(id.clone(), (banner.owner.clone(), banner.at.clone(), to.clone()));
        }
    }
    // Links on which people go both ways, each named once.
    let mut crossed: BTreeSet<(SpaceId, SpaceId)> = BTreeSet::new();
    for step in steps.values() {
        let (_, from, to) = step;
        if steps.values().any(|other| meet_on_the_way(step, other)) {
            crossed.insert((from.min(to).clone(), from.max(to).clone()));
        }
    }
    for (one, other) in crossed {
        let on_it = |(_, from, to): &&Step| {
            (*from == one && *to == other) || (*from == other && *to == one)
        };
        let seats: BTreeSet<Seat> =
            steps.values().filter(on_it).map(|(seat, ..)| seat.clone()).collect();
        // The highest attacks; against it the highest of those who come the other way; anybody else
        // stays where they are.
        let ranked = ranking(draft, seats.iter().cloned().collect())?;
        let way = |seat: &Seat| {
            let of = steps.values().filter(on_it).find(|(of, ..)| of == seat);
            of.map(|(_, from, to)| (from.clone(), to.clone()))
        };
        let first = ranked.first().and_then(|seat| Some((seat.clone(), way(seat)?)));
        let Some((attacker, (from, to))) = first else { continue };
        let defender = ranked.iter().find(|seat| way(seat) == Some((to.clone(), from.clone())));
        let Some(defender) = defender.cloned() else { continue };
        let banners = |seat: &Seat| -> Vec<BannerId> {
            let of = steps.iter().filter(|(_, step)| on_it(step) && step.0 == *seat);
            of.map(|(id, _)| id.clone()).collect()
        };
        let over = draft.state().map.link(&from, &to).unwrap_or(Link::Land);
        let about = fights::fight(
            draft.state(),
            Meeting {
                ground: Ground::Link(from, to),
                over,
                attacker: (Some(attacker.clone()), banners(&attacker)),
                defender: (Some(defender.clone()), banners(&defender)),
                next: Vec::new(),
            },
        );
        let all: Vec<BannerId> =
            steps.iter().filter(|(_, step)| on_it(step)).map(|(id, _)| id.clone()).collect();
        for id in all {
            steps.remove(&id);
            stopped.insert(id);
        }
        begin(draft, about)?;
    }
    let mut entered: BTreeSet<SpaceId> = BTreeSet::new();
    for (id, (_, from, to)) in steps {
        came.insert(id.clone(), draft.state().map.link(&from, &to).unwrap_or(Link::Land));
        entered.insert(to.clone());
        go(draft, &id, &to)?;
    }
    for space in entered {
        let owners = draft.state().owners_at(&space);
        if owners.len() > 1 {
            let there = draft.state().banners_at(&space).map(|(id, _)| id.clone());
            stopped.extend(there.collect::<Vec<_>>());
        } else if let Some(by) = owners.into_iter().next() {
            take(draft, &space, &by)?;
        }
    }
    Ok(())
}

/// A banner enters a space, and leaves its walls behind.
pub(crate) fn go(draft: &mut Draft<'_>, id: &BannerId, to: &SpaceId) -> Result<(), Stop> {
    let Some(banner) = draft.state().banners.get(id).cloned() else { return Ok(()) };
    let from = banner.at;
    draft.record(BannerMoved { banner: id.clone(), from: from.clone(), to: to.clone() }.into())?;
    leave_walls(draft, &from, &banner.owner)
}

/// Walls that nobody of their builders stands behind any more are gone.
pub(crate) fn leave_walls(
    draft: &mut Draft<'_>,
    space: &SpaceId,
    owner: &Seat,
) -> Result<(), Stop> {
    let state = draft.state();
    let built = state.spaces.get(space).and_then(|space| space.fortified_by.as_ref());
    let left = built == Some(owner) && !state.banners_at(space).any(|(_, one)| one.owner == *owner);
    if left {
        draft.record(SpaceFortified { space: space.clone(), by: None }.into())?;
    }
    Ok(())
}

/// A space changes hands, if it is not theirs already.
pub(crate) fn take(draft: &mut Draft<'_>, space: &SpaceId, by: &Seat) -> Result<(), Stop> {
    let from = draft.state().owner(space).cloned();
    if from.as_ref() == Some(by) {
        return Ok(());
    }
    // Who leads in the city serves whoever holds it (MAP-13).
    let leads = draft.state().garrison(space).filter(|(_, piece)| piece.figure.is_some());
    let with: Vec<PieceId> = leads.map(|(id, _)| id.clone()).collect();
    draft.record(SpaceTaken { space: space.clone(), by: by.clone(), from, with }.into())
}

/// Enemies in one region fight. Who stood there, or else who owns it, defends; otherwise who rolls lowest.
/// Of several attackers the highest comes first ([MAP-2](crate::clauses::MAP_2)).
fn meet(draft: &mut Draft<'_>, came: &BTreeMap<BannerId, Link>) -> Result<(), Stop> {
    let spaces: Vec<SpaceId> = draft.state().map.spaces().cloned().collect();
    for space in spaces {
        let state = draft.state();
        if state.owners_at(&space).len() < 2 {
            continue;
        }
        let (bound, followers) = (relief::bound(state, &space), relief::followers(state, &space));
        let meets = |(id, banner): &(&BannerId, &Banner)| {
            !banner.beaten && !state.on_link(id) && !bound.contains(*id)
        };
        let there = state.banners_at(&space).filter(meets);
        let owners: BTreeSet<Seat> = there
            .map(|(_, banner)| banner.owner.clone())
            .filter(|seat| !followers.contains_key(seat))
            .collect();
        if owners.len() < 2 {
            continue;
        }
        let stood = state
            .banners_at(&space)
            .filter(meets)
            .find(|(id, banner)| !came.contains_key(*id) && owners.contains(&banner.owner));
        let stood = stood.map(|(_, banner)| banner.owner.clone());
        let holder = stood.or_else(|| state.owner(&space).cloned());
        let holder = holder.filter(|seat| owners.contains(seat));
        let others: Vec<Seat> =
            owners.into_iter().filter(|seat| Some(seat) != holder.as_ref()).collect();
        let mut attackers = ranking(draft, others)?;
        let defender = match holder {
            Some(holder) => holder,
            None => match attackers.pop() {
                Some(lowest) => lowest,
                None => continue,
            },
        };
        let Some(attacker) = attackers.first().cloned() else { continue };
        let next = attackers.split_off(1);
        let ground = Ground::Space(space);
        let banners = |seat: &Seat| party_at(draft.state(), &ground, seat);
        let (with, against) = (banners(&attacker), banners(&defender));
        // A river runs before the defender when all who attack have come over a bridge (WAP-248).
        let by = |link| with.iter().all(|id| came.get(id) == Some(&link));
        let over = [Link::Bridge, Link::Tunnel].into_iter().find(|link| by(*link));
        let about = fights::fight(
            draft.state(),
            Meeting {
                over: over.unwrap_or(Link::Land),
                attacker: (Some(attacker.clone()), with),
                defender: (Some(defender), against),
                next,
                ground,
            },
        );
        begin(draft, about)?;
    }
    Ok(())
}

/// Who has won on a link and cannot go on turns back, and attacks whoever has come there meanwhile
/// ([MAP-4](crate::clauses::MAP_4)).
pub(crate) fn meet_again(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let mut came = BTreeMap::new();
    for fight in draft.state().fights.values() {
        if matches!(fight.ground, Ground::Link(..)) {
            let both = fight.attacker.banners.iter().chain(&fight.defender.banners);
            came.extend(both.map(|id| (id.clone(), Link::Land)));
        }
    }
    meet(draft, &came)
}

/// Assaults on castles. One in which nobody is opens its gates ([MAP-5](crate::clauses::MAP_5)).
fn assault(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let castles: Vec<SpaceId> =
        draft.state().map.castles.iter().map(|castle| castle.id.clone()).collect();
    for castle in castles {
        let ground = Ground::Space(castle.clone());
        if let Some(siege) = draft.state().sieges.get(&castle) {
            let by = siege.by.clone();
            turn_away(draft, &castle, &by)?;
            go_on_with_siege(draft, &castle)?;
            continue;
        }
        let state = draft.state();
        let attacked = state.revealed.iter().filter(|(id, order)| {
            **order == Order::Assault(castle.clone()) && state.fights_now(id)
        });
        let attacked: Vec<BannerId> = attacked.map(|(id, _)| id.clone()).collect();
        for banner in attacked {
            draft.record(AssaultDropped { banner, castle: castle.clone() }.into())?;
        }
        let state = draft.state();
        let before = |(id, order): (&BannerId, &Order)| {
            let wants = *order == Order::Assault(castle.clone());
            let banner = state.banners.get(id).filter(|_| wants && !state.fights_now(id))?;
            Some(banner.owner.clone())
        };
        let seats: BTreeSet<Seat> = state.revealed.iter().filter_map(before).collect();
        let ranked = ranking(draft, seats.into_iter().collect())?;
        fights::storm(draft, &castle, &ground, ranked)?;
    }
    Ok(())
}

/// Who wants a town that another seat besieges must beat those in the open first (CAR-42).
fn turn_away(draft: &mut Draft<'_>, castle: &SpaceId, by: &Seat) -> Result<(), Stop> {
    let state = draft.state();
    let others = state.revealed.iter().filter(|(id, order)| {
        **order == Order::Assault(castle.clone())
            && state.banners.get(*id).is_some_and(|banner| banner.owner != *by)
    });
    let others: Vec<BannerId> = others.map(|(id, _)| id.clone()).collect();
    for banner in others {
        draft.record(AssaultDropped { banner, castle: castle.clone() }.into())?;
    }
    Ok(())
}

/// What the besiegers of a town do in this turn, by their orders (CAR-43): whoever assaults goes on with the
/// days, whoever holds keeps the town shut in; who does neither lifts the siege. Who fights in the open waits.
pub(crate) fn go_on_with_siege(draft: &mut Draft<'_>, castle: &SpaceId) -> Result<(), Stop> {
    let state = draft.state();
    let Some(siege) = state.sieges.get(castle).cloned() else { return Ok(()) };
    if siege.turn == state.turn {
        return Ok(());
    }
    let ground = Ground::Space(castle.clone());
    let camp = sieges::camp(state, castle);
    if camp.is_empty() {
        return draft.record(SiegeLifted { castle: castle.clone() }.into());
    }
    if camp.iter().any(|id| state.fights_now(id)) {
        return Ok(());
    }
    let assaults = |id: &BannerId| state.revealed.get(id) == Some(&Order::Assault(castle.clone()));
    // Who is relieved, or shut in, has days, whatever was ordered (CAR-46).
    let pressed = siege.held.refuge || !relief::banners(state, castle).is_empty();
    if !pressed && camp.iter().any(assaults) {
        return fights::storm(draft, castle, &ground, vec![siege.by]);
    }
    let holder = state.owner(castle).cloned();
    let inside = holder.as_ref().map(|seat| party_at(state, &ground, seat));
    let meeting = Meeting {
        ground,
        over: Link::Gate,
        attacker: (Some(siege.by), camp),
        defender: (holder, inside.unwrap_or_default()),
        next: Vec::new(),
    };
    let about = Fight { blockade: !pressed, ..fights::fight(state, meeting) };
    begin(draft, about)
}

/// Seats from the highest die to the lowest; equal dice are rolled again. One alone rolls nothing.
fn ranking(draft: &mut Draft<'_>, seats: Vec<Seat>) -> Result<Vec<Seat>, Stop> {
    if seats.len() < 2 {
        return Ok(seats);
    }
    let clause = if seats.len() == 2 { WAP_247 } else { MAP_2 };
    let mut by_face: BTreeMap<u32, Vec<Seat>> = BTreeMap::new();
    for seat in seats {
        let face = draft.roll_d6(clause, "who-attacks")?;
        by_face.entry(face).or_default().push(seat);
    }
    let mut ranked = Vec::new();
    for (_, tied) in by_face.into_iter().rev() {
        ranked.extend(ranking(draft, tied)?);
    }
    Ok(ranked)
}

/// Records that a fight begins; walls that were dug are used in it.
pub(crate) fn begin(draft: &mut Draft<'_>, about: crate::state::Fight) -> Result<(), Stop> {
    let fight = draft.state().fights_begun + 1;
    let (space, walls) = (about.ground.space().clone(), about.walls);
    draft.record(FightBegun { fight, about }.into())?;
    if walls > 0 {
        draft.record(SpaceFortified { space, by: None }.into())?;
    }
    Ok(())
}

pub(crate) fn banner_moved(state: &mut State, event: &BannerMoved) -> Result<(), Contradiction> {
    state.place_banner(&event.banner, &event.to)
}

pub(crate) fn space_taken(state: &mut State, event: &SpaceTaken) -> Result<(), Contradiction> {
    let space = state.known_space(&event.space)?;
    (space.owner, space.won) = (Some(event.by.clone()), None);
    for id in &event.with {
        state.known(id)?.owner = Some(event.by.clone());
    }
    // Of whom nobody stands any more in a castle, they lose it without a fight, and retreat from it.
    if state.map.castle(&event.space).is_some() {
        let there = state.banners.values_mut().filter(|banner| banner.at == event.space);
        there.filter(|banner| banner.owner != event.by).for_each(|banner| banner.beaten = true);
    }
    Ok(())
}

pub(crate) fn space_fortified(
    state: &mut State,
    event: &SpaceFortified,
) -> Result<(), Contradiction> {
    state.known_space(&event.space)?.fortified_by = event.by.clone();
    Ok(())
}

/// It only tells: what was ordered stays ordered, and is not carried out.
#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) const fn assault_dropped(
    _: &mut State,
    _: &AssaultDropped,
) -> Result<(), Contradiction> {
    Ok(())
}

pub(crate) fn space_razed(state: &mut State, event: &SpaceRazed) -> Result<(), Contradiction> {
    state.known_space(&event.space)?.razed_until = Some(event.until);
    Ok(())
}

pub(crate) fn pieces_healed(state: &mut State, event: &PiecesHealed) -> Result<(), Contradiction> {
    for (id, wounds) in &event.wounds {
        state.known(id)?.wounds = *wounds;
    }
    Ok(())
}
