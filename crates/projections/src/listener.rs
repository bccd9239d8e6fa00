//! Who reads, and in which language.

use messages::Language;
use referee::Reader;

/// Somebody to whom something is told. A reader of whom no more is known hears English.
#[derive(Clone, Copy, Debug)]
pub struct Listener<'r> {
    /// What they may see.
    pub reader: &'r Reader,
    /// What they understand.
    pub language: Language,
}

impl<'r> From<&'r Reader> for Listener<'r> {
    fn from(reader: &'r Reader) -> Self {
        Self { reader, language: Language::default() }
    }
}
