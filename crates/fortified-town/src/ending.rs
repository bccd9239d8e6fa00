//! The end of an assault: five quiet turns with a wall between everybody, nobody left of a side, or the last
//! turn of the scenario (*The end of an assault*).

use crate::clauses::{HAV_131, ST_21, ST_26, ST_56, ST_57};
use crate::event::{AssaultCalledOff, AssaultEnded, BattleEnded};
use crate::men::{Fate, Man, ManId, Side};
use crate::refusal::said;
use crate::siege::Table;
use crate::spot::{Floor, Spot};
use crate::state::{Degree, Outcome, Phase, State};
use crate::tables;
use crate::town::Terrain;
use crate::{Draft, Reason, Refusal, Stop};
use crate::{acting, fire, harm, ways};
use board::Hex;
use decider::Contradiction;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Ends the assault, and the battle outside, when nobody of a side is left, not even stunned
/// ([ST-21](crate::clauses::ST_21)). True: nobody fights any more.
pub(crate) fn is_over(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    for table in Table::ALL {
        let state = draft.state();
        if !state.is_fought(table) {
            continue;
        }
        let left = |side: Side| {
            state.on_map().any(|(_, man, at)| {
                man.side == side && !man.is_horse() && state.table(at.hex) == table
            })
        };
        let winner = match (left(Side::Besiegers), left(Side::Besieged)) {
            (true, true) => continue,
            (_, false) => Side::Besiegers,
            (false, true) => Side::Besieged,
        };
        match (table, winner) {
            (Table::Field, winner) => end_battle(winner, draft)?,
            (Table::Town, Side::Besiegers) => end(Outcome::Stormed, draft)?,
            (Table::Town, Side::Besieged) => end(Outcome::BeatenOff, draft)?,
        }
    }
    Ok(nobody_fights(draft.state()))
}

fn nobody_fights(state: &State) -> bool {
    !Table::ALL.into_iter().any(|table| state.is_fought(table))
}

/// Looks at the end of a game turn whether it was the last: of the battle outside, and of the assault. Where
/// one is over, the other goes on alone ([ST-64](crate::clauses::ST_64)).
pub(crate) fn after_turn(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let state = draft.state();
    let battle = state.siege.as_ref().and_then(|siege| siege.battle.as_ref()?.after);
    let last = battle.is_some_and(|after| state.turn >= after + tables::BATTLE_TURNS);
    if state.is_fought(Table::Field) && last {
        end_battle(ahead(state), draft)?;
    }
    let state = draft.state();
    if !state.is_fought(Table::Town) {
        return Ok(nobody_fights(state));
    }
    let outcome = if is_taken(state) {
        Outcome::Taken
    } else if are_back(state) || state.quiet >= tables::QUIET_TURNS && is_separated(state) {
        Outcome::BrokenOff
    } else if state.options.turns.is_some_and(|turns| state.turn >= turns) {
        Outcome::OutOfTime
    } else {
        return Ok(false);
    };
    end(outcome, draft)?;
    Ok(nobody_fights(draft.state()))
}

/// Who has more people standing on the field when the light fails; of as many the besiegers, whose camp it is.
fn ahead(state: &State) -> Side {
    let standing = |side: Side| {
        let there = state.on_map().filter(|(_, man, at)| {
            man.side == side && man.stands() && state.table(at.hex) == Table::Field
        });
        there.count()
    };
    if standing(Side::Besieged) > standing(Side::Besiegers) {
        Side::Besieged
    } else {
        Side::Besiegers
    }
}

fn end_battle(winner: Side, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let field = state.on_map().filter(|(.., at)| state.table(at.hex) == Table::Field);
    let field: Vec<ManId> = field.map(|(id, ..)| id.clone()).collect();
    for who in field {
        harm::drop_ladder(&who, draft)?;
    }
    let state = draft.state();
    let fled = state
        .on_map()
        .filter(|(_, man, at)| man.side != winner && state.table(at.hex) == Table::Field)
        .map(|(id, ..)| id.clone())
        .collect();
    draft.record(BattleEnded { winner, fled }.into())
}

