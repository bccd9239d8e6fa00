//! Missile fire: shots that are declared and rolled in a fire phase, and shots at an enemy who moves
//! ([ST-28](crate::clauses::ST_28), [ST-29](crate::clauses::ST_29), [ST-32](crate::clauses::ST_32),
//! [ST-33](crate::clauses::ST_33)).

use crate::asks::Ask;
use crate::clauses::{HAV_137, ST_08, ST_28, ST_29, ST_30, ST_32, ST_33, ST_44};
use crate::command::{Aim as Aimed, HoldFire, Lower, Shoot};
use crate::cover::Cover;
use crate::event::{
    Asked, FireHeld, Hold, HorseLamed, MoveResumed, ShotAimed, ShotLost, ShotTaken,
};
use crate::men::{Man, ManId, Side, Weapon};
use crate::missiles::{Aim, Hit};
use crate::refusal::said;
use crate::sight::{self, Blocked};
use crate::spot::{Floor, Spot};
use crate::state::{Phase, State};
use crate::town::Terrain;
use crate::{Draft, Reason, Refusal, Stop};
use crate::{acting, ending, harm, retreat, steps, vantage};
use chance::{Dice, Share};
use decider::{Clause, Contradiction, Mark};
use messages::Part;

/// Declares a shot.
pub(crate) fn aim(order: &Aimed, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::FirstFire, Phase::SecondFire])?;
    let state = draft.state();
    let (shooter, _) = acting::own(state, side, &order.shooter)?;
    may_shoot(state, &order.shooter, shooter)?;
    shot(state, &order.shooter, &order.target).map_err(|no| with_vantage(state, order, no))?;
    let target = Some(order.target.clone());
    draft.record(ShotAimed { shooter: order.shooter.clone(), target }.into())
}

/// Takes a declaration back.
pub(crate) fn lower(order: &Lower, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::FirstFire, Phase::SecondFire])?;
    acting::own(draft.state(), side, &order.shooter)?;
    if !draft.state().aims.contains_key(&order.shooter) {
        let facts = said!("aims-at-nobody", who = &order.shooter);
        return Refusal::new(Reason::NothingAimed, ST_28, facts).into();
    }
    draft.record(ShotAimed { shooter: order.shooter.clone(), target: None }.into())
}

/// Every declared shot is rolled, in order, each with its effect at once; a shot at who is gone is lost.
pub(crate) fn loose(draft: &mut Draft<'_>) -> Result<(), Stop> {
    // Whoever is driven back says where to before the next arrow flies.
    while draft.state().asked.is_empty() {
        let state = draft.state();
        let next = state.aims.iter().min_by_key(|(shooter, _)| order_of(state, shooter));
        let Some((shooter, target)) = next.map(|(one, other)| (one.clone(), other.clone())) else {
            break;
        };
        let aim = shot(state, &shooter, &target);
        match aim {
            Ok(aim) => {
                let hit = take(&shooter, &target, aim, draft)?;
                offensive(&shooter, &target, hit, draft)?;
            }
            Err(_) => draft.record(ShotLost { shooter, target }.into())?,
        }
    }
    Ok(())
}

/// By column, then row, then floor from below, then id ([ST-27](crate::clauses::ST_27)).
pub(crate) fn order_of(state: &State, id: &ManId) -> (i16, i16, Floor, ManId) {
    let place = state.men.get(id).and_then(|man| man.place);
    let place = place.unwrap_or(Spot::ground(board::Hex::new(0, 0)));
    (place.hex.column(), place.hex.row(), place.floor, id.clone())
}

/// Rolls one shot.
fn take(shooter: &ManId, target: &ManId, aim: Aim, draft: &mut Draft<'_>) -> Result<Hit, Stop> {
    let shares = vec![Share { dice: 1, whose: shooter.to_string(), goal: Some(aim.goal()) }];
    let die = draft.roll_shared(ST_30, "shot", Dice::new(1, 10), shares)?.iter().sum();
    let (position, hit) = (aim.position(die), aim.hit(die));
    let Aim { range, cover, weapon, .. } = aim;
    let clauses = carried_out(draft.state(), shooter, target);
    draft.mark(clauses);
    draft.mark([Mark::Thing(weapon.word())]);
    let (shooter, target) = (shooter.clone(), target.clone());
    draft.record(ShotTaken { shooter, target, range, cover, die, position, hit }.into())?;
    Ok(hit)
}

