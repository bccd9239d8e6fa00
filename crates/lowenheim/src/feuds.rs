//! Elves and Cathay: an old war, insults, and sometimes blows (HEI-056, HEI-105, R-85).
//!
//! Only rank and file have to do with it: Elven Guards and Swordfighters. Leaders and the Air Spirit
//! keep out of it. A Swordfighter who stands under Elven command is no foe of those beside him.

use crate::cards::reserve;
use crate::clauses::{HEI_056, HEI_105, R_85};
use crate::disclosure::disclose;
use crate::event::{FeudErupted, InsultsExchanged};
use crate::figures::{Faction, FigureId, FigureKind};
use crate::refusal::{Reason, Refusal, said};
use crate::state::State;
use crate::{Draft, Stop, combat, intruders, tables};
use board::Hex;
use decider::{Clause, Contradiction};

/// The kind with which figures of this kind have an old war.
const fn rival(kind: FigureKind) -> Option<FigureKind> {
    match kind {
        FigureKind::ElvenGuard => Some(FigureKind::Swordfighter),
        FigureKind::Swordfighter => Some(FigureKind::ElvenGuard),
        _ => None,
    }
}

/// The clause that drives figures of this kind against the others.
const fn clause_of(kind: FigureKind) -> Clause {
    match kind {
        FigureKind::ElvenGuard => HEI_056,
        _ => HEI_105,
    }
}

/// The start of a faction's own movement: with the other people in or next to a hex of its rank and
/// file, walls or none, one die decides whether it comes to blows. On a low roll those who stand
/// there do not move and must attack in step 7 ([R-85](crate::clauses::R_85)).
pub(crate) fn provoke(faction: Faction, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (kind, fury) = match faction {
        Faction::ElvenGuard => (FigureKind::ElvenGuard, tables::ELVEN_FURY),
        Faction::Cathay => (FigureKind::Swordfighter, tables::CATHAY_FURY),
        Faction::CityGuard
        | Faction::PalaceGuard
        | Faction::WizardsCouncil
        | Faction::Bretonnia => return Ok(()),
    };
    let figures = provoked(draft.state(), faction, kind);
    if figures.is_empty() {
        return Ok(());
    }
    let die = draft.roll_d6(clause_of(kind), "insult")?;
    draft.record(if die <= fury {
        FeudErupted { faction, die, figures }.into()
    } else {
        InsultsExchanged { faction, die }.into()
    })?;
    disclose([clause_of(kind), R_85], draft)
}

/// Own rank and file on their feet, in or next to a hex with a rival.
fn provoked(state: &State, faction: Faction, kind: FigureKind) -> Vec<FigureId> {
    let own = state.obeying(faction).filter(|(figure, _)| figure.kind() == kind);
    let near = |hex: Hex| {
        let around = std::iter::once(hex).chain(hex.neighbours());
        around.flat_map(|at| state.standing_in(at)).any(|other| is_rival(state, kind, other))
    };
    own.filter(|&(figure, hex)| state.is_upright(figure) && near(hex))
        .map(|(figure, _)| figure)
        .collect()
}

/// Is this one of the others, and not under the same command?
fn is_rival(state: &State, kind: FigureKind, other: FigureId) -> bool {
    rival(kind) == Some(other.kind()) && state.master_of(other) != kind.faction()
}

/// Has this figure an old war with that one?
pub(crate) fn are_rivals(state: &State, figure: FigureId, other: FigureId) -> bool {
    is_rival(state, figure.kind(), other)
}

/// Have these kinds an old war, whoever commands them by now?
pub(crate) fn are_old_enemies(kind: FigureKind, other: FigureKind) -> bool {
    rival(kind) == Some(other)
}

/// Must this figure attack one of the other people in this turn, if it can? Not who sleeps in the
/// mobile reserve ([HEI-130](crate::clauses::HEI_130)).
pub(crate) fn is_roused(state: &State, figure: FigureId) -> bool {
    let roused = |entry: &crate::state::Figure| {
        entry.feuding_in == Some(state.turn) && entry.attacks == 0 && entry.stunned.is_none()
    };
    state.figures.get(&figure).is_some_and(roused)
        && !reserve::sleeps(state, figure)
        && state.master_of(figure) == figure.kind().faction()
}

/// Whom a roused figure must attack one of: rivals in reach, free of charge. Nobody, when it is not
/// roused or has struck. Only so do city figures become targets of each other
/// ([R-39](crate::clauses::R_39)).
pub(crate) fn quarry(state: &State, figure: FigureId) -> Vec<FigureId> {
    if !is_roused(state, figure) {
        return Vec::new();
    }
    combat::in_reach(state, figure, |other| is_rival(state, figure.kind(), other))
}

/// A figure of this faction that still must attack.
fn owing(state: &State, faction: Faction) -> Option<(FigureId, FigureId)> {
    let figures = state.obeying(faction).map(|(figure, _)| figure);
    figures.filter_map(|figure| Some((figure, *quarry(state, figure).first()?))).next()
}

/// A faction with a figure that still must attack cannot be done with step 7.
pub(crate) fn must_have_fought(state: &State, faction: Faction) -> Result<(), Stop> {
    let Some((figure, other)) = owing(state, faction) else { return Ok(()) };
    let facts = said!("must-attack", who = figure);
    Refusal::new(Reason::MustAttack, clause_of(figure.kind()), facts)
        .allowing(said!("needs-no-card", id = figure.to_string(), target = other.to_string()))
        .into()
}

/// A roused figure with a rival in reach strikes nobody else.
pub(crate) fn check_target(
    state: &State,
    attacker: FigureId,
    target: FigureId,
) -> Result<bool, Refusal> {
    let quarry = quarry(state, attacker);
    let Some(first) = quarry.first() else { return Ok(false) };
    if quarry.contains(&target) {
        return Ok(true);
    }
    let facts = said!("beside-itself", who = attacker, other = *first);
    Err(Refusal::new(Reason::MustAttack, clause_of(attacker.kind()), facts).allowing(said!(
        "write-strike",
        id = attacker.to_string(),
        target = first.to_string()
    )))
}

/// A roused figure does not move.
pub(crate) fn check_calm(state: &State, figure: FigureId) -> Result<(), Refusal> {
    if !is_roused(state, figure) {
        return Ok(());
    }
    let facts = said!("will-not-go", who = figure);
    Err(Refusal::new(Reason::MustAttack, clause_of(figure.kind()), facts)
        .allowing(said!("move-others")))
}

/// For a faction without a player: every roused figure attacks, whom the enemy's own procedure would
/// choose ([R-01](crate::clauses::R_01)).
pub(crate) fn fight_it_out(faction: Faction, draft: &mut Draft<'_>) -> Result<(), Stop> {
    while let Some((figure, _)) = owing(draft.state(), faction) {
        let Some(target) = intruders::choice(draft.state(), figure) else { break };
        combat::fight(figure, target, draft)?;
    }
    Ok(())
}

#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) const fn insults_exchanged(
    _: &mut State,
    _: &InsultsExchanged,
) -> Result<(), Contradiction> {
    Ok(())
}

pub(crate) fn feud_erupted(state: &mut State, event: &FeudErupted) -> Result<(), Contradiction> {
    let turn = state.turn;
    for &figure in &event.figures {
        let entry = state.known(figure)?;
        entry.feuding_in = Some(turn);
        entry.moved = true;
    }
    Ok(())
}

/// Remembers that an insult has led to an attack (scoring table).
pub(crate) fn note_blow(state: &mut State, attacker: FigureId, target: FigureId) {
    state.feud_fought |= is_roused(state, attacker) && is_rival(state, attacker.kind(), target);
}
