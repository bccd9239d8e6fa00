//! The phases of a turn, and who lets them go on ([WAP-242](crate::clauses::WAP_242)): income and end come
//! by themselves, and so does every phase in which nothing is to be done; movement and aftermath when
//! somebody says so, because dice may fall; muster, orders and retreats when everybody is done.

use crate::clauses::{WAP_242, WAP_253};
use crate::command::Order;
use crate::event::{OrdersRevealed, PhaseBegun};
use crate::refusal::said;
use crate::state::{Phase, State};
use crate::{Draft, Reason, Refusal, Stop, aftermath, income, movement, retreats, verdict};
use decider::{By, Contradiction, Seat};
use messages::Part;
use std::collections::BTreeMap;

/// Nothing happens after the end.
pub(crate) fn check_not_over(draft: &Draft<'_>) -> Result<(), Stop> {
    match draft.state().outcome {
        None => Ok(()),
        Some(_) => Refusal::new(Reason::CampaignOver, WAP_253, said!("campaign-over")).into(),
    }
}

/// An order of another phase is refused ([WAP-242](crate::clauses::WAP_242)).
pub(crate) fn check_phase(state: &State, wanted: Phase) -> Result<(), Refusal> {
    if state.phase == wanted {
        return Ok(());
    }
    let (now, wanted) = (Part::name(state.phase.name()), Part::name(wanted.name()));
    let facts = said!("wrong-phase", wanted = wanted, now = now);
    Err(Refusal::new(Reason::WrongPhase, WAP_242, facts))
}

/// Who sends the order, if he plays.
pub(crate) fn sender(draft: &Draft<'_>) -> Result<Seat, Refusal> {
    match draft.by() {
        By::Seat(seat) if draft.state().players.contains_key(seat) => Ok(seat.clone()),
        By::Seat(_) | By::Organiser | By::Rules => {
            let players: Vec<&str> = draft.state().players.keys().map(Seat::name).collect();
            let facts = said!("players-only");
            Err(Refusal::new(Reason::NotYourOrder, WAP_242, facts)
                .allowing(said!("there-are", known = players.join(", "))))
        }
    }
}

/// Lets a phase go on: any player when nobody has anything left to decide, the organiser always but in
/// the battles.
pub(crate) fn proceed(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let organiser = *draft.by() == By::Organiser;
    if !organiser {
        sender(draft)?;
    }
    let state = draft.state();
    match state.phase {
        Phase::Income | Phase::Battles | Phase::End => {
            let open: Vec<String> = state
                .fights
                .iter()
                .filter(|(_, fight)| fight.winner.is_none())
                .map(|(number, _)| number.to_string())
                .collect();
            let facts = said!("fights-first", fights = open.join(", "));
            Refusal::new(Reason::NotAllDone, WAP_242, facts).into()
        }
        Phase::Muster if organiser => begin(draft, Phase::Orders),
        Phase::Orders if organiser => reveal(draft),
        Phase::Retreats if organiser => retreats::all(draft),
        Phase::Muster | Phase::Orders | Phase::Retreats => {
            let facts = said!("not-all-done", phase = Part::name(state.phase.name()));
            Refusal::new(Reason::NotAllDone, WAP_242, facts)
                .allowing(said!("not-all-done-allowed"))
                .into()
        }
        Phase::Movement => movement::all(draft),
        Phase::Aftermath => {
            aftermath::all(draft)?;
            begin(draft, Phase::End)
        }
    }
}

/// Begins a phase, and those after it that need nobody.
pub(crate) fn begin(draft: &mut Draft<'_>, phase: Phase) -> Result<(), Stop> {
    let turn = draft.state().turn;
    draft.record(PhaseBegun { turn, phase }.into())?;
    let state = draft.state();
    match phase {
        Phase::Muster if nobody_musters(state) => begin(draft, Phase::Orders),
        Phase::Orders if state.banners.is_empty() => reveal(draft),
        Phase::Battles if state.fights.values().all(|fight| fight.winner.is_some()) => {
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
        Phase::End => end(draft),
        Phase::Income
        | Phase::Muster
        | Phase::Orders
        | Phase::Movement
        | Phase::Battles
        | Phase::Aftermath => Ok(()),
    }
}

/// Whoever has a castle musters.
pub(crate) fn musters(state: &State, seat: &Seat) -> bool {
    state.castles_of(seat).next().is_some()
}

fn nobody_musters(state: &State) -> bool {
    state.players.keys().all(|seat| state.done.contains(seat) || !musters(state, seat))
}

/// After somebody is done: when all are, the next phase begins.
pub(crate) fn end_muster_when_all_are_done(draft: &mut Draft<'_>) -> Result<(), Stop> {
    if nobody_musters(draft.state()) { begin(draft, Phase::Orders) } else { Ok(()) }
}

/// Reveals all orders in one event ([WAP-245](crate::clauses::WAP_245)); whoever has written none holds.
pub(crate) fn reveal(draft: &mut Draft<'_>) -> Result<(), Stop> {
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
    crate::muster::finish_repairs(draft)?;
    aftermath::disband_the_empty(draft)?;
    if verdict::check(draft)? {
        return Ok(());
    }
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
        state.fights.clear();
    }
    Ok(())
}
