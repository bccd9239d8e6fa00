//! Fate for one order: sealed envelopes, or faces typed by somebody who threw dice at a table.

use crate::{Order, signatures::name_of, thrown_for::ThrownFor};
use chance::{Chance, Clause, Fall, Need, Pick, Sealed, Shortfall, Source, Thrown, Witness};

/// Cards are always drawn from the sealed envelope. Once one was opened, nothing may be asked any
/// more and no order may fail, or a player could fish: they would see from the question what was
/// drawn, and send another order. So typed faces end where a card is drawn; dice that the same
/// order needs after that are sealed as well.
pub(crate) struct OrderChance<'s> {
    sealed: Option<Sealed<'s>>,
    typed: Option<Thrown<'s>>,
    /// For which rolls they were thrown; none: for whatever comes.
    thrown_for: Option<std::slice::Iter<'s, ThrownFor>>,
    opened: bool,
    /// Who has confirmed what was thrown.
    witness: Option<Witness>,
    /// How many rolls were asked for, the one that could not be given included.
    pub(crate) rolls: u32,
    /// A card was to be drawn while typed faces were left.
    pub(crate) left_at_draw: bool,
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
        let (thrown_for, witness) = (None, None);
        Self { sealed, typed, thrown_for, opened: false, witness, rolls: 0, left_at_draw: false }
    }

    /// What was thrown for an order is used for what it was thrown for.
    pub(crate) fn thrown_for(self, order: &'s Order) -> Self {
        Self { thrown_for: order.thrown_for.as_deref().map(<[_]>::iter), ..self }
    }

    /// Another person's device has confirmed what was thrown.
    pub(crate) fn witnessed_by(self, witness: Option<&Witness>) -> Self {
        Self { witness: witness.cloned(), ..self }
    }

    /// Typed faces that no rule asked for.
    pub(crate) fn unused(&self) -> usize {
        self.typed.as_ref().map_or(0, Thrown::unused)
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
                witnessed(typed.roll(need)?, self.witness.as_ref())
            }
            (_, Some(sealed)) => sealed.roll(need),
            (_, None) => Err(Shortfall::SealedElsewhere),
        }
    }

    fn pick(&mut self, clause: Clause, of: u32) -> Result<Pick, Shortfall> {
        if self.unused() > 0 {
            self.left_at_draw = true;
            return Err(Shortfall::NeedsCard(clause));
        }
        let pick = self.sealed.as_mut().ok_or(Shortfall::SealedElsewhere)?.pick(clause, of)?;
        self.opened = true;
        Ok(pick)
    }
}

fn witnessed(mut fall: Fall, by: Option<&Witness>) -> Result<Fall, Shortfall> {
    if let Source::Thrown { witness, .. } = &mut fall.source {
        *witness = by.cloned();
    }
    Ok(fall)
}

/// The same, which stops where an envelope would be opened.
pub(crate) struct Unopened<'s> {
    pub(crate) chance: OrderChance<'s>,
    sealed: bool,
    /// What was typed for which dice.
    pub(crate) typed: Vec<(Need, Vec<u32>)>,
    /// It has come to an envelope.
    pub(crate) reached: bool,
}

impl<'s> Unopened<'s> {
    pub(crate) fn new(thrown: Option<&[u32]>, entered_by: &str) -> Self {
        let chance = OrderChance::new(None, thrown, entered_by);
        Self { chance, sealed: thrown.is_none(), typed: Vec::new(), reached: false }
    }

    /// With what was thrown for an order.
    pub(crate) fn of(order: &'s Order) -> Self {
        let Self { chance, sealed, typed, reached } =
            Self::new(order.thrown.as_deref(), &name_of(&order.by));
        Self { chance: chance.thrown_for(order), sealed, typed, reached }
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
    fn elsewhere_sealed_dice_are_asked_for_and_cards_refused() {
        let mut chance = OrderChance::new(None, None, "x");
        assert_eq!(chance.roll(&NEED), Err(Shortfall::NeedsDice(NEED)));
        assert_eq!(chance.pick(NEED.clause, 17), Err(Shortfall::SealedElsewhere));
    }
}
