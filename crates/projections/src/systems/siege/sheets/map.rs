//! The city with the number of every hex, for people who write orders on paper.

use crate::print::SheetKind;
use crate::print::html::{Html, sheet as begin, title};
use lowenheim::city::{City, Place};
use lowenheim::story::name;
use lowenheim::view::CityView;
use messages::{Words, say};

/// Half a hex from west to east, and from its middle to its top, in units of the drawing.
const HALF: i32 = 26;
const RADIUS: i32 = 30;

/// What is drawn, whether from a view or from a map alone.
#[derive(Default)]
pub(in crate::systems::siege) struct Ground {
    hexes: Vec<Tile>,
    sides: Vec<Side>,
    places: Vec<(&'static str, String)>,
}

struct Tile {
    column: i32,
    row: i32,
    terrain: char,
    /// The letters of its place, or what has become of it.
    letter: String,
}

struct Side {
    column: i32,
    row: i32,
    direction: &'static str,
    kind: &'static str,
}

macro_rules! sides {
    ($ground:ident, $kind:literal, $sides:expr) => {
        for side in $sides {
            let [hex, _] = side.hexes();
            $ground.sides.push(Side {
                column: i32::from(hex.column()),
                row: i32::from(hex.row()),
                direction: side.direction().short(),
                kind: $kind,
            });
        }
    };
}

impl Ground {
    /// As a view shows it now.
    pub(super) fn seen(city: &CityView, w: Words<'_>) -> Self {
        let mut ground = Self::default();
        for hex in &city.hexes {
            ground.tile(hex.hex.column(), hex.hex.row(), hex.terrain, hex.place);
            let fate = match () {
                () if city.fires.iter().any(|fire| fire.hex == hex.hex) => {
                    Some(say!(w, "fate-fire"))
                }
                () if city.ruins.contains(&hex.hex) => Some(say!(w, "fate-ruin")),
                () => None,
            };
            if let (Some(fate), Some(tile)) = (fate, ground.hexes.last_mut()) {
                tile.letter = fate;
            }
        }
        sides!(ground, "wall", &city.walls);
        sides!(ground, "gate", &city.gate);
        sides!(ground, "barricade", &city.barricades);
        let places = city.places.iter().map(|place| (place.place.letter(), place.name.clone()));
        ground.places = places.collect();
        ground
    }

    /// As it was built.
    pub(in crate::systems::siege) fn built(city: &City, w: Words<'_>) -> Self {
        let mut ground = Self::default();
        for hex in city.all_hexes() {
            let terrain = city.terrain(hex).unwrap_or(OUTSIDE);
            ground.tile(hex.column(), hex.row(), terrain, city.place(hex));
        }
        sides!(ground, "wall", &city.map().walls);
        sides!(ground, "gate", &city.map().gate);
        let places = city.map().places.keys();
        let named = |place: &Place| (place.letter(), name(place.name(), w.language()));
        ground.places = places.map(named).collect();
        ground
    }

    fn tile(&mut self, column: i16, row: i16, terrain: char, place: Option<Place>) {
        let letter = place.map_or("", Place::letter).to_owned();
        let (column, row) = (i32::from(column), i32::from(row));
        self.hexes.push(Tile { column, row, terrain, letter });
    }
}

/// The fields outside the wall, where nobody comes.
const OUTSIDE: char = ',';

/// The middle of a hex; odd rows stand half a hex to the right.
const fn middle(column: i32, row: i32) -> (i32, i32) {
    (HALF * (2 * column + 1 + (row & 1)), RADIUS + row * RADIUS * 3 / 2)
}

/// The sheet.
pub(super) fn sheet(html: &mut Html, siege: &str, ground: &Ground, w: Words<'_>) {
    let city = say!(w, "city");
    begin(html, SheetKind::Map, None, &city, |html| {
        title(html, &city, &say!(w, "city-beside", title = siege.to_owned()));
        drawing(html, ground, &say!(w, "city-map"));
        html.element("p", "legend", |html| {
            for (letter, name) in &ground.places {
                html.line("strong", "", letter);
                html.say(format!(" {name} · "));
            }
            html.say(say!(w, "city-legend"));
        });
    });
}

fn drawing(html: &mut Html, ground: &Ground, said: &str) {
    let inside = || ground.hexes.iter().filter(|tile| tile.terrain != OUTSIDE);
    let middles = || inside().map(|tile| middle(tile.column, tile.row));
    let (left, right) = (middles().map(|at| at.0).min(), middles().map(|at| at.0).max());
    let (top, bottom) = (middles().map(|at| at.1).min(), middles().map(|at| at.1).max());
    let (Some(left), Some(right), Some(top), Some(bottom)) = (left, right, top, bottom) else {
        return;
    };
    let (x, y) = (left - HALF - 4, top - RADIUS - 4);
    let (width, height) = (right + HALF + 4 - x, bottom + RADIUS + 4 - y);
    let frame = format!("{x} {y} {width} {height}");
    let attributes = [("viewBox", frame.as_str()), ("role", "img"), ("aria-label", said)];
    html.with("svg", &attributes, |html| {
        for tile in inside() {
            hex(html, tile);
        }
        for side in &ground.sides {
            line(html, side);
        }
    });
}

fn hex(html: &mut Html, tile: &Tile) {
    let Tile { column, row, terrain, ref letter } = *tile;
    let (x, y) = middle(column, row);
    let corners = [
        (x, y - RADIUS),
        (x + HALF, y - RADIUS / 2),
        (x + HALF, y + RADIUS / 2),
        (x, y + RADIUS),
        (x - HALF, y + RADIUS / 2),
        (x - HALF, y - RADIUS / 2),
    ]
    .map(|(x, y)| format!("{x},{y}"))
    .join(" ");
    let class = match terrain {
        '~' => "canal",
        'h' => "house",
        _ => "street",
    };
    html.with("polygon", &[("class", class), ("points", &corners)], |_| ());
    if terrain == '~' {
        let wave = format!("M{} {y}q6 -8 12 0t12 0t12 0", x - 18);
        html.with("path", &[("class", "wave"), ("d", &wave)], |_| ());
    }
    if class == "street" || letter.len() > 2 {
        let kind = if letter.len() > 2 { "fate" } else { "place" };
        text(html, kind, x, y - 3, letter);
        text(html, "number", x, y + 13, &format!("{column},{row}"));
    }
}

fn text(html: &mut Html, class: &str, x: i32, y: i32, words: &str) {
    if !words.is_empty() {
        let (x, y) = (x.to_string(), y.to_string());
        html.with("text", &[("class", class), ("x", &x), ("y", &y)], |html| html.say(words));
    }
}

/// A hexside is written from its western hex.
fn line(html: &mut Html, side: &Side) {
    let (x, y) = middle(side.column, side.row);
    let (from, to) = match side.direction {
        "NE" => ((x, y - RADIUS), (x + HALF, y - RADIUS / 2)),
        "SE" => ((x + HALF, y + RADIUS / 2), (x, y + RADIUS)),
        _ => ((x + HALF, y - RADIUS / 2), (x + HALF, y + RADIUS / 2)),
    };
    let way = format!("M{} {}L{} {}", from.0, from.1, to.0, to.1);
    html.with("path", &[("class", side.kind), ("d", &way)], |_| ());
}