/// The clauses that a shot carries out besides its roll.
fn carried_out(state: &State, shooter: &ManId, target: &ManId) -> Vec<Clause> {
    let place = |id: &ManId| state.men.get(id).and_then(|man| man.place);
    let Some((from, to)) = place(shooter).zip(place(target)) else { return Vec::new() };
    let mut clauses = sight::carried_out::clauses(state, from, to);
    clauses.push(ST_33);
    let roofed = |place: Spot| {
        let terrain = state.terrain(place.hex).filter(|_| place.floor == Floor::Ground);
        matches!(terrain, Some(Terrain::Stable | Terrain::Keep))
    };
    if roofed(from) || roofed(to) {
        clauses.push(ST_32);
    }
    clauses
}

/// What a hit of a fire phase does: who is driven back, goes two hexes at once.
fn offensive(shooter: &ManId, target: &ManId, hit: Hit, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if is_horse(draft.state(), target) {
        return on_horse(target, hit, draft);
    }
    match hit {
        Hit::Miss => Ok(()),
        Hit::Driven => retreat::drive(target, std::slice::from_ref(shooter), 2, draft),
        Hit::HorseHit => draft.record(HorseLamed { man: target.clone() }.into()),
        Hit::Wounded => harm::wound(target, ST_08, draft),
        Hit::Killed => harm::kill(target, ST_08, draft),
        Hit::HorseKilled => harm::unhorse(target, draft),
    }
}

fn is_horse(state: &State, target: &ManId) -> bool {
    state.men.get(target).is_some_and(Man::is_horse)
}

/// A horse by itself dies of every hit that would do more than drive it ([ST-44](crate::clauses::ST_44)).
fn on_horse(target: &ManId, hit: Hit, draft: &mut Draft<'_>) -> Result<(), Stop> {
    match hit {
        Hit::Miss | Hit::Driven => Ok(()),
        Hit::HorseHit | Hit::HorseKilled | Hit::Wounded | Hit::Killed => {
            harm::kill(target, ST_44, draft)
        }
    }
}

/// What a hit on somebody who moves does: fewer points.
fn defensive(target: &ManId, hit: Hit, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if is_horse(draft.state(), target) {
        return on_horse(target, hit, draft);
    }
    let left = draft.state().points_left(target);
    match hit {
        Hit::Miss => Ok(()),
        Hit::Driven => steps::slow(target, left.saturating_sub(2), ST_29, draft),
        Hit::HorseHit => steps::slow(target, left / 2, ST_08, draft),
        Hit::Wounded => {
            harm::wound(target, ST_08, draft)?;
            steps::slow(target, left / 2, ST_29, draft)
        }
        Hit::Killed => harm::kill(target, ST_08, draft),
        Hit::HorseKilled => harm::unhorse(target, draft),
    }
}

/// May somebody shoot in this phase of their own player turn?
pub(crate) fn may_shoot(state: &State, id: &ManId, man: &Man) -> Result<(), Refusal> {
    let Some(weapon) = man.class.row().weapon else {
        return Err(Refusal::new(Reason::NoBow, ST_08, said!("no-bow", who = id)));
    };
    let doing = state.doing(id);
    let second = matches!(state.phase, Some((_, Phase::SecondFire)));
    if second && (doing.shot || doing.moved || doing.attacked || doing.defended) {
        return Err(Refusal::new(
            Reason::ShotAlready,
            ST_28,
            said!("not-in-second-fire", who = id),
        ));
    }
    if weapon == Weapon::Crossbow && state.loading.contains_key(id) {
        return Err(Refusal::new(Reason::Loading, ST_28, said!("loading", who = id)));
    }
    Ok(())
}

/// A shot that is allowed, with all that goes into it.
///
/// # Errors
/// What forbids it.
pub fn shot(state: &State, shooter: &ManId, target: &ManId) -> Result<Aim, Refusal> {
    let (_, to) = acting::here(state, target)?;
    shot_at(state, shooter, target, to)
}

