//! Who fights: classes with their values on foot and mounted, and the four states of everybody.

use crate::spot::Spot;
use decider::{By, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

rulebook::named! {
    /// The two sides of a siege.
    #[schemars(rename = "TownSide")]
    Side {
        /// Who assaults.
        Besiegers = "besiegers", "the besiegers";
        /// Who holds the town.
        Besieged = "besieged", "the besieged";
    }
}

impl Side {
    /// The other side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Besiegers => Self::Besieged,
            Self::Besieged => Self::Besiegers,
        }
    }

    /// The role of whoever leads this side.
    #[must_use]
    pub fn seat(self) -> Seat {
        #[expect(clippy::unwrap_used, reason = "both words are seat names; a test reads them")]
        self.word().parse().unwrap()
    }

    /// The side that a sender leads.
    #[must_use]
    pub fn of(by: &By) -> Option<Self> {
        Self::ALL.into_iter().find(|side| *by == By::Seat(side.seat()))
    }
}

rulebook::named! {
    /// What somebody is ([ST-01](crate::clauses::ST_01)).
    Class {
        /// Leads.
        Baron = "baron", "Baron";
        /// A knight.
        Knight = "knight", "Knight";
        /// A sergeant.
        Sergeant = "sergeant", "Sergeant";
        /// A spearman.
        Spearman = "spearman", "Spearman";
        /// A foot soldier.
        FootSoldier = "foot-soldier", "Foot soldier";
        /// Shoots a crossbow.
        Crossbowman = "crossbowman", "Crossbowman";
        /// Shoots a longbow.
        Longbowman = "longbowman", "Longbowman";
        /// Shoots a short bow.
        Archer = "archer", "Archer";
        /// Works machines and mines.
        Engineer = "engineer", "Engineer";
        /// Defends their own street.
        Townsman = "townsman", "Townsman";
        /// Does not fight.
        Civilian = "civilian", "Civilian";
        /// A horse without its rider: it goes where somebody leads it
        /// ([ST-44](crate::clauses::ST_44)).
        Horse = "horse", "Horse";
    }
}

rulebook::named! {
    /// What one shoots with.
    Weapon {
        /// Sure, and slow to load.
        Crossbow = "crossbow", "Crossbow";
        /// Reaches farthest.
        Longbow = "longbow", "Longbow";
        /// The bow of every garrison.
        Shortbow = "shortbow", "Short bow";
    }
}

/// Attack, defence and movement points of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Values {
    /// Added up against a defender.
    pub attack: u32,
    /// What attackers are divided by.
    pub defence: u32,
    /// Points of movement in a player turn.
    pub movement: u32,
}

impl Values {
    const fn new(attack: u32, defence: u32, movement: u32) -> Self {
        Self { attack, defence, movement }
    }

    /// Half of attack and defence, rounded up; of the movement too, unless a horse does the walking.
    const fn wounded(self, mounted: bool) -> Self {
        let movement = if mounted { self.movement } else { self.movement.div_ceil(2) };
        Self::new(self.attack.div_ceil(2), self.defence.div_ceil(2), movement)
    }
}

/// The row of a class in the table of [ST-01](crate::clauses::ST_01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// On foot.
    pub foot: Values,
    /// On a horse; none: never.
    pub mounted: Option<Values>,
    /// Harder to hit from afar.
    pub armoured: bool,
    /// What they shoot with.
    pub weapon: Option<Weapon>,
    /// Points lost with them ([ST-26](crate::clauses::ST_26)).
    pub casualty_points: u32,
}

impl Class {
    /// Its row.
    #[must_use]
    pub const fn row(self) -> Row {
        match self {
            Self::Baron => horsed(foot(9, 9, 8), Values::new(13, 10, 16), 5),
            Self::Knight => horsed(foot(8, 8, 8), Values::new(12, 9, 16), 4),
            Self::Sergeant => horsed(foot(6, 7, 8), Values::new(9, 8, 16), 3),
            Self::Spearman => foot(6, 5, 9),
            Self::FootSoldier => foot(5, 5, 9),
            Self::Crossbowman => shooting(foot(4, 4, 9), Weapon::Crossbow),
            Self::Longbowman => shooting(foot(3, 3, 10), Weapon::Longbow),
            Self::Archer => shooting(foot(3, 3, 10), Weapon::Shortbow),
            Self::Engineer => foot(3, 3, 9),
            Self::Townsman => foot(2, 2, 10),
            Self::Civilian => Row { casualty_points: 0, ..foot(0, 1, 10) },
            Self::Horse => Row { casualty_points: 0, ..foot(0, 1, 0) },
        }
    }

