//! Play 3, combat: who may fight, the three rolls, and what they do (HEI-152 to HEI-165).

use crate::acting::{acting_faction, figure_on_map, must_not_be_busy, own_figure};
use crate::cards::{guns, reserve};
use crate::clauses::{
    HEI_095, HEI_108, HEI_152, HEI_153, HEI_154, HEI_155, HEI_156, HEI_157, HEI_158, HEI_159,
    HEI_160, HEI_161, HEI_162, HEI_163, HEI_165, R_21, R_22, R_39, R_40, R_42, R_43, R_44,
};
use crate::command::{Attack, Strike};
use crate::decks::ActionCard;
use crate::disclosure::disclose;
use crate::event::{
    AttackCardPlayed, AttackFought, AttackResult, Bonus, BonusReason, FightRoll, FigureFell,
    FigureStunned, FigureWounded, ProfileRevealed, StrengthRoll,
};
use crate::figures::{Faction, FigureId, FigureKind, Profile, Side};
use crate::refusal::{opening, said};
use crate::state::{State, Step, Whereabouts};
use crate::{Draft, Reason, Refusal, Stop, artefacts, feuds, tables};
use board::Hex;
use chance::{Dice, Goal, Share};
use decider::Contradiction;

/// Plays an Attack card: all figures of the faction in one hex may fight in this step.
pub(crate) fn play_attack_card(attack: &Attack, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting_faction(Step::Combat, HEI_152, draft)?;
    check_attack_card(draft.state(), faction, attack.hex)?;
    draft.mark([HEI_108, R_22]);
    draft.record(AttackCardPlayed { faction, hex: attack.hex }.into())
}

/// May this faction play an Attack card for a hex?
pub(crate) fn check_attack_card(state: &State, faction: Faction, hex: Hex) -> Result<(), Refusal> {
    let could_fight = |figure| !state.is_busy(figure) && !reserve::sleeps(state, figure);
    if !state.upright_in(faction, hex).any(could_fight)
        && !guns::waits_for_card(state, faction, hex)
    {
        let facts = said!("nobody-could-fight", faction = opening(faction), hex = hex);
        return Err(
            Refusal::new(Reason::WrongHex, HEI_152, facts).allowing(said!("name-upright-hex"))
        );
    }
    if let Some(why) = licence(state, faction, hex) {
        let facts = match why {
            Licence::Leader => said!("leader-there", hex = hex),
            Licence::Card => said!("card-played-there", hex = hex),
        };
        return Err(Refusal::new(Reason::BadList, R_21, facts).allowing(said!("no-further-card")));
    }
    if state.hands.get(&faction).is_none_or(|hand| hand.count(ActionCard::Attack) == 0) {
        let facts = said!("no-attack-card", faction = opening(faction));
        return Err(
            Refusal::new(Reason::NoSuchCard, HEI_152, facts).allowing(said!("fight-with-leader"))
        );
    }
    Ok(())
}

/// What lets a faction fight in a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Licence {
    /// Its leader is there, free of charge (HEI-108).
    Leader,
    /// An Attack card was played for the hex.
    Card,
}

/// May figures of a faction fight in a hex, and why (HEI-152)?
pub(crate) fn licence(state: &State, faction: Faction, hex: Hex) -> Option<Licence> {
    let commander = state.commander(faction).filter(|&figure| state.is_upright(figure));
    if commander.and_then(|figure| state.hex_of(figure)) == Some(hex) {
        Some(Licence::Leader)
    } else if state.attack_cards.contains(&(faction, hex)) {
        Some(Licence::Card)
    } else {
        None
    }
}

/// One attack of one figure on another; each figure has as many as its stat line says.
pub(crate) fn strike(strike: &Strike, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting_faction(Step::Combat, HEI_152, draft)?;
    check_strike(draft.state(), faction, strike)?;
    fight(strike.attacker, strike.target, draft)
}

