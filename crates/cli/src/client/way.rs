//! Moves as people type them: only the end is named, and whoever goes along by number.

use super::{Client, OrderRequest};
use crate::failure::{Failure, Kind};
use chronicle::CampaignId;
use server::body::{Accepted, WantedBody};

/// Words behind the way of a move.
const BEHIND: [&str; 2] = ["leaving", "with"];

impl Client {
    /// Gives an order. A move that was refused as it stands is given again with its way, where there is one alone.
    pub(crate) fn give_or_find_the_way(
        &self,
        campaign: CampaignId,
        order: &OrderRequest,
    ) -> Result<Accepted, Failure> {
        match self.give(campaign, order) {
            Err(refused) if matches!(refused.kind, Kind::Refused | Kind::Usage) => {
                match self.with_its_way(campaign, order)? {
                    Some(found) => self.give(campaign, &found),
                    None => Err(refused),
                }
            }
            given => given,
        }
    }

    /// The same order with the way that a move takes, and with everybody by name; none: nothing is to be found.
    ///
    /// # Errors
    /// `too_few_there`: so many do not stand with whoever is named.
    pub(crate) fn with_its_way(
        &self,
        campaign: CampaignId,
        order: &OrderRequest,
    ) -> Result<Option<OrderRequest>, Failure> {
        let WantedBody::Notation(text) = &order.wanted else { return Ok(None) };
        let Some(typed) = Move::read(text) else { return Ok(None) };
        let Ok(answer) = self.options(campaign, order.by.as_ref(), order.scope.as_ref()) else {
            return Ok(None);
        };
        let rows = answer.options.rows();
        let moves =
            || rows.iter().map(|(notation, ..)| *notation).filter(|row| row.starts_with("move "));
        if moves().next().is_none() {
            return Ok(None);
        }
        let found = typed.found_among(moves())?;
        let wanted =
            |notation| OrderRequest { wanted: WantedBody::Notation(notation), ..order.clone() };
        Ok(found.filter(|found| found != text).map(wanted))
    }
}

/// A move: who, the places of the way, and what stands behind them.
#[derive(Clone, Copy)]
struct Move<'t> {
    who: &'t str,
    way: &'t str,
    behind: &'t str,
}

impl<'t> Move<'t> {
    fn read(text: &'t str) -> Option<Self> {
        let (who, rest) = text.trim().strip_prefix("move ")?.trim_start().split_once(' ')?;
        let rest = rest.trim();
        let behind = rest.split(' ').find(|word| BEHIND.contains(word));
        let at = behind.and_then(|word| rest.find(word)).unwrap_or(rest.len());
        let (way, behind) = rest.split_at(at);
        Some(Self { who, way: way.trim(), behind })
    }

    /// The move that is meant, of those that are legal: their whole ways are known, each alone and all of a place
    /// together.
    fn found_among<'r>(
        self,
        legal: impl Iterator<Item = &'r str>,
    ) -> Result<Option<String>, Failure> {
        let legal: Vec<Move<'_>> = legal.filter_map(Move::read).collect();
        let who = company(self.who, &legal)?;
        let several = self.way.contains(' ');
        let ends = |row: &&Move<'_>| {
            row.behind == self.behind
                && (several || row.way.split(' ').next_back() == Some(self.way))
        };
        let of = |meant: &dyn Fn(&[&str]) -> bool| -> Vec<&str> {
            let fits = |row: &&Move<'_>| meant(&row.who.split('+').collect::<Vec<_>>());
            let mut ways: Vec<&str> =
                legal.iter().filter(ends).filter(fits).map(|row| row.way).collect();
            ways.sort_unstable();
            ways.dedup();
            ways
        };
        let names: Vec<&str> = who.iter().map(String::as_str).collect();
        let exactly =
            |row: &[&str]| row.len() == names.len() && names.iter().all(|name| row.contains(name));
        // A part of those who stand somewhere has no row of its own: where one of them can go, it tries to go.
        let among = |row: &[&str]| row.iter().any(|name| names.contains(name));
        let way = match (&of(&exactly)[..], several) {
            (_, true) => Some(self.way),
            ([way], false) => Some(*way),
            ([], false) => match &of(&among)[..] {
                [way] => Some(*way),
                _ => None,
            },
            _ => None,
        };
        let who = names.join("+");
        // Whoever was named by a number is told by the rules why they cannot go there, and not that the number is no name.
        let Some(way) = way.or_else(|| (who != self.who).then_some(self.way)) else {
            return Ok(None);
        };
        let behind = if self.behind.is_empty() { "" } else { " " };
        Ok(Some(format!("move {who} {way}{behind}{}", self.behind)))
    }
}

