//! What a side may do now. Moves, shots and combats are listed by who could do them, with what the dice
//! would do; everything else as orders.
//!
//! Candidates are made from the state, and each is looked at blindly by the decider itself, so an order in
//! this list is legal by construction.

mod candidates;
mod days;
mod label;

use crate::Assault;
use crate::command::Command;
use crate::deployment;
use crate::foretold;
use crate::men::{ManId, Side};
use crate::odds::{self, Fight, Shot};
use crate::reach::{Destination, Network};
use crate::set_right;
use crate::shooting;
use crate::spot::Spot;
use crate::state::{Phase, State};
use decider::By;
use label::{label, with_odds};
use messages::Language;
use rulebook::Scene;
use rulebook::set_right::{Settable, choices as settable_lines};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

pub(crate) use candidates::candidates;

/// What a side may do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "AssaultLegalOrders")]
pub struct Options {
    /// Where everybody could move who may still move, by the shortest way to each place.
    pub moves: BTreeMap<ManId, Vec<Destination>>,
    /// Whom each bowman could hit: in a fire phase to declare it, while an enemy moves at once.
    pub shots: BTreeMap<ManId, Vec<Shot>>,
    /// Combats that could be fought.
    pub fights: Vec<Fight>,
    /// Who can be placed before the assault.
    pub reserve: Vec<ManId>,
    /// Where they can be placed on foot.
    pub places: Vec<Spot>,
    /// Who has a place already and can be given another before the assault.
    pub placed: Vec<ManId>,
    /// Those who can be placed somewhere else than the others, and where: on the field of a battle, at the gate of
    /// a sortie, outside with a relief.
    pub elsewhere: BTreeMap<ManId, Vec<Spot>>,
    /// Every other order that would be accepted, and the shots and combats of the lists above.
    #[serde(rename = "options")]
    pub orders: Vec<LegalOrder>,
    /// What the organiser may set right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set_right: Vec<Settable>,
}

/// One order that would be accepted now.
pub type LegalOrder = rulebook::LegalOrder<Command>;

/// Every legal order of a sender, told in their language.
#[must_use]
pub fn options(state: &State, by: &By, language: Language) -> Options {
    let scene = Scene { state, by, words: label::words(language) };
    let Some(side) = Side::of(by) else {
        let set_right = match by {
            By::Organiser => set_right::settable(state, scene.words),
            By::Seat(_) | By::Rules => Vec::new(),
        };
        return Options { set_right, ..Options::default() };
    };
    if state.outcome.is_some() {
        return Options::default();
    }
    let mut options = lists(state, side);
    for command in candidates(state, side, &options) {
        let Ok(forecast) = decider::forecast::<Assault>(state, by, &command) else { continue };
        let label = label(&command, &scene);
        // Whoever chooses, knows what the dice would do.
        let label = match foretold::of_legal(state, side, &command) {
            Some(foretold) => with_odds(label, &foretold, &scene),
            None => label,
        };
        options.orders.push(LegalOrder::of_its_verb(command, label, forecast));
    }
    options
}

/// The order in which a side has no choice: it ends a phase in which nobody can do anything any more. Questions and the
/// days of a siege always leave one, and to call an assault off is possible at any time.
pub(crate) fn only_order(state: &State, side: Side) -> Option<Command> {
    let (whose, phase) = state.phase?;
    if whose != side || !state.asked.is_empty() || state.outcome.is_some() {
        return None;
    }
    if phase == Phase::Movement {
        let mut network = Network::new(state);
        let own = state.on_map().filter(|(_, man, _)| man.side == side);
        if own.into_iter().any(|(who, ..)| !network.destinations(side, who).is_empty()) {
            return None;
        }
    }
    let by = By::Seat(side.seat());
    let orders = candidates(state, side, &lists(state, side)).into_iter();
    let in_phase = orders.filter(|order| *order != Command::CallOff);
    rulebook::the_only_one::<Assault>((state, state), &by, in_phase)
}

