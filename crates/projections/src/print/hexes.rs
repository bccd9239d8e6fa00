//! Hexes as sheets draw them: odd rows stand half a hex to the right, and the number of each stands in its lower half.

use super::html::Html;
use board::{Direction, Hex};

/// Half a hex from west to east, and from its middle to its top, in units of the drawing.
const HALF: i32 = 26;
const RADIUS: i32 = 30;

const CORNERS: [(i32, i32); 6] = [
    (0, -RADIUS),
    (HALF, -RADIUS / 2),
    (HALF, RADIUS / 2),
    (0, RADIUS),
    (-HALF, RADIUS / 2),
    (-HALF, -RADIUS / 2),
];

/// The middle of a hex.
fn middle(hex: Hex) -> (i32, i32) {
    let (column, row) = (i32::from(hex.column()), i32::from(hex.row()));
    (HALF * (2 * column + 1 + (row & 1)), RADIUS + row * RADIUS * 3 / 2)
}

/// A drawing of these hexes; `said` is what it is for those who do not see it.
pub(crate) fn drawing(
    html: &mut Html,
    hexes: impl Iterator<Item = Hex>,
    said: &str,
    draw: impl FnOnce(&mut Html),
) {
    let furthest = |(right, bottom): (i32, i32), (x, y): (i32, i32)| (right.max(x), bottom.max(y));
    let (right, bottom) = hexes.map(middle).fold((0, 0), furthest);
    let frame = format!("-4 -4 {} {}", right + HALF + 8, bottom + RADIUS + 8);
    let attributes = [("viewBox", frame.as_str()), ("role", "img"), ("aria-label", said)];
    html.with("svg", &attributes, draw);
}

/// A hex with what stands in it and its number; `class` is its ground.
pub(crate) fn tile(html: &mut Html, hex: Hex, class: &str, mark: &str) {
    let (x, y) = middle(hex);
    let corners = CORNERS.map(|(right, down)| format!("{},{}", x + right, y + down)).join(" ");
    html.with("polygon", &[("class", class), ("points", &corners)], |_| ());
    text(html, if mark.chars().count() > 2 { "fate" } else { "place" }, (x, y - 3), mark);
    text(html, "number", (x, y + 14), &hex.to_string());
}

fn text(html: &mut Html, class: &str, (x, y): (i32, i32), words: &str) {
    if !words.is_empty() {
        let (x, y) = (x.to_string(), y.to_string());
        html.with("text", &[("class", class), ("x", &x), ("y", &y)], |html| html.say(words));
    }
}

/// One side of a hex.
pub(crate) fn side(html: &mut Html, hex: Hex, side: Direction, class: &str) {
    let (from, to) = ends(side);
    let (x, y) = middle(hex);
    let way = format!("M{} {}L{} {}", x + from.0, y + from.1, x + to.0, y + to.1);
    html.with("path", &[("class", class), ("d", &way)], |_| ());
}

/// The corners at the two ends of a side.
const fn ends(side: Direction) -> ((i32, i32), (i32, i32)) {
    let [top, upper_right, lower_right, bottom, lower_left, upper_left] = CORNERS;
    match side {
        Direction::NorthEast => (top, upper_right),
        Direction::East => (upper_right, lower_right),
        Direction::SouthEast => (lower_right, bottom),
        Direction::SouthWest => (bottom, lower_left),
        Direction::West => (lower_left, upper_left),
        Direction::NorthWest => (upper_left, top),
    }
}
