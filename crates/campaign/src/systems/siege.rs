//! A siege in a campaign: how it is asked for, and the fight for Lowenheim as a siege, and back. The besiegers
//! are played by the rules of the siege; the city is defended by its own six factions, with the garrison of the
//! castle on the map among the City Guard.

use super::lines::unplayed;
use super::setup::{NotScenario, Opens, read_toml};
use crate::carry::{Asked, Ending, FightsFor, Fought, Left, Prepared};
use crate::refusal::SENTENCES;
use crate::{AnySetup, Occasion, Opening, Roles};
use board::Hex;
use campaign_map::pieces::Side;
use campaign_map::pieces::{Casualty, Cause, MapPiece, PieceId};
use campaign_map::roster::Body;
use campaign_map::state::{Damage, Fight};
use lowenheim::city::{CityMap, Place, Section};
use lowenheim::event::{BridgeWasDown, DamageBorne, FigureAbsent, RuinStood, SectionWasOpen};
use lowenheim::figures::{Faction, FigureId, FigureKind};
use lowenheim::state::{Damage as Wound, Figure, Outcome, Whereabouts};
use lowenheim::{Scenario, Siege, scenario::SIEGE};
use messages::Language;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

impl From<Scenario> for AnySetup {
    fn from(scenario: Scenario) -> Self {
        Self::Siege(Box::new(scenario))
    }
}

impl Opens for Siege {
    type Setup = Scenario;

    const MARK: Option<&'static str> = None;

    fn read(text: &str) -> Result<Scenario, NotScenario> {
        let scenario = read_toml(text)?;
        lowenheim::check(&scenario).map_err(|refusal| unplayed(text, refusal))?;
        Ok(scenario)
    }

    fn scenario(setup: &Scenario) -> &Scenario {
        setup
    }

    fn scenario_mut(setup: &mut Scenario) -> &mut Scenario {
        setup
    }

    fn summary(_: &Scenario, language: Language) -> String {
        SENTENCES.in_language(language).say("about-siege", &[])
    }

    fn opening(scenario: Scenario) -> Result<Opening<Self>, NotScenario> {
        Ok(Opening { scenario, library: (), roles: Roles::default() })
    }
}

/// The siege of the city, as it was before any siege.
#[must_use]
pub fn city() -> &'static Scenario {
    static CITY: LazyLock<Scenario> = LazyLock::new(|| {
        // It is built in, and a test reads every scenario that is.
        read_toml(SIEGE).unwrap_or_else(|wrong| unreachable!("{}", wrong.message))
    });
    &CITY
}

/// Wounds of the besiegers up to which bands come on a 5, and on a 4 ([CAR-15](crate::clauses::CAR_15)).
const FEW: u32 = 12;
const SOME: u32 = 24;
/// Enemies that are gone for each wound of the besiegers ([CAR-16](crate::clauses::CAR_16)).
const ENEMIES_A_WOUND: usize = 4;

/// What a repair costs and takes ([CAR-18](crate::clauses::CAR_18), [CAR-19](crate::clauses::CAR_19)).
const RUIN: (u32, u32) = (1, 1);
const BRIDGE: (u32, u32) = (3, 2);
const WALL: (u32, u32) = (2, 2);
const SOLDIER: (u32, u32) = (1, 1);

/// What is broken in the city, or missing in it, until its owner pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Broken {
    /// A house that has burnt down ([CAR-18](crate::clauses::CAR_18)).
    Ruin(Hex),
    /// A bridge that is down.
    Bridge(Place),
    /// A stretch of the wall that is open.
    Wall(Section),
    /// A soldier of the city's own, the how-manieth of this kind who is missing
    /// ([CAR-19](crate::clauses::CAR_19)).
    Soldier(FigureKind, u32),
}

impl Broken {
    /// Crowns and turns that it takes to be whole again.
    const fn repair(self) -> (u32, u32) {
        match self {
            Self::Ruin(_) => RUIN,
            Self::Bridge(_) => BRIDGE,
            Self::Wall(_) => WALL,
            Self::Soldier(..) => SOLDIER,
        }
    }
}

