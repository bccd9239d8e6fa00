//! How dice compare with chance, honestly: what was to be expected, how far fair dice stray, and
//! what a test can and cannot say.

use crate::{
    LedgerRow,
    words::{decimal, words},
};
use messages::{Language, say};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use statrs::distribution::{Binomial, ChiSquared, ContinuousCDF as _, DiscreteCDF as _};
use std::collections::BTreeMap;

/// A group of dice of one kind, held against chance.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Judged {
    /// What the dice have in common.
    pub group: GroupedBy,
    /// Its name: a player, a purpose, a source; empty for all.
    pub name: String,
    /// The die's sides.
    pub sides: u32,
    /// How many dice fell.
    pub dice: u64,
    /// Face by face.
    pub faces: Vec<FaceCount>,
    /// The mean of the faces.
    pub mean: f64,
    /// The mean that fair dice tend to.
    pub expected_mean: f64,
    /// Between these lies the mean of so many fair dice 95 times in 100, nearly.
    pub mean_range: [f64; 2],
    /// Chi-square over all faces; null: too few dice for it.
    pub chi_square: Option<f64>,
    /// Its degrees of freedom.
    pub degrees: u32,
    /// How often fair dice fall at least so unevenly, from 0 to 1; null: too few dice to say.
    pub p: Option<f64>,
    /// What that says, as a sentence.
    pub verdict: String,
}

/// What dice have in common.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum GroupedBy {
    /// Nothing: all of them.
    All,
    /// The source.
    Source,
    /// The player.
    Player,
    /// The player, and they were thrown at the table.
    PlayerThrown,
    /// The purpose.
    Purpose,
}

/// One face of a group of dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct FaceCount {
    /// Which.
    pub face: u32,
    /// How often it fell.
    pub seen: u64,
    /// How often it was to be expected.
    pub expected: f64,
    /// Fair dice show it at least so often, all but 25 times in 1,000 …
    pub low: u64,
    /// … and at most so often, all but 25 times in 1,000.
    pub high: u64,
}

/// Below this many expected for each face the test says nothing.
const FEWEST: f64 = 5.0;

/// All groups, the whole first.
pub(crate) fn judged(rows: &[LedgerRow], language: Language) -> Vec<Judged> {
    let mut groups: BTreeMap<(GroupedBy, String, u32), Vec<u64>> = BTreeMap::new();
    for row in rows {
        let mut add = |group: GroupedBy, name: &str| {
            let key = (group, name.to_owned(), row.sides);
            let faces = groups.entry(key).or_insert_with(|| vec![0; row.faces.len()]);
            faces.iter_mut().zip(&row.faces).for_each(|(sum, count)| *sum += count);
        };
        add(GroupedBy::All, "");
        add(GroupedBy::Source, &row.source);
        add(GroupedBy::Player, &row.by);
        add(GroupedBy::Purpose, &row.why);
        if row.source == "thrown" {
            add(GroupedBy::PlayerThrown, &row.by);
        }
    }
    let counted =
        groups.into_iter().filter(|((_, _, sides), faces)| *sides as usize == faces.len());
    let judge = |((group, name, sides), faces): ((GroupedBy, String, u32), Vec<u64>)| {
        judge(group, name, sides, &faces, language)
    };
    counted.map(judge).collect()
}

#[expect(clippy::cast_precision_loss, reason = "no campaign has 2^52 dice")]
fn judge(group: GroupedBy, name: String, sides: u32, counts: &[u64], language: Language) -> Judged {
    let dice: u64 = counts.iter().sum();
    let (n, s) = (dice as f64, f64::from(sides));
    let expected = n / s;
    let fair = Binomial::new(1.0 / s, dice).ok();
    let faces = (1..).zip(counts).map(|(face, &seen)| {
        let range = |at: f64| fair.as_ref().map_or(0, |fair| fair.inverse_cdf(at));
        FaceCount { face, seen, expected, low: range(0.025), high: range(0.975) }
    });
    let sum: f64 = (1..).zip(counts).map(|(face, count)| f64::from(face) * *count as f64).sum();
    let expected_mean = f64::midpoint(s, 1.0);
    let spread = 1.96 * ((s * s - 1.0) / 12.0 / n.max(1.0)).sqrt();
    let degrees = sides.saturating_sub(1);
    let enough = degrees > 0 && expected >= FEWEST;
    let square = |seen: &u64| (*seen as f64 - expected).powi(2) / expected;
    let chi_square = enough.then(|| counts.iter().map(square).sum::<f64>());
    let p = chi_square.and_then(|value| Some(ChiSquared::new(f64::from(degrees)).ok()?.sf(value)));
    Judged {
        group,
        name,
        sides,
        dice,
        faces: faces.collect(),
        mean: if dice == 0 { 0.0 } else { sum / n },
        expected_mean,
        mean_range: [expected_mean - spread, expected_mean + spread],
        chi_square,
        degrees,
        p,
        verdict: verdict(dice, sides, p, language),
    }
}

