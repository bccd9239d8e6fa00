//! The built-in army books, tables of names and items.

use std::collections::BTreeSet;
use te_wapen::items::{Banner, Trinket, Weapon, rolled};
use te_wapen::scenario::SCENARIOS;
use te_wapen::spells::{School, Spell};
use te_wapen::troops::{ARMIES, ArmyBook, Column, Library};
use te_wapen::{REGISTER, abilities::Ability};

fn books() -> Vec<ArmyBook> {
    ARMIES.iter().map(|(_, text)| toml::from_str(text).unwrap()).collect()
}

fn library() -> Library {
    Library::of(books()).unwrap()
}

#[test]
fn every_book_is_sound_and_named_like_its_file() {
    for (book, (file, _)) in books().iter().zip(ARMIES) {
        assert_eq!(book.people, *file);
    }
    assert_eq!(library().troops().count(), 160);
}

#[test]
fn every_built_in_row_names_a_clause() {
    for troop in library().troops() {
        let clause = troop.clause.as_deref().unwrap();
        let entry = REGISTER.find(clause).unwrap_or_else(|| panic!("{}: {clause}", troop.id));
        assert!(entry.section.starts_with(['2', '1', '3', '4', '6']), "{}", troop.id);
    }
}

#[test]
fn every_ability_is_used_and_every_use_is_known() {
    let library = library();
    let used: BTreeSet<Ability> =
        library.troops().flat_map(|troop| troop.abilities.iter().copied()).collect();
    assert_eq!(used.into_iter().collect::<Vec<_>>(), Ability::ALL);
}

#[test]
fn what_the_rulebook_prints_is_not_marked_as_ours() {
    let library = library();
    let ours = |id: &str| library.get(&id.parse().unwrap()).unwrap().ours.clone();
    for printed in ["dragon", "cavalry", "hydra", "greater-demon", "mummies", "ettin", "cleric"] {
        assert_eq!(ours(printed), BTreeSet::new(), "{printed}");
    }
    assert_eq!(ours("chaos-dwarfs"), BTreeSet::from([Column::Dice, Column::NoCombatAfter]));
    assert!(ours("troll").contains(&Column::Wounds) && !ours("troll").contains(&Column::Abilities));
    assert!(ours("mammoth").contains(&Column::Abilities));
    let blank = library.troops().filter(|troop| troop.ours.contains(&Column::Dice)).count();
    assert_eq!(
        blank, 87,
        "45 monsters, 9 shapechangers, 6 lizardmen, 19 of science fiction, and 8 more"
    );
}

/// The schema of army files.
fn schema() -> jsonschema::Validator {
    let schema: serde_json::Value =
        serde_json::from_str(include_str!("../../../schemas/army.json")).unwrap();
    jsonschema::validator_for(&schema).unwrap()
}

#[test]
fn every_built_in_book_satisfies_the_schema_of_army_files() {
    let schema = schema();
    for (file, text) in ARMIES {
        let book: serde_json::Value = toml::from_str(text).unwrap();
        let wrong: Vec<String> = schema
            .iter_errors(&book)
            .map(|error| format!("{}: {error}", error.instance_path()))
            .collect();
        assert!(wrong.is_empty(), "{file}: {wrong:?}");
    }
}

#[test]
fn every_built_in_scenario_satisfies_the_schema_of_scenarios() {
    let schema: serde_json::Value =
        serde_json::from_str(include_str!("../../../schemas/battle-scenario.json")).unwrap();
    let schema = jsonschema::validator_for(&schema).unwrap();
    for (name, text) in SCENARIOS {
        let scenario: serde_json::Value = toml::from_str(text).unwrap();
        assert!(schema.is_valid(&scenario), "{name}");
        let wrong: serde_json::Value =
            toml::from_str(&text.replacen("troop = ", "trop = ", 1)).unwrap();
        assert!(!schema.is_valid(&wrong), "{name}");
    }
}

#[test]
fn the_schema_refuses_what_the_rules_refuse() {
    let (_, humans) = ARMIES.iter().find(|(file, _)| *file == "humans").unwrap();
    let schema = schema();
    let accepts = |text: &str| schema.is_valid(&toml::from_str(text).unwrap());
    assert!(accepts(humans));
    let changes = [
        ("hit_at = 5", "hit_at = 7"),
        ("hit_at = 5", "hit_at = 1"),
        ("wounds = 3", "wounds = 0"),
        ("wounds = 3", "wounds = 21"),
        ("moves = [3]", "moves = [7]"),
        ("moves = [3]", "moves = [1, 2, 3]"),
        ("dice = [3]", "dice = [13]"),
        ("dice = [3]", "dice = [1, 1, 1, 1, 1, 1, 1]"),
        ("mounted = 3", "mounted = 7"),
        ("\"frenzy\"", "\"fury\""),
        ("body = \"foot\"", "body = \"feet\""),
        ("people = \"humans\"", "people = \"Humans\""),
        ("name = \"Barbarians\"", "name = \"\""),
        ("hit_at = 5", "hit_at = 5\ncharge = 2"),
    ];
    for (from, to) in changes {
        let changed = humans.replacen(from, to, 1);
        assert_ne!(changed, *humans, "`{from}` is in the book");
        assert!(!accepts(&changed), "{to}");
        let sound =
            toml::from_str::<ArmyBook>(&changed).is_ok_and(|book| Library::of([book]).is_ok());
        assert!(!sound, "{to}");
    }
}

