//! The batches of a stream, found by where they end and by their ids.

use uuid::Uuid;

/// Every whole batch.
///
/// An id begins with the moment in which it was made (UUIDv7), so batches lie nearly sorted by it as they come: most new ones
/// belong at the end, and those of a long stream that were kept are put in order almost as fast as they are read.
#[derive(Debug, Clone, Default)]
pub(super) struct Batches {
    /// Id and last record, in the order of the stream.
    in_order: Vec<(Uuid, u64)>,
    /// Their numbers, by id.
    by_id: Vec<usize>,
}

impl Batches {
    /// Those that were kept; none: two of them have one id, or one does not end behind the one before.
    pub(super) fn of(kept: impl IntoIterator<Item = (Uuid, u64)>) -> Option<Self> {
        let in_order: Vec<(Uuid, u64)> = kept.into_iter().collect();
        let mut by_id: Vec<usize> = (0..in_order.len()).collect();
        let id = |number: &usize| in_order[*number].0;
        by_id.sort_by_key(id);
        let fits = in_order.is_sorted_by(|(_, one), (_, next)| one < next)
            && by_id.is_sorted_by(|one, next| id(one) < id(next));
        fits.then_some(Self { in_order, by_id })
    }

    /// The next batch of the stream, whose id no other has.
    pub(super) fn push(&mut self, id: Uuid, end: u64) {
        let at = self.by_id.partition_point(|number| self.in_order[*number].0 < id);
        self.by_id.insert(at, self.in_order.len());
        self.in_order.push((id, end));
    }

    /// The number of the batch with this id, counted from 0 in the order of the stream.
    pub(super) fn number_of(&self, id: &Uuid) -> Option<usize> {
        let found = self.by_id.binary_search_by_key(id, |number| self.in_order[*number].0);
        found.ok().map(|at| self.by_id[at])
    }

    /// Id and last record of each, in the order of the stream.
    pub(super) fn in_order(&self) -> &[(Uuid, u64)] {
        &self.in_order
    }

    /// Where the last one ends.
    pub(super) fn last_end(&self) -> Option<u64> {
        self.in_order.last().map(|(_, end)| *end)
    }

    /// Does one end with this record?
    pub(super) fn ends_with(&self, seq: u64) -> bool {
        self.in_order.binary_search_by_key(&seq, |(_, end)| *end).is_ok()
    }

    /// How many end before a record.
    pub(super) fn before(&self, seq: u64) -> usize {
        self.in_order.partition_point(|(_, end)| *end < seq)
    }

    /// The first and last record of a batch, by its number.
    pub(super) fn bounds(&self, number: usize) -> Option<(u64, u64)> {
        let (_, last) = self.in_order.get(number)?;
        let before = number.checked_sub(1).and_then(|before| self.in_order.get(before));
        Some((before.map_or(0, |(_, end)| end + 1), *last))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// Whatever clocks their senders have, batches are found by id and by record; read again they are the same.
        #[test]
        fn ids_in_any_order_are_found(ids in proptest::collection::hash_set(any::<u128>(), 1..60)) {
            let mut batches = Batches::default();
            let ids: Vec<Uuid> = ids.into_iter().map(Uuid::from_u128).collect();
            for (id, end) in ids.iter().zip((2..).step_by(3)) {
                prop_assert_eq!(batches.number_of(id), None);
                batches.push(*id, end);
            }
            let again = Batches::of(batches.in_order().iter().copied()).unwrap();
            for batches in [&batches, &again] {
                for (number, id) in ids.iter().enumerate() {
                    let first = 3 * number as u64;
                    prop_assert_eq!(batches.number_of(id), Some(number));
                    prop_assert_eq!(batches.bounds(number), Some((first, first + 2)));
                    prop_assert_eq!(batches.before(first + 2), number);
                    prop_assert!(batches.ends_with(first + 2) && !batches.ends_with(first));
                }
            }
            let twice = ids.iter().chain(&ids[..1]).copied().zip(0..);
            prop_assert!(Batches::of(twice).is_none(), "one id twice");
            let back = ids.iter().copied().zip((0..ids.len() as u64).rev());
            prop_assert_eq!(Batches::of(back).is_some(), ids.len() == 1);
        }
    }
}
