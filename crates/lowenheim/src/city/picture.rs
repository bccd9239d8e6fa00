//! Still to be written.
use super::CityMap;
/// Where and why a map file is wrong.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {what}")]
pub struct MapError {
    /** Line of the file, from 1. */
    pub line: usize,
    /** What is wrong and what would be right. */
    pub what: String,
}
/// Reads a city in picture notation.
pub fn parse(_text: &str) -> Result<CityMap, MapError> {
    todo!()
}
