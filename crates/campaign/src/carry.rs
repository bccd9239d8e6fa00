//! What passes between the map and the fights on it, by the table in `rulebook.toml` (CAR): how a fight is
//! opened as an engagement, and what it ends with. A battle is in `carry/battle.rs`, the siege of the city in
//! `carry/siege.rs`.

mod battle;
mod siege;

use crate::clauses::CAR_3;
use crate::state::{Engagement, EngagementNumber, Game, State};
use crate::{Draft, Refusal, Stop};
use campaign_map::command::Side;
use campaign_map::event::{After, How};
use campaign_map::fights::Report;
use campaign_map::pieces::{Cause, Fate, PieceId, Place};
use campaign_map::roster::{Body, Roster, Row, roster};
use campaign_map::state::{Damage, Fight};
use decider::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use te_wapen::abilities::Ability;
use te_wapen::troops::{self, Library, Troop};

pub(crate) use battle::scenario as battle_scenario;
pub(crate) use siege::{Beginning, after_opening, scenario as siege_scenario};

/// The seat of nobody's garrisons ([CAR-11](crate::clauses::CAR_11)).
pub const NEUTRAL: &str = "neutral";

/// The fight on the map that an engagement plays, and who of the map is who there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Carried {
    /// The engagement that is the map.
    pub map: EngagementNumber,
    /// The number of the fight.
    pub fight: u32,
    /// Units and individuals of the map, and what stands for each: pieces of a battle, soldiers of a siege.
    pub pieces: BTreeMap<PieceId, Vec<String>>,
}

/// Rows of the map, made of the rows of the troop tables. Traps, vehicles and works are not mustered.
#[must_use]
pub fn roster_of(library: &Library) -> Roster {
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

/// How one of the map stands when its engagement is over.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Left {
    /// What it endures.
    wounds: u32,
    /// What has changed it last.
    cause: Option<Cause>,
    /// What is known of him already, so that no die asks for it.
    known: Option<Fate>,
}

/// How an engagement has ended.
struct Ending {
    winner: Side,
    left: BTreeMap<PieceId, Left>,
    damage: BTreeMap<String, Damage>,
}

/// What an engagement ends with for the map; rolls for individuals who fell.
pub(crate) fn report(
    number: EngagementNumber,
    carried: &Carried,
    draft: &mut Draft<'_>,
) -> Result<Report, Stop> {
    let state = draft.state();
    let Some((engagement, map, fight)) = looked_up(state, number, carried) else {
        return Refusal::NoSuchFight { fight: carried.fight }.into();
    };
    let ending = match &engagement.game {
        Game::Battle(battle) => battle::ending(number, engagement, battle, carried, map, fight),
        Game::Siege(siege) => siege::ending(number, engagement, siege, carried, map, fight),
        Game::Map(_) => None,
    };
    let Some(Ending { winner, left, damage }) = ending else {
        return Refusal::NotOver { engagement: number }.into();
    };
    let (map, fight) = (map.clone(), fight.clone());
    let mut pieces = BTreeMap::new();
    for (id, left) in left {
        let Some(piece) = map.pieces.get(&id) else { continue };
        let side = fight.side_of(&id).unwrap_or(Side::Defender);
        let mut after = After {
            wounds: left.wounds,
            fate: None,
            place: piece.place.clone(),
            items: piece.items.clone(),
            titles: Vec::new(),
            cause: left.cause,
        };
        if left.known == Some(Fate::Killed) {
            (after.fate, after.place) = (left.known, Place::Lost);
        } else if left.known.is_some() {
            after.fate = left.known;
        } else if piece.individual && left.wounds == 0 {
            let captor = fight.party(side.other()).seat.clone();
            fall(&mut after, piece.of, side == winner, captor, draft)?;
        }
        pieces.insert(id, after);
    }
    inherit(&map, &fight, winner, &mut pieces);
    titles(&map, &fight, winner, &mut pieces);
    Ok(Report { winner, how: How::Played(number.0), pieces, damage })
}

