//! What an action allows, and when it is over ([LR-11](crate::clauses::LR_11)).

use crate::areas::Areas;
use crate::cards::{Action, Pile};
use crate::checks::acts;
use crate::clauses::{
    HRZ_037, HRZ_053, HRZ_056, HRZ_062, HRZ_077, HRZ_078, HRZ_079, HRZ_083, LR_11, LR_22, LR_32,
};
use crate::colours::Colour;
use crate::event::{ActionBegun, ActionEnded};
use crate::refusal::said;
use crate::state::{Acting, RoundStep, State};
use crate::{Draft, Reason, Refusal, Stop, extension};
use decider::Contradiction;
use messages::Part;

/// Somebody begins to act; of three, the start player may do so twice ([HRZ-037](crate::clauses::HRZ_037)).
pub(crate) fn begin(
    draft: &mut Draft<'_>,
    by: Colour,
    slot: u32,
    action: Action,
) -> Result<(), Stop> {
    if action == Action::DoubleSword {
        draft.mark([HRZ_077]);
    }
    let state = draft.state();
    let own = state.decisions.get(&by).into_iter().flatten();
    if own.filter(|other| **other < slot).any(|other| state.choosers(*other) == [by]) {
        draft.mark([HRZ_037]);
    }
    draft.record(ActionBegun { by, slot, action }.into())
}

/// The player ends their action, at any point ([HRZ-053](crate::clauses::HRZ_053),
/// [HRZ-079](crate::clauses::HRZ_079)). Only whoever looks through a pile takes a card of it.
pub(crate) fn done(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (_, acting) = acts(draft)?;
    if acting.looking.is_some() {
        return Refusal::new(Reason::Looking, LR_11, said!("take-a-card")).into();
    }
    end(draft)
}

/// An action is over; what of it was left undone is forfeited.
pub(crate) fn end(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let Some(acting) = draft.state().acting().cloned() else {
        return Err(Contradiction::new("nobody acts").into());
    };
    let lapsed = match acting.action {
        Action::Boundaries(most) => acting.placed < most,
        Action::SingleSword | Action::DoubleSword => deeds(&acting) < allowed(acting.action),
        // A card that was taken ends the action.
        Action::Money(_) | Action::Crown => acting.looking.is_none(),
    };
    if lapsed {
        match acting.action {
            Action::SingleSword if draft.state().knights.get(&acting.by) == Some(&0) => {
                draft.mark([HRZ_062, LR_32]);
            }
            Action::Boundaries(_) if draft.state().board.stock == 0 => draft.mark([LR_22]),
            Action::Boundaries(_) => draft.mark([HRZ_053]),
            Action::DoubleSword if deeds(&acting) > 0 => draft.mark([HRZ_079]),
            Action::SingleSword | Action::DoubleSword => draft.mark([LR_32]),
            Action::Crown if has_no_cards(draft.state()) => draft.mark([HRZ_083]),
            Action::Money(_) | Action::Crown => draft.mark([LR_11]),
        }
    }
    draft.record(ActionEnded { by: acting.by, slot: acting.slot, lapsed }.into())
}

/// Knights and extensions of an action so far.
fn deeds(acting: &Acting) -> u32 {
    acting.placed + u32::from(acting.extended)
}

/// Knights and extensions that an action allows ([HRZ-056](crate::clauses::HRZ_056),
/// [HRZ-077](crate::clauses::HRZ_077)).
const fn allowed(action: Action) -> u32 {
    match action {
        Action::SingleSword => 1,
        Action::DoubleSword => 2,
        Action::Money(_) | Action::Boundaries(_) | Action::Crown => 0,
    }
}

/// May one more knight be placed?
pub(crate) fn check_knight(acting: &Acting) -> Result<(), Refusal> {
    check_sword(acting)
}

/// May a territory be extended ([HRZ-078](crate::clauses::HRZ_078))?
pub(crate) fn check_extension(acting: &Acting) -> Result<(), Refusal> {
    check_sword(acting)?;
    if acting.extended {
        return Err(Refusal::new(Reason::TooMuch, HRZ_078, said!("extended-already")));
    }
    Ok(())
}

fn check_sword(acting: &Acting) -> Result<(), Refusal> {
    let allowed = allowed(acting.action);
    let clause = if acting.action == Action::DoubleSword { HRZ_077 } else { HRZ_056 };
    if allowed == 0 {
        return Err(other_action(acting, clause));
    }
    if deeds(acting) >= allowed {
        let facts = said!("sword-spent", allowed = allowed);
        return Err(Refusal::new(Reason::TooMuch, clause, facts));
    }
    Ok(())
}

/// The action is another one than this needs.
pub(crate) fn other_action(acting: &Acting, clause: decider::Clause) -> Refusal {
    let facts = said!("other-action", action = Part::from(acting.action.kind()));
    Refusal::new(Reason::OtherAction, clause, facts)
}

/// Is nothing left to do: all is done, or nothing can be placed or taken
/// ([LR-22](crate::clauses::LR_22), [LR-32](crate::clauses::LR_32), [HRZ-083](crate::clauses::HRZ_083))?
/// What ducats or the end of an alliance would allow is possible: only what everybody sees counts.
pub(crate) fn is_spent(state: &State, acting: &Acting) -> bool {
    match acting.action {
        Action::Boundaries(most) => {
            let areas = state.areas();
            acting.placed >= most
                || state.board.stock == 0
                || !state.board.free_sides(&areas).any(|_| true)
        }
        Action::SingleSword | Action::DoubleSword => {
            deeds(acting) >= allowed(acting.action)
                || !(can_place(state, acting.by)
                    || !acting.extended && can_extend(state, &state.areas(), acting.by))
        }
        Action::Crown => has_no_cards(state),
        Action::Money(_) => true,
    }
}

/// Are both piles of politics cards empty ([HRZ-083](crate::clauses::HRZ_083))?
fn has_no_cards(state: &State) -> bool {
    Pile::ALL.iter().all(|pile| state.pile(*pile).is_empty())
}

/// Whoever has no knight in stock can only extend ([HRZ-062](crate::clauses::HRZ_062)).
fn can_place(state: &State, by: Colour) -> bool {
    let in_stock = state.knights.get(&by).is_some_and(|left| *left > 0);
    in_stock && !state.board.places_for_knights(by).is_empty()
}

fn can_extend(state: &State, areas: &Areas, by: Colour) -> bool {
    state.board.territories(areas, by).iter().any(|castle| {
        let first = extension::touching(areas, *castle, &[]);
        first.into_iter().any(|space| {
            let line = extension::Rim::of(&state.board, areas, *castle, &[space]);
            extension::is_takeable(&state.board, areas, *castle, space)
                && line.is_some_and(|line| line.stock(&state.board).is_some())
        })
    })
}

pub(crate) fn action_begun(state: &mut State, event: &ActionBegun) -> Result<(), Contradiction> {
    state.step = RoundStep::Action(Acting {
        by: event.by,
        slot: event.slot,
        action: event.action,
        placed: 0,
        extended: false,
        looking: None,
    });
    Ok(())
}

pub(crate) fn action_ended(state: &mut State, event: &ActionEnded) -> Result<(), Contradiction> {
    state.settle(event.slot);
    Ok(())
}
