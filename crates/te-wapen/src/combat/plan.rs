//! What an attack would be before the dice fall: reach, line of sight, and the number of dice. A hydra
//! attacks with the heads that it has left; they are diced in `monsters`. Fog is raised in `magic`.

use crate::abilities::Ability;
use crate::clauses::{
    WAP_019, WAP_022, WAP_036, WAP_059, WAP_060, WAP_061, WAP_062, WAP_063, WAP_064, WAP_065,
    WAP_096, WAP_115, WAP_130, WAP_136, WAP_163, WAP_164, WAP_173, WAP_175, WAP_186, WAP_187,
    WAP_258, WAP_262,
};
use crate::equipment::wielded;
use crate::items::{Banner, Trinket, Weapon};
use crate::monsters::trap_in;
use crate::movement::is_held;
use crate::pieces::{Piece, PieceId};
use crate::refusal::said;
use crate::state::State;
use crate::terrain::Terrain;
use crate::troops::{Body, RATMEN, UNDEAD};
use crate::{Reason, Refusal, siege, sight, tables};
use board::Hex;
use decider::{Clause, Mark};

/// An attack before the dice fall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AttackPlan {
    /// In hexes.
    pub distance: u32,
    /// What makes the number of dice.
    pub parts: Vec<(Clause, i32)>,
    /// How many dice are rolled.
    pub dice: u32,
    /// What hits.
    pub hit_at: u32,
    /// Retreats that the target ignores.
    pub ignores: u32,
    /// Does a hit drive back by fear ([WAP-124](crate::clauses::WAP_124))?
    pub fearsome: bool,
    /// Does a hit wound once more ([WAP-129](crate::clauses::WAP_129))?
    pub frenzied: bool,
    /// Is a die that misses rolled again ([WAP-180](crate::clauses::WAP_180))?
    pub accurate: bool,
    /// What both sides have and carry that bears on it.
    pub marks: Vec<Mark>,
}

/// What an attack would be, or why it cannot be. A lone individual is a target like any other, also when
/// several share a hex (W-18), and stays one when its unit falls ([WAP-097](crate::clauses::WAP_097)).
///
/// # Errors
/// [`Refusal`] with the clause that forbids it.
pub fn plan(state: &State, attacker: &PieceId, target: &PieceId) -> Result<AttackPlan, Refusal> {
    let missing = |id: &PieceId| {
        Refusal::new(Reason::NoSuchPiece, WAP_036, said!("nobody-here", who = id.word()))
    };
    let find = |id: &PieceId| {
        let piece =
            state.pieces.get(id).filter(|piece| !piece.hidden).ok_or_else(|| missing(id))?;
        Ok::<_, Refusal>((piece, piece.hex.ok_or_else(|| missing(id))?))
    };
    let ((piece, from), (enemy, to)) = (find(attacker)?, find(target)?);
    if enemy.colour == piece.colour {
        return Err(Refusal::new(Reason::NotAnEnemy, WAP_036, said!("a-friend", who = target)));
    }
    if let Some(unit) = state.unit_of(target) {
        let facts = said!("protected", who = target, unit = unit);
        return Err(Refusal::new(Reason::Protected, WAP_096, facts)
            .allowing(said!("attack-instead", who = unit)));
    }
    let distance = from.distance(to);
    if let Some((trap, _)) = trap_in(state, from).filter(|_| is_held(state, attacker))
        && trap != target
    {
        let facts = said!("fights-trap-only", who = attacker);
        return Err(
            Refusal::new(Reason::HeldFast, WAP_163, facts).allowing(said!("attack-it", who = trap))
        );
    }
    if enemy.profile.body == Body::Trap {
        return in_trap(state, (attacker, piece, from), enemy, distance);
    }
    let base = dice_at(piece, distance, attacker)?;
    let mut marks = Marks(Vec::new());
    if distance == 1 {
        close(state, from, to)?;
    } else if !marks.ability(Ability::Indirect, piece.has(Ability::Indirect)) {
        see(state, from, to)?;
    }
    for breath in [Ability::FireBreath, Ability::Howdah] {
        marks.ability(breath, distance > 1 && piece.has(breath));
    }
    marks.ability(Ability::Heads, piece.has(Ability::Heads));
    let afloat = state.field.terrain(from) == Some(Terrain::River);
    marks.ability(Ability::Swimming, afloat && piece.has(Ability::Swimming));
    let mut parts = vec![(WAP_019, signed(base))];
    let terrain = terrain(state, piece, from, to);
    parts.extend(terrain.map(|(clause, dice)| (clause, -signed(dice))));
    let mut dice = signed(base.saturating_sub(terrain.map_or(0, |(_, dice)| dice)));
    for bonus in bonuses(state, attacker, piece, from, &mut marks) {
        dice += bonus.1;
        parts.push(bonus);
    }
    if enemy.items.trinkets.contains(&Trinket::CloakOfShadows) {
        if distance > 1 {
            let facts = said!("cloaked", who = target);
            return Err(Refusal::new(Reason::Protected, WAP_186, facts));
        }
        marks.0.extend(Trinket::CloakOfShadows.marks());
    }
    let holy = distance == 1 && enemy.profile.people == UNDEAD;
    if marks.weapon(Weapon::HolyBlade, holy && wielded(state, attacker, Weapon::HolyBlade)) {
        dice += 1;
        parts.push((WAP_173, 1));
    }
    if marks.weapon(Weapon::Protection, wielded(state, target, Weapon::Protection)) {
        dice -= 1;
        parts.push((WAP_175, -1));
    }
    // Every effect that ignores a retreat cancels one rolled 1 (WAP-086).
    let ignoring = [
        marks.ability(Ability::PlagueCart, state.is_near_plague_cart(enemy)),
        marks.ability(Ability::SteadfastLeader, state.is_led_by(target, Ability::SteadfastLeader)),
        marks.weapon(Weapon::Courage, wielded(state, target, Weapon::Courage)),
        marks.banner(Banner::Steadfastness, enemy),
        siege::holds_walls(state, to, is_behind_wall(state, from, to)),
    ];
    let dice = dice.max(0).unsigned_abs();
    let close = distance == 1;
    // The Blade of Fear makes the whole unit fearsome (WAP-181).
    let fearsome = [
        marks.ability(Ability::CauseFear, close && piece.has(Ability::CauseFear)),
        marks.weapon(Weapon::Fear, close && wielded(state, attacker, Weapon::Fear)),
    ];
    marks.banner(Banner::Fear, piece);
    marks.0.extend(piece.engine());
    Ok(AttackPlan {
        distance,
        parts,
        dice,
        hit_at: enemy.profile.hit_at,
        ignores: rulebook::count(ignoring.into_iter().filter(|it| *it).count()),
        fearsome: fearsome.contains(&true),
        frenzied: marks.ability(Ability::Frenzy, piece.has(Ability::Frenzy)),
        accurate: marks.weapon(Weapon::Accuracy, wielded(state, attacker, Weapon::Accuracy)),
        marks: marks.0,
    })
}

