//! An assault in a campaign: how it is asked for, and a fight for a walled town of the map as a siege, and back.

mod people;

use self::people::Muster;
use super::lines::{unplayed, wrong};
use super::setup::{NotScenario, Opens, read_toml};
use crate::carry::{
    Asked, Carried, Ending, FightsFor, Fought, Left, NEUTRAL, Prepared, Spoils, WhoIsWho,
};
use crate::refusal::said;
use crate::{AnySetup, Occasion, Opening, Roles, Title};
use board::Hex;
use campaign_map::engines::SiegeEngine;
use campaign_map::pieces::{BannerId, Casualty, MapPiece, MapPlace, Side};
use campaign_map::state::{Damage, Fight, Held, Party};
use fortified_town::men::{Fate, Man, ManId};
use fortified_town::on_the_map::{NextTurn, TOWER_AGAINST};
use fortified_town::scenario::{EngineStart, Force, LadderStart, Library, TOWNS};
use fortified_town::siege::SiegeStart;
use fortified_town::state::Outcome;
use fortified_town::town::GateId;
use fortified_town::works::{EngineId, EngineKind};
use fortified_town::{Assault, Scenario};
use messages::Language;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

/// An assault as it is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AssaultSetup {
    /// The town and both sides.
    pub scenario: Scenario,
    /// Which seat leads the `besiegers` and which the `besieged`; nobody named: the seats of these names.
    #[serde(default, skip_serializing_if = "Roles::are_named_alike")]
    pub seats: Roles,
}

impl From<Scenario> for AnySetup {
    fn from(scenario: Scenario) -> Self {
        Self::Assault(Box::new(AssaultSetup { scenario, seats: Roles::default() }))
    }
}

impl Opens for Assault {
    type Setup = AssaultSetup;

    const MARK: Option<&'static str> = Some("town");

    fn read(text: &str) -> Result<AssaultSetup, NotScenario> {
        let scenario: Scenario = read_toml(text)?;
        fortified_town::check(&scenario, towns()).map_err(|refusal| unplayed(text, refusal))?;
        if let Some(siege) = &scenario.siege
            && let (Some(relief), Some(last)) = (&siege.relief, siege.rules().turns)
            && relief.turn > last
        {
            let facts = said!("relief-too-late", turn = relief.turn, last = last);
            return Err(wrong(text, facts));
        }
        Ok(AssaultSetup { scenario, seats: Roles::default() })
    }

    fn scenario(setup: &AssaultSetup) -> &Scenario {
        &setup.scenario
    }

    fn scenario_mut(setup: &mut AssaultSetup) -> &mut Scenario {
        &mut setup.scenario
    }

    fn summary(setup: &AssaultSetup, language: Language) -> String {
        setup.scenario.summary_in(language)
    }

    fn opening(setup: AssaultSetup) -> Result<Opening<Self>, NotScenario> {
        let AssaultSetup { scenario, seats: roles } = setup;
        Ok(Opening { scenario, library: towns().clone(), roles })
    }
}

/// The built-in towns.
#[must_use]
pub fn towns() -> &'static Library {
    static BUILT_IN: LazyLock<Library> = LazyLock::new(|| {
        // They are built in, and a test reads them all.
        let town = |text| read_toml(text).unwrap_or_else(|wrong| unreachable!("{}", wrong.message));
        TOWNS.iter().map(|&(word, text)| (word.to_owned(), town(text))).collect()
    });
    &BUILT_IN
}

/// Ladders that besiegers bring ([CAR-24](crate::clauses::CAR_24)).
const LADDERS: usize = 4;
/// Moat hexes for which they bring fascines.
const FASCINES: u32 = 6;
/// Rations that a banner brings for a refuge; the town has what its store on the map holds
/// ([CAR-26](crate::clauses::CAR_26), [CAR-40](crate::clauses::CAR_40)).
const RATIONS_A_BANNER: u32 = 3;
/// Hexes from the walls at which they deploy, as in the scenarios of the town.
const DISTANCE: u32 = 2;

/// What a repair costs and takes ([CAR-29](crate::clauses::CAR_29)).
const WOOD: (u32, u32) = (1, 1);
const WALL: (u32, u32) = (2, 2);

