//! The game for the realm before the map ([CAR-31](crate::clauses::CAR_31)): the map waits until the king is dead;
//! then each player names a home, and what each has won in the realm is given out before the first turn: crowns
//! ([CAR-32](crate::clauses::CAR_32)), regions ([CAR-33](crate::clauses::CAR_33)), truces. How the realm is
//! played is no affair of the map.

use crate::acting::check_phase;
use crate::clauses::CAR_31;
use crate::command::Home;
use crate::event::{
    Choice, CrownsWon, HomeChosen, RealmAwaited, RealmGame, RealmSettled, RegionsWon,
};
use crate::map::SpaceId;
use crate::pieces::Cause;
use crate::realm::{Prologue, Won};
use crate::refusal::{player, said};
use crate::roster::Roster;
use crate::scenario::Scenario;
use crate::state::{Phase, State};
use crate::{Draft, Reason, Refusal, Stop, setup, truces};
use decider::{By, Contradiction, Seat};
use messages::Part;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Players of a campaign that may begin with a game for the realm.
const MOST_PLAYERS: usize = 4;
/// Ducats for a crown, and the most crowns ([CAR-32](crate::clauses::CAR_32)).
const DUCATS_FOR_A_CROWN: u32 = 10;
const MOST_CROWNS: u32 = 3;
/// Regions that towns give at most, and how many links they are away at most
/// ([CAR-33](crate::clauses::CAR_33)).
const MOST_REGIONS: usize = 2;
const MOST_LINKS: u32 = 3;
/// The last turn of truces from before the map ([CAR-34](crate::clauses::CAR_34)).
const TRUCES_UNTIL: u32 = 2;

impl State {
    /// Everybody who plays, in the order of their names: on the map, or in what comes before it.
    #[must_use]
    pub fn all_seats(&self) -> Vec<Seat> {
        let before = self.prologue.iter().filter(|_| self.phase == Phase::Prologue);
        let before = before.flat_map(|prologue| &prologue.scenario.players);
        let seats: BTreeSet<&Seat> =
            self.players.keys().chain(before.map(|player| &player.seat)).collect();
        seats.into_iter().cloned().collect()
    }

    /// The game for the realm that the map waits for, and who plays it.
    #[must_use]
    pub fn awaited_realm(&self) -> Option<(RealmGame, Vec<Seat>)> {
        if self.estates_sit() {
            return Some((RealmGame::Estates, self.estates.as_ref()?.seats.clone()));
        }
        let before = self.prologue.as_ref().filter(|_| self.phase == Phase::Prologue);
        let before = before.filter(|it| it.order.is_empty() && !it.broken_off)?;
        Some((RealmGame::Prologue, before.scenario.princes()))
    }

    /// What a player is called, in English; the word of a seat where nobody plays.
    #[must_use]
    pub fn name_of<'s>(&'s self, seat: &'s Seat) -> &'s str {
        let plays = self.players.get(seat).map(|player| player.name.as_str());
        let before = self.prologue.iter().flat_map(|prologue| &prologue.scenario.players);
        let before = before.filter(|player| player.seat == *seat).map(|it| it.name.as_str());
        plays.into_iter().chain(before).next().unwrap_or(seat.name())
    }

    /// The end of the realm, as the cause of what a player has of it.
    #[must_use]
    pub fn won_by(&self, seat: &Seat) -> Option<Cause> {
        self.prologue.as_ref()?.won_by(seat)?.cause.clone()
    }

    /// Does a seat play?
    #[must_use]
    pub fn plays(&self, seat: &Seat) -> bool {
        self.all_seats().contains(seat)
    }
}

/// The map waits for the game for the realm; no if there is none, since only one would play it.
pub(crate) fn wait(
    scenario: &Scenario,
    roster: &Roster,
    draft: &mut Draft<'_>,
) -> Result<bool, Stop> {
    let roster = setup::opening(scenario, roster)?.roster;
    let players = scenario.players.len();
    if players > MOST_PLAYERS {
        let facts = said!("realm-players", players = players);
        return Err(setup::wrong(CAR_31, facts).allowing(said!("realm-players-allowed")).into());
    }
    let away = scenario.realm.iter().flat_map(|asked| &asked.away);
    let known = |seat: &&Seat| scenario.players.iter().any(|player| player.seat == **seat);
    if let Some(stranger) = away.into_iter().find(|seat| !known(seat)) {
        return Err(setup::wrong(CAR_31, said!("realm-away", seat = player(stranger))).into());
    }
    if scenario.princes().is_empty() {
        return Ok(false);
    }
    draft.record(RealmAwaited { scenario: scenario.clone(), roster }.into())?;
    Ok(true)
}

