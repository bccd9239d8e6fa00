//! What is sent and what is answered, beside what the projections make. The command-line program
//! answers in the same shapes.

use crate::problem::RollAsked;
use crate::shapes::{BATCH, CAMPAIGN, SCOPE, SEAT};
use campaign::{RealmAsked, desk::HouseRules};
use chronicle::{CampaignId, Policy, Scope, Uuid};
use decider::Seat;
use lowenheim::{
    figures::{FigureId, NotFigure},
    options::Moves,
};
use messages::Language;
use projections::{ActEffect, HeadBody, LogLine, SeatAbout, Survey};
use referee::{
    Answer, Begun, Blind, DeskCommand, GivenTogether, Key, Outlook, SeatKey, Visibility,
};
use rulebook::ForecastView;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

mod checking;
mod checkpoints;
mod correcting;
mod devices;
mod dice;
mod keeping;
mod sighting;
mod throws;
mod what_ifs;

pub use checking::{ByTheRules, Continuity, FaultBody, Rolls, Verification, VerifiedBody};
pub use checkpoints::{CheckpointsBody, CountersignedBody, SeenBody};
pub use correcting::{AmendBody, AmendedBody, EditBody, RewindBody, WantedBody};
pub use devices::{BindDeviceBody, DeviceBody, LendDeviceBody, ReleaseDeviceBody};
pub use dice::{
    AskBody, BeaconBody, ChainBody, GivesBody, LayChainBody, LinkBody, OtherwiseBody, PolicyBody,
    SealedBody, SetPolicyBody, ThrownBody,
};
pub use keeping::{
    AheadBody, AheadLeft, BackupBody, FeedKey, FeedKeyWanted, NoticeSeen, NoticesBody, NoticesSeen,
    PassingBody, PassingNow, RemindersBody, RemindersTo, VisibilityBody,
};
pub use sighting::{ForetellBody, ForetoldBody, LineOfFireBody, ZoneOfFireBody};
pub use throws::{SawThrowBody, ThrowBody, ThrownRollBody};
pub use what_ifs::{MakeWhatIfBody, WhatIfBody};

/// Something that is not as it should be, though the server answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HealthReason {
    /// `store_stopped`, `store_unavailable`, `disk_full`, `data_damaged` or `backup_behind`.
    pub code: String,
    /// A sentence for the host: what is wrong, and what to do.
    pub detail: String,
}

/// The server is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Health {
    /// `ok`, or `impaired` when something is not as it should be.
    pub status: String,
    /// What that is; left out when all is well.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<HealthReason>,
    /// The program's version.
    pub version: String,
    /// Does the host want a password of those who begin a campaign?
    pub creation_password: bool,
    /// The public beacon that policies of dice may fall back on; left out where the host reads none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beacon: Option<BeaconBody>,
}

/// Somebody with a key who has followed a campaign since the server began.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Arrival {
    /// `organiser` or `seat/<name>`.
    pub reader: String,
    /// Does a page of theirs follow it now?
    pub here: bool,
}

/// Who has come to the table, and who is there. It is in no log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Presence {
    /// In the order of their names; whoever is not named was never there.
    pub arrivals: Vec<Arrival>,
}

/// What a new campaign is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateBody {
    /// A built-in scenario, such as `siege` or `first-evening`. Either this or `scenario_text`.
    #[serde(default)]
    pub scenario: Option<String>,
    /// A scenario as TOML.
    #[serde(default)]
    pub scenario_text: Option<String>,
    /// The campaign's name; the scenario's title where none is given.
    #[serde(default)]
    pub name: Option<String>,
    /// A game master gets a seat of their own, whatever the scenario says.
    #[serde(default)]
    pub game_master: bool,
    /// A campaign on a map begins with a game for the realm, played so (CAR-31); none: it begins at once.
    #[serde(default)]
    pub realm: Option<RealmAsked>,
    /// What the people are called who sit at the table, by seat; nobody need be named.
    #[serde(default)]
    #[schemars(with = "BTreeMap<String, String>")]
    pub players: BTreeMap<Seat, String>,
    /// What the table has agreed on before it begins.
    #[serde(default)]
    pub house_rules: Option<HouseRules>,
    /// The organiser plays along and reads no more than a seat, or than everybody, until the campaign is closed.
    #[serde(default)]
    pub blind: Option<Blind>,
    /// Of which version the log is; `2` where nothing is said.
    #[serde(default)]
    pub log: Option<LogVersion>,
    /// Who gives to dice, in a log of version 2; where nothing is said, the others' devices give to sealed dice, and
    /// where none is there the house decides.
    #[serde(default)]
    pub dice: Option<PolicyBody>,
    /// Who may look without a key; everybody where nothing is said, and it stands in the list.
    #[serde(default)]
    pub visibility: Visibility,
}

impl CreateBody {
    /// As what the log is begun.
    #[must_use]
    pub fn begun(&self) -> Begun {
        match self.log {
            Some(LogVersion::One) => Begun::One,
            None | Some(LogVersion::Two) => {
                Begun::Two(self.dice.map_or_else(Policy::together, Policy::from))
            }
        }
    }
}

