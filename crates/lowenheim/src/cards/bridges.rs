//! A bridge falls: who stands on it is in danger, and those who are left get ashore (section 5.2;
//! HEI-116, HEI-118, R-73).
//!
//! Where there is a choice it is their owner's: step 2 waits until everybody is ashore. Who says `done`, or
//! is not there, goes to the first bank with room.

use crate::acting::{acting_faction, own_figure};
use crate::cards::{demands, mines};
use crate::city::Place;
use crate::clauses::{HEI_116, HEI_118, HEI_149, R_73};
use crate::command::Ashore;
use crate::event::{BankAsked, BridgeDestroyed, FiguresAshore, GunMoved, MarkerPlaced};
use crate::figures::{Faction, FigureId, Side};
use crate::refusal::{said, typed};
use crate::state::{Marker, State, Step, Whereabouts};
use crate::tables::{DemandKind, GUN_SIZE};
use crate::{Draft, Reason, Refusal, Stop};
use board::Hex;
use decider::Contradiction;

/// A bridge falls and its repair is asked for. Figures on it roll as for a mine. A bridge that is down is
/// left alone ([R-73](crate::clauses::R_73)).
pub(crate) fn fall(bridge: Place, draft: &mut Draft<'_>) -> Result<(), Stop> {
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
    demands::make(kind, draft)?;
    ask(draft)
}

/// Moves from a fallen bridge whoever has no choice or no owner, one after the other; then guns and markers.
fn clear(hex: Hex, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let figures: Vec<FigureId> = draft.state().standing_in(hex).collect();
    for figure in figures {
        let state = draft.state();
        if state.master_of(figure).is_none() || choices(state, figure).len() < 2 {
            rescue(figure, draft)?;
        }
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

/// Asks the owners of those who are still on it.
fn ask(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let stranded = |&faction: &Faction| stranded(state, faction).next().is_some();
    let factions: Vec<Faction> = state.order.iter().copied().filter(stranded).collect();
    if factions.is_empty() { Ok(()) } else { draft.record(BankAsked { factions }.into()) }
}

/// The figures of a faction that stand on a fallen bridge, with where they stand.
pub(crate) fn stranded(
    state: &State,
    faction: Faction,
) -> impl Iterator<Item = (FigureId, Hex)> + '_ {
    state.obeying(faction).filter(|&(_, hex)| state.is_fallen_bridge(hex))
}

/// Step 2: brings figures from a fallen bridge to a bank; with the last of them the faction has done.
pub(crate) fn ashore(order: &Ashore, draft: &mut Draft<'_>) -> Result<Option<Faction>, Stop> {
    let faction = acting_faction(Step::EventCard, R_73, draft)?;
    let &Ashore { ref figures, hex } = order;
    let from = check_ashore(draft.state(), faction, order)?;
    draft.record(FiguresAshore { figures: figures.clone(), from, to: hex }.into())?;
    Ok(stranded(draft.state(), faction).next().is_none().then_some(faction))
}

/// May they get ashore there? All from one hex of the bridge.
pub(crate) fn check_ashore(
    state: &State,
    faction: Faction,
    order: &Ashore,
) -> Result<Hex, Refusal> {
    let Ashore { figures, hex } = order;
    let (mut from, mut points, mut seen) = (None, 0, Vec::new());
    for &figure in figures {
        let at = own_figure(state, faction, figure)?;
        if !stranded(state, faction).any(|(stranded, _)| stranded == figure) {
            let facts = said!("not-on-fallen-bridge", who = figure);
            return Err(Refusal::new(Reason::WrongHex, R_73, facts));
        }
        if seen.contains(&figure) || from.is_some_and(|from| from != at) {
            return Err(Refusal::new(Reason::BadList, R_73, said!("ashore-together")));
        }
        seen.push(figure);
        from = Some(at);
        points += figure.kind().size();
    }
    let Some((from, &figure)) = from.zip(figures.first()) else {
        return Err(Refusal::new(Reason::BadList, R_73, said!("ashore-together")));
    };
    let choices = choices(state, figure);
    if !choices.contains(hex) {
        let facts = said!("no-such-bank", hex = *hex, from = from);
        return Err(Refusal::new(Reason::WrongHex, R_73, facts)
            .allowing(said!("choose-among", hexes = typed(choices))));
    }
    if !state.has_room(Side::City, *hex, points) {
        let facts = said!("no-room", hex = *hex, who = figure);
        return Err(Refusal::new(Reason::HexFull, HEI_149, facts)
            .allowing(said!("choose-among", hexes = typed(choices))));
    }
    Ok(from)
}

/// Where somebody on a fallen bridge can get ashore: the banks with room; if both are full, the nearest hex
/// behind them.
pub(crate) fn choices(state: &State, figure: FigureId) -> Vec<Hex> {
    let Some(bridge) = state.hex_of(figure) else { return Vec::new() };
    let (side, size) = (state.side_of(figure), figure.kind().size());
    let mut banks = banks(bridge, state);
    banks.retain(|&hex| state.has_room(side, hex, size));
    if banks.is_empty() {
        banks.extend(bank_with_room(bridge, side, size, state));
    }
    banks
}

/// Brings those ashore whom their owner leaves to the rules.
pub(crate) fn rescue_all(faction: Faction, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let left: Vec<FigureId> = stranded(draft.state(), faction).map(|(figure, _)| figure).collect();
    left.into_iter().try_for_each(|figure| rescue(figure, draft))
}

fn rescue(figure: FigureId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some((from, to)) = state.hex_of(figure).zip(choices(state, figure).first().copied()) else {
        return Err(Contradiction::new(format!("no bank takes {figure}")).into());
    };
    draft.record(FiguresAshore { figures: vec![figure], from, to }.into())
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

pub(crate) fn bridge_destroyed(
    state: &mut State,
    event: &BridgeDestroyed,
) -> Result<(), Contradiction> {
    if !state.bridges_down.insert(event.bridge) {
        return Err(Contradiction::new(format!("bridge {:?} falls twice", event.bridge)));
    }
    Ok(())
}

pub(crate) fn bank_asked(state: &mut State, event: &BankAsked) -> Result<(), Contradiction> {
    if !state.to_act.is_empty() {
        return Err(Contradiction::new("a bridge falls while players act"));
    }
    state.to_act.clone_from(&event.factions);
    Ok(())
}

pub(crate) fn figures_ashore(
    state: &mut State,
    event: &FiguresAshore,
) -> Result<(), Contradiction> {
    for &figure in &event.figures {
        state.known(figure)?;
        state.put(figure, Whereabouts::Map(event.to));
    }
    Ok(())
}
