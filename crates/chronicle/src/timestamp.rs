//! The time of acceptance, exactly as it stands in a record.

use chrono::{DateTime, SecondsFormat, SubsecRound as _, Utc};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr};

/// RFC 3339 in UTC with milliseconds, `2026-01-02T03:04:05.678Z`. This crate has no clock: whoever
/// accepts an order says when.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(DateTime<Utc>);

/// The text is no such time.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no time; write UTC with milliseconds, for example `2026-01-02T03:04:05.678Z`")]
pub struct NotTimestamp(pub String);

const SHAPE: &[u8; 24] = b"dddd-dd-ddTdd:dd:dd.dddZ";

/// 0000-01-01T00:00:00.000Z and 9999-12-31T23:59:59.999Z: four digits say no other years.
const FIRST: DateTime<Utc> =
    DateTime::from_timestamp_millis(-62_167_219_200_000).expect("within chrono's years");
const LAST: DateTime<Utc> =
    DateTime::from_timestamp_millis(253_402_300_799_999).expect("within chrono's years");

impl From<DateTime<Utc>> for Timestamp {
    /// Whole milliseconds of it; a year that four digits cannot say becomes the first or the last
    /// moment that they can.
    fn from(moment: DateTime<Utc>) -> Self {
        Self(moment.clamp(FIRST, LAST).trunc_subsecs(3))
    }
}

impl From<Timestamp> for DateTime<Utc> {
    fn from(timestamp: Timestamp) -> Self {
        timestamp.0
    }
}

impl FromStr for Timestamp {
    type Err = NotTimestamp;

    fn from_str(text: &str) -> Result<Self, NotTimestamp> {
        let wrong = || NotTimestamp(text.chars().take(40).collect());
        // RFC 3339 has more forms than a record, and a second 60 in every minute.
        let shaped = text.len() == SHAPE.len()
            && text.bytes().zip(SHAPE).all(|(byte, shape)| match shape {
                b'd' => byte.is_ascii_digit(),
                literal => byte == *literal,
            });
        if !shaped || (&text[17..19] == "60" && &text[11..16] != "23:59") {
            return Err(wrong());
        }
        DateTime::parse_from_rfc3339(text).map(|moment| Self(moment.to_utc())).map_err(|_| wrong())
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.to_rfc3339_opts(SecondsFormat::Millis, true))
    }
}

impl fmt::Debug for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
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
    use proptest::prelude::*;

    #[test]
    fn moments_become_text() {
        for (millis, text) in [
            (0, "1970-01-01T00:00:00.000Z"),
            (951_782_399_999, "2000-02-28T23:59:59.999Z"),
            (951_782_400_000, "2000-02-29T00:00:00.000Z"),
            (1_767_323_045_678, "2026-01-02T03:04:05.678Z"),
            (-62_167_219_200_001, "0000-01-01T00:00:00.000Z"),
            (253_402_300_800_000, "9999-12-31T23:59:59.999Z"),
        ] {
            let time = Timestamp::from(DateTime::from_timestamp_millis(millis).unwrap());
            assert_eq!(time.to_string(), text);
            assert_eq!(text.parse(), Ok(time));
        }
    }

    #[test]
    fn less_than_a_millisecond_is_not_told() {
        let moment = DateTime::from_timestamp_nanos(1_999_999);
        let time = Timestamp::from(moment);
        assert_eq!(time.to_string(), "1970-01-01T00:00:00.001Z");
        assert_eq!(time.to_string().parse(), Ok(time));
    }

    #[test]
    fn other_forms_are_refused() {
        for wrong in [
            "",
            "2026-01-02T03:04:05Z",
            "2026-01-02T03:04:05.678+00:00",
            "2026-01-02T03:04:05.6789Z",
            "2026-01-02t03:04:05.678z",
            "2026-01-02 03:04:05.678Z",
            "+026-01-02T03:04:05.678Z",
            "2026-02-29T03:04:05.678Z",
            "1900-02-29T03:04:05.678Z",
            "2026-00-02T03:04:05.678Z",
            "2026-01-00T03:04:05.678Z",
            "2026-13-02T03:04:05.678Z",
            "2026-01-02T24:00:00.000Z",
            "2026-01-02T03:60:00.000Z",
            "2026-01-02T03:04:60.000Z",
            "2026-01-02T22:59:60.000Z",
            "2026-01-02T23:59:61.000Z",
            "２026-01-02T03:04:05.67Z",
        ] {
            assert!(wrong.parse::<Timestamp>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_leap_second_may_stand_at_the_end_of_a_day() {
        let texts =
            ["2016-12-31T23:59:59.999Z", "2016-12-31T23:59:60.123Z", "2017-01-01T00:00:00.000Z"];
        let times = texts.map(|text| text.parse::<Timestamp>().unwrap());
        assert_eq!(times.map(|time| time.to_string()), texts);
        assert!(times.is_sorted());
    }

    proptest! {
        /// Whatever is read is written again byte for byte, and times are in the order of their texts.
        #[test]
        fn what_is_read_is_written_again(
            one in "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T(23:59:60|([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9])\\.[0-9]{3}Z",
            other in "[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T(23:59:60|([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9])\\.[0-9]{3}Z",
        ) {
            let times = (one.parse::<Timestamp>(), other.parse::<Timestamp>());
            prop_assume!(times.0.is_ok());
            let time = times.0.unwrap();
            prop_assert_eq!(time.to_string(), one.clone());
            if let Ok(other_time) = times.1 {
                prop_assert_eq!(time.cmp(&other_time), one.cmp(&other));
            }
        }
    }
}
