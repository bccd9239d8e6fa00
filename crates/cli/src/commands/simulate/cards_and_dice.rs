//! Whether cards and dice did what they must, in many battles.

use super::tables::numbers;
use crate::printing::TextTable;
use simulator::{Arithmetic, Attacks};

/// What was measured, beside what the rulebook's arithmetic gives.
pub(super) fn arithmetic(arithmetic: &Arithmetic) -> TextTable {
    let Arithmetic { turns, infantry, close, ranged } = arithmetic;
    let mut table = numbers(&["cards and dice", "of", "on average", "exactly"], 1);
    let mut row = |what: &str, of: u64, measured: String, exact: String| {
        table.add_row([what.to_owned(), of.to_string(), measured, exact]);
    };
    let full = ratio(turns.thirds, turns.turns * 3);
    row("activations in a full turn", turns.turns, full, "24.00".to_owned());
    let first = percent(turns.joker_first, turns.turns);
    row("first card a Joker", turns.turns, first, percent(2, 54));
    let drawn = ratio(turns.drawn, turns.turns);
    row("activations that were drawn", turns.turns, drawn, String::new());
    let attacks =
        [("infantry against infantry", infantry), ("close combat", close), ("shooting", ranged)];
    for (what, attacks) in attacks {
        let Attacks { attacks: of, hits, hits_expected, retreats, retreats_expected } = *attacks;
        let exact = ratio(hits_expected, of * MILLION);
        row(&format!("{what}: hits"), of, ratio(hits, of), exact);
        if what != "shooting" {
            let exact = percent(retreats_expected, of * MILLION);
            row(&format!("{what}: driven back"), of, percent(retreats, of), exact);
        }
    }
    table
}

const MILLION: u64 = 1_000_000;

/// Two digits behind the point, rounded.
fn ratio(sum: u64, of: u64) -> String {
    let of = u128::from(of.max(1));
    let hundredths = (u128::from(sum) * 100 + of / 2) / of;
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

/// A share in hundreds, with one digit behind the point, rounded.
fn percent(count: u64, of: u64) -> String {
    let of = u128::from(of.max(1));
    let thousandths = (u128::from(count) * 1000 + of / 2) / of;
    format!("{}.{} %", thousandths / 10, thousandths % 10)
}
