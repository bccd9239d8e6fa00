//! Campaigns, wherever they are: the endpoints of a server, or the same endpoints over a data folder in
//! this process. Answers have the server's own types; this is the one place where JSON is read.

mod comparing;
mod correcting;
mod following;
mod keys;
mod problem;
mod reading;
mod request;
mod sent;
mod signing;
mod transport;
mod waiting;
mod way;

use crate::device::DeviceFile;
use crate::failure::{self, Failure};
use crate::folder;
use crate::location::Location;
use crate::notes::Notes;
use chronicle::{CampaignId, Scope, Uuid};
use data_encoding::HEXLOWER;
use decider::By;
use http::{Method, Request, header};
use projections::{About, EngagementAbout, Language, Summary, sheets::SheetsWanted};
use referee::{Code, Referee, SystemRandomness, Visibility, random_bytes};
use request::{Query, at, request, unsendable, written};
use serde::{Serialize, de::DeserializeOwned};
use server::body::{
    Accepted, AheadBody, AheadLeft, CreateBody, MakeWhatIfBody, NewCampaign, NoticesBody,
    NoticesSeen, OrderBody, PassingBody, PassingNow, RemindersBody, RemindersTo, TogetherBody,
    TogetherGiven, VisibilityBody, WantedBody, WhatIfBody,
};
use std::io::Write;
use std::sync::Arc;
use store::MemoryStore;
use transport::{Right, Transport};

pub(crate) use correcting::Back;
pub(crate) use following::Heard;
pub(crate) use transport::CREATION_PASSWORD;

/// An order as it was typed; what is missing is filled in on the way.
#[derive(Debug, Clone)]
pub(crate) struct OrderRequest {
    pub(crate) by: Option<By>,
    pub(crate) scope: Option<Scope>,
    pub(crate) wanted: WantedBody,
    /// Bytes in lower-case hex.
    pub(crate) nonce: Option<String>,
    pub(crate) thrown: Option<Vec<u32>>,
    /// Cards turned up from a deck on the table; none: sealed.
    pub(crate) cards: Option<Vec<String>>,
    pub(crate) batch: Option<Uuid>,
    pub(crate) head: Option<u64>,
    /// Where the throw in it waits for a witness: wait too.
    pub(crate) waits: bool,
}

/// How a story is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum StoryForm {
    Markdown,
    Page,
}

/// Campaigns that can be played, wherever they are.
pub(crate) struct Client {
    transport: Transport,
    device: DeviceFile,
    /// Where the ends of logs are kept that this machine has seen; none: nothing is compared.
    notes: Option<Notes>,
    /// Is somebody there who reads, besides the answer, what is meant? Programs are answered and nothing else.
    tells: bool,
}

impl Client {
    /// Goes to the server, or opens the data folder, which must be there.
    pub(crate) fn open(place: &Location) -> Result<Self, Failure> {
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
        Self::open_or_create(place)
    }

    /// The same; a data folder that is missing is made.
    pub(crate) fn open_or_create(place: &Location) -> Result<Self, Failure> {
        let transport = match &place.server {
            Some(url) => Transport::to_server(url, place.key.as_deref()),
            None => Transport::in_process(folder::open_referee(&place.data, place.host_key()?)?),
        }?;
        let device = place.device();
        let notes = device.path().ok().map(|file| Notes::beside(&file));
        Ok(Self { transport, device, notes, tells: !place.json })
    }

    /// Campaigns in memory, gone with the program.
    pub(crate) fn in_memory() -> Result<Self, Failure> {
        let transport = Transport::in_process(Referee::new(Arc::new(MemoryStore::new())))?;
        Ok(Self { transport, device: DeviceFile::new(None), notes: None, tells: false })
    }

    /// Opens a campaign with one engagement.
    pub(crate) fn create(&self, foundation: &CreateBody) -> Result<NewCampaign, Failure> {
        self.post(Right::ToBegin, "campaigns", foundation)
    }

    /// Reads a log that was exported elsewhere.
    pub(crate) fn import(&self, log: Vec<u8>) -> Result<NewCampaign, Failure> {
        let lines = [(header::CONTENT_TYPE, "application/x-ndjson")];
        let request = request(Method::POST, "campaigns/import", &lines, log)?;
        self.answer(Right::ToBegin, request)
    }

