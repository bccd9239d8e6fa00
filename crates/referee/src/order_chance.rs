//! Fate for one order: sealed envelopes, or faces and cards typed by somebody who threw dice and turned up cards at a
//! table.

use crate::{Order, TurnedCard, signatures::name_of, thrown_for::ThrownFor};
use chance::{
    Chance, Clause, Draw, Fall, Need, Pick, Sealed, Shortfall, Source, Thrown, Turned, Witness,
};

/// Cards are drawn from the sealed envelope, but those that everybody sees and that lie on the table. Once an envelope
/// was opened, nothing may be asked any more and no order may fail, or a player could fish: they would see from the
/// question what was drawn, and send another order. So what is typed ends where an envelope is opened for a card; what
/// the same order needs after that is sealed as well.
pub(crate) struct OrderChance<'s> {
    sealed: Option<Sealed<'s>>,
    typed: Option<Thrown<'s>>,
    /// Cards of a deck on the table; none: they are sealed.
    cards: Option<Turned>,
    /// For which rolls they were thrown; none: for whatever comes.
    thrown_for: Option<std::slice::Iter<'s, ThrownFor>>,
    opened: bool,
    /// Who has confirmed what was thrown.
    witness: Option<Witness>,
    /// How many rolls were asked for, the one that could not be given included.
    pub(crate) rolls: u32,
    /// An envelope was to be opened for a card while typed faces or cards were left.
    pub(crate) left_at_draw: bool,
    /// What was typed and used, as the log tells it: faces, and the places of cards in their piles.
    numbers: Vec<u32>,
}

impl<'s> OrderChance<'s> {
    /// `sealed` is none when the envelope on the table was sealed elsewhere.
    pub(crate) fn new(
        sealed: Option<Sealed<'s>>,
        thrown: Option<&[u32]>,
        entered_by: &str,
    ) -> Self {
        let typed = match (thrown, &sealed) {
            (Some(faces), _) => Some(Thrown::new(faces, entered_by, None)),
            (None, None) => Some(Thrown::new(&[], entered_by, None)),
            (None, Some(_)) => None,
        };
        let (cards, thrown_for, witness, numbers) = (None, None, None, Vec::new());
        let (opened, rolls, left_at_draw) = (false, 0, false);
        Self { sealed, typed, cards, thrown_for, opened, witness, rolls, left_at_draw, numbers }
    }

    /// For an order: what was typed is used for what it was thrown for, and who turns up cards throws their dice.
    pub(crate) fn of(sealed: Option<Sealed<'s>>, order: &'s Order, entered_by: &str) -> Self {
        let thrown = order.thrown.as_deref().or_else(|| order.cards.as_ref().map(|_| &[][..]));
        Self {
            cards: order.cards.as_deref().map(|cards| Turned::new(cards, entered_by)),
            thrown_for: order.thrown_for.as_deref().map(<[_]>::iter),
            ..Self::new(sealed, thrown, entered_by)
        }
    }

    /// Another person's device has confirmed what was thrown.
    pub(crate) fn witnessed_by(self, witness: Option<&Witness>) -> Self {
        Self { witness: witness.cloned(), ..self }
    }

    /// Typed faces that no rule asked for.
    pub(crate) fn unused(&self) -> usize {
        self.typed.as_ref().map_or(0, Thrown::unused)
    }

    /// Typed cards that no rule asked for.
    pub(crate) fn unused_cards(&self) -> usize {
        self.cards.as_ref().map_or(0, Turned::unused)
    }

    /// What was typed and used so far, as the log tells it.
    pub(crate) fn into_numbers(self) -> Vec<u32> {
        self.numbers
    }
}

impl Chance for OrderChance<'_> {
    fn roll(&mut self, need: &Need) -> Result<Fall, Shortfall> {
        self.rolls += 1;
        match (&mut self.typed, &mut self.sealed) {
            (Some(typed), sealed) if !self.opened || sealed.is_none() => {
                let told = self.thrown_for.as_mut();
                if told.is_some_and(|told| !told.next().is_some_and(|told| told.is(need))) {
                    return Err(Shortfall::NeedsDice(need.clone()));
                }
                let mut fall = typed.roll(need)?;
                self.numbers.extend(&fall.faces);
                confirm(&mut fall.source, self.witness.as_ref());
                Ok(fall)
            }
            (_, Some(sealed)) => sealed.roll(need),
            (_, None) => Err(Shortfall::SealedElsewhere),
        }
    }

    fn pick(&mut self, clause: Clause, of: u32) -> Result<Pick, Shortfall> {
        if self.unused() + self.unused_cards() > 0 {
            self.left_at_draw = true;
            return Err(Shortfall::NeedsCard(clause));
        }
        let pick = self.sealed.as_mut().ok_or(Shortfall::SealedElsewhere)?.pick(clause, of)?;
        self.opened = true;
        Ok(pick)
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Result<Pick, Shortfall> {
        match &mut self.cards {
            Some(cards) if draw.open && !self.opened => {
                let mut pick = cards.turn_up(draw)?;
                self.numbers.push(pick.index);
                confirm(&mut pick.source, self.witness.as_ref());
                Ok(pick)
            }
            _ => self.pick(draw.clause, draw.of),
        }
    }
}

fn confirm(source: &mut Source, by: Option<&Witness>) {
    if let Source::Thrown { witness, .. } = source {
        *witness = by.cloned();
    }
}

