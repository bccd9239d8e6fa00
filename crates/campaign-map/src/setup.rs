//! 5.3, set-up. The printed section is empty; what stands here is ours
//! ([WAP-236](crate::clauses::WAP_236)).

use crate::clauses::{
    MAP_13, WAP_231, WAP_232, WAP_233, WAP_234, WAP_235, WAP_236, WAP_238, WAP_239, WAP_241,
};
use crate::event::{BannerRaised, MapOpened, PieceMustered, PlayerOpened};
use crate::map::SpaceId;
use crate::names::{General, Name};
use crate::pieces::{BannerId, INDIVIDUALS, MapPlace, PieceId, UNITS};
use crate::refusal::said;
use crate::roster::{Roster, Row, TroopId};
use crate::scenario::{Enlisted, Player, Scenario};
use crate::state::{Space, State};
use crate::{Draft, Reason, Refusal, Stop, state};
use chance::Dice;
use decider::{By, Clause, Contradiction, Seat};
use messages::Saying;
use std::collections::{BTreeMap, BTreeSet};

/// Muster points of a first banner and its castle that cost nothing
/// ([WAP-239](crate::clauses::WAP_239)).
pub(crate) const FREE_POINTS: u32 = 12;

/// Only the organiser opens a campaign.
pub(crate) fn check_organiser(draft: &Draft<'_>) -> Result<(), Refusal> {
    if *draft.by() == By::Organiser {
        return Ok(());
    }
    Err(Refusal::new(Reason::NotYourOrder, WAP_236, said!("only-organiser-opens")))
}

/// Opens a campaign. `chosen`: the homes of the players; none: those that the map gives, in its order.
pub(crate) fn open(
    scenario: &Scenario,
    roster: &Roster,
    chosen: &[SpaceId],
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let mut opened = opening(scenario, roster)?;
    if !chosen.is_empty() {
        for (player, home) in opened.players.iter_mut().zip(chosen) {
            (player.spaces, player.home) = (begin_with(scenario, home), home.clone());
        }
    }
    let homes: Vec<(Seat, SpaceId)> =
        opened.players.iter().map(|player| (player.seat.clone(), player.home.clone())).collect();
    draft.record(opened.into())?;
    for (player, (seat, home)) in scenario.players.iter().zip(&homes) {
        let general = roster.get(&player.general.troop);
        let called = player.general.called.clone();
        let banner = raise(draft, seat, home, called)?;
        let with = MapPlace::Banner(banner);
        join(draft, Some(seat), general, with.clone(), None, Some(&player.general), 0)?;
        if let Some(companion) = &player.companion {
            let row = roster.get(&companion.troop);
            join(draft, Some(seat), row, with.clone(), None, Some(companion), 0)?;
        }
        for unit in &player.units {
            join(draft, Some(seat), roster.get(unit), with.clone(), None, None, 0)?;
        }
        for unit in &player.garrison {
            let place = MapPlace::Garrison(home.clone());
            join(draft, Some(seat), roster.get(unit), place, None, None, 0)?;
        }
    }
    // Castles that are nobody's home are kept by their own people (WAP-241).
    let is_home = |castle: &SpaceId| homes.iter().any(|(_, home)| home == castle);
    let castles = scenario.map.castles.iter().map(|castle| castle.id.clone());
    for castle in castles.filter(|castle| !is_home(castle)) {
        for unit in &scenario.garrison {
            let place = MapPlace::Garrison(castle.clone());
            join(draft, None, roster.get(unit), place, None, None, 0)?;
        }
    }
    // Leaders keep the city that they lead in (MAP-13).
    let city = scenario.map.castles.iter().find(|castle| castle.city.is_some());
    for leader in scenario.leaders.iter().filter(|_| city.is_some()) {
        let place = city.map_or(MapPlace::Lost, |city| MapPlace::Garrison(city.id.clone()));
        let owner = city.and_then(|city| draft.state().owner(&city.id).cloned());
        let enlisted = Enlisted {
            troop: leader.troop.clone(),
            called: Some(leader.called.clone()),
            items: BTreeSet::new(),
        };
        let joins = Joins { enlisted: Some(&enlisted), figure: Some(leader.figure.clone()) };
        join_as(draft, owner.as_ref(), roster.get(&leader.troop), place, None, joins, 0)?;
    }
    Ok(())
}

pub(crate) fn wrong(clause: Clause, facts: Saying) -> Refusal {
    Refusal::new(Reason::BadScenario, clause, facts)
}

/// What whoever begins in a castle has: it, and the regions beside it that touch no other home
/// ([WAP-238](crate::clauses::WAP_238)).
fn begin_with(scenario: &Scenario, home: &SpaceId) -> Vec<SpaceId> {
    let homes = scenario.map.homes(scenario.players.len()).unwrap_or_default();
    let beside = scenario.map.castle(home).map(|castle| castle.regions.as_slice());
    let shared = |region: &SpaceId| {
        let others = homes.iter().filter(|other| *other != home);
        others
            .filter_map(|other| scenario.map.castle(other))
            .any(|other| other.regions.contains(region))
    };
    let regions = beside.unwrap_or_default().iter().filter(|region| !shared(region));
    std::iter::once(home).chain(regions).cloned().collect()
}

