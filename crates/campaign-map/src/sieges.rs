//! Sieges of walled towns, as far as the map asks: a siege that goes on over turns of the map, who still lies
//! before the town, what they have bought for it, and what the town has in its store. How it goes in the town
//! itself is played elsewhere.
//!
//! What passes between map and town is no rule of this book: the table of the campaign has it (CAR-22 to CAR-30
//! and CAR-37 to CAR-52), and is named in words here.

use crate::acting::{check_phase, sender};
use crate::clauses::{MAP_5, MAP_10};
use crate::command::Equip;
use crate::engines::SiegeEngine;
use crate::event::{After, EnginesBought, GarrisonMarched, SiegeLaid, SiegeLifted, StoreCounted};
use crate::map::SpaceId;
use crate::pieces::{BannerId, MapPiece, MapPlace, Order, PieceId, Side};
use crate::refusal::{fight, said};
use crate::state::{FULL_STORE, Fight, Held, Phase, Siege, State};
use crate::{Draft, Reason, Refusal, Stop};
use decider::{Contradiction, Seat};
use messages::Part;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Rations that come back in a turn without a siege (CAR-40).
const REFILL: u32 = 4;

/// How a turn of a siege came out that has not decided it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Interim {
    /// Everybody of both sides.
    pub pieces: BTreeMap<PieceId, After>,
    /// What is left in the store of the town.
    pub rations: u32,
    /// Who holds what of it.
    pub held: Held,
    /// Banners of whom nobody fights on.
    pub beaten: Vec<BannerId>,
}

/// The banners that besiege a town: who stands beside it and assaults it, or holds (CAR-43).
pub(crate) fn camp(state: &State, castle: &SpaceId) -> Vec<BannerId> {
    let Some(siege) = state.sieges.get(castle) else { return Vec::new() };
    let besieges = |order: &Order| match order {
        Order::Hold => true,
        Order::Assault(of) => of == castle,
        _ => false,
    };
    let all = state.banners_of(&siege.by).filter(|(id, banner)| {
        !banner.beaten
            && state.map.link(&banner.at, castle).is_some()
            && state.revealed.get(*id).is_none_or(besieges)
    });
    all.map(|(id, _)| id.clone()).collect()
}

/// Is a piece one of those whose aftermath waits until their siege is over (CAR-44)?
pub(crate) fn waits_for_the_end(state: &State, piece: &MapPiece) -> bool {
    piece
        .fell_in
        .is_some_and(|fight| state.sieges.values().any(|siege| siege.fights.contains(&fight)))
}

/// Those of a side who have fallen in earlier turns of a siege: they still belong to it.
pub(crate) fn fallen_before(state: &State, castle: &SpaceId, side: Side) -> Vec<PieceId> {
    let Some(siege) = state.sieges.get(castle) else { return Vec::new() };
    let fell = |id: &&PieceId| {
        let piece = state.pieces.get(*id);
        piece.is_some_and(|piece| piece.fell_in.is_some_and(|it| siege.fights.contains(&it)))
    };
    siege.about.party(side).pieces.iter().filter(fell).cloned().collect()
}

/// Nobody marches out of a besieged town but against a banner that besieges it, and nobody into it (CAR-49).
pub(crate) fn lets_pass(state: &State, from: &SpaceId, to: &SpaceId) -> Result<(), Refusal> {
    if state.sieges.contains_key(to) {
        let facts = said!("nobody-marches-in", castle = to);
        return Err(Refusal::new(Reason::CastleShut, MAP_5, facts));
    }
    let Some(siege) = state.sieges.get(from) else { return Ok(()) };
    let besieging = |space: &SpaceId| {
        let beside = state.map.link(from, space).is_some();
        beside && state.banners_of(&siege.by).any(|(_, banner)| banner.at == *space)
    };
    if besieging(to) {
        return Ok(());
    }
    let camps = state.map.spaces().filter(|space| besieging(space));
    let facts = said!("nobody-marches-out", castle = from);
    Err(Refusal::new(Reason::CastleShut, MAP_5, facts)
        .allowing(said!("break-out", camps = Part::to_type(camps))))
}

