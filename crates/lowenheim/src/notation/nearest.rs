//! The known word that is nearest to a misspelt one.

use strsim::osa_distance;

/// The known word that is nearest to a misspelt one, if one is near.
pub(super) fn nearest(
    word: &str,
    known: impl IntoIterator<Item = &'static str>,
) -> Option<&'static str> {
    let near = known
        .into_iter()
        .map(|other| (osa_distance(word, other), other))
        .filter(|&(changes, other)| changes > 0 && changes * 2 <= other.len().max(3))
        .min();
    near.map(|(_, other)| other)
}
