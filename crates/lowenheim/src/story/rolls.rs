//! Sentences for dice and cards, and for what a reader may not read.

use crate::decks::{ActionCard, CommandCard, EventCard};
use crate::figures::{Faction, FigureId};
use crate::words::{Names, roll_name, words};
use chance::Dice;
use decider::Audience;
use messages::{Language, Words, say};

/// What those may know who may not read an event of this kind; its audience says whose it is.
#[must_use]
pub fn hidden_sentence(kind: &str, audience: &Audience, language: Language) -> String {
    let w = words(language);
    let owners: Vec<Faction> = match audience {
        Audience::Everyone => Vec::new(),
        Audience::Seats(seats) => seats.iter().filter_map(Faction::of_seat).collect(),
    };
    let owner = owners.first().map_or_else(|| say!(w, "somebody"), |faction| w.faction(*faction));
    let other = owners.get(1).map(|faction| w.faction(*faction));
    match (kind, other) {
        ("lowenheim.briefing_given", _) => say!(w, "briefing-given", faction = owner),
        ("lowenheim.card_taken" | "card.drawn", _) | ("lowenheim.card_stolen", None) => {
            say!(w, "hidden-card", owner = owner)
        }
        ("lowenheim.card_stolen", Some(robbed)) => {
            say!(w, "hidden-card-from", owner = owner, other = robbed)
        }
        ("lowenheim.cards_given" | "order.given", Some(taker)) => {
            say!(w, "hidden-gives", owner = owner, other = taker)
        }
        ("lowenheim.cards_given" | "order.given", None) => say!(w, "hidden-order", owner = owner),
        ("lowenheim.trade_offered", Some(taker)) => {
            say!(w, "hidden-offers", owner = owner, other = taker)
        }
        ("lowenheim.secret_kept", _) => say!(w, "hidden-secret", owner = owner),
        ("lowenheim.decision_prepared", _) => say!(w, "hidden-decision"),
        ("lowenheim.enemy_profiled", _) => say!(w, "enemy-profiled"),
        _ if owners.is_empty() => say!(w, "hidden-organiser"),
        _ => say!(w, "hidden", owner = owner),
    }
}

/// Dice that fell: what for, and what they showed. `why` is the code in the record.
#[must_use]
pub fn roll_sentence(
    clause: &str,
    why: &str,
    dice: Dice,
    faces: &[u32],
    language: Language,
) -> String {
    let w = words(language);
    let faces: Vec<String> = faces.iter().map(u32::to_string).collect();
    say!(
        w,
        "rolled",
        why = w.name(&roll_name(why)),
        dice = dice.to_string(),
        faces = w.list(&faces),
        clause = clause.to_owned()
    )
}

/// A card that was drawn; no card: the reader may not see which.
#[must_use]
pub fn draw_sentence(deck: &str, card: Option<&str>, of: u32, language: Language) -> String {
    let w = words(language);
    let cards = say!(w, "cards", count = of);
    let card = card.map_or_else(|| say!(w, "a-card"), |word| drawn(word, w));
    match deck {
        "lots" => say!(w, "drawn-lot", who = card, count = of),
        "hand" => say!(w, "drawn-hand", card = card, cards = cards),
        deck => say!(w, "drawn", card = card, deck = deck.to_owned(), cards = cards),
    }
}

/// What was drawn, by its name: a card of any of the three decks, or somebody by lot; the word itself when
/// there is no such thing.
fn drawn(word: &str, w: Words<'_>) -> String {
    let action = word.parse::<ActionCard>().ok().map(ActionCard::name);
    let event = || word.parse::<EventCard>().ok().map(EventCard::name);
    let command = || word.parse::<CommandCard>().ok().map(CommandCard::name);
    match (action.or_else(event).or_else(command), word.parse::<FigureId>()) {
        (Some(card), _) => w.name(card),
        (None, Ok(figure)) => w.figure(figure),
        (None, Err(_)) => w.name(word),
    }
}
