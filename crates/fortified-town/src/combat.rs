//! Face to face: who fights whom, at which odds, and what comes of it ([ST-07](crate::clauses::ST_07),
//! [ST-37](crate::clauses::ST_37), [ST-40](crate::clauses::ST_40), [ST-41](crate::clauses::ST_41)).

use crate::asks::Ask;
use crate::clauses::{HAV_015, ST_05, ST_07, ST_09, ST_37, ST_41, ST_43, ST_46};
use crate::command::{Advance, Attack, Stun};
use crate::event::{
    AdvanceDeclined, Asked, Blow, CombatEnded, CombatFought, ManAdvanced, StunNamed,
};
use crate::men::{Man, ManId, Side};
use crate::refusal::said;
use crate::siege::Table;
use crate::spot::{Floor, Spot};
use crate::state::{Fight, Phase, State};
use crate::tables;
use crate::town::Terrain;
use crate::ways::{self, Way};
use crate::{Draft, Reason, Refusal, Stop};
use crate::{acting, ending, harm, horses, retreat, steps};
use chance::{Dice, Goal, Share};
use decider::{Clause, Contradiction};

/// A combat before its die: values, column and what the ground adds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackPlan {
    /// Attack values added, with charge and press.
    pub attack: u32,
    /// The defender's.
    pub defence: u32,
    /// The column of the table.
    pub column: usize,
    /// What the ground adds to the die, -3 to 3.
    pub modifier: i32,
    /// Who presses from behind.
    pub press: Option<ManId>,
}

impl AttackPlan {
    /// What a die of 1 to 10 does.
    #[must_use]
    pub fn blow(&self, die: u32) -> Blow {
        Blow::of(die, self.column, self.modifier)
    }
}

/// The die of a combat is the first attacker's.
fn shares_of(attackers: &[ManId], plan: &AttackPlan) -> Vec<Share> {
    let share = |man: &ManId| {
        let goal = Some(Blow::goal(plan.column, plan.modifier));
        Share { dice: 1, whose: man.to_string(), goal }
    };
    attackers.first().map(share).into_iter().collect()
}

impl Blow {
    /// What each face of a die does.
    pub(crate) fn goal(column: usize, modifier: i32) -> Goal {
        Goal::Effects((1..=10).map(|die| Self::of(die, column, modifier).word()).collect())
    }

    /// What a die of 1 to 10 does in a column of the table, with what the ground adds to it.
    pub(crate) fn of(die: u32, column: usize, modifier: i32) -> Self {
        let thrown = i32::try_from(die).unwrap_or_default() + modifier;
        let row = usize::try_from(thrown.clamp(1, 10) - 1).unwrap_or_default();
        match tables::COMBAT.get(row).and_then(|row| row.get(column)) {
            Some(b'A') => Self::AttackerStunned,
            Some(b'B') => Self::AttackersRetreat,
            Some(b'C') => Self::DefenderRetreats,
            Some(b'D') => Self::DefenderStunned,
            Some(b'E') => Self::DefenderWounded,
            Some(b'F') => Self::DefenderKilled,
            _ => Self::Nothing,
        }
    }
}

/// The combat of these attackers against a defender.
///
/// # Errors
/// What forbids it.
pub fn plan(
    state: &State,
    side: Side,
    target: &ManId,
    attackers: &[ManId],
) -> Result<AttackPlan, Refusal> {
    ending::still_attacks(state, side)?;
    let (defender, at) = acting::here(state, target)?;
    if defender.side == side || defender.is_horse() {
        return Err(Refusal::new(Reason::NotAnEnemy, ST_37, said!("friend", who = target)));
    }
    if state.doing(target).defended {
        return Err(Refusal::new(
            Reason::FoughtAlready,
            ST_37,
            said!("attacked-already", who = target),
        ));
    }
    let mut attack = 0;
    let mut worst = None;
    let mut seen: Vec<&ManId> = Vec::new();
    for id in attackers {
        let (man, place) = acting::own(state, side, id)?;
        steps::free_hands(state, id)?;
        if seen.contains(&id) {
            return Err(Refusal::new(Reason::FoughtAlready, ST_37, said!("named-twice", who = id)));
        }
        seen.push(id);
        if state.doing(id).attacked {
            return Err(Refusal::new(
                Reason::FoughtAlready,
                ST_37,
                said!("fought-already", who = id),
            ));
        }
        let Some(way) = reaches(state, place, at) else {
            let facts = said!("not-in-contact", who = id, target = target);
            let near: Vec<String> =
                ways::from(state, at).map(|(place, _)| place.to_string()).collect();
            return Err(Refusal::new(Reason::NotInContact, ST_05, facts).allowing(said!(
                "contact-from",
                target = target,
                places = near.join(", ")
            )));
        };
        attack += man.values().attack + charge(state, id, man, (place, at), defender);
        let ground = ground(state, (place, at), way);
        worst = Some(worst.map_or(ground, |worst: i32| worst.min(ground)));
    }
    let press = presser(state, side, attackers, at);
    if let Some(id) = &press {
        attack += state.men.get(id).map_or(0, |man| man.values().attack.div_ceil(2));
    }
    let defence = defender.values().defence.max(1);
    let column = column(attack, defence).ok_or_else(|| {
        let facts = said!("odds-too-low", target = target, attack = attack, defence = defence);
        Refusal::new(Reason::OddsTooLow, ST_07, facts)
    })?;
    let modifier = if at.floor == Floor::Ladder {
        tables::AGAINST_LADDER
    } else {
        worst.unwrap_or_default() + of_defender(state, at)
    };
    let modifier = modifier.clamp(-tables::MOST_MODIFIER, tables::MOST_MODIFIER);
    Ok(AttackPlan { attack, defence, column, modifier, press })
}

