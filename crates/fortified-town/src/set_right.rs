//! What the organiser sets right in a town: how somebody is who was neither captured nor has fled.

use crate::command::{SetRight, Setting};
use crate::event::ManSetRight;
use crate::men::{Condition, Fate, Man, ManId};
use crate::refusal::said;
use crate::spot::Floor;
use crate::state::State;
use crate::{Draft, Reason, Stop, acting, harm, label};
use decider::Contradiction;
use messages::{Part, Words};
use rulebook::set_right::{Allowed, Refusals, Settable};

const REFUSALS: Refusals<Reason> =
    Refusals { not_yours: Reason::NotYourOrder, not_so: Reason::CannotBeSo };

/// Sets one person right. Who goes down lets go of the ladder that they carry.
pub(crate) fn set_right(order: &SetRight, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let reason = REFUSALS.check(draft.by(), &order.reason)?;
    let state = draft.state();
    if state.outcome.is_some() || state.men.is_empty() {
        acting::going_on(state)?;
    }
    acting::none_open(state)?;
    let Setting::State { man: id, state: after } = &order.what;
    let Some(man) = state.men.get(id) else { return Err(acting::nobody(state, id).into()) };
    let allowed = allowed(state, man);
    let Some(before) = man.condition().filter(|_| !allowed.is_empty()) else {
        return Err(REFUSALS
            .not_now(said!("not-to-be-set-right", who = id))
            .allowing(said!("whom-to-set-right"))
            .into());
    };
    if !allowed.contains(after) {
        let words: Vec<String> = allowed.iter().map(|it| format!("`{}`", it.word())).collect();
        let now = Part::name(before.name());
        return Err(REFUSALS
            .not_now(said!("not-so", who = id, now = now))
            .allowing(said!("so-instead", words = words.join(", ")))
            .into());
    }
    let (man, after) = (id.clone(), *after);
    if matches!(after, Condition::Stunned | Condition::Dead) {
        harm::drop_ladder(&man, draft)?;
    }
    draft.record(ManSetRight { man, before, after, reason }.into())
}

/// All that could be set right now.
pub(crate) fn settable(state: &State, words: Words<'_>) -> Vec<Settable> {
    if state.outcome.is_some() || !state.asked.is_empty() {
        return Vec::new();
    }
    let row = |(id, man): (&ManId, &Man)| {
        let allowed = allowed(state, man);
        let now = man.condition().filter(|_| !allowed.is_empty())?;
        let said = |it: Condition| (it.word().to_owned(), words.name(it.name()));
        Some(Settable {
            what: "state".to_owned(),
            who: id.to_string(),
            name: label::name(Some(man), id, words),
            now: words.name(now.name()),
            to: Allowed::Words(allowed.into_iter().map(said).collect()),
            known_to: None,
        })
    };
    state.men.iter().filter_map(row).collect()
}

/// How somebody could be instead: nobody stands where there is no room, or where enemies do, and nobody lies on a
/// ladder. Who is in no place is neither stunned nor dead.
fn allowed(state: &State, man: &Man) -> Vec<Condition> {
    let Some(now) = man.condition().filter(|_| !man.is_horse()) else { return Vec::new() };
    let stands = |place| man.stands() || state.is_open_to(man.side, place);
    let can_be = |after: &Condition| match (after, man.place) {
        (Condition::Sound | Condition::Wounded, Some(place)) => stands(place),
        (Condition::Sound | Condition::Wounded, None) => man.fate == Fate::Alive,
        (Condition::Stunned, Some(place)) => place.floor != Floor::Ladder,
        (Condition::Dead, Some(_)) => true,
        (Condition::Stunned | Condition::Dead, None) => false,
    };
    Condition::ALL.iter().copied().filter(|it| *it != now && can_be(it)).collect()
}

pub(crate) fn man_set_right(state: &mut State, event: &ManSetRight) -> Result<(), Contradiction> {
    let now = state.player_turn();
    let man = state.known(&event.man)?;
    if man.condition().is_none() || man.place.is_none() && event.after == Condition::Dead {
        return Err(Contradiction::new(format!("{} cannot be so", event.man)));
    }
    man.fate = if event.after == Condition::Dead { Fate::Dead } else { Fate::Alive };
    man.stunned = event.after == Condition::Stunned;
    match event.after {
        Condition::Sound | Condition::Stunned => man.wounded = false,
        Condition::Wounded => man.wounded = true,
        Condition::Dead => {}
    }
    match event.after {
        Condition::Stunned => state.stunned_in.insert(event.man.clone(), now),
        _ => state.stunned_in.remove(&event.man),
    };
    if matches!(event.after, Condition::Stunned | Condition::Dead) {
        state.aims.remove(&event.man);
    }
    Ok(())
}
