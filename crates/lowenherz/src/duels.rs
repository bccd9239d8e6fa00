//! Duels: secret bids, opened together ([HRZ-092](crate::clauses::HRZ_092)). A bid of nothing is one, too
//! ([HRZ-096](crate::clauses::HRZ_096)); a treasure is worth its number ([HRZ-134](crate::clauses::HRZ_134)).

use crate::checks::tries;
use crate::clauses::{HRZ_093, HRZ_096, HRZ_134, HRZ_135, HRZ_137, LR_16, LR_17, LR_18, LR_19};
use crate::colours::Colour;
use crate::command::MakeBid;
use crate::event::{ActionLost, BidSealed, BidsOpened, BidsTied, DucatsPaid, Payment};
use crate::refusal::said;
use crate::state::{Bid, State};
use crate::{Draft, Reason, Refusal, Stop, payment, trials};
use decider::Contradiction;

/// Seals a bid; it may be replaced until all bids are in ([LR-45](crate::clauses::LR_45)).
pub(crate) fn bid(order: &MakeBid, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (by, _) = tries(draft)?;
    let state = draft.state();
    payment::check_treasures(state, by, &order.treasures)?;
    let purse = state.princes.get(&by).map_or(0, |prince| prince.ducats);
    if order.ducats > purse {
        let facts = said!("bid-above-purse", ducats = order.ducats, purse = purse);
        return Refusal::new(Reason::NoDucats, LR_16, facts).into();
    }
    if !order.treasures.is_empty() {
        draft.mark([HRZ_134, HRZ_135]);
    }
    let bid = Bid { ducats: order.ducats, treasures: order.treasures.clone() };
    draft.record(BidSealed { by, bid }.into())
}

/// Opens all bids: the highest one pays and acts ([HRZ-093](crate::clauses::HRZ_093)), the others keep
/// what they had ([HRZ-137](crate::clauses::HRZ_137)). Those who are tied bid again
/// ([HRZ-094](crate::clauses::HRZ_094), [LR-17](crate::clauses::LR_17)), and after a second tie nobody acts
/// ([HRZ-095](crate::clauses::HRZ_095), [LR-18](crate::clauses::LR_18)).
pub(crate) fn open(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let Some(trial) = draft.state().trial().cloned() else {
        return Err(Contradiction::new("there is no trial").into());
    };
    let slot = trial.slot;
    draft.mark([LR_16, LR_19]);
    draft.record(BidsOpened { slot, bids: trial.bids.clone() }.into())?;
    let most = trial.bids.values().map(Bid::total).max().unwrap_or(0);
    let bids = |colour: &&Colour| trial.bids.get(*colour).is_some_and(|bid| bid.total() == most);
    let best: Vec<Colour> = trial.choosers.iter().filter(bids).copied().collect();
    if most == 0 {
        draft.mark([HRZ_096]);
    }
    match best.as_slice() {
        [winner] => {
            let winner = *winner;
            let bid = trial.bids.get(&winner).cloned().unwrap_or_default();
            let (Bid { ducats, treasures }, why) = (bid, Payment::Bid);
            draft.mark([HRZ_093, HRZ_137]);
            draft.record(DucatsPaid { from: winner, ducats, treasures, why }.into())?;
            trials::won(draft, winner, slot)
        }
        _ if trial.again => {
            draft.mark([LR_18]);
            draft.record(ActionLost { slot }.into())
        }
        _ => {
            draft.mark([LR_17]);
            draft.record(BidsTied { slot, choosers: best }.into())
        }
    }
}

pub(crate) fn bid_sealed(state: &mut State, event: &BidSealed) -> Result<(), Contradiction> {
    state.trial_mut()?.bids.insert(event.by, event.bid.clone());
    Ok(())
}

/// Treasures that were bid are known from now on, also those that go back to a hand
/// ([LR-49](crate::clauses::LR_49)).
pub(crate) fn bids_opened(state: &mut State, event: &BidsOpened) -> Result<(), Contradiction> {
    for (colour, bid) in &event.bids {
        let shown = &mut state.prince_mut(*colour)?.shown;
        // Each treasure is there once.
        let new = bid.treasures.iter().filter(|card| !shown.contains(card)).copied();
        let new: Vec<_> = new.collect();
        shown.extend(new);
    }
    Ok(())
}

pub(crate) fn bids_tied(state: &mut State, event: &BidsTied) -> Result<(), Contradiction> {
    let trial = state.trial_mut()?;
    trial.choosers.clone_from(&event.choosers);
    trial.bids.clear();
    trial.again = true;
    Ok(())
}

pub(crate) fn action_lost(state: &mut State, event: &ActionLost) -> Result<(), Contradiction> {
    state.settle(event.slot);
    Ok(())
}
