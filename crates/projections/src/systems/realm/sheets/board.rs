//! The board with the number of every space, its terrain, castles, knights and boundaries.

use crate::print::SheetKind;
use crate::print::html::{Html, sheet as begin, title};
use lowenherz::colours::Colour;
use lowenherz::land::Terrain;
use lowenherz::space::{Side, Space};
use lowenherz::tables::{COLUMNS, ROWS};
use lowenherz::view::View;
use messages::{Words, say};

/// A space from side to side, in units of the drawing.
const SPACE: i32 = 60;

/// The sheet.
pub(super) fn sheet(html: &mut Html, realm: &View, w: Words<'_>) {
    let name = say!(w, "realm-board");
    begin(html, SheetKind::Map, None, &name, |html| {
        title(
            html,
            &name,
            &say!(w, "realm-when", title = realm.title.clone(), round = realm.round),
        );
        drawing(html, realm, &name);
        html.element("p", "legend", |html| {
            for colour in realm.players.iter().map(|player| player.colour).chain(realm.neutral) {
                html.line("strong", "", letter(colour, w));
                html.say(format!(" {} · ", colour_name(realm, colour, w)));
            }
            html.say(say!(w, "realm-legend"));
        });
    });
}

/// The first letter of a colour.
fn letter(colour: Colour, w: Words<'_>) -> String {
    say!(w, "realm-letter", colour = colour.word())
}

fn colour_name(realm: &View, colour: Colour, w: Words<'_>) -> String {
    let player = realm.players.iter().find(|player| player.colour == colour);
    player.map_or_else(|| say!(w, "realm-neutral"), |player| player.name.clone())
}

fn drawing(html: &mut Html, realm: &View, said: &str) {
    let (right, bottom) = (i32::from(COLUMNS) * SPACE, i32::from(ROWS) * SPACE);
    let frame = format!("-4 -4 {} {}", right + 8, bottom + 8);
    html.with("svg", &[("viewBox", &frame), ("role", "img"), ("aria-label", said)], |html| {
        for space in Space::all() {
            draw(html, realm, space);
        }
        for side in &realm.boundaries {
            boundary(html, *side);
        }
        let outline = format!("M0,0H{right}V{bottom}H0Z");
        html.with("path", &[("class", "wall"), ("d", &outline)], |_| ());
    });
}

fn corner(space: Space) -> (i32, i32) {
    (i32::from(space.column()) * SPACE, i32::from(space.row()) * SPACE)
}

fn draw(html: &mut Html, realm: &View, space: Space) {
    let (x, y) = corner(space);
    let (class, mark) = match realm.land.at(space) {
        Terrain::Plain => ("field", ""),
        Terrain::Wood => ("street", "♣"),
        Terrain::Mountain => ("canal", "▲"),
        Terrain::Town => ("house", "⌂"),
    };
    let (end_x, end_y) = (x + SPACE, y + SPACE);
    let points = format!("{x},{y} {end_x},{y} {end_x},{end_y} {x},{end_y}");
    html.with("polygon", &[("class", class), ("points", &points)], |_| ());
    let castle = realm.castles.get(&space).map(|colour| format!("♜{}", initial(*colour)));
    let knight = realm.knights.get(&space).map(|colour| format!("♞{}", initial(*colour)));
    text(html, "place", (x + SPACE / 2, y + 26), &castle.or(knight).unwrap_or_default());
    text(html, "place", (x + 12, y + 16), mark);
    text(html, "number", (x + SPACE / 2, y + SPACE - 6), &space.to_string());
}

/// The letter of a colour: orders name it so.
fn initial(colour: Colour) -> char {
    colour.word().chars().next().unwrap_or('?').to_ascii_uppercase()
}

/// A thick line between two spaces.
fn boundary(html: &mut Html, side: Side) {
    let [one, other] = side.spaces();
    let (x, y) = corner(other);
    let line = if one.row() == other.row() {
        format!("M{x},{y}v{SPACE}")
    } else {
        format!("M{x},{y}h{SPACE}")
    };
    html.with("path", &[("class", "wall"), ("d", &line)], |_| ());
}

fn text(html: &mut Html, class: &str, (x, y): (i32, i32), words: &str) {
    if !words.is_empty() {
        let (x, y) = (x.to_string(), y.to_string());
        html.with("text", &[("class", class), ("x", &x), ("y", &y)], |html| html.say(words));
    }
}