/// Of which version a log is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum LogVersion {
    /// Dice are bound to their place in the log.
    #[serde(rename = "1")]
    One,
    /// Dice are bound to the order, and devices sign orders.
    #[serde(rename = "2")]
    Two,
}

/// A campaign that was just made or imported: the only moment at which its keys can be read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NewCampaign {
    /// Its id.
    #[schemars(with = "String", extend("pattern" = CAMPAIGN))]
    pub campaign: CampaignId,
    /// Its name.
    pub name: String,
    /// Its head.
    pub head: HeadBody,
    /// The organiser's key.
    pub organiser: OrganiserKey,
    /// One key for each seat.
    pub seats: Vec<SeatKeyBody>,
}

/// The organiser's key.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct OrganiserKey {
    /// The key: 43 characters of base64url.
    pub key: String,
    /// The page that it opens. The key stands in the fragment, which browsers do not send.
    pub link: String,
}

/// The key of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "SeatKey")]
pub struct SeatKeyBody {
    /// The seat.
    pub seat: String,
    /// Its name as people say it.
    pub name: String,
    /// The key: 43 characters of base64url.
    pub key: String,
    /// The page that it opens.
    pub link: String,
}

fn link(campaign: CampaignId, key: &Key) -> String {
    format!("/c/{campaign}#{key}")
}

impl SeatKeyBody {
    /// A seat's key with its link.
    #[must_use]
    pub fn new(campaign: CampaignId, seat: &SeatKey, language: Language) -> Self {
        let SeatAbout { seat: word, name, .. } = SeatAbout::new(&seat.seat, language);
        let (key, link) = (seat.key.to_string(), link(campaign, &seat.key));
        Self { seat: word, name, key, link }
    }
}

/// Which deputy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeputyBody {
    /// What they are called.
    pub name: String,
}

/// The key of a deputy, who does the organiser's work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DeputyKey {
    /// What they are called.
    pub name: String,
    /// The key: 43 characters of base64url.
    pub key: String,
    /// The page that it opens.
    pub link: String,
}

impl DeputyKey {
    /// A deputy's key with its link.
    #[must_use]
    pub fn new(campaign: CampaignId, name: String, key: &Key) -> Self {
        Self { name, key: key.to_string(), link: link(campaign, key) }
    }
}

impl OrganiserKey {
    /// The organiser's key with its link.
    #[must_use]
    pub fn new(campaign: CampaignId, key: &Key) -> Self {
        Self { key: key.to_string(), link: link(campaign, key) }
    }
}

impl NewCampaign {
    /// A new campaign with its links.
    #[must_use]
    pub fn new(new: &referee::NewCampaign, language: Language) -> Self {
        let campaign = new.campaign;
        let seats = new.seats.iter();
        Self {
            campaign,
            name: new.name.clone(),
            head: new.head.into(),
            organiser: OrganiserKey::new(campaign, &new.organiser),
            seats: seats.map(|seat| SeatKeyBody::new(campaign, seat, language)).collect(),
        }
    }
}

/// An order. Who sends it is known by the key.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OrderBody {
    /// UUIDv7 of the sender's choice; the same order sent again keeps it and gets the first answer.
    #[schemars(with = "String", extend("format" = "uuid", "pattern" = BATCH))]
    pub batch: Uuid,
    /// The head that the sender saw.
    pub head: u64,
    /// What it is about; `engagement/1` where nothing is said.
    #[serde(default)]
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
    pub scope: Option<Scope>,
    /// The command as JSON. Either this or `notation`.
    #[serde(default)]
    #[schemars(with = "Option<CommandShape>")]
    pub command: Option<Value>,
    /// The command as people type it, such as `strike mannheim skaven-3`.
    #[serde(default)]
    pub notation: Option<String>,
    /// The sender's part in sealed dice: lower-case hex, 32 random digits as a rule.
    #[serde(default)]
    pub nonce: Option<String>,
    /// Faces thrown at the table. An empty list asks which dice are needed; nothing: sealed dice.
    #[serde(default)]
    pub thrown: Option<Vec<u32>>,
    /// For which rolls they were thrown, one after the other, as `needs_dice` has told them. Where another roll comes, its
    /// dice are asked for and nothing is written. Nothing: for whatever comes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thrown_for: Option<Vec<RollAsked>>,
    /// Cards turned up from a deck on the table, by name, in the order in which they came. An empty list asks which may
    /// come. Where it is given, the dice are thrown as well; hidden cards are always drawn from the sealed envelope.
    /// Nothing: sealed cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<String>>,
    /// Who the sender thinks they are, if they want that checked: `organiser` or `seat/<name>`.
    #[serde(default, rename = "as")]
    pub sender: Option<String>,
}

/// Several orders, each given on what came of those before it. They are stored together or not at all; but none is given
/// behind one for which dice fall, a card is drawn or something hidden is shown, nor one that waits for somebody else.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TogetherBody {
    /// In their order, each with an id of its own; all name the same head.
    #[schemars(length(min = 1, max = 64))]
    pub orders: Vec<OrderBody>,
}

