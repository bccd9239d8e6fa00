//! What the cards and dice of many battles and assaults did, counted from their logs, to be held against what they
//! must do.

use crate::tally::payload;
use campaign::{AnyEvent, System};
use chronicle::{CardDrawn, Line, kind};
use decider::Decider as _;
use referee::codec;
use serde::Serialize;
use std::collections::BTreeMap;
use te_wapen::cards::Card;
use te_wapen::combat::plan;
use te_wapen::event::AttackFought;
use te_wapen::odds::odds;
use te_wapen::state::State;
use te_wapen::troops::Body;
use te_wapen::{Battle, Event};

/// What the cards and dice did.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Arithmetic {
    /// The activation deck.
    pub turns: Turns,
    /// Plain infantry against plain infantry: four dice, 4+ hits.
    pub infantry: Attacks,
    /// All close combat.
    pub close: Attacks,
    /// All shooting.
    pub ranged: Attacks,
}

/// What the activation deck gave.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Turns {
    /// Turns in which a card was drawn.
    pub turns: u64,
    /// Those whose first card was a Joker.
    pub joker_first: u64,
    /// Activations of full turns, in thirds. A turn that ended because everybody had acted is filled
    /// up with what the rest of its deck gives on average: a third of it.
    pub thirds: u64,
    /// Activations of the cards that were drawn.
    pub drawn: u64,
}

/// Attacks, and what they must have done on average, in millionths.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Attacks {
    /// How many.
    pub attacks: u64,
    /// Hits of all of them, with what frenzy adds.
    pub hits: u64,
    /// What the exact odds give for them.
    pub hits_expected: u64,
    /// Attacks that drove back.
    pub retreats: u64,
    /// What the exact odds give for them.
    pub retreats_expected: u64,
}

/// What the dice of assaults did: by what was rolled for, and by what came of it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Assaults {
    /// Shots by weapon, combats by column, salvos by battering points, and everything else that is tried.
    pub rolls: BTreeMap<String, BTreeMap<&'static str, Held>>,
}

/// How often something came of a roll, held against how often it must.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Held {
    /// Rolls.
    pub rolls: u64,
    /// How often it came of them.
    pub happened: u64,
    /// How often the exact odds give it for them, in tenths.
    pub tenths_expected: u64,
    /// The variance of that number, in hundredths.
    pub hundredths_variance: u64,
}

impl Held {
    fn add(&mut self, other: &Self) {
        self.rolls += other.rolls;
        self.happened += other.happened;
        self.tenths_expected += other.tenths_expected;
        self.hundredths_variance += other.hundredths_variance;
    }

    /// Lies the number within so many standard deviations of what it must be?
    #[must_use]
    pub fn is_within(&self, deviations: u64) -> bool {
        let apart = (self.happened * 10).abs_diff(self.tenths_expected);
        apart * apart <= deviations * deviations * self.hundredths_variance
    }
}

impl Assaults {
    /// Adds other games.
    pub fn add(&mut self, other: &Self) {
        for (roll, outcomes) in &other.rolls {
            let own = self.rolls.entry(roll.clone()).or_default();
            for (&what, held) in outcomes {
                own.entry(what).or_default().add(held);
            }
        }
    }

    /// What the dice of one assault, or of one siege, did, from its log.
    ///
    /// # Errors
    /// A sentence that says what in the log nobody can count, or what its die did not do.
    pub fn of_log(log: &[u8]) -> Result<Self, String> {
        let log = std::str::from_utf8(log).map_err(|error| error.to_string())?;
        let (mut assaults, mut state) = (Self::default(), fortified_town::State::default());
        for text in log.lines() {
            let line = Line::read(text).map_err(|flaw| flaw.to_string())?;
            if matches!(line.kind, kind::CARD_DRAWN | kind::DICE_ROLLED) {
                continue;
            }
            let event = codec::event_of(&line).map_err(|error| error.to_string())?;
            let Some(campaign::Event::Played { event: AnyEvent::Assault(event), .. }) = event
            else {
                continue;
            };
            let rolled = fortified_town::expected::expected(&state, &event);
            if let Some(expected) = rolled.map_err(|it| format!("record {}: {it}", line.seq))? {
                let outcomes = assaults.rolls.entry(expected.roll).or_default();
                for outcome in expected.outcomes {
                    let of_ten = u64::from(outcome.of_ten);
                    outcomes.entry(outcome.what).or_default().add(&Held {
                        rolls: 1,
                        happened: u64::from(outcome.happened),
                        tenths_expected: of_ten,
                        hundredths_variance: of_ten * (10 - of_ten),
                    });
                }
            }
            fortified_town::Assault::evolve(&mut state, &event)
                .map_err(|error| error.to_string())?;
        }
        Ok(assaults)
    }
}

/// All activations of the deck's suit cards.
const WHOLE_DECK: u64 = 72;

const MILLION: u64 = 1_000_000;

