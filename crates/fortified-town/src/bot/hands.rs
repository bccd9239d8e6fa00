//! What the bots do with their hands beside fighting and storming: windlasses, horses, the stunned, and ladders
//! that are in the way or of no use.

use super::{legal, worth};
use crate::command::{Command, Dismount, Drag, Drop, Lead, Lift, Mount, Slide, Work};
use crate::fire;
use crate::men::{Man, ManId, Side};
use crate::spot::Spot;
use crate::state::State;
use crate::tables;
use crate::town::Mechanism;
use crate::ways::{self, Way};
use crate::works::{LadderAt, LadderId};
use board::Hex;

/// Hexes from a bridge at which an enemy threatens it.
const AT_THE_BRIDGE: u32 = 4;
/// Hexes from an enemy at which a friend who lies stunned is in danger, and a horse by itself.
const IN_DANGER: u32 = 2;
const HORSE_IN_DANGER: u32 = 6;
/// Hexes from the foot of a ladder at which somebody still comes to climb it.
const TO_CLIMB: u32 = 5;

/// The next thing to do with hands; none: nothing.
pub(super) fn order(state: &State, side: Side) -> Option<Command> {
    let all = [
        windlass(state, side),
        useless_ladder(state, side),
        ladder_away(state, side),
        off_the_horse(state, side),
        on_the_horse(state, side),
        friend(state, side),
        horse(state, side),
    ];
    all.into_iter().flatten().find(|command| legal(state, side, command))
}

fn own(state: &State, side: Side) -> impl Iterator<Item = (&ManId, &Man, Spot)> {
    state.on_map().filter(move |(id, man, _)| {
        let doing = state.doing(id);
        man.side == side && man.stands() && !doing.ended && !doing.moved
    })
}

/// How near the next enemy on their feet is to a hex.
fn enemy_at(state: &State, side: Side, hex: Hex) -> u32 {
    let enemies = state.on_map().filter(|(_, man, _)| man.side != side && man.stands());
    enemies.map(|(.., at)| at.hex.distance(hex)).min().unwrap_or(u32::MAX)
}

/// Who stands at a windlass raises bridge and stairway before the enemy, or springs the trap under them; besiegers
/// let them down again.
fn windlass(state: &State, side: Side) -> Option<Command> {
    for (&mechanism, winch) in &state.town.mechanisms {
        let there = Spot::ground(winch.works);
        let on_it = state.standing_at(there).map(|(_, man)| man.side);
        let near = enemy_at(state, side, winch.works);
        let wanted = match (side, mechanism, state.is_worked(mechanism)) {
            (Side::Besieged, Mechanism::Trap, false) => on_it == Some(side.other()),
            (Side::Besieged, _, false) => near <= AT_THE_BRIDGE && on_it != Some(side),
            (Side::Besiegers, _, true) => true,
            (Side::Besieged, _, true) | (Side::Besiegers, _, false) => false,
        };
        let from = state.town.on_wall(winch.from);
        let man = own(state, side).find(|(.., at)| Some(*at) == from);
        if let Some((man, ..)) = man.filter(|_| wanted) {
            return Some(Command::Work(Work { man: man.clone(), mechanism }));
        }
    }
    None
}

/// The ladders that two of a side carry, with where they are.
fn carried(state: &State, side: Side) -> impl Iterator<Item = (&LadderId, [Spot; 2])> {
    state.works.ladders.iter().filter_map(move |(id, ladder)| {
        let LadderAt::Carried { by: [one, other] } = &ladder.at else { return None };
        let place = |id| state.men.get(id).filter(|man| man.side == side)?.place;
        Some((id, [place(one)?, place(other)?]))
    })
}

/// A ladder on a rampart goes down on its inner side, for besiegers; who has an enemy beside them, or goes home,
/// lets go of it.
fn useless_ladder(state: &State, side: Side) -> Option<Command> {
    for (id, places) in carried(state, side) {
        let above = places.iter().any(|&place| state.is_on_wall(place));
        if above && side == Side::Besiegers {
            let slide = places.iter().find_map(|at| {
                let foot = inner_foot(state, at.hex)?;
                let order = Command::Slide(Slide { ladder: id.clone(), foot, top: at.hex });
                legal(state, side, &order).then_some(order)
            });
            if slide.is_some() {
                return slide;
            }
        }
        let touched = places.iter().any(|&place| state.is_in_contact(side, place));
        let leaves = state.called_off && side == state.assaulting();
        if above || touched || leaves {
            return Some(Command::Drop(Drop { ladder: id.clone() }));
        }
    }
    None
}

/// A free hex inside below a rampart, in which a ladder can stand.
fn inner_foot(state: &State, top: Hex) -> Option<Hex> {
    top.neighbours().find(|&foot| {
        let height = state.ladder_height(foot, top).unwrap_or_default();
        !state.town.is_outside_of(top, foot)
            && !state.town.is_on_wall(Spot::ground(foot))
            && (1..=tables::LADDER_REACH).contains(&height)
            && ways::exists(state, Spot::ground(foot))
            && state.standing_at(Spot::ground(foot)).is_none()
            && state.ladder_at(foot).is_none()
    })
}

