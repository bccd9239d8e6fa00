//! Order text, both ways: what people type at the table, and what the program shows as an order.
//!
//! ```
//! use te_wapen::notation::{parse_command, write_command};
//! let order = parse_command("move red-cavalry-1 4,4 4,5 leaving red-king-1").unwrap();
//! assert_eq!(write_command(&order), "move red-cavalry-1 4,4 4,5 leaving red-king-1");
//! assert!(parse_command("mvoe red-cavalry-1").unwrap_err().to_string().contains("`move`"));
//! ```

use crate::Command;
use crate::command::{
    Activate, Assassinate, Attack, Batter, Cast, Change, Follow, Move, Pour, UseItem,
};
use crate::refusal::said;
use messages::Saying;
use std::fmt::Display;
use std::str::FromStr;

/// Every order that can be written: how, and one that is written correctly.
pub const FORMS: &[(&str, &str)] = &[
    ("proceed", "proceed"),
    ("activate PIECE PIECE …", "activate red-cavalry-1 red-archers-2"),
    ("move PIECE HEX HEX … [leaving PIECE PIECE …]", "move red-cavalry-1 4,4 4,5"),
    ("attack PIECE PIECE", "attack red-cavalry-1 black-zombies-2"),
    ("follow PIECE", "follow red-cavalry-1"),
    (
        "cast PIECE SPELL [PIECE] [ELEMENT] [HEX …] [alone]",
        "cast red-wizard-1 fireball black-zombies-2",
    ),
    ("assassinate PIECE PIECE", "assassinate black-vampire-1 red-king-1"),
    ("change PIECE", "change red-werewolf-1"),
    ("use PIECE ITEM", "use red-king-1 amulet-of-healing"),
    ("batter PIECE HEX", "batter red-ram-1 4,5"),
    ("pour PIECE PIECE", "pour black-archers-1 red-ladders-1"),
    ("done", "done"),
];

/// A line that is no order: what is wrong, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{wrong} {right}")]
pub struct NotOrder {
    /// What is wrong, as a sentence.
    pub wrong: Saying,
    /// What would be right, as a sentence.
    pub right: Saying,
}

/// Reads an order.
///
/// # Errors
/// [`NotOrder`] with what is wrong.
pub fn parse_command(text: &str) -> Result<Command, NotOrder> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let Some((&verb, words)) = words.split_first() else {
        return Err(unknown(""));
    };
    let Some(form) = FORMS.iter().find(|(form, _)| form.split(' ').next() == Some(verb)) else {
        return Err(unknown(verb));
    };
    let misfit = || NotOrder {
        wrong: said!("not-like-order", text = text),
        right: said!("write-like", form = form.0, example = form.1),
    };
    Ok(match (verb, words) {
        ("proceed", []) => Command::Proceed,
        ("done", []) => Command::Done,
        ("activate", [_, ..]) => Command::Activate(Activate { pieces: list(words, misfit)? }),
        ("move", [piece, rest @ ..]) => {
            let mut parts = rest.splitn(2, |word| *word == "leaving");
            let path = list(parts.next().unwrap_or_default(), misfit)?;
            let leaving = list(parts.next().unwrap_or_default(), misfit)?;
            Command::Move(Move { piece: word(piece, misfit)?, path, leaving })
        }
        ("attack", [attacker, target]) => Command::Attack(Attack {
            attacker: word(attacker, misfit)?,
            target: word(target, misfit)?,
        }),
        ("follow", [piece]) => Command::Follow(Follow { piece: word(piece, misfit)? }),
        ("cast", [caster, spell, rest @ ..]) => {
            let mut cast = Cast {
                caster: word(caster, misfit)?,
                spell: word(spell, misfit)?,
                target: None,
                element: None,
                hexes: Vec::new(),
                alone: false,
            };
            for text in rest {
                if *text == "alone" {
                    cast.alone = true;
                } else if let Ok(element) = text.parse() {
                    cast.element = Some(element);
                } else if let Ok(hex) = text.parse() {
                    cast.hexes.push(hex);
                } else {
                    cast.target = Some(word(text, misfit)?);
                }
            }
            Command::Cast(cast)
        }
        ("assassinate", [assassin, victim]) => Command::Assassinate(Assassinate {
            assassin: word(assassin, misfit)?,
            victim: word(victim, misfit)?,
        }),
        ("use", [bearer, item]) => {
            Command::UseItem(UseItem { bearer: word(bearer, misfit)?, item: word(item, misfit)? })
        }
        ("batter", [piece, hex]) => {
            Command::Batter(Batter { piece: word(piece, misfit)?, hex: word(hex, misfit)? })
        }
        ("pour", [piece, target]) => {
            Command::Pour(Pour { piece: word(piece, misfit)?, target: word(target, misfit)? })
        }
        ("change", [piece]) => Command::Change(Change { piece: word(piece, misfit)? }),
        _ => return Err(misfit()),
    })
}

fn unknown(verb: &str) -> NotOrder {
    let verbs: Vec<String> = FORMS
        .iter()
        .filter_map(|(form, _)| form.split(' ').next())
        .map(|verb| format!("`{verb}`"))
        .collect();
    NotOrder {
        wrong: said!("no-order", verb = verb),
        right: said!("orders-known", verbs = verbs.join(", ")),
    }
}

fn word<T: FromStr>(text: &str, misfit: impl Fn() -> NotOrder) -> Result<T, NotOrder> {
    text.parse().map_err(|_| misfit())
}

fn list<T: FromStr>(texts: &[&str], misfit: impl Fn() -> NotOrder) -> Result<Vec<T>, NotOrder> {
    texts.iter().map(|text| word(text, &misfit)).collect()
}

/// Writes an order as one line.
#[must_use]
pub fn write_command(command: &Command) -> String {
    match command {
        Command::Proceed => "proceed".to_owned(),
        Command::Done => "done".to_owned(),
        Command::Activate(order) => format!("activate {}", joined(&order.pieces)),
        Command::Move(order) => {
            let leaving = if order.leaving.is_empty() {
                String::new()
            } else {
                format!(" leaving {}", joined(&order.leaving))
            };
            format!("move {} {}{leaving}", order.piece, joined(&order.path))
        }
        Command::Attack(order) => format!("attack {} {}", order.attacker, order.target),
        Command::Follow(order) => format!("follow {}", order.piece),
        Command::Cast(order) => {
            let mut words = vec![order.caster.to_string(), order.spell.to_string()];
            words.extend(order.target.as_ref().map(ToString::to_string));
            words.extend(order.element.as_ref().map(ToString::to_string));
            words.extend(order.hexes.iter().map(ToString::to_string));
            words.extend(order.alone.then(|| "alone".to_owned()));
            format!("cast {}", words.join(" "))
        }
        Command::Assassinate(order) => {
            format!("assassinate {} {}", order.assassin, order.victim)
        }
        Command::Change(order) => format!("change {}", order.piece),
        Command::UseItem(order) => format!("use {} {}", order.bearer, order.item),
        Command::Batter(order) => format!("batter {} {}", order.piece, order.hex),
        Command::Pour(order) => format!("pour {} {}", order.piece, order.target),
    }
}

fn joined<T: Display>(entries: &[T]) -> String {
    entries.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}
