//! Tables as text, both ways, and what is refused.

use std::collections::BTreeSet;
use te_wapen::field::parse;
use te_wapen::terrain::Terrain;

const MAP: &str = "\
# A small table.
[picture]
 0 |. w d h
 1 |~ v # .
 2 |r s p q
 3 |o m t :
[walls]
0,0:E
[cliffs]
3,1:W
";

#[test]
fn a_map_is_read_and_written() {
    let field = parse(MAP).unwrap();
    let words: Vec<&str> = field.hexes().map(|hex| field.terrain(hex).unwrap().word()).collect();
    let mut expected = vec!["open", "woods", "difficult", "hill", "river", "village", "impassable"];
    expected.extend(["open"].into_iter().chain(["difficult"; 4]));
    expected.extend(["stone-circle", "burial-mound", "temple", "rubble"]);
    assert_eq!(words, expected);
    assert!(field.is_wall("1,0:W".parse().unwrap()) && field.is_cliff("2,1:E".parse().unwrap()));
    assert_eq!(field.terrain("4,0".parse().unwrap()), None);
    assert_eq!(field.terrain("0,4".parse().unwrap()), None);
    assert_eq!(parse(&field.to_string()).unwrap(), field);
}

#[test]
fn terrain_of_another_module_is_found() {
    let field = parse(MAP).unwrap();
    let beyond = |modules: &[u32]| field.beyond(&modules.iter().copied().collect::<BTreeSet<_>>());
    assert_eq!(beyond(&[1]), Some(("0,3".parse().unwrap(), Terrain::StoneCircle)));
    assert_eq!(beyond(&[1, 3]), Some(("3,3".parse().unwrap(), Terrain::Rubble)));
    assert_eq!(beyond(&[1, 3, 4]), None);
}

#[test]
fn a_wrong_map_is_refused_by_line() {
    let wrong = |map: &str| parse(map).unwrap_err().to_string();
    assert!(wrong("").starts_with("line 1, column 1: the map is empty"));
    assert!(
        wrong(" 0 |.").starts_with("line 1, column 2: a map begins with the heading [picture]")
    );
    assert!(
        wrong("[walls]\n").starts_with("line 1, column 1: a map begins with the part [picture]")
    );
    assert!(wrong("[picture]\n 1 |.").starts_with("line 2, column 1: the next row of the picture"));
    assert!(
        wrong("[picture]\n 0 |. .\n 1 |.").starts_with("line 3, column 5: this row has 1 hex,")
    );
    let outside = "line 4, column 1: 0,0:W does not lie";
    assert!(wrong("[picture]\n 0 |. .\n[walls]\n0,0:W").starts_with(outside));
    assert!(wrong("[picture]\n 0 |. .\n[walls]\n0,0:E here").contains("line 4, column 7"));
}

#[test]
fn what_is_no_hexside_is_told_in_the_language_of_whoever_reads_it() {
    let wrong = parse("[picture]\n 0 |. .\n[walls]\n0,0:S").unwrap_err().what;
    let right = "names no hex; write column,row such as 4,12 (a hexside: 4,12:SE)";
    assert_eq!(wrong.to_string(), format!("`S` {right}"));
    let right = "is geen vak; schrijf kolom,rij, bijvoorbeeld 4,12 (een vakrand: 4,12:SE)";
    assert_eq!(wrong.in_language(messages::Language::Dutch), format!("`S` {right}"));
}

#[test]
fn an_unknown_letter_is_refused_where_it_stands() {
    let wrong = parse("[picture]\n 0 |. . .\n 1 |. w  x\n").unwrap_err();
    assert_eq!((wrong.line, wrong.column), (3, 10));
    assert!(
        wrong
            .what
            .to_string()
            .starts_with("`x` is no terrain; there are . open, w woods, d difficult")
    );
    let long = parse("[picture]\n 0 |. ww").unwrap_err();
    assert_eq!((long.line, long.column), (2, 7));
}

#[test]
fn only_hills_have_a_height() {
    let high = Terrain::ALL.iter().filter(|terrain| terrain.height() == 1);
    assert_eq!(high.collect::<Vec<_>>(), [&Terrain::Hill]);
    for terrain in Terrain::ALL {
        assert_eq!(Terrain::of_letter(terrain.letter()), Some(terrain));
    }
}

#[test]
fn a_map_begins_with_its_picture_and_has_one() {
    let walls = "[walls]\n0,0:E\n";
    let picture = "[picture]\n 0 |. .\n 1 |. .\n";
    assert!(parse(&format!("{picture}{walls}")).is_ok());
    for wrong in [format!("{walls}{picture}"), format!("{picture}{picture}")] {
        assert!(parse(&wrong).is_err(), "{wrong}");
    }
}
