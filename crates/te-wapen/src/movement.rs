//! 1.4, movement: hex by hex, and what stops it. Hills do not (WAP-050), nor do enemies (WAP-058); what
//! does is lifted by some abilities (WAP-055). The summary sheet says the same of difficult ground and
//! walls (WAP-260, WAP-261). Fog, which holds whoever is in it, is raised in `magic`.

use crate::abilities::Ability;
use crate::acting::{acting, active};
use crate::clauses::{
    WAP_011, WAP_013, WAP_036, WAP_037, WAP_046, WAP_047, WAP_048, WAP_049, WAP_051, WAP_052,
    WAP_053, WAP_054, WAP_056, WAP_092, WAP_093, WAP_094, WAP_101, WAP_113, WAP_125, WAP_126,
    WAP_163, WAP_217, WAP_222,
};
use crate::command::Move;
use crate::event::PieceMoved;
use crate::items::{Banner, Trinket, Weapon};
use crate::pieces::{Piece, PieceId, Profile};
use crate::refusal::said;
use crate::state::State;
use crate::terrain::Terrain;
use crate::troops::UNDEAD;
use crate::{Draft, Reason, Refusal, Stop, monsters, siege, verdict};
use board::Hex;
use decider::{Contradiction, Mark};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// What a path does to who walks it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Walked {
    /// Its length bars the fight ([WAP-020](crate::clauses::WAP_020)).
    pub(crate) too_long_to_fight: bool,
    /// Where it ends bars the fight ([WAP-047](crate::clauses::WAP_047),
    /// [WAP-052](crate::clauses::WAP_052)).
    pub(crate) ends_where_none_fights: bool,
}

/// Moves a unit with those who are attached to it, or an individual alone.
pub(crate) fn move_piece(order: &Move, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let colour = acting(draft)?;
    let state = draft.state();
    let id = &order.piece;
    let (piece, from, doing) = active(state, colour, id)?;
    if state.card.as_ref().is_some_and(|open| open.fighting) {
        return Refusal::new(Reason::MovingOver, WAP_037, said!("moving-over")).into();
    }
    if doing.moved || doing.acted {
        let facts = said!("moved-already", who = id);
        return Refusal::new(Reason::MovedAlready, WAP_036, facts).into();
    }
    if !doing.itself {
        let facts = said!("goes-with-its-unit", who = id);
        return Refusal::new(Reason::NotActive, WAP_092, facts)
            .allowing(said!("needs-its-own"))
            .into();
    }
    if let Some(stays) =
        order.leaving.iter().find(|one| !state.attached(id).any(|(on, _)| on == *one))
    {
        let facts = said!("not-attached", who = stays, unit = id);
        return Refusal::new(Reason::BadList, WAP_094, facts).into();
    }
    let along: Vec<PieceId> = state
        .attached(id)
        .map(|(individual, _)| individual.clone())
        .filter(|individual| !order.leaving.contains(individual))
        .collect();
    if let Some(carried) = along.iter().find(|individual| state.has_walked(individual)) {
        let facts = said!("not-carried", who = carried, unit = id);
        return Refusal::new(Reason::Carried, WAP_093, facts)
            .allowing(said!("leave-behind", who = carried.word()))
            .into();
    }
    if is_held(state, id) {
        let facts = said!("held-by-trap", who = id);
        return Refusal::new(Reason::HeldFast, WAP_163, facts).into();
    }
    walk(state, piece, from, &order.path)?;
    let unholy = |individual: &&PieceId| {
        state.pieces.get(*individual).is_some_and(|one| one.profile.people == UNDEAD)
    };
    let temple = order.path.iter().find(|hex| state.field.terrain(**hex) == Some(Terrain::Temple));
    if let Some((dead, hex)) = along.iter().find(unholy).zip(temple) {
        let facts = said!("holy-ground-for", hex = hex.to_string(), who = dead);
        return Refusal::new(Reason::Closed, WAP_217, facts)
            .allowing(said!("leave-behind", who = dead.word()))
            .into();
    }
    // What lies in wait ends the move where it is met.
    let last = monsters::snag(state, id, &order.path).map_or(order.path.len(), |at| at + 1);
    let path = order.path[..last].to_vec();
    let walked = walk(state, piece, from, &path)?;
    let mut barred = Vec::new();
    if walked.too_long_to_fight || walked.ends_where_none_fights {
        barred.push(id.clone());
    }
    if walked.ends_where_none_fights {
        barred.extend(along.iter().cloned());
    }
    let to = path.last().copied();
    let gifts = gifts(state, piece, from, &path, walked);
    draft.mark(gifts);
    draft.record(PieceMoved { piece: id.clone(), path, along, barred }.into())?;
    if let Some(to) = to {
        monsters::meet(id, to, draft)?;
        verdict::check(draft)?;
    }
    Ok(())
}

