//! What an order does, in a few words, for who chooses from a list.

use crate::command::{Cast, Command};
use crate::pieces::PieceId;
use crate::state::State;
use crate::view;
use board::Hex;

pub(super) fn label(state: &State, command: &Command) -> String {
    let name = |id: &PieceId| {
        let piece = state.pieces.get(id);
        piece.map_or_else(|| id.to_string(), |piece| view::name(state, id, piece))
    };
    match command {
        Command::Proceed if !state.snapped.is_empty() => "The trap bites".to_owned(),
        Command::Proceed => "Turn up the next card".to_owned(),
        Command::Done => {
            let moving = state.card.as_ref().is_some_and(|open| {
                !open.fighting && open.active.values().any(|doing| doing.itself && !doing.moved)
            });
            if moving { "Nobody else moves" } else { "The card is played" }.to_owned()
        }
        Command::Activate(order) => {
            let names: Vec<String> = order.pieces.iter().map(name).collect();
            format!("Activate {}", names.join(" and "))
        }
        Command::Move(order) => {
            let to = order.path.last().map(Hex::to_string).unwrap_or_default();
            format!("{} moves to {to}", name(&order.piece))
        }
        Command::Attack(order) => {
            format!("{} attacks {}", name(&order.attacker), name(&order.target))
        }
        Command::Follow(order) => format!("{} follows", name(&order.piece)),
        Command::Cast(order) => cast(order, name),
        Command::Assassinate(order) => {
            format!("{} tries to kill {}", name(&order.assassin), name(&order.victim))
        }
        Command::Change(order) => format!("{} becomes an animal", name(&order.piece)),
        Command::UseItem(order) => {
            format!("{} uses the {}", name(&order.bearer), order.item.name())
        }
        Command::Batter(order) => {
            format!("{} strikes the building in {}", name(&order.piece), order.hex)
        }
        Command::Pour(order) => {
            format!("{} pours boiling oil on {}", name(&order.piece), name(&order.target))
        }
    }
}

fn cast(order: &Cast, name: impl Fn(&PieceId) -> String) -> String {
    let mut words = format!("{} casts {}", name(&order.caster), order.spell.name());
    if let Some(element) = order.element {
        words += &format!(" of {}", element.name().to_lowercase());
    }
    if let Some(target) = &order.target {
        words += &format!(" on {}", name(target));
    }
    if !order.hexes.is_empty() {
        let hexes: Vec<String> = order.hexes.iter().map(Hex::to_string).collect();
        words += &format!(" in {}", hexes.join(" and "));
    }
    if order.alone {
        words += ", alone";
    }
    words
}