/// May this attack be made now?
pub(crate) fn check_strike(
    state: &State,
    faction: Faction,
    strike: &Strike,
) -> Result<(), Refusal> {
    let Strike { attacker, target } = *strike;
    let from = own_figure(state, faction, attacker)?;
    let to = figure_on_map(state, target, HEI_153)?;
    if state.figures.get(&attacker).is_some_and(|figure| figure.stunned.is_some()) {
        let facts = said!("stunned-defends", who = attacker);
        return Err(Refusal::new(Reason::FigureStunned, HEI_163, facts));
    }
    must_not_be_busy(state, attacker, HEI_152)?;
    reserve::check_awake(state, attacker)?;
    let attacks = state.profile_of(attacker).map_or(0, |profile| profile.attacks);
    if state.figures.get(&attacker).is_some_and(|figure| figure.attacks >= attacks) {
        let facts = said!("attacks-made", who = attacker, attacks = attacks);
        return Err(Refusal::new(Reason::FigureSpent, HEI_165, facts));
    }
    let is_feud = feuds::check_target(state, attacker, target)?;
    if state.side_of(target) == Side::City && !is_feud {
        let facts = said!("fights-for-city", who = target);
        return Err(Refusal::new(Reason::NotAnEnemy, R_39, facts).allowing(said!("strike-enemies")));
    }
    if !state.can_reach(attacker, from, to) {
        let why = match from.side_to(to) {
            Some(side) if state.is_walled(side) => "wall",
            Some(_) => "water",
            None => "far",
        };
        let facts =
            said!("cannot-reach", who = attacker, from = from, other = target, to = to, why = why);
        let near: Vec<String> =
            targets_in_reach(state, attacker).iter().map(ToString::to_string).collect();
        let allowed = match near.as_slice() {
            [] => said!("nobody-in-reach"),
            names => said!("in-reach", ids = names.join(", ")),
        };
        return Err(Refusal::new(Reason::OutOfReach, HEI_153, facts).allowing(allowed));
    }
    if is_taken(state, attacker, target) {
        let facts = said!("target-taken", who = target);
        return Err(
            Refusal::new(Reason::TargetTaken, HEI_154, facts).allowing(said!("strike-another"))
        );
    }
    let allowed = licence(state, faction, from).is_some();
    if !allowed && !reserve::is_rallied(state, attacker, from) && !is_feud {
        let facts = said!("no-licence", faction = opening(faction), hex = from);
        return Err(Refusal::new(Reason::NoLeaderNoCard, HEI_152, facts)
            .allowing(said!("play-attack-card", hex = from)));
    }
    Ok(())
}

/// Have two other figures attacked this target already (HEI-154, R-41)?
fn is_taken(state: &State, attacker: FigureId, target: FigureId) -> bool {
    state.figures.get(&target).is_some_and(|figure| {
        !figure.attacked_by.contains(&attacker) && figure.attacked_by.len() >= tables::ATTACKERS
    })
}

/// Figures that this figure could attack now, by id (HEI-153, HEI-154): those of the other side, or
/// whom it must attack for an insult.
pub(crate) fn targets_in_reach(state: &State, attacker: FigureId) -> Vec<FigureId> {
    if reserve::sleeps(state, attacker) {
        return Vec::new();
    }
    let quarry = feuds::quarry(state, attacker);
    if !quarry.is_empty() {
        return quarry;
    }
    in_reach(state, attacker, |other| state.side_of(other) != state.side_of(attacker))
}

/// Figures of some sort in close-combat reach that fewer than two others have attacked.
pub(crate) fn in_reach(
    state: &State,
    attacker: FigureId,
    wanted: impl Fn(FigureId) -> bool,
) -> Vec<FigureId> {
    beside(state, attacker)
        .filter(|&target| wanted(target) && !is_taken(state, attacker, target))
        .collect()
}

/// Everybody in the hexes that a figure reaches in close combat.
fn beside(state: &State, attacker: FigureId) -> impl Iterator<Item = FigureId> + '_ {
    let hexes = state.hex_of(attacker).into_iter().flat_map(move |from| {
        let around = from.neighbours().filter(move |&hex| state.can_reach(attacker, from, hex));
        std::iter::once(from).chain(around)
    });
    hexes.flat_map(|hex| state.standing_in(hex))
}

/// Will this figure have somebody to fight when step 7 begins, before anybody is attacked there?
pub(crate) fn has_foe(state: &State, figure: FigureId) -> bool {
    let own = state.side_of(figure);
    let roused = feuds::is_roused(state, figure);
    beside(state, figure).any(|other| {
        state.side_of(other) != own || (roused && feuds::are_rivals(state, figure, other))
    })
}

