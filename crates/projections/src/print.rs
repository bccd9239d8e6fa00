//! What sheets are printed with: their kinds, their HTML and its words.

pub(crate) mod checkpoint;
pub(crate) mod hexes;
pub(crate) mod html;
pub(crate) mod record;
pub(crate) mod words;

use std::{fmt, str::FromStr};

/// A kind of sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SheetKind {
    /// What one player alone is told; for that seat and the organiser.
    Briefing,
    /// One player's figures, with boxes to tick; for that seat and the organiser.
    Roster,
    /// The rules in short, for everybody.
    Reference,
    /// The city with the numbers of its hexes, or the land with its spaces, for everybody.
    Map,
    /// Empty lines for a turn's orders and dice, for everybody.
    Record,
}

impl SheetKind {
    /// All of them, in the order in which they are printed.
    pub const ALL: [Self; 5] =
        [Self::Briefing, Self::Roster, Self::Reference, Self::Map, Self::Record];

    /// The word for it in addresses and commands.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Briefing => "briefing",
            Self::Roster => "roster",
            Self::Reference => "reference",
            Self::Map => "map",
            Self::Record => "record",
        }
    }

    /// Is it one seat's own?
    #[must_use]
    pub const fn is_private(self) -> bool {
        matches!(self, Self::Briefing | Self::Roster)
    }
}

impl fmt::Display for SheetKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The word names no kind of sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NotSheetKind(String);

impl NotSheetKind {
    /// The word, or its first 40 characters.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for NotSheetKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known = SheetKind::ALL.map(SheetKind::word).join(", ");
        write!(f, "`{}` names no sheet; there are {known}", self.0)
    }
}

impl std::error::Error for NotSheetKind {}

impl FromStr for SheetKind {
    type Err = NotSheetKind;

    fn from_str(text: &str) -> Result<Self, NotSheetKind> {
        let named = Self::ALL.into_iter().find(|kind| kind.word() == text);
        named.ok_or_else(|| NotSheetKind(text.chars().take(40).collect()))
    }
}
