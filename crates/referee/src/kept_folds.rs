//! What readers have folded of a campaign's log, kept as long as the campaign is in memory: whoever asks again goes on where it
//! ended. The referee does not know what it is.

use std::{
    any::{Any, TypeId},
    collections::HashMap,
    ops::RangeInclusive,
    sync::{Arc, Mutex, PoisonError},
};

/// One fold of each kind.
#[derive(Default)]
pub(crate) struct KeptFolds(Mutex<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>);

impl KeptFolds {
    pub(crate) fn of<F: Default + Send + 'static>(&self) -> Arc<Mutex<F>> {
        let mut folds = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let new = || -> Arc<dyn Any + Send + Sync> { Arc::new(Mutex::new(F::default())) };
        let fold = folds.entry(TypeId::of::<F>()).or_insert_with(new);
        // Each stands under its own type.
        Arc::clone(fold).downcast().unwrap_or_default()
    }
}

/// What is left of a path behind a part of it that was folded; none: the path has left it, and folding begins anew.
#[must_use]
pub fn path_behind(
    folded: &[RangeInclusive<u64>],
    path: &[RangeInclusive<u64>],
) -> Option<Vec<RangeInclusive<u64>>> {
    let Some(last) = folded.last().map(|run| *run.end()) else { return Some(path.to_vec()) };
    let until = path.iter().filter(|run| *run.start() <= last);
    let until = until.map(|run| *run.start()..=last.min(*run.end()));
    if !until.eq(folded.iter().cloned()) {
        return None;
    }
    let behind = path.iter().filter(|run| *run.end() > last);
    Some(behind.map(|run| (last + 1).max(*run.start())..=*run.end()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_that_has_grown_goes_on_behind_what_was_folded() {
        assert_eq!(path_behind(&[], &[0..=9]), Some(vec![0..=9]));
        assert_eq!(path_behind(&[0..=9], &[0..=9]), Some(vec![]));
        assert_eq!(path_behind(&[0..=9], &[0..=14]), Some(vec![10..=14]));
        assert_eq!(path_behind(&[0..=4, 8..=9], &[0..=4, 8..=14]), Some(vec![10..=14]));
        // Back at the end of what was folded, and on from there.
        assert_eq!(path_behind(&[0..=9], &[0..=9, 14..=20]), Some(vec![14..=20]));
    }

    #[test]
    fn a_path_that_was_left_is_folded_anew() {
        assert_eq!(path_behind(&[0..=9], &[0..=4, 10..=14]), None);
        assert_eq!(path_behind(&[0..=4, 8..=9], &[0..=9]), None);
        assert_eq!(path_behind(&[0..=9], &[0..=4]), None);
    }
}
