//! The search for rolls, and what the log says for ever of thrown dice.

use crate::sitting;

use chronicle::Format;
use decider::By;
use projections::{
    Language, RollsWanted, SourceSeen, WitnessSeen, dice, lines, rolls, rolls_among,
};
use referee::{Adopt, DeskCommand, DeskOrder, Reader, Referee, Witness};
use sitting::{Sitting, give_throwing, seat, siege};
use std::{collections::BTreeMap, fs, path::Path, sync::Arc};
use store::MemoryStore;

fn found(sitting: &Sitting, reader: &Reader, wanted: &RollsWanted) -> Vec<u64> {
    let found = rolls(&sitting.referee, sitting.campaign, reader, wanted).unwrap();
    found.rolls.iter().map(|roll| roll.line.seq).collect()
}

/// Plays until somebody's order made dice fall that were thrown at the table; answers their record.
fn thrown(sitting: &Sitting) -> (u64, By) {
    let all = RollsWanted { source: Some(SourceSeen::Thrown), ..RollsWanted::default() };
    for _ in 0..400 {
        let (by, option) = sitting.next_in(&siege()).unwrap();
        let mut order = sitting.order(&by, &option);
        order.thrown = Some(Vec::new());
        give_throwing(&sitting.referee, sitting.campaign, &mut order).unwrap();
        if let [first, ..] = found(sitting, &Reader::Public, &all)[..] {
            return (first, by);
        }
    }
    panic!("nobody threw anything");
}

#[test]
fn rolls_are_found_by_whatever_is_known_of_them() {
    let sitting = Sitting::new();
    sitting.go_on_until(|state| state.turn == 2);
    let organiser = Reader::Keyed(By::Organiser);
    let all = RollsWanted { limit: Some(200), ..RollsWanted::default() };
    let every = rolls(&sitting.referee, sitting.campaign, &organiser, &all).unwrap();
    assert!(every.rolls.len() > 20 && every.rolls.is_sorted_by(|a, b| a.line.seq > b.line.seq));
    for roll in &every.rolls {
        assert!(roll.order.seq < roll.line.seq && roll.order.kind == "order.given");
        let (dice, clause) = (roll.line.dice.as_ref(), roll.line.clause.clone());
        let sides = dice.map(|dice| dice.dice.split_once('d').unwrap().1.parse().unwrap());
        let by = Some(roll.by.clone());
        let one = RollsWanted { by, sides, why: roll.why.clone(), clause, ..all.clone() };
        assert!(found(&sitting, &organiser, &one).contains(&roll.line.seq));
        let other = RollsWanted { clause: Some("L-0".into()), ..one };
        assert!(found(&sitting, &organiser, &other).is_empty());
    }
    // By a piece that it was about, and by words of what came of it.
    let (roll, piece) = every
        .rolls
        .iter()
        .find_map(|roll| {
            let told = roll.consequences.first()?;
            let word = told.sentence.split(' ').next()?.to_owned();
            Some((roll, word))
        })
        .unwrap();
    let words = RollsWanted { text: Some(piece.to_uppercase()), ..all.clone() };
    assert!(found(&sitting, &organiser, &words).contains(&roll.line.seq));
    let nowhere = RollsWanted { text: Some("no such word here".into()), ..all.clone() };
    assert!(found(&sitting, &organiser, &nowhere).is_empty());
    // In pages.
    let few = RollsWanted { limit: Some(7), ..all.clone() };
    let mut pages = Vec::new();
    let mut before = None;
    loop {
        let wanted = RollsWanted { before, ..few.clone() };
        let page = rolls(&sitting.referee, sitting.campaign, &organiser, &wanted).unwrap();
        pages.extend(page.rolls.iter().map(|roll| roll.line.seq));
        before = page.next;
        if !page.more {
            break;
        }
    }
    assert_eq!(pages, every.rolls.iter().map(|roll| roll.line.seq).collect::<Vec<_>>());
    // Looked through piece by piece, where little fits.
    let clause = every.rolls.first().unwrap().line.clause.clone();
    let rare = RollsWanted { clause, ..all.clone() };
    let (mut pieces, mut asked, mut before) = (Vec::new(), 0, None);
    loop {
        let wanted = RollsWanted { before, ..rare.clone() };
        let (referee, campaign) = (&sitting.referee, sitting.campaign);
        let piece = rolls_among(referee, campaign, &organiser, &wanted, 40).unwrap();
        pieces.extend(piece.rolls.iter().map(|roll| roll.line.seq));
        assert_eq!(piece.more, piece.next.is_some());
        let Some(next) = piece.next else { break };
        assert!(before.is_none_or(|before| next < before), "it goes on");
        (before, asked) = (Some(next), asked + 1);
    }
    assert!(asked > 2, "{asked}");
    assert_eq!(pieces, found(&sitting, &organiser, &rare));
    // Nobody finds a draw that they may not see.
    let cathay = Reader::Keyed(seat("cathay"));
    let seen = found(&sitting, &cathay, &all);
    assert!(!seen.is_empty() && seen.len() < pages.len());
    for seq in seen {
        let line = &lines(&sitting.referee, sitting.campaign, &cathay, seq..=seq).unwrap()[0];
        assert!(!line.hidden);
    }
}

