//! Who acts on a day ([ST-20](crate::clauses::ST_20)).

use super::strength;
use crate::clauses::{HAV_148, HAV_149, HAV_150, ST_20};
use crate::event::{InitiativeGiven, InitiativeRolled, SiegeStepBegun};
use crate::men::Side;
use crate::siege::SiegeStep;
use crate::state::State;
use crate::tables;
use crate::{Draft, Stop};
use chance::Dice;
use decider::{Clause, Contradiction};

/// On the first day of a siege the besiegers act; on the first day of a strategic turn with a battle outside
/// the besieged are asked whether they do ([HAV-148](crate::clauses::HAV_148),
/// [HAV-149](crate::clauses::HAV_149)); on every other day both roll.
pub(crate) fn decide(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let siege = strength::siege(draft.state())?;
    if siege.battle_waits() && siege.day == 1 {
        let (step, side) = (SiegeStep::Initiative, Side::Besieged);
        draft.mark([HAV_149]);
        return draft.record(SiegeStepBegun { step, side }.into());
    }
    if siege.turn == 1 && siege.day == 1 {
        return give(Side::Besiegers, ST_20, draft);
    }
    roll(draft)
}

fn roll(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faces = draft.roll(ST_20, "initiative", Dice::new(2, 10))?;
    let (besiegers, besieged) = match faces.as_slice() {
        [one, other] => (*one, *other),
        _ => return Err(Contradiction::new("two dice for the initiative").into()),
    };
    let state = draft.state();
    let besiegers_add = adds(state, Side::Besiegers);
    let besieged_add = adds(state, Side::Besieged);
    let before = strength::siege(state)?.initiative.unwrap_or(Side::Besiegers);
    let side = higher(besiegers + besiegers_add, besieged + besieged_add, before);
    draft.record(
        InitiativeRolled { besiegers, besiegers_add, besieged, besieged_add, side }.into(),
    )?;
    act(side, draft)
}

/// Whose total is higher; of equal ones it stays where it is.
fn higher(besiegers: u32, besieged: u32, before: Side) -> Side {
    match besiegers.cmp(&besieged) {
        std::cmp::Ordering::Greater => Side::Besiegers,
        std::cmp::Ordering::Less => Side::Besieged,
        std::cmp::Ordering::Equal => before,
    }
}

/// Of the hundred pairs of dice, how many would give the next day to a side, as both stand now; none: tomorrow
/// nobody rolls.
pub(crate) fn tomorrow(state: &State, side: Side) -> Option<u32> {
    let siege = state.siege.as_ref().filter(|siege| siege.day < tables::DAYS)?;
    let before = siege.initiative.unwrap_or(Side::Besiegers);
    let (one, other) = (adds(state, Side::Besiegers), adds(state, Side::Besieged));
    let pairs = (1..=10).flat_map(|besiegers| (1..=10).map(move |besieged| (besiegers, besieged)));
    let won = pairs
        .filter(|(besiegers, besieged)| higher(besiegers + one, besieged + other, before) == side);
    u32::try_from(won.count()).ok()
}

/// What a side adds: its best leader, and one where it is twice as strong.
fn adds(state: &State, side: Side) -> u32 {
    let leader = tables::LEADERS.into_iter().find_map(|(class, adds)| {
        strength::fighters(state, side).any(|(_, man)| man.class == class).then_some(adds)
    });
    let many = strength::outnumbers(state, side, tables::INITIATIVE_ODDS);
    leader.unwrap_or(0) + u32::from(many)
}

fn give(side: Side, clause: Clause, draft: &mut Draft<'_>) -> Result<(), Stop> {
    draft.record(InitiativeGiven { side, clause: clause.into() }.into())?;
    act(side, draft)
}

fn act(side: Side, draft: &mut Draft<'_>) -> Result<(), Stop> {
    draft.record(SiegeStepBegun { step: SiegeStep::Action, side }.into())
}

/// The besieged take the initiative.
pub(crate) fn accept(draft: &mut Draft<'_>) -> Result<(), Stop> {
    strength::awaited(draft, &[SiegeStep::Initiative])?;
    give(Side::Besieged, HAV_148, draft)
}

/// They decline it.
pub(crate) fn decline(draft: &mut Draft<'_>) -> Result<(), Stop> {
    strength::awaited(draft, &[SiegeStep::Initiative])?;
    give(Side::Besiegers, HAV_150, draft)
}

pub(crate) fn initiative_rolled(
    state: &mut State,
    event: &InitiativeRolled,
) -> Result<(), Contradiction> {
    strength::folded(state)?.initiative = Some(event.side);
    Ok(())
}

pub(crate) fn initiative_given(
    state: &mut State,
    event: &InitiativeGiven,
) -> Result<(), Contradiction> {
    strength::folded(state)?.initiative = Some(event.side);
    Ok(())
}

pub(crate) fn siege_step_begun(
    state: &mut State,
    event: &SiegeStepBegun,
) -> Result<(), Contradiction> {
    strength::folded(state)?.step = Some((event.step, event.side));
    Ok(())
}
