//! Orders that could be meant: what is near at hand, without asking yet whether it is allowed.

use super::{Options, days};
use crate::asks::Ask;
use crate::command::{
    Advance, Aim, Attack, ComeOut, Command, Dismount, Drag, Drop, Hack, Hide, HoldFire, Lead, Lift,
    Light, Lower, Mount, Open, Pivot, Pour, Push, Quench, Raise, Ram, Retreat, Shoot, Shut, Slide,
    Stun, Take, Topple, Work,
};
use crate::event::Hold;
use crate::men::{Man, ManId, Side};
use crate::spot::{Floor, Spot};
use crate::state::{Phase, State};
use crate::works::{LadderAt, LadderId};
use crate::{carrying, fire, oil, ramming, ways};
use board::Hex;

/// Everything that a side could want to order but moves.
pub(crate) fn candidates(state: &State, side: Side, options: &Options) -> Vec<Command> {
    if let Some(ask) = state.asked.first() {
        return if ask.of() == side { answers(ask, options) } else { Vec::new() };
    }
    if let Some(siege) = &state.siege
        && state.phase.is_none()
    {
        if state.deploying == Some(side) {
            return days::before_an_assault(state, siege, side);
        }
        return days::of_the_day(state, siege, side);
    }
    if state.deploying == Some(side) {
        let hide = state.reserve(side).flat_map(|(man, _)| {
            let held = state.held.iter().filter(|(hex, holder)| {
                **holder == Side::Besiegers && state.on_wall(**hex).is_some()
            });
            held.map(|(&hex, _)| Command::Hide(Hide { man: man.clone(), hex }))
        });
        let hide = hide.filter(|_| side == Side::Besiegers);
        return hide.chain([Command::FormUp, Command::Done]).collect();
    }
    let mut all = match state.phase {
        Some((whose, phase)) if whose == side => match phase {
            Phase::FirstFire | Phase::SecondFire => shots(state, options),
            Phase::Movement => works(state, side),
            Phase::Combat => fights(state, side, options),
            Phase::Recovery => Vec::new(),
        },
        _ => return Vec::new(),
    };
    let mut seen = Vec::new();
    all.retain(|command| {
        let new = !seen.contains(command);
        if new {
            seen.push(command.clone());
        }
        new
    });
    all.push(Command::Done);
    if side == state.assaulting() {
        all.push(Command::CallOff);
    }
    all
}

fn answers(ask: &Ask, options: &Options) -> Vec<Command> {
    match ask {
        Ask::Fire { .. } => {
            let shots = options.shots.iter().flat_map(|(shooter, shots)| {
                shots.iter().map(|shot| {
                    let target = (shots.len() > 1).then(|| shot.target.clone());
                    Command::Shoot(Shoot { shooter: shooter.clone(), target })
                })
            });
            let holds = Hold::ALL.into_iter();
            let holds = holds.map(|hold| Command::HoldFire(HoldFire { hold: Some(hold) }));
            shots.chain(holds).collect()
        }
        Ask::Stun { attackers, .. } => {
            attackers.iter().map(|man| Command::Stun(Stun { man: man.clone() })).collect()
        }
        Ask::Retreat { man, to, jumps, .. } => {
            let go = |&to: &Spot| Command::Retreat(Retreat { man: man.clone(), to });
            to.iter().chain(jumps).map(go).chain([Command::Stay]).collect()
        }
        Ask::ComeOut { man, to, .. } => {
            let go = |&to: &Spot| Command::ComeOut(ComeOut { man: man.clone(), to });
            to.iter().map(go).collect()
        }
        Ask::Advance { who, .. } => {
            let go = |man: &ManId| Command::Advance(Advance { man: man.clone() });
            who.iter().map(go).chain([Command::Stay]).collect()
        }
    }
}

fn shots(state: &State, options: &Options) -> Vec<Command> {
    // Who aims already, lowers the bow first.
    let free = options.shots.iter().filter(|(shooter, _)| !state.aims.contains_key(*shooter));
    let aims = free.flat_map(|(shooter, shots)| {
        shots
            .iter()
            .map(|shot| Command::Aim(Aim { shooter: shooter.clone(), target: shot.target.clone() }))
    });
    let lower = |shooter: &ManId| Command::Lower(Lower { shooter: shooter.clone() });
    aims.chain(state.aims.keys().map(lower)).collect()
}

