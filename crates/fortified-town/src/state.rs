//! How an assault stands: everything that later decisions depend on.

use crate::asks::Ask;
use crate::men::{Fate, Man, ManId, Side};
use crate::siege::{Siege, Table};
use crate::spot::Spot;
use crate::tables;
use crate::town::{Mechanism, Town};
use crate::works::{EngineId, LadderId, Works};
use board::{Direction, Hex};
use decider::Contradiction;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

rulebook::named! {
    /// The phases of a player turn ([ST-02](crate::clauses::ST_02)).
    #[schemars(rename = "TownPhase")]
    Phase {
        /// Bowmen shoot who may move afterwards at half.
        FirstFire = "first-fire", "First fire";
        /// One after the other moves, and the other side shoots at who moves.
        Movement = "movement", "Movement";
        /// Face to face.
        Combat = "combat", "Combat";
        /// Bowmen shoot who have neither moved nor fought.
        SecondFire = "second-fire", "Second fire";
        /// The stunned come to or are taken; mechanisms move; fires grow.
        Recovery = "recovery", "Recovery";
    }
}

/// Rules that a scenario sets.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "TownOptions")]
pub struct Options {
    /// Hexes in which others stand do not count as distance of a line, as the book literally says
    /// ([HAV-073](crate::clauses::HAV_073)).
    pub men_shorten_lines: bool,
    /// The last game turn; none: until the assault is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<u32>,
    /// Hexes from the wall at which besiegers deploy; none: 8 ([ST-58](crate::clauses::ST_58)).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub distance: Option<u32>,
    /// Wall hexes and gates that the besiegers win by holding all of at the end of a game turn
    /// ([ST-65](crate::clauses::ST_65)).
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub goal: BTreeSet<Hex>,
    /// Hexes that the besiegers win by burning down, all of them
    /// ([ST-65](crate::clauses::ST_65)).
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub burn: BTreeSet<Hex>,
}

rulebook::named! {
    /// How an assault ended.
    #[schemars(rename = "AssaultOutcome")]
    Outcome {
        /// Nobody of the besieged is left.
        Stormed = "stormed", "stormed";
        /// The besiegers hold all that the scenario names.
        Taken = "taken", "taken";
        /// Nobody of the besiegers is.
        BeatenOff = "beaten-off", "beaten off";
        /// Five turns without a combat, and a wall between all of them ([HAV-130](crate::clauses::HAV_130)).
        BrokenOff = "broken-off", "broken off";
        /// The last turn that the scenario sets is over.
        OutOfTime = "out-of-time", "out of time";
        /// The garrison has given up ([ST-23](crate::clauses::ST_23), [ST-24](crate::clauses::ST_24)).
        Surrendered = "surrendered", "surrendered";
        /// A relief has driven the besiegers away, or taken them ([ST-64](crate::clauses::ST_64)).
        Relieved = "relieved", "relieved";
        /// The besiegers have gone home ([ST-65](crate::clauses::ST_65)).
        GivenUp = "given-up", "given up";
    }
}

impl Outcome {
    /// Who has won by it ([ST-65](crate::clauses::ST_65)).
    #[must_use]
    pub const fn winner(self) -> Side {
        match self {
            Self::Stormed | Self::Taken | Self::Surrendered => Side::Besiegers,
            Self::BeatenOff
            | Self::BrokenOff
            | Self::OutOfTime
            | Self::Relieved
            | Self::GivenUp => Side::Besieged,
        }
    }
}

rulebook::named! {
    /// How clear a victory is, by what the winner has lost ([ST-26](crate::clauses::ST_26)).
    #[schemars(rename = "AssaultDegree")]
    Degree {
        /// Dearly bought.
        Marginal = "marginal", "marginal";
        /// At some cost.
        Substantial = "substantial", "substantial";
        /// At little cost.
        Decisive = "decisive", "decisive";
    }
}

/// A combat that was rolled, of which something is still open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// Whom it was about.
    pub defender: ManId,
    /// Who attacked.
    pub attackers: Vec<ManId>,
    /// Where the defender stood.
    pub place: Spot,
    /// Attackers who are still to be driven back.
    pub retreating: Vec<ManId>,
}

