//! How a battle stands: everything that later decisions depend on.

use crate::abilities::Ability;
use crate::cards::Card;
use crate::earlier_rules;
use crate::event::AttackRolled;
use crate::field::Field;
use crate::goal::Pursuit;
use crate::items::Banner;
use crate::pieces::{Colour, Piece, PieceId};
use crate::scenario::Deployment;
use crate::scenario::Options;
use crate::tables;
use crate::troops::{Body, Library, UNDEAD};
use board::Hex;
use decider::Contradiction;
use rulebook::RulesVersion;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A battle between the armies of two colours.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The version of the rules that it is played by.
    pub rules: RulesVersion,
    /// The scenario's name.
    pub title: String,
    /// The modules in play.
    pub modules: BTreeSet<u32>,
    /// Rules that the scenario sets.
    pub options: Options,
    /// The table. What seldom changes is shared by all copies of a battle.
    pub field: Arc<Field>,
    /// The names of the armies.
    pub armies: BTreeMap<Colour, String>,
    /// Rows of troops that can appear during the battle.
    pub library: Arc<Library>,
    /// What each army wins by besides the end of the other ([W-36](crate::clauses::W_36)).
    pub goals: BTreeMap<Colour, Vec<Pursuit>>,
    /// Everybody, also those who are gone.
    pub pieces: BTreeMap<PieceId, Piece>,
    /// Who waits to be set up before the first card ([W-37](crate::clauses::W_37)).
    pub reserve: BTreeMap<PieceId, Piece>,
    /// Armies that are set up by those who lead them, one after the other; the first of them now.
    pub deployments: Vec<Deployment>,
    /// Who was set up in this deployment, and may be set up elsewhere until it ends.
    pub deployed: BTreeSet<PieceId>,
    /// Buildings with a door for everybody on foot ([W-26](crate::clauses::W_26)).
    pub doors: BTreeSet<Hex>,
    /// The cards that are left to draw, in printed order.
    pub deck: Vec<Card>,
    /// From 1; 0 before the first.
    pub turn: u32,
    /// Walls that the defender still digs before the first card (W-35).
    pub to_dig: u32,
    /// The card that lies open.
    pub card: Option<OpenCard>,
    /// Clouds of fog.
    pub clouds: Vec<Cloud>,
    /// Thorns that lie in wait ([WAP-214](crate::clauses::WAP_214)).
    pub thorns: BTreeSet<Hex>,
    /// Who was eliminated this turn, and where ([WAP-202](crate::clauses::WAP_202)).
    pub fallen: BTreeMap<PieceId, Hex>,
    /// Who has walked this turn, on whichever card: nobody is carried on after that
    /// ([WAP-093](crate::clauses::WAP_093)).
    pub walked: BTreeSet<PieceId>,
    /// Who was teleported this turn: whichever card lies open, they do not attack
    /// ([WAP-109](crate::clauses::WAP_109)).
    pub teleported: BTreeSet<PieceId>,
    /// Traps that have snapped and have not bitten yet, and whom each holds
    /// ([WAP-164](crate::clauses::WAP_164)).
    pub snapped: Vec<(PieceId, PieceId)>,
    /// Hits that buildings still endure ([WAP-227](crate::clauses::WAP_227)).
    pub buildings: BTreeMap<Hex, u32>,
    /// Ramparts from which oil was poured ([WAP-225](crate::clauses::WAP_225)).
    pub oil: BTreeSet<Hex>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// What each army had lost at the end, as the log says: an old battle is a fact, however losses are
    /// counted today.
    pub lost_at_end: Option<BTreeMap<Colour, (u32, u32)>>,
}

/// The card that lies open, and how far it is played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenCard {
    /// Which.
    pub card: Card,
    /// Who acts.
    pub colour: Colour,
    /// How many it activates.
    pub activations: u32,
    /// Who was activated by it, and what they have done. Empty: nobody was chosen yet.
    pub active: BTreeMap<PieceId, Doing>,
    /// Is moving over, so that all who can may fight ([WAP-037](crate::clauses::WAP_037))?
    pub fighting: bool,
    /// The dice of an attack that wait for a word on whether one is rolled again
    /// ([WAP-180](crate::clauses::WAP_180)).
    pub rolled: Option<AttackRolled>,
    /// Who may follow up, and where to ([WAP-088](crate::clauses::WAP_088)).
    pub follow: Option<(PieceId, Hex)>,
}

/// What an activated piece has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Doing {
    /// Activated for itself; otherwise it only accompanies its unit.
    pub itself: bool,
    /// Has it moved?
    pub moved: bool,
    /// Does its move bar it from fighting?
    pub barred: bool,
    /// Has it fought, or done something instead?
    pub acted: bool,
}

/// Fog ([WAP-112](crate::clauses::WAP_112)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Cloud {
    /// The middle of its seven hexes.
    pub centre: Hex,
    /// Gone at the end of this turn.
    pub last_turn: u32,
}

impl Cloud {
    /// Does it cover this hex?
    #[must_use]
    pub fn covers(self, hex: Hex) -> bool {
        self.centre.distance(hex) <= 1
    }
}

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "BattleOutcome")]
pub enum Outcome {
    /// The other army is gone, or lost more.
    Won(Colour),
    /// Neither.
    Drawn,
}

impl State {
    /// Who sets up their army before the first card (W-37).
    #[must_use]
    pub fn deployer(&self) -> Option<Colour> {
        self.deployments.first().map(|now| now.army)
    }

