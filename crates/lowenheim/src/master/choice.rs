//! Which values may take the place of which. A choice of the game master may break the enemy's
//! habits, never the city: walls, fires, stacking and stat lines hold for it too.

use crate::city::Place;
use crate::clauses::{
    ACT_03, ACT_06, ACT_09, ACT_10, ACT_14, ACT_15, ACT_17, ACT_22, HEI_149, HEI_184, HEI_185,
};
use crate::figures::FigureId;
use crate::refusal::{said, typed};
use crate::state::State;
use crate::state::{Aim, BandTarget, Decision, Goal, Ruling, Walk};
use crate::{Reason, Refusal, combat, intruders, tables};
use board::Hex;
use std::collections::BTreeSet;

/// What is done in place of the pending decision.
pub(super) enum Chosen {
    /// The same decision with another value.
    Whole(Decision),
    /// One figure walks otherwise; some have walked before it, others come after it.
    Walk { band: u32, target: BandTarget, before: Vec<Walk>, walk: Walk, after: Vec<FigureId> },
}

/// The value that the pending decision has by itself, and what is done in its place; refuses what
/// is not decided now, what cannot be, and what would happen anyway.
pub(super) fn choose(state: &State, chosen: &Ruling) -> Result<(Ruling, Chosen), Refusal> {
    let Some(pending) = &state.pending else {
        return Err(Refusal::new(Reason::NothingPending, ACT_22, said!("nothing-pending"))
            .allowing(said!("proceed-stops")));
    };
    let (automatic, instead) = match (pending, chosen) {
        (Decision::Arrival { comes }, Ruling::Arrival { comes: other }) => {
            if *other {
                check_arrival(state)?;
            }
            (Ruling::Arrival { comes: *comes }, Decision::Arrival { comes: *other })
        }
        (
            Decision::Strength { band, skaven, ogres },
            Ruling::Strength { skaven: foot, ogres: big },
        ) => {
            check_strength(state, *foot, *big)?;
            let instead = Decision::Strength { band: *band, skaven: *foot, ogres: *big };
            (Ruling::Strength { skaven: *skaven, ogres: *ogres }, instead)
        }
        (&Decision::Aim { band, skaven, ogres, aim }, &Ruling::Aim { aim: other }) => {
            (Ruling::Aim { aim }, Decision::Aim { band, skaven, ogres, aim: other })
        }
        (&Decision::Entry { band, skaven, ogres, aim, hex, .. }, &Ruling::Entry { hex: other }) => {
            let door = entry(state, other)?;
            let instead = Decision::Entry { band, skaven, ogres, aim, hex: other, door };
            (Ruling::Entry { hex }, instead)
        }
        (Decision::Order { bands }, Ruling::Order { bands: other }) => {
            check_order(bands, other)?;
            (Ruling::Order { bands: bands.clone() }, Decision::Order { bands: other.clone() })
        }
        (&Decision::Target { band, target }, &Ruling::Target { band: named, target: other })
            if band == named =>
        {
            check_target(state, other)?;
            (Ruling::Target { band, target }, Decision::Target { band, target: other })
        }
        (Decision::March { band, target, walks }, Ruling::Goal { figure, goal }) => {
            return towards(state, (*band, *target), walks, *figure, *goal);
        }
        (Decision::March { band, target, walks }, Ruling::Path { figure, path }) => {
            return along(state, (*band, *target), walks, *figure, path);
        }
        (
            &Decision::Attack { attacker, target },
            &Ruling::Attack { attacker: named, target: other },
        ) if attacker == named => {
            check_attack(state, attacker, other)?;
            (Ruling::Attack { attacker, target }, Decision::Attack { attacker, target: other })
        }
        (Decision::Prowl { walk }, Ruling::Goal { figure, goal }) if walk.figure == *figure => {
            check_goal(state, *goal)?;
            let other = intruders::walk_towards(state, BandTarget::Hunt, &[], *figure, *goal);
            let instead = other.ok_or_else(happens_anyway)?;
            let automatic = Ruling::Goal { figure: *figure, goal: walk.goal };
            (automatic, Decision::Prowl { walk: instead })
        }
        (Decision::Prowl { walk }, Ruling::Path { figure, path }) if walk.figure == *figure => {
            let (automatic, instead) = stepping(state, &[], walk, path)?;
            (automatic, Decision::Prowl { walk: instead })
        }
        _ => return Err(decided_elsewhere()),
    };
    if automatic == *chosen {
        return Err(happens_anyway());
    }
    Ok((automatic, Chosen::Whole(instead)))
}

