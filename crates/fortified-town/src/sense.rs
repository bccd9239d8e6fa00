//! What a scenario says must make sense: everything else is refused with its field and with what would fit.

use crate::clauses::{
    HAV_002, HAV_100, HAV_109, HAV_144, ST_01, ST_03, ST_04, ST_44, ST_47, ST_52, ST_55, ST_58,
    ST_64, ST_65,
};
use crate::men::{Class, Man, ManId, Side};
use crate::refusal::said;
use crate::scenario::{Enlisted, LadderStart, Library, Scenario};
use crate::siege::SiegeStart;
use crate::spot::{Floor, Spot};
use crate::state::State;
use crate::town::{Terrain, Town};
use crate::ways::{self, Way};
use crate::works::EngineKind;
use crate::{Reason, Refusal};
use crate::{deployment, faults, fire, outset, pushing, tables};
use board::Hex;
use decider::Clause;
use messages::{Part, Saying};
use std::collections::BTreeSet;
use std::sync::Arc;

/// People in one line of a scenario.
const MOST_ALIKE: u32 = 200;
/// Columns and rows of the field of a battle: at least, and at most.
const FIELD: (u32, u32) = (3, 60);
/// Places that a refusal names.
const HINTS: usize = 4;

fn wrong(field: &str, clause: Clause, why: Saying) -> Refusal {
    Refusal::new(Reason::BadScenario, clause, said!("in-field", field = field, why = why))
}

/// The town of a scenario in which nothing is wrong.
pub(crate) fn look(scenario: &Scenario, library: &Library) -> Result<Town, Refusal> {
    let Some(town) = library.get(&scenario.town) else {
        let known: Vec<&str> = library.keys().map(String::as_str).collect();
        let facts = said!("no-such-town", town = scenario.town.as_str());
        return Err(
            wrong("town", HAV_002, facts).allowing(said!("towns-are", towns = known.join(", ")))
        );
    };
    faults::check(town).map_err(|fault| wrong("town", HAV_002, fault))?;
    gates(scenario, town)?;
    let plain = State { town: Arc::new(town.clone()), ..State::default() };
    hexes(scenario, &plain)?;
    options(scenario, &plain)?;
    if let Some(siege) = &scenario.siege {
        days(siege)?;
    }
    let works = outset::without_ladders(scenario, town);
    let state = State { works, ..plain };
    people(scenario, &state)?;
    engines(scenario, &state)?;
    ladders(scenario, &state)?;
    Ok(town.clone())
}

fn gates(scenario: &Scenario, town: &Town) -> Result<(), Refusal> {
    let known = || town.gates.keys().chain(town.doors.keys());
    for (field, named) in [("open", &scenario.open), ("broken", &scenario.broken)] {
        if let Some(id) = named.iter().find(|id| !known().any(|other| other == *id)) {
            return Err(wrong(field, HAV_002, said!("no-such-gate", gate = id.word()))
                .allowing(said!("gates-are", gates = Part::to_type(known()))));
        }
    }
    Ok(())
}

/// Hexes that must be of a kind.
fn hexes(scenario: &Scenario, state: &State) -> Result<(), Refusal> {
    let town = &state.town;
    let wall = |hex: Hex| town.on_wall(hex).is_some();
    let moat = |hex: Hex| town.terrain(hex) == Some(Terrain::Moat);
    let drawn = |hex: Hex| town.ground(hex).is_some();
    let wood = |hex: Hex| fire::is_built(state, hex);
    let nowhere = |hex: Hex| said!("no-place", text = hex.to_string());
    let no_moat = |hex: Hex| said!("no-moat", hex = hex.to_string());
    let options = &scenario.options;
    kind(town, ("demolished", &scenario.demolished, ST_55), wall, no_wall)?;
    kind(town, ("held", &scenario.held, ST_55), wall, no_wall)?;
    kind(town, ("filled", &scenario.filled, ST_55), moat, no_moat)?;
    kind(town, ("burnt", &scenario.burnt, ST_52), wood, no_wood)?;
    kind(town, ("options.burn", &options.burn, ST_65), wood, no_wood)?;
    kind(town, ("options.goal", &options.goal, ST_65), drawn, nowhere)
}

/// All hexes of a field are of one kind; why another is not.
fn kind(
    town: &Town,
    (field, named, clause): (&str, &BTreeSet<Hex>, Clause),
    fits: impl Fn(Hex) -> bool,
    why: impl Fn(Hex) -> Saying,
) -> Result<(), Refusal> {
    let Some(&hex) = named.iter().find(|&&hex| !fits(hex)) else { return Ok(()) };
    Err(would_fit(wrong(field, clause, why(hex)), &town.nearest(hex, fits)))
}

fn no_wall(hex: Hex) -> Saying {
    said!("no-rampart", hex = hex.to_string())
}

fn no_wood(hex: Hex) -> Saying {
    said!("cannot-burn", hex = hex.to_string())
}

