//! What the map waits for. Everything that says who owes an order asks here.

use crate::realm::Prologue;
use crate::state::{Fight, Phase, State};
use crate::{relief, renegades};
use decider::Seat;
use rulebook::{Awaited, Pending};

/// What the map waits for. An open fight is nobody's order: it waits until somebody opens it.
pub(crate) fn pending(state: &State) -> Vec<Pending> {
    let one = |what, roles| vec![Pending::of(what, roles)];
    if let Some(next) = state.prologue.as_ref().and_then(Prologue::next_to_choose) {
        return one(Awaited::Home, vec![next.clone()]);
    }
    if state.outcome.is_some() || state.turn == 0 {
        return Vec::new();
    }
    if let Some(waiting) = renegades::waiting(state) {
        return one(Awaited::Renegade, vec![waiting.by().clone()]);
    }
    let musters =
        |seat: &&Seat| !state.done.contains(*seat) && state.castles_of(seat).next().is_some();
    match state.phase {
        Phase::Orders => one(Awaited::Orders, state.owing_orders().cloned().collect()),
        Phase::Muster => {
            one(Awaited::Muster, state.players.keys().filter(musters).cloned().collect())
        }
        Phase::Retreats => {
            let beaten = state.banners.values().filter(|banner| banner.beaten);
            one(Awaited::Retreat, each_once(beaten.map(|banner| &banner.owner)))
        }
        Phase::Movement if relief::asked(state).next().is_some() => {
            one(Awaited::Relief, each_once(relief::asked(state).map(|(.., holder)| holder)))
        }
        Phase::Movement | Phase::Aftermath => vec![Pending::proceed()],
        Phase::Battles => {
            let open = state.fights.iter().filter(|(_, fight)| fight.is_open());
            let opened = |(number, fight): (&u32, &Fight)| {
                let parties = [&fight.attacker.seat, &fight.defender.seat];
                let roles = parties.into_iter().flatten().cloned().collect();
                Pending { fight: Some(*number), ..Pending::of(Awaited::OpenFight, roles) }
            };
            open.map(opened).collect()
        }
        Phase::Prologue | Phase::Income | Phase::End => Vec::new(),
    }
}

fn each_once<'s>(seats: impl Iterator<Item = &'s Seat>) -> Vec<Seat> {
    let mut seats: Vec<Seat> = seats.cloned().collect();
    seats.sort();
    seats.dedup();
    seats
}

/// Does the map wait for an order of this seat?
pub(crate) fn owes(state: &State, seat: &Seat) -> bool {
    pending(state).iter().any(|owed| owed.what.is_awaited() && owed.roles.contains(seat))
}
