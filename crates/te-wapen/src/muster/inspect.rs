//! Is a scenario sound? Everything is looked at before anything is rolled, and what is wrong is named by
//! the place where it stands, with what is allowed there.

use super::{goals, zones};
use crate::abilities::Ability;
use crate::clauses::{
    W_12, W_26, W_29, W_30, W_33, W_35, W_37, WAP_001, WAP_004, WAP_013, WAP_029, WAP_106, WAP_117,
    WAP_141, WAP_149, WAP_217,
};
use crate::event::PiecePlaced;
use crate::field::{self, Field};
use crate::goal::Goal;
use crate::ground::{Ground, RandomField};
use crate::pieces::{Colour, PieceId, Profile};
use crate::refusal::said;
use crate::scenario::Deployment;
use crate::scenario::{Force, Path, Placement, Rolls, Scenario, WrongScenario};
use crate::terrain::Terrain;
use crate::troops::{Body, Library, Troop, TroopId, UNDEAD};
use crate::words::nearest;
use crate::{Reason, Refusal, equipment, tables};
use board::Hex;
use decider::Clause;
use messages::Saying;
use std::collections::{BTreeMap, BTreeSet};

/// A scenario that is sound, ready to be copied into the log.
pub(crate) struct Muster {
    pub(super) table: TableSource,
    pub(super) modules: BTreeSet<u32>,
    /// Rows that can appear during the battle, and all that are the scenario's own.
    pub(super) library: Library,
    pub(super) places: Vec<Mustered>,
    /// What each army wins by.
    pub(super) goals: BTreeMap<Colour, Vec<Goal>>,
    /// Armies that are set up by those who lead them, in their order.
    pub(super) deployments: Vec<Deployment>,
}

/// Somebody who takes the field, and what is diced for them.
pub(super) struct Mustered {
    pub(super) placed: PiecePlaced,
    pub(super) rolls: Rolls,
}

/// The table: drawn by the organiser, or to be made from a ground for who holds it.
pub(super) enum TableSource {
    Drawn(Field),
    Random(RandomField, Colour),
}

pub(super) fn wrong(path: &Path, clause: Clause, facts: Saying) -> WrongScenario {
    let facts = said!("wrong-at", path = path.to_string(), facts = facts);
    let refusal = Box::new(Refusal::new(Reason::BadScenario, clause, facts));
    WrongScenario { path: path.clone(), within: None, refusal }
}

impl WrongScenario {
    pub(super) fn allowing(mut self, allowed: Saying) -> Self {
        self.refusal = Box::new(self.refusal.allowing(allowed));
        self
    }
}

/// Looks at a scenario.
pub(crate) fn look(scenario: &Scenario, library: &Library) -> Result<Muster, WrongScenario> {
    if !(1..=80).contains(&scenario.title.chars().count()) {
        return Err(wrong(&Path::of("title"), WAP_001, said!("title-length")));
    }
    if let Some(module) = scenario.modules.iter().find(|module| !tables::MODULES.contains(module)) {
        let facts = said!("no-module", module = *module);
        return Err(wrong(&Path::of("modules"), WAP_001, facts).allowing(said!("modules")));
    }
    let modules: BTreeSet<u32> = scenario.modules.iter().copied().chain([1]).collect();
    if scenario.options.turns.is_some_and(|turns| !(1..=tables::MOST_TURNS).contains(&turns)) {
        let facts = said!("turns-limit", most = tables::MOST_TURNS);
        return Err(wrong(&Path::of("options").member("turns"), W_12, facts));
    }
    let walls = scenario.options.to_dig;
    if walls > tables::MOST_WALLS || (walls > 0 && scenario.options.defender.is_none()) {
        let facts = said!("walls-limit", most = tables::MOST_WALLS);
        return Err(wrong(&Path::of("options").member("to_dig"), W_35, facts));
    }
    // WAP-029: both colours, each once.
    if let Some(missing) = Colour::ALL.iter().find(|colour| !scenario.armies.contains_key(colour)) {
        let facts = said!("no-army", colour = *missing);
        return Err(wrong(&Path::of("armies"), WAP_029, facts));
    }
    let table = table(scenario, &modules)?;
    doors(scenario, &table)?;
    let (library, own) = own_books(scenario, library)?;
    let mut places = Vec::new();
    let mut stands = BTreeMap::new();
    for (&colour, force) in &scenario.armies {
        let army = Army { colour, force, table: &table, library: &library, modules: &modules };
        army.muster(&mut stands, &mut places)?;
    }
    let goals = goals::inspect(scenario, &table, &places)?;
    let later: BTreeSet<TroopId> = library
        .troops()
        .filter(|troop| {
            // Traps of one's own stay as hidden as others.
            let own = own.contains(&troop.id) && !troop.has(Ability::Trap);
            own || tables::can_appear(troop.id.word())
        })
        .map(|troop| troop.id.clone())
        .chain(library.troops().filter_map(|troop| troop.animal_form.clone()))
        .collect();
    let library = library.only(&later);
    let deployments = zones::inspect(scenario, &table, &places)?;
    Ok(Muster { table, modules, library, places, goals, deployments })
}

