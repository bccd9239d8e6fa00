//! Alliances: two neighbouring territories, one's own and an opponent's, that do not take from each other
//! ([HRZ-118](crate::clauses::HRZ_118) to [HRZ-125](crate::clauses::HRZ_125)).

use crate::cards::Card;
use crate::checks::{acts, named};
use crate::clauses::{
    HRZ_114, HRZ_115, HRZ_120, HRZ_122, HRZ_123, HRZ_124, LR_33, LR_34, LR_35, LR_36,
};
use crate::colours::Colour;
use crate::command::Dissolve;
use crate::event::{AllianceEnded, AllianceMade, MarkerTurned, Payment};
use crate::refusal::said;
use crate::space::{Side, Space};
use crate::state::{State, pair, take};
use crate::tables::PARTING;
use crate::{Draft, Reason, Refusal, Stop, payment};
use decider::{Clause, Contradiction};
use messages::Part;

/// Plays an alliance card: it works at once ([HRZ-118](crate::clauses::HRZ_118)).
pub(crate) fn ally(
    draft: &mut Draft<'_>,
    by: Colour,
    own: Space,
    other: Space,
) -> Result<(), Stop> {
    let state = draft.state();
    check(state, by, own, other)?;
    let marker = state.areas().shared_sides(own, other).first().copied();
    draft.mark([HRZ_115, HRZ_120, HRZ_122, LR_33, LR_34, LR_36]);
    draft.record(AllianceMade { by, castles: [own, other], marker }.into())
}

/// May somebody ally these two territories?
pub(crate) fn check(state: &State, by: Colour, own: Space, other: Space) -> Result<(), Refusal> {
    holds(state, by, Card::Alliance)?;
    are_neighbours(state, by, [own, other], HRZ_120)?;
    if state.are_allied(own, other) {
        return Err(Refusal::new(Reason::AlliedAlready, LR_35, said!("allied-already")));
    }
    Ok(())
}

/// Does somebody hold such a card ([HRZ-114](crate::clauses::HRZ_114))? What cannot be played stays in the
/// hand ([LR-39](crate::clauses::LR_39)).
pub(crate) fn holds(state: &State, by: Colour, card: Card) -> Result<(), Refusal> {
    match state.princes.get(&by) {
        Some(prince) if prince.hand.contains(&card) => Ok(()),
        _ => {
            let facts = said!("no-such-card", card = Part::name(card.name()));
            Err(Refusal::new(Reason::NoSuchCard, HRZ_114, facts))
        }
    }
}

/// Are these one's own territory and an opponent's, and do they share a side
/// ([LR-33](crate::clauses::LR_33))? The neutral colour is nobody's opponent
/// ([LR-34](crate::clauses::LR_34)).
pub(crate) fn are_neighbours(
    state: &State,
    by: Colour,
    [own, other]: [Space; 2],
    clause: Clause,
) -> Result<(), Refusal> {
    let areas = state.areas();
    let owner = |castle: Space| {
        areas.territory(castle).and_then(|_| state.board.castles.get(&castle)).copied()
    };
    if owner(own) != Some(by) {
        let facts = said!("not-your-territory", castle = own.to_string());
        return Err(Refusal::new(Reason::NotYourTerritory, clause, facts));
    }
    match owner(other) {
        Some(colour) if state.neutral == Some(colour) => {
            let facts = said!("neutral-territory", castle = other.to_string());
            return Err(Refusal::new(Reason::NotTheirTerritory, LR_34, facts));
        }
        Some(colour) if colour != by => {}
        _ => {
            let facts = said!("not-their-territory", castle = other.to_string());
            return Err(Refusal::new(Reason::NotTheirTerritory, clause, facts));
        }
    }
    if areas.shared_sides(own, other).is_empty() {
        let facts = said!("not-neighbours", own = own.to_string(), other = other.to_string());
        return Err(Refusal::new(Reason::NotNeighbours, clause, facts));
    }
    Ok(())
}

/// Ends an alliance during one's action.
pub(crate) fn dissolve(order: &Dissolve, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (by, _) = acts(draft)?;
    end(draft, by, order.own, order.other, &order.treasures)
}

/// One of the partners ends an alliance for ten ducats ([HRZ-124](crate::clauses::HRZ_124)), in their own
/// decision or action ([LR-35](crate::clauses::LR_35)).
pub(crate) fn end(
    draft: &mut Draft<'_>,
    by: Colour,
    own: Space,
    other: Space,
    treasures: &[Card],
) -> Result<(), Stop> {
    check_end(draft.state(), by, own, other)?;
    draft.mark([LR_35]);
    payment::to_bank(draft, by, (PARTING, Payment::Parting, HRZ_124), treasures)?;
    draft.record(AllianceEnded { by, castles: pair(own, other) }.into())
}

/// May somebody end this alliance, if they can pay?
pub(crate) fn check_end(
    state: &State,
    by: Colour,
    own: Space,
    other: Space,
) -> Result<(), Refusal> {
    if !state.are_allied(own, other) {
        let facts = said!("not-allied", own = own.to_string(), other = other.to_string());
        return Err(Refusal::new(Reason::NotAllied, HRZ_124, facts));
    }
    match state.board.castles.get(&own) {
        Some(owner) if *owner == by => Ok(()),
        owner => {
            let owner = owner.map_or_else(|| Part::from(""), |owner| named(state, *owner));
            let facts = said!("castle-of-another", castle = own.to_string(), owner = owner);
            Err(Refusal::new(Reason::NotYourTerritory, HRZ_124, facts))
        }
    }
}

/// A turned boundary that is no longer between the two gives way to the first that is
/// ([HRZ-123](crate::clauses::HRZ_123), [LR-36](crate::clauses::LR_36)).
pub(crate) fn turn_markers(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let areas = state.areas();
    let now = |(castles, marker): (&[Space; 2], &Option<Side>)| {
        let sides = areas.shared_sides(castles[0], castles[1]);
        let still = marker.filter(|marker| sides.contains(marker));
        (*castles, *marker, still.or(sides.first().copied()))
    };
    let turned: Vec<_> = state.alliances.iter().map(now).collect();
    for (castles, _, marker) in turned.into_iter().filter(|(_, before, now)| before != now) {
        draft.mark([HRZ_123]);
        draft.record(MarkerTurned { castles, marker }.into())?;
    }
    Ok(())
}

/// A card that is played is gone for good ([HRZ-115](crate::clauses::HRZ_115)).
pub(crate) fn discard(state: &mut State, by: Colour, card: Card) -> Result<(), Contradiction> {
    if !take(&mut state.prince_mut(by)?.hand, card) {
        return Err(Contradiction::new(format!("{by} does not hold {card}")));
    }
    state.played.push(card);
    Ok(())
}

pub(crate) fn alliance_made(state: &mut State, event: &AllianceMade) -> Result<(), Contradiction> {
    discard(state, event.by, Card::Alliance)?;
    let [own, other] = event.castles;
    state.alliances.insert(pair(own, other), event.marker);
    Ok(())
}

pub(crate) fn alliance_ended(
    state: &mut State,
    event: &AllianceEnded,
) -> Result<(), Contradiction> {
    let none = || Contradiction::new("these two are not allied");
    state.alliances.remove(&event.castles).map(|_| ()).ok_or_else(none)
}

pub(crate) fn marker_turned(state: &mut State, event: &MarkerTurned) -> Result<(), Contradiction> {
    state.alliances.insert(event.castles, event.marker);
    Ok(())
}