/// What became of several orders.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TogetherGiven {
    /// An answer to each that was given, in their order.
    pub answers: Vec<Accepted>,
    /// How many of the last were not given: look at what has come about, and decide anew.
    pub left: usize,
}

impl From<&GivenTogether> for TogetherGiven {
    fn from(given: &GivenTogether) -> Self {
        Self { answers: given.answers.iter().map(Accepted::from).collect(), left: given.left }
    }
}

/// A command of an engagement, or of the campaign.
#[derive(JsonSchema)]
#[schemars(rename = "AnyCommand", untagged)]
pub enum CommandShape {
    /// In a scope `engagement/<number>`, by its rules.
    Engagement(campaign::AnyCommand),
    /// In the scope `campaign`.
    Campaign(campaign::CampaignCommand),
}

/// An order was accepted and is on stable storage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Accepted {
    /// The order's batch id.
    #[schemars(with = "String", extend("format" = "uuid", "pattern" = BATCH))]
    pub batch: Uuid,
    /// The head behind it, and a receipt.
    pub head: HeadBody,
    /// Its records.
    pub records: Vec<RecordNumber>,
    /// It had been accepted before; nothing was written now.
    pub again: bool,
}

/// A record's number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RecordNumber {
    /// Position in the stream.
    pub seq: u64,
}

impl From<&Answer> for Accepted {
    fn from(answer: &Answer) -> Self {
        Self {
            batch: answer.batch,
            head: answer.head.into(),
            records: answer.records.iter().map(|&seq| RecordNumber { seq }).collect(),
            again: answer.again,
        }
    }
}

/// What a blind look at an order says. Nothing was opened for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Preview {
    /// Does fate decide anything?
    pub forecast: ForecastView,
}

impl From<Outlook> for Preview {
    fn from(outlook: Outlook) -> Self {
        let forecast = match outlook {
            Outlook::Certain => ForecastView::Certain,
            Outlook::Rolls(need) => need.into(),
            Outlook::Draws(clause) => ForecastView::Draws { clause: clause.to_string() },
        };
        Self { forecast }
    }
}

/// Every order that a seat could give now, by the rules of the engagement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AnyOptions {
    /// The head that they are given on.
    pub head: HeadBody,
    /// The orders.
    #[serde(flatten)]
    pub options: campaign::AnyOptions,
    /// What could be ordered about the fights of a map: at the map about all of them, in a fight about itself.
    pub fight_orders: Vec<campaign::FightOrder>,
    /// What they can take back of their own, the latest first: who takes one back takes back all before it in this
    /// list, too.
    #[serde(default)]
    pub take_back: Vec<OwnOrderBody>,
}

/// An order that its giver can take back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "OwnOrder")]
pub struct OwnOrderBody {
    /// Its record.
    pub order: u64,
    /// The order as people type it.
    pub notation: String,
}

impl From<referee::OwnOrder> for OwnOrderBody {
    fn from(referee::OwnOrder { order, notation }: referee::OwnOrder) -> Self {
        Self { order, notation }
    }
}

/// What a piece of a battle could do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "SurveyAtHead")]
pub struct SurveyBody {
    /// The head at which this is so.
    pub head: HeadBody,
    /// Where it could go, whom it sees, and the odds of each attack.
    #[serde(flatten)]
    pub survey: Survey,
}

/// Where figures may go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "MovesAtHead")]
pub struct MovesBody {
    /// The head at which this is so.
    pub head: HeadBody,
    /// Where to, and why not elsewhere.
    #[serde(flatten)]
    pub moves: Moves,
}

/// Figures named in a query, separated by commas.
pub(crate) fn figures(text: &str) -> Result<Vec<FigureId>, NotFigure> {
    text.split(',').map(|word| word.trim().parse()).collect()
}

/// Something that somebody wants of the audit desk.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeskBody {
    /// As in an order.
    #[schemars(with = "String", extend("format" = "uuid", "pattern" = BATCH))]
    pub batch: Uuid,
    /// What is wanted.
    pub command: DeskCommand,
}

/// What somebody wanted of the audit desk was done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Done")]
pub struct DoneBody {
    /// As for an order.
    #[serde(flatten)]
    pub accepted: Accepted,
    /// What it has changed; left out where it is no more than written: of a ruling and of an adoption it is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub did: Option<ActEffect>,
}

/// Whose key is to be replaced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ReplaceKeyBody {
    /// The seat, such as `city-guard`.
    #[schemars(extend("pattern" = SEAT))]
    pub seat: String,
    /// As in an order; the server's choice where nothing is said, which cannot be signed.
    #[serde(default)]
    #[schemars(with = "Option<String>", extend("format" = "uuid", "pattern" = BATCH))]
    pub batch: Option<Uuid>,
}

/// What the stream says of one accepted order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct BatchSeen {
    /// Its last record; the same number is the event's id.
    pub head: HeadBody,
    /// Its records as lines.
    pub lines: Vec<LogLine>,
}
