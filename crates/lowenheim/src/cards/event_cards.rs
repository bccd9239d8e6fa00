//! Event cards: what chance and the besiegers do to the city (section 5.2 and Play 1, step 2;
//! HEI-114 to HEI-123, HEI-135, R-14, R-15, R-69 to R-75).
//!
//! A card takes effect at once. What a fire does after it has broken out belongs to `fire`.

use crate::cards::{demands, mines};
use crate::city::Place;
use crate::clauses::{HEI_115, HEI_116, HEI_118, HEI_119, HEI_135, R_14, R_15, R_74};
use crate::decks::EventCard;
use crate::event::{
    BridgeDestroyed, EventCardRevealed, FiguresMoved, GunMoved, MarkerPlaced, OgreAwaited,
};
use crate::figures::{FigureId, Side};
use crate::state::{Marker, State};
use crate::tables::DemandKind;
use crate::tables::{GUN_SIZE, MINES};
use crate::{Draft, Stop, fire};
use board::Hex;
use decider::{Audience, Clause, Contradiction};

/// The deck's name beside its draws.
const DECK: &str = "event";

/// Step 2: turns up one event card and does what it says. A pile that ran out is made anew from
/// the whole deck.
pub(crate) fn reveal(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let reshuffled = draft.state().event_pile.is_empty();
    let state = draft.state();
    let pile = if reshuffled { &state.event_deck } else { &state.event_pile }.in_order();
    let position = draft.draw(HEI_135, DECK, &pile, Audience::Everyone)?;
    let Some(&card) = pile.get(position) else {
        return Err(Contradiction::new(format!("{DECK}: no card at position {position}")).into());
    };
    draft.record(EventCardRevealed { card, reshuffled }.into())?;
    draft.mark([R_15]);
    if reshuffled {
        draft.mark([R_14]);
    }
    carry_out(card, draft)
}

/// Does what a card of the deck ([HEI-114](crate::clauses::HEI_114)) says. The Founder's statue
/// breaks and nothing else happens ([HEI-123](crate::clauses::HEI_123),
/// [R-75](crate::clauses::R_75)).
fn carry_out(card: EventCard, draft: &mut Draft<'_>) -> Result<(), Stop> {
    match card {
        EventCard::StoneBridge => break_bridge(Place::J, draft),
        EventCard::Footbridge => break_bridge(Place::K, draft),
        EventCard::MineGuardsCorner
        | EventCard::MineJoustingTower
        | EventCard::MineCastleEntrance
        | EventCard::MineGardensEntrance => match MINES.iter().find(|&&(mine, _)| mine == card) {
            Some(&(_, section)) => mines::explode(section, draft),
            None => Ok(()),
        },
        EventCard::RatOgre => await_ogre(draft),
        EventCard::Statue => Ok(()),
        EventCard::TempleFire => break_out(card, HEI_115, draft),
        EventCard::ShellBarracks
        | EventCard::ShellJoustingGrounds
        | EventCard::ShellTower
        | EventCard::ShellBretonnia
        | EventCard::ShellCathay
        | EventCard::ShellCastle => break_out(card, HEI_119, draft),
    }
}

fn break_out(card: EventCard, clause: Clause, draft: &mut Draft<'_>) -> Result<(), Stop> {
    match fire::shelled(card) {
        Some(place) => fire::break_out(place, clause, draft),
        None => Err(Contradiction::new(format!("{} brings no fire", card.name())).into()),
    }
}

/// The next band brings one more rat ogre ([HEI-122](crate::clauses::HEI_122),
/// [R-74](crate::clauses::R_74)).
fn await_ogre(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let waiting = draft.state().enemy.ogres_waiting + 1;
    if waiting > 1 {
        draft.mark([R_74]);
    }
    draft.record(OgreAwaited { waiting }.into())
}