/// The same, with places that would fit.
fn would_fit<T: ToString>(no: Refusal, places: &[T]) -> Refusal {
    if places.is_empty() {
        return no;
    }
    let places: Vec<String> = places.iter().map(ToString::to_string).collect();
    no.allowing(said!("would-fit", places = places.join(", ")))
}

/// A number that must lie between two.
fn within(
    field: &str,
    number: u32,
    (least, most): (u32, Option<u32>),
    clause: Clause,
) -> Result<(), Refusal> {
    if number >= least && most.is_none_or(|most| number <= most) {
        return Ok(());
    }
    let allowed = match most {
        Some(most) => said!("number-within", least = least, most = most),
        None => said!("number-from", least = least),
    };
    Err(wrong(field, clause, said!("number-is", number = number)).allowing(allowed))
}

fn options(scenario: &Scenario, state: &State) -> Result<(), Refusal> {
    if let Some(turns) = scenario.options.turns {
        within("options.turns", turns, (1, None), ST_65)?;
    }
    if let Some(distance) = scenario.options.distance {
        let far = deployment::farthest(state);
        within("options.distance", distance, (0, Some(far)), ST_58)?;
    }
    Ok(())
}

/// The days of a siege, and a relief.
fn days(siege: &SiegeStart) -> Result<(), Refusal> {
    if let Some(turns) = siege.turns {
        within("siege.turns", turns, (1, None), ST_65)?;
    }
    let (least, most) = FIELD;
    for (number, size) in siege.field.into_iter().flatten().enumerate() {
        within(&format!("siege.field[{number}]"), size, (least, Some(most)), HAV_144)?;
    }
    let Some(relief) = &siege.relief else { return Ok(()) };
    within("siege.relief.turn", relief.turn, (1, None), ST_64)?;
    if relief.men.is_empty() {
        return Err(wrong("siege.relief.men", ST_64, said!("nobody-there"))
            .allowing(said!("name-or-leave-out")));
    }
    for (number, some) in relief.men.iter().enumerate() {
        let field = format!("siege.relief.men[{number}]");
        within(&format!("{field}.number"), some.number, (1, Some(MOST_ALIKE)), ST_64)?;
        rides(&field, some.class, some.mounted)?;
    }
    Ok(())
}

/// Horses come with their riders, and not everybody rides.
fn rides(field: &str, class: Class, mounted: bool) -> Result<(), Refusal> {
    let named = |classes: &mut dyn Iterator<Item = Class>| {
        classes.map(|class| class.word().to_owned()).collect::<Vec<_>>().join(", ")
    };
    if class == Class::Horse {
        let people = named(&mut Class::ALL.into_iter().filter(|&class| class != Class::Horse));
        return Err(wrong(&format!("{field}.class"), ST_44, said!("horse-alone"))
            .allowing(said!("horse-with-rider", classes = people)));
    }
    if mounted && class.row().mounted.is_none() {
        let riders = &mut Class::ALL.into_iter().filter(|class| class.row().mounted.is_some());
        let facts = said!("never-rides", class = class);
        return Err(wrong(&format!("{field}.mounted"), ST_01, facts)
            .allowing(said!("who-rides", classes = named(riders))));
    }
    Ok(())
}

fn people(scenario: &Scenario, state: &State) -> Result<(), Refusal> {
    let mut taken: BTreeSet<Spot> = BTreeSet::new();
    for side in Side::ALL {
        let force = scenario.sides.get(&side);
        let some = force.filter(|force| !force.men.is_empty() || !force.reserve.is_empty());
        let Some(force) = some else {
            return Err(wrong(&format!("sides.{side}"), ST_01, said!("no-men", side = side))
                .allowing(said!("men-or-reserve")));
        };
        for (number, some) in force.reserve.iter().enumerate() {
            let field = format!("sides.{side}.reserve[{number}]");
            within(&format!("{field}.number"), some.number, (1, Some(MOST_ALIKE)), ST_01)?;
            rides(&field, some.class, some.mounted)?;
        }
        for (number, group) in force.men.iter().enumerate() {
            let field = format!("sides.{side}.men[{number}]");
            rides(&field, group.class, group.mounted)?;
            placed(state, group, &format!("{field}.at"), &mut taken)?;
        }
    }
    Ok(())
}

/// Everybody of a line stands where there is room, and riders where a horse goes.
fn placed(
    state: &State,
    group: &Enlisted,
    field: &str,
    taken: &mut BTreeSet<Spot>,
) -> Result<(), Refusal> {
    if group.at.is_empty() {
        return Err(wrong(field, ST_01, said!("nobody-there")).allowing(said!("name-or-leave-out")));
    }
    for &place in &group.at {
        let stands = |at: Spot| {
            ways::exists(state, at) && (!group.mounted || ways::may_ride(state, Way::Level, at))
        };
        let near =
            |taken: &BTreeSet<Spot>| nearest(state, place, |at| stands(at) && !taken.contains(&at));
        if !ways::exists(state, place) {
            let facts = said!("no-place", text = place);
            return Err(would_fit(wrong(field, ST_03, facts), &near(taken)));
        }
        if !stands(place) {
            let facts = said!("no-horse-at", place = place);
            return Err(would_fit(wrong(field, ST_03, facts), &near(taken)));
        }
        if !taken.insert(place) && state.room(place) <= 1 {
            let facts = said!("place-twice", place = place);
            return Err(would_fit(wrong(field, ST_04, facts), &near(taken)));
        }
    }
    Ok(())
}