impl Turns {
    fn add(&mut self, other: &Self) {
        self.turns += other.turns;
        self.joker_first += other.joker_first;
        self.thirds += other.thirds;
        self.drawn += other.drawn;
    }
}

impl Attacks {
    fn add(&mut self, other: &Self) {
        self.attacks += other.attacks;
        self.hits += other.hits;
        self.hits_expected += other.hits_expected;
        self.retreats += other.retreats;
        self.retreats_expected += other.retreats_expected;
    }
}

impl Arithmetic {
    /// Does it count games of this system?
    #[must_use]
    pub fn counts(system: System) -> bool {
        system == System::Battle
    }

    /// Adds other games.
    pub fn add(&mut self, other: &Self) {
        self.turns.add(&other.turns);
        self.infantry.add(&other.infantry);
        self.close.add(&other.close);
        self.ranged.add(&other.ranged);
    }

    /// What the cards and dice of one battle did, from its log.
    ///
    /// # Errors
    /// A sentence that says what in the log nobody can count.
    pub fn of_log(log: &[u8]) -> Result<Self, String> {
        let log = std::str::from_utf8(log).map_err(|error| error.to_string())?;
        let (mut arithmetic, mut deck) = (Self::default(), Deck::default());
        let mut state = State::default();
        for text in log.lines() {
            let line = Line::read(text).map_err(|flaw| flaw.to_string())?;
            if line.kind == kind::CARD_DRAWN {
                let drawn: CardDrawn = payload(&line)?;
                let card = drawn.card.parse();
                deck.draw(card.map_err(|_| format!("`{}` is no card", drawn.card))?);
                continue;
            }
            let event = codec::event_of(&line).map_err(|error| error.to_string())?;
            let Some(campaign::Event::Played { event: AnyEvent::Battle(event), .. }) = event else {
                continue;
            };
            if let Event::AttackFought(fought) = &event {
                arithmetic.attack(fought, &state);
            }
            deck.event(&event);
            Battle::evolve(&mut state, &event).map_err(|error| error.to_string())?;
        }
        arithmetic.turns = deck.finish();
        Ok(arithmetic)
    }

    /// Counts an attack, with the state before it.
    fn attack(&mut self, fought: &AttackFought, state: &State) {
        // A trap's bite has no plan.
        let Ok(plan) = plan(state, &fought.attacker, &fought.target) else { return };
        let odds = odds(&plan);
        let frenzy = u64::from(plan.frenzied && fought.hits > 0);
        let one = Attacks {
            attacks: 1,
            hits: u64::from(fought.hits) + frenzy,
            hits_expected: odds.all_hits() * MILLION / odds.of,
            retreats: u64::from(fought.retreat > 0),
            retreats_expected: odds.retreat * MILLION / odds.of,
        };
        if plan.distance > 1 {
            self.ranged.add(&one);
            return;
        }
        self.close.add(&one);
        let on_foot = [&fought.attacker, &fought.target]
            .into_iter()
            .all(|id| state.pieces.get(id).is_some_and(|piece| piece.profile.body == Body::Foot));
        let plain = !(plan.fearsome || plan.frenzied || plan.accurate) && plan.ignores == 0;
        if on_foot && plain && plan.dice == 4 && plan.hit_at == 4 {
            self.infantry.add(&one);
        }
    }
}

/// Follows the activation deck through one battle.
#[derive(Debug, Default)]
struct Deck {
    turns: Turns,
    drawn: Option<u64>,
}

impl Deck {
    fn draw(&mut self, card: Card) {
        if card.colour().is_none() {
            self.turns.joker_first += u64::from(self.drawn.is_none());
            self.turns.turns += 1;
            self.turns.thirds += self.drawn.unwrap_or(0) * 3;
            self.turns.drawn += self.drawn.unwrap_or(0);
            self.drawn = None;
        } else {
            let drawn = self.drawn.get_or_insert(0);
            *drawn += u64::from(card.activations());
        }
    }

    fn event(&mut self, event: &Event) {
        if let Event::TurnEnded(_) | Event::BattleEnded(_) = event {
            self.cut_short();
        }
    }

    /// The turn ends without a Joker.
    fn cut_short(&mut self) {
        if let Some(drawn) = self.drawn.take() {
            self.turns.turns += 1;
            self.turns.thirds += drawn * 3 + (WHOLE_DECK - drawn);
            self.turns.drawn += drawn;
        }
    }

    fn finish(mut self) -> Turns {
        self.cut_short();
        self.turns
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_that_is_cut_short_is_filled_up() {
        let card = |word: &str| word.parse::<Card>().unwrap();
        let mut deck = Deck::default();
        deck.draw(card("joker-1"));
        deck.draw(card("hearts-ace"));
        deck.draw(card("spades-queen"));
        deck.draw(card("joker-2"));
        deck.draw(card("clubs-2"));
        let turns = deck.finish();
        assert_eq!((turns.turns, turns.joker_first, turns.drawn), (3, 1, 6));
        // Five, and one with a third of the other 71.
        assert_eq!(turns.thirds, 15 + 3 + 71);
    }
}
