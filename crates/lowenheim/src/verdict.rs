//! Who holds what at the end of a turn, how the siege ends, the vote and the score
//! (ACT-19, ACT-20, R-82, R-83, R-105 to R-107).

mod scoring;

pub use scoring::objective_clause;

use crate::acting::acting_faction;
use crate::city::Place;
use crate::clauses::{
    ACT_19, ACT_20, HEI_033, HEI_042, HEI_052, HEI_054, HEI_062, HEI_090, HEI_100, R_82, R_106,
};
use crate::command::Vote;
use crate::disclosure::disclose;
use crate::event::{ElvesHelped, MarkerCaptured, PlaceHeld, ScoresCounted, SiegeEnded, VoteCast};
use crate::figures::{Faction, FigureId, Side};
use crate::refusal::{opening, said};
use crate::state::{Holding, Outcome, State, Step};
use crate::{Draft, Reason, Refusal, Stop, tables};
use board::Hex;
use decider::Contradiction;

/// Step 9f: who holds which place, and whether the siege ends with this turn (ACT-19, ACT-20).
/// Answers true when the city is overwhelmed. When it stands after the last turn the siege has
/// ended too, and the vote on the leader of the defence follows.
pub(crate) fn end_turn(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    for place in Place::THAT_FALL {
        let before = holding(draft.state(), place);
        let after = held(draft.state(), place);
        if (before.counter, before.fallen) != (after.counter, after.fallen) {
            if after.fallen {
                draft.mark([R_106]);
            }
            draft.record(after.into())?;
        }
    }
    let outcome = outcome(draft.state());
    if let Some(outcome) = outcome {
        if outcome != Outcome::CityStands {
            // The first objective of each faction was that the city must not fall.
            draft.mark([ACT_20, HEI_033, HEI_042, HEI_052, HEI_062, HEI_090, HEI_100]);
        }
        draft.record(SiegeEnded { outcome }.into())?;
    }
    Ok(matches!(outcome, Some(Outcome::Overwhelmed | Outcome::LastFigureGone)))
}

fn holding(state: &State, place: Place) -> Holding {
    state.holdings.get(&place).copied().unwrap_or_default()
}

/// How a place stands now: the counter grows while the enemy holds it alone, and it falls when the
/// counter says so; a city figure without an enemy recovers it. Civilian markers do not count, the
/// stunned do (ACT-19).
fn held(state: &State, place: Place) -> PlaceHeld {
    let before = holding(state, place);
    let enemy = stands_in(state, Side::Enemy, place);
    let city = stands_in(state, Side::City, place);
    let counter = if enemy && !city { before.counter + 1 } else { 0 };
    let recovered = city && !enemy;
    let fallen = counter >= tables::HELD_UNTIL_FALLEN || (before.fallen && !recovered);
    PlaceHeld { place, counter, fallen }
}

fn stands_in(state: &State, side: Side, place: Place) -> bool {
    state.city.hexes(place).iter().any(|&hex| state.side_in(side, hex).next().is_some())
}

/// How the siege ends at the end of this turn, if it does (ACT-20, R-105, R-106).
fn outcome(state: &State) -> Option<Outcome> {
    let fallen = state.holdings.values().filter(|holding| holding.fallen).count();
    if fallen >= state.options.places_to_fall as usize {
        Some(Outcome::Overwhelmed)
    } else if state.on_map(Side::City).next().is_none() {
        Some(Outcome::LastFigureGone)
    } else if state.turn >= state.options.turns {
        Some(Outcome::CityStands)
    } else {
        None
    }
}

/// End of step 5: the enemy captures a civilian whose hex it holds without a city figure.
pub(crate) fn capture_markers(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let alone = |hex: Hex| {
        state.side_in(Side::Enemy, hex).next().is_some()
            && state.side_in(Side::City, hex).next().is_none()
    };
    let lost = state.markers.iter().filter(|(_, entry)| entry.is_in(entry.hex) && alone(entry.hex));
    let captured: Vec<MarkerCaptured> =
        lost.map(|(&marker, entry)| MarkerCaptured { marker, hex: entry.hex }).collect();
    captured.into_iter().try_for_each(|captured| draft.record(captured.into()))
}

