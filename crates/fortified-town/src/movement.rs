//! Movement: one after the other, hex by hex. After each hex the enemy's bowmen are asked, and whoever comes
//! into contact stops ([ST-03](crate::clauses::ST_03) to [ST-06](crate::clauses::ST_06),
//! [ST-29](crate::clauses::ST_29), [ST-42](crate::clauses::ST_42)).

use crate::asks::Ask;
use crate::clauses::{HAV_116, ST_03, ST_04, ST_05, ST_06, ST_42, ST_45};
use crate::command::{Drag, Move};
use crate::event::{FriendCarried, Infiltrated, ManMoved, ManSlowed, MoveEnded, MoveResumed};
use crate::men::{ManId, Side};
use crate::refusal::said;
use crate::shooting::ask_fire;
use crate::spot::{Floor, Spot};
use crate::state::{Moving, Phase, State};
use crate::steps::{able, affordable, end, enter, free_hands, infiltrate, standing, way};
use crate::tables;
use crate::ways::{self, Points, Way};
use crate::{Draft, Reason, Refusal, Stop};
use crate::{acting, carrying, ending, harm, horses, shooting};
use decider::Contradiction;

/// Moves somebody along a path.
pub(crate) fn move_man(order: &Move, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    check(draft.state(), side, order)?;
    walk(&order.man, &order.path, draft)
}

/// Looks at a whole path before the first step.
fn check(state: &State, side: Side, order: &Move) -> Result<(), Refusal> {
    let who = &order.man;
    let (man, mut at) = able(state, side, who)?;
    free_hands(state, who)?;
    ending::goes_back(state, side, at, &order.path)?;
    if order.path.is_empty() {
        return Err(Refusal::new(Reason::PathBroken, ST_03, said!("no-path", who = who)));
    }
    let mut left = state.points_left(who);
    let mut from_contact = state.is_in_contact(side, at);
    let fresh = state.doing(who).left.is_none();
    for (step, &to) in order.path.iter().enumerate() {
        let last = step + 1 == order.path.len();
        let way = way(state, who, at, to)?;
        left = affordable(state, man, who, (way, to), (left, fresh && step == 0))?;
        enter(state, man, who, to, last)?;
        let into_contact = state.is_in_contact(side, to);
        if into_contact && !last {
            return Err(Refusal::new(
                Reason::MustStop,
                ST_05,
                said!("contact-stops", who = who, place = to),
            ));
        }
        stops_on_ladder(state, who, way, to, last)?;
        if from_contact && into_contact && step > 0 {
            return Err(Refusal::new(
                Reason::MustStop,
                ST_42,
                said!("contact-stops", who = who, place = to),
            ));
        }
        (at, from_contact) = (to, into_contact);
    }
    Ok(())
}

/// On a ladder of one level somebody with the points for it climbs and steps off in one move
/// ([HAV-114](crate::clauses::HAV_114)); on one of two levels a move ends ([HAV-116](crate::clauses::HAV_116)).
fn stops_on_ladder(
    state: &State,
    who: &ManId,
    way: Way,
    to: Spot,
    last: bool,
) -> Result<(), Refusal> {
    let onto = matches!(way, Way::OntoLadder | Way::DownLadder);
    if onto && !last && state.is_on_long_ladder(to) {
        let facts = said!("long-ladder", who = who);
        return Err(Refusal::new(Reason::MustStop, HAV_116, facts));
    }
    Ok(())
}

