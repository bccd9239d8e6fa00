//! What stands behind an order that is typed: the dice that fell, and the cards that were turned up.

use crate::failure::Failure;
use campaign::System;

/// What was thrown and turned up at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Thrown {
    pub(crate) faces: Faces,
    /// Cards of a deck on the table; none: they are sealed.
    pub(crate) cards: Option<Vec<String>>,
}

/// The dice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Faces {
    /// Nothing is said of them.
    Untold,
    /// The sealed dice fall.
    Sealed,
    /// They were thrown.
    Typed(Vec<u32>),
}

impl Faces {
    /// The faces that were typed.
    pub(crate) fn typed(self) -> Vec<u32> {
        match self {
            Self::Typed(faces) => faces,
            Self::Untold | Self::Sealed => Vec::new(),
        }
    }
}

/// Words that begin what was thrown or turned up.
const DICE: &str = "dice";
const CARDS: [&str; 2] = ["card", "cards"];

impl Thrown {
    /// An order, and what stands behind it: `proceed dice 3 4 1 card clubs-ace`. In free text the words mean nothing.
    ///
    /// # Errors
    /// `malformed_line`: what stands there is neither a face nor a card.
    pub(crate) fn behind(text: &str) -> Result<(&str, Self), Failure> {
        let nothing = Self { faces: Faces::Untold, cards: None };
        let verb = text.split_whitespace().next().unwrap_or_default().to_ascii_lowercase();
        let mut forms = System::ALL.iter().flat_map(|system| system.forms());
        if forms.any(|form| form.verb == verb && form.is_free_text()) {
            return Ok((text, nothing));
        }
        let begins = |(_, word): &(usize, &str)| *word == DICE || CARDS.contains(word);
        let Some((at, _)) = words(text).skip(1).find(begins) else { return Ok((text, nothing)) };
        let (order, behind) = text.split_at(at);
        let mut thrown = nothing;
        let mut words = behind.split([' ', ',', '\t']).filter(|word| !word.is_empty()).peekable();
        while let Some(word) = words.next() {
            let mut told = Vec::new();
            while let Some(next) = words.next_if(|next| !begins(&(0, next))) {
                told.push(next);
            }
            if word == DICE {
                thrown.faces = faces(&told)?;
            } else if told.is_empty() {
                return Err(malformed(
                    "behind `card` stands what was turned up, such as `card clubs-ace`",
                ));
            } else {
                let cards = thrown.cards.get_or_insert_default();
                cards.extend(told.into_iter().map(str::to_ascii_lowercase));
            }
        }
        Ok((order.trim_end(), thrown))
    }
}

/// The words of a text, each with the place where it begins.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_whitespace().map(|word| (word.as_ptr().addr() - text.as_ptr().addr(), word))
}

fn faces(told: &[&str]) -> Result<Faces, Failure> {
    if told == ["sealed"] {
        return Ok(Faces::Sealed);
    }
    let faces: Result<Vec<u32>, _> = told.iter().map(|face| face.parse()).collect();
    match faces {
        Ok(faces) if !faces.is_empty() => Ok(Faces::Typed(faces)),
        _ => Err(malformed("behind `dice` stand the faces, such as `dice 5 2 6`, or `sealed`")),
    }
}

fn malformed(message: &str) -> Failure {
    Failure::usage("malformed_line", message)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic")]
    use super::*;

    fn behind(text: &str) -> (&str, Thrown) {
        Thrown::behind(text).unwrap()
    }

    #[test]
    fn dice_and_cards_stand_behind_an_order_in_any_order() {
        let cards = Some(vec!["clubs-ace".to_owned(), "joker-1".to_owned()]);
        let faces = Faces::Typed(vec![3, 4]);
        let both = Thrown { faces, cards: cards.clone() };
        assert_eq!(behind("proceed dice 3, 4 card clubs-ace joker-1"), ("proceed", both.clone()));
        assert_eq!(behind("proceed cards Clubs-Ace,joker-1 dice 3 4"), ("proceed", both));
        let one_by_one = behind("proceed card clubs-ace card joker-1");
        assert_eq!(one_by_one, ("proceed", Thrown { faces: Faces::Untold, cards }));
        assert_eq!(behind("done").1, Thrown { faces: Faces::Untold, cards: None });
        assert_eq!(behind("proceed dice sealed").1.faces, Faces::Sealed);
    }

    #[test]
    fn what_is_no_card_and_no_face_is_told() {
        for (text, told) in [("proceed card", "card clubs-ace"), ("proceed dice x", "dice 5 2 6")] {
            let failure = format!("{:?}", Thrown::behind(text).unwrap_err());
            assert!(failure.contains(told), "{failure}");
        }
    }
}
