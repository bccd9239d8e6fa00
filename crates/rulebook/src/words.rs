//! What is one word in orders, files and records: the entries of closed lists, and ids.

use messages::{Catalogue, Saying, saying};
use std::sync::{Arc, LazyLock};

const ENGLISH: &str = include_str!("words/en.ftl");
const DUTCH: &str = include_str!("words/nl.ftl");

static SENTENCES: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH));

/// Declares a closed list: each entry has one word in orders, files and records, and one name for people.
/// The room that declares it knows `serde` and `schemars`; what is written above the list, goes to it.
///
/// ```
/// rulebook::named! {
///     /// What one stands on.
///     Ground {
///         /// No cover.
///         Open = "open", "Open ground";
///         /// Cover.
///         Woods = "woods", "Woods";
///     }
/// }
///
/// assert_eq!("woods".parse(), Ok(Ground::Woods));
/// assert_eq!((Ground::Open.name(), Ground::Open.to_string().as_str()), ("Open ground", "open"));
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $list:ident { $($(#[$entry_doc:meta])* $entry:ident = $word:literal, $name:literal;)+ }) => {
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
            ::serde::Serialize, ::serde::Deserialize, ::schemars::JsonSchema,
        )]
        $(#[$doc])*
        pub enum $list {
            $($(#[$entry_doc])* #[serde(rename = $word)] $entry,)+
        }

        impl $list {
            /// Every entry, in the order of the rulebook.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$entry,)+];

            /// The word used in orders, files and records.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$entry => $word,)+ }
            }

            /// The entry of a word.
            #[must_use]
            pub fn of_word(word: &str) -> Option<Self> {
                match word {
                    $($word => Some(Self::$entry),)+
                    _ => None,
                }
            }

            /// The name as people say it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$entry => $name,)+ }
            }
        }

        /// The word: messages choose by it. People read the name.
        impl From<$list> for ::messages::Part {
            fn from(entry: $list) -> Self {
                Self::from(entry.word())
            }
        }

        impl ::std::fmt::Display for $list {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl ::std::str::FromStr for $list {
            type Err = $crate::NotNamed;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::of_word(text).ok_or_else(|| $crate::NotNamed::new(text, Self::ALL.iter().map(|it| it.word())))
            }
        }

        impl $crate::notation::Word for $list {
            fn what() -> ::messages::Saying {
                $crate::NotNamed::missing(Self::ALL.iter().map(|it| it.word()))
            }

            fn read_word(word: &str) -> Result<Self, ::messages::Saying> {
                word.parse().map_err(|wrong: $crate::NotNamed| wrong.0)
            }

            fn near(word: &str) -> Option<&'static str> {
                $crate::notation::nearest(word, Self::ALL.iter().map(|it| it.word()))
            }
        }
    };
}

/// Declares an id that is one word of text, with its name in schemas and its [`Spelling`].
///
/// ```
/// rulebook::id! {
///     /// A banner, such as `north-1`.
///     BannerId as "MapBannerId", Small
/// }
///
/// let banner: BannerId = "north-1".parse()?;
/// assert_eq!(banner.word(), "north-1");
/// assert!("North".parse::<BannerId>().is_err());
/// # Ok::<(), rulebook::NotWord>(())
/// ```
#[macro_export]
macro_rules! id {
    ($(#[$doc:meta])* $name:ident as $title:literal, $spelling:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(::std::sync::Arc<str>);

        impl $name {
            /// As it is written.
            #[must_use]
            pub fn word(&self) -> &str {
                &self.0
            }
        }

        impl ::messages::Thing for $name {
            const KIND: &'static str = $title;

            fn id(&self) -> &str {
                self.word()
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = $crate::NotWord;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                $crate::Spelling::$spelling.read(text).map(Self)
            }
        }

        impl $crate::notation::Word for $name {
            const CAPITALS: bool = matches!($crate::Spelling::$spelling, $crate::Spelling::Short);

            fn what() -> ::messages::Saying {
                $crate::NotWord::missing()
            }

            fn read_word(word: &str) -> Result<Self, ::messages::Saying> {
                word.parse().map_err(|wrong: $crate::NotWord| wrong.0)
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }

        impl ::schemars::JsonSchema for $name {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                $title.into()
            }

            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                ::schemars::json_schema!({
                    "type": "string",
                    "pattern": $crate::Spelling::$spelling.pattern()
                })
            }
        }
    };
}

