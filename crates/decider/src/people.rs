//! Who acts and who may read: seats, the organiser, and the rules themselves.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr, sync::Arc};

/// A place at the table, such as `city-guard`: lower-case letters, digits and hyphens, 1 to 40.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(Arc<str>);

impl Seat {
    /// The seat's name as written in links, orders and records.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The text names nobody.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` names nobody; write `organiser`, `seat/<name>` or `rules`, a name being 1 to 40 \
     lower-case letters, digits and hyphens"
)]
pub struct NotBy(pub String);

impl FromStr for Seat {
    type Err = NotBy;

    fn from_str(name: &str) -> Result<Self, NotBy> {
        let allowed = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if (1..=40).contains(&name.len()) && name.chars().all(allowed) {
            Ok(Self(name.into()))
        } else {
            Err(NotBy(name.chars().take(60).collect()))
        }
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Who sent an order or caused a record.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum By {
    /// The person who keeps the book.
    Organiser,
    /// A player.
    Seat(Seat),
    /// What the rules themselves do: besiegers, automatic steps, consequences.
    Rules,
}

impl By {
    /// The player's seat, if it is a player.
    #[must_use]
    pub const fn seat(&self) -> Option<&Seat> {
        match self {
            Self::Seat(seat) => Some(seat),
            Self::Organiser | Self::Rules => None,
        }
    }
}

impl fmt::Display for By {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Organiser => f.write_str("organiser"),
            Self::Seat(seat) => write!(f, "seat/{seat}"),
            Self::Rules => f.write_str("rules"),
        }
    }
}

impl FromStr for By {
    type Err = NotBy;

    fn from_str(text: &str) -> Result<Self, NotBy> {
        match text {
            "organiser" => Ok(Self::Organiser),
            "rules" => Ok(Self::Rules),
            _ => match text.strip_prefix("seat/") {
                Some(name) => name.parse().map(Self::Seat),
                None => Err(NotBy(text.chars().take(60).collect())),
            },
        }
    }
}

impl Serialize for By {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for By {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// Who may read a payload. The organiser may always.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Audience {
    /// Everybody, also without a seat.
    Everyone,
    /// These seats only; none: the organiser alone.
    Seats(Vec<Seat>),
}

impl Audience {
    /// May this reader see the payload? `Rules` reads nothing of its own accord and sees all.
    #[must_use]
    pub fn admits(&self, reader: Option<&By>) -> bool {
        match (self, reader) {
            (Self::Everyone, _) | (Self::Seats(_), Some(By::Organiser | By::Rules)) => true,
            (Self::Seats(seats), Some(By::Seat(seat))) => seats.contains(seat),
            (Self::Seats(_), None) => false,
        }
    }
}

impl fmt::Display for Audience {
    /// The same words for the same people, in whatever order they were named.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Everyone => f.write_str("everyone"),
            Self::Seats(seats) if seats.is_empty() => f.write_str("organiser"),
            Self::Seats(seats) => {
                let mut names: Vec<&str> = seats.iter().map(Seat::name).collect();
                names.sort_unstable();
                f.write_str(&names.join(", "))
            }
        }
    }
}

impl Serialize for Audience {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Everyone => serializer.serialize_none(),
            Self::Seats(seats) => seats.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Audience {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Option::<Vec<Seat>>::deserialize(deserializer)?.map_or(Self::Everyone, Self::Seats))
    }
}
