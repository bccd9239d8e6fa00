//! Where numbers come from: five sources behind one trait.

use crate::{Bound, Bytes32, Clause, Dice, Secret, Stream};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// Dice that a rule asks for: which clause, why, how many of what.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Need {
    /// The clause that calls for the roll.
    pub clause: Clause,
    /// A stable code for the purpose, such as `fight`.
    pub why: &'static str,
    /// The dice.
    pub dice: Dice,
    /// Whose dice they are and what they must show, in the order in which they fall; empty where the
    /// rule does not say. Stands in no record.
    pub shares: Vec<Share>,
}

/// Some dice of a roll that lie side by side: whose they are, and what they must show.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Share {
    /// How many dice.
    pub dice: u32,
    /// Who throws them, by the rulebook's word for them, such as a figure's id.
    pub whose: String,
    /// What they must show; nothing while that is a secret.
    pub goal: Option<Goal>,
}

/// What a die must show.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Goal {
    /// So much or more.
    AtLeast(u32),
    /// With so much added, more than the dice that withstand it; how much may be a secret still.
    Beats(Option<u32>),
    /// With so much added, as much as the dice that would beat it; how much may be a secret still.
    Withstands(Option<u32>),
    /// Each face has its own effect: a word for each, from 1 on.
    Effects(Vec<&'static str>),
}

/// Where faces or an index came from; the `source` member of a chance record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// From an envelope that lay sealed on the table; its seed is now open.
    Sealed {
        /// The envelope's seed.
        seed: Bytes32,
    },
    /// Thrown by people; nothing more can be proved than who entered and who witnessed.
    Thrown {
        /// The seat (or `organiser`) that typed the faces.
        entered_by: String,
        /// Whose roll it was.
        #[serde(default, skip_serializing_if = "Roller::is_not_told")]
        roller: Roller,
        /// Who confirmed them before anything followed, if anybody.
        witness: Option<Witness>,
    },
    /// Written down in advance by a test. Never found in a real campaign.
    Scripted {},
}

impl Source {
    /// Thrown by people, as version 1 of the log tells it: whose roll it was stands nowhere.
    #[must_use]
    pub fn thrown(entered_by: &str) -> Self {
        Self::Thrown { entered_by: entered_by.into(), roller: Roller::NotTold, witness: None }
    }
}

/// Whose roll it is by the rules.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Roller {
    /// A log of version 1 does not say.
    #[default]
    #[serde(skip)]
    NotTold,
    /// This seat's.
    Seat(String),
    /// Nobody's.
    Nobody,
}

impl Roller {
    const fn is_not_told(&self) -> bool {
        matches!(self, Self::NotTold)
    }
}

/// Somebody else who saw the dice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Witness {
    /// A seat, as version 1 of the log names it.
    Seat(String),
    /// A device of a seat, which has signed what it saw.
    Device {
        /// The seat.
        seat: String,
        /// The device's public key.
        device: Bytes32,
        /// 128 hex digits of its signature.
        signature: String,
    },
}

impl Witness {
    /// The seat.
    #[must_use]
    pub fn seat(&self) -> &str {
        match self {
            Self::Seat(seat) | Self::Device { seat, .. } => seat,
        }
    }
}

/// A card that a rule asks for. The pile is named as well, so that a draw can be told again.
#[derive(Clone, Copy)]
pub struct Draw<'p> {
    /// The clause that calls for the draw.
    pub clause: Clause,
    /// The deck's name.
    pub deck: &'p str,
    /// How many cards lie in the pile; 1 or more.
    pub of: u32,
    /// The name of the card at a position.
    pub card: &'p dyn Fn(u32) -> Option<String>,
    /// For whom it is drawn, in any words that are the same for the same people.
    pub whose: &'p str,
    /// Does everybody see it? Only such a card can be turned up at a table and typed.
    pub open: bool,
}

impl Draw<'_> {
    /// The cards of the pile, in its order.
    #[must_use]
    pub fn pile(&self) -> Vec<String> {
        (0..self.of).map_while(self.card).collect()
    }
}

/// A card that a rule asks for and that lies on a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CardNeed {
    /// The clause that calls for the draw.
    pub clause: Clause,
    /// The deck's name.
    pub deck: String,
    /// What may be turned up: the cards of the pile, in its order. Who sees the draw may know them.
    pub pile: Vec<String>,
}

impl From<&Draw<'_>> for CardNeed {
    fn from(draw: &Draw<'_>) -> Self {
        Self { clause: draw.clause, deck: draw.deck.to_owned(), pile: draw.pile() }
    }
}

