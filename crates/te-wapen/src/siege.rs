//! 4, siege warfare: buildings, what damages them, and who stands on them. Every hex of a building has a
//! kind of its own ([WAP-220](crate::clauses::WAP_220)). What the book names without figures has those of
//! its like ([W-32](crate::clauses::W_32)).

use crate::abilities::Ability;
use crate::acting::{acting, active, barred, begin_fighting, check_moves_are_over};
use crate::clauses::{WAP_218, WAP_222, WAP_223, WAP_224, WAP_225, WAP_226, WAP_227};
use crate::combat::{count, dice_at, see, strike};
use crate::command::{Batter, Pour};
use crate::event::{BuildingStruck, OilPoured};
use crate::marks;
use crate::pieces::{Colour, Piece, PieceId};
use crate::refusal::said;
use crate::state::{Doing, State};
use crate::terrain::Terrain;
use crate::troops::Body;
use crate::{Draft, Reason, Refusal, Stop, verdict};
use board::Hex;
use chance::Dice;
use decider::{Clause, Contradiction, Mark};
use std::sync::Arc;

/// Dice of boiling oil ([WAP-225](crate::clauses::WAP_225)).
const OIL: u32 = 4;

/// May somebody on foot go up from one hex onto a building ([WAP-222](crate::clauses::WAP_222), W-26):
/// along it, by the stairs of its own army, by the door of a hut or of a building that the scenario names, or by a tower or ladder of its army beside
/// the building, with the whole move? Riders, beasts, engines, machines and what has wheels take neither
/// door nor ladder.
pub(crate) fn may_climb(state: &State, piece: &Piece, at: Hex, onto: Hex) -> bool {
    state.is_building(at)
        || state.options.defender == Some(piece.colour)
        || (on_foot(piece) && has_door(state, onto))
        || ladder(state, piece, onto).is_some()
}

/// A hut has a door for everybody, and so have the buildings that the scenario names.
fn has_door(state: &State, hex: Hex) -> bool {
    state.field.terrain(hex) == Some(Terrain::BuildingA) || state.doors.contains(&hex)
}

fn on_foot(piece: &Piece) -> bool {
    matches!(piece.profile.body, Body::Foot | Body::Large | Body::Individual)
}

/// The tower or ladder that lets a piece onto a building.
fn ladder<'s>(state: &'s State, piece: &Piece, onto: Hex) -> Option<&'s Piece> {
    let units = onto.neighbours().filter_map(|hex| state.unit_in(hex)).map(|(_, unit)| unit);
    let mut own = units.filter(|unit| unit.colour == piece.colour && unit.has(Ability::Access));
    if on_foot(piece) { own.next() } else { None }
}

/// What a way onto a building needs that only a tower or ladder gives.
pub(crate) fn way_up(state: &State, piece: &Piece, at: Hex, onto: Hex) -> Vec<Mark> {
    let by_ladder = state.is_building(onto)
        && !state.is_building(at)
        && state.options.defender != Some(piece.colour)
        && !has_door(state, onto)
        && !piece.profile.is_free_of_terrain();
    let ladder = by_ladder.then(|| ladder(state, piece, onto)).flatten();
    let marks = |it: &Piece| Ability::Access.marks().into_iter().chain(it.engine());
    ladder.map(marks).into_iter().flatten().collect()
}

/// Why somebody does not go up.
pub(crate) fn no_way_up(hex: Hex) -> Refusal {
    Refusal::new(Reason::Closed, WAP_222, said!("nothing-leads-up", hex = hex.to_string()))
        .allowing(said!("bring-tower"))
}

/// What both orders of this chapter need of who carries them out.
fn ready_to_fight<'s>(
    state: &'s State,
    colour: Colour,
    id: &PieceId,
) -> Result<(&'s Piece, Hex), Refusal> {
    let (piece, hex, doing) = active(state, colour, id)?;
    let Doing { acted, barred: bars, .. } = doing;
    if acted {
        let facts = said!("acted-already", who = id);
        return Err(Refusal::new(Reason::ActedAlready, WAP_226, facts));
    }
    if bars {
        return Err(barred(state, id, hex));
    }
    Ok((piece, hex))
}

