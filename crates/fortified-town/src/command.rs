//! Everything that a player can want: the table of contents of orders.
//!
//! ```
//! use fortified_town::Command;
//! let order: Command = "move foot-soldier-1 10,21 10,22".parse().unwrap();
//! assert_eq!(order.to_string(), "move foot-soldier-1 10,21 10,22");
//! assert!("mvoe foot-soldier-1".parse::<Command>().unwrap_err().to_string().contains("`move`"));
//! ```

use crate::event::Hold;
use crate::men::{Condition, ManId};
use crate::siege::Preparation;
use crate::spot::Spot;
use crate::state::State;
use crate::town::{GateId, Mechanism};
use crate::works::{EngineId, LadderId};
use board::{Direction, Hex};
use rulebook::Readers::{Everyone, Sender};
use rulebook::notation::{
    After, Behind, Flag, Given, IfAny, Joined, OneOf, Rest, Several, Text, When,
};
use serde::{Deserialize, Deserializer};

/// In the first records one wall is named, by itself.
fn one_or_more<'de, D: Deserializer<'de>>(data: D) -> Result<Vec<Hex>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Named {
        One(Hex),
        All(Vec<Hex>),
    }
    Ok(match Named::deserialize(data)? {
        Named::One(hex) => vec![hex],
        Named::All(hexes) => hexes,
    })
}