fn looked_up<'s>(
    state: &'s State,
    number: EngagementNumber,
    carried: &Carried,
) -> Option<(&'s Engagement, &'s campaign_map::State, &'s Fight)> {
    let map = state.map(carried.map)?;
    let fight = map.fights.get(&carried.fight).filter(|fight| fight.winner.is_none())?;
    Some((state.engagements.get(&number)?, map, fight))
}

/// What becomes of an individual who has fallen ([CAR-3](crate::clauses::CAR_3)).
fn fall(
    after: &mut After,
    of: u32,
    has_won: bool,
    captor: Option<Seat>,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let face = draft.roll_d6(CAR_3, "fate")?;
    let fate = match (has_won, face) {
        (false, ..=2) | (true, ..=1) => Fate::Killed,
        (false, ..=4) | (true, ..=3) => Fate::Lamed,
        (false, _) if captor.is_some() => Fate::Captured,
        (false, _) => Fate::Lamed,
        (true, _) => Fate::Saved,
    };
    after.fate = Some(fate);
    match (fate, captor) {
        (Fate::Killed, _) => after.place = Place::Lost,
        (Fate::Captured, Some(captor)) => {
            after.place = Place::Captive(captor);
            after.wounds = 1.min(of);
        }
        (Fate::Lamed | Fate::Captured, _) => after.wounds = 1.min(of),
        (Fate::Saved, _) => after.wounds = of,
    }
    Ok(())
}

/// Items of the dead and captured go to an individual of the winner; a unit's banner is its own
/// ([CAR-5](crate::clauses::CAR_5)).
fn inherit(
    map: &campaign_map::State,
    fight: &Fight,
    winner: Side,
    pieces: &mut BTreeMap<PieceId, After>,
) {
    let is_down = |after: &After| matches!(after.fate, Some(Fate::Killed | Fate::Captured));
    let single = |id: &PieceId| map.pieces.get(id).is_some_and(|piece| piece.individual);
    let stands = |after: &After| after.wounds > 0 && !is_down(after);
    let mut of_winner = fight.party(winner).pieces.iter();
    let heir = of_winner.find(|id| single(id) && pieces.get(*id).is_some_and(stands));
    let Some(heir) = heir.cloned() else { return };
    let mut found: BTreeSet<String> = BTreeSet::new();
    for after in pieces.values_mut().filter(|after| is_down(after)) {
        found.append(&mut after.items);
    }
    if let Some(after) = pieces.get_mut(&heir) {
        after.items.append(&mut found);
    }
}

/// Titles that are earned ([CAR-6](crate::clauses::CAR_6)).
fn titles(
    map: &campaign_map::State,
    fight: &Fight,
    winner: Side,
    pieces: &mut BTreeMap<PieceId, After>,
) {
    let leads = |id: &&PieceId| {
        let row = map.pieces.get(*id).and_then(|piece| map.roster.get(&piece.troop));
        row.is_some_and(|row| row.leads)
    };
    let Some(general) = fight.party(winner).pieces.iter().find(leads) else { return };
    let wounds = |side: Side| -> u32 {
        let pieces = fight.party(side).pieces.iter().filter_map(|id| map.pieces.get(id));
        pieces.map(|piece| piece.wounds).sum()
    };
    let mut earned = Vec::new();
    if fight.castle.is_some() && winner == Side::Attacker {
        earned.push("the Besieger");
    }
    if wounds(winner) < wounds(winner.other()) {
        earned.push("the Bold");
    }
    let borne = map.pieces.get(general).map(|piece| piece.titles.clone()).unwrap_or_default();
    let Some(after) = pieces.get_mut(general).filter(|after| after.place != Place::Lost) else {
        return;
    };
    let new = earned.into_iter().filter(|title| !borne.iter().any(|known| known == title));
    after.titles = new.map(str::to_owned).collect();
}
