//! A relief comes: battle outside, or refuge in what the besiegers hold (*Besieging the besiegers*,
//! [ST-64](crate::clauses::ST_64)).

use super::{calendar, camp, initiative, strength, victory};
use crate::clauses::{HAV_144, HAV_145, HAV_147, HAV_152, HAV_154};
use crate::command::{Battle, Refuge};
use crate::event::{BattleGiven, RefugeTaken, RolesRestored};
use crate::men::{Fate, ManId, Side};
use crate::refusal::said;
use crate::siege::{self, SiegeStep};
use crate::spot::Spot;
use crate::state::{Outcome, State};
use crate::ways;
use crate::works::EngineId;
use crate::{Draft, Reason, Refusal, Stop};
use decider::Contradiction;
use messages::Part;
use std::collections::BTreeSet;

/// The besiegers give battle outside: with everybody, or with a part while the others go on with the siege
/// ([HAV-145](crate::clauses::HAV_145) to [HAV-147](crate::clauses::HAV_147)).
pub(crate) fn battle(order: &Battle, draft: &mut Draft<'_>) -> Result<(), Stop> {
    strength::awaited(draft, &[SiegeStep::Relief])?;
    let state = draft.state();
    let everybody = calendar::everybody(state, Side::Besiegers);
    if order.all != order.party.is_empty() {
        return Refusal::new(Reason::ChooseHow, HAV_145, said!("all-or-divide"))
            .allowing(said!("battle-how"))
            .into();
    }
    draft.mark([HAV_145]);
    if order.all {
        draft.record(BattleGiven { party: everybody, all: true }.into())?;
        return camp::battle(draft);
    }
    let party: BTreeSet<ManId> = order.party.iter().cloned().collect();
    if let Some(who) = party.iter().find(|who| !everybody.contains(who)) {
        return Refusal::new(Reason::NoSuchMan, HAV_147, said!("no-fighter", who = who)).into();
    }
    if party.len() == everybody.len() {
        return Refusal::new(Reason::ChooseHow, HAV_147, said!("nobody-inside")).into();
    }
    draft.record(BattleGiven { party, all: false }.into())?;
    initiative::decide(draft)
}

/// They take refuge in what they hold, with the engines that they bring in; the others fall to the relief
/// ([HAV-144](crate::clauses::HAV_144), [HAV-152](crate::clauses::HAV_152)).
pub(crate) fn refuge(order: &Refuge, draft: &mut Draft<'_>) -> Result<(), Stop> {
    strength::awaited(draft, &[SiegeStep::Relief])?;
    let state = draft.state();
    let siege = strength::siege(state)?;
    if let Some(engine) = order.engines.iter().find(|id| !state.works.engines.contains_key(*id)) {
        return Refusal::new(
            Reason::NoSuchEngine,
            HAV_152,
            said!("no-such-engine", engine = engine.word()),
        )
        .allowing(said!("engines-are", engines = Part::to_type(state.works.engines.keys())))
        .into();
    }
    if !has_room(state) {
        return Refusal::new(Reason::Occupied, HAV_144, said!("no-room-in-refuge"))
            .allowing(said!("battle-how"))
            .into();
    }
    let all: BTreeSet<EngineId> = state.works.engines.keys().cloned().collect();
    let left = all.into_iter().filter(|id| !order.engines.contains(id)).collect();
    let rations = siege.refuge_store;
    draft.mark((rations > 0).then_some(HAV_154));
    draft.record(RefugeTaken { left, rations }.into())?;
    initiative::decide(draft)
}

/// Is there a place for everybody in what the besiegers hold?
pub(crate) fn has_room(state: &State) -> bool {
    let held = state.held.iter().filter(|(_, side)| **side == Side::Besiegers);
    let places = held
        .flat_map(|(&hex, _)| [Spot::ground(hex), Spot::top(hex)])
        .filter(|&place| ways::exists(state, place))
        .count();
    places >= calendar::everybody(state, Side::Besiegers).len()
}

/// What follows from a battle that was fought today: who gave it with everybody and has lost, goes home;
/// who gave it with a part and has lost, is besieged by both from then on.
pub(crate) fn after_battle(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let siege = strength::siege(state)?;
    let winner = siege.battle.as_ref().and_then(|battle| battle.winner);
    if winner == Some(Side::Besieged) {
        // Whoever holds nothing has nowhere to go.
        if !calendar::holds_ramparts(state) || !has_room(state) {
            return victory::end(Outcome::Relieved, draft);
        }
        let (left, rations) = (state.works.engines.keys().cloned().collect(), siege.refuge_store);
        return draft.record(RefugeTaken { left, rations }.into());
    }
    restore(draft)
}

/// Where nobody of the relief is left, the besiegers besiege again.
pub(crate) fn restore(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let siege = strength::siege(state)?;
    let mut relief = siege.relief.iter().filter_map(|id| state.men.get(id));
    let relieved = relief.any(|man| man.fate == Fate::Alive) || !siege.coming.is_empty();
    if siege.reversed && !relieved {
        return draft.record(RolesRestored {}.into());
    }
    Ok(())
}

/// Everybody who fights outside leaves the town; where all do, the garrison has it again
/// ([HAV-146](crate::clauses::HAV_146)).
pub(crate) fn battle_given(state: &mut State, event: &BattleGiven) -> Result<(), Contradiction> {
    let siege = strength::folded(state)?;
    siege.battle = Some(siege::Battle { party: event.party.clone(), ..siege::Battle::default() });
    siege.mines.clear();
    for id in &event.party {
        state.known(id)?.place = None;
    }
    if event.all {
        state.held.clear();
        let gates: Vec<_> = state.town.gates.keys().cloned().collect();
        for id in gates {
            let leaf = state.works.leaves.entry(id).or_default();
            leaf.open = leaf.forced && leaf.open;
        }
    }
    Ok(())
}

/// The roles are reversed from now on ([HAV-155](crate::clauses::HAV_155)).
pub(crate) fn refuge_taken(state: &mut State, event: &RefugeTaken) -> Result<(), Contradiction> {
    let siege = strength::folded(state)?;
    siege.reversed = true;
    siege.rations.insert(Side::Besiegers, event.rations);
    siege.refuge_store = 0;
    siege.engines_left = event.left.clone();
    siege.laid.clear();
    siege.mines.clear();
    // A battle that is lost is over with it.
    siege.battle = None;
    Ok(())
}

/// The relief is no more: the besiegers besiege again, and their engines are theirs.
pub(crate) fn roles_restored(state: &mut State, _: &RolesRestored) -> Result<(), Contradiction> {
    let siege = strength::folded(state)?;
    siege.reversed = false;
    let store = siege.rations.remove(&Side::Besiegers).unwrap_or_default();
    siege.refuge_store += store;
    siege.hungry.remove(&Side::Besiegers);
    siege.engines_left.clear();
    siege.relief.clear();
    siege.promised = None;
    Ok(())
}
