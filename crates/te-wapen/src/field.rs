//! The table: hexes with one terrain each, walls and cliffs on hexsides, and its text form.
//!
//! ```
//! use te_wapen::field::{Field, parse};
//! let field = parse("[picture]\n 0 |. w h\n 1 |. . ~\n[walls]\n0,0:E\n").unwrap();
//! assert_eq!(field.terrain("1,0".parse().unwrap()).unwrap().word(), "woods");
//! assert_eq!(parse(&field.to_string()).unwrap(), field);
//! let wrong = parse("[picture]\n 0 |. x\n").unwrap_err();
//! assert_eq!(wrong.line, 2);
//! ```

use crate::refusal::said;
use crate::terrain::Terrain;
use board::{Hex, Hexside, NotHex};
use messages::Saying;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// The largest table, in hexes of a side.
pub const LARGEST: usize = 40;

/// A table to fight on ([WAP-002](crate::clauses::WAP_002)).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Field {
    /// How many hexes a row has.
    width: u32,
    /// How many rows there are.
    height: u32,
    /// Every hex that is not open; a hex has one terrain ([WAP-003](crate::clauses::WAP_003)).
    terrain: BTreeMap<Hex, Terrain>,
    /// Hexsides with a wall, fence or hedge ([WAP-008](crate::clauses::WAP_008)).
    walls: BTreeSet<Hexside>,
    /// Impassable hexsides ([WAP-012](crate::clauses::WAP_012)).
    cliffs: BTreeSet<Hexside>,
}

/// Where and why a map is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {what}")]
pub struct MapError {
    /// Line of the text, from 1.
    pub line: usize,
    /// Column of that line, from 1.
    pub column: usize,
    /// What is wrong and what would be right.
    pub what: Saying,
}

impl Field {
    /// A table of open ground.
    #[must_use]
    pub fn open(width: u32, height: u32) -> Self {
        Self { width, height, ..Self::default() }
    }

    /// The terrain of a hex; none off the table.
    #[must_use]
    pub fn terrain(&self, hex: Hex) -> Option<Terrain> {
        let inside = |at: i16, size: u32| u32::try_from(at).is_ok_and(|at| at < size);
        let here = inside(hex.column(), self.width) && inside(hex.row(), self.height);
        here.then(|| self.terrain.get(&hex).copied().unwrap_or(Terrain::Open))
    }

    /// Is there a wall on this hexside?
    #[must_use]
    pub fn is_wall(&self, side: Hexside) -> bool {
        self.walls.contains(&side)
    }

    /// Is this hexside impassable?
    #[must_use]
    pub fn is_cliff(&self, side: Hexside) -> bool {
        self.cliffs.contains(&side)
    }

    /// Every hex of the table, row by row.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        let (width, height) = (index(self.width), index(self.height));
        (0..height).flat_map(move |row| (0..width).map(move |column| Hex::new(column, row)))
    }

    /// Every hexside with a wall.
    pub fn walls(&self) -> impl Iterator<Item = Hexside> + '_ {
        self.walls.iter().copied()
    }

    /// Every impassable hexside.
    pub fn cliffs(&self) -> impl Iterator<Item = Hexside> + '_ {
        self.cliffs.iter().copied()
    }

    /// Makes a hex something else; open ground is the absence of everything else.
    pub fn set(&mut self, hex: Hex, terrain: Terrain) {
        if terrain == Terrain::Open {
            self.terrain.remove(&hex);
        } else {
            self.terrain.insert(hex, terrain);
        }
    }

    /// Builds a wall on a hexside.
    pub fn build_wall(&mut self, side: Hexside) {
        self.walls.insert(side);
    }

    /// Makes a hexside impassable.
    pub fn make_cliff(&mut self, side: Hexside) {
        self.cliffs.insert(side);
    }

    /// Takes the walls of a hex away, as when its building becomes rubble.
    pub fn clear_walls(&mut self, hex: Hex) {
        self.walls.retain(|side| !side.hexes().contains(&hex));
    }

    /// The first terrain that needs a module which is not in play
    /// ([WAP-001](crate::clauses::WAP_001), [WAP-004](crate::clauses::WAP_004)).
    #[must_use]
    pub fn beyond(&self, modules: &BTreeSet<u32>) -> Option<(Hex, Terrain)> {
        let needs =
            |terrain: &Terrain| terrain.module() > 1 && !modules.contains(&terrain.module());
        self.terrain
            .iter()
            .find(|(_, terrain)| needs(terrain))
            .map(|(&hex, &terrain)| (hex, terrain))
    }
}