fn decided_elsewhere() -> Refusal {
    Refusal::new(Reason::NothingPending, ACT_22, said!("decided-elsewhere"))
        .allowing(said!("override-pending"))
}

fn happens_anyway() -> Refusal {
    Refusal::new(Reason::NothingChanged, ACT_22, said!("happens-anyway"))
        .allowing(said!("let-it-stand"))
}

/// At most six bands are on the map, and every band needs a way up (ACT-03, ACT-06).
fn check_arrival(state: &State) -> Result<(), Refusal> {
    if intruders::bands_left(state) >= tables::BANDS {
        let facts = said!("bands-enough", bands = tables::BANDS);
        return Err(Refusal::new(Reason::BadValue, ACT_03, facts));
    }
    if !intruders::has_way_up(state) {
        let facts = said!("no-way-up");
        return Err(Refusal::new(Reason::BadValue, ACT_06, facts));
    }
    Ok(())
}

/// Rat ogres come when their card was drawn, and not before.
fn check_strength(state: &State, skaven: u32, ogres: u32) -> Result<(), Refusal> {
    let waiting = state.enemy.ogres_waiting;
    if ogres > waiting {
        let facts = said!("too-many-ogres", ogres = ogres, waiting = waiting);
        return Err(Refusal::new(Reason::BadValue, HEI_184, facts));
    }
    let figures = skaven.saturating_add(ogres);
    if figures == 0 || figures > tables::GREATEST_BAND {
        let facts = said!("bad-strength", figures = figures);
        return Err(Refusal::new(Reason::BadValue, HEI_185, facts)
            .allowing(said!("name-strength", most = tables::GREATEST_BAND)));
    }
    Ok(())
}

/// The door that leads to a hex in which a band may come up, if one does.
fn entry(state: &State, hex: Hex) -> Result<Option<u32>, Refusal> {
    if !state.can_enter(hex) {
        let facts = said!("no-entry", hex = hex);
        return Err(
            Refusal::new(Reason::HexClosed, ACT_06, facts).allowing(said!("name-enterable"))
        );
    }
    if state.enemy.craters.contains(&hex) { Ok(None) } else { Ok(intruders::door_to(state, hex)) }
}

fn check_order(bands: &[u32], other: &[u32]) -> Result<(), Refusal> {
    let (all, named): (BTreeSet<&u32>, BTreeSet<&u32>) =
        (bands.iter().collect(), other.iter().collect());
    if all == named && other.len() == bands.len() {
        return Ok(());
    }
    Err(Refusal::new(Reason::BadList, ACT_09, said!("bands-once"))
        .allowing(said!("name-bands", bands = typed(all))))
}

fn check_target(state: &State, target: BandTarget) -> Result<(), Refusal> {
    match target {
        BandTarget::Place(place) if state.city.hexes(place).is_empty() => {
            let facts = said!("no-such-place", place = place.letter());
            Err(Refusal::new(Reason::BadValue, ACT_10, facts))
        }
        BandTarget::Place(_) | BandTarget::Hunt | BandTarget::Stay => Ok(()),
    }
}

