//! What people eat ([ST-22](crate::clauses::ST_22), [ST-62](crate::clauses::ST_62)), and what ships bring
//! ([HAV-001](crate::clauses::HAV_001)).

use super::strength;
use crate::event::{HungerChanged, RationsCounted, RationsEaten, SuppliesLanded};
use crate::men::{Fate, Man, ManId, Side};
use crate::siege::Siege;
use crate::state::State;
use crate::tables;
use crate::{Draft, Stop};
use decider::Contradiction;

/// Those who eat from the store of a side: whoever is in the fortification.
fn eaters<'s>(
    state: &'s State,
    siege: &'s Siege,
    side: Side,
) -> impl Iterator<Item = (&'s ManId, &'s Man)> {
    state.men.iter().filter(move |(id, man)| {
        man.side == side && man.fate == Fate::Alive && !siege.relief.contains(*id)
    })
}

/// Rations that a side needs for a strategic turn: one for five people, and one for two horses.
#[must_use]
pub(crate) fn needed(state: &State, siege: &Siege, side: Side) -> u32 {
    let (mut people, mut horses) = (0_u32, 0_u32);
    for (_, man) in eaters(state, siege, side) {
        people += u32::from(!man.is_horse());
        horses += u32::from(man.is_horse() || man.mounted);
    }
    people.div_ceil(tables::PEOPLE_A_RATION) + horses.div_ceil(tables::HORSES_A_RATION)
}

/// Strategic turns for which a side has food.
pub(crate) fn level(state: &State, siege: &Siege, side: Side) -> u32 {
    let stock = siege.rations.get(&side).copied().unwrap_or_default();
    stock.checked_div(needed(state, siege, side)).unwrap_or(stock)
}

/// After the fifth day ships bring food, and both sides eat who have only their store.
pub(crate) fn eat(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    if state.town.port && !strength::siege(state)?.ships_barred {
        draft.record(SuppliesLanded { rations: tables::SHIPPED }.into())?;
    }
    for side in Side::ALL {
        let state = draft.state();
        let siege = strength::siege(state)?;
        let Some(&stock) = siege.rations.get(&side) else { continue };
        let needed = needed(state, siege, side);
        let was_hungry = siege.hungry.contains(&side);
        let rations = needed.min(stock);
        let hungry = needed > stock;
        draft.record(RationsEaten { side, rations, left: stock - rations }.into())?;
        if hungry != was_hungry {
            draft.record(HungerChanged { side, hungry }.into())?;
        }
    }
    Ok(())
}

pub(crate) fn rations_counted(
    state: &mut State,
    event: &RationsCounted,
) -> Result<(), Contradiction> {
    let siege = strength::folded(state)?;
    match event.side {
        Side::Besieged => *siege.rations.entry(event.side).or_default() += event.rations,
        // The besiegers have food enough until they take refuge.
        Side::Besiegers => siege.refuge_store += event.rations,
    }
    Ok(())
}

pub(crate) fn supplies_landed(
    state: &mut State,
    event: &SuppliesLanded,
) -> Result<(), Contradiction> {
    *strength::folded(state)?.rations.entry(Side::Besieged).or_default() += event.rations;
    Ok(())
}

pub(crate) fn rations_eaten(state: &mut State, event: &RationsEaten) -> Result<(), Contradiction> {
    strength::folded(state)?.rations.insert(event.side, event.left);
    Ok(())
}

pub(crate) fn hunger_changed(
    state: &mut State,
    event: &HungerChanged,
) -> Result<(), Contradiction> {
    let siege = strength::folded(state)?;
    if event.hungry {
        siege.hungry.insert(event.side);
    } else {
        siege.hungry.remove(&event.side);
    }
    let relief = siege.relief.clone();
    let men = state.men.iter_mut().filter(|(id, _)| !relief.contains(*id));
    for (_, man) in men.filter(|(_, man)| man.side == event.side) {
        man.hungry = event.hungry;
    }
    Ok(())
}
