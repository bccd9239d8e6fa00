//! Orders: written in secret, one for each banner, and revealed together
//! ([WAP-245](crate::clauses::WAP_245)). What is refused here is refused because of what everybody sees.
//! Any number of banners of one side may go to one space ([MAP-1](crate::clauses::MAP_1)).

use crate::acting::{check_phase, sender};
use crate::clauses::{MAP_5, WAP_245, WAP_246, WAP_248, WAP_249, WAP_250};
use crate::command::Write;
use crate::event::{OrdersRevealed, OrdersWritten};
use crate::map::{Link, SpaceId};
use crate::pieces::Order;
use crate::pieces::{Banner, BannerId};
use crate::refusal::{allowing, instead, player, said};
use crate::roster::Row;
use crate::state::{Phase, State};
use crate::{Draft, Reason, Refusal, Stop, relief, sieges, truces};
use decider::{Clause, Contradiction, Seat};
use messages::{Part, Saying};
use std::collections::BTreeSet;

/// Writes one's orders, or writes them anew. When everybody has, they are revealed.
pub(crate) fn write(order: &Write, draft: &mut Draft<'_>) -> Result<(), Stop> {
    check_phase(draft.state(), Phase::Orders)?;
    let seat = sender(draft)?;
    let state = draft.state();
    if state.banners_of(&seat).next().is_none() {
        let facts = said!("no-banner-at-all", seat = player(&seat));
        return Refusal::new(Reason::NotYourBanner, WAP_245, facts).into();
    }
    let mut tunnels: BTreeSet<(&SpaceId, &SpaceId)> = BTreeSet::new();
    for (id, wanted) in &order.orders {
        let own = state.banners.get(id).filter(|banner| banner.owner == seat);
        let Some(banner) = own else {
            let own = state.banners_of(&seat).map(|(id, _)| id);
            let facts = said!("no-such-banner", seat = player(&seat), banner = id.word());
            let refusal = Refusal::new(Reason::NotYourBanner, WAP_245, facts);
            return allowing(refusal, instead(id.word(), own)).into();
        };
        check(state, &seat, id, banner, wanted)?;
        if let Some(path) = wanted.way() {
            for (from, to) in std::iter::once(&banner.at).chain(path).zip(path) {
                let tunnel = state.map.link(from, to) == Some(Link::Tunnel);
                if tunnel && !tunnels.insert((from.min(to), from.max(to))) {
                    let facts = said!("tunnel-taken");
                    return Refusal::new(Reason::TunnelTooLow, WAP_248, facts).into();
                }
            }
        }
    }
    let mut orders = order.orders.clone();
    for (id, _) in state.banners_of(&seat) {
        orders.entry(id.clone()).or_insert(Order::Hold);
    }
    draft.record(OrdersWritten { seat, orders }.into())
}

/// May a banner be ordered so?
pub(crate) fn check(
    state: &State,
    seat: &Seat,
    id: &BannerId,
    banner: &Banner,
    order: &Order,
) -> Result<(), Refusal> {
    if let Some(castle) = relief::shut_in(state, id)
        && !matches!(order, Order::Hold)
        && *order != Order::Assault(castle.clone())
    {
        let facts = said!("shut-in", banner = id, castle = castle);
        return Err(Refusal::new(Reason::CastleShut, MAP_5, facts)
            .allowing(said!("shut-in-allowed", castle = castle.word())));
    }
    match order {
        Order::Hold | Order::Fortify | Order::Recover => Ok(()),
        Order::Raze if state.map.region(&banner.at).is_some() => Ok(()),
        Order::Raze => {
            let facts = said!("only-regions-burn", banner = id);
            Err(Refusal::new(Reason::NoSuchSpace, WAP_249, facts))
        }
        Order::March(path) => march(state, seat, id, banner, path),
        Order::Assault(castle) => assault(state, seat, id, banner, castle),
        Order::Relieve { castle, way } => {
            relief::check(state, seat, castle)?;
            march(state, seat, id, banner, way)
        }
    }
}

