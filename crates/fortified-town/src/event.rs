//! The payloads of the events of an assault, in the order of `Event`.
//!
//! A payload says what happened including what was computed, so that folding needs no rule.

mod days;
mod works;

pub use days::*;
pub use works::*;

use crate::asks::Ask;
use crate::cover::Cover;
use crate::men::{Condition, Man, ManId, Side};
use crate::missiles::Hit;
use crate::spot::Spot;
use crate::state::{Degree, Options, Outcome, Phase};
use crate::town::{GateId, Mechanism, Town};
use crate::works::{LadderId, Works};
use board::Hex;
use rulebook::ClauseId;
use rulebook::set_right::Because;
use std::collections::{BTreeMap, BTreeSet};

rulebook::named! {
    /// What a combat does ([ST-07](crate::clauses::ST_07)).
    #[schemars(rename = "TownBlow")]
    Blow {
        /// Nothing.
        Nothing = "nothing", "nothing";
        /// A: one attacker is stunned.
        AttackerStunned = "attacker-stunned", "one attacker is stunned";
        /// B: the attackers retreat a hex.
        AttackersRetreat = "attackers-retreat", "the attackers retreat";
        /// C: the defender retreats a hex.
        DefenderRetreats = "defender-retreats", "the defender retreats";
        /// D: the defender is stunned.
        DefenderStunned = "defender-stunned", "the defender is stunned";
        /// E: the defender is wounded.
        DefenderWounded = "defender-wounded", "the defender is wounded";
        /// F: the defender is killed.
        DefenderKilled = "defender-killed", "the defender is killed";
    }
}