/// The word by which the map keeps it: `ruin-5-3`, `bridge-j`, `wall-guards-corner`,
/// `enlist-foot-soldier-2`.
impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ruin(hex) => write!(f, "ruin-{}-{}", hex.column(), hex.row()),
            Self::Bridge(bridge) => write!(f, "bridge-{}", bridge.letter().to_lowercase()),
            Self::Wall(section) => write!(f, "wall-{}", section.word()),
            Self::Soldier(kind, number) => write!(f, "enlist-{}-{number}", kind.word()),
        }
    }
}

/// It is no word of the siege.
pub(crate) struct NotBroken;

impl FromStr for Broken {
    type Err = NotBroken;

    fn from_str(word: &str) -> Result<Self, NotBroken> {
        let (what, rest) = word.split_once('-').ok_or(NotBroken)?;
        let found = match what {
            "ruin" => rest.replace('-', ",").parse().ok().map(Self::Ruin),
            "bridge" => {
                let is_meant = |place: &&Place| place.letter().to_lowercase() == rest;
                Place::ALL.iter().find(is_meant).copied().map(Self::Bridge)
            }
            "wall" => {
                let is_meant = |section: &&Section| section.word() == rest;
                Section::ALL.iter().find(is_meant).copied().map(Self::Wall)
            }
            "enlist" => rest.rsplit_once('-').and_then(|(kind, number)| {
                let kind = FigureKind::ALL.iter().find(|known| known.word() == kind)?;
                Some(Self::Soldier(*kind, number.parse().ok()?))
            }),
            _ => None,
        };
        found.ok_or(NotBroken)
    }
}

/// Somebody of the siege, or something of the city, of whose fate the map hears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(crate) enum Thing {
    /// Of either side.
    Figure(FigureId),
    /// It is there when it is broken.
    Broken(Broken),
}

/// How it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Condition {
    /// Like most.
    Common,
    /// With a leg that does not heal ([CAR-21](crate::clauses::CAR_21)).
    Lame,
}

impl FightsFor for Siege {
    type Thing = Thing;
    type Condition = Condition;
    type Setup = (Scenario, Beginning);

    fn plays(fight: &Fight) -> bool {
        fight.city.is_some()
    }

    fn prepare(asked: &Asked<'_>) -> Option<Prepared<Self::Setup>> {
        let Asked { map, fight } = asked;
        let beginning = Beginning::of(map, fight);
        let (mut scenario, pieces) = scenario(map, fight, &beginning, city())?;
        let title = asked.title(Occasion::Siege);
        scenario.title = title.to_string();
        Some(Prepared { title, roles: Roles::default(), pieces, setup: (scenario, beginning) })
    }

    fn begin(
        (scenario, beginning): &Self::Setup,
        draft: &mut lowenheim::Draft<'_>,
    ) -> Result<(), lowenheim::Stop> {
        lowenheim::open(scenario, draft)?;
        beginning.record(draft)
    }

    fn look(siege: &lowenheim::State, show: &mut dyn FnMut(Thing, Condition)) {
        for (figure, entry) in siege.figures.iter().filter(|(_, entry)| lives(entry)) {
            let is_lame = entry.damages.contains(&Wound::Leg);
            let condition = if is_lame { Condition::Lame } else { Condition::Common };
            show(Thing::Figure(*figure), condition);
        }
        for broken in works(siege) {
            show(Thing::Broken(broken), Condition::Common);
        }
    }

    fn ending(fought: &Fought<'_, Self>) -> Option<Ending> {
        ending(fought)
    }
}