/// What is added to a figure's Fight in a duel (HEI-157, HEI-158, R-42, R-43).
fn bonuses(state: &State, attacker: (FigureId, Hex), target: (FigureId, Hex)) -> Vec<Bonus> {
    let company = |(figure, hex): (FigureId, Hex)| {
        let friends = state.side_in(state.side_of(figure), hex).filter(|&other| other != figure);
        friends.count() >= tables::COMPANY
    };
    let barricade =
        attacker.1.side_to(target.1).is_some_and(|side| state.barricades.contains_key(&side));
    let mut bonuses = Vec::new();
    if company(attacker) {
        bonuses.push(Bonus { attacker: true, reason: BonusReason::Company });
    }
    if company(target) {
        bonuses.push(Bonus { attacker: false, reason: BonusReason::Company });
    }
    if barricade {
        bonuses.push(Bonus { attacker: false, reason: BonusReason::Barricade });
    }
    bonuses
}

/// Does the fight roll hit (HEI-156, HEI-159, R-44)? Ties miss.
const fn hits(attacker: (u32, u32), defender: (u32, u32)) -> bool {
    let natural = attacker.1 == tables::NATURAL_SIX && defender.1 != tables::NATURAL_SIX;
    natural || attacker.0 + attacker.1 > defender.0 + defender.1
}

/// Does the strength roll go home (HEI-160, HEI-161)?
pub(crate) const fn goes_home(strength: u32, die: u32, toughness: u32) -> bool {
    die == tables::NATURAL_SIX || strength + die > toughness
}

/// The chance that one attack wounds, and that it stuns, in 1,296ths of 36 × 36 throws: exact odds
/// for people and bots, from the same functions as the fight itself.
#[must_use]
pub fn odds(state: &State, attacker: FigureId, target: FigureId) -> Option<Odds> {
    let (from, to) = (state.hex_of(attacker)?, state.hex_of(target)?);
    let (own, other) = (state.profile_of(attacker)?, state.profile_of(target)?);
    let bonuses = bonuses(state, (attacker, from), (target, to));
    let added = |side: bool| bonuses.iter().filter(|bonus| bonus.attacker == side).count() as u32;
    let faces = || 1..=tables::NATURAL_SIX;
    let fight = faces()
        .flat_map(|a| faces().map(move |d| (a, d)))
        .filter(|&(a, d)| hits((own.fight + added(true), a), (other.fight + added(false), d)))
        .count() as u32;
    let home = faces().filter(|&die| goes_home(own.strength, die, other.toughness)).count() as u32;
    let effects = |result: AttackResult| faces().filter(|&die| effect_of(die) == result).count();
    Some(Odds {
        hit: fight * 36,
        wound: fight * home * effects(AttackResult::Wounded) as u32,
        stun: fight * home * effects(AttackResult::Stunned) as u32,
    })
}

/// Exact odds of one attack, in 1,296ths.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, schemars::JsonSchema)]
pub struct Odds {
    /// The fight roll hits.
    pub hit: u32,
    /// The target loses a Wound.
    pub wound: u32,
    /// The target is stunned.
    pub stun: u32,
}

pub(crate) const fn effect_of(die: u32) -> AttackResult {
    if die >= tables::WOUND {
        AttackResult::Wounded
    } else if die >= tables::STUN {
        AttackResult::Stunned
    } else {
        AttackResult::FleshWound
    }
}

/// One die of somebody.
fn share_of(whose: FigureId, goal: Option<Goal>) -> Share {
    Share { dice: 1, whose: whose.to_string(), goal }
}

/// What a strength die must show ([HEI-160](crate::clauses::HEI_160),
/// [HEI-161](crate::clauses::HEI_161)).
pub(crate) fn strength_goal(strength: u32, toughness: u32) -> Goal {
    let least = (1..tables::NATURAL_SIX).find(|&die| goes_home(strength, die, toughness));
    Goal::AtLeast(least.unwrap_or(tables::NATURAL_SIX))
}

/// What each face of an effect die does ([HEI-162](crate::clauses::HEI_162)).
pub(crate) fn effect_goal() -> Goal {
    Goal::Effects((1..=tables::NATURAL_SIX).map(|die| word(effect_of(die))).collect())
}