fn verdict(dice: u64, sides: u32, p: Option<f64>, language: Language) -> String {
    let words = words(language);
    let fallen = dice.to_string();
    let Some(p) = p else {
        let needed = u64::from(sides) * FEWEST as u64;
        return say!(words, "too-few-dice", dice = fallen, needed = needed.to_string());
    };
    let told = decimal(p, 4, language);
    match p {
        rare if rare >= 0.1 => say!(words, "fair-often", p = told, dice = fallen),
        rare if rare >= 0.01 => {
            let often = decimal(rare * 100.0, 0, language);
            say!(words, "fair-of-hundred", often = often, p = told, dice = fallen)
        }
        rare if rare >= 0.000_1 => {
            let often = decimal(rare * 1000.0, 1, language);
            say!(words, "fair-of-thousand", often = often, p = told, dice = fallen)
        }
        _ => say!(words, "fair-hardly", p = told, dice = fallen),
    }
}

/// What the whole ledger can say, and what it cannot.
pub(crate) fn notes(judged: &[Judged], language: Language) -> Vec<String> {
    let words = words(language);
    let tests: Vec<f64> = judged.iter().filter_map(|judged| judged.p).collect();
    let mut notes = vec![say!(words, "note-sealed"), say!(words, "note-no-proof")];
    if tests.len() > 1 {
        let low = tests.iter().filter(|p| **p < 0.05).count();
        let expected = decimal(tests.len() as f64 * 0.05, 1, language);
        let least = decimal(0.05 / tests.len() as f64, 4, language);
        notes.push(say!(
            words,
            "note-many",
            groups = tests.len().to_string(),
            expected = expected,
            low = low.to_string(),
            least = least
        ));
    }
    notes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(faces: &[u64]) -> LedgerRow {
        LedgerRow {
            by: "seat/cathay".into(),
            sides: faces.len() as u32,
            why: "fight".into(),
            clause: "HEI-156".into(),
            source: "thrown".into(),
            rolls: faces.iter().sum(),
            faces: faces.to_vec(),
        }
    }

    #[test]
    fn known_values_of_chi_square() {
        // Sixty throws: chi-square is ((5²+1²+…)/10); values of the distribution from tables.
        let judged =
            judge(GroupedBy::All, String::new(), 6, &[5, 8, 9, 8, 10, 20], Language::English);
        assert!((judged.chi_square.unwrap() - 13.4).abs() < 1e-9);
        assert!((judged.p.unwrap() - 0.019_9).abs() < 1e-3, "{:?}", judged.p);
        let critical = ChiSquared::new(5.0).unwrap().sf(11.070);
        assert!((critical - 0.05).abs() < 1e-4, "the 95th percentile of five degrees is 11.070");
    }

    #[test]
    fn fair_dice_are_called_fair_and_few_dice_are_not_judged() {
        let fair = judge(GroupedBy::All, String::new(), 6, &[100; 6], Language::English);
        assert_eq!((fair.chi_square, fair.p), (Some(0.0), Some(1.0)));
        assert!(fair.faces.iter().all(|face| face.low < 100 && face.high > 100));
        assert!((fair.mean - 3.5).abs() < 1e-9);
        let few = judge(GroupedBy::All, String::new(), 6, &[0, 0, 0, 0, 0, 12], Language::English);
        assert_eq!(few.p, None);
        assert!(few.verdict.contains("too few"), "{}", few.verdict);
        let uneven = verdict(60, 6, Some(0.019_9), Language::English);
        assert_eq!(
            uneven,
            "Fair dice fall so unevenly in 2 of 100 such groups (p = 0.0199, 60 dice)."
        );
        assert!(verdict(60, 6, Some(0.019_9), Language::Dutch).contains("p = 0,0199"));
        let none = judge(GroupedBy::All, String::new(), 6, &[0; 6], Language::English);
        assert_eq!((none.p, none.dice), (None, 0));
    }

    #[test]
    fn loaded_dice_stand_out_in_their_own_group_only() {
        let mut honest = row(&[50; 6]);
        honest.by = "seat/bretonnia".into();
        honest.source = "sealed".into();
        let judged = judged(&[row(&[10, 10, 10, 10, 10, 150]), honest], Language::English);
        let p = |group: GroupedBy, name: &str| {
            judged.iter().find(|it| it.group == group && it.name == name).unwrap().p.unwrap()
        };
        assert!(p(GroupedBy::PlayerThrown, "seat/cathay") < 1e-6);
        assert!(p(GroupedBy::Player, "seat/bretonnia") > 0.99);
        assert!(p(GroupedBy::Source, "sealed") > 0.99);
        assert!(
            notes(&judged, Language::English).iter().any(|note| note.contains("by themselves"))
        );
    }
}
