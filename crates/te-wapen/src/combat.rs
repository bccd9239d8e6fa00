//! 1.5, combat: how many dice, what they do, who is driven back and who follows. The results of one
//! attack are applied in this order (W-20): hits, the retreat of who is left, the following up. One
//! attack to an activation, and wounds cost no dice (W-05).

mod plan;

pub use plan::{AttackPlan, plan};
pub(crate) use plan::{dice_at, see, sheltered, signed};

use crate::abilities::Ability;
use crate::acting::{
    acting, active, barred, begin_fighting, check_moves_are_over, leading, open_card,
};
use crate::clauses::{WAP_079, WAP_083, WAP_088, WAP_090, WAP_091, WAP_129, WAP_143, WAP_180};
use crate::command::{Attack, Command, Follow, Keep, Reroll};
use crate::earlier_rules;
use crate::equipment::save;
use crate::event::{
    AttackFought, AttackRolled, DicePart, FollowUpOffered, FollowedUp, PieceEliminated,
    PieceRetreated, PieceWounded, SpellStruck,
};
use crate::items::{Banner, Weapon};
use crate::movement::{can_shift, companions};
use crate::pieces::{Piece, PieceId};
use crate::refusal::said;
use crate::state::State;
use crate::{Draft, Reason, Refusal, Stop, monsters, verdict};
use board::{Direction, Hex};
use chance::{Goal, Share};
use decider::{Clause, Contradiction, Mark};

/// Can a piece damage buildings?
fn siege_work(piece: &Piece) -> bool {
    piece.has(Ability::ContactSiege) || piece.has(Ability::DistanceSiege)
}

