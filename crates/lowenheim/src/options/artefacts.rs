//! Candidates for the wizards' artefacts: nobody else has any.

use super::{Candidates, cards};
use crate::artefacts::{check_teleport, meant};
use crate::command::{Command, Use, Way};
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId, Side};
use crate::state::{State, Step};
use crate::tables::BOX_CARDS;
use board::Hex;

/// What lists and pages put the artefacts under.
const GROUP: &str = "artefacts";

pub(super) fn uses(state: &State, candidates: &mut Candidates) {
    let own = state.obeying(Faction::WizardsCouncil).map(|(figure, _)| figure);
    let wizards: Vec<FigureId> = own.filter(|figure| figure.kind().is_wizard()).collect();
    for &wizard in &wizards {
        match state.step {
            Some(Step::Refill) => {
                candidates.add(GROUP, Command::Use(Use::Mask { wizard }));
            }
            Some(Step::Movement) => {
                candidates.add(GROUP, Command::Use(Use::TakeBox { wizard }));
                candidates.add(GROUP, Command::Use(Use::Altar { wizard }));
                teleports(state, wizard, candidates);
            }
            _ => {}
        }
    }
    boxes(state, candidates);
}

fn teleports(state: &State, wizard: FigureId, candidates: &mut Candidates) {
    let mut add = |way: Way, hex: Hex| {
        if check_teleport(state, wizard, way, hex).is_ok() {
            candidates.add(hex, Command::Use(Use::Teleporter { wizard, way, hex }));
        }
    };
    for hex in state.city.all_hexes() {
        if state.side_in(Side::City, hex).next().is_some() {
            add(Way::In, hex);
        } else {
            add(Way::Out, hex);
        }
    }
}

/// For which cards the Box shall be opened next; or that it shall not, if it was to be.
fn boxes(state: &State, candidates: &mut Candidates) {
    if state.artefacts.bearer.is_none() {
        return;
    }
    let meant = meant(state).map(|(_, cards)| cards);
    if meant.is_some() {
        let shut = Command::Use(Use::OpenBox { cards: Vec::new() });
        candidates.add(GROUP, shut);
    }
    let mut hand = cards::hand(state, Faction::WizardsCouncil);
    hand.retain(|&(card, _)| card != ActionCard::Blank);
    for cards in cards::choices(&hand, rulebook::count(BOX_CARDS)) {
        if meant != Some(cards.as_slice()) {
            candidates.add(GROUP, Command::Use(Use::OpenBox { cards }));
        }
    }
}
