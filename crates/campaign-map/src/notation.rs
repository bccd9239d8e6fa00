//! Order text, both ways: what people type at the table, and what the program shows as an order.
//!
//! ```
//! use campaign_map::notation::{parse_command, write_command};
//! let order = parse_command("write north-1 march 12 13; north-2 hold").unwrap();
//! assert_eq!(write_command(&order), "write north-1 march 12 13; north-2 hold");
//! assert!(parse_command("wirte north-1 hold").unwrap_err().to_string().contains("`write`"));
//! ```

use crate::command::{
    Command, Muster, Order, Raise, Ransom, Repair, Retreat, Rule, Side, Transfer, Write,
};
use crate::refusal::said;
use messages::Saying;
use std::collections::BTreeMap;
use std::str::FromStr;

/// Every order that can be written: how, and one that is written correctly.
pub const FORMS: &[(&str, &str)] = &[
    ("proceed", "proceed"),
    ("muster CASTLE TROOP [for BANNER]", "muster K1 cavalry for north-1"),
    ("raise CASTLE GENERAL", "raise K1 king"),
    ("transfer PIECE PIECE … to BANNER|garrison", "transfer archers-2 to garrison"),
    ("repair CASTLE DAMAGE", "repair K3 bridge-north"),
    ("ransom PIECE", "ransom wizard-1"),
    ("done", "done"),
    (
        "write BANNER march SPACE [SPACE] | hold | fortify | raze | recover | assault CASTLE; …",
        "write north-1 march 12; north-2 assault K3",
    ),
    ("retreat BANNER SPACE", "retreat north-1 12"),
    (
        "rule FIGHT attacker|defender [PIECE=LEFT …] because REASON",
        "rule 3 attacker cavalry-1=2 because the rain washed the walls away",
    ),
];

/// A line that is no order: what is wrong, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotOrder(pub Saying);

/// Reads an order.
///
/// # Errors
/// [`NotOrder`] with what is wrong.
pub fn parse_command(text: &str) -> Result<Command, NotOrder> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let Some((&verb, words)) = words.split_first() else { return Err(unknown("")) };
    let Some(form) = FORMS.iter().find(|(form, _)| form.split(' ').next() == Some(verb)) else {
        return Err(unknown(verb));
    };
    let misfit = || NotOrder(said!("not-written", text = text, form = form.0, example = form.1));
    let command = match (verb, words) {
        ("proceed", []) => Some(Command::Proceed),
        ("done", []) => Some(Command::Done),
        ("muster", [castle, troop]) => muster(castle, troop, None),
        ("muster", [castle, troop, "for", banner]) => muster(castle, troop, Some(banner)),
        ("raise", [castle, general]) => both(read(castle), read(general))
            .map(|(castle, general)| Command::Raise(Raise { castle, general })),
        ("transfer", [pieces @ .., "to", to]) if !pieces.is_empty() => {
            let banner = if *to == "garrison" { Some(None) } else { read(to).map(Some) };
            let pieces: Option<Vec<_>> = pieces.iter().map(|piece| read(piece)).collect();
            both(pieces, banner)
                .map(|(pieces, banner)| Command::Transfer(Transfer { pieces, banner }))
        }
        ("repair", [castle, damage]) => read(castle)
            .map(|castle| Command::Repair(Repair { castle, damage: (*damage).to_owned() })),
        ("ransom", [piece]) => read(piece).map(|piece| Command::Ransom(Ransom { piece })),
        ("write", _) => written(text).map(|orders| Command::Write(Write { orders })),
        ("retreat", [banner, to]) => both(read(banner), read(to))
            .map(|(banner, to)| Command::Retreat(Retreat { banner, to })),
        ("rule", [fight, winner, rest @ ..]) => ruling(fight, winner, rest, text),
        _ => None,
    };
    command.ok_or_else(misfit)
}

fn muster(castle: &str, troop: &str, banner: Option<&str>) -> Option<Command> {
    let banner = match banner {
        Some(banner) => Some(read(banner)?),
        None => None,
    };
    Some(Command::Muster(Muster { castle: read(castle)?, troop: read(troop)?, banner }))
}

/// The orders of `write`, after the verb.
fn written(text: &str) -> Option<BTreeMap<crate::pieces::BannerId, Order>> {
    let text = text.trim().strip_prefix("write")?.trim();
    let mut orders = BTreeMap::new();
    if text.is_empty() {
        return Some(orders);
    }
    for one in text.split(';') {
        let words: Vec<&str> = one.split_whitespace().collect();
        let [banner, order @ ..] = words.as_slice() else { return None };
        if orders.insert(read(banner)?, one_order(order)?).is_some() {
            return None;
        }
    }
    Some(orders)
}

