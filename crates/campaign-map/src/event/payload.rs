//! The payloads of the map's events, in the order of `Event`.

use crate::engines::SiegeEngine;
use crate::map::{Map, SpaceId};
use crate::names::{Name, Reputation};
use crate::pieces::{BannerId, Casualty, Cause, MapPlace, PieceId};
use crate::pieces::{Order, Side};
use crate::roster::{Roster, TroopId};
use crate::scenario::Options;
use crate::state::{Damage, Fight, Held, Outcome, Phase};
use decider::Seat;
use rulebook::ClauseId;
use rulebook::set_right::Because;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

rulebook::payloads! {
    /// The campaign begins.
    MapOpened {
        /// The scenario's name.
        title: String,
        /// The map.
        map: Map,
        /// Who can be mustered.
        roster: Roster,
        /// House rules.
        options: Options,
        /// Who plays, in the order of the home castles.
        players: Vec<PlayerOpened>,
    }
    /// One player at the start.
    PlayerOpened {
        /// Their seat.
        #[schemars(with = "String")]
        seat: Seat,
        /// As people say it.
        name: String,
        /// The army books that they muster from.
        peoples: BTreeSet<String>,
        /// What they have to spend.
        crowns: u32,
        /// Their castle.
        home: SpaceId,
        /// What is theirs: the castle and the regions beside it.
        spaces: Vec<SpaceId>,
    }
    /// A banner is raised.
    BannerRaised {
        /// Its id.
        banner: BannerId,
        /// Whose it is.
        #[schemars(with = "String")]
        owner: Seat,
        /// The name of its general.
        name: Name,
        /// Where.
        at: SpaceId,
    }
    /// A unit or an individual joins.
    PieceMustered {
        /// Its id.
        piece: PieceId,
        /// Whose it is; none: nobody's.
        #[schemars(with = "Option<String>")]
        owner: Option<Seat>,
        /// Its row.
        troop: TroopId,
        /// Is it an individual?
        individual: bool,
        /// A name of its own.
        called: Option<Name>,
        /// Where it goes.
        place: MapPlace,
        /// The castle in which it was mustered; none: at the start.
        castle: Option<SpaceId>,
        /// What it endures.
        wounds: u32,
        /// The words of its magic items.
        items: BTreeSet<String>,
        /// Crowns that it costs.
        cost: u32,
        /// The word of the figure that it is when its city is besieged.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        figure: Option<String>,
    }
    /// A phase begins.
    PhaseBegun {
        /// From 1.
        turn: u32,
        /// Which.
        phase: Phase,
    }
    /// Crowns come in.
    IncomePaid {
        /// Whose.
        #[schemars(with = "String")]
        seat: Seat,
        /// Regions in a chain with a castle of theirs that are not burnt.
        regions: u32,
        /// Their castles.
        castles: u32,
        /// Provinces that are all theirs.
        provinces: u32,
        /// What comes in.
        crowns: u32,
        /// What they have now.
        now: u32,
    }
    /// Pieces change.
    PiecesTransferred {
        /// Who.
        pieces: Vec<PieceId>,
        /// Where to.
        place: MapPlace,
    }
    /// A repair is paid.
    RepairBegun {
        /// Which castle.
        castle: SpaceId,
        /// What.
        damage: String,
        /// Who pays.
        #[schemars(with = "String")]
        seat: Seat,
        /// How much.
        crowns: u32,
        /// The turn at whose end it is whole.
        whole_after: u32,
    }
    /// It is whole again.
    DamageRepaired {
        /// Which castle.
        castle: SpaceId,
        /// What.
        damage: String,
    }
    /// A captive is free.
    CaptiveRansomed {
        /// Who.
        piece: PieceId,
        /// Who pays.
        #[schemars(with = "String")]
        by: Seat,
        /// Who is paid.
        #[schemars(with = "String")]
        to: Seat,
        /// How much.
        crowns: u32,
        /// Where it goes.
        place: MapPlace,
    }
    /// Somebody has nothing more to do.
    SeatDone {
        /// Who.
        #[schemars(with = "String")]
        seat: Seat,
    }
    /// Somebody has written their orders.
    OrdersWritten {
        /// Who.
        #[schemars(with = "String")]
        seat: Seat,
        /// For each of their banners.
        orders: BTreeMap<BannerId, Order>,
    }
    /// All orders are revealed.
    OrdersRevealed {
        /// For every banner.
        orders: BTreeMap<BannerId, Order>,
    }
    /// A banner moves.
    BannerMoved {
        /// Which.
        banner: BannerId,
        /// From where.
        from: SpaceId,
        /// To where.
        to: SpaceId,
    }
    /// A space changes hands.
    SpaceTaken {
        /// Which.
        space: SpaceId,
        /// Whose it is now.
        #[schemars(with = "String")]
        by: Seat,
        /// Whose it was.
        #[schemars(with = "Option<String>")]
        from: Option<Seat>,
        /// Leaders of a city who serve its new lord.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        with: Vec<PieceId>,
    }
    /// Somebody digs in, or leaves their walls.
    SpaceFortified {
        /// Where.
        space: SpaceId,
        /// Who; none: the walls are left, or fought over.
        #[schemars(with = "Option<String>")]
        by: Option<Seat>,
    }
    /// An assault that does not come about.
    AssaultDropped {
        /// Which banner was to assault, and must fight where it stands.
        banner: BannerId,
        /// Which castle.
        castle: SpaceId,
    }
    /// A region is burnt.
    SpaceRazed {
        /// Which.
        space: SpaceId,
        /// By which banner.
        banner: BannerId,
        /// The last turn without income.
        until: u32,
    }
    /// Wounds heal.
    PiecesHealed {
        /// What each endures now.
        wounds: BTreeMap<PieceId, u32>,
        /// Why.
        clause: ClauseId,
    }
    /// Banners meet.
    FightBegun {
        /// Its number.
        fight: u32,
        /// All about it.
        about: Fight,
    }
    /// A fight is settled.
    FightSettled {
        /// Which.
        fight: u32,
        /// Who has won.
        winner: Side,
        /// How that is known.
        how: How,
        /// Everybody who fought.
        pieces: BTreeMap<PieceId, After>,
        /// Banners that must leave.
        beaten: Vec<BannerId>,
    }
    /// How one comes out of a fight.
    After {
        /// What it endures; 0: eliminated.
        wounds: u32,
        /// What becomes of an individual who fell.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fate: Option<Casualty>,
        /// Where it is now.
        place: MapPlace,
        /// The words of its magic items.
        items: BTreeSet<String>,
        /// Titles that it has earned.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        titles: Vec<Reputation>,
        /// What has brought it to this.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        cause: Option<Cause>,
    }
    /// Engines are bought for a turn of a siege.
    EnginesBought {
        /// For which fight.
        fight: u32,
        /// Who pays.
        #[schemars(with = "String")]
        seat: Seat,
        /// What.
        engines: BTreeMap<SiegeEngine, u32>,
        /// How much.
        crowns: u32,
    }
    /// A turn of a siege begins.
    SiegeLaid {
        /// Which fight.
        fight: u32,
    }
    /// A turn of a siege has decided nothing.
    FightUndecided {
        /// Which fight.
        fight: u32,
        /// Everybody who fought.
        pieces: BTreeMap<PieceId, After>,
        /// Who holds what of the town.
        #[serde(default, skip_serializing_if = "Held::is_default")]
        held: Held,
        /// Banners of whom nobody fights on, and who must retreat.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        beaten: Vec<BannerId>,
    }
    /// The besieged say whether a banner of another is welcome to relieve their town.
    ReliefAnswered {
        /// Which.
        banner: BannerId,
        /// Which town.
        castle: SpaceId,
        /// Is it?
        admitted: bool,
    }
    /// The besiegers have marched away.
    SiegeLifted {
        /// From which castle.
        castle: SpaceId,
    }
    /// What a walled town has in its store.
    StoreCounted {
        /// Which.
        castle: SpaceId,
        /// Whose it is, who alone knows.
        #[schemars(with = "Option<String>")]
        of: Option<Seat>,
        /// Rations.
        rations: u32,
    }
    /// A garrison that gave its castle up marches away.
    GarrisonMarched {
        /// From which castle.
        castle: SpaceId,
        /// To which of its own.
        to: SpaceId,
        /// Who.
        pieces: Vec<PieceId>,
    }
    /// A siege has broken something.
    DamageDone {
        /// Which castle.
        castle: SpaceId,
        /// What is broken, by its word, and what its repair takes.
        damage: BTreeMap<String, Damage>,
    }
    /// A beaten banner leaves.
    BannerRetreated {
        /// Which.
        banner: BannerId,
        /// From where.
        from: SpaceId,
        /// To where.
        to: SpaceId,
    }
    /// A banner is no more.
    BannerDestroyed {
        /// Which.
        banner: BannerId,
        /// Why.
        clause: ClauseId,
    }
    /// What becomes of the fallen.
    FallenReturned {
        /// The fight in which they fell.
        fight: u32,
        /// What brings one back.
        at_least: u32,
        /// The face for each of them.
        faces: BTreeMap<PieceId, u32>,
        /// Who comes back, and what it endures.
        back: BTreeMap<PieceId, u32>,
        /// Who does not.
        lost: Vec<PieceId>,
    }
    /// Pieces are gone for good.
    PiecesLost {
        /// Who.
        pieces: Vec<PieceId>,
        /// Why.
        clause: ClauseId,
    }
    /// The organiser sets right what a player has.
    #[schemars(rename = "MapCrownsSetRight")]
    CrownsSetRight {
        /// Whose.
        #[schemars(with = "String")]
        seat: Seat,
        /// What they had.
        before: u32,
        /// What they have now.
        after: u32,
        /// Why.
        reason: Because,
    }
    /// The organiser sets right what a piece endures.
    #[schemars(rename = "MapPieceSetRight")]
    PieceSetRight {
        /// Who.
        piece: PieceId,
        /// What it endured.
        before: u32,
        /// What it endures now.
        after: u32,
        /// Why.
        reason: Because,
    }
    /// The campaign is over.
    MapEnded {
        /// Who has won.
        outcome: Outcome,
        /// Points of everybody.
        #[schemars(with = "BTreeMap<String, u32>")]
        points: BTreeMap<Seat, u32>,
    }
}

/// How the end of a fight is known.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum How {
    /// It was played, as an engagement of this number.
    Played(u32),
    /// The organiser has ruled so, for this reason.
    Ruled(String),
}
