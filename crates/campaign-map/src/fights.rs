//! Battles, as far as the map asks: who meets whom on what ground, and what becomes of them afterwards
//! ([WAP-230](crate::clauses::WAP_230), [WAP-250](crate::clauses::WAP_250)). Between the two lies a battle
//! or a siege, played elsewhere, or a ruling of the organiser.

use crate::acting::check_phase;
use crate::clauses::{MAP_7, MAP_10, WAP_250};
use crate::command::Rule;
use crate::event::{After, DamageDone, FightBegun, FightSettled, FightUndecided, How, PiecesLost};
use crate::map::{Link, SpaceId};
use crate::movement::{begin, go, go_on_with_siege, leave_walls, meet_again, take};
use crate::pieces::{Banner, BannerId, Casualty, MapPiece, MapPlace, PieceId};
use crate::pieces::{Order, Side};
use crate::refusal::{self, fights, said};
use crate::state::{Damage, Fight, Ground, Party, Phase, State};
use crate::{Draft, Reason, Refusal, Stop, relief, sieges};
use decider::{By, Contradiction, Seat};
use std::collections::{BTreeMap, BTreeSet};

/// Wall hexsides of who has dug in ([WAP-249](crate::clauses::WAP_249)).
pub const WALLS: u32 = 3;

/// Who meets whom, before anything else is known of it.
pub(crate) struct Meeting {
    pub(crate) ground: Ground,
    pub(crate) over: Link,
    pub(crate) attacker: (Option<Seat>, Vec<BannerId>),
    pub(crate) defender: (Option<Seat>, Vec<BannerId>),
    pub(crate) next: Vec<Seat>,
}

/// How a fight came out, told by whoever has played it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// Who has won.
    pub winner: Side,
    /// How that is known.
    pub how: How,
    /// Those who are not as they were before.
    pub pieces: BTreeMap<PieceId, After>,
    /// What is broken now.
    pub damage: BTreeMap<String, Damage>,
    /// What is left in the store of a walled town.
    pub rations: Option<u32>,
    /// Did a garrison give its town up, so that it marches away?
    pub given_up: bool,
}

/// All about a fight.
pub(crate) fn fight(state: &State, meeting: Meeting) -> Fight {
    let space = meeting.ground.space().clone();
    let about = match &meeting.ground {
        Ground::Space(space) => state.map.castle(space),
        Ground::Link(..) => None,
    };
    let party = |(seat, banners): (Option<Seat>, Vec<BannerId>), side: Side| {
        let keeps = side == Side::Defender && about.is_some();
        let mut pieces = sieges::fallen_before(state, &space, side);
        for id in &banners {
            let with = state.with_banner(id).filter(|(_, piece)| piece.stands());
            pieces.extend(with.map(|(id, _)| id.clone()));
        }
        if keeps {
            let garrison = state.garrison(&space).filter(|(_, piece)| piece.stands());
            pieces.extend(garrison.map(|(id, _)| id.clone()));
        }
        Party { seat, banners, pieces }
    };
    let built = state.spaces.get(&space).and_then(|space| space.fortified_by.as_ref());
    let dug_in = matches!(meeting.ground, Ground::Space(_)) && built.is_some();
    let walls = if dug_in && built == meeting.defender.0.as_ref() { WALLS } else { 0 };
    Fight {
        terrain: state.map.terrain(&space),
        castle: about.map(|castle| castle.id.clone()),
        city: about.and_then(|castle| castle.city.clone()),
        town: about.and_then(|castle| castle.town.clone()),
        undecided: false,
        blockade: false,
        lifted: false,
        laid: false,
        engines: BTreeMap::new(),
        over: meeting.over,
        walls,
        attacker: party(meeting.attacker, Side::Attacker),
        defender: party(meeting.defender, Side::Defender),
        next: meeting.next,
        winner: None,
        ground: meeting.ground,
    }
}

