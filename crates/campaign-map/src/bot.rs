//! A player that is not stupid: it keeps its castles, takes what lies open, attacks who is weaker, and rests
//! when it is hurt. It knows what its seat knows, and what it does follows from the state and the numbers
//! it draws.

use crate::command::{Admit, Command, Write};
use crate::map::SpaceId;
use crate::options::{BannerOptions, LegalOrder, options};
use crate::pending::owes;
use crate::pieces::{BannerId, MapPlace, Order};
use crate::relief;
use crate::state::{Phase, State};
use decider::{By, Seat};
use messages::Language;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Draws a number below another, which is at least 1.
pub type Draw<'d> = &'d mut dyn FnMut(u32) -> u32;

/// Units that a bot likes to leave in a castle.
const KEEPERS: usize = 2;

/// What a bot orders for a seat; nothing while it is not for the seat to go on.
pub fn choose(state: &State, seat: &Seat, draw: Draw<'_>) -> Option<Command> {
    if state.outcome.is_some() {
        return None;
    }
    match state.phase {
        // Help is welcome.
        Phase::Movement if relief::asked(state).next().is_some() => {
            let asked = relief::asked(state).find(|(.., holder)| *holder == seat);
            return asked.map(|(banner, ..)| Command::Admit(Admit { banner: banner.clone() }));
        }
        Phase::Movement | Phase::Aftermath => return Some(Command::Proceed),
        Phase::Income | Phase::Battles | Phase::End => return None,
        Phase::Muster | Phase::Orders | Phase::Retreats if !owes(state, seat) => return None,
        Phase::Muster | Phase::Orders | Phase::Retreats => {}
    }
    let legal = options(state, &By::Seat(seat.clone()), Language::English);
    match state.phase {
        Phase::Orders => {
            let mut orders = BTreeMap::new();
            let mut aims = BTreeSet::new();
            for banner in &legal.banners {
                let order = ordered(state, seat, banner, &mut aims, draw);
                orders.insert(banner.banner.clone(), order);
            }
            Some(Command::Write(possible_together(state, seat, orders)))
        }
        Phase::Retreats => {
            let mut ways: Vec<&LegalOrder> = legal.orders.iter().collect();
            ways.retain(|order| matches!(order.command, Command::Retreat(_)));
            any_of(&ways, draw).map(|order| order.command.clone())
        }
        _ => Some(mustered(state, seat, &legal.orders, draw)),
    }
}

/// Each order is legal by itself; where they are not together, such as two marches through one tunnel, the
/// last banners hold.
fn possible_together(state: &State, seat: &Seat, orders: BTreeMap<BannerId, Order>) -> Write {
    let mut write = Write { orders };
    let marching = write.orders.iter().filter(|(_, order)| order.way().is_some());
    let marching: Vec<BannerId> = marching.map(|(banner, _)| banner.clone()).collect();
    for banner in marching.into_iter().rev() {
        let by = By::Seat(seat.clone());
        if decider::forecast::<crate::CampaignMap>(state, &by, &Command::Write(write.clone()))
            .is_ok()
        {
            break;
        }
        write.orders.insert(banner, Order::Hold);
    }
    write
}

/// What is mustered: a banner when one more is allowed, keepers for castles, then units for the banners.
fn mustered(state: &State, seat: &Seat, legal: &[LegalOrder], draw: Draw<'_>) -> Command {
    let crowns = state.players.get(seat).map_or(0, |player| player.crowns);
    let of = |wanted: &dyn Fn(&Command) -> bool| -> Vec<&LegalOrder> {
        legal.iter().filter(|order| wanted(&order.command)).collect()
    };
    let is_unit = |troop: &crate::roster::TroopId| {
        state.roster.get(troop).is_some_and(|row| !row.is_individual())
    };
    let keepers = |castle: &SpaceId| state.garrison(castle).count();
    let ransoms = of(&|command| matches!(command, Command::Ransom(_) | Command::Repair(_)));
    let raises = of(&|command| matches!(command, Command::Raise(_)) && crowns >= 4);
    let keeps = of(&|command| match command {
        Command::Muster(muster) => {
            muster.banner.is_none() && is_unit(&muster.troop) && keepers(&muster.castle) < KEEPERS
        }
        _ => false,
    });
    let joins = of(&|command| match command {
        Command::Muster(muster) => muster.banner.is_some() && is_unit(&muster.troop),
        _ => false,
    });
    let chosen = [ransoms, raises, keeps, joins]
        .iter()
        .find_map(|orders| any_of(orders, draw))
        .map(|order| order.command.clone());
    chosen.unwrap_or(Command::Done)
}

