//! Muster: units in one's castles ([WAP-244](crate::clauses::WAP_244)), new banners
//! ([WAP-240](crate::clauses::WAP_240)), repairs and ransoms.

use crate::acting::{check_phase, sender};
use crate::clauses::{MAP_3, MAP_6, MAP_9, WAP_239, WAP_240, WAP_244};
use crate::command::{Muster, Raise, Ransom, Repair, Transfer};
use crate::event::{
    BannerRaised, CaptiveRansomed, DamageRepaired, PieceMustered, PiecesTransferred, RepairBegun,
    SeatDone,
};
use crate::map::SpaceId;
use crate::pieces::{Banner, BannerId, INDIVIDUALS, MapPiece, MapPlace, UNITS};
use crate::refusal::{allowing, instead, player, said};
use crate::roster::{Row, TroopId};
use crate::setup::{has_room, join};
use crate::state::{Damage, Phase, State};
use crate::{Draft, Reason, Refusal, Stop, renegades, setup, verdict};
use decider::{Clause, Contradiction, Seat};
use messages::Part;

/// Units that one castle musters in a turn ([WAP-244](crate::clauses::WAP_244)).
pub(crate) const UNITS_A_CASTLE: u32 = 3;
/// Points for one more banner, and the most banners ([WAP-240](crate::clauses::WAP_240)).
const POINTS_FOR_A_BANNER: u32 = 4;
const MOST_BANNERS: u32 = 4;
/// What a captive costs ([MAP-9](crate::clauses::MAP_9)).
pub(crate) const RANSOM: u32 = 2;

/// The sender, while they may still muster.
fn mustering(draft: &Draft<'_>) -> Result<Seat, Refusal> {
    check_phase(draft.state(), Phase::Muster)?;
    let seat = sender(draft)?;
    renegades::check_none_waits(draft.state())?;
    if draft.state().done.contains(&seat) {
        let facts = said!("mustered-all");
        return Err(Refusal::new(Reason::DoneAlready, WAP_244, facts));
    }
    Ok(seat)
}

fn own_castle(state: &State, seat: &Seat, castle: &SpaceId) -> Result<(), Refusal> {
    if state.map.castle(castle).is_some() && state.owner(castle) == Some(seat) {
        return Ok(());
    }
    let facts = said!("not-your-castle", castle = castle, seat = player(seat));
    let refusal = Refusal::new(Reason::NotYourCastle, WAP_244, facts);
    let castles: Vec<&SpaceId> = state.castles_of(seat).collect();
    let any = Some(castles).filter(|castles| !castles.is_empty());
    let holds = any.map(|all| said!("holds", seat = player(seat), castles = Part::to_type(all)));
    Err(allowing(refusal, holds))
}

/// A castle is under attack while an enemy banner stands beside it ([MAP-3](crate::clauses::MAP_3)).
pub(crate) fn is_under_attack(state: &State, seat: &Seat, castle: &SpaceId) -> bool {
    state.map.links(castle).iter().any(|(beside, _)| state.is_enemy_at(beside, seat))
}

fn not_under_attack(state: &State, seat: &Seat, castle: &SpaceId) -> Result<(), Refusal> {
    if is_under_attack(state, seat, castle) {
        let facts = said!("under-attack", castle = castle);
        return Err(Refusal::new(Reason::UnderAttack, MAP_3, facts));
    }
    Ok(())
}

/// What the peoples of a player can muster.
pub(crate) fn rows<'s>(state: &'s State, seat: &Seat) -> impl Iterator<Item = &'s Row> + use<'s> {
    let peoples = state.players.get(seat).map(|player| &player.peoples);
    let of_theirs = move |row: &&Row| peoples.is_some_and(|them| them.contains(&row.people));
    state.roster.values().filter(of_theirs)
}

fn row<'s>(state: &'s State, seat: &Seat, troop: &TroopId) -> Result<&'s Row, Refusal> {
    rows(state, seat).find(|row| row.id == *troop).ok_or_else(|| {
        let facts = said!("no-such-troop", seat = player(seat), troop = troop.word());
        let refusal = Refusal::new(Reason::NoSuchTroop, WAP_239, facts);
        allowing(refusal, instead(troop.word(), rows(state, seat).map(|row| &row.id)))
    })
}

pub(crate) fn pays(state: &State, seat: &Seat, cost: u32, clause: Clause) -> Result<(), Refusal> {
    let has = state.players.get(seat).map_or(0, |player| player.crowns);
    if has < cost {
        let facts = said!("no-crowns", cost = cost, seat = player(seat), has = has);
        return Err(Refusal::new(Reason::NoCrowns, clause, facts));
    }
    Ok(())
}