/// The banners that fight for a space under a seat: those in it, those that were ordered to assault it, and those
/// who relieve the town beside them (CAR-46).
pub(crate) fn party_at(state: &State, ground: &Ground, seat: &Seat) -> Vec<BannerId> {
    let space = ground.space();
    let (bound, followers) = (relief::bound(state, space), relief::followers(state, space));
    let takes_part = |(id, banner): &(&BannerId, &crate::pieces::Banner)| {
        let assaults = state.revealed.get(*id) == Some(&Order::Assault(space.clone()))
            && state.map.link(&banner.at, space).is_some()
            && !state.fights_now(id);
        let free = !banner.beaten && !state.on_link(id) && !bound.contains(*id);
        let theirs = banner.owner == *seat || followers.get(&banner.owner) == Some(seat);
        theirs && free && (banner.at == *space || assaults)
    };
    let mut all: Vec<BannerId> =
        state.banners.iter().filter(takes_part).map(|(id, _)| id.clone()).collect();
    if state.owner(space) == Some(seat) {
        all.extend(relief::banners(state, space));
    }
    all
}

/// Those who want a castle come one after the other ([MAP-2](crate::clauses::MAP_2)); one in which nobody
/// is opens its gates ([MAP-5](crate::clauses::MAP_5)).
pub(crate) fn storm(
    draft: &mut Draft<'_>,
    castle: &SpaceId,
    ground: &Ground,
    mut seats: Vec<Seat>,
) -> Result<(), Stop> {
    let is_town = draft.state().map.castle(castle).is_some_and(|castle| castle.town.is_some());
    while !seats.is_empty() {
        let seat = seats.remove(0);
        let state = draft.state();
        // Whoever comes first besieges a walled town; the others stand by (CAR-42).
        if state.sieges.get(castle).is_some_and(|siege| siege.by != seat) {
            continue;
        }
        let holder = state.owner(castle).cloned();
        let against = holder.as_ref().map(|seat| party_at(state, ground, seat));
        let banners = party_at(state, ground, &seat);
        if holder.as_ref() == Some(&seat) || banners.is_empty() {
            continue;
        }
        let about = fight(
            state,
            Meeting {
                ground: ground.clone(),
                over: Link::Gate,
                attacker: (Some(seat.clone()), banners.clone()),
                defender: (holder, against.unwrap_or_default()),
                next: if is_town { Vec::new() } else { std::mem::take(&mut seats) },
            },
        );
        if !about.defender.pieces.is_empty() {
            return begin(draft, about);
        }
        seats = about.next;
        for id in &banners {
            go(draft, id, castle)?;
        }
        take(draft, castle, &seat)?;
    }
    Ok(())
}

/// An organiser's ruling on a fight that nobody plays ([MAP-10](crate::clauses::MAP_10)).
pub(crate) fn rule(order: &Rule, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if *draft.by() != By::Organiser {
        let facts = said!("only-organiser-rules");
        return Refusal::new(Reason::NotYourOrder, MAP_10, facts).into();
    }
    check_phase(draft.state(), Phase::Battles)?;
    let about = open_fight(draft.state(), order.fight)?;
    if !(1..=200).contains(&order.reason.trim().chars().count()) {
        let facts = said!("ruling-reason");
        return Refusal::new(Reason::BadRuling, MAP_10, facts).into();
    }
    let mut pieces = BTreeMap::new();
    for (id, &left) in &order.left {
        let fought = about.side_of(id).and_then(|_| draft.state().pieces.get(id));
        let Some(piece) = fought.filter(|piece| left <= piece.wounds) else {
            let facts = said!("did-not-fight", piece = id, left = left);
            return Refusal::new(Reason::BadRuling, MAP_10, facts).into();
        };
        let killed = left == 0 && piece.individual;
        let after = After {
            wounds: left,
            fate: killed.then_some(Casualty::Killed),
            place: if killed { MapPlace::Lost } else { piece.place.clone() },
            items: piece.items.clone(),
            titles: Vec::new(),
            cause: None,
        };
        pieces.insert(id.clone(), after);
    }
    let Some(winner) = order.winner else {
        let Some(siege) = draft.state().sieges.get(about.ground.space()).filter(|_| about.laid)
        else {
            let facts = said!("no-siege-to-go-on", fight = refusal::fight(order.fight));
            return Refusal::new(Reason::BadRuling, MAP_10, facts)
                .allowing(said!("rule-a-winner"))
                .into();
        };
        let (held, rations) = (siege.held, store_of(draft.state(), about.ground.space()));
        let interim = sieges::Interim { pieces, rations, held, beaten: Vec::new() };
        return undecided(draft, order.fight, interim);
    };
    let how = How::Ruled(order.reason.trim().to_owned());
    let damage = BTreeMap::new();
    settle(
        draft,
        order.fight,
        Report { winner, how, pieces, damage, rations: None, given_up: false },
    )
}

