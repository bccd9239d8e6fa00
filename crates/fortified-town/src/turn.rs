//! The player turn and its five phases ([ST-02](crate::clauses::ST_02), [ST-27](crate::clauses::ST_27)). A
//! phase in which its owner could do nothing passes by itself.

use crate::event::{GameTurnEnded, PhaseBegun};
use crate::men::Side;
use crate::state::{Doing, Phase, State};
use crate::{Draft, Stop};
use crate::{acting, combat, ending, fire, gates, harm, oil, pushing, ramming, shooting};
use decider::Contradiction;

/// The first phase of an assault.
pub(crate) fn first(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = draft.state().assaulting();
    begin(side, Phase::FirstFire, draft)?;
    skip_idle(draft)
}

/// The owner says that the phase is over.
pub(crate) fn done(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &Phase::ALL)?;
    let Some((_, phase)) = draft.state().phase else {
        return Err(Contradiction::new("no phase has begun").into());
    };
    if matches!(phase, Phase::FirstFire | Phase::SecondFire) {
        shooting::loose(draft)?;
    }
    go_on(side, phase, draft)
}

/// A question is answered: what is left of the combat, of the shots or of the last phase follows.
pub(crate) fn after_answer(draft: &mut Draft<'_>) -> Result<(), Stop> {
    combat::after(draft)?;
    let Some((side, phase)) = draft.state().phase else { return Ok(()) };
    if !draft.state().asked.is_empty() {
        return Ok(());
    }
    match phase {
        Phase::FirstFire | Phase::SecondFire => {
            shooting::loose(draft)?;
            go_on(side, phase, draft)
        }
        Phase::Recovery => {
            fire::scorch(draft)?;
            go_on(side, phase, draft)
        }
        Phase::Movement => oil::flow(draft),
        Phase::Combat => Ok(()),
    }
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
            if side != draft.state().assaulting() && end_turn(draft)? {
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
    let first = side == state.assaulting() && phase == Phase::FirstFire;
    let turn = if first { state.turn + 1 } else { state.turn };
    let besieged_first = state.assaulting() == Side::Besieged;
    draft.record(PhaseBegun { turn, side, phase, besieged_first }.into())?;
    if phase == Phase::Recovery {
        harm::capture(side, draft)?;
        harm::recover(side, draft)?;
        gates::move_mechanisms(side, draft)?;
        fire::grow(draft)?;
        fire::scorch(draft)?;
    }
    if phase == Phase::Movement {
        pushing::lower_ramps(side, draft)?;
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
        Phase::Combat => {
            !combat::anybody_can_fight(state, side) && !ramming::anybody_can_strike(state, side)
        }
        Phase::Movement | Phase::Recovery => false,
    }
}

pub(crate) fn phase_begun(state: &mut State, event: &PhaseBegun) -> Result<(), Contradiction> {
    state.turn = event.turn;
    state.phase = Some((event.side, event.phase));
    state.moving = None;
    state.held_fire.clear();
    state.fire_held = false;
    state.shaken.clear();
    state.scorched.clear();
    if event.phase == Phase::FirstFire {
        state.doing.clear();
        state.pushed.clear();
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
