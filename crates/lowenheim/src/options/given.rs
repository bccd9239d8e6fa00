//! Candidates for what the Graf commands: figures that are offered or let go, the reserve's cards, guns.

use super::Candidates;
use crate::command::{Agree, Command, Fire, Haul, Offer, Rally};
use crate::event::Weapon;
use crate::figures::{Faction, FigureId, Side};
use crate::state::State;
use crate::story::{group_name, spot};
use crate::{demands, guns, losses, ranged, reserve, volunteers};
use std::collections::BTreeSet;

pub(super) fn offers(state: &State, faction: Faction, candidates: &mut Candidates) {
    for (demand, asked) in demands::open_demands(state) {
        for figure in volunteers::candidates(state, faction, asked) {
            let label = format!("Offer {} for the {}", figure.name(), asked.kind.name());
            let figures = vec![figure];
            candidates.add(figure, label, Command::Offer(Offer { demand, figures }));
        }
    }
}

/// What others have said, one figure more than one has said oneself, and taking one's word back.
pub(super) fn agreements(state: &State, faction: Faction, candidates: &mut Candidates) {
    let asked = demands::open_demands(state).filter(|(_, it)| losses::takes_figures(it.kind));
    for (demand, asked) in asked {
        let nobody = Vec::new();
        let own = asked.named.get(&faction).unwrap_or(&nobody);
        let others: BTreeSet<&Vec<FigureId>> = asked.named.values().collect();
        for figures in others.into_iter().filter(|&figures| figures != own) {
            let label = format!("Agree that {} would go", group_name(figures));
            let order = Agree { demand, figures: figures.clone() };
            candidates.add("agree", label, Command::Agree(order));
        }
        if !own.is_empty() {
            let label = format!("Name nobody who would go for the {}", asked.kind.name());
            let order = Agree { demand, figures: Vec::new() };
            candidates.add("agree", label, Command::Agree(order));
        }
        for figure in losses::at_risk(state).into_iter().filter(|figure| !own.contains(figure)) {
            let figures: Vec<FigureId> = own.iter().copied().chain([figure]).collect();
            let said_by_others = asked.named.values().any(|said| *said == figures);
            if !said_by_others {
                let label = format!("Let {} go if cards are short", group_name(&figures));
                candidates.add("agree", label, Command::Agree(Agree { demand, figures }));
            }
        }
    }
}

pub(super) fn rallies(state: &State, faction: Faction, candidates: &mut Candidates) {
    for hex in reserve::hexes(state) {
        if reserve::check_rally(state, faction, hex).is_ok() {
            let label = format!("Card of the reserve for {}", spot(hex, &state.city));
            candidates.add(hex, label, Command::Rally(Rally { hex }));
        }
    }
}

/// Each gun at each hex, its attacks dealt out by number, or with one enemy before the others.
pub(super) fn shots(state: &State, faction: Faction, candidates: &mut Candidates) {
    for (&gun, there) in &state.guns {
        for hex in ranged::targets(state, Weapon::Cannon, there.hex) {
            let mut shot = |order: Vec<FigureId>, words: String| {
                let fire = Fire { gun, hex, order };
                if guns::check_fire(state, faction, &fire).is_ok() {
                    let label = format!("Gun {gun} fires at {hex}{words}");
                    candidates.add(there.hex, label, Command::Fire(fire));
                }
            };
            shot(Vec::new(), String::new());
            for figure in state.side_in(Side::Enemy, hex) {
                shot(vec![figure], format!(", {} first", figure.name()));
            }
        }
    }
}

/// Each gun with each two of its crew, to each hex around.
pub(super) fn hauls(state: &State, faction: Faction, candidates: &mut Candidates) {
    for (&number, gun) in &state.guns {
        let servants: Vec<FigureId> = guns::servants(state, gun.hex).collect();
        for (index, &one) in servants.iter().enumerate() {
            for &other in servants.iter().skip(index + 1) {
                let crew = vec![one, other];
                for hex in gun.hex.neighbours() {
                    let haul = Haul { gun: number, crew: crew.clone(), hex };
                    if guns::check_haul(state, faction, &haul).is_ok() {
                        let label = format!("{} push gun {number} to {hex}", group_name(&crew));
                        candidates.add(gun.hex, label, Command::Haul(haul));
                    }
                }
            }
        }
    }
}