fn store_of(state: &State, castle: &SpaceId) -> u32 {
    state.spaces.get(castle).and_then(|space| space.rations).unwrap_or(0)
}

pub(crate) fn open_fight(state: &State, number: u32) -> Result<Fight, Refusal> {
    let open = state.fights.get(&number).filter(|fight| fight.is_open());
    open.cloned().ok_or_else(|| {
        let open = state.fights.iter().filter(|(_, fight)| fight.is_open());
        let facts = said!("no-such-fight", fight = number);
        Refusal::new(Reason::NoSuchFight, WAP_250, facts)
            .allowing(said!("to-be-settled", fights = fights(open.map(|(number, _)| number))))
    })
}

/// A fight has ended: everybody is as the report says, the winner has the ground, and who waits for it
/// comes next. When no fight is left, the turn goes on.
///
/// # Errors
/// [`Refusal`] when no such fight is to be settled.
pub(crate) fn settle(draft: &mut Draft<'_>, number: u32, report: Report) -> Result<(), Stop> {
    check_phase(draft.state(), Phase::Battles)?;
    let about = open_fight(draft.state(), number)?;
    let (winner, loser) = (about.party(report.winner), about.party(report.winner.other()));
    let state = draft.state();
    let entered = match &about.ground {
        Ground::Space(space) => space.clone(),
        Ground::Link(from, to) => match report.winner {
            Side::Attacker => to.clone(),
            Side::Defender => from.clone(),
        },
    };
    // Others may stand where the winner of a fight on a link wants to go (MAP-4).
    let there = state.owners_at(&entered);
    let is_loser = |seat: &&Seat| Some(*seat) == loser.seat.as_ref();
    let free = there.iter().all(|seat| Some(seat) == winner.seat.as_ref());
    let beaten = match (&about.ground, &about.castle) {
        (Ground::Space(_), Some(_)) => report.winner == Side::Attacker,
        (Ground::Space(_), None) => true,
        (Ground::Link(..), _) => free || there.iter().any(|seat| !is_loser(&seat)),
    };
    let mut beaten = if beaten { loser.banners.clone() } else { Vec::new() };
    if let Some(castle) = &about.castle {
        // A relief outside has not lost what is lost inside.
        beaten.retain(|id| state.banners.get(id).is_some_and(|banner| banner.at == *castle));
    }
    // Who has lost a siege to a relief that stands where they do, leaves (CAR-46).
    let relief: Vec<BannerId> = match (&about.castle, report.winner, about.lifted) {
        (Some(castle), Side::Defender, false) => {
            let outside =
                |id: &&BannerId| state.banners.get(*id).is_some_and(|it| it.at != *castle);
            winner.banners.iter().filter(outside).cloned().collect()
        }
        _ => Vec::new(),
    };
    let relieved = |id: &BannerId| {
        let at = |id: &BannerId| state.banners.get(id).map(|banner| &banner.at);
        relief.iter().any(|other| at(other) == at(id))
    };
    if beaten.is_empty() {
        beaten.extend(loser.banners.iter().filter(|id| relieved(id)).cloned());
    }
    let settled = FightSettled {
        fight: number,
        winner: report.winner,
        how: report.how,
        pieces: report.pieces,
        beaten,
    };
    draft.record(settled.into())?;
    if let Some(castle) = &about.castle {
        spoiled(draft, castle, report.damage, report.rations)?;
    }
    if report.winner == Side::Attacker
        && let Some(castle) = &about.castle
    {
        if report.given_up {
            sieges::march_out(draft, castle)?;
        }
        scatter(draft, castle)?;
    }
    if let Some(seat) = &winner.seat
        && !about.lifted
        && (free || matches!(about.ground, Ground::Space(_)))
    {
        for id in winner.banners.iter().filter(|id| !relief.contains(id)) {
            let at = draft.state().banners.get(id).map(|banner| banner.at.clone());
            if at.is_some_and(|at| at != entered) {
                go(draft, id, &entered)?;
            }
        }
        take(draft, &entered, seat)?;
        for id in &relief {
            let banner = draft.state().banners.get(id).cloned();
            if let Some(Banner { at, owner, .. }) = banner
                && draft.state().owners_at(&at) == BTreeSet::from([owner.clone()])
            {
                take(draft, &at, &owner)?;
            }
        }
    }
    if let Some(seat) = &loser.seat {
        leave_walls(draft, about.ground.space(), seat)?;
    }
    next(draft, &about, report.winner)?;
    after_fight(draft)
}