    /// Every campaign in a line.
    pub(crate) fn campaigns(&self) -> Result<Vec<Summary>, Failure> {
        self.get(Right::As(None), "campaigns", &[])
    }

    /// What everybody may know of a campaign; whoever reads must be somebody there.
    pub(crate) fn about(&self, campaign: CampaignId, by: Option<&By>) -> Result<About, Failure> {
        let about = self.get(Right::As(by), &format!("campaigns/{campaign}"), &[])?;
        self.transport.check_reader(&about, by)?;
        Ok(about)
    }

    /// Begins a what-if beside a campaign.
    pub(crate) fn make_what_if(
        &self,
        campaign: CampaignId,
        wanted: &MakeWhatIfBody,
    ) -> Result<NewCampaign, Failure> {
        self.post(Right::As(None), &at(campaign, "what-ifs"), wanted)
    }

    /// Throws one away.
    pub(crate) fn throw_away_what_if(
        &self,
        campaign: CampaignId,
        what_if: CampaignId,
    ) -> Result<WhatIfBody, Failure> {
        self.post(Right::As(None), &at(campaign, "what-ifs/thrown-away"), &WhatIfBody { what_if })
    }

    /// Says where reminders go; the address is tried first, so only a server can.
    pub(crate) fn remind(
        &self,
        campaign: CampaignId,
        address: Option<String>,
    ) -> Result<RemindersTo, Failure> {
        self.post(Right::As(None), &at(campaign, "reminders"), &RemindersBody { address })
    }

    /// Says who may look without a key.
    pub(crate) fn show_to(
        &self,
        campaign: CampaignId,
        visibility: Visibility,
    ) -> Result<VisibilityBody, Failure> {
        self.post(Right::As(None), &at(campaign, "visibility"), &VisibilityBody { visibility })
    }

    /// Gives an order.
    pub(crate) fn give(
        &self,
        campaign: CampaignId,
        order: &OrderRequest,
    ) -> Result<Accepted, Failure> {
        let right = Right::As(order.by.as_ref());
        let about: About = self.get(right, &format!("campaigns/{campaign}"), &[])?;
        self.transport.check_sender(&about, order.by.as_ref())?;
        let (command, notation) = match &order.wanted {
            WantedBody::Command(command) => (Some(command.clone()), None),
            WantedBody::Notation(text) => (None, Some(text.clone())),
        };
        let mut body = OrderBody {
            batch: order.batch.unwrap_or_else(Uuid::now_v7),
            head: order.head.unwrap_or(about.head.seq),
            scope: Some(order.scope.clone().unwrap_or_else(|| self.here(&about))),
            command,
            notation,
            nonce: Some(nonce_of(order)?),
            thrown: order.thrown.clone(),
            thrown_for: None,
            cards: order.cards.clone(),
            sender: None,
        };
        let answer = self.post_signed(right, campaign, body.clone());
        // Sent again, an order is the same only upon the same head (version 2 of the log).
        let reused = |failure: &Failure| failure.code() == Code::BatchReused.text();
        let answer = match (order.batch, order.head) {
            (Some(batch), None) if answer.as_ref().is_err_and(reused) => {
                let Some(head) = self.head_of(right, campaign, batch)? else { return answer };
                body.head = head;
                self.post_signed(right, campaign, body.clone())
            }
            _ => answer,
        };
        if order.waits { self.witnessed(right, campaign, &body, answer) } else { answer }
    }

    /// Gives an order and others behind it: all of them, or none.
    pub(crate) fn give_together(
        &self,
        campaign: CampaignId,
        order: &OrderRequest,
        then: &[String],
    ) -> Result<TogetherGiven, Failure> {
        let right = Right::As(order.by.as_ref());
        let about: About = self.get(right, &format!("campaigns/{campaign}"), &[])?;
        self.transport.check_sender(&about, order.by.as_ref())?;
        let scope = order.scope.clone().unwrap_or_else(|| self.here(&about));
        let first = order.wanted.clone();
        let all = [first].into_iter().chain(then.iter().cloned().map(WantedBody::Notation));
        let orders = all.map(|wanted| {
            let (command, notation) = match wanted {
                WantedBody::Command(command) => (Some(command), None),
                WantedBody::Notation(text) => (None, Some(text)),
            };
            Ok(OrderBody {
                batch: Uuid::now_v7(),
                head: about.head.seq,
                scope: Some(scope.clone()),
                command,
                notation,
                nonce: Some(nonce_of(order)?),
                thrown: None,
                thrown_for: None,
                cards: None,
                sender: None,
            })
        });
        let body = TogetherBody { orders: orders.collect::<Result<_, Failure>>()? };
        self.post(right, &at(campaign, "orders/together"), &body)
    }

