//! What a campaign is: for the lobby, and for its own page.

use crate::{
    Listener, WaitSeen,
    beside::WhatIfOf,
    first_scope,
    line::seat_name,
    shape::HeadBody,
    waiting::{last_at, waits},
    words::step_name,
};
use campaign::{Engagement, Roles, State, desk::Desk, pending::Awaited};
use chronicle::{CampaignId, Format, Head, Scope, Timestamp};
use decider::By;
use messages::Language;
use referee::{Reader, Referee, Rejected, Visibility, codec::scope_of};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A campaign in one line, as the lobby shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "CampaignSummary")]
pub struct Summary {
    /// Its id.
    #[schemars(with = "String")]
    pub campaign: CampaignId,
    /// Its name.
    pub name: String,
    /// The system of the engagement that it is about: the first that goes on and is no fight of a map, else the
    /// newest; `none` before it has one.
    pub system: String,
    /// The turn that is played there.
    pub turn: u32,
    /// The step that is played, as people say it.
    pub step: String,
    /// The head.
    #[schemars(with = "HeadBody")]
    pub head: Head,
    /// Has it been decided?
    pub over: bool,
    /// Who owes an order.
    pub owing: Vec<SeatAbout>,
    /// Since when the first of them has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    pub owing_since: Option<Timestamp>,
    /// How many fights of the map nobody has opened.
    pub fights: u64,
    /// The deadline that comes first.
    #[schemars(with = "Option<String>")]
    pub deadline: Option<Timestamp>,
    /// How many disputes are open.
    pub disputes: u64,
    /// Is play paused?
    pub paused: bool,
    /// Was it closed?
    pub closed: bool,
    /// When something was accepted last.
    #[schemars(with = "String")]
    pub last_at: Timestamp,
    /// The campaign of which it is a what-if.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub what_if: Option<WhatIfOf>,
}

/// A campaign in one line; the state at the head.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn summary(
    referee: &Referee,
    campaign: CampaignId,
    language: Language,
) -> Result<Summary, Rejected> {
    let place = referee.place(campaign, None)?;
    let state = &place.standing.state;
    let main = main_of(state);
    let system = main.map_or("none", |engagement| engagement.system().word());
    let progress = main.map(|engagement| engagement.game.progress());
    let step = progress.and_then(|progress| progress.step).map_or("", |step| step.name);
    let (desk, now) = referee.desk(campaign)?;
    let since = referee.pending_since(campaign)?;
    let listener = Listener { reader: &Reader::Public, language };
    let waits = waits(state, (&desk, &since), listener, now);
    let owed = waits.iter().filter(|wait| wait.owed).flat_map(|wait| &wait.seats);
    let mut owing: Vec<SeatAbout> = owed.cloned().collect();
    owing.sort_by(|one, other| one.seat.cmp(&other.seat));
    owing.dedup();
    let owing_since = waits.iter().filter(|wait| wait.owed).filter_map(|wait| wait.since).min();
    let deadlines = waits.iter().filter_map(|wait| Some(wait.deadline.as_ref()?.until));
    Ok(Summary {
        owing,
        owing_since,
        fights: waits.iter().filter(|wait| wait.what == Awaited::OpenFight).count() as u64,
        deadline: deadlines.min(),
        disputes: desk.open().count() as u64,
        paused: desk.paused.is_some(),
        closed: desk.closed.is_some(),
        last_at: last_at(referee, campaign, place.head.seq)?,
        campaign,
        name: state.name.clone(),
        system: system.to_owned(),
        turn: progress.map_or(0, |progress| progress.turn),
        step: step_name(step, language),
        head: place.head,
        over: progress.is_some_and(|progress| progress.over),
        what_if: desk.what_if.as_ref().map(WhatIfOf::new),
    })
}

/// The engagement that a campaign is about: the first that goes on, so that what was over long ago or has been
/// begun beside it says nothing of the whole. A fight of a map is over when the map goes on, and so is a realm that
/// it waits for: no campaign is about them.
fn main_of(state: &State) -> Option<&Engagement> {
    let all = || state.engagements.values().map(Arc::as_ref);
    let own = || all().filter(|it| it.carried.is_none() && it.realm_of.is_none());
    let goes_on = own().find(|engagement| !engagement.closed && !engagement.game.is_played_out());
    goes_on.or_else(|| own().next_back()).or_else(|| all().next_back())
}

/// What is meant where several engagements could be and none is named: the realm that a map waits for, else the map,
/// else what alone goes on, else the newest that does; the newest of all where everything is over.
#[must_use]
pub fn here(state: &State) -> Scope {
    let all = || state.engagements.iter();
    let realm = || all().rfind(|(_, it)| it.realm_of.is_some() && !it.closed);
    let map = || all().find(|(number, _)| state.map(**number).is_some());
    let goes_on = || all().rfind(|(_, it)| !it.closed && !it.game.rests());
    let meant = realm().or_else(map).or_else(goes_on).or_else(|| all().next_back());
    scope_of(meant.map(|(number, _)| *number))
}

