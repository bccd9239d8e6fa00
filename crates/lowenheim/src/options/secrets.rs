//! Orders that only one faction can give, and of which the others know nothing.

use super::Candidates;
use crate::command::{Command, Escape, HandIn};
use crate::figures::{Faction, FigureId};
use crate::state::State;
use crate::{silver_hair, tunnel, werewolf};

/// Leaving through the tunnel, one by one or all who stand there; calling the Air Spirit.
pub(super) fn in_movement(state: &State, faction: Faction, candidates: &mut Candidates) {
    if faction == Faction::Cathay && silver_hair::check_summon(state).is_ok() {
        let label = "Wen Jiao-Bao spends the turn calling the Air Spirit";
        candidates.add("silver-hair", label, Command::Summon);
    }
    let Some(tomb) = tunnel::entrance(state).filter(|_| faction == Faction::PalaceGuard) else {
        return;
    };
    let there: Vec<FigureId> = state
        .standing_in(tomb)
        .filter(|&figure| tunnel::check_escape(state, faction, &[figure]).is_ok())
        .collect();
    for &figure in &there {
        let label = format!("{} leaves the city for good, through the tunnel", figure.name());
        candidates.add("tunnel", label, Command::Escape(Escape { figures: vec![figure] }));
    }
    if there.len() > 1 {
        let label = format!("All {} on the tomb leave for good, through the tunnel", there.len());
        candidates.add("tunnel", label, Command::Escape(Escape { figures: there }));
    }
}

/// The card that keeps the ambassador human.
pub(super) fn hand_ins(state: &State, faction: Faction, candidates: &mut Candidates) {
    for card in werewolf::CALMING {
        if werewolf::is_due(state, faction) && super::held(state, faction, card) > 0 {
            let label = format!("Jean-Jacques stays human, for {}", card.name());
            candidates.add("werewolf", label, Command::HandIn(HandIn { card }));
        }
    }
}

/// What it means to be done with step 9b.
pub(super) fn done_with_food(state: &State, faction: Faction) -> &'static str {
    if werewolf::is_due(state, faction) {
        "Done: let Jean-Jacques turn into a werewolf"
    } else {
        "Done with this step"
    }
}
