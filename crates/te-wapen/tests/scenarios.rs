//! Scenarios that are wrong: what is said, and where it stands.

use te_wapen::check;
use te_wapen::scenario::{Key, SCENARIOS, Scenario, WrongScenario};
use te_wapen::troops::{ARMIES, ArmyBook, Library};

fn library() -> Library {
    let books = ARMIES.iter().map(|(_, text)| toml::from_str::<ArmyBook>(text).unwrap());
    Library::of(books).unwrap()
}

const SKIRMISH: &str = r##"
title = "A skirmish"
modules = [1, 2]
map = """
[picture]
 0 |. . . .
 1 |. # . .
"""
[options]
turns = 8
[armies.red]
name = "Men"
pieces = [
    { troop = "cavalry", hex = "0,0" },
    { troop = "wizard", hex = "0,0", magic_points = 6 },
]
[armies.black]
name = "Orcs"
pieces = [{ troop = "orc-swords", hex = "3,0" }]
"##;

/// What is wrong after a change.
fn refused(change: &str, to: &str) -> WrongScenario {
    let text = SKIRMISH.replacen(change, to, 1);
    assert_ne!(text, SKIRMISH, "`{change}` is in the scenario");
    let scenario: Scenario = toml::from_str(&text).unwrap();
    check(&scenario, &library()).unwrap_err()
}

/// Where and what, and what is allowed instead.
fn said(change: &str, to: &str) -> String {
    refused(change, to).refusal.to_string()
}

#[test]
fn every_built_in_scenario_is_sound() {
    for (name, text) in SCENARIOS {
        let scenario: Scenario = toml::from_str(text).unwrap();
        assert_eq!(check(&scenario, &library()), Ok(()), "{name}");
    }
}

#[test]
fn a_wrong_piece_is_named_by_its_number_and_member() {
    let wrong = refused("\"wizard\"", "\"wizzard\"");
    assert_eq!(wrong.path.to_string(), "armies.red.pieces[2].troop");
    assert_eq!(wrong.path.keys()[3], Key::Number(2));
    let told = wrong.refusal.to_string();
    assert!(told.contains("there is no troop `wizzard`"), "{told}");
    assert!(told.contains("There are wizard"), "{told}");
    assert!(said("\"cavalry\"", "\"orc-knights\"").contains("mounted-knights"));
    let stands = said("\"3,0\"", "\"1,1\"");
    assert!(
        stands.starts_with("armies.black.pieces[1].hex: orc-swords cannot stand in 1,1"),
        "{stands}"
    );
    assert!(said("\"3,0\"", "\"4,0\"").contains("4,0 is not on the table"));
    assert!(said("\"3,0\"", "\"0,0\"").contains("armies.black.pieces[1].hex: 0,0 is taken"));
    let mounted = said("magic_points = 6", "mounted = true");
    assert!(mounted.starts_with("armies.red.pieces[2].mounted: wizard does not ride"), "{mounted}");
    let magic = said("magic_points = 6", "magic_points = 4000000000");
    assert!(
        magic.starts_with("armies.red.pieces[2].magic_points: magic points are 0 to 50"),
        "{magic}"
    );
    assert!(said("magic_points = 6", "called = \"\"").contains("pieces[2].called"));
    assert!(
        said("magic_points = 6", "rolls = { weapons = 4294967295, banners = 1 }")
            .contains("module 3")
    );
}

#[test]
fn a_troop_of_a_module_that_is_not_in_play_is_refused() {
    let wrong = said("[1, 2]", "[1]");
    assert!(
        wrong.contains("`cavalry` belongs to module 2. (WAP-001) Add 2 to `modules`"),
        "{wrong}"
    );
    let ram = said("\"orc-swords\"", "\"ram\"");
    assert!(ram.contains("belongs to module 4"), "{ram}");
    assert!(said("\"orc-swords\"", "\"eldar\"").contains("belongs to module 6"));
    assert!(said("\"orc-swords\"", "\"druid\"").contains("belongs to module 3"));
    let basic = SKIRMISH
        .replace("[1, 2]", "[]")
        .replace("\"cavalry\"", "\"standard-cavalry\"")
        .replace("\"orc-swords\"", "\"standard-infantry\"")
        .replace("    { troop = \"wizard\", hex = \"0,0\", magic_points = 6 },\n", "");
    assert_eq!(check(&toml::from_str(&basic).unwrap(), &library()), Ok(()), "module 1 is a game");
}

