//! Command cards: the orders of Graf Luitpold (section 5.3 and Play 1, step 3; HEI-124 to HEI-133,
//! HEI-136, R-16, R-56).
//!
//! Cards that ask for cards and figures make a demand, answered at the end of the turn (`demands`);
//! the officers' conference is called at once (`conference`).

use crate::cards::{conference, demands, guns};
use crate::clauses::{HEI_136, R_16};
use crate::decks::CommandCard;
use crate::event::CommandCardRevealed;
use crate::state::State;
use crate::tables::COMMAND_EVERY;
use crate::tables::DemandKind;
use crate::{Draft, Stop};
use decider::{Audience, Contradiction};

/// The deck's name beside its draws.
const DECK: &str = "command";

/// Step 3 of every second turn: turns up one card of the deck of nine
/// ([HEI-124](crate::clauses::HEI_124)). A pile that ran out is made anew from
/// the whole deck ([R-16](crate::clauses::R_16)).
pub(crate) fn reveal(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    if !is_due(state) {
        return Ok(());
    }
    let reshuffled = state.command_pile.is_empty();
    let pile = if reshuffled { &state.command_deck } else { &state.command_pile }.in_order();
    let position = draft.draw(HEI_136, DECK, &pile, Audience::Everyone)?;
    let Some(&card) = pile.get(position) else {
        return Err(Contradiction::new(format!("{DECK}: no card at position {position}")).into());
    };
    draft.record(CommandCardRevealed { card, reshuffled }.into())?;
    if reshuffled {
        draft.mark([R_16]);
    }
    match card {
        CommandCard::CounterMine => demands::make(DemandKind::CounterMine, draft),
        CommandCard::Wells => demands::make(DemandKind::Wells, draft),
        CommandCard::WaterShort => demands::make(DemandKind::WaterShort, draft),
        CommandCard::HospitalSupplies => demands::make(DemandKind::HospitalSupplies, draft),
        CommandCard::FoodShort => demands::make(DemandKind::FoodShort, draft),
        CommandCard::OfficersConference => conference::call(draft),
        CommandCard::MobileReserve => demands::make(DemandKind::MobileReserve, draft),
        CommandCard::SmallCannon => guns::ask(draft),
    }
}

/// Is a command card drawn this turn?
pub(crate) const fn is_due(state: &State) -> bool {
    state.turn.is_multiple_of(COMMAND_EVERY)
}

pub(crate) fn command_card_revealed(
    state: &mut State,
    event: &CommandCardRevealed,
) -> Result<(), Contradiction> {
    if event.reshuffled {
        state.command_pile = state.command_deck.clone();
    }
    if !state.command_pile.take(event.card) {
        return Err(Contradiction::new(format!("{} is not in the command pile", event.card)));
    }
    state.commands_seen.push((state.turn, event.card));
    Ok(())
}
