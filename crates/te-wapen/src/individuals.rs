//! 3.2, individuals: assassins and shapechangers. Magic-users are in [`crate::magic`]. Which other
//! individuals there are is data ([WAP-190](crate::clauses::WAP_190)).

use crate::abilities::Ability;
use crate::acting::{acting, active, barred, begin_fighting, check_moves_are_over};
use crate::clauses::{WAP_191, WAP_192, WAP_193, WAP_194, WAP_195, WAP_196, WAP_197, WAP_198};
use crate::command::{Assassinate, Change};
use crate::event::{AssassinationTried, FormChanged, PieceEliminated};
use crate::items::Trinket;
use crate::pieces::{Piece, PieceId, Profile};
use crate::refusal::said;
use crate::state::{Doing, State};
use crate::{Draft, Reason, Refusal, Stop, tables, verdict};
use board::Hex;
use chance::Dice;
use decider::{Clause, Contradiction};
use std::sync::Arc;

/// What both need: somebody activated who has this ability and has not fought yet.
fn able(
    state: &State,
    id: &PieceId,
    (hex, doing): (Hex, Doing),
    ability: Ability,
    clause: Clause,
) -> Result<(), Refusal> {
    if !state.pieces.get(id).is_some_and(|piece| piece.has(ability)) {
        let facts = said!("has-not-ability", who = id, ability = ability);
        return Err(Refusal::new(Reason::NotAble, clause, facts));
    }
    if doing.acted {
        let facts = said!("acted-already", who = id);
        return Err(Refusal::new(Reason::ActedAlready, clause, facts));
    }
    if doing.barred {
        return Err(barred(state, id, hex));
    }
    check_moves_are_over(state, id)
}

/// An assassin beside an enemy individual, attached or not, tries to kill it (W-23)
/// ([WAP-191](crate::clauses::WAP_191), [WAP-192](crate::clauses::WAP_192)).
pub(crate) fn assassinate(order: &Assassinate, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let colour = acting(draft)?;
    let state = draft.state();
    let Assassinate { assassin, victim } = order;
    let (piece, hex, doing) = active(state, colour, assassin)?;
    able(state, assassin, (hex, doing), Ability::Assassin, WAP_191)?;
    if piece.attempted == Some(state.turn) {
        let facts = said!("tried-already", who = assassin);
        return Refusal::new(Reason::ActedAlready, WAP_194, facts).into();
    }
    let enemy = state.pieces.get(victim).filter(|enemy| {
        enemy.colour != colour
            && enemy.is_individual()
            && enemy.hex.is_some_and(|at| at.distance(hex) == 1)
    });
    let Some(at) = enemy.and_then(|enemy| enemy.hex) else {
        let facts = said!("no-victim", victim = victim, who = assassin);
        return Refusal::new(Reason::WrongTarget, WAP_191, facts).into();
    };
    let others = state.in_hex(at).any(|(id, _)| id != victim);
    begin_fighting(draft)?;
    draft.mark(Ability::Assassin.marks());
    let faces = draft.roll(WAP_192, "assassination", Dice::new(2, 6))?;
    let score = |at: usize| faces.get(at).and_then(|&face| i32::try_from(face).ok()).unwrap_or(0);
    let cloaked = draft
        .state()
        .pieces
        .get(victim)
        .is_some_and(|piece| piece.items.trinkets.contains(&Trinket::CloakOfShadows));
    let difference = score(0) - score(1) - i32::from(cloaked);
    if cloaked {
        draft.mark(Trinket::CloakOfShadows.marks());
    }
    let tried = AssassinationTried {
        assassin: assassin.clone(),
        victim: victim.clone(),
        difference,
        turn: draft.state().turn,
    };
    draft.record(tried.into())?;
    let mut gone = |piece: &PieceId, clause: Clause| {
        draft.record(PieceEliminated { piece: piece.clone(), clause: clause.into() }.into())
    };
    match difference {
        // A cloak can make it six too few.
        ..=-3 => gone(assassin, WAP_193)?,
        -2..=0 => {}
        1..=2 => {
            gone(victim, WAP_195)?;
            if others {
                gone(assassin, WAP_195)?;
            }
        }
        3.. => gone(victim, WAP_196)?,
    }
    verdict::check(draft)?;
    Ok(())
}

/// A shapechanger becomes an animal instead of fighting, once in a battle, for D4 + 2 turns, this one
/// included ([WAP-198](crate::clauses::WAP_198)).
pub(crate) fn change(order: &Change, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let colour = acting(draft)?;
    let state = draft.state();
    let id = &order.piece;
    let (piece, hex, doing) = active(state, colour, id)?;
    if piece.shape.is_some() {
        let facts = said!("changed-already", who = id);
        return Refusal::new(Reason::NotAble, WAP_198, facts).into();
    }
    able(state, id, (hex, doing), Ability::Shapechanger, WAP_197)?;
    let form = piece.profile.animal_form.as_ref().and_then(|form| state.library.get(form));
    let Some(profile) = form.map(Profile::of) else {
        return Refusal::new(Reason::NotAble, WAP_197, said!("no-animal-form", who = id)).into();
    };
    let wounds = still_wounded(piece, &profile);
    begin_fighting(draft)?;
    draft.mark(Ability::Shapechanger.marks());
    let turns = draft.roll(WAP_198, "animal-form", Dice::new(1, 4))?.iter().sum::<u32>();
    let turns = turns + tables::ANIMAL_TURNS;
    let until = Some(draft.state().turn + turns - 1);
    draft.record(FormChanged { piece: id.clone(), profile, until, wounds }.into())
}

/// At the end of a turn shapechangers whose time is over become themselves again.
pub(crate) fn change_back(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let turn = draft.state().turn;
    let due: Vec<FormChanged> = draft
        .state()
        .on_table()
        .filter_map(|(id, piece, _)| {
            let shape = piece.shape.as_ref().filter(|shape| shape.until == Some(turn))?;
            let wounds = still_wounded(piece, &shape.own);
            let (piece, profile) = (id.clone(), Profile::clone(&shape.own));
            Some(FormChanged { piece, profile, until: None, wounds })
        })
        .collect();
    due.into_iter().try_for_each(|event| draft.record(event.into()))
}

/// Changing neither heals nor hurts: as many wounds are lost in one form as in the other, and one is
/// always left.
fn still_wounded(piece: &Piece, other: &Profile) -> u32 {
    other.wounds.saturating_sub(piece.lost()).max(1)
}

pub(crate) fn assassination_tried(
    state: &mut State,
    event: &AssassinationTried,
) -> Result<(), Contradiction> {
    state.known(&event.assassin)?.attempted = Some(event.turn);
    state.acted(&event.assassin)
}

pub(crate) fn form_changed(state: &mut State, event: &FormChanged) -> Result<(), Contradiction> {
    let piece = state.known(&event.piece)?;
    let before = std::mem::replace(&mut piece.profile, Arc::new(event.profile.clone()));
    let own = piece.shape.take().map_or(before, |shape| shape.own);
    piece.shape = Some(crate::pieces::Shape { own, until: event.until });
    piece.wounds = event.wounds;
    if event.until.is_some() { state.acted(&event.piece) } else { Ok(()) }
}
