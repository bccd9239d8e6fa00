//! The seam between what is typed and where it is done: a data folder opened here, or a server.
//! Both answer in the same JSON, which is the server's contract (`schemas/`).

mod local;
mod remote;

use crate::arguments::Place;
use crate::failure::{Failure, Kind};
use campaign::desk::HouseRules;
use chronicle::{CampaignId, Scope, Uuid};
use data_encoding::HEXLOWER;
use decider::{By, Seat};
use projections::{Language, RollsWanted, sheets::SheetsWanted};
use referee::{Class, Code, DeskCommand, SystemRandomness, random_bytes};
use serde_json::Value;
use server::body::AmendBody;
use std::collections::BTreeMap;
use std::io::Write;

pub(crate) use local::{open_referee, opened, rejected, store_failure};

/// What a new campaign is made of.
pub(crate) struct Foundation {
    /// A built-in scenario's name, or the TOML text of one.
    pub(crate) scenario: ScenarioText,
    /// The campaign's name; none: the scenario's title.
    pub(crate) name: Option<String>,
    /// A game master gets a seat of his own.
    pub(crate) game_master: bool,
    /// What the people are called who sit there.
    pub(crate) players: BTreeMap<Seat, String>,
    /// What the table has agreed on.
    pub(crate) house_rules: Option<HouseRules>,
}

/// Where a scenario comes from.
pub(crate) enum ScenarioText {
    /// One that needs no file.
    BuiltIn(String),
    /// TOML.
    Written(String),
}

/// An order as it was typed; what is missing is filled in on the way.
pub(crate) struct Wish {
    pub(crate) by: Option<By>,
    pub(crate) scope: Option<Scope>,
    pub(crate) wanted: Wanted,
    /// Bytes in lower-case hex.
    pub(crate) nonce: Option<String>,
    pub(crate) thrown: Option<Vec<u32>>,
    pub(crate) batch: Option<Uuid>,
    pub(crate) head: Option<u64>,
}

/// What is wanted.
#[derive(Clone)]
pub(crate) enum Wanted {
    Notation(String),
    Json(Value),
}

/// Where a rewind leads.
pub(crate) enum Back {
    /// To this batch end.
    To(u64),
    /// To the beginning of this turn of the newest engagement.
    Turn(u32),
}

/// What the audit desk is asked.
pub(crate) enum Question<'q> {
    /// The timelines with their tips.
    Timelines,
    /// What changed between two records; the second none: the head.
    Compare { from: u64, to: Option<u64>, scope: Option<&'q Scope> },
    /// Everything about one roll or draw.
    Roll(u64),
    /// Rolls that fit.
    Rolls(&'q RollsWanted),
    /// The record of the how-manieth fact of an engagement.
    Cause { engagement: u32, fact: u32 },
    /// The dice ledger.
    Dice,
    /// Disputes, questions, dice that wait for a witness.
    Desk,
    /// What it waits for, and for whom.
    Waiting,
    /// What a rewind would grey out.
    Rewind { back: &'q Back, only: Option<&'q Scope> },
}

/// How a story is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StoryForm {
    Markdown,
    Page,
}

