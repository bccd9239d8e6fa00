//! 2.9, monsters: what is diced about them, what appears during a battle, and what lies in wait. The gaze of
//! beholder and medusa (WAP-161) is a spell of [`crate::magic`]; with a wound a hydra loses a head, which
//! stands in `combat::plan`.

use crate::abilities::Ability;
use crate::clauses::{WAP_156, WAP_157, WAP_160, WAP_163, WAP_164, WAP_214};
use crate::combat::{count, hit, signed, strike};
use crate::event::{AttackFought, DicePart, PiecePlaced, ThornsSprung, TrapSprung};
use crate::pieces::{Colour, Items, PieceId, Profile};
use crate::state::State;
use crate::troops::{Body, TroopId};
use crate::{Draft, Stop, tables};
use board::Hex;
use decider::{Clause, Contradiction, Mark};

/// A monster appears beside who has summoned it, with a counter ([WAP-111](crate::clauses::WAP_111)).
pub(crate) fn appear(
    troop: &str,
    colour: Colour,
    hex: Hex,
    powers: u32,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let missing = || Contradiction::new(format!("the library of this battle has no {troop}"));
    let id: TroopId = troop.parse().map_err(|_| missing())?;
    let mut profile = Profile::of(draft.state().library.get(&id).ok_or_else(missing)?);
    gain_powers(&mut profile, powers, draft)?;
    let number = |number: &u32| {
        let piece: Option<PieceId> = format!("{colour}-{troop}-{number}").parse().ok();
        piece.filter(|piece| !draft.state().pieces.contains_key(piece))
    };
    let piece = (1..=999).find_map(|at| number(&at)).ok_or_else(missing)?;
    let (items, called) = (Items::default(), None);
    draft.record(
        PiecePlaced {
            piece,
            colour,
            called,
            hex: Some(hex),
            profile,
            items,
            magic_points: 0,
            fireballs: 0,
            counters: 1,
        }
        .into(),
    )
}

/// What is diced about a monster before the battle ([WAP-151](crate::clauses::WAP_151)): heads of a
/// hydra ([WAP-160](crate::clauses::WAP_160)), powers of a demon.
pub(crate) fn generate(profile: &mut Profile, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if profile.has(Ability::Heads) {
        draft.mark([Mark::Thing(Ability::Heads.word())]);
        profile.wounds = draft.roll_d6(WAP_160, "heads")? + tables::HEADS;
    }
    let powers = if profile.has(Ability::GreaterDemon) {
        tables::GREATER_POWERS
    } else if profile.has(Ability::LesserDemon) {
        tables::LESSER_POWERS
    } else {
        0
    };
    gain_powers(profile, powers, draft)
}

/// Powers of a demon, one D6 each; numbers add up, an ability that it has is rolled again
/// ([WAP-156](crate::clauses::WAP_156), [WAP-157](crate::clauses::WAP_157)).
fn gain_powers(profile: &mut Profile, powers: u32, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (demon, clause) =
        if powers > 1 { (Ability::GreaterDemon, WAP_156) } else { (Ability::LesserDemon, WAP_157) };
    if powers > 0 {
        draft.mark([Mark::Thing(demon.word())]);
    }
    for _ in 0..powers {
        let mut gained = false;
        while !gained {
            gained = match draft.roll_d6(clause, "power")? {
                1 => profile.abilities.insert(Ability::Flying),
                2 => {
                    if let Some(beside) = profile.dice.first_mut() {
                        *beside += 1;
                    }
                    true
                }
                3 => {
                    let new = !profile.has(Ability::FireBreath);
                    profile.gain(Ability::FireBreath);
                    new
                }
                4 => {
                    profile.wounds += 1;
                    true
                }
                5 => profile.abilities.insert(Ability::CauseFear),
                _ => {
                    profile.quicken(1);
                    true
                }
            };
        }
    }
    Ok(())
}