/// The king is dead: homes are chosen by rank, and by those who stayed away last
/// ([CAR-31](crate::clauses::CAR_31)).
pub(crate) fn settle(won: Vec<Won>, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let prologue = waiting(draft.state())?;
    let ranked: Vec<Seat> = won.iter().map(|won| won.seat.clone()).collect();
    let all = prologue.scenario.players.iter().map(|player| player.seat.clone());
    let away: Vec<Seat> = all.filter(|seat| !ranked.contains(seat)).collect();
    let order = ranked.into_iter().chain(away).collect();
    draft.record(RealmSettled { won, order }.into())
}

/// The prologue, while its game is played.
fn waiting(state: &State) -> Result<&Prologue, Contradiction> {
    let prologue = state.prologue.as_ref().filter(|it| it.order.is_empty() && !it.broken_off);
    prologue
        .filter(|_| state.phase == Phase::Prologue)
        .ok_or_else(|| Contradiction::new("no game for the realm is waited for"))
}

/// A home is chosen.
pub(crate) fn home(order: &Home, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    check_phase(state, Phase::Prologue)?;
    let (prologue, next) = choosing(state)?;
    if *draft.by() != By::Seat(next.clone()) {
        let facts = said!("another-chooses", seat = player(next));
        return Refusal::new(Reason::NotYourChoice, CAR_31, facts).into();
    }
    if !prologue.free_homes().any(|home| *home == order.castle) {
        let facts = said!("no-free-home", castle = &order.castle);
        return Refusal::new(Reason::NotYourCastle, CAR_31, facts)
            .allowing(said!("free-homes", homes = Part::to_type(prologue.free_homes())))
            .into();
    }
    let (seat, home) = (next.clone(), order.castle.clone());
    draft.record(HomeChosen { seat, home, choice: Choice::Chosen }.into())
}

fn choosing(state: &State) -> Result<(&Prologue, &Seat), Refusal> {
    let found = state.prologue.as_ref().and_then(|it| Some((it, it.next_to_choose()?)));
    found.ok_or_else(|| {
        Refusal::new(Reason::NotAllDone, CAR_31, said!("king-lives"))
            .allowing(said!("king-lives-allowed"))
    })
}

/// Who does not answer gets the first free home.
pub(crate) fn proceed(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (prologue, next) = choosing(draft.state())?;
    if *draft.by() != By::Organiser {
        let facts = said!("another-chooses", seat = player(next));
        return Refusal::new(Reason::NotYourChoice, CAR_31, facts).into();
    }
    let free = prologue.free_homes().next();
    let home = free.ok_or_else(|| Contradiction::new("no home is left"))?.clone();
    let seat = next.clone();
    draft.record(HomeChosen { seat, home, choice: Choice::Unanswered }.into())
}

/// The last takes what is left; when everybody has a home, the map begins. Has it?
pub(crate) fn go_on(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let none = || Contradiction::new("no realm came before");
    let prologue = draft.state().prologue.as_ref().ok_or_else(none)?;
    let free: Vec<&SpaceId> = prologue.free_homes().collect();
    if let (Some(seat), [home]) = (prologue.next_to_choose(), free.as_slice()) {
        let (seat, home) = (seat.clone(), (*home).clone());
        draft.record(HomeChosen { seat, home, choice: Choice::Left }.into())?;
    }
    match draft.state().prologue.clone().filter(Prologue::is_over) {
        Some(prologue) => begin(&prologue, draft).map(|()| true),
        None => Ok(false),
    }
}

/// The map begins, with the homes that were chosen and with what was won; or with its own, as if there had been no
/// realm.
fn begin(prologue: &Prologue, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let players = prologue.scenario.players.iter();
    let homes = players.filter_map(|player| prologue.homes.get(&player.seat).cloned());
    let (homes, roster): (Vec<SpaceId>, _) = (homes.collect(), draft.state().roster.clone());
    setup::open(&prologue.scenario, &roster, &homes, draft)?;
    give_crowns(&prologue.won, draft)?;
    give_regions(&prologue.won, draft)?;
    truces::make(&prologue.won, TRUCES_UNTIL, draft)
}

/// A crown for ten ducats ([CAR-32](crate::clauses::CAR_32)).
fn give_crowns(all: &[Won], draft: &mut Draft<'_>) -> Result<(), Stop> {
    for Won { seat, ducats, .. } in all {
        let crowns = (ducats / DUCATS_FOR_A_CROWN).min(MOST_CROWNS);
        let has = draft.state().players.get(seat).map_or(0, |player| player.crowns);
        if crowns > 0 {
            let (seat, ducats, now) = (seat.clone(), *ducats, has + crowns);
            draft.record(CrownsWon { seat, ducats, crowns, now }.into())?;
        }
    }
    Ok(())
}

