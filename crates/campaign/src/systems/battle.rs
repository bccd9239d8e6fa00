//! A battle in a campaign: how it is asked for, and a fight of the map as a battle, and back.

use super::lines;
use super::setup::{NotScenario, Opens, place_of, read_toml};
use crate::carry::{Asked, Ending, FightsFor, Fought, Left, NEUTRAL, Prepared};
use crate::refusal::said;
use crate::{AnySetup, Occasion, Opening, Roles, Title};
use board::Hex;
use campaign_map::map::Link;
use campaign_map::pieces::PieceId;
use campaign_map::pieces::Side;
use campaign_map::roster::{Body, Roster, Row, roster};
use campaign_map::state::{Damage, Fight, Party};
use decider::Seat;
use messages::Language;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::Range;
use std::str::FromStr;
use std::sync::LazyLock;
use te_wapen::abilities::Ability;
use te_wapen::field::Field;
use te_wapen::ground::{Ground, RandomField};
use te_wapen::pieces::{Colour, Items};
use te_wapen::scenario::{Force, Key, Options, Placement, Rolls, WrongScenario};
use te_wapen::state::Outcome;
use te_wapen::terrain::Terrain;
pub(super) use te_wapen::troops::ArmyBook;
use te_wapen::troops::{self, ARMIES, Library, Troop};
use te_wapen::{Battle, Refusal, Scenario};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A battle as it is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BattleSetup {
    /// The table and both armies.
    pub scenario: Scenario,
    /// Which seat leads the `red` and which the `black` army; nobody named: the seats of these names.
    #[serde(default, skip_serializing_if = "Roles::are_named_alike")]
    pub seats: Roles,
}

impl From<Scenario> for AnySetup {
    fn from(scenario: Scenario) -> Self {
        Self::Battle(Box::new(BattleSetup { scenario, seats: Roles::default() }))
    }
}

impl Opens for Battle {
    type Setup = BattleSetup;

    const MARK: Option<&'static str> = Some("armies");

    fn read(text: &str) -> Result<BattleSetup, NotScenario> {
        let scenario: Scenario = read_toml(text)?;
        te_wapen::check(&scenario, troops()).map_err(|wrong| {
            let line = line_of(text, &wrong);
            let Refusal { facts, clause, allowed, .. } = *wrong.refusal;
            let message = match line {
                None => said!("scenario-unplayed", why = facts),
                Some(line) => said!("scenario-unplayed-at", line = line, why = facts),
            };
            NotScenario { message, clause, allowed }
        })?;
        let drawn = te_wapen::field::parse(&scenario.map).ok().filter(|_| scenario.field.is_none());
        let on_table = |hex: Hex| match (&drawn, scenario.field) {
            (Some(field), _) => field.terrain(hex).is_some(),
            (None, Some(made)) => Field::open(made.width, made.height).terrain(hex).is_some(),
            (None, None) => true,
        };
        if let Some(side) =
            scenario.walls.iter().find(|side| !side.hexes().into_iter().any(on_table))
        {
            return Err(lines::wrong(
                text,
                said!("off-table", field = "walls", place = side.to_string()),
            ));
        }
        if let Some(hex) = scenario.rubble.iter().find(|hex| !on_table(**hex)) {
            return Err(lines::wrong(
                text,
                said!("off-table", field = "rubble", place = hex.to_string()),
            ));
        }
        Ok(BattleSetup { scenario, seats: Roles::default() })
    }

    fn scenario(setup: &BattleSetup) -> &Scenario {
        &setup.scenario
    }

    fn scenario_mut(setup: &mut BattleSetup) -> &mut Scenario {
        &mut setup.scenario
    }

    fn summary(setup: &BattleSetup, language: Language) -> String {
        setup.scenario.summary_in(language)
    }

    fn opening(setup: BattleSetup) -> Result<Opening<Self>, NotScenario> {
        let BattleSetup { scenario, seats: roles } = setup;
        Ok(Opening { scenario, library: troops().clone(), roles })
    }
}

