//! Play 2, movement: groups, stops, breaking free, barricades, stacking, passage
//! (HEI-144 to HEI-151).

use crate::acting::{acting_faction, must_not_be_busy, own_figure};
use crate::cards::{conference, reserve};
use crate::clauses::{
    HEI_021, HEI_144, HEI_145, HEI_146, HEI_147, HEI_148, HEI_149, HEI_150, HEI_151, HEI_163, R_26,
    R_27, R_31, R_32, R_34, R_36, R_37, R_63, R_83, R_88,
};
use crate::command::{Move, Passage};
use crate::event::{BreakFreeFailed, FiguresMoved, JumpFailed, PassageBlocked, PassageRuled};
use crate::figures::{Faction, FigureId, Side};
use crate::refusal::{opening, said, the};
use crate::state::{Marker, State, Step, Whereabouts};
use crate::{Draft, Reason, Refusal, Stop, feuds, tables};
use board::{Hex, Hexside};
use decider::Contradiction;
use std::collections::{BTreeMap, BTreeSet};

/// Moves a group along a path.
pub(crate) fn move_group(order: &Move, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting_faction(Step::Movement, HEI_144, draft)?;
    let start = check_move(draft.state(), faction, order)?;
    if !breaks_free(start, &order.figures, draft)? {
        return Ok(());
    }
    let side = order.path.first().and_then(|&first| start.side_to(first));
    let blocks =
        |side: &Hexside| !all_fly(&order.figures) && draft.state().barricades.contains_key(side);
    match side.filter(blocks) {
        Some(barricade) => cross(order, start, barricade, draft),
        None => walk(order, start, faction, draft),
    }
}

/// Checks everything that can forbid a move, and gives the hex in which the group stands.
pub(crate) fn check_move(state: &State, faction: Faction, order: &Move) -> Result<Hex, Refusal> {
    let group = group(state, faction, &order.figures)?;
    check_path(state, &group, &order.path)?;
    check_markers(state, faction, group.start, &order.with)?;
    Ok(group.start)
}

/// May figures push something of this size into the next hex? Gives the hex in which they stand.
pub(crate) fn check_push(
    state: &State,
    faction: Faction,
    figures: &[FigureId],
    size: u32,
    hex: Hex,
) -> Result<Hex, Refusal> {
    let pushing = group(state, faction, figures)?;
    let group = MovingGroup { points: pushing.points + size, allowance: 1, ..pushing };
    check_path(state, &group, &[hex])?;
    Ok(group.start)
}

/// Figures that move together, as far as the slowest stat line says.
#[derive(Clone, Debug, PartialEq, Eq)]
struct MovingGroup {
    start: Hex,
    points: u32,
    allowance: u32,
    flies: bool,
}

fn group(state: &State, faction: Faction, figures: &[FigureId]) -> Result<MovingGroup, Refusal> {
    let distinct: BTreeSet<FigureId> = figures.iter().copied().collect();
    let Some(&first) = figures.first().filter(|_| distinct.len() == figures.len()) else {
        let facts = said!("move-figures-once");
        return Err(Refusal::new(Reason::BadList, R_31, facts));
    };
    let start = own_figure(state, faction, first)?;
    let mut allowance = u32::MAX;
    for &figure in figures {
        let hex = own_figure(state, faction, figure)?;
        if hex != start {
            let facts = said!("stand-apart", who = figure, hex = hex, other = first, start = start);
            return Err(
                Refusal::new(Reason::GroupApart, R_31, facts).allowing(said!("move-together"))
            );
        }
        let Some(entry) = state.figures.get(&figure) else { continue };
        if entry.stunned.is_some() {
            let facts = said!("stunned-stays", who = figure);
            return Err(Refusal::new(Reason::FigureStunned, HEI_163, facts));
        }
        feuds::check_calm(state, figure)?;
        conference::check_free(state, figure)?;
        reserve::check_awake(state, figure)?;
        if entry.moved {
            let facts = said!("has-moved", who = figure);
            return Err(Refusal::new(Reason::FigureSpent, HEI_144, facts));
        }
        must_not_be_busy(state, figure, HEI_144)?;
        allowance = allowance.min(state.profile_of(figure).map_or(0, |profile| profile.movement));
    }
    Ok(MovingGroup { start, points: points(figures), allowance, flies: all_fly(figures) })
}

/// Does everybody of a group fly? With one who walks, all walk.
fn all_fly(figures: &[FigureId]) -> bool {
    figures.iter().all(|figure| figure.kind().flies())
}

fn points(figures: &[FigureId]) -> u32 {
    figures.iter().map(|figure| figure.kind().size()).sum()
}

