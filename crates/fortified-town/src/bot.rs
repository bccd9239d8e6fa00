//! A player without a person: shoots at whom it hits best, fights where the odds are good, brings ladders,
//! rams and towers to the wall, and throws down what stands against it. It sees what everybody sees.

mod days;
mod field;
mod hands;
mod march;
mod siege_works;
mod worth;

use crate::Assault;
use crate::asks::Ask;
use crate::command::{
    Advance, Aim, Attack, ComeOut, Command, Deploy, Hack, HoldFire, Lower, Ram, Retreat, Shoot,
    Stun,
};
use crate::event::Hold;
use crate::forming;
use crate::men::{ManId, Side};
use crate::odds;
use crate::ramming;
use crate::shooting;
use crate::spot::Spot;
use crate::state::{Phase, State};
use decider::By;
use rulebook::Draw;

/// The next order of a side that has to say something.
pub(crate) fn choose(state: &State, side: Side, draw: Draw<'_>) -> Command {
    if let Some(ask) = state.asked.first() {
        return answer(state, ask);
    }
    if let Some(siege) = &state.siege {
        if state.deploying == Some(side) {
            return days::place(state, siege, side);
        }
        if state.phase.is_none() {
            return days::choose(state, siege, side, draw);
        }
    }
    if state.deploying == Some(side) {
        return deploy(state, side).unwrap_or(Command::Done);
    }
    if side == state.assaulting() && !state.called_off && days::has_enough(state) {
        return Command::CallOff;
    }
    let order = match state.phase {
        Some((_, Phase::FirstFire | Phase::SecondFire)) => shot(state, side),
        Some((_, Phase::Movement)) => hands::order(state, side)
            .or_else(|| siege_works::order(state, side))
            .or_else(|| march::order(state, side)),
        Some((_, Phase::Combat)) => fight(state, side),
        Some((_, Phase::Recovery)) | None => None,
    };
    order.unwrap_or(Command::Done)
}

/// Everybody as near as they may be to what both sides want, bowmen first on the walls.
fn deploy(state: &State, side: Side) -> Option<Command> {
    let (who, _) = state.reserve(side).next()?;
    let to = forming::best(state, side, who)?;
    Some(Command::Deploy(Deploy { man: who.clone(), to }))
}

/// Would an order be accepted?
fn legal(state: &State, side: Side, command: &Command) -> bool {
    decider::forecast::<Assault>(state, &By::Seat(side.seat()), command).is_ok()
}

fn answer(state: &State, ask: &Ask) -> Command {
    match ask {
        Ask::Fire { targets, .. } => fire_at(state, targets, &shooting::who_may(state, targets)),
        Ask::Stun { attackers, .. } => {
            let dearest = attackers.iter().max_by_key(|id| worth::of(state, id));
            dearest.map_or(Command::Done, |man| Command::Stun(Stun { man: man.clone() }))
        }
        Ask::Retreat { man, to, jumps, .. } => retreat(state, man, to, jumps),
        Ask::Advance { of, into, who } => advance(state, *of, *into, who),
        Ask::ComeOut { man, to, .. } => to
            .first()
            .map_or(Command::Done, |&to| Command::ComeOut(ComeOut { man: man.clone(), to })),
    }
}

/// The best shot at whoever moves, if it is worth an arrow.
fn fire_at(state: &State, targets: &[ManId], may: &[ManId]) -> Command {
    let shots = may.iter().flat_map(|shooter| {
        let all = odds::shots(state, shooter).into_iter();
        let at = all.filter(|shot| targets.contains(&shot.target));
        at.map(move |shot| (worth::shot(state, &shot), shooter, shot.target))
    });
    match shots.max_by_key(|(worth, ..)| *worth) {
        Some((worth, shooter, target)) if worth >= worth::AN_ARROW => {
            let target = (targets.len() > 1).then_some(target);
            Command::Shoot(Shoot { shooter: shooter.clone(), target })
        }
        _ => Command::HoldFire(HoldFire { hold: Some(Hold::Here) }),
    }
}