rulebook::payloads! {
    /// The assault begins.
    AssaultOpened {
        /// The scenario's name.
        title: String,
        /// The town.
        town: Box<Town>,
        /// What the siege has made of it: gates, ladders, engines, oil.
        works: Box<Works>,
        /// Rules that the scenario sets.
        options: Options,
        /// What each side is called.
        sides: BTreeMap<Side, String>,
        /// Rampart hexes that the besiegers hold from an earlier assault.
        held: BTreeSet<Hex>,
    }
    /// Somebody takes their place.
    ManPlaced {
        /// Who.
        man: ManId,
        /// What they are, and where.
        is: Man,
    }
    /// A side places its people; none: everybody has.
    DeploymentBegun {
        /// Which.
        side: Option<Side>,
    }
    /// Somebody is placed by their owner.
    ManDeployed {
        /// Who.
        man: ManId,
        /// Where.
        to: Spot,
    }
    /// Somebody is hidden beneath a rampart.
    ManHidden {
        /// Who.
        man: ManId,
        /// Beneath which.
        hex: Hex,
    }
    /// Somebody comes out from beneath a rampart.
    ManCameOut {
        /// Who.
        man: ManId,
        /// Where; none: there is no room, and they stay out of this assault.
        to: Option<Spot>,
    }
    /// A phase of a player turn begins.
    #[schemars(rename = "TownPhaseBegun")]
    PhaseBegun {
        /// The game turn, from 1.
        turn: u32,
        /// Whose player turn.
        side: Side,
        /// Which phase.
        phase: Phase,
        /// Have the besieged the first player turn, as in a sortie?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        besieged_first: bool,
    }
    /// A shot is declared.
    ShotAimed {
        /// Who shoots.
        shooter: ManId,
        /// At whom; none: at nobody any more.
        target: Option<ManId>,
    }
    /// A shot is lost: its target is gone or hidden by now.
    ShotLost {
        /// Who would have shot.
        shooter: ManId,
        /// At whom.
        target: ManId,
    }
    /// A shot.
    ShotTaken {
        /// Who.
        shooter: ManId,
        /// At whom.
        target: ManId,
        /// Hexes between them, the target's counted.
        range: u32,
        /// What the target has before it.
        cover: Cover,
        /// What fell.
        die: u32,
        /// The position on the table of hits.
        position: u32,
        /// What it does.
        hit: Hit,
    }
    /// Somebody moves, as far as nothing stops them.
    ManMoved {
        /// Who.
        man: ManId,
        /// From where.
        from: Spot,
        /// The places that they enter, one after the other.
        path: Vec<Spot>,
        /// Movement points that are left.
        left: u32,
    }
    /// A move is over before its points are.
    MoveEnded {
        /// Whose.
        man: ManId,
        /// By what.
        clause: ClauseId,
    }
    /// Somebody has fewer points left.
    ManSlowed {
        /// Who.
        man: ManId,
        /// Movement points that are left.
        left: u32,
        /// By what.
        clause: ClauseId,
    }
    /// Somebody slips from one enemy to the next.
    Infiltrated {
        /// Who.
        man: ManId,
        /// The die, with what is added and taken.
        total: i32,
        /// Do they come through, to the first enemy at least?
        through: bool,
    }
    /// A question is put to a side; nothing else goes on before it is answered.
    Asked {
        /// What, and of whom.
        ask: Ask,
    }
    /// Nobody shoots at who is moving: here, during this move, or in this phase.
    FireHeld {
        /// Who moves.
        targets: Vec<ManId>,
        /// How long.
        hold: Hold,
    }
    /// The shots are over, and the move goes on.
    MoveResumed {
        /// Whose.
        targets: Vec<ManId>,
    }
    /// A combat is fought.
    CombatFought {
        /// Whom it is about.
        defender: ManId,
        /// Who attacks.
        attackers: Vec<ManId>,
        /// Who presses from behind ([ST-40](crate::clauses::ST_40)).
        press: Option<ManId>,
        /// Attack values added.
        attack: u32,
        /// The defender's.
        defence: u32,
        /// The column, as attack to defence.
        odds: (u32, u32),
        /// What the ground adds and takes.
        modifier: i32,
        /// What fell.
        die: u32,
        /// What it does.
        blow: Blow,
    }
    /// One of the attackers is driven back.
    RetreatBegun {
        /// Who.
        man: ManId,
    }
    /// The defender names the attacker who is stunned.
    StunNamed {
        /// Who.
        man: ManId,
    }
    /// Somebody is stunned.
    ManStunned {
        /// Who.
        man: ManId,
        /// By what.
        clause: ClauseId,
    }
    /// Somebody is wounded.
    ManWounded {
        /// Who.
        man: ManId,
        /// By what.
        clause: ClauseId,
    }
    /// Somebody is killed.
    ManKilled {
        /// Who.
        man: ManId,
        /// By what.
        clause: ClauseId,
    }
    /// A horse is hit: it goes half as far in its rider's next turn.
    HorseLamed {
        /// Whose.
        man: ManId,
    }
    /// A horse is killed.
    HorseKilled {
        /// Whose.
        man: ManId,
    }
    /// Somebody comes to.
    ManRecovered {
        /// Who.
        man: ManId,
    }
    /// Somebody is taken.
    ManCaptured {
        /// Who.
        man: ManId,
        /// By which side.
        by: Side,
    }
    /// Somebody is driven back.
    ManRetreated {
        /// Who.
        man: ManId,
        /// Where to.
        to: Spot,
        /// Whom they push aside.
        displaced: Option<ManId>,
    }
    /// Somebody has nowhere to retreat to.
    RetreatBarred {
        /// Who.
        man: ManId,
    }
    /// Somebody falls.
    ManFell {
        /// Who.
        man: ManId,
        /// Where to; none: there is no room, and they are dead.
        to: Option<Spot>,
    }
    /// An attacker takes the place that has become empty.
    ManAdvanced {
        /// Who.
        man: ManId,
        /// Where to.
        to: Spot,
    }
    /// Nobody takes it.
    AdvanceDeclined {
    }
    /// Nothing is left of a combat.
    CombatEnded {
    }
    /// A gate or a door is opened or shut.
    GateMoved {
        /// Which.
        gate: GateId,
        /// Who does it.
        man: ManId,
        /// Is it open now?
        open: bool,
        /// Movement points that they have left.
        left: u32,
    }
    /// Somebody works a mechanism, which moves at the end of the turn.
    WinchManned {
        /// Who.
        man: ManId,
        /// Which.
        mechanism: Mechanism,
    }
    /// A mechanism moves.
    MechanismMoved {
        /// Which.
        mechanism: Mechanism,
        /// Raised or sprung; else passable again.
        worked: bool,
    }
    /// A ladder falls from the hands of who carried it.
    LadderDropped {
        /// Which.
        ladder: LadderId,
        /// Where it lies.
        place: Spot,
    }
    /// A rider dismounts.
    RiderDismounted {
        /// Who.
        man: ManId,
        /// The horse that stands there now.
        horse: ManId,
    }
    /// Somebody mounts.
    RiderMounted {
        /// Who.
        man: ManId,
        /// Which horse.
        horse: ManId,
        /// Movement points that they have left.
        left: u32,
    }
    /// Somebody leads a horse a hex on.
    HorseLed {
        /// Who.
        man: ManId,
        /// Which horse.
        horse: ManId,
        /// Where they are both then.
        to: Spot,
        /// Movement points that they have left.
        left: u32,
    }
    /// A horse without its rider is taken by the enemy.
    HorseTaken {
        /// Which.
        horse: ManId,
        /// By which side.
        by: Side,
    }
    /// Somebody carries a stunned friend a hex.
    FriendCarried {
        /// Who.
        man: ManId,
        /// Whom.
        friend: ManId,
        /// Where they are both then.
        to: Spot,
    }
    /// Somebody jumps down from a rampart.
    ManJumped {
        /// Who.
        man: ManId,
        /// Where to.
        to: Spot,
        /// From how many levels: from one they are stunned, from two wounded and stunned.
        levels: u32,
    }
    /// The besiegers call their people off.
    AssaultCalledOff {
    }
    /// A game turn ends.
    GameTurnEnded {
        /// Which.
        turn: u32,
        /// Turns without a combat, this one included ([HAV-130](crate::clauses::HAV_130)).
        quiet: u32,
    }
    /// The organiser sets right how somebody is.
    #[schemars(rename = "TownManSetRight")]
    ManSetRight {
        /// Who.
        man: ManId,
        /// How they were.
        before: Condition,
        /// How they are now.
        after: Condition,
        /// Why.
        reason: Because,
    }
    /// The assault is over.
    AssaultEnded {
        /// How.
        outcome: Outcome,
        /// Defenders who are cut off from the keep ([HAV-132](crate::clauses::HAV_132)).
        cut_off: Vec<ManId>,
        /// Attackers who were called off and did not get back ([ST-56](crate::clauses::ST_56)): they are taken.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        left_behind: Vec<ManId>,
        /// Casualty points of the winner, the wounded counted half, rounded up
        /// ([ST-26](crate::clauses::ST_26)).
        points: u32,
        /// How clear the victory is.
        degree: Degree,
        /// Hexes whose fires had grown too far to be put out ([ST-52](crate::clauses::ST_52)).
        burnt: Vec<Hex>,
    }
}

rulebook::named! {
    /// How long nobody shoots at who is moving.
    #[schemars(rename = "TownHold")]
    Hold {
        /// Not where they are now; asked again a hex further.
        Here = "here", "here";
        /// Not during this move.
        Move = "move", "during this move";
        /// At nobody, in this phase.
        Phase = "phase", "in this phase";
    }
}