fn index(size: u32) -> i16 {
    i16::try_from(size).unwrap_or(i16::MAX)
}

/// Reads a table from its text form: the parts `[picture]`, `[walls]` and `[cliffs]`, of which the
/// last two may be missing. `#` in front of a line makes it a remark.
///
/// # Errors
/// [`MapError`] at the first line that does not fit.
pub fn parse(text: &str) -> Result<Field, MapError> {
    let mut field = Field::default();
    let mut part = "";
    for (line, written) in (1..).zip(text.lines()) {
        let said = written.trim_end();
        if said.trim_start().is_empty() || said.starts_with('#') {
            continue;
        }
        let first = written.chars().take_while(|letter| letter.is_whitespace()).count() + 1;
        let wrong = |(column, what): (usize, Saying)| MapError { line, column, what };
        let here = |what: Saying| wrong((first, what));
        match said.trim() {
            heading @ ("[picture]" | "[walls]" | "[cliffs]") => {
                if (heading == "[picture]") != (field.height == 0 && part.is_empty()) {
                    return Err(here(said!("map-begins-with-part")));
                }
                part = heading;
            }
            _ if part == "[picture]" => picture(&mut field, said).map_err(wrong)?,
            _ if !part.is_empty() => {
                for (column, word) in words(said, 0) {
                    let side = hexside(&field, word).map_err(|what| wrong((column, what)))?;
                    let into = if part == "[walls]" { &mut field.walls } else { &mut field.cliffs };
                    into.insert(side);
                }
            }
            _ => return Err(here(said!("map-begins-with-heading"))),
        }
    }
    if field.height == 0 {
        let line = text.lines().count().max(1);
        return Err(MapError { line, column: 1, what: said!("map-empty") });
    }
    Ok(field)
}

/// The words of a line from one byte of it on, each with its column, from 1.
fn words(line: &str, mut from: usize) -> impl Iterator<Item = (usize, &str)> {
    line[from..].split_whitespace().map(move |word| {
        let at = from + line[from..].find(word).unwrap_or(0);
        from = at + word.len();
        (line[..at].chars().count() + 1, word)
    })
}

fn picture(field: &mut Field, row: &str) -> Result<(), (usize, Saying)> {
    let bar = row.find('|').ok_or((1, said!("row-wanted")))?;
    if row[..bar].trim().parse() != Ok(field.height) {
        return Err((1, said!("next-row", row = field.height)));
    }
    let letters: Vec<(usize, &str)> = words(row, bar + 1).collect();
    let end = row.chars().count();
    if letters.is_empty() || letters.len() > LARGEST || field.height as usize >= LARGEST {
        return Err((end, said!("table-limit", most = LARGEST)));
    }
    let width = rulebook::count(letters.len());
    if field.height > 0 && width != field.width {
        return Err((end, said!("row-width", width = width, before = field.width)));
    }
    field.width = width;
    for (number, (column, letter)) in (0..).zip(letters) {
        let mut characters = letter.chars();
        let known = characters.next().and_then(Terrain::of_letter);
        let Some(terrain) = known.filter(|_| characters.next().is_none()) else {
            let letters: Vec<String> = Terrain::ALL
                .iter()
                .map(|terrain| format!("{} {}", terrain.letter(), terrain.word()))
                .collect();
            let what = said!("no-terrain", letter = letter, letters = letters.join(", "));
            return Err((column, what));
        };
        field.set(Hex::new(number, index(field.height)), terrain);
    }
    field.height += 1;
    Ok(())
}

fn hexside(field: &Field, word: &str) -> Result<Hexside, Saying> {
    let side: Hexside =
        word.parse().map_err(|wrong: NotHex| said!("no-hex", word = wrong.text()))?;
    if side.hexes().iter().all(|&hex| field.terrain(hex).is_some()) {
        Ok(side)
    } else {
        Err(said!("side-off-table", side = word))
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "[picture]")?;
        for row in 0..index(self.height) {
            write!(f, "{row:2} |")?;
            for column in 0..index(self.width) {
                let terrain = self.terrain(Hex::new(column, row)).unwrap_or(Terrain::Open);
                write!(f, "{}{}", if column > 0 { " " } else { "" }, terrain.letter())?;
            }
            writeln!(f)?;
        }
        for (heading, sides) in [("[walls]", &self.walls), ("[cliffs]", &self.cliffs)] {
            if !sides.is_empty() {
                writeln!(f, "{heading}")?;
            }
            for side in sides {
                writeln!(f, "{side}")?;
            }
        }
        Ok(())
    }
}
