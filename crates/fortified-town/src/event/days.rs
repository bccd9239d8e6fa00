//! The payloads of a siege over days.

use crate::men::{Man, ManId, Side};
use crate::siege::{Preparation, ReliefForce, SiegeRules, SiegeStep, Treatment};
use crate::state::{Degree, Outcome};
use crate::town::{GateId, Mechanism};
use crate::works::{Engine, EngineId, LadderId};
use board::Hex;
use rulebook::ClauseId;
use std::collections::{BTreeMap, BTreeSet};

rulebook::payloads! {
    /// The siege goes on over days.
    #[schemars(rename = "TownSiegeOpened")]
    SiegeOpened {
        /// Rules that both sides know.
        rules: SiegeRules,
        /// Who leads each side.
        commanders: BTreeMap<Side, ManId>,
    }
    /// Who comes to relieve the town, and when: for the organiser alone.
    ReliefPromised {
        /// Who, and when.
        relief: ReliefForce,
    }
    /// What a side has to eat.
    RationsCounted {
        /// Which.
        side: Side,
        /// Rations in its store.
        rations: u32,
    }
    /// A siege on a campaign map rests until the map goes on.
    SiegeRested {
        /// Behind which strategic turn.
        turn: u32,
    }
    /// It goes on.
    SiegeResumed {
        /// Besiegers who have come since.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        men: BTreeMap<ManId, Man>,
        /// Who has gone since.
        #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
        gone: BTreeSet<ManId>,
        /// Engines that were bought since.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        engines: BTreeMap<EngineId, Engine>,
        /// Is it a turn without days, in which only food is eaten?
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        blockade: bool,
        /// Who comes before the town on the first day, to relieve it.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        relief: BTreeMap<ManId, Man>,
        /// Who comes into it from the second day on, by a gate that the besieged hold.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        joining: BTreeMap<ManId, Man>,
    }
    /// Who has won in the open comes in by a gate.
    ReliefEntered {
        /// Who.
        men: BTreeMap<ManId, Man>,
    }
    /// A strategic turn begins.
    StrategicTurnBegun {
        /// Which, from 1.
        turn: u32,
    }
    /// A day begins.
    DayBegun {
        /// Which of the strategic turn, 1 to 5.
        day: u32,
    }
    /// The day waits for a side.
    SiegeStepBegun {
        /// For what.
        step: SiegeStep,
        /// For whom.
        side: Side,
    }
    /// Both sides roll for the initiative.
    InitiativeRolled {
        /// What the besiegers rolled.
        besiegers: u32,
        /// What they add.
        besiegers_add: u32,
        /// What the besieged rolled.
        besieged: u32,
        /// What they add.
        besieged_add: u32,
        /// Who has it.
        side: Side,
    }
    /// A side has the initiative without a roll.
    InitiativeGiven {
        /// Which.
        side: Side,
        /// By which clause.
        clause: ClauseId,
    }
    /// A side does nothing.
    StepPassed {
        /// Which.
        side: Side,
    }
    /// The besiegers send miners, or nobody.
    MinersSent {
        /// The galleries that are begun; none: nobody digs.
        mines: Vec<MineBegun>,
    }
    /// Engineers begin to dig under a wall.
    MineBegun {
        /// Which.
        hex: Hex,
        /// Who.
        engineers: BTreeSet<ManId>,
    }
    /// A mine is sprung.
    #[schemars(rename = "TownMineSprung")]
    MineSprung {
        /// Under which wall.
        hex: Hex,
        /// What was thrown.
        die: u32,
        /// Hits on the wall by now.
        hits: u32,
    }
    /// A machine is laid on a wall.
    EngineLaid {
        /// Which.
        engine: EngineId,
        /// On which.
        hex: Hex,
    }
    /// The machines that are laid on a hex shoot.
    SalvoShot {
        /// At which.
        hex: Hex,
        /// Which machines.
        engines: Vec<EngineId>,
        /// Their battering points.
        points: u32,
        /// What was thrown.
        die: u32,
        /// Hits on the wall by now.
        hits: u32,
        /// Battering points that machines lost.
        lost: BTreeMap<EngineId, u32>,
    }
    /// A piece of wall falls.
    WallFallen {
        /// Which.
        hex: Hex,
        /// By which clause.
        clause: ClauseId,
    }
    /// The besiegers make ladders or fascines.
    Prepared {
        /// Which.
        what: Preparation,
        /// Ladders that they have made.
        ladders: Vec<LadderId>,
    }
    /// A machine is mended.
    EngineMended {
        /// Which.
        engine: EngineId,
    }
    /// No ship comes in or out today.
    SeaBlockaded {
    }
    /// The garrison gives up the town and goes to the citadel.
    GarrisonWithdrew {
        /// Those who stood in what it gives up.
        men: Vec<ManId>,
        /// What it gives up.
        given_up: Vec<Hex>,
        /// What it raises behind itself.
        raised: Vec<Mechanism>,
        /// Rations that it leaves behind.
        rations: u32,
    }
    /// A wall is mended by a hit.
    WallMended {
        /// Which.
        hex: Hex,
        /// Hits that are left.
        hits: u32,
    }
    /// A side rests.
    #[schemars(rename = "TownRested")]
    Rested {
        /// Which.
        side: Side,
    }
    /// The wounded of a side are looked after.
    WoundedTended {
        /// Whose.
        side: Side,
        /// What was thrown for each, and what became of them.
        wounded: BTreeMap<ManId, (u32, Treatment)>,
    }
    /// A side eats.
    RationsEaten {
        /// Which.
        side: Side,
        /// Rations.
        rations: u32,
        /// What is left.
        left: u32,
    }
    /// Ships bring rations.
    SuppliesLanded {
        /// How many.
        rations: u32,
    }
    /// A side goes hungry, or no longer.
    HungerChanged {
        /// Which.
        side: Side,
        /// Its people fight as wounded ([ST-22](crate::clauses::ST_22)).
        hungry: bool,
    }
    /// What a garrison to whom terms are offered has left to eat.
    SuppliesWeighed {
        /// Strategic turns for which it has food.
        level: u32,
        /// What that adds to the roll.
        bonus: u32,
    }
    /// The besiegers offer terms.
    TermsOffered {
        /// What their number adds.
        numbers: u32,
        /// What their progress adds.
        progress: u32,
        /// What was thrown.
        die: u32,
        /// The garrison surrenders.
        accepted: bool,
    }
    /// A relief has come.
    ReliefArrived {
        /// Who.
        men: BTreeMap<ManId, Man>,
    }
    /// The besiegers give battle outside.
    BattleGiven {
        /// Those of them who fight it.
        party: BTreeSet<ManId>,
        /// All of them: the garrison has the whole fortification again.
        all: bool,
    }
    /// The besiegers take refuge in what they hold.
    RefugeTaken {
        /// Engines that they leave outside.
        left: BTreeSet<EngineId>,
        /// What they have to eat there.
        rations: u32,
    }
    /// Fighting begins: an assault, a sortie, or a battle outside.
    FightingBegun {
        /// Who has the first player turn.
        side: Side,
        /// In the town too.
        inside: bool,
        /// The gate of a sortie.
        gate: Option<GateId>,
        /// Who comes out in it.
        sortie: BTreeSet<ManId>,
    }
    /// A moat hex is filled before an assault.
    MoatFilled {
        /// Which.
        hex: Hex,
    }
    /// An engine is brought to its place before an assault.
    EngineBrought {
        /// Which.
        engine: EngineId,
        /// Where.
        at: Hex,
        /// Which way its front looks.
        facing: board::Direction,
    }
    /// Two take a ladder out of the camp before an assault.
    LadderFetched {
        /// Which.
        ladder: LadderId,
        /// Who.
        by: [ManId; 2],
    }
    /// The battle outside is over.
    #[schemars(rename = "SiegeBattleEnded")]
    BattleEnded {
        /// Who won it.
        winner: Side,
        /// Those of the loser who get away.
        fled: Vec<ManId>,
    }
    /// The day's fighting is over: people go back to where they live.
    FightingEnded {
        /// What the besiegers hold in addition.
        taken: Vec<Hex>,
        /// What they no longer hold.
        lost: Vec<Hex>,
        /// Who goes back to the camp outside.
        camp: Vec<ManId>,
        /// Ladders that are carried back, and to whose camp.
        ladders: BTreeMap<LadderId, Side>,
        /// Engines that are pushed back.
        engines: Vec<EngineId>,
        /// Gates that the garrison shuts.
        shut: Vec<GateId>,
    }
    /// The roles are as they were before the refuge.
    RolesRestored {
    }
    /// The siege is over.
    #[schemars(rename = "TownSiegeEnded")]
    SiegeEnded {
        /// How.
        outcome: Outcome,
        /// Casualty points of the winner.
        points: u32,
        /// How clear the victory is.
        degree: Degree,
    }
}
