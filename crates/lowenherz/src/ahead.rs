//! What a player leaves ahead of time, and is used the moment their step comes: a decision, a price from which on they
//! accept, and a sealed bid ([LR-47](crate::clauses::LR_47)). Nothing of it is an order, or stands in a log, before.

use crate::Command;
use crate::colours::Colour;
use crate::command::Accept;
use crate::state::{RoundStep, State, Trial};
use rulebook::Due;

/// How a price is left.
const PRICE: &str = "accept-from";

/// All that can be left, as people type it.
pub(crate) const CAN_BE_LEFT: &[&str] =
    &["decide SLOT", "accept-from DUCATS", "bid DUCATS [with TREASURE+TREASURE]"];

/// What becomes of something that was left; none: nothing of the kind can be.
pub(crate) fn due(state: &State, by: Colour, left: &str) -> Option<Due<Command>> {
    let is_due = match (left.split_once(' '), &state.step) {
        (Some((PRICE, price)), step) => {
            let price = price.parse().ok()?;
            return Some(accepted(step, by, price).map_or(Due::NotYet, Due::Now));
        }
        (Some(("decide", _)), RoundStep::Decisions) => state.next_to_decide() == Some(by),
        (Some(("bid", _)), RoundStep::Trial(trial)) => {
            !trial.talks && is_in(trial, by) && !trial.bids.contains_key(&by)
        }
        (Some(("decide" | "bid", _)), _) => false,
        _ => return None,
    };
    let command = left.parse().ok()?;
    Some(if is_due { Due::Now(command) } else { Due::NotYet })
}

/// The offer that stands, where it is high enough.
fn accepted(step: &RoundStep, by: Colour, price: u32) -> Option<Command> {
    let RoundStep::Trial(trial) = step else { return None };
    let other = trial.choosers.iter().copied().find(|colour| *colour != by)?;
    let (number, offer) = trial.standing(other)?;
    let agreed = trial.talks && is_in(trial, by) && offer.ducats >= price;
    agreed.then_some(Command::Accept(Accept { number }))
}

fn is_in(trial: &Trial, by: Colour) -> bool {
    trial.choosers.contains(&by)
}