    /// Somebody who is or was on the table, or waits to be set up.
    #[must_use]
    pub fn anybody(&self, id: &PieceId) -> Option<&Piece> {
        self.pieces.get(id).or_else(|| self.reserve.get(id))
    }

    /// Who still digs walls before the first card (W-35).
    #[must_use]
    pub fn digger(&self) -> Option<Colour> {
        self.options.defender.filter(|_| self.to_dig > 0 && self.deployments.is_empty())
    }

    /// Everybody on the table, by id.
    pub fn on_table(&self) -> impl Iterator<Item = (&PieceId, &Piece, Hex)> {
        self.pieces.iter().filter_map(|(id, piece)| Some((id, piece, piece.hex?)))
    }

    /// Everybody in a hex; traps, seen or not, do not fill one.
    pub fn in_hex(&self, hex: Hex) -> impl Iterator<Item = (&PieceId, &Piece)> {
        self.on_table()
            .filter(move |(_, piece, at)| *at == hex && piece.profile.body != Body::Trap)
            .map(|(id, piece, _)| (id, piece))
    }

    /// The unit in a hex.
    #[must_use]
    pub fn unit_in(&self, hex: Hex) -> Option<(&PieceId, &Piece)> {
        self.in_hex(hex).find(|(_, piece)| piece.is_unit())
    }

    /// The unit that an individual is attached to: that of its army in its hex (W-13).
    #[must_use]
    pub fn unit_of(&self, individual: &PieceId) -> Option<&PieceId> {
        let piece = self.pieces.get(individual).filter(|piece| piece.is_individual())?;
        let (id, unit) = self.unit_in(piece.hex?)?;
        (unit.colour == piece.colour).then_some(id)
    }

    /// Has an individual walked to its unit, so that it is not carried on
    /// ([WAP-093](crate::clauses::WAP_093))?
    pub(crate) fn has_walked(&self, individual: &PieceId) -> bool {
        if self.rules.is_before(2) {
            return earlier_rules::has_walked(self, individual);
        }
        self.walked.contains(individual)
    }

    /// The unit with a Banner of Magic that an individual is attached to
    /// ([WAP-187](crate::clauses::WAP_187)).
    pub(crate) fn magic_banner_over(&self, individual: &PieceId) -> Option<(&PieceId, &Piece)> {
        let (unit, piece) = self.pieces.get_key_value(self.unit_of(individual)?)?;
        piece.items.banners.contains(&Banner::Magic).then_some((unit, piece))
    }

    /// The individuals that are attached to a unit.
    pub fn attached<'s>(
        &'s self,
        unit: &PieceId,
    ) -> impl Iterator<Item = (&'s PieceId, &'s Piece)> {
        let with = self.pieces.get(unit).filter(|unit| unit.is_unit());
        let with = with.and_then(|unit| Some((unit.hex?, unit.colour)));
        let there = with.map(|(hex, colour)| {
            self.in_hex(hex)
                .filter(move |(_, piece)| piece.is_individual() && piece.colour == colour)
        });
        there.into_iter().flatten()
    }

    /// Has a unit this ability, of itself or by an individual that is attached to it?
    #[must_use]
    pub fn is_led_by(&self, unit: &PieceId, ability: Ability) -> bool {
        self.attached(unit).any(|(_, individual)| individual.has(ability))
    }

    /// Everybody of an army who can be activated: on the table, without a counter, no trap.
    pub fn ready(&self, colour: Colour) -> impl Iterator<Item = &PieceId> {
        self.on_table()
            .filter(move |(_, piece, _)| {
                piece.colour == colour && piece.counters == 0 && !piece.has(Ability::Trap)
            })
            .map(|(id, ..)| id)
    }

    /// The cloud over a hex.
    #[must_use]
    pub fn cloud_over(&self, hex: Hex) -> Option<Cloud> {
        self.clouds.iter().copied().find(|cloud| cloud.covers(hex))
    }

    /// Is an undead unit near a Plague Cart of its army, itself included
    /// ([WAP-140](crate::clauses::WAP_140))?
    pub(crate) fn is_near_plague_cart(&self, piece: &Piece) -> bool {
        piece.profile.people == UNDEAD
            && !piece.is_individual()
            && piece
                .hex
                .is_some_and(|hex| self.near(piece.colour, hex, Ability::PlagueCart, tables::NEAR))
    }

    /// Stands somebody with an ability, of this army, at most so far away?
    pub(crate) fn near(&self, colour: Colour, hex: Hex, ability: Ability, far: u32) -> bool {
        self.on_table().any(|(_, piece, at)| {
            piece.colour == colour && piece.has(ability) && at.distance(hex) <= far
        })
    }

    /// Is there a building in a hex?
    pub(crate) fn is_building(&self, hex: Hex) -> bool {
        self.field.terrain(hex).is_some_and(|terrain| terrain.building().is_some())
    }

    /// The piece of an event.
    pub(crate) fn known(&mut self, id: &PieceId) -> Result<&mut Piece, Contradiction> {
        self.pieces.get_mut(id).ok_or_else(|| Contradiction::new(format!("there is no {id}")))
    }

    /// The open card of an event.
    pub(crate) fn opened(&mut self) -> Result<&mut OpenCard, Contradiction> {
        self.card.as_mut().ok_or_else(|| Contradiction::new("no card lies open"))
    }

    /// Remembers that somebody has fought, or done something instead; nobody follows up any more.
    pub(crate) fn acted(&mut self, id: &PieceId) -> Result<(), Contradiction> {
        let open = self.opened()?;
        open.follow = None;
        if let Some(doing) = open.active.get_mut(id) {
            doing.acted = true;
        }
        Ok(())
    }
}