fn check_attack(state: &State, attacker: FigureId, target: FigureId) -> Result<(), Refusal> {
    let reach = combat::targets_in_reach(state, attacker);
    if reach.contains(&target) {
        return Ok(());
    }
    let near: Vec<String> = reach.iter().map(ToString::to_string).collect();
    let facts = said!("cannot-attack", who = attacker, other = target);
    Err(Refusal::new(Reason::OutOfReach, ACT_17, facts)
        .allowing(said!("reach-holds", ids = near.join(", "))))
}

/// Those who walk before a figure, its own walk, and those who come after it.
type Parted<'w> = (&'w [Walk], &'w Walk, Vec<FigureId>);

fn parted(walks: &[Walk], figure: FigureId) -> Result<Parted<'_>, Refusal> {
    let found = walks.iter().position(|walk| walk.figure == figure);
    let Some((index, walk)) = found.and_then(|index| Some((index, walks.get(index)?))) else {
        let facts = said!("walks-not-now", who = figure);
        return Err(Refusal::new(Reason::NothingPending, ACT_22, facts));
    };
    let after = walks.iter().skip(index + 1).map(|walk| walk.figure).collect();
    Ok((walks.get(..index).unwrap_or_default(), walk, after))
}

/// A figure walks towards another goal (ACT-13).
fn towards(
    state: &State,
    (band, target): (u32, BandTarget),
    walks: &[Walk],
    figure: FigureId,
    goal: Goal,
) -> Result<(Ruling, Chosen), Refusal> {
    let (before, own, after) = parted(walks, figure)?;
    check_goal(state, goal)?;
    let walk = intruders::walk_towards(state, target, before, figure, goal);
    let Some(walk) = walk.filter(|_| own.goal != goal) else { return Err(happens_anyway()) };
    let automatic = Ruling::Goal { figure, goal: own.goal };
    Ok((automatic, Chosen::Walk { band, target, before: before.to_vec(), walk, after }))
}

fn check_goal(state: &State, goal: Goal) -> Result<(), Refusal> {
    match goal {
        Goal::Hex(hex) if !state.can_enter(hex) => {
            let facts = said!("cannot-be-entered", hex = hex);
            Err(Refusal::new(Reason::HexClosed, ACT_14, facts))
        }
        Goal::Hex(_) | Goal::City | Goal::Target => Ok(()),
    }
}

/// A figure walks step by step where the game master says.
fn along(
    state: &State,
    (band, target): (u32, BandTarget),
    walks: &[Walk],
    figure: FigureId,
    steps: &[Hex],
) -> Result<(Ruling, Chosen), Refusal> {
    let (before, own, after) = parted(walks, figure)?;
    let (automatic, walk) = stepping(state, before, own, steps)?;
    Ok((automatic, Chosen::Walk { band, target, before: before.to_vec(), walk, after }))
}

/// The steps of a figure, and those that the game master puts in their place.
fn stepping(
    state: &State,
    before: &[Walk],
    own: &Walk,
    steps: &[Hex],
) -> Result<(Ruling, Walk), Refusal> {
    let figure = own.figure;
    let Some((&start, entered)) = own.path.split_first() else { return Err(decided_elsewhere()) };
    if entered == steps {
        return Err(happens_anyway());
    }
    check_steps(state, figure, start, steps)?;
    if let Some(&end) = steps.last()
        && !intruders::has_room_after(state, before, figure, end)
    {
        let facts = said!("no-room-by-then", hex = end, who = figure);
        return Err(Refusal::new(Reason::HexFull, HEI_149, facts));
    }
    let automatic = Ruling::Path { figure, path: entered.to_vec() };
    let path = std::iter::once(start).chain(steps.iter().copied()).collect();
    Ok((automatic, Walk { figure, goal: own.goal, path }))
}

