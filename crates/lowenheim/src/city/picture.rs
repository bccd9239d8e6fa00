//! Reads a city in picture notation, and says of a wrong one which line is wrong and what would be
//! right.
//!
//! A map file has headed parts in a fixed order, so that every line can be judged by what stands
//! above it: the picture first, then what lies in it. `maps/lowenheim.map` explains the notation.

mod line;
mod whole;

use super::CityMap;
use board::NotHex;
use messages::{Catalogue, Saying};
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("picture/en.ftl");
const DUTCH: &str = include_str!("picture/nl.ftl");

/// Whatever can be wrong with a map file.
static SENTENCES: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH));

messages::room!($ crate::city::picture::SENTENCES);

use said;

/// Why a word is no hex; no full stop stands behind it.
fn no_hex(wrong: &NotHex) -> Saying {
    said!("no-hex", word = wrong.text())
}

/// Where and why a map file is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct MapError {
    /// Line of the file, from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: Saying,
}

impl MapError {
    /// The same in any language.
    #[must_use]
    pub fn said(&self) -> Saying {
        said!("in-line", line = self.line, what = self.what.clone())
    }
}

/// What is wrong with a line or a part; the reader adds the number of the line.
type Checked = Result<(), Saying>;

/// One headed part of a map file.
struct MapSection {
    heading: &'static str,
    /// Reads one line into the map.
    line: fn(&mut CityMap, &str) -> Checked,
    /// Judges the part when its last line has been read.
    whole: fn(&CityMap) -> Checked,
}

const PARTS: &[MapSection] = &[
    MapSection { heading: "picture", line: line::picture, whole: whole::picture },
    MapSection { heading: "walls", line: line::walls, whole: whole::anything },
    MapSection { heading: "gate", line: line::gate, whole: whole::anything },
    MapSection { heading: "places", line: line::places, whole: whole::places },
    MapSection { heading: "groups", line: line::groups, whole: whole::groups },
    MapSection { heading: "fire lists", line: line::fire_lists, whole: whole::fire_lists },
    MapSection { heading: "sections", line: line::sections, whole: whole::sections },
    MapSection { heading: "doors", line: line::doors, whole: whole::doors },
    MapSection { heading: "markers", line: line::markers, whole: whole::markers },
    MapSection { heading: "names", line: line::names, whole: whole::names },
];

/// Reads a city in picture notation.
///
/// # Errors
/// [`MapError`] at the first line that does not fit the notation, or at the end of a part that
/// lacks something.
pub fn parse(text: &str) -> Result<CityMap, MapError> {
    let mut map = CityMap::default();
    let mut waiting = PARTS.iter();
    let mut part: Option<&MapSection> = None;
    let mut line = 1;
    for (number, written) in (1..).zip(text.lines()) {
        line = number;
        let text = written.split('#').next().unwrap_or_default().trim_end();
        if text.is_empty() {
            continue;
        }
        let wrong = |what| MapError { line, what };
        if let Some(heading) = heading(text) {
            if let Some(part) = part {
                (part.whole)(&map).map_err(wrong)?;
            }
            part = waiting.next();
            match part {
                Some(part) if part.heading == heading => {}
                Some(part) => {
                    let part = part.heading;
                    return Err(wrong(said!("part-expected", heading = heading, part = part)));
                }
                None => return Err(wrong(said!("part-too-many", heading = heading))),
            }
        } else if let Some(part) = part {
            (part.line)(&mut map, text)
                .map_err(|what| wrong(said!("in-part", part = part.heading, what = what)))?;
        } else {
            return Err(wrong(said!("begins-with", part = "picture")));
        }
    }
    let wrong = |what| MapError { line, what };
    if let Some(part) = part {
        (part.whole)(&map).map_err(wrong)?;
    }
    match waiting.next() {
        None => Ok(map),
        Some(part) => Err(wrong(said!("ends-before", part = part.heading))),
    }
}

fn heading(line: &str) -> Option<&str> {
    line.trim().strip_prefix('[')?.strip_suffix(']')
}

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH};

    #[test]
    fn both_languages_say_the_same_things() {
        let sources = [
            include_str!("picture.rs"),
            include_str!("picture/line.rs"),
            include_str!("picture/whole.rs"),
        ];
        assert_eq!(messages::faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
        assert_eq!(messages::untranslated(ENGLISH, DUTCH), Vec::<String>::new());
    }
}