/// Whoever of the loser is left flees; the others go back to their camp.
pub(crate) fn battle_ended(state: &mut State, event: &BattleEnded) -> Result<(), Contradiction> {
    let field: Vec<ManId> = state
        .on_map()
        .filter(|(.., at)| state.table(at.hex) == Table::Field)
        .map(|(id, ..)| id.clone())
        .collect();
    for id in field {
        state.known(&id)?.place = None;
    }
    for id in &event.fled {
        state.known(id)?.fate = Fate::Fled;
    }
    let Some(siege) = &mut state.siege else {
        return Err(Contradiction::new("there is no siege over days"));
    };
    if let Some(battle) = &mut siege.battle {
        battle.winner = Some(event.winner);
    }
    if event.winner == Side::Besiegers {
        siege.relief.clear();
        siege.promised = None;
    }
    let inside = siege.inside;
    if !inside {
        state.phase = None;
    }
    Ok(())
}

/// Do the besiegers hold everything that the scenario names ([ST-65](crate::clauses::ST_65)): have they entered
/// it last, and does no enemy stand there ([ST-59](crate::clauses::ST_59))? And has burnt down what is to burn?
fn is_taken(state: &State) -> bool {
    let goal = &state.options.goal;
    let defended = |hex: Hex| {
        state
            .on_map()
            .any(|(_, man, at)| at.hex == hex && man.side == Side::Besieged && man.stands())
    };
    let burn = &state.options.burn;
    (!goal.is_empty() || !burn.is_empty())
        && goal.iter().all(|&hex| state.holder(hex) == Side::Besiegers && !defended(hex))
        && burn.iter().all(|hex| state.works.burnt.contains(hex))
}

/// Casualty points of a side, doubled: the wounded count half ([ST-26](crate::clauses::ST_26)).
#[must_use]
pub fn casualty_points(state: &State, side: Side) -> u32 {
    let lost = |man: &crate::men::Man| {
        let points = man.class.row().casualty_points;
        match man.fate {
            Fate::Dead | Fate::Captured => 2 * points,
            Fate::Alive if man.wounded => points,
            Fate::Alive | Fate::Fled => 0,
        }
    };
    state.men.values().filter(|man| man.side == side).map(lost).sum()
}

fn end(outcome: Outcome, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    // Only a garrison has a keep to be cut off from.
    let defends = state.siege.as_ref().is_none_or(|siege| !siege.reversed);
    let cut_off = if defends { cut_off(state) } else { Vec::new() };
    let fires = state.works.fires.iter();
    let burnt = fires.filter(|&(_, &fire)| fire >= tables::LOST_AT_THE_END);
    let burnt = burnt.map(|(&hex, _)| hex).collect();
    let winner = outcome.winner();
    // Who is cut off, is lost with the end.
    let taken = cut_off.iter().filter_map(|id| state.men.get(id));
    let taken = taken.filter(|man| man.side == winner).map(|man| {
        let points = man.class.row().casualty_points;
        2 * points - if man.wounded { points } else { 0 }
    });
    let points = (casualty_points(state, winner) + taken.sum::<u32>()).div_ceil(2);
    let degree = degree(winner, points);
    let left = state.called_off && outcome == Outcome::BrokenOff;
    let mut left_behind = if left { not_back(state) } else { Vec::new() };
    left_behind.retain(|id| !cut_off.contains(id));
    let separated = outcome == Outcome::BrokenOff && !state.called_off;
    // What a captive carried in a siege, lies there.
    let captives =
        if state.siege.is_some() { [&*cut_off, &*left_behind].concat() } else { Vec::new() };
    for captive in captives {
        harm::drop_ladder(&captive, draft)?;
    }
    draft.mark([ST_21, ST_26]);
    if separated {
        draft.mark([HAV_131]);
    }
    if !cut_off.is_empty() {
        draft.mark([ST_57]);
    }
    draft.record(AssaultEnded { outcome, cut_off, left_behind, points, degree, burnt }.into())
}

/// How clear the victory of a side is that has lost so many points ([ST-26](crate::clauses::ST_26)).
#[must_use]
pub fn degree(winner: Side, points: u32) -> Degree {
    let (decisive, substantial) = tables::degrees(winner);
    if points <= decisive {
        Degree::Decisive
    } else if points <= substantial {
        Degree::Substantial
    } else {
        Degree::Marginal
    }
}

/// Who assaults, calls their people off: nobody of them attacks any more, and everybody goes back.
pub(crate) fn call_off(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &Phase::ALL)?;
    if side != draft.state().assaulting() {
        return Refusal::new(Reason::NotYourOrder, ST_56, said!("besiegers-call-off")).into();
    }
    if draft.state().called_off {
        return Refusal::new(Reason::NothingToDo, ST_56, said!("called-off")).into();
    }
    draft.record(AssaultCalledOff {}.into())
}

