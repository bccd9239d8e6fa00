//! Sentences that are made in one place and said in another.

use crate::{Catalogue, Fact, Language, Words};
use std::fmt;
use std::sync::LazyLock;

/// The sentences of a room, read when the first of them is said.
pub type Room = &'static LazyLock<Catalogue>;

/// A sentence before it is said: which message it is, and its facts. Whoever hears it chooses the
/// language; [`Display`](fmt::Display) says it in English. It is small, because refusals carry two.
#[derive(Clone)]
pub struct Saying(Box<Kind>);

#[derive(Clone)]
enum Kind {
    Message { room: Room, key: &'static str, facts: Vec<(&'static str, Part)> },
    Verbatim(String),
    Row(Vec<Saying>),
}

/// A fact of a sentence that is not said yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// As it stands, in every language: a hex, an order, an id.
    Text(String),
    /// A number; plurals follow it.
    Number(i64),
    /// A name of the rulebook: as the room's file of names has it, else itself.
    Name(String),
    /// Names in a row: `a, b and c`.
    Names(Vec<String>),
    /// Another sentence.
    Saying(Saying),
}

impl Saying {
    /// A message of a room. [`saying!`](crate::saying!) is the short way.
    #[must_use]
    pub fn new(room: Room, key: &'static str, facts: Vec<(&'static str, Part)>) -> Self {
        Self(Box::new(Kind::Message { room, key, facts }))
    }

    /// A text that nobody translates, such as what a library says of a file.
    #[must_use]
    pub fn verbatim(text: impl Into<String>) -> Self {
        Self(Box::new(Kind::Verbatim(text.into())))
    }

    /// Sentences one after the other.
    #[must_use]
    pub fn row(sayings: Vec<Self>) -> Self {
        Self(Box::new(Kind::Row(sayings)))
    }

    /// Says it.
    #[must_use]
    pub fn in_language(&self, language: Language) -> String {
        match &*self.0 {
            Kind::Message { room, key, facts } => {
                let words = room.in_language(language);
                let facts: Vec<(&'static str, Fact)> =
                    facts.iter().map(|(name, part)| (*name, part.in_words(words))).collect();
                words.say(key, &facts)
            }
            Kind::Verbatim(text) => text.clone(),
            Kind::Row(sayings) => {
                let said = sayings.iter().map(|saying| saying.in_language(language));
                said.collect::<Vec<_>>().join(" ")
            }
        }
    }
}

impl Part {
    /// A name of the rulebook.
    #[must_use]
    pub fn name(name: impl Into<String>) -> Self {
        Self::Name(name.into())
    }

    fn in_words(&self, words: Words<'_>) -> Fact {
        match self {
            Self::Text(text) => text.clone().into(),
            Self::Number(number) => (*number).into(),
            Self::Name(name) => words.name(name).into(),
            Self::Names(names) => {
                let names: Vec<String> = names.iter().map(|name| words.name(name)).collect();
                words.list(&names).into()
            }
            Self::Saying(saying) => saying.in_language(words.language()).into(),
        }
    }
}

impl fmt::Display for Saying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.in_language(Language::English))
    }
}

impl fmt::Debug for Saying {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &*self.0 {
            Kind::Message { key, facts, .. } => f.debug_tuple(key).field(facts).finish(),
            Kind::Verbatim(text) => text.fmt(f),
            Kind::Row(sayings) => f.debug_list().entries(sayings).finish(),
        }
    }
}

/// The same message with the same facts.
impl PartialEq for Saying {
    fn eq(&self, other: &Self) -> bool {
        match (&*self.0, &*other.0) {
            (
                Kind::Message { room, key, facts },
                Kind::Message { room: other_room, key: other_key, facts: other_facts },
            ) => std::ptr::eq(*room, *other_room) && key == other_key && facts == other_facts,
            (Kind::Verbatim(text), Kind::Verbatim(other)) => text == other,
            (Kind::Row(sayings), Kind::Row(others)) => sayings == others,
            _ => false,
        }
    }
}

impl Eq for Saying {}

impl From<Saying> for Part {
    fn from(saying: Saying) -> Self {
        Self::Saying(saying)
    }
}