fn own_banner<'s>(state: &'s State, seat: &Seat, id: &BannerId) -> Result<&'s Banner, Refusal> {
    state.banners.get(id).filter(|banner| banner.owner == *seat).ok_or_else(|| {
        let own = state.banners_of(seat).map(|(id, _)| id);
        let facts = said!("no-such-banner", seat = player(seat), banner = id.word());
        allowing(Refusal::new(Reason::NotYourBanner, WAP_239, facts), instead(id.word(), own))
    })
}

fn room(state: &State, banner: &BannerId, individual: bool) -> Result<(), Refusal> {
    if has_room(state, banner, individual) {
        return Ok(());
    }
    let facts = said!("no-room-with", banner = banner, units = UNITS, individuals = INDIVIDUALS);
    Err(Refusal::new(Reason::NoRoom, WAP_239, facts))
}

/// Musters a unit or an individual ([WAP-244](crate::clauses::WAP_244)).
pub(crate) fn muster(order: &Muster, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let seat = mustering(draft)?;
    let state = draft.state();
    own_castle(state, &seat, &order.castle)?;
    not_under_attack(state, &seat, &order.castle)?;
    let row = row(state, &seat, &order.troop)?.clone();
    let mustered = state.mustered.get(&order.castle).copied().unwrap_or(0);
    if !row.is_individual() && mustered >= UNITS_A_CASTLE {
        let facts = said!("too-many-units", castle = &order.castle, units = UNITS_A_CASTLE);
        return Refusal::new(Reason::TooManyUnits, WAP_244, facts).into();
    }
    if let Some(id) = &order.banner {
        if own_banner(state, &seat, id)?.at != order.castle {
            let facts = said!("banner-elsewhere", banner = id, castle = &order.castle);
            return Refusal::new(Reason::ElsewherePiece, WAP_244, facts).into();
        }
        room(state, id, row.is_individual())?;
    }
    let cost = row.cost();
    pays(state, &seat, cost, WAP_244)?;
    let place = match &order.banner {
        Some(banner) => MapPlace::Banner(banner.clone()),
        None => MapPlace::Garrison(order.castle.clone()),
    };
    join(draft, Some(&seat), Some(&row), place, Some(&order.castle), None, cost)?;
    Ok(())
}

/// How many banners a seat may have ([WAP-240](crate::clauses::WAP_240)).
pub(crate) fn banners_allowed(state: &State, seat: &Seat) -> u32 {
    (1 + verdict::holding(state, seat) / POINTS_FOR_A_BANNER).min(MOST_BANNERS)
}

/// Raises a new banner ([WAP-240](crate::clauses::WAP_240)).
pub(crate) fn raise(order: &Raise, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let seat = mustering(draft)?;
    let state = draft.state();
    own_castle(state, &seat, &order.castle)?;
    not_under_attack(state, &seat, &order.castle)?;
    let row = row(state, &seat, &order.general)?.clone();
    if !row.leads {
        let facts = said!("no-general", troop = &row.id);
        return Refusal::new(Reason::NoSuchTroop, WAP_239, facts).into();
    }
    let (has, allowed) = (state.banners_of(&seat).count(), banners_allowed(state, &seat));
    if has >= allowed as usize {
        let facts = said!("too-many-banners", seat = player(&seat), has = has, allowed = allowed);
        return Refusal::new(Reason::TooManyBanners, WAP_240, facts).into();
    }
    pays(state, &seat, row.cost(), WAP_244)?;
    let banner = setup::raise(draft, &seat, &order.castle, None)?;
    let (place, castle) = (MapPlace::Banner(banner), Some(&order.castle));
    join(draft, Some(&seat), Some(&row), place, castle, None, row.cost())?;
    Ok(())
}

