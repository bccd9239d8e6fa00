//! What an order does, in a few words, for who chooses from a list.

use crate::command::Command;
use crate::map::SpaceId;
use crate::pieces::{BannerId, PieceId};
use crate::roster::TroopId;
use crate::state::State;
use crate::story::Teller;
use messages::{Fact, Words, say};
use rulebook::{AsFact, Command as _, Scene};

pub(super) fn label(command: &Command, scene: &Scene<'_, State>) -> String {
    match command {
        Command::Write(_) => say!(scene.words, "order-write"),
        Command::Rule(it) => say!(scene.words, "order-rule", fight = it.fight),
        order => order.label(scene).unwrap_or_default(),
    }
}

impl AsFact<State> for SpaceId {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        Teller { state, words }.space(self).into()
    }
}

impl AsFact<State> for BannerId {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        Teller { state, words }.army(self).into()
    }
}

impl AsFact<State> for PieceId {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        Teller { state, words }.piece(self).into()
    }
}

impl AsFact<State> for Vec<PieceId> {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        Teller { state, words }.pieces(self.iter()).into()
    }
}

/// The troop as its army book calls it.
impl AsFact<State> for TroopId {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        let name = state.roster.get(self).map_or(self.word(), |troop| troop.name.as_str());
        words.name(name).into()
    }
}

/// The only text of an order that is no free text: what a siege has broken.
impl AsFact<State> for String {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        Teller { state, words }.damage(self).into()
    }
}

#[cfg(test)]
mod tests {
    use super::label;
    use crate::command::Command;
    use crate::state::State;
    use crate::story::{ORDERS, words};
    use decider::By;
    use messages::Language;
    use rulebook::{Command as _, Scene};

    #[test]
    fn every_order_is_told_in_both_languages() {
        let [english, dutch] = ORDERS;
        let by_row: Vec<String> =
            Command::FORMS.iter().map(|form| format!("\"order-{}\"", form.verb)).collect();
        let sources = [include_str!("label.rs"), &by_row.concat()];
        assert_eq!(messages::faults(english, dutch, &sources), Vec::<String>::new());

        let state = State::default();
        for form in Command::FORMS {
            let command: Command = form.example.parse().unwrap();
            assert_eq!(command.to_string(), form.example);
            let [english, dutch] = Language::ALL.map(|language| {
                label(
                    &command,
                    &Scene { state: &state, by: &By::Organiser, words: words(language) },
                )
            });
            assert_ne!(english, dutch);
            assert!(!format!("{english}{dutch}").contains(['⟦', '{']), "{english} {dutch}");
        }
    }
}