fn check_path(state: &State, group: &MovingGroup, path: &[Hex]) -> Result<(), Refusal> {
    let Some(&last) = path.last() else {
        let facts = said!("move-names-hexes");
        return Err(Refusal::new(Reason::BadList, HEI_144, facts));
    };
    // Whoever points at a hex far away means the way there, not a path of one hex.
    let away = group.start.distance(last);
    if path.len() == 1 && away > group.allowance && state.city.terrain(last).is_some() {
        let facts = said!("hex-too-far", hex = last, away = away, move = group.allowance);
        return Err(Refusal::new(Reason::TooFar, HEI_144, facts).allowing(said!("choose-nearer")));
    }
    let mut from = group.start;
    for (entered, &to) in (0_u32..).zip(path) {
        if group.flies && to != last {
            check_flight(state, from, to)?;
        } else {
            check_step(state, from, to, group.flies)?;
        }
        if entered >= group.allowance {
            let facts =
                said!("path-too-long", hex = to, number = entered + 1, move = group.allowance);
            return Err(Refusal::new(Reason::TooFar, HEI_144, facts));
        }
        if let Some(barricade) = barricade_between(state, from, to)
            && path.len() > 1
            && !group.flies
        {
            let facts = said!("barricade-ahead", side = barricade);
            return Err(Refusal::new(Reason::BarricadeAhead, HEI_147, facts)
                .allowing(said!("start-at-barricade")));
        }
        if to != last && must_stop(state, group.points, to) {
            let facts = said!("must-stop", hex = to, points = group.points);
            return Err(Refusal::new(Reason::MustStop, HEI_145, facts).allowing(said!("outnumber")));
        }
        from = to;
    }
    let there = state.points_in(Side::City, last);
    if last != group.start && there + group.points > tables::STACKING {
        let facts = said!(
            "full-for-group",
            hex = last,
            there = there,
            most = tables::STACKING,
            points = group.points
        );
        return Err(Refusal::new(Reason::HexFull, HEI_149, facts).allowing(said!("move-fewer")));
    }
    Ok(())
}

/// Can fliers cross into the next hex on their way: over houses, canal, walls and Walls of Water, but
/// neither into a fire nor out of the city? Answers what is there.
fn check_flight(state: &State, from: Hex, to: Hex) -> Result<char, Refusal> {
    let Some(terrain) = state.city.terrain(to) else {
        let facts = said!("no-such-hex", hex = to);
        return Err(Refusal::new(Reason::NoSuchHex, R_26, facts));
    };
    if from.side_to(to).is_none() {
        let facts = said!("not-beside", to = to, from = from);
        return Err(
            Refusal::new(Reason::PathBroken, HEI_144, facts).allowing(said!("name-every-hex"))
        );
    }
    if state.fires.contains_key(&to) {
        let facts = said!("burns", hex = to);
        return Err(Refusal::new(Reason::HexClosed, R_63, facts).allowing(said!("go-round-fire")));
    }
    if terrain == ',' {
        let facts = said!("outside-wall", hex = to);
        return Err(Refusal::new(Reason::HexClosed, HEI_021, facts));
    }
    Ok(terrain)
}

/// Can a group step from one hex to the next, whoever stands there? Fliers end their move so.
fn check_step(state: &State, from: Hex, to: Hex, flies: bool) -> Result<(), Refusal> {
    let terrain = check_flight(state, from, to)?;
    if !state.can_stand(to) {
        let ground = match terrain {
            '~' => "canal",
            'h' => "house",
            _ => "bridge",
        };
        let clause = if flies { R_37 } else { R_26 };
        let facts = said!("closed-ground", hex = to, ground = ground);
        return Err(Refusal::new(Reason::HexClosed, clause, facts));
    }
    if flies || state.in_contact(from, to) {
        return Ok(());
    }
    if from.side_to(to).is_some_and(|side| state.is_walled(side)) {
        let facts = said!("wall-between", from = from, to = to);
        return Err(Refusal::new(Reason::WallBetween, R_27, facts).allowing(said!("use-gates")));
    }
    let facts = said!("water-between", from = from, to = to);
    Err(Refusal::new(Reason::WallBetween, R_88, facts).allowing(said!("go-round-water")))
}

fn check_markers(
    state: &State,
    faction: Faction,
    start: Hex,
    markers: &[Marker],
) -> Result<(), Refusal> {
    for &marker in markers {
        let here = state.markers.get(&marker).is_some_and(|entry| entry.is_in(start));
        if !here || !leads(faction, marker) {
            let facts = said!("marker-stays", who = marker, hex = start, faction = the(faction));
            return Err(
                Refusal::new(Reason::MarkerStays, R_83, facts).allowing(said!("marker-goes-with"))
            );
        }
    }
    Ok(())
}

