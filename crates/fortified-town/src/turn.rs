//! The player turn and its five phases ([ST-02](crate::clauses::ST_02), [ST-27](crate::clauses::ST_27)). A
//! phase in which its owner could do nothing passes by itself.

use crate::clauses::{HAV_133, ST_02, ST_27};
use crate::event::{GameTurnEnded, PhaseBegun};
use crate::men::{Man, ManId, Side};
use crate::refusal::said;
use crate::spot::Spot;
use crate::state::{Doing, Phase, State};
use crate::{Draft, Reason, Refusal, Stop};
use crate::{asks, combat, ending, gates, harm, shooting};
use decider::Contradiction;

/// Refuses before the assault is opened and after it is over: fighting is resumed with a later one only
/// ([HAV-133](crate::clauses::HAV_133)).
pub(crate) fn going_on(state: &State) -> Result<(), Stop> {
    if state.phase.is_none() || state.outcome.is_some() {
        return Refusal::new(Reason::AssaultOver, HAV_133, said!("no-assault")).into();
    }
    Ok(())
}

/// The side of the sender, if this phase is theirs and nothing is asked.
pub(crate) fn acting(draft: &Draft<'_>, phases: &[Phase]) -> Result<Side, Stop> {
    let state = draft.state();
    going_on(state)?;
    let Some(side) = Side::of(draft.by()) else {
        let facts = said!("leads-nobody", who = draft.by().to_string());
        return Refusal::new(Reason::NotYourOrder, ST_27, facts).into();
    };
    asks::none_open(state)?;
    let Some((whose, phase)) = state.phase else { return Err(no_phase().into()) };
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

fn no_phase() -> Contradiction {
    Contradiction::new("no phase has begun")
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
    if man.stunned {
        return Err(Refusal::new(
            Reason::Stunned,
            crate::clauses::ST_10,
            said!("is-stunned", who = id),
        ));
    }
    Ok((man, place))
}

/// Somebody who is alive and on the map.
pub(crate) fn here<'s>(state: &'s State, id: &ManId) -> Result<(&'s Man, Spot), Refusal> {
    let Some(man) = state.men.get(id) else {
        return Err(Refusal::new(Reason::NoSuchMan, ST_27, said!("no-such-man", who = id)));
    };
    let alive = man.place.filter(|_| man.fate == crate::men::Fate::Alive);
    let gone =
        || Refusal::new(Reason::ManGone, ST_27, said!("man-gone", who = id, fate = man.fate));
    Ok((man, alive.ok_or_else(gone)?))
}

/// The owner says that the phase is over.
pub(crate) fn done(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting(draft, &Phase::ALL)?;
    let Some((_, phase)) = draft.state().phase else { return Err(no_phase().into()) };
    if matches!(phase, Phase::FirstFire | Phase::SecondFire) {
        shooting::loose(draft)?;
    }
    go_on(side, phase, draft)
}

/// A question of a fire phase is answered: the other shots fall, and the phase is over.
pub(crate) fn after_fire(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let Some((side, phase @ (Phase::FirstFire | Phase::SecondFire))) = draft.state().phase else {
        return Ok(());
    };
    if !draft.state().asked.is_empty() {
        return Ok(());
    }
    shooting::loose(draft)?;
    go_on(side, phase, draft)
}

/// Goes on while nobody has to say anything: the next phase, the other side, the next game turn.
pub(crate) fn go_on(side: Side, phase: Phase, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (mut side, mut phase) = (side, phase);
    while draft.state().asked.is_empty() && draft.state().outcome.is_none() {
        if ending::is_over(draft)? {
            return Ok(());
        }
        let next = Phase::ALL.into_iter().find(|&other| other > phase);
        if let Some(next) = next {
            phase = next;
        } else {
            if side == Side::Besieged && end_turn(draft)? {
                return Ok(());
            }
            (side, phase) = (side.other(), Phase::FirstFire);
        }
        begin(side, phase, draft)?;
        if phase != Phase::Recovery && !is_idle(draft.state(), side, phase) {
            return Ok(());
        }
    }
    Ok(())
}

/// Goes on from a phase in which its owner could do nothing.
pub(crate) fn skip_idle(draft: &mut Draft<'_>) -> Result<(), Stop> {
    match draft.state().phase {
        Some((side, phase)) if is_idle(draft.state(), side, phase) => go_on(side, phase, draft),
        _ => Ok(()),
    }
}

/// Begins a phase; the last one of a player turn needs nobody.
pub(crate) fn begin(side: Side, phase: Phase, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let first = side == Side::Besiegers && phase == Phase::FirstFire;
    let turn = if first { state.turn + 1 } else { state.turn };
    draft.record(PhaseBegun { turn, side, phase }.into())?;
    if phase == Phase::Recovery {
        harm::capture(side, draft)?;
        harm::recover(side, draft)?;
        gates::move_mechanisms(side, draft)?;
    }
    Ok(())
}

/// True: the assault is over with it.
fn end_turn(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let state = draft.state();
    let quiet = if state.fought { 0 } else { state.quiet + 1 };
    draft.record(GameTurnEnded { turn: state.turn, quiet }.into())?;
    ending::after_turn(draft)
}

/// Could the owner of a phase do nothing in it?
fn is_idle(state: &State, side: Side, phase: Phase) -> bool {
    match phase {
        Phase::FirstFire | Phase::SecondFire => !shooting::anybody_can_shoot(state, side, phase),
        Phase::Combat => !combat::anybody_can_fight(state, side),
        Phase::Movement | Phase::Recovery => false,
    }
}

pub(crate) fn phase_begun(state: &mut State, event: &PhaseBegun) -> Result<(), Contradiction> {
    state.turn = event.turn;
    state.phase = Some((event.side, event.phase));
    state.moving = None;
    state.held_fire.clear();
    state.fire_held = false;
    if event.phase == Phase::FirstFire {
        state.doing.clear();
        let now = state.player_turn();
        state.loading.retain(|_, shot| *shot + 2 >= now);
        let lamed = std::mem::take(&mut state.lamed);
        for id in lamed {
            match state.men.get(&id) {
                Some(man) if man.side == event.side => {
                    let left = Some(man.values().movement / 2);
                    state.doing.insert(id, Doing { left, ..Doing::default() });
                }
                _ => {
                    state.lamed.insert(id);
                }
            }
        }
    }
    Ok(())
}

pub(crate) fn game_turn_ended(
    state: &mut State,
    event: &GameTurnEnded,
) -> Result<(), Contradiction> {
    state.quiet = event.quiet;
    state.fought = false;
    Ok(())
}
