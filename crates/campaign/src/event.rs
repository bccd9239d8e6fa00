//! What can happen in a campaign: its own facts, and those of its engagements.

use crate::carry::Carried;
use crate::systems::realm::RealmOf;
use crate::{
    AnyEvent, EngagementNumber, RULES, Refusal, Roles, State, System, Title, desk::DeskEvent,
};
use campaign_map::event::After;
use campaign_map::pieces::PieceId;
use campaign_map::pieces::Side;
use campaign_map::state::Damage;
use decider::Audience::{self, Everyone};
use decider::{Fact, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeMap;

/// One fact of a campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "nearly all facts are an engagement's")]
pub enum Event {
    /// A fact of the campaign itself.
    Campaign(CampaignEvent),
    /// A fact of the audit desk.
    Desk(DeskEvent),
    /// A fact of an engagement.
    Played {
        /// Which engagement.
        engagement: EngagementNumber,
        /// What happened there.
        event: AnyEvent,
    },
}

rulebook::events! {
    /// A fact of the campaign itself.
    pub enum CampaignEvent for State;

    /// The campaign begins: genesis.
    Created = "campaign.created", Everyone, None, State::create;
    /// A seat's old link became worthless.
    SeatKeyReplaced = "campaign.seat_key_replaced", Everyone, None, bookkeeping;
    /// An engagement begins.
    EngagementOpened = "campaign.engagement_opened" version 2, Everyone, None, State::open;
    /// A turn of the map is over in an engagement that goes on in the next.
    EngagementPaused = "campaign.engagement_paused", Everyone, None, State::pause;
    /// It goes on.
    EngagementResumed = "campaign.engagement_resumed", Everyone, None, State::resume;
    /// An engagement is over, and the map hears of it.
    EngagementClosed = "campaign.engagement_closed" version 2, Everyone, None, State::close;
    /// An engagement is played no more, since the organiser has ruled how its fight ended.
    EngagementAbandoned = "campaign.engagement_abandoned", Everyone, None, State::abandon;
    /// A game for the realm is played no more, and the map hears of it.
    RealmClosed = "campaign.realm_closed", Everyone, None, State::close_realm;
}

impl CampaignEvent {
    /// The kind of an engagement's opening, as its row has it.
    pub const OPENED: &'static str = "campaign.engagement_opened";

    /// The kind of an engagement's end, as its row has it.
    pub const CLOSED: &'static str = "campaign.engagement_closed";
}

/// A payload that is not of the campaign's rules, or cannot be read.
#[derive(Debug)]
pub enum NotRead<E> {
    /// No room of the house knows the kind.
    Kind,
    /// The kind is an engagement's, and the scope names none.
    Scope,
    /// What the deserializer answered.
    Payload(E),
}

impl Event {
    /// The kind under which the fact stands in the log.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Campaign(event) => event.kind(),
            Self::Desk(event) => event.kind(),
            Self::Played { event, .. } => event.kind(),
        }
    }

    /// The version of the payload's schema.
    #[must_use]
    pub const fn version(&self) -> u32 {
        match self {
            Self::Campaign(event) => event.version(),
            Self::Desk(event) => event.version(),
            Self::Played { event, .. } => event.version(),
        }
    }

    /// Is it no play: does it count wherever the head is, so that no rewind undoes it and no correction
    /// repeats it?
    #[must_use]
    pub const fn is_bookkeeping(&self) -> bool {
        match self {
            Self::Campaign(event) => event.is_bookkeeping(),
            Self::Desk(event) => event.is_bookkeeping(),
            Self::Played { event, .. } => event.is_bookkeeping(),
        }
    }

    /// Does somebody learn by it what was hidden from them?
    #[must_use]
    pub const fn reveals(&self) -> bool {
        match self {
            Self::Campaign(event) => event.reveals(),
            Self::Desk(event) => event.reveals(),
            Self::Played { event, .. } => event.reveals(),
        }
    }

    /// The engagement that the fact is about; none: the campaign as a whole.
    #[must_use]
    pub const fn engagement(&self) -> Option<EngagementNumber> {
        match self {
            Self::Campaign(_) | Self::Desk(_) => None,
            Self::Played { engagement, .. } => Some(*engagement),
        }
    }

    /// Writes the payload alone, without its kind.
    ///
    /// # Errors
    /// What the serializer answers.
    pub fn serialize_payload<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Campaign(event) => event.serialize_payload(serializer),
            Self::Desk(event) => event.serialize_payload(serializer),
            Self::Played { event, .. } => event.serialize_payload(serializer),
        }
    }

    /// Reads a payload of one kind, and of the engagement that its scope names.
    ///
    /// # Errors
    /// [`NotRead`].
    pub fn deserialize_payload<'de, D: Deserializer<'de>>(
        kind: &str,
        engagement: Option<EngagementNumber>,
        data: D,
    ) -> Result<Self, NotRead<D::Error>> {
        let read = if CampaignEvent::KINDS.contains(&kind) {
            CampaignEvent::deserialize_payload(kind, data).map(|read| read.map(Self::Campaign))
        } else if DeskEvent::KINDS.contains(&kind) {
            DeskEvent::deserialize_payload(kind, data).map(|read| read.map(Self::Desk))
        } else {
            let engagement = engagement.ok_or(NotRead::Scope)?;
            let played = |event| Self::Played { engagement, event };
            AnyEvent::deserialize_payload(kind, data).map(|read| read.map(played))
        };
        read.ok_or(NotRead::Kind)?.map_err(NotRead::Payload)
    }
}

