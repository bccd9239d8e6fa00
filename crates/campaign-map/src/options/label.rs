//! What an order does, in a few words, for who chooses from a list.

use crate::command::Command;
use crate::state::State;
use crate::story::Teller;
use messages::say;
use rulebook::{AsFact as _, Command as _, Scene};

pub(super) fn label(command: &Command, scene: &Scene<'_, State>) -> String {
    let fight = |number| Teller { state: scene.state, words: scene.words }.fight(number);
    match command {
        Command::Write(_) => say!(scene.words, "order-write"),
        Command::Rule(it) => say!(scene.words, "order-rule", fight = fight(it.fight)),
        Command::Equip(it) => say!(
            scene.words,
            "order-equip",
            fight = fight(it.fight),
            engines = it.engines.fact(scene.state, scene.words)
        ),
        Command::BreakOff(_) => say!(scene.words, "order-break-off"),
        Command::SetRight(_) => say!(scene.words, "order-set-right"),
        Command::RuleEstates(_) => say!(scene.words, "order-rule-estates"),
        order => order.label(scene).unwrap_or_default(),
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
