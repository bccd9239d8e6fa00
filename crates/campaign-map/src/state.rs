//! How a campaign stands: everything that later decisions depend on.

use crate::engines::SiegeEngine;
use crate::map::{Link, Map, SpaceId, Terrain};
use crate::pieces::{Banner, BannerId, Cause, MapPiece, MapPlace, PieceId};
use crate::pieces::{Order, Side};
use crate::realm::{Estates, Prologue};
use crate::roster::Roster;
use crate::scenario::Options;
use decider::{Contradiction, Seat};
use rulebook::named;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

named! {
    /// The phases of a turn ([WAP-242](crate::clauses::WAP_242)).
    Phase {
        /// The realm is played for, and homes are chosen ([CAR-31](crate::clauses::CAR_31)); no phase of a turn.
        Prologue = "prologue", "Prologue";
        /// Crowns come in.
        Income = "income", "Income";
        /// Units are mustered.
        Muster = "muster", "Muster";
        /// Orders are written in secret.
        Orders = "orders", "Orders";
        /// Banners move together.
        Movement = "movement", "Movement";
        /// Where they meet they fight.
        Battles = "battles", "Battles";
        /// The beaten leave.
        Retreats = "retreats", "Retreats";
        /// Some of the fallen come back.
        Aftermath = "aftermath", "Aftermath";
        /// Has somebody won?
        End = "end", "End";
    }
}

/// A campaign on a map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Its name; empty before it is opened.
    pub title: String,
    /// The map; it never changes.
    pub map: Arc<Map>,
    /// Who can be mustered; never changes either.
    pub roster: Arc<Roster>,
    /// House rules.
    pub options: Options,
    /// By seat.
    pub players: BTreeMap<Seat, Player>,
    /// By id; every space of the map.
    pub spaces: BTreeMap<SpaceId, Space>,
    /// By id.
    pub banners: BTreeMap<BannerId, Banner>,
    /// By id, also those who are lost.
    pub pieces: BTreeMap<PieceId, MapPiece>,
    /// From 1; 0 before the first.
    pub turn: u32,
    /// Where the turn is.
    pub phase: Phase,
    /// Who has nothing more to do in this phase.
    pub done: BTreeSet<Seat>,
    /// What is written, and secret until all of it is revealed ([WAP-245](crate::clauses::WAP_245)).
    pub written: BTreeMap<Seat, BTreeMap<BannerId, Order>>,
    /// What was revealed and is carried out this turn.
    pub revealed: BTreeMap<BannerId, Order>,
    /// Who came to relieve a town of another this turn, and whether they were welcome (CAR-46).
    pub admitted: BTreeMap<BannerId, bool>,
    /// Units mustered this turn, by castle.
    pub mustered: BTreeMap<SpaceId, u32>,
    /// The fights of this turn, and those that wait.
    pub fights: BTreeMap<u32, Fight>,
    /// Fights begun so far, so that no number is used twice.
    pub fights_begun: u32,
    /// Sieges of walled towns that go on over turns, by castle.
    pub sieges: BTreeMap<SpaceId, Siege>,
    /// Banners raised so far, by seat, so that no id is used twice.
    pub raised: BTreeMap<Seat, u32>,
    /// The game for the realm before the map, and what it has brought.
    pub prologue: Option<Prologue>,
    /// The last turn of truces, by those who made them; each pair in the order of their names.
    pub truces: BTreeMap<[Seat; 2], u32>,
    /// The estates, since they were called.
    pub estates: Option<Estates>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl Default for State {
    fn default() -> Self {
        Self {
            title: String::new(),
            map: Arc::default(),
            roster: Arc::default(),
            options: Options::default(),
            players: BTreeMap::new(),
            spaces: BTreeMap::new(),
            banners: BTreeMap::new(),
            pieces: BTreeMap::new(),
            turn: 0,
            phase: Phase::Income,
            done: BTreeSet::new(),
            written: BTreeMap::new(),
            revealed: BTreeMap::new(),
            admitted: BTreeMap::new(),
            mustered: BTreeMap::new(),
            fights: BTreeMap::new(),
            fights_begun: 0,
            sieges: BTreeMap::new(),
            raised: BTreeMap::new(),
            prologue: None,
            truces: BTreeMap::new(),
            estates: None,
            outcome: None,
        }
    }
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// As people say it.
    pub name: String,
    /// The army books that they muster from.
    pub peoples: BTreeSet<String>,
    /// What they have to spend.
    pub crowns: u32,
    /// Their castle at the start.
    pub home: SpaceId,
}