/// Everybody of a side who could attack somebody and has not fought yet.
#[must_use]
pub fn attackers(state: &State, side: Side, target: &ManId) -> Vec<ManId> {
    let Ok((_, at)) = acting::here(state, target) else { return Vec::new() };
    let own = state.on_map().filter(|(id, man, place)| {
        man.side == side
            && man.stands()
            && !state.doing(id).attacked
            && state.carried_by(id).is_none()
            && reaches(state, *place, at).is_some()
    });
    own.map(|(id, ..)| id.clone()).collect()
}

/// The next lower column; none: below 1 to 3 ([ST-07](crate::clauses::ST_07)).
fn column(attack: u32, defence: u32) -> Option<usize> {
    tables::ODDS.iter().rposition(|&(one, other)| attack * other >= defence * one)
}

/// What a blow goes along: whatever joins two places, also up and down a ladder of two levels, where one
/// fights from the rung at once ([ST-46](crate::clauses::ST_46)).
fn reaches(state: &State, from: Spot, to: Spot) -> Option<Way> {
    let way = ways::between(state, from, to)?;
    match way {
        // From the foot nobody reaches the rung above, nor the rung the foot.
        Way::OntoLadder | Way::OffLadder | Way::InnerStairs => None,
        way => Some(way),
    }
}

/// What the ground under an attacker takes ([ST-03](crate::clauses::ST_03)).
fn ground(state: &State, (from, to): (Spot, Spot), way: Way) -> i32 {
    if from.floor == Floor::Ladder {
        return tables::FROM_LADDER;
    }
    let below = state.level(from) < state.level(to);
    let up = match way {
        Way::Stairs | Way::OutOfBreach | Way::Step => below,
        _ => below && state.is_on_wall(to),
    };
    let held = match state.terrain(from.hex) {
        Some(Terrain::Trough | Terrain::Moat) if from.floor == Floor::Ground => 1,
        _ => 0,
    };
    -i32::from(up) - held
}

/// What the ground under a defender adds: a trough is no place to fight in
/// ([HAV-015](crate::clauses::HAV_015)).
fn of_defender(state: &State, at: Spot) -> i32 {
    i32::from(state.terrain(at.hex) == Some(Terrain::Trough))
}

/// Half as much again for a rider who comes straight on over four hexes ([ST-09](crate::clauses::ST_09),
/// [ST-43](crate::clauses::ST_43)).
fn charge(state: &State, id: &ManId, man: &Man, (from, to): (Spot, Spot), defender: &Man) -> u32 {
    let Some((direction, hexes)) = state.doing(id).run.filter(|_| man.mounted) else { return 0 };
    let ahead = from.hex.neighbour(direction) == to.hex;
    let open = to.floor == Floor::Ground
        && !matches!(
            state.terrain(to.hex),
            Some(Terrain::House | Terrain::Stable | Terrain::Stairs | Terrain::Trough)
        )
        && !state.is_on_wall(to);
    if hexes >= tables::CHARGE && ahead && open && !defender.mounted {
        man.values().attack / 2
    } else {
        0
    }
}

/// A friend straight behind a lone attacker in a gate or on stairs ([ST-40](crate::clauses::ST_40)).
fn presser(state: &State, side: Side, attackers: &[ManId], at: Spot) -> Option<ManId> {
    let [lone] = attackers else { return None };
    let from = state.men.get(lone)?.place?;
    let narrow = match state.terrain(from.hex)? {
        Terrain::Gate => from.floor == Floor::Ground,
        Terrain::Stairs | Terrain::Stairway => true,
        _ => false,
    };
    let direction = from.hex.direction_to(at.hex)?;
    let behind = from.hex.neighbour(direction.opposite());
    state
        .on_map()
        .find(|(id, man, place)| {
            narrow
                && man.side == side
                && man.stands()
                && place.hex == behind
                && ways::between(state, *place, from).is_some()
                && !state.doing(id).attacked
        })
        .map(|(id, ..)| id.clone())
}

