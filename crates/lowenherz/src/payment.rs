//! Ducats and treasures that pay the bank ([LR-25](crate::clauses::LR_25)) and are never
//! changed into ducats ([HRZ-135](crate::clauses::HRZ_135)). The purse of
//! another is told by no refusal ([LR-19](crate::clauses::LR_19)).

use crate::cards::Card;
use crate::clauses::{HRZ_114, HRZ_136, LR_25};
use crate::colours::Colour;
use crate::event::{DucatsPaid, Payment};
use crate::refusal::said;
use crate::state::{State, take};
use crate::{Draft, Reason, Refusal, Stop};
use decider::{Clause, Contradiction};
use messages::Part;

/// Are these treasures that somebody holds?
pub(crate) fn check_treasures(
    state: &State,
    by: Colour,
    treasures: &[Card],
) -> Result<(), Refusal> {
    if let Some(other) = treasures.iter().find(|card| card.ducats() == 0) {
        let facts = said!("no-treasure", card = Part::name(other.name()));
        return Err(Refusal::new(Reason::NoSuchCard, LR_25, facts));
    }
    match state.princes.get(&by) {
        Some(prince) if prince.holds(treasures) => Ok(()),
        _ => Err(Refusal::new(Reason::NoSuchCard, HRZ_114, said!("not-in-hand"))),
    }
}

/// Pays the bank: treasures first, ducats only for what they do not reach, and no change
/// ([HRZ-136](crate::clauses::HRZ_136)). `clause` says what the sum is due for.
pub(crate) fn to_bank(
    draft: &mut Draft<'_>,
    by: Colour,
    (due, why, clause): (u32, Payment, Clause),
    treasures: &[Card],
) -> Result<(), Stop> {
    let ducats = share(draft.state(), by, (due, clause), treasures)?;
    if due == 0 {
        return Ok(());
    }
    if !treasures.is_empty() {
        draft.mark([HRZ_136]);
    }
    let treasures = treasures.to_vec();
    draft.record(DucatsPaid { from: by, ducats, treasures, why }.into())
}

/// Ducats of the purse that a sum takes beside treasures.
pub(crate) fn share(
    state: &State,
    by: Colour,
    (due, clause): (u32, Clause),
    treasures: &[Card],
) -> Result<u32, Refusal> {
    if due == 0 && !treasures.is_empty() {
        return Err(Refusal::new(Reason::NothingDue, LR_25, said!("nothing-due")));
    }
    check_treasures(state, by, treasures)?;
    let worth: u32 = treasures.iter().map(|card| card.ducats()).sum();
    let ducats = due.saturating_sub(worth);
    let purse = state.princes.get(&by).map_or(0, |prince| prince.ducats);
    if ducats > purse {
        let facts = said!("no-ducats", due = ducats, purse = purse);
        return Err(Refusal::new(Reason::NoDucats, clause, facts));
    }
    Ok(ducats)
}

pub(crate) fn ducats_paid(state: &mut State, event: &DucatsPaid) -> Result<(), Contradiction> {
    let prince = state.prince_mut(event.from)?;
    let short = || Contradiction::new(format!("{} has not so many ducats", event.from));
    prince.ducats = prince.ducats.checked_sub(event.ducats).ok_or_else(short)?;
    for card in &event.treasures {
        if !take(&mut prince.hand, *card) {
            return Err(Contradiction::new(format!("{} does not hold {card}", event.from)));
        }
        take(&mut prince.shown, *card);
    }
    state.played.extend(&event.treasures);
    Ok(())
}