/// A region or a castle.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Space {
    /// Whose it is; none: nobody's.
    pub owner: Option<Seat>,
    /// The last turn in which it gives no income ([WAP-249](crate::clauses::WAP_249)).
    pub razed_until: Option<u32>,
    /// Who has dug in there ([WAP-249](crate::clauses::WAP_249)).
    pub fortified_by: Option<Seat>,
    /// What a siege has broken, by its word.
    pub damage: BTreeMap<String, Damage>,
    /// The end of the realm that has given it to its owner.
    pub won: Option<Cause>,
    /// Rations in the store of a walled town, which only its owner knows; none: no walled town.
    pub rations: Option<u32>,
}

/// Rations of a full store (CAR-40).
pub const FULL_STORE: u32 = 12;

/// A siege that goes on over turns of the map (CAR-25).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Siege {
    /// Who besieges.
    pub by: Seat,
    /// The fights that it was so far, one a turn.
    pub fights: BTreeSet<u32>,
    /// The last of them.
    pub about: Fight,
    /// The turn of the last.
    pub turn: u32,
    /// What was bought for it so far.
    pub engines: BTreeMap<SiegeEngine, u32>,
    /// Who held what when its last turn was over.
    pub held: Held,
}

/// What of a town is whose between two turns of its siege, as far as a relief asks (CAR-46).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "MapHeld")]
pub struct Held {
    /// Do the besiegers hold a part of the ramparts?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub foothold: bool,
    /// Are they shut in there by a relief?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub refuge: bool,
    /// Do the besieged hold a gate?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gate: bool,
}

impl Held {
    pub(crate) fn is_default(&self) -> bool {
        *self == Self::default()
    }
}

/// What a siege has broken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "MapDamage")]
pub struct Damage {
    /// What its repair costs.
    pub crowns: u32,
    /// How many turns that takes.
    pub turns: u32,
    /// What broke it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// The turn at whose end it is whole again; none: nobody has paid.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub whole_after: Option<u32>,
}

/// Where people fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "FightGround")]
pub enum Ground {
    /// In a region, or before and in a castle.
    Space(SpaceId),
    /// On a link, on the way of the attacker from one space to another
    /// ([WAP-247](crate::clauses::WAP_247)).
    Link(SpaceId, SpaceId),
}

impl Ground {
    /// The space whose terrain it has: where the defender was.
    #[must_use]
    pub const fn space(&self) -> &SpaceId {
        match self {
            Self::Space(space) | Self::Link(_, space) => space,
        }
    }
}

/// One side of a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Party {
    /// Who leads it; none: nobody's garrison.
    #[schemars(with = "Option<String>")]
    pub seat: Option<Seat>,
    /// Its banners.
    pub banners: Vec<BannerId>,
    /// Everybody who fights.
    pub pieces: Vec<PieceId>,
}

