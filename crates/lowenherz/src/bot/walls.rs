//! Where boundaries close most land for fewest pieces.

use crate::areas::Areas;
use crate::board::Board;
use crate::colours::Colour;
use crate::land::Terrain;
use crate::space::{SPACES, Side, Space};
use crate::state::State;
use crate::tables::{COLUMNS, ROWS};
use rulebook::count;

/// Boundaries to place, and what they are worth in tenths of a point.
#[derive(Clone, Debug, Default)]
pub(super) struct Walls {
    pub(super) worth: u32,
    pub(super) sides: Vec<Side>,
}

/// A mountain in a territory, by the cards to come.
const MOUNTAIN: u32 = 18;
/// Land that is closed in later, in parts of a hundred of what it is worth.
const LATER: u32 = 55;

/// The best use of so many boundaries: the piece of land around one of one's castles that is worth most for
/// each boundary that it still needs.
pub(super) fn best(state: &State, colour: Colour, most: u32) -> Walls {
    let (board, areas) = (&state.board, state.areas());
    let most = most.min(board.stock);
    let open = board
        .castles
        .iter()
        .filter(|(castle, owner)| **owner == colour && areas.territory(**castle).is_none());
    let map = Map::of(board);
    let mut best = Walls::default();
    for (castle, _) in open {
        let walls = around(&map, &areas, *castle, most);
        if walls.worth > best.worth {
            best = walls;
        }
    }
    best
}

/// The map, with sides that can be looked up at once.
struct Map<'b> {
    board: &'b Board,
    barred: [bool; SPACES * 2],
}

impl<'b> Map<'b> {
    fn of(board: &'b Board) -> Self {
        let mut barred = [false; SPACES * 2];
        for side in &board.boundaries {
            if let Some(barred) = barred.get_mut(side.index()) {
                *barred = true;
            }
        }
        Self { board, barred }
    }

    fn is_barred(&self, side: Side) -> bool {
        self.barred.get(side.index()) == Some(&true)
    }
}

/// Land around a castle, within every rectangle that holds it.
fn around(map: &Map<'_>, areas: &Areas, castle: Space, most: u32) -> Walls {
    let mut best = Walls::default();
    let reach = 4;
    let (column, row) = (castle.column(), castle.row());
    for left in column.saturating_sub(reach)..=column {
        for right in column..=(column + reach).min(COLUMNS - 1) {
            for top in row.saturating_sub(reach)..=row {
                for bottom in row..=(row + reach).min(ROWS - 1) {
                    let within = |space: Space| {
                        (left..=right).contains(&space.column())
                            && (top..=bottom).contains(&space.row())
                    };
                    let walls = closing(map, areas, castle, most, &within);
                    if walls.worth > best.worth {
                        best = walls;
                    }
                }
            }
        }
    }
    best
}

/// What it takes to close in the land that a castle reaches within some bounds, and what that is worth.
fn closing(
    map: &Map<'_>,
    areas: &Areas,
    castle: Space,
    most: u32,
    within: &dyn Fn(Space) -> bool,
) -> Walls {
    let board = map.board;
    let mut inside = [false; SPACES];
    let (mut land, mut edge) = (Vec::new(), vec![castle]);
    while let Some(space) = edge.pop() {
        match inside.get_mut(space.index()) {
            Some(inside) if !*inside => *inside = true,
            _ => continue,
        }
        if space != castle && board.castles.contains_key(&space) {
            return Walls::default();
        }
        land.push(space);
        let open =
            |next: &Space| Side::between(space, *next).is_some_and(|side| !map.is_barred(side));
        edge.extend(space.neighbours().filter(|next| within(*next)).filter(open));
    }
    let mut sides = Vec::new();
    for space in &land {
        for next in space.neighbours() {
            let outside = inside.get(next.index()) == Some(&false);
            if outside
                && let Some(side) = Side::between(*space, next)
                && !map.is_barred(side)
            {
                sides.push(side);
            }
        }
    }
    let needed = count(sides.len());
    let (_, points) = board.worth(&land);
    let worth = points * 10 + board.land.count(Terrain::Mountain, &land) * MOUNTAIN;
    let worth = if needed <= most {
        worth
    } else {
        // What is not closed at once, others may spoil.
        worth * most * LATER / 100 / needed.max(1)
    };
    // Sides that are shared with a neighbour's plan help them, too; those at the frame of other land do not.
    sides.sort_by_key(|side| {
        let [one, other] = side.spaces();
        (areas.at(one).castles.len() + areas.at(other).castles.len(), *side)
    });
    sides.truncate(most as usize);
    Walls { worth, sides }
}