/// The siege that a fight is, made from the scenario of the city, and who is who in it.
fn scenario(
    map: &campaign_map::State,
    fight: &Fight,
    beginning: &Beginning,
    city: &Scenario,
) -> Option<(Scenario, BTreeMap<PieceId, Vec<String>>)> {
    let mut scenario = city.clone();
    // Those who died in earlier sieges are missing (CAR-19).
    for broken in &beginning.broken {
        let Broken::Soldier(kind, _) = broken else { continue };
        for force in scenario.factions.values_mut() {
            if let Some(count) = force.roster.get_mut(kind) {
                *count = count.saturating_sub(1);
            }
        }
    }
    for force in scenario.factions.values_mut() {
        force.roster.retain(|_, count| *count > 0);
    }
    // So are the posts that they would have begun at.
    let factions = &scenario.factions;
    scenario.stands.retain(|figure, _| {
        figure.parse::<FigureId>().is_ok_and(|figure| {
            let force = figure.kind().faction().and_then(|faction| factions.get(&faction));
            let count = force.and_then(|force| force.roster.get(&figure.kind()));
            count.is_some_and(|&count| u32::from(figure.number()) <= count)
        })
    });
    // The garrison stands among the City Guard (CAR-14).
    let guard = &mut scenario.factions.get_mut(&Faction::CityGuard)?.roster;
    let mut known = BTreeMap::new();
    for id in &fight.defender.pieces {
        let piece = map.pieces.get(id)?;
        let mounted = map.roster.get(&piece.troop).is_some_and(|row| row.body == Body::Cavalry);
        let kind = if mounted { FigureKind::MountedSoldier } else { FigureKind::FootSoldier };
        let count = guard.entry(kind).or_insert(0);
        // A leader is there in person (CAR-20).
        if let Some(figure) = &piece.figure {
            known.insert(id.clone(), vec![figure.clone()]);
            continue;
        }
        let soldiers = if piece.individual { 0 } else { piece.wounds };
        let numbers = (*count + 1)..=(*count + soldiers);
        known.insert(id.clone(), numbers.map(|at| format!("{}-{at}", kind.word())).collect());
        *count += soldiers;
    }
    for id in &fight.attacker.pieces {
        known.insert(id.clone(), Vec::new());
    }
    let before = wounds(map, fight, Side::Attacker);
    scenario.options.arrival_number = match before {
        0..FEW => 5,
        FEW..SOME => 4,
        SOME.. => 3,
    };
    Some((scenario, known))
}

fn wounds(map: &campaign_map::State, fight: &Fight, side: Side) -> u32 {
    let pieces = fight.party(side).pieces.iter().filter_map(|id| map.pieces.get(id));
    pieces.filter(|piece| !piece.individual).map(|piece| piece.wounds).sum()
}

/// How the city is when a siege begins, beside what its scenario says.
#[derive(Default)]
pub(crate) struct Beginning {
    /// What earlier sieges have broken ([CAR-18](crate::clauses::CAR_18)).
    broken: Vec<Broken>,
    /// Leaders who are elsewhere ([CAR-20](crate::clauses::CAR_20)).
    absent: Vec<FigureId>,
    /// Leaders with a leg that does not heal ([CAR-21](crate::clauses::CAR_21)).
    lame: Vec<FigureId>,
}

impl Beginning {
    fn of(map: &campaign_map::State, fight: &Fight) -> Self {
        let damage = map.spaces.get(fight.ground.space()).map(|space| &space.damage);
        let broken = damage.into_iter().flatten().filter_map(|(word, _)| word.parse().ok());
        let broken = broken.collect();
        let (mut absent, mut lame) = (Vec::new(), Vec::new());
        for (id, piece) in &map.pieces {
            let Some(figure) = piece.figure.as_ref().and_then(|word| word.parse().ok()) else {
                continue;
            };
            if !fight.defender.pieces.contains(id) {
                absent.push(figure);
            } else if piece.lame {
                lame.push(figure);
            }
        }
        Self { broken, absent, lame }
    }

