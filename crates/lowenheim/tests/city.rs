//! The built-in city is as the rulebook's map part says, and wrong maps are refused by line.

use board::{Direction, Hex, Hexside};
use lowenheim::city::{City, MapError, Place, Quarter, Section, parse};
use lowenheim::figures::Faction;
use lowenheim::scenario::CITY;
use lowenheim::state::Marker;
use messages::Language;
use std::collections::{BTreeMap, BTreeSet};

fn city() -> City {
    City::new(parse(CITY).unwrap())
}

fn hex(written: &str) -> Hex {
    written.parse().unwrap()
}

fn hexes(written: &str) -> Vec<Hex> {
    written.split_whitespace().map(hex).collect()
}

/// Walking distance with all walls closed; `shut` hexes are closed too.
fn walk(city: &City, start: &str, shut: &[&str]) -> BTreeMap<Hex, u32> {
    let shut: Vec<Hex> = shut.iter().map(|written| hex(written)).collect();
    board::distances([hex(start)], |from, to| {
        city.is_enterable(to) && !shut.contains(&to) && !city.is_wall(from.side_to(to).unwrap())
    })
}

fn enterable(city: &City) -> Vec<Hex> {
    city.all_hexes().filter(|&hex| city.is_enterable(hex)).collect()
}

#[test]
fn the_picture_has_20_rows_of_26_hexes() {
    let map = parse(CITY).unwrap();
    assert_eq!(map.rows.len(), 20);
    assert!(map.rows.iter().all(|row| row.len() == 26));
}

#[test]
fn the_hex_lists_equal_the_picture() {
    let city = city();
    let letters = [(Place::A, "Aawn"), (Place::DG, "DGg"), (Place::H, "Hpt"), (Place::M, "Mms")];
    for (place, letters) in letters {
        let all = city.all_hexes();
        let drawn: Vec<Hex> =
            all.filter(|&hex| letters.contains(city.terrain(hex).unwrap())).collect();
        assert_eq!(city.hexes(place), drawn, "{place:?}, in map order");
    }
    for (name, letter) in [("statue", 's'), ("tower", 'D'), ("tomb", 't'), ("gatehouse", 'M')] {
        assert_eq!(city.terrain(city.named(name)[0]), Some(letter), "{name}");
    }
    assert_eq!(city.named("castle-courtyard"), hexes("12,2 13,2"));
    assert_eq!(city.named("temple-buildings"), hexes("20,7 21,7 20,8 21,8"));
    assert_eq!(city.named("temple-grounds"), hexes("19,6 20,6 21,6 22,6 19,7 22,7 19,8"));
    assert_eq!(city.named("well"), hexes("3,11"));
    assert_eq!(city.named("nowhere"), []);
    assert_eq!(city.place(hex("13,17")), Some(Place::M), "HEI-021: the statue is in place M");
}

#[test]
fn the_ring_between_city_and_fields_is_closed() {
    let city = city();
    let fields = |hex: Hex| city.terrain(hex).is_none_or(|terrain| terrain == ',');
    let ring: BTreeSet<Hexside> = city
        .all_hexes()
        .filter(|&hex| !fields(hex))
        .flat_map(|hex| Direction::ALL.map(|direction| (hex, direction)))
        .filter(|&(hex, direction)| fields(hex.neighbour(direction)))
        .map(|(hex, direction)| Hexside::new(hex, direction))
        .collect();
    assert_eq!(ring.len(), 154);
    assert!(ring.iter().all(|&side| city.is_wall(side)), "R-38: nobody leaves");
    let gate: BTreeSet<Hexside> = city.map().gate.iter().copied().collect();
    assert_eq!(gate, BTreeSet::from(["13,18:SE", "13,18:SW"].map(|side| side.parse().unwrap())));
    assert!(gate.is_subset(&ring));
    assert_eq!(ring.intersection(&city.map().walls.iter().copied().collect()).count(), 152);
}

#[test]
fn the_compounds_share_no_wall_with_the_ring_in_the_lists() {
    // 152 of the city wall, then A, B, C, DG, E and F.
    assert_eq!(city().map().walls.len(), 152 + 24 + 14 + 16 + 13 + 16 + 16);
}

