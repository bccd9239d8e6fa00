//! How a realm stands: everything that later decisions depend on.

use crate::areas::Areas;
use crate::board::Board;
use crate::cards::{Action, ActionCard, Card, Face, Pile};
use crate::colours::Colour;
use crate::land::LaidTile;
use crate::space::{Side, Space};
use crate::tables;
use decider::Contradiction;
use rulebook::named;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

named! {
    /// How the board is set up ([HRZ-005](crate::clauses::HRZ_005)).
    #[schemars(rename = "RealmSetUp")]
    SetUp {
        /// As the rulebook's picture shows it: for a first game.
        Basic = "basic", "Basic";
        /// Tiles at random, castles where the players put them ([HRZ-145](crate::clauses::HRZ_145)).
        Variable = "variable", "Variable";
    }
}

named! {
    /// Who hears what two offer each other: a house rule ([LR-45](crate::clauses::LR_45)).
    #[schemars(rename = "RealmTalk")]
    Talk {
        /// Everybody at the table.
        Open = "open", "Open";
        /// The two alone; the others see that there are offers, and who acts.
        BetweenTwo = "between-two", "Between two";
    }
}

/// A realm.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// Its name; empty before it is opened.
    pub title: String,
    /// How it was set up.
    pub set_up: SetUp,
    /// Who hears offers.
    pub talk: Talk,
    /// The tiles as they lie, row by row.
    pub tiles: Vec<LaidTile>,
    /// Who plays, clockwise.
    pub players: Vec<Colour>,
    /// Each player.
    pub princes: BTreeMap<Colour, Prince>,
    /// The colour whose pieces are obstacles ([HRZ-162](crate::clauses::HRZ_162)).
    pub neutral: Option<Colour>,
    /// The map and what is on it.
    pub board: Board,
    /// Boundaries of the game, on the map and beside it.
    pub boundaries: u32,
    /// Knights in stock, by colour.
    pub knights: BTreeMap<Colour, u32>,
    /// Castles still to be placed, by colour.
    pub castles: BTreeMap<Colour, u32>,
    /// Action cards to come, in printed order: they are drawn pile by pile, at random.
    pub deck: Vec<ActionCard>,
    /// Action cards that lie open, the last one on top ([HRZ-015](crate::clauses::HRZ_015)).
    pub turned: Vec<ActionCard>,
    /// Politics cards in both piles.
    pub piles: BTreeMap<Pile, Vec<Card>>,
    /// Politics cards that were played: gone for good ([HRZ-115](crate::clauses::HRZ_115)).
    pub played: Vec<Card>,
    /// Allied territories, by their castles, the earlier one first, with the boundary that is turned; none:
    /// they touch nowhere now ([LR-36](crate::clauses::LR_36)).
    pub alliances: BTreeMap<[Space; 2], Option<Side>>,
    /// From 1; 0 before the first card.
    pub round: u32,
    /// Who holds the black castle ([HRZ-028](crate::clauses::HRZ_028)).
    pub start: Option<Colour>,
    /// Who held it first.
    pub first_start: Option<Colour>,
    /// Where the round is.
    pub step: RoundStep,
    /// What was chosen in this round.
    pub decisions: BTreeMap<Colour, BTreeSet<u32>>,
    /// The last slot of the round that is settled; 0: none.
    pub settled: u32,
    /// How it ended.
    pub outcome: Option<RealmOutcome>,
}

impl Default for State {
    fn default() -> Self {
        Self {
            title: String::new(),
            set_up: SetUp::Variable,
            talk: Talk::Open,
            tiles: Vec::new(),
            players: Vec::new(),
            princes: BTreeMap::new(),
            neutral: None,
            board: Board::default(),
            boundaries: 0,
            knights: BTreeMap::new(),
            castles: BTreeMap::new(),
            deck: Vec::new(),
            turned: Vec::new(),
            piles: BTreeMap::new(),
            played: Vec::new(),
            alliances: BTreeMap::new(),
            round: 0,
            start: None,
            first_start: None,
            step: RoundStep::Opening,
            decisions: BTreeMap::new(),
            settled: 0,
            outcome: None,
        }
    }
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prince {
    /// As people say it.
    pub name: String,
    /// What they have to spend, as a number: change with the bank is free
    /// ([HRZ-167](crate::clauses::HRZ_167)). Nobody else is shown it ([HRZ-020](crate::clauses::HRZ_020)).
    pub ducats: u32,
    /// Where their stone lies ([HRZ-016](crate::clauses::HRZ_016)).
    pub score: u32,
    /// Their politics cards, in secret ([HRZ-114](crate::clauses::HRZ_114)).
    pub hand: Vec<Card>,
    /// Those of them that a bid has shown ([LR-49](crate::clauses::LR_49)).
    pub shown: Vec<Card>,
}

impl Prince {
    /// Ducats with the treasures in hand ([HRZ-143](crate::clauses::HRZ_143)).
    #[must_use]
    pub fn wealth(&self) -> u32 {
        self.ducats + self.hand.iter().map(|card| card.ducats()).sum::<u32>()
    }