/// Does a civilian marker move along with figures of a faction?
const fn leads(faction: Faction, marker: Marker) -> bool {
    match marker {
        Marker::Queen => matches!(faction, Faction::ElvenGuard),
        Marker::Graf => matches!(faction, Faction::ElvenGuard | Faction::PalaceGuard),
        Marker::Brunhilde => matches!(faction, Faction::PalaceGuard),
        Marker::HighPriest => false,
    }
}

fn barricade_between(state: &State, from: Hex, to: Hex) -> Option<Hexside> {
    from.side_to(to).filter(|side| state.barricades.contains_key(side))
}

/// Must a group stop on entering this hex (HEI-145, R-32, R-33)?
fn must_stop(state: &State, points: u32, hex: Hex) -> bool {
    let enemies = state.points_in(Side::Enemy, hex);
    enemies > 0 && points + state.points_in(Side::City, hex) < 2 * enemies
}

/// Must a group that leaves this hex roll to break free (HEI-146, R-34)?
fn must_break_free(state: &State, start: Hex) -> bool {
    let enemies = state.points_in(Side::Enemy, start);
    enemies > 0 && state.points_in(Side::City, start) < 2 * enemies
}

/// Rolls to break free where that is needed; on failure the group stays and its move is spent.
pub(crate) fn breaks_free(
    start: Hex,
    figures: &[FigureId],
    draft: &mut Draft<'_>,
) -> Result<bool, Stop> {
    if !must_break_free(draft.state(), start) {
        return Ok(true);
    }
    draft.mark([R_34]);
    if draft.roll_d6(HEI_146, "break-free")? <= tables::BREAK_FREE {
        return Ok(true);
    }
    draft.mark([R_32]);
    draft.record(BreakFreeFailed { figures: figures.to_vec(), hex: start }.into())?;
    Ok(false)
}

/// Crosses a barricade: on foot it takes the whole move, riders jump and may fail (HEI-148, R-35).
fn cross(order: &Move, start: Hex, barricade: Hexside, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let mut over = Vec::new();
    for &figure in &order.figures {
        let jumps = figure.kind().is_mounted() && !figure.kind().flies();
        if jumps && draft.roll_d6(HEI_148, "jump")? > tables::JUMP {
            draft.record(JumpFailed { figure, barricade }.into())?;
        } else {
            over.push(figure);
        }
    }
    if over.is_empty() {
        return Ok(());
    }
    let path = std::iter::once(start).chain(order.path.iter().copied()).collect();
    take(over, path, order, draft)
}

/// Walks the path; friends who refuse passage may stop the group on its way (HEI-151, R-36).
fn walk(order: &Move, start: Hex, faction: Faction, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let mut path = vec![start];
    let mut blocked = None;
    let on_the_way = order.path.len() - 1;
    for (index, &hex) in order.path.iter().enumerate() {
        let refusing = refusing_points(draft.state(), faction, hex);
        if index < on_the_way && refusing > 0 && draft.roll_d6(HEI_151, "passage")? < refusing {
            blocked = Some(hex);
            break;
        }
        path.push(hex);
    }
    if let Some(hex) = blocked {
        draft.record(PassageBlocked { figures: order.figures.clone(), hex }.into())?;
        // The group halts in the last hex of its way that has room; where it started it always has.
        let points = points(&order.figures);
        let halts = |&hex: &Hex| {
            draft.state().can_enter(hex) && draft.state().has_room(Side::City, hex, points)
        };
        while path.len() > 1 && !path.last().is_some_and(halts) {
            path.pop();
        }
        if path.len() == 1 {
            return Ok(());
        }
    }
    take(order.figures.clone(), path, order, draft)
}

/// The figures go their way, and markers with them.
fn take(
    figures: Vec<FigureId>,
    path: Vec<Hex>,
    order: &Move,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    draft.mark([R_31]);
    if !order.with.is_empty() {
        draft.mark([R_83]);
    }
    draft.record(FiguresMoved { figures, path, markers: order.with.clone() }.into())
}

/// Size points in a hex of factions that refuse passage to this one.
fn refusing_points(state: &State, mover: Faction, hex: Hex) -> u32 {
    let refuses = |figure: &FigureId| {
        state
            .master_of(*figure)
            .is_some_and(|owner| state.passage_refused.contains(&(owner, mover)))
    };
    state.side_in(Side::City, hex).filter(refuses).map(|figure| figure.kind().size()).sum()
}

