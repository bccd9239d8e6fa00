//! Negotiations: two offer each other ducats for acting alone ([HRZ-086](crate::clauses::HRZ_086)). Ducats
//! and nothing else: no card is named in an offer ([HRZ-089](crate::clauses::HRZ_089)).

use crate::checks::{other_step, tries};
use crate::clauses::{HRZ_087, HRZ_089, LR_45};
use crate::colours::Colour;
use crate::command::{Accept, MakeOffer};
use crate::event::{OfferAccepted, OfferMade, OfferWithdrawn, PricePaid, TalksEnd, TalksEnded};
use crate::refusal::said;
use crate::state::{Offer, State, Trial};
use crate::tables::OFFERS;
use crate::{Draft, Reason, Refusal, Stop, trials};
use decider::Contradiction;
use rulebook::count;

/// The sender talks.
fn talks(draft: &Draft<'_>) -> Result<(Colour, Trial), Refusal> {
    let (by, trial) = tries(draft)?;
    if trial.talks { Ok((by, trial)) } else { Err(other_step(draft.state())) }
}

/// The other of the two.
fn other(trial: &Trial, by: Colour) -> Colour {
    trial.choosers.iter().copied().find(|colour| *colour != by).unwrap_or(by)
}

/// Offers ducats; a new offer replaces the one that stands, and is higher
/// ([LR-45](crate::clauses::LR_45)). None is above the purse ([HRZ-087](crate::clauses::HRZ_087)).
pub(crate) fn offer(order: &MakeOffer, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (by, trial) = talks(draft)?;
    let ducats = order.ducats;
    let purse = draft.state().princes.get(&by).map_or(0, |prince| prince.ducats);
    if ducats > purse {
        let facts = said!("offer-above-purse", ducats = ducats, purse = purse);
        return Refusal::new(Reason::NoDucats, HRZ_087, facts).into();
    }
    let made = trial.offers.iter().filter(|offer| offer.by == by).count();
    if count(made) >= OFFERS {
        let facts = said!("offers-made", made = made);
        return Refusal::new(Reason::TooManyOffers, LR_45, facts).into();
    }
    if let Some((_, standing)) = trial.standing(by)
        && ducats <= standing.ducats
    {
        let facts = said!("offer-not-higher", ducats = ducats, standing = standing.ducats);
        return Refusal::new(Reason::TooLow, LR_45, facts).into();
    }
    draft.mark([HRZ_087, HRZ_089, LR_45]);
    let number = count(trial.offers.len()) + 1;
    let (to, talk) = (other(&trial, by), draft.state().talk);
    draft.record(OfferMade { by, to, number, ducats, talk }.into())
}

/// Takes one's standing offer back.
pub(crate) fn withdraw(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (by, trial) = talks(draft)?;
    match trial.standing(by) {
        Some((number, _)) => {
            let (to, talk) = (other(&trial, by), draft.state().talk);
            draft.record(OfferWithdrawn { by, to, number, talk }.into())
        }
        None => Refusal::new(Reason::NoSuchOffer, LR_45, said!("no-offer-of-yours")).into(),
    }
}

/// Accepts the standing offer of the other: they pay at once, and act.
pub(crate) fn accept(order: &Accept, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (by, trial) = talks(draft)?;
    let acts = other(&trial, by);
    let standing = trial.standing(acts);
    let number = order.number;
    let Some((_, offer)) = standing.filter(|(standing, _)| *standing == number) else {
        let facts = said!("no-such-offer", number = number);
        let refusal = Refusal::new(Reason::NoSuchOffer, LR_45, facts);
        return match standing {
            Some((number, _)) => refusal.allowing(said!("offer-stands", number = number)),
            None => refusal,
        }
        .into();
    };
    draft.record(OfferAccepted { by, number, acts }.into())?;
    let (ducats, talk) = (offer.ducats, draft.state().talk);
    draft.record(PricePaid { from: acts, to: by, ducats, talk }.into())?;
    trials::won(draft, acts, trial.slot)
}

/// Ends the talks: there is no agreement ([HRZ-090](crate::clauses::HRZ_090)).
pub(crate) fn duel(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (by, _) = talks(draft)?;
    draft.record(TalksEnded { why: TalksEnd::Duel, by: Some(by) }.into())
}

pub(crate) fn offer_made(state: &mut State, event: &OfferMade) -> Result<(), Contradiction> {
    let trial = state.trial_mut()?;
    for offer in trial.offers.iter_mut().filter(|offer| offer.by == event.by) {
        offer.stands = false;
    }
    trial.offers.push(Offer { by: event.by, ducats: event.ducats, stands: true });
    Ok(())
}

pub(crate) fn offer_withdrawn(
    state: &mut State,
    event: &OfferWithdrawn,
) -> Result<(), Contradiction> {
    let at = (event.number as usize).checked_sub(1);
    let trial = state.trial_mut()?;
    let offer = at.and_then(|at| trial.offers.get_mut(at));
    let none = || Contradiction::new(format!("there is no offer {}", event.number));
    offer.ok_or_else(none)?.stands = false;
    Ok(())
}

pub(crate) fn price_paid(state: &mut State, event: &PricePaid) -> Result<(), Contradiction> {
    let prince = state.prince_mut(event.from)?;
    let short = || Contradiction::new(format!("{} has not so many ducats", event.from));
    prince.ducats = prince.ducats.checked_sub(event.ducats).ok_or_else(short)?;
    state.prince_mut(event.to)?.ducats += event.ducats;
    Ok(())
}

/// The talks are over; whoever acts now is told by the event behind it.
pub(crate) fn offer_accepted(state: &mut State, _: &OfferAccepted) -> Result<(), Contradiction> {
    state.trial_mut()?.talks = false;
    Ok(())
}

/// Bids that were sealed during the talks stay.
pub(crate) fn talks_ended(state: &mut State, _: &TalksEnded) -> Result<(), Contradiction> {
    state.trial_mut()?.talks = false;
    Ok(())
}