/// The word of what came of an attack.
pub(crate) const fn word(result: AttackResult) -> &'static str {
    match result {
        AttackResult::Missed => "missed",
        AttackResult::Withstood => "withstood",
        AttackResult::FleshWound => "flesh-wound",
        AttackResult::Stunned => "stunned",
        AttackResult::Wounded => "wounded",
    }
}

/// A stat line becomes public the first time a figure of its kind attacks or is attacked.
pub(crate) fn reveal(kind: FigureKind, draft: &mut Draft<'_>) -> Result<Profile, Stop> {
    let profile = draft.state().stat_line(kind);
    let profile =
        profile.ok_or_else(|| Contradiction::new(format!("{kind:?} has no stat line")))?;
    if !draft.state().revealed.contains(&kind) {
        draft.record(ProfileRevealed { kind, profile }.into())?;
    }
    Ok(profile)
}

/// One attack, fought out: fight roll, strength roll, effect (HEI-156 to HEI-164). Only the
/// attacker can wound (HEI-155). Both figures must be on the map.
pub(crate) fn fight(
    attacker: FigureId,
    target: FigureId,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let state = draft.state();
    let (Some(from), Some(to), Some(own), Some(other)) = (
        state.hex_of(attacker),
        state.hex_of(target),
        state.profile_of(attacker),
        state.profile_of(target),
    ) else {
        let what = format!("{attacker} cannot fight {target} ({HEI_155}): not both on the map");
        return Err(Contradiction::new(what).into());
    };
    let bonuses = bonuses(state, (attacker, from), (target, to));
    let added = |side: bool| bonuses.iter().filter(|bonus| bonus.attacker == side).count() as u32;
    let (attacker_value, defender_value) = (own.fight + added(true), other.fight + added(false));
    let lines = [attacker, target].map(|figure| draft.state().line_of(figure));
    // An order that waits for dice must not tell what nobody has seen yet.
    let is_public = lines.iter().all(|line| draft.state().revealed.contains(line));
    let told = |value: u32| is_public.then_some(value);
    for line in lines {
        reveal(line, draft)?;
    }

    let [attacker_die, defender_die] = pair(&draft.roll_shared(
        HEI_156,
        "fight",
        Dice::new(2, 6),
        vec![
            share_of(attacker, Some(Goal::Beats(told(attacker_value)))),
            share_of(target, Some(Goal::Withstands(told(defender_value)))),
        ],
    )?)?;
    let hit = hits((attacker_value, attacker_die), (defender_value, defender_die));
    let strength = if hit {
        let goal = is_public.then(|| strength_goal(own.strength, other.toughness));
        let shares = vec![share_of(attacker, goal)];
        let die = draft.roll_shared(HEI_160, "strength", Dice::new(1, 6), shares)?.iter().sum();
        let home = goes_home(own.strength, die, other.toughness);
        Some(StrengthRoll { strength: own.strength, die, toughness: other.toughness, home })
    } else {
        None
    };
    let effect = match &strength {
        Some(roll) if roll.home => {
            let shares = vec![share_of(attacker, Some(effect_goal()))];
            Some(draft.roll_shared(HEI_162, "effect", Dice::new(1, 6), shares)?.iter().sum())
        }
        Some(_) | None => None,
    };
    let result = match (hit, effect) {
        (false, _) => AttackResult::Missed,
        (true, None) => AttackResult::Withstood,
        (true, Some(die)) => effect_of(die),
    };
    mark(&bonuses, (attacker_value + attacker_die, defender_value + defender_die), draft);
    let sixes = [attacker_die, defender_die].map(|die| die == tables::NATURAL_SIX);
    if sixes == [true, true] {
        draft.mark([R_44]);
    }
    if hit && sixes[0] {
        draft.mark([HEI_159]);
    }
    if own.attacks > 1 {
        draft.mark([HEI_165, R_40]);
    }
    if strength.as_ref().is_some_and(StrengthRoll::is_natural) {
        draft.mark([HEI_161]);
    }
    let fight =
        FightRoll { attacker_value, attacker_die, defender_value, defender_die, bonuses, hit };
    draft.record(AttackFought { attacker, target, fight, strength, effect, result }.into())?;
    if lines[0] == FigureKind::Werewolf {
        disclose([HEI_095], draft)?;
    }
    match result {
        AttackResult::Wounded => wound(target, draft),
        AttackResult::Stunned => draft.record(FigureStunned { figure: target }.into()),
        AttackResult::Missed | AttackResult::Withstood | AttackResult::FleshWound => Ok(()),
    }
}