/// Grants or refuses passage through one's own figures, until said otherwise (HEI-150).
pub(crate) fn rule_passage(passage: &Passage, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let owner = crate::acting::leading_faction(HEI_150, draft)?;
    let Passage { mover, allowed } = *passage;
    let refused = draft.state().passage_refused.contains(&(owner, mover));
    if mover == owner || refused != allowed {
        let facts = if mover == owner {
            said!("own-figures-pass")
        } else {
            let allowed = if allowed { "yes" } else { "no" };
            said!("passage-is-so", faction = opening(mover), allowed = allowed)
        };
        return Refusal::new(Reason::BadList, HEI_150, facts).into();
    }
    draft.mark([R_36]);
    draft.record(PassageRuled { owner, mover, allowed }.into())
}

/// Every hex in which a group could end its move, with the path that enters the fewest hexes; ways
/// without a passage roll come first. For lists of options, bots and the page.
pub(crate) fn reachable(
    state: &State,
    faction: Faction,
    figures: &[FigureId],
) -> BTreeMap<Hex, Vec<Hex>> {
    let Ok(group) = group(state, faction, figures) else { return BTreeMap::new() };
    let mut found = ways(state, faction, &group, false);
    for (hex, path) in ways(state, faction, &group, true) {
        found.entry(hex).or_insert(path);
    }
    found
}

fn ways(
    state: &State,
    faction: Faction,
    group: &MovingGroup,
    through_refusing: bool,
) -> BTreeMap<Hex, Vec<Hex>> {
    let mut found: BTreeMap<Hex, Vec<Hex>> = BTreeMap::from([(group.start, Vec::new())]);
    let mut edge = vec![group.start];
    for step in 0..group.allowance {
        let mut next_edge = Vec::new();
        for from in edge {
            for to in from.neighbours() {
                let crosses = !group.flies && barricade_between(state, from, to).is_some();
                let open = if group.flies {
                    check_flight(state, from, to).is_ok()
                } else {
                    state.is_open(from, to)
                };
                if found.contains_key(&to) || !open || (crosses && step > 0) {
                    continue;
                }
                let path = found.get(&from).into_iter().flatten().copied().chain([to]).collect();
                found.insert(to, path);
                let refuses = !through_refusing && refusing_points(state, faction, to) > 0;
                if !crosses && !refuses && !must_stop(state, group.points, to) {
                    next_edge.push(to);
                }
            }
        }
        edge = next_edge;
    }
    found.remove(&group.start);
    found.retain(|&hex, _| state.can_enter(hex) && state.has_room(Side::City, hex, group.points));
    found
}

pub(crate) fn figures_moved(state: &mut State, event: &FiguresMoved) -> Result<(), Contradiction> {
    let Some(&to) = event.path.last() else {
        return Err(Contradiction::new("a move without a path"));
    };
    set_out(state, &event.figures);
    for &figure in &event.figures {
        state.known(figure)?.moved = true;
        state.put(figure, Whereabouts::Map(to));
        for &hex in &event.path {
            state.note_tower(figure, hex);
        }
    }
    for marker in &event.markers {
        if let Some(entry) = state.markers.get_mut(marker) {
            entry.hex = to;
        }
    }
    Ok(())
}

/// Remembers who has begun to move in this step.
fn set_out(state: &mut State, figures: &[FigureId]) {
    let masters = figures.iter().filter_map(|&figure| state.master_of(figure));
    let masters: Vec<Faction> = masters.collect();
    if state.step == Some(Step::Movement) {
        state.set_out.extend(masters);
    }
}

fn spend(state: &mut State, figures: &[FigureId]) -> Result<(), Contradiction> {
    set_out(state, figures);
    for &figure in figures {
        state.known(figure)?.moved = true;
    }
    Ok(())
}

pub(crate) fn break_free_failed(
    state: &mut State,
    event: &BreakFreeFailed,
) -> Result<(), Contradiction> {
    spend(state, &event.figures)
}

pub(crate) fn passage_blocked(
    state: &mut State,
    event: &PassageBlocked,
) -> Result<(), Contradiction> {
    spend(state, &event.figures)
}

pub(crate) fn jump_failed(state: &mut State, event: &JumpFailed) -> Result<(), Contradiction> {
    spend(state, &[event.figure])
}

pub(crate) fn passage_ruled(state: &mut State, event: &PassageRuled) -> Result<(), Contradiction> {
    let pair = (event.owner, event.mover);
    if event.allowed {
        state.passage_refused.remove(&pair);
    } else {
        state.passage_refused.insert(pair);
    }
    Ok(())
}
