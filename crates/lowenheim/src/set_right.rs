//! What the organiser sets right in a siege: the Wounds of a figure, and whether it has fallen. Wounds of a stat line that
//! is not public yet are left alone: to name them would betray it.

use crate::command::{SetRight, Setting};
use crate::event::{FallSetRight, FigureIsAt, WoundsSetRight};
use crate::figures::FigureId;
use crate::refusal::said;
use crate::state::{Damage, Figure, State, Whereabouts};
use crate::words::Names as _;
use crate::{Draft, Reason, Refusal, Stop, acting, artefacts};
use board::Hex;
use decider::Contradiction;
use messages::Words;
use rulebook::set_right::{Allowed, Bounds, Refusals, Settable};

const REFUSALS: Refusals<Reason> =
    Refusals { not_yours: Reason::NotYourOrder, not_so: Reason::CannotBeSo };

/// Sets one thing right.
pub(crate) fn set_right(order: &SetRight, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let reason = REFUSALS.check(draft.by(), &order.reason)?;
    acting::current(draft.state())?;
    let state = draft.state();
    if state.pending.is_some() {
        return Err(REFUSALS
            .not_now(said!("decision-waits"))
            .allowing(said!("settle-first"))
            .into());
    }
    let (figure, after) = match order.what {
        Setting::Wounds { figure, wounds } => {
            let bounds = bounds_of(state, figure)?;
            REFUSALS.check_number(said!("set-right-wounds", who = figure), bounds, wounds)?;
            let (before, after) = (bounds.now, wounds);
            return draft.record(WoundsSetRight { figure, before, after, reason }.into());
        }
        Setting::Fallen { figure } => {
            on_map(state, figure)?;
            let enlisted = figure.kind().is_enlisted();
            (figure, if enlisted { FigureIsAt::Temple } else { FigureIsAt::Gone })
        }
        Setting::Standing { figure, hex } => {
            may_return(state, figure)?;
            may_stand(state, figure, hex)?;
            (figure, FigureIsAt::Hex(hex))
        }
    };
    let before = state.figures.get(&figure).map(|entry| entry.whereabouts.into());
    let before = before.ok_or_else(|| Contradiction::new(format!("{figure} is nowhere")))?;
    draft.record(FallSetRight { figure, before, after, reason }.into())?;
    artefacts::lapse(draft)
}

/// All that could be set right now.
pub(crate) fn settable(state: &State, words: Words<'_>) -> Vec<Settable> {
    if acting::current(state).is_err() || state.pending.is_some() {
        return Vec::new();
    }
    let row = |what: &str, figure: FigureId, to: Allowed| Settable {
        what: what.to_owned(),
        who: figure.to_string(),
        name: words.figure(figure),
        now: String::new(),
        to,
        known_to: None,
    };
    let figures = || state.figures.keys().copied();
    let wounds = figures().filter_map(|figure| {
        let bounds = bounds_of(state, figure).ok().filter(|bounds| bounds.least < bounds.most)?;
        Some(Settable::number("wounds", figure, words.figure(figure), bounds))
    });
    let there = figures().filter(|&figure| state.hex_of(figure).is_some());
    let fallen = there.map(|figure| row("fallen", figure, Allowed::Nothing));
    let away = figures().filter(|&figure| may_return(state, figure).is_ok());
    let standing = away.map(|figure| row("standing", figure, Allowed::Hex));
    wounds.chain(fallen).chain(standing).collect()
}

fn on_map(state: &State, figure: FigureId) -> Result<&Figure, Refusal> {
    let entry = state.figures.get(&figure);
    entry.filter(|entry| matches!(entry.whereabouts, Whereabouts::Map(_))).ok_or_else(|| {
        REFUSALS
            .not_now(said!("not-there-to-set-right", who = figure))
            .allowing(said!("bring-back", figure = figure.to_string()))
    })
}

fn bounds_of(state: &State, figure: FigureId) -> Result<Bounds, Refusal> {
    let entry = on_map(state, figure)?;
    let most = state.full_wounds(figure);
    if state.public_wounds(figure, most).is_none() {
        return Err(REFUSALS
            .not_now(said!("line-not-public", who = figure))
            .allowing(said!("line-not-public-allowed")));
    }
    Ok(Bounds { now: entry.wounds, least: 1, most })
}

/// Who has left the map and belongs to the city comes back, save through the tunnel.
fn may_return(state: &State, figure: FigureId) -> Result<(), Refusal> {
    let away = state
        .figures
        .get(&figure)
        .is_some_and(|entry| !matches!(entry.whereabouts, Whereabouts::Map(_)));
    if away && figure.kind().is_enlisted() && !state.escaped.contains(&figure) {
        return Ok(());
    }
    Err(REFUSALS
        .not_now(said!("nobody-to-bring-back", who = figure))
        .allowing(said!("whom-to-bring-back")))
}

fn may_stand(state: &State, figure: FigureId, hex: Hex) -> Result<(), Refusal> {
    let facts = if !state.can_enter(hex) {
        said!("cannot-be-entered", hex = hex)
    } else if !state.has_room(state.side_of(figure), hex, figure.kind().size()) {
        said!("no-room", hex = hex, who = figure)
    } else {
        return Ok(());
    };
    Err(REFUSALS.not_now(facts).allowing(said!("where-to-bring-back")))
}

pub(crate) fn wounds_set_right(
    state: &mut State,
    event: &WoundsSetRight,
) -> Result<(), Contradiction> {
    let most = state.full_wounds(event.figure);
    let figure = state.known(event.figure)?;
    if !(1..=most).contains(&event.after) {
        return Err(Contradiction::new(format!("{} cannot be so", event.figure)));
    }
    figure.wounds = event.after;
    Ok(())
}

pub(crate) fn fall_set_right(state: &mut State, event: &FallSetRight) -> Result<(), Contradiction> {
    let full = state.full_wounds(event.figure);
    let figure = state.known(event.figure)?;
    figure.stunned = None;
    if matches!(event.after, FigureIsAt::Hex(_)) {
        figure.wounds = full;
        figure.starved_in = 0;
        figure.damages.retain(|damage| *damage != Damage::Dead);
    }
    state.put(event.figure, event.after.into());
    Ok(())
}
