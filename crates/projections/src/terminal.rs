//! What views are written with for terminals: where a game is, tables, rows of hexes.

use comfy_table::{ContentArrangement, Table, presets};
use std::fmt::Write as _;

/// Where a game is in its course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The turn.
    pub turn: u32,
    /// The steps of a turn, in order; a battle has none.
    pub steps: Vec<StepName>,
    /// Which of them is played.
    pub now: Option<usize>,
    /// What lies open meanwhile, such as a card: somebody else acts when it changes.
    pub open: Option<String>,
}

/// A step of a turn, as it can be called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepName {
    /// Its number in the book, such as `9b`, if it has one.
    pub number: Option<String>,
    /// Its word.
    pub word: String,
    /// As people say it.
    pub name: String,
}

impl StepName {
    /// Is it called so, in small letters?
    #[must_use]
    pub fn is(&self, said: &str) -> bool {
        self.number.as_deref() == Some(said)
            || self.word == said
            || self.name.to_lowercase() == said
    }
}

impl Moment {
    /// The step that is played.
    #[must_use]
    pub fn step(&self) -> Option<&StepName> {
        self.steps.get(self.now?)
    }
}

/// A table without lines, as wide as the terminal if there is one.
#[must_use]
pub fn table(head: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
    table.set_header(head.iter().map(|word| word.to_uppercase()));
    table
}

pub(crate) fn put(text: &mut String, table: &Table) {
    let _ = writeln!(text, "{table}\n");
}

/// A digit over each of so many columns of the even rows; from ten on the tens stand above them.
pub(crate) fn column_numbers(columns: u32, text: &mut String) {
    let tens = |column: u32| if column < 10 { " ".to_owned() } else { (column / 10).to_string() };
    let line = |digit: &dyn Fn(u32) -> String| {
        let digits: Vec<String> = (0..columns).map(digit).collect();
        format!("    {}", digits.join(" ")).trim_end().to_owned()
    };
    if columns > 10 {
        let _ = writeln!(text, "{}", line(&tens));
    }
    let _ = writeln!(text, "{}", line(&|column| (column % 10).to_string()));
}

/// A row of hexes begins with its number; odd rows stand half a hex to the right.
pub(crate) fn begin_row(text: &mut String, row: i16) {
    let _ = write!(text, "{row:>3} {}", if row % 2 == 1 { " " } else { "" });
}

pub(crate) fn end_row(text: &mut String) {
    text.truncate(text.trim_end_matches(' ').len());
    text.push('\n');
}

pub(crate) fn number_or_nothing(number: Option<u32>) -> String {
    number.map_or_else(String::new, |number| number.to_string())
}

pub(crate) fn yes(it: bool) -> String {
    if it { "yes".to_owned() } else { String::new() }
}