#[test]
fn every_enterable_hex_and_every_home_is_reached_on_foot_over_either_bridge() {
    let city = city();
    for shut in [&[][..], &["4,8"], &["14,10"]] {
        let reached = walk(&city, "13,18", shut);
        let missing: Vec<Hex> = enterable(&city)
            .into_iter()
            .filter(|hex| !reached.contains_key(hex) && !shut.contains(&&*hex.to_string()))
            .collect();
        assert_eq!(missing, [], "with {shut:?} shut");
        for faction in Faction::ALL {
            let home = city.hexes(Place::home_of(faction));
            assert!(home.iter().all(|hex| reached.contains_key(hex)), "{faction}");
        }
    }
}

#[test]
fn the_canal_parts_the_city() {
    let city = city();
    let poor = walk(&city, "13,18", &["4,8", "14,10"]);
    let rich = walk(&city, "12,3", &["4,8", "14,10"]);
    assert_eq!((poor.len(), rich.len()), (143, 155), "enterable hexes of the halves");
    assert!(poor.keys().all(|&hex| city.quarter(hex) == Some(Quarter::Poor)), "HEI-035");
    assert!(rich.keys().all(|&hex| city.quarter(hex) == Some(Quarter::Rich)));
    assert_eq!(city.quarter(hex("14,10")), Some(Quarter::Canal));
    assert_eq!(city.quarter(hex("4,8")), Some(Quarter::Canal));
    assert_eq!(enterable(&city).len(), 143 + 155 + 2);
    for place in Place::THAT_FALL {
        let poor = matches!(place, Place::A | Place::I | Place::L | Place::M);
        let quarter = if poor { Quarter::Poor } else { Quarter::Rich };
        let all = city.hexes(place).iter().all(|&hex| city.quarter(hex) == Some(quarter));
        assert!(all, "{place:?}");
    }
    assert_eq!(city.quarter(city.named("tomb")[0]), Some(Quarter::Rich));
    for outside in ["0,0", "2,8", "7,11"] {
        assert_eq!(city.quarter(hex(outside)), None, "{outside}: fields, canal, house");
    }
}

#[test]
fn building_groups_are_the_connected_buildings() {
    let map = parse(CITY).unwrap();
    let buildings: BTreeSet<Hex> = map.all_hexes().filter(|&hex| map.is_building(hex)).collect();
    for (name, group) in &map.groups {
        let together = board::distances([group[0]], |_, to| buildings.contains(&to));
        let together: Vec<Hex> = together.into_keys().collect();
        assert_eq!(*group, together, "{name}: connected, and touching no other group (R-58)");
    }
    let grouped: usize = map.groups.values().map(Vec::len).sum();
    assert_eq!(grouped, buildings.len());
    let houses = |letter| map.groups.keys().filter(|name| name.starts_with(letter)).count();
    assert_eq!((houses('P'), houses('R')), (15, 9));
}

#[test]
fn sewer_doors_lead_out_of_every_house_group() {
    let city = city();
    let doors = &city.map().doors;
    assert_eq!(doors.len(), 36);
    let houses: BTreeSet<Hex> = doors.values().map(|door| door.house).collect();
    assert_eq!(houses.len(), 36, "36 distinct houses");
    for (number, door) in doors {
        let exit = if city.is_enterable(door.house) {
            door.house
        } else {
            door.house.neighbours().find(|&hex| city.is_enterable(hex)).unwrap()
        };
        assert_eq!(door.exit, exit, "door {number}: the first neighbour that can be entered");
        let quarter = if *number <= 46 { Quarter::Poor } else { Quarter::Rich };
        assert_eq!(city.quarter(door.exit), Some(quarter), "door {number}");
    }
    let with_door: BTreeSet<&str> = doors.values().map(|door| &*door.group).collect();
    let house_groups = city.map().groups.keys().filter(|name| {
        name.len() == 3 && (name.starts_with('P') || name.starts_with('R')) || *name == "L"
    });
    assert_eq!(with_door, house_groups.map(|name| &**name).collect());
}

#[test]
fn fire_lists_hold_six_buildings_of_their_own_group() {
    let map = parse(CITY).unwrap();
    let places = [Place::A, Place::B, Place::C, Place::DG, Place::E, Place::F, Place::H];
    assert_eq!(map.fire_lists.keys().copied().collect::<Vec<_>>(), places);
    for (place, list) in &map.fire_lists {
        assert_eq!(list.len(), 6);
        assert!(list.iter().all(|hex| map.groups[place.letter()].contains(hex)), "{place:?}");
    }
}