/// The line, from 1, of what is wrong in a scenario; of what it would stand in, where it is missing.
fn line_of(text: &str, wrong: &WrongScenario) -> Option<usize> {
    let table = DeTable::parse(text).ok()?;
    let mut span = None;
    let mut value: Option<&Spanned<DeValue<'_>>> = None;
    for (depth, key) in wrong.path.keys().iter().enumerate() {
        let next = match (key, value.map(Spanned::get_ref)) {
            (Key::Member(member), None) if depth == 0 => table.get_ref().get(member.as_str()),
            (Key::Member(member), Some(DeValue::Table(table))) => table.get(member.as_str()),
            (Key::Number(number), Some(DeValue::Array(list))) => {
                number.checked_sub(1).and_then(|index| list.get(index))
            }
            _ => None,
        };
        let Some(next) = next else { break };
        span = Some(next.span());
        value = Some(next);
    }
    let Range { start, .. } = span?;
    let (line, _) = place_of(text, start);
    let Some((row, _)) = wrong.within else { return Some(line) };
    // The text of a value in three quotes may begin on the line behind them.
    let quotes = text.get(start..)?;
    let begins_below = ["\"\"\"", "'''"].iter().any(|quote| {
        quotes
            .strip_prefix(quote)
            .is_some_and(|rest| rest.trim_start_matches('\r').starts_with('\n'))
    });
    Some(line + row - 1 + usize::from(begins_below))
}

/// Every troop of the built-in army books.
#[must_use]
pub fn troops() -> &'static Library {
    static TROOPS: LazyLock<Library> = LazyLock::new(|| {
        // The books are built in, and a test reads them all.
        let book = |(_, text): &(&str, &str)| -> ArmyBook {
            read_toml(text).unwrap_or_else(|wrong| unreachable!("{}", wrong.message))
        };
        let books: Vec<ArmyBook> = ARMIES.iter().map(book).collect();
        Library::of(books).unwrap_or_else(|wrong| unreachable!("{wrong}"))
    });
    &TROOPS
}

/// Rows of the map, made of the rows of the troop tables. Traps, vehicles and works are not mustered.
#[must_use]
pub(super) fn roster_of(library: &Library) -> Roster {
    roster(library.troops().filter_map(row))
}

fn row(troop: &Troop) -> Option<Row> {
    let body = match troop.body {
        troops::Body::Foot => Body::Foot,
        troops::Body::Cavalry => Body::Cavalry,
        troops::Body::Chariot => Body::Chariot,
        troops::Body::Large => Body::Large,
        troops::Body::WarMachine => Body::WarMachine,
        troops::Body::Beast => Body::Beast,
        troops::Body::Individual => Body::Individual,
        troops::Body::Vehicle | troops::Body::Siege | troops::Body::Trap => return None,
    };
    let has = |ability| troop.abilities.contains(&ability);
    Some(Row {
        id: troop.id.word().parse().ok()?,
        name: troop.name.clone(),
        people: troop.people.clone(),
        body,
        moves: troop.moves.iter().copied().max().unwrap_or(0),
        dice: troop.dice.iter().copied().max().unwrap_or(0),
        wounds: troop.wounds,
        flies: has(Ability::Flying),
        towers: has(Ability::Howdah),
        leads: has(Ability::General),
        casts: troop.school.is_some(),
    })
}

/// The built-in troops, and those of some more books.
pub(super) fn troops_and(books: &[ArmyBook]) -> Result<Library, NotScenario> {
    let with = |library: Library, book: &ArmyBook| {
        library.with(book).map_err(|wrong| {
            NotScenario::new(said!("bad-book", field = wrong.field, what = wrong.what))
        })
    };
    books.iter().try_fold(troops().clone(), with)
}

/// Turns of a battle ([WAP-250](campaign_map::clauses::WAP_250)).
const TURNS: u32 = 10;
/// What is built for an assault ([CAR-9](crate::clauses::CAR_9)).
const WORKS: [&str; 3] = ["ladders", "ladders", "ram"];
/// What a repair costs and takes ([CAR-10](crate::clauses::CAR_10)).
const WOOD: (u32, u32) = (1, 1);
const STONE: (u32, u32) = (2, 2);

/// A building of a castle that lies in rubble until its owner pays ([CAR-10](crate::clauses::CAR_10)).
struct Broken(Hex);

/// The word by which the map keeps it: `works-5-3`.
impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "works-{}-{}", self.0.column(), self.0.row())
    }
}

/// It is no word of the battle.
struct NotBroken;

impl FromStr for Broken {
    type Err = NotBroken;

    fn from_str(word: &str) -> Result<Self, NotBroken> {
        let hex = word.strip_prefix("works-").ok_or(NotBroken)?;
        hex.replace('-', ",").parse().map(Self).map_err(|_| NotBroken)
    }
}

/// Somebody or something of the battle, of whose fate the map hears.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Thing {
    /// It is there while it is on the table.
    Piece(te_wapen::pieces::PieceId),
    /// It is there while it stands.
    Building(Hex),
}

