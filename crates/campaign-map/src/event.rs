//! Everything that can happen on the map: the table of contents of its log.
//!
//! A payload says what happened including what was computed, so that folding needs no rule.

mod payload;

pub use payload::*;

use decider::{Audience, Fact};

rulebook::events! {
    /// One event of the map; every variant only names its payload.
    #[schemars(rename = "MapEvent")]
    pub enum Event;

    /// The campaign begins: map, players and house rules, copied into the log.
    MapOpened = "campaign-map.map_opened";
    /// A banner is raised (WAP-239, WAP-240).
    BannerRaised = "campaign-map.banner_raised";
    /// A unit or an individual joins (WAP-244).
    PieceMustered = "campaign-map.piece_mustered";
    /// A phase begins (WAP-242).
    PhaseBegun = "campaign-map.phase_begun";
    /// Crowns come in (WAP-243).
    IncomePaid = "campaign-map.income_paid";
    /// Pieces change from one banner or garrison to another.
    PiecesTransferred = "campaign-map.pieces_transferred";
    /// The repair of what a siege has broken is paid.
    RepairBegun = "campaign-map.repair_begun";
    /// It is whole again.
    DamageRepaired = "campaign-map.damage_repaired";
    /// A captive is free.
    CaptiveRansomed = "campaign-map.captive_ransomed";
    /// Somebody has nothing more to do in this phase.
    SeatDone = "campaign-map.seat_done";
    /// Somebody has written his orders (WAP-245).
    OrdersWritten = "campaign-map.orders_written";
    /// All orders are revealed (WAP-245).
    OrdersRevealed = "campaign-map.orders_revealed";
    /// A banner moves (WAP-246).
    BannerMoved = "campaign-map.banner_moved";
    /// A space changes hands (WAP-246).
    SpaceTaken = "campaign-map.space_taken";
    /// Somebody digs in, or leaves his walls (WAP-249).
    SpaceFortified = "campaign-map.space_fortified";
    /// A region is burnt (WAP-249).
    SpaceRazed = "campaign-map.space_razed";
    /// Wounds heal (WAP-249).
    PiecesHealed = "campaign-map.pieces_healed";
    /// Banners meet (WAP-247, WAP-250).
    FightBegun = "campaign-map.fight_begun";
    /// A fight is settled (WAP-230).
    FightSettled = "campaign-map.fight_settled";
    /// A siege has broken something.
    DamageDone = "campaign-map.damage_done";
    /// A beaten banner leaves (WAP-251).
    BannerRetreated = "campaign-map.banner_retreated";
    /// A banner is no more (WAP-251).
    BannerDestroyed = "campaign-map.banner_destroyed";
    /// What becomes of the fallen (WAP-252).
    FallenReturned = "campaign-map.fallen_returned";
    /// Pieces are gone for good.
    PiecesLost = "campaign-map.pieces_lost";
    /// The campaign is over (WAP-253).
    MapEnded = "campaign-map.map_ended";
}

impl Fact for Event {
    fn audience(&self) -> Audience {
        match self {
            // Orders are secret until all are revealed (WAP-245).
            Self::OrdersWritten(written) => Audience::Seats(vec![written.seat.clone()]),
            Self::MapOpened(_)
            | Self::BannerRaised(_)
            | Self::PieceMustered(_)
            | Self::PhaseBegun(_)
            | Self::IncomePaid(_)
            | Self::PiecesTransferred(_)
            | Self::RepairBegun(_)
            | Self::DamageRepaired(_)
            | Self::CaptiveRansomed(_)
            | Self::SeatDone(_)
            | Self::OrdersRevealed(_)
            | Self::BannerMoved(_)
            | Self::SpaceTaken(_)
            | Self::SpaceFortified(_)
            | Self::SpaceRazed(_)
            | Self::PiecesHealed(_)
            | Self::FightBegun(_)
            | Self::FightSettled(_)
            | Self::DamageDone(_)
            | Self::BannerRetreated(_)
            | Self::BannerDestroyed(_)
            | Self::FallenReturned(_)
            | Self::PiecesLost(_)
            | Self::MapEnded(_) => Audience::Everyone,
        }
    }
}