/// The same, which stops where an envelope would be opened.
pub(crate) struct Unopened<'s> {
    pub(crate) chance: OrderChance<'s>,
    sealed: bool,
    /// What was typed for which dice.
    pub(crate) typed: Vec<(Need, Vec<u32>)>,
    /// Which cards were typed, of which deck.
    pub(crate) turned: Vec<TurnedCard>,
    /// It has come to an envelope.
    pub(crate) reached: bool,
}

impl<'s> Unopened<'s> {
    pub(crate) fn new(thrown: Option<&[u32]>, entered_by: &str) -> Self {
        Self::with(OrderChance::new(None, thrown, entered_by), thrown.is_none())
    }

    const fn with(chance: OrderChance<'s>, sealed: bool) -> Self {
        Self { chance, sealed, typed: Vec::new(), turned: Vec::new(), reached: false }
    }

    /// With what was thrown for an order.
    pub(crate) fn of(order: &'s Order) -> Self {
        let sealed = order.thrown.is_none() && order.cards.is_none();
        Self::with(OrderChance::of(None, order, &name_of(&order.by)), sealed)
    }
}

impl Chance for Unopened<'_> {
    fn roll(&mut self, need: &Need) -> Result<Fall, Shortfall> {
        if self.sealed {
            self.reached = true;
            return Err(Shortfall::SealedElsewhere);
        }
        let fall = self.chance.roll(need)?;
        self.typed.push((need.clone(), fall.faces.clone()));
        Ok(fall)
    }

    fn pick(&mut self, clause: Clause, of: u32) -> Result<Pick, Shortfall> {
        let drawn = self.chance.pick(clause, of);
        self.reached = !self.chance.left_at_draw;
        drawn
    }

    fn draw(&mut self, draw: &Draw<'_>) -> Result<Pick, Shortfall> {
        if self.chance.cards.is_none() || !draw.open {
            return self.pick(draw.clause, draw.of);
        }
        let pick = self.chance.draw(draw)?;
        self.turned.extend(TurnedCard::new(draw, pick.index, self.typed.len()));
        Ok(pick)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chance::{Bound, Bytes32, Dice, Secret};

    const NEED: Need = Need {
        clause: Clause::new("HEI-156"),
        why: "fight",
        dice: Dice::new(2, 6),
        shares: Vec::new(),
    };
    const BOUND: Bound = Bound::to_place(Bytes32::ZERO, Bytes32::ZERO);

    #[test]
    fn typed_faces_first_and_sealed_ones_behind_a_card() {
        let secret = Secret::new([1; 32]);
        let mut chance = OrderChance::new(Some(Sealed::new(&secret, 4, BOUND)), Some(&[3, 4]), "x");
        assert_eq!(chance.roll(&NEED).unwrap().faces, [3, 4]);
        assert_eq!(chance.pick(NEED.clause, 17).unwrap().opens, Some(4));
        let after = chance.roll(&NEED).unwrap();
        assert!(matches!(after.source, Source::Sealed { .. }));
        assert_eq!(after.opens, Some(5));
        assert_eq!(chance.rolls, 2);
    }

    #[test]
    fn no_envelope_is_opened_while_typed_faces_are_left() {
        let secret = Secret::new([1; 32]);
        let mut chance = OrderChance::new(Some(Sealed::new(&secret, 4, BOUND)), Some(&[3]), "x");
        assert!(chance.pick(NEED.clause, 17).is_err());
        assert!(chance.left_at_draw);
    }

    #[test]
    fn no_envelope_is_opened_for_a_hidden_card_while_typed_ones_are_left() {
        let secret = Secret::new([1; 32]);
        let cards = |typed: &[&str]| {
            let typed: Vec<String> = typed.iter().map(ToString::to_string).collect();
            let sealed = Some(Sealed::new(&secret, 4, BOUND));
            let chance = OrderChance::new(sealed, Some(&[]), "x");
            OrderChance { cards: Some(Turned::new(&typed, "x")), ..chance }
        };
        let card = |index: u32| (index < 3).then(|| format!("card-{index}"));
        let draw = |open| Draw {
            clause: NEED.clause,
            deck: "hand",
            of: 3,
            card: &card,
            whose: "null",
            open,
        };
        let mut chance = cards(&["card-2"]);
        assert_eq!(chance.draw(&draw(false)), Err(Shortfall::NeedsCard(NEED.clause)));
        assert!(chance.left_at_draw);
        let pick = chance.draw(&draw(true)).unwrap();
        assert_eq!((pick.index, pick.opens, chance.unused_cards()), (2, None, 0));
        assert_eq!(chance.draw(&draw(false)).unwrap().opens, Some(4));
        // What comes behind an opened envelope is sealed, whoever sees it.
        assert_eq!(chance.draw(&draw(true)).unwrap().opens, Some(5));
        assert_eq!(chance.into_numbers(), [2]);
        assert!(matches!(cards(&[]).draw(&draw(true)), Err(Shortfall::NeedsTurnedCard(_))));
    }

    #[test]
    fn elsewhere_sealed_dice_are_asked_for_and_cards_refused() {
        let mut chance = OrderChance::new(None, None, "x");
        assert_eq!(chance.roll(&NEED), Err(Shortfall::NeedsDice(NEED)));
        assert_eq!(chance.pick(NEED.clause, 17), Err(Shortfall::SealedElsewhere));
    }
}