/// The same at somebody who is just coming to a place.
fn shot_at(state: &State, shooter: &ManId, target: &ManId, to: Spot) -> Result<Aim, Refusal> {
    let (_, from) = acting::here(state, shooter)?;
    shot_between(state, (shooter, from), (target, to))
}

/// The same from where somebody might stand.
fn shot_between(
    state: &State,
    (shooter, from): (&ManId, Spot),
    (target, to): (&ManId, Spot),
) -> Result<Aim, Refusal> {
    let (archer, _) = acting::here(state, shooter)?;
    let (man, _) = acting::here(state, target)?;
    ending::still_attacks(state, archer.side)?;
    if archer.side == man.side {
        return Err(Refusal::new(Reason::NotAnEnemy, ST_33, said!("friend", who = target)));
    }
    let hidden = |facts| Err(Refusal::new(Reason::NoShot, ST_33, facts));
    if man.stunned {
        return hidden(said!("lies-low", who = target));
    }
    if state.is_in_contact(man.side, to) || fights_on_ladder(state, man.side, to) {
        return hidden(said!("in-contact", who = target));
    }
    if state.is_in_contact(archer.side, from) && !archer.stunned {
        return hidden(said!("shooter-in-contact", who = shooter));
    }
    if is_right_below(from, to) {
        return hidden(said!("right-below", who = target));
    }
    if man.is_horse() && state.is_sheltered(to) {
        let facts = said!("horse-sheltered", who = target);
        return Err(Refusal::new(Reason::NoShot, HAV_137, facts));
    }
    let range = from.hex.distance(to.hex);
    if !shoots_out(state, from, to) {
        let facts = said!("from-under-roof", who = shooter);
        return Err(Refusal::new(Reason::NoShot, ST_32, facts));
    }
    let free = sight::look(state, from, to).map_err(|blocked| no_line(target, blocked))?;
    if free.cover == Cover::Infinite {
        return Err(Refusal::new(Reason::NoShot, ST_32, said!("under-roof", who = target)));
    }
    Aim::at(archer, man, range, free.cover).ok_or_else(|| match archer.class.row().weapon {
        None => Refusal::new(Reason::NoBow, ST_08, said!("no-bow", who = shooter)),
        Some(weapon) => {
            let [.., most] = crate::tables::ranges(weapon);
            Refusal::new(
                Reason::OutOfRange,
                ST_30,
                said!("out-of-range", who = target, range = range),
            )
            .allowing(said!("range-is", weapon = weapon, most = most))
        }
    })
}

/// Is the target on the ground under the shooter's own feet?
pub(crate) fn is_right_below(from: Spot, to: Spot) -> bool {
    from.hex == to.hex && from.floor == Floor::Top && to.floor == Floor::Ground
}

/// From under a roof one shoots no farther than the next hex, and out of the hall of a keep not at all
/// ([ST-32](crate::clauses::ST_32)).
pub(crate) fn shoots_out(state: &State, from: Spot, to: Spot) -> bool {
    let under_roof = |place: Spot| {
        let terrain = state.terrain(place.hex);
        (place.floor == Floor::Ground).then_some(terrain).flatten()
    };
    match under_roof(from) {
        Some(Terrain::Stable) => from.hex.distance(to.hex) <= 1,
        Some(Terrain::Keep) => under_roof(to) == Some(Terrain::Keep),
        _ => true,
    }
}

/// A man on a ladder is in contact with who stands at its top, though nobody need fear them.
fn fights_on_ladder(state: &State, side: Side, place: Spot) -> bool {
    state
        .ladder_of(place)
        .and_then(|(_, top)| state.on_wall(top))
        .is_some_and(|top| state.standing_at(top).is_some_and(|(_, man)| man.side != side))
}