/// Back to where the fewest enemies are; a jump only from a low wall.
fn retreat(state: &State, man: &ManId, to: &[Spot], jumps: &[Spot]) -> Command {
    let Some(who) = state.men.get(man) else { return Command::Stay };
    let go = |to: Spot| Command::Retreat(Retreat { man: man.clone(), to });
    let quiet = |place: &&Spot| state.contacts(who.side, **place).count();
    if let Some(&place) = to.iter().min_by_key(quiet) {
        return go(place);
    }
    let low = who.place.and_then(|place| state.level(place)).is_some_and(|level| level <= 1);
    match jumps.iter().min_by_key(quiet) {
        Some(&place) if who.wounded || low => go(place),
        _ => Command::Stay,
    }
}

/// Attackers follow; defenders only back onto what they have to hold.
fn advance(state: &State, side: Side, into: Spot, who: &[ManId]) -> Command {
    let wanted =
        side == Side::Besiegers || state.is_on_wall(into) || state.options.goal.contains(&into.hex);
    let healthy = who.iter().max_by_key(|id| worth::of(state, id));
    match healthy {
        Some(man) if wanted && !state.called_off => Command::Advance(Advance { man: man.clone() }),
        _ => Command::Stay,
    }
}

/// One bowman after the other aims at whom they hit best.
fn shot(state: &State, side: Side) -> Option<Command> {
    let ready = state.on_map().filter(|(id, man, _)| {
        man.side == side
            && man.stands()
            && !state.aims.contains_key(*id)
            && shooting::may_shoot(state, id, man).is_ok()
    });
    for (shooter, ..) in ready {
        match best_aim(state, shooter) {
            Some((worth, _, target)) if worth > 0 => {
                return Some(Command::Aim(Aim { shooter: shooter.clone(), target }));
            }
            _ => {}
        }
    }
    spread(state)
}

/// What a bowman could aim at best, and at how many others aim at it, but for who is asked about.
fn best_aim(state: &State, shooter: &ManId) -> Option<(u32, usize, ManId)> {
    let all = odds::shots(state, shooter).into_iter().map(|shot| {
        let others = state.aims.iter().filter(|(who, at)| *who != shooter && **at == shot.target);
        let others = others.count();
        // Who is aimed at already, need not be hit twice.
        let share = 1 + u32::try_from(others).unwrap_or(u32::MAX - 1);
        (worth::shot(state, &shot) / share, others, shot.target)
    });
    all.max_by(|one, other| (one.0, &one.2).cmp(&(other.0, &other.2)))
}

/// Where many aim at one, somebody lowers the bow for whom there is a better mark at which fewer aim.
fn spread(state: &State) -> Option<Command> {
    let crowded = state.aims.iter().find(|(shooter, target)| {
        let aimed = state.aims.values().filter(|other| other == target).count();
        aimed > 2
            && best_aim(state, shooter).is_some_and(|(worth, others, best)| {
                best != **target && worth > 0 && others + 1 < aimed
            })
    });
    crowded.map(|(shooter, _)| Command::Lower(Lower { shooter: shooter.clone() }))
}

/// The best combat that there is, then rams and axes.
fn fight(state: &State, side: Side) -> Option<Command> {
    let all = odds::fights(state, side).into_iter();
    let best =
        all.map(|fight| (worth::fight(state, &fight), fight)).max_by_key(|(worth, _)| *worth);
    if let Some((worth, fight)) = best
        && worth > 0
    {
        let (target, attackers) = (fight.target, fight.attackers);
        return Some(Command::Attack(Attack { target, attackers }));
    }
    if side == Side::Besieged {
        return None;
    }
    let rams = state.works.engines.iter().filter(|(_, engine)| engine.kind.is_ram());
    let rams = rams.map(|(id, _)| Command::Ram(Ram { engine: id.clone() }));
    let axes = ramming::axes(state, side)
        .map(|(door, men)| Command::Hack(Hack { door: door.clone(), men }));
    rams.chain(axes).find(|command| legal(state, side, command))
}
