//! Combat: which intruder attacks whom (ACT-16, ACT-17). The attack itself follows the normal
//! combat rules, with the bonuses for company and barricades (ACT-18).

use super::{figures_of, front};
use crate::combat::{fight, targets_in_reach};
use crate::figures::{FigureId, FigureKind};
use crate::state::State;
use crate::{Draft, Stop};

/// All attacks of the next enemy figure that can attack; false when there is none.
pub(super) fn attack_next(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let Some(attacker) = next_attacker(draft.state()) else { return Ok(false) };
    let mut aimed: Option<FigureId> = None;
    for _ in 0..attacks_left(draft.state(), attacker) {
        let state = draft.state();
        // Both attacks of an ogre go against one figure, unless that has fallen (ACT-17).
        let standing = aimed.filter(|&target| state.hex_of(target).is_some());
        let Some(target) = standing.or_else(|| choice(state, attacker)) else { break };
        fight(attacker, target, draft)?;
        aimed = Some(target);
    }
    Ok(true)
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