/// A region for a town ([CAR-33](crate::clauses::CAR_33)): the highest in rank first, so that what two would get
/// is theirs.
fn give_regions(all: &[Won], draft: &mut Draft<'_>) -> Result<(), Stop> {
    for Won { seat, towns, .. } in all.iter().filter(|won| won.towns > 0) {
        let most = MOST_REGIONS.min(*towns as usize);
        let spaces = nearest(draft.state(), seat).into_iter().take(most).collect();
        let (seat, towns) = (seat.clone(), *towns);
        draft.record(RegionsWon { seat, towns, spaces }.into())?;
    }
    Ok(())
}

/// The regions that a player's towns could give, in the order in which they give them.
fn nearest(state: &State, seat: &Seat) -> Vec<SpaceId> {
    let Some(home) = state.players.get(seat).map(|player| &player.home) else { return Vec::new() };
    let of_another = |id: &SpaceId| {
        let others = state.players.iter().filter(|(other, _)| *other != seat);
        others
            .filter_map(|(_, player)| state.map.castle(&player.home))
            .any(|castle| castle.regions.contains(id))
    };
    let known: BTreeSet<u32> =
        state.regions_of(seat).filter_map(|id| Some(state.map.region(id)?.province)).collect();
    let far = links_from(state, home);
    let mut free: Vec<(u32, bool, u32, SpaceId)> = state
        .map
        .regions
        .iter()
        .filter(|region| state.owner(&region.id).is_none() && !of_another(&region.id))
        .filter_map(|region| {
            let links = far.get(&region.id).copied().filter(|links| *links <= MOST_LINKS)?;
            let number = region.id.word().parse().unwrap_or(u32::MAX);
            Some((links, known.contains(&region.province), number, region.id.clone()))
        })
        .collect();
    free.sort();
    free.into_iter().map(|(.., id)| id).collect()
}

/// How many links each space is away.
fn links_from(state: &State, home: &SpaceId) -> BTreeMap<SpaceId, u32> {
    let mut far = BTreeMap::from([(home.clone(), 0)]);
    let mut edge = VecDeque::from([home.clone()]);
    while let Some(space) = edge.pop_front() {
        let next = far.get(&space).copied().unwrap_or(0) + 1;
        for (other, _) in state.map.links(&space) {
            if !far.contains_key(other) {
                far.insert(other.clone(), next);
                edge.push_back(other.clone());
            }
        }
    }
    far
}

pub(crate) fn realm_awaited(state: &mut State, event: &RealmAwaited) -> Result<(), Contradiction> {
    if !state.players.is_empty() || state.prologue.is_some() {
        return Err(Contradiction::new("a campaign is opened once"));
    }
    let scenario = &event.scenario;
    *state = State {
        title: scenario.title.clone(),
        map: scenario.map.clone().into(),
        roster: event.roster.clone().into(),
        options: scenario.options,
        spaces: setup::spaces(&scenario.map),
        phase: Phase::Prologue,
        prologue: Some(Prologue {
            scenario: scenario.clone().into(),
            won: Vec::new(),
            broken_off: false,
            order: Vec::new(),
            homes: BTreeMap::new(),
            renegades_used: BTreeMap::new(),
            turned: BTreeMap::new(),
            named: None,
        }),
        ..State::default()
    };
    Ok(())
}

/// The prologue of a campaign that has one.
fn of(state: &mut State) -> Result<&mut Prologue, Contradiction> {
    state.prologue.as_mut().ok_or_else(|| Contradiction::new("no realm came before the map"))
}

pub(crate) fn realm_settled(state: &mut State, event: &RealmSettled) -> Result<(), Contradiction> {
    let prologue = of(state)?;
    prologue.won.clone_from(&event.won);
    prologue.order.clone_from(&event.order);
    Ok(())
}

pub(crate) fn home_chosen(state: &mut State, event: &HomeChosen) -> Result<(), Contradiction> {
    match of(state)?.homes.insert(event.seat.clone(), event.home.clone()) {
        None => Ok(()),
        Some(_) => Err(Contradiction::new(format!("{} has a home", event.seat))),
    }
}

pub(crate) fn crowns_won(state: &mut State, event: &CrownsWon) -> Result<(), Contradiction> {
    state.known_player(&event.seat)?.crowns = event.now;
    Ok(())
}

pub(crate) fn regions_won(state: &mut State, event: &RegionsWon) -> Result<(), Contradiction> {
    let cause = state.won_by(&event.seat);
    for space in &event.spaces {
        let space = state.known_space(space)?;
        (space.owner, space.won) = (Some(event.seat.clone()), cause.clone());
    }
    Ok(())
}
