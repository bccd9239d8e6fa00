//! A board of hexes in English words, hex by hex: what it is, who stands there and what lies next to it; and how far it
//! is from somebody to the others.

use crate::PlaceInWords;
use board::{Direction, Hex, Hexside};
use std::collections::BTreeMap;

/// One hex, as its rule system tells it.
#[derive(Debug, Default)]
pub(crate) struct HexTold {
    /// What it is, such as `street` or the name of its place.
    pub(crate) ground: String,
    /// Who stands there, as orders call them.
    pub(crate) who: Vec<String>,
    /// What else is to be said of it, a sentence each.
    pub(crate) facts: Vec<String>,
}

/// The board, hex by hex. `between`: what stands on a hexside, such as a wall.
pub(crate) fn in_words(
    told: &BTreeMap<Hex, HexTold>,
    between: impl Fn(Hexside) -> Vec<&'static str>,
) -> Vec<PlaceInWords> {
    let place = |(hex, here): (&Hex, &HexTold)| {
        let mut bare = here.who.is_empty() && here.facts.is_empty();
        let mut next_to = Vec::new();
        for direction in Direction::ALL {
            let other = hex.neighbour(direction);
            let Some(there) = told.get(&other) else { continue };
            let on_side = between(Hexside::new(*hex, direction));
            bare &= there.who.is_empty() && on_side.is_empty();
            let who = match there.who.as_slice() {
                [] => String::new(),
                who => format!(" with {}", who.join(" ")),
            };
            let side = on_side.iter().map(|what| format!(", behind {what}"));
            let side: String = side.collect();
            next_to.push(format!("{direction} {other} {}{who}{side}", there.ground));
        }
        let mut words = format!("{hex} {}.", here.ground);
        for fact in &here.facts {
            words.push_str(&format!(" {fact}."));
        }
        words.push_str(&format!(" Next to it: {}.", next_to.join("; ")));
        PlaceInWords { place: hex.to_string(), name: here.ground.clone(), words, bare }
    };
    told.iter().map(place).collect()
}

/// How far it is from a hex to others, whatever lies between.
pub(crate) fn how_far(from: Hex, others: impl IntoIterator<Item = (String, Hex)>) -> String {
    let mut away: BTreeMap<u32, Vec<String>> = BTreeMap::new();
    for (who, hex) in others {
        away.entry(from.distance(hex)).or_default().push(who);
    }
    let told = away.iter().map(|(hexes, who)| {
        let who = who.join(" ");
        match hexes {
            0 => format!("same hex {who}"),
            1 => format!("1 hex {who}"),
            hexes => format!("{hexes} hexes {who}"),
        }
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() {
        "Nobody else is there.".to_owned()
    } else {
        format!("Away: {}.", told.join("; "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hex_tells_who_is_next_to_it_and_what_is_between() {
        let (here, east, far) = (Hex::new(1, 1), Hex::new(2, 1), Hex::new(5, 1));
        let hex = |ground: &str, who: &[&str]| HexTold {
            ground: ground.to_owned(),
            who: who.iter().map(|who| (*who).to_owned()).collect(),
            facts: Vec::new(),
        };
        let told = BTreeMap::from([
            (here, hex("street", &[])),
            (east, hex("wood", &["red-king-1"])),
            (far, hex("street", &[])),
        ]);
        let wall = here.side_to(east).unwrap();
        let between = |side| if side == wall { vec!["a wall"] } else { Vec::new() };
        let places = in_words(&told, between);
        assert_eq!(
            places[0].words,
            "1,1 street. Next to it: E 2,1 wood with red-king-1, behind a wall."
        );
        let bare: Vec<bool> = places.iter().map(|place| place.bare).collect();
        assert_eq!(bare, [false, false, true]);
        let others = [("amon".to_owned(), east), ("rat-1".to_owned(), far)];
        assert_eq!(how_far(here, others), "Away: 1 hex amon; 4 hexes rat-1.");
        assert_eq!(how_far(here, []), "Nobody else is there.");
    }
}