    /// Do they hold all of these?
    #[must_use]
    pub fn holds(&self, cards: &[Card]) -> bool {
        let mut hand = self.hand.clone();
        cards.iter().all(|card| take(&mut hand, *card))
    }
}

/// Takes one of such cards away, if there is one.
pub(crate) fn take(cards: &mut Vec<Card>, card: Card) -> bool {
    let found = cards.iter().position(|it| *it == card);
    found.map(|at| cards.remove(at)).is_some()
}

/// Where a round is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoundStep {
    /// Nothing is on the table yet.
    Opening,
    /// Castles and knights are placed ([HRZ-147](crate::clauses::HRZ_147)).
    Placing,
    /// The start player turns a card ([HRZ-029](crate::clauses::HRZ_029)).
    Card,
    /// Decision cards are laid ([HRZ-031](crate::clauses::HRZ_031)).
    Decisions,
    /// The next slot is to be settled; nobody is asked.
    Settling,
    /// Several want the same action ([HRZ-035](crate::clauses::HRZ_035)).
    Trial(Trial),
    /// Somebody acts.
    Action(Acting),
    /// The king is dead ([HRZ-139](crate::clauses::HRZ_139)).
    Over,
}

/// A power trial ([LR-15](crate::clauses::LR_15)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trial {
    /// For which action.
    pub slot: u32,
    /// Between whom, clockwise from the start player.
    pub choosers: Vec<Colour>,
    /// Do two of them still talk ([HRZ-085](crate::clauses::HRZ_085))?
    pub talks: bool,
    /// Every offer that was made, by its number less one.
    pub offers: Vec<Offer>,
    /// Sealed bids ([HRZ-092](crate::clauses::HRZ_092)).
    pub bids: BTreeMap<Colour, Bid>,
    /// Is it the second duel, after a tie ([HRZ-094](crate::clauses::HRZ_094))?
    pub again: bool,
}

impl Trial {
    /// The offer of somebody that stands, with its number.
    #[must_use]
    pub fn standing(&self, by: Colour) -> Option<(u32, &Offer)> {
        let numbered = (1..).zip(&self.offers);
        numbered.filter(|(_, offer)| offer.by == by && offer.stands).last()
    }
}

/// An offer of ducats for acting alone ([HRZ-086](crate::clauses::HRZ_086)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// Who would pay.
    pub by: Colour,
    /// How much.
    pub ducats: u32,
    /// Neither withdrawn nor replaced?
    pub stands: bool,
}

/// A bid ([LR-16](crate::clauses::LR_16)).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "RealmBid")]
pub struct Bid {
    /// Out of the purse.
    pub ducats: u32,
    /// And these treasures ([HRZ-134](crate::clauses::HRZ_134)).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub treasures: Vec<Card>,
}

impl Bid {
    /// What it counts.
    #[must_use]
    pub fn total(&self) -> u32 {
        self.ducats + self.treasures.iter().map(|card| card.ducats()).sum::<u32>()
    }
}

/// Somebody carries an action out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Acting {
    /// Who.
    pub by: Colour,
    /// The slot.
    pub slot: u32,
    /// What it is.
    pub action: Action,
    /// Boundaries or knights placed so far.
    pub placed: u32,
    /// Has a territory been extended?
    pub extended: bool,
    /// The pile that they look through ([HRZ-081](crate::clauses::HRZ_081)).
    pub looking: Option<Pile>,
}

/// How a realm has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RealmOutcome {
    /// Who is the new king; several share it ([HRZ-144](crate::clauses::HRZ_144)).
    pub winners: Vec<Colour>,
    /// Everybody by rank; those of equal rank together ([LR-14](crate::clauses::LR_14)).
    pub ranks: Vec<Vec<Colour>>,
    /// Ducats with treasures, by which ties are broken ([HRZ-143](crate::clauses::HRZ_143)).
    pub ducats: BTreeMap<Colour, u32>,
}

impl State {
    /// The areas of the map.
    #[must_use]
    pub fn areas(&self) -> Areas {
        self.board.areas()
    }

    /// Players clockwise, beginning with one.
    pub fn clockwise(&self, from: Colour) -> impl Iterator<Item = Colour> {
        let at = self.players.iter().position(|colour| *colour == from).unwrap_or(0);
        let (before, behind) = self.players.split_at(at);
        behind.iter().chain(before).copied()
    }