/// What somebody has done in this player turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Doing {
    /// Movement points left; none: nothing of them is used.
    pub left: Option<u32>,
    /// Where they began to move.
    pub moved: bool,
    /// Their move is over.
    pub ended: bool,
    /// They have shot.
    pub shot: bool,
    /// They have attacked, or pressed.
    pub attacked: bool,
    /// They have been attacked.
    pub defended: bool,
    /// The mechanism that they work.
    pub works: Option<Mechanism>,
    /// The direction in which they have ridden, and how many hexes without a turn
    /// ([ST-43](crate::clauses::ST_43)).
    pub run: Option<(Direction, u32)>,
}

/// Who or what is being moved: one at a time ([ST-27](crate::clauses::ST_27)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Moving {
    /// Somebody.
    Man(ManId),
    /// A ladder, with who goes ahead.
    Ladder(LadderId, ManId),
    /// An engine.
    Engine(EngineId),
}

/// What an engine has done in a player turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pushed {
    /// Hexes that it was pushed.
    pub hexes: u32,
    /// It has turned, which takes the whole turn ([HAV-107](crate::clauses::HAV_107)).
    pub pivoted: bool,
    /// A ram has struck.
    pub struck: bool,
}

/// An assault on a town.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The scenario's name.
    pub title: String,
    /// The town as its map draws it; shared by all copies of an assault.
    pub town: Arc<Town>,
    /// What the siege has made of it.
    pub works: Works,
    /// Everybody, also those who are gone.
    pub men: BTreeMap<ManId, Man>,
    /// Whose each wall hex is that somebody of the besiegers has stood on
    /// ([ST-59](crate::clauses::ST_59)).
    pub held: BTreeMap<Hex, Side>,
    /// Rules that the scenario sets.
    pub options: Options,
    /// What each side is called.
    pub sides: BTreeMap<Side, String>,
    /// Who places their people before the assault; none: nobody any more.
    pub deploying: Option<Side>,
    /// Those whom their owners have placed themselves.
    pub deployed: BTreeSet<ManId>,
    /// Those who wait beneath a rampart, which only their own side knows
    /// ([HAV-140](crate::clauses::HAV_140)).
    pub beneath: BTreeMap<ManId, Hex>,
    /// The game turn, from 1; 0 before the first.
    pub turn: u32,
    /// Whose player turn it is, and which phase of it.
    pub phase: Option<(Side, Phase)>,
    /// What everybody has done in this player turn.
    pub doing: BTreeMap<ManId, Doing>,
    /// Who or what is being moved.
    pub moving: Option<Moving>,
    /// What each engine has done in this player turn.
    pub pushed: BTreeMap<EngineId, Pushed>,
    /// Ladders that somebody has tried to topple in this phase, by side
    /// ([ST-48](crate::clauses::ST_48)).
    pub shaken: BTreeSet<(Side, LadderId)>,
    /// Whom oil has still to reach, and who has poured it.
    pub oiled: Vec<ManId>,
    /// Who has poured oil last.
    pub pourers: Vec<ManId>,
    /// Who has fled from a fire in this phase, or was burnt.
    pub scorched: BTreeSet<ManId>,
    /// Riders who have dismounted so far: their horses are numbered.
    pub horses: u32,
    /// The besiegers have called their people off ([ST-56](crate::clauses::ST_56)).
    pub called_off: bool,
    /// The game turn in which it was called off.
    pub called_off_in: u32,
    /// Shots that are declared, in the order of [ST-27](crate::clauses::ST_27).
    pub aims: BTreeMap<ManId, ManId>,
    /// Questions, the first of which is to be answered next.
    pub asked: Vec<Ask>,
    /// The combat of which something is still open.
    pub fight: Option<Fight>,
    /// Who shoots no more at whom in this phase.
    pub held_fire: Vec<ManId>,
    /// Nobody shoots any more at who moves in this phase.
    pub fire_held: bool,
    /// Crossbows that are being loaded, and the player turn in which they were shot
    /// ([ST-28](crate::clauses::ST_28)).
    pub loading: BTreeMap<ManId, u32>,
    /// When somebody was stunned, as a number of player turns ([ST-10](crate::clauses::ST_10)).
    pub stunned_in: BTreeMap<ManId, u32>,
    /// Whose horses go half as far in their riders' next turn ([ST-08](crate::clauses::ST_08)).
    pub lamed: BTreeSet<ManId>,
    /// Was there a combat in this game turn?
    pub fought: bool,
    /// Game turns in a row without a combat ([ST-56](crate::clauses::ST_56)).
    pub quiet: u32,
    /// The siege over days of which this assault is a part; none: it stands alone.
    pub siege: Option<Siege>,
    /// Who has the first player turn; none: the besiegers ([ST-27](crate::clauses::ST_27)).
    pub first: Option<Side>,
    /// How it ended.
    pub outcome: Option<Outcome>,
}