/// Buys engines before the first day of a turn of the siege (CAR-24, CAR-41).
pub(crate) fn equip(order: &Equip, draft: &mut Draft<'_>) -> Result<(), Stop> {
    check_phase(draft.state(), Phase::Battles)?;
    let seat = sender(draft)?;
    let state = draft.state();
    let number = order.fight;
    let about = state.fights.get(&number).filter(|fight| fight.is_open() && fight.town.is_some());
    let Some(about) = about.filter(|fight| fight.attacker.seat.as_ref() == Some(&seat)) else {
        let facts = said!("no-siege-of-yours", fight = fight(number));
        return Refusal::new(Reason::NoSuchFight, MAP_10, facts).into();
    };
    if about.laid || about.lifted || about.blockade || !about.engines.is_empty() {
        let facts = said!("bought-before-day-one", fight = fight(number));
        return Refusal::new(Reason::DoneAlready, MAP_10, facts).into();
    }
    let mut engines: BTreeMap<SiegeEngine, u32> = BTreeMap::new();
    for engine in &order.engines {
        *engines.entry(*engine).or_default() += 1;
    }
    let castle = about.ground.space();
    let banners = rulebook::count(about.attacker.banners.len());
    let had = state.sieges.get(castle).map(|siege| siege.engines.clone()).unwrap_or_default();
    let too_many = engines.keys().find(|engine| {
        let alike = engines.iter().chain(&had);
        let alike = alike.filter(|(other, _)| other.counts_as() == engine.counts_as());
        alike.map(|(_, number)| number).sum::<u32>() > engine.most() * banners
    });
    if let Some(engine) = too_many {
        let facts = said!("too-many-engines", engine = *engine, most = engine.most() * banners);
        return Refusal::new(Reason::TooManyUnits, MAP_10, facts).into();
    }
    let crowns = engines.iter().map(|(engine, number)| engine.cost() * number).sum::<u32>();
    crate::muster::pays(state, &seat, crowns, MAP_10)?;
    draft.record(EnginesBought { fight: number, seat, engines, crowns }.into())
}

/// Everything that the besiegers could order for a fight, if they had the crowns.
pub(crate) fn purchases(fight: u32, about: &Fight) -> impl Iterator<Item = Equip> {
    let banners = about.attacker.banners.len();
    let sets = SiegeEngine::ALL.into_iter().fold(vec![Vec::new()], |sets, engine| {
        let most = engine.most() as usize * banners;
        let with = |set: &Vec<SiegeEngine>, number| [set.clone(), vec![engine; number]].concat();
        sets.iter().flat_map(|set| (0..=most).map(move |number| with(set, number))).collect()
    });
    let rams = |set: &Vec<SiegeEngine>| {
        set.iter().filter(|engine| engine.counts_as() == SiegeEngine::Ram).count()
    };
    let some = sets.into_iter().filter(|set: &Vec<SiegeEngine>| !set.is_empty());
    let some = some.filter(move |set| rams(set) <= banners);
    some.map(move |engines| Equip { fight, engines })
}

/// A fight for a walled town is opened: from now on it is a siege, and nothing is bought for this turn.
///
/// # Errors
/// [`Stop`]: the fight is not open.
pub fn lay(draft: &mut Draft<'_>, fight: u32) -> Result<(), Stop> {
    draft.record(SiegeLaid { fight }.into())
}

/// What a town has in its store now, which only its owner knows.
pub(crate) fn count_store(
    draft: &mut Draft<'_>,
    castle: &SpaceId,
    rations: u32,
) -> Result<(), Stop> {
    let of = draft.state().owner(castle).cloned();
    draft.record(StoreCounted { castle: castle.clone(), of, rations }.into())
}

/// At the end of a turn the stores of towns that nobody besieges fill up (CAR-26, CAR-40). Each town has a line,
/// so that nobody learns from it what is in a store.
pub(crate) fn fill_stores(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let stores = state.spaces.iter().filter_map(|(id, space)| {
        let besieged = state.sieges.contains_key(id);
        let rations = space.rations?;
        Some((id.clone(), if besieged { rations } else { (rations + REFILL).min(FULL_STORE) }))
    });
    for (castle, rations) in stores.collect::<Vec<_>>() {
        count_store(draft, &castle, rations)?;
    }
    Ok(())
}

