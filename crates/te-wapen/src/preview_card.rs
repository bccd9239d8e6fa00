//! What a gallery shows of a scenario before anybody has chosen it: the field, who stands where, and how
//! large it is. Traps are left out: they are for their owner to know.

use crate::field;
use crate::pieces::Colour;
use crate::refusal::names;
use crate::scenario::Scenario;
use crate::terrain::Terrain;
use crate::troops::{Body, Library, TroopId};
use crate::view::HexView;
use board::{Hex, Hexside};
use messages::Language;
use rulebook::generals::own_name;
use std::collections::{BTreeMap, BTreeSet};

rulebook::views! {
    /// A battle that could be opened.
    PreviewCard {
        /// The last turn, if there is one.
        turns: Option<u32>,
        /// The modules in play.
        modules: BTreeSet<u32>,
        /// Both armies.
        armies: BTreeMap<Colour, PreviewArmy>,
        /// Every hex, row by row; none: the table is made when the battle opens.
        hexes: Vec<HexView>,
        /// Hexsides with a wall.
        walls: BTreeSet<Hexside>,
        /// Impassable hexsides.
        cliffs: BTreeSet<Hexside>,
    }
    /// An army of it.
    PreviewArmy {
        /// As people say it.
        name: String,
        /// Who stands where.
        pieces: Vec<PreviewPiece>,
    }
    /// A unit or an individual.
    PreviewPiece {
        /// The row of its troop table.
        troop: TroopId,
        /// Its people.
        people: String,
        /// As people say it.
        name: String,
        /// What kind of piece it is.
        body: Body,
        /// Where it stands; none: whoever leads it says so.
        hex: Option<Hex>,
    }
}

/// What a gallery shows of a scenario, its names told in a language. What is wrong in it is said when
/// it is opened.
#[must_use]
pub fn preview_card(scenario: &Scenario, library: &Library, language: Language) -> PreviewCard {
    let words = names(language);
    let field = field::parse(&scenario.map).unwrap_or_default();
    let hex = |hex| {
        let terrain: Terrain = field.terrain(hex)?;
        let building = terrain.building().map(|kind| kind.wounds);
        let door = scenario.doors.contains(&hex);
        Some(HexView { hex, terrain, building, building_of: building, door })
    };
    let armies = scenario.armies.iter().map(|(&colour, force)| {
        let pieces = force.pieces.iter().filter_map(|place| {
            let troop = library.get(&place.troop).filter(|troop| troop.body != Body::Trap)?;
            Some(PreviewPiece {
                troop: troop.id.clone(),
                people: troop.people.clone(),
                name: place
                    .called
                    .as_ref()
                    .map_or_else(|| words.name(&troop.name), |called| own_name(called, language)),
                body: troop.body,
                hex: place.hex,
            })
        });
        (colour, PreviewArmy { name: words.name(&force.name), pieces: pieces.collect() })
    });
    let mut modules = scenario.modules.clone();
    modules.insert(1);
    PreviewCard {
        turns: scenario.options.turns,
        modules,
        armies: armies.collect(),
        hexes: field.hexes().filter_map(hex).collect(),
        walls: field.walls().collect(),
        cliffs: field.cliffs().collect(),
    }
}