/// Refuses attacks and shots of those who have been called off.
pub(crate) fn still_attacks(state: &State, side: Side) -> Result<(), Refusal> {
    if state.called_off && side == state.assaulting() {
        return Err(Refusal::new(Reason::CalledOff, ST_56, said!("called-off")));
    }
    Ok(())
}

/// Refuses whoever has been called off and does not go back by the shortest way.
pub(crate) fn goes_back(
    state: &State,
    side: Side,
    from: Spot,
    path: &[Spot],
) -> Result<(), Refusal> {
    if !state.called_off || side != state.assaulting() {
        return Ok(());
    }
    let far = steps_home(state, side);
    let steps = |place: &Spot| far.get(place).copied().unwrap_or(u32::MAX);
    let mut at = from;
    for to in path {
        let (here, there) = (steps(&at), steps(to));
        if there >= here && there > 0 {
            let facts = said!("goes-back", place = *to);
            return Err(Refusal::new(Reason::CalledOff, ST_56, facts));
        }
        at = *to;
    }
    Ok(())
}

/// Where people of a side go who are called off: whoever besieges, out of the town; in a siege over days also to
/// what their side holds, as a sortie goes back behind its walls.
fn is_home(state: &State, side: Side, place: Spot) -> bool {
    let outside = state.terrain(place.hex).is_some_and(crate::town::Terrain::is_outside);
    let camps = state.siege.as_ref().map_or(side, |siege| siege.role(side)) == Side::Besiegers;
    if outside {
        return camps && place.floor == Floor::Ground;
    }
    state.siege.is_some() && place.floor != Floor::Ladder && state.holder(place.hex) == side
}

/// How many steps it is from each place to where a side goes that is called off.
pub(crate) fn steps_home(state: &State, side: Side) -> BTreeMap<Spot, u32> {
    let mut steps: BTreeMap<Spot, u32> = all_places(state)
        .filter(|&place| is_home(state, side, place))
        .map(|place| (place, 0))
        .collect();
    let mut edge: VecDeque<Spot> = steps.keys().copied().collect();
    while let Some(place) = edge.pop_front() {
        let next = steps.get(&place).copied().unwrap_or_default() + 1;
        for (to, _) in ways::from(state, place) {
            if let Entry::Vacant(free) = steps.entry(to) {
                free.insert(next);
                edge.push_back(to);
            }
        }
    }
    steps
}

/// Is everybody back who was called off? Over a breach no wall parts the sides any more: then this ends the
/// assault, and so does it that some are not back after five game turns ([ST-56](crate::clauses::ST_56)).
fn are_back(state: &State) -> bool {
    let late = state.turn >= state.called_off_in + tables::QUIET_TURNS;
    state.called_off && (late || not_back(state).is_empty())
}

/// Those who were called off and are still in the town.
fn not_back(state: &State) -> Vec<ManId> {
    let side = state.assaulting();
    let away = state.on_map().filter(|(_, man, at)| {
        man.side == side
            && !man.is_horse()
            && state.table(at.hex) == Table::Town
            && !is_home(state, side, *at)
    });
    // Of a garrison only those count who came out.
    let out = |id: &ManId| {
        let sortie = state.siege.as_ref().and_then(|siege| siege.sortie.as_ref());
        sortie.is_none_or(|sortie| sortie.men.contains(id))
    };
    away.map(|(id, ..)| id.clone()).filter(out).collect()
}

pub(crate) fn assault_called_off(
    state: &mut State,
    _: &AssaultCalledOff,
) -> Result<(), Contradiction> {
    state.called_off = true;
    state.called_off_in = state.turn;
    Ok(())
}

/// Could no defender and no attacker walk to each other ([HAV-131](crate::clauses::HAV_131))? A ladder that
/// stands is a way.
#[must_use]
pub fn is_separated(state: &State) -> bool {
    let attackers = places(state, Side::Besiegers);
    let reached = walkable(state, attackers, |_| true);
    places(state, Side::Besieged).iter().all(|place| !reached.contains(place))
}

