//! Movement: which band first, where to, and step by step (ACT-09 to ACT-15).

use super::{bands_on_map, figures_of, front, head_of, held_by_city, walk, walk_to};
use crate::city::Place;
use crate::clauses::{ACT_09, ACT_11};
use crate::event::{BandActivated, BandsOrdered, FiguresMoved};
use crate::figures::{FigureId, FigureKind, Side};
use crate::state::State;
use crate::state::{Aim, BandTarget, Decision, Goal, Walk};
use crate::{Draft, Stop, tables};
use board::Hex;
use decider::Contradiction;
use std::collections::{BTreeMap, BTreeSet};

/// Dices once a turn for the band that acts first; the others follow in order of arrival, wrapping
/// round. With no band on the map there is nothing to dice for (ACT-09).
pub(super) fn decide_order(draft: &mut Draft<'_>) -> Result<Option<Decision>, Stop> {
    let state = draft.state();
    let mut bands = bands_on_map(state);
    if bands.is_empty() || state.enemy.ordered == state.turn {
        return Ok(None);
    }
    let die = draft.roll_d6(ACT_09, "band_order")?;
    let first = (die as usize - 1) % bands.len();
    bands.rotate_left(first);
    Ok(Some(Decision::Order { bands }))
}

/// The next band that has not moved, and where it goes; one that arrived this turn does not move
/// (ACT-08).
pub(super) fn decide_target(state: &State) -> Option<Decision> {
    let waits = |band: &u32| {
        let entry = state.enemy.bands.get(band);
        entry.is_some_and(|band| band.arrived != state.turn && band.moved != state.turn)
    };
    let next = state.enemy.order.iter().copied().filter(waits);
    let (band, head) = next.filter_map(|band| Some((band, head_of(state, band)?))).next()?;
    let aim = state.enemy.bands.get(&band).map_or(Aim::Nearest, |band| band.aim);
    Some(Decision::Target { band, target: target(state, aim, head) })
}

/// The target is settled: how the figures of the band walk, if any can (ACT-11).
pub(super) fn activate(
    band: u32,
    target: BandTarget,
    draft: &mut Draft<'_>,
) -> Result<Option<Decision>, Stop> {
    draft.record(BandActivated { band, target }.into())?;
    let march = March::new(draft.state(), target);
    let figures = march.in_order(band);
    Ok(on_the_march(band, target, march.walks(figures)))
}

fn on_the_march(band: u32, target: BandTarget, walks: Vec<Walk>) -> Option<Decision> {
    if walks.is_empty() { None } else { Some(Decision::March { band, target, walks }) }
}

/// Figures walk; those that walk the same path one after the other share one record. Who is back
/// where they began has not moved.
pub(crate) fn walk_out(walks: &[Walk], draft: &mut Draft<'_>) -> Result<(), Stop> {
    let mut moves: Vec<FiguresMoved> = Vec::new();
    for Walk { figure, path, .. } in
        walks.iter().filter(|walk| walk.path.first() != walk.path.last())
    {
        match moves.last_mut().filter(|together| together.path == *path) {
            Some(together) => together.figures.push(*figure),
            None => {
                let (figures, path, markers) = (vec![*figure], path.clone(), Vec::new());
                moves.push(FiguresMoved { figures, path, markers });
            }
        }
    }
    moves.into_iter().try_for_each(|moved| {
        draft.mark([ACT_11]);
        draft.record(moved.into())
    })
}

/// How those of a band walk who have not walked yet, found anew from where everybody stands now.
pub(crate) fn march_on(
    state: &State,
    band: u32,
    target: BandTarget,
    waiting: &[FigureId],
) -> Option<Decision> {
    let on_map = |&figure: &FigureId| Some((figure, state.hex_of(figure)?));
    let figures = waiting.iter().filter_map(on_map).collect();
    on_the_march(band, target, March::new(state, target).walks(figures))
}

/// How a figure walks towards a goal that the game master names, after others have walked.
pub(crate) fn walk_towards(
    state: &State,
    target: BandTarget,
    before: &[Walk],
    figure: FigureId,
    goal: Goal,
) -> Option<Walk> {
    let mut march = March::new(state, target);
    before.iter().for_each(|walk| march.count(walk));
    Some(march.walk(figure, state.hex_of(figure)?, Some(goal)))
}

