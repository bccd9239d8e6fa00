//! The wounded, at the end of a day without fighting ([ST-25](crate::clauses::ST_25)).

use super::strength;
use crate::clauses::ST_25;
use crate::event::WoundedTended;
use crate::men::{Fate, ManId, Side};
use crate::siege::Treatment;
use crate::state::State;
use crate::tables;
use crate::{Draft, Stop};
use chance::Dice;
use decider::Contradiction;

/// Rolls once for everybody wounded of both sides.
pub(crate) fn tend(draft: &mut Draft<'_>) -> Result<(), Stop> {
    for side in Side::ALL {
        let state = draft.state();
        let rest = u32::from(strength::siege(state)?.rested == Some(side)) * tables::REST;
        let wounded: Vec<ManId> = state
            .men
            .iter()
            .filter(|(_, man)| man.side == side && man.fate == Fate::Alive && man.wounded)
            .map(|(id, _)| id.clone())
            .collect();
        let Ok(number @ 1..) = u32::try_from(wounded.len()) else { continue };
        let faces = draft.roll(ST_25, "wounded", Dice::new(number, 10))?;
        let tended = wounded.into_iter().zip(faces);
        let wounded = tended.map(|(id, die)| (id, (die, treatment(die + rest)))).collect();
        draft.record(WoundedTended { side, wounded }.into())?;
    }
    Ok(())
}

/// What becomes of somebody by a total.
fn treatment(total: u32) -> Treatment {
    if total <= tables::DIES {
        Treatment::Dies
    } else if total < tables::HEALS {
        Treatment::Unchanged
    } else {
        Treatment::Heals
    }
}

pub(crate) fn wounded_tended(
    state: &mut State,
    event: &WoundedTended,
) -> Result<(), Contradiction> {
    for (id, (_, treatment)) in &event.wounded {
        let man = state.known(id)?;
        match treatment {
            Treatment::Dies => {
                man.fate = Fate::Dead;
                man.place = None;
            }
            Treatment::Unchanged => {}
            Treatment::Heals => man.wounded = false,
        }
    }
    Ok(())
}
