//! The organiser sets something right and says why: in every system, as one line of the log, taken back by a rewind.

use crate::sitting::{Sitting, parts};
use campaign::Event;
use chronicle::Line;
use decider::By;
use messages::Language;
use referee::{Begun, Order, Reader, Referee, Rejected, Wanted, check_rules, codec, scenario};
use rulebook::set_right::{Allowed, Settable};
use serde_json::Value;
use std::fmt::Write as _;
use std::sync::Arc;
use store::MemoryStore;

/// What was ordered, and what came of it: the fact, or the code of the refusal and what would be allowed. Each part is one
/// scenario, with the bots' orders that are given before.
const TRIED: &str = include_str!("set_right.txt");

fn sitting(name: &str, seed: u64) -> Sitting {
    let parts = parts(Arc::new(MemoryStore::new()), seed);
    // What falls hangs on the version of the log, and what can be set right on what falls.
    Sitting::begun(parts, &scenario::built_in(name).unwrap(), Begun::One)
}

fn state(sitting: &Sitting) -> campaign::State {
    sitting.referee.place(sitting.campaign, None).unwrap().standing.state.clone()
}

/// Numbers that look random and are the same each time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, count: u32) -> u32 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        u32::try_from(self.0 >> 33).unwrap() % count.max(1)
    }
}

/// The next order of a bot, or of the rules.
fn bot_order(sitting: &Sitting, numbers: &mut Numbers) -> Option<()> {
    let state = state(sitting);
    let engagement = state.engagements.values().next().unwrap();
    let (by, command) = engagement.game.bot_order(&|_| true, &mut |count| numbers.below(count))?;
    let by = match by {
        By::Seat(role) => By::Seat(engagement.roles.seat_of(&role).unwrap_or(role)),
        other => other,
    };
    let command = Wanted::Json(serde_json::to_value(&command).unwrap());
    let order = Order { command, ..sitting.order(&by, "") };
    sitting.referee.give(sitting.campaign, &order).unwrap();
    Some(())
}

/// The records behind this one: kind, audience and payload, then how they are told.
fn behind(sitting: &Sitting, head: u64) -> Vec<String> {
    let now = state(sitting);
    let log = sitting.full_export();
    let lines = log.lines().map(|text| Line::read(text).unwrap());
    let facts = lines.filter(|line| line.seq > head && line.kind != chronicle::kind::ORDER_GIVEN);
    let mut told = Vec::new();
    for line in facts {
        let data: Value = serde_json::from_str(line.data.unwrap()).unwrap();
        told.push(format!("{} {} {data}", line.kind, line.audience));
        let event = codec::event_of(&line).unwrap().unwrap();
        let Event::Played { engagement, event } = event else { panic!("{event:?}") };
        let game = &now.engagements[&engagement].game;
        let sentences = Language::ALL.map(|language| game.sentence(&event, language).unwrap());
        assert!(!sentences.concat().contains(['⟦', '{']), "{sentences:?}");
        told.extend(sentences);
    }
    told
}

fn outcome(sitting: &Sitting, by: &By, order: &str) -> String {
    let head = sitting.head();
    match sitting.give(by, order) {
        Ok(_) => behind(sitting, head).join("\n= "),
        Err(Rejected { code, clause, allowed, .. }) => {
            assert_eq!(sitting.head(), head, "nothing is written");
            let allowed = allowed.map(|it| it.in_language(Language::English));
            let clause = clause.map(|clause| format!(" {clause}")).unwrap_or_default();
            format!("{code}{clause}: {}", allowed.unwrap_or_default())
        }
    }
}

#[test]
fn each_system_lets_its_organiser_set_right_what_its_rules_allow() {
    let mut told = String::new();
    let mut at: Option<Sitting> = None;
    for line in TRIED.lines() {
        if let Some(opened) = line.strip_prefix("# ") {
            let (name, orders) = opened.split_once(", after ").unwrap();
            let sitting = sitting(name, 7);
            let mut numbers = Numbers(11);
            for _ in 0..orders.parse().unwrap() {
                bot_order(&sitting, &mut numbers).unwrap();
            }
            at = Some(sitting);
        }
        if line.starts_with("= ") {
            continue;
        }
        writeln!(told, "{line}").unwrap();
        if let Some((who, order)) = line.split_once(": ") {
            let by = match who {
                "organiser" => By::Organiser,
                seat => crate::sitting::seat(seat),
            };
            writeln!(told, "= {}", outcome(at.as_ref().unwrap(), &by, order)).unwrap();
        }
    }
    if std::env::var_os("REWRITE").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/set_right.txt");
        std::fs::write(path, &told).unwrap();
    }
    assert_eq!(told, TRIED);
}

/// What an organiser may set right, as the answer to `options` has it.
fn settable(sitting: &Sitting) -> Vec<Settable> {
    let (_, options) = sitting
        .referee
        .options(sitting.campaign, &crate::sitting::siege(), &By::Organiser, Language::English)
        .unwrap();
    let options = serde_json::to_value(options).unwrap();
    let rows = options.get("set_right").cloned().unwrap_or_else(|| Value::Array(Vec::new()));
    serde_json::from_value(rows).unwrap()
}