/// What fell, and what must be written beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fall {
    /// One face for each die, in order.
    pub faces: Vec<u32>,
    /// Where they came from.
    pub source: Source,
    /// The index of the envelope that was opened, for sealed falls.
    pub opens: Option<u64>,
    /// The record that this fall repeats, for remembered falls.
    pub copy_of: Option<u64>,
}

/// Which card was picked, and what must be written beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pick {
    /// Position in the pile, from 0.
    pub index: u32,
    /// Where it came from.
    pub source: Source,
    /// The index of the envelope that was opened, for sealed picks.
    pub opens: Option<u64>,
    /// The record that this pick repeats, for remembered picks.
    pub copy_of: Option<u64>,
}

/// Why no number was given.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Shortfall {
    /// The dice are still to be thrown: nothing is stored, the order is sent again with more faces.
    #[error("{} needs {} for {}", .0.clause, .0.dice, .0.why)]
    NeedsDice(Need),
    /// A typed face is not on the die.
    #[error("{face} is not a face of {} (1 to {}), asked for by {} ({})", .need.dice, .need.dice.sides(), .need.clause, .need.why)]
    ImpossibleFace {
        /// What was typed.
        face: u32,
        /// What was asked for.
        need: Need,
    },
    /// A card must be drawn, and this source draws none (previews).
    #[error("{0} draws a card")]
    NeedsCard(Clause),
    /// A card is still to be turned up at the table: nothing is stored, the order is sent again with its name.
    #[error("{} turns up a card of {}", .0.clause, .0.deck)]
    NeedsTurnedCard(CardNeed),
    /// The card that was typed does not lie in the pile.
    #[error("`{card}` does not lie in the pile of {}, from which {} turns up a card", .need.deck, .need.clause)]
    ImpossibleCard {
        /// What was typed.
        card: String,
        /// What was asked for.
        need: CardNeed,
    },
    /// The envelope on the table was sealed by another server, whose secret is not here.
    #[error("the envelope on the table was sealed elsewhere and cannot be opened here")]
    SealedElsewhere,
}

/// One source of numbers for one order.
pub trait Chance {
    /// Throws the dice that a clause asks for.
    ///
    /// # Errors
    /// [`Shortfall`] when this source has no such faces.
    fn roll(&mut self, need: &Need) -> Result<Fall, Shortfall>;

    /// Picks a position in a pile of `of` cards (1 or more).
    ///
    /// # Errors
    /// [`Shortfall`] when this source draws no cards.
    fn pick(&mut self, clause: Clause, of: u32) -> Result<Pick, Shortfall>;

    /// Draws a card. Sources that remember look at the pile; the others pick a position.
    ///
    /// # Errors
    /// As [`Chance::pick`].
    fn draw(&mut self, draw: &Draw<'_>) -> Result<Pick, Shortfall> {
        self.pick(draw.clause, draw.of)
    }
}

/// Opens sealed envelopes, one for each roll or draw.
#[derive(Debug, Clone)]
pub struct Sealed<'s> {
    secret: &'s Secret,
    next: u64,
    bound: Bound,
}

impl<'s> Sealed<'s> {
    /// `next` is the index of the envelope on the table; `bound` the order's place in the chain.
    #[must_use]
    pub const fn new(secret: &'s Secret, next: u64, bound: Bound) -> Self {
        Self { secret, next, bound }
    }

    fn open(&mut self) -> (u64, Source, Stream) {
        let opens = self.next;
        self.next += 1;
        let seed = self.secret.seed(opens);
        (opens, Source::Sealed { seed }, Stream::new(seed, self.bound))
    }
}

impl Chance for Sealed<'_> {
    fn roll(&mut self, need: &Need) -> Result<Fall, Shortfall> {
        let (opens, source, mut stream) = self.open();
        Ok(Fall { faces: stream.roll(need.dice), source, opens: Some(opens), copy_of: None })
    }

    fn pick(&mut self, _: Clause, of: u32) -> Result<Pick, Shortfall> {
        let (opens, source, mut stream) = self.open();
        #[expect(clippy::cast_possible_truncation, reason = "below `of`, a u32")]
        let index = stream.uniform(u64::from(of)) as u32;
        Ok(Pick { index, source, opens: Some(opens), copy_of: None })
    }
}

