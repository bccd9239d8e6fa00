//! Combat: which intruder attacks whom (ACT-16, ACT-17). The attack itself follows the normal
//! combat rules, with the bonuses for company and barricades (ACT-18).

use super::{figures_of, front, runaway};
use crate::clauses::{ACT_16, ACT_17, ACT_18};
use crate::combat::{fight, targets_in_reach};
use crate::figures::{FigureId, FigureKind};
use crate::state::State;
use crate::state::{AMBASSADOR, Decision};
use crate::{Draft, Stop};

/// Who attacks next, and whom.
pub(super) fn decide(state: &State) -> Option<Decision> {
    let attacker = next_attacker(state)?;
    choice(state, attacker).map(|target| Decision::Attack { attacker, target })
}

/// All attacks of a figure go against its target; when that falls, the rest goes to its next
/// choice (ACT-17).
pub(super) fn attack(
    attacker: FigureId,
    target: FigureId,
    draft: &mut Draft<'_>,
) -> Result<Option<Decision>, Stop> {
    while attacks_left(draft.state(), attacker) > 0 && draft.state().hex_of(target).is_some() {
        if attacker != AMBASSADOR {
            draft.mark([ACT_16, ACT_17, ACT_18]);
        }
        fight(attacker, target, draft)?;
    }
    let state = draft.state();
    let next = match attacks_left(state, attacker) {
        0 => None,
        _ if attacker == AMBASSADOR => runaway::choice(state),
        _ => choice(state, attacker),
    };
    Ok(next.map(|target| Decision::Attack { attacker, target }))
}

/// The bands in the order of ACT-09; in a band ogres first, then by row, column and number
/// (ACT-16). The stunned do not attack.
fn next_attacker(state: &State) -> Option<FigureId> {
    let front = front(state);
    let can = |&figure: &FigureId| {
        attacks_left(state, figure) > 0 && !targets_in_reach(state, figure).is_empty()
    };
    let order = state.enemy.order.iter().filter(|_| state.enemy.ordered == state.turn);
    order.copied().find_map(|band| {
        let mut figures: Vec<_> = figures_of(state, band)
            .filter(|(figure, hex)| front.contains(hex) && state.is_upright(*figure))
            .collect();
        figures.sort_by_key(|&(figure, hex)| {
            (figure.kind() != FigureKind::RatOgre, hex, figure.number())
        });
        figures.into_iter().map(|(figure, _)| figure).find(can)
    })
}

fn attacks_left(state: &State, figure: FigureId) -> u32 {
    let made = state.figures.get(&figure).map_or(0, |entry| entry.attacks);
    let most = state.profile_of(figure).map_or(0, |profile| profile.attacks);
    most.saturating_sub(made)
}

/// Whom a figure attacks: the one with the fewest attackers so far, then the lowest Toughness, the
/// fewest Wounds left, row, column, number (ACT-17).
pub(crate) fn choice(state: &State, attacker: FigureId) -> Option<FigureId> {
    first_choice(state, targets_in_reach(state, attacker).into_iter())
}

/// The one of several targets whom a figure attacks (ACT-17).
pub(crate) fn first_choice(
    state: &State,
    targets: impl Iterator<Item = FigureId>,
) -> Option<FigureId> {
    targets.min_by_key(|&target| {
        let entry = state.figures.get(&target);
        (
            entry.map_or(0, |entry| entry.attacked_by.len()),
            state.profile_of(target).map_or(0, |profile| profile.toughness),
            entry.map_or(0, |entry| entry.wounds),
            state.hex_of(target),
            target.number(),
            target,
        )
    })
}
