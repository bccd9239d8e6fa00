//! What to do with swords: the extension that gives most, and the knight that changes most.

use crate::cards::Action;
use crate::colours::Colour;
use crate::command::{Command, Extend, Knight};
use crate::extension::{Rim, moves};
use crate::land::Terrain;
use crate::options::extensions;
use crate::space::Space;
use crate::state::{Acting, State};
use crate::{action, knights, options};

/// A mountain that is taken.
const MOUNTAIN: u32 = 18;
/// A knight who lets a territory take from a neighbour, or keeps a neighbour off.
const DECISIVE: u32 = 24;
/// Any other knight.
const SPARE: u32 = 6;
/// Ducats for a wood.
const WOOD: u32 = 15;
/// So many extensions are looked at closely.
const CLOSELY: usize = 10;

/// An extension or a knight, and what it is worth in tenths of a point.
type Worth<T> = (u32, T);

/// What one sword is worth.
pub(super) fn single(state: &State, colour: Colour) -> u32 {
    let extension = best_extension(state, colour).map_or(0, |(worth, _)| worth);
    extension.max(best_knight(state, colour).map_or(0, |(worth, _)| worth))
}

/// What two swords are worth.
pub(super) fn double(state: &State, colour: Colour) -> u32 {
    let extension = best_extension(state, colour).map_or(0, |(worth, _)| worth);
    let knight = best_knight(state, colour).map_or(0, |(worth, _)| worth);
    extension.max(knight) + knight
}

/// The next order of an action with swords.
pub(super) fn order(state: &State, acting: &Acting) -> Command {
    let colour = acting.by;
    let may_extend = action::check_extension(acting).is_ok();
    let extension = best_extension(state, colour).filter(|_| may_extend);
    let knight = best_knight(state, colour);
    // Of two swords the knight comes first: it counts for the extension.
    let knight_first = acting.action == Action::DoubleSword && acting.placed == 0;
    match (extension, knight) {
        (Some((_, extend)), None) => Command::Extend(extend),
        (Some((worth, extend)), Some((other, _))) if worth >= other && !knight_first => {
            Command::Extend(extend)
        }
        (_, Some((_, space))) if action::check_knight(acting).is_ok() => {
            Command::Knight(Knight { space, treasures: Vec::new() })
        }
        (Some((_, extend)), _) => Command::Extend(extend),
        _ => Command::Done,
    }
}

/// The extension that gives most, with what others lose by it.
fn best_extension(state: &State, colour: Colour) -> Option<Worth<Extend>> {
    let acting = Acting {
        by: colour,
        slot: 0,
        action: Action::SingleSword,
        placed: 0,
        extended: false,
        looking: None,
    };
    let areas = state.areas();
    let rough = |castle: Space, space: Space| -> u32 {
        let terrain = match state.board.land.at(space) {
            Terrain::Town => 60,
            Terrain::Mountain => 10 + MOUNTAIN,
            Terrain::Plain | Terrain::Wood => 10,
        };
        let loses = areas.castle_over(space).is_some_and(|other| other != castle);
        terrain + if loses { 6 } else { 0 }
    };
    let mut all: Vec<(u32, Extend)> = Vec::new();
    for it in extensions(state, &acting) {
        let one = rough(it.castle, it.first);
        let single = vec![it.first];
        if crate::extending::check(state, &areas, colour, it.castle, &single).is_ok() {
            all.push((one, Extend { castle: it.castle, spaces: single }));
        }
        for then in it.then {
            let spaces = vec![it.first, then];
            all.push((one + rough(it.castle, then), Extend { castle: it.castle, spaces }));
        }
    }
    all.sort_by(|(one, _), (other, _)| other.cmp(one));
    all.truncate(CLOSELY);
    let close = all.into_iter().map(|(_, extend)| (closely(state, colour, &extend), extend));
    close.max_by_key(|(worth, _)| *worth)
}

/// What an extension gives, and half of what others lose by it.
fn closely(state: &State, colour: Colour, extend: &Extend) -> u32 {
    let before = state.areas();
    let Some(line) = Rim::of(&state.board, &before, extend.castle, &extend.spaces) else {
        return 0;
    };
    let mut board = state.board.clone();
    line.draw(&mut board);
    let after = board.areas();
    let mountains = board.land.count(Terrain::Mountain, &extend.spaces) * MOUNTAIN;
    let all = moves(&board, (&before, &after), colour, &extend.spaces, state.neutral);
    let tenths = |stone: &crate::extension::Move| {
        stone.points.unsigned_abs() * if stone.colour == colour { 10 } else { 4 }
    };
    let founded: u32 = board
        .foundings(&after)
        .iter()
        .map(|it| if it.owner == colour { it.points * 10 } else { 0 })
        .sum();
    mountains + founded + all.iter().map(tenths).sum::<u32>()
}

/// Where a knight changes most.
fn best_knight(state: &State, colour: Colour) -> Option<Worth<Space>> {
    if state.knights.get(&colour).is_none_or(|left| *left == 0) {
        return None;
    }
    let areas = state.areas();
    let strength =
        |castle: Space| areas.territory(castle).map_or(0, |area| state.board.strength(area));
    let worth = |space: Space| -> Option<u32> {
        let due = knights::wood(state, space);
        if !options::pays(state, colour, due) {
            return None;
        }
        let cost = if due > 0 { WOOD } else { 0 };
        let gain = match areas.castle_over(space) {
            None => SPARE / 2,
            Some(castle) => {
                let own = strength(castle);
                let others = state.board.castles.iter().filter(|(other, owner)| {
                    **owner != colour && !areas.shared_sides(castle, **other).is_empty()
                });
                let decides = others.filter(|(other, _)| {
                    let against = strength(**other);
                    own == against || own + 1 == against
                });
                SPARE + DECISIVE * rulebook::count(decides.count()).min(2)
            }
        };
        Some(gain.saturating_sub(cost))
    };
    let places = state.board.places_for_knights(colour).into_iter();
    places.filter_map(|space| Some((worth(space)?, space))).max_by_key(|(worth, _)| *worth)
}
