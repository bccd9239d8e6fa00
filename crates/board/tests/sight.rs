//! Lines between hexes against a second account of them: every hexagon of the neighbourhood is cut with
//! the line by fractions of whole numbers, without walking from hex to hex.

use board::{Crossing, Direction, Hex, Hexside, SightLine, SightStep};
use proptest::prelude::*;
use std::{cmp::Ordering, collections::BTreeSet};

/// Parts of a whole step along the line: numerator, denominator above nought.
#[derive(Clone, Copy, Debug)]
struct Fraction(i128, i128);

impl Fraction {
    fn new(numerator: i128, denominator: i128) -> Self {
        Self(numerator * denominator.signum(), denominator.abs())
    }

    fn against(self, other: Self) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }
}

/// Everything is measured in millionths, so that a line can be moved aside by very little.
const UNIT: i128 = 1_000_000;

type Point = (i128, i128);

fn centre(hex: Hex) -> Point {
    let (column, row) = (i128::from(hex.column()), i128::from(hex.row()));
    ((2 * column + (row & 1)) * UNIT, 3 * row * UNIT)
}

fn corners(hex: Hex) -> [Point; 6] {
    let (x, y) = centre(hex);
    [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)].map(|(a, b)| (x + a * UNIT, y + b * UNIT))
}

/// The part of the line that lies in the closed hexagon, and whether it has a point inside of it.
fn cut(hex: Hex, from: Point, to: Point) -> Option<(Fraction, Fraction, bool)> {
    let corners = corners(hex);
    let (mut enter, mut leave) = (Fraction(0, 1), Fraction(1, 1));
    let mut inside = true;
    for index in 0..6 {
        let (a, b) = (corners[index], corners[(index + 1) % 6]);
        // Nought or more on the inner side of this hexside.
        let depth = |p: Point| (b.0 - a.0) * (p.1 - a.1) - (b.1 - a.1) * (p.0 - a.0);
        let (first, last) = (depth(from), depth(to));
        inside &= (first, last) != (0, 0);
        let change = last - first;
        if change == 0 {
            if first < 0 {
                return None;
            }
            continue;
        }
        let crossing = Fraction::new(-first, change);
        if change > 0 && crossing.against(enter).is_gt() {
            enter = crossing;
        }
        if change < 0 && crossing.against(leave).is_lt() {
            leave = crossing;
        }
    }
    match enter.against(leave) {
        Ordering::Greater => None,
        Ordering::Equal => Some((enter, leave, false)),
        Ordering::Less => Some((enter, leave, inside)),
    }
}

fn neighbourhood(from: Hex, to: Hex) -> Vec<Hex> {
    let range = |a: i16, b: i16| (a.min(b) - 2)..=(a.max(b) + 2);
    range(from.row(), to.row())
        .flat_map(|row| range(from.column(), to.column()).map(move |column| Hex::new(column, row)))
        .collect()
}

/// The hexes whose inside a line meets, in order, when it is moved by `aside` millionths.
fn hexes_moved_aside(from: Hex, to: Hex, aside: i128) -> Vec<Hex> {
    let ((a, b), (c, d)) = (centre(from), centre(to));
    let (over, down) = ((d - b) / UNIT, (c - a) / UNIT);
    let moved = |(x, y): Point| (x + aside * over, y - aside * down);
    let mut met: Vec<_> = neighbourhood(from, to)
        .into_iter()
        .filter_map(|hex| {
            let (enter, leave, inside) = cut(hex, moved((a, b)), moved((c, d)))?;
            inside.then_some((hex, enter, leave))
        })
        .collect();
    met.sort_by(|x, y| x.1.against(y.1).then(x.2.against(y.2)));
    met.into_iter().map(|(hex, ..)| hex).collect()
}

fn entered(from: Hex, steps: &[SightStep]) -> Vec<Hex> {
    std::iter::once(from).chain(steps.iter().map(|step| step.hex)).collect()
}

fn backwards(to: Hex, steps: &[SightStep]) -> Vec<SightStep> {
    let hexes = entered(to, steps);
    let before = hexes.iter().rev().skip(1);
    steps.iter().rev().zip(before).map(|(step, &hex)| SightStep { side: step.side, hex }).collect()
}

fn shifted(hex: Hex, east: i16, south_east: i16) -> Hex {
    let mut moved = Hex::new(hex.column() + east, hex.row());
    for _ in 0..south_east {
        moved = moved.neighbour(Direction::SouthEast);
    }
    moved
}

prop_compose! {
    fn any_hex()(column in 0_i16..24, row in 0_i16..24) -> Hex { Hex::new(column, row) }
}

