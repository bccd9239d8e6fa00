//! What an act of flavour can bring about when the game master says so: a closed set. It may
//! surprise everybody, but it leaves nothing standing where nothing can stand.

use crate::cards::hands;
use crate::clauses::{HEI_107, HEI_149, HEI_162, HEI_173, R_10, R_19, R_26, R_58};
use crate::event::{
    CardsDiscarded, FigureFell, FigureHealed, FigureShifted, FireQuenched, FireStarted,
};
use crate::figures::{Faction, FigureId};
use crate::refusal::{opening, said};
use crate::state::{Effect, State, Step, Whereabouts};
use crate::{Draft, Reason, Refusal, Stop, acting, artefacts, combat, fire};
use board::Hex;
use decider::Contradiction;

/// Can this come about?
pub(super) fn check(effect: &Effect, state: &State) -> Result<(), Stop> {
    if state.pending.is_some() {
        let facts = said!("decision-waits");
        return Refusal::new(Reason::DecisionPending, R_10, facts)
            .allowing(said!("settle-first"))
            .into();
    }
    match *effect {
        Effect::Shift { figure, hex } => check_shift(state, figure, hex),
        Effect::Remove { figure } | Effect::Wound { figure } => {
            acting::figure_on_map(state, figure, R_10).map(drop)
        }
        Effect::Heal { figure } => check_heal(state, figure),
        Effect::Gain { faction, cards } => check_gain(state, faction, cards),
        Effect::Lose { faction, ref cards } => {
            if cards.is_empty() {
                return Refusal::new(Reason::BadList, R_10, said!("names-no-card")).into();
            }
            return hands::must_hold(faction, cards, R_10, state);
        }
        Effect::Kindle { hex } => check_fuel(state, hex),
        Effect::Quench { hex } => check_burning(state, hex),
    }
    .map_err(Stop::Refused)
}

fn check_fuel(state: &State, hex: Hex) -> Result<(), Refusal> {
    if fire::is_fuel(state, hex) {
        return Ok(());
    }
    let facts = said!("no-fire-there", hex = hex);
    Err(Refusal::new(Reason::HexClosed, R_58, facts).allowing(said!("name-fuel")))
}

fn check_burning(state: &State, hex: Hex) -> Result<(), Refusal> {
    if state.fires.contains_key(&hex) {
        return Ok(());
    }
    Err(Refusal::new(Reason::NotBurning, HEI_173, said!("nothing-burns-in", hex = hex)))
}

fn check_shift(state: &State, figure: FigureId, hex: Hex) -> Result<(), Refusal> {
    let from = acting::figure_on_map(state, figure, R_10)?;
    if from == hex {
        let facts = said!("stands-already", who = figure, hex = hex);
        return Err(Refusal::new(Reason::NothingChanged, R_10, facts));
    }
    if !state.can_enter(hex) {
        let facts = said!("cannot-be-entered", hex = hex);
        return Err(Refusal::new(Reason::HexClosed, R_26, facts));
    }
    if !state.has_room(state.side_of(figure), hex, figure.kind().size()) {
        let facts = said!("no-room", hex = hex, who = figure);
        return Err(Refusal::new(Reason::HexFull, HEI_149, facts));
    }
    Ok(())
}

fn check_heal(state: &State, figure: FigureId) -> Result<(), Refusal> {
    acting::figure_on_map(state, figure, R_10)?;
    let full = state.profile_of(figure).map_or(0, |profile| profile.wounds);
    if state.figures.get(&figure).is_some_and(|entry| entry.wounds < full) {
        return Ok(());
    }
    let facts = said!("unhurt", who = figure, wounds = full);
    Err(Refusal::new(Reason::NothingChanged, HEI_162, facts))
}

/// A hand may be larger than its limit only while people trade.
fn check_gain(state: &State, faction: Faction, cards: u32) -> Result<(), Refusal> {
    let there = state.draw_pile.len().saturating_add(state.discard_pile.len());
    if cards == 0 || cards > there {
        let facts = said!("too-few-to-draw", count = cards, there = there);
        return Err(Refusal::new(Reason::BadValue, HEI_107, facts));
    }
    let held = hands::held(state, faction);
    let most = hands::limit(state, faction);
    // Whoever still trades discards down to it themselves.
    let trades = state.step == Some(Step::Trading) && state.may_act(faction);
    if !trades && held.saturating_add(cards) > most {
        let facts = said!("hand-would-burst", faction = opening(faction), held = held, most = most);
        return Err(Refusal::new(Reason::HandTooBig, R_19, facts).allowing(said!("give-fewer")));
    }
    Ok(())
}

/// Brings it about; it was checked before.
pub(super) fn carry_out(effect: &Effect, draft: &mut Draft<'_>) -> Result<(), Stop> {
    match *effect {
        Effect::Shift { figure, hex } => draft.record(FigureShifted { figure, hex }.into()),
        Effect::Remove { figure } => {
            let to_temple = figure.kind().is_enlisted();
            draft.record(FigureFell { figure, to_temple }.into())?;
            artefacts::lapse(draft)
        }
        Effect::Wound { figure } => {
            combat::wound(figure, draft)?;
            artefacts::lapse(draft)
        }
        Effect::Heal { figure } => {
            let state = draft.state();
            let wounds = state.figures.get(&figure).map_or(0, |entry| entry.wounds) + 1;
            let wounds = state.public_wounds(figure, wounds);
            draft.record(FigureHealed { figure, wounds }.into())
        }
        Effect::Gain { faction, cards } => {
            for _ in 0..cards {
                hands::draw_one(faction, R_10, draft)?;
            }
            Ok(())
        }
        Effect::Lose { faction, ref cards } => {
            draft.record(CardsDiscarded { faction, cards: cards.clone() }.into())
        }
        Effect::Kindle { hex } => draft.record(FireStarted { hex, spread_from: None }.into()),
        Effect::Quench { hex } => draft.record(FireQuenched { hex }.into()),
    }
}

pub(crate) fn figure_shifted(
    state: &mut State,
    event: &FigureShifted,
) -> Result<(), Contradiction> {
    state.known(event.figure)?;
    state.put(event.figure, Whereabouts::Map(event.hex));
    state.note_tower(event.figure, event.hex);
    Ok(())
}

pub(crate) fn figure_healed(state: &mut State, event: &FigureHealed) -> Result<(), Contradiction> {
    let figure = state.known(event.figure)?;
    figure.wounds = event.wounds.unwrap_or(figure.wounds + 1);
    Ok(())
}

pub(crate) fn fire_quenched(state: &mut State, event: &FireQuenched) -> Result<(), Contradiction> {
    match state.fires.remove(&event.hex) {
        Some(_) => Ok(()),
        None => Err(Contradiction::new(format!("no fire burns in {}", event.hex))),
    }
}