/// Fights one combat.
pub(crate) fn attack(order: &Attack, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Combat])?;
    let plan = plan(draft.state(), side, &order.target, &order.attackers)?;
    let clauses = carried_out(draft.state(), order);
    draft.mark(clauses);
    let shares = shares_of(&order.attackers, &plan);
    let die: u32 = draft.roll_shared(ST_07, "combat", Dice::new(1, 10), shares)?.iter().sum();
    let blow = plan.blow(die);
    let odds = tables::ODDS.get(plan.column).copied().unwrap_or((1, 1));
    let (defender, attackers) = (order.target.clone(), order.attackers.clone());
    let AttackPlan { attack, defence, modifier, press, .. } = plan;
    let fought =
        CombatFought { defender, attackers, press, attack, defence, odds, modifier, die, blow };
    draft.record(fought.into())?;
    strike(blow, side, &order.target, &order.attackers, draft)?;
    after(draft)
}

/// The clauses that the ground and the horses of a combat carry out.
fn carried_out(state: &State, order: &Attack) -> Vec<Clause> {
    let Ok((defender, at)) = acting::here(state, &order.target) else { return Vec::new() };
    let mut clauses = Vec::new();
    for (id, man, from) in state.on_map().filter(|(id, ..)| order.attackers.contains(id)) {
        if charge(state, id, man, (from, at), defender) > 0 {
            clauses.extend([ST_09, ST_43]);
        }
        if [from, at].iter().any(|place| place.floor == Floor::Ladder) {
            clauses.push(ST_46);
        }
        if [from, at].iter().any(|place| state.terrain(place.hex) == Some(Terrain::Trough)) {
            clauses.push(HAV_015);
        }
        clauses.extend(ways::end_of_stairs(state, from, at));
    }
    clauses
}

fn strike(
    blow: Blow,
    side: Side,
    target: &ManId,
    attackers: &[ManId],
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    match (blow, attackers) {
        (Blow::Nothing, _) => Ok(()),
        (Blow::AttackerStunned, [only]) => harm::stun(only, ST_41, draft),
        (Blow::AttackerStunned, _) => {
            let ask = Ask::Stun { of: side.other(), attackers: attackers.to_vec() };
            draft.record(Asked { ask }.into())
        }
        (Blow::AttackersRetreat, _) => Ok(()),
        (Blow::DefenderRetreats, _) => retreat::drive(target, attackers, 1, draft),
        (Blow::DefenderStunned, _) => harm::stun(target, ST_07, draft),
        (Blow::DefenderWounded, _) => harm::wound(target, ST_07, draft),
        (Blow::DefenderKilled, _) => harm::kill(target, ST_07, draft),
    }
}

/// What is left of a combat: attackers who retreat one after the other, then the place that has become empty.
pub(crate) fn after(draft: &mut Draft<'_>) -> Result<(), Stop> {
    while draft.state().asked.is_empty() {
        let Some(fight) = draft.state().fight.clone() else { return Ok(()) };
        match fight.retreating.first() {
            Some(next) => {
                let from = [fight.defender.clone()];
                draft.record(crate::event::RetreatBegun { man: next.clone() }.into())?;
                retreat::drive(next, &from, 1, draft)?;
            }
            None => return offer_advance(&fight, draft),
        }
    }
    Ok(())
}

/// Whoever attacked may take the place that has become empty ([ST-40](crate::clauses::ST_40)).
fn offer_advance(fight: &Fight, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let empty = state.on_map().all(|(_, man, at)| at != fight.place || man.is_horse());
    let lowered = fight.place.floor != Floor::Ladder
        && ways::exists(state, fight.place)
        && !state.burns(fight.place);
    let who: Vec<ManId> = fight
        .attackers
        .iter()
        .filter(|id| {
            let man = state.men.get(*id).filter(|man| man.stands());
            let way = man.and_then(|man| ways::between(state, man.place?, fight.place));
            let rides = man
                .zip(way)
                .and_then(|(man, way)| ways::points(state, way, fight.place, man.mounted));
            rides.is_some() && way.is_some_and(|way| !is_keep_door(state, way, fight.place))
        })
        .cloned()
        .collect();
    let Some(of) = who.first().and_then(|id| state.men.get(id)).map(|man| man.side) else {
        return draft.record(CombatEnded {}.into());
    };
    if empty && lowered {
        draft.record(Asked { ask: Ask::Advance { of, into: fight.place, who } }.into())
    } else {
        draft.record(CombatEnded {}.into())
    }
}