    /// What a seat has left ahead of time.
    pub(crate) fn ahead(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        scope: Option<&Scope>,
    ) -> Result<AheadLeft, Failure> {
        let scope = self.scope(campaign, by, scope)?.to_string();
        self.get(Right::As(by), &at(campaign, "ahead"), &[("scope", Some(scope))])
    }

    /// Leaves orders ahead of time, in place of all that the seat has left.
    pub(crate) fn leave_ahead(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        scope: Option<&Scope>,
        orders: &[String],
    ) -> Result<AheadLeft, Failure> {
        let scope = self.scope(campaign, by, scope)?;
        let body = AheadBody { scope, orders: orders.to_vec() };
        self.post(Right::As(by), &at(campaign, "ahead"), &body)
    }

    /// Does a seat pass where it has no choice?
    pub(crate) fn passing(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
    ) -> Result<PassingNow, Failure> {
        self.get(Right::As(by), &at(campaign, "passing"), &[])
    }

    /// Lets a seat pass where it has no choice, or no more.
    pub(crate) fn set_passing(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        passes: bool,
    ) -> Result<PassingNow, Failure> {
        self.post(Right::As(by), &at(campaign, "passing"), &PassingBody { passes })
    }

    /// Where the seat is told that it is its turn.
    pub(crate) fn notices(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
    ) -> Result<NoticesSeen, Failure> {
        self.get(Right::As(by), &at(campaign, "notices"), &[])
    }

    /// Says where the seat is told that it is its turn.
    pub(crate) fn set_notices(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        wanted: &NoticesBody,
    ) -> Result<NoticesSeen, Failure> {
        self.post(Right::As(by), &at(campaign, "notices"), wanted)
    }

    /// Where the server is, if it is one.
    pub(crate) fn url(&self) -> Option<&str> {
        self.transport.url()
    }

    /// Writes the log, redacted for its reader, or in full where that was published.
    pub(crate) fn export(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        full: bool,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        self.check(campaign, by)?;
        let path = at(campaign, if full { "chronicle?full=true" } else { "chronicle" });
        self.send(Right::As(by), request(Method::GET, &path, &[], Vec::new())?, out)
    }

    /// Sheets to print, as a page of HTML that links to its style.
    pub(crate) fn sheets(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        scope: &Scope,
        wanted: &SheetsWanted,
        language: Language,
    ) -> Result<String, Failure> {
        let kinds: Vec<&str> = wanted.kinds.iter().map(|kind| kind.word()).collect();
        let query = [
            ("scope", Some(scope.to_string())),
            ("only", Some(kinds.join(",")).filter(|kinds| !kinds.is_empty())),
            ("seat", wanted.seat.as_ref().map(|seat| seat.name().to_owned())),
        ];
        let path = at(campaign, "sheets") + &written(&query)?;
        let spoken = [(header::ACCEPT_LANGUAGE, language.code())];
        self.text(Right::As(by), request(Method::GET, &path, &spoken, Vec::new())?)
    }

    /// The campaign as a story: Markdown, or a page of HTML that links to its style.
    pub(crate) fn story(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        form: StoryForm,
        base: Option<&str>,
    ) -> Result<String, Failure> {
        self.check(campaign, by)?;
        let word = match form {
            StoryForm::Markdown => "story/markdown",
            StoryForm::Page => "story/page",
        };
        let base = base.or(self.transport.url()).map(str::to_owned);
        let path = at(campaign, word) + &written(&[("base", base)])?;
        self.text(Right::As(by), request(Method::GET, &path, &[], Vec::new())?)
    }

    /// A copy in memory on which orders can be tried; none: the reader may not see the whole log.
    /// No card can be drawn there: its envelopes were sealed here.
    pub(crate) fn rehearsal(&self, campaign: CampaignId) -> Result<Option<Self>, Failure> {
        let mut log = Vec::new();
        self.export(campaign, None, false, &mut log)?;
        let transport = Transport::in_process(folder::in_memory())?;
        let copy = Self { transport, device: self.device.clone(), notes: None, tells: false };
        match copy.import(log) {
            Ok(_) => Ok(Some(copy)),
            Err(failure) if failure.code() == Code::RedactedCopy.text() => Ok(None),
            Err(other) => Err(other),
        }
    }
}