/// Can a figure take these steps: not more than it may, each into an open hex beside the last, and
/// over a barricade as the only one (ACT-14, ACT-15)?
fn check_steps(state: &State, figure: FigureId, start: Hex, steps: &[Hex]) -> Result<(), Refusal> {
    let allowance = state.profile_of(figure).map_or(0, |profile| profile.movement) as usize;
    if steps.len() > allowance {
        let facts = said!("walks-at-most", who = figure, most = allowance);
        return Err(Refusal::new(Reason::TooFar, ACT_14, facts));
    }
    let mut here = start;
    for &next in steps {
        let Some(side) = here.side_to(next) else {
            let facts = said!("no-neighbours", from = here, to = next);
            return Err(Refusal::new(Reason::PathBroken, ACT_14, facts));
        };
        if !state.can_enter(next) {
            let facts = said!("cannot-be-entered", hex = next);
            return Err(Refusal::new(Reason::HexClosed, ACT_14, facts));
        }
        if !state.in_contact(here, next) {
            let facts = said!("wall-between", from = here, to = next);
            return Err(Refusal::new(Reason::WallBetween, ACT_14, facts));
        }
        if state.barricades.contains_key(&side) && steps.len() > 1 {
            let facts = said!("barricade-takes-move", from = here, to = next);
            return Err(Refusal::new(Reason::BarricadeAhead, ACT_15, facts));
        }
        here = next;
    }
    Ok(())
}

/// What the game master could choose now, for the list of orders; paths and free numbers are not
/// all listed.
pub(crate) fn choices(state: &State) -> Vec<Ruling> {
    match &state.pending {
        None => Vec::new(),
        Some(Decision::Arrival { comes }) => vec![Ruling::Arrival { comes: !comes }],
        Some(Decision::Strength { ogres, .. }) => {
            let ogres = *ogres;
            (1..=tables::BAND_DICE * 6).map(|skaven| Ruling::Strength { skaven, ogres }).collect()
        }
        Some(Decision::Aim { .. }) => {
            [Aim::Nearest, Aim::Temple, Aim::Castle].map(|aim| Ruling::Aim { aim }).into()
        }
        Some(Decision::Entry { .. }) => {
            let doors = intruders::doors_from(state, 0).map(|(_, exit)| exit);
            let hexes: BTreeSet<Hex> = doors.chain(state.enemy.craters.iter().copied()).collect();
            hexes.into_iter().map(|hex| Ruling::Entry { hex }).collect()
        }
        Some(Decision::Order { bands }) => first_in_turn(bands),
        Some(Decision::Target { band, .. }) => {
            let band = *band;
            let places = Place::THAT_FALL.map(BandTarget::Place).into_iter();
            let targets = places.chain([BandTarget::Hunt, BandTarget::Stay]);
            targets.map(|target| Ruling::Target { band, target }).collect()
        }
        Some(Decision::March { walks, .. }) => walks.iter().flat_map(walk_choices).collect(),
        Some(Decision::Prowl { walk }) => walk_choices(walk),
        Some(Decision::Attack { attacker, .. }) => {
            let attacker = *attacker;
            let reach = combat::targets_in_reach(state, attacker).into_iter();
            reach.map(|target| Ruling::Attack { attacker, target }).collect()
        }
    }
}

/// Each band first, the others behind it as they were.
fn first_in_turn(bands: &[u32]) -> Vec<Ruling> {
    let first = |&first: &u32| {
        let others = bands.iter().copied().filter(move |&band| band != first);
        Ruling::Order { bands: std::iter::once(first).chain(others).collect() }
    };
    bands.iter().map(first).collect()
}

/// A figure may go for the other goal, stay, or take any one step.
fn walk_choices(walk: &Walk) -> Vec<Ruling> {
    let figure = walk.figure;
    let goals = [Goal::City, Goal::Target].map(|goal| Ruling::Goal { figure, goal });
    let start = walk.path.first().copied();
    let steps = start.into_iter().flat_map(|start| start.neighbours().map(|hex| vec![hex]));
    let paths = std::iter::once(Vec::new()).chain(steps);
    goals.into_iter().chain(paths.map(|path| Ruling::Path { figure, path })).collect()
}