proptest! {
    #[test]
    fn lines_moved_aside_agree_with_cutting(from in any_hex(), to in any_hex()) {
        let line = SightLine::between(from, to);
        prop_assert_eq!(entered(from, line.left()), hexes_moved_aside(from, to, 1));
        prop_assert_eq!(entered(from, line.right()), hexes_moved_aside(from, to, -1));
    }

    #[test]
    fn crossings_agree_with_cutting(from in any_hex(), to in any_hex()) {
        prop_assume!(from != to);
        let (start, end) = (centre(from), centre(to));
        let (mut inside, mut along, mut touched) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for hex in neighbourhood(from, to) {
            match cut(hex, start, end) {
                Some((_, _, true)) => inside.insert(hex),
                Some((enter, leave, false)) if enter.against(leave).is_lt() => along.insert(hex),
                Some(_) => touched.insert(hex),
                None => false,
            };
        }
        inside.remove(&from);
        inside.remove(&to);
        let mut said = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        let mut crossed = BTreeSet::new();
        for crossing in SightLine::between(from, to).crossings() {
            match crossing {
                Crossing::Across(side) => prop_assert!(crossed.insert(side)),
                Crossing::Through(hex) => prop_assert!(said.0.insert(hex)),
                Crossing::Along(side) => said.1.extend(side.hexes()),
                Crossing::Corner { side, touched } => {
                    prop_assert!(crossed.insert(side));
                    prop_assert!(said.2.insert(touched));
                }
            }
        }
        prop_assert_eq!(said, (inside, along, touched));
    }

    #[test]
    fn the_way_back_is_the_same_way(from in any_hex(), to in any_hex()) {
        let (there, back) = (SightLine::between(from, to), SightLine::between(to, from));
        prop_assert_eq!(backwards(from, there.left()), back.right());
        prop_assert_eq!(backwards(from, there.right()), back.left());
        let mut reversed = back.crossings();
        reversed.reverse();
        prop_assert_eq!(there.crossings(), reversed);
    }

    #[test]
    fn a_line_looks_the_same_elsewhere(
        from in any_hex(), to in any_hex(), east in 0_i16..9, south_east in 0_i16..9,
    ) {
        let there = |hex| shifted(hex, east, south_east);
        let side = |side: Hexside| Hexside::new(there(side.hexes()[0]), side.direction());
        let line = SightLine::between(from, to);
        let moved: Vec<_> = line.crossings().into_iter().map(|crossing| match crossing {
            Crossing::Across(crossed) => Crossing::Across(side(crossed)),
            Crossing::Through(hex) => Crossing::Through(there(hex)),
            Crossing::Along(run) => Crossing::Along(side(run)),
            Crossing::Corner { side: crossed, touched } =>
                Crossing::Corner { side: side(crossed), touched: there(touched) },
        }).collect();
        prop_assert_eq!(SightLine::between(there(from), there(to)).crossings(), moved);
    }

    #[test]
    fn every_step_leads_to_a_neighbour_and_the_last_one_to_the_end(from in any_hex(), to in any_hex()) {
        let line = SightLine::between(from, to);
        for steps in [line.left(), line.right()] {
            let mut hex = from;
            for step in steps {
                prop_assert_eq!(hex.side_to(step.hex), Some(step.side));
                hex = step.hex;
            }
            prop_assert_eq!(hex, to);
        }
    }
}

fn crossings(from: &str, to: &str) -> Vec<Crossing> {
    SightLine::between(from.parse().unwrap(), to.parse().unwrap()).crossings()
}

#[test]
fn along_a_row_it_crosses_one_hexside_after_the_other() {
    let side = |text: &str| Crossing::Across(text.parse().unwrap());
    let hex = |text: &str| Crossing::Through(text.parse().unwrap());
    assert_eq!(
        crossings("2,2", "5,2"),
        [side("2,2:E"), hex("3,2"), side("3,2:E"), hex("4,2"), side("4,2:E")]
    );
    assert_eq!(crossings("2,2", "3,2"), [side("2,2:E")]);
    assert_eq!(crossings("2,2", "2,2"), []);
}

#[test]
fn straight_down_it_runs_along_every_other_hexside() {
    assert_eq!(
        crossings("4,4", "4,8"),
        [
            Crossing::Along("3,5:E".parse().unwrap()),
            Crossing::Through("4,6".parse().unwrap()),
            Crossing::Along("3,7:E".parse().unwrap()),
        ]
    );
}

#[test]
fn a_line_can_touch_a_hex_in_one_corner_only() {
    let touched: Vec<_> = crossings("0,0", "7,1")
        .into_iter()
        .filter_map(|crossing| match crossing {
            Crossing::Corner { side, touched } => Some((side.to_string(), touched.to_string())),
            _ => None,
        })
        .collect();
    assert_eq!(touched, [("2,0:E".into(), "2,1".into()), ("4,1:E".into(), "5,0".into())]);
}

#[test]
fn one_open_side_is_enough_but_it_must_be_open_all_the_way() {
    let line = SightLine::between("4,4".parse().unwrap(), "4,8".parse().unwrap());
    let clear = |blocking: &[&str]| {
        line.is_clear(|step| blocking.iter().any(|hex| step.hex.to_string() == *hex))
    };
    assert!(clear(&["3,5", "3,7"]), "the other side is open");
    assert!(!clear(&["3,5", "4,5"]), "both sides of one hexside");
    assert!(!clear(&["3,5", "4,7"]), "left of the one and right of the other");
    assert!(!clear(&["4,6"]), "a hex in the middle is on both sides");
}
