//! Extending a territory: one space or two, from whomever they are.

use crate::areas::{AreaKind, Areas};
use crate::checks::{acts, named};
use crate::clauses::{
    HRZ_063, HRZ_064, HRZ_065, HRZ_066, HRZ_067, HRZ_068, HRZ_069, HRZ_070, HRZ_071, HRZ_072,
    HRZ_073, HRZ_074, HRZ_075, HRZ_078, HRZ_080, HRZ_107, HRZ_108, HRZ_110, HRZ_112, HRZ_113,
    HRZ_121, HRZ_125, HRZ_163, LR_26, LR_27, LR_28, LR_29, LR_30, LR_31,
};
use crate::colours::Colour;
use crate::command::Extend;
use crate::event::{Scoring, TerritoryExtended};
use crate::extension::{Rim, moves, touches};
use crate::refusal::said;
use crate::space::Space;
use crate::state::State;
use crate::tables::EXTENSION;
use crate::{Draft, Reason, Refusal, Stop, action, alliances, founding, scoring};
use decider::Contradiction;
use messages::Part;

/// Extends a territory ([HRZ-063](crate::clauses::HRZ_063)). Everything is looked at as it was before, and
/// settled as a whole ([LR-26](crate::clauses::LR_26)): the line moves, stones move, what was closed in by it
/// is founded ([HRZ-112](crate::clauses::HRZ_112)).
pub(crate) fn extend(order: &Extend, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (by, acting) = acts(draft)?;
    action::check_extension(&acting)?;
    let state = draft.state();
    let before = state.areas();
    let line = check(state, &before, by, order.castle, &order.spaces)?;
    let neutral = state.neutral;
    let was: Vec<AreaKind> = order.spaces.iter().map(|space| before.kind_at(*space)).collect();
    if acting.placed > 0 {
        draft.mark([HRZ_078, HRZ_080]);
    }
    mark_kinds(&was, draft);
    let Rim { removed, placed } = line.clone();
    let stock = line.stock(&draft.state().board).unwrap_or(0);
    let (castle, spaces) = (order.castle, order.spaces.clone());
    let extended = TerritoryExtended { by, castle, spaces, removed, placed, stock };
    draft.record(extended.into())?;
    let state = draft.state();
    let after = state.areas();
    let moves = moves(&state.board, (&before, &after), by, &order.spaces, neutral);
    let strays = state.board.knights.keys().any(|knight| {
        before.castle_over(*knight).is_some() && after.at(*knight).castles.is_empty()
    });
    for stone in &moves {
        if stone.why == Scoring::CutOff {
            draft.mark([HRZ_074, HRZ_107, HRZ_108, HRZ_110, LR_29]);
        }
        scoring::book(draft, stone)?;
    }
    if strays {
        draft.mark([LR_31]);
    }
    if !draft.state().board.foundings(&after).is_empty() {
        draft.mark([HRZ_112, LR_30]);
    }
    founding::found(draft, by)?;
    alliances::turn_markers(draft)
}

/// What is brought into play by what the taken spaces were.
fn mark_kinds(was: &[AreaKind], draft: &mut Draft<'_>) {
    draft.mark([HRZ_064, HRZ_066, HRZ_071, HRZ_072, HRZ_073, LR_26, LR_27, LR_28]);
    if was.len() > 1 {
        draft.mark([HRZ_065]);
    }
    for kind in was {
        match kind {
            AreaKind::NeutralZone => draft.mark([HRZ_075, HRZ_113]),
            AreaKind::CommonLand => draft.mark([HRZ_070, HRZ_113]),
            AreaKind::Territory(castle) => {
                let state = draft.state();
                let neutral = state.board.castles.get(castle).copied() == state.neutral;
                let has_allies = state.alliances.keys().any(|pair| pair.contains(castle));
                draft.mark([HRZ_067, HRZ_068, HRZ_069, HRZ_121]);
                if neutral {
                    draft.mark([HRZ_163]);
                }
                if has_allies {
                    draft.mark([HRZ_125]);
                }
            }
        }
    }
}