/// Pieces change from one banner or garrison to another in the same space
/// ([MAP-6](crate::clauses::MAP_6)).
pub(crate) fn transfer(order: &Transfer, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let seat = mustering(draft)?;
    let state = draft.state();
    let mut from: Option<SpaceId> = None;
    let (mut units, mut individuals) = (0, 0);
    for (at, id) in order.pieces.iter().enumerate() {
        let own = |piece: &&MapPiece| piece.owner.as_ref() == Some(&seat) && piece.stands();
        let piece = state.pieces.get(id).filter(own);
        let Some(piece) = piece.filter(|_| !order.pieces[..at].contains(id)) else {
            let facts = said!("no-such-piece", seat = player(&seat), piece = id.word());
            let named = &order.pieces[..at];
            let all = state.pieces.iter().filter(|(other, it)| own(it) && !named.contains(other));
            let refusal = Refusal::new(Reason::NotYourPiece, MAP_6, facts);
            return allowing(refusal, instead(id.word(), all.map(|(other, _)| other))).into();
        };
        let space = space_of(state, &piece.place);
        if from.as_ref().is_some_and(|from| space != Some(from)) {
            let facts = said!("piece-elsewhere", piece = id);
            return Refusal::new(Reason::ElsewherePiece, MAP_6, facts).into();
        }
        from = space.cloned();
        if piece.individual { individuals += 1 } else { units += 1 }
    }
    let Some(from) = from else {
        let facts = said!("nobody-named");
        return Refusal::new(Reason::NotYourPiece, MAP_6, facts).into();
    };
    let place = match &order.banner {
        Some(id) => {
            if own_banner(state, &seat, id)?.at != from {
                let facts = said!("banner-elsewhere", banner = id, castle = &from);
                return Refusal::new(Reason::ElsewherePiece, MAP_6, facts).into();
            }
            let there = |individual| {
                let with = state.with_banner(id);
                with.filter(|(_, piece)| piece.individual == individual).count()
            };
            if there(false) + units > UNITS || there(true) + individuals > INDIVIDUALS {
                let facts =
                    said!("banner-holds", banner = id, units = UNITS, individuals = INDIVIDUALS);
                return Refusal::new(Reason::NoRoom, WAP_239, facts).into();
            }
            MapPlace::Banner(id.clone())
        }
        None => {
            own_castle(state, &seat, &from)?;
            MapPlace::Garrison(from)
        }
    };
    draft.record(PiecesTransferred { pieces: order.pieces.clone(), place }.into())
}

/// The space in which a place is.
pub(crate) fn space_of<'s>(state: &'s State, place: &'s MapPlace) -> Option<&'s SpaceId> {
    match place {
        MapPlace::Banner(banner) => state.banners.get(banner).map(|banner| &banner.at),
        MapPlace::Garrison(castle) => Some(castle),
        MapPlace::Captive(_) | MapPlace::Lost => None,
    }
}

/// Pays for the repair of what a siege has broken ([MAP-9](crate::clauses::MAP_9)).
pub(crate) fn repair(order: &Repair, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let seat = mustering(draft)?;
    let state = draft.state();
    own_castle(state, &seat, &order.castle)?;
    // Nothing is repaired while the castle is besieged (CAR-52).
    if state.sieges.contains_key(&order.castle) {
        let facts = said!("besieged", castle = &order.castle);
        return Refusal::new(Reason::UnderAttack, MAP_9, facts).into();
    }
    let broken = state.spaces.get(&order.castle).and_then(|space| space.damage.get(&order.damage));
    let Some(damage) = broken.filter(|damage| damage.whole_after.is_none()) else {
        let facts =
            said!("nothing-to-repair", castle = &order.castle, damage = order.damage.as_str());
        return Refusal::new(Reason::NothingThere, MAP_9, facts).into();
    };
    pays(state, &seat, damage.crowns, MAP_9)?;
    let begun = RepairBegun {
        castle: order.castle.clone(),
        damage: order.damage.clone(),
        crowns: damage.crowns,
        whole_after: state.turn + damage.turns.saturating_sub(1),
        seat,
    };
    draft.record(begun.into())
}

/// What is paid for and due is whole again.
pub(crate) fn finish_repairs(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let turn = draft.state().turn;
    let due = |damage: &Damage| damage.whole_after.is_some_and(|after| after <= turn);
    let mut whole = Vec::new();
    for (castle, space) in &draft.state().spaces {
        let words = space.damage.iter().filter(|(_, damage)| due(damage)).map(|(word, _)| word);
        whole.extend(words.map(|word| (castle.clone(), word.clone())));
    }
    for (castle, damage) in whole {
        draft.record(DamageRepaired { castle, damage }.into())?;
    }
    Ok(())
}

/// Pays for a captive, who goes to the garrison of a castle ([MAP-9](crate::clauses::MAP_9)).
pub(crate) fn ransom(order: &Ransom, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let seat = mustering(draft)?;
    let state = draft.state();
    let piece = state.pieces.get(&order.piece);
    let held = piece.filter(|piece| piece.owner.as_ref() == Some(&seat));
    let Some(MapPlace::Captive(holder)) = held.map(|piece| &piece.place) else {
        let facts = said!("no-captive", piece = order.piece.word(), seat = player(&seat));
        let captive = |it: &MapPiece| matches!(it.place, MapPlace::Captive(_));
        let held = state.pieces.iter();
        let held = held.filter(|(_, it)| captive(it) && it.owner.as_ref() == Some(&seat));
        let refusal = Refusal::new(Reason::NotYourPiece, MAP_9, facts);
        return allowing(refusal, instead(order.piece.word(), held.map(|(id, _)| id))).into();
    };
    let Some(castle) = state.castles_of(&seat).next() else {
        let facts = said!("no-castle-to-receive", seat = player(&seat));
        return Refusal::new(Reason::NotYourCastle, MAP_9, facts).into();
    };
    pays(state, &seat, RANSOM, MAP_9)?;
    let ransomed = CaptiveRansomed {
        piece: order.piece.clone(),
        to: holder.clone(),
        crowns: RANSOM,
        place: MapPlace::Garrison(castle.clone()),
        by: seat,
    };
    draft.record(ransomed.into())
}