/// How many hits it endures.
pub(crate) type Condition = u32;

impl FightsFor for Battle {
    type Thing = Thing;
    type Condition = Condition;
    type Setup = Scenario;

    fn plays(fight: &Fight) -> bool {
        fight.town.is_none()
    }

    fn prepare(asked: &Asked<'_>) -> Option<Prepared<Self::Setup>> {
        let Asked { map, fight } = asked;
        let about = if fight.castle.is_some() { Occasion::Assault } else { Occasion::Battle };
        let title = asked.title(about);
        let (scenario, pieces) = scenario(map, fight, &title)?;
        let seat =
            |party: &Party| -> Option<Seat> { party.seat.clone().or_else(|| NEUTRAL.parse().ok()) };
        let sides = [(Side::Attacker, &fight.attacker), (Side::Defender, &fight.defender)];
        let roles =
            sides.into_iter().filter_map(|(side, party)| Some((colour(side).seat(), seat(party)?)));
        let roles = Roles::of(roles);
        Some(Prepared { title, roles, pieces, setup: scenario })
    }

    fn begin(scenario: &Scenario, draft: &mut te_wapen::Draft<'_>) -> Result<(), te_wapen::Stop> {
        te_wapen::open(scenario, troops(), draft)
    }

    fn look(battle: &te_wapen::State, show: &mut dyn FnMut(Thing, Condition)) {
        for (id, piece) in battle.pieces.iter().filter(|(_, piece)| piece.hex.is_some()) {
            show(Thing::Piece(id.clone()), piece.wounds);
        }
        for (hex, endures) in &battle.buildings {
            show(Thing::Building(*hex), *endures);
        }
    }

    fn ending(fought: &Fought<'_, Self>) -> Option<Ending> {
        ending(fought)
    }
}

/// The army of a side: who comes is red ([CAR-7](crate::clauses::CAR_7)).
const fn colour(side: Side) -> Colour {
    match side {
        Side::Attacker => Colour::Red,
        Side::Defender => Colour::Black,
    }
}

/// The battle that a fight is, and who is who in it; none: there is no room for all of them, or the troop
/// tables do not know somebody.
fn scenario(
    map: &campaign_map::State,
    fight: &Fight,
    title: &Title,
) -> Option<(Scenario, BTreeMap<PieceId, Vec<String>>)> {
    let ground = match (&fight.castle, fight.over) {
        (Some(_), _) => Ground::Castle,
        (None, Link::Bridge) => Ground::River,
        (None, _) => fight.terrain.word().parse().ok()?,
    };
    let holder = colour(Side::Defender);
    let field = RandomField::of(ground);
    let mut armies = BTreeMap::new();
    let mut known = BTreeMap::new();
    for side in [Side::Attacker, Side::Defender] {
        let hexes = field.deployment(holder, colour(side));
        armies.insert(colour(side), army(map, fight, side, &hexes, &mut known)?);
    }
    let space = map.spaces.get(fight.ground.space());
    let broken = space.into_iter().flat_map(|space| space.damage.keys());
    let broken = broken.filter_map(|word| word.parse::<Broken>().ok()).map(|Broken(hex)| hex);
    let scenario = Scenario {
        title: title.to_string(),
        summary: String::new(),
        modules: [1, 2, 3, 4].into(),
        map: String::new(),
        field: Some(field),
        walls: BTreeSet::new(),
        rubble: broken.collect(),
        doors: Vec::new(),
        // CAR-8: where walls that were dug stand, the defender says.
        options: Options {
            turns: Some(TURNS),
            defender: Some(holder),
            to_dig: fight.walls,
            ..Options::default()
        },
        armies,
        books: Vec::new(),
    };
    Some((scenario, known))
}