/// What a piece has and carries without which it would not move so, and siege equipment that is brought up.
fn gifts(state: &State, piece: &Piece, from: Hex, path: &[Hex], walked: Walked) -> Vec<Mark> {
    let without = |ability: Ability| {
        let mut other = piece.clone();
        Arc::make_mut(&mut other.profile).abilities.remove(&ability);
        walk(state, &other, from, path)
    };
    let free = [Ability::Burrowing, Ability::Ethereal, Ability::Flying];
    let needed = free
        .into_iter()
        .chain([Ability::Forestwalker, Ability::Swimming])
        .filter(|&ability| piece.has(ability) && without(ability) != Ok(walked));
    let mut gifts: Vec<Mark> = piece.engine().into_iter().collect();
    let items = &piece.items;
    for ability in needed {
        gifts.extend(ability.marks());
        gifts.extend(match ability {
            Ability::Flying => items.marks(&[Weapon::Flying], &[], &[]),
            Ability::Forestwalker => items.marks(&[Weapon::Forest], &[], &[Banner::Forest]),
            _ => Vec::new(),
        });
    }
    gifts.extend(items.marks(&[Weapon::Speed], &[Trinket::BootsOfStriding], &[Banner::Speed]));
    if let [onto] = *path {
        gifts.extend(siege::way_up(state, piece, from, onto));
    }
    gifts
}

/// Is somebody in a trap of the enemy that everybody sees ([WAP-163](crate::clauses::WAP_163))?
pub(crate) fn is_held(state: &State, id: &PieceId) -> bool {
    // A lone individual is caught by none (W-22): it is held only with its unit.
    let leader = state.unit_of(id).unwrap_or(id);
    let Some(piece) = state.pieces.get(leader).filter(|piece| piece.is_unit()) else {
        return false;
    };
    let trap = piece.hex.and_then(|hex| monsters::trap_in(state, hex));
    trap.is_some_and(|(trap, colour)| {
        colour != piece.colour && state.pieces.get(trap).is_some_and(|trap| !trap.hidden)
    })
}

/// May this piece appear in a hex out of nowhere?
pub(crate) fn can_arrive(state: &State, piece: &Piece, hex: Hex) -> Result<(), Refusal> {
    let terrain = state.field.terrain(hex);
    if state.cloud_over(hex).is_some() {
        let facts = said!("in-fog", hex = hex.to_string());
        return Err(Refusal::new(Reason::Closed, WAP_113, facts));
    }
    if terrain == Some(Terrain::Temple) && piece.profile.people == UNDEAD {
        let facts = said!("holy-ground", hex = hex.to_string());
        return Err(Refusal::new(Reason::Closed, WAP_217, facts));
    }
    may_stand(state, piece, hex)
}

/// Every hex that a piece can reach, with the shortest way there, the first in the order of directions.
pub(crate) fn reach(state: &State, id: &PieceId) -> BTreeMap<Hex, Vec<Hex>> {
    let mut reached = BTreeMap::new();
    let Some(piece) = state.pieces.get(id) else { return reached };
    let Some(from) = piece.hex else { return reached };
    let mut seen = BTreeSet::from([from]);
    let mut ways: Vec<Vec<Hex>> = vec![Vec::new()];
    for length in 1..=piece.profile.longest_move() {
        let mut longer = Vec::new();
        for way in ways {
            let at = way.last().copied().unwrap_or(from);
            for next in at.neighbours() {
                let path: Vec<Hex> = way.iter().copied().chain([next]).collect();
                if !reached.contains_key(&next) && walk(state, piece, from, &path).is_ok() {
                    reached.insert(next, path.clone());
                }
                let goes_on = step(state, piece, at, next).is_ok()
                    && must_stop(state, &piece.profile, (from, at, next), length == 1, false)
                        .is_ok()
                    && may_pass(state, piece, next).is_ok();
                if goes_on && seen.insert(next) {
                    longer.push(path);
                }
            }
        }
        ways = longer;
    }
    reached.remove(&from);
    reached
}