/// Campaigns that can be played, wherever they are.
pub(crate) trait House {
    /// Opens a campaign with one engagement.
    fn create(&self, foundation: &Foundation) -> Result<Value, Failure>;
    /// Every campaign in a line.
    fn campaigns(&self) -> Result<Value, Failure>;
    /// Says where reminders go; the address is tried first, so only a server can.
    fn remind(&self, campaign: CampaignId, address: Option<&str>) -> Result<Value, Failure>;
    /// What everybody may know of a campaign.
    fn campaign(&self, campaign: CampaignId, by: Option<&By>) -> Result<Value, Failure>;
    /// Gives an order.
    fn give(&self, campaign: CampaignId, wish: &Wish) -> Result<Value, Failure>;
    /// What is legal now.
    fn options(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        scope: Option<&Scope>,
    ) -> Result<Value, Failure>;
    /// How things stand, or stood.
    fn view(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        scope: Option<&Scope>,
        at: Option<u64>,
    ) -> Result<Value, Failure>;
    /// Readable lines of the stream, from a record on.
    fn log(&self, campaign: CampaignId, by: Option<&By>, from: u64) -> Result<Vec<Value>, Failure>;
    /// Asks the audit desk.
    fn ask(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        question: &Question<'_>,
    ) -> Result<Value, Failure>;
    /// Moves the head: of everything, or of one engagement only.
    fn rewind(
        &self,
        campaign: CampaignId,
        back: &Back,
        only: Option<&Scope>,
        reason: &str,
    ) -> Result<Value, Failure>;
    /// Does what somebody wants of the audit desk.
    fn at_the_desk(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        command: &DeskCommand,
    ) -> Result<Value, Failure>;
    /// Corrects one earlier order, or says what that would come to. The body's head and batch are
    /// filled in.
    fn amend(
        &self,
        campaign: CampaignId,
        amendment: &AmendBody,
        preview: bool,
    ) -> Result<Value, Failure>;
    /// Makes a seat's old key worthless and gives out a new one.
    fn replace_key(&self, campaign: CampaignId, seat: &Seat) -> Result<Value, Failure>;
    /// Writes the log, redacted for its reader, or in full where that was published.
    fn export(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        full: bool,
        out: &mut dyn Write,
    ) -> Result<(), Failure>;
    /// Sheets to print, as a page of HTML that links to its style.
    fn sheets(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        wanted: &SheetsWanted,
        language: Language,
    ) -> Result<String, Failure>;
    /// The campaign as a story: Markdown, or a page of HTML that links to its style.
    fn story(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        form: StoryForm,
        base: Option<&str>,
    ) -> Result<String, Failure>;
    /// A copy in memory on which orders can be tried; none: the reader may not see the whole log.
    /// No card can be drawn there: its envelopes were sealed here.
    fn rehearsal(&self, campaign: CampaignId) -> Result<Option<Box<dyn House>>, Failure> {
        let mut log = Vec::new();
        self.export(campaign, None, false, &mut log)?;
        local::Local::in_memory(&log)
    }
    /// Reads a log that was exported elsewhere.
    fn import(&self, log: Vec<u8>) -> Result<Value, Failure>;
}

/// Goes to the server, or opens the data folder, which must be there.
pub(crate) fn enter(place: &Place) -> Result<Box<dyn House>, Failure> {
    if place.server.is_none() && !place.data.exists() {
        let folder = place.data.display();
        return Err(Failure::fault(
            "no_data_folder",
            format!(
                "there is no data folder {folder}; `wapenrol new siege` makes one, --data DIR \
                 names another, --server URL asks a server"
            ),
        ));
    }
    enter_or_build(place)
}

/// The same; a data folder that is missing is made.
pub(crate) fn enter_or_build(place: &Place) -> Result<Box<dyn House>, Failure> {
    match &place.server {
        Some(url) => Ok(Box::new(remote::Remote::new(url, place.key.as_deref())?)),
        None => Ok(Box::new(local::Local::open(&place.data)?)),
    }
}

/// What a rejection of the referee means for whoever typed the order.
pub(crate) fn kind_of(class: Class) -> Kind {
    match class {
        Class::Malformed => Kind::Usage,
        Class::KeyNeeded | Class::NotYours | Class::Missing | Class::Conflict | Class::Refused => {
            Kind::Refused
        }
        Class::NotVerified => Kind::NotVerified,
        Class::Fault | Class::Full | Class::Bug => Kind::Fault,
    }
}

/// The same for a code that came over the wire; rulebooks have codes of their own.
fn kind_of_code(code: &str, status: u16) -> Kind {
    let known = Code::ALL.iter().find(|known| known.text() == code);
    known.map_or_else(
        || match status {
            400 | 413 | 415 => Kind::Usage,
            500.. => Kind::Fault,
            _ => Kind::Refused,
        },
        |code| kind_of(code.class()),
    )
}

/// Sixteen bytes that nobody can foresee: the player's part in a sealed roll.
fn random_nonce() -> Result<String, Failure> {
    let bytes: [u8; 16] = random_bytes(&SystemRandomness).map_err(rejected)?;
    Ok(HEXLOWER.encode(&bytes))
}

/// The scope of the siege that a new campaign opens with.
pub(crate) fn first_engagement() -> Scope {
    projections::first_scope()
}

/// The newest engagement of a campaign, else the campaign itself.
fn newest_scope(campaign: &Value) -> String {
    campaign["engagements"]
        .as_array()
        .and_then(|engagements| engagements.last())
        .and_then(|engagement| engagement["scope"].as_str())
        .unwrap_or("campaign")
        .to_owned()
}
