//! The scoring table: one line for each objective that can bring a point.
//!
//! The first objective of every faction, that the city must not fall, is the common condition and
//! brings no point.

use crate::city::{Place, Quarter};
use crate::clauses::{
    HEI_034, HEI_035, HEI_044, HEI_045, HEI_053, HEI_054, HEI_055, HEI_063, HEI_064, HEI_091,
    HEI_092, HEI_101, HEI_102, HEI_103, HEI_105,
};
use crate::figures::{Faction, FigureKind, Side};
use crate::state::{Artefact, Marker, Outcome, State, Whereabouts};
use crate::state::{Objective, Score};
use crate::{tables, tunnel};
use board::Hex;
use decider::Clause;
use std::collections::BTreeMap;

/// One line of the scoring table.
struct ScoringRow {
    faction: Faction,
    objective: &'static str,
    clause: Clause,
    met: fn(&State) -> bool,
}

const fn line(
    faction: Faction,
    objective: &'static str,
    clause: Clause,
    met: fn(&State) -> bool,
) -> ScoringRow {
    ScoringRow { faction, objective, clause, met }
}

const SCORING: &[ScoringRow] = &[
    line(Faction::CityGuard, "lead-defence", HEI_034, leads_defence),
    line(Faction::CityGuard, "hold-poor-area", HEI_035, holds_poor_area),
    line(Faction::PalaceGuard, "jousting-grounds", HEI_044, |state| kept_clear(state, Place::B)),
    line(Faction::PalaceGuard, "statue", HEI_045, |state| kept_clear(state, Place::M)),
    line(Faction::ElvenGuard, "queen", HEI_053, has_queen),
    line(Faction::ElvenGuard, "help-city-guard", HEI_054, helped_guard),
    line(Faction::ElvenGuard, "cathay-losses", HEI_055, has_lost_cathay),
    line(Faction::WizardsCouncil, "tower", HEI_063, kept_tower),
    line(Faction::WizardsCouncil, "secret-items", HEI_064, kept_items),
    line(Faction::Bretonnia, "embassy-of-bretonnia", HEI_091, |state| never_fell(state, Place::E)),
    line(Faction::Bretonnia, "werewolf-secret", HEI_092, |state| !state.werewolf.ever_turned),
    line(Faction::Cathay, "embassy-of-cathay", HEI_101, |state| never_fell(state, Place::F)),
    line(Faction::Cathay, "elven-losses", HEI_102, has_lost_elves),
    line(Faction::Cathay, "keep-apart", HEI_105, |state| !state.feud_fought),
    line(Faction::Cathay, "silver-hair", HEI_103, spared_hair),
];

/// The clause that states an objective of the scoring table.
#[must_use]
pub fn objective_clause(objective: &str) -> Option<Clause> {
    SCORING.iter().find(|line| line.objective == objective).map(|line| line.clause)
}

/// Every faction's score. When the city stands the largest share of its own lines wins, for some have two
/// and some four, and ties share; but a Knight Eternal who has fled has nothing and is last. When it is overwhelmed all have lost alike, whatever they
/// achieved, unless he and Brunhilde have fled: then the Palace Guard wins alone (R-107, HEI-043).
pub(super) fn scores(state: &State) -> Vec<Score> {
    let stands = state.outcome == Some(Outcome::CityStands);
    let judged: Vec<Judged> = Faction::ALL
        .into_iter()
        .map(|faction| {
            let objectives = objectives(state, faction);
            let met = objectives.iter().map(|objective| u32::from(objective.met)).sum();
            let fled = faction == Faction::PalaceGuard && tunnel::has_fled(state);
            (faction, objectives, if stands && !fled { met } else { 0 })
        })
        .collect();
    let larger =
        |(points, of): (u32, u32), (other, of_other): (u32, u32)| points * of_other > other * of;
    let better = |own: (u32, u32)| {
        rulebook::count(judged.iter().filter(|other| larger(share(other), own)).count())
    };
    let palace_guard_wins = !stands && tunnel::have_both_fled(state);
    let ahead = |judged_one: &Judged| match judged_one.0 {
        Faction::PalaceGuard if stands && tunnel::has_fled(state) => {
            rulebook::count(judged.len() - 1)
        }
        Faction::PalaceGuard => better(share(judged_one)),
        _ => better(share(judged_one)) + u32::from(palace_guard_wins),
    };
    let ranks: Vec<u32> = judged.iter().map(ahead).collect();
    judged
        .into_iter()
        .zip(ranks)
        .map(|((faction, objectives, points), ahead)| Score {
            faction,
            objectives,
            points,
            rank: ahead + 1,
            wins: ahead == 0 && (stands || palace_guard_wins),
        })
        .collect()
}

