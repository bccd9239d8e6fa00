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

/// A smaller hex within a hex, such as round those that belong together; `class` says what it means.
pub(crate) fn within(html: &mut Html, hex: Hex, class: &str) {
    inner(html, middle(hex), class);
}

fn inner(html: &mut Html, (x, y): (i32, i32), class: &str) {
    let smaller = |(right, down): (i32, i32)| format!("{},{}", x + right * 5 / 6, y + down * 5 / 6);
    let corners = CORNERS.map(smaller).join(" ");
    html.with("polygon", &[("class", class), ("points", &corners)], |_| ());
}

/// A small sign in a hex.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Sign {
    /// A triangle in the upper left.
    Up,
    /// A triangle that stands on its tip, in the upper right.
    Down,
    /// A doorway, right of the middle.
    Door,
}

impl Sign {
    /// Where its middle lies from that of the hex.
    const fn place(self) -> (i32, i32) {
        match self {
            Self::Up => (-11, -15),
            Self::Down => (11, -15),
            Self::Door => (17, -6),
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Self::Up => "sign up",
            Self::Down => "sign down",
            Self::Door => "sign door",
        }
    }

    fn draw(self, html: &mut Html, (x, y): (i32, i32)) {
        let way = match self {
            Self::Up => format!("M{} {}l6 10h-12z", x, y - 5),
            Self::Down => format!("M{} {}l6 -10h-12z", x, y + 5),
            Self::Door => format!("M{} {}v-8a4 4 0 0 1 8 0v8z", x - 4, y + 6),
        };
        html.with("path", &[("class", self.class()), ("d", &way)], |_| ());
    }
}

/// A sign in a hex.
pub(crate) fn sign(html: &mut Html, hex: Hex, sign: Sign) {
    let ((x, y), (right, down)) = (middle(hex), sign.place());
    sign.draw(html, (x + right, y + down));
}

/// A sign alone, for a legend.
pub(crate) fn sign_alone(html: &mut Html, sign: Sign) {
    html.with("svg", &[("viewBox", "-9 -9 18 18"), ("aria-hidden", "true")], |html| {
        sign.draw(html, (0, 0));
    });
}

/// A smaller hex alone, for a legend.
pub(crate) fn within_alone(html: &mut Html, class: &str) {
    html.with("svg", &[("viewBox", "-30 -30 60 60"), ("aria-hidden", "true")], |html| {
        inner(html, (0, 0), class);
    });
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
