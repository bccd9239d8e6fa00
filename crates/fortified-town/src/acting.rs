//! Who may order something now: the side whose phase it is, with somebody of its own, while no question is open
//! ([ST-02](crate::clauses::ST_02), [ST-27](crate::clauses::ST_27)).

use crate::asks::Ask;
use crate::clauses::{HAV_133, ST_02, ST_27, ST_44};
use crate::men::{Man, ManId, Side};
use crate::refusal::said;
use crate::spot::Spot;
use crate::state::{Phase, State};
use crate::{Draft, Reason, Refusal, Stop};
use decider::Contradiction;
use messages::Part;

/// Refuses before the assault is opened and after it is over: fighting is resumed with a later one only
/// ([HAV-133](crate::clauses::HAV_133)).
pub(crate) fn going_on(state: &State) -> Result<(), Stop> {
    let begun = state.phase.is_some() || !state.asked.is_empty();
    if !begun || state.outcome.is_some() {
        return Refusal::new(Reason::AssaultOver, HAV_133, said!("no-assault")).into();
    }
    Ok(())
}

/// The side of the sender, if this phase is theirs and nothing is asked.
pub(crate) fn side(draft: &Draft<'_>, phases: &[Phase]) -> Result<Side, Stop> {
    let state = draft.state();
    going_on(state)?;
    let Some(side) = Side::of(draft.by()) else {
        let facts = said!("leads-nobody", who = draft.by().to_string());
        return Refusal::new(Reason::NotYourOrder, ST_27, facts).into();
    };
    none_open(state)?;
    let Some((whose, phase)) = state.phase else {
        return Err(Contradiction::new("no phase has begun").into());
    };
    if whose != side {
        let facts = said!("other-sides-turn", side = whose, phase = phase);
        return Refusal::new(Reason::NotYourTurn, ST_27, facts).into();
    }
    if !phases.contains(&phase) {
        let wanted = phases.first().copied().unwrap_or(phase);
        let facts = said!("other-phase", phase = phase);
        return Refusal::new(Reason::OtherPhase, ST_02, facts)
            .allowing(said!("in-phase", phase = wanted))
            .into();
    }
    Ok(side)
}

/// One's own man on the map, on their feet.
pub(crate) fn own<'s>(
    state: &'s State,
    side: Side,
    id: &ManId,
) -> Result<(&'s Man, Spot), Refusal> {
    let (man, place) = here(state, id)?;
    if man.side != side {
        return Err(Refusal::new(Reason::NotYourMan, ST_27, said!("not-your-man", who = id)));
    }
    if man.is_horse() {
        let facts = said!("is-a-horse", who = id);
        return Err(Refusal::new(Reason::NotYourMan, ST_44, facts));
    }
    if man.stunned {
        return Err(Refusal::new(
            Reason::Stunned,
            crate::clauses::ST_10,
            said!("is-stunned", who = id),
        ));
    }
    Ok((man, place))
}

/// There is nobody of that name: who could be meant instead, everybody of the class or one of each.
pub(crate) fn nobody(state: &State, id: &ManId) -> Refusal {
    let class = |id: &ManId| id.word().rsplit_once('-').map(|(class, _)| class.to_owned());
    let here: Vec<&ManId> = state.on_map().map(|(id, ..)| id).collect();
    let mut like: Vec<&ManId> =
        here.iter().copied().filter(|other| class(other) == class(id)).collect();
    if like.is_empty() {
        like = here;
        like.dedup_by_key(|id| class(id));
    }
    Refusal::new(Reason::NoSuchMan, ST_27, said!("no-such-man", who = id.word()))
        .allowing(said!("people-are", people = Part::to_type(like)))
}

/// Somebody who is alive and on the map.
pub(crate) fn here<'s>(state: &'s State, id: &ManId) -> Result<(&'s Man, Spot), Refusal> {
    let Some(man) = state.men.get(id) else {
        return Err(nobody(state, id));
    };
    let alive = man.place.filter(|_| man.fate == crate::men::Fate::Alive);
    let gone =
        || Refusal::new(Reason::ManGone, ST_27, said!("man-gone", who = id, fate = man.fate));
    Ok((man, alive.ok_or_else(gone)?))
}

/// Refuses while a question is open.
pub(crate) fn none_open(state: &State) -> Result<(), Stop> {
    state.asked.first().map_or(Ok(()), |ask| ask.first().into())
}

/// The open question, if the sender is who is asked.
pub(crate) fn question<'s>(draft: &'s Draft<'_>) -> Result<&'s Ask, Stop> {
    let state = draft.state();
    going_on(state)?;
    let Some(ask) = state.asked.first() else {
        return Refusal::new(Reason::NothingAsked, crate::clauses::ST_27, said!("nothing-asked"))
            .into();
    };
    if Side::of(draft.by()) == Some(ask.of()) {
        Ok(ask)
    } else {
        Refusal::new(Reason::NotYourOrder, ask.clause(), ask.question()).into()
    }
}
