//! Ranged attacks: spells and cannon shots. There is no fight roll; each attack rolls for
//! strength and then for its effect, and the attacks are dealt out in turn over the enemies of one
//! hex that holds nobody of the city.
//!
//! A line of sight that runs along a hexside or through a corner is clear when it is clear moved
//! aside a little to the left or to the right. A ruin still stops it: its walls stand. Walls of
//! Water and barricades do not.

use crate::clauses::{HEI_161, HEI_162, R_47};
use crate::combat::{effect_of, goes_home, reveal, wound};
use crate::event::{AttackResult, FigureStunned, RangedAttackMade, StrengthRoll};
use crate::figures::{FigureId, Side};
use crate::refusal::{Reason, Refusal, said};
use crate::state::State;
use crate::tables::Weapon;
use crate::tables::{RangedLine, ranged_line};
use crate::{Draft, Stop};
use board::{Hex, SightLine};
use decider::Contradiction;
use std::collections::BTreeSet;

impl State {
    /// Can somebody in one hex see the other? A straight line from centre to centre, cut by any
    /// house, garden or building hex strictly between and by any wall that it crosses; from the
    /// Wizards' Tower one sees over everything ([R-47](crate::clauses::R_47)).
    #[must_use]
    pub fn sees(&self, from: Hex, to: Hex) -> bool {
        self.city.terrain(from) == Some('D')
            || SightLine::between(from, to).is_clear(|step| {
                let between = step.hex != to && self.city.map().is_building(step.hex);
                between || self.is_walled(step.side)
            })
    }
}

/// May a weapon be used against a hex, its attacks dealt out in this order?
pub(crate) fn check(
    state: &State,
    weapon: Weapon,
    from: Hex,
    hex: Hex,
    order: &[FigureId],
) -> Result<(), Refusal> {
    let line = ranged_line(weapon);
    check_aim(state, weapon, &line, from, hex)?;
    let mut named = BTreeSet::new();
    let stray = order
        .iter()
        .find(|&&figure| state.hex_of(figure) != Some(hex) || state.side_of(figure) != Side::Enemy);
    if let Some(figure) = stray {
        let facts = said!("no-enemy-in", who = *figure, hex = hex);
        return Err(Refusal::new(Reason::WrongTarget, R_47, facts)
            .allowing(said!("name-enemies-in", hex = hex)));
    }
    if !order.iter().all(|figure| named.insert(*figure)) {
        let facts = said!("named-twice");
        return Err(Refusal::new(Reason::BadList, R_47, facts).allowing(said!("name-first")));
    }
    Ok(())
}

fn check_aim(
    state: &State,
    weapon: Weapon,
    line: &RangedLine,
    from: Hex,
    hex: Hex,
) -> Result<(), Refusal> {
    let clause = weapon.clause();
    if state.city.terrain(hex).is_none() {
        let facts = said!("no-such-hex", hex = hex);
        return Err(Refusal::new(Reason::NoSuchHex, clause, facts));
    }
    let away = from.distance(hex);
    let (nearest, furthest) = line.reach;
    if !(nearest..=furthest).contains(&away) {
        let facts = said!("aim-too-far", hex = hex, away = away, from = from);
        return Err(Refusal::new(Reason::OutOfReach, clause, facts).allowing(said!(
            "weapon-reach",
            weapon = weapon,
            nearest = nearest,
            furthest = furthest
        )));
    }
    if let Some(friend) = state.side_in(Side::City, hex).next() {
        let facts = said!("friend-there", who = friend, hex = hex);
        return Err(
            Refusal::new(Reason::NotAnEnemy, R_47, facts).allowing(said!("choose-enemies-alone"))
        );
    }
    if state.side_in(Side::Enemy, hex).next().is_none() {
        let facts = said!("no-enemy-there", hex = hex);
        return Err(Refusal::new(Reason::WrongHex, R_47, facts).allowing(said!("choose-enemies")));
    }
    if !state.sees(from, hex) {
        let facts = said!("cannot-see", hex = hex, from = from);
        return Err(Refusal::new(Reason::OutOfSight, R_47, facts).allowing(said!("in-the-way")));
    }
    Ok(())
}

/// Hexes against which a weapon can be used from a hex, in map order: for lists of options.
pub(crate) fn targets(state: &State, weapon: Weapon, from: Hex) -> Vec<Hex> {
    let hexes: BTreeSet<Hex> = state.on_map(Side::Enemy).map(|(_, hex)| hex).collect();
    hexes.into_iter().filter(|&hex| check(state, weapon, from, hex, &[]).is_ok()).collect()
}

/// All attacks of a weapon: dealt out in turn over the enemies in the hex, those named first and then
/// the others by number, round and round; whoever has fallen is left out. They do not count towards
/// the two attackers of close combat ([R-41](crate::clauses::R_41)).
pub(crate) fn attack(
    weapon: Weapon,
    hex: Hex,
    first: &[FigureId],
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let line = ranged_line(weapon);
    let others = draft.state().side_in(Side::Enemy, hex).filter(|it| !first.contains(it));
    let dealt: Vec<FigureId> = first.iter().copied().chain(others).collect();
    let mut round = dealt.iter().copied().cycle();
    for _ in 0..line.attacks {
        let stands = |figure: &FigureId| draft.state().hex_of(*figure) == Some(hex);
        // A full round without anybody standing ends it.
        let Some(target) = round.by_ref().take(dealt.len()).find(stands) else { break };
        one_attack(weapon, line.strength, target, draft)?;
    }
    Ok(())
}

fn one_attack(
    weapon: Weapon,
    strength: u32,
    target: FigureId,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let Some(profile) = draft.state().profile_of(target) else {
        return Err(Contradiction::new(format!("{target} has no stat line")).into());
    };
    reveal(target.kind(), draft)?;
    let die = draft.roll_d6(R_47, "strength")?;
    let home = goes_home(strength, die, profile.toughness);
    let effect = if home { Some(draft.roll_d6(HEI_162, "effect")?) } else { None };
    let result = effect.map_or(AttackResult::Withstood, effect_of);
    let strength = StrengthRoll { strength, die, toughness: profile.toughness, home };
    if strength.is_natural() {
        draft.mark([HEI_161]);
    }
    draft.record(RangedAttackMade { weapon, target, strength, effect, result }.into())?;
    match result {
        AttackResult::Wounded => wound(target, draft),
        AttackResult::Stunned => draft.record(FigureStunned { figure: target }.into()),
        AttackResult::Missed | AttackResult::Withstood | AttackResult::FleshWound => Ok(()),
    }
}

#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) const fn ranged_attack_made(
    _: &mut State,
    _: &RangedAttackMade,
) -> Result<(), Contradiction> {
    Ok(())
}