/// Nothing more in this phase.
pub(crate) fn done(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let seat = mustering(draft)?;
    if !draft.state().musters(&seat) {
        let facts = said!("nothing-to-muster", seat = player(&seat));
        return Refusal::new(Reason::DoneAlready, WAP_244, facts).into();
    }
    draft.record(SeatDone { seat }.into())
}

pub(crate) fn banner_raised(state: &mut State, event: &BannerRaised) -> Result<(), Contradiction> {
    let banner = Banner {
        owner: event.owner.clone(),
        name: event.name.clone(),
        at: event.at.clone(),
        beaten: false,
    };
    *state.raised.entry(event.owner.clone()).or_default() += 1;
    match state.banners.insert(event.banner.clone(), banner) {
        None => Ok(()),
        Some(_) => Err(Contradiction::new(format!("{} is there already", event.banner))),
    }
}

pub(crate) fn piece_mustered(
    state: &mut State,
    event: &PieceMustered,
) -> Result<(), Contradiction> {
    if let Some(owner) = &event.owner {
        take_crowns(state, owner, event.cost)?;
    }
    if let (Some(castle), false) = (&event.castle, event.individual) {
        *state.mustered.entry(castle.clone()).or_default() += 1;
    }
    let piece = MapPiece {
        owner: event.owner.clone(),
        troop: event.troop.clone(),
        individual: event.individual,
        called: event.called.clone(),
        place: event.place.clone(),
        left: None,
        wounds: event.wounds,
        of: event.wounds,
        lame: false,
        items: event.items.clone(),
        titles: Vec::new(),
        fell_in: None,
        cause: None,
        figure: event.figure.clone(),
    };
    match state.pieces.insert(event.piece.clone(), piece) {
        None => Ok(()),
        Some(_) => Err(Contradiction::new(format!("{} is there already", event.piece))),
    }
}

pub(crate) fn take_crowns(
    state: &mut State,
    seat: &Seat,
    crowns: u32,
) -> Result<(), Contradiction> {
    let player = state.players.get_mut(seat);
    let left = player.as_ref().and_then(|player| player.crowns.checked_sub(crowns));
    match (player, left) {
        (Some(player), Some(left)) => {
            player.crowns = left;
            Ok(())
        }
        _ => Err(Contradiction::new(format!("{seat} has not {crowns} crowns"))),
    }
}

pub(crate) fn pieces_transferred(
    state: &mut State,
    event: &PiecesTransferred,
) -> Result<(), Contradiction> {
    for id in &event.pieces {
        state.known(id)?.put(event.place.clone());
    }
    Ok(())
}

pub(crate) fn repair_begun(state: &mut State, event: &RepairBegun) -> Result<(), Contradiction> {
    take_crowns(state, &event.seat, event.crowns)?;
    let space = state.spaces.get_mut(&event.castle);
    match space.and_then(|space| space.damage.get_mut(&event.damage)) {
        Some(damage) => {
            damage.whole_after = Some(event.whole_after);
            Ok(())
        }
        None => Err(Contradiction::new(format!("{} has no {}", event.castle, event.damage))),
    }
}

pub(crate) fn damage_repaired(
    state: &mut State,
    event: &DamageRepaired,
) -> Result<(), Contradiction> {
    let space = state.spaces.get_mut(&event.castle);
    match space.and_then(|space| space.damage.remove(&event.damage)) {
        Some(_) => Ok(()),
        None => Err(Contradiction::new(format!("{} has no {}", event.castle, event.damage))),
    }
}

pub(crate) fn captive_ransomed(
    state: &mut State,
    event: &CaptiveRansomed,
) -> Result<(), Contradiction> {
    take_crowns(state, &event.by, event.crowns)?;
    if let Some(player) = state.players.get_mut(&event.to) {
        player.crowns += event.crowns;
    }
    state.known(&event.piece)?.put(event.place.clone());
    Ok(())
}

pub(crate) fn seat_done(state: &mut State, event: &SeatDone) -> Result<(), Contradiction> {
    match state.done.insert(event.seat.clone()) {
        true => Ok(()),
        false => Err(Contradiction::new(format!("{} was done before", event.seat))),
    }
}
