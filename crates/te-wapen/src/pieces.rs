//! 1.2, units and individuals on the table: who they are and how they stand.

use crate::abilities::Ability;
use crate::items::{Banner, Trinket, Weapon};
use crate::spells::School;
use crate::tables;
use crate::troops::{Body, Column, Troop, TroopId};
use board::Hex;
use decider::{By, Seat};
use rulebook::{id, named};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Arc;

named! {
    /// The two armies, after the colours of the cards ([WAP-029](crate::clauses::WAP_029)).
    Colour {
        /// Hearts and diamonds.
        Red = "red", "Red";
        /// Spades and clubs.
        Black = "black", "Black";
    }
}

impl Colour {
    /// The other army.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }

    /// The seat that leads it.
    ///
    /// # Panics
    /// Never: both words are seat names.
    #[must_use]
    pub fn seat(self) -> Seat {
        #[expect(clippy::unwrap_used, reason = "both words are seat names; a test reads them")]
        self.word().parse().unwrap()
    }

    /// The army that a sender leads.
    #[must_use]
    pub fn of(by: &By) -> Option<Self> {
        match by {
            By::Seat(seat) => seat.name().parse().ok(),
            By::Organiser | By::Rules => None,
        }
    }
}

id! {
    /// A unit or an individual, such as `red-cavalry-2`.
    PieceId as "PieceId", Small
}

/// What a piece can do: its row, with all that items, steeds and dice have made of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BattleProfile")]
pub struct Profile {
    /// The row that it comes from.
    pub troop: TroopId,
    /// As people say it.
    pub name: String,
    /// Its people.
    pub people: String,
    /// What kind of piece it is.
    pub body: Body,
    /// A short and a long move, or one.
    pub moves: Vec<u32>,
    /// Dice by distance.
    pub dice: Vec<u32>,
    /// Who has moved so far does not fight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no_combat_after: Option<u32>,
    /// What hits it.
    pub hit_at: u32,
    /// How many hits it endures at most.
    pub wounds: u32,
    /// What sets it apart.
    #[serde(default)]
    pub abilities: BTreeSet<Ability>,
    /// Its spells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub school: Option<School>,
    /// What a shapechanger becomes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub animal_form: Option<TroopId>,
    /// What of its row is ours, since the rulebook leaves it blank.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub ours: BTreeSet<Column>,
}

impl Profile {
    /// The profile of a row, with the dice of a breath or a howdah.
    #[must_use]
    pub fn of(troop: &Troop) -> Self {
        let mut profile = Self {
            troop: troop.id.clone(),
            name: troop.name.clone(),
            people: troop.people.clone(),
            body: troop.body,
            moves: troop.moves.clone(),
            dice: troop.dice.clone(),
            no_combat_after: troop.no_combat_after,
            hit_at: troop.hit_at,
            wounds: troop.wounds,
            abilities: troop.abilities.clone(),
            school: troop.school,
            animal_form: troop.animal_form.clone(),
            ours: troop.ours.clone(),
        };
        troop.abilities.iter().for_each(|&ability| profile.gain(ability));
        profile
    }

    /// Gives it an ability, and the dice that come with it: a breath
    /// ([WAP-158](crate::clauses::WAP_158)) or a howdah ([WAP-159](crate::clauses::WAP_159)).
    pub(crate) fn gain(&mut self, ability: Ability) {
        self.abilities.insert(ability);
        match ability {
            Ability::FireBreath => self.gain_ranged(&tables::BREATH),
            Ability::Howdah => self.gain_ranged(&tables::HOWDAH),
            _ => {}
        }
    }

    /// Hexes more, for each of its moves; what bars from fighting is the longer one as before.
    pub(crate) fn quicken(&mut self, by: u32) {
        self.moves.iter_mut().chain(&mut self.no_combat_after).for_each(|far| *far += by);
    }

    /// Has it this ability?
    #[must_use]
    pub fn has(&self, ability: Ability) -> bool {
        self.abilities.contains(&ability)
    }

    /// The longest way that it may move.
    #[must_use]
    pub fn longest_move(&self) -> u32 {
        self.moves.iter().copied().max().unwrap_or(0)
    }