/// What is broken in a walled town until its owner pays ([CAR-29](crate::clauses::CAR_29)).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Broken {
    /// A gate or a door that was broken open.
    Gate(GateId),
    /// A house, a stable or a stair that has burnt down.
    Burnt(Hex),
    /// A wall hex that lies in rubble.
    Rubble(Hex),
}

impl Broken {
    /// Crowns and turns that it takes to be whole again.
    const fn repair(&self) -> (u32, u32) {
        match self {
            Self::Gate(_) | Self::Burnt(_) => WOOD,
            Self::Rubble(_) => WALL,
        }
    }

    /// Everything in a town that is broken now.
    fn all(town: &fortified_town::State) -> impl Iterator<Item = Self> {
        let works = &town.works;
        let gates = works.broken_gates().cloned().map(Self::Gate);
        let burnt = works.burnt.iter().copied().map(Self::Burnt);
        let rubble = works.demolished.iter().copied().map(Self::Rubble);
        gates.chain(burnt).chain(rubble)
    }
}

/// The word by which the map keeps it: `gate-west-gate`, `burnt-5-3`, `rubble-5-3`.
impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gate(id) => write!(f, "gate-{id}"),
            Self::Burnt(hex) => write!(f, "burnt-{}-{}", hex.column(), hex.row()),
            Self::Rubble(hex) => write!(f, "rubble-{}-{}", hex.column(), hex.row()),
        }
    }
}

/// It is no word of the town.
pub(crate) struct NotBroken;

impl FromStr for Broken {
    type Err = NotBroken;

    fn from_str(word: &str) -> Result<Self, NotBroken> {
        let (what, rest) = word.split_once('-').ok_or(NotBroken)?;
        let hex = || rest.replace('-', ",").parse().map_err(|_| NotBroken);
        match what {
            "gate" => rest.parse().map(Self::Gate).map_err(|_| NotBroken),
            "burnt" => hex().map(Self::Burnt),
            "rubble" => hex().map(Self::Rubble),
            _ => Err(NotBroken),
        }
    }
}

/// Somebody of the siege, or something of the town, of whose fate the map hears.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Thing {
    /// There while they are alive and free.
    Man(ManId),
    /// There when it is broken.
    Broken(Broken),
}

/// How it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Condition {
    /// Like most.
    Common,
    /// Wounded.
    Wounded,
}

/// With what a fight for a walled town begins, or goes on.
pub(crate) enum Beginning {
    /// A siege is laid.
    Laid(Box<Scenario>),
    /// It goes on in another turn of the map.
    Resumed(NextTurn),
}

impl FightsFor for Assault {
    type Thing = Thing;
    type Condition = Condition;
    type Setup = Beginning;

    /// A castle of the map that is a walled town is besieged as one ([CAR-22](crate::clauses::CAR_22)).
    fn plays(fight: &Fight) -> bool {
        fight.town.is_some()
    }

    fn prepare(asked: &Asked<'_>) -> Option<Prepared<Beginning>> {
        let Asked { map, fight } = asked;
        let title = asked.title(Occasion::Town);
        let (scenario, pieces) = scenario(map, fight, &title)?;
        let seat = |party: &Party| party.seat.clone().or_else(|| NEUTRAL.parse().ok());
        let sides = [Side::Attacker, Side::Defender];
        let roles = sides
            .into_iter()
            .filter_map(|side| Some((town_side(side).seat(), seat(fight.party(side))?)));
        let (roles, setup) = (Roles::of(roles), Beginning::Laid(Box::new(scenario)));
        Some(Prepared { title, roles, pieces, setup })
    }

    fn prepare_again(
        Asked { map, fight }: &Asked<'_>,
        carried: &Carried,
        town: &fortified_town::State,
    ) -> Option<(WhoIsWho, Beginning)> {
        let mut muster = Muster::behind(town.men.iter());
        let people::Changes { men, gone, relief, joining } =
            muster.changes(map, fight, carried, town)?;
        let mut engines = BTreeMap::new();
        for kind in bought(fight) {
            let there = town.works.engines.keys().chain(engines.keys());
            let of_kind = there.filter_map(|id: &EngineId| {
                id.word().strip_prefix(kind.word())?.strip_prefix('-')?.parse::<u32>().ok()
            });
            let number = of_kind.max().unwrap_or(0) + 1;
            let id = format!("{}-{number}", kind.word()).parse().ok()?;
            engines.insert(id, fortified_town::on_the_map::bought(kind));
        }
        let blockade = fight.blockade;
        let next = NextTurn { men, gone, engines, blockade, relief, joining };
        Some((muster.known, Beginning::Resumed(next)))
    }