/// Who could move, shoot, fight or be placed.
fn lists(state: &State, side: Side) -> Options {
    let mut options = Options::default();
    if state.deploying == Some(side) {
        places(state, side, &mut options);
    }
    match state.phase {
        _ if !state.asked.is_empty() => {}
        Some((whose, Phase::Movement)) if whose == side => {
            let own = state.on_map().filter(|(_, man, _)| man.side == side);
            let mut network = Network::new(state);
            options.moves = own
                .map(|(who, ..)| (who.clone(), network.destinations(side, who)))
                .filter(|(_, to)| !to.is_empty())
                .map(|(who, to)| (who, to.into_values().collect()))
                .collect();
        }
        Some((whose, Phase::FirstFire | Phase::SecondFire)) if whose == side => {
            let own = state.on_map().filter(|(id, man, _)| {
                man.side == side && man.stands() && shooting::may_shoot(state, id, man).is_ok()
            });
            options.shots = own
                .map(|(who, ..)| (who.clone(), odds::shots(state, who)))
                .filter(|(_, shots)| !shots.is_empty())
                .collect();
        }
        Some((whose, Phase::Combat)) if whose == side => {
            options.fights = odds::fights(state, side);
        }
        _ => {}
    }
    if let Some(crate::asks::Ask::Fire { of, targets, .. }) = state.asked.first()
        && *of == side
    {
        options.shots = shooting::who_may(state, targets)
            .into_iter()
            .map(|who| {
                let mut shots = odds::shots(state, &who);
                shots.retain(|shot| targets.contains(&shot.target));
                (who, shots)
            })
            .filter(|(_, shots)| !shots.is_empty())
            .collect();
    }
    options
}

/// Who can be placed before an assault, and where.
fn places(state: &State, side: Side, options: &mut Options) {
    options.reserve = state.reserve(side).map(|(id, _)| id.clone()).collect();
    let own = |id: &&ManId| state.men.get(*id).is_some_and(|man| man.side == side);
    options.placed = state.deployed.iter().filter(own).cloned().collect();
    let (special, usual): (Vec<&ManId>, Vec<&ManId>) =
        options.reserve.iter().chain(&options.placed).partition(|id| is_special(state, id));
    let of = |id: &ManId| -> Vec<Spot> {
        let Some(man) = state.men.get(id) else { return Vec::new() };
        let all = state.town.hexes().flat_map(|hex| [Spot::ground(hex), Spot::top(hex)]);
        all.filter(|&to| deployment::may_stand(state, side, (id, man), to).is_ok()).collect()
    };
    let places = usual.first().map(|first| of(first)).unwrap_or_default();
    let elsewhere = special.into_iter().map(|id| (id.clone(), of(id))).collect();
    (options.places, options.elsewhere) = (places, elsewhere);
}

/// Has somebody other ground than the rest of their side?
fn is_special(state: &State, id: &ManId) -> bool {
    state.siege.as_ref().is_some_and(|siege| {
        let sortie = siege.sortie.as_ref().is_some_and(|sortie| sortie.men.contains(id));
        sortie || siege.is_outside(id) || siege.relief.contains(id)
    })
}

/// A place in reach of an enemy is marked, with how many of ten dice let somebody come so far.
fn mark(to: &Destination) -> String {
    match &to.past {
        Some(past) => format!("! ({} of 10)", odds::comes_so_far(past)),
        None if to.contact => "!".to_owned(),
        None => String::new(),
    }
}

/// Moves as lines of English: who, and where they could go.
#[must_use]
pub fn choices(options: &Options) -> Vec<String> {
    let line = |(who, to): (&ManId, &Vec<Destination>)| {
        let places: Vec<String> = to
            .iter()
            .filter_map(|to| Some((to.path.last()?, to)))
            .map(|(place, to)| format!("{place}{}", mark(to)))
            .collect();
        format!("move {who} as far as: {}", places.join(" "))
    };
    let places: Vec<String> = options.places.iter().map(ToString::to_string).collect();
    let usual = |who: &&ManId| !options.elsewhere.contains_key(*who);
    let reserve = options.reserve.iter().filter(usual);
    let deploy = reserve.map(|who| format!("deploy {who} to one of: {}", places.join(" ")));
    let special = options.elsewhere.iter().map(|(who, to)| {
        let to: Vec<String> = to.iter().map(ToString::to_string).collect();
        format!("deploy {who} to one of: {}", to.join(" "))
    });
    let deploy = deploy.chain(special);
    let set_right = settable_lines(&options.set_right);
    options.moves.iter().map(line).chain(deploy).chain(set_right).collect()
}
