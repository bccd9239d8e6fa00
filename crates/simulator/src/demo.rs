//! A campaign in mid-course, for those who want to look at one: four players, fights behind them, a siege and
//! a battle under way. It is played by bots with real orders, and it is the same every time.

use crate::fights::{MAP, first_engagement};
use crate::game::table;
use crate::{Bots, Dealt, Trouble};
use campaign::{AnyCommand, EngagementNumber, Game, MapSetup, State};
use campaign_map::command::{Command, Write};
use campaign_map::map::SpaceId;
use campaign_map::pieces::Order as March;
use campaign_map::pieces::{BannerId, MapPlace};
use campaign_map::state::Phase;
use campaign_map::{bot, options};
use chronicle::{CampaignId, Scope};
use decider::{By, Seat};
use referee::codec::scope_of;
use referee::{Order, Referee, Wanted};
use serde_json::{Value, json};
use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;

/// What its dice come from, and how many campaigns are tried until one is in the middle of everything.
const SEED: u64 = 1492;
const TRIES: u32 = 12;
/// The turns in which it must have come to its middle.
const MOST_TURNS: u32 = 9;
/// What lies behind it.
const SIEGES: usize = 1;
const BATTLES: usize = 2;
/// The turn of the siege and of the battle in which one comes to the table; an assault on a castle may be over by then,
/// and whoever is in one comes to its beginning.
const TURN: u32 = 3;
const TURN_OF_AN_ASSAULT: u32 = 1;

/// A campaign in mid-course, in a referee's memory.
pub struct Demo {
    /// Who keeps it.
    pub referee: Referee,
    /// Its id.
    pub campaign: CampaignId,
}

/// Plays the campaign of the demonstration.
///
/// # Errors
/// [`Trouble`]: a mistake of ours.
pub fn demo(setup: &MapSetup, name: &str) -> Result<Demo, Trouble> {
    for number in 1..=TRIES {
        if let Some(demo) = played(setup, name, number)? {
            return Ok(demo);
        }
    }
    Err(Trouble::Endless(u64::from(TRIES)))
}

/// One campaign, as far as the turn in which both are fought at once; none: that turn never comes.
fn played(setup: &MapSetup, name: &str, number: u32) -> Result<Option<Demo>, Trouble> {
    let numbers = Arc::new(Dealt::new(SEED, number));
    let referee = table(&numbers);
    let scenario = campaign::AnySetup::Map(Box::new(setup.clone()));
    let campaign = referee.create(Some(name), &scenario)?.campaign;
    let director = Director { referee: &referee, numbers: &numbers, campaign };
    let under_way = director.plays()?;
    Ok(under_way.then_some(Demo { referee, campaign }))
}

struct Director<'d> {
    referee: &'d Referee,
    numbers: &'d Dealt,
    campaign: CampaignId,
}

impl Director<'_> {
    fn plays(&self) -> Result<bool, Trouble> {
        let bots = self.bots(first_engagement());
        loop {
            let place = self.referee.place(self.campaign, None)?;
            let state = &place.standing.state;
            let Some(map) = state.map(MAP) else { return Ok(false) };
            if map.outcome.is_some() || map.turn > MOST_TURNS {
                return Ok(false);
            }
            if map.phase == Phase::Orders {
                let Some(seat) = map.owing_orders().next() else { continue };
                let order = self.written(state, map, seat);
                let (by, order) = (By::Seat(seat.clone()), AnyCommand::Map(order));
                bots.give(place.head.seq, first_engagement(), by, order)?;
            } else if bots.step()?.is_none() {
                if is_middle(state, map) {
                    return self.sit_down(map);
                }
                let open = map.fights.iter().find(|(_, fight)| fight.is_open());
                let Some((number, fight)) = open else { return Ok(false) };
                if fight.city.is_some() && sieges(state) >= SIEGES {
                    self.rule(*number)?;
                } else {
                    self.fight_out(*number)?;
                }
            }
        }
    }

    fn bots(&self, scope: Scope) -> Bots<'_> {
        Bots::new(self.referee, self.numbers, self.campaign, scope)
    }

    /// What a bot writes; but who is nearest to the city goes for it, so that it is besieged in time.
    fn written(&self, state: &State, map: &campaign_map::State, seat: &Seat) -> Command {
        let draw = &mut |count| self.numbers.below(count);
        let written = match bot::choose(map, seat, draw) {
            Some(Command::Write(written)) => written,
            _ => Write { orders: BTreeMap::new() },
        };
        let mut orders = written.orders;
        let is_wanted = sieges(state) < SIEGES || battles(state) >= BATTLES;
        if let Some((banner, order)) = is_wanted.then(|| towards_the_city(map, seat)).flatten() {
            orders.insert(banner, order);
        }
        Command::Write(Write { orders })
    }

    fn order(&self, command: Value) -> Result<(), Trouble> {
        let text = command.to_string();
        self.ordered(Scope::Campaign, Wanted::Json(command), text)
    }

    /// One siege is enough to look back on.
    fn rule(&self, fight: u32) -> Result<(), Trouble> {
        let text = format!("rule {fight} defender because the besiegers thought better of it");
        self.ordered(first_engagement(), Wanted::Notation(text.clone()), text)
    }

    fn ordered(&self, scope: Scope, command: Wanted, text: String) -> Result<(), Trouble> {
        let order = Order {
            batch: self.referee.new_batch(),
            head: self.referee.head(self.campaign)?.seq,
            by: By::Organiser,
            scope,
            command,
            nonce: Some(self.numbers.nonce()),
            thrown: None,
            thrown_for: None,
            cards: None,
        };
        let given = self.referee.give(self.campaign, &order);
        given.map(|_| ()).map_err(|rejected| Trouble::Rejected {
            by: By::Organiser,
            notation: text,
            rejected: Box::new(rejected),
        })
    }

    fn open(&self, fight: u32) -> Result<EngagementNumber, Trouble> {
        self.order(json!({ "open_fight": { "map": MAP, "fight": fight } }))?;
        let place = self.referee.place(self.campaign, None)?;
        let opened = place.standing.state.fought_as(MAP, fight);
        opened.ok_or_else(|| Trouble::OtherGame(first_engagement()))
    }

    fn fight_out(&self, fight: u32) -> Result<(), Trouble> {
        let number = self.open(fight)?;
        self.order(json!({ "fight_out": { "engagement": number } }))?;
        self.order(json!({ "close_fight": { "engagement": number } }))
    }

    /// Opens the siege and every other fight of the turn, and plays some turns of each. Are a siege and a
    /// battle under way then?
    fn sit_down(&self, map: &campaign_map::State) -> Result<bool, Trouble> {
        let (mut siege, mut battle) = (false, false);
        for (fight, about) in map.fights.iter().filter(|(_, fight)| fight.is_open()) {
            let number = self.open(*fight)?;
            let bots = self.bots(scope_of(Some(number)));
            let is_short = about.city.is_none() && about.castle.is_some();
            let turn = if is_short { TURN_OF_AN_ASSAULT } else { TURN };
            while bots.look_at(|it| turn_of(&it.game))? < turn && bots.step()?.is_some() {}
            if bots.look_at(|it| turn_of(&it.game))? < turn {
                // It was over before.
                self.order(json!({ "close_fight": { "engagement": number } }))?;
            } else if about.city.is_some() {
                siege = true;
            } else {
                battle |= !is_short && bots.look_at(|it| matches!(it.game, Game::Battle(_)))?;
            }
        }
        let place = self.referee.place(self.campaign, None)?;
        Ok(siege && battle && place.standing.state.map(MAP).is_some_and(is_short))
    }
}