    /// Who decides in this round, in order ([HRZ-032](crate::clauses::HRZ_032)).
    pub fn deciding_order(&self) -> impl Iterator<Item = Colour> {
        let from = self.start.or(self.players.first().copied()).unwrap_or(Colour::Ochre);
        self.clockwise(from)
    }

    /// How many decision cards somebody lays: the start player of two or three lays two
    /// ([HRZ-033](crate::clauses::HRZ_033), [HRZ-161](crate::clauses::HRZ_161)).
    #[must_use]
    pub fn cards_due(&self, colour: Colour) -> usize {
        let two = self.players.len() < 4 && self.start == Some(colour);
        if two { tables::CARDS_OF_START } else { 1 }
    }

    /// Who decides next, while decision cards are laid.
    #[must_use]
    pub fn next_to_decide(&self) -> Option<Colour> {
        self.deciding_order().find(|colour| !self.decisions.contains_key(colour))
    }

    /// Who places next, and which colour, in the variable set-up ([LR-43](crate::clauses::LR_43)).
    #[must_use]
    pub fn next_to_place(&self) -> Option<(Colour, Colour)> {
        let left = |colour: Colour| self.castles.get(&colour).copied().unwrap_or(0);
        let most = self.players.iter().map(|colour| left(*colour)).max()?;
        if most > 0 {
            let own = self.deciding_order().find(|colour| left(*colour) == most)?;
            return Some((own, own));
        }
        let neutral = self.neutral.filter(|colour| left(*colour) > 0)?;
        let placed = self.board.castles.values().filter(|owner| **owner == neutral).count();
        let by = self.deciding_order().nth(placed % self.players.len().max(1))?;
        Some((by, neutral))
    }

    /// Who has chosen a slot, in the order of deciding.
    #[must_use]
    pub fn choosers(&self, slot: u32) -> Vec<Colour> {
        let chose =
            |colour: &Colour| self.decisions.get(colour).is_some_and(|slots| slots.contains(&slot));
        self.deciding_order().filter(chose).collect()
    }

    /// The action of a slot on the open card.
    #[must_use]
    pub fn action(&self, slot: u32) -> Option<Action> {
        let Some(ActionCard { face: Face::Actions(actions), .. }) = self.turned.last() else {
            return None;
        };
        actions.get((slot as usize).checked_sub(1)?).copied()
    }

    /// What people call a colour: its player's name, or the colour's.
    #[must_use]
    pub fn name(&self, colour: Colour) -> &str {
        self.princes.get(&colour).map_or(colour.name(), |prince| prince.name.as_str())
    }

    /// Cards in a pile of politics cards.
    #[must_use]
    pub fn pile(&self, pile: Pile) -> &[Card] {
        self.piles.get(&pile).map_or(&[], Vec::as_slice)
    }

    /// The trial that goes on.
    #[must_use]
    pub fn trial(&self) -> Option<&Trial> {
        match &self.step {
            RoundStep::Trial(trial) => Some(trial),
            _ => None,
        }
    }

    /// Whoever acts.
    #[must_use]
    pub fn acting(&self) -> Option<&Acting> {
        match &self.step {
            RoundStep::Action(acting) => Some(acting),
            _ => None,
        }
    }

    /// Are two territories allied?
    #[must_use]
    pub fn are_allied(&self, one: Space, other: Space) -> bool {
        self.alliances.contains_key(&pair(one, other))
    }

    pub(crate) fn prince_mut(&mut self, colour: Colour) -> Result<&mut Prince, Contradiction> {
        let nobody = || Contradiction::new(format!("{colour} does not play"));
        self.princes.get_mut(&colour).ok_or_else(nobody)
    }

    /// A slot is settled, and the next one comes.
    pub(crate) fn settle(&mut self, slot: u32) {
        (self.settled, self.step) = (slot, RoundStep::Settling);
    }

    pub(crate) fn trial_mut(&mut self) -> Result<&mut Trial, Contradiction> {
        match &mut self.step {
            RoundStep::Trial(trial) => Ok(trial),
            _ => Err(Contradiction::new("there is no trial")),
        }
    }

    pub(crate) fn acting_mut(&mut self) -> Result<&mut Acting, Contradiction> {
        match &mut self.step {
            RoundStep::Action(acting) => Ok(acting),
            _ => Err(Contradiction::new("nobody acts")),
        }
    }
}

/// Two castles as alliances name them: the earlier one first.
#[must_use]
pub fn pair(one: Space, other: Space) -> [Space; 2] {
    if one < other { [one, other] } else { [other, one] }
}