impl Client {
    /// Sees that whoever reads is somebody there; where nobody is named there is nothing to see.
    fn check(&self, campaign: CampaignId, by: Option<&By>) -> Result<(), Failure> {
        if by.is_some() {
            self.about(campaign, by)?;
        }
        Ok(())
    }

    /// The scope that was named, else the one that is meant.
    pub(crate) fn scope(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        named: Option<&Scope>,
    ) -> Result<Scope, Failure> {
        match named {
            Some(scope) => self.check(campaign, by).map(|()| scope.clone()),
            None => Ok(self.here(&self.about(campaign, by)?)),
        }
    }

    /// What is meant where none is named. A siege that rests until its map goes on does not go on; where several do,
    /// people are told which is meant before anything is done.
    pub(crate) fn here(&self, about: &About) -> Scope {
        let goes_on = |it: &&EngagementAbout| !it.closed && !it.rests;
        let others = about.engagements.iter().filter(goes_on).filter(|it| it.scope != about.here);
        let others: Vec<String> = others.map(|it| format!("{} ({})", it.scope, it.title)).collect();
        let meant = about.engagements.iter().find(|it| it.scope == about.here);
        if let Some(EngagementAbout { scope, title, .. }) = meant
            && self.tells
            && !others.is_empty()
        {
            let others = others.join(", ");
            failure::note(&format!("{scope} is meant ({title}); `--scope` names {others}"));
        }
        about.here.clone()
    }

    /// A question of the audit desk.
    fn ask<T: DeserializeOwned>(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        path: &str,
        query: Query<'_>,
    ) -> Result<T, Failure> {
        self.check(campaign, by)?;
        self.get(Right::As(by), &at(campaign, path), query)
    }

    fn get<T: DeserializeOwned>(
        &self,
        right: Right<'_>,
        path: &str,
        query: Query<'_>,
    ) -> Result<T, Failure> {
        let path = path.to_owned() + &written(query)?;
        self.answer(right, request(Method::GET, &path, &[], Vec::new())?)
    }

    fn post<T: DeserializeOwned>(
        &self,
        right: Right<'_>,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, Failure> {
        let json = [(header::CONTENT_TYPE, "application/json")];
        let body = serde_json::to_vec(body).map_err(unsendable)?;
        self.answer(right, request(Method::POST, path, &json, body)?)
    }

    fn text(&self, right: Right<'_>, request: Request<Vec<u8>>) -> Result<String, Failure> {
        let mut text = Vec::new();
        self.send(right, request, &mut text)?;
        String::from_utf8(text).map_err(|error| self.transport.not_understood(&error))
    }

    fn answer<T: DeserializeOwned>(
        &self,
        right: Right<'_>,
        request: Request<Vec<u8>>,
    ) -> Result<T, Failure> {
        let mut answer = Vec::new();
        self.send(right, request, &mut answer)?;
        serde_json::from_slice(&answer).map_err(|error| self.transport.not_understood(&error))
    }

    /// What went well goes to `out`; what did not is a problem.
    fn send(
        &self,
        right: Right<'_>,
        request: Request<Vec<u8>>,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        match self.transport.send(right, request, out)? {
            Ok(()) => self.compare(right),
            Err((status, body)) => Err(problem::problem(status, &body)),
        }
    }
}

/// The sender's part in the dice. An order whose id was chosen is the same order when it is sent again, so its
/// nonce must be the same, too: the id itself, which nobody else knew before.
fn nonce_of(order: &OrderRequest) -> Result<String, Failure> {
    match (&order.nonce, &order.batch) {
        (Some(nonce), _) => Ok(nonce.clone()),
        (None, Some(batch)) => Ok(batch.simple().to_string()),
        (None, None) => random_nonce(),
    }
}

fn random_nonce() -> Result<String, Failure> {
    let bytes: [u8; 16] = random_bytes(&SystemRandomness).map_err(folder::rejected)?;
    Ok(HEXLOWER.encode(&bytes))
}