/// Faces that somebody threw and typed. Cards are drawn from the sealed envelope, where nobody turns up those of
/// their own deck ([`Turned`]).
#[derive(Debug)]
pub struct Thrown<'s> {
    faces: VecDeque<u32>,
    entered_by: String,
    cards: Option<Sealed<'s>>,
}

impl<'s> Thrown<'s> {
    /// `entered_by` is the seat that types; `cards` draws the cards (`None`: sealed elsewhere).
    #[must_use]
    pub fn new(faces: &[u32], entered_by: &str, cards: Option<Sealed<'s>>) -> Self {
        Self { faces: faces.iter().copied().collect(), entered_by: entered_by.into(), cards }
    }

    /// Typed faces that no rule asked for.
    #[must_use]
    pub fn unused(&self) -> usize {
        self.faces.len()
    }
}

impl Chance for Thrown<'_> {
    fn roll(&mut self, need: &Need) -> Result<Fall, Shortfall> {
        let count = need.dice.count() as usize;
        let typed = self.faces.iter().take(count);
        if let Some(&face) = typed.clone().find(|face| !(1..=need.dice.sides()).contains(face)) {
            return Err(Shortfall::ImpossibleFace { face, need: need.clone() });
        }
        if typed.len() < count {
            return Err(Shortfall::NeedsDice(need.clone()));
        }
        let source = Source::thrown(&self.entered_by);
        Ok(Fall { faces: self.faces.drain(..count).collect(), source, opens: None, copy_of: None })
    }

    fn pick(&mut self, clause: Clause, of: u32) -> Result<Pick, Shortfall> {
        self.cards.as_mut().ok_or(Shortfall::SealedElsewhere)?.pick(clause, of)
    }
}

/// Cards that somebody turned up from a deck of their own and typed, by name, in the order in which they came.
/// Only what everybody sees: a hidden card cannot be typed without being seen.
#[derive(Debug, Clone)]
pub struct Turned {
    cards: VecDeque<String>,
    entered_by: String,
}

impl Turned {
    /// `entered_by` is the seat that types.
    #[must_use]
    pub fn new(cards: &[String], entered_by: &str) -> Self {
        Self { cards: cards.iter().cloned().collect(), entered_by: entered_by.into() }
    }

    /// Typed cards that no rule asked for.
    #[must_use]
    pub fn unused(&self) -> usize {
        self.cards.len()
    }

    /// The next of them, found in the pile. Of several that are called alike, the first.
    ///
    /// # Errors
    /// [`Shortfall::NeedsTurnedCard`] where none is left, [`Shortfall::ImpossibleCard`] where it is not in the pile.
    pub fn turn_up(&mut self, draw: &Draw<'_>) -> Result<Pick, Shortfall> {
        let need = || CardNeed::from(draw);
        let card = self.cards.pop_front().ok_or_else(|| Shortfall::NeedsTurnedCard(need()))?;
        let lies_there = |index: &u32| (draw.card)(*index).is_some_and(|found| found == card);
        match (0..draw.of).find(lies_there) {
            Some(index) => {
                let source = Source::thrown(&self.entered_by);
                Ok(Pick { index, source, opens: None, copy_of: None })
            }
            None => Err(Shortfall::ImpossibleCard { card, need: need() }),
        }
    }
}

/// A roll as an earlier timeline recorded it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RememberedRoll {
    /// `seq` of the record.
    pub seq: u64,
    /// Clause id of the record.
    pub clause: String,
    /// Purpose of the record.
    pub why: String,
    /// Dice of the record.
    pub dice: Dice,
    /// What fell.
    pub faces: Vec<u32>,
    /// Where it came from.
    pub source: Source,
}

/// A draw as an earlier timeline recorded it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RememberedDraw {
    /// `seq` of the record.
    pub seq: u64,
    /// Clause id of the record.
    pub clause: String,
    /// Deck of the record.
    pub deck: String,
    /// Card of the record.
    pub card: String,
    /// Position of the record.
    pub index: u32,
    /// Size of the pile.
    pub of: u32,
    /// For whom, in the words of [`Draw::whose`].
    pub whose: String,
    /// Where it came from.
    pub source: Source,
}

/// Dice stay as they fell: repeats recorded rolls whose clause, dice and purpose are the same, and
/// recorded draws of the same card from the same place of an equal pile for the same people. Asks
/// `fresh` for what did not exist before.
pub struct Remembered<'c> {
    rolls: VecDeque<RememberedRoll>,
    draws: VecDeque<RememberedDraw>,
    fresh: &'c mut dyn Chance,
}