#[test]
fn what_is_ours_is_marked_column_by_column() {
    let library = library();
    let marked = |column: Option<Column>| {
        let ours = |ours: &BTreeSet<Column>| match column {
            None => !ours.is_empty(),
            Some(column) => ours.contains(&column),
        };
        library.troops().filter(|troop| ours(&troop.ours)).count()
    };
    assert_eq!(marked(None), 89, "rows that are ours, whole or in part");
    let columns: Vec<(&str, usize)> =
        Column::ALL.iter().map(|column| (column.word(), marked(Some(*column)))).collect();
    let counted = [
        ("moves", 85),
        ("dice", 87),
        ("no-combat-after", 11),
        ("hit-at", 86),
        ("wounds", 86),
        ("abilities", 36),
    ];
    assert_eq!(columns, counted);
    for troop in library.troops() {
        let blank = ["lizardmen", "science-fiction-25mm", "science-fiction-1-300"];
        let all = [Column::Moves, Column::Dice, Column::HitAt, Column::Wounds];
        if blank.contains(&troop.people.as_str()) {
            assert!(all.iter().all(|column| troop.ours.contains(column)), "{}", troop.id);
        }
        let specials = troop.ours.contains(&Column::Abilities);
        assert!(!specials || !troop.abilities.is_empty(), "{} has no special rule", troop.id);
        let long = troop.no_combat_after.is_some();
        let ours = troop.ours.contains(&Column::NoCombatAfter);
        let invented = troop.ours.contains(&Column::Moves);
        assert!(long || !ours, "{} has no long move", troop.id);
        assert!(!(long && invented) || ours, "{}: who made up both moves", troop.id);
    }
}

fn refused(change: &str, to: &str) -> String {
    let (_, text) = ARMIES.iter().find(|(file, _)| *file == "humans").unwrap();
    assert!(text.contains(change), "`{change}` is in the book");
    match toml::from_str::<ArmyBook>(&text.replacen(change, to, 1)) {
        Err(wrong) => wrong.to_string(),
        Ok(book) => Library::of([book]).unwrap_err().to_string(),
    }
}

#[test]
fn a_wrong_row_is_refused_with_what_is_allowed() {
    assert_eq!(refused("hit_at = 5", "hit_at = 7"), "humans: `cavalry`: hit_at: is 2 to 6");
    assert!(refused("moves = [3]", "moves = [3, 2]").contains("moves: is one number, or a short"));
    assert!(refused("no_combat_after = 2", "no_combat_after = 1").contains("longer of two moves"));
    assert!(refused("wounds = 3", "wounds = 0").contains("wounds: is 1 to 20"));
    assert!(refused("\"frenzy\"", "\"fury\"").contains("unknown variant `fury`"));
    assert!(refused("\"frenzy\"", "\"general\"").contains("are for individuals"));
    assert!(refused("id = \"cavalry\"", "id = \"wizard\"").contains("another row has this id"));
    assert!(refused("school = \"wizard\"", "").contains("school: goes with the ability"));
}

#[test]
fn each_school_pays_more_for_a_wizards_spell_and_learns_no_other() {
    assert_eq!(School::Wizard.price(Spell::Freeze), Some(2));
    assert_eq!(School::Druid.price(Spell::Freeze), Some(3));
    assert_eq!(School::Druid.price(Spell::Thorns), Some(1));
    assert_eq!(School::Wizard.price(Spell::Thorns), None);
    assert_eq!(School::Cleric.price(Spell::AnimateRiver), None);
    let of = |school: School| Spell::ALL.iter().filter(|spell| spell.listed().0 == school).count();
    assert_eq!(School::ALL.iter().map(|&school| of(school)).collect::<Vec<_>>(), [6, 4, 3, 4, 4]);
}

#[test]
fn ten_sided_tables_have_nine_entries_and_a_ten() {
    assert_eq!(rolled(&Weapon::ALL, 1), Some(Weapon::HolyBlade));
    assert_eq!(rolled(&Weapon::ALL, 9), Some(Weapon::Fear));
    assert_eq!(rolled(&Weapon::ALL, 10), None);
    assert_eq!(rolled(&Trinket::ALL, 6), Some(Trinket::AmuletOfHealing));
    assert_eq!(rolled(&Banner::ALL, 3), Some(Banner::Steadfastness));
    assert_eq!(rolled(&Banner::ALL, 0), None);
}