/// What a fight has broken in a castle, and what it has left in the store.
pub(crate) fn spoiled(
    draft: &mut Draft<'_>,
    castle: &SpaceId,
    damage: BTreeMap<String, Damage>,
    rations: Option<u32>,
) -> Result<(), Stop> {
    if !damage.is_empty() {
        draft.record(DamageDone { castle: castle.clone(), damage }.into())?;
    }
    match rations {
        Some(rations) => sieges::count_store(draft, castle, rations),
        None => Ok(()),
    }
}

/// A turn of a siege is over and has decided nothing (CAR-25): everybody is as it says, and the turn of the map
/// goes on.
///
/// # Errors
/// [`Stop`]: the fight is not open.
pub(crate) fn undecided(
    draft: &mut Draft<'_>,
    number: u32,
    interim: sieges::Interim,
) -> Result<(), Stop> {
    check_phase(draft.state(), Phase::Battles)?;
    let about = open_fight(draft.state(), number)?;
    let sieges::Interim { pieces, rations, held, beaten } = interim;
    let fight = number;
    draft.record(FightUndecided { fight, pieces, held, beaten }.into())?;
    sieges::count_store(draft, about.ground.space(), rations)?;
    after_fight(draft)
}

/// When no fight is left, those who have turned back on a link meet whoever has come there, and then sieges go
/// on that waited for a battle in the open.
pub(crate) fn after_fight(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let over = |state: &State| state.fights.values().all(|fight| !fight.is_open());
    if over(draft.state()) {
        meet_again(draft)?;
    }
    if over(draft.state()) {
        for castle in draft.state().sieges.keys().cloned().collect::<Vec<_>>() {
            go_on_with_siege(draft, &castle)?;
        }
    }
    Ok(())
}

/// The garrison of a castle that has fallen is scattered ([MAP-7](crate::clauses::MAP_7)); leaders of the
/// city stay.
fn scatter(draft: &mut Draft<'_>, castle: &SpaceId) -> Result<(), Stop> {
    let is_left = |piece: &MapPiece| piece.stands() && piece.figure.is_none();
    let left = draft.state().garrison(castle).filter(|(_, piece)| is_left(piece));
    let pieces: Vec<PieceId> = left.map(|(id, _)| id.clone()).collect();
    if pieces.is_empty() {
        return Ok(());
    }
    draft.record(PiecesLost { pieces, clause: MAP_7.into() }.into())
}