    /// What was before is there from the start.
    fn record(&self, draft: &mut lowenheim::Draft<'_>) -> Result<(), lowenheim::Stop> {
        let Self { broken, absent, lame } = self;
        let is_there = |draft: &lowenheim::Draft<'_>, figure: &FigureId| {
            draft.state().figures.contains_key(figure)
        };
        for &figure in absent {
            if is_there(draft, &figure) {
                draft.record(FigureAbsent { figure }.into())?;
            }
        }
        for &figure in lame {
            if is_there(draft, &figure) {
                draft.record(DamageBorne { figure, damage: Wound::Leg }.into())?;
            }
        }
        for broken in broken {
            match *broken {
                Broken::Ruin(hex) => draft.record(RuinStood { hex }.into())?,
                Broken::Bridge(bridge) => draft.record(BridgeWasDown { bridge }.into())?,
                Broken::Wall(section) => {
                    let map: &CityMap = draft.state().city.map();
                    let Some(there) = map.sections.get(&section) else { continue };
                    let (hex, opened) = (there.hex, there.opens.clone());
                    draft.record(SectionWasOpen { section, hex, opened }.into())?;
                }
                Broken::Soldier(..) => {}
            }
        }
        Ok(())
    }
}

/// How a siege has ended; none while it has not ([CAR-17](crate::clauses::CAR_17)).
fn ending(fought: &Fought<'_, Siege>) -> Option<Ending> {
    let Fought { state: siege, carried, map, fight, .. } = fought;
    let winner = match siege.outcome? {
        Outcome::CityStands => Side::Defender,
        Outcome::Overwhelmed | Outcome::LastFigureGone => Side::Attacker,
    };
    let entry = |figure: &FigureId| siege.figures.get(figure);
    let mut left = BTreeMap::new();
    let mut garrison: BTreeSet<FigureId> = BTreeSet::new();
    for id in &fight.defender.pieces {
        let piece = map.pieces.get(id)?;
        let figures = carried.pieces.get(id)?.iter().map(|word| word.parse::<FigureId>());
        let soldiers: Vec<FigureId> = figures.collect::<Result<_, _>>().ok()?;
        if let (Some(_), [figure]) = (&piece.figure, soldiers.as_slice()) {
            let cause = fought.cause(&Thing::Figure(*figure));
            left.insert(id.clone(), leader(entry(figure), piece, cause));
            continue;
        }
        garrison.extend(&soldiers);
        let dead = soldiers.iter().filter(|figure| !entry(figure).is_some_and(lives));
        let dead: Vec<&FigureId> = dead.collect();
        let lost = u32::try_from(dead.len()).unwrap_or(u32::MAX);
        let cause = dead.last().and_then(|figure| fought.cause(&Thing::Figure(**figure)));
        let wounds = piece.wounds.saturating_sub(lost);
        left.insert(id.clone(), Left { wounds, cause, known: None });
    }
    let enemies_gone = fought.changes.all().filter(|(thing, change)| {
        matches!(thing, Thing::Figure(figure) if is_enemy(*figure)) && change.now.is_none()
    });
    let last_gone = enemies_gone.map(|(_, change)| change.fact).max();
    for (id, wounds) in besiegers(siege, map, fight) {
        let is_changed = map.pieces.get(&id).is_some_and(|piece| piece.wounds != wounds);
        let cause = last_gone.filter(|_| is_changed).map(|fact| fought.fact(fact));
        left.insert(id, Left { wounds, cause, known: None });
    }
    Some(Ending::of(winner, left, damage(fought, &garrison)))
}

/// How a leader comes out of the siege ([CAR-20](crate::clauses::CAR_20),
/// [CAR-21](crate::clauses::CAR_21)).
fn leader(entry: Option<&Figure>, piece: &MapPiece, cause: Option<Cause>) -> Left {
    let suffered = |wound| entry.is_some_and(|entry| entry.damages.contains(&wound));
    let is_gone = entry.is_none_or(|entry| entry.whereabouts == Whereabouts::Gone);
    if suffered(Wound::Dead) {
        return Left { wounds: 0, cause, known: Some(Casualty::Killed) };
    }
    if is_gone {
        return Left { wounds: 0, cause, known: None };
    }
    let is_new = suffered(Wound::Leg) && !piece.lame;
    let known = is_new.then_some(Casualty::Lamed);
    Left { wounds: piece.of, cause: cause.filter(|_| is_new), known }
}