/// A faction with its lines and its points.
type Judged = (Faction, Vec<Objective>, u32);

/// How many points of how many.
fn share((_, objectives, points): &Judged) -> (u32, u32) {
    (*points, rulebook::count(objectives.len()))
}

fn objectives(state: &State, faction: Faction) -> Vec<Objective> {
    let lines = SCORING.iter().filter(|line| line.faction == faction);
    let judge = |line: &ScoringRow| Objective {
        objective: line.objective.to_owned(),
        met: (line.met)(state),
    };
    lines.map(judge).collect()
}

/// More votes for the City Guard than for any other faction; without a vote, not met.
fn leads_defence(state: &State) -> bool {
    let mut votes: BTreeMap<Faction, u32> = BTreeMap::new();
    for &leader in state.votes.values() {
        *votes.entry(leader).or_default() += 1;
    }
    let own = votes.remove(&Faction::CityGuard).unwrap_or(0);
    own > votes.into_values().max().unwrap_or(0)
}

/// More city figures than enemies in the poor quarter, and not too many of its house groups, the
/// ghetto among them, with a ruin.
fn holds_poor_area(state: &State) -> bool {
    let poor = |&(_, hex): &(_, Hex)| state.quarter(hex) == Some(Quarter::Poor);
    let figures = |side| state.on_map(side).filter(poor).count();
    figures(Side::City) > figures(Side::Enemy) && ruined_groups(state) < tables::RUINED_GROUPS
}

/// House groups of the poor quarter with at least one ruin.
fn ruined_groups(state: &State) -> usize {
    let is_house = |hex: &Hex| matches!(state.city.terrain(*hex), Some('h' | 'L'));
    let poor_ruin = |hex: &Hex| {
        is_house(hex) && state.ruins.contains(hex) && state.quarter(*hex) == Some(Quarter::Poor)
    };
    state.city.map().groups.values().filter(|group| group.iter().any(poor_ruin)).count()
}

fn never_fell(state: &State, place: Place) -> bool {
    state.holdings.get(&place).is_none_or(|holding| !holding.ever_fallen)
}

/// It never fell, and no enemy is in it now.
fn kept_clear(state: &State, place: Place) -> bool {
    let mut enemies = state.on_map(Side::Enemy);
    never_fell(state, place) && !enemies.any(|(_, hex)| state.city.place(hex) == Some(place))
}

fn has_queen(state: &State) -> bool {
    state.markers.get(&Marker::Queen).is_some_and(|queen| !queen.captured)
}

fn helped_guard(state: &State) -> bool {
    state.elves_helped.len() >= tables::HELP_TURNS
}

/// Figures of a kind in the Temple, dead, starved or otherwise removed.
fn out_of_play(state: &State, kind: FigureKind) -> usize {
    let of_kind = state.figures.iter().filter(|(figure, _)| figure.kind() == kind);
    of_kind.filter(|(_, entry)| !matches!(entry.whereabouts, Whereabouts::Map(_))).count()
}

fn has_lost_cathay(state: &State) -> bool {
    out_of_play(state, FigureKind::Swordfighter) >= tables::CATHAY_LOSSES
}

fn has_lost_elves(state: &State) -> bool {
    out_of_play(state, FigureKind::ElvenGuard) >= tables::ELVEN_LOSSES
}

/// No enemy ever stood in the Wizards' Tower, and the place never fell.
fn kept_tower(state: &State) -> bool {
    !state.tower_entered && never_fell(state, Place::DG)
}

/// At least two of the four artefacts were never used.
fn kept_items(state: &State) -> bool {
    state.artefacts.betrayed() + tables::SECRET_ITEMS <= Artefact::ALL.len()
}

/// The Silver Hair was never used, or only when strictly necessary.
const fn spared_hair(state: &State) -> bool {
    !state.silver_hair.used || state.silver_hair.necessary
}
