//! Hexes by their centres and corners, as one draws them with a ruler.
#![allow(clippy::disallowed_types, reason = "another way than the rules' integers is the point")]

use std::collections::{BTreeMap, BTreeSet};

/// Column and row; odd rows lie half a hex to the right.
pub(super) type Hex = (i32, i32);

/// The six hexes around one: north-east, east, south-east, south-west, west, north-west.
pub(super) fn neighbours((column, row): Hex) -> [Hex; 6] {
    let right = column + row.rem_euclid(2);
    let left = right - 1;
    [
        (right, row - 1),
        (column + 1, row),
        (right, row + 1),
        (left, row + 1),
        (column - 1, row),
        (left, row - 1),
    ]
}

/// Steps from one hex to another.
pub(super) fn distance((column, row): Hex, (to, below): Hex) -> i32 {
    let slanted = |column: i32, row: i32| column - (row - row.rem_euclid(2)) / 2;
    let (across, down) = (slanted(to, below) - slanted(column, row), below - row);
    across.abs().max(down.abs()).max((across + down).abs())
}

/// The hex on the other side of one, straight on from its neighbour.
pub(super) fn straight_on(from: Hex, to: Hex) -> Option<Hex> {
    let direction = neighbours(from).iter().position(|&hex| hex == to)?;
    Some(neighbours(to)[direction])
}

fn centre((column, row): Hex) -> (f64, f64) {
    let half = f64::from(row.rem_euclid(2)) / 2.0;
    (f64::from(column) + half, f64::from(row) * 3.0_f64.sqrt() / 2.0)
}

/// Where a straight line from one point to another is within a hex, as parts of its length.
fn within(from: (f64, f64), to: (f64, f64), hex: Hex) -> Option<(f64, f64)> {
    let middle = centre(hex);
    let (mut enters, mut leaves) = (0.0_f64, 1.0_f64);
    for next in neighbours(hex) {
        // A hex is what lies on the near side of the six lines half-way to its neighbours.
        let beyond = centre(next);
        let normal = (beyond.0 - middle.0, beyond.1 - middle.1);
        let edge = ((beyond.0 + middle.0) / 2.0, (beyond.1 + middle.1) / 2.0);
        let side =
            |point: (f64, f64)| (point.0 - edge.0) * normal.0 + (point.1 - edge.1) * normal.1;
        let (start, end) = (side(from), side(to));
        if start > 0.0 && end > 0.0 {
            return None;
        }
        let crossing = start / (start - end);
        if start > 0.0 {
            enters = enters.max(crossing);
        } else if end > 0.0 {
            leaves = leaves.min(crossing);
        }
    }
    (leaves - enters > 1e-9).then_some((enters, leaves))
}

/// The table: letters of the map, walls and cliffs.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    letters: BTreeMap<Hex, char>,
    walls: BTreeSet<[Hex; 2]>,
    cliffs: BTreeSet<[Hex; 2]>,
}

fn side(one: Hex, other: Hex) -> [Hex; 2] {
    if one < other { [one, other] } else { [other, one] }
}

impl Ground {
    /// Reads a map that has all three parts.
    pub(super) fn read(map: &str) -> Self {
        let mut ground =
            Self { letters: BTreeMap::new(), walls: BTreeSet::new(), cliffs: BTreeSet::new() };
        let mut part = "";
        for line in map.lines() {
            if line.starts_with('[') {
                part = line;
            } else if part == "[picture]" {
                let (row, letters) = line.split_once('|').unwrap();
                for (column, letter) in (0..).zip(letters.split_whitespace()) {
                    let hex = (column, row.trim().parse().unwrap());
                    ground.letters.insert(hex, letter.chars().next().unwrap());
                }
            } else {
                let (hex, direction) = line.split_once(':').unwrap();
                let (column, row) = hex.split_once(',').unwrap();
                let hex = (column.parse().unwrap(), row.parse().unwrap());
                let names = ["NE", "E", "SE", "SW", "W", "NW"];
                let direction = names.iter().position(|name| *name == direction).unwrap();
                let into = if part == "[walls]" { &mut ground.walls } else { &mut ground.cliffs };
                into.insert(side(hex, neighbours(hex)[direction]));
            }
        }
        ground
    }

    /// `.` open, `w` woods, `h` hill, `d` difficult, `~` river, `v` village, `#` impassable and beyond the table.
    pub(super) fn at(&self, hex: Hex) -> char {
        self.letters.get(&hex).copied().unwrap_or('#')
    }

    pub(super) fn wall(&self, one: Hex, other: Hex) -> bool {
        self.walls.contains(&side(one, other))
    }

    pub(super) fn cliff(&self, one: Hex, other: Hex) -> bool {
        self.cliffs.contains(&side(one, other))
    }

    /// The hexes that a straight line crosses, in order, when it is nudged a tiny step to its left, and when
    /// it is nudged to its right (WAP-077).
    fn crossed(&self, from: Hex, to: Hex) -> [Vec<Hex>; 2] {
        let (start, end) = (centre(from), centre(to));
        let (across, down) = (end.0 - start.0, end.1 - start.1);
        let length = across.hypot(down);
        let nudge = (-down / length * 1e-5, across / length * 1e-5);
        [1.0, -1.0].map(|to_side| {
            let moved =
                |point: (f64, f64)| (point.0 + nudge.0 * to_side, point.1 + nudge.1 * to_side);
            let (start, end) = (moved(start), moved(end));
            let part = |&hex: &Hex| Some((within(start, end, hex)?.0, hex));
            let mut crossed: Vec<(f64, Hex)> = self.letters.keys().filter_map(part).collect();
            crossed.sort_by(|one, other| one.0.total_cmp(&other.0));
            crossed.into_iter().map(|(_, hex)| hex).collect()
        })
    }

    /// WAP-069 to WAP-077: is the line between two hexes clear? `occupied` tells where anybody stands.
    pub(super) fn sees(&self, from: Hex, to: Hex, occupied: &dyn Fn(Hex) -> bool) -> bool {
        let both_up = self.at(from) == 'h' && self.at(to) == 'h';
        let an_end = |hex: Hex| hex == from || hex == to;
        let blocks = |hex: Hex| match self.at(hex) {
            'w' | 'v' => true,
            'h' => !both_up || occupied(hex),
            _ => occupied(hex),
        };
        self.crossed(from, to).iter().any(|crossed| {
            let walled = crossed
                .windows(2)
                .any(|pair| self.wall(pair[0], pair[1]) && !an_end(pair[0]) && !an_end(pair[1]));
            !walled && !crossed.iter().any(|&hex| !an_end(hex) && blocks(hex))
        })
    }

    /// WAP-063, WAP-076: does the line come in by a walled hexside, whichever way it is nudged?
    pub(super) fn behind_wall(&self, from: Hex, to: Hex) -> bool {
        self.crossed(from, to)
            .iter()
            .all(|crossed| crossed.windows(2).any(|pair| pair[1] == to && self.wall(pair[0], to)))
    }
}