/// Banners that have met.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// Where.
    pub ground: Ground,
    /// What the field is like.
    pub terrain: Terrain,
    /// Is it about a castle, and about which city, if it is one with rules of its own?
    pub castle: Option<SpaceId>,
    /// See above.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub city: Option<String>,
    /// About which walled town?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub town: Option<String>,
    /// How the attacker comes, if not over land.
    pub over: Link,
    /// Wall hexsides of the defender's choice ([WAP-249](crate::clauses::WAP_249)).
    pub walls: u32,
    /// Who comes.
    pub attacker: Party,
    /// Who is there.
    pub defender: Party,
    /// Who meets the winner next (MAP-2).
    #[schemars(with = "Vec<String>")]
    pub next: Vec<Seat>,
    /// Who has won.
    pub winner: Option<Side>,
    /// A turn of a siege that has decided nothing: it goes on in the next turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub undecided: bool,
    /// A turn of a siege without days, in which the town is only shut in.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub blockade: bool,
    /// The besiegers of a siege that went on over turns have marched away: it is the defender's as soon as it is
    /// known how everybody came out of it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lifted: bool,
    /// Has its first day begun, so that nothing is bought for it any more?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub laid: bool,
    /// What was bought for this turn of the siege.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub engines: BTreeMap<SiegeEngine, u32>,
}

impl Fight {
    /// Is it still to be settled?
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.winner.is_none() && !self.undecided
    }

    /// One of the two sides.
    #[must_use]
    pub const fn party(&self, side: Side) -> &Party {
        match side {
            Side::Attacker => &self.attacker,
            Side::Defender => &self.defender,
        }
    }

    /// The side of a piece.
    #[must_use]
    pub fn side_of(&self, piece: &PieceId) -> Option<Side> {
        [Side::Attacker, Side::Defender]
            .into_iter()
            .find(|side| self.party(*side).pieces.contains(piece))
    }
}

/// How a campaign ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "MapOutcome")]
pub struct Outcome {
    /// Who has won; several when nothing tells them apart.
    #[schemars(with = "Vec<String>")]
    pub winners: Vec<Seat>,
    /// By castles, before the last turn?
    pub by_castles: bool,
}

impl Phase {
    /// The phases that a turn has.
    pub fn of_a_turn() -> impl Iterator<Item = Self> {
        Self::ALL.iter().copied().filter(|phase| *phase != Self::Prologue)
    }
}

