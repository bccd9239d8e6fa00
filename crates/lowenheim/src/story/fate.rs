//! Sentences for dice and cards, and for what a reader may not read.

use super::words::{count, listed, roll_name};
use crate::decks::{ActionCard, CommandCard, EventCard};
use crate::figures::Faction;
use chance::Dice;
use decider::Audience;

/// What those may know who may not read an event of this kind; its audience says whose it is.
#[must_use]
pub fn hidden_sentence(kind: &str, audience: &Audience) -> String {
    let owners: Vec<Faction> = match audience {
        Audience::Everyone => Vec::new(),
        Audience::Seats(seats) => seats.iter().filter_map(Faction::of_seat).collect(),
    };
    let owner = owners.first().map_or("Somebody", |faction| faction.name());
    match kind {
        "lowenheim.briefing_given" => format!("{owner} opens its secret briefing."),
        "lowenheim.card_taken" | "card.drawn" => format!("{owner} takes a card."),
        "lowenheim.card_stolen" => match owners.get(1) {
            Some(robbed) => format!("{owner} takes a card from {}.", robbed.name()),
            None => format!("{owner} takes a card."),
        },
        "lowenheim.cards_given" | "order.given" => match owners.get(1) {
            Some(taker) => format!("{owner} gives cards to {}.", taker.name()),
            None => format!("{owner} gives an order that is not public."),
        },
        "lowenheim.secret_kept" => format!("{owner} writes down something of its own."),
        "lowenheim.decision_prepared" => "The game master weighs what the enemy does.".to_owned(),
        "lowenheim.enemy_profiled" => "The enemy's stat lines are laid down, unseen.".to_owned(),
        _ if owners.is_empty() => "Something happens that only the organiser may see.".to_owned(),
        _ => format!("Something happens that only {owner} may see."),
    }
}

/// Dice that fell: what for, and what they showed. `why` is the code in the record.
#[must_use]
pub fn roll_sentence(clause: &str, why: &str, dice: Dice, faces: &[u32]) -> String {
    let faces: Vec<String> = faces.iter().map(u32::to_string).collect();
    format!("{}, {dice}: {} ({clause}).", roll_name(why), listed(&faces))
}

/// A card that was drawn; no card: the reader may not see which.
#[must_use]
pub fn draw_sentence(deck: &str, card: Option<&str>, of: u32) -> String {
    let from = match deck {
        "hand" => format!("from a hand of {}", count(of, "card")),
        deck => format!("from the {deck} deck of {}", count(of, "card")),
    };
    match card {
        Some(word) => format!("{} is drawn {from}.", card_name(word)),
        None => format!("A card is drawn {from}."),
    }
}

/// The name of a card of any of the three decks; the word itself when there is no such card.
fn card_name(word: &str) -> &str {
    let action = word.parse::<ActionCard>().ok().map(ActionCard::name);
    let event = || word.parse::<EventCard>().ok().map(EventCard::name);
    let command = || word.parse::<CommandCard>().ok().map(CommandCard::name);
    action.or_else(event).or_else(command).unwrap_or(word)
}