    /// Does terrain not bind its moves ([WAP-125](crate::clauses::WAP_125),
    /// [WAP-126](crate::clauses::WAP_126))?
    #[must_use]
    pub fn is_free_of_terrain(&self) -> bool {
        self.has(Ability::Flying) || self.has(Ability::Ethereal)
    }

    fn gain_ranged(&mut self, dice: &[u32]) {
        for (at, &dice) in dice.iter().enumerate() {
            match self.dice.get_mut(at) {
                Some(known) => *known = (*known).max(dice),
                None => self.dice.push(dice),
            }
        }
    }
}

/// Magic items of one piece.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Items {
    /// Of an individual.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub weapons: BTreeSet<Weapon>,
    /// Of an individual.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub trinkets: BTreeSet<Trinket>,
    /// Of a unit.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub banners: BTreeSet<Banner>,
    /// Of a kind of their own.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub unique: Vec<Unique>,
}

/// A magic item that stands in no table ([WAP-189](crate::clauses::WAP_189)), of effects that the rules
/// know.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Unique {
    /// As people say it.
    pub name: String,
    /// What its bearer gains.
    pub abilities: BTreeSet<Ability>,
    /// Dice more, wherever it has any.
    pub dice: u32,
    /// Hexes more.
    pub moves: u32,
    /// Wounds more.
    pub wounds: u32,
}

/// What a shapechanger is by itself, and how long it is something else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shape {
    /// Its own profile.
    pub own: Arc<Profile>,
    /// The last turn as an animal; none: it has changed back.
    pub until: Option<u32>,
}

/// A unit or an individual as it stands. It has no front (WAP-057), and what it endures is counted,
/// however bases or counters show it (WAP-015).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Its army.
    pub colour: Colour,
    /// A name of its own.
    pub called: Option<String>,
    /// What it can do; shared by all copies of it.
    pub profile: Arc<Profile>,
    /// What it carries.
    pub items: Items,
    /// Called by a spell: nobody's loss ([W-12](crate::clauses::W_12)).
    pub summoned: bool,
    /// Where it stands; none: eliminated.
    pub hex: Option<Hex>,
    /// How many hits it still endures ([WAP-014](crate::clauses::WAP_014)).
    pub wounds: u32,
    /// Activation counters ([WAP-038](crate::clauses::WAP_038)).
    pub counters: u32,
    /// Magic points left, and how many it began with ([WAP-104](crate::clauses::WAP_104)).
    pub magic_points: u32,
    /// See above.
    pub magic_at_start: u32,
    /// The turn of its last attempt, for an assassin ([WAP-194](crate::clauses::WAP_194)).
    pub attempted: Option<u32>,
    /// Once changed, what a shapechanger is by itself ([WAP-198](crate::clauses::WAP_198)).
    pub shape: Option<Shape>,
    /// Fireballs in its ring ([WAP-185](crate::clauses::WAP_185)).
    pub fireballs: u32,
    /// Items that work once and have.
    pub spent: BTreeSet<Trinket>,
    /// The turn in which it last used a Crystal of Sight.
    pub crystal: Option<u32>,
    /// Not seen by the enemy yet: a trap before it is sprung.
    pub hidden: bool,
}

impl Piece {
    /// Is it an individual ([WAP-016](crate::clauses::WAP_016)), a single figure without dice (WAP-100)? One on a large monster is a unit
    /// ([WAP-017](crate::clauses::WAP_017)): its row says so.
    #[must_use]
    pub fn is_individual(&self) -> bool {
        self.profile.body == Body::Individual
    }

    /// Wounds that it has lost.
    #[must_use]
    pub fn lost(&self) -> u32 {
        self.profile.wounds.saturating_sub(self.wounds)
    }

    /// Is it a unit that fills its hex ([WAP-013](crate::clauses::WAP_013))?
    #[must_use]
    pub fn is_unit(&self) -> bool {
        !self.is_individual() && self.profile.body != Body::Trap
    }

    /// Has it this ability?
    #[must_use]
    pub fn has(&self, ability: Ability) -> bool {
        self.profile.has(ability)
    }
}