/// The best order for one banner. What another banner goes for already is worth less.
fn ordered(
    state: &State,
    seat: &Seat,
    of: &BannerOptions,
    aims: &mut BTreeSet<SpaceId>,
    draw: Draw<'_>,
) -> Order {
    let Some(banner) = state.banners.get(&of.banner) else { return Order::Hold };
    let (own, whole) = strength(state, &of.banner);
    let far = distances(state, seat);
    let now = far.get(&banner.at).copied().unwrap_or(99);
    let mut best: (u32, &Order) = (0, &Order::Hold);
    for order in &of.orders {
        let worth = match order {
            Order::Hold => 10,
            Order::Fortify if is_threatened(state, seat, &banner.at, own) => 32,
            Order::Fortify => 2,
            Order::Raze => 1,
            Order::Recover => {
                let hurt = (whole - own.min(whole)) * 100 / whole.max(1);
                if hurt > 30 { 60 } else { hurt / 4 }
            }
            Order::Assault(castle) => {
                let against = defence(state, seat, castle);
                if aims.contains(castle) {
                    8
                } else if own * 2 > against * 3 {
                    90
                } else if own > against {
                    70
                } else {
                    4
                }
            }
            // Whoever besieges others is beaten more easily together with them.
            Order::Relieve { way, .. } => {
                let against = way.last().map_or(0, |to| defence(state, seat, to));
                if against > 0 && own * 3 > against * 2 { 72 } else { 1 }
            }
            Order::March(path) => {
                let Some(to) = path.last() else { continue };
                let against = defence(state, seat, to);
                let keeps = state.castles_of(seat).any(|castle| *castle == banner.at)
                    && state.garrison(&banner.at).next().is_none();
                let gain = match state.owner(to) {
                    Some(owner) if owner == seat => 0,
                    Some(_) => 50,
                    None => 40,
                };
                let nearer = now.saturating_sub(far.get(to).copied().unwrap_or(99)) * 15;
                let worth = if against == 0 {
                    gain + nearer
                } else if own > against {
                    55
                } else {
                    2
                };
                let worth = if aims.contains(to) { worth / 3 } else { worth };
                if keeps { worth / 2 } else { worth }
            }
        };
        let worth = worth * 4 + draw(12);
        if worth > best.0 {
            best = (worth, order);
        }
    }
    match best.1 {
        Order::March(path) | Order::Relieve { way: path, .. } => aims.extend(path.last().cloned()),
        Order::Assault(castle) => {
            aims.insert(castle.clone());
        }
        Order::Hold | Order::Fortify | Order::Raze | Order::Recover => {}
    }
    best.1.clone()
}

/// What a banner endures now, and when whole.
fn strength(state: &State, banner: &BannerId) -> (u32, u32) {
    let with = state.with_banner(banner).filter(|(_, piece)| !piece.individual);
    with.fold((0, 0), |(now, whole), (_, piece)| (now + piece.wounds, whole + piece.of))
}

/// Does somebody stronger stand beside a space?
fn is_threatened(state: &State, seat: &Seat, space: &SpaceId, own: u32) -> bool {
    state.map.links(space).iter().any(|(beside, _)| {
        let foes = state.banners_at(beside).filter(|(_, banner)| banner.owner != *seat);
        foes.map(|(id, _)| strength(state, id).0).sum::<u32>() > own
    })
}

/// What enemies in a space endure.
fn defence(state: &State, seat: &Seat, space: &SpaceId) -> u32 {
    let foes = state.banners_at(space).filter(|(_, banner)| banner.owner != *seat);
    let marching: u32 = foes.map(|(id, _)| strength(state, id).0).sum();
    let keeps = MapPlace::Garrison(space.clone());
    let kept = state.pieces_in(&keeps).filter(|(_, piece)| piece.owner.as_ref() != Some(seat));
    marching + kept.map(|(_, piece)| piece.wounds).sum::<u32>()
}

/// How many links each space is from one that is not the seat's.
fn distances(state: &State, seat: &Seat) -> BTreeMap<SpaceId, u32> {
    let not_own = state.map.spaces().filter(|space| state.owner(space) != Some(seat));
    let mut far: BTreeMap<SpaceId, u32> = not_own.map(|space| (space.clone(), 0)).collect();
    let mut edge: VecDeque<SpaceId> = far.keys().cloned().collect();
    while let Some(space) = edge.pop_front() {
        let next = far.get(&space).copied().unwrap_or(0) + 1;
        for (other, _) in state.map.links(&space) {
            if !far.contains_key(other) {
                far.insert(other.clone(), next);
                edge.push_back(other.clone());
            }
        }
    }
    far
}

fn any_of<T: Clone>(things: &[T], draw: Draw<'_>) -> Option<T> {
    let count = rulebook::count(things.len());
    if count == 0 { None } else { things.get(draw(count) as usize).cloned() }
}
