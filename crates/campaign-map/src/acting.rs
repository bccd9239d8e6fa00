//! 5.3, what every order is checked for before its chapter looks at it: the phase, and who sends it.

use crate::clauses::{WAP_242, WAP_253};
use crate::refusal::{players, said};
use crate::state::{Phase, State};
use crate::{Draft, Reason, Refusal, Stop};
use decider::{By, Seat};
use messages::Part;

/// Nothing happens after the end.
pub(crate) fn check_not_over(draft: &Draft<'_>) -> Result<(), Stop> {
    match draft.state().outcome {
        None => Ok(()),
        Some(_) => Refusal::new(Reason::CampaignOver, WAP_253, said!("campaign-over")).into(),
    }
}

/// An order of another phase is refused ([WAP-242](crate::clauses::WAP_242)).
pub(crate) fn check_phase(state: &State, wanted: Phase) -> Result<(), Refusal> {
    if state.phase == wanted {
        return Ok(());
    }
    let (now, wanted) = (Part::name(state.phase.name()), Part::name(wanted.name()));
    let facts = said!("wrong-phase", wanted = wanted, now = now);
    Err(Refusal::new(Reason::WrongPhase, WAP_242, facts))
}

/// Who sends the order, if they play.
pub(crate) fn sender(draft: &Draft<'_>) -> Result<Seat, Refusal> {
    match draft.by() {
        By::Seat(seat) if draft.state().players.contains_key(seat) => Ok(seat.clone()),
        By::Seat(_) | By::Organiser | By::Rules => {
            let facts = said!("players-only");
            Err(Refusal::new(Reason::NotYourOrder, WAP_242, facts)
                .allowing(said!("there-are", known = players(draft.state().players.keys()))))
        }
    }
}
