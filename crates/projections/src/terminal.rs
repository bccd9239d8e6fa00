//! What views are written with for terminals: where a game is, tables, rows of hexes.

use comfy_table::{ContentArrangement, presets};
use std::{
    fmt::{self, Write as _},
    ops::{Deref, DerefMut, Range},
};

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

/// A table without lines, as wide as the terminal if there is one; no line ends with blanks.
#[derive(Debug)]
pub struct TextTable(comfy_table::Table);

impl Deref for TextTable {
    type Target = comfy_table::Table;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for TextTable {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

impl fmt::Display for TextTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.trim_fmt())
    }
}

/// A table with these words over its columns.
#[must_use]
pub fn table(head: &[&str]) -> TextTable {
    let mut table = comfy_table::Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
    table.set_header(head.iter().map(|word| word.to_uppercase()));
    TextTable(table)
}

/// As people count them: the second of a kind before the tenth.
pub(crate) fn counted<T>(all: &[T], id: impl Fn(&T) -> String) -> Vec<&T> {
    let mut all: Vec<&T> = all.iter().collect();
    all.sort_by_cached_key(|it| {
        let id = id(it);
        let numbered = id.rsplit_once('-').and_then(|(kind, number)| {
            let number: u32 = number.parse().ok()?;
            Some((kind.to_owned(), number))
        });
        numbered.unwrap_or((id, 0))
    });
    all
}

pub(crate) fn put(text: &mut String, table: &TextTable) {
    let _ = writeln!(text, "{table}\n");
}

/// The number of each of these columns over the even rows, its digits one below the other.
pub(crate) fn column_numbers(columns: Range<u32>, text: &mut String) {
    for place in [100, 10, 1] {
        if place > 1 && columns.end <= place {
            continue;
        }
        let digit = |column: u32| match (column, place) {
            (0, 1) => "0".to_owned(),
            _ if column < place => " ".to_owned(),
            _ => (column / place % 10).to_string(),
        };
        let digits: Vec<String> = columns.clone().map(digit).collect();
        let _ = writeln!(text, "{}", format!("    {}", digits.join(" ")).trim_end());
    }
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

#[cfg(test)]
mod tests {
    use super::{column_numbers, counted, table};

    #[test]
    fn no_line_of_a_table_ends_with_blanks() {
        let mut wide = table(&["who", "what"]);
        wide.add_row(["amon", ""]).add_row(["ben", "a long staff"]);
        let text = wide.to_string();
        assert_eq!(
            text.lines().collect::<Vec<_>>(),
            [" WHO   WHAT", " amon", " ben   a long staff"]
        );
    }

    #[test]
    fn columns_have_their_digits_one_below_the_other() {
        let numbers = |columns| {
            let mut text = String::new();
            column_numbers(columns, &mut text);
            text
        };
        assert_eq!(numbers(0..3), "    0 1 2\n");
        assert_eq!(numbers(8..12), "        1 1\n    8 9 0 1\n");
        assert_eq!(numbers(199..201), "    1 2\n    9 0\n    9 0\n");
    }

    #[test]
    fn the_second_of_a_kind_comes_before_the_tenth() {
        let all = ["guard-10", "guard-2", "captain", "archer-3"].map(str::to_owned);
        let sorted = counted(&all, Clone::clone);
        assert_eq!(sorted, ["archer-3", "captain", "guard-2", "guard-10"]);
    }
}
