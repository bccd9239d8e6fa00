//! An index that is kept and made again, without reading the stream.

use super::{Batches, Stretch, Timelines};
use crate::{Format, Head};
use chance::Bytes32;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// All that an index knows at the end of a batch but the batches themselves, of which there are many: with them
/// it is made again ([`Timelines::resume`]).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct BesideBatches {
    stretches: Vec<Stretch>,
    last: Head,
    next_envelope: u64,
    seal: Option<Bytes32>,
    format: Format,
}

impl Timelines {
    /// The id and the last record of every batch from one on, counted from 0 in the order of the stream.
    pub fn batches_from(&self, number: usize) -> impl Iterator<Item = (Uuid, u64)> + '_ {
        self.batches.in_order().iter().skip(number).copied()
    }

    /// How many whole batches there are.
    #[must_use]
    pub fn batches_len(&self) -> usize {
        self.batches.in_order().len()
    }

    /// What is to be kept so that the index can be made again; none of an empty stream, and inside a batch.
    #[must_use]
    pub fn beside_batches(&self) -> Option<BesideBatches> {
        let last = self.last.filter(|_| self.open.is_none())?;
        Some(BesideBatches {
            stretches: self.stretches.clone(),
            last,
            next_envelope: self.next_envelope,
            seal: self.seal,
            format: self.format,
        })
    }

    /// The index as it was when [`BesideBatches`] was kept; `batches` are those of then. None: they do not
    /// belong together. That is looked at as far as they can tell, so whoever resumes an index knows by the hash of its last
    /// record that it is this stream's.
    #[must_use]
    pub fn resume(
        beside: BesideBatches,
        batches: impl IntoIterator<Item = (Uuid, u64)>,
    ) -> Option<Self> {
        let BesideBatches { stretches, last, next_envelope, seal, format } = beside;
        let batches = Batches::of(batches)?;
        let leads_back = |stretch: &Stretch| stretch.parent.is_none_or(|to| to < stretch.first);
        let fits = batches.ends_with(0)
            && batches.last_end() == Some(last.seq)
            && stretches.first().is_some_and(|first| first.first == 0)
            && stretches.is_sorted_by(|one, next| one.first < next.first)
            && stretches.iter().all(leads_back);
        if !fits {
            return None;
        }
        let (live, last, open) = (Vec::new(), Some(last), None);
        let mut index = Self { batches, stretches, live, open, last, next_envelope, seal, format };
        index.live = index.path_to(index.head());
        Some(index)
    }
}