/// Can this piece walk this path?
pub(crate) fn walk(
    state: &State,
    piece: &Piece,
    from: Hex,
    path: &[Hex],
) -> Result<Walked, Refusal> {
    let profile = &piece.profile;
    if path.is_empty() {
        return Err(Refusal::new(Reason::BadList, WAP_046, said!("empty-path")));
    }
    if state.cloud_over(from).is_some() {
        let facts = said!("starts-in-fog", hex = from.to_string());
        return Err(Refusal::new(Reason::HeldFast, WAP_113, facts));
    }
    let far = profile.longest_move();
    if path.len() > far as usize {
        let facts = said!("path-too-long", hexes = path.len(), far = far);
        return Err(Refusal::new(Reason::TooFar, WAP_046, facts));
    }
    let mut at = from;
    for (number, &next) in path.iter().enumerate() {
        let last = number + 1 == path.len();
        step(state, piece, at, next)?;
        must_stop(state, profile, (from, at, next), number == 0, last)?;
        if last {
            may_stand(state, piece, next)?;
        } else {
            may_pass(state, piece, next)?;
        }
        at = next;
    }
    let terrain = state.field.terrain(at).unwrap_or(Terrain::Open);
    let walked = rulebook::count(path.len());
    Ok(Walked {
        too_long_to_fight: profile.no_combat_after.is_some_and(|bars| walked >= bars),
        ends_where_none_fights: terrain.effects().bars_combat && !ignores(profile, terrain),
    })
}

/// May this piece enter the neighbouring hex at all? Who flies or is ethereal crosses walls and cliffs,
/// which are terrain (W-17).
pub(crate) fn step(state: &State, piece: &Piece, at: Hex, next: Hex) -> Result<(), Refusal> {
    let Some(terrain) = state.field.terrain(next) else {
        let facts = said!("not-on-table", hex = next.to_string());
        return Err(Refusal::new(Reason::NoSuchHex, WAP_046, facts));
    };
    let Some(side) = at.side_to(next) else {
        let facts = said!("no-neighbours", from = at.to_string(), to = next.to_string());
        return Err(Refusal::new(Reason::PathBroken, WAP_046, facts));
    };
    if state.cloud_over(next).is_some() {
        let facts = said!("in-fog", hex = next.to_string());
        return Err(Refusal::new(Reason::Closed, WAP_113, facts));
    }
    if terrain == Terrain::Temple && piece.profile.people == UNDEAD {
        let facts = said!("holy-ground", hex = next.to_string());
        return Err(Refusal::new(Reason::Closed, WAP_217, facts));
    }
    if piece.profile.is_free_of_terrain() {
        return Ok(());
    }
    if terrain.building().is_some() {
        let up = siege::may_climb(state, piece, at, next);
        return if up { Ok(()) } else { Err(siege::no_way_up(next)) };
    }
    if !terrain.effects().passable {
        let facts = said!("closed-ground", hex = next.to_string(), ground = terrain.said());
        return Err(Refusal::new(Reason::Closed, WAP_011, facts));
    }
    if state.field.is_cliff(side) {
        let facts = said!("closed-side", side = side.to_string());
        return Err(Refusal::new(Reason::Closed, WAP_054, facts));
    }
    Ok(())
}

/// Does this profile take no notice of what a terrain does to who enters it? That it may fight where it
/// lands belongs to it ([WAP-127](crate::clauses::WAP_127), W-04).
fn ignores(profile: &Profile, terrain: Terrain) -> bool {
    profile.is_free_of_terrain()
        || (terrain == Terrain::Woods && profile.has(Ability::Forestwalker))
        || (terrain == Terrain::River && profile.has(Ability::Swimming))
}

/// Woods, difficult ground, villages, rivers and walls stop who enters or crosses them; difficult
/// ground also holds back who leaves it.
fn must_stop(
    state: &State,
    profile: &Profile,
    (from, at, next): (Hex, Hex, Hex),
    first: bool,
    last: bool,
) -> Result<(), Refusal> {
    if profile.is_free_of_terrain() {
        return Ok(());
    }
    let up = state.is_building(next) && !state.is_building(at);
    if up && !(first && last) {
        let facts = said!("going-up", hex = next.to_string());
        return Err(Refusal::new(Reason::MustStop, WAP_222, facts));
    }
    let wall = at.side_to(next).is_some_and(|side| state.field.is_wall(side));
    if wall && !first {
        let facts = said!("wall-from-beside", from = at.to_string(), to = next.to_string());
        return Err(Refusal::new(Reason::MustStop, WAP_051, facts)
            .allowing(said!("climb-next-time", hex = at.to_string())));
    }
    if last {
        return Ok(());
    }
    if wall {
        let facts = said!("stops-behind-wall", from = at.to_string(), to = next.to_string());
        return Err(Refusal::new(Reason::MustStop, WAP_051, facts));
    }
    let terrain = state.field.terrain(next).unwrap_or(Terrain::Open);
    if terrain.effects().stops && !ignores(profile, terrain) {
        let clause = match terrain {
            Terrain::Difficult | Terrain::Rubble => WAP_048,
            Terrain::Village => WAP_052,
            Terrain::River => WAP_053,
            _ => WAP_047,
        };
        let facts = said!("ground-stops", hex = next.to_string(), ground = terrain.said());
        return Err(Refusal::new(Reason::MustStop, clause, facts));
    }
    let start = state.field.terrain(from).unwrap_or(Terrain::Open);
    if first && start.effects().holds_back {
        let facts = said!("ground-holds-back", hex = from.to_string());
        return Err(Refusal::new(Reason::MustStop, WAP_049, facts));
    }
    Ok(())
}