/// Takes the steps of a path that was looked at, until something stops it. What is walked without a stop is one
/// fact.
fn walk(who: &ManId, path: &[Spot], draft: &mut Draft<'_>) -> Result<(), Stop> {
    let Some((man, from)) = standing(draft.state(), who) else { return Ok(()) };
    let (side, mounted) = (man.side, man.mounted);
    let mut walked = Walked { from, path: Vec::new(), left: draft.state().points_left(who) };
    for (step, &to) in path.iter().enumerate() {
        let state = draft.state();
        let at = walked.at();
        let rest = path.get(step..).unwrap_or_default();
        if !gets_through(state, (who, side, mounted), (at, walked.left), rest) {
            break;
        }
        let Some(way) = ways::between(state, at, to) else { break };
        let left = match ways::points(state, way, to, mounted) {
            Some(Points::Of(points)) => walked.left.saturating_sub(points),
            Some(Points::Whole) | None => 0,
        };
        let slips = state.is_in_contact(side, at) && state.is_in_contact(side, to);
        let mut through = true;
        if slips {
            walked.record(who, draft)?;
            let total = infiltrate(who, (side, at), draft)?;
            let comes_by = total > tables::INFILTRATION_STOPS;
            draft.record(Infiltrated { man: who.clone(), total, through: comes_by }.into())?;
            if !comes_by {
                harm::wound(who, ST_06, draft)?;
                return end(who, ST_06, draft);
            }
            through = total >= tables::INFILTRATION_GOES_ON;
        }
        let clauses = ways::clauses(draft.state(), way, at, to);
        let shared = draft.state().standing_in(to).next().is_some();
        draft.mark(clauses);
        draft.mark(shared.then_some(ST_04));
        walked.path.push(to);
        walked.left = left;
        let state = draft.state();
        let long = matches!(way, Way::OntoLadder | Way::DownLadder) && state.is_on_long_ladder(to);
        let touches = state.is_in_contact(side, to) && !(slips && through);
        let stops = touches || !through || long;
        // Among friends nobody is aimed at: they could not stop there.
        let shot_at = !state.is_full(to) && !shooting::who_may_at(state, &[(who, to)]).is_empty();
        if !stops && !shot_at {
            continue;
        }
        walked.record(who, draft)?;
        horses::take(side, to, draft)?;
        if stops {
            end(who, if long { HAV_116 } else { ST_05 }, draft)?;
        }
        let rest = path.get(step + 1..).unwrap_or_default();
        if ask_fire(std::slice::from_ref(who), rest, draft)? || stops {
            return Ok(());
        }
    }
    let to = walked.at();
    walked.record(who, draft)?;
    horses::take(side, to, draft)
}

/// Steps that are taken and not recorded yet.
struct Walked {
    from: Spot,
    path: Vec<Spot>,
    left: u32,
}

impl Walked {
    fn at(&self) -> Spot {
        self.path.last().copied().unwrap_or(self.from)
    }

    fn record(&mut self, who: &ManId, draft: &mut Draft<'_>) -> Result<(), Stop> {
        if self.path.is_empty() {
            return Ok(());
        }
        let (man, from, left) = (who.clone(), self.from, self.left);
        self.from = self.at();
        let path = std::mem::take(&mut self.path);
        draft.record(ManMoved { man, from, path, left }.into())
    }
}

/// Can somebody take the next step, and come past the friends who stand there and behind it? Who was slowed
/// down, stops before them ([ST-04](crate::clauses::ST_04)).
fn gets_through(
    state: &State,
    (who, side, mounted): (&ManId, Side, bool),
    (from, left): (Spot, u32),
    rest: &[Spot],
) -> bool {
    let (mut at, mut left) = (from, left);
    for &to in rest {
        let way = ways::between(state, at, to);
        let points = way.and_then(|way| ways::points(state, way, to, mounted));
        match points {
            Some(Points::Of(points)) if points <= left => left -= points,
            Some(Points::Whole) => left = 0,
            _ => return false,
        }
        if state.burns(to) || state.standing_in(to).any(|(_, other)| other.side != side) {
            return false;
        }
        let others = state.standing_in(to).filter(|(other, _)| *other != who).count();
        if others < state.room(to) {
            return true;
        }
        at = to;
    }
    false
}