/// One army, in the best hexes of its side; individuals stand with units, as far as there are any.
fn army(
    map: &campaign_map::State,
    fight: &Fight,
    side: Side,
    hexes: &[board::Hex],
    known: &mut BTreeMap<PieceId, Vec<String>>,
) -> Option<Force> {
    let party = fight.party(side);
    let name = party.seat.as_ref().and_then(|seat| map.players.get(seat));
    let name = name.map_or_else(|| "The garrison".to_owned(), |player| player.name.clone());
    // Who has fallen since the fight was declared, and waits to learn how, stands in no battle.
    let all = || {
        let known = party.pieces.iter().filter_map(|id| Some((id, map.pieces.get(id)?)));
        known.filter(|(_, piece)| piece.stands())
    };
    let (mut places, mut numbers) = (Vec::new(), BTreeMap::new());
    let mut put = |id: Option<&PieceId>, troop: &str, hex: board::Hex, place: Placement| {
        let number = numbers.entry(troop.to_owned()).or_insert(0_u32);
        *number += 1;
        if let Some(id) = id {
            let there = format!("{}-{troop}-{number}", colour(side));
            known.insert(id.clone(), vec![there]);
        }
        places.push(Placement { hex: Some(hex), ..place });
    };
    let mut free = hexes.iter().copied();
    let units = all().filter(|(_, piece)| !piece.individual);
    for (id, piece) in units {
        put(Some(id), piece.troop.word(), free.next()?, place(piece)?);
    }
    let mut beside = hexes.iter().copied().cycle();
    for (id, piece) in all().filter(|(_, piece)| piece.individual) {
        put(Some(id), piece.troop.word(), beside.next()?, place(piece)?);
    }
    if fight.castle.is_some() && side == Side::Attacker {
        for works in WORKS {
            put(None, works, free.next()?, bare(works)?);
        }
    }
    let name = name.chars().take(60).collect();
    Some(Force { name, pieces: places, goals: Vec::new(), zone: None })
}

/// A piece as a battle knows it ([CAR-1](crate::clauses::CAR_1), [CAR-4](crate::clauses::CAR_4)).
fn place(piece: &campaign_map::pieces::MapPiece) -> Option<Placement> {
    let mut items = Items::default();
    for word in &piece.items {
        if let Ok(weapon) = word.parse() {
            items.weapons.insert(weapon);
        } else if let Ok(trinket) = word.parse() {
            items.trinkets.insert(trinket);
        } else if let Ok(banner) = word.parse() {
            items.banners.insert(banner);
        }
    }
    Some(Placement {
        called: piece.called.as_ref().map(|name| name.to_string().chars().take(60).collect()),
        wounds: (piece.wounds < piece.of).then_some(piece.wounds),
        lame: piece.lame,
        items,
        ..bare(piece.troop.word())?
    })
}

fn bare(troop: &str) -> Option<Placement> {
    Some(Placement {
        troop: troop.parse().ok()?,
        hex: None,
        called: None,
        mounted: false,
        flying_steed: false,
        magic_points: None,
        wounds: None,
        lame: false,
        items: Items::default(),
        rolls: Rolls::default(),
    })
}

/// How a battle has ended; none while it has not. Who appeared only for it is not looked at
/// ([CAR-2](crate::clauses::CAR_2)).
fn ending(fought: &Fought<'_, Battle>) -> Option<Ending> {
    let Fought { state: battle, carried, map, fight, .. } = fought;
    let winner = match battle.outcome? {
        Outcome::Won(Colour::Red) => Side::Attacker,
        Outcome::Won(Colour::Black) | Outcome::Drawn => Side::Defender,
    };
    let mut left = BTreeMap::new();
    for (id, there) in &carried.pieces {
        let before = map.pieces.get(id)?;
        let stood: te_wapen::pieces::PieceId = there.first()?.parse().ok()?;
        let piece = battle.pieces.get(&stood)?;
        let wounds = if piece.hex.is_some() { piece.wounds.min(before.of) } else { 0 };
        let cause = fought.cause(&Thing::Piece(stood)).filter(|_| wounds != before.wounds);
        left.insert(id.clone(), Left { wounds, cause, known: None });
    }
    let damage = if fight.castle.is_some() { damage(fought) } else { [].into() };
    Some(Ending::of(winner, left, damage))
}

/// Buildings that lie in rubble now ([CAR-10](crate::clauses::CAR_10)).
fn damage(fought: &Fought<'_, Battle>) -> BTreeMap<String, Damage> {
    let wooden = [Terrain::BuildingA, Terrain::BuildingC];
    let fallen = fought.changes.all().filter_map(|(thing, change)| match thing {
        Thing::Building(hex) if change.now.is_none() => Some((*hex, change)),
        Thing::Building(_) | Thing::Piece(_) => None,
    });
    let broken = fallen.map(|(hex, change)| {
        let mut kinds = wooden.iter().filter_map(|terrain| terrain.building());
        let is_wooden = kinds.any(|building| building.wounds == change.first);
        let (crowns, turns) = if is_wooden { WOOD } else { STONE };
        let cause = Some(fought.fact(change.fact));
        (Broken(hex).to_string(), Damage { crowns, turns, cause, whole_after: None })
    });
    broken.collect()
}