#[test]
fn mines_open_walls_and_nothing_else() {
    let city = city();
    let expected = [("5,10", 3), ("7,3", 4), ("12,3", 4), ("19,3", 4)];
    for (section, (crater, walls)) in Section::ALL.into_iter().zip(expected) {
        let there = &city.map().sections[&section];
        assert_eq!((there.hex, there.opens.len()), (hex(crater), walls), "{section:?}");
        assert!(there.opens.iter().all(|side| city.map().walls.contains(side)), "{section:?}");
    }
}

#[test]
fn civilians_start_in_castle_and_temple() {
    let markers = parse(CITY).unwrap().markers;
    let castle = [Marker::Queen, Marker::Graf, Marker::Brunhilde];
    assert!(castle.iter().all(|marker| markers[marker] == hex("12,2")), "HEI-022, HEI-023");
    assert_eq!(markers[&Marker::HighPriest], hex("20,7"), "HEI-024");
}

#[test]
fn distances_from_the_gatehouse() {
    let city = city();
    let reached = walk(&city, "13,18", &[]);
    let table = [
        (Place::I, 6),
        (Place::J, 8),
        (Place::L, 8),
        (Place::A, 12),
        (Place::F, 13),
        (Place::H, 14),
        (Place::C, 15),
        (Place::K, 15),
        (Place::E, 18),
        (Place::DG, 18),
        (Place::B, 20),
    ];
    for (place, steps) in table {
        let nearest = city.hexes(place).iter().map(|hex| reached[hex]).min();
        assert_eq!(nearest, Some(steps), "{place:?}");
    }
}

/// An error as a Dutch organiser hears it, without any word that only its English sentence has.
fn told_in_dutch(error: &MapError) -> String {
    let (english, dutch) = (error.to_string(), error.said().in_language(Language::Dutch));
    assert_eq!(error.said().to_string(), english);
    assert!(!dutch.contains(['⟦', '{']), "{dutch}");
    let shared = ["poor", "rich", "canal", "statue", "in", "is", "of"];
    let words = |text: &str| -> BTreeSet<String> {
        // What stands between backticks or brackets, and the rest of a list, is typed as it is.
        let told = text.split(['`', '[', ']']).step_by(2).collect::<String>();
        let told = told.split("deze zijn er:").next().unwrap_or_default();
        let words = told.split_whitespace().map(|word| word.trim_end_matches([':', ',', ';']));
        let words = words.filter(|word| word.chars().all(|it| it.is_ascii_lowercase()));
        words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
    };
    let both: Vec<String> = words(&english).intersection(&words(&dutch)).cloned().collect();
    assert!(both.iter().all(|word| shared.contains(&word.as_str())), "{both:?} in {dutch}");
    dutch
}

/// Replaces text in the built-in map and answers how the parser refuses the result.
fn refused(from: &str, to: &str) -> String {
    assert!(CITY.contains(from), "`{from}` is in the map");
    let error = parse(&CITY.replacen(from, to, 1)).unwrap_err();
    let line = CITY[..CITY.find(from).unwrap()].lines().count().max(1);
    assert!(error.line >= line && error.line <= CITY.lines().count(), "{error}, changed {line}");
    let dutch = told_in_dutch(&error);
    assert!(dutch.starts_with(&format!("regel {}: ", error.line)), "{dutch}");
    error.to_string()
}

/// The line of the built-in map that begins with a text.
fn line(begin: &str) -> usize {
    1 + CITY.lines().position(|line| line.starts_with(begin)).unwrap()
}

#[test]
fn a_wrong_picture_is_refused_by_line() {
    let row_4 = line(" 4 |");
    let changed = |to: &str| refused(" 4 |, . .", to);
    assert!(changed(" 4 |, . X").starts_with(&format!("line {row_4}: [picture] `X` is not in")));
    assert!(changed(" 4 |, .").starts_with(&format!("line {row_4}: [picture] row 4 has 25 hexes")));
    assert!(changed(" 5 |, . .").contains("the next row of the picture is 4"));
    assert!(changed(" 4 , . .").contains("here stands a row such as"));
}