    fn begin(
        beginning: &Beginning,
        draft: &mut fortified_town::Draft<'_>,
    ) -> Result<(), fortified_town::Stop> {
        match beginning {
            Beginning::Laid(scenario) => fortified_town::open(scenario, towns(), draft),
            Beginning::Resumed(next) => fortified_town::on_the_map::go_on(next, draft),
        }
    }

    fn conclude(
        winner: Side,
        draft: &mut fortified_town::Draft<'_>,
    ) -> Result<(), fortified_town::Stop> {
        fortified_town::on_the_map::conclude(town_side(winner), draft)
    }

    fn look(town: &fortified_town::State, show: &mut dyn FnMut(Thing, Condition)) {
        for (id, man) in town.men.iter().filter(|(_, man)| is_free(man)) {
            let condition = if man.wounded { Condition::Wounded } else { Condition::Common };
            show(Thing::Man(id.clone()), condition);
        }
        for broken in Broken::all(town) {
            show(Thing::Broken(broken), Condition::Common);
        }
    }

    fn spoils(fought: &Fought<'_, Self>) -> Spoils {
        Spoils { damage: damage(fought), rations: Some(store(fought.state)) }
    }

    fn break_off(draft: &mut fortified_town::Draft<'_>) -> Result<(), fortified_town::Stop> {
        fortified_town::on_the_map::break_off(draft)
    }

    fn ending(fought: &Fought<'_, Self>) -> Option<Ending> {
        ending(fought)
    }
}

/// Who comes besieges.
pub(super) const fn town_side(side: Side) -> fortified_town::men::Side {
    match side {
        Side::Attacker => fortified_town::men::Side::Besiegers,
        Side::Defender => fortified_town::men::Side::Besieged,
    }
}

/// Is somebody still with their own? Who has fled is, too: they find their banner again.
const fn is_free(man: &Man) -> bool {
    matches!(man.fate, Fate::Alive | Fate::Fled)
}

/// The engines that were bought for this turn of the siege ([CAR-24](crate::clauses::CAR_24),
/// [CAR-41](crate::clauses::CAR_41)).
fn bought(fight: &Fight) -> impl Iterator<Item = EngineKind> {
    let kind = |engine: &SiegeEngine| match engine {
        SiegeEngine::Ram => EngineKind::Ram,
        SiegeEngine::RoofedRam => EngineKind::RoofedRam,
        SiegeEngine::SiegeTower => EngineKind::SiegeTower,
        SiegeEngine::Mangonel => EngineKind::Mangonel,
        SiegeEngine::Trebuchet => EngineKind::Trebuchet,
    };
    fight.engines.iter().flat_map(move |(engine, &number)| (0..number).map(move |_| kind(engine)))
}

/// The siege that a fight is, and who is who in it; none: the town or somebody's row is not known.
fn scenario(
    map: &campaign_map::State,
    fight: &Fight,
    title: &Title,
) -> Option<(Scenario, WhoIsWho)> {
    let town = fight.town.clone().filter(|word| towns().contains_key(word))?;
    let space = map.spaces.get(fight.ground.space())?;
    let mut scenario = Scenario { title: title.to_string(), town, ..Scenario::default() };
    scenario.options.distance = Some(DISTANCE);
    // What earlier sieges have broken is broken still (CAR-29).
    for broken in space.damage.keys().filter_map(|word| word.parse().ok()) {
        match broken {
            Broken::Gate(id) => scenario.broken.insert(id),
            Broken::Burnt(hex) => scenario.burnt.insert(hex),
            Broken::Rubble(hex) => scenario.demolished.insert(hex),
        };
    }
    scenario.ladders = vec![LadderStart::InCamp(town_side(Side::Attacker)); LADDERS];
    let pieces = fight.attacker.pieces.iter().filter_map(|id| map.pieces.get(id));
    let own = pieces.filter(|piece| piece.stands()).filter_map(people::engine);
    let own = own.map(|kind| (kind, false));
    scenario.engines = own.chain(bought(fight).map(|kind| (kind, true))).map(start).collect();
    scenario.siege = Some(Box::new(SiegeStart {
        on_map: true,
        fascines: FASCINES,
        rations: space.rations.unwrap_or(0),
        brought: RATIONS_A_BANNER * rulebook::count(fight.attacker.banners.len()),
        ..SiegeStart::default()
    }));
    let mut muster = Muster::behind(std::iter::empty());
    for side in [Side::Attacker, Side::Defender] {
        let reserve = muster.side(map, fight, side)?;
        let player = fight.party(side).seat.as_ref().and_then(|seat| map.players.get(seat));
        let name = player.map_or("The garrison", |player| player.name.as_str());
        let name = name.chars().take(60).collect();
        scenario.sides.insert(town_side(side), Force { name, men: Vec::new(), reserve });
    }
    Some((scenario, muster.known))
}