/// The first hex of a path where thorns or an enemy trap stop who walks it. Who flies or is ethereal
/// touches the ground only where it stops, and a trap is for units (W-22).
pub(crate) fn snag(state: &State, piece: &PieceId, path: &[Hex]) -> Option<usize> {
    let walker = state.pieces.get(piece)?;
    let touches = |at: usize| !walker.profile.is_free_of_terrain() || at + 1 == path.len();
    (0..path.len()).find(|&at| {
        let trap = walker.is_unit()
            && trap_in(state, path[at]).is_some_and(|(_, colour)| colour != walker.colour);
        touches(at) && (trap || state.thorns.contains(&path[at]))
    })
}

/// The trap in a hex and whose it is, seen or not.
pub(crate) fn trap_in(state: &State, hex: Hex) -> Option<(&PieceId, Colour)> {
    state
        .on_table()
        .find(|(_, piece, at)| *at == hex && piece.profile.body == Body::Trap)
        .map(|(id, piece, _)| (id, piece.colour))
}

/// Who has entered a hex, on its own feet or not, meets what lies there: thorns strike once
/// ([WAP-214](crate::clauses::WAP_214)), a trap snaps and holds it, and attacks before anything else
/// ([WAP-162](crate::clauses::WAP_162), [WAP-164](crate::clauses::WAP_164)).
pub(crate) fn meet(piece: &PieceId, hex: Hex, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if draft.state().thorns.contains(&hex) {
        draft.record(ThornsSprung { hex, piece: piece.clone() }.into())?;
        strike(piece, tables::THORNS, WAP_214, draft)?;
    }
    let state = draft.state();
    let Some(walker) =
        state.pieces.get(piece).filter(|walker| walker.hex == Some(hex) && walker.is_unit())
    else {
        return Ok(());
    };
    let Some((trap, _)) = trap_in(state, hex).filter(|(_, colour)| *colour != walker.colour) else {
        return Ok(());
    };
    let trap = trap.clone();
    let Some(sprung) = state.pieces.get(&trap) else { return Ok(()) };
    let (profile, colour) = (Profile::clone(&sprung.profile), sprung.colour);
    let piece = piece.clone();
    draft.mark(Ability::Trap.marks());
    draft.record(TrapSprung { trap, colour, hex, profile, piece }.into())
}

/// The trap that has snapped bites. It is an order of its own: nobody may learn from dice that are asked
/// for where a trap lies.
pub(crate) fn snap(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let Some((trap, piece)) = draft.state().snapped.first().cloned() else { return Ok(false) };
    bite(&trap, &piece, draft)?;
    Ok(true)
}

/// A trap fights who is in it. They cannot retreat: that is a hit ([WAP-163](crate::clauses::WAP_163)).
pub(crate) fn bite(trap: &PieceId, piece: &PieceId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let (Some(biter), Some(bitten)) = (state.pieces.get(trap), state.pieces.get(piece)) else {
        return Ok(());
    };
    if biter.hex.is_none() || bitten.hex.is_none() {
        return Ok(());
    }
    let dice = biter.profile.dice.first().copied().unwrap_or(0);
    let hit_at = bitten.profile.hit_at;
    let faces = draft.roll(WAP_164, "trap", chance::Dice::new(dice, 6))?;
    let (hits, retreat) =
        (count(&faces, |face| face >= hit_at), count(&faces, |face| face == 1).min(1));
    let clause: Clause = WAP_164;
    let parts = vec![DicePart { clause: clause.into(), dice: signed(dice) }];
    draft.record(
        AttackFought {
            attacker: trap.clone(),
            target: piece.clone(),
            distance: 0,
            dice: parts,
            hit_at,
            faces,
            hits,
            retreat,
        }
        .into(),
    )?;
    hit(piece, hits, WAP_164, draft)?;
    hit(piece, retreat, WAP_163, draft)
}

pub(crate) fn trap_sprung(state: &mut State, event: &TrapSprung) -> Result<(), Contradiction> {
    state.known(&event.trap)?.hidden = false;
    state.snapped.push((event.trap.clone(), event.piece.clone()));
    Ok(())
}

#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) fn thorns_sprung(state: &mut State, event: &ThornsSprung) -> Result<(), Contradiction> {
    state.thorns.remove(&event.hex);
    Ok(())
}
