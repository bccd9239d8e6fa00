//! What the organiser sets right in the realm: what is in a purse, which only its owner hears of
//! ([HRZ-020](crate::clauses::HRZ_020)), and where a stone lies.

use crate::checks::named;
use crate::colours::Colour;
use crate::command::{SetRight, Setting};
use crate::event::{DucatsSetRight, PointsSetRight};
use crate::facts::player;
use crate::refusal::said;
use crate::state::{RoundStep, State};
use crate::{Draft, Reason, Refusal, Stop};
use decider::Contradiction;
use messages::Words;
use rulebook::set_right::{Bounds, Refusals, Settable};

/// More ducats, or points, than anybody ever has.
const MOST: u32 = 999;

const REFUSALS: Refusals<Reason> =
    Refusals { not_yours: Reason::NotYourOrder, not_so: Reason::CannotBeSo };

/// Sets one value right.
pub(crate) fn set_right(order: &SetRight, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let reason = REFUSALS.check(draft.by(), &order.reason)?;
    let state = draft.state();
    match order.what {
        Setting::Ducats { colour, ducats } => {
            let bounds = purse(state, colour)?;
            let of = said!("purse-of", who = named(state, colour));
            REFUSALS.check_number(of, bounds, ducats)?;
            let (before, after) = (bounds.now, ducats);
            draft.record(DucatsSetRight { colour, before, after, reason }.into())
        }
        Setting::Points { colour, points } => {
            let bounds = score(state, colour)?;
            let of = said!("stone-of", who = named(state, colour));
            REFUSALS.check_number(of, bounds, points)?;
            let (before, after) = (bounds.now, points);
            draft.record(PointsSetRight { colour, before, after, reason }.into())
        }
    }
}

/// All that could be set right now.
pub(crate) fn settable(state: &State, words: Words<'_>) -> Vec<Settable> {
    if state.step == RoundStep::Over {
        return Vec::new();
    }
    let row = |what: &str, colour: Colour, bounds: Result<Bounds, Refusal>| {
        Some(Settable::number(what, colour, player(colour, state, words), bounds.ok()?))
    };
    let colours = || state.princes.keys().copied();
    let ducats = colours()
        .filter_map(|it| row("ducats", it, purse(state, it)).map(|row| row.known_to(it.seat())));
    let points = colours().filter_map(|it| row("points", it, score(state, it)));
    ducats.chain(points).collect()
}

/// What was offered or bid must be paid: so much stays in the purse.
fn purse(state: &State, colour: Colour) -> Result<Bounds, Refusal> {
    let now = state.princes.get(&colour).ok_or_else(|| nobody(state, colour))?.ducats;
    let promised = state.trial().filter(|trial| trial.choosers.contains(&colour)).map(|trial| {
        let offered = trial.standing(colour).map_or(0, |(_, offer)| offer.ducats);
        let bid = trial.bids.get(&colour).map_or(0, |bid| bid.ducats);
        offered.max(bid)
    });
    Ok(Bounds { now, least: promised.unwrap_or(0), most: MOST.max(now) })
}

fn score(state: &State, colour: Colour) -> Result<Bounds, Refusal> {
    let now = state.princes.get(&colour).ok_or_else(|| nobody(state, colour))?.score;
    Ok(Bounds { now, least: 0, most: MOST.max(now) })
}

fn nobody(state: &State, colour: Colour) -> Refusal {
    let known: Vec<&str> = state.princes.keys().map(|colour| colour.word()).collect();
    REFUSALS
        .not_now(said!("nobody-plays", colour = colour.word()))
        .allowing(said!("colours-are", known = known.join(", ")))
}

pub(crate) fn ducats_set_right(
    state: &mut State,
    event: &DucatsSetRight,
) -> Result<(), Contradiction> {
    state.prince_mut(event.colour)?.ducats = event.after;
    Ok(())
}

pub(crate) fn points_set_right(
    state: &mut State,
    event: &PointsSetRight,
) -> Result<(), Contradiction> {
    state.prince_mut(event.colour)?.score = event.after;
    Ok(())
}
