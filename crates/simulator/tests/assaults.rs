//! Whole assaults and sieges: their dice do what the tables of the book say, and nothing of the book stays in its
//! box.

use campaign::System;
use referee::scenario::{built_in, built_in_names};
use simulator::{Assaults, SeriesPlan, simulate};

/// Every built-in assault and siege, three times.
const GAMES: u32 = 33;

#[test]
fn the_dice_of_assaults_are_those_of_the_book_and_nothing_stays_in_the_box() {
    let all = built_in_names().map(|name| (name.to_owned(), built_in(name).unwrap()));
    let assaults = all.filter(|(_, setup)| setup.system() == System::Assault);
    let plan = SeriesPlan { scenarios: assaults.collect(), seed: 3, games: GAMES, threads: 2 };
    let mut held = Assaults::default();
    let series = simulate(&plan, |game| {
        // An event that its die does not do is an error here.
        held.add(&Assaults::of_log(&game.export).unwrap());
        Ok(())
    })
    .unwrap();
    let ended = series.games.iter().filter(|game| game.outcome.is_some()).count();
    assert_eq!((ended, plan.scenarios.len()), (GAMES as usize, 11));

    // Within four standard deviations; what cannot come of a roll, never came of it.
    for (roll, outcomes) in &held.rolls {
        for (what, held) in outcomes {
            assert!(held.is_within(4), "{roll}, {what}: {held:?}");
        }
    }
    let often = |roll: &str| {
        let outcomes = held.rolls.get(roll).into_iter().flat_map(|outcomes| outcomes.values());
        outcomes.map(|held| held.rolls).max().unwrap_or(0)
    };
    for bow in ["crossbow", "longbow", "shortbow"] {
        assert!(often(bow) > 100, "{bow}: {}", often(bow));
    }
    for column in ["1:2", "1:1", "3:2", "2:1", "3:1", "4:1"] {
        assert!(often(column) > 30, "{column}: {}", often(column));
    }
    for roll in ["salvo of 3", "ram", "toppling", "boiling oil", "torch", "past an enemy"] {
        assert!(often(roll) > 0, "nobody rolled: {roll}");
    }

    let things = series.usage.things.iter().flat_map(|kind| &kind.all);
    let idle = things.filter(|it| it.count.times == 0);
    assert_eq!(idle.map(|it| it.name).collect::<Vec<_>>(), [""; 0]);
}