/// What bears on an attack, as it is found: each asks whether it does, and answers so.
struct Marks(Vec<Mark>);

impl Marks {
    fn of(&mut self, marks: [Mark; 2], bears: bool) -> bool {
        if bears {
            self.0.extend(marks);
        }
        bears
    }

    fn ability(&mut self, ability: Ability, bears: bool) -> bool {
        self.of(ability.marks(), bears)
    }

    fn weapon(&mut self, weapon: Weapon, bears: bool) -> bool {
        self.of(weapon.marks(), bears)
    }

    fn banner(&mut self, banner: Banner, bearer: &Piece) -> bool {
        self.of(banner.marks(), bearer.items.banners.contains(&banner))
    }
}

/// Who is in a trap fights it with the dice of close combat ([WAP-164](crate::clauses::WAP_164)).
fn in_trap(
    state: &State,
    (id, piece, from): (&PieceId, &Piece, Hex),
    trap: &Piece,
    distance: u32,
) -> Result<AttackPlan, Refusal> {
    if distance > 0 {
        return Err(Refusal::new(Reason::OutOfReach, WAP_164, said!("in-trap-only")));
    }
    let base = dice_at(piece, 1, id)?;
    let mut marks = Marks(Vec::new());
    let mut parts = vec![(WAP_019, signed(base))];
    parts.extend(bonuses(state, id, piece, from, &mut marks));
    let dice = parts.iter().map(|(_, dice)| dice).sum::<i32>();
    let dice = dice.max(0).unsigned_abs();
    Ok(AttackPlan {
        distance,
        parts,
        dice,
        hit_at: trap.profile.hit_at,
        ignores: 0,
        fearsome: false,
        frenzied: marks.ability(Ability::Frenzy, piece.has(Ability::Frenzy)),
        accurate: marks.weapon(Weapon::Accuracy, wielded(state, id, Weapon::Accuracy)),
        marks: marks.0,
    })
}

pub(crate) fn signed(dice: u32) -> i32 {
    i32::try_from(dice).unwrap_or(i32::MAX)
}

/// The dice of a profile at a distance: beside it, the first number; farther away, the others
/// ([WAP-059](crate::clauses::WAP_059), [WAP-060](crate::clauses::WAP_060)).
pub(crate) fn dice_at(piece: &Piece, distance: u32, id: &PieceId) -> Result<u32, Refusal> {
    // WAP-025: wounds cost no dice, save a hydra its heads.
    let heads = [piece.wounds];
    let dice = if piece.has(Ability::Heads) { &heads[..] } else { &piece.profile.dice[..] };
    let at = (distance as usize).checked_sub(1).and_then(|at| dice.get(at)).copied();
    let clause = match at {
        Some(0) => WAP_022,
        Some(dice) => return Ok(dice),
        None if distance > 1 => WAP_060,
        None => WAP_059,
    };
    let facts = said!("no-dice", who = id, distance = distance);
    Err(Refusal::new(Reason::OutOfReach, clause, facts))
}