/// Why there is no line.
fn no_line(target: &ManId, blocked: Blocked) -> Refusal {
    let facts = match blocked {
        Blocked::Obstruction { hex, terrain, thales } => said!(
            "obstruction",
            who = target,
            terrain = terrain,
            hex = hex.to_string(),
            apart = thales.apart,
            before = thales.before,
            between = thales.between,
            above = thales.above
        ),
        Blocked::TooNear { edge, distance, needed, .. } => {
            said!("too-near", hex = edge.to_string(), distance = distance, needed = needed)
        }
        Blocked::InnerParapet { hex } => said!("inner-parapet", hex = hex.to_string()),
        Blocked::SetBack { hex, .. } => said!("set-back", hex = hex.to_string()),
        Blocked::Nowhere => said!("no-line", who = target),
    };
    Refusal::new(Reason::NoShot, blocked.clause(), facts)
}

/// Where there is no line: the nearest ground within a whole move from which the shot would be allowed.
fn with_vantage(state: &State, order: &Aimed, no: Refusal) -> Refusal {
    let place = |id: &ManId| state.men.get(id).and_then(|man| man.place);
    let Some((from, to)) = place(&order.shooter).zip(place(&order.target)) else { return no };
    let blocked = sight::look(state, from, to).err();
    if blocked.is_none_or(|blocked| Some(blocked.clause()) != no.clause) {
        return no;
    }
    let good = |at| shot_between(state, (&order.shooter, at), (&order.target, to)).is_ok();
    match vantage::nearest(state, &order.shooter, good) {
        Some(place) => no.allowing(said!("line-from", place = place)),
        None => no.allowing(said!("line-from-nowhere", who = &order.shooter)),
    }
}

/// Could anybody of a side shoot at anybody now?
pub(crate) fn anybody_can_shoot(state: &State, side: Side, phase: Phase) -> bool {
    let archers = state.on_map().filter(|(id, man, _)| {
        man.side == side
            && man.stands()
            && may_shoot(state, id, man).is_ok()
            && (phase != Phase::SecondFire || !state.doing(id).moved)
    });
    archers.into_iter().any(|(id, ..)| {
        state.on_map().any(|(other, man, _)| man.side != side && shot(state, id, other).is_ok())
    })
}

/// Who may shoot at any of those who move ([ST-29](crate::clauses::ST_29)): each once in a phase, and no
/// crossbow.
pub(crate) fn who_may(state: &State, targets: &[ManId]) -> Vec<ManId> {
    let place = |target| Some((target, state.men.get(target)?.place?));
    let targets: Vec<(&ManId, Spot)> = targets.iter().filter_map(place).collect();
    who_may_at(state, &targets)
}

/// The same of those who are just coming to these places.
pub(crate) fn who_may_at(state: &State, targets: &[(&ManId, Spot)]) -> Vec<ManId> {
    let mut may: Vec<ManId> = state
        .on_map()
        .filter(|(id, archer, _)| {
            archer.stands()
                && archer.class.row().weapon.is_some_and(|weapon| weapon != Weapon::Crossbow)
                && !state.doing(id).shot
                && targets.iter().any(|&(target, at)| may_hit(state, id, target, at))
        })
        .map(|(id, ..)| id.clone())
        .collect();
    may.sort_by_key(|id| order_of(state, id));
    may
}

/// Asks the enemy's bowmen about those who have just entered a hex. True: there is somebody who may shoot.
/// Among friends nobody is aimed at: they could not stop there.
pub(crate) fn ask_fire(
    targets: &[ManId],
    rest: &[Spot],
    draft: &mut Draft<'_>,
) -> Result<bool, Stop> {
    let state = draft.state();
    let alone = |who: &&ManId| {
        let place = state.men.get(*who).and_then(|man| man.place);
        place.is_some_and(|place| state.standing_in(place).count() <= state.room(place))
    };
    let targets: Vec<ManId> = targets.iter().filter(alone).cloned().collect();
    let may = who_may(state, &targets);
    let side = targets.first().and_then(|who| state.men.get(who)).map(|man| man.side);
    let (Some(side), false) = (side, may.is_empty()) else { return Ok(false) };
    let ask = Ask::Fire { of: side.other(), targets, rest: rest.to_vec(), may };
    draft.record(Asked { ask }.into())?;
    Ok(true)
}