/// An engine in the camp of the besiegers.
fn start((kind, building): (EngineKind, bool)) -> EngineStart {
    let bought = fortified_town::on_the_map::bought(kind);
    EngineStart {
        kind,
        at: None,
        facing: bought.facing,
        against: (kind == EngineKind::SiegeTower).then_some(TOWER_AGAINST),
        building: building && bought.building,
    }
}

/// How a siege has ended, or a turn of it; none while it is played. Who takes the town has what is left in its
/// store ([CAR-50](crate::clauses::CAR_50)).
fn ending(fought: &Fought<'_, Assault>) -> Option<Ending> {
    let Fought { state: town, carried, map, fight, .. } = fought;
    let winner = match town.outcome {
        Some(outcome) => Some(map_side(outcome.winner())),
        None if !fortified_town::on_the_map::rests(town) => return None,
        // Who marches away has lifted the siege (CAR-43); nobody holds a town but who stands in it (CAR-48).
        None if fight.lifted => Some(Side::Defender),
        None if nobody_stands(fought, Side::Attacker) => Some(Side::Defender),
        None if nobody_stands(fought, Side::Defender) => Some(Side::Attacker),
        None => None,
    };
    let surrendered = town.outcome == Some(Outcome::Surrendered);
    let ended = fought.changes.all().map(|(_, change)| change.fact).max();
    let mut left = BTreeMap::new();
    for (id, there) in &carried.pieces {
        let before = map.pieces.get(id)?;
        let side = fight.side_of(id).filter(|side| is_with(fight, *side, before));
        let Some(side) = side else { continue };
        let ids: Vec<ManId> = there.iter().filter_map(|word| word.parse().ok()).collect();
        // Who has given the town up goes free with it (CAR-30).
        let gives_up = |id: &ManId| {
            let change = fought.changes.of(&Thing::Man(id.clone()));
            surrendered && side == Side::Defender && change.map(|it| it.fact) == ended
        };
        let with = ids
            .iter()
            .filter(|id| town.men.get(*id).is_some_and(|man| is_free(man) || gives_up(id)));
        let with: Vec<&Man> = with.filter_map(|id| town.men.get(id)).collect();
        let coming = ids.iter().filter(|id| fortified_town::on_the_map::is_coming(town, id));
        let alive = rulebook::count(with.len() + coming.count());
        let wounded = with.iter().filter(|man| man.wounded).count();
        let last = ids.iter().filter_map(|id| fought.changes.of(&Thing::Man(id.clone())));
        let cause = last.map(|change| change.fact).max().map(|fact| fought.fact(fact));
        let (wounds, known) = if before.individual {
            let mut men = ids.iter().filter_map(|id| town.men.get(id));
            let is_captured = alive == 0 && men.any(|man| man.fate == Fate::Captured);
            (if alive > 0 { before.wounds } else { 0 }, is_captured.then_some(Casualty::Captured))
        } else {
            // Of the wounded, half are lost when the siege is over (CAR-28, CAR-44).
            let lost = if winner.is_some() { rulebook::count(wounded.div_ceil(2)) } else { 0 };
            ((alive - lost).min(before.of), None)
        };
        let gave_up = surrendered && side == Side::Defender;
        let cause = cause.filter(|_| wounds != before.wounds || gave_up);
        left.insert(id.clone(), Left { wounds, cause, known });
    }
    let damage = if winner.is_some() { damage(fought) } else { BTreeMap::new() };
    let rations = Some(store(town));
    let given_up = surrendered;
    let (held, beaten) = match winner {
        Some(_) => (Held::default(), Vec::new()),
        None => (held(town), beaten(fought)),
    };
    Some(Ending { winner, left, damage, rations, given_up, held, beaten })
}

