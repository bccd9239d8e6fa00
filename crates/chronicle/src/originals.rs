//! What a copy must repeat.

use crate::{Counts, Flaw, Line, hashing::commitment};
use chance::Bytes32;
use std::{collections::HashMap, fmt::Write as _};

/// Enough of every record to compare a later copy with it: the payload itself need not be kept,
/// because the original's salt and commitment answer for it.
#[derive(Debug, Default)]
pub(crate) struct Originals {
    /// By `seq`.
    records: Vec<Original>,
    /// Numbers for what records have in common: by whom, on what, which kind, for whom.
    faces: HashMap<Box<str>, u32>,
    writing: String,
}

#[derive(Debug)]
struct Original {
    face: u32,
    commitment: Bytes32,
    salt: Option<Bytes32>,
}

impl Originals {
    pub(crate) fn remember(&mut self, line: &Line<'_>) {
        let (face, commitment, salt) = (self.face(line), line.commitment, line.salt);
        self.records.push(Original { face, commitment, salt });
    }

    pub(crate) fn compare(&mut self, line: &Line<'_>, counts: &mut Counts) -> Result<(), Flaw> {
        let Some(number) = line.copy_of else { return Ok(()) };
        let seq = line.seq;
        let differs = |what: &str| {
            let message = format!("record {seq} repeats record {number}, but its {what} differs");
            Err(Flaw::new("copy_differs", message))
        };
        let face = self.face(line);
        let original = usize::try_from(number).ok().and_then(|number| self.records.get(number));
        let Some(original) = original else { return differs("number") };
        if original.face != face {
            return differs("sender, scope, kind, version or audience");
        }
        let (Some(salt), Some(data)) = (&original.salt, line.data) else {
            counts.copies_hidden += 1;
            return Ok(());
        };
        counts.copies += 1;
        if commitment(salt, data) == original.commitment { Ok(()) } else { differs("payload") }
    }

    fn face(&mut self, line: &Line<'_>) -> u32 {
        self.writing.clear();
        for part in [line.by, line.scope, line.kind, line.audience] {
            self.writing.push_str(part);
            self.writing.push(' ');
        }
        // Writing to a String cannot fail.
        let _ = write!(self.writing, "{}", line.v);
        if let Some(face) = self.faces.get(self.writing.as_str()) {
            return *face;
        }
        let next = self.faces.len() as u32;
        self.faces.insert(self.writing.as_str().into(), next);
        next
    }
}
