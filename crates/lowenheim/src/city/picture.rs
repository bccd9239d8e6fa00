//! Reads a city in picture notation, and says of a wrong one which line is wrong and what would be
//! right.
//!
//! A map file has headed parts in a fixed order, so that every line can be judged by what stands
//! above it: the picture first, then what lies in it. `maps/lowenheim.map` explains the notation.

mod line;
mod whole;

use super::CityMap;

/// Where and why a map file is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct MapError {
    /// Line of the file, from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: String,
}

/// What is wrong with a line or a part; the reader adds the number of the line.
type Checked = Result<(), String>;

/// One headed part of a map file.
struct Part {
    heading: &'static str,
    /// Reads one line into the map.
    line: fn(&mut CityMap, &str) -> Checked,
    /// Judges the part when its last line has been read.
    whole: fn(&CityMap) -> Checked,
}

const PARTS: &[Part] = &[
    Part { heading: "picture", line: line::picture, whole: whole::picture },
    Part { heading: "walls", line: line::walls, whole: whole::anything },
    Part { heading: "gate", line: line::gate, whole: whole::anything },
    Part { heading: "places", line: line::places, whole: whole::places },
    Part { heading: "groups", line: line::groups, whole: whole::groups },
    Part { heading: "fire lists", line: line::fire_lists, whole: whole::fire_lists },
    Part { heading: "sections", line: line::sections, whole: whole::sections },
    Part { heading: "doors", line: line::doors, whole: whole::doors },
    Part { heading: "markers", line: line::markers, whole: whole::markers },
    Part { heading: "names", line: line::names, whole: whole::names },
];

/// Reads a city in picture notation.
///
/// # Errors
/// [`MapError`] at the first line that does not fit the notation, or at the end of a part that
/// lacks something.
pub fn parse(text: &str) -> Result<CityMap, MapError> {
    let mut map = CityMap::default();
    let mut waiting = PARTS.iter();
    let mut part: Option<&Part> = None;
    let mut line = 1;
    for (number, written) in (1..).zip(text.lines()) {
        line = number;
        let said = written.split('#').next().unwrap_or_default().trim_end();
        if said.is_empty() {
            continue;
        }
        let wrong = |what| MapError { line, what };
        if let Some(heading) = heading(said) {
            if let Some(part) = part {
                (part.whole)(&map).map_err(wrong)?;
            }
            part = waiting.next();
            match part {
                Some(part) if part.heading == heading => {}
                Some(part) => {
                    return Err(wrong(format!("[{heading}] stands where [{}] must", part.heading)));
                }
                None => return Err(wrong(format!("[{heading}] comes after the last part"))),
            }
        } else if let Some(part) = part {
            (part.line)(&mut map, said).map_err(|what| wrong(inside(part, &what)))?;
        } else {
            return Err(wrong("a map begins with the heading [picture]".to_owned()));
        }
    }
    let wrong = |what| MapError { line, what };
    if let Some(part) = part {
        (part.whole)(&map).map_err(wrong)?;
    }
    match waiting.next() {
        None => Ok(map),
        Some(part) => Err(wrong(format!("the map ends before its part [{}]", part.heading))),
    }
}

fn heading(line: &str) -> Option<&str> {
    line.trim().strip_prefix('[')?.strip_suffix(']')
}

fn inside(part: &Part, what: &str) -> String {
    format!("[{}] {what}", part.heading)
}
