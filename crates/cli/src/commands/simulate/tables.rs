//! What many games tell: how they ended, who won, what came into play.

use super::{Simulated, cards_and_dice};
use crate::printing::{self, TextTable};
use comfy_table::CellAlignment;
use decider::Seat;
use projections::{Language, seat_name};
use simulator::{ClauseCounted, Counted, PlayedGame, Series};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Display, Write as _};

/// With more games than this, nobody reads a line for each.
const TOLD_ONE_BY_ONE: usize = 20;

pub(super) fn tell(simulated: &Simulated, text: &mut String) {
    let series = &simulated.series;
    if series.games.len() <= TOLD_ONE_BY_ONE {
        put(text, &each_game(series));
    }
    put(text, &standings(series));
    put(text, &roles(series));
    if let Some(arithmetic) = &simulated.arithmetic {
        put(text, &cards_and_dice::arithmetic(arithmetic));
    }
    let games = series.games.len();
    let usage = &series.usage;
    for things in &usage.things {
        put(text, &pieces(things.what, things.done, &things.all, games));
    }
    put(text, &clauses(&usage.clauses, games));
    without_trace(&usage.clauses, text);
    if !usage.things.is_empty() {
        let kinds: Vec<&str> = usage.things.iter().map(|things| things.what).collect();
        let all = format!("Everything came into play: every {}.", kinds.join(", every "));
        never(&usage.unused().collect::<Vec<_>>(), &all, text);
    }
    let _ = writeln!(text, "seed {}  sha256 {}", series.seed, series.sha256);
}

fn put(text: &mut String, table: &TextTable) {
    let _ = writeln!(text, "{table}\n");
}

