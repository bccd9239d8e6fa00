//! What an order does, in a few words, for who chooses from a list.

use crate::command::{Cast, Command};
use crate::items::Trinket;
use crate::pieces::PieceId;
use crate::refusal::NAMES;
use crate::state::State;
use crate::view;
use board::Hex;
use messages::{Catalogue, Fact, Language, Words, say};
use rulebook::{AsFact, Command as _, Scene};
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("label/en.ftl");
const DUTCH: &str = include_str!("label/nl.ftl");

static CATALOGUE: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH).with_names(NAMES));

/// The words in which orders are told.
pub(super) fn words(language: Language) -> Words<'static> {
    CATALOGUE.in_language(language)
}

pub(super) fn label(command: &Command, scene: &Scene<'_, State>) -> String {
    let (state, words) = (scene.state, scene.words);
    match command {
        Command::Proceed if !state.snapped.is_empty() => say!(words, "trap-bites"),
        Command::Proceed => say!(words, "next-card"),
        Command::Done if state.deployer().is_some() => say!(words, "all-deployed"),
        Command::Done if state.to_dig > 0 => say!(words, "leave-undug"),
        Command::Done => {
            let moving = state.card.as_ref().is_some_and(|open| {
                !open.fighting && open.active.values().any(|doing| doing.itself && !doing.moved)
            });
            if moving { say!(words, "nobody-moves") } else { say!(words, "card-played") }
        }
        Command::SetRight(_) => say!(words, "order-set-right"),
        Command::Cast(order) => cast(order, state, words),
        order => order.label(scene).unwrap_or_default(),
    }
}

pub(super) fn piece_name(id: &PieceId, state: &State, words: Words<'_>) -> String {
    let piece = state.anybody(id);
    piece.map_or_else(|| id.to_string(), |piece| view::name(state, id, piece, words))
}

impl AsFact<State> for PieceId {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        piece_name(self, state, words).into()
    }
}

impl AsFact<State> for Vec<PieceId> {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        let names = self.iter().map(|id| piece_name(id, state, words));
        words.list(&names.collect::<Vec<_>>()).into()
    }
}

impl AsFact<State> for Hex {
    fn fact(&self, _: &State, _: Words<'_>) -> Fact {
        self.to_string().into()
    }
}

/// A way is told by where it ends.
impl AsFact<State> for Vec<Hex> {
    fn fact(&self, _: &State, _: Words<'_>) -> Fact {
        self.last().map(Hex::to_string).unwrap_or_default().into()
    }
}

impl AsFact<State> for Trinket {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        words.name(self.name()).into()
    }
}

fn cast(order: &Cast, state: &State, words: Words<'_>) -> String {
    let name = |id| piece_name(id, state, words);
    let yes = |is: bool| if is { "yes" } else { "no" };
    let hexes: Vec<String> = order.hexes.iter().map(Hex::to_string).collect();
    let placed = yes(!hexes.is_empty());
    say!(
        words,
        "order-cast",
        who = name(&order.caster),
        spell = words.name(order.spell.name()),
        element = order.element.map_or("none", |element| element.word()),
        aimed = yes(order.target.is_some()),
        target = order.target.as_ref().map(name).unwrap_or_default(),
        placed = placed,
        hexes = words.list(&hexes),
        alone = yes(order.alone),
    )
}

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH, label, words};
    use crate::command::Command;
    use crate::state::State;
    use decider::By;
    use messages::{Language, faults};
    use rulebook::{Command as _, Scene};

    #[test]
    fn both_languages_say_the_same_things() {
        let by_row: Vec<String> =
            Command::FORMS.iter().map(|form| format!("\"order-{}\"", form.verb)).collect();
        let sources = [include_str!("label.rs"), &by_row.concat()];
        assert_eq!(faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
    }

    fn told(order: &str, language: Language) -> String {
        let scene = Scene { state: &State::default(), by: &By::Organiser, words: words(language) };
        label(&order.parse().unwrap(), &scene)
    }

    #[test]
    fn every_order_is_told_in_both_languages() {
        let more = [
            "cast red-wizard-1 summon-elemental air 4,5",
            "cast red-druid-1 teleport 4,5 alone",
            "cast red-necromancer-1 summon-skeleton-horde 4,5 5,5",
        ];
        for order in Command::FORMS.iter().map(|form| form.example).chain(more) {
            let [english, dutch] = Language::ALL.map(|language| told(order, language));
            assert_ne!(english, dutch);
            assert!(!format!("{english}{dutch}").contains(['⟦', '{']), "{english} {dutch}");
        }
        let order = "cast red-wizard-1 summon-elemental air 4,5";
        let english = "Let red-wizard-1 cast Summon Elemental of air in 4,5";
        assert_eq!(told(order, Language::English), english);
        let dutch = "Laat red-wizard-1 Elementaal oproepen (lucht) uitspreken in 4,5";
        assert_eq!(told(order, Language::Dutch), dutch);
    }
}
