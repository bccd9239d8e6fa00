//! Closed lists whose entries have one word in orders, files and records, and one name for people.

/// Declares such a list.
macro_rules! named {
    ($(#[$doc:meta])* $list:ident { $($(#[$entry_doc:meta])* $entry:ident = $word:literal, $name:literal;)+ }) => {
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
            serde::Serialize, serde::Deserialize, schemars::JsonSchema,
        )]
        $(#[$doc])*
        pub enum $list {
            $($(#[$entry_doc])* #[serde(rename = $word)] $entry,)+
        }

        impl $list {
            /// Every entry, in the order of the rulebook.
            pub const ALL: &'static [Self] = &[$(Self::$entry,)+];

            /// The word used in orders, files and records.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$entry => $word,)+ }
            }

            /// The name as people say it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$entry => $name,)+ }
            }
        }

        /// The word: messages choose by it. People read the name.
        impl From<$list> for messages::Part {
            fn from(entry: $list) -> Self {
                Self::from(entry.word())
            }
        }

        impl std::fmt::Display for $list {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $list {
            type Err = $crate::words::NotNamed;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let named = Self::ALL.iter().copied().find(|entry| entry.word() == text);
                named.ok_or_else(|| $crate::words::NotNamed {
                    text: text.chars().take(40).collect(),
                    known: Self::ALL.iter().map(|entry| entry.word()).collect::<Vec<_>>().join(", "),
                })
            }
        }
    };
}

/// Declares an id that is one word of text: small letters, digits and hyphens, 1 to 60.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(std::sync::Arc<str>);

        /// As it is written, in every language.
        impl From<&$name> for messages::Part {
            fn from(id: &$name) -> Self {
                Self::from(id.word())
            }
        }

        impl $name {
            /// As it is written.
            #[must_use]
            pub fn word(&self) -> &str {
                &self.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::words::NotWord;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
                if (1..=60).contains(&text.len()) && text.chars().all(fits) {
                    Ok(Self(text.into()))
                } else {
                    Err($crate::words::NotWord(text.chars().take(60).collect()))
                }
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.0)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }

        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "pattern": "^[a-z0-9-]{1,60}$" })
            }
        }
    };
}

pub(crate) use {id, named};

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

/// The text names nothing in a closed list.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` is not in the list; there are {known}")]
pub struct NotNamed {
    /// The text, shortened.
    pub text: String,
    /// Everything that there is.
    pub known: String,
}

/// The text is no id.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no id; write 1 to 60 small letters, digits and hyphens")]
pub struct NotWord(pub String);
