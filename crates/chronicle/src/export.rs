//! The file form: one record a line.

use crate::{Flaw, Line};
use decider::By;
use std::io::{self, Write};

/// Why an export stopped.
#[derive(Debug, thiserror::Error)]
pub enum NotExported {
    /// A line of the store is no record.
    #[error("a stored record is damaged: {0}")]
    Damaged(#[from] Flaw),
    /// The destination took no more.
    #[error("the export cannot be written: {0}")]
    Unwritable(#[from] io::Error),
}

/// For whom a log is written out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reader<'r> {
    /// The full log, with every payload and salt.
    Full,
    /// What this reader may see; `None` reads without a seat.
    Redacted(Option<&'r By>),
}

/// Writes lines in file form: each in canonical form, each ended by a newline. The caller gives
/// them in `seq` order and stops at a batch end.
///
/// # Errors
/// [`NotExported`] when a line is no record, or the destination refuses.
pub fn export<L: AsRef<str>>(
    lines: impl IntoIterator<Item = L>,
    reader: Reader<'_>,
    out: &mut impl Write,
) -> Result<(), NotExported> {
    for line in lines {
        match reader {
            Reader::Full => out.write_all(line.as_ref().as_bytes())?,
            Reader::Redacted(reader) => {
                let line = Line::read(line.as_ref())?;
                out.write_all(line.redacted_for(reader).as_bytes())?;
            }
        }
        out.write_all(b"\n")?;
    }
    Ok(())
}
