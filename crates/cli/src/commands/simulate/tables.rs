//! What many games tell: how they ended, who won, what came into play.

use crate::printing;
use comfy_table::{CellAlignment, Table};
use lowenheim::figures::Faction;
use simulator::{ClauseCounted, Counted, Ending, Played, Series};
use std::fmt::{Display, Write as _};

/// With more games than this, nobody reads a line for each.
const TOLD_ONE_BY_ONE: usize = 20;

pub(super) fn tell(series: &Series, text: &mut String) {
    if series.games.len() <= TOLD_ONE_BY_ONE {
        put(text, &each_game(series));
        let _ = writeln!(text, "Under each faction: figures lost, points.\n");
    }
    let games = series.games.len();
    put(text, &endings(series));
    put(text, &factions(series));
    let usage = &series.usage;
    put(text, &pieces("action card", "spent", &usage.action_cards, games));
    put(text, &pieces("event card", "drawn", &usage.event_cards, games));
    put(text, &pieces("command card", "drawn", &usage.command_cards, games));
    put(text, &pieces("spell", "cast", &usage.spells, games));
    put(text, &pieces("artefact", "used", &usage.artefacts, games));
    put(text, &pieces("special rule", "applied", &usage.special_rules, games));
    put(text, &clauses(&usage.clauses, games));
    without_trace(&usage.clauses, text);
    let all = "Every card, spell, artefact and special rule came into play.";
    never(&usage.unused().collect::<Vec<_>>(), all, text);
    let _ = writeln!(text, "seed {}  sha256 {}", series.seed, series.sha256);
}

pub(super) fn put(text: &mut String, table: &Table) {
    let _ = writeln!(text, "{table}\n");
}

/// A table whose columns but the first `words` hold numbers.
pub(super) fn numbers(head: &[&str], words: usize) -> Table {
    let mut table = printing::table(head);
    for column in table.column_iter_mut().skip(words) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

fn each_game(series: &Series) -> Table {
    let mut head = vec!["game", "end", "turns", "orders", "records", "rolls", "slain"];
    head.extend(Faction::ALL.map(short));
    let mut table = numbers(&head, 2);
    for played in &series.games {
        let mut row = vec![
            played.game.to_string(),
            end(played.ending).to_owned(),
            played.turns.to_string(),
            played.orders.to_string(),
            played.records.to_string(),
            played.rolls.to_string(),
            played.slain.to_string(),
        ];
        row.extend(Faction::ALL.iter().map(|faction| lost_and_won(played, *faction)));
        table.add_row(row);
    }
    table
}

fn lost_and_won(played: &Played, faction: Faction) -> String {
    let of = |counts: &std::collections::BTreeMap<Faction, u32>| {
        counts.get(&faction).copied().unwrap_or_default()
    };
    format!("{}, {}", of(&played.losses), of(&played.scores))
}

fn endings(series: &Series) -> Table {
    let mut table = numbers(&["ending", "games", "share"], 1);
    for ended in &series.endings {
        let of = series.games.len();
        table.add_row([
            end(Some(ended.ending)).to_owned(),
            ended.games.to_string(),
            share(ended.games, of),
        ]);
    }
    table
}

fn factions(series: &Series) -> Table {
    let head = ["faction", "points a game", "wins", "wins alone", "figures lost a game"];
    let mut table = numbers(&head, 1);
    let games = series.games.len();
    for standing in &series.standings {
        table.add_row([
            standing.faction.name().to_owned(),
            mean(standing.points, games),
            share(standing.wins, games),
            share(standing.wins_alone, games),
            mean(standing.lost, games),
        ]);
    }
    table
}

pub(super) fn pieces(what: &str, done: &str, pieces: &[Counted], games: usize) -> Table {
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

pub(super) fn clauses(clauses: &[ClauseCounted], games: usize) -> Table {
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

pub(super) fn without_trace(clauses: &[ClauseCounted], text: &mut String) {
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

pub(super) fn never(unused: &[&Counted], all: &str, text: &mut String) {
    let names: Vec<&str> = unused.iter().map(|counted| counted.name).collect();
    let _ = if names.is_empty() {
        writeln!(text, "{all}")
    } else {
        writeln!(text, "Never came into play: {}.", names.join(", "))
    };
}

/// A mean with one digit behind the point, rounded.
pub(super) fn mean(sum: impl Into<u64>, games: usize) -> String {
    let games = u64::try_from(games.max(1)).unwrap_or(u64::MAX);
    let tenths = (sum.into() * 10 + games / 2) / games;
    format!("{}.{}", tenths / 10, tenths % 10)
}

pub(super) fn share(count: u32, games: usize) -> String {
    let games = u64::try_from(games.max(1)).unwrap_or(u64::MAX);
    percent((u64::from(count) * 100 + games / 2) / games)
}

fn percent(number: impl Display) -> String {
    format!("{number} %")
}

const fn end(ending: Option<Ending>) -> &'static str {
    match ending {
        Some(Ending::Stands) => "stands",
        Some(Ending::Overwhelmed) => "overwhelmed",
        Some(Ending::NobodyLeft) => "nobody left",
        Some(Ending::Escaped) => "escaped",
        None => "unfinished",
    }
}

const fn short(faction: Faction) -> &'static str {
    match faction {
        Faction::CityGuard => "city",
        Faction::PalaceGuard => "palace",
        Faction::ElvenGuard => "elves",
        Faction::WizardsCouncil => "wizards",
        Faction::Bretonnia => "bretonnia",
        Faction::Cathay => "cathay",
    }
}
