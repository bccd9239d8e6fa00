//! The known word that is nearest to a misspelt one.

/// The known word that is nearest to a misspelt one, if one is near.
pub(super) fn nearest(
    word: &str,
    known: impl IntoIterator<Item = &'static str>,
) -> Option<&'static str> {
    let near = known
        .into_iter()
        .map(|other| (changes(word, other), other))
        .filter(|&(changes, other)| changes > 0 && changes * 2 <= other.len().max(3))
        .min();
    near.map(|(_, other)| other)
}

/// How many letters must be changed, put in, left out or swapped to make one word of the other.
fn changes(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (row, &letter) in one.iter().enumerate() {
        let mut line = vec![row + 1];
        for (column, &there) in other.iter().enumerate() {
            let mut least = (last[column] + usize::from(letter != there))
                .min(last[column + 1] + 1)
                .min(line[column] + 1);
            let swapped =
                row > 0 && column > 0 && letter == other[column - 1] && one[row - 1] == there;
            if swapped {
                least = least.min(before[column - 1] + 1);
            }
            line.push(least);
        }
        before = std::mem::replace(&mut last, line);
    }
    last.last().copied().unwrap_or(0)
}
