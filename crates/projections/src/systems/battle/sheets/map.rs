//! The field with the number of every hex, for people who write orders on paper. Who stands where, is for counters.

use crate::print::html::{Html, sheet as begin, title};
use crate::print::{SheetKind, hexes};
use messages::{Words, say};
use te_wapen::terrain::Terrain;
use te_wapen::view::{HexView, View};

/// The sheet.
pub(super) fn sheet(html: &mut Html, battle: &View, w: Words<'_>) {
    begin(html, SheetKind::Map, None, &battle.title, |html| {
        title(html, &battle.title, &say!(w, "field-when", turn = battle.turn));
        let all = battle.hexes.iter().map(|hex| hex.hex);
        hexes::drawing(html, all, &say!(w, "field-map"), |html| {
            for hex in &battle.hexes {
                hexes::tile(html, hex.hex, class(hex.terrain), &mark(hex));
            }
            for (sides, class) in [(&battle.cliffs, "gate"), (&battle.walls, "wall")] {
                for side in sides {
                    hexes::side(html, side.hexes()[0], side.direction(), class);
                }
            }
        });
        html.element("p", "legend", |html| {
            for ground in battle.legend.iter().filter(|ground| has_letter(ground.terrain)) {
                html.line("strong", "", ground.terrain.letter());
                html.say(format!(" {} · ", ground.name));
            }
            html.say(say!(w, "field-legend"));
        });
    });
}

const fn class(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::River => "canal",
        Terrain::Rubble | Terrain::Difficult => "rubble",
        Terrain::Impassable => "wall-walk high",
        _ if terrain.building().is_some() => "wall-walk",
        Terrain::Village => "house",
        _ => "field",
    }
}

const fn has_letter(terrain: Terrain) -> bool {
    terrain.building().is_none() && !matches!(terrain, Terrain::Open)
}

/// Its letter; of a building, how many hits it still endures.
fn mark(hex: &HexView) -> String {
    match hex.building {
        Some(endures) => endures.to_string(),
        None if has_letter(hex.terrain) => hex.terrain.letter().to_string(),
        None => String::new(),
    }
}