/// Defenders who can trace no chain of hexes without an enemy to the keep; where nobody of theirs is in it, to
/// the court ([HAV-132](crate::clauses::HAV_132), [ST-57](crate::clauses::ST_57)). Gates and doors that their
/// own side holds are opened to them, and their own people let them by.
#[must_use]
pub fn cut_off(state: &State) -> Vec<ManId> {
    let state = &opened_to_their_own(state);
    let in_keep = |place: &Spot| state.terrain(place.hex) == Some(Terrain::Keep);
    let held = places(state, Side::Besieged);
    let wanted = if held.iter().any(in_keep) { Terrain::Keep } else { Terrain::Court };
    let refuge = all_places(state).filter(|place| state.terrain(place.hex) == Some(wanted));
    let refuge: Vec<Spot> = refuge.collect();
    let is_refuge: BTreeSet<Spot> = refuge.iter().copied().collect();
    state
        .on_map()
        .filter(|(_, man, _)| man.side == Side::Besieged && !man.is_horse())
        .filter(|(_, _, place)| state.table(place.hex) == Table::Town)
        .filter(|(_, _, place)| !is_refuge.contains(place))
        .filter(|(_, _, place)| {
            let enemy = |man: &Man| man.side != Side::Besieged;
            let free = |to: Spot| !state.standing_in(to).any(|(_, man)| enemy(man));
            let reached = walkable(state, vec![*place], free);
            !reached.iter().any(|place| is_refuge.contains(place))
        })
        .map(|(id, ..)| id.clone())
        .collect()
}

/// The same with every gate and door open that the besieged hold.
fn opened_to_their_own(state: &State) -> State {
    let mut opened = state.clone();
    let gates = state.town.gates.iter().map(|(id, gate)| (id, gate.hex));
    let doors = state.town.doors.iter().map(|(id, door)| (id, door.inside));
    for (id, hex) in gates.chain(doors) {
        if state.holder(hex) == Side::Besieged {
            opened.works.leaves.entry(id.clone()).or_default().open = true;
        }
    }
    opened
}

/// Where those of a side stand who are in the town or before it.
fn places(state: &State, side: Side) -> Vec<Spot> {
    let own = state.on_map().filter(|(_, man, at)| {
        man.side == side && man.stands() && state.table(at.hex) == Table::Town
    });
    own.map(|(.., place)| place).collect()
}

fn all_places(state: &State) -> impl Iterator<Item = Spot> + '_ {
    state
        .town
        .hexes()
        .flat_map(|hex| Floor::ALL.into_iter().map(move |floor| Spot { hex, floor }))
        .filter(|&place| ways::exists(state, place))
}

/// Every place to which one could walk from some, over places that let one pass; an open moat bars
/// ([HAV-131](crate::clauses::HAV_131)).
pub(crate) fn walkable(
    state: &State,
    from: Vec<Spot>,
    passes: impl Fn(Spot) -> bool,
) -> BTreeSet<Spot> {
    let moat = |place: Spot| {
        state.terrain(place.hex) == Some(Terrain::Moat) && !state.works.filled.contains(&place.hex)
    };
    let mut reached: BTreeSet<Spot> = from.iter().copied().collect();
    let mut edge = from;
    while let Some(place) = edge.pop() {
        for (to, _) in ways::from(state, place) {
            if !moat(to) && passes(to) && reached.insert(to) {
                edge.push(to);
            }
        }
    }
    reached
}

pub(crate) fn assault_ended(state: &mut State, event: &AssaultEnded) -> Result<(), Contradiction> {
    state.asked.clear();
    state.aims.clear();
    for &hex in &event.burnt {
        fire::lose(state, hex);
    }
    state.works.fires.clear();
    for id in event.cut_off.iter().chain(&event.left_behind) {
        let man = state.known(id)?;
        man.fate = crate::men::Fate::Captured;
        man.place = None;
    }
    let Some(siege) = &mut state.siege else {
        state.outcome = Some(event.outcome);
        return Ok(());
    };
    // A siege goes on; while a battle outside does, nobody moves in the town.
    siege.inside = false;
    if !siege.battle_rages() {
        state.phase = None;
        return Ok(());
    }
    for (id, man) in &mut state.men {
        let inside = man.place.is_some_and(|at| at.hex.column() < tables::FIELD_COLUMN);
        if inside && man.fate == Fate::Alive {
            siege.stood_down.insert(id.clone(), man.place.take());
        }
    }
    Ok(())
}
