//! Everything that can happen in an assault: the table of contents of its log. A row says who may read the
//! event, which clause it carries out and which chapter applies it.

use crate::clauses::{
    HAV_002, HAV_003, HAV_106, HAV_118, HAV_122, HAV_130, HAV_132, HAV_138, HAV_141, ST_01, ST_02,
    ST_06, ST_07, ST_08, ST_10, ST_11, ST_12, ST_13, ST_14, ST_15, ST_16, ST_17, ST_27, ST_28,
    ST_29, ST_30, ST_37, ST_38, ST_39, ST_40, ST_41, ST_44, ST_45, ST_47, ST_49, ST_50, ST_51,
    ST_52, ST_56, ST_58,
};
#[allow(clippy::wildcard_imports, reason = "a row for each payload")]
use crate::event::*;
use crate::men::Side;
use crate::state::State;
use crate::{
    combat, deployment, ending, fire, gates, harm, horses, ladders, movement, muster, oil, pushing,
    ramming, retreat, shooting, toppling, turn,
};
use decider::Audience::Everyone;
use rulebook::{changes_nothing, only};

rulebook::events! {
    /// One event of an assault; every variant only names its payload.
    #[schemars(rename = "AssaultEvent")]
    pub enum Event for State, told with State;

    /// The assault begins: town, gates and rules, copied into the log.
    AssaultOpened = "fortified-town.assault_opened",
        Everyone, HAV_002, muster::assault_opened, told by the story;
    /// Somebody takes their place (ST-01).
    ManPlaced = "fortified-town.man_placed",
        Everyone, ST_01, muster::man_placed, told by the story;
    /// A side places its people, or everybody has (ST-58).
    DeploymentBegun = "fortified-town.deployment_begun",
        Everyone, ST_58, deployment::deployment_begun, told by the story;
    /// Somebody is placed by their owner (ST-58).
    ManDeployed = "fortified-town.man_deployed",
        Everyone, ST_58, deployment::man_deployed;
    /// Somebody is hidden beneath a rampart (HAV-138): their side alone knows.
    ManHidden = "fortified-town.man_hidden",
        only([Side::Besiegers.seat()]), HAV_138, deployment::man_hidden;
    /// Somebody comes out from there (HAV-141).
    ManCameOut = "fortified-town.man_came_out",
        Everyone, HAV_141, deployment::man_came_out, told by the story;
    /// A phase begins (ST-02).
    PhaseBegun = "fortified-town.phase_begun",
        Everyone, ST_02, turn::phase_begun;
    /// A shot is declared, or no more (ST-28).
    ShotAimed = "fortified-town.shot_aimed",
        Everyone, ST_28, shooting::shot_aimed;
    /// A shot is lost (ST-28).
    ShotLost = "fortified-town.shot_lost",
        Everyone, ST_28, shooting::shot_lost;
    /// A shot (ST-30).
    ShotTaken = "fortified-town.shot_taken",
        Everyone, ST_30, shooting::shot_taken, told by the story;
    /// Somebody moves (ST-27).
    ManMoved = "fortified-town.man_moved",
        Everyone, ST_27, movement::man_moved, told by the story;
    /// A move is over (ST-05).
    MoveEnded(it) = "fortified-town.move_ended",
        Everyone, it.clause.id(), movement::move_ended;
    /// Somebody has fewer points left (ST-29).
    ManSlowed(it) = "fortified-town.man_slowed",
        Everyone, it.clause.id(), movement::man_slowed;
    /// Somebody slips from enemy to enemy (ST-06).
    Infiltrated = "fortified-town.infiltrated",
        Everyone, ST_06, changes_nothing;
    /// A question is put.
    Asked(it) = "fortified-town.asked",
        Everyone, it.ask.clause(), combat::asked, told by the story;
    /// Nobody shoots (ST-29).
    FireHeld = "fortified-town.fire_held",
        Everyone, ST_29, shooting::fire_held;
    /// A move goes on (ST-29).
    MoveResumed = "fortified-town.move_resumed",
        Everyone, ST_29, shooting::move_resumed;
    /// A combat (ST-07).
    CombatFought = "fortified-town.combat_fought",
        Everyone, ST_07, combat::combat_fought, told by the story;
    /// An attacker is driven back (ST-41).
    RetreatBegun = "fortified-town.retreat_begun",
        Everyone, ST_41, combat::retreat_begun;
    /// The defender names who is stunned (ST-41).
    StunNamed = "fortified-town.stun_named",
        Everyone, ST_41, combat::stun_named;
    /// Somebody is stunned (ST-10).
    ManStunned(it) = "fortified-town.man_stunned",
        Everyone, it.clause.id(), harm::man_stunned;
    /// Somebody is wounded.
    ManWounded(it) = "fortified-town.man_wounded",
        Everyone, it.clause.id(), harm::man_wounded;
    /// Somebody is killed.
    ManKilled(it) = "fortified-town.man_killed",
        Everyone, it.clause.id(), harm::man_killed;
    /// A horse is hit (ST-08).
    HorseLamed = "fortified-town.horse_lamed",
        Everyone, ST_08, shooting::horse_lamed;
    /// A horse is killed (ST-08).
    HorseKilled = "fortified-town.horse_killed",
        Everyone, ST_08, harm::horse_killed;
    /// Somebody comes to (ST-10).
    ManRecovered = "fortified-town.man_recovered",
        Everyone, ST_10, harm::man_recovered;
    /// Somebody is taken (ST-45).
    ManCaptured = "fortified-town.man_captured",
        Everyone, ST_45, harm::man_captured;
    /// Somebody is driven back (ST-38).
    ManRetreated = "fortified-town.man_retreated",
        Everyone, ST_38, retreat::man_retreated;
    /// Somebody cannot go back (ST-38).
    RetreatBarred = "fortified-town.retreat_barred",
        Everyone, ST_38, retreat::retreat_barred;
    /// Somebody falls (ST-39).
    ManFell = "fortified-town.man_fell",
        Everyone, ST_39, harm::man_fell;
    /// Somebody takes an empty place (ST-40).
    ManAdvanced = "fortified-town.man_advanced",
        Everyone, ST_40, combat::man_advanced;
    /// Nobody does (ST-40).
    AdvanceDeclined = "fortified-town.advance_declined",
        Everyone, ST_40, combat::advance_declined;
    /// Nothing is left of a combat (ST-37).
    CombatEnded = "fortified-town.combat_ended",
        Everyone, ST_37, combat::combat_ended;
    /// A gate or a door is opened or shut (HAV-003).
    GateMoved = "fortified-town.gate_moved",
        Everyone, HAV_003, gates::gate_moved;
    /// Somebody works a mechanism (ST-11).
    WinchManned = "fortified-town.winch_manned",
        Everyone, ST_11, gates::winch_manned;
    /// A mechanism moves (ST-11).
    MechanismMoved = "fortified-town.mechanism_moved",
        Everyone, ST_11, gates::mechanism_moved, told by the story;
    /// A ladder is dropped (ST-47).
    LadderDropped = "fortified-town.ladder_dropped",
        Everyone, ST_47, ladders::ladder_dropped;
    /// A ladder is picked up (ST-47).
    LadderTaken = "fortified-town.ladder_taken",
        Everyone, ST_47, ladders::ladder_taken;
    /// A ladder is carried on (ST-47).
    LadderCarried = "fortified-town.ladder_carried",
        Everyone, ST_47, ladders::ladder_carried;
    /// A ladder is raised (ST-12).
    LadderRaised = "fortified-town.ladder_raised",
        Everyone, ST_12, ladders::ladder_raised;
    /// A ladder is lifted (HAV-118).
    LadderLifted = "fortified-town.ladder_lifted",
        Everyone, HAV_118, ladders::ladder_lifted;
    /// A ladder is slid down (HAV-122).
    LadderSlid = "fortified-town.ladder_slid",
        Everyone, HAV_122, ladders::ladder_slid;
    /// Some try to topple a ladder (ST-13).
    TopplingTried = "fortified-town.toppling_tried",
        Everyone, ST_13, toppling::toppling_tried, told by the story;
    /// An engine is pushed (ST-14).
    EngineMoved = "fortified-town.engine_moved",
        Everyone, ST_14, pushing::engine_moved;
    /// An engine turns (HAV-106).
    EnginePivoted = "fortified-town.engine_pivoted",
        Everyone, HAV_106, pushing::engine_pivoted;
    /// A ramp falls (ST-49).
    RampLowered = "fortified-town.ramp_lowered",
        Everyone, ST_49, pushing::ramp_lowered;
    /// A ram strikes (ST-50).
    RamStruck = "fortified-town.ram_struck",
        Everyone, ST_50, ramming::ram_struck;
    /// Axes strike a door (ST-15).
    DoorStruck = "fortified-town.door_struck",
        Everyone, ST_15, ramming::door_struck;
    /// A gate or door is broken open.
    GateForced(it) = "fortified-town.gate_forced",
        Everyone, it.clause.id(), ramming::gate_forced;
    /// Oil is poured (ST-51).
    OilPoured = "fortified-town.oil_poured",
        Everyone, ST_51, oil::oil_poured;
    /// Oil falls on somebody (ST-16).
    OilStruck = "fortified-town.oil_struck",
        Everyone, ST_16, oil::oil_struck;
    /// Somebody tries to light something (ST-17).
    FireTried = "fortified-town.fire_tried",
        Everyone, ST_17, fire::fire_tried;
    /// Two try to put a fire out (ST-17).
    QuenchingTried = "fortified-town.quenching_tried",
        Everyone, ST_17, fire::quenching_tried;
    /// A fire grows (ST-17).
    FireGrown = "fortified-town.fire_grown",
        Everyone, ST_17, fire::fire_grown;
    /// Something has burnt down (ST-52).
    BurntDown = "fortified-town.burnt_down",
        Everyone, ST_52, fire::burnt_down;
    /// Something beside it catches fire, or does not (ST-52).
    FireJumped = "fortified-town.fire_jumped",
        Everyone, ST_52, fire::fire_jumped;
    /// Somebody has to get out of a fire (ST-52).
    FireFled = "fortified-town.fire_fled",
        Everyone, ST_52, fire::fire_fled;
    /// A rider dismounts (ST-44).
    RiderDismounted = "fortified-town.rider_dismounted",
        Everyone, ST_44, horses::rider_dismounted;
    /// Somebody mounts (ST-44).
    RiderMounted = "fortified-town.rider_mounted",
        Everyone, ST_44, horses::rider_mounted;
    /// A horse is led (ST-44).
    HorseLed = "fortified-town.horse_led",
        Everyone, ST_44, horses::horse_led;
    /// A horse is taken (ST-44).
    HorseTaken = "fortified-town.horse_taken",
        Everyone, ST_44, horses::horse_taken;
    /// A stunned friend is carried (ST-45).
    FriendCarried = "fortified-town.friend_carried",
        Everyone, ST_45, movement::friend_carried;
    /// Somebody jumps (ST-38).
    ManJumped = "fortified-town.man_jumped",
        Everyone, ST_38, retreat::man_jumped;
    /// The besiegers call their people off (ST-56).
    AssaultCalledOff = "fortified-town.assault_called_off",
        Everyone, ST_56, ending::assault_called_off;
    /// A game turn ends (HAV-130).
    GameTurnEnded = "fortified-town.game_turn_ended",
        Everyone, HAV_130, turn::game_turn_ended;
    /// The assault is over (HAV-132).
    AssaultEnded = "fortified-town.assault_ended",
        Everyone, HAV_132, ending::assault_ended, told by the story;
}