#[test]
fn too_many_counters_and_too_many_turns_are_refused() {
    let many = "{ troop = \"trap\", hex = \"2,0\" },".repeat(61);
    let wrong = said("[{ troop = \"orc-swords\", hex = \"3,0\" }]", &format!("[{many}]"));
    assert!(wrong.starts_with("armies.black.pieces: an army has 1 to 60"), "{wrong}");
    assert!(said("[{ troop = \"orc-swords\", hex = \"3,0\" }]", "[]").contains("not 0"));
    assert!(said("turns = 8", "turns = 0").starts_with("options.turns: a battle has 1 to 100"));
    assert!(said("turns = 8", "turns = 101").starts_with("options.turns"));
    assert!(said("\"A skirmish\"", "\"\"").starts_with("title: "));
    assert!(said("\"Men\"", "\"\"").starts_with("armies.red.name: "));
}

#[test]
fn a_wrong_map_is_named_by_line_and_column() {
    let wrong = refused(" 1 |. # . .", " 1 |. # y .");
    assert_eq!((wrong.path.to_string().as_str(), wrong.within), ("map", Some((3, 9))));
    assert!(wrong.refusal.facts.to_string().contains("`y` is no terrain; there are . open"));
    assert!(said("# .", "# o").starts_with("map: 2,1 is stone-circle, which module 3 brings"));
}

#[test]
fn a_table_is_drawn_or_made() {
    let both = said("[options]", "[field]\nrandom = \"wood\"\n[options]");
    assert!(both.starts_with("field: a table is drawn or made, not both"), "{both}");
    let (before, rest) = SKIRMISH.split_once("map = ").unwrap();
    let (_, after) = rest.split_once("[options]").unwrap();
    let made = |field: &str| {
        let text = format!("{before}{field}\n[options]{after}");
        let wrong = check(&toml::from_str(&text).unwrap(), &library()).unwrap_err();
        wrong.refusal.to_string()
    };
    assert!(made("").starts_with("map: the battle has no table"));
    let rows = made("field = { random = \"wood\" }");
    assert!(
        rows.starts_with("armies.black.pieces[1].hex: 3,0 is not where the black army deploys"),
        "{rows}"
    );
    assert!(rows.ends_with("It stands in the rows 6, 7, 8."), "{rows}");
    let size = made("field = { random = \"wood\", height = 10 }");
    assert!(
        size.starts_with("field.height: a random table has an odd number of rows, 9 to 39"),
        "{size}"
    );
    let castle = made("field = { random = \"castle\" }");
    assert!(castle.starts_with("field.random: a castle is what module 4 brings"), "{castle}");
}

const OWN: &str = r#"
[[book]]
people = "free-folk"
name = "The free folk"
[[book.troop]]
id = "hill-men"
name = "Hill men"
body = "foot"
moves = [1, 2]
dice = [4]
no_combat_after = 2
hit_at = 4
wounds = 3
[[book.troop]]
id = "storm-crow"
name = "Storm crow"
body = "beast"
moves = [4]
dice = [3]
hit_at = 5
wounds = 2
abilities = ["flying"]
"#;

fn own(change: &str, to: &str) -> String {
    let text = format!("{SKIRMISH}{OWN}").replace("\"orc-swords\"", "\"storm-crow\"");
    let changed = text.replacen(change, to, 1);
    assert!(change.is_empty() || changed != text, "`{change}` is in the scenario");
    match toml::from_str::<Scenario>(&changed) {
        Err(unread) => unread.message().to_owned(),
        Ok(scenario) => match check(&scenario, &library()) {
            Ok(()) => "sound".to_owned(),
            Err(wrong) => wrong.refusal.to_string(),
        },
    }
}

#[test]
fn a_scenario_brings_at_most_eight_books() {
    let book = |number: u32| {
        let (word, people) = (format!("men-{number}"), format!("free-folk-{number}"));
        format!(
            "[[book]]\npeople = \"{people}\"\nname = \"The free folk\"\n[[book.troop]]\nid = \"{word}\"\n\
             name = \"Men\"\nbody = \"foot\"\nmoves = [1]\ndice = [4]\nhit_at = 4\nwounds = 3\n"
        )
    };
    let with = |books: u32| {
        let books: String = (1..=books).map(book).collect();
        let scenario: Scenario = toml::from_str(&format!("{SKIRMISH}{books}")).unwrap();
        check(&scenario, &library()).map_err(|wrong| wrong.refusal.to_string())
    };
    assert_eq!(with(8), Ok(()));
    let too_many = with(9).unwrap_err();
    assert!(too_many.starts_with("book: "), "{too_many}");
}