/// The few places nearest to one that are as is asked.
fn nearest(state: &State, from: Spot, fits: impl Fn(Spot) -> bool) -> Vec<Spot> {
    let places = |hex: Hex| Floor::ALL.into_iter().map(move |floor| Spot { hex, floor });
    let mut all: Vec<Spot> = state.town.hexes().flat_map(places).collect();
    all.sort_by_key(|at| (at.hex.distance(from.hex), *at));
    all.into_iter().filter(|&at| at.floor != Floor::Ladder && fits(at)).take(HINTS).collect()
}

fn engines(scenario: &Scenario, state: &State) -> Result<(), Refusal> {
    let mut taken = BTreeSet::new();
    for (number, engine) in scenario.engines.iter().enumerate() {
        let tower = engine.kind == EngineKind::SiegeTower;
        let levels = 1..=tables::TOWER_REACH;
        if tower != engine.against.is_some_and(|level| levels.contains(&level)) {
            let facts = said!("tower-against", engine = engine.kind);
            return Err(wrong(&format!("engines[{number}].against"), HAV_100, facts));
        }
        let Some(at) = engine.at else { continue };
        let carries = |hex: Hex| pushing::carries(state, engine.kind, hex);
        let field = format!("engines[{number}].at");
        let free = |hex: Hex| carries(hex) && !taken.contains(&hex);
        if !carries(at) {
            let facts = said!("no-ground", hex = at.to_string());
            return Err(would_fit(wrong(&field, HAV_109, facts), &state.town.nearest(at, free)));
        }
        if taken.contains(&at) {
            let facts = said!("thing-in-the-way", hex = at.to_string());
            return Err(would_fit(wrong(&field, ST_04, facts), &state.town.nearest(at, free)));
        }
        taken.insert(at);
    }
    Ok(())
}

fn ladders(scenario: &Scenario, state: &State) -> Result<(), Refusal> {
    let men = outset::everybody(scenario);
    for (number, start) in scenario.ladders.iter().enumerate() {
        if outset::ladder(state, start, &men).is_some() {
            continue;
        }
        let how = match start {
            LadderStart::Carried(_) => "carried",
            LadderStart::Lying(_) => "lying",
            LadderStart::Standing(_) => "standing",
            LadderStart::InCamp(_) => "in_camp",
        };
        let ladder = format!("ladder-{}", number + 1);
        let facts = said!("ladder-start", ladder = ladder);
        let no = wrong(&format!("ladders[{number}].{how}"), ST_47, facts);
        let places = ladder_places(state, start, &men);
        let no = no.allowing(said!("ladder-starts"));
        return Err(would_fit(no, &places));
    }
    Ok(())
}

/// Where a ladder could be instead: in the hands of which two, against which wall, in which place.
fn ladder_places(state: &State, start: &LadderStart, men: &[(ManId, Man)]) -> Vec<String> {
    let fits = |start: &LadderStart| outset::ladder(state, start, men).is_some();
    let (near, pairs): (Hex, Vec<LadderStart>) = match *start {
        LadderStart::InCamp(_) => return Vec::new(),
        LadderStart::Lying(place) => {
            let near = nearest(state, place, |at| fits(&LadderStart::Lying(at)));
            return near.iter().map(ToString::to_string).collect();
        }
        LadderStart::Carried([one, _]) => {
            let places: Vec<Spot> = men.iter().filter_map(|(_, man)| man.place).collect();
            let pairs = places.iter().flat_map(|&one| {
                let after = places.iter().filter(move |&&other| one < other);
                after.map(move |&other| LadderStart::Carried([one, other]))
            });
            (one.hex, pairs.collect())
        }
        LadderStart::Standing([foot, _]) => {
            let feet = state.town.hexes().filter(|&hex| ways::exists(state, Spot::ground(hex)));
            let pairs = feet.flat_map(|foot| {
                foot.neighbours().map(move |top| LadderStart::Standing([foot, top]))
            });
            (foot, pairs.collect())
        }
    };
    let mut found: Vec<(u32, String)> = pairs
        .into_iter()
        .filter(fits)
        .filter_map(|start| match start {
            LadderStart::Carried([one, other]) => {
                Some((one.hex.distance(near), format!(r#"["{one}", "{other}"]"#)))
            }
            LadderStart::Standing([foot, top]) => {
                Some((foot.distance(near), format!(r#"["{foot}", "{top}"]"#)))
            }
            LadderStart::Lying(_) | LadderStart::InCamp(_) => None,
        })
        .collect();
    found.sort();
    found.into_iter().map(|(_, pair)| pair).take(HINTS).collect()
}
