//! What somebody may have meant who wrote a word that there is not.

/// Words that somebody may have meant who wrote another: the nearest first, five at most.
#[must_use]
pub fn nearest<'k>(text: &str, known: impl IntoIterator<Item = &'k str>) -> Vec<&'k str> {
    let most = 1 + text.chars().count() / 4;
    let parts: Vec<&str> = text.split('-').filter(|part| part.len() > 2).collect();
    let mut near: Vec<(usize, &str)> = known
        .into_iter()
        .filter_map(|word| {
            let apart = changes(text, word);
            let shares = word.split('-').any(|part| parts.contains(&part));
            (apart <= most || shares).then_some((apart, word))
        })
        .collect();
    near.sort_unstable();
    near.into_iter().take(5).map(|(_, word)| word).collect()
}

/// How many letters must be put in, left out or replaced to make one word of another.
fn changes(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut before = row[0];
        row[0] = at + 1;
        for (column, &there) in other.iter().enumerate() {
            let replaced = before + usize::from(letter != there);
            before = row[column + 1];
            row[column + 1] = replaced.min(before + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}
