//! A fight of the map as a battle, and back.

use super::{Carried, Ending, Left};
use crate::state::{Engagement, EngagementNumber};
use campaign_map::command::Side;
use campaign_map::map::Link;
use campaign_map::pieces::{Cause, PieceId};
use campaign_map::state::{Damage, Fight};
use std::collections::{BTreeMap, BTreeSet};
use te_wapen::ground::{Ground, RandomField};
use te_wapen::pieces::{Colour, Items};
use te_wapen::scenario::{Force, Options, Place, Rolls, Scenario};
use te_wapen::state::Outcome;
use te_wapen::terrain::Terrain;

/// Turns of a battle ([WAP-250](campaign_map::clauses::WAP_250)).
const TURNS: u32 = 10;
/// What is built for an assault ([CAR-9](crate::clauses::CAR_9)).
const WORKS: [&str; 3] = ["ladders", "ladders", "ram"];
/// The first letters of the word of broken works.
const BROKEN: &str = "works-";

/// The army of a side: who comes is red ([CAR-7](crate::clauses::CAR_7)).
pub(super) const fn colour(side: Side) -> Colour {
    match side {
        Side::Attacker => Colour::Red,
        Side::Defender => Colour::Black,
    }
}

/// The battle that a fight is, and who is who in it; none: there is no room for all of them, or the troop
/// tables do not know somebody.
pub(crate) fn scenario(
    map: &campaign_map::State,
    number: u32,
) -> Option<(Scenario, BTreeMap<PieceId, Vec<String>>)> {
    let fight = map.fights.get(&number)?;
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
    // Walls that were dug stand in front of the middle of the line (CAR-8).
    let front = field.deployment(holder, holder).into_iter().take(fight.walls as usize);
    let walls: BTreeSet<_> = front
        .filter_map(|hex| {
            let ahead = hex.neighbours().find(|other| other.row() < hex.row())?;
            hex.side_to(ahead)
        })
        .collect();
    let space = map.spaces.get(fight.ground.space());
    let broken = space.map(|space| space.damage.keys().cloned().collect::<Vec<_>>());
    let broken = broken
        .unwrap_or_default()
        .into_iter()
        .filter_map(|word| word.strip_prefix(BROKEN)?.replace('-', ",").parse().ok());
    let place = map.map.name(fight.ground.space()).to_owned();
    let title = if fight.castle.is_some() { "Assault on" } else { "Battle of" };
    let scenario = Scenario {
        title: format!("{title} {place}, turn {}", map.turn),
        summary: String::new(),
        modules: [1, 2, 3, 4].into(),
        map: String::new(),
        field: Some(field),
        walls,
        rubble: broken.collect(),
        options: Options { turns: Some(TURNS), defender: Some(holder), ..Options::default() },
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
    let all = || party.pieces.iter().filter_map(|id| Some((id, map.pieces.get(id)?)));
    let (mut places, mut numbers) = (Vec::new(), BTreeMap::new());
    let mut put = |id: Option<&PieceId>, troop: &str, hex: board::Hex, place: Place| {
        let number = numbers.entry(troop.to_owned()).or_insert(0_u32);
        *number += 1;
        if let Some(id) = id {
            let there = format!("{}-{troop}-{number}", colour(side));
            known.insert(id.clone(), vec![there]);
        }
        places.push(Place { hex, ..place });
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
    Some(Force { name: name.chars().take(60).collect(), pieces: places })
}

/// A piece as a battle knows it ([CAR-1](crate::clauses::CAR_1), [CAR-4](crate::clauses::CAR_4)).
fn place(piece: &campaign_map::pieces::Piece) -> Option<Place> {
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
    Some(Place {
        called: piece.called.clone().map(|name| name.chars().take(60).collect()),
        wounds: (piece.wounds < piece.of).then_some(piece.wounds),
        lame: piece.lame,
        items,
        ..bare(piece.troop.word())?
    })
}

fn bare(troop: &str) -> Option<Place> {
    Some(Place {
        troop: troop.parse().ok()?,
        hex: board::Hex::new(0, 0),
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
pub(super) fn ending(
    number: EngagementNumber,
    engagement: &Engagement,
    battle: &te_wapen::State,
    carried: &Carried,
    map: &campaign_map::State,
    fight: &Fight,
) -> Option<Ending> {
    let winner = match battle.outcome? {
        Outcome::Won(Colour::Red) => Side::Attacker,
        Outcome::Won(Colour::Black) | Outcome::Drawn => Side::Defender,
    };
    let mut left = BTreeMap::new();
    for (id, there) in &carried.pieces {
        let before = map.pieces.get(id)?;
        let stood = there.first().and_then(|id| id.parse::<te_wapen::pieces::PieceId>().ok());
        let piece = stood.as_ref().and_then(|id| battle.pieces.get(id))?;
        let wounds = if piece.hex.is_some() { piece.wounds.min(before.of) } else { 0 };
        let fact = stood.and_then(|id| engagement.changed_by.get(id.word())).copied();
        let cause = fact.filter(|_| wounds != before.wounds);
        let cause = cause.map(|fact| Cause { engagement: number.0, fact });
        left.insert(id.clone(), Left { wounds, cause, known: None });
    }
    let damage =
        if fight.castle.is_some() { broken(number, engagement, battle) } else { [].into() };
    Some(Ending { winner, left, damage })
}

/// Buildings that lie in rubble now ([CAR-10](crate::clauses::CAR_10)).
fn broken(
    number: EngagementNumber,
    engagement: &Engagement,
    battle: &te_wapen::State,
) -> BTreeMap<String, Damage> {
    let mut broken = BTreeMap::new();
    for (hex, fact) in &engagement.broken {
        if battle.field.terrain(*hex) != Some(Terrain::Rubble) {
            continue;
        }
        let is_wooden = [Terrain::BuildingA, Terrain::BuildingC]
            .iter()
            .filter_map(|terrain| terrain.building())
            .any(|building| engagement.works.get(hex) == Some(&building.wounds));
        let (crowns, turns) = if is_wooden { (1, 1) } else { (2, 2) };
        let word = format!("{BROKEN}{}-{}", hex.column(), hex.row());
        let cause = Some(Cause { engagement: number.0, fact: *fact });
        broken.insert(word, Damage { crowns, turns, cause, whole_after: None });
    }
    broken
}