/// A table whose columns but the first `words` hold numbers.
pub(super) fn numbers(head: &[&str], words: usize) -> TextTable {
    let mut table = printing::table(head);
    for column in table.column_iter_mut().skip(words) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// A line for each game; what became of the roles, in the order of their table.
fn each_game(series: &Series) -> TextTable {
    let mut head = vec!["game", "scenario", "end", "won by", "turns", "orders", "records", "rolls"];
    let map = series.games.iter().any(|game| game.rulings.is_some());
    if map {
        head.extend(["fought out", "ruled"]);
    }
    let mut table = numbers(&head, 4);
    for played in &series.games {
        let outcome = played.outcome.as_ref();
        let winners = outcome.map(|it| it.winners.iter().map(said).collect());
        let winners: Vec<String> = winners.unwrap_or_default();
        let mut row = vec![
            played.game.to_string(),
            played.scenario.clone(),
            outcome.map_or("unfinished", |it| it.ending).replace('_', " "),
            winners.join(", "),
            played.turns.to_string(),
            played.orders.to_string(),
            played.records.to_string(),
            played.rolls.to_string(),
        ];
        if map {
            row.extend([fought_out(played), played.rulings.unwrap_or(0).to_string()]);
        }
        table.add_row(row);
    }
    table
}

/// A role as people say it.
fn said(role: &Seat) -> String {
    seat_name(role.name(), Language::English)
}

fn fought_out(played: &PlayedGame) -> String {
    let fought = played.fights.iter().map(|(system, fights)| format!("{fights} {}", system.word()));
    fought.collect::<Vec<_>>().join(", ")
}

fn standings(series: &Series) -> TextTable {
    let all = || series.standings.iter();
    let endings: BTreeSet<&str> = all().flat_map(|it| it.endings.keys().copied()).collect();
    let others: BTreeSet<&str> = all().flat_map(|it| it.in_all.keys().copied()).collect();
    let named = |name: &&str| format!("{name} a game");
    let mut head: Vec<String> = ["scenario", "games", "turns a game"].map(str::to_owned).into();
    head.extend(endings.iter().map(|ending| ending.replace('_', " ")));
    head.extend(others.iter().map(named));
    let mut table = numbers(&head.iter().map(String::as_str).collect::<Vec<_>>(), 1);
    for standing in all() {
        let games = standing.games as usize;
        let of = |from: &BTreeMap<&str, u32>, name: &str| from.get(name).copied().unwrap_or(0);
        let mut row = vec![standing.scenario.clone(), standing.games.to_string()];
        row.push(mean(standing.turns, games));
        row.extend(endings.iter().map(|it| share(of(&standing.endings, it), games)));
        row.extend(others.iter().map(|it| mean(of(&standing.in_all, it), games)));
        table.add_row(row);
    }
    table
}

fn roles(series: &Series) -> TextTable {
    let all = || series.standings.iter().flat_map(|it| it.roles.iter().map(move |role| (it, role)));
    let kinds: BTreeSet<&str> =
        all().flat_map(|(_, (_, role))| role.numbers.keys().copied()).collect();
    let mut head: Vec<String> =
        ["scenario", "role", "wins", "wins alone"].map(str::to_owned).into();
    head.extend(kinds.iter().map(|kind| format!("{kind} a game")));
    let mut table = numbers(&head.iter().map(String::as_str).collect::<Vec<_>>(), 2);
    for (standing, (seat, role)) in all() {
        let games = standing.games as usize;
        let mut row = vec![standing.scenario.clone(), said(seat)];
        row.extend([share(role.wins, games), share(role.wins_alone, games)]);
        row.extend(kinds.iter().map(|it| mean(role.numbers.get(it).copied().unwrap_or(0), games)));
        table.add_row(row);
    }
    table
}

fn pieces(what: &str, done: &str, pieces: &[Counted], games: usize) -> TextTable {
    let mut table = numbers(&[what, done, "a game", "in games"], 1);
    for piece in pieces {
        table.add_row([
            piece.name.to_owned(),
            piece.count.times.to_string(),
            mean(piece.count.times, games),
            share(piece.count.games, games),
        ]);
    }
    table
}

fn clauses(clauses: &[ClauseCounted], games: usize) -> TextTable {
    let mut table = numbers(&["clause", "", "carried out", "in games", "refused an order"], 2);
    for clause in clauses.iter().filter(|clause| leaves_trace(clause)) {
        table.add_row([
            clause.played.id.to_owned(),
            clause.played.name.to_owned(),
            clause.played.count.times.to_string(),
            share(clause.played.count.games, games),
            clause.refused.times.to_string(),
        ]);
    }
    table
}

const fn leaves_trace(clause: &ClauseCounted) -> bool {
    clause.played.count.times > 0 || clause.refused.times > 0
}

fn without_trace(clauses: &[ClauseCounted], text: &mut String) {
    let silent = clauses.iter().filter(|clause| !leaves_trace(clause));
    let ids: Vec<&str> = silent.map(|clause| clause.played.id).collect();
    if !ids.is_empty() {
        let _ = writeln!(
            text,
            "Without a trace of their own in events, rolls, draws and refusals: {}.\n",
            ids.join(", ")
        );
    }
}

fn never(unused: &[&Counted], all: &str, text: &mut String) {
    let names: Vec<&str> = unused.iter().map(|counted| counted.name).collect();
    let _ = if names.is_empty() {
        writeln!(text, "{all}")
    } else {
        writeln!(text, "Never came into play: {}.", names.join(", "))
    };
}

/// A mean with one digit behind the point, rounded.
fn mean(sum: impl Into<u64>, games: usize) -> String {
    let games = u64::try_from(games.max(1)).unwrap_or(u64::MAX);
    let tenths = (sum.into() * 10 + games / 2) / games;
    format!("{}.{}", tenths / 10, tenths % 10)
}

fn share(count: u32, games: usize) -> String {
    let games = u64::try_from(games.max(1)).unwrap_or(u64::MAX);
    percent((u64::from(count) * 100 + games / 2) / games)
}

fn percent(number: impl Display) -> String {
    format!("{number} %")
}
