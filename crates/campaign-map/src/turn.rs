//! The phases of a turn, and who lets them go on ([WAP-242](crate::clauses::WAP_242)): income and end come
//! by themselves, and so does every phase in which nothing is to be done; movement and aftermath when
//! somebody says so, because dice may fall; muster, orders and retreats when everybody is done.

use crate::acting::sender;
use crate::clauses::WAP_242;
use crate::event::{OrdersRevealed, PhaseBegun};
use crate::pieces::BannerId;
use crate::pieces::Order;
use crate::refusal::{fights, said};
use crate::state::{Phase, State};
use crate::{
    Draft, Reason, Refusal, Stop, aftermath, estates, income, movement, muster, prologue, relief,
    renegades, retreats, sieges, verdict,
};
use decider::{By, Contradiction};
use messages::Part;
use std::collections::BTreeMap;

/// Lets a phase go on: any player when nobody has anything left to decide, the organiser always but in
/// the battles.
pub(crate) fn proceed(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let organiser = *draft.by() == By::Organiser;
    if !organiser && draft.state().phase != Phase::Prologue {
        sender(draft)?;
    }
    let state = draft.state();
    match state.phase {
        Phase::Prologue => {
            prologue::proceed(draft)?;
            go_on(draft)
        }
        Phase::End if state.estates_sit() => Err(estates::still_sit(state).into()),
        Phase::Muster if organiser && renegades::waits(state) => {
            renegades::by_default(draft)?;
            go_on(draft)
        }
        Phase::Income | Phase::Battles | Phase::End => {
            let open = state.fights.iter().filter(|(_, fight)| fight.is_open());
            let facts = said!("fights-first", fights = fights(open.map(|(number, _)| number)));
            Refusal::new(Reason::NotAllDone, WAP_242, facts).into()
        }
        Phase::Muster if organiser => begin(draft, Phase::Orders),
        Phase::Orders if organiser => reveal(draft),
        Phase::Retreats if organiser => {
            retreats::all(draft)?;
            go_on(draft)
        }
        Phase::Muster | Phase::Orders | Phase::Retreats => {
            let facts = said!("not-all-done", phase = Part::name(state.phase.name()));
            Refusal::new(Reason::NotAllDone, WAP_242, facts)
                .allowing(said!("not-all-done-allowed"))
                .into()
        }
        Phase::Movement => {
            let asked: Vec<&BannerId> = relief::asked(state).map(|(id, ..)| id).collect();
            if !organiser && !asked.is_empty() {
                let facts = said!("relief-asks", banners = Part::to_type(asked));
                return Refusal::new(Reason::NotAllDone, WAP_242, facts)
                    .allowing(said!("relief-asks-allowed"))
                    .into();
            }
            movement::all(draft)?;
            begin(draft, Phase::Battles)
        }
        Phase::Aftermath => {
            aftermath::all(draft)?;
            begin(draft, Phase::End)
        }
    }
}

/// Begins a phase, and those after it that need nobody.
fn begin(draft: &mut Draft<'_>, phase: Phase) -> Result<(), Stop> {
    let turn = draft.state().turn;
    draft.record(PhaseBegun { turn, phase }.into())?;
    go_on(draft)
}

/// Lets the phase end in which nobody has anything left to do; asked when one begins and after every
/// order.
pub(crate) fn go_on(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    match state.phase {
        Phase::Muster if renegades::waits(state) => {
            renegades::without_choice(draft)?;
            if renegades::waits(draft.state()) { Ok(()) } else { go_on(draft) }
        }
        Phase::Muster if nobody_musters(state) => begin(draft, Phase::Orders),
        Phase::Orders if state.owing_orders().next().is_none() => reveal(draft),
        Phase::Battles if state.fights.values().all(|fight| !fight.is_open()) => {
            begin(draft, Phase::Retreats)
        }
        Phase::Retreats => {
            retreats::destroy_the_surrounded(draft)?;
            if draft.state().banners.values().any(|banner| banner.beaten) {
                return Ok(());
            }
            begin(draft, Phase::Aftermath)
        }
        Phase::Aftermath if !aftermath::is_due(state) => begin(draft, Phase::End),
        Phase::Prologue => match prologue::go_on(draft)? {
            true => begin_turn(draft, 1),
            false => Ok(()),
        },
        Phase::End if state.estates_have_sat() => next_turn(draft),
        Phase::End if !state.estates_sit() => end(draft),
        Phase::End
        | Phase::Income
        | Phase::Muster
        | Phase::Orders
        | Phase::Movement
        | Phase::Battles
        | Phase::Aftermath => Ok(()),
    }
}

fn nobody_musters(state: &State) -> bool {
    state.players.keys().all(|seat| state.done.contains(seat) || !state.musters(seat))
}

/// Reveals all orders in one event ([WAP-245](crate::clauses::WAP_245)); whoever has written none holds.
fn reveal(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let mut orders = BTreeMap::new();
    let state = draft.state();
    for (id, banner) in &state.banners {
        let written = state.written.get(&banner.owner).and_then(|orders| orders.get(id));
        orders.insert(id.clone(), written.cloned().unwrap_or(Order::Hold));
    }
    draft.record(OrdersRevealed { orders }.into())?;
    begin(draft, Phase::Movement)
}

/// Begins a turn with its income.
pub(crate) fn begin_turn(draft: &mut Draft<'_>, turn: u32) -> Result<(), Stop> {
    draft.record(PhaseBegun { turn, phase: Phase::Income }.into())?;
    income::pay(draft)?;
    begin(draft, Phase::Muster)
}

fn end(draft: &mut Draft<'_>) -> Result<(), Stop> {
    muster::finish_repairs(draft)?;
    sieges::fill_stores(draft)?;
    aftermath::disband_the_empty(draft)?;
    if verdict::check(draft)? || estates::meet(draft)? {
        return Ok(());
    }
    next_turn(draft)
}

/// Begins the turn behind this one.
fn next_turn(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let next = draft.state().turn + 1;
    begin_turn(draft, next)
}

pub(crate) fn phase_begun(state: &mut State, event: &PhaseBegun) -> Result<(), Contradiction> {
    state.turn = event.turn;
    state.phase = event.phase;
    state.done.clear();
    if event.phase == Phase::Income {
        state.mustered.clear();
        state.revealed.clear();
        state.admitted.clear();
        state.fights.clear();
    }
    Ok(())
}
