//! What can be wanted of the audit desk.

use campaign::desk::{HouseRules, RulingWord};
use chronicle::{Scope, Uuid};
use chrono::{DateTime, Utc, serde::ts_milliseconds};
use decider::{By, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Something that somebody wants of the desk.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct DeskOrder {
    /// As in [`crate::Order::batch`].
    pub batch: Uuid,
    /// Who sends it.
    pub by: By,
    /// What is wanted.
    pub command: DeskCommand,
}

/// What can be wanted of the desk, as it is sent: an object with one member.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeskCommand {
    /// Confirm or contest faces that another typed (any seat).
    Witness(Witness),
    /// Dispute a record (any seat).
    Raise(Raise),
    /// State one's case (any seat).
    State(Statement),
    /// Rule a dispute (organiser).
    Rule(Rule),
    /// Ask whether the head may be moved (organiser).
    AskConsent(AskConsent),
    /// Agree to that, or not (whoever was asked).
    Answer(ConsentSaid),
    /// Set the house rules (organiser).
    SetHouseRules(HouseRules),
    /// Stop play until it is resumed (organiser).
    Pause(Pause),
    /// Let play go on (organiser).
    Resume(Resume),
    /// Say until when an engagement waits for those who owe orders (organiser).
    SetDeadline(SetDeadline),
    /// Say how long every step waits for those who owe orders, until that is lifted as a deadline is (organiser).
    SetRecurringDeadline(SetRecurringDeadline),
    /// Lift a deadline (organiser).
    LiftDeadline(LiftDeadline),
    /// Go on without those who have not come (organiser).
    Advance(Advance),
    /// Name a point of the campaign, by which it is found again (organiser).
    SavePoint(SavePoint),
    /// Take back own orders (any seat).
    TakeBack(TakeBack),
    /// Read no more than one seat does, or than everybody, until the campaign is closed (organiser).
    Blind(Blind),
    /// Let somebody do the organiser's work with a key of their own (organiser).
    NameDeputy(NameDeputy),
    /// Take that back (organiser).
    DismissDeputy(DismissDeputy),
    /// Let what was played in a what-if count (organiser).
    Adopt(Adopt),
    /// Close the campaign: nothing is played any more (organiser).
    Close(Close),
}

/// Confirm or contest faces that another typed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Witness {
    /// The roll's record.
    pub roll: u64,
    /// Is it what was seen?
    pub confirms: bool,
    /// What was seen instead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faces: Option<Vec<u32>>,
    /// A word with it, at most 500 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// Dispute a record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Raise {
    /// Which.
    pub record: u64,
    /// What is wrong with it, 1 to 500 characters.
    pub text: String,
}

/// State one's case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Statement {
    /// Which dispute.
    pub dispute: u32,
    /// What, 1 to 500 characters.
    pub text: String,
}

/// Rule a dispute.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// Which dispute.
    pub dispute: u32,
    /// How.
    pub ruling: RulingWord,
    /// For `replaced`: the command, as JSON.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<serde_json::Value>,
    /// For `replaced`: the command, as people type it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub notation: Option<String>,
    /// For `thrown_again` and `replaced`: faces thrown at the table, by the order's number. Without
    /// them new envelopes are opened.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub faces: BTreeMap<u64, Vec<u32>>,
    /// Later orders that are refused now are left out; else they stop the ruling.
    #[serde(default)]
    pub leave_out: bool,
    /// Why, 1 to 500 characters.
    pub reason: String,
}

/// Ask whether the head may be moved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AskConsent {
    /// Where to.
    pub to: u64,
    /// Only this engagement.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    pub only: Option<Scope>,
    /// The what-if that would be adopted then, by its id; `to` is the record at which it parted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub what_if: Option<String>,
    /// Why, 1 to 500 characters.
    pub reason: String,
}

/// Let what was played in a what-if count: the head goes back to where it parted, and its orders follow.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Adopt {
    /// Its id.
    pub what_if: String,
    /// Its head that the organiser saw: it may have been played on since.
    pub head: u64,
    /// Why, 1 to 500 characters.
    pub reason: String,
}

/// Agree, or not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ConsentSaid {
    /// Which question.
    pub request: u32,
    /// Yes or no.
    pub agrees: bool,
}

/// Take back own orders, as far as nothing has come of them that others relied on or that chance decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeBack {
    /// In which engagement.
    #[schemars(with = "String")]
    pub scope: Scope,
    /// The record of the earliest order that is taken back; the sender's later ones in this engagement go with it.
    /// Without it the last one alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<u64>,
}

/// Read no more than one seat does, or than everybody. It cannot be taken back: closing the campaign ends it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Blind {
    /// The seat that the organiser plays. Without it they play nobody, and read what everybody does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    pub seat: Option<Seat>,
}

/// Let somebody do the organiser's work. Their key is asked for separately.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NameDeputy {
    /// What they are called, 1 to 40 characters; no other deputy is called so.
    pub name: String,
}

/// Take it back: the deputy's key opens nothing any more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DismissDeputy {
    /// What they are called.
    pub name: String,
}

/// Close the campaign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Close {
    /// May everybody have the full log from now on?
    pub publish: bool,
}

/// Stop play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Pause {
    /// Why, 1 to 500 characters.
    pub reason: String,
}

/// Let play go on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Resume {
    /// A word with it, at most 500 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// Say until when an engagement waits for those who owe orders. The order gives the time; no rule reads
/// a clock.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetDeadline {
    /// Which engagement.
    #[schemars(with = "String")]
    pub scope: Scope,
    /// Milliseconds since 1970.
    #[serde(with = "ts_milliseconds")]
    #[schemars(with = "u64")]
    pub until: DateTime<Utc>,
    /// So many minutes before, those who owe orders are reminded; at most thirty days.
    #[serde(default = "a_day")]
    pub warning: u32,
    /// A word with it, at most 500 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

const fn a_day() -> u32 {
    24 * 60
}

/// Say how long every step of every engagement waits for those who owe orders. What is owed already counts from now.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetRecurringDeadline {
    /// So many minutes from when something is owed first; at most a year.
    pub minutes: u32,
    /// So many minutes before, those who owe orders are reminded; fewer than `minutes`, and at most thirty days.
    pub warning: u32,
    /// A word with it, at most 500 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// Lift a deadline.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LiftDeadline {
    /// Which.
    pub deadline: u32,
}

/// Name a point of the campaign.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SavePoint {
    /// Its name, 1 to 60 characters; no other point has it.
    pub name: String,
    /// The record behind which it lies: the last of an order, on whatever timeline. Without it where the campaign
    /// stands now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<u64>,
}

/// Go on without those who have not come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Advance {
    /// Which engagement.
    #[schemars(with = "String")]
    pub scope: Scope,
    /// The head that the organiser saw: somebody may have come since.
    pub head: u64,
    /// Why, 1 to 500 characters.
    pub reason: String,
}