#[test]
fn troops_of_ones_own_stay_within_what_the_rules_know() {
    assert_eq!(own("", ""), "sound");
    assert!(
        own("[\"flying\"]", "[\"immortal\"]")
            .contains("unknown variant `immortal`, expected one of `burrowing`")
    );
    let hit = own("hit_at = 5", "hit_at = 1");
    assert!(hit.starts_with("book[1].troop[2].hit_at: is 2 to 6. (W-30)"), "{hit}");
    assert!(
        own("dice = [3]", "dice = [13]").contains("book[1].troop[2].dice: are at most 6 numbers")
    );
    assert!(own("wounds = 2", "wounds = 21").contains("wounds: is 1 to 20"));
    assert!(own("moves = [4]", "moves = [7]").contains("book[1].troop[2].moves"));
    assert!(
        own("\"storm-crow\"\nname", "\"dragon\"\nname")
            .contains("troop[2].id: another row has this id")
    );
    assert!(
        own("wounds = 2", "wounds = 2\nclause = \"WAP-152\"")
            .contains("troop[2].clause: no rulebook")
    );
    assert!(own("wounds = 2", "wounds = 2\nours = [\"dice\"]").contains("troop[2].ours"));
    assert!(own("\"free-folk\"", "\"Free folk\"").contains("book[1].people: is one word"));
    assert!(
        own("[\"flying\"]", "[\"shapechanger\"]\nanimal_form = \"ravens\"")
            .contains("animal_form: there is no such troop")
    );
    let form = own("[\"flying\"]", "[\"shapechanger\"]\nanimal_form = \"hydra\"");
    assert!(form.contains("nothing is diced about it"), "{form}");
    assert!(own("wounds = 3", "wounds = 3\nflying_steed = true").contains("flying_steed"));
    let general = own("[\"flying\"]", "[\"general\"]");
    assert!(
        general.contains("general, magic-user, assassin and steadfast-leader are for individuals")
    );
}

#[test]
fn a_unique_item_gives_what_an_item_can_give() {
    let with = |item: &str| {
        said("magic_points = 6", &format!("items = {{ unique = [{item}] }}")).replace("[1, 2]", "")
    };
    assert!(with("{ name = \"Ring\" }").contains("module 3"));
    let text = SKIRMISH.replace("[1, 2]", "[1, 2, 3]");
    let carried = |who: &str, item: &str| {
        let text = text.replacen(who, &format!("{who}, items = {{ unique = [{item}] }}"), 1);
        check(&toml::from_str(&text).unwrap(), &library())
            .map_err(|wrong| wrong.refusal.to_string())
    };
    let (cavalry, wizard) = ("\"cavalry\", hex = \"0,0\"", "magic_points = 6");
    assert_eq!(carried(cavalry, "{ name = \"Wings\", abilities = [\"flying\"] }"), Ok(()));
    assert_eq!(carried(wizard, "{ name = \"Crown\", abilities = [\"general\"] }"), Ok(()));
    let hidden = carried(cavalry, "{ name = \"Veil\", abilities = [\"trap\"] }").unwrap_err();
    assert!(hidden.starts_with("armies.red.pieces[1].items: `Veil` cannot give trap"), "{hidden}");
    assert!(carried(cavalry, "{ name = \"Crown\", abilities = [\"general\"] }").is_err());
    assert!(carried(cavalry, "{ name = \"A\" }, { name = \"B\" }, { name = \"C\" }").is_err());
}

#[test]
fn walls_that_are_dug_stand_in_the_record_and_others_leave_it_as_it_was() {
    let told = |to_dig| {
        let options = te_wapen::scenario::Options { to_dig, ..Default::default() };
        serde_json::to_value(options).unwrap()
    };
    assert_eq!(told(0).get("to_dig"), None, "as in the logs of before");
    assert_eq!(told(3)["to_dig"], 3);
}