/// What a scenario begins with, if nothing is wrong in it.
pub(crate) fn opening(scenario: &Scenario, roster: &Roster) -> Result<MapOpened, Refusal> {
    if !(1..=80).contains(&scenario.title.chars().count()) {
        return Err(wrong(WAP_236, said!("bad-title")));
    }
    scenario.map.check().map_err(|what| wrong(WAP_235, said!("bad-map", what = what)))?;
    let number = scenario.players.len();
    let seats: BTreeSet<&Seat> = scenario.players.iter().map(|player| &player.seat).collect();
    let homes = scenario.map.homes(number).filter(|_| (2..=6).contains(&number));
    let Some(homes) = homes.filter(|_| seats.len() == number) else {
        let facts = said!("no-homes", players = number);
        return Err(wrong(WAP_238, facts).allowing(said!("no-homes-allowed")));
    };
    for unit in &scenario.garrison {
        if roster.get(unit).is_none_or(Row::is_individual) {
            return Err(wrong(WAP_241, said!("garrison-no-unit", unit = unit.word())));
        }
    }
    for leader in &scenario.leaders {
        if roster.get(&leader.troop).is_none_or(|row| !row.is_individual()) {
            let facts = said!(
                "leader-nobody",
                figure = leader.figure.as_str(),
                troop = leader.troop.word()
            );
            return Err(wrong(MAP_13, facts));
        }
        if !(1..=60).contains(&leader.called.chars().count()) {
            let facts = said!("leader-name", figure = leader.figure.as_str());
            return Err(wrong(MAP_13, facts));
        }
    }
    let mut players = Vec::new();
    for (player, home) in scenario.players.iter().zip(homes) {
        check_player(player, roster)?;
        players.push(PlayerOpened {
            seat: player.seat.clone(),
            name: player.name.clone(),
            peoples: player.peoples.clone(),
            crowns: scenario.options.crowns,
            home: home.clone(),
            spaces: begin_with(scenario, home),
        });
    }
    let peoples: BTreeSet<&String> =
        scenario.players.iter().flat_map(|player| &player.peoples).collect();
    let leads = |row: &Row| scenario.leaders.iter().any(|leader| leader.troop == row.id);
    let needed = |row: &Row| {
        peoples.contains(&row.people) || scenario.garrison.contains(&row.id) || leads(row)
    };
    let rows = roster.iter().filter(|(_, row)| needed(row));
    Ok(MapOpened {
        title: scenario.title.clone(),
        map: scenario.map.clone(),
        roster: rows.map(|(id, row)| (id.clone(), row.clone())).collect(),
        options: scenario.options,
        players,
    })
}

fn check_player(player: &Player, roster: &Roster) -> Result<(), Refusal> {
    let seat = &player.seat;
    let row = |troop: &TroopId| {
        let of_his = |row: &&Row| player.peoples.contains(&row.people);
        roster.get(troop).filter(of_his).ok_or_else(|| {
            wrong(WAP_239, said!("player-troop", seat = seat.name(), troop = troop.word()))
        })
    };
    if !row(&player.general.troop)?.leads {
        let facts =
            said!("player-general", seat = seat.name(), troop = player.general.troop.word());
        return Err(wrong(WAP_239, facts));
    }
    let mut points = 0;
    if let Some(companion) = &player.companion {
        let companion = row(&companion.troop)?;
        if !companion.is_individual() {
            return Err(wrong(
                WAP_239,
                said!("player-a-unit", seat = seat.name(), troop = companion.id.word()),
            ));
        }
        points += companion.cost();
    }
    for unit in player.units.iter().chain(&player.garrison) {
        let unit = row(unit)?;
        if unit.is_individual() {
            return Err(wrong(
                WAP_239,
                said!("player-no-unit", seat = seat.name(), troop = unit.id.word()),
            ));
        }
        points += unit.cost();
    }
    if player.units.is_empty() || player.units.len() > UNITS {
        let facts = said!("player-units", seat = seat.name(), units = UNITS);
        return Err(wrong(WAP_239, facts));
    }
    if points > FREE_POINTS {
        let facts = said!("player-points", seat = seat.name(), points = points, free = FREE_POINTS);
        return Err(wrong(WAP_239, facts));
    }
    Ok(())
}

