//! The town with the number of every hex, for people who write orders on paper. Who stands where, is for
//! counters.

use crate::print::SheetKind;
use crate::print::html::{Html, sheet as begin, title};
use board::{Direction, Hex};
use fortified_town::town::{Ground, Terrain};
use fortified_town::view::View;
use messages::{Words, say};

/// Half a hex from west to east, and from its middle to its top, in units of the drawing.
const HALF: i32 = 26;
const RADIUS: i32 = 30;

/// The middle of a hex; odd rows stand half a hex to the right.
fn middle(hex: Hex) -> (i32, i32) {
    let (column, row) = (i32::from(hex.column()), i32::from(hex.row()));
    (HALF * (2 * column + 1 + (row & 1)), RADIUS + row * RADIUS * 3 / 2)
}

/// The sheet.
pub(super) fn sheet(html: &mut Html, assault: &View, w: Words<'_>) {
    let town = &assault.town;
    begin(html, SheetKind::Map, None, &town.name, |html| {
        title(html, &town.name, &say!(w, "city-beside", title = assault.title.clone()));
        drawing(html, assault, w);
        html.element("p", "legend", |html| {
            for gate in town.gates.values() {
                html.line("strong", "", &gate.name);
                html.say(format!(" {} · ", gate.hex));
            }
            for (letter, ground) in letters(assault) {
                html.line("strong", "", letter);
                html.say(format!(" {} · ", terrain(ground.terrain, w)));
            }
            html.say(say!(w, "town-legend"));
        });
    });
}

pub(super) fn terrain(terrain: Terrain, w: Words<'_>) -> String {
    say!(w, "terrain", terrain = terrain.word())
}

/// Letters that stand in hexes, each with what it means: walls show their level instead.
fn letters(assault: &View) -> impl Iterator<Item = (char, &Ground)> {
    let legend = assault.town.legend.iter().map(|(&letter, ground)| (letter, ground));
    legend.filter(|(_, ground)| has_letter(ground.terrain))
}

const fn has_letter(terrain: Terrain) -> bool {
    use Terrain::{Court, Field, House, Keep, Moat, Street};
    !terrain.is_wall() && !matches!(terrain, Field | Street | Court | House | Moat | Keep)
}

fn drawing(html: &mut Html, assault: &View, w: Words<'_>) {
    let hexes = || assault.town.picture.hexes();
    let right = hexes().map(|hex| middle(hex).0).max().unwrap_or_default() + HALF + 4;
    let bottom = hexes().map(|hex| middle(hex).1).max().unwrap_or_default() + RADIUS + 4;
    let frame = format!("-4 -4 {} {}", right + 4, bottom + 4);
    let said = say!(w, "town-map");
    let attributes = [("viewBox", frame.as_str()), ("role", "img"), ("aria-label", said.as_str())];
    html.with("svg", &attributes, |html| {
        for hex in hexes() {
            draw(html, assault, hex, w);
        }
        for hex in hexes() {
            battlements(html, assault, hex);
        }
    });
}

const CORNERS: [(i32, i32); 6] = [
    (0, -RADIUS),
    (HALF, -RADIUS / 2),
    (HALF, RADIUS / 2),
    (0, RADIUS),
    (-HALF, RADIUS / 2),
    (-HALF, -RADIUS / 2),
];

fn draw(html: &mut Html, assault: &View, hex: Hex, w: Words<'_>) {
    let Some(ground) = assault.town.ground(hex) else { return };
    let works = &assault.works;
    let (x, y) = middle(hex);
    let corners = CORNERS.map(|(right, down)| format!("{},{}", x + right, y + down)).join(" ");
    let fallen = works.demolished.contains(&hex);
    let class = match ground.terrain {
        _ if fallen => "rubble",
        Terrain::Moat if works.filled.contains(&hex) => "rubble",
        Terrain::Moat | Terrain::Drawbridge => "canal",
        Terrain::House | Terrain::Stable => "house",
        Terrain::Keep => "wall-walk high",
        wall if wall.is_wall() => "wall-walk",
        Terrain::Field | Terrain::Harbour | Terrain::Tree => "field",
        _ => "street",
    };
    html.with("polygon", &[("class", class), ("points", &corners)], |_| ());
    let letter = assault.town.picture.letter(hex).unwrap_or_default();
    let mark = if works.fires.contains_key(&hex) {
        say!(w, "fate-fire")
    } else if fallen {
        say!(w, "fate-breach")
    } else if ground.terrain.is_wall() || ground.terrain == Terrain::Keep {
        ground.level.to_string()
    } else if has_letter(ground.terrain) {
        letter.to_string()
    } else {
        String::new()
    };
    text(html, if mark.len() > 2 { "fate" } else { "place" }, (x, y - 3), &mark);
    text(html, "number", (x, y + 14), &hex.to_string());
}

fn text(html: &mut Html, class: &str, (x, y): (i32, i32), words: &str) {
    if !words.is_empty() {
        let (x, y) = (x.to_string(), y.to_string());
        html.with("text", &[("class", class), ("x", &x), ("y", &y)], |html| html.say(words));
    }
}

/// Thick sides are fortified against what lies beyond; the broken one of a gate leads through it.
fn battlements(html: &mut Html, assault: &View, hex: Hex) {
    let town = &assault.town;
    if assault.works.demolished.contains(&hex) {
        return;
    }
    let gate = town.gates.values().find(|gate| gate.hex == hex);
    for side in Direction::ALL {
        let beyond = hex.neighbour(side);
        let passage =
            gate.is_some_and(|it| it.inside.contains(&beyond) || it.outside.contains(&beyond));
        let class = match () {
            () if passage => "gate",
            () if town.is_fortified(hex, side) => "wall",
            () => continue,
        };
        let (from, to) = ends(side);
        let (x, y) = middle(hex);
        let way = format!("M{} {}L{} {}", x + from.0, y + from.1, x + to.0, y + to.1);
        html.with("path", &[("class", class), ("d", &way)], |_| ());
    }
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
