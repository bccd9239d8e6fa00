//! Whole battles: the same for the same seed, and as the cards and dice must be.

use campaign::System;
use referee::scenario::{built_in, built_in_names};
use simulator::{Arithmetic, SeriesPlan, simulate};

fn plan(seed: u64, games: u32, threads: usize) -> SeriesPlan {
    let all = built_in_names().map(|name| (name.to_owned(), built_in(name).unwrap()));
    let battles = all.filter(|(_, setup)| setup.system() == System::Battle);
    SeriesPlan { scenarios: battles.collect(), seed, games, threads }
}

#[test]
fn the_same_seed_gives_the_same_logs_however_many_play_at_once() {
    let mut order = Vec::new();
    let alone = simulate(&plan(7, 3, 1), |game| {
        order.push(game.played.game);
        Ok(())
    });
    let together = simulate(&plan(7, 3, 3), |_| Ok(())).unwrap();
    assert_eq!(alone.unwrap().sha256, together.sha256);
    assert_eq!(order, [1, 2, 3]);
}

#[test]
fn every_battle_ends_and_its_cards_and_dice_are_those_of_the_book() {
    let mut arithmetic = Arithmetic::default();
    let count = |game: &simulator::Game| {
        arithmetic.add(&Arithmetic::of_log(&game.export).unwrap());
        Ok(())
    };
    let series = simulate(&plan(2, 200, 2), count).unwrap();
    assert!(series.games.iter().all(|game| game.outcome.is_some()));
    let ended: u32 = series.standings.iter().flat_map(|it| it.endings.values()).sum();
    assert_eq!((ended, series.standings.len()), (200, 11));

    // Every spell, ability, item and engine of the book comes into play.
    let things = series.usage.things.iter().flat_map(|kind| &kind.all);
    let idle: Vec<_> = things.filter(|it| it.count.times == 0).map(|it| it.name).collect();
    assert_eq!(idle, [""; 0]);

    // 24 activations a full turn, 2 first cards of 54 a Joker: within four standard deviations.
    let turns = &arithmetic.turns;
    assert!(turns.turns > 100, "{turns:?}");
    let full = turns.thirds * 100 / (turns.turns * 3);
    assert!((2000..=2800).contains(&full), "{turns:?}");
    assert!(turns.joker_first * 100 / turns.turns <= 12, "{turns:?}");
    // Hits are those of the exact odds of the same attacks.
    let close = &arithmetic.close;
    assert!(close.attacks > 200, "{close:?}");
    let (hits, exact) = (close.hits * 1_000_000, close.hits_expected);
    assert!(hits * 100 > exact * 85 && hits * 100 < exact * 115, "{close:?}");
    let (back, exact) = (close.retreats * 1_000_000, close.retreats_expected);
    assert!(back * 100 > exact * 80 && back * 100 < exact * 120, "{close:?}");

    // Whoever orders at the wrong moment is told which clause forbids it.
    let refused = series.usage.clauses.iter().filter(|it| it.refused.times > 0);
    assert!(refused.count() >= 5);
    let clause = |id| series.usage.clauses.iter().find(|it| it.played.id == id).unwrap();
    assert_eq!(clause("W-12").played.count.times, 200, "every battle ends once");
}
