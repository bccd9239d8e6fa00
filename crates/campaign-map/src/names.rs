//! 5.1, names of generals: four tables, and how their rows make a name.

use messages::{Words, say};

/// Names that are other in Dutch. Troops and magic items are called as in the battles that they fight.
pub(crate) const NAMES: &str =
    concat!(include_str!("story/names.nl.ftl"), include_str!("../../te-wapen/src/names.nl.ftl"),);

/// A general's title, D6 ([WAP-231](crate::clauses::WAP_231)).
pub const TITLES: [&str; 6] = ["Prince", "King", "Lord", "Chancellor", "Commander", "Chieftain"];

/// The syllables of his name, D10, two or more ([WAP-232](crate::clauses::WAP_232)).
pub const SYLLABLES: [&str; 10] =
    ["Ok", "Nor", "Ash", "Bar", "Isk", "An", "Goz", "Ono", "Schlem", "Ak"];

/// Where he is from, D10 ([WAP-233](crate::clauses::WAP_233)).
pub const ORIGINS: [&str; 10] = [
    "the Valley",
    "the Mountains",
    "the Hills",
    "the Coast",
    "the Far Lands",
    "the Desert",
    "the North",
    "the South",
    "the West",
    "the East",
];

/// What he is known for, D10 ([WAP-234](crate::clauses::WAP_234)).
pub const REPUTATIONS: [&str; 10] = [
    "the Besieger",
    "the Lion",
    "the Jackal",
    "the Merciful",
    "Iron Hand",
    "Sword of the Gods",
    "the Slayer",
    "the Swift",
    "the Bold",
    "the Cunning",
];

/// A general's full name from the faces that fell: `Lord Norgoz the Slayer from the Desert`. None
/// when a face is on no die, or the name has fewer than two syllables.
#[must_use]
pub fn general(title: u32, syllables: &[u32], origin: u32, reputation: u32) -> Option<String> {
    if syllables.len() < 2 {
        return None;
    }
    let spoken: Option<Vec<&str>> = syllables.iter().map(|&face| row(&SYLLABLES, face)).collect();
    let mut name = String::new();
    for (at, syllable) in spoken?.into_iter().enumerate() {
        if at == 0 { name.push_str(syllable) } else { name.push_str(&syllable.to_lowercase()) }
    }
    let (title, reputation) = (row(&TITLES, title)?, row(&REPUTATIONS, reputation)?);
    Some(format!("{title} {name} {reputation} from {}", row(&ORIGINS, origin)?))
}

/// A name as it is said: each word of a general's is translated, any other is looked up whole.
pub(crate) fn said(name: &str, words: Words<'_>) -> String {
    let parts = || {
        let (rest, origin) = ORIGINS.iter().find_map(|origin| {
            Some((name.strip_suffix(origin)?.strip_suffix(" from ")?, origin))
        })?;
        let (rest, reputation) = REPUTATIONS
            .iter()
            .find_map(|it| Some((rest.strip_suffix(it)?.strip_suffix(' ')?, it)))?;
        let (own, title) =
            TITLES.iter().find_map(|it| Some((rest.strip_prefix(it)?.strip_prefix(' ')?, it)))?;
        Some((title, own, reputation, origin))
    };
    let Some((title, own, reputation, origin)) = parts() else { return words.name(name) };
    say!(
        words,
        "general-name",
        title = words.name(title),
        name = own.to_owned(),
        reputation = words.name(reputation),
        origin = words.name(origin)
    )
}

fn row<'t>(table: &[&'t str], face: u32) -> Option<&'t str> {
    table.get((face as usize).checked_sub(1)?).copied()
}

#[cfg(test)]
mod tests {
    use super::general;

    #[test]
    fn lord_norgoz_the_slayer_from_the_desert_is_possible() {
        let norgoz = general(3, &[2, 7], 6, 7).unwrap();
        assert_eq!(norgoz, "Lord Norgoz the Slayer from the Desert");
        let long = general(6, &[5, 8, 2, 3], 8, 9).unwrap();
        assert_eq!(long, "Chieftain Iskononorash the Bold from the South");
        assert_eq!(general(7, &[2, 7], 6, 7), None);
        assert_eq!(general(1, &[2], 6, 7), None, "a name has two syllables or more");
        assert_eq!(general(1, &[0, 1], 6, 7), None);
    }
}
