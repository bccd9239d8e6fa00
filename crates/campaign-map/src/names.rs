//! 5.1, names of generals: four tables, and how their rows make a name.

use messages::{Words, say};
use rulebook::named;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Names that are other in Dutch. Troops and magic items are called as in the battles that they fight.
pub(crate) const NAMES: &str =
    concat!(include_str!("story/names.nl.ftl"), include_str!("../../te-wapen/src/names.nl.ftl"),);

named! {
    /// A general's title, D6 ([WAP-231](crate::clauses::WAP_231)).
    #[schemars(rename = "GeneralTitle")]
    Title {
        /// 1.
        Prince = "prince", "Prince";
        /// 2.
        King = "king", "King";
        /// 3.
        Lord = "lord", "Lord";
        /// 4.
        Chancellor = "chancellor", "Chancellor";
        /// 5.
        Commander = "commander", "Commander";
        /// 6.
        Chieftain = "chieftain", "Chieftain";
    }
}

named! {
    /// A syllable of a general's own name, D10, two or more ([WAP-232](crate::clauses::WAP_232)).
    #[schemars(rename = "GeneralSyllable")]
    Syllable {
        /// 1.
        Ok = "ok", "Ok";
        /// 2.
        Nor = "nor", "Nor";
        /// 3.
        Ash = "ash", "Ash";
        /// 4.
        Bar = "bar", "Bar";
        /// 5.
        Isk = "isk", "Isk";
        /// 6.
        An = "an", "An";
        /// 7.
        Goz = "goz", "Goz";
        /// 8.
        Ono = "ono", "Ono";
        /// 9.
        Schlem = "schlem", "Schlem";
        /// 10.
        Ak = "ak", "Ak";
    }
}

named! {
    /// Where a general is from, D10 ([WAP-233](crate::clauses::WAP_233)).
    #[schemars(rename = "GeneralOrigin")]
    Origin {
        /// 1.
        Valley = "valley", "the Valley";
        /// 2.
        Mountains = "mountains", "the Mountains";
        /// 3.
        Hills = "hills", "the Hills";
        /// 4.
        Coast = "coast", "the Coast";
        /// 5.
        FarLands = "far-lands", "the Far Lands";
        /// 6.
        Desert = "desert", "the Desert";
        /// 7.
        North = "north", "the North";
        /// 8.
        South = "south", "the South";
        /// 9.
        West = "west", "the West";
        /// 10.
        East = "east", "the East";
    }
}

named! {
    /// What a general is known for, D10 ([WAP-234](crate::clauses::WAP_234)); some earn it later.
    #[schemars(rename = "GeneralReputation")]
    Reputation {
        /// 1; and who takes a castle.
        Besieger = "besieger", "the Besieger";
        /// 2.
        Lion = "lion", "the Lion";
        /// 3.
        Jackal = "jackal", "the Jackal";
        /// 4.
        Merciful = "merciful", "the Merciful";
        /// 5.
        IronHand = "iron-hand", "Iron Hand";
        /// 6.
        SwordOfTheGods = "sword-of-the-gods", "Sword of the Gods";
        /// 7.
        Slayer = "slayer", "the Slayer";
        /// 8.
        Swift = "swift", "the Swift";
        /// 9; and who wins against more than they had.
        Bold = "bold", "the Bold";
        /// 10.
        Cunning = "cunning", "the Cunning";
    }
}

impl Reputation {
    pub(crate) fn said(self, words: Words<'_>) -> String {
        say!(words, "general-reputation", reputation = self.word())
    }
}

/// What somebody is called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[schemars(rename = "PersonName")]
pub enum Name {
    /// By the tables: Lord Norgoz the Slayer from the Desert.
    General(General),
    /// As somebody has said it.
    Given(String),
}

/// A general's full name, by the tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "GeneralName")]
pub struct General {
    /// Lord.
    pub title: Title,
    /// Nor, goz: two or more.
    pub syllables: Vec<Syllable>,
    /// From the Desert.
    pub origin: Origin,
    /// The Slayer.
    pub reputation: Reputation,
}

impl General {
    /// The name that the fallen faces make. None when a face is on no die, or the name has fewer than two
    /// syllables.
    #[must_use]
    pub fn of_faces(title: u32, syllables: &[u32], origin: u32, reputation: u32) -> Option<Self> {
        if syllables.len() < 2 {
            return None;
        }
        Some(Self {
            title: row(&Title::ALL, title)?,
            syllables: syllables
                .iter()
                .map(|&face| row(&Syllable::ALL, face))
                .collect::<Option<_>>()?,
            origin: row(&Origin::ALL, origin)?,
            reputation: row(&Reputation::ALL, reputation)?,
        })
    }