fn fights(state: &State, side: Side, options: &Options) -> Vec<Command> {
    let attack = |fight: &crate::odds::Fight| {
        let (target, attackers) = (fight.target.clone(), fight.attackers.clone());
        Command::Attack(Attack { target, attackers })
    };
    let rams = state.works.engines.iter().filter(|(_, engine)| engine.kind.is_ram());
    let rams = rams.map(|(id, _)| Command::Ram(Ram { engine: id.clone() }));
    let axes = ramming::axes(state, side)
        .map(|(door, men)| Command::Hack(Hack { door: door.clone(), men }));
    options.fights.iter().map(attack).chain(rams).chain(axes).collect()
}

/// One's own people who stand, with their places.
fn own(state: &State, side: Side) -> Vec<(&ManId, &Man, Spot)> {
    state.on_map().filter(|(_, man, _)| man.side == side && man.stands()).collect()
}

fn works(state: &State, side: Side) -> Vec<Command> {
    let own = own(state, side);
    let mut all = Vec::new();
    for (who, man, at) in &own {
        gates(state, who, *at, &mut all);
        torches(state, side, (who, *at), &mut all);
        friends_and_horses(state, (who, man, *at), &mut all);
    }
    for (id, ladder) in &state.works.ladders {
        match &ladder.at {
            LadderAt::Standing { foot, top, .. } => {
                standing(state, (side, &own), id, (*foot, *top), &mut all);
            }
            LadderAt::Carried { by } => carried(state, side, (id, by), &mut all),
            LadderAt::Lying { place } => {
                let near = beside(state, &own, *place);
                all.extend(
                    pairs(state, &near)
                        .into_iter()
                        .map(|(one, other)| Command::Take(Take { ladder: id.clone(), one, other })),
                );
            }
            LadderAt::Broken | LadderAt::Stored { .. } => {}
        }
    }
    for (id, engine) in &state.works.engines {
        let Some(at) = engine.at else { continue };
        let along = [engine.facing, engine.facing.opposite()];
        all.extend(
            along.map(|side| Command::Push(Push { engine: id.clone(), to: at.neighbour(side) })),
        );
        all.extend([true, false].map(|right| Command::Pivot(Pivot { engine: id.clone(), right })));
    }
    if state.works.oil.get(&side).is_some_and(|&barrels| barrels > 0) {
        oils(state, side, &own, &mut all);
    }
    for &hex in state.works.fires.keys() {
        let near: Vec<&ManId> = own
            .iter()
            .filter(|(.., at)| fire::reaches(state, *at, hex))
            .map(|(id, ..)| *id)
            .collect();
        for (number, one) in near.iter().enumerate() {
            all.extend(near.iter().skip(number + 1).map(|other| {
                let (one, other) = ((*one).clone(), (*other).clone());
                Command::Quench(Quench { hex, one, other })
            }));
        }
    }
    all
}

fn gates(state: &State, who: &ManId, at: Spot, all: &mut Vec<Command>) {
    let gates = state.town.gates.iter().filter(|(_, gate)| gate.inside.contains(&at.hex));
    let doors = state.town.doors.iter().filter(|(_, door)| door.inside == at.hex);
    let near = gates.map(|(id, _)| id).chain(doors.map(|(id, _)| id));
    for gate in near {
        let (gate, man) = (gate.clone(), who.clone());
        all.push(if state.is_open(&gate) {
            Command::Shut(Shut { gate, man })
        } else {
            Command::Open(Open { gate, man })
        });
    }
    for (&mechanism, winch) in &state.town.mechanisms {
        if winch.from == at.hex {
            all.push(Command::Work(Work { man: who.clone(), mechanism }));
        }
    }
}

/// Besiegers light what belongs to the town, the besieged what was brought against it.
fn torches(state: &State, side: Side, (who, at): (&ManId, Spot), all: &mut Vec<Command>) {
    let oils = state.works.oil.get(&side).is_some_and(|&barrels| barrels > 0);
    for hex in std::iter::once(at.hex).chain(at.hex.neighbours()) {
        let own = fire::is_built(state, hex) == (side == Side::Besieged);
        if own || !fire::is_burnable(state, hex) || state.works.fires.contains_key(&hex) {
            continue;
        }
        let light = |oil| Command::Light(Light { hex, man: who.clone(), oil });
        all.push(light(false));
        all.extend(oils.then(|| light(true)));
    }
}

