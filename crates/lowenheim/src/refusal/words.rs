//! The sentences of refusals. They stand in Fluent files, a chapter each, and are said only when
//! somebody reads them: orders are tried by the thousand and most refusals are never heard.

use crate::city::Place;
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId, FigureKind};
use crate::state::Artefact;
use crate::state::{Marker, Step};
use crate::tables::DemandKind;
use crate::tables::Spell;
use crate::tables::Weapon;
use board::{Hex, Hexside};
use decider::By;
use messages::{Catalogue, Part, Saying};
use std::sync::LazyLock;

pub(super) const ENGLISH: &str = concat!(
    include_str!("en/turn.ftl"),
    include_str!("en/field.ftl"),
    include_str!("en/magic.ftl"),
    include_str!("en/upkeep.ftl"),
    include_str!("en/master.ftl"),
);
pub(super) const DUTCH: &str = concat!(
    include_str!("nl/turn.ftl"),
    include_str!("nl/field.ftl"),
    include_str!("nl/magic.ftl"),
    include_str!("nl/upkeep.ftl"),
    include_str!("nl/master.ftl"),
);
const DUTCH_NAMES: &str = include_str!("../story/names.nl.ftl");

/// Whatever a refusal can say.
pub(crate) static SENTENCES: LazyLock<Catalogue> =
    LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH).with_names(DUTCH_NAMES));

messages::room!($ crate::refusal::words::SENTENCES, crate::refusal::words::Fact::part);

pub(crate) use said;

/// What can stand in a sentence.
pub(crate) trait Fact {
    /// As the sentence keeps it.
    fn part(self) -> Part;
}

macro_rules! named {
    ($($kind:ty)+) => {
        $(impl Fact for $kind {
            fn part(self) -> Part {
                Part::name(self.name())
            }
        })+
    };
}

named!(FigureId FigureKind Marker ActionCard Place Spell Artefact Weapon Step DemandKind);

macro_rules! written {
    ($($kind:ty)+) => {
        $(impl Fact for $kind {
            fn part(self) -> Part {
                Part::Text(self.to_string())
            }
        })+
    };
}

written!(Hex Hexside);

macro_rules! converted {
    ($($kind:ty)+) => {
        $(impl Fact for $kind {
            fn part(self) -> Part {
                self.into()
            }
        })+
    };
}

converted!(u32 usize &str String Saying);

impl Fact for &By {
    fn part(self) -> Part {
        Part::name(self.to_string())
    }
}

/// A faction within a sentence. Dutch puts an article before it, and not the same before all six;
/// so a faction stands in a sentence as a saying of its own.
pub(crate) fn the(faction: Faction) -> Saying {
    said!("faction-within", faction = faction.seat_name())
}

/// A faction with which a Dutch sentence begins.
pub(crate) fn opening(faction: Faction) -> Saying {
    said!("faction-first", faction = faction.seat_name())
}

impl Fact for Part {
    fn part(self) -> Part {
        self
    }
}

/// One after the other: `a, b, c`.
pub(crate) fn listed<F: Fact>(items: impl IntoIterator<Item = F>) -> Saying {
    let mut items = items.into_iter().peekable();
    let mut said = Vec::new();
    while let Some(item) = items.next() {
        said.push(match items.peek() {
            Some(_) => said!("one-of-several", item = item),
            None => said!("last-of-several", item = item),
        });
    }
    Saying::row(said)
}

