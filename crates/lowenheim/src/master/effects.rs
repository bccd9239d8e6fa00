//! What an act of flavour can bring about when the game master says so: a closed set. It may
//! surprise everybody, but it leaves nothing standing where nothing can stand.

use crate::clauses::{HEI_107, HEI_149, HEI_162, HEI_173, R_10, R_19, R_26, R_58};
use crate::event::{
    CardsDiscarded, Effect, FigureFell, FigureHealed, FigureShifted, FireQuenched, FireStarted,
};
use crate::figures::{Faction, FigureId};
use crate::state::{State, Step, Whereabouts};
use crate::{Draft, Reason, Refusal, Stop, combat, fire, hands, movement};
use board::Hex;
use decider::Contradiction;

/// Can this come about?
pub(super) fn check(effect: &Effect, state: &State) -> Result<(), Stop> {
    if state.pending.is_some() {
        let facts = "A decision of the enemy is pending; it would no longer fit.";
        return Refusal::new(Reason::DecisionPending, R_10, facts)
            .allowing("Let it stand with `proceed`, or override it, first.")
            .into();
    }
    match *effect {
        Effect::Shift { figure, hex } => check_shift(state, figure, hex),
        Effect::Remove { figure } | Effect::Wound { figure } => {
            combat::figure_on_map(state, figure, R_10).map(drop)
        }
        Effect::Heal { figure } => check_heal(state, figure),
        Effect::Gain { faction, cards } => check_gain(state, faction, cards),
        Effect::Lose { faction, ref cards } => {
            if cards.is_empty() {
                return Refusal::new(Reason::BadList, R_10, "No card is named.").into();
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
    let facts = format!("No fire can break out in {hex}.");
    Err(Refusal::new(Reason::HexClosed, R_58, facts)
        .allowing("Name a building hex that neither burns nor is burnt down."))
}

fn check_burning(state: &State, hex: Hex) -> Result<(), Refusal> {
    if state.fires.contains_key(&hex) {
        return Ok(());
    }
    Err(Refusal::new(Reason::NotBurning, HEI_173, format!("Nothing burns in {hex}.")))
}

fn check_shift(state: &State, figure: FigureId, hex: Hex) -> Result<(), Refusal> {
    let from = combat::figure_on_map(state, figure, R_10)?;
    if from == hex {
        let facts = format!("{} stands in {hex} already.", figure.name());
        return Err(Refusal::new(Reason::NothingChanged, R_10, facts));
    }
    if !state.can_enter(hex) {
        let facts = format!("{hex} cannot be entered.");
        return Err(Refusal::new(Reason::HexClosed, R_26, facts));
    }
    if !movement::room_in(state, state.side_of(figure), hex, figure.kind().size()) {
        let facts = format!("{hex} has no room for {}.", figure.name());
        return Err(Refusal::new(Reason::HexFull, HEI_149, facts));
    }
    Ok(())
}

fn check_heal(state: &State, figure: FigureId) -> Result<(), Refusal> {
    combat::figure_on_map(state, figure, R_10)?;
    let full = state.profile_of(figure).map_or(0, |profile| profile.wounds);
    if state.figures.get(&figure).is_some_and(|entry| entry.wounds < full) {
        return Ok(());
    }
    let facts = format!("{} has all its Wounds ({full}).", figure.name());
    Err(Refusal::new(Reason::NothingChanged, HEI_162, facts))
}

/// A hand may be larger than its limit only while people trade.
fn check_gain(state: &State, faction: Faction, cards: u32) -> Result<(), Refusal> {
    let there = state.draw_pile.len().saturating_add(state.discard_pile.len());
    if cards == 0 || cards > there {
        let facts = format!("{cards} cards cannot be drawn; there are {there}.");
        return Err(Refusal::new(Reason::BadValue, HEI_107, facts));
    }
    let held = hands::held(state, faction);
    let most = hands::limit(state, faction);
    if state.step != Some(Step::Trading) && held.saturating_add(cards) > most {
        let facts = format!("{} holds {held} cards and may hold {most}.", faction.name());
        return Err(Refusal::new(Reason::HandTooBig, R_19, facts)
            .allowing("Give fewer, or give them in step 8."));
    }
    Ok(())
}

/// Brings it about; it was checked before.
pub(super) fn carry_out(effect: &Effect, draft: &mut Draft<'_>) -> Result<(), Stop> {
    match *effect {
        Effect::Shift { figure, hex } => draft.record(FigureShifted { figure, hex }.into()),
        Effect::Remove { figure } => {
            let to_temple = figure.kind().is_enlisted();
            draft.record(FigureFell { figure, to_temple }.into())
        }
        Effect::Wound { figure } => combat::wound(figure, draft),
        Effect::Heal { figure } => {
            let wounds = draft.state().figures.get(&figure).map_or(0, |entry| entry.wounds) + 1;
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
    combat::known(state, event.figure)?;
    state.put(event.figure, Whereabouts::Map(event.hex));
    movement::note_tower(state, event.figure, event.hex);
    Ok(())
}

pub(crate) fn figure_healed(state: &mut State, event: &FigureHealed) -> Result<(), Contradiction> {
    combat::known(state, event.figure)?.wounds = event.wounds;
    Ok(())
}

pub(crate) fn fire_quenched(state: &mut State, event: &FireQuenched) -> Result<(), Contradiction> {
    match state.fires.remove(&event.hex) {
        Some(_) => Ok(()),
        None => Err(Contradiction::new(format!("no fire burns in {}", event.hex))),
    }
}
