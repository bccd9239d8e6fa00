//! Everything that can happen in an assault: the table of contents of its log. A row says who may read the
//! event, which clause it carries out and which chapter applies it.

use crate::clauses::{
    HAV_001, HAV_002, HAV_003, HAV_106, HAV_118, HAV_122, HAV_130, HAV_132, HAV_138, HAV_141,
    HAV_143, HAV_144, HAV_146, HAV_147, HAV_152, HAV_155, ST_01, ST_02, ST_06, ST_07, ST_08, ST_10,
    ST_11, ST_12, ST_13, ST_14, ST_15, ST_16, ST_17, ST_18, ST_19, ST_20, ST_22, ST_23, ST_25,
    ST_27, ST_28, ST_29, ST_30, ST_37, ST_38, ST_39, ST_40, ST_41, ST_44, ST_45, ST_47, ST_49,
    ST_50, ST_51, ST_52, ST_53, ST_54, ST_56, ST_58, ST_61, ST_62, ST_63, ST_64, ST_65,
};
use crate::days::{
    battering, besieged_besiegers, calendar, camp, healing, initiative, mining, on_the_map, orders,
    rations, surrender, victory, walls,
};
#[allow(clippy::wildcard_imports, reason = "a row for each payload")]
use crate::event::*;
use crate::men::Side;
use crate::state::State;
use crate::{
    carrying, combat, deployment, ending, fire, gates, harm, horses, ladders, movement, muster,
    oil, pushing, ramming, retreat, set_right, shooting, toppling, turn,
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
        Everyone, HAV_141, deployment::man_came_out, told by the story, shows what was hidden;
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
        Everyone, ST_47, carrying::ladder_carried;
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
    /// The siege goes on over days (ST-19).
    SiegeOpened = "fortified-town.siege_opened",
        Everyone, ST_19, calendar::siege_opened, told by the story;
    /// Who comes to relieve the town: the organiser alone knows.
    ReliefPromised = "fortified-town.relief_promised",
        only([]), HAV_143, calendar::relief_promised, told by the story;
    /// What a side has to eat, which only they know (ST-62).
    RationsCounted(it) = "fortified-town.rations_counted",
        only([it.side.seat()]), ST_62, rations::rations_counted, shows what was hidden;
    /// A siege on a campaign map rests until the map goes on (ST-19).
    SiegeRested = "fortified-town.siege_rested",
        Everyone, ST_19, calendar::siege_rested, told by the story;
    /// It goes on (ST-19).
    SiegeResumed = "fortified-town.siege_resumed",
        Everyone, ST_19, on_the_map::siege_resumed, told by the story;
    /// A strategic turn begins (ST-61).
    StrategicTurnBegun = "fortified-town.strategic_turn_begun",
        Everyone, ST_61, calendar::strategic_turn_begun;
    /// A day begins (ST-61).
    DayBegun = "fortified-town.day_begun",
        Everyone, ST_61, calendar::day_begun;
    /// The day waits for a side (ST-61).
    SiegeStepBegun = "fortified-town.siege_step_begun",
        Everyone, ST_61, initiative::siege_step_begun;
    /// Both sides roll for the initiative (ST-20).
    InitiativeRolled = "fortified-town.initiative_rolled",
        Everyone, ST_20, initiative::initiative_rolled;
    /// A side has the initiative without a roll.
    InitiativeGiven(it) = "fortified-town.initiative_given",
        Everyone, it.clause.id(), initiative::initiative_given;
    /// A side does nothing (ST-61).
    StepPassed = "fortified-town.step_passed",
        Everyone, ST_61, changes_nothing;
    /// Whom the besiegers send to dig at the beginning of a strategic turn, or nobody (ST-54): the record is there in
    /// any case, so that it tells the garrison nothing.
    MinersSent = "fortified-town.miners_sent",
        only([Side::Besiegers.seat()]), ST_54, mining::miners_sent, told by the story;
    /// In the first records: engineers begin to dig (ST-54).
    MineBegun = "fortified-town.mine_begun",
        only([Side::Besiegers.seat()]), ST_54, mining::mine_begun;
    /// A mine is sprung (ST-18).
    MineSprung = "fortified-town.mine_sprung",
        Everyone, ST_18, mining::mine_sprung, shows what was hidden;
    /// A machine is laid on a wall (ST-53).
    EngineLaid = "fortified-town.engine_laid",
        Everyone, ST_53, battering::engine_laid;
    /// Machines shoot at a wall (ST-53).
    SalvoShot = "fortified-town.salvo_shot",
        Everyone, ST_53, battering::salvo_shot;
    /// A piece of wall falls.
    WallFallen(it) = "fortified-town.wall_fallen",
        Everyone, it.clause.id(), walls::wall_fallen;
    /// Ladders or fascines are made (ST-61).
    Prepared = "fortified-town.prepared",
        Everyone, ST_61, orders::prepared;
    /// A machine is mended (ST-61).
    EngineMended = "fortified-town.engine_mended",
        Everyone, ST_61, battering::engine_mended;
    /// The sea is barred for a day (ST-61).
    SeaBlockaded = "fortified-town.sea_blockaded",
        Everyone, ST_61, orders::sea_blockaded;
    /// The garrison gives up the town (ST-61).
    GarrisonWithdrew = "fortified-town.garrison_withdrew",
        Everyone, ST_61, orders::garrison_withdrew;
    /// A wall is mended by a hit (ST-61).
    WallMended = "fortified-town.wall_mended",
        Everyone, ST_61, walls::wall_mended;
    /// A side rests (ST-61).
    Rested = "fortified-town.rested",
        Everyone, ST_61, orders::rested;
    /// The wounded are looked after (ST-25).
    WoundedTended = "fortified-town.wounded_tended",
        Everyone, ST_25, healing::wounded_tended, told by the story;
    /// A side eats, which only they know (ST-62).
    RationsEaten(it) = "fortified-town.rations_eaten",
        only([it.side.seat()]), ST_62, rations::rations_eaten, shows what was hidden;
    /// Ships bring food (HAV-001).
    SuppliesLanded = "fortified-town.supplies_landed",
        Everyone, HAV_001, rations::supplies_landed;
    /// A side goes hungry, or no longer (ST-22).
    HungerChanged = "fortified-town.hunger_changed",
        Everyone, ST_22, rations::hunger_changed, shows what was hidden;
    /// What the garrison has left is weighed, which only they know (ST-23).
    SuppliesWeighed = "fortified-town.supplies_weighed",
        only([Side::Besieged.seat()]), ST_23, changes_nothing, shows what was hidden;
    /// Terms are offered (ST-63).
    TermsOffered = "fortified-town.terms_offered",
        Everyone, ST_63, surrender::terms_offered;
    /// A relief has come (HAV-143).
    ReliefArrived = "fortified-town.relief_arrived",
        Everyone, HAV_143, calendar::relief_arrived, shows what was hidden;
    /// Who has won in the open comes in by a gate.
    ReliefEntered = "fortified-town.relief_entered",
        Everyone, None, on_the_map::relief_entered;
    /// The besiegers give battle outside.
    BattleGiven(it) = "fortified-town.battle_given",
        Everyone, if it.all { HAV_146 } else { HAV_147 }, besieged_besiegers::battle_given;
    /// The besiegers take refuge in what they hold (HAV-144).
    RefugeTaken = "fortified-town.refuge_taken",
        Everyone, HAV_144, besieged_besiegers::refuge_taken;
    /// Fighting begins (ST-61).
    FightingBegun = "fortified-town.fighting_begun",
        Everyone, ST_61, camp::fighting_begun, told by the story;
    /// A moat hex is filled before an assault (ST-61).
    MoatFilled = "fortified-town.moat_filled",
        Everyone, ST_61, camp::moat_filled;
    /// An engine is brought to its place (HAV-152).
    EngineBrought = "fortified-town.engine_brought",
        Everyone, HAV_152, camp::engine_brought;
    /// Two take a ladder out of the camp (ST-58).
    LadderFetched = "fortified-town.ladder_fetched",
        Everyone, ST_58, deployment::ladder_fetched;
    /// The battle outside is over (ST-64).
    BattleEnded = "fortified-town.battle_ended",
        Everyone, ST_64, ending::battle_ended;
    /// The fighting of a day is over (ST-61).
    FightingEnded = "fortified-town.fighting_ended",
        Everyone, ST_61, camp::fighting_ended, told by the story;
    /// The besiegers besiege again (HAV-155).
    RolesRestored = "fortified-town.roles_restored",
        Everyone, HAV_155, besieged_besiegers::roles_restored;
    /// The organiser sets right how somebody is.
    ManSetRight = "fortified-town.man_set_right",
        Everyone, None, set_right::man_set_right;
    /// The siege is over (ST-65).
    SiegeEnded = "fortified-town.siege_ended",
        Everyone, ST_65, victory::siege_ended, told by the story;
}