/// Is somebody in the city still, if only in its Temple?
fn lives(entry: &Figure) -> bool {
    matches!(entry.whereabouts, Whereabouts::Map(_) | Whereabouts::Temple)
        && !entry.damages.contains(&Wound::Dead)
}

const fn is_enemy(figure: FigureId) -> bool {
    matches!(figure.kind(), FigureKind::Skaven | FigureKind::RatOgre)
}

/// What the besiegers still endure: one wound less for every four of the enemy that are gone, always from
/// the unit that has most left ([CAR-16](crate::clauses::CAR_16)).
fn besiegers(
    siege: &lowenheim::State,
    map: &campaign_map::State,
    fight: &Fight,
) -> BTreeMap<PieceId, u32> {
    let gone = siege
        .figures
        .iter()
        .filter(|(figure, entry)| is_enemy(**figure) && entry.whereabouts == Whereabouts::Gone);
    let mut to_lose = gone.count() / ENEMIES_A_WOUND;
    let pieces = fight.attacker.pieces.iter();
    let mut left: BTreeMap<PieceId, u32> =
        pieces.filter_map(|id| Some((id.clone(), map.pieces.get(id)?.wounds))).collect();
    let is_unit = |id: &PieceId| map.pieces.get(id).is_some_and(|piece| !piece.individual);
    while to_lose > 0 {
        let most = left.iter_mut().filter(|(id, wounds)| is_unit(id) && **wounds > 0);
        // Of equals the first by id.
        let Some((_, wounds)) =
            most.max_by(|one, other| one.1.cmp(&other.1).then(other.0.cmp(one.0)))
        else {
            break;
        };
        *wounds -= 1;
        to_lose -= 1;
    }
    left
}

/// Everything in the city that is broken now.
fn works(siege: &lowenheim::State) -> impl Iterator<Item = Broken> {
    let ruins = siege.ruins.iter().copied().map(Broken::Ruin);
    let bridges = siege.bridges_down.iter().copied().map(Broken::Bridge);
    ruins.chain(bridges).chain(siege.mined.iter().copied().map(Broken::Wall))
}

/// What is broken in the city, and who of its own is missing; the garrison is counted on the map.
fn damage(fought: &Fought<'_, Siege>, garrison: &BTreeSet<FigureId>) -> BTreeMap<String, Damage> {
    let broken = works(fought.state).map(|broken| (broken, Thing::Broken(broken)));
    let mut numbers: BTreeMap<FigureKind, u32> = BTreeMap::new();
    let missing = fought.state.figures.iter().filter_map(|(figure, entry)| {
        let kind = figure.kind();
        let is_own = kind.is_enlisted() && !kind.is_named() && !garrison.contains(figure);
        if !is_own || !matches!(entry.whereabouts, Whereabouts::Gone | Whereabouts::Starved) {
            return None;
        }
        let number = numbers.entry(kind).or_default();
        *number += 1;
        Some((Broken::Soldier(kind, *number), Thing::Figure(*figure)))
    });
    let all = broken.chain(missing).map(|(broken, thing)| {
        let (crowns, turns) = broken.repair();
        let damage = Damage { crowns, turns, cause: fought.cause(&thing), whole_after: None };
        (broken.to_string(), damage)
    });
    all.collect()
}

#[cfg(test)]
mod tests {
    use super::Broken;

    #[test]
    fn what_is_broken_is_read_as_it_was_written() {
        for word in ["ruin-5-3", "bridge-j", "wall-guards-corner", "enlist-foot-soldier-2"] {
            let broken = word.parse::<Broken>().ok().map(|broken| broken.to_string());
            assert_eq!(broken.as_deref(), Some(word));
        }
        for word in ["works-4-2", "ruin-5", "bridge-x", "wall-of-water", "enlist-king-1", "ruin"] {
            assert!(word.parse::<Broken>().is_err(), "{word}");
        }
    }
}
