//! What a side may do now. Moves, shots and combats are listed by who could do them, with what the dice
//! would do; everything else as orders.
//!
//! Candidates are made from the state, and each is looked at blindly by the decider itself, so an order in
//! this list is legal by construction.

mod candidates;
mod label;

use crate::Assault;
use crate::command::Command;
use crate::deployment;
use crate::men::{Man, ManId, Side};
use crate::odds::{self, Fight, Shot};
use crate::reach::{Destination, destinations};
use crate::shooting;
use crate::spot::Spot;
use crate::state::{Phase, State};
use decider::By;
use label::label;
use messages::Language;
use rulebook::Scene;
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
    /// Every other order that would be accepted, and the shots and combats of the lists above.
    #[serde(rename = "options")]
    pub orders: Vec<LegalOrder>,
}

/// One order that would be accepted now.
pub type LegalOrder = rulebook::LegalOrder<Command>;

/// Every legal order of a sender, told in their language.
#[must_use]
pub fn options(state: &State, by: &By, language: Language) -> Options {
    let scene = Scene { state, by, words: label::words(language) };
    let Some(side) = Side::of(by) else { return Options::default() };
    let mut options = Options::default();
    if state.outcome.is_some() {
        return options;
    }
    if state.deploying == Some(side) {
        let reserve: Vec<(&ManId, &Man)> = state.reserve(side).collect();
        if let Some(&first) = reserve.first() {
            let all = state.town.hexes().flat_map(|hex| [Spot::ground(hex), Spot::top(hex)]);
            options.places =
                all.filter(|&to| deployment::may_stand(state, side, first, to).is_ok()).collect();
        }
        options.reserve = reserve.into_iter().map(|(id, _)| id.clone()).collect();
    }
    match state.phase {
        _ if !state.asked.is_empty() => {}
        Some((whose, Phase::Movement)) if whose == side => {
            let own = state.on_map().filter(|(_, man, _)| man.side == side);
            options.moves = own
                .map(|(who, ..)| (who.clone(), destinations(state, side, who)))
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
    for command in candidates(state, side, &options) {
        let Ok(forecast) = decider::forecast::<Assault>(state, by, &command) else { continue };
        let label = label(&command, &scene);
        options.orders.push(LegalOrder::of_its_verb(command, label, forecast));
    }
    options
}

/// Moves as lines of English: who, and where they could go.
#[must_use]
pub fn choices(options: &Options) -> Vec<String> {
    let line = |(who, to): (&ManId, &Vec<Destination>)| {
        let places: Vec<String> = to
            .iter()
            .filter_map(|to| Some((to.path.last()?, to.contact)))
            .map(|(place, contact)| format!("{place}{}", if contact { "!" } else { "" }))
            .collect();
        format!("move {who} as far as: {}", places.join(" "))
    };
    let places: Vec<String> = options.places.iter().map(ToString::to_string).collect();
    let reserve = options.reserve.iter();
    let deploy = reserve.map(|who| format!("deploy {who} to one of: {}", places.join(" ")));
    options.moves.iter().map(line).chain(deploy).collect()
}