#[test]
fn rolls_are_found_by_the_pieces_that_they_are_about() {
    let sitting = Sitting::new();
    sitting.go_on_until(|state| state.turn == 3);
    let organiser = Reader::Keyed(By::Organiser);
    let log = sitting.full_export();
    let named = |piece: &str| {
        let piece = Some(piece.to_owned());
        let wanted = RollsWanted { piece, limit: Some(200), ..RollsWanted::default() };
        found(&sitting, &organiser, &wanted)
    };
    let enemies = (1..60).map(|number| format!("skaven-{number}"));
    let struck: Vec<String> = enemies.filter(|it| log.contains(&format!("\"{it}\""))).collect();
    let with_rolls = struck.iter().filter(|piece| !named(piece).is_empty()).count();
    assert!(with_rolls > 0, "{struck:?}");
    assert!(named("skaven-").is_empty(), "a part of a name names nobody");
}

#[test]
fn the_log_says_for_ever_who_saw_thrown_dice() {
    let sitting = Sitting::new();
    let (roll, by) = thrown(&sitting);
    let seen = || {
        let line =
            &lines(&sitting.referee, sitting.campaign, &Reader::Public, roll..=roll).unwrap()[0];
        line.dice.as_ref().unwrap().witness
    };
    let others = |witness| {
        let wanted = RollsWanted { witness: Some(witness), ..RollsWanted::default() };
        found(&sitting, &Reader::Public, &wanted).contains(&roll)
    };
    assert_eq!(seen(), Some(WitnessSeen::Nobody));
    assert!(others(WitnessSeen::Nobody));
    let mut people = sitting.seats().into_iter().filter(|seat| *seat != by);
    let mut says = |confirms| {
        let witness = Witness { roll, confirms, faces: None, note: None };
        let order = DeskOrder {
            batch: sitting.batch(),
            by: people.next().unwrap(),
            command: DeskCommand::Witness(witness),
        };
        sitting.referee.at_the_desk(sitting.campaign, &order).unwrap();
    };
    says(true);
    assert_eq!(seen(), Some(WitnessSeen::Confirmed));
    assert!(!others(WitnessSeen::Nobody) && others(WitnessSeen::Confirmed));
    says(false);
    assert_eq!(seen(), Some(WitnessSeen::Contested), "one who contests is not outvoted");
}

/// Of version 1 nobody's word is taken back; of version 2 the last word counts.
#[test]
fn the_ledger_counts_witnesses_as_the_verifier_does() {
    for (format, after) in [(Format::One, [1, 1, 1, 1]), (Format::Two, [1, 0, 0, 1])] {
        let sitting = Sitting::of_version(format);
        let (roll, by) = thrown(&sitting);
        let mut people = sitting.seats().into_iter().filter(|seat| *seat != by);
        let (one, other) = (people.next().unwrap(), people.next().unwrap());
        let words = [(&one, true), (&other, false), (&one, false), (&other, true)];
        for ((by, confirms), count) in words.into_iter().zip(after) {
            let witness = Witness { roll, confirms, faces: None, note: None };
            let command = DeskCommand::Witness(witness);
            let order = DeskOrder { batch: sitting.batch(), by: by.clone(), command };
            sitting.referee.at_the_desk(sitting.campaign, &order).unwrap();
            let verified = sitting.referee.verify(sitting.campaign, &[]).unwrap().unwrap();
            let ledger = dice(&sitting.referee, sitting.campaign, Language::English).unwrap();
            let told = (verified.counts.witnessed, ledger.all.witnessed);
            assert_eq!(told, (count, count), "{format:?} {by} {confirms}");
        }
    }
}

