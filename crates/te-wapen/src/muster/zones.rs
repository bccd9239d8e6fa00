//! Where the armies are set up by those who lead them, and in which order (W-37).

use super::inspect::{Mustered, TableSource, wrong};
use crate::clauses::W_37;
use crate::deployment::zone_in_words;
use crate::field::Field;
use crate::pieces::Colour;
use crate::refusal::said;
use crate::scenario::{Deployment, Force, Path, Scenario, WrongScenario, Zone};
use crate::terrain::Terrain;
use crate::troops::{Body, UNDEAD};
use board::Hex;
use std::collections::BTreeSet;

/// The armies of which somebody waits: the defender before the other, else red before black.
pub(super) fn inspect(
    scenario: &Scenario,
    table: &TableSource,
    places: &[Mustered],
) -> Result<Vec<Deployment>, WrongScenario> {
    let mut armies = Colour::ALL.to_vec();
    armies.sort_by_key(|colour| scenario.options.defender != Some(*colour));
    let mut found: Vec<Deployment> = Vec::new();
    for army in armies {
        let Some(force) = scenario.armies.get(&army) else { continue };
        let path = Path::of("armies").member(army.word());
        let Some(zone) = zone(force, table, army, &path)? else { continue };
        if let Some(other) = found.iter().flat_map(|other| &other.zone).find(|it| zone.contains(it))
        {
            let facts = said!("zones-overlap", hex = other.to_string());
            return Err(wrong(&path.member("zone"), W_37, facts));
        }
        has_room(&zone, table, army, places, &path)?;
        found.push(Deployment { army, zone });
    }
    Ok(found)
}

/// The hexes of a zone; none: nobody waits.
fn zone(
    force: &Force,
    table: &TableSource,
    army: Colour,
    path: &Path,
) -> Result<Option<BTreeSet<Hex>>, WrongScenario> {
    let first = (1..).zip(&force.pieces).find(|(_, place)| place.hex.is_none());
    let at = path.member("zone");
    let Some((number, _)) = first else {
        return match force.zone {
            None => Ok(None),
            Some(_) => Err(wrong(&at, W_37, said!("nobody-waits"))),
        };
    };
    let open = match table {
        TableSource::Drawn(field) => field.clone(),
        TableSource::Random(made, _) => Field::open(made.width, made.height),
    };
    let allowed: Option<BTreeSet<Hex>> = match table {
        TableSource::Drawn(_) => None,
        TableSource::Random(made, holder) => {
            Some(made.deployment(*holder, army).into_iter().collect())
        }
    };
    let zone = match (&force.zone, &allowed) {
        (None, Some(rows)) => return Ok(Some(rows.clone())),
        (None, None) => {
            let path = path.member("pieces").number(number).member("hex");
            return Err(wrong(&path, W_37, said!("no-hex-no-zone")).allowing(said!("hex-or-zone")));
        }
        (Some(zone), _) => hexes(zone, &open, &at)?,
    };
    if let Some(hex) = allowed.as_ref().and_then(|rows| zone.iter().find(|it| !rows.contains(it))) {
        let facts = said!("not-deployment", hex = hex.to_string(), colour = army);
        let rows = zone_in_words(&allowed.unwrap_or_default());
        return Err(wrong(&at, W_37, facts).allowing(said!("zone-is", zone = rows)));
    }
    Ok(Some(zone))
}

/// In which row or column a hex lies.
type LineOf = fn(&Hex) -> i16;

fn hexes(zone: &Zone, field: &Field, path: &Path) -> Result<BTreeSet<Hex>, WrongScenario> {
    let all: Vec<Hex> = field.hexes().collect();
    let lines: [(&str, &[i16], LineOf); 2] =
        [("rows", &zone.rows, |hex| hex.row()), ("columns", &zone.columns, |hex| hex.column())];
    for (member, numbers, of) in lines {
        for (number, line) in (1..).zip(numbers) {
            if !all.iter().any(|hex| of(hex) == *line) {
                let path = path.member(member).number(number);
                return Err(wrong(&path, W_37, said!("zone-off-table", line = i64::from(*line))));
            }
        }
    }
    for (number, hex) in (1..).zip(&zone.hexes) {
        if field.terrain(*hex).is_none() {
            let path = path.member("hexes").number(number);
            return Err(wrong(&path, W_37, said!("not-on-table", hex = hex.to_string())));
        }
    }
    let within = |hex: &Hex| {
        let line = zone.rows.contains(&hex.row()) || zone.columns.contains(&hex.column());
        (line || zone.hexes.contains(hex)) && field.terrain(*hex) != Some(Terrain::Impassable)
    };
    Ok(all.into_iter().filter(within).collect())
}

/// Is there a hex for each unit that waits, and for each of the undead one that is no temple?
fn has_room(
    zone: &BTreeSet<Hex>,
    table: &TableSource,
    army: Colour,
    places: &[Mustered],
    path: &Path,
) -> Result<(), WrongScenario> {
    let fills = |it: &&Mustered| !matches!(it.placed.profile.body, Body::Individual | Body::Trap);
    // A hex with somebody of the enemy, or a unit, has no room for a unit; a trap takes none.
    let taken: BTreeSet<Hex> = places
        .iter()
        .filter(|it| {
            fills(it) || (it.placed.colour != army && it.placed.profile.body != Body::Trap)
        })
        .filter_map(|it| it.placed.hex)
        .collect();
    let temple = |hex: &Hex| match table {
        TableSource::Drawn(field) => field.terrain(*hex) == Some(Terrain::Temple),
        TableSource::Random(..) => false,
    };
    let free: Vec<&Hex> = zone.iter().filter(|hex| !taken.contains(hex)).collect();
    let waits = |it: &&Mustered| it.placed.colour == army && it.placed.hex.is_none();
    let units = || places.iter().filter(waits).filter(fills);
    let undead = units().filter(|it| it.placed.profile.people == UNDEAD).count();
    let holy = free.iter().filter(|hex| temple(hex)).count();
    if free.is_empty() || units().count() > free.len() || undead > free.len() - holy {
        let facts = said!("zone-too-small", units = units().count(), hexes = free.len());
        return Err(wrong(&path.member("zone"), W_37, facts));
    }
    Ok(())
}