/// Is there room for one more figure of the enemy in a hex, after others have walked?
pub(crate) fn has_room_after(state: &State, before: &[Walk], figure: FigureId, hex: Hex) -> bool {
    let mut march = March::new(state, BandTarget::Stay);
    before.iter().for_each(|walk| march.count(walk));
    let there = march.points.get(&hex).copied().unwrap_or(0);
    there + figure.kind().size() <= tables::STACKING
}

/// Where a band goes, found anew each time it acts (ACT-10): its own aim while that stands and can
/// be reached, else the nearest place, else the city figures, else nowhere.
fn target(state: &State, aim: Aim, head: Hex) -> BandTarget {
    let reach = walk(state, [head]);
    let fallen = |place| state.holdings.get(&place).is_some_and(|holding| holding.fallen);
    let steps = |place| {
        let hexes = state.city.hexes(place).iter();
        hexes.filter_map(|hex| reach.get(hex)).min().filter(|_| !fallen(place))
    };
    let aimed = match aim {
        Aim::Nearest => None,
        Aim::Temple => Some(Place::H),
        Aim::Castle => Some(Place::C),
    };
    if let Some(place) = aimed.filter(|&place| steps(place).is_some()) {
        return BandTarget::Place(place);
    }
    let places = Place::THAT_FALL.into_iter();
    let nearest = places.filter_map(|place| Some((steps(place)?, place))).min();
    match nearest {
        Some((_, place)) => BandTarget::Place(place),
        None if held_by_city(state).iter().any(|hex| reach.contains_key(hex)) => BandTarget::Hunt,
        None => BandTarget::Stay,
    }
}

/// One band's movement, worked out figure by figure before anything is recorded. City figures
/// stand still meanwhile; room is counted as the band moves.
struct March<'s> {
    state: &'s State,
    /// The target place; none for a band that hunts or stays.
    place: Option<Place>,
    /// Hexes that hold a city figure.
    held: BTreeSet<Hex>,
    /// Hexes from which a city figure is in contact.
    front: BTreeSet<Hex>,
    /// Walking distance to the target place; without one, to the nearest city figure.
    to_target: BTreeMap<Hex, u32>,
    /// Walking distance to the nearest city figure.
    to_city: BTreeMap<Hex, u32>,
    /// Size points of the enemy by hex, as the march goes on.
    points: BTreeMap<Hex, u32>,
}

impl<'s> March<'s> {
    fn new(state: &'s State, target: BandTarget) -> Self {
        let held = held_by_city(state);
        let to_city = match target {
            BandTarget::Place(_) | BandTarget::Hunt => walk_to(state, held.iter().copied()),
            BandTarget::Stay => BTreeMap::new(),
        };
        let (place, to_target) = match target {
            BandTarget::Place(place) => {
                (Some(place), walk_to(state, state.city.hexes(place).iter().copied()))
            }
            BandTarget::Hunt | BandTarget::Stay => (None, to_city.clone()),
        };
        let mut points = BTreeMap::new();
        for (figure, hex) in state.on_map(Side::Enemy) {
            *points.entry(hex).or_insert(0) += figure.kind().size();
        }
        Self { state, place, held, front: front(state), to_target, to_city, points }
    }

    /// How figures walk, one after the other; each leaves room where it was and takes room where it
    /// ends.
    fn walks(mut self, figures: Vec<(FigureId, Hex)>) -> Vec<Walk> {
        let mut walks = Vec::new();
        for (figure, start) in figures {
            let walk = self.walk(figure, start, None);
            self.count(&walk);
            walks.push(walk);
        }
        walks
    }

    /// Counts the room that a walk leaves and takes.
    fn count(&mut self, walk: &Walk) {
        let (Some(start), Some(end)) = (walk.path.first(), walk.path.last()) else { return };
        if start == end {
            return;
        }
        let size = walk.figure.kind().size();
        if let Some(points) = self.points.get_mut(start) {
            *points = points.saturating_sub(size);
        }
        *self.points.entry(*end).or_insert(0) += size;
    }