fn turn_of(game: &Game) -> u32 {
    game.progress().turn
}

fn sieges(state: &State) -> usize {
    let closed = state.engagements.values().filter(|it| it.closed);
    closed.filter(|it| matches!(it.game, Game::Siege(_))).count()
}

fn battles(state: &State) -> usize {
    let closed = state.engagements.values().filter(|it| it.closed);
    closed.filter(|it| matches!(it.game, Game::Battle(_))).count()
}

/// Has a banner that marches on lost somebody, so that one can ask why?
fn is_short(map: &campaign_map::State) -> bool {
    map.pieces.values().any(|piece| {
        let from =
            matches!(&piece.left, Some(MapPlace::Banner(id)) if map.banners.contains_key(id));
        piece.place == MapPlace::Lost && from
    })
}

/// Is enough behind it, and are the city and something else fought for now?
fn is_middle(state: &State, map: &campaign_map::State) -> bool {
    let open = || map.fights.values().filter(|fight| fight.is_open());
    sieges(state) >= SIEGES
        && battles(state) >= BATTLES
        && open().any(|fight| fight.city.is_some())
        && open().any(|fight| fight.city.is_none())
}

/// The order that brings a banner of the seat nearest to the city, if it is not the seat's own.
fn towards_the_city(map: &campaign_map::State, seat: &Seat) -> Option<(BannerId, March)> {
    let city = &map.map.castles.iter().find(|castle| castle.city.is_some())?.id;
    if map.owner(city) == Some(seat) {
        return None;
    }
    let far = distances(map, city);
    let nearest = |owner: &Seat| {
        map.banners_of(owner).filter_map(|(_, banner)| far.get(&banner.at)).min().copied()
    };
    let first = map.players.keys().filter(|seat| map.owner(city) != Some(*seat));
    let first = first.min_by_key(|seat| nearest(seat).unwrap_or(u32::MAX))?;
    if first != seat {
        return None;
    }
    let ways = options::banners(map, seat).into_iter().flat_map(|it| {
        let banner = it.banner.clone();
        it.orders.into_iter().map(move |order| (banner.clone(), order))
    });
    ways.filter_map(|(banner, order)| {
        let left = match &order {
            March::Assault(castle) if castle == city => 0,
            March::March(path) => 1 + far.get(path.last()?)?,
            _ => return None,
        };
        Some((left, banner, order))
    })
    .min_by_key(|(left, ..)| *left)
    .map(|(_, banner, order)| (banner, order))
}

/// How many links each space is from the city.
fn distances(map: &campaign_map::State, city: &SpaceId) -> BTreeMap<SpaceId, u32> {
    let mut far: BTreeMap<SpaceId, u32> = [(city.clone(), 0)].into();
    let mut edge: VecDeque<SpaceId> = [city.clone()].into();
    while let Some(space) = edge.pop_front() {
        let next = far.get(&space).copied().unwrap_or(0) + 1;
        for (other, _) in map.map.links(&space) {
            if !far.contains_key(other) {
                far.insert(other.clone(), next);
                edge.push_back(other.clone());
            }
        }
    }
    far
}