/// What is said of goals of the red army, given with the horsemen and the wizard of the skirmish.
fn goals(of_red: &str) -> String {
    let text =
        SKIRMISH.replacen("name = \"Men\"", &format!("name = \"Men\"\ngoals = [{of_red}]"), 1);
    match toml::from_str::<Scenario>(&text) {
        Err(unread) => unread.message().to_owned(),
        Ok(scenario) => match check(&scenario, &library()) {
            Ok(()) => "sound".to_owned(),
            Err(wrong) => wrong.refusal.to_string(),
        },
    }
}

#[test]
fn goals_are_about_what_is_there() {
    for sound in [
        "{ hold = { hexes = [\"2,0\", \"3,1\"], number = 1, turns = 3 } }",
        "{ hold = { hexes = [\"2,0\"], turn = 8 } }, { hold = { hexes = [\"2,0\"] } }",
        "{ kill = { pieces = [\"black-orc-swords-1\"] } }",
        "{ keep = { pieces = [\"red-wizard-1\"] } }",
        "{ reach = { edge = \"right\", units = 1 } }",
    ] {
        assert_eq!(goals(sound), "sound", "{sound}");
    }
    for (wrong, told) in [
        ("{ hold = { hexes = [] } }", "goals[1].hold.hexes: name one hex or more"),
        (
            "{ reach = { edge = \"top\", units = 1 } }, { hold = { hexes = [\"2,0\", \"2,0\"] } }",
            "goals[2].hold.hexes: name one hex or more",
        ),
        (
            "{ hold = { hexes = [\"2,0\", \"4,0\"] } }",
            "goals[1].hold.hexes[2]: 4,0 is not on the table",
        ),
        ("{ hold = { hexes = [\"1,1\"] } }", "hold.hexes[1]: nobody can stand in 1,1"),
        (
            "{ hold = { hexes = [\"2,0\"], number = 2 } }",
            "hold.number: of 1 hex 1 to 1 can be held",
        ),
        ("{ hold = { hexes = [\"2,0\"], turn = 9 } }", "hold.turn: is 1 to 8"),
        ("{ hold = { hexes = [\"2,0\"], turns = 0 } }", "hold.turns: is 1 to 8"),
        (
            "{ hold = { hexes = [\"2,0\"], turn = 2, turns = 2 } }",
            "hold.turns: hexes are held at the end of one turn, or at the ends of some turns running",
        ),
        ("{ kill = { pieces = [] } }", "kill.pieces: name one piece or more"),
        (
            "{ kill = { pieces = [\"black-orc-sword-1\"] } }",
            "kill.pieces[1]: there is no `black-orc-sword-1` in the black army",
        ),
        ("{ kill = { pieces = [\"black-orc-sword-1\"] } }", "There are black-orc-swords-1."),
        ("{ kill = { pieces = [\"red-wizard-1\"] } }", "no `red-wizard-1` in the black army"),
        ("{ keep = { pieces = [\"red-wizard-1\"], turn = 20 } }", "keep.turn: is 1 to 8"),
        (
            "{ reach = { edge = \"right\", units = 2 } }",
            "reach.units: units at an edge are 1 to 1, as many as the red army has",
        ),
        (
            "{ reach = { edge = \"north\", units = 1 } }",
            "unknown variant `north`, expected one of `top`",
        ),
        (
            "{ burn = { } }",
            "unknown variant `burn`, expected one of `hold`, `kill`, `keep`, `reach`",
        ),
    ] {
        let said = goals(wrong);
        assert!(said.contains(told), "{wrong}: {said}");
    }
    let many = "{ reach = { edge = \"top\", units = 1 } },".repeat(9);
    assert!(goals(&many).starts_with("armies.red.goals: an army has at most 8 goals"));
}

#[test]
fn a_trap_is_nobodys_goal_and_nobody_is_kept_for_ever() {
    let trap = "{ troop = \"trap\", hex = \"2,0\" }, { troop = \"orc-swords\"";
    let text = SKIRMISH.replacen("{ troop = \"orc-swords\"", trap, 1).replacen(
        "name = \"Men\"",
        "name = \"Men\"\ngoals = [{ kill = { pieces = [\"black-trap-1\"] } }]",
        1,
    );
    let wrong = check(&toml::from_str(&text).unwrap(), &library()).unwrap_err();
    assert!(wrong.refusal.to_string().contains("`black-trap-1` is a trap"), "{}", wrong.refusal);
    let text = SKIRMISH.replacen("turns = 8\n", "", 1).replacen(
        "name = \"Men\"",
        "name = \"Men\"\ngoals = [{ keep = { pieces = [\"red-wizard-1\"] } }]",
        1,
    );
    let wrong = check(&toml::from_str(&text).unwrap(), &library()).unwrap_err();
    assert_eq!(wrong.path.to_string(), "armies.red.goals[1].keep.turn");
}