/// End of step 7: notes that an Elf attacked an enemy that the City Guard attacked too, or that
/// stood next to one of the City Guard (scoring table, HEI-054).
pub(crate) fn note_help(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let turn = state.turn;
    if have_helped(state) && !state.elves_helped.contains(&turn) {
        draft.record(ElvesHelped { turn }.into())?;
        disclose([HEI_054], draft)?;
    }
    Ok(())
}

/// Have the Elves helped in this combat step so far?
pub(crate) fn have_helped(state: &State) -> bool {
    let mut struck = state.struck.iter();
    struck.any(|&(by, enemy, hex)| by == Faction::ElvenGuard && is_help(state, enemy, hex))
}

/// Would an Elf who attacks this enemy in this hex help the City Guard?
pub(crate) fn is_help(state: &State, enemy: FigureId, hex: Hex) -> bool {
    let mut struck = state.struck.iter();
    struck.any(|&(by, target, _)| by == Faction::CityGuard && target == enemy)
        || state.enlisted(Faction::CityGuard).any(|(_, guard)| guard.distance(hex) <= 1)
}

/// A player names the leader of the defence; the City Guard itself has no vote.
pub(crate) fn vote(vote: &Vote, draft: &mut Draft<'_>) -> Result<Faction, Stop> {
    let voter = check_vote(draft)?;
    draft.record(VoteCast { faction: voter, leader: vote.leader }.into())?;
    Ok(voter)
}

fn check_vote(draft: &Draft<'_>) -> Result<Faction, Stop> {
    let faction = crate::faction_of(draft.by());
    if let Some(voted) = faction.filter(|voter| draft.state().votes.contains_key(voter))
        && draft.state().step == Some(Step::Vote)
    {
        let facts = said!("voted-already", faction = opening(voted));
        return Refusal::new(Reason::VotedAlready, R_82, facts).allowing(said!("one-vote")).into();
    }
    if faction == Some(Faction::CityGuard) && draft.state().step == Some(Step::Vote) {
        let facts = said!("guard-has-no-vote");
        return Refusal::new(Reason::NotYourOrder, R_82, facts).into();
    }
    acting_faction(Step::Vote, R_82, draft)
}

/// The end: counts the points, once.
pub(crate) fn finish(draft: &mut Draft<'_>) -> Result<(), Stop> {
    if !draft.state().scores.is_empty() {
        return Ok(());
    }
    let scores = scoring::scores(draft.state());
    let objectives = scores.iter().flat_map(|score| &score.objectives);
    let met = objectives.filter(|it| it.met).filter_map(|it| objective_clause(&it.objective));
    // Some are met by a special rule that did not come into play.
    draft.mark(met.filter(|clause| !tables::SPECIAL_RULES.contains(clause)));
    draft.record(ScoresCounted { scores }.into())
}

pub(crate) fn marker_captured(
    state: &mut State,
    event: &MarkerCaptured,
) -> Result<(), Contradiction> {
    let missing = || Contradiction::new(format!("{} is not on the map", event.marker.name()));
    let entry = state.markers.get_mut(&event.marker).ok_or_else(missing)?;
    entry.hex = event.hex;
    entry.captured = true;
    Ok(())
}

#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) fn elves_helped(state: &mut State, event: &ElvesHelped) -> Result<(), Contradiction> {
    state.elves_helped.insert(event.turn);
    Ok(())
}

pub(crate) fn place_held(state: &mut State, event: &PlaceHeld) -> Result<(), Contradiction> {
    let never = || {
        let letter = event.place.letter();
        Contradiction::new(format!("place {letter} is none of those that fall ({ACT_19})"))
    };
    let entry = state.holdings.get_mut(&event.place).ok_or_else(never)?;
    entry.counter = event.counter;
    entry.fallen = event.fallen;
    entry.ever_fallen |= event.fallen;
    Ok(())
}

pub(crate) fn vote_cast(state: &mut State, event: &VoteCast) -> Result<(), Contradiction> {
    match state.votes.insert(event.faction, event.leader) {
        None => Ok(()),
        Some(_) => Err(Contradiction::new(format!("{} votes twice", event.faction))),
    }
}

#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) const fn siege_ended(
    state: &mut State,
    event: &SiegeEnded,
) -> Result<(), Contradiction> {
    state.outcome = Some(event.outcome);
    Ok(())
}

#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) fn scores_counted(
    state: &mut State,
    event: &ScoresCounted,
) -> Result<(), Contradiction> {
    state.scores.clone_from(&event.scores);
    Ok(())
}