/// Two on the rampart lift the enemy's ladder away; besiegers their own, when nobody comes any more to climb it and
/// it would serve inside.
fn ladder_away(state: &State, side: Side) -> Option<Command> {
    for (id, ladder) in &state.works.ladders {
        let LadderAt::Standing { foot, top, .. } = ladder.at else { continue };
        let outside = state.town.is_outside_of(top, foot);
        let climbs = state.on_map().any(|(_, man, at)| {
            man.side == side
                && man.stands()
                && !state.is_on_wall(at)
                && at.hex.distance(foot) <= TO_CLIMB
        });
        let wanted = match side {
            Side::Besieged => outside,
            Side::Besiegers => outside && !climbs && inner_foot(state, top).is_some(),
        };
        let near = |at: Spot| state.is_on_wall(at) && (at.hex == top || at.hex.distance(foot) == 1);
        let above: Vec<&ManId> =
            own(state, side).filter(|(.., at)| wanted && near(*at)).map(|(id, ..)| id).collect();
        for (number, one) in above.iter().enumerate() {
            for other in above.iter().skip(number + 1) {
                let (one, other) = ((*one).clone(), (*other).clone());
                let order = Command::Lift(Lift { ladder: id.clone(), one, other });
                if legal(state, side, &order) {
                    return Some(order);
                }
            }
        }
    }
    None
}

/// What a rider gets off for: a ladder of theirs to climb, or something to light.
fn has_work_on_foot(state: &State, side: Side, at: Spot) -> bool {
    let ladder = state.works.ladders.values().any(|ladder| match ladder.at {
        LadderAt::Standing { foot, top, .. } => {
            at.hex.distance(foot) <= 1 && state.town.is_outside_of(top, foot)
        }
        _ => false,
    });
    let burns = state.options.burn.iter().any(|&hex| {
        fire::is_burnable(state, hex)
            && !state.works.fires.contains_key(&hex)
            && fire::reaches(state, at, hex)
    });
    side == Side::Besiegers && !state.called_off && (ladder || burns)
}

fn off_the_horse(state: &State, side: Side) -> Option<Command> {
    let rider = own(state, side).find(|(_, man, at)| {
        man.mounted && !state.is_in_contact(side, *at) && has_work_on_foot(state, side, *at)
    });
    rider.map(|(man, ..)| Command::Dismount(Dismount { man: man.clone() }))
}

/// Whoever has nothing more to do on foot gets back on the horse beneath them.
fn on_the_horse(state: &State, side: Side) -> Option<Command> {
    for (who, man, at) in own(state, side) {
        let rides = !man.mounted && !man.wounded && man.class.row().mounted.is_some();
        if !rides || state.is_in_contact(side, at) || has_work_on_foot(state, side, at) {
            continue;
        }
        let horse = state
            .on_map()
            .find(|(_, horse, there)| horse.is_horse() && horse.side == side && *there == at);
        if let Some((horse, ..)) = horse {
            return Some(Command::Mount(Mount { man: who.clone(), horse: horse.clone() }));
        }
    }
    None
}

/// Somebody cheaper carries a friend out of danger who lies stunned.
fn friend(state: &State, side: Side) -> Option<Command> {
    let lying = state.on_map().filter(|(_, man, at)| {
        man.side == side && man.stunned && enemy_at(state, side, at.hex) <= IN_DANGER
    });
    for (friend, _, lies) in lying {
        let near = own(state, side).filter(|(who, man, at)| {
            !man.mounted
                && worth::of(state, who) <= worth::of(state, friend)
                && !state.is_in_contact(side, *at)
                && (*at == lies || ways::between(state, *at, lies).is_some())
        });
        for (who, _, at) in near {
            let away = away(state, side, at, &[Way::Level, Way::Step, Way::Stairs]);
            let order =
                away.map(|to| Command::Drag(Drag { man: who.clone(), friend: friend.clone(), to }));
            if let Some(order) = order.filter(|order| legal(state, side, order)) {
                return Some(order);
            }
        }
    }
    None
}

/// The place beside one that is farthest from the enemy, if it is farther than that one.
fn away(state: &State, side: Side, at: Spot, by: &[Way]) -> Option<Spot> {
    let free = |to: &Spot| state.standing_at(*to).is_none() && !state.is_in_contact(side, *to);
    let beside = ways::from(state, at).filter(|(_, way)| by.contains(way)).map(|(to, _)| to);
    let here = enemy_at(state, side, at.hex);
    let best = beside.filter(free).max_by_key(|to| (enemy_at(state, side, to.hex), *to));
    best.filter(|to| enemy_at(state, side, to.hex) > here)
}

/// Who is of no use in a fight, leads a horse without a rider away from the enemy.
fn horse(state: &State, side: Side) -> Option<Command> {
    let horses = state.on_map().filter(|(_, horse, at)| {
        horse.is_horse() && horse.side == side && enemy_at(state, side, at.hex) <= HORSE_IN_DANGER
    });
    for (horse, _, stands) in horses {
        let leads = own(state, side).find(|(who, man, at)| {
            let idle = man.wounded || man.values().attack <= 2;
            let near = *at == stands || ways::between(state, *at, stands).is_some();
            idle && near && !man.mounted && state.carried_by(who).is_none()
        });
        let Some((who, _, at)) = leads else { continue };
        let order = away(state, side, at, &[Way::Level])
            .map(|to| Command::Lead(Lead { man: who.clone(), horse: horse.clone(), to }));
        if let Some(order) = order.filter(|order| legal(state, side, order)) {
            return Some(order);
        }
    }
    None
}
