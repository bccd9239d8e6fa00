//! The wizards' spells: each is weighed by what it would do now, in percent of being cast.

use super::character::fallen;
use super::{Draw, any_of, is_legal};
use crate::combat::targets_in_reach;
use crate::command::{Cast, Casting, Command};
use crate::figures::{Faction, FigureId, FigureKind, Side};
use crate::options;
use crate::state::{State, Step};
use crate::tables::Spell;
use board::Hex;

/// Once in so many times a wizard casts whatever comes to mind.
const WHIM: u32 = 20;

/// The most promising spell, or a whim; often none.
pub(super) fn cast(state: &State, faction: Faction, draw: Draw<'_>) -> Option<Command> {
    if faction != Faction::WizardsCouncil {
        return None;
    }
    let castings = options::castings(state);
    let legal = |order: &Command| is_legal(state, faction, order);
    // With the enemy before them they keep their one spell for step 7.
    let wizards = state.obeying(faction).filter(|(figure, _)| figure.kind().is_wizard());
    let near = wizards.map(|(_, at)| at).any(|at| enemy_within(state, at, 4));
    if state.step == Some(Step::Movement) && near && draw(3) != 0 {
        return None;
    }
    if draw(WHIM) == 0 {
        let spell = any_of(&Spell::ALL, draw);
        let is_it = |order: &&Command| matches!(order, Command::Cast(cast) if Some(cast.spell.spell()) == spell);
        let castings: Vec<Command> = castings.iter().filter(is_it).cloned().collect();
        return any_of(&castings, draw).filter(legal);
    }
    let weighed = castings.into_iter().filter_map(|order| match &order {
        Command::Cast(cast) => Some((worth(state, cast), order)),
        _ => None,
    });
    let mut promising: Vec<(u32, Command)> = weighed.filter(|(worth, _)| *worth > 0).collect();
    promising.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    let (worth, order) = promising.into_iter().find(|(_, order)| legal(order))?;
    (draw(100) < worth).then_some(order)
}

/// What a spell promises, in percent.
fn worth(state: &State, cast: &Cast) -> u32 {
    let Some(at) = state.hex_of(cast.wizard) else { return 0 };
    match &cast.spell {
        Casting::Healing { figure } => healing(state, *figure),
        Casting::WallOfWater { hexsides } => {
            let [one, other] = [hexsides.first(), hexsides.last()];
            let beside =
                |side: &board::Hexside| side.hexes().iter().any(|&hex| holds_enemy(state, hex));
            let stops = one.is_some_and(beside) || other.is_some_and(beside);
            if stops { 20 } else { 0 }
        }
        Casting::Fireball { hex, .. } => bang(state, *hex, 20),
        Casting::LightningBolt { hex, .. } => bang(state, *hex, 10),
        // To be with the others sooner.
        Casting::FastFood if enemy_within(state, at, 4) => 0,
        Casting::FastFood => 6 + 2 * company(state, at, |_| true),
        Casting::Morale => {
            12 * company(state, at, |figure| !targets_in_reach(state, figure).is_empty())
        }
        Casting::MindControl { figure } => match (state.side_of(*figure), figure.kind()) {
            (Side::City, _) => 0,
            (Side::Enemy, FigureKind::Skaven) => 10,
            (Side::Enemy, _) => 90,
        },
        Casting::StealResources { count, .. } => {
            6 * count.saturating_sub(rulebook::count(cast.cards.len()))
        }
        Casting::InsectSwarm { .. } => {
            if enemy_within(state, at, 8) {
                12 + 4 * fallen(state)
            } else {
                0
            }
        }
        Casting::Treefolk { .. } => {
            if enemy_within(state, at, 4) {
                25
            } else {
                0
            }
        }
    }
}

/// A Wound back is worth a card for a leader who is nearly gone.
fn healing(state: &State, figure: FigureId) -> u32 {
    let full = state.profile_of(figure).map_or(0, |profile| profile.wounds);
    let left = state.figures.get(&figure).map_or(full, |entry| entry.wounds);
    if state.side_of(figure) == Side::Enemy { 0 } else { 25 * full.saturating_sub(left) }
}

/// Six attacks on a crowd.
fn bang(state: &State, hex: Hex, least: u32) -> u32 {
    let weight = |figure: FigureId| if figure.kind() == FigureKind::Skaven { 1 } else { 3 };
    let crowd: u32 = state.side_in(Side::Enemy, hex).map(weight).sum();
    if crowd < 2 { least / 2 } else { least + 12 * crowd }
}

/// Friends in a hex who are no wizards.
fn company(state: &State, hex: Hex, counts: impl Fn(FigureId) -> bool) -> u32 {
    let others = state.side_in(Side::City, hex).filter(|figure| !figure.kind().is_wizard());
    rulebook::count(others.filter(|&figure| counts(figure)).count())
}

fn holds_enemy(state: &State, hex: Hex) -> bool {
    state.side_in(Side::Enemy, hex).next().is_some()
}

fn enemy_within(state: &State, from: Hex, steps: u32) -> bool {
    state.on_map(Side::Enemy).any(|(_, hex)| hex.distance(from) <= steps)
}
