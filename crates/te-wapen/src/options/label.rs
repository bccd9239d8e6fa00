//! What an order does, in a few words, for who chooses from a list.

use crate::command::{Cast, Command};
use crate::pieces::PieceId;
use crate::refusal::NAMES;
use crate::state::State;
use crate::view;
use board::Hex;
use messages::{Catalogue, Language, Words, say};
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("label/en.ftl");
const DUTCH: &str = include_str!("label/nl.ftl");

static CATALOGUE: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH).with_names(NAMES));

/// The words in which orders are told.
pub(super) fn words(language: Language) -> Words<'static> {
    CATALOGUE.in_language(language)
}

pub(super) fn label(state: &State, command: &Command, words: Words<'_>) -> String {
    let name = |id: &PieceId| {
        let piece = state.pieces.get(id);
        piece.map_or_else(|| id.to_string(), |piece| view::name(state, id, piece, words))
    };
    match command {
        Command::Proceed if !state.snapped.is_empty() => say!(words, "trap-bites"),
        Command::Proceed => say!(words, "next-card"),
        Command::Done => {
            let moving = state.card.as_ref().is_some_and(|open| {
                !open.fighting && open.active.values().any(|doing| doing.itself && !doing.moved)
            });
            if moving { say!(words, "nobody-moves") } else { say!(words, "card-played") }
        }
        Command::Activate(order) => {
            let names: Vec<String> = order.pieces.iter().map(name).collect();
            say!(words, "activate", who = words.list(&names))
        }
        Command::Move(order) => {
            let to = order.path.last().map(Hex::to_string).unwrap_or_default();
            say!(words, "move", who = name(&order.piece), hex = to)
        }
        Command::Attack(order) => {
            say!(words, "attack", who = name(&order.attacker), target = name(&order.target))
        }
        Command::Follow(order) => say!(words, "follow", who = name(&order.piece)),
        Command::Cast(order) => cast(order, name, words),
        Command::Assassinate(order) => {
            say!(words, "assassinate", who = name(&order.assassin), target = name(&order.victim))
        }
        Command::Change(order) => say!(words, "change", who = name(&order.piece)),
        Command::UseItem(order) => {
            let item = words.name(order.item.name());
            say!(words, "use", who = name(&order.bearer), item = item)
        }
        Command::Batter(order) => {
            say!(words, "batter", who = name(&order.piece), hex = order.hex.to_string())
        }
        Command::Pour(order) => {
            say!(words, "pour", who = name(&order.piece), target = name(&order.target))
        }
    }
}

fn cast(order: &Cast, name: impl Fn(&PieceId) -> String, words: Words<'_>) -> String {
    let yes = |is: bool| if is { "yes" } else { "no" };
    let hexes: Vec<String> = order.hexes.iter().map(Hex::to_string).collect();
    let placed = yes(!hexes.is_empty());
    say!(
        words,
        "cast",
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
    use crate::notation::{FORMS, parse_command};
    use crate::state::State;
    use messages::{Language, faults};

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(faults(ENGLISH, DUTCH, &[include_str!("label.rs")]), Vec::<String>::new());
    }

    #[test]
    fn every_order_is_told_in_both_languages() {
        let more = [
            "cast red-wizard-1 summon-elemental air 4,5",
            "cast red-druid-1 teleport 4,5 alone",
            "cast red-necromancer-1 summon-skeleton-horde 4,5 5,5",
        ];
        for order in FORMS.iter().map(|(_, order)| *order).chain(more) {
            let command = parse_command(order).unwrap();
            let [english, dutch] =
                Language::ALL.map(|language| label(&State::default(), &command, words(language)));
            assert_ne!(english, dutch);
            assert!(!format!("{english}{dutch}").contains(['⟦', '{']), "{english} {dutch}");
        }
        let told = |order: &str, language| {
            label(&State::default(), &parse_command(order).unwrap(), words(language))
        };
        let order = "cast red-wizard-1 summon-elemental air 4,5";
        let english = "red-wizard-1 casts Summon Elemental of air in 4,5";
        assert_eq!(told(order, Language::English), english);
        let dutch = "red-wizard-1 spreekt Elementaal oproepen (lucht) uit in 4,5";
        assert_eq!(told(order, Language::Dutch), dutch);
    }
}
