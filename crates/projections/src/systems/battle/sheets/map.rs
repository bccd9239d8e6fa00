//! The field with the number of every hex, for people who write orders on paper. Who stands where, is for counters.

use crate::print::SheetKind;
use crate::print::hexes::{self, Sign};
use crate::print::html::{Html, sheet as begin, title};
use board::Hex;
use messages::{Words, say};
use std::collections::BTreeSet;
use te_wapen::pieces::Colour;
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
            for now in &battle.deployments {
                now.zone.iter().for_each(|&hex| hexes::within(html, hex, zone(now.army)));
            }
            for (sides, class) in [(&battle.cliffs, "gate"), (&battle.walls, "wall")] {
                for side in sides {
                    hexes::side(html, side.hexes()[0], side.direction(), class);
                }
            }
            for army in Colour::ALL {
                let goals = battle.goals.iter().filter(|goal| goal.army == army);
                let hexes: BTreeSet<Hex> = goals.flat_map(|goal| goal.hexes.clone()).collect();
                hexes.into_iter().for_each(|hex| hexes::sign(html, hex, sign(army)));
            }
            for hex in battle.hexes.iter().filter(|hex| hex.door) {
                hexes::sign(html, hex.hex, Sign::Door);
            }
        });
        html.element("p", "legend", |html| {
            for ground in battle.legend.iter().filter(|ground| has_letter(ground.terrain)) {
                html.line("strong", "", ground.terrain.letter());
                html.say(format!(" {} · ", ground.name));
            }
            html.say(say!(w, "field-legend"));
        });
        scenarios_own(html, battle, w);
    });
}

/// What the scenario adds to the table: zones, doors, and what an army wins by.
fn scenarios_own(html: &mut Html, battle: &View, w: Words<'_>) {
    let name = |army| battle.armies.get(&army).cloned().unwrap_or_default();
    for now in &battle.deployments {
        html.element("p", "legend", |html| {
            hexes::within_alone(html, zone(now.army));
            html.say(format!(
                " {}",
                say!(w, "field-zone", army = name(now.army), line = zone(now.army))
            ));
        });
    }
    if battle.hexes.iter().any(|hex| hex.door) {
        html.element("p", "legend", |html| {
            hexes::sign_alone(html, Sign::Door);
            html.say(format!(" {}", say!(w, "field-door")));
        });
    }
    for goal in &battle.goals {
        html.element("p", "legend", |html| {
            if !goal.hexes.is_empty() {
                hexes::sign_alone(html, sign(goal.army));
                html.say(" ");
            }
            html.say(say!(w, "field-goal", army = name(goal.army), what = goal.words.clone()));
        });
    }
}

const fn zone(army: Colour) -> &'static str {
    match army {
        Colour::Red => "zone",
        Colour::Black => "zone other",
    }
}

const fn sign(army: Colour) -> Sign {
    match army {
        Colour::Red => Sign::Up,
        Colour::Black => Sign::Down,
    }
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