/// Whoever says `done` before them throws the insults of the Elves and of Cathay, and lets fires spread; the rolls
/// are not theirs.
#[test]
fn a_roll_is_whoever_it_is_about() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games");
    let mut seen = BTreeMap::new();
    for game in ["palace-guard-escapes-alone.ndjson", "city-stands.ndjson"] {
        let referee = Referee::new(Arc::new(MemoryStore::new()));
        let log = fs::read(folder.join(game)).unwrap();
        let campaign = referee.import(&log[..]).unwrap().campaign;
        let of = |why: &str| RollsWanted { why: Some(why.to_owned()), ..RollsWanted::default() };
        let organiser = Reader::Keyed(By::Organiser);
        for why in ["insult", "spread"] {
            for roll in rolls(&referee, campaign, &organiser, &of(why)).unwrap().rolls {
                let whose = (why, roll.line.clause.unwrap_or_default(), roll.by.clone());
                *seen.entry(whose).or_insert(0) += 1;
                let asked = RollsWanted { by: Some(roll.by), ..of(why) };
                let found = rolls(&referee, campaign, &organiser, &asked).unwrap().rolls;
                assert!(found.iter().any(|it| it.line.seq == roll.line.seq));
            }
        }
        let ledger = dice(&referee, campaign, Language::English).unwrap();
        for row in ledger.rows.iter().filter(|row| row.why == "spread") {
            assert_eq!(row.by, "rules");
        }
    }
    let whose: Vec<_> = seen.keys().map(|(why, clause, by)| (*why, &**clause, &**by)).collect();
    let expected = [
        ("insult", "HEI-056", "seat/elven-guard"),
        ("insult", "HEI-105", "seat/cathay"),
        ("spread", "HEI-175", "rules"),
    ];
    assert_eq!(whose, expected);
}

/// Whoever looks at a roll that fell in a what-if is told so, in the what-if and in the campaign that adopts it.
#[test]
fn a_roll_that_fell_in_another_campaign_is_told_as_such() {
    let mut sitting = Sitting::of_version(Format::One);
    sitting.go_on_until(|state| state.turn == 1);
    sitting.go_on_for(40);
    let organiser = Reader::Keyed(By::Organiser);
    let all = RollsWanted::default();
    let before = found(&sitting, &organiser, &all);
    let what_if =
        sitting.referee.make_what_if(sitting.campaign, &By::Organiser, None, None).unwrap();
    let live = sitting.campaign;
    sitting.campaign = what_if.campaign;
    let elsewhere = |sitting: &Sitting, roll: u64| {
        projections::roll(&sitting.referee, sitting.campaign, &organiser, roll).unwrap().elsewhere
    };
    let repeated = found(&sitting, &organiser, &all);
    assert_eq!(repeated.len(), before.len());
    let said = elsewhere(&sitting, repeated[0]).unwrap();
    assert_eq!((said.campaign, said.said_by), (live.to_string(), what_if.head.seq));
    sitting.go_on_until(|state| state.turn == 2);
    sitting.go_on_for(30);
    let played = found(&sitting, &organiser, &all);
    assert!(played.len() > repeated.len());
    assert_eq!(elsewhere(&sitting, played[0]), None, "it fell here");
    let (head, id) = (sitting.head(), what_if.campaign.to_string());

    sitting.campaign = live;
    let adopt = Adopt { what_if: id.clone(), head, reason: "It was better.".into() };
    let order =
        DeskOrder { batch: sitting.batch(), by: By::Organiser, command: DeskCommand::Adopt(adopt) };
    let answer = sitting.referee.at_the_desk(live, &order).unwrap();
    let adopted = found(&sitting, &organiser, &all);
    assert_eq!(adopted.len(), played.len());
    let said = elsewhere(&sitting, adopted[0]).unwrap();
    assert_eq!((said.campaign, said.said_by), (id, answer.records[1]));
    assert_eq!(elsewhere(&sitting, before[0]), None);
    sitting.go_on_until(|state| state.turn == 3);
    sitting.go_on_for(40);
    let newest = found(&sitting, &organiser, &all)[0];
    assert!(newest > adopted[0]);
    assert_eq!(elsewhere(&sitting, newest), None, "and what falls behind it fell here again");
}