/// Each of the campaign's own facts is one of its facts.
impl<Payload> From<Payload> for Event
where
    CampaignEvent: From<Payload>,
{
    fn from(payload: Payload) -> Self {
        Self::Campaign(payload.into())
    }
}

impl Fact for Event {
    /// Roles, where the fact is an engagement's: [`crate::State::audience`] names their seats.
    fn audience(&self) -> Audience {
        match self {
            Self::Campaign(event) => event.audience(),
            Self::Desk(event) => event.audience(),
            Self::Played { event, .. } => event.audience(),
        }
    }
}

/// `campaign.created`: the campaign begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Created {
    /// The campaign's name, 1 to 80 characters.
    pub name: String,
    /// Who sits at the table.
    #[schemars(with = "Vec<String>")]
    pub seats: Vec<Seat>,
    /// What the people are called who sit there, where somebody said it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(with = "BTreeMap<String, String>")]
    pub players: BTreeMap<Seat, String>,
    /// The version of the campaign's rules.
    pub rules: String,
}

impl Created {
    /// A campaign with these seats.
    ///
    /// # Errors
    /// [`Refusal::BadName`] when the name is empty, longer than 80 characters, or holds control
    /// characters.
    pub fn new(name: &str, seats: Vec<Seat>) -> Result<Self, Refusal> {
        let name = name.trim();
        if !(1..=80).contains(&name.chars().count()) || name.chars().any(char::is_control) {
            return Err(Refusal::BadName { name: name.chars().take(100).collect() });
        }
        let (name, rules) = (name.to_owned(), RULES.to_owned());
        Ok(Self { name, seats, players: BTreeMap::new(), rules })
    }

    /// The same campaign with a seat for a game master, who reads everything.
    #[must_use]
    pub fn with_game_master(mut self) -> Self {
        self.seats.push(rulebook::game_master::seat());
        self
    }

    /// The same campaign with the names of the people who sit at its seats.
    ///
    /// # Errors
    /// [`Refusal::NoSuchSeat`] when somebody sits where no seat is, [`Refusal::BadPlayerName`] when a
    /// name is empty, longer than 40 characters, or holds control characters.
    pub fn played_by(mut self, players: BTreeMap<Seat, String>) -> Result<Self, Refusal> {
        for (seat, name) in players {
            if !self.seats.contains(&seat) {
                return Err(Refusal::NoSuchSeat { seat, known: self.seats });
            }
            let name = name.trim();
            if !(1..=40).contains(&name.chars().count()) || name.chars().any(char::is_control) {
                let name = name.chars().take(60).collect();
                return Err(Refusal::BadPlayerName { seat, name });
            }
            self.players.insert(seat, name.to_owned());
        }
        Ok(self)
    }
}

/// `campaign.seat_key_replaced`: a seat's old link became worthless. The key is in no record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatKeyReplaced {
    /// Whose key.
    #[schemars(with = "String")]
    pub seat: Seat,
}

/// `campaign.engagement_opened`: an engagement begins; its own records follow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EngagementOpened {
    /// Its number; its scope is `engagement/<number>`.
    pub engagement: EngagementNumber,
    /// Which rules it is played by.
    pub system: System,
    /// Its title.
    pub title: Title,
    /// The version of those rules.
    pub rules: String,
    /// Which seat plays which of its roles; empty: each the seat of its own name.
    #[serde(default, skip_serializing_if = "Roles::are_named_alike")]
    pub roles: Roles,
    /// The fight on the map that it plays, and who is who in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carried: Option<Carried>,
    /// The map for which it is played, of a game for the realm.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub realm_of: Option<RealmOf>,
}

/// `campaign.realm_closed`: a game for the realm of a map is played no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RealmClosed {
    /// Its number.
    pub engagement: EngagementNumber,
    /// The engagement that is the map.
    pub map: EngagementNumber,
    /// Has the organiser ended it before its time?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub broken_off: bool,
}

/// `campaign.engagement_abandoned`: an engagement is played no more, since its fight was ruled on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EngagementAbandoned {
    /// Its number.
    pub engagement: EngagementNumber,
    /// The engagement that is the map.
    pub map: EngagementNumber,
    /// The number of the fight there.
    pub fight: u32,
}

/// `campaign.engagement_paused`: a turn of the map is over in an engagement, and has decided nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EngagementPaused {
    /// Its number.
    pub engagement: EngagementNumber,
    /// The engagement that is the map.
    pub map: EngagementNumber,
    /// The number of the fight there.
    pub fight: u32,
    /// Everybody of the map who fought.
    pub pieces: BTreeMap<PieceId, After>,
}

/// `campaign.engagement_resumed`: an engagement goes on in another turn of the map; its own records follow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EngagementResumed {
    /// Its number.
    pub engagement: EngagementNumber,
    /// The engagement that is the map.
    pub map: EngagementNumber,
    /// The number of the fight that it is now.
    pub fight: u32,
    /// Who has come since, and what stands for each.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub pieces: BTreeMap<PieceId, Vec<String>>,
}

/// `campaign.engagement_closed`: an engagement is over, with everything that it ends with for the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EngagementClosed {
    /// Its number.
    pub engagement: EngagementNumber,
    /// The engagement that is the map.
    pub map: EngagementNumber,
    /// The number of the fight there.
    pub fight: u32,
    /// Who has won.
    pub winner: Side,
    /// Everybody of the map who fought.
    pub pieces: BTreeMap<PieceId, After>,
    /// What is broken, by its word, and what its repair takes.
    pub damage: BTreeMap<String, Damage>,
}
