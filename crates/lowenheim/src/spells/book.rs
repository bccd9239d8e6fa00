//! What a spell costs (HEI-074 to HEI-085). The numbers stand in `tables`.

use crate::clauses::{HEI_074, HEI_113};
use crate::decks::{ActionCard, Pile};
use crate::refusal::{Reason, Refusal, said};
use crate::tables::Spell;
use messages::Saying;

impl Spell {
    /// Its price in a refusal.
    fn price_said(self) -> Saying {
        let line = self.line();
        let cards =
            line.cards.iter().map(|&(card, count)| said!("copies", count = count, card = card));
        let other = (line.non_blank > 0).then(|| said!("price-other", count = line.non_blank));
        let more = line.more.map(|card| said!("price-more", card = card));
        let parts = cards.chain(other).chain(more);
        let both = |price, part| said!("price-and", price = price, part = part);
        parts.reduce(both).unwrap_or_else(|| said!("no-card"))
    }
}

/// Do these cards pay for a spell? Answers how many more than the price were paid, for the spells
/// that grow by it (HEI-074; a Blank never stands for another card, HEI-113).
pub(crate) fn check_price(spell: Spell, cards: &[ActionCard]) -> Result<u32, Refusal> {
    let line = spell.line();
    let mut rest = Pile::default();
    for &card in cards {
        rest.add(card);
    }
    let refused = |clause, facts: Saying| {
        Err(Refusal::new(Reason::WrongCard, clause, facts).allowing(said!(
            "spell-costs",
            spell = spell,
            price = spell.price_said()
        )))
    };
    for &(card, copies) in line.cards {
        for _ in 0..copies {
            if !rest.take(card) {
                let facts = said!("spell-lacks", spell = spell, card = card);
                return refused(spell.clause(), facts);
            }
        }
    }
    if let Some(card) = line.more {
        let x = rest.count(card);
        return if x == 0 {
            let facts = said!("spell-without-more", spell = spell, card = card);
            refused(spell.clause(), facts)
        } else if x < rest.len() {
            let facts = said!("spell-takes-only", spell = spell, card = card);
            refused(spell.clause(), facts)
        } else {
            Ok(x)
        };
    }
    if rest.len() != line.non_blank {
        let facts = said!("spell-cards-named", count = cards.len(), spell = spell);
        return refused(HEI_074, facts);
    }
    if rest.count(ActionCard::Blank) > 0 {
        let facts = said!("spell-no-blank", spell = spell);
        return refused(HEI_113, facts);
    }
    Ok(0)
}