/// Nobody comes out of a keep's door on the heels of an enemy.
fn is_keep_door(state: &State, way: Way, into: Spot) -> bool {
    way == Way::Level
        && state.terrain(into.hex) != Some(Terrain::Keep)
        && state.town.doors.values().any(|door| door.outside == into.hex)
}

/// The defender names the attacker who is stunned.
pub(crate) fn stun(order: &Stun, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let ask = acting::question(draft)?.clone();
    let Ask::Stun { attackers, .. } = &ask else { return ask.first().into() };
    if !attackers.contains(&order.man) {
        return ask.first().into();
    }
    draft.record(StunNamed { man: order.man.clone() }.into())?;
    harm::stun(&order.man, ST_41, draft)?;
    after(draft)
}

/// One of the attackers takes the empty place.
pub(crate) fn advance(order: &Advance, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let ask = acting::question(draft)?.clone();
    let Ask::Advance { into, who, .. } = &ask else { return ask.first().into() };
    if !who.contains(&order.man) {
        return ask.first().into();
    }
    let side = ask.of();
    draft.record(ManAdvanced { man: order.man.clone(), to: *into }.into())?;
    horses::take(side, *into, draft)
}

/// Nobody takes it; or whoever could only jump from the rampart, stays and is wounded.
pub(crate) fn stay(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let ask = acting::question(draft)?.clone();
    match &ask {
        Ask::Advance { .. } => draft.record(AdvanceDeclined {}.into()),
        Ask::Retreat { man, to, .. } if to.is_empty() => retreat::stay(man, draft),
        _ => ask.first().into(),
    }
}

/// Could anybody of a side attack anybody?
pub(crate) fn anybody_can_fight(state: &State, side: Side) -> bool {
    ending::still_attacks(state, side).is_ok()
        && state.on_map().any(|(id, man, place)| {
            man.side == side
                && man.stands()
                && !state.doing(id).attacked
                && state.on_map().any(|(other, enemy, at)| {
                    enemy.side != side
                        && !enemy.is_horse()
                        && at.hex.distance(place.hex) <= 1
                        && !state.doing(other).defended
                        && reaches(state, place, at).is_some()
                })
        })
}

pub(crate) fn combat_fought(state: &mut State, event: &CombatFought) -> Result<(), Contradiction> {
    let place = state.known(&event.defender)?.place;
    let place = place.ok_or_else(|| Contradiction::new("the defender is not on the map"))?;
    for id in event.attackers.iter().chain(&event.press) {
        state.doing.entry(id.clone()).or_default().attacked = true;
    }
    state.doing.entry(event.defender.clone()).or_default().defended = true;
    // A combat on the field outside is none in the town.
    state.fought |= state.table(place.hex) == Table::Town;
    let retreats = event.blow == Blow::AttackersRetreat;
    let retreating = if retreats { event.attackers.clone() } else { Vec::new() };
    let (defender, attackers) = (event.defender.clone(), event.attackers.clone());
    state.fight = Some(Fight { defender, attackers, place, retreating });
    Ok(())
}

pub(crate) fn retreat_begun(
    state: &mut State,
    event: &crate::event::RetreatBegun,
) -> Result<(), Contradiction> {
    let fight = state.fight.as_mut().ok_or_else(|| Contradiction::new("nobody fights"))?;
    fight.retreating.retain(|id| *id != event.man);
    Ok(())
}

pub(crate) fn stun_named(state: &mut State, _: &StunNamed) -> Result<(), Contradiction> {
    if !matches!(state.asked.first(), Some(Ask::Stun { .. })) {
        return Err(Contradiction::new("nobody was asked who is stunned"));
    }
    state.asked.remove(0);
    Ok(())
}

pub(crate) fn man_advanced(state: &mut State, event: &ManAdvanced) -> Result<(), Contradiction> {
    state.asked.retain(|ask| !matches!(ask, Ask::Advance { .. }));
    let man = state.known(&event.man)?;
    man.place = Some(event.to);
    let side = man.side;
    state.hold(event.to, side);
    state.fight = None;
    Ok(())
}

pub(crate) fn advance_declined(
    state: &mut State,
    _: &AdvanceDeclined,
) -> Result<(), Contradiction> {
    state.asked.retain(|ask| !matches!(ask, Ask::Advance { .. }));
    state.fight = None;
    Ok(())
}

pub(crate) fn combat_ended(state: &mut State, _: &CombatEnded) -> Result<(), Contradiction> {
    state.fight = None;
    Ok(())
}

pub(crate) fn asked(state: &mut State, event: &Asked) -> Result<(), Contradiction> {
    state.asked.push(event.ask.clone());
    Ok(())
}
