//! 1.5, combat: how many dice, what they do, who is driven back and who follows. The results of one
//! attack are applied in this order (W-20): hits, the retreat of who is left, the following up. One
//! attack to an activation, and wounds cost no dice (W-05).

use crate::abilities::Ability;
use crate::activation::{
    acting, active, begin_fighting, check_moves_are_over, is_near_plague_cart, known, near, opened,
};
use crate::clauses::{
    WAP_019, WAP_020, WAP_021, WAP_022, WAP_036, WAP_047, WAP_052, WAP_059, WAP_060, WAP_061,
    WAP_062, WAP_063, WAP_064, WAP_065, WAP_079, WAP_083, WAP_088, WAP_090, WAP_091, WAP_096,
    WAP_109, WAP_115, WAP_129, WAP_130, WAP_136, WAP_143, WAP_163, WAP_164, WAP_258, WAP_262,
};
use crate::command::{Attack, Follow};
use crate::event::{
    AttackFought, FollowUpOffered, FollowedUp, Part, PieceEliminated, PieceRetreated, PieceWounded,
};
use crate::monsters::{self, trap_in};
use crate::movement::{can_shift, companions, is_held};
use crate::pieces::{Piece, PieceId};
use crate::state::State;
use crate::terrain::Terrain;
use crate::troops::{Body, RATMEN};
use crate::{Draft, Reason, Refusal, Stop, sight, tables, verdict};
use board::{Direction, Hex};
use decider::{Clause, Contradiction};

/// An attack before the dice fall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
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
}

/// What an attack would be, or why it cannot be. A lone individual is a target like any other, also when
/// several share a hex (W-18), and stays one when its unit falls ([WAP-097](crate::clauses::WAP_097)).
///
/// # Errors
/// [`Refusal`] with the clause that forbids it.
pub fn plan(state: &State, attacker: &PieceId, target: &PieceId) -> Result<Plan, Refusal> {
    let missing =
        |id| Refusal::new(Reason::NoSuchPiece, WAP_036, format!("There is no {id} here."));
    let find = |id| {
        let piece =
            state.pieces.get(id).filter(|piece| !piece.hidden).ok_or_else(|| missing(id))?;
        Ok::<_, Refusal>((piece, piece.hex.ok_or_else(|| missing(id))?))
    };
    let ((piece, from), (enemy, to)) = (find(attacker)?, find(target)?);
    if enemy.colour == piece.colour {
        return Err(Refusal::new(Reason::NotAnEnemy, WAP_036, format!("{target} is a friend.")));
    }
    if let Some(unit) = state.unit_of(target) {
        let facts = format!("{target} is protected by {unit}.");
        return Err(Refusal::new(Reason::Protected, WAP_096, facts)
            .allowing(format!("Attack {unit} instead.")));
    }
    let distance = from.distance(to);
    if let Some((trap, _)) = trap_in(state, from).filter(|_| is_held(state, attacker))
        && trap != target
    {
        let facts = format!("{attacker} is in a trap and fights nothing else.");
        return Err(
            Refusal::new(Reason::HeldFast, WAP_163, facts).allowing(format!("Attack {trap}."))
        );
    }
    if enemy.profile.body == Body::Trap {
        return in_trap(state, (attacker, piece, from), enemy, distance);
    }
    let base = dice_at(piece, distance, attacker)?;
    if distance == 1 {
        close(state, from, to)?;
    } else if !piece.has(Ability::Indirect) {
        see(state, from, to)?;
    }
    let mut parts = vec![(WAP_019, signed(base))];
    let terrain = terrain(state, piece, from, to);
    parts.extend(terrain.map(|(clause, dice)| (clause, -signed(dice))));
    let mut dice = signed(base.saturating_sub(terrain.map_or(0, |(_, dice)| dice)));
    for bonus in bonuses(state, attacker, piece, from) {
        dice += bonus.1;
        parts.push(bonus);
    }
    let ignores = u32::from(is_near_plague_cart(state, enemy))
        + u32::from(state.is_led_by(target, Ability::SteadfastLeader));
    let dice = u32::try_from(dice).unwrap_or(0);
    Ok(Plan { distance, parts, dice, hit_at: enemy.profile.hit_at, ignores })
}

/// Who is in a trap fights it with the dice of close combat ([WAP-164](crate::clauses::WAP_164)).
fn in_trap(
    state: &State,
    (id, piece, from): (&PieceId, &Piece, Hex),
    trap: &Piece,
    distance: u32,
) -> Result<Plan, Refusal> {
    if distance > 0 {
        let facts = "Only who is in the trap fights it.";
        return Err(Refusal::new(Reason::OutOfReach, WAP_164, facts));
    }
    let base = dice_at(piece, 1, id)?;
    let mut parts = vec![(WAP_019, signed(base))];
    parts.extend(bonuses(state, id, piece, from));
    let dice = parts.iter().map(|(_, dice)| dice).sum::<i32>();
    let dice = u32::try_from(dice).unwrap_or(0);
    Ok(Plan { distance, parts, dice, hit_at: trap.profile.hit_at, ignores: 0 })
}

