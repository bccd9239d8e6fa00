//! Castings that may be legal: every wizard, spell, payment and target.

use super::Candidates;
use super::cards::{choices, hand};
use crate::command::{Cast, Casting, Command};
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId};
use crate::spells::{casters, corners_near, most_to_steal};
use crate::state::State;
use crate::tables::Spell;
use crate::tables::Weapon;
use crate::{ranged, tables};
use board::Hex;

pub(super) fn castings(state: &State, candidates: &mut Candidates) {
    for (wizard, from) in casters(state) {
        for spell in Spell::ALL {
            for cards in payments(state, spell) {
                for spell in targets(state, spell, from, &cards) {
                    let order = Cast { wizard, spell, cards: cards.clone() };
                    candidates.add("spells", Command::Cast(order));
                }
            }
        }
    }
}

/// Every way to pay for a spell out of the wizards' hand, without regard to order.
fn payments(state: &State, spell: Spell) -> Vec<Vec<ActionCard>> {
    let line = spell.line();
    let mut rest = hand(state, Faction::WizardsCouncil);
    let mut fixed = Vec::new();
    for &(card, copies) in line.cards {
        let Some(held) = rest.iter_mut().find(|(held, _)| *held == card) else { return Vec::new() };
        let Some(left) = held.1.checked_sub(copies) else { return Vec::new() };
        held.1 = left;
        fixed.extend(std::iter::repeat_n(card, copies as usize));
    }
    rest.retain(|&(card, copies)| copies > 0 && card != ActionCard::Blank);
    let more: Vec<Vec<ActionCard>> = match line.more {
        None => choices(&rest, line.non_blank),
        Some(card) => {
            let held = rest.iter().find(|(held, _)| *held == card).map_or(0, |&(_, copies)| copies);
            (1..=held).map(|copies| vec![card; copies as usize]).collect()
        }
    };
    more.into_iter().map(|more| fixed.iter().copied().chain(more).collect()).collect()
}

/// What a spell may be cast on from a hex.
fn targets(state: &State, spell: Spell, from: Hex, cards: &[ActionCard]) -> Vec<Casting> {
    match spell {
        Spell::Healing => near(state, from, tables::HEALING_REACH)
            .map(|figure| Casting::Healing { figure })
            .collect(),
        Spell::WallOfWater => corners_near(state, from)
            .into_iter()
            .map(|sides| Casting::WallOfWater { hexsides: sides.to_vec() })
            .collect(),
        Spell::Fireball => ranged::targets(state, Weapon::Fireball, from)
            .into_iter()
            .map(|hex| Casting::Fireball { hex, order: Vec::new() })
            .collect(),
        Spell::LightningBolt => ranged::targets(state, Weapon::LightningBolt, from)
            .into_iter()
            .map(|hex| Casting::LightningBolt { hex, order: Vec::new() })
            .collect(),
        Spell::FastFood => vec![Casting::FastFood],
        Spell::Morale => vec![Casting::Morale],
        Spell::MindControl => near(state, from, tables::CONTROL_REACH)
            .map(|figure| Casting::MindControl { figure })
            .collect(),
        Spell::StealResources => thefts(state, cards),
        Spell::InsectSwarm => from.neighbours().map(|hex| Casting::InsectSwarm { hex }).collect(),
        Spell::Treefolk => from.neighbours().map(|hex| Casting::Treefolk { hex }).collect(),
    }
}

/// Figures of both sides no further than so many hexes away, by hex.
fn near(state: &State, from: Hex, reach: u32) -> impl Iterator<Item = FigureId> + '_ {
    let hexes = state.occupied().filter(move |hex| hex.distance(from) <= reach);
    hexes.flat_map(|hex| state.standing_in(hex))
}

fn thefts(state: &State, cards: &[ActionCard]) -> Vec<Casting> {
    let paid = rulebook::count(cards.len());
    let others = Faction::ALL.into_iter().filter(|&from| from != Faction::WizardsCouncil);
    let counts = |from: Faction| (1..=most_to_steal(state, from, paid)).map(move |n| (from, n));
    let theft = |(from, count)| Casting::StealResources { from, count };
    others.flat_map(counts).map(theft).collect()
}
