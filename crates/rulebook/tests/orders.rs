//! What is wrong with a typed order is said in every language, and every sentence can be heard.
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test may panic")]

use board::{Direction, Hex, Hexside};
use decider::Seat;
use messages::Language;
use rulebook::Command as _;
use rulebook::Readers::Everyone;
use rulebook::notation::{
    After, AnyWord, Behind, Flag, Given, IfAny, Joined, NotOrder, OneOf, Or, Rest, Several, Text,
    When,
};
use std::collections::BTreeSet;

/// A state of which nothing is asked.
#[derive(Debug)]
pub struct State;

rulebook::named! {
    /// What one stands on.
    Ground {
        /// No cover.
        Open = "open", "Open ground";
        /// Cover.
        Woods = "woods", "Woods";
    }
}

rulebook::alternatives! {
    /// What somebody does.
    #[serde(rename_all = "snake_case")]
    pub enum Deed;

    /// Nothing.
    "hold" Hold;
    /// Along a way.
    "march" March(Vec<Hex> as Several);
}

rulebook::commands! {
    /// One command of a game.
    pub enum Command(it) for State;

    /// Nothing more to do.
    Everyone, Done = "done", "done", When::ANY; told by the state;
    /// Guns to a hex, perhaps by way of others.
    Everyone, Push(Push {
        /// Which.
        guns: Vec<u32> as Joined,
        /// Where to.
        hex: Hex,
        /// By way of.
        path: Vec<Hex> as After("by", Rest),
    })
    = "push GUN+GUN HEX [by HEX HEX …]", "push 1+2 4,12 by 4,13 4,14", When::ANY;
    told by the state;
    /// A wall, of some ground.
    Everyone, Build(Build {
        /// Where.
        hexside: Hexside,
        /// On what.
        ground: Option<Ground> as IfAny(Given),
        /// In a hurry.
        fast: bool as Flag("fast"),
    })
    = "build HEXSIDE [GROUND] [fast]", "build 4,12:SE woods fast", When::ANY; told by the state;
    /// A gun about.
    Everyone, Turn(Turn {
        /// Where its muzzle looks.
        facing: Direction,
    })
    = "turn DIRECTION", "turn SE", When::ANY; told by the state;
    /// Who may pass, and what for.
    Everyone, Let(Let {
        /// May they?
        allowed: bool as OneOf("granted", "refused"),
        /// To whom; none: nobody.
        to: Option<u32> as Behind("to", Or("nobody")),
        /// A name.
        name: String as AnyWord,
        /// A reason.
        reason: String as Behind("because", Text),
    })
    = "let granted|refused to NUMBER|nobody NAME because REASON",
        "let granted to nobody Alda because It rains.", When::ANY; told by the state;
    /// A deed.
    Everyone, Act(Act {
        /// Which.
        deed: Deed,
    })
    = "act DEED", "act march 4,12 4,13", When::ANY; told by the state;
    /// A deed that not everybody knows of.
    Everyone, Plot(Plot {
        /// Which.
        deed: Deed,
    })
    = "plot DEED", "plot hold", When::ANY.only_for("cathay"); told by the state;
    /// To somebody at the table.
    Everyone, Greet(Greet {
        /// Whom.
        #[schemars(with = "String")]
        seat: Seat,
    })
    = "greet SEAT", "greet cathay", When::ANY.only_for("cathay"); told by the state;
    /// Another, which is written in two ways.
    Everyone, Bless(Act)
    = "bless DEED", "bless hold", When::ANY.only_for("cathay");
    = "bless DEED HEX", "bless march 4,12", When::ANY.only_for("cathay"); told by the state;
}