fn signed(dice: u32) -> i32 {
    i32::try_from(dice).unwrap_or(i32::MAX)
}

/// The dice of a profile at a distance: beside it, the first number; farther away, the others
/// ([WAP-059](crate::clauses::WAP_059), [WAP-060](crate::clauses::WAP_060)).
fn dice_at(piece: &Piece, distance: u32, id: &PieceId) -> Result<u32, Refusal> {
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
    let facts = format!("{id} has no dice at a distance of {distance}.");
    Err(Refusal::new(Reason::OutOfReach, clause, facts))
}

/// Nobody fights hand to hand across an impassable hexside, or in the middle of a cloud.
fn close(state: &State, from: Hex, to: Hex) -> Result<(), Refusal> {
    if from.side_to(to).is_some_and(|side| state.field.is_cliff(side)) {
        let facts = format!("The hexside between {from} and {to} is impassable.");
        return Err(Refusal::new(Reason::OutOfReach, WAP_262, facts));
    }
    if let Some(hex) =
        [from, to].into_iter().find(|&hex| state.clouds.iter().any(|cloud| cloud.centre == hex))
    {
        let facts = format!("{hex} is the middle of a cloud: nobody fights there.");
        return Err(Refusal::new(Reason::OutOfReach, WAP_115, facts));
    }
    Ok(())
}

