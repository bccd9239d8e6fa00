//! A siege over days: what it starts from, and how it stands between two assaults
//! ([ST-19](crate::clauses::ST_19), [ST-61](crate::clauses::ST_61)).

use crate::men::{Man, ManId, Reserve, Side};
use crate::spot::Spot;
use crate::town::GateId;
use crate::works::EngineId;
use board::Hex;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The siege of a scenario that goes on over days.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SiegeStart")]
pub struct SiegeStart {
    /// The last strategic turn; none: the fourth ([ST-65](crate::clauses::ST_65)).
    #[serde(default)]
    pub turns: Option<u32>,
    /// Does it go on over turns of a campaign map? Then it has no last turn ([ST-65](crate::clauses::ST_65)), and
    /// rests behind each.
    #[serde(default)]
    pub on_map: bool,
    /// Moat hexes that the besiegers can fill before an assault.
    #[serde(default)]
    pub fascines: u32,
    /// Columns and rows of the field outside on which a relief is fought; none: 22 and 12.
    #[serde(default)]
    pub field: Option<[u32; 2]>,
    /// Is it the border castle ([HAV-160](crate::clauses::HAV_160))?
    #[serde(default)]
    pub border: bool,
    /// Rations in the store of the besieged, which the besiegers do not know
    /// ([ST-62](crate::clauses::ST_62)).
    pub rations: u32,
    /// Rations that the besiegers bring with them if they take refuge
    /// ([HAV-154](crate::clauses::HAV_154)).
    #[serde(default)]
    pub brought: u32,
    /// Who comes to relieve the town.
    #[serde(default)]
    pub relief: Option<ReliefForce>,
}

/// Rules of a siege that both sides know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "SiegeRules")]
pub struct SiegeRules {
    /// The last strategic turn; none: without limit ([ST-65](crate::clauses::ST_65)), on a campaign map.
    pub turns: Option<u32>,
    /// Moat hexes that the besiegers can fill before an assault ([ST-61](crate::clauses::ST_61)).
    pub fascines: u32,
    /// Columns and rows of the field outside on which a relief is fought
    /// ([HAV-144](crate::clauses::HAV_144)).
    pub field: [u32; 2],
    /// Is it the border castle ([HAV-160](crate::clauses::HAV_160))?
    pub border: bool,
}

impl SiegeStart {
    /// What both sides know of it.
    #[must_use]
    pub fn rules(&self) -> SiegeRules {
        SiegeRules {
            turns: (!self.on_map).then(|| self.turns.unwrap_or(crate::tables::STRATEGIC_TURNS)),
            fascines: self.fascines,
            field: self.field.unwrap_or(crate::tables::OPEN_FIELD),
            border: self.border,
        }
    }
}

impl Default for SiegeRules {
    fn default() -> Self {
        Self {
            turns: Some(crate::tables::STRATEGIC_TURNS),
            fascines: 0,
            field: crate::tables::OPEN_FIELD,
            border: false,
        }
    }
}

/// Who comes to relieve the town, and when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "ReliefForce")]
pub struct ReliefForce {
    /// On the first day of which strategic turn.
    pub turn: u32,
    /// By ship: not on the day after a blockade ([ST-61](crate::clauses::ST_61)).
    #[serde(default)]
    pub by_sea: bool,
    /// Who.
    pub men: Vec<Reserve>,
}

rulebook::named! {
    /// What a day of the siege waits for.
    SiegeStep {
        /// A strategic turn begins: the besiegers send miners.
        Preparations = "preparations", "Preparations";
        /// A relief has come: the besiegers choose.
        Relief = "relief", "Relief";
        /// The besieged take the initiative or decline it ([HAV-148](crate::clauses::HAV_148)).
        Initiative = "initiative", "Initiative";
        /// Who has the initiative acts.
        Action = "action", "Action";
        /// Who holds the ramparts may assault ([HAV-156](crate::clauses::HAV_156)).
        Reply = "reply", "Reply";
        /// An assault, a sortie or a battle is fought.
        Fighting = "fighting", "Fighting";
        /// The strategic turn ends: the besiegers may offer terms.
        Terms = "terms", "Terms";
    }
}

rulebook::named! {
    /// Where people fight: in the town, or outside against a relief
    /// ([HAV-151](crate::clauses::HAV_151)).
    #[schemars(rename = "SiegeTable")]
    Table {
        /// The town and the ground before its walls.
        Town = "town", "The town";
        /// The open field.
        Field = "field", "The field";
    }
}

rulebook::named! {
    /// What the besiegers prepare in a day ([ST-61](crate::clauses::ST_61)).
    Preparation {
        /// Two ladders.
        Ladders = "ladders", "Ladders";
        /// Fascines for three hexes of moat.
        Fascines = "fascines", "Fascines";
    }
}

rulebook::named! {
    /// What becomes of somebody wounded in a day ([ST-25](crate::clauses::ST_25)).
    Treatment {
        /// They die of it.
        Dies = "dies", "dies";
        /// They are still wounded.
        Unchanged = "unchanged", "still wounded";
        /// They are well again.
        Heals = "heals", "healed";
    }
}

/// A gallery under the wall, which only the besiegers know of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mine {
    /// The rampart hex.
    pub hex: Hex,
    /// Who digs.
    pub engineers: BTreeSet<ManId>,
    /// The strategic turn in which they began.
    pub since: u32,
}

