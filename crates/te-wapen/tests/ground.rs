//! Tables that nobody drew: the right number of everything, fair to both, and walkable.

use board::{Hex, distances};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use te_wapen::field::{Field, parse};
use te_wapen::ground::{Ground, RandomField, seed};
use te_wapen::pieces::Colour;
use te_wapen::terrain::Terrain;

/// How many hexes of each terrain lie above the middle row, in it, and below it.
fn counted(field: &Field, rows: i16) -> BTreeMap<Terrain, [u32; 3]> {
    let mut counts: BTreeMap<Terrain, [u32; 3]> = BTreeMap::new();
    for hex in field.hexes() {
        let band = match hex.row().cmp(&(rows / 2)) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Greater => 2,
        };
        counts.entry(field.terrain(hex).unwrap()).or_default()[band] += 1;
    }
    counts
}

fn walkable(field: &Field) -> BTreeSet<Hex> {
    let passable = |hex: &Hex| field.terrain(*hex).unwrap().effects().passable;
    field.hexes().filter(passable).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn a_table_of_the_usual_size_has_what_belongs_on_it(seed: u64, at in 0..Ground::ALL.len()) {
        let wanted = RandomField::of(Ground::ALL[at]);
        let field = wanted.make(Colour::Red, seed).unwrap();
        let counts = counted(&field, 9);
        let all = |terrain| counts.get(&terrain).map_or(0, |bands| bands.iter().sum::<u32>());
        let parts = wanted.random.parts();
        prop_assert_eq!(field.hexes().count(), 117);
        prop_assert_eq!(all(Terrain::Woods), parts.woods);
        prop_assert_eq!(all(Terrain::Hill), parts.hills);
        prop_assert_eq!(all(Terrain::Difficult), parts.difficult);
        prop_assert_eq!(all(Terrain::Village), parts.villages);
        // Twelve of the middle row, since a village bridges the river; and the row of the sea.
        let water = if wanted.random == Ground::River { 12 } else { parts.rivers };
        prop_assert_eq!(all(Terrain::River), water);
        let sea = if wanted.random == Ground::Coast { 13 } else { 0 };
        prop_assert_eq!(all(Terrain::Impassable), parts.impassable + sea);
        prop_assert_eq!(field.walls().count(), parts.walls as usize);
        let castle = wanted.random == Ground::Castle;
        prop_assert_eq!(all(Terrain::BuildingD), if castle { 11 } else { 0 });
        prop_assert_eq!(all(Terrain::BuildingC), u32::from(castle));
    }

    #[test]
    fn neither_half_has_more(
        seed: u64, at in 0..Ground::ALL.len(), width in 9..=40_u32, half in 4..=19_u32
    ) {
        let height = 2 * half + 1;
        let wanted = RandomField { random: Ground::ALL[at], width, height };
        let field = wanted.make(Colour::Black, seed).unwrap();
        let middle = i16::try_from(half).unwrap();
        for (terrain, [above, _, below]) in counted(&field, 2 * middle + 1) {
            let fair = [Terrain::Woods, Terrain::Hill, Terrain::Difficult, Terrain::Village, Terrain::River];
            if fair.contains(&terrain) || (terrain == Terrain::Impassable && wanted.random != Ground::Coast) {
                prop_assert_eq!(above, below, "{} on {:?}", terrain, wanted);
            }
        }
        let above = field.walls().filter(|side| side.hexes().iter().any(|hex| hex.row() < middle));
        prop_assert_eq!(above.count() * 2, field.walls().count());
    }

    #[test]
    fn one_can_walk_from_anywhere_to_anywhere(
        seed: u64, at in 0..Ground::ALL.len(), width in 9..=20_u32, half in 4..=8_u32, red: bool
    ) {
        let wanted = RandomField { random: Ground::ALL[at], width, height: 2 * half + 1 };
        let holder = if red { Colour::Red } else { Colour::Black };
        let field = wanted.make(holder, seed).unwrap();
        let walkable = walkable(&field);
        let other: Vec<Hex> = wanted.deployment(holder, holder.other());
        let reached = distances(other.first().copied(), |_, next| walkable.contains(&next));
        // Only a castle's courtyard is shut.
        let shut = if wanted.random == Ground::Castle { 7 } else { 0 };
        prop_assert_eq!(reached.len() + shut, walkable.len());
    }

    #[test]
    fn where_an_army_deploys_it_can_stand(
        seed: u64, at in 0..Ground::ALL.len(), width in 9..=40_u32, half in 4..=19_u32, red: bool
    ) {
        let wanted = RandomField { random: Ground::ALL[at], width, height: 2 * half + 1 };
        let holder = if red { Colour::Red } else { Colour::Black };
        let field = wanted.make(holder, seed).unwrap();
        for colour in Colour::ALL {
            let own = wanted.deployment(holder, colour);
            let others: BTreeSet<Hex> =
                wanted.deployment(holder, colour.other()).into_iter().collect();
            prop_assert_eq!(own.iter().collect::<BTreeSet<_>>().len(), own.len(), "each once");
            prop_assert!(own.len() >= 3 * width as usize - 15);
            for hex in own {
                let terrain = field.terrain(hex).unwrap();
                prop_assert!(terrain != Terrain::Impassable);
                prop_assert!(terrain.building().is_none() || colour == holder, "{}", hex);
                prop_assert!(!others.contains(&hex));
            }
        }
    }
}