/// A wrong line of every sort, and what is heard of it.
const WRONG: [(&str, &str); 29] = [
    ("", "The line is empty. An order begins with one of done, push, build, turn, let, act."),
    ("sing", "`sing` is no order. The orders are done, push, build, turn, let, act."),
    (
        "fast 4,12",
        "`fast` is no order. `fast` stands within another: `build HEXSIDE [GROUND] [fast]`. The orders are done, push, \
         build, turn, let, act.",
    ),
    ("pusch 1 4,12", "Did you mean `push`?"),
    ("done now", "At character 6: `now` is one word too many. Write `done`."),
    ("push", "A number is missing. Write `push GUN+GUN HEX [by HEX HEX …]`, such as `push 1+2"),
    ("push one 4,12", "`one` is no number; write 1, 2, 3 …."),
    ("push 1 2 4,12", "At character 8: Several are joined by `+`, without blanks: `1+2`."),
    ("push 1", "A hex is missing."),
    ("push 1 4;12", "`4;12` names no hex; write column,row such as 4,12."),
    ("push 1+x 4,12", "At character 8: `x` is no number"),
    ("build", "A hexside is missing."),
    (
        "build 4,12",
        "`4,12` names no hexside; write a hex and one of its sides NE, E, SE, SW, W, NW.",
    ),
    (
        "build 4,12:SE wods",
        "`wods` is not in the list; there are open, woods. Did you mean `woods`?",
    ),
    ("turn", "A direction is missing."),
    ("turn up", "`up` is no direction; write one of NE, E, SE, SW, W, NW."),
    ("let", "`granted` or `refused` is missing."),
    ("let perhaps", "`perhaps` is neither `granted` nor `refused`."),
    ("let granted for 3", "`to` stands here, not `for`."),
    ("let granted to 3", "A word is missing."),
    ("let granted to 3 Alda", "At character 23: `because` is missing."),
    ("act", "One of hold, march is missing."),
    ("act holt", "`holt` is none of hold, march. Did you mean `hold`?"),
    ("act march", "A hex is missing."),
    ("greet", "A seat is missing."),
    ("greet Cathay!", "seat"),
    ("plot dance", "`dance` does not stand here. Write `plot DEED`."),
    ("bless dance", "`dance` does not stand here. Write `bless …` as your sheet says."),
    ("act march 4,12 by", "`by` names no hex"),
];

fn wrong(line: &str) -> NotOrder {
    Command::parse(line).expect_err(line)
}

#[test]
fn every_sentence_is_heard_and_no_dutch_player_hears_english() {
    let mut heard = BTreeSet::new();
    for (line, told) in WRONG {
        let error = wrong(line);
        assert!(error.to_string().contains(told), "{line}: {error}");
        let keys = format!("{error:?}");
        let keys = keys.split(|letter: char| !letter.is_ascii_alphabetic() && letter != '-');
        heard.extend(keys.map(str::to_owned));
        let dutch = error.clone().said().in_language(Language::Dutch);
        assert!(dutch.starts_with("Bij teken "), "{dutch}");
        for saying in [error.wrong, error.right] {
            let dutch = saying.in_language(Language::Dutch);
            assert!(dutch != saying.to_string() && !dutch.contains(['⟦', '{']), "{dutch}");
        }
    }
    let sentences = include_str!("../src/notation/en.ftl").lines();
    for key in sentences.filter_map(|line| line.split_once(" = ")).map(|(key, _)| key) {
        assert!(heard.contains(key) || key == "not-order", "no wrong line says {key}");
    }
}

#[test]
fn every_example_is_read_and_written_alike() {
    for form in Command::FORMS {
        assert_eq!(Command::parse(form.example).unwrap().to_string(), form.example);
    }
    for line in ["push nobody 4,12", "let refused to 3 X because  two blanks ", "act hold"] {
        assert_eq!(Command::parse(line).unwrap().to_string(), line);
    }
    let typed = Command::parse("  ACT  March 4,12 ").unwrap();
    assert_eq!(typed.to_string(), "act march 4,12");
}

#[test]
fn a_range_of_numbers_names_each_of_them() {
    let read = |line: &str| line.parse::<Command>().map(|order| order.to_string());
    assert_eq!(read("push 1..3+7 4,12").unwrap(), "push 1+2+3+7 4,12");
    assert_eq!(read("act march 4,12..14").unwrap(), "act march 4,12 4,13 4,14");
    for wrong in ["push 3..1 4,12", "push 1..x 4,12", "push 1..4000000000 4,12"] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}
