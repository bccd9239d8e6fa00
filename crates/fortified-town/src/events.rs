//! Everything that can happen in an assault: the table of contents of its log. A row says who may read the
//! event, which clause it carries out and which chapter applies it.

use crate::clauses::{
    HAV_002, HAV_003, HAV_130, HAV_132, ST_01, ST_02, ST_06, ST_07, ST_08, ST_10, ST_11, ST_27,
    ST_28, ST_29, ST_30, ST_38, ST_39, ST_40, ST_41, ST_45, ST_47,
};
#[allow(clippy::wildcard_imports, reason = "a row for each payload")]
use crate::event::*;
use crate::state::State;
use crate::{combat, ending, gates, harm, movement, muster, retreat, shooting, turn};
use decider::Audience::Everyone;
use rulebook::changes_nothing;

rulebook::events! {
    /// One event of an assault; every variant only names its payload.
    #[schemars(rename = "AssaultEvent")]
    pub enum Event for State;

    /// The assault begins: town, gates and rules, copied into the log.
    AssaultOpened = "fortified-town.assault_opened",
        Everyone, HAV_002, muster::assault_opened;
    /// Somebody takes their place (ST-01).
    ManPlaced = "fortified-town.man_placed",
        Everyone, ST_01, muster::man_placed;
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
        Everyone, ST_30, shooting::shot_taken;
    /// Somebody moves (ST-27).
    ManMoved = "fortified-town.man_moved",
        Everyone, ST_27, movement::man_moved;
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
        Everyone, it.ask.clause(), combat::asked;
    /// Nobody shoots (ST-29).
    FireHeld = "fortified-town.fire_held",
        Everyone, ST_29, shooting::fire_held;
    /// A move goes on (ST-29).
    MoveResumed = "fortified-town.move_resumed",
        Everyone, ST_29, shooting::move_resumed;
    /// A combat (ST-07).
    CombatFought = "fortified-town.combat_fought",
        Everyone, ST_07, combat::combat_fought;
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
        Everyone, ST_38, changes_nothing;
    /// Somebody falls (ST-39).
    ManFell = "fortified-town.man_fell",
        Everyone, ST_39, harm::man_fell;
    /// Somebody takes an empty place (ST-40).
    ManAdvanced = "fortified-town.man_advanced",
        Everyone, ST_40, combat::man_advanced;
    /// Nobody does (ST-40).
    AdvanceDeclined = "fortified-town.advance_declined",
        Everyone, ST_40, combat::advance_declined;
    /// A gate or a door is opened or shut (HAV-003).
    GateMoved = "fortified-town.gate_moved",
        Everyone, HAV_003, gates::gate_moved;
    /// Somebody works a mechanism (ST-11).
    WinchManned = "fortified-town.winch_manned",
        Everyone, ST_11, gates::winch_manned;
    /// A mechanism moves (ST-11).
    MechanismMoved = "fortified-town.mechanism_moved",
        Everyone, ST_11, gates::mechanism_moved;
    /// A ladder is dropped (ST-47).
    LadderDropped = "fortified-town.ladder_dropped",
        Everyone, ST_47, harm::ladder_dropped;
    /// A game turn ends (HAV-130).
    GameTurnEnded = "fortified-town.game_turn_ended",
        Everyone, HAV_130, turn::game_turn_ended;
    /// The assault is over (HAV-132).
    AssaultEnded = "fortified-town.assault_ended",
        Everyone, HAV_132, ending::assault_ended;
}