/// A bridge falls and its repair is asked for. Figures on it roll as for a mine and are moved to a
/// bank. A bridge that is down is left alone ([R-73](crate::clauses::R_73)).
fn break_bridge(bridge: Place, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if draft.state().bridges_down.contains(&bridge) {
        return Ok(());
    }
    let (kind, clause) = match bridge {
        Place::K => (DemandKind::Footbridge, HEI_118),
        _ => (DemandKind::StoneBridge, HEI_116),
    };
    let hexes = draft.state().city.hexes(bridge).to_vec();
    for &hex in &hexes {
        mines::endanger(hex, clause, draft)?;
    }
    draft.record(BridgeDestroyed { bridge }.into())?;
    for &hex in &hexes {
        clear(hex, draft)?;
    }
    demands::make(kind, draft)
}

/// Moves everybody from a fallen bridge to the bank, one after the other, guns and markers last.
fn clear(hex: Hex, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let figures: Vec<FigureId> = draft.state().standing_in(hex).collect();
    for figure in figures {
        let Some(bank) = place_on_bank(hex, figure, draft.state()) else {
            return Err(Contradiction::new(format!("no bank takes {figure} from {hex}")).into());
        };
        let moved = FiguresMoved { figures: vec![figure], path: vec![hex, bank], markers: vec![] };
        draft.record(moved.into())?;
    }
    let guns = draft.state().guns.iter().filter(|(_, gun)| gun.hex == hex);
    let guns: Vec<u32> = guns.map(|(&gun, _)| gun).collect();
    for gun in guns {
        let bank = bank_with_room(hex, Side::City, GUN_SIZE, draft.state());
        let Some(to) = bank else {
            return Err(Contradiction::new(format!("no bank takes gun {gun} from {hex}")).into());
        };
        draft.record(GunMoved { gun, crew: Vec::new(), from: hex, to }.into())?;
    }
    let on_it = draft.state().markers.iter().filter(|(_, at)| at.is_in(hex));
    let markers: Vec<Marker> = on_it.map(|(&marker, _)| marker).collect();
    for marker in markers {
        if let Some(hex) = banks(hex, draft.state()).into_iter().next() {
            draft.record(MarkerPlaced { marker, hex }.into())?;
        }
    }
    Ok(())
}

fn place_on_bank(bridge: Hex, figure: FigureId, state: &State) -> Option<Hex> {
    bank_with_room(bridge, state.side_of(figure), figure.kind().size(), state)
}

/// The first bank in direction order that has room; if both banks are full, the nearest hex behind
/// them, in map order.
fn bank_with_room(bridge: Hex, side: Side, points: u32, state: &State) -> Option<Hex> {
    let has_room = |&hex: &Hex| state.has_room(side, hex, points);
    let banks = banks(bridge, state);
    if let Some(bank) = banks.iter().copied().find(has_room) {
        return Some(bank);
    }
    let reached = board::distances(banks, |from, to| state.is_open(from, to));
    let behind = reached.into_iter().filter(|(hex, _)| has_room(hex));
    behind.min_by_key(|&(hex, steps)| (steps, hex)).map(|(hex, _)| hex)
}

fn banks(bridge: Hex, state: &State) -> Vec<Hex> {
    bridge.neighbours().filter(|&bank| state.is_open(bridge, bank)).collect()
}

pub(crate) fn event_card_revealed(
    state: &mut State,
    event: &EventCardRevealed,
) -> Result<(), Contradiction> {
    if event.reshuffled {
        state.event_pile = state.event_deck.clone();
    }
    if !state.event_pile.take(event.card) {
        return Err(Contradiction::new(format!("{} is not in the event pile", event.card)));
    }
    state.events_seen.push((state.turn, event.card));
    Ok(())
}

pub(crate) fn ogre_awaited(state: &mut State, event: &OgreAwaited) -> Result<(), Contradiction> {
    state.enemy.ogres_waiting = event.waiting;
    Ok(())
}

pub(crate) fn bridge_destroyed(
    state: &mut State,
    event: &BridgeDestroyed,
) -> Result<(), Contradiction> {
    if !state.bridges_down.insert(event.bridge) {
        return Err(Contradiction::new(format!("bridge {:?} falls twice", event.bridge)));
    }
    Ok(())
}