/// What one banner is ordered.
fn one_order(words: &[&str]) -> Option<Order> {
    Some(match words {
        ["march", path @ ..] if !path.is_empty() => {
            Order::March(path.iter().map(|space| read(space)).collect::<Option<_>>()?)
        }
        ["hold"] => Order::Hold,
        ["fortify"] => Order::Fortify,
        ["raze"] => Order::Raze,
        ["recover"] => Order::Recover,
        ["assault", castle] => Order::Assault(read(castle)?),
        _ => return None,
    })
}

fn ruling(fight: &str, winner: &str, rest: &[&str], text: &str) -> Option<Command> {
    let winner = [Side::Attacker, Side::Defender].into_iter().find(|side| side.word() == winner)?;
    let because = rest.iter().position(|word| *word == "because")?;
    let mut left = BTreeMap::new();
    for word in &rest[..because] {
        let (piece, wounds) = word.split_once('=')?;
        left.insert(read(piece)?, read(wounds)?);
    }
    let reason = text.split_once(" because ").map_or("", |(_, reason)| reason).trim().to_owned();
    Some(Command::Rule(Rule { fight: read(fight)?, winner, left, reason }))
}

fn read<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

fn both<A, B>(one: Option<A>, other: Option<B>) -> Option<(A, B)> {
    Some((one?, other?))
}

fn unknown(verb: &str) -> NotOrder {
    let verbs: Vec<String> = FORMS
        .iter()
        .filter_map(|(form, _)| form.split(' ').next())
        .map(|verb| format!("`{verb}`"))
        .collect();
    NotOrder(said!("unknown-order", verb = verb, verbs = verbs.join(", ")))
}

/// Writes what one banner is ordered.
#[must_use]
pub fn write_order(order: &Order) -> String {
    match order {
        Order::March(path) => {
            let path: Vec<&str> = path.iter().map(crate::map::SpaceId::word).collect();
            format!("march {}", path.join(" "))
        }
        Order::Hold => "hold".to_owned(),
        Order::Fortify => "fortify".to_owned(),
        Order::Raze => "raze".to_owned(),
        Order::Recover => "recover".to_owned(),
        Order::Assault(castle) => format!("assault {castle}"),
    }
}

/// Writes an order as people type it.
#[must_use]
pub fn write_command(command: &Command) -> String {
    match command {
        Command::Proceed => "proceed".to_owned(),
        Command::Muster(Muster { castle, troop, banner }) => match banner {
            Some(banner) => format!("muster {castle} {troop} for {banner}"),
            None => format!("muster {castle} {troop}"),
        },
        Command::Raise(Raise { castle, general }) => format!("raise {castle} {general}"),
        Command::Transfer(Transfer { pieces, banner }) => {
            let pieces: Vec<&str> = pieces.iter().map(crate::pieces::PieceId::word).collect();
            let to = banner.as_ref().map_or("garrison", |banner| banner.word());
            format!("transfer {} to {to}", pieces.join(" "))
        }
        Command::Repair(Repair { castle, damage }) => format!("repair {castle} {damage}"),
        Command::Ransom(Ransom { piece }) => format!("ransom {piece}"),
        Command::Done => "done".to_owned(),
        Command::Write(Write { orders }) => {
            let orders: Vec<String> = orders
                .iter()
                .map(|(banner, order)| format!("{banner} {}", write_order(order)))
                .collect();
            format!("write {}", orders.join("; ")).trim_end().to_owned()
        }
        Command::Retreat(Retreat { banner, to }) => format!("retreat {banner} {to}"),
        Command::Rule(Rule { fight, winner, left, reason }) => {
            let mut text = format!("rule {fight} {}", winner.word());
            for (piece, wounds) in left {
                text.push_str(&format!(" {piece}={wounds}"));
            }
            format!("{text} because {reason}")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{FORMS, parse_command, write_command};

    #[test]
    fn every_form_has_an_example_that_reads_and_writes_alike() {
        for (form, example) in FORMS {
            let order = parse_command(example).unwrap_or_else(|wrong| panic!("{form}: {wrong}"));
            assert_eq!(&write_command(&order), example, "{form}");
        }
        let nobody = parse_command("write").unwrap();
        assert_eq!(write_command(&nobody), "write");
    }

    #[test]
    fn what_is_no_order_is_told_how_to_be_one() {
        for wrong in [
            "",
            "march north-1 12",
            "write north-1",
            "muster K1",
            "rule 3 attacker",
            "write a hold; a raze",
        ] {
            let told = parse_command(wrong).unwrap_err().to_string();
            assert!(told.contains('`') && told.ends_with('.'), "{told}");
        }
    }
}