impl StrengthRoll {
    /// Did it go home by a natural 6 ([HEI-161](crate::clauses::HEI_161))?
    pub(crate) const fn is_natural(&self) -> bool {
        self.home && self.die == tables::NATURAL_SIX
    }
}

/// What a fight roll has carried out, whatever it came to.
fn mark(bonuses: &[Bonus], (attacker, defender): (u32, u32), draft: &mut Draft<'_>) {
    draft.mark([HEI_153, HEI_155]);
    for bonus in bonuses {
        draft.mark(match bonus.reason {
            BonusReason::Barricade => [HEI_157, R_43],
            BonusReason::Company => [HEI_158, R_42],
        });
    }
    if attacker == defender {
        draft.mark([R_44]);
    }
}

fn pair(faces: &[u32]) -> Result<[u32; 2], Contradiction> {
    faces.try_into().map_err(|_| Contradiction::new("a fight roll takes two dice"))
}

/// A figure loses one Wound, unless something cancels it; at 0 it leaves for the Temple, an enemy for
/// good (HEI-162, R-46).
pub(crate) fn wound(figure: FigureId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if artefacts::cancels(figure, draft)? {
        return Ok(());
    }
    let state = draft.state();
    let left = state.figures.get(&figure).map_or(0, |entry| entry.wounds).saturating_sub(1);
    let told = state.public_wounds(figure, left);
    draft.record(FigureWounded { figure, left: told }.into())?;
    if left == 0 {
        let to_temple = figure.kind().is_enlisted();
        draft.record(FigureFell { figure, to_temple }.into())?;
    }
    Ok(())
}

pub(crate) fn profile_revealed(
    state: &mut State,
    event: &ProfileRevealed,
) -> Result<(), Contradiction> {
    state.revealed.insert(event.kind);
    Ok(())
}

pub(crate) fn attack_card_played(
    state: &mut State,
    event: &AttackCardPlayed,
) -> Result<(), Contradiction> {
    let hand = state.hands.entry(event.faction).or_default();
    if !hand.take(ActionCard::Attack) {
        let what = format!("{} plays an Attack card that it does not hold", event.faction);
        return Err(Contradiction::new(what));
    }
    state.discard_pile.add(ActionCard::Attack);
    state.attack_cards.insert((event.faction, event.hex));
    Ok(())
}

pub(crate) fn attack_fought(state: &mut State, event: &AttackFought) -> Result<(), Contradiction> {
    let hex = state.hex_of(event.target);
    let is_enemy = state.side_of(event.target) == Side::Enemy;
    let struck = event.attacker.kind().faction().zip(hex).filter(|_| is_enemy);
    feuds::note_blow(state, event.attacker, event.target);
    state.known(event.attacker)?.attacks += 1;
    let target = state.known(event.target)?;
    if !target.attacked_by.contains(&event.attacker) {
        target.attacked_by.push(event.attacker);
    }
    if let Some((faction, hex)) = struck {
        state.struck.insert((faction, event.target, hex));
    }
    Ok(())
}

pub(crate) fn figure_wounded(
    state: &mut State,
    event: &FigureWounded,
) -> Result<(), Contradiction> {
    let figure = state.known(event.figure)?;
    figure.wounds = event.left.unwrap_or(figure.wounds.saturating_sub(1));
    Ok(())
}

pub(crate) fn figure_stunned(
    state: &mut State,
    event: &FigureStunned,
) -> Result<(), Contradiction> {
    let now = state.step.map(|step| (state.turn, step));
    let figure = state.known(event.figure)?;
    // A second stun does not add up: the first one's time runs on.
    figure.stunned = figure.stunned.or(now);
    Ok(())
}

pub(crate) fn figure_fell(state: &mut State, event: &FigureFell) -> Result<(), Contradiction> {
    state.known(event.figure)?.stunned = None;
    let to = if event.to_temple { Whereabouts::Temple } else { Whereabouts::Gone };
    state.put(event.figure, to);
    Ok(())
}
