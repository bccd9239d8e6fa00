//! When a garrison gives up: offered terms ([ST-23](crate::clauses::ST_23), [ST-63](crate::clauses::ST_63)),
//! or by itself ([ST-24](crate::clauses::ST_24)).

use super::{rations, strength, victory};
use crate::clauses::{HAV_157, HAV_158, HAV_159, HAV_160, HAV_161, HAV_162, ST_23, ST_24, ST_63};
use crate::event::{SuppliesWeighed, TermsOffered};
use crate::men::{Fate, Side};
use crate::odds;
use crate::refusal::said;
use crate::siege::{Siege, SiegeStep};
use crate::spot::Spot;
use crate::state::{Outcome, State};
use crate::tables;
use crate::town::{CITADEL, KEEP, Terrain};
use crate::{Draft, Reason, Refusal, Stop, ways};
use board::Hex;
use chance::Dice;
use decider::Contradiction;

/// May terms be offered at all: not while the besiegers are besieged themselves, and not with a relief in the
/// place ([HAV-157](crate::clauses::HAV_157), [ST-63](crate::clauses::ST_63))?
pub(crate) fn are_suspended(siege: &Siege) -> bool {
    siege.reversed || siege.battle.is_some() || !siege.relief.is_empty()
}

/// The besiegers offer terms. Of each of the three factors only the best bonus counts, and those of different
/// factors add up ([HAV-161](crate::clauses::HAV_161), [HAV-162](crate::clauses::HAV_162)).
///
/// What is left in the store is weighed before, and only the garrison reads it.
pub(crate) fn offer(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let siege = strength::siege(draft.state())?;
    if are_suspended(siege) {
        return Refusal::new(Reason::NoTerms, HAV_157, said!("no-terms-now")).into();
    }
    if Side::of(draft.by()) == Some(Side::Besieged) {
        return Refusal::new(Reason::NotYourOrder, ST_63, said!("besiegers-offer")).into();
    }
    strength::awaited(draft, &[SiegeStep::Terms])?;
    let state = draft.state();
    let siege = strength::siege(state)?;
    let level = rations::level(state, siege, Side::Besieged);
    let (numbers, progress, bonus) = (numbers(state), progress(state), supplies(level));
    let clause = if siege.rules.border { HAV_160 } else { HAV_159 };
    draft.mark([HAV_161, HAV_162, clause]);
    draft.record(SuppliesWeighed { level, bonus }.into())?;
    let die: u32 = draft.roll(ST_23, "terms", Dice::new(1, 10))?.iter().sum();
    let accepted = accepts(die + numbers + progress + bonus);
    draft.record(TermsOffered { numbers, progress, die, accepted }.into())?;
    if accepted {
        victory::end(Outcome::Surrendered, draft)?;
    }
    Ok(accepted)
}

const fn accepts(total: u32) -> bool {
    total >= tables::SURRENDERS
}

/// By how many of ten dice a garrison surrenders whose food lasts for so many strategic turns.
pub(crate) fn of_ten(state: &State, turns: usize) -> u32 {
    let bonus = u32::try_from(turns).map_or(0, supplies);
    let adds = numbers(state) + progress(state) + bonus;
    odds::of_ten_dice(&|die| accepts(die + adds))
}

/// What the number of the besiegers adds: the first factor.
pub(crate) fn numbers(state: &State) -> u32 {
    let reached = tables::NUMBERS
        .into_iter()
        .find(|(times, _)| strength::outnumbers(state, Side::Besiegers, *times));
    reached.map_or(0, |(_, bonus)| bonus)
}

/// What the food that is left adds: the second factor, by strategic turns.
pub(crate) fn supplies(level: u32) -> u32 {
    tables::SUPPLIES.get(level as usize).copied().unwrap_or(0)
}

/// The least and the most that a store can add, for those who do not know it.
pub(crate) const SUPPLIES_ADD: [u32; 2] = {
    let [none, ..] = tables::SUPPLIES;
    [0, none]
};

/// What the progress of the siege adds: the third factor, the best of what is reached. Everything but the keep
/// counts for four, but not at the border castle ([HAV-159](crate::clauses::HAV_159),
/// [HAV-160](crate::clauses::HAV_160)).
pub(crate) fn progress(state: &State) -> u32 {
    let border = state.siege.as_ref().is_some_and(|siege| siege.rules.border);
    let held = |hex: Hex| state.holder(hex) == Side::Besiegers;
    let walkable = |hex: &Hex| {
        let place = state.on_wall(*hex).unwrap_or(Spot::ground(*hex));
        ways::exists(state, place)
            && !matches!(state.terrain(*hex), Some(Terrain::Moat | Terrain::Harbour))
    };
    let lines = |last: u8| {
        let hexes = state.town.hexes().filter(walkable);
        hexes.filter(move |&hex| state.town.line(hex).is_some_and(|line| line <= last))
    };
    let walls = |hex: &Hex| state.on_wall(*hex).is_some();
    if !border && lines(KEEP - 1).all(held) {
        tables::ALL_BUT_THE_KEEP
    } else if lines(1).filter(walls).all(held) {
        tables::OUTER_RAMPARTS
    } else if lines(CITADEL).filter(walls).any(held) {
        tables::FOOTHOLD
    } else if !state.works.demolished.is_empty() {
        tables::BREACHED
    } else {
        0
    }
}

/// At the end of a day a garrison gives up whose commander is lost and that is ten times outnumbered; so do
/// besiegers in their refuge ([HAV-158](crate::clauses::HAV_158)).
pub(crate) fn leaderless(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let state = draft.state();
    let siege = strength::siege(state)?;
    let besieged = siege.role(Side::Besieged);
    let lost = siege.commanders.get(&besieged).and_then(|id| state.men.get(id));
    let lost = lost.is_some_and(|man| man.fate != Fate::Alive);
    if !lost || !strength::outnumbers(state, besieged.other(), tables::HOPELESS) {
        return Ok(false);
    }
    give_up(besieged, draft)
}

/// After the fifth day a garrison gives up that had nothing to eat for a whole strategic turn.
pub(crate) fn starved(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let siege = strength::siege(draft.state())?;
    let empty = |side: &Side| siege.rations.get(side) == Some(&0);
    match siege.starving.iter().copied().find(empty) {
        Some(side) => give_up(side, draft),
        None => Ok(false),
    }
}

fn give_up(side: Side, draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let outcome = match side {
        Side::Besieged => Outcome::Surrendered,
        Side::Besiegers => Outcome::Relieved,
    };
    draft.mark([ST_24]);
    draft.mark((side == Side::Besiegers).then_some(HAV_158));
    victory::end(outcome, draft)?;
    Ok(true)
}

/// Nothing follows from a failed offer.
pub(crate) const fn terms_offered(_: &mut State, _: &TermsOffered) -> Result<(), Contradiction> {
    Ok(())
}