/// How an id is spelt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// 1 to 60 small letters, digits and hyphens.
    Small,
    /// 1 to 12 letters, digits and hyphens: short enough to be written on a map.
    Short,
}

impl Spelling {
    /// The same as a regular expression.
    #[must_use]
    pub const fn pattern(self) -> &'static str {
        match self {
            Self::Small => "^[a-z0-9-]{1,60}$",
            Self::Short => "^[A-Za-z0-9-]{1,12}$",
        }
    }

    /// Takes a text that is spelt so.
    ///
    /// # Errors
    /// [`NotWord`] with what would be right.
    pub fn read(self, text: &str) -> Result<Arc<str>, NotWord> {
        let (most, capitals) = match self {
            Self::Small => (60, false),
            Self::Short => (12, true),
        };
        let fits = |letter: char| {
            letter.is_ascii_lowercase()
                || letter.is_ascii_digit()
                || letter == '-'
                || (capitals && letter.is_ascii_uppercase())
        };
        if (1..=most).contains(&text.len()) && text.chars().all(fits) {
            return Ok(text.into());
        }
        let text: String = text.chars().take(60).collect();
        Err(NotWord(match self {
            Self::Small => saying!(&SENTENCES, "not-small", text = text),
            Self::Short => saying!(&SENTENCES, "not-short", text = text),
        }))
    }
}

/// The text names nothing in a closed list: a sentence with everything that there is.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotNamed(pub Saying);

impl NotNamed {
    /// Says that `text` is none of `known`.
    pub fn new(text: &str, known: impl Iterator<Item = &'static str>) -> Self {
        let text: String = text.chars().take(40).collect();
        let known = known.collect::<Vec<_>>().join(", ");
        Self(saying!(&SENTENCES, "not-named", text = text, known = known))
    }

    /// What is missing where one of `known` should stand.
    pub fn missing(known: impl Iterator<Item = &'static str>) -> Saying {
        saying!(&SENTENCES, "one-of", known = known.collect::<Vec<_>>().join(", "))
    }
}

/// The text is no id: a sentence with what would be right.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotWord(pub Saying);

impl NotWord {
    /// What is missing where an id should stand.
    #[must_use]
    pub fn missing() -> Saying {
        saying!(&SENTENCES, "an-id")
    }
}

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH, NotNamed, Spelling};
    use messages::Language;

    #[test]
    fn what_is_no_word_is_said_in_every_language() {
        assert_eq!(
            messages::faults(ENGLISH, DUTCH, &[include_str!("words.rs")]),
            Vec::<String>::new()
        );
        assert_eq!(messages::untranslated(ENGLISH, DUTCH), Vec::<String>::new());

        let no_ground = NotNamed::new("swamp", ["open", "woods"].into_iter());
        assert_eq!(no_ground.to_string(), "`swamp` is not in the list; there are open, woods");
        assert_eq!(
            no_ground.0.in_language(Language::Dutch),
            "`swamp` staat niet in de lijst; kies uit open, woods"
        );
    }

    #[test]
    fn an_id_is_as_long_as_it_may_be_and_not_longer() {
        for (spelling, word, wrong) in [
            (Spelling::Small, "a".repeat(60), "a".repeat(61)),
            (Spelling::Small, "king-2".to_owned(), "King-2".to_owned()),
            (Spelling::Short, "K3-Middelpor".to_owned(), "K3-Middelpoort".to_owned()),
            (Spelling::Short, "33".to_owned(), "3.3".to_owned()),
            (Spelling::Short, "a".to_owned(), String::new()),
        ] {
            assert_eq!(spelling.read(&word).as_deref(), Ok(word.as_str()));
            assert!(spelling.read(&wrong).is_err(), "{wrong}");
        }
        let told = |spelling: Spelling| spelling.read("Élan!").unwrap_err().to_string();
        assert_eq!(
            told(Spelling::Small),
            "`Élan!` is no id; write 1 to 60 small letters, digits and hyphens"
        );
        assert_eq!(
            told(Spelling::Short),
            "`Élan!` is no id; write 1 to 12 letters, digits and hyphens"
        );
    }
}