fn march(
    state: &State,
    seat: &Seat,
    id: &BannerId,
    banner: &Banner,
    path: &[SpaceId],
) -> Result<(), Refusal> {
    if !(1..=2).contains(&path.len()) {
        let facts = said!("march-length", banner = id);
        return Err(Refusal::new(Reason::TooFar, WAP_246, facts));
    }
    let rows = || {
        state.with_banner(id).filter_map(|(piece_id, piece)| {
            Some((piece_id, state.roster.get(&piece.troop)?, piece.stands()))
        })
    };
    for (from, to) in std::iter::once(&banner.at).chain(path).zip(path) {
        let Some(link) = state.map.link(from, to) else {
            let links = state.map.links(from);
            let links = links.iter().map(|(other, _)| *other);
            let linked = said!("linked-to", from = from, links = Part::to_type(links));
            let unknown = no_such_space(state, to, WAP_246);
            let (refusal, spelt) = unknown.unwrap_or_else(|| {
                let facts = said!("no-link", from = from, to = to);
                (Refusal::new(Reason::NoLink, WAP_246, facts), None)
            });
            return Err(allowing(refusal, spelt.into_iter().chain([linked])));
        };
        if state.map.castle(to).is_some() && state.owner(to) != Some(seat) {
            let facts = said!("castle-of-another", castle = to);
            return Err(Refusal::new(Reason::CastleShut, MAP_5, facts)
                .allowing(said!("castle-of-another-allowed", castle = to.word())));
        }
        truces::check(state, seat, to)?;
        sieges::lets_pass(state, from, to)?;
        let too_high = |row: &Row| link == Link::Tunnel && !row.fits_a_tunnel();
        if let Some((piece, ..)) = rows().find(|(_, row, stands)| *stands && too_high(row)) {
            let facts = said!("tunnel-too-low", piece = piece, from = from, to = to);
            return Err(Refusal::new(Reason::TunnelTooLow, WAP_248, facts));
        }
    }
    if let [first, _] = path {
        if let Some((piece, ..)) = rows().find(|(_, row, stands)| *stands && !row.is_fast()) {
            let facts = said!("too-slow", piece = piece);
            return Err(Refusal::new(Reason::TooFar, WAP_246, facts));
        }
        if state.owner(first) != Some(seat) {
            let facts = said!("not-own-land", space = first);
            return Err(Refusal::new(Reason::TooFar, WAP_246, facts));
        }
    }
    Ok(())
}

/// Why a space is none, if there is none of that name, and which are spelt nearly so.
fn no_such_space(
    state: &State,
    space: &SpaceId,
    clause: Clause,
) -> Option<(Refusal, Option<Saying>)> {
    if state.map.spaces().any(|known| known == space) {
        return None;
    }
    let facts = said!("no-such-space", space = space.word());
    let spelt = instead(space.word(), state.map.spaces());
    Some((Refusal::new(Reason::NoSuchSpace, clause, facts), spelt))
}

fn assault(
    state: &State,
    seat: &Seat,
    id: &BannerId,
    banner: &Banner,
    castle: &SpaceId,
) -> Result<(), Refusal> {
    if state.map.castle(castle).is_none() || state.map.link(&banner.at, castle).is_none() {
        let links = state.map.links(&banner.at);
        let beside = links.iter().map(|(other, _)| *other);
        let beside: Vec<&SpaceId> = beside.filter(|it| state.map.castle(it).is_some()).collect();
        let beside = Some(beside).filter(|beside| !beside.is_empty());
        let beside = beside
            .map(|all| said!("castles-beside", at = &banner.at, castles = Part::to_type(all)));
        let unknown = no_such_space(state, castle, WAP_250);
        let (refusal, spelt) = unknown.unwrap_or_else(|| {
            let facts = said!("no-castle-beside", banner = id, castle = castle);
            (Refusal::new(Reason::NoLink, WAP_250, facts), None)
        });
        return Err(allowing(refusal, spelt.into_iter().chain(beside)));
    }
    if state.owner(castle) == Some(seat) {
        let facts = said!("castle-is-yours", castle = castle);
        return Err(Refusal::new(Reason::CastleShut, WAP_250, facts)
            .allowing(said!("castle-is-yours-allowed", castle = castle.word())));
    }
    truces::check(state, seat, castle)
}

pub(crate) fn orders_written(
    state: &mut State,
    event: &OrdersWritten,
) -> Result<(), Contradiction> {
    state.written.insert(event.seat.clone(), event.orders.clone());
    Ok(())
}

pub(crate) fn orders_revealed(
    state: &mut State,
    event: &OrdersRevealed,
) -> Result<(), Contradiction> {
    state.written.clear();
    state.revealed = event.orders.clone();
    Ok(())
}