/// What is said of the skirmish when the orcs, or the men too, are set up by those who lead them.
fn zones(changes: &[(&str, &str)]) -> String {
    let mut text = SKIRMISH.replacen(", hex = \"3,0\"", "", 1);
    for (change, to) in changes {
        assert!(text.contains(change), "`{change}` is in the scenario");
        text = text.replacen(change, to, 1);
    }
    match toml::from_str::<Scenario>(&text) {
        Err(unread) => unread.message().to_owned(),
        Ok(scenario) => match check(&scenario, &library()) {
            Ok(()) => "sound".to_owned(),
            Err(wrong) => wrong.refusal.to_string(),
        },
    }
}

#[test]
fn a_zone_has_room_for_all_who_wait() {
    let orcs = |zone| ("name = \"Orcs\"", zone);
    assert_eq!(zones(&[orcs("name = \"Orcs\"\nzone = { columns = [3] }")]), "sound");
    assert_eq!(
        zones(&[orcs("name = \"Orcs\"\nzone = { rows = [1], hexes = [\"3,0\"] }")]),
        "sound"
    );
    for (zone, told) in [
        (
            "name = \"Orcs\"",
            "armies.black.pieces[1].hex: the piece has no hex, and its army no zone",
        ),
        (
            "name = \"Orcs\"\nzone = { rows = [1, 2] }",
            "armies.black.zone.rows[2]: 2 is not on the table",
        ),
        ("name = \"Orcs\"\nzone = { columns = [-1] }", "zone.columns[1]: -1 is not on the table"),
        (
            "name = \"Orcs\"\nzone = { hexes = [\"3,0\", \"4,0\"] }",
            "zone.hexes[2]: 4,0 is not on the table",
        ),
        (
            "name = \"Orcs\"\nzone = {}",
            "armies.black.zone: 1 unit waits and 0 hexes are free for them",
        ),
        // The horsemen stand there, or nobody can.
        (
            "name = \"Orcs\"\nzone = { hexes = [\"0,0\", \"1,1\"] }",
            "1 unit waits and 0 hexes are free",
        ),
        ("name = \"Orcs\"\nzone = { edge = 1 }", "unknown field `edge`"),
    ] {
        let said = zones(&[orcs(zone)]);
        assert!(said.contains(told), "{zone}: {said}");
    }
    let both = zones(&[
        orcs("name = \"Orcs\"\nzone = { columns = [2, 3] }"),
        ("\"cavalry\", hex = \"0,0\"", "\"cavalry\""),
        ("name = \"Men\"", "name = \"Men\"\nzone = { columns = [1, 2] }"),
    ]);
    assert!(both.starts_with("armies.black.zone: 2,0 is in the zones of both armies"), "{both}");
    let nobody = zones(&[
        orcs("name = \"Orcs\"\nzone = { columns = [3] }"),
        ("name = \"Men\"", "name = \"Men\"\nzone = { columns = [1] }"),
    ]);
    assert!(nobody.starts_with("armies.red.zone: a zone is for pieces without `hex`"), "{nobody}");
    let trap = zones(&[("\"orc-swords\"", "\"trap\"")]);
    assert!(trap.starts_with("armies.black.pieces[1].hex: trap is a trap"), "{trap}");
}

#[test]
fn a_door_is_that_of_a_building() {
    let door = |hex: &str, table: &str| {
        let text = SKIRMISH
            .replacen("modules = [1, 2]", &format!("modules = [1, 2, 4]\ndoors = [\"{hex}\"]"), 1)
            .replacen(" 0 |. . . .", table, 1);
        check(&toml::from_str(&text).unwrap(), &library())
            .map_err(|wrong| wrong.refusal.to_string())
    };
    assert_eq!(door("1,0", " 0 |. B . ."), Ok(()));
    let wrong = door("2,0", " 0 |. B . .").unwrap_err();
    assert!(wrong.starts_with("doors[1]: no building stands in 2,0"), "{wrong}");
}
