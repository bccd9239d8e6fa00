//! The time of acceptance, exactly as it stands in a record.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr};

/// RFC 3339 in UTC with milliseconds, `2026-01-02T03:04:05.678Z`. This crate has no clock: whoever
/// accepts an order says when.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp([u8; 24]);

/// The text is no such time.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no time; write UTC with milliseconds, for example `2026-01-02T03:04:05.678Z`")]
pub struct NotTimestamp(pub String);

const SHAPE: &[u8; 24] = b"dddd-dd-ddTdd:dd:dd.dddZ";

fn days_in(year: u64, month: u64) -> u64 {
    let divides = |years: u64| year.is_multiple_of(years);
    let leap = divides(4) && (!divides(100) || divides(400));
    match month {
        2 => 28 + u64::from(leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl Timestamp {
    /// The time `millis` milliseconds after 1970-01-01T00:00:00Z; years after 9999 are written as
    /// the last moment of 9999.
    #[must_use]
    pub fn from_unix_millis(millis: u64) -> Self {
        const LAST: u64 = 253_402_300_799_999;
        let millis = millis.min(LAST);
        let (mut days, of_day) = (millis / 86_400_000, millis % 86_400_000);
        let mut year = 1970;
        loop {
            let length = 337 + days_in(year, 2);
            if days < length {
                break;
            }
            days -= length;
            year += 1;
        }
        let mut month = 1;
        while days >= days_in(year, month) {
            days -= days_in(year, month);
            month += 1;
        }
        let (seconds, thousandths) = (of_day / 1000, of_day % 1000);
        let mut text = *SHAPE;
        let mut write = |from: usize, digits: usize, number: u64| {
            let mut rest = number;
            for digit in text[from..from + digits].iter_mut().rev() {
                *digit = b'0' + (rest % 10) as u8;
                rest /= 10;
            }
        };
        write(0, 4, year);
        write(5, 2, month);
        write(8, 2, days + 1);
        write(11, 2, seconds / 3600);
        write(14, 2, seconds / 60 % 60);
        write(17, 2, seconds % 60);
        write(20, 3, thousandths);
        Self(text)
    }

    /// The text, 24 ASCII characters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl FromStr for Timestamp {
    type Err = NotTimestamp;

    fn from_str(text: &str) -> Result<Self, NotTimestamp> {
        let wrong = || NotTimestamp(text.chars().take(40).collect());
        let bytes: [u8; 24] = text.as_bytes().try_into().map_err(|_| wrong())?;
        let shaped = bytes.iter().zip(SHAPE).all(|(byte, shape)| match shape {
            b'd' => byte.is_ascii_digit(),
            literal => byte == literal,
        });
        if !shaped {
            return Err(wrong());
        }
        let number = |from: usize, digits: usize| {
            bytes[from..from + digits].iter().fold(0, |n, digit| n * 10 + u64::from(digit - b'0'))
        };
        let (year, month, day) = (number(0, 4), number(5, 2), number(8, 2));
        let (hour, minute, second) = (number(11, 2), number(14, 2), number(17, 2));
        // A leap second may stand at the end of a day.
        let last_second = if (hour, minute) == (23, 59) { 60 } else { 59 };
        let exists = (1..=12).contains(&month)
            && (1..=days_in(year, month)).contains(&day)
            && hour < 24
            && minute < 60
            && second <= last_second;
        if exists { Ok(Self(bytes)) } else { Err(wrong()) }
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_become_text() {
        for (millis, text) in [
            (0, "1970-01-01T00:00:00.000Z"),
            (951_782_399_999, "2000-02-28T23:59:59.999Z"),
            (951_782_400_000, "2000-02-29T00:00:00.000Z"),
            (1_767_323_045_678, "2026-01-02T03:04:05.678Z"),
            (u64::MAX, "9999-12-31T23:59:59.999Z"),
        ] {
            let time = Timestamp::from_unix_millis(millis);
            assert_eq!(time.as_str(), text);
            assert_eq!(text.parse(), Ok(time));
        }
    }

    #[test]
    fn other_forms_are_refused() {
        for wrong in [
            "",
            "2026-01-02T03:04:05Z",
            "2026-01-02T03:04:05.678+00:00",
            "2026-01-02t03:04:05.678z",
            "2026-02-29T03:04:05.678Z",
            "2026-13-02T03:04:05.678Z",
            "2026-01-02T24:00:00.000Z",
            "2026-01-02T03:04:60.000Z",
        ] {
            assert!(wrong.parse::<Timestamp>().is_err(), "{wrong}");
        }
        assert!("2016-12-31T23:59:60.000Z".parse::<Timestamp>().is_ok());
    }
}