/// What a campaign's own page begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Campaign")]
pub struct About {
    /// Its id.
    #[schemars(with = "String")]
    pub campaign: CampaignId,
    /// Its name.
    pub name: String,
    /// Who sits at the table.
    pub seats: Vec<SeatAbout>,
    /// Who is reading: `organiser`, `seat/<name>` or `public`.
    pub reader: String,
    /// Its engagements, oldest first.
    pub engagements: Vec<EngagementAbout>,
    /// Which of them the terminal means where nobody names one: the map, if there is one, else what goes on.
    #[schemars(with = "String")]
    #[serde(default = "first_scope")]
    pub here: Scope,
    /// The head.
    #[schemars(with = "HeadBody")]
    pub head: Head,
    /// The last record of the stream.
    #[schemars(with = "HeadBody")]
    pub last: Head,
    /// The ends of what was rewound: each can be rewound to.
    pub abandoned: Vec<u64>,
    /// What it waits for: a link leads to where its seat is asked.
    pub waits: Vec<WaitSeen>,
    /// Of which version the log is: 1, or 2, in which devices sign orders.
    #[serde(default = "first_version")]
    pub log: u32,
    /// The devices that sign for whoever is reading, by their public keys; nobody's for those without a key.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub devices: Vec<String>,
    /// By what the house of a log of version 2 is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub house: Option<HouseAbout>,
    /// Who may look without a key.
    #[serde(default)]
    pub visibility: Visibility,
    /// The organiser is blind, and since when; left out: they read everything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blind: Option<BlindAbout>,
    /// Who does the organiser's work with a key of their own.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deputies: Vec<String>,
    /// The deputy who is reading; left out: none of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deputy: Option<String>,
    /// The campaign of which it is a what-if.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub what_if: Option<WhatIfOf>,
}

/// A campaign whose organiser reads no more than others until it is closed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "BlindOrganiser")]
pub struct BlindAbout {
    /// The record that says so.
    pub since: u64,
    /// As which seat they read; none: as everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<SeatAbout>,
    /// The campaign was closed, and nothing is hidden from them any more.
    pub over: bool,
}

impl BlindAbout {
    pub(crate) fn of(desk: &Desk, state: &State, language: Language) -> Option<Self> {
        desk.blind.as_ref().map(|(since, blinded)| Self {
            since: *since,
            seat: blinded.seat.as_ref().map(|seat| SeatAbout::at(state, seat, language)),
            over: desk.closed.is_some(),
        })
    }
}

/// By what the house of a campaign is known, whose log is of version 2.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "House")]
pub struct HouseAbout {
    /// The whole hash of genesis: 64 hex digits.
    pub genesis: String,
    /// The key with which it signs checkpoints and asks: 64 hex digits.
    pub log_key: String,
}

const fn first_version() -> u32 {
    1
}

/// The devices that sign for a reader.
fn own_devices(
    referee: &Referee,
    campaign: CampaignId,
    reader: &Reader,
) -> Result<Vec<String>, Rejected> {
    let name = match reader.holder() {
        None => return Ok(Vec::new()),
        Some(By::Seat(seat)) => seat.name().to_owned(),
        Some(other) => other.to_string(),
    };
    let all = referee.devices(campaign)?.into_iter();
    Ok(all.filter(|device| device.seat == name).map(|device| device.device.to_string()).collect())
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Seat")]
pub struct SeatAbout {
    /// The word in links and orders.
    pub seat: String,
    /// The name that people say.
    pub name: String,
    /// What the person is called who sits there, if somebody said it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<String>,
}

impl SeatAbout {
    /// A seat with its name, and nobody who sits there.
    #[must_use]
    pub fn new(seat: &decider::Seat, language: Language) -> Self {
        let (word, name) = (seat.name().to_owned(), seat_name(seat.name(), language));
        Self { seat: word, name, player: None }
    }

    pub(crate) fn at(state: &campaign::State, seat: &decider::Seat, language: Language) -> Self {
        Self { player: state.players.get(seat).cloned(), ..Self::new(seat, language) }
    }
}

/// An engagement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Engagement")]
pub struct EngagementAbout {
    /// Its scope.
    #[schemars(with = "String")]
    pub scope: Scope,
    /// Which rules it is played by.
    pub system: campaign::System,
    /// Its title.
    pub title: String,
    /// Nothing is played in it any more.
    pub closed: bool,
    /// Nothing is played in it until the campaign map goes on with it.
    pub rests: bool,
    /// Which seat plays which of its roles; empty: each the seat of its own name.
    pub roles: Roles,
}

/// What a campaign's own page begins with; the state at the head.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn about<'r>(
    referee: &Referee,
    campaign: CampaignId,
    reader: impl Into<Listener<'r>>,
) -> Result<About, Rejected> {
    let listener = reader.into();
    let Listener { reader, language } = listener;
    let place = referee.place(campaign, None)?;
    let state = &place.standing.state;
    let (desk, now) = referee.desk(campaign)?;
    let engagements = state.engagements.iter().map(|(number, engagement)| EngagementAbout {
        scope: scope_of(Some(*number)),
        system: engagement.system(),
        title: engagement.title.said(language),
        closed: engagement.closed,
        rests: engagement.game.rests(),
        roles: engagement.roles.clone(),
    });
    Ok(About {
        campaign,
        name: state.name.clone(),
        seats: state.seats.iter().map(|seat| SeatAbout::at(state, seat, language)).collect(),
        reader: reader.to_string(),
        engagements: engagements.collect(),
        here: here(state),
        head: place.head,
        last: place.head,
        abandoned: referee.abandoned(campaign)?,
        waits: waits(state, (&desk, &referee.pending_since(campaign)?), listener, now),
        log: match referee.format(campaign)? {
            Format::One => 1,
            Format::Two => 2,
        },
        devices: own_devices(referee, campaign, reader)?,
        house: referee.house(campaign)?.map(|(genesis, log_key)| HouseAbout {
            genesis: genesis.to_string(),
            log_key: log_key.to_string(),
        }),
        visibility: referee.visibility(campaign)?,
        blind: BlindAbout::of(&desk, state, language),
        deputies: desk.deputies.into_keys().collect(),
        deputy: None,
        what_if: desk.what_if.as_ref().map(WhatIfOf::new),
    })
}
