//! What a target has before it: the best cover that applies, never a sum ([ST-31](crate::clauses::ST_31)).

use crate::clauses::{
    HAV_009, HAV_017, HAV_101, HAV_102, HAV_105, ST_03, ST_31, ST_32, ST_49, ST_50,
};
use crate::spot::{Floor, Spot};
use crate::state::State;
use crate::tables;
use crate::town::Terrain;
use crate::works::EngineKind;
use board::SightStep;
use decider::Clause;

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
    by(state, from, to, last).0
}

/// The same, with the clause that gives it; none: nothing is there.
pub(crate) fn by(
    state: &State,
    from: Spot,
    to: Spot,
    last: Option<&SightStep>,
) -> (Cover, Option<Clause>) {
    if let Some(roof) = under_roof(state, from, to) {
        return (roof, Some(if roof == Cover::Infinite { HAV_017 } else { ST_32 }));
    }
    if state.tower_at(to.hex).is_some() {
        let cover = on_tower(state, from, to);
        let clause = match cover {
            Cover::Medium => HAV_101,
            Cover::Light => HAV_102,
            _ => ST_49,
        };
        return (cover, Some(clause));
    }
    let gate = state.town.terrain(to.hex) == Some(Terrain::Gate);
    let parapet = (parapet(state, to, last), if gate { HAV_009 } else { ST_31 });
    // From the top of a siege tower one sees over everything but a battlement right before the target
    // (HAV-105).
    if from.floor == Floor::Top && state.tower_at(from.hex).is_some() {
        return (parapet.0, Some(if parapet.0 == Cover::None { HAV_105 } else { parapet.1 }));
    }
    let engine = behind_engine(state, from, to);
    let ram = if state.ram_at(to.hex).is_some() { ST_50 } else { ST_49 };
    let all = [(engine, ram), (terrain(state, to), ST_03), parapet];
    let (cover, clause) = all.into_iter().max_by_key(|(cover, _)| *cover).unwrap_or(parapet);
    (cover, (cover != Cover::None).then_some(clause))
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
