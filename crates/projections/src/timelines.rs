//! The timelines with their tips: what a picture of them is drawn from.

use crate::shape::HeadBody;
use chronicle::{CampaignId, Head, OrderGiven, TimelineRewound, Timestamp, kind};
use chrono::DateTime;
use referee::{Referee, Rejected};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// All timelines of a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Timelines {
    /// Oldest first; each begins where a rewind left another.
    pub timelines: Vec<Timeline>,
    /// Points that the organiser has named, in the order of their records.
    pub points: Vec<Point>,
    /// The head now.
    #[schemars(with = "HeadBody")]
    pub head: Head,
}

/// A point with a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Point {
    /// Its name.
    pub name: String,
    /// The record behind which it lies.
    pub record: u64,
    /// Is it on the live timeline?
    pub live: bool,
}

/// Records that follow each other without a rewind between them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Timeline {
    /// Its first record: genesis, or the order that moved the head.
    pub first: u64,
    /// Its last record.
    pub last: u64,
    /// The record that it follows; none for genesis.
    pub parent: Option<u64>,
    /// Up to which of its records it counts now; none: it is abandoned altogether.
    pub live_to: Option<u64>,
    /// Is its last record a tip: the head, or an abandoned end that can be taken up again?
    pub tip: bool,
    /// How it began.
    pub begins_by: Beginning,
    /// Who moved the head there.
    pub by: String,
    /// Why, in their words.
    pub reason: Option<String>,
    /// The dispute that was settled by it.
    pub dispute: Option<String>,
    /// The engagement that went back, where the others were spared.
    pub only: Option<String>,
    /// How many orders it holds, the one that moved the head not counted.
    pub orders: u64,
    /// When it began.
    #[schemars(with = "String")]
    pub began: Timestamp,
    /// When its last record was written.
    #[schemars(with = "String")]
    pub ended: Timestamp,
}

/// How a timeline began.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Beginning {
    /// With genesis.
    Genesis,
    /// The head went back.
    Rewind,
    /// The head went to what had been abandoned.
    Redo,
    /// One engagement went back; what the others did follows again.
    ScopedRewind,
    /// A player took back their own orders.
    TakenBack,
    /// One earlier order was corrected; the later ones follow, decided again.
    Amendment,
}

/// All timelines, along the stream.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn timelines(referee: &Referee, campaign: CampaignId) -> Result<Timelines, Rejected> {
    let head = referee.head(campaign)?;
    let abandoned = referee.abandoned(campaign)?;
    let mut timelines = Vec::new();
    for stretch in referee.stretches(campaign)? {
        let (first, last) = (*stretch.records.start(), *stretch.records.end());
        let mut timeline = Timeline {
            first,
            last,
            parent: stretch.parent,
            live_to: stretch.live_to,
            tip: last == head.seq || abandoned.contains(&last),
            begins_by: match stretch.parent {
                None => Beginning::Genesis,
                Some(_) if stretch.takes_up => Beginning::Redo,
                Some(_) => Beginning::Rewind,
            },
            by: String::new(),
            reason: None,
            dispute: None,
            only: None,
            orders: stretch.batches - 1,
            began: DateTime::UNIX_EPOCH.into(),
            ended: DateTime::UNIX_EPOCH.into(),
        };
        referee.each_record(campaign, first..=last.min(first + 1), |line| {
            let data = line.data.unwrap_or("null");
            match line.kind {
                kind::ORDER_GIVEN if line.seq == first => {
                    let given = serde_json::from_str::<OrderGiven>(data).ok();
                    let command = given
                        .and_then(|given| serde_json::from_str::<Value>(given.command.get()).ok())
                        .unwrap_or_default();
                    timeline.only = command["rewind"]["only"].as_str().map(str::to_owned);
                    if timeline.only.is_some() {
                        timeline.begins_by = Beginning::ScopedRewind;
                    } else if command["take_back"].is_object() {
                        timeline.begins_by = Beginning::TakenBack;
                    } else if command["amend"].is_object() {
                        timeline.begins_by = Beginning::Amendment;
                    }
                }
                kind::TIMELINE_REWOUND => {
                    if let Ok(rewound) = serde_json::from_str::<TimelineRewound>(data) {
                        timeline.reason = Some(rewound.reason);
                        timeline.dispute = rewound.dispute;
                    }
                }
                _ => (),
            }
            if line.seq == first {
                (timeline.by, timeline.began) = (line.by.to_owned(), line.at);
            }
        })?;
        referee.each_record(campaign, last..=last, |line| timeline.ended = line.at)?;
        timelines.push(timeline);
    }
    let (desk, _) = referee.desk(campaign)?;
    let live = |record: u64| {
        let on = |it: &&Timeline| (it.first..=it.last).contains(&record);
        let until = timelines.iter().find(on).and_then(|timeline| timeline.live_to);
        until.is_some_and(|until| record <= until)
    };
    let points = desk.points.into_iter();
    let mut points: Vec<Point> =
        points.map(|(name, record)| Point { name, record, live: live(record) }).collect();
    points.sort_by_key(|point| point.record);
    Ok(Timelines { timelines, points, head })
}