/// A ranged attack needs a clear line ([WAP-069](crate::clauses::WAP_069)).
pub(crate) fn see(state: &State, from: Hex, to: Hex) -> Result<(), Refusal> {
    sight::look(state, from, to).map_err(|blocked| {
        let what = match blocked.wall {
            Some(side) => format!("the wall {side}"),
            None => format!("{}", blocked.hex),
        };
        let facts = format!("The line of sight from {from} to {to} is blocked by {what}.");
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
    if here == Terrain::River && !attacker.has(Ability::Swimming) {
        known.push((WAP_064, here.effects().hinders));
    }
    // The first of the largest, in the order of the book.
    known.into_iter().rev().max_by_key(|&(_, dice)| dice)
}

/// Does an attack from one hex cross a wall of the other ([WAP-063](crate::clauses::WAP_063))? One
/// that runs exactly along hexsides crosses it when it does on both sides of the line.
fn is_behind_wall(state: &State, from: Hex, to: Hex) -> bool {
    let line = board::Line::between(from, to);
    [line.left(), line.right()]
        .into_iter()
        .all(|steps| steps.last().is_some_and(|step| state.field.is_wall(step.side)))
}

/// What adds dice besides terrain, which never leaves fewer than none
/// ([WAP-067](crate::clauses::WAP_067), [WAP-068](crate::clauses::WAP_068)): above all a general
/// ([WAP-095](crate::clauses::WAP_095)).
fn bonuses(state: &State, id: &PieceId, piece: &Piece, from: Hex) -> Vec<(Clause, i32)> {
    let mut bonuses = Vec::new();
    if state.is_led_by(id, Ability::General) {
        bonuses.push((WAP_130, 1));
    }
    let rung_on = piece.profile.people == RATMEN && !piece.has(Ability::ScreamingBell);
    if rung_on && near(state, piece.colour, from, Ability::ScreamingBell, tables::NEAR) {
        bonuses.push((WAP_136, 1));
    }
    if !piece.has(Ability::Headquarters)
        && near(state, piece.colour, from, Ability::Headquarters, 1)
    {
        bonuses.push((WAP_258, 1));
    }
    bonuses
}

/// Dice that terrain takes from an attack between two hexes.
pub(crate) fn sheltered(state: &State, attacker: &PieceId, from: Hex, to: Hex) -> u32 {
    let piece = state.pieces.get(attacker);
    piece.and_then(|piece| terrain(state, piece, from, to)).map_or(0, |(_, dice)| dice)
}

/// Can anybody who is activated still attack, or do something instead?
pub(crate) fn anybody_can_act(state: &State) -> bool {
    let Some(open) = &state.card else { return false };
    open.active.iter().any(|(id, doing)| {
        let can_do_something = state.pieces.get(id).is_some_and(|piece| {
            let others = [Ability::FreezingGaze, Ability::Assassin, Ability::Shapechanger];
            piece.magic_points > 0 || others.iter().any(|&other| piece.has(other))
        });
        let fights = || state.on_table().any(|(target, _, _)| plan(state, id, target).is_ok());
        !doing.acted && !doing.barred && (can_do_something || fights())
    })
}

/// One attack of an activated piece.
pub(crate) fn attack(order: &Attack, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let colour = acting(draft)?;
    let state = draft.state();
    let Attack { attacker, target } = order;
    let (_, from, doing) = active(state, colour, attacker)?;
    if doing.acted {
        let facts = format!("{attacker} has fought, or done something instead.");
        return Refusal::new(Reason::ActedAlready, WAP_090, facts).into();
    }
    if doing.barred {
        return barred(state, attacker, from).into();
    }
    let plan = plan(state, attacker, target)?;
    check_moves_are_over(state, attacker)?;
    begin_fighting(draft)?;
    let faces = if plan.dice == 0 {
        Vec::new()
    } else {
        draft.roll(WAP_079, "attack", chance::Dice::new(plan.dice, 6))?
    };
    let hits = count(&faces, |face| face >= plan.hit_at);
    let state = draft.state();
    let is_close = plan.distance == 1;
    let retreat = if is_close { retreats(state, attacker, &plan, &faces, hits) } else { 0 };
    let part = |(clause, dice): (Clause, i32)| Part { clause: clause.into(), dice };
    let fought = AttackFought {
        attacker: attacker.clone(),
        target: target.clone(),
        distance: plan.distance,
        dice: plan.parts.into_iter().map(part).collect(),
        hit_at: plan.hit_at,
        faces,
        hits,
        retreat,
    };
    let frenzied = hits > 0 && has(state, attacker, Ability::Frenzy);
    let enemy = hex_of(state, target);
    draft.record(fought.into())?;
    hit(target, hits, WAP_079, draft)?;
    if frenzied {
        hit(target, 1, WAP_129, draft)?;
    }
    if is_close {
        for one in [attacker, target] {
            use_up(one, draft)?;
        }
        if let Some(direction) = enemy.and_then(|hex| from.direction_to(hex)) {
            drive_back(target, direction, retreat, draft)?;
        }
        if let Some(enemy) = enemy {
            offer_follow_up(attacker, target, enemy, draft)?;
        }
    }
    if plan.distance == 0 {
        monsters::bite(target, attacker, draft)?;
    }
    verdict::check(draft)?;
    Ok(())
}

/// Which move bars from fighting: into woods, into a village, or one that is too long.
pub(crate) fn barred(state: &State, id: &PieceId, hex: Hex) -> Refusal {
    let machine = state.pieces.get(id).is_some_and(|piece| piece.profile.body == Body::WarMachine);
    let doing = state.card.as_ref().and_then(|open| open.active.get(id));
    let clause = match state.field.terrain(hex) {
        _ if doing.is_some_and(|doing| doing.teleported) => WAP_109,
        Some(Terrain::Woods) => WAP_047,
        Some(Terrain::Village) => WAP_052,
        _ if machine => WAP_021,
        _ => WAP_020,
    };
    Refusal::new(Reason::Barred, clause, format!("{id} does not fight after this move."))
}

fn count(faces: &[u32], counts: impl Fn(u32) -> bool) -> u32 {
    u32::try_from(faces.iter().filter(|&&face| counts(face)).count()).unwrap_or(u32::MAX)
}

fn hex_of(state: &State, id: &PieceId) -> Option<Hex> {
    state.pieces.get(id).and_then(|piece| piece.hex)
}

fn has(state: &State, id: &PieceId, ability: Ability) -> bool {
    state.pieces.get(id).is_some_and(|piece| piece.has(ability))
}

/// How many hexes the dice of a close combat drive back; ones from afar do nothing
/// ([WAP-081](crate::clauses::WAP_081)): one if a 1 is left that is not ignored (W-02)
/// ([WAP-080](crate::clauses::WAP_080), [WAP-086](crate::clauses::WAP_086)), or one for each of them
/// by the scenario's choice ([WAP-085](crate::clauses::WAP_085)); and one for fear
/// ([WAP-124](crate::clauses::WAP_124)), which works beside it only (W-03) and is not ignored (W-15).
fn retreats(state: &State, attacker: &PieceId, plan: &Plan, faces: &[u32], hits: u32) -> u32 {
    let ones = count(faces, |face| face == 1).saturating_sub(plan.ignores);
    let by_dice = if state.options.retreat_for_each_one { ones } else { ones.min(1) };
    let by_fear = u32::from(hits > 0 && has(state, attacker, Ability::CauseFear));
    by_dice.max(by_fear)
}

/// Takes wounds, and the piece from the table when none is left
/// ([WAP-024](crate::clauses::WAP_024), [WAP-091](crate::clauses::WAP_091): more hits are lost).
pub(crate) fn hit(
    id: &PieceId,
    hits: u32,
    clause: Clause,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let piece = draft.state().pieces.get(id).filter(|piece| piece.hex.is_some());
    let Some(wounds) = piece.map(|piece| piece.wounds).filter(|_| hits > 0) else { return Ok(()) };
    let lost = hits.min(wounds);
    let left = wounds - lost;
    draft.record(PieceWounded { piece: id.clone(), lost, left, clause: clause.into() }.into())?;
    if left > 0 {
        return Ok(());
    }
    draft.record(PieceEliminated { piece: id.clone(), clause: WAP_091.into() }.into())
}

/// Fanatics are gone after their first close combat ([WAP-143](crate::clauses::WAP_143)).
fn use_up(id: &PieceId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if has(draft.state(), id, Ability::UsedUp) && hex_of(draft.state(), id).is_some() {
        draft.record(PieceEliminated { piece: id.clone(), clause: WAP_143.into() }.into())?;
    }
    Ok(())
}

/// Drives a piece straight back ([WAP-082](crate::clauses::WAP_082)); every hex that it cannot go is a
/// hit ([WAP-083](crate::clauses::WAP_083), W-16).
pub(crate) fn drive_back(
    id: &PieceId,
    direction: Direction,
    hexes: u32,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    for _ in 0..hexes {
        let state = draft.state();
        let Some(piece) = state.pieces.get(id) else { return Ok(()) };
        let Some(hex) = piece.hex else { return Ok(()) };
        let back = hex.neighbour(direction);
        if can_shift(state, piece, hex, back) {
            let along = companions(state, id);
            draft.record(PieceRetreated { piece: id.clone(), along, hex: back }.into())?;
        } else {
            hit(id, 1, WAP_083, draft)?;
        }
    }
    Ok(())
}

/// The victor may follow into the hex that was left; the frenzied must
/// ([WAP-088](crate::clauses::WAP_088), [WAP-129](crate::clauses::WAP_129)).
fn offer_follow_up(
    id: &PieceId,
    beaten: &PieceId,
    hex: Hex,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let state = draft.state();
    let Some(piece) = state.pieces.get(id) else { return Ok(()) };
    let Some(from) = piece.hex else { return Ok(()) };
    if hex_of(state, beaten) == Some(hex) || !can_shift(state, piece, from, hex) {
        return Ok(());
    }
    if piece.has(Ability::Frenzy) {
        let along = companions(state, id);
        return draft.record(FollowedUp { piece: id.clone(), along, hex }.into());
    }
    draft.record(FollowUpOffered { piece: id.clone(), hex }.into())
}

/// Follows up.
pub(crate) fn follow(order: &Follow, draft: &mut Draft<'_>) -> Result<(), Stop> {
    acting(draft)?;
    let state = draft.state();
    let offered = state.card.as_ref().and_then(|open| open.follow.as_ref());
    let Some(&(_, hex)) = offered.filter(|(id, _)| *id == order.piece) else {
        let facts = format!("Nobody has just left a hex to {}.", order.piece);
        return Refusal::new(Reason::NothingToFollow, WAP_088, facts).into();
    };
    let along = companions(state, &order.piece);
    draft.record(FollowedUp { piece: order.piece.clone(), along, hex }.into())
}

pub(crate) fn attack_fought(state: &mut State, event: &AttackFought) -> Result<(), Contradiction> {
    let open = opened(state)?;
    open.follow = None;
    if let Some(doing) = open.active.get_mut(&event.attacker) {
        doing.acted = true;
    }
    Ok(())
}

pub(crate) fn piece_wounded(state: &mut State, event: &PieceWounded) -> Result<(), Contradiction> {
    known(state, &event.piece)?.wounds = event.left;
    Ok(())
}

pub(crate) fn piece_eliminated(
    state: &mut State,
    event: &PieceEliminated,
) -> Result<(), Contradiction> {
    let piece = known(state, &event.piece)?;
    piece.wounds = 0;
    if let Some(hex) = piece.hex.take() {
        state.fallen.insert(event.piece.clone(), hex);
    }
    Ok(())
}

fn shift(
    state: &mut State,
    piece: &PieceId,
    along: &[PieceId],
    hex: Hex,
) -> Result<(), Contradiction> {
    for id in std::iter::once(piece).chain(along) {
        known(state, id)?.hex = Some(hex);
    }
    Ok(())
}

pub(crate) fn piece_retreated(
    state: &mut State,
    event: &PieceRetreated,
) -> Result<(), Contradiction> {
    shift(state, &event.piece, &event.along, event.hex)
}

pub(crate) fn follow_up_offered(
    state: &mut State,
    event: &FollowUpOffered,
) -> Result<(), Contradiction> {
    opened(state)?.follow = Some((event.piece.clone(), event.hex));
    Ok(())
}

pub(crate) fn followed_up(state: &mut State, event: &FollowedUp) -> Result<(), Contradiction> {
    opened(state)?.follow = None;
    shift(state, &event.piece, &event.along, event.hex)
}
