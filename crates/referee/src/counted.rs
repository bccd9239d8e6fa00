//! What is counted along the stream, so that no page walks a whole log for it.

use chance::Source;
use chronicle::{DiceRolled, Line, Record, kind};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Counts of a log.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Counted {
    /// How many bytes its records take in file form.
    pub(crate) bytes: u64,
    /// Rolls that somebody typed and that say no witness: by record, who typed them.
    pub(crate) typed: BTreeMap<u64, String>,
}

impl Counted {
    /// Takes the next line of the stream.
    pub(crate) fn take_line(&mut self, line: &Line<'_>, length: usize) {
        self.take(line.seq, line.kind, line.copy_of, line.data, length);
    }

    /// Takes the next record of the stream.
    pub(crate) fn take_record(&mut self, record: &Record) {
        let length = record.to_line().len();
        self.take(record.seq, &record.kind, record.copy_of, record.data_text(), length);
    }

    fn take(
        &mut self,
        seq: u64,
        kind: &str,
        copy_of: Option<u64>,
        data: Option<&str>,
        length: usize,
    ) {
        // A line ends with a newline.
        self.bytes += length as u64 + 1;
        if kind != kind::DICE_ROLLED || copy_of.is_some() {
            return;
        }
        let rolled = serde_json::from_str::<DiceRolled>(data.unwrap_or("null"));
        if let Ok(DiceRolled { source: Source::Thrown { entered_by, witness: None, .. }, .. }) =
            rolled
        {
            self.typed.insert(seq, entered_by);
        }
    }
}