/// Raises a banner; its general says a name or rolls for one ([WAP-231](crate::clauses::WAP_231) to
/// [WAP-234](crate::clauses::WAP_234)).
pub(crate) fn raise(
    draft: &mut Draft<'_>,
    seat: &Seat,
    at: &SpaceId,
    called: Option<String>,
) -> Result<BannerId, Stop> {
    let name = match called {
        Some(name) => Name::Given(name),
        None => {
            let title = draft.roll_d6(WAP_231, "title")?;
            let syllables = draft.roll(WAP_232, "name", Dice::new(2, 10))?;
            let origin = draft.roll(WAP_233, "origin", Dice::new(1, 10))?.iter().sum();
            let reputation = draft.roll(WAP_234, "reputation", Dice::new(1, 10))?.iter().sum();
            General::of_faces(title, &syllables, origin, reputation)
                .map_or_else(|| Name::Given(seat.to_string()), Name::General)
        }
    };
    let number = draft.state().raised.get(seat).copied().unwrap_or(0) + 1;
    let banner: BannerId = format!("{seat}-{number}")
        .parse()
        .map_err(|_| Contradiction::new(format!("{seat} names no banner")))?;
    let (owner, at) = (seat.clone(), at.clone());
    draft.record(BannerRaised { banner: banner.clone(), owner, name, at }.into())?;
    Ok(banner)
}

/// Somebody joins a banner or a garrison. A general has the name of the banner that it joins.
pub(crate) fn join(
    draft: &mut Draft<'_>,
    owner: Option<&Seat>,
    row: Option<&Row>,
    place: MapPlace,
    castle: Option<&SpaceId>,
    enlisted: Option<&Enlisted>,
    cost: u32,
) -> Result<PieceId, Stop> {
    join_as(draft, owner, row, place, castle, Joins { enlisted, figure: None }, cost)
}

/// As whom somebody joins.
struct Joins<'j> {
    enlisted: Option<&'j Enlisted>,
    figure: Option<String>,
}

fn join_as(
    draft: &mut Draft<'_>,
    owner: Option<&Seat>,
    row: Option<&Row>,
    place: MapPlace,
    castle: Option<&SpaceId>,
    Joins { enlisted, figure }: Joins<'_>,
    cost: u32,
) -> Result<PieceId, Stop> {
    let row = row.ok_or_else(|| Contradiction::new("a troop that the roster does not have"))?;
    let state = draft.state();
    let number = 1 + state.pieces.values().filter(|piece| piece.troop == row.id).count();
    let piece: PieceId = format!("{}-{number}", row.id)
        .parse()
        .map_err(|_| Contradiction::new(format!("{} is too long an id", row.id)))?;
    let banner_name = match &place {
        MapPlace::Banner(banner) => state.banners.get(banner).map(|banner| banner.name.clone()),
        MapPlace::Garrison(_) | MapPlace::Captive(_) | MapPlace::Lost => None,
    };
    let called = enlisted.and_then(|enlisted| enlisted.called.clone()).map(Name::Given);
    let first_general = row.leads && !leads_already(state, &place);
    let called = called.or_else(|| banner_name.filter(|_| first_general));
    let mustered = PieceMustered {
        piece: piece.clone(),
        owner: owner.cloned(),
        troop: row.id.clone(),
        individual: row.is_individual(),
        called,
        place,
        castle: castle.cloned(),
        wounds: row.wounds,
        items: enlisted.map(|enlisted| enlisted.items.clone()).unwrap_or_default(),
        cost,
        figure,
    };
    draft.record(mustered.into())?;
    Ok(piece)
}

fn leads_already(state: &State, place: &MapPlace) -> bool {
    state
        .pieces_in(place)
        .any(|(_, piece)| state.roster.get(&piece.troop).is_some_and(|row| row.leads))
}

/// Is there room in a banner for one more?
pub(crate) fn has_room(state: &State, banner: &BannerId, individual: bool) -> bool {
    let there = state.with_banner(banner).filter(|(_, piece)| piece.individual == individual);
    there.count() < if individual { INDIVIDUALS } else { UNITS }
}

/// The spaces of a map, before they are anybody's.
pub(crate) fn spaces(map: &crate::map::Map) -> BTreeMap<SpaceId, Space> {
    map.spaces().map(|id| (id.clone(), space(map, id))).collect()
}

/// The store of a walled town is full at the start (CAR-40).
fn space(map: &crate::map::Map, id: &SpaceId) -> Space {
    let town = map.castle(id).and_then(|castle| castle.town.as_ref());
    Space { rations: town.map(|_| crate::state::FULL_STORE), ..Space::default() }
}

pub(crate) fn map_opened(state: &mut State, event: &MapOpened) -> Result<(), Contradiction> {
    if !state.players.is_empty() {
        return Err(Contradiction::new("a campaign is opened once"));
    }
    let prologue = state.prologue.take();
    *state = State {
        title: event.title.clone(),
        prologue,
        map: event.map.clone().into(),
        roster: event.roster.clone().into(),
        options: event.options,
        spaces: spaces(&event.map),
        ..State::default()
    };
    for opened in &event.players {
        let player = state::Player {
            name: opened.name.clone(),
            peoples: opened.peoples.clone(),
            crowns: opened.crowns,
            home: opened.home.clone(),
        };
        state.players.insert(opened.seat.clone(), player);
        for space in &opened.spaces {
            state.known_space(space)?.owner = Some(opened.seat.clone());
        }
    }
    Ok(())
}