/// Nobody fights hand to hand across an impassable hexside, or in the middle of a cloud.
fn close(state: &State, from: Hex, to: Hex) -> Result<(), Refusal> {
    if from.side_to(to).is_some_and(|side| state.field.is_cliff(side)) {
        let facts = said!("side-between", from = from.to_string(), to = to.to_string());
        return Err(Refusal::new(Reason::OutOfReach, WAP_262, facts));
    }
    if let Some(hex) =
        [from, to].into_iter().find(|&hex| state.clouds.iter().any(|cloud| cloud.centre == hex))
    {
        let facts = said!("middle-of-fog", hex = hex.to_string());
        return Err(Refusal::new(Reason::OutOfReach, WAP_115, facts));
    }
    Ok(())
}

/// A ranged attack needs a clear line ([WAP-069](crate::clauses::WAP_069)).
pub(crate) fn see(state: &State, from: Hex, to: Hex) -> Result<(), Refusal> {
    sight::look(state, from, to).map_err(|blocked| {
        let (from, to) = (from.to_string(), to.to_string());
        let facts = match blocked.wall {
            Some(side) => {
                said!("sight-blocked-by-wall", from = from, to = to, side = side.to_string())
            }
            None => said!("sight-blocked", from = from, to = to, hex = blocked.hex.to_string()),
        };
        Refusal::new(Reason::NoSight, blocked.clause, facts)
    })
}

/// The largest of the terrain modifiers: they do not add up ([WAP-066](crate::clauses::WAP_066)). Of hills
/// the summary sheet says the same (WAP-263).
fn terrain(state: &State, attacker: &Piece, from: Hex, to: Hex) -> Option<(Clause, u32)> {
    let here = state.field.terrain(from).unwrap_or(Terrain::Open);
    let there = state.field.terrain(to).unwrap_or(Terrain::Open);
    let shelter = there.effects().shelters;
    let mut known = Vec::new();
    match there {
        Terrain::Woods => known.push((WAP_061, shelter)),
        Terrain::Hill if here.height() < there.height() => known.push((WAP_062, shelter)),
        Terrain::Village => known.push((WAP_065, shelter)),
        _ => {}
    }
    if is_behind_wall(state, from, to) {
        known.push((WAP_063, 1));
    }
    if state.is_building(to) {
        known.push((siege::RAMPART, shelter));
    }
    if here == Terrain::River && !attacker.has(Ability::Swimming) {
        known.push((WAP_064, here.effects().hinders));
    }
    // The first of the largest, in the order of the book.
    known.into_iter().rev().max_by_key(|&(_, dice)| dice)
}

/// Does an attack from one hex cross a wall of the other ([WAP-063](crate::clauses::WAP_063))? One
/// that runs exactly along hexsides crosses it when it does on both sides of the line.
fn is_behind_wall(state: &State, from: Hex, to: Hex) -> bool {
    let line = board::SightLine::between(from, to);
    [line.left(), line.right()]
        .into_iter()
        .all(|steps| steps.last().is_some_and(|step| state.field.is_wall(step.side)))
}

/// What adds dice besides terrain, which never leaves fewer than none
/// ([WAP-067](crate::clauses::WAP_067), [WAP-068](crate::clauses::WAP_068)): above all a general
/// ([WAP-095](crate::clauses::WAP_095)).
fn bonuses(
    state: &State,
    id: &PieceId,
    piece: &Piece,
    from: Hex,
    marks: &mut Marks,
) -> Vec<(Clause, i32)> {
    let near = |ability, far| !piece.has(ability) && state.near(piece.colour, from, ability, far);
    let rung_on = piece.profile.people == RATMEN && near(Ability::ScreamingBell, tables::NEAR);
    [
        (WAP_130, marks.ability(Ability::General, state.is_led_by(id, Ability::General))),
        (WAP_187, marks.banner(Banner::Might, piece)),
        (WAP_136, marks.ability(Ability::ScreamingBell, rung_on)),
        (WAP_258, marks.ability(Ability::Headquarters, near(Ability::Headquarters, 1))),
    ]
    .into_iter()
    .filter(|(_, bears)| *bears)
    .map(|(clause, _)| (clause, 1))
    .collect()
}

/// Dice that terrain takes from an attack between two hexes.
pub(crate) fn sheltered(state: &State, attacker: &PieceId, from: Hex, to: Hex) -> u32 {
    let piece = state.pieces.get(attacker);
    piece.and_then(|piece| terrain(state, piece, from, to)).map_or(0, |(_, dice)| dice)
}
