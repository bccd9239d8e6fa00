//! The stones by a second reckoning: what each order changed on the map is scored anew, by a simple model
//! that floods the map in its own way, and compared with how the stones have moved.

use crate::table::{greedy, played, random, scenario};
use lowenherz::Event;
use lowenherz::colours::Colour;
use lowenherz::land::Terrain;
use lowenherz::scenario::SCENARIOS;
use lowenherz::space::{Side, Space};
use lowenherz::state::State;
use std::collections::{BTreeMap, BTreeSet};

/// The spaces that hang together with one.
fn flood(state: &State, from: Space) -> BTreeSet<Space> {
    let (mut seen, mut edge) = (BTreeSet::new(), vec![from]);
    while let Some(space) = edge.pop() {
        if seen.insert(space) {
            let (column, row) = (space.column(), space.row());
            let around = [
                Space::at(column.wrapping_sub(1), row),
                Space::at(column + 1, row),
                Space::at(column, row.wrapping_sub(1)),
                Space::at(column, row + 1),
            ];
            for next in around.into_iter().flatten() {
                let side = Side::between(space, next).unwrap();
                if !state.board.boundaries.contains(&side) {
                    edge.push(next);
                }
            }
        }
    }
    seen
}

/// Territories by their castles, as the model sees them.
fn territories(state: &State) -> BTreeMap<Space, BTreeSet<Space>> {
    let alone = |castle: &Space| {
        let area = flood(state, *castle);
        let castles = area.iter().filter(|space| state.board.castles.contains_key(space)).count();
        (castles == 1).then_some((*castle, area))
    };
    state.board.castles.keys().filter_map(alone).collect()
}

fn table(spaces: usize) -> i64 {
    match spaces {
        0..=4 => 3,
        5..=10 => 5,
        11..=20 => 7,
        21..=30 => 9,
        _ => 12,
    }
}

fn towns(state: &State, spaces: &BTreeSet<Space>) -> i64 {
    let town = |space: &&Space| state.board.land.at(**space) == Terrain::Town;
    i64::try_from(spaces.iter().filter(town).count()).unwrap()
}

/// What an order has changed, booked in the order of the rules.
fn reckoned(before: &State, after: &State) -> BTreeMap<Colour, i64> {
    let (old, new) = (territories(before), territories(after));
    let owner = |castle: &Space| after.board.castles[castle];
    let mut scores: BTreeMap<Colour, i64> =
        before.princes.iter().map(|(colour, it)| (*colour, i64::from(it.score))).collect();
    let mut book = |colour: Colour, points: i64| {
        if let Some(score) = scores.get_mut(&colour) {
            *score = (*score + points).max(0);
        }
    };
    let mut taken = BTreeSet::new();
    for (castle, area) in &new {
        let Some(was) = old.get(castle) else { continue };
        let more: BTreeSet<Space> = area.difference(was).copied().collect();
        book(owner(castle), i64::try_from(more.len()).unwrap() + 5 * towns(after, &more));
        taken.extend(more);
    }
    let mut cut: Vec<(usize, Space, Colour, i64)> = Vec::new();
    for (castle, was) in &old {
        let lost: BTreeSet<Space> = was.intersection(&taken).copied().collect();
        book(owner(castle), -i64::try_from(lost.len()).unwrap() - 5 * towns(after, &lost));
        let mut gone: BTreeSet<Space> =
            was.difference(&new[castle]).filter(|space| !taken.contains(space)).copied().collect();
        while let Some(first) = gone.first().copied() {
            let zone = flood(after, first);
            gone.retain(|space| !zone.contains(space));
            let points = table(zone.len()) + 5 * towns(after, &zone);
            cut.push((zone.len(), first, owner(castle), points));
        }
    }
    cut.sort_by_key(|(size, first, ..)| (std::cmp::Reverse(*size), *first));
    for (_, _, colour, points) in cut {
        book(colour, -points);
    }
    for (castle, area) in new.iter().filter(|(castle, _)| !old.contains_key(castle)) {
        book(owner(castle), table(area.len()) + 5 * towns(after, area));
    }
    scores
}

#[test]
fn stones_lie_where_the_map_says() {
    let (mut extended, mut founded) = (0, 0);
    for (word, _) in SCENARIOS {
        for seed in 20..24 {
            let players = |colour: Colour| if colour == Colour::Lilac { random } else { greedy };
            let mut look = |before: &State, after: &State, events: &[Event]| {
                let of = |wanted: &str| events.iter().filter(|it| it.kind() == wanted).count();
                extended += of("lowenherz.territory_extended");
                founded += of("lowenherz.territory_founded");
                // Mines and the end move stones for other reasons.
                if before.deck.len() != after.deck.len() || before.round == 0 {
                    return;
                }
                let now: BTreeMap<Colour, i64> =
                    after.princes.iter().map(|(it, of)| (*it, i64::from(of.score))).collect();
                assert_eq!(reckoned(before, after), now, "{word} {seed}: {events:?}");
            };
            played(scenario(word), seed, &players, &mut look);
        }
    }
    assert!(extended > 50 && founded > 20, "{extended} extensions, {founded} foundings");
}
