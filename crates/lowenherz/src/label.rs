//! What an order does, in a few words, for who chooses from a list.

use crate::cards::Action;
use crate::command::{Command, Decide, Extend, Play, Wall};
use crate::event::Scoring;
use crate::extension::{Rim, moves};
use crate::facts::{player, written};
use crate::refusal::NAMES;
use crate::state::State;
use messages::{Catalogue, Language, Words, say};
use rulebook::{AsFact as _, Command as _, Scene};
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("label/en.ftl");
const DUTCH: &str = include_str!("label/nl.ftl");

static CATALOGUE: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH).with_names(NAMES));

/// The words in which orders are told.
pub(crate) fn words(language: Language) -> Words<'static> {
    CATALOGUE.in_language(language)
}

pub(crate) fn label(command: &Command, scene: &Scene<'_, State>) -> String {
    match command {
        Command::Decide(order) => decide(order, scene),
        Command::Wall(order) => wall(order, scene),
        Command::Extend(order) => extend(order, scene),
        Command::SetRight(_) => say!(scene.words, "order-set-right"),
        order => order.label(scene).unwrap_or_default(),
    }
}

fn decide(order: &Decide, scene: &Scene<'_, State>) -> String {
    let words = scene.words;
    let actions = order.slots.iter().map(|slot| match scene.state.action(*slot) {
        Some(it) => action(it, words),
        None => slot.to_string(),
    });
    let actions = words.list(&actions.collect::<Vec<_>>());
    let mut label = say!(words, "order-decide", actions = actions);
    for play in &order.plays {
        label.push_str("; ");
        label.push_str(&self::play(play, scene));
    }
    label
}

/// An action as people call it.
fn action(it: Action, words: Words<'_>) -> String {
    say!(words, "action", kind = it.kind(), number = it.number())
}

/// What goes with a decision.
pub(crate) fn play(play: &Play, scene: &Scene<'_, State>) -> String {
    let (state, words) = (scene.state, scene.words);
    match play {
        Play::Dissolve { own, other, treasures } => say!(
            words,
            "order-dissolve",
            own = own.to_string(),
            other = other.to_string(),
            treasures = treasures.fact(state, words)
        ),
        Play::Ally { own, other } => {
            say!(words, "ally", own = own.to_string(), other = other.to_string())
        }
        Play::Renegade { take, place, treasures, .. } => say!(
            words,
            "renegade",
            take = take.to_string(),
            place = place.to_string(),
            treasures = treasures.fact(state, words)
        ),
    }
}

/// Where boundaries lie then, and what they found.
fn wall(order: &Wall, scene: &Scene<'_, State>) -> String {
    let (state, words) = (scene.state, scene.words);
    let mut board = state.board.clone();
    board.boundaries.extend(&order.sides);
    let sides = written(&order.sides, words);
    let mut label = say!(words, "order-wall", sides = sides, count = order.sides.len());
    for founding in board.foundings(&board.areas()) {
        let plays = state.princes.contains_key(&founding.owner);
        label.push_str(&say!(
            words,
            "founds",
            owner = player(founding.owner, state, words),
            spaces = founding.spaces,
            points = if plays { founding.points } else { 0 }
        ));
    }
    label
}

/// What is taken, and what everybody gains or loses by it.
fn extend(order: &Extend, scene: &Scene<'_, State>) -> String {
    let (state, words) = (scene.state, scene.words);
    let (castle, spaces) = (order.castle.to_string(), written(&order.spaces, words));
    let mut label = say!(words, "order-extend", castle = castle, spaces = spaces);
    let before = state.areas();
    let owner = state.board.castles.get(&order.castle).copied();
    let line = Rim::of(&state.board, &before, order.castle, &order.spaces);
    let (Some(owner), Some(line)) = (owner, line) else { return label };
    let mut board = state.board.clone();
    line.draw(&mut board);
    let after = board.areas();
    for stone in moves(&board, (&before, &after), owner, &order.spaces, state.neutral) {
        label.push_str(&say!(
            words,
            "moves",
            who = player(stone.colour, state, words),
            points = stone.points.unsigned_abs(),
            gains = if stone.why == Scoring::Taken { "yes" } else { "no" }
        ));
    }
    label
}

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH, label, words};
    use crate::command::Command;
    use crate::state::State;
    use decider::By;
    use messages::Language;
    use rulebook::{Command as _, Scene};

    #[test]
    fn every_order_is_told_in_both_languages() {
        let by_row: Vec<String> =
            Command::FORMS.iter().map(|form| format!("\"order-{}\"", form.verb)).collect();
        let sources = [include_str!("label.rs"), include_str!("facts.rs"), &by_row.concat()];
        assert_eq!(messages::faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
        assert_eq!(messages::untranslated(ENGLISH, DUTCH), Vec::<String>::new());

        let state = State::default();
        for form in Command::FORMS {
            let command: Command = form.example.parse().unwrap();
            assert_eq!(command.to_string(), form.example);
            let [english, dutch] = Language::ALL.map(|language| {
                let words = words(language);
                label(&command, &Scene { state: &state, by: &By::Organiser, words })
            });
            assert_ne!(english, dutch);
            assert!(!format!("{english}{dutch}").contains(['⟦', '{']), "{english} {dutch}");
        }
    }
}
