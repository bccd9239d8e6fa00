//! Carrying a ladder: one goes ahead, the other into the place that they leave
//! ([ST-47](crate::clauses::ST_47)).

use crate::acting;
use crate::clauses::{ST_04, ST_05, ST_47};
use crate::command::Carry;
use crate::event::LadderCarried;
use crate::ladders::{both_spend, carriers, known};
use crate::men::{ManId, Side};
use crate::refusal::said;
use crate::shooting::ask_fire;
use crate::spot::Spot;
use crate::state::{Moving, Phase, State};
use crate::steps::{end, pay_from, undisturbed, way};
use crate::tables;
use crate::ways::{self, Points, Way};
use crate::works::{LadderAt, LadderId};
use crate::{Draft, Reason, Refusal, Stop};
use decider::Contradiction;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Carries a ladder along a path.
pub(crate) fn carry(order: &Carry, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let leader = &order.man;
    let Some((ladder, _)) = state.carried_by(leader) else {
        acting::own(state, side, leader)?;
        let facts = said!("carries-nothing", who = leader);
        return Refusal::new(Reason::NotCarried, ST_47, facts).into();
    };
    let ladder = ladder.clone();
    let pair = carriers(state, side, &ladder)?;
    for (who, at) in &pair {
        undisturbed(state, side, (who, *at), ST_47)?;
    }
    if order.path.is_empty() {
        return Refusal::new(Reason::PathBroken, ST_47, said!("no-path", who = leader)).into();
    }
    check(state, side, Bearers::of(state, &ladder, leader)?, &order.path)?;
    go_on(&ladder, leader, &order.path, draft)
}

/// Looks at a whole path before the first step.
fn check(state: &State, side: Side, pair: Bearers, path: &[Spot]) -> Result<(), Refusal> {
    let mut pair = pair;
    for (number, &to) in path.iter().enumerate() {
        pair = pair.step(state, to)?;
        if pair.touches(state, side) && number + 1 < path.len() {
            let facts = said!("contact-stops", who = &pair.by[0], place = to);
            return Err(Refusal::new(Reason::MustStop, ST_05, facts));
        }
    }
    Ok(())
}

/// Two with a ladder between them, who goes ahead first: where they are, and what they have left.
#[derive(Clone)]
struct Bearers {
    by: [ManId; 2],
    at: [Spot; 2],
    left: [u32; 2],
}

impl Bearers {
    fn of(state: &State, ladder: &LadderId, leader: &ManId) -> Result<Self, Refusal> {
        let LadderAt::Carried { by: [one, other] } = &known(state, ladder)?.at else {
            let facts = said!("not-carried", ladder = ladder);
            return Err(Refusal::new(Reason::NotCarried, ST_47, facts));
        };
        let behind = if one == leader { other } else { one };
        let at = [acting::here(state, leader)?.1, acting::here(state, behind)?.1];
        let left = [leader, behind].map(|who| state.points_left(who));
        Ok(Self { by: [leader.clone(), behind.clone()], at, left })
    }

    /// One step of both.
    fn step(&self, state: &State, to: Spot) -> Result<Self, Refusal> {
        let ([leader, behind], [at, last]) = (&self.by, self.at);
        if way(state, leader, at, to)? != Way::Level {
            let facts = said!("no-way-with-ladder", who = leader, place = to);
            return Err(Refusal::new(Reason::PathBroken, ST_47, facts));
        }
        let others = state.standing_in(to).map(|(id, _)| id).find(|id| !self.by.contains(id));
        if let Some(other) = others.or((to == last).then_some(behind)) {
            let facts = said!("occupied", who = leader, place = to, other = other);
            return Err(Refusal::new(Reason::Occupied, ST_04, facts));
        }
        let cost = |place: Spot| match ways::points(state, Way::Level, place, false) {
            Some(Points::Of(points)) => points.max(tables::CARRY_LADDER),
            _ => u32::MAX,
        };
        let [ahead, after] = self.left;
        let left = [
            pay_from(state, leader, ahead, cost(to), ST_47)?,
            pay_from(state, behind, after, cost(at), ST_47)?,
        ];
        Ok(Self { by: self.by.clone(), at: [to, at], left })
    }

    /// Is an enemy beside one of them, who stops them?
    fn touches(&self, state: &State, side: Side) -> bool {
        self.at.iter().any(|&place| state.is_in_contact(side, place))
    }
}

/// Every hex to which two could carry their ladder in this phase: the shortest way, and who goes ahead.
pub(crate) fn reach(state: &State, side: Side, ladder: &LadderId) -> BTreeMap<Spot, Carry> {
    let mut reached = BTreeMap::new();
    let Ok(pair) = carriers(state, side, ladder) else { return reached };
    if pair.iter().any(|(who, at)| undisturbed(state, side, (who, *at), ST_47).is_err()) {
        return reached;
    }
    let starts = pair.iter().filter_map(|(man, _)| Bearers::of(state, ladder, man).ok());
    let mut edge: VecDeque<(Bearers, Vec<Spot>)> = starts.map(|pair| (pair, Vec::new())).collect();
    let mut seen: BTreeSet<(ManId, [Spot; 2])> = BTreeSet::new();
    while let Some((pair, path)) = edge.pop_front() {
        if !path.is_empty() && pair.touches(state, side) {
            continue;
        }
        for (to, _) in ways::from(state, pair.at[0]) {
            let Ok(next) = pair.step(state, to) else { continue };
            if !seen.insert((next.by[0].clone(), next.at)) {
                continue;
            }
            let path: Vec<Spot> = path.iter().copied().chain([to]).collect();
            let carry = || Carry { man: next.by[0].clone(), path: path.clone() };
            reached.entry(to).or_insert_with(carry);
            edge.push_back((next, path));
        }
    }
    reached
}

/// Carries it on until something stops them.
pub(crate) fn go_on(
    ladder: &LadderId,
    leader: &ManId,
    path: &[Spot],
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    for (number, to) in path.iter().enumerate() {
        let state = draft.state();
        let Some(side) = state.men.get(leader).map(|man| man.side) else { return Ok(()) };
        // Who was hit on the way may have too little left.
        let pair = Bearers::of(state, ladder, leader).and_then(|pair| pair.step(state, *to));
        let Ok(pair) = pair else { return Ok(()) };
        let Bearers { by, at: to, left } = pair.clone();
        let ladder = ladder.clone();
        draft.record(LadderCarried { ladder, by: by.clone(), to, left }.into())?;
        let touches = pair.touches(draft.state(), side);
        if touches {
            for who in &by {
                end(who, ST_05, draft)?;
            }
        }
        let rest = if touches { &[][..] } else { path.get(number + 1..).unwrap_or_default() };
        if ask_fire(&by, rest, draft)? || touches {
            return Ok(());
        }
    }
    Ok(())
}

pub(crate) fn ladder_carried(
    state: &mut State,
    event: &LadderCarried,
) -> Result<(), Contradiction> {
    for (id, to) in event.by.iter().zip(event.to) {
        let man = state.known(id)?;
        man.place = Some(to);
        let side = man.side;
        state.hold(to, side);
    }
    both_spend(state, &event.by, event.left);
    state.moving = Some(Moving::Ladder(event.ladder.clone(), event.by[0].clone()));
    Ok(())
}
