//! Does a batch follow a head? The last look before records are stored for ever.

use crate::AppendError;
use chance::Bytes32;
use chronicle::{Batch, CampaignId, Head};
use std::sync::Arc;

/// One batch, or several that belong together, as they are stored.
#[derive(Debug)]
pub(crate) struct Chained {
    /// One line for each record, without newlines.
    pub(crate) lines: Vec<Arc<str>>,
    /// The number of the first.
    pub(crate) first: u64,
    /// The head after them.
    pub(crate) head: Head,
}

/// Checks numbers, links and end marks of batches that should follow `expected`.
pub(crate) fn chained(
    campaign: CampaignId,
    expected: Option<Head>,
    batches: &[Batch],
) -> Result<Chained, AppendError> {
    let unchained = |message: String| Err(AppendError::Unchained { message });
    let Some(head) = batches.last().and_then(Batch::head) else {
        return unchained("it has no records".into());
    };
    let first = expected.map_or(0, |head| head.seq + 1);
    let mut prev = expected.map_or(Bytes32::ZERO, |head| head.hash);
    let mut next = first;
    let mut lines = Vec::new();
    for batch in batches {
        let Some(end) = batch.head() else {
            return unchained("it has no records".into());
        };
        for record in &batch.records {
            let seq = next;
            if record.seq != seq {
                return unchained(format!("record {} stands where {seq} should", record.seq));
            }
            if record.prev != prev {
                return unchained(format!("record {seq} does not name the hash before it"));
            }
            if record.last != (seq == end.seq) {
                return unchained(format!(
                    "record {seq} is marked wrongly as the last or not the last"
                ));
            }
            (prev, next) = (record.hash, seq + 1);
            lines.push(record.to_line().into());
        }
        if batch.opens_campaign().is_some_and(|opened| opened != campaign) {
            return unchained(format!("its genesis does not open campaign {campaign}"));
        }
    }
    Ok(Chained { lines, first, head })
}