    /// Their own name: Norgoz.
    fn own(&self) -> String {
        let own: String = self.syllables.iter().map(|syllable| syllable.word()).collect();
        let mut letters = own.chars();
        letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
    }

    /// A name in the text form of the first records: a general's own is cut into syllables again, which
    /// can be done in one way only.
    fn of_text(text: &str) -> Option<Self> {
        let (rest, origin) = Origin::ALL.iter().find_map(|origin| {
            Some((text.strip_suffix(origin.name())?.strip_suffix(" from ")?, *origin))
        })?;
        let (rest, reputation) = Reputation::ALL
            .iter()
            .find_map(|it| Some((rest.strip_suffix(it.name())?.strip_suffix(' ')?, *it)))?;
        let (title, own) = Title::ALL
            .iter()
            .find_map(|it| Some((*it, rest.strip_prefix(it.name())?.strip_prefix(' ')?)))?;
        let (lower, mut syllables) = (own.to_ascii_lowercase(), Vec::new());
        let mut rest = lower.as_str();
        while !rest.is_empty() {
            let next = Syllable::ALL.iter().find(|syllable| rest.starts_with(syllable.word()))?;
            syllables.push(*next);
            rest = rest.get(next.word().len()..)?;
        }
        let name = Self { title, syllables, origin, reputation };
        (name.syllables.len() >= 2 && name.to_string() == text).then_some(name)
    }
}

fn row<T: Copy>(table: &[T], face: u32) -> Option<T> {
    table.get((face as usize).checked_sub(1)?).copied()
}

/// In English.
impl fmt::Display for General {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (title, reputation, origin) =
            (self.title.name(), self.reputation.name(), self.origin.name());
        write!(f, "{title} {} {reputation} from {origin}", self.own())
    }
}

impl Name {
    /// A name in the text form of the first records.
    #[must_use]
    pub fn of_text(text: &str) -> Self {
        General::of_text(text).map_or_else(|| Self::Given(text.to_owned()), Self::General)
    }

    /// As it is said.
    pub(crate) fn said(&self, words: Words<'_>) -> String {
        match self {
            Self::Given(name) => words.name(name),
            Self::General(general) => say!(
                words,
                "general-name",
                title = say!(words, "general-title", title = general.title.word()),
                name = general.own(),
                reputation = general.reputation.said(words),
                origin = say!(words, "general-origin", origin = general.origin.word())
            ),
        }
    }
}

/// In English.
impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::General(general) => general.fmt(f),
            Self::Given(name) => name.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{General, Name, Origin, Reputation, Syllable, Title};

    #[test]
    fn lord_norgoz_the_slayer_from_the_desert_is_possible() {
        let name = |title, syllables: &[u32], origin, reputation| {
            General::of_faces(title, syllables, origin, reputation).map(|name| name.to_string())
        };
        let norgoz = name(3, &[2, 7], 6, 7);
        assert_eq!(norgoz.as_deref(), Some("Lord Norgoz the Slayer from the Desert"));
        let long = name(6, &[5, 8, 2, 3], 8, 9);
        assert_eq!(long.as_deref(), Some("Chieftain Iskononorash the Bold from the South"));
        assert_eq!(name(7, &[2, 7], 6, 7), None);
        assert_eq!(name(1, &[2], 6, 7), None, "a name has two syllables or more");
        assert_eq!(name(1, &[0, 1], 6, 7), None);
    }

    #[test]
    fn every_name_of_the_first_records_is_read_as_it_was_rolled() {
        let (title, origin, reputation) = (Title::Lord, Origin::FarLands, Reputation::IronHand);
        for one in Syllable::ALL {
            for other in Syllable::ALL {
                for syllables in [vec![one, other], vec![one, other, one]] {
                    let name = Name::General(General { title, syllables, origin, reputation });
                    assert_eq!(Name::of_text(&name.to_string()), name);
                }
            }
        }
        for given in ["Karel", "Iron Lord from the East", "Lord Norgoz the Slayer from Delft"] {
            assert_eq!(Name::of_text(given), Name::Given(given.to_owned()));
        }
        let nobody = "Lord Norgozz the Slayer from the Desert";
        assert_eq!(Name::of_text(nobody), Name::Given(nobody.to_owned()));
    }
}