fn table(scenario: &Scenario, modules: &BTreeSet<u32>) -> Result<TableSource, WrongScenario> {
    let (map, random) = (Path::of("map"), Path::of("field"));
    match scenario.field {
        None if scenario.map.is_empty() => {
            Err(wrong(&map, WAP_004, said!("no-table")).allowing(said!("draw-or-make")))
        }
        Some(_) if !scenario.map.is_empty() => {
            Err(wrong(&random, W_29, said!("drawn-and-made")).allowing(said!("leave-one-out")))
        }
        Some(wanted) => made(scenario, wanted, modules),
        None => {
            let field = field::parse(&scenario.map).map_err(|error| {
                let (line, column) = (error.line, error.column);
                let facts = said!("map-line", line = line, column = column, what = error.what);
                let within = Some((line, column));
                WrongScenario { within, ..wrong(&map, WAP_004, facts) }
            })?;
            if let Some((hex, terrain)) = field.beyond(modules) {
                let module = terrain.module();
                let hex = hex.to_string();
                let facts =
                    said!("terrain-of-module", hex = hex, terrain = terrain, module = module);
                let allowed = said!("add-or-draw", module = module);
                return Err(wrong(&map, WAP_004, facts).allowing(allowed));
            }
            Ok(TableSource::Drawn(field))
        }
    }
}

/// Doors are those of buildings that one can point at (W-26).
fn doors(scenario: &Scenario, table: &TableSource) -> Result<(), WrongScenario> {
    let path = Path::of("doors");
    for (number, hex) in (1..).zip(&scenario.doors) {
        let path = path.number(number);
        let TableSource::Drawn(field) = table else {
            return Err(wrong(&path, W_26, said!("doors-are-drawn")));
        };
        if field.terrain(*hex).and_then(Terrain::building).is_none() {
            let facts = said!("door-of-nothing", hex = hex.to_string());
            return Err(wrong(&path, W_26, facts));
        }
    }
    Ok(())
}

fn made(
    scenario: &Scenario,
    wanted: RandomField,
    modules: &BTreeSet<u32>,
) -> Result<TableSource, WrongScenario> {
    let path = Path::of("field");
    wanted.check().map_err(|size| {
        wrong(&path.member(size.field), W_29, said!("sentence", what = size.what))
    })?;
    if wanted.random == Ground::Castle {
        if !modules.contains(&4) {
            return Err(wrong(&path.member("random"), WAP_004, said!("castle-of-module"))
                .allowing(said!("add-or-choose-ground")));
        }
        if scenario.options.defender.is_none() {
            let path = Path::of("options").member("defender");
            return Err(wrong(&path, W_29, said!("whose-castle")).allowing(said!("write-defender")));
        }
    }
    Ok(TableSource::Random(wanted, scenario.options.defender.unwrap_or(Colour::Red)))
}