fn friends_and_horses(state: &State, (who, man, at): (&ManId, &Man, Spot), all: &mut Vec<Command>) {
    if man.mounted {
        all.push(Command::Dismount(Dismount { man: who.clone() }));
    }
    let near = |place: Spot| place.hex.distance(at.hex) <= 1;
    let lying = state.on_map().filter(|(_, other, place)| {
        other.side == man.side && near(*place) && (other.stunned || other.is_horse())
    });
    for (other, there, place) in lying {
        if there.is_horse() && place == at {
            all.push(Command::Mount(Mount { man: who.clone(), horse: other.clone() }));
        }
        for (to, _) in ways::from(state, at) {
            let man = who.clone();
            all.push(if there.is_horse() {
                Command::Lead(Lead { man, horse: other.clone(), to })
            } else {
                Command::Drag(Drag { man, friend: other.clone(), to })
            });
        }
    }
}

fn beside<'s>(
    state: &State,
    own: &[(&'s ManId, &Man, Spot)],
    place: Spot,
) -> Vec<(&'s ManId, Spot)> {
    let near = |at: Spot| at == place || ways::between(state, at, place).is_some();
    own.iter().filter(|(.., at)| near(*at)).map(|(id, _, at)| (*id, *at)).collect()
}

/// Two who stand beside each other.
fn pairs(state: &State, near: &[(&ManId, Spot)]) -> Vec<(ManId, ManId)> {
    let mut all = Vec::new();
    for (number, (one, at)) in near.iter().enumerate() {
        for (other, there) in near.iter().skip(number + 1) {
            if ways::between(state, *at, *there).is_some() {
                all.push(((*one).clone(), (*other).clone()));
            }
        }
    }
    all
}

fn standing(
    state: &State,
    (side, own): (Side, &[(&ManId, &Man, Spot)]),
    id: &LadderId,
    (foot, top): (Hex, Hex),
    all: &mut Vec<Command>,
) {
    let around =
        |at: Spot| at.hex == top || at.hex.distance(foot) == 1 || at.hex.distance(top) == 1;
    let near: Vec<(&ManId, Spot)> =
        own.iter().filter(|(.., at)| around(*at)).map(|(id, _, at)| (*id, *at)).collect();
    let above: Vec<(&ManId, Spot)> =
        near.iter().copied().filter(|(_, at)| state.is_on_wall(*at)).collect();
    all.extend(
        pairs(state, &above)
            .into_iter()
            .map(|(one, other)| Command::Lift(Lift { ladder: id.clone(), one, other })),
    );
    // What stands outside the wall was raised against the besieged, what stands inside against besiegers.
    if state.town.is_outside_of(top, foot) != (side == Side::Besieged) {
        return;
    }
    let topple = |men: Vec<ManId>| Command::Topple(Topple { ladder: id.clone(), men });
    all.extend(near.iter().map(|(who, _)| topple(vec![(*who).clone()])));
    all.extend(pairs(state, &near).into_iter().map(|(one, other)| topple(vec![one, other])));
}

fn carried(state: &State, side: Side, (id, by): (&LadderId, &[ManId; 2]), all: &mut Vec<Command>) {
    all.push(Command::Drop(Drop { ladder: id.clone() }));
    all.extend(carrying::reach(state, side, id).into_values().map(Command::Carry));
    let places = by.iter().filter_map(|man| state.men.get(man)?.place);
    for at in places {
        let above = state.is_on_wall(at);
        for foot in at.hex.neighbours() {
            let tops = foot.neighbours().filter(|&top| state.on_wall(top).is_some());
            all.extend(tops.map(|top| {
                let ladder = id.clone();
                if above {
                    Command::Slide(Slide { ladder, foot, top })
                } else {
                    Command::Raise(Raise { ladder, foot, top })
                }
            }));
        }
    }
}

/// Oil is poured on somebody, or on an engine.
fn oils(state: &State, side: Side, own: &[(&ManId, &Man, Spot)], all: &mut Vec<Command>) {
    let above: Vec<(&ManId, Spot)> =
        own.iter().filter(|(.., at)| state.is_on_wall(*at)).map(|(id, _, at)| (*id, *at)).collect();
    let enemies = state.on_map().filter(|(_, man, _)| man.side != side).map(|(.., at)| at);
    let engines = state.works.engines.values().filter_map(|engine| engine.at).map(Spot::ground);
    let mut targets: Vec<Spot> =
        enemies.chain(engines).filter(|at| at.floor != Floor::Top).collect();
    targets.sort_unstable();
    targets.dedup();
    let pairs = pairs(state, &above);
    for at in targets {
        let reach = |id: &ManId| {
            above.iter().any(|(who, wall)| *who == id && oil::is_below(state, *wall, at))
        };
        let near = pairs.iter().filter(|(one, other)| reach(one) || reach(other));
        all.extend(near.map(|(one, other)| {
            Command::Pour(Pour { at, one: one.clone(), other: other.clone() })
        }));
    }
}