/// Can anybody who is activated still attack, or do something instead?
pub(crate) fn anybody_can_act(state: &State) -> bool {
    let Some(open) = &state.card else { return false };
    open.active.iter().any(|(id, doing)| {
        let can_do_something = state.pieces.get(id).is_some_and(|piece| {
            let others = [Ability::FreezingGaze, Ability::Assassin, Ability::Shapechanger];
            piece.magic_points > 0
                || state.magic_banner_over(id).is_some_and(|(_, unit)| unit.magic_points > 0)
                || piece.fireballs > 0
                || siege_work(piece)
                || others.iter().any(|&other| piece.has(other))
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
        let facts = said!("acted-already", who = attacker);
        return Refusal::new(Reason::ActedAlready, WAP_090, facts).into();
    }
    if doing.barred {
        return barred(state, attacker, from).into();
    }
    let plan = plan(state, attacker, target)?;
    check_moves_are_over(state, attacker)?;
    begin_fighting(draft)?;
    draft.mark(plan.marks.iter().copied());
    draft.mark(plan.parts.iter().map(|&(clause, _)| clause));
    let faces = if plan.dice == 0 {
        Vec::new()
    } else {
        let goal = Some(Goal::AtLeast(plan.hit_at));
        let shares = vec![Share { dice: plan.dice, whose: attacker.to_string(), goal }];
        draft.roll_shared(WAP_079, "attack", chance::Dice::new(plan.dice, 6), shares)?
    };
    let can_roll_again = plan.accurate && faces.iter().any(|&face| face < plan.hit_at);
    if can_roll_again && draft.state().rules.is_before(2) {
        let faces = earlier_rules::rolled_again(plan.hit_at, faces, draft)?;
        return fought_out(attacker, target, plan, faces, draft);
    }
    if can_roll_again {
        let (attacker, target, hit_at) = (attacker.clone(), target.clone(), plan.hit_at);
        return draft.record(AttackRolled { attacker, target, faces, hit_at }.into());
    }
    fought_out(attacker, target, plan, faces, draft)
}

/// What the dice of an attack do, once they stand.
fn fought_out(
    attacker: &PieceId,
    target: &PieceId,
    plan: AttackPlan,
    faces: Vec<u32>,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let hits = count(&faces, |face| face >= plan.hit_at);
    let state = draft.state();
    let is_close = plan.distance == 1;
    let retreat = if is_close { retreats(state, &plan, &faces, hits) } else { 0 };
    let part = |(clause, dice): (Clause, i32)| DicePart { clause: clause.into(), dice };
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
    let frenzied = hits > 0 && plan.frenzied;
    let enemy = hex_of(state, target);
    draft.record(fought.into())?;
    hit(target, hits, WAP_079, draft)?;
    if frenzied {
        hit(target, 1, WAP_129, draft)?;
    }
    if plan.distance <= 1 {
        for one in [attacker, target] {
            use_up(one, draft)?;
        }
    }
    if is_close {
        let from = hex_of(draft.state(), attacker);
        if let Some(direction) = from.zip(enemy).and_then(|(from, to)| from.direction_to(to)) {
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

/// The dice that wait for a word of the army that rolled them.
fn rolled(piece: &PieceId, draft: &Draft<'_>) -> Result<AttackRolled, Stop> {
    leading(draft)?;
    let rolled = open_card(draft.state())?.rolled.as_ref();
    match rolled.filter(|rolled| rolled.attacker == *piece) {
        Some(rolled) => Ok(rolled.clone()),
        None => {
            let facts = said!("no-dice-wait", who = piece);
            Refusal::new(Reason::NothingToReroll, WAP_180, facts).into()
        }
    }
}

/// A Blade of Accuracy rolls one die again that missed, whichever its wielder names
/// ([WAP-180](crate::clauses::WAP_180), [W-28](crate::clauses::W_28)).
pub(crate) fn reroll(order: &Reroll, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let AttackRolled { attacker, target, mut faces, hit_at } = rolled(&order.piece, draft)?;
    let missed = |face: &&u32| **face < hit_at;
    let named = faces.iter().position(|face| *face == order.face && missed(&face));
    let Some(at) = named else {
        let facts = said!("no-such-miss", face = order.face);
        let missed: Vec<String> = faces.iter().filter(missed).map(u32::to_string).collect();
        return Refusal::new(Reason::NothingToReroll, WAP_180, facts)
            .allowing(said!("misses", faces = missed.join(", ")))
            .into();
    };
    let plan = plan(draft.state(), &attacker, &target)?;
    draft.mark(Weapon::Accuracy.marks());
    let goal = Some(Goal::AtLeast(hit_at));
    let shares = vec![Share { dice: 1, whose: attacker.to_string(), goal }];
    let again = draft.roll_shared(WAP_180, "accuracy", chance::Dice::new(1, 6), shares)?;
    faces[at] = again.iter().sum();
    fought_out(&attacker, &target, plan, faces, draft)
}

/// The dice stand as they fell: what may be rolled again need not be.
pub(crate) fn keep(order: &Keep, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let AttackRolled { attacker, target, faces, .. } = rolled(&order.piece, draft)?;
    let plan = plan(draft.state(), &attacker, &target)?;
    fought_out(&attacker, &target, plan, faces, draft)
}

/// What whoever lacks a better idea says to dice that wait: the lowest miss is rolled again, and a 1 never,
/// since it drives the enemy back.
pub(crate) fn unless_better(rolled: &AttackRolled) -> Command {
    let piece = rolled.attacker.clone();
    let missed = rolled.faces.iter().filter(|&&face| face > 1 && face < rolled.hit_at).min();
    match missed {
        Some(&face) => Command::Reroll(Reroll { piece, face }),
        None => Command::Keep(Keep { piece }),
    }
}

pub(crate) fn attack_rolled(state: &mut State, event: &AttackRolled) -> Result<(), Contradiction> {
    state.opened()?.rolled = Some(event.clone());
    Ok(())
}

/// How many dice fell so.
pub(crate) fn count(faces: &[u32], counts: impl Fn(u32) -> bool) -> u32 {
    rulebook::count(faces.iter().filter(|&&face| counts(face)).count())
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
fn retreats(state: &State, plan: &AttackPlan, faces: &[u32], hits: u32) -> u32 {
    let ones = count(faces, |face| face == 1).saturating_sub(plan.ignores);
    let by_dice = if state.options.retreat_for_each_one { ones } else { ones.min(1) };
    let by_fear = u32::from(hits > 0 && plan.fearsome);
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
    let hits = save(id, hits, draft)?;
    let piece = draft.state().pieces.get(id).filter(|piece| piece.hex.is_some());
    let Some(piece) = piece.filter(|_| hits > 0) else { return Ok(()) };
    let (wounds, fortitude) = (piece.wounds, piece.items.marks(&[], &[], &[Banner::Fortitude]));
    draft.mark(fortitude);
    let lost = hits.min(wounds);
    let left = wounds - lost;
    draft.record(PieceWounded { piece: id.clone(), lost, left, clause: clause.into() }.into())?;
    if left > 0 {
        return Ok(());
    }
    draft.record(PieceEliminated { piece: id.clone(), clause: WAP_091.into() }.into())
}

/// Throws the dice of something that is not a unit's attack. Ones drive nobody back.
pub(crate) fn strike(
    target: &PieceId,
    dice: u32,
    clause: Clause,
    draft: &mut Draft<'_>,
) -> Result<u32, Stop> {
    let Some(hit_at) = draft.state().pieces.get(target).map(|piece| piece.profile.hit_at) else {
        return Ok(0);
    };
    if dice == 0 {
        return Ok(0);
    }
    let faces = draft.roll(clause, "strike", chance::Dice::new(dice, 6))?;
    let hits = count(&faces, |face| face >= hit_at);
    let struck = SpellStruck { target: target.clone(), clause: clause.into(), hit_at, faces, hits };
    draft.record(struck.into())?;
    hit(target, hits, clause, draft)?;
    Ok(hits)
}

/// Fanatics are gone after their first close combat ([WAP-143](crate::clauses::WAP_143)).
fn use_up(id: &PieceId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if has(draft.state(), id, Ability::UsedUp) && hex_of(draft.state(), id).is_some() {
        draft.mark([Mark::Thing(Ability::UsedUp.word())]);
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
            monsters::meet(id, back, draft)?;
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
        draft.record(FollowedUp { piece: id.clone(), along, hex }.into())?;
        return monsters::meet(id, hex, draft);
    }
    draft.record(FollowUpOffered { piece: id.clone(), hex }.into())
}

/// Follows up.
pub(crate) fn follow(order: &Follow, draft: &mut Draft<'_>) -> Result<(), Stop> {
    acting(draft)?;
    let state = draft.state();
    let offered = state.card.as_ref().and_then(|open| open.follow.as_ref());
    let Some(&(_, hex)) = offered.filter(|(id, _)| *id == order.piece) else {
        let facts = said!("nothing-left-to", who = &order.piece);
        return Refusal::new(Reason::NothingToFollow, WAP_088, facts).into();
    };
    let along = companions(state, &order.piece);
    draft.record(FollowedUp { piece: order.piece.clone(), along, hex }.into())?;
    monsters::meet(&order.piece, hex, draft)?;
    verdict::check(draft)?;
    Ok(())
}

pub(crate) fn attack_fought(state: &mut State, event: &AttackFought) -> Result<(), Contradiction> {
    state.snapped.retain(|(trap, _)| *trap != event.attacker);
    let open = state.opened()?;
    open.rolled = None;
    // A trap that bites ends nobody's following up.
    if let Some(doing) = open.active.get_mut(&event.attacker) {
        doing.acted = true;
        open.follow = None;
    }
    Ok(())
}

pub(crate) fn piece_wounded(state: &mut State, event: &PieceWounded) -> Result<(), Contradiction> {
    state.known(&event.piece)?.wounds = event.left;
    Ok(())
}

pub(crate) fn piece_eliminated(
    state: &mut State,
    event: &PieceEliminated,
) -> Result<(), Contradiction> {
    let piece = state.known(&event.piece)?;
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
        state.known(id)?.hex = Some(hex);
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
    state.opened()?.follow = Some((event.piece.clone(), event.hex));
    Ok(())
}

pub(crate) fn followed_up(state: &mut State, event: &FollowedUp) -> Result<(), Contradiction> {
    state.opened()?.follow = None;
    shift(state, &event.piece, &event.along, event.hex)
}

#[cfg(test)]
mod tests {
    use super::{AttackRolled, Command, Keep, Reroll, unless_better};
    use crate::pieces::PieceId;

    #[test]
    fn the_lowest_miss_is_rolled_again_and_a_one_never() {
        let [attacker, target]: [PieceId; 2] =
            ["red-king-1", "black-king-1"].map(|id| id.parse().unwrap());
        let says = |faces: &[u32]| {
            let (attacker, target) = (attacker.clone(), target.clone());
            unless_better(&AttackRolled { attacker, target, faces: faces.to_vec(), hit_at: 4 })
        };
        let again = |face: u32| Command::Reroll(Reroll { piece: attacker.clone(), face });
        let keep = Command::Keep(Keep { piece: attacker.clone() });
        assert_eq!(says(&[5, 3, 2, 1]), again(2));
        assert_eq!(says(&[1, 3, 6]), again(3));
        assert_eq!(says(&[1, 4, 6]), keep, "a 1 drives the enemy back, a 4 hits");
        assert_eq!(says(&[4, 5]), keep);
    }
}
