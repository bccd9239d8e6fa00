//! What a seat may do now. Candidates are made from the state, and each is looked at blindly by the decider
//! itself, so an order in this list is legal by construction and no envelope is opened. What banners may be
//! ordered is listed banner by banner: any choice of one for each is legal, but for two banners in one
//! tunnel.

mod label;

use crate::command::{
    Admit, Command, GiveUp, Home, Muster, Raise, Ransom, Renegade, Repair, Retreat, Transfer,
    TurnAway, Write,
};
use crate::map::SpaceId;
use crate::pieces::{BannerId, MapPlace, Order};
use crate::renegades::{self, Waiting};
use crate::roster::TroopId;
use crate::state::{Phase, State};
use crate::{CampaignMap, orders, pending, relief, retreats, set_right, sieges, story};
use decider::{By, Seat};
use messages::Language;
use rulebook::notation::written;
use rulebook::set_right::Settable;
use rulebook::{Awaited, Scene};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// What a seat may do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "MapLegalOrders")]
pub struct Options {
    /// In the phase of orders: what each banner may be ordered.
    pub banners: Vec<BannerOptions>,
    /// Every other order that would be accepted.
    #[serde(rename = "options")]
    pub orders: Vec<LegalOrder>,
    /// What the organiser may set right.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub set_right: Vec<Settable>,
}

/// What a banner may be ordered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BannerOptions {
    /// Which.
    pub banner: BannerId,
    /// Any one of these.
    pub orders: Vec<Order>,
    /// The same as people type them.
    pub notation: Vec<String>,
    /// What is written for it already, for those who may know.
    pub written: Option<Order>,
}

/// One order that would be accepted now.
pub type LegalOrder = rulebook::LegalOrder<Command>;

/// Every legal order of a sender, told in their language.
#[must_use]
pub fn options(state: &State, by: &By, language: Language) -> Options {
    let scene = Scene { state, by, words: story::words(language) };
    let mut options = Options::default();
    let seat = match by {
        By::Seat(seat) if state.plays(seat) => Some(seat),
        By::Seat(_) | By::Organiser | By::Rules => None,
    };
    if let (Some(seat), Phase::Orders, None) = (seat, state.phase, &state.outcome) {
        options.banners = banners(state, seat);
    }
    if *by == By::Organiser {
        options.set_right = set_right::settable(
            state,
            &|seat| story::player_name(state, seat, language),
            &|piece| story::piece_name(state, piece, language),
        );
    }
    for command in candidates(state, seat) {
        let Ok(forecast) = decider::forecast::<CampaignMap>(state, by, &command) else { continue };
        let label = label::label(&command, &scene);
        options.orders.push(LegalOrder::of_its_verb(command, label, forecast));
    }
    options
}

/// The order in which a player has no choice. All that it hangs on lies open on the map.
pub(crate) fn only_order(state: &State, seat: &Seat) -> Option<Command> {
    let goes_on = || pending::pending(state).iter().any(|it| it.what == Awaited::Proceed);
    if !pending::owes(state, seat) && !goes_on() {
        return None;
    }
    let may_choose = |banner: BannerOptions| banner.orders.len() > 1;
    if state.phase == Phase::Orders && banners(state, seat).into_iter().any(may_choose) {
        return None;
    }
    let by = By::Seat(seat.clone());
    rulebook::the_only_one::<CampaignMap>((state, state), &by, candidates(state, Some(seat)))
}

/// What each banner of a player may be ordered.
#[must_use]
pub fn banners(state: &State, seat: &Seat) -> Vec<BannerOptions> {
    let mut all = Vec::new();
    for (id, banner) in state.banners_of(seat) {
        let mut wanted = vec![Order::Hold, Order::Fortify, Order::Recover, Order::Raze];
        for (first, _) in state.map.links(&banner.at) {
            wanted.push(Order::Assault(first.clone()));
            wanted.push(Order::March(vec![first.clone()]));
            let beyond = state.map.links(first).into_iter().filter(|(to, _)| **to != banner.at);
            wanted.extend(beyond.map(|(to, _)| Order::March(vec![first.clone(), to.clone()])));
        }
        let marches = wanted.iter().filter_map(|order| match order {
            Order::March(way) => Some(way.clone()),
            _ => None,
        });
        let ways: Vec<Vec<SpaceId>> = marches.collect();
        for castle in state.sieges.keys().filter(|castle| state.owner(castle) != Some(seat)) {
            let near = ways
                .iter()
                .filter(|way| way.last().is_some_and(|to| state.map.link(to, castle).is_some()));
            let relieve =
                |way: &Vec<SpaceId>| Order::Relieve { castle: castle.clone(), way: way.clone() };
            wanted.extend(near.map(relieve));
        }
        let legal = |order: &Order| orders::check(state, seat, id, banner, order).is_ok();
        let orders: Vec<Order> = wanted.into_iter().filter(legal).collect();
        let notation = orders.iter().map(written).collect();
        let written = state.written.get(seat).and_then(|written| written.get(id)).cloned();
        all.push(BannerOptions { banner: id.clone(), orders, notation, written });
    }
    all
}