#[test]
fn a_seed_makes_one_table_everywhere() {
    let wood = RandomField::of(Ground::Wood).make(Colour::Red, 12_345_678).unwrap();
    assert_eq!(wood, RandomField::of(Ground::Wood).make(Colour::Red, 12_345_678).unwrap());
    assert_ne!(wood, RandomField::of(Ground::Wood).make(Colour::Red, 12_345_679).unwrap());
    assert_eq!(parse(&wood.to_string()).unwrap(), wood);
    let drawn = RandomField::of(Ground::Mountain).make(Colour::Red, 7).unwrap().to_string();
    assert_eq!(drawn, MOUNTAINS, "old tables must stay what they were: the log names their seed");
}

const MOUNTAINS: &str = "\
[picture]
 0 |. . h h . . . d h . . . .
 1 |. h . h h . d d d . . . .
 2 |. h h . . . . d d . . . .
 3 |. h h h . . # # . d # # .
 4 |. . # . . . # . . h d d h
 5 |# # # # h . h h h h d h h
 6 |. d . . h . . . h . . d h
 7 |. . . . . . . . . d . d .
 8 |. . . . . . . h . . d d .
";

#[test]
fn eight_ten_sided_dice_are_the_digits_of_a_seed() {
    assert_eq!(seed(&[1, 2, 3, 4, 5, 6, 7, 8]), 12_345_678);
    assert_eq!(seed(&[10, 10, 10, 10, 10, 10, 10, 10]), 0);
    assert_eq!(seed(&[9, 10, 1, 1, 1, 1, 1, 1]), 90_111_111);
}

#[test]
fn a_castle_faces_its_enemy() {
    for (holder, gate) in [(Colour::Red, "6,4"), (Colour::Black, "6,4")] {
        let wanted = RandomField::of(Ground::Castle);
        let field = wanted.make(holder, 3).unwrap();
        let gate: Hex = gate.parse().unwrap();
        assert_eq!(field.terrain(gate), Some(Terrain::BuildingC), "{holder}");
        assert_eq!(wanted.deployment(holder, holder)[0], gate, "the gate is manned first");
    }
}

#[test]
fn a_size_that_is_unfair_or_too_small_is_refused() {
    let sized = |width, height| RandomField { random: Ground::Plain, width, height };
    assert_eq!(sized(13, 10).check().unwrap_err().field, "height");
    assert_eq!(sized(8, 9).check().unwrap_err().field, "width");
    assert_eq!(sized(41, 9).check().unwrap_err().field, "width");
    assert_eq!(sized(13, 41).make(Colour::Red, 1).unwrap_err().field, "height");
    assert!(sized(40, 39).check().is_ok());
}

#[test]
fn the_table_of_parts_is_w_29() {
    let told = |ground: Ground| {
        let of = ground.parts();
        [of.woods, of.hills, of.difficult, of.rivers, of.villages, of.impassable, of.walls]
    };
    let table = [
        (Ground::Plain, [6, 6, 0, 0, 2, 0, 6]),
        (Ground::Wood, [30, 6, 0, 0, 1, 0, 0]),
        (Ground::Hill, [10, 28, 0, 0, 1, 0, 0]),
        (Ground::Mountain, [0, 24, 16, 0, 0, 10, 0]),
        (Ground::Marsh, [8, 0, 28, 5, 0, 0, 0]),
        (Ground::River, [8, 0, 0, 0, 1, 0, 0]),
        (Ground::Coast, [0, 0, 12, 0, 1, 0, 0]),
        (Ground::Castle, [6, 6, 0, 0, 2, 0, 6]),
    ];
    assert_eq!(table.map(|(ground, _)| (ground, told(ground))), table);
}

#[test]
fn the_best_place_to_stand_is_in_front_and_in_the_middle() {
    let first = |ground: Ground, colour| {
        RandomField::of(ground).deployment(Colour::Black, colour).into_iter().take(3)
    };
    let red: Vec<String> = first(Ground::Plain, Colour::Red).map(|hex| hex.to_string()).collect();
    assert_eq!(red, ["6,2", "5,2", "7,2"]);
    let black: Vec<String> =
        first(Ground::Castle, Colour::Black).map(|hex| hex.to_string()).collect();
    let castle = RandomField::of(Ground::Castle).make(Colour::Black, 3).unwrap();
    let gate = castle.hexes().find(|&hex| castle.terrain(hex) == Some(Terrain::BuildingC));
    assert_eq!(black[0], gate.unwrap().to_string(), "who holds a castle holds its gate first");
    assert_eq!(gate.unwrap().distance(Hex::new(6, 6)), 2, "the castle's middle is 6,6");
}