#[test]
fn wrong_parts_are_refused_by_line() {
    assert_eq!(
        refused("[gate]", "[gates]"),
        format!("line {}: [gates] stands where [gate] must", line("[gate]"))
    );
    assert_eq!(
        refused("24,4:NE+E", "24,44:NE+E"),
        format!(
            "line {}: [walls] 24,44 lies outside the picture, which has the columns 0 to 25 and \
             the rows 0 to 19",
            line("3,2:NE")
        )
    );
    assert!(refused("24,4:NE+E", "24,4:N").contains("`N` is no direction; write NE, E, SE"));
    assert!(refused("13,18:SE+SW", "5,1:NE").contains("5,1:NE is a wall"));
    assert!(refused("I poor: 15,12", "I rich").contains("here stands a place such as"));
    assert!(refused("I poor: 15,12", "I middle: 15,12").contains("write poor, rich or canal"));
    assert!(refused("I poor: 15,12", "I poor: 16,12").contains("16,12 is not drawn with"));
    assert!(refused("L poor: 19,14", "L poor:").contains("19,14 is drawn as part of it"));
    assert!(refused("statue: 13,17", "statue: 17,12").contains("nobody can stand in 17,12"));
    assert!(refused("24,4:NE+E", "25,4:E").contains("25,4:E is the rim of the picture"));
    assert!(refused("I poor: 15,12", "").contains("[places] lacks the place I"));
    assert!(refused("J canal: 14,10", "J poor: 14,10").contains("J and K are on the canal"));
    assert!(refused("P13: 10,17 10,18", "P13: 10,17").contains("10,18 belongs to no group"));
    assert!(refused("P13: 10,17 10,18", "P13: 10,17 9,17").contains("9,17 holds no building"));
    assert!(refused("E: 5,5 6,5 7,5 5,6 7,6 5,5", "E: 5,5").contains("a die needs six"));
    assert!(refused("12,3: 11,3:SE", "12,3: 12,3:SE").contains("12,3:SE is no wall"));
    assert!(refused("24 P11:", "27 P11:").contains("write 11 to 66, digits 1 to 6"));
    assert!(refused("24 P11:", "24 P12:").contains("5,17 belongs to no group `P12`"));
    assert!(refused("-> 6,16", "-> 7,16").contains("one cannot step from 5,17 to 7,16"));
    assert!(refused("24 P11:", "23 P11:").contains("`23` is written twice"));
    assert!(refused("queen: 12,2", "king: 12,2").contains("the civilians are queen, graf"));
    assert!(refused("statue: 13,17", "").contains("[names] lacks the name statue"));
    assert!(refused("[names]", "[doors]").contains("stands where [names] must"));
}

#[test]
fn a_map_that_ends_early_or_begins_late_is_refused() {
    assert_eq!(
        parse("").unwrap_err().to_string(),
        "line 1: the map ends before its part [picture]"
    );
    let begins_late = parse("# nothing\nhello").unwrap_err();
    assert_eq!(begins_late.to_string(), "line 2: a map begins with the heading [picture]");
    let (first, _) = CITY.split_once("[names]").unwrap();
    assert!(parse(first).unwrap_err().to_string().contains("ends before its part [names]"));
    assert!(parse(&format!("{CITY}\n[more]")).is_err());
}

#[test]
fn a_picture_has_at_most_99_rows_and_columns() {
    let too_wide = parse(&format!("[picture]\n0 |{}", ".".repeat(100))).unwrap_err();
    assert!(too_wide.to_string().contains("row 0 has 100 hexes"), "{too_wide}");
    let none = parse("[picture]\n0 |").unwrap_err();
    assert!(none.to_string().contains("row 0 has 0 hexes"), "{none}");
    let rows: String = (0..100).map(|row| format!("{row} |..\n")).collect();
    let too_high = parse(&format!("[picture]\n{rows}")).unwrap_err();
    assert!(too_high.to_string().contains("row 99 has 2 hexes"), "{too_high}");
    // One less is not the picture's fault: what follows is missing.
    let widest = parse(&format!("[picture]\n0 |{}", ".".repeat(99))).unwrap_err();
    assert!(!widest.to_string().contains("99 hexes"), "{widest}");
}

#[test]
fn no_cut_of_the_map_makes_the_parser_panic() {
    for cut in (0..CITY.len()).step_by(7) {
        assert!(parse(&CITY[..cut]).is_err() || cut + 40 > CITY.len());
    }
}