impl From<String> for Part {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<&str> for Part {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl From<$number> for Part {
            fn from(number: $number) -> Self {
                Self::Number(number.into())
            }
        })+
    };
}

numbers!(u8 u16 u32 i32 i64);

impl From<usize> for Part {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Part {
    fn from(number: u64) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

/// Makes a sentence of a room: `saying!(&ROOM, "far", who = Part::name(name), hexes = 7)`.
#[macro_export]
macro_rules! saying {
    ($room:expr, $key:literal $(, $name:ident = $fact:expr)* $(,)?) => {
        $crate::Saying::new($room, $key, vec![$((stringify!($name), $crate::Part::from($fact))),*])
    };
}

/// Gives a room its own `said!`, which makes a sentence of that room. Facts are whatever a [`Part`] can be made
/// from, or what the room's own function makes one from. The dollar sign stands for itself: a macro cannot
/// write another one without it.
///
/// ```
/// use messages::{Catalogue, Part};
/// use std::sync::LazyLock;
///
/// static SENTENCES: LazyLock<Catalogue> =
///     LazyLock::new(|| Catalogue::new("far = { $who } is far.", "far = { $who } is ver."));
/// messages::room!($ SENTENCES);
///
/// assert_eq!(said!("far", who = "Alda").to_string(), "Alda is far.");
/// ```
///
/// ```
/// # use messages::{Catalogue, Part};
/// # use std::sync::LazyLock;
/// # static SENTENCES: LazyLock<Catalogue> =
/// #     LazyLock::new(|| Catalogue::new("far = { $who } is far.", "far = { $who } is ver."));
/// messages::room!($ SENTENCES, |name: &str| Part::from(name.to_uppercase()));
///
/// assert_eq!(said!("far", who = "alda").to_string(), "ALDA is far.");
/// ```
#[macro_export]
macro_rules! room {
    ($d:tt $room:path) => {
        $crate::room!($d $room, $crate::Part::from);
    };
    ($d:tt $room:path, $part:expr) => {
        /// A sentence of this room, to be said later: its key, then its facts.
        macro_rules! said {
            ($d key:literal $d(, $d name:ident = $d fact:expr)* $d(,)?) => {
                $crate::Saying::new(
                    &$room,
                    $d key,
                    vec![$d((stringify!($d name), ($part)($d fact))),*],
                )
            };
        }
    };
}

#[cfg(test)]
mod tests {
    use super::{Part, Saying};
    use crate::{Catalogue, Language};
    use std::sync::LazyLock;

    static ROOM: LazyLock<Catalogue> = LazyLock::new(|| {
        Catalogue::new(
            "and = and\nnobody = nobody\nfar = { $who } is { $hexes } hexes away.\nask = Ask { $whom }.",
            "and = en\nnobody = niemand\nfar = { $who } is { $hexes } velden ver.\nask = Vraag { $whom }.",
        )
        .with_names("name-foot-soldier = Voetsoldaat")
    });

    #[test]
    fn whoever_hears_it_chooses_the_language() {
        let far = saying!(&ROOM, "far", who = Part::name("Foot Soldier 3"), hexes = 7_u32);
        let ask =
            saying!(&ROOM, "ask", whom = Part::Names(vec!["Foot Soldier".into(), "Ada".into()]));
        let both = Saying::row(vec![far.clone(), ask, Saying::verbatim("(R-1)")]);
        assert_eq!(
            both.to_string(),
            "Foot Soldier 3 is 7 hexes away. Ask Foot Soldier and Ada. (R-1)"
        );
        assert_eq!(
            both.in_language(Language::Dutch),
            "Voetsoldaat 3 is 7 velden ver. Vraag Voetsoldaat en Ada. (R-1)"
        );
        assert_eq!(far, far.clone());
        assert_ne!(far, saying!(&ROOM, "far", who = Part::name("Foot Soldier 3"), hexes = 8_u32));
    }

    #[test]
    fn a_sentence_stands_in_another() {
        let inner = saying!(&ROOM, "ask", whom = "12,4");
        let outer = saying!(&ROOM, "far", who = inner, hexes = 1_u32);
        assert_eq!(outer.in_language(Language::Dutch), "Vraag 12,4. is 1 velden ver.");
    }
}