    /// What it costs where somebody buys an army: twice attack and defence, the movement, and the bow;
    /// a horse ten more.
    #[must_use]
    pub const fn cost(self, mounted: bool) -> u32 {
        let row = self.row();
        let (values, horse) = match row.mounted {
            Some(values) if mounted => (values, 10),
            _ => (row.foot, 0),
        };
        let bow = match row.weapon {
            None => 0,
            Some(Weapon::Crossbow) => 8,
            Some(Weapon::Longbow | Weapon::Shortbow) => 6,
        };
        2 * (values.attack + values.defence) + values.movement + horse + bow
    }
}

const fn foot(attack: u32, defence: u32, movement: u32) -> Row {
    Row {
        foot: Values::new(attack, defence, movement),
        mounted: None,
        armoured: false,
        weapon: None,
        casualty_points: 1,
    }
}

const fn horsed(row: Row, mounted: Values, casualty_points: u32) -> Row {
    Row { mounted: Some(mounted), armoured: true, casualty_points, ..row }
}

const fn shooting(row: Row, weapon: Weapon) -> Row {
    Row { weapon: Some(weapon), ..row }
}

rulebook::id! {
    /// Somebody of either side, such as `foot-soldier-3`.
    ManId as "TownManId", Small
}

rulebook::named! {
    /// Whether somebody is still in the assault.
    Fate {
        /// Is on the map.
        Alive = "alive", "alive";
        /// Lies where they fell.
        Dead = "dead", "dead";
        /// Was taken by the enemy.
        Captured = "captured", "captured";
        /// Has left the siege.
        Fled = "fled", "fled";
    }
}

rulebook::named! {
    /// How somebody is ([ST-10](crate::clauses::ST_10)).
    #[schemars(rename = "TownCondition")]
    Condition {
        /// Unhurt.
        Sound = "sound", "sound";
        /// A second wound kills.
        Wounded = "wounded", "wounded";
        /// Lies there and cannot act.
        Stunned = "stunned", "stunned";
        /// Lies where they fell.
        Dead = "dead", "dead";
    }
}

rulebook::payloads! {
    /// One person of either side.
    Man {
        /// Whose.
        side: Side,
        /// What.
        class: Class,
        /// A name of their own.
        called: Option<String>,
        /// On a horse?
        mounted: bool,
        /// Wounded: a second wound kills.
        wounded: bool,
        /// Stunned: lies there and cannot act.
        stunned: bool,
        /// Had nothing to eat: fights as if wounded ([ST-22](crate::clauses::ST_22)).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        hungry: bool,
        /// Alive, dead or captured.
        fate: Fate,
        /// Where they are, or lie; none: off the map.
        place: Option<Spot>,
    }
}

/// Some of a side who are alike, and whom their owner places.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "AssaultReserve")]
pub struct Reserve {
    /// What they are.
    pub class: Class,
    /// How many.
    pub number: u32,
    /// On horses?
    #[serde(default)]
    pub mounted: bool,
    /// Names of their own, for the first of them.
    #[serde(default)]
    pub called: Vec<String>,
}

impl Man {
    /// Attack, defence and movement as they are now: halved by a wound or by hunger, and a stunned man
    /// defends at half and does nothing else ([ST-01](crate::clauses::ST_01),
    /// [ST-10](crate::clauses::ST_10), [ST-22](crate::clauses::ST_22)).
    #[must_use]
    pub const fn values(&self) -> Values {
        let row = self.class.row();
        let whole = match row.mounted {
            Some(values) if self.mounted => values,
            _ => row.foot,
        };
        let weak = self.wounded || self.hungry;
        let values = if weak { whole.wounded(self.mounted) } else { whole };
        if self.stunned { Values::new(0, values.defence.div_ceil(2), 0) } else { values }
    }

    /// On the map, alive and on their feet; a horse by itself bars nobody's way.
    #[must_use]
    pub fn stands(&self) -> bool {
        self.fate == Fate::Alive && !self.stunned && self.place.is_some() && !self.is_horse()
    }

    /// How somebody is who was neither captured nor has fled.
    #[must_use]
    pub fn condition(&self) -> Option<Condition> {
        match self.fate {
            Fate::Alive if self.stunned => Some(Condition::Stunned),
            Fate::Alive if self.wounded => Some(Condition::Wounded),
            Fate::Alive => Some(Condition::Sound),
            Fate::Dead => Some(Condition::Dead),
            Fate::Captured | Fate::Fled => None,
        }
    }

    /// Is this a horse without its rider?
    #[must_use]
    pub fn is_horse(&self) -> bool {
        self.class == Class::Horse
    }

    /// Is this hit by the table of the mounted?
    #[must_use]
    pub fn rides(&self) -> bool {
        self.mounted || self.is_horse()
    }
}
