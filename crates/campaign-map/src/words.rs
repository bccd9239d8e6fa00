//! Closed lists whose entries have one word in orders, files and records, and one name for people; and
//! ids that are one word.

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
        $crate::words::word! {
            $(#[$doc])* $name, 60, "^[a-z0-9-]{1,60}$", |c: char| {
                c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-'
            }
        }
    };
}

/// Declares the id of a place on a map: letters, digits and hyphens, 1 to 12.
macro_rules! place {
    ($(#[$doc:meta])* $name:ident) => {
        $crate::words::word! {
            $(#[$doc])* $name, 12, "^[A-Za-z0-9-]{1,12}$", |c: char| {
                c.is_ascii_alphanumeric() || c == '-'
            }
        }
    };
}

/// Declares an id that is one word of text.
macro_rules! word {
    ($(#[$doc:meta])* $name:ident, $length:literal, $pattern:literal, $fits:expr) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(std::sync::Arc<str>);

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
                let fits = $fits;
                if (1..=$length).contains(&text.len()) && text.chars().all(fits) {
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
                concat!("Map", stringify!($name)).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "pattern": $pattern })
            }
        }
    };
}

pub(crate) use {id, named, place, word};

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
#[error("`{0}` is no id; write letters, digits and hyphens, and no more than a few words of them")]
pub struct NotWord(pub String);
