//! The wizards: artefacts, which they would rather keep secret.

use super::character::fallen;
use super::{Draw, any_of, is_legal};
use crate::city::Place;
use crate::command::{Command, Use, Way};
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId, Side};
use crate::state::Artefact;
use crate::state::State;
use crate::tables;
use board::Hex;

/// So many artefacts may be known without harm to what the wizards want (scoring table).
const KNOWN_WITHOUT_HARM: usize = 2;

/// An enemy no further from the Tower than this makes the wizards uneasy.
const UNEASY: u32 = 9;

/// Step 1: the Mask for more cards, and two cards for the Box when the enemy is at its bearer.
pub(super) fn before_refill(state: &State, faction: Faction, draw: Draw<'_>) -> Option<Command> {
    if faction != Faction::WizardsCouncil {
        return None;
    }
    open_box(state).or_else(|| {
        let tempted = state.artefacts.uses(Artefact::Mask) > 0 || draw(2) == 0;
        let wizard = any_of(&in_tower(state), draw)?;
        let order = Command::Use(Use::Mask { wizard });
        (tempted && would_use(state, Artefact::Mask) && is_legal(state, faction, &order))
            .then_some(order)
    })
}

/// Step 6: the other three, when the Tower is threatened or the city is in need.
pub(super) fn in_movement(state: &State, faction: Faction, draw: Draw<'_>) -> Option<Command> {
    if faction != Faction::WizardsCouncil {
        return None;
    }
    let orders = [take_box(state, draw), altar(state, draw), teleport(state, draw)];
    orders.into_iter().flatten().find(|order| is_legal(state, faction, order))
}

/// Would they let others know of an artefact? Of two without a second thought, of the others when
/// all they have worked for is at stake.
fn would_use(state: &State, artefact: Artefact) -> bool {
    state.artefacts.uses(artefact) > 0
        || state.artefacts.betrayed() < KNOWN_WITHOUT_HARM
        || fallen(state) > 0
        || enemy_within(state, UNEASY)
}

/// The wizards who stand in the Tower.
fn in_tower(state: &State) -> Vec<FigureId> {
    let own = state.obeying(Faction::WizardsCouncil);
    let there = own.filter(|&(figure, hex)| {
        figure.kind().is_wizard() && state.is_upright(figure) && state.is_tower(hex)
    });
    there.map(|(figure, _)| figure).collect()
}

/// Is an enemy no further than so many hexes from the Tower and its Gardens?
fn enemy_within(state: &State, steps: u32) -> bool {
    let home = state.city.hexes(Place::DG);
    let mut enemies = state.on_map(Side::Enemy);
    enemies.any(|(_, hex)| home.iter().any(|at| at.distance(hex) <= steps))
}

fn held(state: &State, card: ActionCard) -> u32 {
    state.hands.get(&Faction::WizardsCouncil).map_or(0, |hand| hand.count(card))
}

fn take_box(state: &State, draw: Draw<'_>) -> Option<Command> {
    let wanted = state.artefacts.bearer.is_none()
        && would_use(state, Artefact::Box)
        && enemy_within(state, UNEASY);
    let wizard = any_of(&in_tower(state), draw)?;
    wanted.then_some(Command::Use(Use::TakeBox { wizard }))
}

/// With the enemy beside its bearer, for two cards that are missed least.
fn open_box(state: &State) -> Option<Command> {
    let bearer = state.hex_of(state.artefacts.bearer?)?;
    let mut enemies = state.on_map(Side::Enemy);
    let wanted = state.artefacts.opening.is_none()
        && would_use(state, Artefact::Box)
        && enemies.any(|(_, hex)| hex.distance(bearer) <= UNEASY);
    let order = [ActionCard::Water, ActionCard::Peasants, ActionCard::Healing, ActionCard::Food];
    let spare = order.into_iter().flat_map(|card| vec![card; held(state, card) as usize]);
    let cards: Vec<ActionCard> = spare.take(tables::BOX_CARDS).collect();
    let order = Command::Use(Use::OpenBox { cards });
    (wanted && is_legal(state, Faction::WizardsCouncil, &order)).then_some(order)
}

fn altar(state: &State, draw: Draw<'_>) -> Option<Command> {
    let need = enemy_within(state, UNEASY) || fallen(state) > 0;
    let wanted = need && held(state, ActionCard::Peasants) > 0 && would_use(state, Artefact::Altar);
    let wizard = any_of(&in_tower(state), draw)?;
    (wanted && draw(2) == 0).then_some(Command::Use(Use::Altar { wizard }))
}

/// Fetches defenders into the Tower when the enemy is at the gate; else, seldom, sends everybody
/// who came there on the wizards' call to a place in need.
fn teleport(state: &State, draw: Draw<'_>) -> Option<Command> {
    if !would_use(state, Artefact::Teleporter) || draw(3) == 0 {
        return None;
    }
    let wizard = any_of(&in_tower(state), draw)?;
    let (way, hexes): (Way, Vec<Hex>) = if enemy_within(state, UNEASY) {
        let helpers = |hex: &Hex| state.points_in(Side::City, *hex) >= 3;
        let home = state.city.hexes(Place::DG);
        (Way::In, state.occupied().filter(|hex| !home.contains(hex)).filter(helpers).collect())
    } else if fallen(state) > 0 {
        let lost = state.holdings.iter().filter(|(_, holding)| holding.fallen);
        let there = lost.flat_map(|(&place, _)| state.city.hexes(place).iter().copied());
        (Way::Out, there.filter(|&hex| state.standing_in(hex).next().is_none()).collect())
    } else {
        return None;
    };
    let hex = any_of(&hexes, draw)?;
    Some(Command::Use(Use::Teleporter { wizard, way, hex }))
}