/// A battle outside against a relief.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// Those of the besiegers who fight it ([HAV-147](crate::clauses::HAV_147)).
    pub party: BTreeSet<ManId>,
    /// The game turn before its first; none: not begun.
    pub after: Option<u32>,
    /// Who won it.
    pub winner: Option<Side>,
}

/// A sortie: those who come out, and the gate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sortie {
    /// Which gate.
    pub gate: GateId,
    /// Who.
    pub men: BTreeSet<ManId>,
}

/// How a siege over days stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Siege {
    /// Rules that both sides know.
    pub rules: SiegeRules,
    /// The leader of each side, for [ST-24](crate::clauses::ST_24).
    pub commanders: BTreeMap<Side, ManId>,
    /// Who comes to relieve the town; nobody of the players knows.
    pub promised: Option<ReliefForce>,
    /// The strategic turn, from 1.
    pub turn: u32,
    /// The day of it, 1 to 5.
    pub day: u32,
    /// Does it rest until the campaign map goes on?
    pub rests: bool,
    /// What the day waits for, and from whom.
    pub step: Option<(SiegeStep, Side)>,
    /// Who has the initiative.
    pub initiative: Option<Side>,
    /// Rations of the besieged; of the besiegers too, once they are in their refuge.
    pub rations: BTreeMap<Side, u32>,
    /// Rations that the besiegers have if they take refuge: what the garrison left behind, and what they bring
    /// ([HAV-154](crate::clauses::HAV_154)).
    pub refuge_store: u32,
    /// Who had nothing to eat in the last strategic turn ([ST-22](crate::clauses::ST_22)).
    pub hungry: BTreeSet<Side>,
    /// Who began this strategic turn without a ration ([ST-62](crate::clauses::ST_62)).
    pub starving: BTreeSet<Side>,
    /// Was the sea blockaded yesterday, or today?
    pub blockaded: bool,
    /// Was it on any day of this strategic turn ([HAV-001](crate::clauses::HAV_001))?
    pub ships_barred: bool,
    /// Who rested today.
    pub rested: Option<Side>,
    /// Was there an assault, a sortie or a battle today?
    pub fought_today: bool,
    /// Moat hexes that can be filled before an assault.
    pub fascines: u32,
    /// Ladders that were ever made: they are numbered.
    pub ladders: u32,
    /// Barrels of oil that each side has in an assault ([ST-51](crate::clauses::ST_51)).
    pub oil: BTreeMap<Side, u32>,
    /// Engines that the besiegers left outside when they took refuge: the relief has them.
    pub engines_left: BTreeSet<EngineId>,
    /// At what each machine is laid ([ST-53](crate::clauses::ST_53)).
    pub laid: BTreeMap<EngineId, Hex>,
    /// Galleries that are being dug ([ST-54](crate::clauses::ST_54)).
    pub mines: Vec<Mine>,
    /// Who comes before the town on the first day of the turn, to relieve it; of a siege on a campaign map.
    pub coming: BTreeMap<ManId, Man>,
    /// Who comes into it from the second day on, by a gate that the besieged hold.
    pub joining: BTreeMap<ManId, Man>,
    /// Who relieves the town, once they are there.
    pub relief: BTreeSet<ManId>,
    /// The battle against them.
    pub battle: Option<Battle>,
    /// Have the besiegers taken refuge in what they hold: are the roles reversed
    /// ([HAV-155](crate::clauses::HAV_155))?
    pub reversed: bool,
    /// Is there fighting in the town?
    pub inside: bool,
    /// Was there, in today's fighting?
    pub inside_was: bool,
    /// The sortie of today.
    pub sortie: Option<Sortie>,
    /// Those who take no part in today's fighting, with where they are.
    pub stood_down: BTreeMap<ManId, Option<Spot>>,
}

impl Siege {
    /// Whom a side is in the order of days: the besiegers in their refuge are the besieged
    /// ([HAV-155](crate::clauses::HAV_155)).
    #[must_use]
    pub const fn role(&self, side: Side) -> Side {
        if self.reversed { side.other() } else { side }
    }

    /// Is the battle outside being fought?
    #[must_use]
    pub fn battle_rages(&self) -> bool {
        self.battle.as_ref().is_some_and(|it| it.after.is_some() && it.winner.is_none())
    }

    /// Is there a battle that has not been fought yet?
    #[must_use]
    pub fn battle_waits(&self) -> bool {
        self.battle.as_ref().is_some_and(|it| it.after.is_none())
    }

    /// Do those outside belong to the battle?
    #[must_use]
    pub fn is_outside(&self, man: &ManId) -> bool {
        self.battle.as_ref().is_some_and(|it| {
            it.winner.is_none() && (it.party.contains(man) || self.relief.contains(man))
        })
    }

    /// Does somebody dig?
    #[must_use]
    pub fn digs(&self, man: &ManId) -> bool {
        self.mines.iter().any(|mine| mine.engineers.contains(man))
    }

    /// The day from the beginning of the siege, from 1.
    #[must_use]
    pub const fn days(&self) -> u32 {
        (self.turn.saturating_sub(1)) * crate::tables::DAYS + self.day
    }
}