/// Siege equipment damages a building: what is brought up against it from beside it, what throws from
/// afar by its dice. The procedure is that of combat; ones do nothing
/// ([WAP-226](crate::clauses::WAP_226)).
pub(crate) fn batter(order: &Batter, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let colour = acting(draft)?;
    let state = draft.state();
    let Batter { piece: id, hex: target } = order;
    let (piece, hex) = ready_to_fight(state, colour, id)?;
    let building = state.field.terrain(*target).and_then(Terrain::building);
    if building.is_none() || !state.buildings.contains_key(target) {
        let facts = said!("no-building", hex = target.to_string());
        return Refusal::new(Reason::WrongTarget, WAP_227, facts).into();
    }
    let distance = hex.distance(*target);
    let (contact, afar) = (piece.has(Ability::ContactSiege), piece.has(Ability::DistanceSiege));
    if !contact && !afar {
        let clause = if piece.has(Ability::Access) { WAP_222 } else { WAP_218 };
        let facts = said!("harms-no-building", who = id);
        return Refusal::new(Reason::NotAble, clause, facts).into();
    }
    if contact && distance != 1 {
        let facts = said!("must-be-beside", who = id);
        return Refusal::new(Reason::OutOfReach, WAP_223, facts).into();
    }
    let dice = dice_at(piece, distance, id).map_err(|refusal| Refusal {
        clause: Some(if contact { WAP_223 } else { WAP_224 }),
        ..refusal
    })?;
    if !piece.has(Ability::Indirect) {
        see(state, hex, *target)?;
    }
    check_moves_are_over(state, id)?;
    let ability = if contact { Ability::ContactSiege } else { Ability::DistanceSiege };
    let engine = piece.engine();
    begin_fighting(draft)?;
    draft.mark(ability.marks().into_iter().chain(engine));
    strike_building(id, *target, dice, WAP_226, draft)
}

/// Throws dice at a building: those that reach its number are hits, and ones do nothing
/// ([WAP-226](crate::clauses::WAP_226)).
pub(crate) fn strike_building(
    attacker: &PieceId,
    hex: Hex,
    dice: u32,
    clause: Clause,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let state = draft.state();
    let building = state.field.terrain(hex).and_then(Terrain::building);
    let Some((building, &wounds)) = building.zip(state.buildings.get(&hex)) else { return Ok(()) };
    let faces = draft.roll(clause, "batter", Dice::new(dice, 6))?;
    let hits = count(&faces, |face| face >= building.hit_at);
    let left = wounds.saturating_sub(hits);
    let (attacker, destroyed) = (attacker.clone(), left == 0);
    draft.record(BuildingStruck { attacker, hex, faces, hits, left, destroyed }.into())
}

/// Boiling oil from a rampart on an enemy beside and outside it, once in a battle for each hex
/// ([WAP-225](crate::clauses::WAP_225)).
pub(crate) fn pour(order: &Pour, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let colour = acting(draft)?;
    let state = draft.state();
    let Pour { piece: id, target } = order;
    let (piece, hex) = ready_to_fight(state, colour, id)?;
    let refuse = |reason, facts| Refusal::new(reason, WAP_225, facts).into();
    if !state.is_building(hex) || !piece.is_unit() {
        return refuse(Reason::NotAble, said!("not-on-rampart", who = id));
    }
    if state.oil.contains(&hex) {
        return refuse(Reason::NotAble, said!("oil-poured-out", hex = hex.to_string()));
    }
    let below = state.pieces.get(target).filter(|enemy| {
        let alone = enemy.is_unit() || (enemy.is_individual() && state.unit_of(target).is_none());
        enemy.colour != colour && alone
    });
    let at = below.and_then(|enemy| enemy.hex);
    if !at.is_some_and(|at| at.distance(hex) == 1 && !state.is_building(at)) {
        return refuse(Reason::WrongTarget, said!("nobody-below", target = target, who = id));
    }
    check_moves_are_over(state, id)?;
    begin_fighting(draft)?;
    draft.mark([Mark::Thing(marks::OIL)]);
    draft.record(OilPoured { piece: id.clone(), hex, target: target.clone() }.into())?;
    strike(target, OIL, WAP_225, draft)?;
    verdict::check(draft)?;
    Ok(())
}

/// Does a unit stand behind walls, as those do who hold a building or are attacked across a wall, while
/// module 4 is in play ([WAP-221](crate::clauses::WAP_221))?
pub(crate) fn holds_walls(state: &State, hex: Hex, behind_wall: bool) -> bool {
    state.modules.contains(&4) && (state.is_building(hex) || behind_wall)
}

/// The clause of the modifier of who stands on a building.
pub(crate) const RAMPART: Clause = crate::clauses::WAP_221;

pub(crate) fn building_struck(
    state: &mut State,
    event: &BuildingStruck,
) -> Result<(), Contradiction> {
    if event.destroyed {
        // Rubble, without the effects of a wall (WAP-229).
        state.buildings.remove(&event.hex);
        let field = Arc::make_mut(&mut state.field);
        field.set(event.hex, Terrain::Rubble);
        field.clear_walls(event.hex);
    } else {
        state.buildings.insert(event.hex, event.left);
    }
    state.acted(&event.attacker)
}

pub(crate) fn oil_poured(state: &mut State, event: &OilPoured) -> Result<(), Contradiction> {
    state.oil.insert(event.hex);
    state.acted(&event.piece)
}
