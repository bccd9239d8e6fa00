//! What a target has before it: the best cover that applies, never a sum ([ST-31](crate::clauses::ST_31)).

use crate::spot::{Floor, Spot};
use crate::state::State;
use crate::tables;
use crate::town::Terrain;
use crate::works::EngineKind;
use board::SightStep;

rulebook::named! {
    /// Cover, from none up.
    #[schemars(rename = "TownCover")]
    Cover {
        /// Nothing.
        None = "none", "no cover";
        /// A little.
        Light = "light", "light cover";
        /// Some.
        Medium = "medium", "medium cover";
        /// A battlement.
        Heavy = "heavy", "heavy cover";
        /// A roof: the shot is not allowed ([ST-32](crate::clauses::ST_32)).
        Infinite = "infinite", "infinite cover";
    }
}

/// The cover of a target against a shot that enters its hex by the last step of the line.
#[must_use]
pub fn of(state: &State, from: Spot, to: Spot, last: Option<&SightStep>) -> Cover {
    if let Some(roof) = under_roof(state, from, to) {
        return roof;
    }
    if state.tower_at(to.hex).is_some() {
        return on_tower(state, from, to);
    }
    let parapet = parapet(state, to, last);
    // From the top of a siege tower one sees over everything but a battlement right before the target
    // (HAV-105).
    if from.floor == Floor::Top && state.tower_at(from.hex).is_some() {
        return parapet;
    }
    parapet.max(terrain(state, to)).max(behind_engine(state, from, to))
}

/// Who carries a ram is behind it, or under its roof ([ST-50](crate::clauses::ST_50)); who pushes a siege tower
/// from behind is hidden a little from who stands in front of it ([ST-49](crate::clauses::ST_49)).
fn behind_engine(state: &State, from: Spot, to: Spot) -> Cover {
    if to.floor != Floor::Ground {
        return Cover::None;
    }
    match state.ram_at(to.hex).map(|ram| ram.kind) {
        Some(EngineKind::RoofedRam) => return Cover::Medium,
        Some(_) => return Cover::Light,
        None => {}
    }
    let hidden = state.works.engines.values().any(|engine| {
        let Some(tower) = engine.at.filter(|_| engine.kind == EngineKind::SiegeTower) else {
            return false;
        };
        engine.rear().contains(&to.hex) && from.hex.distance(tower) < from.hex.distance(to.hex)
    });
    if hidden { Cover::Light } else { Cover::None }
}

/// Under a roof nobody outside it hits anybody; two under one roof have medium cover from each other
/// ([HAV-017](crate::clauses::HAV_017), [ST-32](crate::clauses::ST_32)).
fn under_roof(state: &State, from: Spot, to: Spot) -> Option<Cover> {
    let roofed = |place: Spot| {
        let terrain = state.terrain(place.hex).filter(|_| place.floor == Floor::Ground)?;
        matches!(terrain, Terrain::Stable | Terrain::Keep).then_some(terrain)
    };
    let roof = roofed(to)?;
    let together = roofed(from) == Some(roof) && from.hex.distance(to.hex) <= 1;
    Some(if together { Cover::Medium } else { Cover::Infinite })
}

/// On top of a siege tower: medium, and light from level 3 up ([HAV-101](crate::clauses::HAV_101),
/// [HAV-102](crate::clauses::HAV_102)); inside it nobody is hit from anywhere.
fn on_tower(state: &State, from: Spot, to: Spot) -> Cover {
    if to.floor != Floor::Top {
        return Cover::Infinite;
    }
    let level = state.level(from).unwrap_or_default();
    if level >= tables::OVER_A_TOWER { Cover::Light } else { Cover::Medium }
}

/// Heavy cover where the line comes in over a fortified side ([HAV-009](crate::clauses::HAV_009),
/// [HAV-010](crate::clauses::HAV_010)). On the ground below a rampart, in a gate, there is none.
fn parapet(state: &State, to: Spot, last: Option<&SightStep>) -> Cover {
    let town = &state.town;
    let roof = town.terrain(to.hex) == Some(Terrain::Keep) && to.floor == Floor::Top;
    let fortified = last.is_some_and(|step| {
        let [one, other] = step.side.hexes();
        let beyond = if one == to.hex { other } else { one };
        to.hex.direction_to(beyond).is_some_and(|side| town.is_fortified(to.hex, side))
    });
    if fortified && (roof || state.is_on_wall(to)) { Cover::Heavy } else { Cover::None }
}

/// What the ground gives ([ST-03](crate::clauses::ST_03)).
fn terrain(state: &State, to: Spot) -> Cover {
    if state.is_demolished(to.hex) {
        return Cover::Medium;
    }
    match state.terrain(to.hex) {
        Some(Terrain::House) => Cover::Medium,
        _ => Cover::None,
    }
}