/// Everybody who is named: `mannheim+5` are Mannheim and five who stand in the same place, `foot-soldier-1..3` three by
/// number.
fn company(who: &str, legal: &[Move<'_>]) -> Result<Vec<String>, Failure> {
    let mut all: Vec<String> = Vec::new();
    for part in who.split('+') {
        match (part.parse::<usize>(), all.last().cloned()) {
            (Ok(number), Some(last)) => match stem(&last) {
                // Behind somebody with a number stands another number of the same.
                Some(stem) => all.push(format!("{stem}{number}")),
                None => all.extend(with(&last, number, legal)?),
            },
            _ => all.extend(range(part)),
        }
    }
    Ok(all)
}

/// What stands before the number of somebody who has one.
fn stem(who: &str) -> Option<&str> {
    let stem = who.trim_end_matches(|letter: char| letter.is_ascii_digit());
    (stem.len() < who.len()).then_some(stem)
}

fn range(part: &str) -> Vec<String> {
    let read = || {
        let (first, last) = part.split_once("..")?;
        let stem = stem(first)?;
        let (from, to) = (first[stem.len()..].parse::<u32>().ok()?, last.parse::<u32>().ok()?);
        (from < to && to - from < 100).then_some((stem, from..=to))
    };
    match read() {
        Some((stem, numbers)) => numbers.map(|number| format!("{stem}{number}")).collect(),
        None => vec![part.to_owned()],
    }
}

/// So many who stand with somebody and can move, by the order in which they are listed.
fn with(leader: &str, number: usize, legal: &[Move<'_>]) -> Result<Vec<String>, Failure> {
    let together = legal
        .iter()
        .map(|row| row.who.split('+').collect::<Vec<_>>())
        .filter(|row| row.contains(&leader))
        .max_by_key(Vec::len)
        .unwrap_or_default();
    let others: Vec<String> =
        together.iter().filter(|name| **name != leader).map(|&name| name.to_owned()).collect();
    if others.len() < number {
        let can = if others.is_empty() { "nobody".to_owned() } else { others.join(", ") };
        let message = format!("{number} do not stand with {leader} who could move along");
        return Err(Failure::new(Kind::Refused, "too_few_there", message)
            .with("allowed", format!("Those who could: {can}.")));
    }
    Ok(others.into_iter().take(number).collect())
}

#[cfg(test)]
mod tests {
    use super::Move;
    use crate::failure::Failure;

    const LEGAL: [&str; 12] = [
        "move mannheim 4,12",
        "move mannheim 4,12 with king",
        "move mannheim 4,12 4,13",
        "move foot-soldier-1 4,12",
        "move foot-soldier-1 4,12 4,13",
        "move foot-soldier-2 4,12",
        "move foot-soldier-3 4,12",
        "move mannheim+foot-soldier-1+foot-soldier-2+foot-soldier-3 4,12",
        "move mannheim+foot-soldier-1+foot-soldier-2+foot-soldier-3 4,12 5,13",
        "move red-cavalry-1 3,3 3,4 leaving red-king-1",
        "move red-cavalry-1 3,3 3,4",
        "done",
    ];

    fn found(typed: &str) -> Result<Option<String>, Failure> {
        Move::read(typed).unwrap().found_among(LEGAL.into_iter())
    }

    #[test]
    fn the_end_of_a_move_is_enough_and_so_is_a_number() {
        for (typed, meant) in [
            ("move mannheim 4,13", "move mannheim 4,12 4,13"),
            ("move mannheim 4,12 with king", "move mannheim 4,12 with king"),
            ("move red-cavalry-1 3,4", "move red-cavalry-1 3,3 3,4"),
            (
                "move red-cavalry-1 3,4 leaving red-king-1",
                "move red-cavalry-1 3,3 3,4 leaving red-king-1",
            ),
            (
                "move mannheim+3 5,13",
                "move mannheim+foot-soldier-1+foot-soldier-2+foot-soldier-3 4,12 5,13",
            ),
            ("move mannheim+2 4,13", "move mannheim+foot-soldier-1+foot-soldier-2 4,12 4,13"),
            ("move mannheim+2 4,12 4,13", "move mannheim+foot-soldier-1+foot-soldier-2 4,12 4,13"),
            ("move foot-soldier-1..2 4,13", "move foot-soldier-1+foot-soldier-2 4,12 4,13"),
            ("move foot-soldier-1+3 4,12", "move foot-soldier-1+foot-soldier-3 4,12"),
            // Too far: the rules say so of those who are meant.
            ("move mannheim+2 9,9", "move mannheim+foot-soldier-1+foot-soldier-2 9,9"),
        ] {
            assert_eq!(found(typed).unwrap().as_deref(), Some(meant), "{typed}");
        }
    }

    #[test]
    fn what_cannot_be_found_is_left_and_too_few_are_named() {
        assert_eq!(found("move mannheim 9,9").unwrap(), None);
        assert_eq!(found("move red-king-1 3,4").unwrap(), None);
        let refused = found("move mannheim+5 4,12").unwrap_err();
        assert_eq!(refused.code(), "too_few_there");
        assert!(format!("{refused:?}").contains("foot-soldier-1, foot-soldier-2, foot-soldier-3"));
        assert!(
            Move::read("moved mannheim 4,12").is_none() && Move::read("move mannheim").is_none()
        );
    }
}
