//! Everything that can happen on the map: the table of contents of its log. A row says who may read the
//! event, which clause it carries out and which chapter applies it.

use crate::clauses::{
    CAR_31, CAR_32, CAR_33, CAR_34, CAR_35, CAR_36, MAP_9, MAP_11, WAP_230, WAP_235, WAP_239,
    WAP_242, WAP_243, WAP_244, WAP_245, WAP_246, WAP_247, WAP_249, WAP_251, WAP_252, WAP_253,
};
#[allow(clippy::wildcard_imports, reason = "a row for each payload")]
use crate::event::*;
use crate::state::State;
use crate::{
    aftermath, estates, fights, income, movement, muster, orders, prologue, relief, renegades,
    retreats, set_right, setup, sieges, truces, turn, verdict,
};
use decider::Audience::{self, Everyone};
use rulebook::only;

rulebook::events! {
    /// One event of the map; every variant only names its payload.
    #[schemars(rename = "MapEvent")]
    pub enum Event for State, told with State;

    /// The campaign begins: map, players and house rules, copied into the log.
    MapOpened = "campaign-map.map_opened",
        Everyone, WAP_235, setup::map_opened, told by the story;
    /// A banner is raised (WAP-239, WAP-240).
    BannerRaised = "campaign-map.banner_raised" version 2,
        Everyone, WAP_239, muster::banner_raised, told by the story;
    /// A unit or an individual joins (WAP-244).
    PieceMustered = "campaign-map.piece_mustered" version 2,
        Everyone, WAP_244, muster::piece_mustered, told by the story;
    /// A phase begins (WAP-242).
    PhaseBegun = "campaign-map.phase_begun",
        Everyone, WAP_242, turn::phase_begun;
    /// Crowns come in (WAP-243).
    IncomePaid = "campaign-map.income_paid",
        Everyone, WAP_243, income::income_paid;
    /// Pieces change from one banner or garrison to another.
    PiecesTransferred = "campaign-map.pieces_transferred",
        Everyone, None, muster::pieces_transferred, told by the story;
    /// The repair of what a siege has broken is paid.
    RepairBegun = "campaign-map.repair_begun",
        Everyone, MAP_9, muster::repair_begun;
    /// It is whole again.
    DamageRepaired = "campaign-map.damage_repaired",
        Everyone, MAP_9, muster::damage_repaired;
    /// A captive is free.
    CaptiveRansomed = "campaign-map.captive_ransomed",
        Everyone, MAP_9, muster::captive_ransomed, told by the story;
    /// Somebody has nothing more to do in this phase.
    SeatDone = "campaign-map.seat_done",
        Everyone, None, muster::seat_done;
    /// Somebody has written their orders (WAP-245).
    OrdersWritten(it) = "campaign-map.orders_written",
        only([it.seat.clone()]), WAP_245, orders::orders_written, told by the story;
    /// All orders are revealed (WAP-245).
    OrdersRevealed = "campaign-map.orders_revealed",
        Everyone, WAP_245, orders::orders_revealed, told by the story, shows what was hidden;
    /// A banner moves (WAP-246).
    BannerMoved = "campaign-map.banner_moved",
        Everyone, WAP_246, movement::banner_moved;
    /// A space changes hands (WAP-246).
    SpaceTaken = "campaign-map.space_taken",
        Everyone, WAP_246, movement::space_taken;
    /// Somebody digs in, or leaves their walls (WAP-249).
    SpaceFortified = "campaign-map.space_fortified",
        Everyone, WAP_249, movement::space_fortified;
    /// Who is attacked where they stand assaults nobody this turn (WAP-247).
    AssaultDropped = "campaign-map.assault_dropped",
        Everyone, WAP_247, movement::assault_dropped, told by the story;
    /// A region is burnt (WAP-249).
    SpaceRazed = "campaign-map.space_razed",
        Everyone, WAP_249, movement::space_razed;
    /// Wounds heal (WAP-249).
    PiecesHealed(it) = "campaign-map.pieces_healed",
        Everyone, it.clause.id(), movement::pieces_healed, told by the story;
    /// Banners meet (WAP-247, WAP-250).
    FightBegun = "campaign-map.fight_begun",
        Everyone, WAP_247, fights::fight_begun, told by the story;
    /// A fight is settled (WAP-230).
    FightSettled = "campaign-map.fight_settled" version 2,
        Everyone, WAP_230, fights::fight_settled, told by the story;
    /// Engines are bought for a turn of a siege.
    EnginesBought = "campaign-map.engines_bought",
        Everyone, None, sieges::engines_bought, told by the story;
    /// A turn of a siege begins.
    SiegeLaid = "campaign-map.siege_laid",
        Everyone, None, sieges::siege_laid, told by the story;
    /// A turn of a siege has decided nothing.
    FightUndecided = "campaign-map.fight_undecided",
        Everyone, None, fights::fight_undecided, told by the story;
    /// The besieged say whether a banner is welcome to relieve their town (CAR-46).
    ReliefAnswered = "campaign-map.relief_answered",
        Everyone, None, relief::relief_answered, told by the story;
    /// The besiegers have marched away.
    SiegeLifted = "campaign-map.siege_lifted",
        Everyone, None, sieges::siege_lifted;
    /// What a walled town has in its store, which only its owner knows.
    StoreCounted(it) = "campaign-map.store_counted",
        Audience::Seats(it.of.iter().cloned().collect()), None, sieges::store_counted,
        shows what was hidden;
    /// A garrison that gave its castle up marches away.
    GarrisonMarched = "campaign-map.garrison_marched",
        Everyone, None, sieges::garrison_marched, told by the story;
    /// A siege has broken something.
    DamageDone = "campaign-map.damage_done",
        Everyone, MAP_11, fights::damage_done, told by the story;
    /// A beaten banner leaves (WAP-251).
    BannerRetreated = "campaign-map.banner_retreated",
        Everyone, WAP_251, retreats::banner_retreated;
    /// A banner is no more (WAP-251).
    BannerDestroyed(it) = "campaign-map.banner_destroyed",
        Everyone, it.clause.id(), retreats::banner_destroyed;
    /// What becomes of the fallen (WAP-252).
    FallenReturned = "campaign-map.fallen_returned",
        Everyone, WAP_252, aftermath::fallen_returned, told by the story;
    /// Pieces are gone for good.
    PiecesLost(it) = "campaign-map.pieces_lost",
        Everyone, it.clause.id(), fights::pieces_lost, told by the story;
    /// A campaign waits for a game for the realm (CAR-31).
    RealmAwaited = "campaign-map.realm_awaited",
        Everyone, CAR_31, prologue::realm_awaited, told by the story;
    /// The king of the realm is dead, and homes are chosen (CAR-31).
    RealmSettled = "campaign-map.realm_settled",
        Everyone, CAR_31, prologue::realm_settled, told by the story;
    /// A game for the realm is broken off (CAR-31, CAR-36).
    RealmBrokenOff(it) = "campaign-map.realm_broken_off",
        Everyone, estates::clause_of(it.game).id(), estates::realm_broken_off, told by the story;
    /// A player has their home (CAR-31).
    HomeChosen = "campaign-map.home_chosen",
        Everyone, CAR_31, prologue::home_chosen, told by the story;
    /// What is left of ducats becomes crowns (CAR-32).
    CrownsWon = "campaign-map.crowns_won",
        Everyone, CAR_32, prologue::crowns_won;
    /// Towns become regions (CAR-33).
    RegionsWon = "campaign-map.regions_won",
        Everyone, CAR_33, prologue::regions_won, told by the story;
    /// An alliance becomes a truce (CAR-34).
    TruceMade = "campaign-map.truce_made",
        Everyone, CAR_34, truces::truce_made;
    /// Whose unit a renegade shall be (CAR-35).
    OpponentNamed = "campaign-map.opponent_named",
        Everyone, CAR_35, renegades::opponent_named, told by the story;
    /// A unit changes its banner (CAR-35).
    UnitTurned = "campaign-map.unit_turned",
        Everyone, CAR_35, renegades::unit_turned, told by the story;
    /// A renegade finds nobody (CAR-35).
    RenegadeLapsed = "campaign-map.renegade_lapsed",
        Everyone, CAR_35, renegades::renegade_lapsed;
    /// The estates are called (CAR-36).
    EstatesCalled = "campaign-map.estates_called",
        Everyone, CAR_36, estates::estates_called;
    /// They do not meet (CAR-36).
    EstatesLapsed = "campaign-map.estates_lapsed",
        Everyone, CAR_36, estates::estates_lapsed;
    /// They meet (CAR-36).
    EstatesMet = "campaign-map.estates_met",
        Everyone, CAR_36, estates::estates_met, told by the story;
    /// They have ended (CAR-36).
    EstatesSettled = "campaign-map.estates_settled",
        Everyone, CAR_36, estates::estates_settled, told by the story;
    /// The organiser sets right what a player has.
    CrownsSetRight = "campaign-map.crowns_set_right",
        Everyone, None, set_right::crowns_set_right;
    /// The organiser sets right what a piece endures.
    PieceSetRight = "campaign-map.piece_set_right",
        Everyone, None, set_right::piece_set_right;
    /// The campaign is over (WAP-253).
    MapEnded = "campaign-map.map_ended",
        Everyone, WAP_253, verdict::map_ended, told by the story;
}
