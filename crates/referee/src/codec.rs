//! Events become records, and records become events again: kind, version and JSON.

mod upcasters;

pub use upcasters::UPCASTERS;

use campaign::{EngagementNumber, Event, NotRead, desk::DeskEvent};
use chronicle::{EngagementId, Format, Line, Scope, kind};
use serde::{Serialize, Serializer};
use serde_json::Value;

/// Turns the data of an older `(kind, v)` into that of the next version.
#[derive(Debug, Clone, Copy)]
pub struct Upcaster {
    /// The kind of record.
    pub kind: &'static str,
    /// The version that it reads; it gives the one after.
    pub from: u32,
    /// What it does.
    pub upcast: fn(Value) -> Value,
}

/// A record that holds no fact of these rules.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("record {seq} (`{kind}` version {v}): {message}")]
pub struct NotEvent {
    /// The record.
    pub seq: u64,
    /// Its kind.
    pub kind: String,
    /// Its version.
    pub v: u32,
    /// What is wrong.
    pub message: String,
}

/// A fact's payload alone, as it stands in `data`.
pub struct Payload<'e>(pub &'e Event);

impl Serialize for Payload<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize_payload(serializer)
    }
}

/// The scope of a campaign's own records, or of an engagement's.
#[must_use]
pub fn scope_of(engagement: Option<EngagementNumber>) -> Scope {
    engagement
        .and_then(|number| number.to_string().parse::<EngagementId>().ok())
        .map_or(Scope::Campaign, Scope::Engagement)
}

/// The engagement that a scope names: `None` for the campaign, `Some(None)` for an id that no
/// engagement can have.
#[must_use]
pub fn engagement_of(scope: &Scope) -> Option<Option<EngagementNumber>> {
    match scope {
        Scope::Campaign => None,
        Scope::Engagement(id) => Some(number_of(id.name())),
    }
}

fn number_of(id: &str) -> Option<EngagementNumber> {
    let canonical = !id.starts_with('0') && id.bytes().all(|digit| digit.is_ascii_digit());
    id.parse().ok().filter(|_| canonical).map(EngagementNumber)
}

/// Reads the fact of a line; `None` where it holds none: orders, dice, cards, rewinds and devices are the
/// chronicle's, and change no state.
///
/// # Errors
/// [`NotEvent`] when the kind or version is unknown, the data does not fit, or is hidden.
pub fn event_of(line: &Line<'_>) -> Result<Option<Event>, NotEvent> {
    event_with(line, UPCASTERS)
}

/// [`event_of`] with other upcasters.
///
/// # Errors
/// As [`event_of`].
pub fn event_with(line: &Line<'_>, upcasters: &[Upcaster]) -> Result<Option<Event>, NotEvent> {
    let own = [kind::ORDER_GIVEN, kind::TIMELINE_REWOUND, kind::DICE_ROLLED, kind::CARD_DRAWN];
    if own.contains(&line.kind) || kind::is_along_the_stream(line.kind) {
        return Ok(None);
    }
    let wrong = |message: String| NotEvent {
        seq: line.seq,
        kind: line.kind.to_owned(),
        v: line.v,
        message,
    };
    let data = line.data.ok_or_else(|| wrong("its payload is hidden in this copy".into()))?;
    // In version 2 of the log genesis tells more, and of the campaign the same.
    let second = line.kind == kind::CAMPAIGN_CREATED
        && Format::Two.version_of(line.kind) == Some(line.v)
        && upcasters.iter().all(|step| step.kind != line.kind);
    let mut v = if second { 1 } else { line.v };
    let event = if step(upcasters, line.kind, v).is_none() {
        read(line, &mut serde_json::Deserializer::from_str(data))
    } else {
        let old = serde_json::from_str(data).map_err(|error| wrong(error.to_string()))?;
        let value;
        (v, value) = raised(upcasters, line.kind, v, old);
        read(line, value)
    };
    let event = event.map_err(&wrong)?;
    if event.version() != v {
        let known = event.version();
        return Err(wrong(format!("this program knows version {known} of it")));
    }
    Ok(Some(event))
}

