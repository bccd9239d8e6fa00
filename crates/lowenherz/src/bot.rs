//! A player without a person. It looks one order ahead: it chooses the action that is worth most to it and
//! that few others want, closes much land with few boundaries, takes what gives most, and pays as much as an
//! action is worth. The rulebook's advice, large territories with towns ([HRZ-027](crate::clauses::HRZ_027)),
//! follows from that.
//!
//! Worth is counted in tenths of a point.

mod cards;
mod placing;
mod swords;
mod talk;
mod walls;
mod worth;

use crate::cards::Action;
use crate::checks::waited_for;
use crate::colours::Colour;
use crate::command::{Command, Decide, Look, TakeCard, Wall};
use crate::state::{Acting, RoundStep, State};
use crate::tables::SLOTS;
use rulebook::{Draw, count};

/// Whose order is next: of two who talk, whoever did not speak last. Of those who bid, any may.
#[must_use]
pub fn next(state: &State) -> Option<Colour> {
    next_of(state, &|_| true)
}

/// The same among some of the players.
#[must_use]
pub fn next_of(state: &State, plays: &dyn Fn(Colour) -> bool) -> Option<Colour> {
    let mut waiting = match state.trial() {
        Some(trial) if trial.talks => {
            let last = trial.offers.last().map(|offer| offer.by);
            let speaks = trial.choosers.iter().copied().find(|colour| Some(*colour) != last);
            speaks.into_iter().collect()
        }
        _ => waited_for(state),
    };
    waiting.retain(|colour| plays(*colour));
    waiting.first().copied()
}

/// An order for a colour, which owes one.
#[must_use]
pub fn choose(state: &State, colour: Colour, draw: Draw<'_>) -> Command {
    match &state.step {
        RoundStep::Placing => placing::settle(state, draw).map_or(Command::Done, Command::Settle),
        RoundStep::Card => Command::Turn,
        RoundStep::Decisions => Command::Decide(decide(state, colour, draw)),
        RoundStep::Trial(trial) if trial.talks => talk::speak(state, trial, colour, draw),
        RoundStep::Trial(trial) => talk::bid(state, trial, colour, draw),
        RoundStep::Action(acting) => act(state, acting),
        RoundStep::Opening | RoundStep::Settling | RoundStep::Over => Command::Done,
    }
}

/// The slots that are worth most, less for each who has chosen them before.
fn decide(state: &State, colour: Colour, draw: Draw<'_>) -> Decide {
    let mut slots: Vec<(u32, u32)> = Vec::new();
    for slot in 1..=SLOTS {
        let Some(action) = state.action(slot) else { continue };
        let before = count(state.choosers(slot).len());
        let worth = match action {
            Action::Money(ducats) => worth::of_ducats(state, colour, ducats / (before + 1)),
            _ => worth::of_action(state, colour, action) / (before + 1),
        };
        // Equals are not always chosen in the same order.
        slots.push((worth * 8 + draw(16), slot));
    }
    slots.sort_unstable_by(|one, other| other.cmp(one));
    let due = state.cards_due(colour);
    let mut slots: Vec<u32> = slots.into_iter().take(due).map(|(_, slot)| slot).collect();
    slots.sort_unstable();
    Decide { plays: cards::plays(state, colour, due), slots }
}

fn act(state: &State, acting: &Acting) -> Command {
    match acting.action {
        Action::Boundaries(most) => {
            let sides = walls::best(state, acting.by, most.saturating_sub(acting.placed));
            match sides.sides.first() {
                // One after the other: what the first one founds may change the rest.
                Some(side) => Command::Wall(Wall { sides: vec![*side] }),
                None => Command::Done,
            }
        }
        Action::SingleSword | Action::DoubleSword => swords::order(state, acting),
        Action::Crown => match acting.looking {
            None => cards::pile(state).map_or(Command::Done, |pile| Command::Look(Look { pile })),
            Some(pile) => {
                let best = cards::best(state, acting.by, state.pile(pile));
                best.map_or(Command::Done, |card| Command::Take(TakeCard { card }))
            }
        },
        Action::Money(_) => Command::Done,
    }
}
