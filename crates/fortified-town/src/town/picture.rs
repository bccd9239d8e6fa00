//! The picture of a town: a letter a hex, odd rows shifted half a hex to the right.
//!
//! ```
//! use fortified_town::town::picture::Picture;
//! let picture: Picture = " 0 |r r\n 1 | . h\n".parse()?;
//! assert_eq!(picture.letter("1,1".parse().unwrap()), Some('h'));
//! assert_eq!(picture.to_string().parse::<Picture>()?, picture);
//! # Ok::<(), fortified_town::town::picture::NotPicture>(())
//! ```

use board::Hex;
use std::{fmt, str::FromStr};

/// The largest town, in hexes of a side.
pub const LARGEST: usize = 60;

/// The letters of a map, row by row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picture {
    rows: Vec<Vec<char>>,
}

/// The text is no picture; the line is counted from 1 within the picture.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotPicture {
    /// A line without a bar.
    #[error(
        "line {0} of the picture: write the row's number and a bar before its letters, as ` 4 |r . h`"
    )]
    NoBar(usize),
    /// Rows out of order.
    #[error("line {line} of the picture: this is row {row}, counted from 0 at the top")]
    WrongRow {
        /// Which line.
        line: usize,
        /// Which row it is.
        row: usize,
    },
    /// More or fewer letters than the first row has.
    #[error("line {line} of the picture: {found} letters; the first row has {wanted}")]
    WrongLength {
        /// Which line.
        line: usize,
        /// How many letters it has.
        found: usize,
        /// How many it should have.
        wanted: usize,
    },
    /// Letters side by side.
    #[error("line {0} of the picture: put a blank between two letters")]
    Crowded(usize),
    /// Nothing, or too much.
    #[error("a picture has 1 to {LARGEST} rows of 1 to {LARGEST} letters")]
    WrongSize,
}

impl Picture {
    /// The letter of a hex; none: not on the map.
    #[must_use]
    pub fn letter(&self, hex: Hex) -> Option<char> {
        let row = self.rows.get(usize::try_from(hex.row()).ok()?)?;
        row.get(usize::try_from(hex.column()).ok()?).copied()
    }

    /// Every hex, row by row.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        // A picture has at most LARGEST rows and columns, so that both counts fit.
        (0_i16..).zip(&self.rows).flat_map(|(row, letters)| {
            (0_i16..).zip(letters).map(move |(column, _)| Hex::new(column, row))
        })
    }

    /// How many letters a row has, and how many rows there are.
    #[must_use]
    pub fn size(&self) -> (usize, usize) {
        (self.rows.first().map_or(0, Vec::len), self.rows.len())
    }
}

impl FromStr for Picture {
    type Err = NotPicture;

    fn from_str(text: &str) -> Result<Self, NotPicture> {
        let mut rows: Vec<Vec<char>> = Vec::new();
        let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
        for (line, row) in lines {
            let (number, letters) = row.split_once('|').ok_or(NotPicture::NoBar(line))?;
            if number.trim().parse() != Ok(rows.len()) {
                return Err(NotPicture::WrongRow { line, row: rows.len() });
            }
            let mut read = Vec::new();
            for word in letters.split_whitespace() {
                let mut of = word.chars();
                read.extend(of.next());
                if of.next().is_some() {
                    return Err(NotPicture::Crowded(line));
                }
            }
            let wanted = rows.first().map_or(read.len(), Vec::len);
            if read.len() != wanted {
                return Err(NotPicture::WrongLength { line, found: read.len(), wanted });
            }
            rows.push(read);
        }
        let fits = |size: usize| (1..=LARGEST).contains(&size);
        let picture = Self { rows };
        let (width, height) = picture.size();
        if fits(width) && fits(height) { Ok(picture) } else { Err(NotPicture::WrongSize) }
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, row) in self.rows.iter().enumerate() {
            let shift = if number % 2 == 1 { " " } else { "" };
            let letters: Vec<String> = row.iter().map(char::to_string).collect();
            writeln!(f, "{number:2} |{shift}{}", letters.join(" "))?;
        }
        Ok(())
    }
}

board::written_as_text!(Picture, "TownPicture", "^( *[0-9]+ \\|( ?[^ ])+ ?\n)+$");