/// The library with the scenario's own books, and the ids of their rows.
fn own_books(
    scenario: &Scenario,
    library: &Library,
) -> Result<(Library, BTreeSet<TroopId>), WrongScenario> {
    let books = Path::of("book");
    if scenario.books.len() > tables::MOST_BOOKS {
        let facts = said!("too-many-books", most = tables::MOST_BOOKS);
        return Err(wrong(&books, W_30, facts));
    }
    let (mut library, mut own) = (library.clone(), BTreeSet::new());
    for (number, book) in (1..).zip(&scenario.books) {
        let path = books.number(number);
        library = library.with(book).map_err(|error| {
            let path = match &error.troop {
                Some((row, _)) => path.member("troop").number(*row),
                None => path.clone(),
            };
            wrong(&path.member(error.field), W_30, said!("sentence", what = error.what))
        })?;
        for (row, troop) in (1..).zip(&book.troops) {
            let claims = [("clause", troop.clause.is_some()), ("ours", !troop.ours.is_empty())];
            if let Some((member, _)) = claims.iter().find(|(_, claimed)| *claimed) {
                let facts = said!("no-rulebook-row");
                return Err(wrong(&path.member("troop").number(row).member(member), W_30, facts));
            }
            own.insert(troop.id.clone());
        }
    }
    Ok((library, own))
}

/// Who stands in a hex: the army, and whether a unit is among them.
type Stands = BTreeMap<Hex, (Colour, bool)>;

struct Army<'s> {
    colour: Colour,
    force: &'s Force,
    table: &'s TableSource,
    library: &'s Library,
    modules: &'s BTreeSet<u32>,
}