fn candidates(state: &State, seat: Option<&Seat>) -> Vec<Command> {
    let mut all = vec![Command::Proceed];
    let Some(seat) = seat else {
        all.push(Command::CallEstates);
        return all;
    };
    match state.phase {
        Phase::Prologue => {
            let free = state.prologue.iter().flat_map(|prologue| prologue.free_homes());
            all.extend(free.map(|home| Command::Home(Home { castle: home.clone() })));
        }
        Phase::Muster if renegades::waits(state) => match renegades::waiting(state) {
            Some(Waiting::Opponent { opponents, .. }) => all.extend(
                opponents
                    .into_iter()
                    .cloned()
                    .map(|it| Command::Renegade(Renegade { opponent: it })),
            ),
            Some(Waiting::Unit { units, .. }) => {
                all.extend(
                    units.into_iter().cloned().map(|piece| Command::GiveUp(GiveUp { piece })),
                );
            }
            None => {}
        },
        Phase::Muster => musters(state, seat, &mut all),
        Phase::Orders => {
            // As it is written now, or everybody holds.
            let written = state.written.get(seat).cloned();
            all.push(Command::Write(Write { orders: written.unwrap_or_default() }));
        }
        Phase::Retreats => {
            for (banner, _) in state.banners_of(seat).filter(|(_, banner)| banner.beaten) {
                let ways = retreats::ways_out(state, banner).into_iter();
                all.extend(ways.map(|to| Command::Retreat(Retreat { banner: banner.clone(), to })));
            }
        }
        Phase::Battles => {
            for (number, fight) in &state.fights {
                let is_theirs = fight.attacker.seat.as_ref() == Some(seat);
                if fight.town.is_some() && fight.is_open() && is_theirs {
                    all.extend(sieges::purchases(*number, fight).map(Command::Equip));
                }
            }
        }
        Phase::Movement => {
            for (banner, _, _) in relief::asked(state).filter(|(.., holder)| *holder == seat) {
                let banner = banner.clone();
                all.push(Command::Admit(Admit { banner: banner.clone() }));
                all.push(Command::TurnAway(TurnAway { banner }));
            }
        }
        Phase::Income | Phase::Aftermath | Phase::End => {}
    }
    all
}

fn musters(state: &State, seat: &Seat, all: &mut Vec<Command>) {
    all.push(Command::Done);
    let troops: Vec<&TroopId> = crate::muster::rows(state, seat).map(|row| &row.id).collect();
    for castle in state.castles_of(seat) {
        let here = |(_, banner): &(&BannerId, &crate::pieces::Banner)| banner.at == *castle;
        let banners: Vec<&BannerId> =
            state.banners_of(seat).filter(here).map(|(id, _)| id).collect();
        for troop in &troops {
            let muster = |banner: Option<&BannerId>| {
                let (castle, troop) = (castle.clone(), (*troop).clone());
                Command::Muster(Muster { castle, troop, banner: banner.cloned() })
            };
            all.push(muster(None));
            all.extend(banners.iter().map(|banner| muster(Some(banner))));
            let (castle, general) = (castle.clone(), (*troop).clone());
            all.push(Command::Raise(Raise { castle, general }));
        }
        if let Some(space) = state.spaces.get(castle) {
            let words = space.damage.keys();
            let repair = |damage: &String| {
                Command::Repair(Repair { castle: castle.clone(), damage: damage.clone() })
            };
            all.extend(words.map(repair));
        }
    }
    let own = state.pieces.iter().filter(|(_, piece)| piece.owner.as_ref() == Some(seat));
    let mut in_space: BTreeMap<&SpaceId, Vec<&BannerId>> = BTreeMap::new();
    for (id, banner) in state.banners_of(seat) {
        in_space.entry(&banner.at).or_default().push(id);
    }
    for (id, piece) in own {
        match &piece.place {
            MapPlace::Captive(_) => all.push(Command::Ransom(Ransom { piece: id.clone() })),
            MapPlace::Banner(_) | MapPlace::Garrison(_) => {
                let Some(space) = crate::muster::space_of(state, &piece.place) else { continue };
                let to = in_space.get(space).into_iter().flatten();
                let to = to.map(|banner| Some((*banner).clone())).chain([None]);
                let elsewhere = |banner: &Option<BannerId>| match (&piece.place, banner) {
                    (MapPlace::Banner(now), Some(then)) => now != then,
                    (MapPlace::Garrison(_), None) => false,
                    _ => true,
                };
                let pieces = vec![id.clone()];
                all.extend(
                    to.filter(elsewhere).map(|banner| {
                        Command::Transfer(Transfer { pieces: pieces.clone(), banner })
                    }),
                );
            }
            MapPlace::Lost => {}
        }
    }
}