/// Hexes, hexsides or ids as they are typed, one after the other.
pub(crate) fn typed(items: impl IntoIterator<Item = impl ToString>) -> String {
    let words: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH, SENTENCES};
    use crate::figures::{Faction, FigureKind};
    use messages::{Language, Part, Saying, faults};
    use std::collections::{BTreeMap, BTreeSet};

    /// Every file that says a refusal.
    const SOURCES: &[&str] = &[
        include_str!("words.rs"),
        include_str!("../acting.rs"),
        include_str!("../set_right.rs"),
        include_str!("../artefacts.rs"),
        include_str!("../artefacts/altar.rs"),
        include_str!("../artefacts/pleasures.rs"),
        include_str!("../artefacts/teleporter.rs"),
        include_str!("../barricades.rs"),
        include_str!("../cards/bridges.rs"),
        include_str!("../cards/conference.rs"),
        include_str!("../cards/demands.rs"),
        include_str!("../cards/guns.rs"),
        include_str!("../cards/hands.rs"),
        include_str!("../cards/losses.rs"),
        include_str!("../cards/reserve.rs"),
        include_str!("../cards/trading.rs"),
        include_str!("../cards/volunteers.rs"),
        include_str!("../combat.rs"),
        include_str!("../feuds.rs"),
        include_str!("../fire.rs"),
        include_str!("../food.rs"),
        include_str!("../healing.rs"),
        include_str!("../master.rs"),
        include_str!("../master/choice.rs"),
        include_str!("../master/effects.rs"),
        include_str!("../movement.rs"),
        include_str!("../muster.rs"),
        include_str!("../ranged.rs"),
        include_str!("../silver_hair.rs"),
        include_str!("../spells.rs"),
        include_str!("../spells/aid.rs"),
        include_str!("../spells/book.rs"),
        include_str!("../spells/control.rs"),
        include_str!("../spells/summons.rs"),
        include_str!("../spells/theft.rs"),
        include_str!("../spells/water.rs"),
        include_str!("../tunnel.rs"),
        include_str!("../turn.rs"),
        include_str!("../verdict.rs"),
        include_str!("../werewolf.rs"),
    ];

    /// Messages that are the same in both languages: they only put other things together.
    const FRAMES: [&str; 3] = ["one-of-several", "last-of-several", "copies"];

    /// Every sentence of a file with the facts that it names.
    fn sentences(file: &'static str) -> BTreeMap<&'static str, BTreeSet<&'static str>> {
        let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        let mut key = "";
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) = line.split_once(" = ")
                && line.starts_with(|first: char| first.is_ascii_lowercase())
            {
                key = name;
                found.entry(key).or_default();
            }
            for rest in line.split('$').skip(1) {
                let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric());
                let fact = rest.split_at(end.unwrap_or(rest.len())).0;
                found.entry(key).or_default().insert(fact);
            }
        }
        found
    }

    /// Every place that says a sentence: its key and the facts that it gives.
    fn given(source: &'static str) -> Vec<(&'static str, BTreeSet<&'static str>)> {
        let start = concat!("said", "!(\"");
        let says = source.split(start).skip(1).map(|rest| {
            let (key, rest) = rest.split_once('"').unwrap();
            let mut depth = 1_u32;
            let end = rest.find(|letter: char| {
                match letter {
                    '(' => depth += 1,
                    ')' => depth -= 1,
                    _ => {}
                }
                depth == 0
            });
            let facts = rest.split_at(end.unwrap()).0;
            // A fact is a name with ` = ` behind it; what stands deeper belongs to another sentence.
            let mut depth = 0_i32;
            let mut names = BTreeSet::new();
            for part in facts.split(',') {
                if let Some((name, _)) = part.split_once(" = ").filter(|_| depth == 0) {
                    names.insert(name.trim());
                }
                depth += i32::try_from(part.matches('(').count()).unwrap();
                depth -= i32::try_from(part.matches(')').count()).unwrap();
            }
            (key, names)
        });
        says.collect()
    }

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(faults(ENGLISH, DUTCH, SOURCES), Vec::<String>::new());
    }

    #[test]
    fn every_sentence_is_given_the_facts_that_it_names() {
        let sentences = sentences(ENGLISH);
        let mut seen = 0;
        for (key, facts) in SOURCES.iter().flat_map(|source| given(source)) {
            assert_eq!(sentences.get(key), Some(&facts), "{key}");
            seen += 1;
        }
        assert!(seen > 350, "only {seen} sentences are said");
    }

    #[test]
    fn every_sentence_is_another_in_dutch() {
        for (key, facts) in sentences(ENGLISH) {
            for number in [0, 1, 2] {
                let facts = || facts.iter().map(|&fact| (fact, Part::Number(number))).collect();
                let said = Saying::new(&SENTENCES, key, facts());
                let (english, dutch) = (said.to_string(), said.in_language(Language::Dutch));
                assert!(!dutch.contains(['⟦', '{']) && !english.contains(['⟦', '{']), "{dutch}");
                assert_eq!(english == dutch, FRAMES.contains(&key), "{dutch}");
                assert!(dutch.ends_with('.') == english.ends_with('.'), "{dutch}");
            }
        }
    }

    #[test]
    fn factions_have_their_dutch_articles() {
        for faction in Faction::ALL {
            let within = super::the(faction).in_language(Language::Dutch);
            assert!(within.starts_with("de ") || within.starts_with("het "), "{within}");
            let first = super::opening(faction).in_language(Language::Dutch);
            assert_eq!(first.to_lowercase(), within.to_lowercase());
            assert_eq!(super::the(faction).to_string(), format!("the {}", faction.name()));
        }
    }

    #[test]
    fn names_come_one_after_the_other() {
        let kinds = [FigureKind::Mannheim, FigureKind::Bee, FigureKind::AirSpirit];
        let said = super::listed(kinds);
        assert_eq!(said.to_string(), "Captain Mannheim, Giant Bee, Air Spirit");
        assert_eq!(said.in_language(Language::Dutch), "Kapitein Mannheim, Reuzenbij, Luchtgeest");
        assert_eq!(super::listed(kinds.into_iter().take(1)).to_string(), "Captain Mannheim");
    }
}
