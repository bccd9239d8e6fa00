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
    /// Something that has an id. Whoever has the state at hand says how it is called ([`Saying::naming`]); until then
    /// it is said as it is written.
    Thing {
        /// What kind of id, as schemas call it.
        kind: &'static str,
        /// As it is written.
        id: String,
        /// Does somebody have to type it? Then the id stands behind the name: `Red ogres 1 (red-ogres-1)`.
        typed: bool,
    },
    /// One after the other: `a, b, c`.
    Row(Vec<Part>),
    /// As each language has it, in the order of [`Language::ALL`].
    Each([String; Language::ALL.len()]),
}

/// How something is called in a language that has an id of a kind.
pub type Naming<'n> = &'n dyn Fn(&str, &str, Language) -> Option<String>;

/// What has an id, and a name that only a state knows.
pub trait Thing {
    /// What kind of id it is, as schemas call it.
    const KIND: &'static str;

    /// As it is written.
    fn id(&self) -> &str;
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

    /// The same sentence, in which things are called by their names: of a kind and an id, what is said in a
    /// language instead. None: it is said as it is written.
    #[must_use]
    pub fn naming(self, name: Naming<'_>) -> Self {
        Self(Box::new(match *self.0 {
            Kind::Message { room, key, facts } => {
                let facts = facts.into_iter().map(|(fact, part)| (fact, part.naming(name)));
                Kind::Message { room, key, facts: facts.collect() }
            }
            Kind::Row(sayings) => {
                Kind::Row(sayings.into_iter().map(|saying| saying.naming(name)).collect())
            }
            verbatim @ Kind::Verbatim(_) => verbatim,
        }))
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

    /// Something by its name.
    #[must_use]
    pub fn thing<T: Thing>(thing: &T) -> Self {
        Self::Thing { kind: T::KIND, id: thing.id().to_owned(), typed: false }
    }

    /// Things that somebody may type, one after the other: their names, and their ids behind them.
    #[must_use]
    pub fn to_type<'t, T: Thing + 't>(things: impl IntoIterator<Item = &'t T>) -> Self {
        let typed =
            |thing: &T| Self::Thing { kind: T::KIND, id: thing.id().to_owned(), typed: true };
        Self::Row(things.into_iter().map(typed).collect())
    }

    fn naming(self, name: Naming<'_>) -> Self {
        match self {
            Self::Thing { kind, id, typed } => {
                let [english, dutch] = Language::ALL.map(|language| name(kind, &id, language));
                match english.zip(dutch) {
                    Some((english, dutch)) if typed => {
                        Self::Each([english, dutch].map(|called| format!("{called} ({id})")))
                    }
                    Some((english, dutch)) => Self::Each([english, dutch]),
                    None => Self::Text(id),
                }
            }
            Self::Saying(saying) => Self::Saying(saying.naming(name)),
            Self::Row(parts) => {
                Self::Row(parts.into_iter().map(|part| part.naming(name)).collect())
            }
            said => said,
        }
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
            Self::Thing { id, .. } => id.clone().into(),
            Self::Each(texts) => {
                let mine = Language::ALL.iter().zip(texts).find(|it| *it.0 == words.language());
                mine.map(|(_, text)| text.clone()).unwrap_or_default().into()
            }
            Self::Row(parts) => {
                let parts = parts.iter().map(|part| part.text(words));
                parts.collect::<Vec<_>>().join(", ").into()
            }
        }
    }

    fn text(&self, words: Words<'_>) -> String {
        match self.in_words(words) {
            Fact::String(text) => text.into_owned(),
            Fact::Number(number) => number.as_string().into_owned(),
            _ => String::new(),
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

impl<T: Thing> From<&T> for Part {
    fn from(thing: &T) -> Self {
        Self::thing(thing)
    }
}

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
    use super::{Part, Saying, Thing};
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

    struct Figure(&'static str);

    impl Thing for Figure {
        const KIND: &'static str = "FigureId";

        fn id(&self) -> &str {
            self.0
        }
    }

    #[test]
    fn whoever_has_the_state_names_what_has_an_id() {
        let soldier = Figure("foot-soldier-3");
        let far = saying!(&ROOM, "far", who = &soldier, hexes = 2_u32);
        let ask = saying!(&ROOM, "ask", whom = Part::to_type([&soldier, &Figure("ada")]));
        let both = Saying::row(vec![far, saying!(&ROOM, "ask", whom = ask)]);
        assert_eq!(
            both.to_string(),
            "foot-soldier-3 is 2 hexes away. Ask Ask foot-soldier-3, ada.."
        );
        let named = both.naming(&|kind, id, language| {
            let name = ROOM.in_language(language).name("Foot Soldier 3");
            (kind == "FigureId" && id != "ada").then_some(name)
        });
        assert_eq!(
            named.in_language(Language::Dutch),
            "Voetsoldaat 3 is 2 velden ver. Vraag Vraag Voetsoldaat 3 (foot-soldier-3), ada.."
        );
    }

    #[test]
    fn a_sentence_stands_in_another() {
        let inner = saying!(&ROOM, "ask", whom = "12,4");
        let outer = saying!(&ROOM, "far", who = inner, hexes = 1_u32);
        assert_eq!(outer.in_language(Language::Dutch), "Vraag 12,4. is 1 velden ver.");
    }
}
