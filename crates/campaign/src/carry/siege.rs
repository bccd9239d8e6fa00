//! The fight for Lowenheim as a siege, and back. The besiegers are played by the rules of the siege; the
//! city is defended by its own six factions, with the garrison of the castle on the map among the City Guard.

use super::{Carried, Ending, Left};
use crate::state::{Engagement, EngagementNumber};
use campaign_map::command::Side;
use campaign_map::pieces::{Cause, Fate, Piece, PieceId};
use campaign_map::roster::Body;
use campaign_map::state::{Damage, Fight};
use lowenheim::Scenario;
use lowenheim::city::{CityMap, Place, Section};
use lowenheim::event::{
    BridgeDestroyed, DamageSuffered, FigureTaken, FireStarted, HexBurntDown, SectionMined,
};
use lowenheim::figures::{Faction, FigureId, FigureKind};
use lowenheim::state::{Damage as Wound, Outcome, Whereabouts};
use std::collections::BTreeMap;

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

/// The siege that a fight is, made from the scenario of the city, and who is who in it.
pub(crate) fn scenario(
    map: &campaign_map::State,
    number: u32,
    city: &Scenario,
) -> Option<(Scenario, BTreeMap<PieceId, Vec<String>>)> {
    let fight = map.fights.get(&number)?;
    let space = map.spaces.get(fight.ground.space())?;
    let mut scenario = city.clone();
    let place = map.map.name(fight.ground.space()).to_owned();
    scenario.title = format!("The siege of Lowenheim at {place}, turn {}", map.turn);
    // Those who died in earlier sieges are missing (CAR-19).
    for word in space.damage.keys() {
        let Some(kind) = enlisted(word) else { continue };
        for force in scenario.factions.values_mut() {
            if let Some(count) = force.roster.get_mut(&kind) {
                *count = count.saturating_sub(1);
            }
        }
    }
    for force in scenario.factions.values_mut() {
        force.roster.retain(|_, count| *count > 0);
    }
    // The garrison stands among the City Guard (CAR-14).
    let guard = &mut scenario.factions.get_mut(&Faction::CityGuard)?.roster;
    let mut known = BTreeMap::new();
    for id in &fight.defender.pieces {
        let piece = map.pieces.get(id)?;
        let mounted = map.roster.get(&piece.troop).is_some_and(|row| row.body == Body::Cavalry);
        let kind = if mounted { FigureKind::MountedSoldier } else { FigureKind::FootSoldier };
        let count = guard.entry(kind).or_insert(0);
        // A leader is there as himself (CAR-20).
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
    /// What earlier sieges have broken, by its word ([CAR-18](crate::clauses::CAR_18)).
    broken: Vec<String>,
    /// Leaders who are elsewhere ([CAR-20](crate::clauses::CAR_20)).
    absent: Vec<FigureId>,
    /// Leaders with a leg that does not heal ([CAR-21](crate::clauses::CAR_21)).
    lame: Vec<FigureId>,
}

impl Beginning {
    pub(crate) fn of(map: &campaign_map::State, fight: &Fight) -> Self {
        let damage = map.spaces.get(fight.ground.space()).map(|space| &space.damage);
        let broken = damage.into_iter().flatten().map(|(word, _)| word.clone()).collect();
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
}

/// What was before is there from the start.
pub(crate) fn after_opening(
    Beginning { broken, absent, lame }: &Beginning,
    draft: &mut lowenheim::Draft<'_>,
) -> Result<(), lowenheim::Stop> {
    let is_there = |draft: &lowenheim::Draft<'_>, figure: &FigureId| {
        draft.state().figures.contains_key(figure)
    };
    for &figure in absent {
        if is_there(draft, &figure) {
            draft.record(FigureTaken { figure, demand: 0 }.into())?;
        }
    }
    for &figure in lame {
        if is_there(draft, &figure) {
            draft.record(DamageSuffered { figure, damage: Wound::Leg }.into())?;
        }
    }
    for word in broken {
        if let Some(hex) =
            word.strip_prefix("ruin-").and_then(|at| at.replace('-', ",").parse().ok())
        {
            draft.record(FireStarted { hex, spread_from: None }.into())?;
            draft.record(HexBurntDown { hex }.into())?;
        } else if let Some(bridge) = bridge(word) {
            draft.record(BridgeDestroyed { bridge }.into())?;
        } else if let Some(section) = section(word) {
            let map: &CityMap = draft.state().city.map();
            let Some(there) = map.sections.get(&section) else { continue };
            let (hex, opened, barricades) = (there.hex, there.opens.clone(), Vec::new());
            draft.record(SectionMined { section, hex, opened, barricades }.into())?;
        }
    }
    Ok(())
}

fn bridge(word: &str) -> Option<Place> {
    let letter = word.strip_prefix("bridge-")?;
    Place::ALL.iter().copied().find(|place| place.letter().to_string().to_lowercase() == letter)
}

fn section(word: &str) -> Option<Section> {
    let name = word.strip_prefix("wall-")?;
    Section::ALL.iter().copied().find(|section| section.word() == name)
}

/// The kind of a soldier who is to be enlisted: `enlist-foot-soldier-2`.
fn enlisted(word: &str) -> Option<FigureKind> {
    let (kind, _) = word.strip_prefix("enlist-")?.rsplit_once('-')?;
    FigureKind::ALL.iter().copied().find(|known| known.word() == kind)
}

/// How a siege has ended; none while it has not ([CAR-17](crate::clauses::CAR_17)).
pub(super) fn ending(
    number: EngagementNumber,
    engagement: &Engagement,
    siege: &lowenheim::State,
    carried: &Carried,
    map: &campaign_map::State,
    fight: &Fight,
) -> Option<Ending> {
    let winner = match siege.outcome? {
        Outcome::CityStands => Side::Defender,
        Outcome::Overwhelmed | Outcome::LastFigureGone => Side::Attacker,
    };
    let because = |figure: &str| {
        let fact = engagement.changed_by.get(figure).copied()?;
        Some(Cause { engagement: number.0, fact })
    };
    let mut left = BTreeMap::new();
    let mut garrison: Vec<&String> = Vec::new();
    for id in &fight.defender.pieces {
        let soldiers = carried.pieces.get(id)?;
        let piece = map.pieces.get(id)?;
        if let (Some(_), [figure]) = (&piece.figure, soldiers.as_slice()) {
            left.insert(id.clone(), leader(siege, figure, piece, because(figure)));
            continue;
        }
        garrison.extend(soldiers);
        let dead: Vec<&String> = soldiers.iter().filter(|figure| !lives(siege, figure)).collect();
        let lost = u32::try_from(dead.len()).unwrap_or(u32::MAX);
        let cause = dead.last().and_then(|figure| because(figure));
        let wounds = piece.wounds.saturating_sub(lost);
        left.insert(id.clone(), Left { wounds, cause, known: None });
    }
    for (id, wounds) in besiegers(siege, map, fight) {
        let cause = engagement
            .last_enemy_gone
            .filter(|_| map.pieces.get(&id).is_some_and(|piece| piece.wounds != wounds));
        let cause = cause.map(|fact| Cause { engagement: number.0, fact });
        left.insert(id, Left { wounds, cause, known: None });
    }
    let damage = broken(siege, &garrison, &because);
    Some(Ending { winner, left, damage })
}

/// How a leader comes out of the siege ([CAR-20](crate::clauses::CAR_20),
/// [CAR-21](crate::clauses::CAR_21)).
fn leader(siege: &lowenheim::State, figure: &str, piece: &Piece, cause: Option<Cause>) -> Left {
    let id: Option<FigureId> = figure.parse().ok();
    let entry = id.and_then(|figure| siege.figures.get(&figure));
    let suffered = |wound| entry.is_some_and(|entry| entry.damages.contains(&wound));
    let is_gone = entry.is_none_or(|entry| entry.whereabouts == Whereabouts::Gone);
    if suffered(Wound::Dead) {
        return Left { wounds: 0, cause, known: Some(Fate::Killed) };
    }
    if is_gone {
        return Left { wounds: 0, cause, known: None };
    }
    let is_new = suffered(Wound::Leg) && !piece.lame;
    let known = is_new.then_some(Fate::Lamed);
    Left { wounds: piece.of, cause: cause.filter(|_| is_new), known }
}

fn lives(siege: &lowenheim::State, figure: &str) -> bool {
    let figure: Option<FigureId> = figure.parse().ok();
    figure.and_then(|figure| siege.figures.get(&figure)).is_some_and(|figure| {
        matches!(figure.whereabouts, Whereabouts::Map(_) | Whereabouts::Temple)
    })
}

/// What the besiegers still endure: one wound less for every four of the enemy that are gone, always from
/// the unit that has most left ([CAR-16](crate::clauses::CAR_16)).
fn besiegers(
    siege: &lowenheim::State,
    map: &campaign_map::State,
    fight: &Fight,
) -> BTreeMap<PieceId, u32> {
    let gone = siege.figures.iter().filter(|(figure, entry)| {
        let enemy = matches!(figure.kind(), FigureKind::Skaven | FigureKind::RatOgre);
        enemy && entry.whereabouts == Whereabouts::Gone
    });
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

/// What is broken in the city, and who of its own is missing; the garrison is counted on the map.
fn broken(
    siege: &lowenheim::State,
    garrison: &[&String],
    because: &dyn Fn(&str) -> Option<Cause>,
) -> BTreeMap<String, Damage> {
    let mut broken = BTreeMap::new();
    let mut note = |word: String, (crowns, turns): (u32, u32), cause: Option<Cause>| {
        broken.insert(word, Damage { crowns, turns, cause, whole_after: None });
    };
    for hex in &siege.ruins {
        let word = format!("ruin-{}-{}", hex.column(), hex.row());
        note(word, RUIN, because(&hex.to_string()));
    }
    for bridge in &siege.bridges_down {
        let letter = bridge.letter().to_string().to_lowercase();
        note(format!("bridge-{letter}"), BRIDGE, because(&format!("bridge-{letter}")));
    }
    for section in &siege.mined {
        note(format!("wall-{}", section.word()), WALL, because(section.word()));
    }
    let mut missing: BTreeMap<FigureKind, u32> = BTreeMap::new();
    for (figure, entry) in &siege.figures {
        let (kind, word) = (figure.kind(), figure.to_string());
        let own = kind.is_enlisted() && !kind.is_named() && !garrison.contains(&&word);
        if own && matches!(entry.whereabouts, Whereabouts::Gone | Whereabouts::Starved) {
            let number = missing.entry(kind).or_default();
            *number += 1;
            note(format!("enlist-{}-{number}", kind.word()), SOLDIER, because(&word));
        }
    }
    broken
}
