//! The town with the number of every hex, for people who write orders on paper. Who stands where, is for
//! counters.

use crate::print::html::{Html, sheet as begin, title};
use crate::print::{SheetKind, hexes};
use board::{Direction, Hex};
use fortified_town::town::{Ground, Terrain};
use fortified_town::view::View;
use messages::{Words, say};

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
    let all = || assault.town.picture.hexes();
    hexes::drawing(html, all(), &say!(w, "town-map"), |html| {
        for hex in all() {
            draw(html, assault, hex, w);
        }
        for hex in all() {
            battlements(html, assault, hex);
        }
    });
}

fn draw(html: &mut Html, assault: &View, hex: Hex, w: Words<'_>) {
    let Some(ground) = assault.town.ground(hex) else { return };
    let works = &assault.works;
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
    hexes::tile(html, hex, class, &mark);
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
        hexes::side(html, hex, side, class);
    }
}