/// A garrison that gives its town up marches to the nearest castle or banner of its own, and those for whom there
/// is no room, or no place at all, are lost (CAR-30, CAR-50).
pub(crate) fn march_out(draft: &mut Draft<'_>, castle: &SpaceId) -> Result<(), Stop> {
    let state = draft.state();
    let Some(seat) = state.owner(castle).cloned() else { return Ok(()) };
    let leaving =
        state.garrison(castle).filter(|(_, piece)| piece.stands() && piece.figure.is_none());
    let leaving: Vec<PieceId> = leaving.map(|(id, _)| id.clone()).collect();
    if leaving.is_empty() {
        return Ok(());
    }
    if let Some(to) = nearest_castle(state, &seat, castle) {
        let (castle, pieces) = (castle.clone(), leaving);
        return draft.record(GarrisonMarched { castle, to, pieces }.into());
    }
    Ok(())
}

/// The fewest links away, of equals the smallest id.
fn nearest_castle(state: &State, seat: &Seat, from: &SpaceId) -> Option<SpaceId> {
    let mut far: BTreeMap<&SpaceId, u32> = BTreeMap::from([(from, 0)]);
    let mut edge = VecDeque::from([from]);
    while let Some(space) = edge.pop_front() {
        let next = far.get(space).copied().unwrap_or(0) + 1;
        for (other, _) in state.map.links(space) {
            if !far.contains_key(other) {
                far.insert(other, next);
                edge.push_back(other);
            }
        }
    }
    let own = state.castles_of(seat).filter(|castle| *castle != from);
    own.min_by_key(|castle| (far.get(castle).copied().unwrap_or(u32::MAX), *castle)).cloned()
}

pub(crate) fn engines_bought(
    state: &mut State,
    event: &EnginesBought,
) -> Result<(), Contradiction> {
    crate::muster::take_crowns(state, &event.seat, event.crowns)?;
    known(state, event.fight)?.engines.clone_from(&event.engines);
    Ok(())
}

fn known(state: &mut State, fight: u32) -> Result<&mut Fight, Contradiction> {
    let found = state.fights.get_mut(&fight);
    found.ok_or_else(|| Contradiction::new(format!("there is no fight {fight}")))
}

pub(crate) fn siege_laid(state: &mut State, event: &SiegeLaid) -> Result<(), Contradiction> {
    let turn = state.turn;
    let fight = known(state, event.fight)?;
    fight.laid = true;
    let about = fight.clone();
    let Some(by) = about.attacker.seat.clone() else {
        return Err(Contradiction::new("nobody besieges"));
    };
    let castle = about.ground.space().clone();
    let siege = state.sieges.entry(castle).or_insert_with(|| Siege {
        by: by.clone(),
        fights: BTreeSet::new(),
        about: about.clone(),
        turn,
        engines: BTreeMap::new(),
        held: Held::default(),
    });
    for (engine, number) in &about.engines {
        *siege.engines.entry(*engine).or_default() += number;
    }
    siege.fights.insert(event.fight);
    siege.about = about;
    siege.turn = turn;
    Ok(())
}

pub(crate) fn siege_lifted(state: &mut State, event: &SiegeLifted) -> Result<(), Contradiction> {
    let turn = state.turn;
    let Some(siege) = state.sieges.get_mut(&event.castle) else {
        return Err(Contradiction::new(format!("nobody besieges {}", event.castle)));
    };
    siege.turn = turn;
    // Its last fight is open again, until whoever plays it has told how everybody came out of it.
    if let Some(number) = siege.fights.last() {
        let about = Fight { lifted: true, undecided: false, ..siege.about.clone() };
        state.fights.insert(*number, about);
    }
    Ok(())
}

pub(crate) fn store_counted(state: &mut State, event: &StoreCounted) -> Result<(), Contradiction> {
    state.known_space(&event.castle)?.rations = Some(event.rations);
    Ok(())
}

pub(crate) fn garrison_marched(
    state: &mut State,
    event: &GarrisonMarched,
) -> Result<(), Contradiction> {
    for id in &event.pieces {
        state.known(id)?.put(MapPlace::Garrison(event.to.clone()));
    }
    Ok(())
}