/// May this piece pass through who stands in a hex? Units do not ([WAP-056](crate::clauses::WAP_056));
/// a lone individual lets its own army pass ([WAP-101](crate::clauses::WAP_101)).
fn may_pass(state: &State, piece: &Piece, hex: Hex) -> Result<(), Refusal> {
    let profile = &piece.profile;
    let blocked = |clause, who: &PieceId| {
        let facts = said!("somebody-stands", who = who, hex = hex.to_string());
        Err(Refusal::new(Reason::Occupied, clause, facts))
    };
    for (id, other) in state.in_hex(hex) {
        let in_the_air = other.has(Ability::Flying) || other.has(Ability::Ethereal);
        if profile.has(Ability::Ethereal) {
            if other.has(Ability::Ethereal) {
                return blocked(WAP_125, id);
            }
        } else if profile.has(Ability::Flying) {
            if in_the_air {
                return blocked(WAP_126, id);
            }
        } else if !profile.has(Ability::Burrowing) {
            let friend = other.colour == piece.colour;
            if !(friend && (other.is_individual() || piece.is_individual())) {
                return blocked(WAP_056, id);
            }
        }
    }
    Ok(())
}

/// May this piece end its move, its retreat or its following up in a hex?
pub(crate) fn may_stand(state: &State, piece: &Piece, hex: Hex) -> Result<(), Refusal> {
    let terrain = state.field.terrain(hex).unwrap_or(Terrain::Impassable);
    if !terrain.effects().passable && terrain.building().is_none() {
        let facts = said!("nobody-stops", hex = hex.to_string(), ground = terrain.said());
        return Err(Refusal::new(Reason::Closed, WAP_011, facts));
    }
    for (id, other) in state.in_hex(hex) {
        let friend = other.colour == piece.colour;
        if !friend || (other.is_unit() && piece.is_unit()) {
            let lone = !friend && other.is_individual();
            let clause = if lone { WAP_101 } else { WAP_013 };
            let facts = said!("somebody-stands", who = id, hex = hex.to_string());
            return Err(Refusal::new(Reason::Occupied, clause, facts));
        }
    }
    Ok(())
}

/// Can this piece be pushed, or follow, into a neighbouring hex? Nothing that only stops a move
/// matters here ([WAP-087](crate::clauses::WAP_087), [WAP-089](crate::clauses::WAP_089)).
pub(crate) fn can_shift(state: &State, piece: &Piece, from: Hex, to: Hex) -> bool {
    let held = piece.is_unit()
        && monsters::trap_in(state, from).is_some_and(|(trap, colour)| {
            colour != piece.colour && state.pieces.get(trap).is_some_and(|trap| !trap.hidden)
        });
    !held
        && state.cloud_over(from).is_none()
        && step(state, piece, from, to).is_ok()
        && may_stand(state, piece, to).is_ok()
}

/// Those who go where their unit goes, also when it retreats or follows
/// ([WAP-084](crate::clauses::WAP_084), W-19).
pub(crate) fn companions(state: &State, unit: &PieceId) -> Vec<PieceId> {
    state.attached(unit).map(|(id, _)| id.clone()).collect()
}

pub(crate) fn piece_moved(state: &mut State, event: &PieceMoved) -> Result<(), Contradiction> {
    let to = event.path.last().copied();
    let to = to.ok_or_else(|| Contradiction::new(format!("{} moves nowhere", event.piece)))?;
    state.walked.insert(event.piece.clone());
    for id in std::iter::once(&event.piece).chain(&event.along) {
        state.known(id)?.hex = Some(to);
        if let Some(doing) = state.opened()?.active.get_mut(id) {
            doing.moved = true;
            doing.barred |= event.barred.contains(id);
        }
    }
    Ok(())
}
