//! Geometry against an independent oracle, and the text forms.

use board::{Direction, Hex, Hexside, distances};
use hexx::OffsetHexMode;
use proptest::prelude::*;

fn oracle(hex: Hex) -> hexx::Hex {
    hexx::Hex::from_offset_coordinates(
        [i32::from(hex.column()), i32::from(hex.row())],
        OffsetHexMode::Odd,
        hexx::HexOrientation::Pointy,
    )
}

prop_compose! {
    fn any_hex()(column in 0_i16..60, row in 0_i16..60) -> Hex { Hex::new(column, row) }
}

proptest! {
    #[test]
    fn distance_agrees_with_the_oracle(from in any_hex(), to in any_hex()) {
        prop_assert_eq!(from.distance(to), oracle(from).unsigned_distance_to(oracle(to)));
    }

    #[test]
    fn every_neighbour_is_one_step_away_and_leads_back(hex in any_hex()) {
        for direction in Direction::ALL {
            let next = hex.neighbour(direction);
            prop_assert_eq!(hex.distance(next), 1);
            prop_assert_eq!(next.neighbour(direction.opposite()), hex);
            prop_assert_eq!(hex.direction_to(next), Some(direction));
            prop_assert_eq!(Hexside::new(hex, direction), Hexside::new(next, direction.opposite()));
        }
    }

    #[test]
    fn text_goes_both_ways(hex in any_hex()) {
        prop_assert_eq!(hex.to_string().parse::<Hex>().unwrap(), hex);
        let side = Hexside::new(hex, Direction::SouthEast);
        prop_assert_eq!(side.to_string().parse::<Hexside>().unwrap(), side);
        let json = serde_json::to_string(&side).unwrap();
        prop_assert_eq!(serde_json::from_str::<Hexside>(&json).unwrap(), side);
    }

    #[test]
    fn open_ground_is_as_far_as_the_crow_flies(from in any_hex(), to in any_hex()) {
        let inside = |hex: Hex| (0..60).contains(&hex.column()) && (0..60).contains(&hex.row());
        let reached = distances([from], |_, next| inside(next));
        prop_assert_eq!(reached[&to], from.distance(to));
    }
}

#[test]
fn wrong_texts_are_refused_in_words() {
    for text in ["", "4", "4,", "a,b", "+4,12", "4,12,1", "-1,3", "4, 12", "4000,1"] {
        let refused = text.parse::<Hex>().unwrap_err().to_string();
        assert!(refused.contains("write column,row such as 4,12"), "{refused}");
    }
    assert!("4,12:N".parse::<Hexside>().is_err());
}

#[test]
fn hexes_are_ordered_as_one_reads_a_map() {
    let mut hexes: Vec<Hex> = ["3,4", "9,1", "2,4"].map(|text| text.parse().unwrap()).into();
    hexes.sort();
    assert_eq!(hexes.iter().map(Hex::to_string).collect::<Vec<_>>(), ["9,1", "2,4", "3,4"]);
}