/// A value that a row allows, as it is typed; none: it may stand somewhere, and the row does not say where.
fn value(row: &Settable, numbers: &mut Numbers) -> Option<String> {
    Some(match &row.to {
        Allowed::Numbers { least, most } => {
            let wanted = least + numbers.below(most - least + 1);
            let other = if wanted < *most { wanted + 1 } else { *least };
            format!(" {}", if wanted.to_string() == row.now { other } else { wanted })
        }
        Allowed::Words(words) => {
            let at = numbers.below(rulebook::count(words.len()));
            format!(" {}", words.keys().nth(at as usize)?)
        }
        Allowed::Nothing => String::new(),
        Allowed::Hex => return None,
    })
}

/// Bots play; now and then the organiser sets something right that the form offers. The rules hold, the game goes on, the
/// log follows from the rules and is folded to the same state elsewhere.
fn played_and_set_right(name: &str, orders: usize, every: u32) -> usize {
    let sitting = sitting(name, 7);
    let mut numbers = Numbers(29);
    let mut set = 0;
    for _ in 0..orders {
        if bot_order(&sitting, &mut numbers).is_none() {
            break;
        }
        if numbers.below(every) > 0 {
            continue;
        }
        let rows = settable(&sitting);
        if rows.is_empty() {
            continue;
        }
        let row = &rows[numbers.below(rulebook::count(rows.len())) as usize];
        let order = match value(row, &mut numbers) {
            Some(to) => format!("set-right {} {}{to} because of a test", row.what, row.who),
            None => {
                let (column, line) = (1 + numbers.below(20), 1 + numbers.below(20));
                let Settable { what, who, .. } = row;
                format!("set-right {what} {who} {column},{line} because of a test")
            }
        };
        let before = state(&sitting);
        let head = sitting.head();
        match sitting.give(&By::Organiser, &order) {
            Ok(_) => {}
            Err(no) if row.to == Allowed::Hex => {
                assert_eq!(no.code, "cannot_be_so", "{order}");
                continue;
            }
            Err(no) => panic!("{name}: {order}: {no}"),
        }
        let after = state(&sitting);
        let broken = after.engagements.values().next().unwrap().game.broken();
        assert_eq!(broken, Vec::<String>::new(), "{name}: {order}");
        if set % 5 == 0 {
            sitting.rewind(head);
            assert_eq!(state(&sitting).engagements, before.engagements, "{name}: {order}");
            let again = sitting.give(&By::Organiser, &order);
            assert!(again.is_ok(), "{name}: {order}");
            assert_eq!(state(&sitting).engagements, after.engagements, "{name}: {order}");
        }
        set += 1;
    }
    let log = sitting.export(&Reader::Keyed(By::Organiser));
    let checked = check_rules(&log).unwrap();
    let differing: Vec<String> = checked.differing.iter().map(ToString::to_string).collect();
    assert_eq!(differing, Vec::<String>::new(), "{name}");
    let elsewhere = Referee::with(parts(Arc::new(MemoryStore::new()), 8));
    let imported = elsewhere.import(log.as_bytes()).unwrap().campaign;
    let replayed = elsewhere.place(imported, None).unwrap().standing.state.clone();
    assert_eq!(replayed, state(&sitting), "{name}");
    set
}

#[test]
fn what_was_set_right_is_played_on_from_and_replays() {
    for (name, orders, every, at_least) in [
        ("two-kings", 120, 2, 10),
        ("first-evening", 300, 4, 20),
        ("siege", 1_500, 12, 60),
        ("one-gate", 400, 3, 20),
        ("whole-siege", 400, 6, 30),
        ("first-realm", 150, 4, 20),
    ] {
        let set = played_and_set_right(name, orders, every);
        assert!(set >= at_least, "{name}: only {set} were set right");
    }
}

/// What is in a purse, only its owner and the organiser hear of; that it was set right, everybody.
#[test]
fn a_secret_value_is_set_right_in_secret() {
    let sitting = sitting("first-realm", 7);
    let head = sitting.head();
    sitting.give(&By::Organiser, "set-right ducats lilac 77 because the bank was wrong").unwrap();
    let lilac = sitting.export(&Reader::Keyed(crate::sitting::seat("lilac")));
    assert!(lilac.contains("the bank was wrong") && lilac.contains("77"));
    let ochre = sitting.export(&Reader::Keyed(crate::sitting::seat("ochre")));
    assert!(!ochre.contains("the bank was wrong"), "neither the fact nor the order");
    let hidden = ochre.lines().map(|text| Line::read(text).unwrap());
    let hidden = hidden.filter(|line| line.seq > head && line.data.is_none()).count();
    assert_eq!(hidden, 2, "the order and its fact");
}