/// Who waits for the winner comes next ([MAP-2](crate::clauses::MAP_2)).
fn next(draft: &mut Draft<'_>, about: &Fight, winner: Side) -> Result<(), Stop> {
    if let Some(castle) = &about.castle {
        return storm(draft, castle, &about.ground, about.next.clone());
    }
    let mut waiting = about.next.clone();
    let mut holder = about.party(winner).seat.clone();
    while !waiting.is_empty() {
        let seat = waiting.remove(0);
        let state = draft.state();
        let of = |seat: &Seat| party_at(state, &about.ground, seat);
        let against = holder.as_ref().map(of).unwrap_or_default();
        let comes = fight(
            state,
            Meeting {
                ground: about.ground.clone(),
                over: Link::Land,
                attacker: (Some(seat.clone()), of(&seat)),
                defender: (holder.clone(), against),
                next: waiting.clone(),
            },
        );
        if comes.attacker.pieces.is_empty() {
            continue;
        }
        if !comes.defender.pieces.is_empty() {
            return begin(draft, comes);
        }
        take(draft, about.ground.space(), &seat)?;
        holder = Some(seat);
    }
    Ok(())
}

pub(crate) fn fight_begun(state: &mut State, event: &FightBegun) -> Result<(), Contradiction> {
    state.fights_begun = event.fight;
    match state.fights.insert(event.fight, event.about.clone()) {
        None => Ok(()),
        Some(_) => Err(Contradiction::new(format!("fight {} has begun before", event.fight))),
    }
}

pub(crate) fn fight_settled(state: &mut State, event: &FightSettled) -> Result<(), Contradiction> {
    match state.fights.get_mut(&event.fight) {
        Some(fight) if fight.is_open() => fight.winner = Some(event.winner),
        _ => return Err(Contradiction::new(format!("no fight {} is open", event.fight))),
    }
    let town = state.fights.get(&event.fight).filter(|fight| fight.town.is_some());
    if let Some(castle) = town.map(|fight| fight.ground.space().clone()) {
        state.sieges.remove(&castle);
    }
    come_out(state, event.fight, &event.pieces)?;
    are_beaten(state, &event.beaten)
}

fn are_beaten(state: &mut State, banners: &[BannerId]) -> Result<(), Contradiction> {
    for id in banners {
        let banner = state.banners.get_mut(id);
        banner.ok_or_else(|| Contradiction::new(format!("there is no banner {id}")))?.beaten = true;
    }
    Ok(())
}

pub(crate) fn fight_undecided(
    state: &mut State,
    event: &FightUndecided,
) -> Result<(), Contradiction> {
    match state.fights.get_mut(&event.fight) {
        Some(fight) if fight.is_open() => fight.undecided = true,
        _ => return Err(Contradiction::new(format!("no fight {} is open", event.fight))),
    }
    let siege = state.sieges.values_mut().find(|siege| siege.fights.contains(&event.fight));
    if let Some(siege) = siege {
        siege.held = event.held;
    }
    are_beaten(state, &event.beaten)?;
    come_out(state, event.fight, &event.pieces)
}

/// Everybody is as they came out of a fight.
fn come_out(
    state: &mut State,
    fight: u32,
    pieces: &BTreeMap<PieceId, After>,
) -> Result<(), Contradiction> {
    for (id, after) in pieces {
        let piece = state.known(id)?;
        piece.wounds = after.wounds;
        piece.put(after.place.clone());
        piece.lame |= after.fate == Some(Casualty::Lamed);
        piece.items = after.items.clone();
        piece.titles.extend(&after.titles);
        let waits = after.wounds == 0 && after.place != MapPlace::Lost;
        piece.fell_in = waits.then_some(fight);
        if after.cause.is_some() {
            piece.cause = after.cause.clone();
        }
    }
    Ok(())
}

pub(crate) fn damage_done(state: &mut State, event: &DamageDone) -> Result<(), Contradiction> {
    let space = state.known_space(&event.castle)?;
    let broken = event.damage.iter().map(|(word, damage)| (word.clone(), damage.clone()));
    space.damage.extend(broken);
    Ok(())
}

pub(crate) fn pieces_lost(state: &mut State, event: &PiecesLost) -> Result<(), Contradiction> {
    for id in &event.pieces {
        let piece = state.known(id)?;
        piece.put(MapPlace::Lost);
        piece.fell_in = None;
    }
    Ok(())
}