impl Army<'_> {
    fn muster(&self, stands: &mut Stands, places: &mut Vec<Mustered>) -> Result<(), WrongScenario> {
        let army = Path::of("armies").member(self.colour.word());
        if !(1..=60).contains(&self.force.name.chars().count()) {
            return Err(wrong(&army.member("name"), WAP_117, said!("army-name-length")));
        }
        let pieces = army.member("pieces");
        let count = self.force.pieces.len();
        if !(1..=tables::MOST_PIECES).contains(&count) {
            let most = tables::MOST_PIECES;
            let facts = said!("army-size", most = most, count = count);
            return Err(wrong(&pieces, WAP_117, facts));
        }
        let mut numbers: BTreeMap<&TroopId, u32> = BTreeMap::new();
        for (number, place) in (1..).zip(&self.force.pieces) {
            let path = pieces.number(number);
            let troop = self.troop(place, &path)?;
            match place.hex {
                Some(hex) => self.stand(hex, troop, &path, stands)?,
                None if troop.body == Body::Trap => {
                    let facts = said!("trap-without-hex", troop = &troop.id);
                    return Err(wrong(&path.member("hex"), W_37, facts));
                }
                None => {}
            }
            let number = numbers.entry(&place.troop).or_default();
            *number += 1;
            let piece: Result<PieceId, _> =
                format!("{}-{}-{number}", self.colour, troop.id).parse();
            let piece = piece.map_err(|_| {
                wrong(&path.member("troop"), W_30, said!("troop-id-too-long"))
                    .allowing(said!("troop-id-limit"))
            })?;
            let placed = self.one(piece, place, troop, &path)?;
            let carries = path.member("items");
            equipment::check(&placed.profile, &place.items, place.rolls, self.modules)
                .map_err(|(clause, facts)| wrong(&carries, clause, facts))?;
            places.push(Mustered { placed, rolls: place.rolls });
        }
        Ok(())
    }

    fn troop(&self, place: &Placement, path: &Path) -> Result<&Troop, WrongScenario> {
        let path = path.member("troop");
        let Some(troop) = self.library.get(&place.troop) else {
            let wrong = wrong(&path, WAP_117, said!("no-troop", troop = &place.troop));
            let known = self.library.troops().map(|troop| troop.id.word());
            let near = nearest(place.troop.word(), known);
            return Err(if near.is_empty() {
                wrong.allowing(said!("see-army-books"))
            } else {
                wrong.allowing(said!("near-words", words = near.join(", ")))
            });
        };
        let module = troop.module();
        if !self.modules.contains(&module) {
            let facts = said!("troop-of-module", troop = &troop.id, module = module);
            return Err(wrong(&path, WAP_001, facts)
                .allowing(said!("add-or-choose-troop", module = module)));
        }
        Ok(troop)
    }

    /// Can it stand there: on the table, where one can stand, and with those who are there?
    fn stand(
        &self,
        hex: Hex,
        troop: &Troop,
        path: &Path,
        stands: &mut Stands,
    ) -> Result<(), WrongScenario> {
        let path = path.member("hex");
        match self.table {
            TableSource::Drawn(field) => match field.terrain(hex) {
                None => {
                    let facts = said!("not-on-table", hex = hex.to_string());
                    return Err(wrong(&path, WAP_013, facts));
                }
                Some(Terrain::Impassable) => {
                    let hex = hex.to_string();
                    let facts = said!("stands-on-impassable", troop = &troop.id, hex = hex);
                    return Err(wrong(&path, WAP_013, facts));
                }
                Some(Terrain::Temple) if troop.people == UNDEAD => {
                    let hex = hex.to_string();
                    let facts = said!("stands-on-holy-ground", troop = &troop.id, hex = hex);
                    return Err(wrong(&path, WAP_217, facts));
                }
                Some(_) => {}
            },
            TableSource::Random(wanted, holder) => {
                let deployment = wanted.deployment(*holder, self.colour);
                if !deployment.contains(&hex) {
                    let hex = hex.to_string();
                    let facts = said!("not-deployment", hex = hex, colour = self.colour);
                    let rows: BTreeSet<i16> = deployment.iter().map(|hex| hex.row()).collect();
                    let rows: Vec<String> = rows.iter().map(i16::to_string).collect();
                    return Err(wrong(&path, W_29, facts)
                        .allowing(said!("deployment-rows", rows = rows.join(", "))));
                }
            }
        }
        if troop.body == Body::Trap {
            return Ok(());
        }
        let unit = !troop.is_individual();
        if let Some(&(other, with_unit)) = stands.get(&hex)
            && (other != self.colour || (unit && with_unit))
        {
            let facts = said!("hex-taken", hex = hex.to_string(), troop = &troop.id);
            return Err(wrong(&path, WAP_013, facts).allowing(said!("one-unit-a-hex")));
        }
        stands.entry(hex).and_modify(|(_, with)| *with |= unit).or_insert((self.colour, unit));
        Ok(())
    }

    fn one(
        &self,
        piece: PieceId,
        place: &Placement,
        troop: &Troop,
        path: &Path,
    ) -> Result<PiecePlaced, WrongScenario> {
        let mut profile = Profile::of(troop);
        if place.mounted {
            let Some(far) = troop.mounted else {
                let facts = said!("does-not-ride", troop = &troop.id);
                return Err(wrong(&path.member("mounted"), WAP_149, facts));
            };
            profile.moves = vec![far];
        }
        if place.flying_steed {
            if !(troop.flying_steed && place.mounted) {
                let facts = said!("no-flying-steed", troop = &troop.id);
                return Err(wrong(&path.member("flying_steed"), WAP_141, facts));
            }
            profile.abilities.insert(Ability::Flying);
        }
        if let Some(wounds) = place.wounds {
            if !(1..=profile.wounds).contains(&wounds) {
                let facts = said!("wounds-limit", troop = &troop.id, most = profile.wounds);
                return Err(wrong(&path.member("wounds"), W_33, facts));
            }
            profile.wounds = wounds;
        }
        if place.lame {
            for far in &mut profile.moves {
                *far = (*far).saturating_sub(1).max(1.min(*far));
            }
        }
        let called = path.member("called");
        if place.called.as_ref().is_some_and(|name| !(1..=60).contains(&name.chars().count())) {
            return Err(wrong(&called, WAP_013, said!("name-length")));
        }
        let magic = path.member("magic_points");
        if let Some(points) = place.magic_points {
            if troop.school.is_none() {
                let facts = said!("casts-nothing", troop = &troop.id);
                return Err(wrong(&magic, WAP_106, facts));
            }
            if points > tables::MOST_MAGIC {
                let facts = said!("magic-limit", most = tables::MOST_MAGIC);
                return Err(wrong(&magic, WAP_106, facts));
            }
        }
        let by_row = troop.school.map(|_| troop.magic_points.unwrap_or(tables::MAGIC_POINTS));
        Ok(PiecePlaced {
            piece,
            colour: self.colour,
            called: place.called.clone(),
            hex: place.hex,
            profile,
            items: place.items.clone(),
            magic_points: place.magic_points.or(by_row).unwrap_or(0),
            fireballs: 0,
            counters: 0,
        })
    }
}