impl<'c> Remembered<'c> {
    /// `rolls` in the order in which they fell for this same order.
    #[must_use]
    pub fn new(rolls: Vec<RememberedRoll>, fresh: &'c mut dyn Chance) -> Self {
        Self { rolls: rolls.into(), draws: VecDeque::new(), fresh }
    }

    /// Adds the cards that were drawn for this same order, in their order.
    #[must_use]
    pub fn with_draws(mut self, draws: Vec<RememberedDraw>) -> Self {
        self.draws = draws.into();
        self
    }
}

impl Chance for Remembered<'_> {
    fn roll(&mut self, need: &Need) -> Result<Fall, Shortfall> {
        let same = |roll: &RememberedRoll| {
            roll.clause == need.clause.id() && roll.why == need.why && roll.dice == need.dice
        };
        let found = self.rolls.iter().position(same).and_then(|at| self.rolls.remove(at));
        match found {
            Some(roll) => Ok(Fall {
                faces: roll.faces,
                source: roll.source,
                opens: None,
                copy_of: Some(roll.seq),
            }),
            None => self.fresh.roll(need),
        }
    }

    fn pick(&mut self, clause: Clause, of: u32) -> Result<Pick, Shortfall> {
        self.fresh.pick(clause, of)
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Result<Pick, Shortfall> {
        let same = |known: &RememberedDraw| {
            known.clause == draw.clause.id()
                && known.deck == draw.deck
                && known.of == draw.of
                && known.whose == draw.whose
                && (draw.card)(known.index).as_ref() == Some(&known.card)
        };
        let found = self.draws.iter().position(same).and_then(|at| self.draws.remove(at));
        match found {
            Some(known) => Ok(Pick {
                index: known.index,
                source: known.source,
                opens: None,
                copy_of: Some(known.seq),
            }),
            None => self.fresh.draw(draw),
        }
    }
}

/// Numbers written down in advance, for tests: dice and card positions from two lists.
#[derive(Debug, Clone, Default)]
pub struct Scripted {
    faces: VecDeque<u32>,
    picks: VecDeque<u32>,
}

impl Scripted {
    /// Dice faces in the order in which they will fall.
    #[must_use]
    pub fn new(faces: impl IntoIterator<Item = u32>) -> Self {
        Self { faces: faces.into_iter().collect(), picks: VecDeque::new() }
    }

    /// Adds positions for card draws; when they run out, position 0 is picked.
    #[must_use]
    pub fn with_picks(mut self, picks: impl IntoIterator<Item = u32>) -> Self {
        self.picks = picks.into_iter().collect();
        self
    }

    /// Faces that no rule asked for: a test that scripts too many is wrong.
    #[must_use]
    pub fn unused(&self) -> usize {
        self.faces.len()
    }
}

impl Chance for Scripted {
    fn roll(&mut self, need: &Need) -> Result<Fall, Shortfall> {
        let count = need.dice.count() as usize;
        if self.faces.len() < count {
            return Err(Shortfall::NeedsDice(need.clone()));
        }
        let faces: Vec<u32> = self.faces.drain(..count).collect();
        if let Some(&face) = faces.iter().find(|face| !(1..=need.dice.sides()).contains(face)) {
            return Err(Shortfall::ImpossibleFace { face, need: need.clone() });
        }
        Ok(Fall { faces, source: Source::Scripted {}, opens: None, copy_of: None })
    }

    fn pick(&mut self, _: Clause, of: u32) -> Result<Pick, Shortfall> {
        let index = self.picks.pop_front().unwrap_or(0).min(of.saturating_sub(1));
        Ok(Pick { index, source: Source::Scripted {}, opens: None, copy_of: None })
    }
}

/// Sees nothing: stops at the first need. Previews and lists of legal orders use it, so that they
/// open no envelope.
#[derive(Debug, Clone, Copy, Default)]
pub struct Blind;

impl Chance for Blind {
    fn roll(&mut self, need: &Need) -> Result<Fall, Shortfall> {
        Err(Shortfall::NeedsDice(need.clone()))
    }

    fn pick(&mut self, clause: Clause, _: u32) -> Result<Pick, Shortfall> {
        Err(Shortfall::NeedsCard(clause))
    }
}

/// What a blind look at an order says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Forecast {
    /// Legal, and no die decides anything.
    Certain,
    /// Legal; these dice come first.
    Rolls(Need),
    /// Legal; a card is drawn.
    Draws(Clause),
}