impl State {
    /// Everybody alive on the map, by id.
    pub fn on_map(&self) -> impl Iterator<Item = (&ManId, &Man, Spot)> {
        self.men
            .iter()
            .filter(|(_, man)| man.fate == Fate::Alive)
            .filter_map(|(id, man)| Some((id, man, man.place?)))
    }

    /// Who stands at a place: of some who share it, the first by id.
    #[must_use]
    pub fn standing_at(&self, place: Spot) -> Option<(&ManId, &Man)> {
        self.standing_in(place).next()
    }

    /// Everybody who stands at a place; more than one only in an engine
    /// ([ST-04](crate::clauses::ST_04)).
    pub fn standing_in(&self, place: Spot) -> impl Iterator<Item = (&ManId, &Man)> {
        self.on_map()
            .filter(move |(_, man, at)| *at == place && man.stands())
            .map(|(id, man, _)| (id, man))
    }

    /// How many bodies lie at a place.
    #[must_use]
    pub fn bodies(&self, place: Spot) -> usize {
        let dead = |man: &&Man| man.fate == Fate::Dead && man.place == Some(place);
        self.men.values().filter(dead).count()
    }

    /// What somebody has done in this player turn.
    #[must_use]
    pub fn doing(&self, id: &ManId) -> Doing {
        self.doing.get(id).cloned().unwrap_or_default()
    }

    /// Movement points that somebody has left: half of them who has shot in this player turn
    /// ([ST-28](crate::clauses::ST_28)).
    #[must_use]
    pub fn points_left(&self, id: &ManId) -> u32 {
        let Some(man) = self.men.get(id) else { return 0 };
        let doing = self.doing(id);
        let whole = man.values().movement;
        let all = if doing.shot { whole / 2 } else { whole };
        doing.left.map_or(all, |left| left.min(whole))
    }

    /// The player turns that have begun, this one included: two in a game turn.
    #[must_use]
    pub fn player_turn(&self) -> u32 {
        let second = self.phase.is_some_and(|(side, _)| side != self.assaulting());
        2 * self.turn + u32::from(second)
    }

    /// Whose player turn a game turn begins with: of who assaults ([ST-27](crate::clauses::ST_27)).
    #[must_use]
    pub fn assaulting(&self) -> Side {
        self.first.unwrap_or(Side::Besiegers)
    }

    /// Where a hex is: in or before the town, or on the field of a battle.
    #[must_use]
    pub fn table(&self, hex: Hex) -> Table {
        if hex.column() >= tables::FIELD_COLUMN { Table::Field } else { Table::Town }
    }

    /// Is there fighting at a table now?
    #[must_use]
    pub fn is_fought(&self, table: Table) -> bool {
        match (&self.siege, table) {
            (Some(siege), Table::Town) => siege.inside && self.phase.is_some(),
            (Some(siege), Table::Field) => siege.battle_rages() && self.phase.is_some(),
            (None, Table::Town) => self.outcome.is_none(),
            (None, Table::Field) => false,
        }
    }

    /// Do they take no part in the fighting: because they dig, or because it is elsewhere?
    #[must_use]
    pub fn is_away(&self, man: &ManId) -> bool {
        self.siege.as_ref().is_some_and(|it| it.digs(man) || it.stood_down.contains_key(man))
    }

    /// Somebody stands at a place: a wall or a street is theirs from now on
    /// ([ST-59](crate::clauses::ST_59)).
    pub(crate) fn hold(&mut self, place: Spot, side: Side) {
        self.held.insert(place.hex, side);
    }

    /// Somebody has spent points: so many are left.
    pub(crate) fn spend(&mut self, id: &ManId, left: u32) {
        let doing = self.doing.entry(id.clone()).or_default();
        doing.left = Some(left);
        doing.moved = true;
    }

    /// The man of an event.
    pub(crate) fn known(&mut self, id: &ManId) -> Result<&mut Man, Contradiction> {
        self.men.get_mut(id).ok_or_else(|| Contradiction::new(format!("there is no {id}")))
    }
}
