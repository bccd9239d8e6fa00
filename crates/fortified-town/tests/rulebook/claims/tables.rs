//! `now` lines about whole rows of tables, and about what the dice of an order would do.

use crate::rulebook::given::read;
use decider::By;
use fortified_town::combat;
use fortified_town::command::Command;
use fortified_town::cover::Cover;
use fortified_town::event::Blow;
use fortified_town::foretold::foretold;
use fortified_town::men::{Class, Fate, Man, ManId, Side, Weapon};
use fortified_town::missiles::{Aim, Hit};
use fortified_town::ramming;
use fortified_town::shooting;
use fortified_town::spot::Spot;
use fortified_town::state::State;
use fortified_town::tables;
use serde_json::value::Serializer;
use std::collections::BTreeSet;

/// The true version of a claim; none: it is about something else.
pub(super) fn answer(state: &State, words: &[&str]) -> Result<Option<String>, String> {
    Ok(Some(match words {
        ["column", target, "with", rest @ ..] => column(state, target, rest)?,
        ["row", shooter, target, ..] => row(state, shooter, target)?,
        ["aim", weapon, range, more @ ..] => aim(weapon, range, more)?,
        ["salvo", points, ..] => {
            let points: u32 = read(points)?;
            let letters = (1..=10).map(|die| match ramming::battering(points, die) {
                (0, 0) => "-".to_owned(),
                (0, lost) => format!("{lost}C"),
                (_, 0) => "D".to_owned(),
                (_, lost) => format!("D/{lost}C"),
            });
            format!("salvo {points} {}", letters.collect::<Vec<_>>().join(" "))
        }
        ["drawn", letter, ..] => drawn(state, letter)?,
        ["foretold", side, rest @ ..] => {
            let end = rest.iter().position(|word| *word == "gives").unwrap_or(rest.len());
            let order = rest[..end].join(" ");
            let command: Command = order.parse().map_err(|wrong| format!("{wrong}"))?;
            let by = By::Seat(read::<Side>(side)?.seat());
            let gives = foretold(state, &by, &command).map_or("nothing".to_owned(), |odds| {
                let odds = serde::Serialize::serialize(&odds, Serializer).unwrap();
                testkit::compact(&odds)
            });
            format!("foretold {side} {order} gives {gives}")
        }
        _ => return Ok(None),
    }))
}

/// What the ten dice do, with its modifier and its column.
fn column(state: &State, target: &str, rest: &[&str]) -> Result<String, String> {
    let end = rest.iter().position(|word| *word == "is").unwrap_or(rest.len());
    let with = &rest[..end];
    let attackers: Vec<ManId> = with.iter().map(|id| read(id)).collect::<Result<_, _>>()?;
    let id: ManId = read(target)?;
    let side = state.men.get(&id).ok_or("nobody")?.side.other();
    let says = match combat::plan(state, side, &id, &attackers) {
        Err(no) => format!("refused {} {}", no.reason.code(), no.clause_id()),
        Ok(plan) => {
            let (one, other) = tables::ODDS[plan.column];
            let letters = (1..=10).map(|die| match plan.blow(die) {
                Blow::AttackerStunned => "A",
                Blow::AttackersRetreat => "B",
                Blow::DefenderRetreats => "C",
                Blow::DefenderStunned => "D",
                Blow::DefenderWounded => "E",
                Blow::DefenderKilled => "F",
                Blow::Nothing => "-",
            });
            let (attack, defence, modifier) = (plan.attack, plan.defence, plan.modifier);
            let letters = letters.collect::<Vec<_>>().join(" ");
            format!("{attack} to {defence} column {one}:{other} modifier {modifier} {letters}")
        }
    };
    Ok(format!("column {target} with {} is {says}", with.join(" ")))
}

fn letters(aim: &Aim) -> String {
    let letter = |die| match (aim.mounted, aim.hit(die)) {
        (_, Hit::Miss) => '-',
        (_, Hit::Driven) => 'A',
        (false, Hit::Wounded) | (true, Hit::HorseHit) => 'B',
        (false, Hit::Killed) | (true, Hit::HorseKilled) => 'C',
        (true, Hit::Wounded) => 'D',
        (true, Hit::Killed) => 'E',
        (false, Hit::HorseHit | Hit::HorseKilled) => '?',
    };
    (1..=10)
        .map(|die| format!("{}{}", aim.position(die), letter(die)))
        .collect::<Vec<_>>()
        .join(" ")
}

/// A shot of two who stand on the map: the position and the letter of each die.
fn row(state: &State, shooter: &str, target: &str) -> Result<String, String> {
    let says = match shooting::shot(state, &read(shooter)?, &read(target)?) {
        Err(no) => format!("refused {} {}", no.reason.code(), no.clause_id()),
        Ok(aim) => format!("range {} {} {}", aim.range, aim.cover, letters(&aim)),
    };
    Ok(format!("row {shooter} {target} {says}"))
}

/// The same of two who stand nowhere: `aim longbow 31 armoured behind heavy`.
fn aim(weapon: &str, range: &str, more: &[&str]) -> Result<String, String> {
    let end = more.iter().position(|word| *word == "is").unwrap_or(more.len());
    let said = &more[..end];
    let has = |word: &str| said.contains(&word);
    let class = match read::<Weapon>(weapon)? {
        Weapon::Crossbow => Class::Crossbowman,
        Weapon::Longbow => Class::Longbowman,
        Weapon::Shortbow => Class::Archer,
    };
    let behind = said.iter().position(|word| *word == "behind").and_then(|at| said.get(at + 1));
    let cover: Cover = behind.map_or(Ok(Cover::None), |cover| read(cover))?;
    let target = if has("armoured") || has("mounted") { Class::Knight } else { Class::Townsman };
    let mut shooter = man(class, has("wounded"), false);
    shooter.side = Side::Besieged;
    let aim = Aim::at(&shooter, &man(target, false, has("mounted")), read(range)?, cover);
    let says = aim.map_or("out of range".to_owned(), |aim| letters(&aim));
    Ok(format!("aim {weapon} {range} {} is {says}", said.join(" ")).replace("  ", " "))
}

fn man(class: Class, wounded: bool, mounted: bool) -> Man {
    let (side, fate) = (Side::Besiegers, Fate::Alive);
    let (stunned, hungry, called, place) = (false, false, None, None);
    Man { side, class, called, mounted, wounded, stunned, hungry, fate, place }
}

/// On which levels one can stand in the hexes of a letter: on the ground, and on top.
fn drawn(state: &State, letter: &str) -> Result<String, String> {
    let sign = letter.chars().next().ok_or("which letter?")?;
    let hexes: Vec<_> =
        state.town.hexes().filter(|&hex| state.town.picture.letter(hex) == Some(sign)).collect();
    let levels = |of: &dyn Fn(board::Hex) -> Spot| {
        let all: BTreeSet<i8> = hexes.iter().filter_map(|&hex| state.level(of(hex))).collect();
        let all: Vec<String> = all.iter().map(ToString::to_string).collect();
        if all.is_empty() { "none".to_owned() } else { all.join(" ") }
    };
    let walls: BTreeSet<i8> = hexes
        .iter()
        .filter_map(|&hex| state.on_wall(hex).and_then(|wall| state.level(wall)))
        .collect();
    let walls: Vec<String> = walls.iter().map(ToString::to_string).collect();
    let walls = if walls.is_empty() { "none".to_owned() } else { walls.join(" ") };
    Ok(format!(
        "drawn {letter} {} hexes ground {} top {} wall {walls}",
        hexes.len(),
        levels(&Spot::ground),
        levels(&Spot::top)
    ))
}