/// Reads a fact of the desk alone, of whatever version; none: it is not the desk's.
pub(crate) fn desk_event(
    kind: &str,
    v: u32,
    data: &str,
) -> Option<Result<DeskEvent, serde_json::Error>> {
    if step(UPCASTERS, kind, v).is_none() {
        let mut from = serde_json::Deserializer::from_str(data);
        return DeskEvent::deserialize_payload(kind, &mut from);
    }
    match serde_json::from_str(data) {
        Ok(old) => DeskEvent::deserialize_payload(kind, raised(UPCASTERS, kind, v, old).1),
        Err(error) => Some(Err(error)),
    }
}

fn step<'u>(upcasters: &'u [Upcaster], kind: &str, v: u32) -> Option<&'u Upcaster> {
    upcasters.iter().find(|step| step.kind == kind && step.from == v)
}

/// Data of an older version, step by step raised to the newest that there is a way to.
fn raised(upcasters: &[Upcaster], kind: &str, mut v: u32, mut data: Value) -> (u32, Value) {
    while let Some(step) = step(upcasters, kind, v) {
        data = (step.upcast)(data);
        v += 1;
    }
    (v, data)
}

fn read<'d, D: serde::Deserializer<'d>>(line: &Line<'_>, data: D) -> Result<Event, String>
where
    D::Error: std::fmt::Display,
{
    let engagement = line.scope.strip_prefix("engagement/").and_then(number_of);
    Event::deserialize_payload(line.kind, engagement, data).map_err(|wrong| match wrong {
        NotRead::Kind => "this program knows no such kind".into(),
        NotRead::Scope => format!("its scope is `{}`, which is no engagement", line.scope),
        NotRead::Payload(error) => error.to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use chance::Secret;
    use chronicle::{Batch, Timestamp, genesis};
    use decider::By;
    use serde_json::json;

    fn genesis_of(data: &Value) -> Batch {
        let id = uuid::Builder::from_unix_timestamp_millis(1, &[1; 10]).into_uuid();
        let at = "2026-01-02T03:04:05.678Z".parse::<Timestamp>().unwrap();
        genesis(&Secret::new([1; 32]), &chronicle::NewLog::One, id, at, By::Organiser, data)
            .unwrap()
    }

    const STEPS: &[Upcaster] = &[
        Upcaster {
            kind: "campaign.created",
            from: 1,
            upcast: |mut data| {
                data["name"] = data["title"].take();
                data
            },
        },
        Upcaster {
            kind: "campaign.created",
            from: 2,
            upcast: |mut data| {
                data["rules"] = json!("campaign/1");
                data
            },
        },
    ];

    #[test]
    fn an_older_payload_is_raised_step_by_step() {
        let old = json!({ "title": "An old log" });
        let (v, new) = raised(STEPS, "campaign.created", 1, old.clone());
        assert_eq!(v, 3);
        assert_eq!(new, json!({ "title": null, "name": "An old log", "rules": "campaign/1" }));
        let (v, new) = raised(STEPS, "campaign.created", 2, old.clone());
        assert_eq!((v, &new["rules"], &new["title"]), (3, &json!("campaign/1"), &old["title"]));
        assert_eq!(raised(STEPS, "campaign.other", 1, old.clone()), (1, old));
    }

    #[test]
    fn a_version_that_this_program_does_not_know_is_refused() {
        let old = genesis_of(&json!({ "title": "An old log", "seats": ["cathay"] }));
        let text = old.records[0].to_line();
        let line = Line::read(&text).unwrap();
        assert!(event_of(&line).is_err());
        // Raised to version 3, which can be read; but this program writes version 1.
        let unknown = event_with(&line, STEPS).unwrap_err();
        assert!(unknown.message.contains("knows version 1"), "{unknown}");
    }

    #[test]
    fn what_is_written_is_read() {
        let created = campaign::Created::new("An evening", Vec::new()).unwrap();
        let batch = genesis_of(&serde_json::to_value(&created).unwrap());
        let text = batch.records[0].to_line();
        let line = Line::read(&text).unwrap();
        assert_eq!(event_of(&line), Ok(Some(Event::from(created))));
    }

    #[test]
    fn scopes_and_numbers() {
        for (text, number) in
            [("1", Some(1)), ("12", Some(12)), ("01", None), ("a", None), ("0", None)]
        {
            let scope: Scope = format!("engagement/{text}").parse().unwrap();
            assert_eq!(engagement_of(&scope), Some(number.map(EngagementNumber)), "{text}");
        }
        assert_eq!(engagement_of(&Scope::Campaign), None);
        assert_eq!(scope_of(Some(EngagementNumber(3))).to_string(), "engagement/3");
    }
}