/// May somebody take these spaces into the territory of a castle? Answers how the line moves.
///
/// # Errors
/// The refusal that the order would meet.
pub(crate) fn check(
    state: &State,
    areas: &Areas,
    by: Colour,
    castle: Space,
    spaces: &[Space],
) -> Result<Rim, Refusal> {
    let own = state.board.castles.get(&castle) == Some(&by) && areas.territory(castle).is_some();
    if !own {
        let facts = said!("not-your-territory", castle = castle.to_string());
        return Err(Refusal::new(Reason::NotYourTerritory, HRZ_063, facts));
    }
    let twice = matches!(spaces, [one, other] if one == other);
    if spaces.is_empty() || spaces.len() > EXTENSION || twice {
        let facts = said!("one-or-two", spaces = spaces.len());
        return Err(Refusal::new(Reason::TooMuch, HRZ_063, facts));
    }
    for (number, space) in spaces.iter().enumerate() {
        let taken = spaces.get(..number).unwrap_or_default();
        check_space(state, areas, by, (castle, taken), *space)?;
    }
    // There is such a territory.
    let line = Rim::of(&state.board, areas, castle, spaces).unwrap_or_default();
    if line.stock(&state.board).is_none() {
        let (removed, placed) = (line.removed.len(), line.placed.len());
        let stock = state.board.stock;
        let facts = said!("stock-short", placed = placed, removed = removed, stock = stock);
        return Err(Refusal::new(Reason::StockEmpty, HRZ_073, facts));
    }
    Ok(line)
}

/// May a territory that has taken some already, take one more space ([LR-27](crate::clauses::LR_27))?
fn check_space(
    state: &State,
    areas: &Areas,
    by: Colour,
    (castle, taken): (Space, &[Space]),
    space: Space,
) -> Result<(), Refusal> {
    let board = &state.board;
    let at = || Part::from(space.to_string());
    if board.owner(areas, space) == Some(by) {
        return Err(Refusal::new(Reason::OwnLand, HRZ_072, said!("own-land", space = at())));
    }
    if !touches(areas, castle, taken, space) {
        let clause = if taken.is_empty() { HRZ_064 } else { HRZ_065 };
        let facts = said!("not-touching", space = at(), castle = castle.to_string());
        return Err(Refusal::new(Reason::NotTouching, clause, facts));
    }
    if board.is_taken(space) {
        return Err(Refusal::new(
            Reason::Occupied,
            HRZ_071,
            said!("somebody-stands", space = at()),
        ));
    }
    let Some(against) = areas.castle_over(space) else { return Ok(()) };
    if state.are_allied(castle, against) {
        let facts = said!("allied", castle = against.to_string());
        return Err(Refusal::new(Reason::Allied, HRZ_121, facts));
    }
    let strength = |castle: Space| areas.territory(castle).map_or(0, |it| board.strength(it));
    let (own, other) = (strength(castle), strength(against));
    if own > other {
        return Ok(());
    }
    let owner = board.castles.get(&against).map_or_else(at, |owner| named(state, *owner));
    let facts = said!("too-weak", own = own, other = other, owner = owner);
    Err(Refusal::new(Reason::TooWeak, HRZ_067, facts))
}

pub(crate) fn territory_extended(
    state: &mut State,
    event: &TerritoryExtended,
) -> Result<(), Contradiction> {
    for side in &event.removed {
        if !state.board.boundaries.remove(side) {
            return Err(Contradiction::new(format!("no boundary lies at {side}")));
        }
    }
    for side in &event.placed {
        if !state.board.boundaries.insert(*side) {
            return Err(Contradiction::new(format!("a boundary lies at {side} already")));
        }
    }
    state.board.stock = event.stock;
    state.acting_mut()?.extended = true;
    Ok(())
}