    /// Who moves when: hex by hex, nearest to the target first; in a hex ogres first, then by
    /// number. The stunned do not move (ACT-11).
    fn in_order(&self, band: u32) -> Vec<(FigureId, Hex)> {
        let mut figures: Vec<(FigureId, Hex)> = figures_of(self.state, band)
            .filter(|&(figure, _)| self.state.is_upright(figure))
            .collect();
        figures.sort_by_key(|&(figure, hex)| {
            let steps = self.to_target.get(&hex).copied().unwrap_or(u32::MAX);
            (steps, hex, figure.kind() != FigureKind::RatOgre, figure.number())
        });
        figures
    }

    /// One figure's walk, for its own goal or for one that the game master names (ACT-12 to ACT-15).
    fn walk(&self, figure: FigureId, start: Hex, named: Option<Goal>) -> Walk {
        let own = || if self.hunts(start) { Goal::City } else { Goal::Target };
        let goal = named.unwrap_or_else(own);
        let elsewhere;
        let to_goal = match goal {
            Goal::City => &self.to_city,
            Goal::Target => &self.to_target,
            Goal::Hex(hex) => {
                elsewhere = walk_to(self.state, [hex]);
                &elsewhere
            }
        };
        let allowance = self.state.profile_of(figure).map_or(0, |profile| profile.movement);
        let mut path = vec![start];
        let mut here = start;
        for step in 1..=allowance {
            if self.front.contains(&here) || self.is_there(goal, here) {
                break;
            }
            let Some(next) = self.next(to_goal, here, step == 1) else { break };
            path.push(next);
            if self.is_barricaded(here, next) {
                break;
            }
            here = next;
        }
        Walk { figure, goal, path }
    }

    /// Has a figure reached its goal? Who hunts stops on contact only.
    fn is_there(&self, goal: Goal, here: Hex) -> bool {
        match goal {
            Goal::City => false,
            Goal::Target => self.in_target(here),
            Goal::Hex(hex) => hex == here,
        }
    }

    /// Does a figure go for the nearest city figure, and not for the place (ACT-13)?
    fn hunts(&self, start: Hex) -> bool {
        let Some(place) = self.place else { return true };
        let near = self.to_city.get(&start).is_some_and(|&steps| steps <= tables::LURE);
        let disputed = || {
            self.in_target(start)
                && self.state.city.hexes(place).iter().any(|hex| self.held.contains(hex))
        };
        near || disputed()
    }

    fn in_target(&self, hex: Hex) -> bool {
        self.place.is_some() && self.state.city.place(hex) == self.place
    }

    /// The next hex: one nearer to the goal, else one equally far, each the first in the order of
    /// directions that is free (ACT-14).
    fn next(&self, to_goal: &BTreeMap<Hex, u32>, here: Hex, first: bool) -> Option<Hex> {
        let steps = *to_goal.get(&here)?;
        let at = |wanted: u32| {
            here.neighbours().find(|&next| {
                to_goal.get(&next) == Some(&wanted) && self.is_free(here, next, first)
            })
        };
        at(steps.checked_sub(1)?).or_else(|| at(steps))
    }

    /// Can a skaven step there? Never onto city figures, nor into a fire or a full hex, and over a
    /// barricade as its first step only (ACT-14, ACT-15).
    fn is_free(&self, here: Hex, next: Hex, first: bool) -> bool {
        self.state.is_open(here, next)
            && !self.held.contains(&next)
            && self.points.get(&next).is_none_or(|&points| points < tables::STACKING)
            && (first || !self.is_barricaded(here, next))
    }

    fn is_barricaded(&self, here: Hex, next: Hex) -> bool {
        here.side_to(next).is_some_and(|side| self.state.barricades.contains_key(&side))
    }
}

pub(crate) fn bands_ordered(state: &mut State, event: &BandsOrdered) -> Result<(), Contradiction> {
    if let Some(band) = event.order.iter().find(|band| !state.enemy.bands.contains_key(band)) {
        return Err(Contradiction::new(format!("band {band} never arrived")));
    }
    state.enemy.order.clone_from(&event.order);
    state.enemy.ordered = state.turn;
    Ok(())
}

pub(crate) fn band_activated(
    state: &mut State,
    event: &BandActivated,
) -> Result<(), Contradiction> {
    let missing = || Contradiction::new(format!("band {} never arrived", event.band));
    let band = state.enemy.bands.get_mut(&event.band).ok_or_else(missing)?;
    band.moved = state.turn;
    band.target = Some(event.target);
    Ok(())
}
