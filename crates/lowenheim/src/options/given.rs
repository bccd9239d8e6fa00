//! Candidates for what the Graf commands: figures that are offered or let go, the reserve's cards, guns.

use super::Candidates;
use crate::cards::{demands, guns, losses, reserve, volunteers};
use crate::command::{Agree, Command, Fire, Haul, Offer, Rally};
use crate::figures::{Faction, FigureId, Side};
use crate::ranged;
use crate::state::State;
use crate::tables::Weapon;
use std::collections::BTreeSet;

pub(super) fn offers(state: &State, faction: Faction, candidates: &mut Candidates) {
    for (demand, asked) in demands::open_demands(state) {
        for figure in volunteers::candidates(state, faction, asked) {
            let figures = vec![figure];
            candidates.add(figure, Command::Offer(Offer { demand, figures }));
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
            let order = Agree { demand, figures: figures.clone() };
            candidates.add("agree", Command::Agree(order));
        }
        if !own.is_empty() {
            let order = Agree { demand, figures: Vec::new() };
            candidates.add("agree", Command::Agree(order));
        }
        for figure in losses::at_risk(state).into_iter().filter(|figure| !own.contains(figure)) {
            let figures: Vec<FigureId> = own.iter().copied().chain([figure]).collect();
            let said_by_others = asked.named.values().any(|said| *said == figures);
            if !said_by_others {
                candidates.add("agree", Command::Agree(Agree { demand, figures }));
            }
        }
    }
}

pub(super) fn rallies(state: &State, faction: Faction, candidates: &mut Candidates) {
    for hex in reserve::hexes(state) {
        if reserve::check_rally(state, faction, hex).is_ok() {
            candidates.add(hex, Command::Rally(Rally { hex }));
        }
    }
}

/// Each gun at each hex, its attacks dealt out by number, or with one enemy before the others.
pub(super) fn shots(state: &State, faction: Faction, candidates: &mut Candidates) {
    for (&gun, there) in &state.guns {
        for hex in ranged::targets(state, Weapon::Cannon, there.hex) {
            let mut shot = |order: Vec<FigureId>| {
                let fire = Fire { gun, hex, order };
                if guns::check_fire(state, faction, &fire).is_ok() {
                    candidates.add(there.hex, Command::Fire(fire));
                }
            };
            shot(Vec::new());
            for figure in state.side_in(Side::Enemy, hex) {
                shot(vec![figure]);
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
                        candidates.add(gun.hex, Command::Haul(haul));
                    }
                }
            }
        }
    }
}
