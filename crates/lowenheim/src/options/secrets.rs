//! Orders that only one faction can give, and of which the others know nothing.

use super::Candidates;
use crate::command::{Command, Escape, HandIn};
use crate::figures::{Faction, FigureId};
use crate::state::State;
use crate::{silver_hair, tunnel, werewolf};

/// Leaving through the tunnel, one by one or all who stand there; calling the Air Spirit.
pub(super) fn in_movement(state: &State, faction: Faction, candidates: &mut Candidates) {
    if faction == Faction::Cathay && silver_hair::check_summon(state).is_ok() {
        candidates.add("silver-hair", Command::Summon);
    }
    let Some(tomb) = tunnel::entrance(state).filter(|_| faction == Faction::PalaceGuard) else {
        return;
    };
    let there: Vec<FigureId> = state
        .standing_in(tomb)
        .filter(|&figure| tunnel::check_escape(state, faction, &[figure]).is_ok())
        .collect();
    for &figure in &there {
        candidates.add("tunnel", Command::Escape(Escape { figures: vec![figure] }));
    }
    if there.len() > 1 {
        candidates.add("tunnel", Command::Escape(Escape { figures: there }));
    }
}

/// The card that keeps the ambassador human.
pub(super) fn hand_ins(state: &State, faction: Faction, candidates: &mut Candidates) {
    for card in werewolf::CALMING {
        if werewolf::is_due(state, faction) && super::held(state, faction, card) > 0 {
            candidates.add("werewolf", Command::HandIn(HandIn { card }));
        }
    }
}