fn may_hit(state: &State, shooter: &ManId, target: &ManId, at: Spot) -> bool {
    !state.fire_held
        && !state.held_fire.contains(target)
        && shot_at(state, shooter, target, at).is_ok()
}

/// Shoots at the enemy who moves.
pub(crate) fn shoot(order: &Shoot, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let ask = acting::question(draft)?.clone();
    let Ask::Fire { targets, .. } = &ask else { return ask.first().into() };
    let state = draft.state();
    let may = who_may(state, targets);
    let could: Vec<&ManId> = targets
        .iter()
        .filter(|target| who_may(state, &[(*target).clone()]).contains(&order.shooter))
        .collect();
    let target = match (&order.target, could.as_slice()) {
        (Some(target), _) if could.contains(&target) => target.clone(),
        (None, [only]) => (*only).clone(),
        (None, [_, _, ..]) => {
            return Refusal::new(Reason::NoShot, ST_29, said!("say-at-whom", who = &order.shooter))
                .allowing(said!("at-whom", who = order.shooter.word(), may = Part::to_type(could)))
                .into();
        }
        _ => return no_shot(order, targets, &may),
    };
    if !may.contains(&order.shooter) {
        return no_shot(order, targets, &may);
    }
    let aim = shot(state, &order.shooter, &target)?;
    let hit = take(&order.shooter, &target, aim, draft)?;
    defensive(&target, hit, draft)
}

fn no_shot(order: &Shoot, targets: &[ManId], may: &[ManId]) -> Result<(), Stop> {
    let all = || Part::Row(targets.iter().map(Part::thing).collect());
    let target = order.target.as_ref().map_or_else(all, Part::thing);
    let facts = said!("may-not-shoot", who = &order.shooter, target = target);
    Refusal::new(Reason::NoShot, ST_29, facts)
        .allowing(said!("answer-fire", may = Part::to_type(may)))
        .into()
}

/// Nobody shoots at them: here, in this move, in this phase.
pub(crate) fn hold(order: &HoldFire, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let ask = acting::question(draft)?.clone();
    let Ask::Fire { targets, .. } = &ask else { return ask.first().into() };
    let hold = order.hold.unwrap_or(Hold::Here);
    draft.record(FireHeld { targets: targets.clone(), hold }.into())
}

pub(crate) fn shot_aimed(state: &mut State, event: &ShotAimed) -> Result<(), Contradiction> {
    match &event.target {
        Some(target) => state.aims.insert(event.shooter.clone(), target.clone()),
        None => state.aims.remove(&event.shooter),
    };
    Ok(())
}

pub(crate) fn shot_lost(state: &mut State, event: &ShotLost) -> Result<(), Contradiction> {
    state.aims.remove(&event.shooter);
    Ok(())
}

pub(crate) fn shot_taken(state: &mut State, event: &ShotTaken) -> Result<(), Contradiction> {
    let now = state.player_turn();
    let weapon = state.known(&event.shooter)?.class.row().weapon;
    state.aims.remove(&event.shooter);
    state.doing.entry(event.shooter.clone()).or_default().shot = true;
    if weapon == Some(Weapon::Crossbow) {
        state.loading.insert(event.shooter.clone(), now);
    }
    Ok(())
}

pub(crate) fn fire_held(state: &mut State, event: &FireHeld) -> Result<(), Contradiction> {
    match event.hold {
        Hold::Here => {
            if let Some(Ask::Fire { may, .. }) = state.asked.first_mut() {
                may.clear();
            }
        }
        Hold::Move => state.held_fire.extend(event.targets.iter().cloned()),
        Hold::Phase => state.fire_held = true,
    }
    Ok(())
}

pub(crate) fn move_resumed(state: &mut State, _: &MoveResumed) -> Result<(), Contradiction> {
    if !matches!(state.asked.first(), Some(Ask::Fire { .. })) {
        return Err(Contradiction::new("nobody was asked whether they shoot"));
    }
    state.asked.remove(0);
    Ok(())
}

pub(crate) fn horse_lamed(state: &mut State, event: &HorseLamed) -> Result<(), Contradiction> {
    state.lamed.insert(event.man.clone());
    Ok(())
}