/// What the town has to eat.
fn store(town: &fortified_town::State) -> u32 {
    let siege = town.siege.as_ref();
    let store = siege.and_then(|siege| siege.rations.get(&town_side(Side::Defender)).copied());
    store.unwrap_or(0)
}

/// What decides about a relief in the next turn of the map ([CAR-27](crate::clauses::CAR_27),
/// [CAR-46](crate::clauses::CAR_46)).
fn held(town: &fortified_town::State) -> Held {
    use fortified_town::on_the_map::{are_shut_in, have_a_foothold, hold_a_gate};
    Held { foothold: have_a_foothold(town), refuge: are_shut_in(town), gate: hold_a_gate(town) }
}

/// Banners that stand in the open and of whom nobody fights on: they have lost the battle before the town, and
/// retreat ([CAR-27](crate::clauses::CAR_27)).
fn beaten(Fought { state: town, carried, map, fight, .. }: &Fought<'_, Assault>) -> Vec<BannerId> {
    let both = fight.attacker.banners.iter().chain(&fight.defender.banners);
    let outside = both
        .filter(|id| map.banners.get(*id).is_some_and(|banner| banner.at != *fight.ground.space()));
    let fights_on = |banner: &BannerId| {
        let of = carried.pieces.iter().filter(|(id, _)| {
            let place = map.pieces.get(*id).map(|piece| &piece.place);
            matches!(place, Some(MapPlace::Banner(of)) if of == banner)
        });
        let mut men = of.flat_map(|(_, there)| there).filter_map(|word| word.parse().ok());
        men.any(|id: ManId| {
            let alive = town.men.get(&id).is_some_and(|man| man.fate == Fate::Alive);
            alive || fortified_town::on_the_map::is_coming(town, &id)
        })
    };
    outside.filter(|id| !fights_on(id)).cloned().collect()
}

const fn map_side(side: fortified_town::men::Side) -> Side {
    match side {
        fortified_town::men::Side::Besiegers => Side::Attacker,
        fortified_town::men::Side::Besieged => Side::Defender,
    }
}

/// Is a piece still with those who fight? It may have fallen in the open since, or be held captive.
fn is_with(fight: &Fight, side: Side, piece: &MapPiece) -> bool {
    match &piece.place {
        MapPlace::Banner(banner) => fight.party(side).banners.contains(banner),
        MapPlace::Garrison(castle) => fight.castle.as_ref() == Some(castle),
        MapPlace::Captive(_) | MapPlace::Lost => false,
    }
}

/// Is nobody of the map left of a side? Townsmen alone hold nothing ([CAR-37](crate::clauses::CAR_37)).
fn nobody_stands(
    Fought { state: town, carried, fight, .. }: &Fought<'_, Assault>,
    side: Side,
) -> bool {
    let of_side = carried.pieces.iter().filter(|(id, _)| fight.side_of(id) == Some(side));
    let mut men = of_side.flat_map(|(_, there)| there).filter_map(|word| word.parse().ok());
    !men.any(|id: ManId| {
        let coming = fortified_town::on_the_map::is_coming(town, &id);
        coming || town.men.get(&id).is_some_and(is_free)
    })
}

/// What is broken now and was not before ([CAR-29](crate::clauses::CAR_29)).
fn damage(fought: &Fought<'_, Assault>) -> BTreeMap<String, Damage> {
    let before = fought.map.spaces.get(fought.fight.ground.space());
    let is_new = |word: &String| before.is_none_or(|space| !space.damage.contains_key(word));
    let broken = Broken::all(fought.state).map(|broken| {
        let (crowns, turns) = broken.repair();
        let word = broken.to_string();
        let cause = fought.cause(&Thing::Broken(broken));
        (word, Damage { crowns, turns, cause, whole_after: None })
    });
    broken.filter(|(word, _)| is_new(word)).collect()
}