rulebook::commands! {
    /// One command of an assault; a variant only names its payload.
    #[schemars(rename = "AssaultCommand")]
    pub enum Command(it) for State;

    /// Declare a shot of the fire phase (ST-28).
    Everyone, Aim(Aim {
        #![schemars(rename = "TownAim")]
        /// One's own bowman.
        shooter: ManId,
        /// An enemy in range and in sight.
        target: ManId,
    })
    = "aim MAN MAN", "aim archer-1 foot-soldier-12", When::ANY;

    /// Declare no shot after all.
    Everyone, Lower(Lower {
        /// One's own bowman.
        shooter: ManId,
    })
    = "lower MAN", "lower archer-1", When::ANY;

    /// Move hex by hex (ST-03).
    Everyone, Move(Move {
        #![schemars(rename = "TownMove")]
        /// Who.
        man: ManId,
        /// The places to enter, one after the other.
        path: Vec<Spot> as Rest,
    })
    = "move MAN PLACE PLACE …", "move foot-soldier-1 10,21 10,22", When::ANY;

    /// Shoot at the enemy who is moving (ST-29).
    Everyone, Shoot(Shoot {
        /// One's own bowman.
        shooter: ManId,
        /// At whom, where several move together.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<ManId> as IfAny(Given),
    })
    = "shoot MAN [MAN]", "shoot archer-11", When::ANY;

    /// Shoot no more at the enemy who is moving (ST-29).
    Everyone, HoldFire(HoldFire {
        /// Here; or during this move; or in this phase.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hold: Option<Hold> as IfAny(Given),
    })
    = "hold [HOW LONG]", "hold move", When::ANY;

    /// Attack one enemy with all who are to take part (ST-37).
    Everyone, Attack(Attack {
        #![schemars(rename = "TownAttack")]
        /// Whom.
        target: ManId,
        /// Who.
        attackers: Vec<ManId> as Behind("with", Several),
    })
    = "attack MAN with MAN MAN …", "attack townsman-1 with foot-soldier-1 foot-soldier-2", When::ANY;

    /// Say which attacker is stunned (ST-41).
    Everyone, Stun(Stun {
        /// One of those who attacked.
        man: ManId,
    })
    = "stun MAN", "stun foot-soldier-1", When::ANY;

    /// Say where somebody retreats to (ST-38).
    Everyone, Retreat(Retreat {
        #![schemars(rename = "TownRetreat")]
        /// Who.
        man: ManId,
        /// Where to.
        to: Spot,
    })
    = "retreat MAN PLACE", "retreat townsman-1 9,20", When::ANY;

    /// Take the place that has become empty (ST-40).
    Everyone, Advance(Advance {
        #![schemars(rename = "TownAdvance")]
        /// Who.
        man: ManId,
    })
    = "advance MAN", "advance foot-soldier-1", When::ANY;

    /// Leave it empty (ST-40).
    Everyone, Stay = "stay", "stay", When::ANY; told by the state;

    /// Open a gate or door (HAV-003).
    Everyone, Open(Open {
        #![schemars(rename = "TownOpen")]
        /// Which.
        gate: GateId,
        /// Who stands inside, beside it.
        man: ManId,
    })
    = "open GATE MAN", "open pilgrims townsman-1", When::ANY;

    /// Shut a gate or door (HAV-004).
    Everyone, Shut(Shut {
        /// Which.
        gate: GateId,
        /// Who stands inside, beside it.
        man: ManId,
    })
    = "shut GATE MAN", "shut pilgrims townsman-1", When::ANY;

    /// Work a mechanism, which moves at the end of the turn (ST-11).
    Everyone, Work(Work {
        /// Who stands at it.
        man: ManId,
        /// Which.
        mechanism: Mechanism,
    })
    = "work MAN MECHANISM", "work foot-soldier-12 drawbridge", When::ANY;

    /// Pick up a ladder that lies there (ST-47).
    Everyone, Take(Take {
        #![schemars(rename = "TownTake")]
        /// Which.
        ladder: LadderId,
        /// One of two.
        one: ManId,
        /// The other.
        other: ManId,
    })
    = "take LADDER MAN MAN", "take ladder-1 foot-soldier-1 foot-soldier-2", When::ANY;

    /// Carry a ladder on; the other comes behind (ST-47).
    Everyone, Carry(Carry {
        #![schemars(rename = "TownCarry")]
        /// Which of the two goes ahead.
        man: ManId,
        /// The places to enter, one after the other.
        path: Vec<Spot> as Rest,
    })
    = "carry MAN PLACE PLACE …", "carry foot-soldier-1 9,24 9,23", When::ANY;

    /// Put down a ladder (ST-47).
    Everyone, Drop(Drop {
        #![schemars(rename = "TownDrop")]
        /// Which.
        ladder: LadderId,
    })
    = "drop LADDER", "drop ladder-1", When::ANY;

    /// Raise a ladder against a rampart (ST-12).
    Everyone, Raise(Raise {
        #![schemars(rename = "TownRaise")]
        /// Which.
        ladder: LadderId,
        /// The hex that it is to stand in.
        foot: Hex,
        /// The rampart hex that it is to lead to.
        top: Hex,
    })
    = "raise LADDER HEX HEX", "raise ladder-1 2,10 3,10", When::ANY;

    /// Lift a ladder up onto the rampart (HAV-118).
    Everyone, Lift(Lift {
        #![schemars(rename = "TownLift")]
        /// Which.
        ladder: LadderId,
        /// One of two.
        one: ManId,
        /// The other.
        other: ManId,
    })
    = "lift LADDER MAN MAN", "lift ladder-1 foot-soldier-1 foot-soldier-2", When::ANY;

    /// Slide a ladder down from the rampart (HAV-122).
    Everyone, Slide(Slide {
        #![schemars(rename = "TownSlide")]
        /// Which.
        ladder: LadderId,
        /// The hex that it is to stand in.
        foot: Hex,
        /// The rampart hex that it is to lead to.
        top: Hex,
    })
    = "slide LADDER HEX HEX", "slide ladder-1 4,10 3,10", When::ANY;

    /// Try to topple a ladder, from above or from below (ST-13, HAV-128).
    Everyone, Topple(Topple {
        /// Which.
        ladder: LadderId,
        /// Who.
        men: Vec<ManId> as Behind("with", Several),
    })
    = "topple LADDER with MAN MAN …", "topple ladder-1 with townsman-1", When::ANY;

    /// Push an engine a hex forward or back (HAV-108).
    Everyone, Push(Push {
        /// Which.
        engine: EngineId,
        /// The hex in front of it or straight behind.
        to: Hex,
    })
    = "push ENGINE HEX", "push siege-tower-1 9,23", When::ANY;

    /// Turn an engine by one hexside (HAV-106).
    Everyone, Pivot(Pivot {
        /// Which.
        engine: EngineId,
        /// To the right; else to the left.
        right: bool as OneOf("right", "left"),
    })
    = "pivot ENGINE right or left", "pivot ram-1 left", When::ANY;

    /// Strike with a ram (ST-50).
    Everyone, Ram(Ram {
        #![schemars(rename = "TownRam")]
        /// Which.
        engine: EngineId,
    })
    = "ram ENGINE", "ram ram-1", When::ANY;

    /// Strike a door with axes (ST-15).
    Everyone, Hack(Hack {
        /// Which.
        door: GateId,
        /// Two or more.
        men: Vec<ManId> as Behind("with", Several),
    })
    = "hack DOOR with MAN MAN …", "hack keep with knight-1 sergeant-1", When::ANY;

    /// Pour a barrel of oil down a wall (ST-51).
    Everyone, Pour(Pour {
        #![schemars(rename = "TownPour")]
        /// The foot of the wall, a ladder, or the passage of a gate.
        at: Spot,
        /// One of two.
        one: ManId,
        /// The other.
        other: ManId,
    })
    = "pour PLACE MAN MAN", "pour 2,10 townsman-1 townsman-2", When::ANY;

    /// Light what can burn (ST-17).
    Everyone, Light(Light {
        /// Where it is.
        hex: Hex,
        /// Who, beside it.
        man: ManId,
        /// With a barrel of oil?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        oil: bool as Flag("oil"),
    })
    = "light HEX MAN [oil]", "light 6,3 foot-soldier-1", When::ANY;

    /// Put a fire out (ST-17).
    Everyone, Quench(Quench {
        /// Where.
        hex: Hex,
        /// One of two beside it.
        one: ManId,
        /// The other.
        other: ManId,
    })
    = "quench HEX MAN MAN", "quench 6,3 townsman-1 townsman-2", When::ANY;

    /// Get off one's horse (ST-44).
    Everyone, Dismount(Dismount {
        /// Who.
        man: ManId,
    })
    = "dismount MAN", "dismount knight-1", When::ANY;

    /// Get on a horse (ST-44).
    Everyone, Mount(Mount {
        /// Who.
        man: ManId,
        /// Which, on the same hex.
        horse: ManId,
    })
    = "mount MAN HORSE", "mount knight-1 horse-1", When::ANY;

    /// Lead a horse a hex on (ST-44).
    Everyone, Lead(Lead {
        /// Who.
        man: ManId,
        /// Which horse, beside them or on their hex.
        horse: ManId,
        /// Where to, a hex on.
        to: Spot,
    })
    = "lead MAN HORSE PLACE", "lead knight-1 horse-1 9,20", When::ANY;

    /// Carry a stunned friend a hex, with all one's points (ST-45).
    Everyone, Drag(Drag {
        /// Who.
        man: ManId,
        /// Whom.
        friend: ManId,
        /// Where to.
        to: Spot,
    })
    = "drag MAN MAN PLACE", "drag townsman-1 archer-2 9,20", When::ANY;

    /// Call the assault off: from now on everybody goes back (ST-56).
    Everyone, CallOff = "call-off", "call-off", When::ANY; told by the state;

    /// Place somebody before the assault (ST-58).
    Everyone, Deploy(Deploy {
        #![schemars(rename = "TownDeploy")]
        /// Who.
        man: ManId,
        /// Where.
        to: Spot,
    })
    = "deploy MAN PLACE", "deploy townsman-1 9,20", When::ANY;

    /// Hide somebody beneath a rampart that one holds (HAV-138).
    Sender, Hide(Hide {
        #![schemars(rename = "TownHide")]
        /// Who.
        man: ManId,
        /// Beneath which rampart hex.
        hex: Hex,
    })
    = "hide MAN HEX", "hide foot-soldier-1 3,10", When::ANY;

    /// Say where somebody comes out from beneath a rampart (HAV-141).
    Everyone, ComeOut(ComeOut {
        #![schemars(rename = "TownComeOut")]
        /// Who.
        man: ManId,
        /// Where.
        to: Spot,
    })
    = "come-out MAN PLACE", "come-out foot-soldier-1 4,10", When::ANY;

    /// Place everybody who has no place yet, as near as they may be to where it matters (ST-58).
    Everyone, FormUp = "form-up", "form-up", When::ANY; told by the state;

    /// Fill a moat hex before an assault (ST-61).
    Everyone, Fill(Fill {
        #![schemars(rename = "TownFill")]
        /// Which.
        hex: Hex,
    })
    = "fill HEX", "fill 24,12", When::ANY;

    /// Bring an engine to its place before an assault (ST-58).
    Everyone, Bring(Bring {
        #![schemars(rename = "TownBring")]
        /// Which.
        engine: EngineId,
        /// Where.
        hex: Hex,
        /// Which way its front looks.
        facing: Direction,
    })
    = "bring ENGINE HEX DIRECTION", "bring ram-1 9,24 NE", When::ANY;

    /// Assault the walls today (ST-61).
    Everyone, Assault = "assault", "assault", When::ANY; told by the state;

    /// Lay a machine on a wall hex (ST-53).
    Everyone, Lay(Lay {
        #![schemars(rename = "TownLay")]
        /// Which.
        engine: EngineId,
        /// On which.
        hex: Hex,
    })
    = "lay ENGINE HEX", "lay trebuchet-1 10,22", When::ANY;

    /// Shoot with the machines today (ST-53).
    Everyone, Batter(Batter {
        #![schemars(rename = "TownBatter")]
        /// On what machines are laid that are laid on nothing yet.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hex: Option<Hex> as IfAny(Given),
    })
    = "batter [HEX]", "batter 10,22", When::ANY;

    /// Make two ladders, or fascines for three moat hexes (ST-61).
    Everyone, Prepare(Prepare {
        #![schemars(rename = "TownPrepare")]
        /// Which.
        what: Preparation,
    })
    = "prepare WHAT", "prepare ladders", When::ANY;

    /// Mend a machine (ST-61).
    Everyone, Mend(Mend {
        #![schemars(rename = "TownMend")]
        /// Which.
        engine: EngineId,
    })
    = "mend ENGINE", "mend mangonel-1", When::ANY;

    /// Bar the sea today (ST-61).
    Everyone, Blockade = "blockade", "blockade", When::ANY; told by the state;

    /// Give up the town and go to the citadel (ST-61).
    Everyone, Withdraw = "withdraw", "withdraw", When::ANY; told by the state;

    /// Come out of a gate with up to ten (ST-61).
    Everyone, Sortie(Sortie {
        #![schemars(rename = "TownSortie")]
        /// Which.
        gate: GateId,
        /// Who.
        men: Vec<ManId> as Behind("with", Several),
    })
    = "sortie GATE with MAN MAN …", "sortie pilgrims with knight-1 sergeant-1", When::ANY;

    /// Mend a hit on a wall or gate (ST-61).
    Everyone, Repair(Repair {
        #![schemars(rename = "TownRepair")]
        /// Which.
        hex: Hex,
    })
    = "repair HEX", "repair 10,22", When::ANY;

    /// Rest: the wounded heal better today (ST-61).
    Everyone, Rest = "rest", "rest", When::ANY; told by the state;

    /// Send five engineers each to dig under walls for a strategic turn, or nobody (ST-54).
    Sender, Dig(Dig {
        #![schemars(rename = "TownDig")]
        /// Where; the first records name one.
        #[serde(alias = "hex", deserialize_with = "one_or_more")]
        #[schemars(with = "Vec<Hex>")]
        hexes: Vec<Hex> as Joined,
        /// Five for each.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        men: Vec<ManId> as After("with", Several),
    })
    = "dig HEX+HEX with MAN MAN …", "dig 3,10 with engineer-1 engineer-2 engineer-3 engineer-4 engineer-5", When::ANY;

    /// Do nothing (ST-61).
    Everyone, Pass = "pass", "pass", When::ANY; told by the state;

    /// Offer the garrison terms (ST-63).
    Everyone, Offer = "offer", "offer", When::ANY; told by the state;

    /// Go home (ST-65).
    Everyone, GiveUp = "give-up", "give-up", When::ANY; told by the state;

    /// Give battle to a relief, with everybody or with some (HAV-145).
    Everyone, Battle(Battle {
        #![schemars(rename = "TownBattle")]
        /// With everybody: the garrison gets back what one holds (HAV-146).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        all: bool as Flag("all"),
        /// With these, while the others go on with the siege (HAV-147).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        party: Vec<ManId> as After("with", Several),
    })
    = "battle [all] [with MAN MAN …]", "battle with knight-1 sergeant-1", When::ANY;

    /// Take refuge in what one holds, with the engines that are brought in (HAV-144).
    Everyone, Refuge(Refuge {
        #![schemars(rename = "TownRefuge")]
        /// Which (HAV-152).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        engines: Vec<EngineId> as After("with", Several),
    })
    = "refuge [with ENGINE ENGINE …]", "refuge with ram-1", When::ANY;

    /// Take the initiative (HAV-148).
    Everyone, Accept = "accept", "accept", When::ANY; told by the state;

    /// Decline it (HAV-150).
    Everyone, Decline = "decline", "decline", When::ANY; told by the state;

    /// The phase is over (ST-27), or one's people are placed (ST-58).
    Everyone, Done = "done", "done", When::ANY; told by the state;

    /// Set right how somebody is (organiser).
    Everyone, SetRight(SetRight {
        #![schemars(rename = "TownSetRight")]
        /// Who, and how they are.
        what: Setting,
        /// Why, in 1 to 500 characters.
        reason: String as Behind("because", Text),
    })
    = "set-right state MAN sound|wounded|stunned|dead because REASON",
        "set-right state knight-1 wounded because the blow was read wrongly", When::ANY;
    told by the state;
}

rulebook::alternatives! {
    /// What the organiser sets right, and to what.
    #[serde(rename_all = "snake_case")]
    #[schemars(rename = "TownSetting")]
    pub enum Setting;

    /// How somebody is.
    "state" State {
        /// Who.
        man: ManId,
        /// How they are from now on.
        state: Condition,
    };
}