/// Asks on, or lets the move go on, after a shot or a word.
pub(crate) fn resume(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let Some(Ask::Fire { targets, rest, may, .. }) = draft.state().asked.first().cloned() else {
        return Ok(());
    };
    let still = shooting::who_may(draft.state(), &targets);
    if may.iter().any(|id| still.contains(id)) {
        return Ok(());
    }
    draft.record(MoveResumed { targets }.into())?;
    if !draft.state().asked.is_empty() {
        return Ok(());
    }
    match draft.state().moving.clone() {
        Some(Moving::Man(who)) if !draft.state().doing(&who).ended => walk(&who, &rest, draft),
        Some(Moving::Ladder(ladder, leader)) => carrying::go_on(&ladder, &leader, &rest, draft),
        _ => Ok(()),
    }
}

/// Carries a stunned friend a hex, with all one's points ([ST-45](crate::clauses::ST_45)).
pub(crate) fn drag(order: &Drag, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let Drag { man: who, friend, to } = order;
    let (man, at) = able(state, side, who)?;
    free_hands(state, who)?;
    let (other, lies) = acting::here(state, friend)?;
    let beside = lies == at || ways::between(state, at, lies).is_some();
    if other.side != side || !other.stunned || !beside {
        let facts = said!("not-to-carry", who = who, friend = friend);
        return Refusal::new(Reason::NotThere, ST_45, facts).into();
    }
    if state.doing(who).left.is_some() || man.mounted {
        let facts = said!("whole-move", who = who, place = *to);
        return Refusal::new(Reason::TooFar, ST_45, facts).into();
    }
    let way = way(state, who, at, *to)?;
    affordable(state, man, who, (way, *to), (state.points_left(who), true))?;
    enter(state, man, who, *to, true)?;
    if !matches!(way, Way::Level | Way::Step | Way::Stairs) {
        let facts = said!("no-way", from = at, to = *to);
        return Refusal::new(Reason::PathBroken, ST_45, facts).into();
    }
    let (man, friend, to) = (who.clone(), friend.clone(), *to);
    draft.record(FriendCarried { man: man.clone(), friend, to }.into())?;
    ask_fire(&[man], &[], draft).map(|_| ())
}

pub(crate) fn friend_carried(
    state: &mut State,
    event: &FriendCarried,
) -> Result<(), Contradiction> {
    state.known(&event.friend)?.place = Some(event.to);
    let man = state.known(&event.man)?;
    man.place = Some(event.to);
    let side = man.side;
    state.spend(&event.man, 0);
    state.doing.entry(event.man.clone()).or_default().ended = true;
    state.moving = Some(Moving::Man(event.man.clone()));
    state.hold(event.to, side);
    Ok(())
}

pub(crate) fn man_moved(state: &mut State, event: &ManMoved) -> Result<(), Contradiction> {
    let man = state.known(&event.man)?;
    man.place = event.path.last().copied().or(man.place);
    let (side, mounted) = (man.side, man.mounted);
    let doing = state.doing.entry(event.man.clone()).or_default();
    doing.left = Some(event.left);
    doing.moved = true;
    let mut at = event.from;
    for &to in &event.path {
        let flat = mounted && to.floor == Floor::Ground;
        let direction = at.hex.direction_to(to.hex);
        doing.run = direction.filter(|_| flat).map(|direction| match doing.run {
            Some((same, hexes)) if same == direction => (direction, hexes + 1),
            _ => (direction, 1),
        });
        at = to;
    }
    state.moving = Some(Moving::Man(event.man.clone()));
    for &to in &event.path {
        state.hold(to, side);
    }
    Ok(())
}

pub(crate) fn move_ended(state: &mut State, event: &MoveEnded) -> Result<(), Contradiction> {
    let doing = state.doing.entry(event.man.clone()).or_default();
    doing.ended = true;
    Ok(())
}

pub(crate) fn man_slowed(state: &mut State, event: &ManSlowed) -> Result<(), Contradiction> {
    state.doing.entry(event.man.clone()).or_default().left = Some(event.left);
    Ok(())
}
