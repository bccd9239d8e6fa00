//! Fighting: the best odds first, and Attack cards where they pay.

use super::character::owe_help;
use super::{Draw, any_of, secrets};
use crate::cards::reserve;
use crate::combat::{self, Odds};
use crate::command::{Attack, Command, Strike};
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId};
use crate::state::State;
use crate::{feuds, verdict};
use board::Hex;
use std::collections::BTreeMap;

/// More than any strike promises.
const HELP: u32 = 10_000;

/// The next strike, or the Attack card that lets more figures strike.
pub(super) fn next_attack(state: &State, faction: Faction, draw: Draw<'_>) -> Option<Command> {
    best_strike(state, faction, draw).or_else(|| card(state, faction))
}

/// Among all strikes that may be made now, one with the best promise.
fn best_strike(state: &State, faction: Faction, draw: Draw<'_>) -> Option<Command> {
    let mut best: Vec<Strike> = Vec::new();
    let mut promise = 0;
    for attacker in ready(state, faction) {
        let Some(hex) = state.hex_of(attacker) else { continue };
        if combat::licence(state, faction, hex).is_none()
            && !reserve::is_rallied(state, attacker, hex)
            && feuds::quarry(state, attacker).is_empty()
        {
            continue;
        }
        let quarry = feuds::quarry(state, attacker);
        if let Some(&target) = quarry.first() {
            return Some(Command::Strike(Strike { attacker, target }));
        }
        for target in combat::targets_in_reach(state, attacker) {
            let worth = worth(state, attacker, target) + help(state, faction, target);
            if worth > promise {
                best.clear();
                promise = worth;
            }
            if worth == promise && worth > 0 {
                best.push(Strike { attacker, target });
            }
        }
    }
    any_of(&best, draw).map(Command::Strike)
}

/// Own figures that could still attack, by what their stat lines allow.
fn ready(state: &State, faction: Faction) -> impl Iterator<Item = FigureId> + '_ {
    let can = |figure: &FigureId| {
        let attacks = state.profile_of(*figure).map_or(0, |profile| profile.attacks);
        let made = state.figures.get(figure).map_or(attacks, |entry| entry.attacks);
        let busy = state.is_busy(*figure) || secrets::is_calling(state, *figure);
        let free = !busy && !reserve::sleeps(state, *figure);
        state.is_upright(*figure) && free && made < attacks
    };
    state.obeying(faction).map(|(figure, _)| figure).filter(can)
}

/// What an attack promises: a kill counts most, an ogre more than a skaven, a wounded ogre more
/// than a fresh one; a stun keeps an enemy from fighting for a turn.
fn worth(state: &State, attacker: FigureId, target: FigureId) -> u32 {
    let Some(Odds { wound, stun, .. }) = combat::odds(state, attacker, target) else { return 0 };
    let entry = state.figures.get(&target);
    let left = entry.map_or(1, |entry| entry.wounds).max(1);
    let attacks = state.profile_of(target).map_or(1, |profile| profile.attacks);
    let stuns = entry.is_some_and(|entry| entry.stunned.is_none());
    let value = 1 + attacks;
    wound * value * 3 / left + if stuns { stun * attacks / 2 } else { 0 }
}

/// What the Elves care for more than for any kill, once a turn and on as many turns as their briefing
/// asks for: an enemy whom the City Guard fights too, or who stands beside it (HEI-054).
fn help(state: &State, faction: Faction, target: FigureId) -> u32 {
    let owed = faction == Faction::ElvenGuard && owe_help(state) && !verdict::have_helped(state);
    let helps = |hex: Hex| verdict::is_help(state, target, hex);
    if owed && state.hex_of(target).is_some_and(helps) { HELP } else { 0 }
}

/// An Attack card for the hex in which most figures wait to strike: at once where several do, for a
/// single one only from a full hand, or where it helps.
fn card(state: &State, faction: Faction) -> Option<Command> {
    let held = state.hands.get(&faction).map_or(0, |hand| hand.count(ActionCard::Attack));
    if held == 0 {
        return None;
    }
    let mut waiting: BTreeMap<Hex, u32> = BTreeMap::new();
    for figure in ready(state, faction) {
        let attacks = state.profile_of(figure).map_or(0, |profile| profile.attacks);
        let targets = combat::targets_in_reach(state, figure);
        if let Some(hex) = state.hex_of(figure)
            && !targets.is_empty()
        {
            let help = targets.iter().map(|&target| help(state, faction, target)).max();
            *waiting.entry(hex).or_insert(0) += attacks + help.unwrap_or(0);
        }
    }
    let may = |hex: Hex| combat::check_attack_card(state, faction, hex).is_ok();
    let (hex, attacks) = waiting
        .into_iter()
        .filter(|&(hex, _)| may(hex))
        .max_by_key(|&(hex, attacks)| (attacks, std::cmp::Reverse(hex)))?;
    let pays = attacks >= 2 || held >= 2;
    pays.then_some(Command::Attack(Attack { hex }))
}