impl State {
    /// The banners of a seat.
    pub fn banners_of<'s>(
        &'s self,
        seat: &'s Seat,
    ) -> impl Iterator<Item = (&'s BannerId, &'s Banner)> {
        self.banners.iter().filter(move |(_, banner)| banner.owner == *seat)
    }

    /// The banners in a space.
    pub fn banners_at<'s>(
        &'s self,
        space: &'s SpaceId,
    ) -> impl Iterator<Item = (&'s BannerId, &'s Banner)> {
        self.banners.iter().filter(move |(_, banner)| banner.at == *space)
    }

    /// Does a banner of somebody else stand in a space?
    #[must_use]
    pub fn is_enemy_at(&self, space: &SpaceId, seat: &Seat) -> bool {
        self.banners_at(space).any(|(_, banner)| banner.owner != *seat)
    }

    /// Everybody in a place, the fallen too.
    pub fn pieces_in<'s>(
        &'s self,
        place: &'s MapPlace,
    ) -> impl Iterator<Item = (&'s PieceId, &'s MapPiece)> {
        self.pieces.iter().filter(move |(_, piece)| piece.place == *place)
    }

    /// Everybody who marches with a banner.
    pub fn with_banner<'s>(
        &'s self,
        id: &'s BannerId,
    ) -> impl Iterator<Item = (&'s PieceId, &'s MapPiece)> {
        let marches =
            move |piece: &MapPiece| matches!(&piece.place, MapPlace::Banner(of) if of == id);
        self.pieces.iter().filter(move |(_, piece)| marches(piece))
    }

    /// Everybody who keeps a castle.
    pub fn garrison<'s>(
        &'s self,
        castle: &'s SpaceId,
    ) -> impl Iterator<Item = (&'s PieceId, &'s MapPiece)> {
        let keeps =
            move |piece: &MapPiece| matches!(&piece.place, MapPlace::Garrison(at) if at == castle);
        self.pieces.iter().filter(move |(_, piece)| keeps(piece))
    }

    /// Whose a space is.
    #[must_use]
    pub fn owner(&self, space: &SpaceId) -> Option<&Seat> {
        self.spaces.get(space)?.owner.as_ref()
    }

    /// The castles of a seat.
    pub fn castles_of<'s>(&'s self, seat: &'s Seat) -> impl Iterator<Item = &'s SpaceId> {
        let castles = self.map.castles.iter().map(|castle| &castle.id);
        castles.filter(move |id| self.owner(id) == Some(seat))
    }

    /// The regions of a seat.
    pub fn regions_of<'s>(&'s self, seat: &'s Seat) -> impl Iterator<Item = &'s SpaceId> {
        let regions = self.map.regions.iter().map(|region| &region.id);
        regions.filter(move |id| self.owner(id) == Some(seat))
    }

    /// Is a banner engaged in a fight that is not settled?
    #[must_use]
    pub fn fights_now(&self, id: &BannerId) -> bool {
        self.fights.values().any(|fight| {
            fight.is_open()
                && !fight.lifted
                && (fight.attacker.banners.contains(id) || fight.defender.banners.contains(id))
        })
    }

    /// The provinces whose regions are all a seat's.
    pub fn provinces_of(&self, seat: &Seat) -> u32 {
        let whole = |province: &&crate::map::Province| {
            let mut regions = self.map.of_province(province.id).peekable();
            regions.peek().is_some() && regions.all(|region| self.owner(&region.id) == Some(seat))
        };
        rulebook::count(self.map.provinces.iter().filter(whole).count())
    }

    /// Who has still to write orders: everybody with a banner who has not.
    pub fn owing_orders(&self) -> impl Iterator<Item = &Seat> {
        self.players
            .keys()
            .filter(|seat| self.banners_of(seat).next().is_some())
            .filter(|seat| !self.written.contains_key(*seat))
    }

    /// Does a player muster? Whoever has a castle does.
    #[must_use]
    pub fn musters(&self, seat: &Seat) -> bool {
        self.castles_of(seat).next().is_some()
    }

    /// Whose banners stand in a space, without those who fight on a link and those who are beaten.
    pub(crate) fn owners_at(&self, space: &SpaceId) -> BTreeSet<Seat> {
        let there =
            self.banners_at(space).filter(|(id, banner)| !banner.beaten && !self.on_link(id));
        there.map(|(_, banner)| banner.owner.clone()).collect()
    }

    /// Does a banner fight on a link?
    pub(crate) fn on_link(&self, id: &BannerId) -> bool {
        self.fights.values().any(|fight| {
            let of = fight.attacker.banners.contains(id) || fight.defender.banners.contains(id);
            of && fight.is_open() && matches!(fight.ground, Ground::Link(..))
        })
    }

    /// A piece that an event names.
    pub(crate) fn known(&mut self, id: &PieceId) -> Result<&mut MapPiece, Contradiction> {
        self.pieces.get_mut(id).ok_or_else(|| Contradiction::new(format!("there is no {id}")))
    }

    /// A space that an event names.
    pub(crate) fn known_space(&mut self, id: &SpaceId) -> Result<&mut Space, Contradiction> {
        self.spaces.get_mut(id).ok_or_else(|| Contradiction::new(format!("there is no space {id}")))
    }

    /// A player whom an event names.
    pub(crate) fn known_player(&mut self, seat: &Seat) -> Result<&mut Player, Contradiction> {
        let player = self.players.get_mut(seat);
        player.ok_or_else(|| Contradiction::new(format!("{seat} does not play")))
    }

    /// A banner stands somewhere else.
    pub(crate) fn place_banner(
        &mut self,
        id: &BannerId,
        to: &SpaceId,
    ) -> Result<(), Contradiction> {
        let banner = self.banners.get_mut(id);
        let banner =
            banner.ok_or_else(|| Contradiction::new(format!("there is no banner {id}")))?;
        banner.at = to.clone();
        Ok(())
    }
}
