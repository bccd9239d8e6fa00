//! The way to the endpoints: through this process, or over HTTP.

use super::request::request;
use crate::failure::{Failure, Kind};
use chronicle::CampaignId;
use decider::By;
use http::{Method, Request, StatusCode};
use projections::About;
use referee::Referee;
use rustls::{ClientConfig, RootCertStore};
use server::{CHECKPOINT_HEADER, InProcess};
use std::cell::{Cell, RefCell};
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::{Builder, Runtime};

/// Where the password to begin campaigns may stand.
pub(crate) const CREATION_PASSWORD: &str = "WAPENROL_CREATION_PASSWORD";

/// How long a usual request takes at most.
const LONGEST: Duration = Duration::from_secs(60);

/// With what right a request is sent.
#[derive(Clone, Copy)]
pub(super) enum Right<'b> {
    /// As somebody: on a server whoever holds the key, over a folder whoever is named, else the organiser.
    As(Option<&'b By>),
    /// About somebody, whose key the sender need not hold: the server says whether they may.
    About(Option<&'b By>),
    /// To begin a campaign: no seat's key belongs to it, and the host's password where one is known.
    ToBegin,
}

/// The way to the endpoints.
pub(super) enum Transport {
    /// A data folder that this process has opened. Whoever owns it is the organiser, and may act for any
    /// seat.
    Folder { runtime: Runtime, endpoints: InProcess, note: Cell<Option<String>> },
    /// A running server. The key says who somebody is.
    Server {
        http: reqwest::blocking::Client,
        url: String,
        key: Option<String>,
        /// The checkpoint that the last answer has brought, as its header has it.
        note: Cell<Option<String>>,
        /// In which campaigns the key is known to be whose.
        known: RefCell<BTreeSet<(CampaignId, String)>>,
    },
}

impl Transport {
    pub(super) fn in_process(referee: Referee) -> Result<Self, Failure> {
        let runtime = Builder::new_current_thread().build()?;
        let (endpoints, note) = (InProcess::new(Arc::new(referee)), Cell::default());
        Ok(Self::Folder { runtime, endpoints, note })
    }

    pub(super) fn to_server(url: &str, key: Option<&str>) -> Result<Self, Failure> {
        if !url.starts_with("http://") && !url.starts_with("https://") {
            let message = format!("`{url}` is no server; write for example http://127.0.0.1:7411");
            return Err(Failure::usage("bad_url", message));
        }
        let http = reqwest::blocking::Client::builder().timeout(None);
        let http = if url.starts_with("https://") {
            // Whoever has set it before in this process has set the same.
            let _ = rustls_graviola::default_provider().install_default();
            http
        } else {
            http.tls_backend_preconfigured(no_tls()?)
        };
        let http = http.build().map_err(|error| Failure::fault("network", innermost(&error)))?;
        let url = url.trim_end_matches('/').to_owned();
        let (key, note, known) = (key.map(str::to_owned), Cell::default(), RefCell::default());
        Ok(Self::Server { http, url, key, note, known })
    }

    /// Where the server is, if it is one.
    pub(super) fn url(&self) -> Option<&str> {
        match self {
            Self::Folder { .. } => None,
            Self::Server { url, .. } => Some(url),
        }
    }

    /// Sends a request; what is answered goes to `out` if it is good, else back as it came.
    pub(super) fn send(
        &self,
        right: Right<'_>,
        request: Request<Vec<u8>>,
        out: &mut dyn Write,
    ) -> Result<Result<(), (StatusCode, Vec<u8>)>, Failure> {
        self.send_within(right, request, out, Some(LONGEST))
    }

    /// The same, for what takes longer than a usual request: no limit, for a stream that does not end.
    pub(super) fn send_within(
        &self,
        right: Right<'_>,
        request: Request<Vec<u8>>,
        out: &mut dyn Write,
        limit: Option<Duration>,
    ) -> Result<Result<(), (StatusCode, Vec<u8>)>, Failure> {
        if let Right::As(Some(by)) = right {
            self.check_key(by, request.uri().path())?;
        }
        let mut problem = Vec::new();
        let status = match self {
            Self::Folder { runtime, endpoints, note } => {
                let by = match right {
                    Right::As(Some(by)) | Right::About(Some(by)) => by.clone(),
                    Right::As(None) | Right::About(None) | Right::ToBegin => By::Organiser,
                };
                let mut answer = runtime.block_on(endpoints.ask(by, request));
                note.set(answer.note.take());
                let out = if answer.status.is_success() { out } else { &mut problem };
                while let Some(piece) = runtime.block_on(answer.piece())? {
                    out.write_all(&piece)?;
                }
                answer.status
            }
            Self::Server { http, url, key, note, .. } => {
                let (head, body) = request.into_parts();
                let request = http.request(head.method, format!("{url}{}", head.uri));
                let request = request.headers(head.headers).body(body);
                let request = limit.into_iter().fold(request, |it, limit| it.timeout(limit));
                let request = match (right, key) {
                    (Right::As(_) | Right::About(_), Some(key)) => request.bearer_auth(key),
                    (Right::As(_) | Right::About(_), None) => request,
                    (Right::ToBegin, _) => match std::env::var(CREATION_PASSWORD) {
                        Ok(password) => request.basic_auth("", Some(password.trim())),
                        Err(_) => request,
                    },
                };
                let mut answer = request.send().map_err(|error| {
                    // Over TLS a connection also fails for what the other side is.
                    let nobody = error.is_connect() && url.starts_with("http://");
                    let why = match nobody {
                        true => "nobody answers there".to_owned(),
                        false => innermost(&error),
                    };
                    Failure::fault("network", format!("{url}: {why}"))
                })?;
                let status = answer.status();
                let brought = answer.headers().get(CHECKPOINT_HEADER);
                note.set(brought.and_then(|note| note.to_str().ok()).map(str::to_owned));
                io::copy(&mut answer, if status.is_success() { out } else { &mut problem })?;
                status
            }
        };
        Ok(if status.is_success() { Ok(()) } else { Err((status, problem)) })
    }

    /// The checkpoint that the last answer has brought, in base64; asked for once.
    pub(super) fn note(&self) -> Option<String> {
        match self {
            Self::Folder { note, .. } | Self::Server { note, .. } => note.take(),
        }
    }

    /// An answer that is no answer of ours.
    pub(super) fn not_understood(&self, error: &dyn std::error::Error) -> Failure {
        match self {
            Self::Folder { .. } => Failure::fault("bug", error.to_string()),
            Self::Server { url, .. } => {
                Failure::fault("network", format!("{url} is no Wapenrol server: {error}"))
            }
        }
    }

    /// May somebody read as whom they named? On a server the key says who somebody is, and `--as` may only
    /// repeat it; over a folder it must be somebody who sits there.
    pub(super) fn check_reader(&self, about: &About, by: Option<&By>) -> Result<(), Failure> {
        let (Self::Folder { .. }, Some(By::Seat(seat))) = (self, by) else {
            return self.check_sender(about, by);
        };
        let mut seats = about.seats.iter().map(|known| known.seat.as_str());
        if seats.clone().any(|known| known == seat.name()) {
            return Ok(());
        }
        let first = seats.next().unwrap_or_default().to_owned();
        let known = seats.fold(first, |known, seat| known + ", " + seat);
        let message = format!("nobody sits at `{seat}` here; there are {known}");
        Err(Failure::new(Kind::Refused, "no_such_seat", message))
    }

    /// May somebody order as whom they named? Over a folder the referee says so itself.
    pub(super) fn check_sender(&self, about: &About, by: Option<&By>) -> Result<(), Failure> {
        let (Self::Server { known, .. }, Some(by)) = (self, by) else { return Ok(()) };
        let reader = &about.reader;
        if by.to_string() != *reader {
            let whose = match reader.as_str() {
                "public" => format!("you have given no key, so not that of {by}"),
                reader => format!("your key is that of {reader}, not of {by}"),
            };
            let message = format!("{whose}; give the right one with --key or WAPENROL_KEY");
            return Err(Failure::new(Kind::Refused, "other_seats_key", message));
        }
        known.borrow_mut().insert((about.campaign, reader.clone()));
        Ok(())
    }

    /// Is the key that of whom the sender has named? Asked once for each campaign, before anything is done as them: else
    /// the server would do it as whoever the key belongs to.
    fn check_key(&self, by: &By, path: &str) -> Result<(), Failure> {
        let Self::Server { known, .. } = self else { return Ok(()) };
        let path = path.strip_prefix("/api/campaigns/").and_then(|path| path.split_once('/'));
        let Some(campaign) = path.and_then(|(id, _)| id.parse::<CampaignId>().ok()) else {
            return Ok(());
        };
        if known.borrow().contains(&(campaign, by.to_string())) {
            return Ok(());
        }
        let mut answer = Vec::new();
        let request = request(Method::GET, &format!("campaigns/{campaign}"), &[], Vec::new())?;
        match self.send(Right::As(Some(by)), request, &mut answer)? {
            Ok(()) => {
                let about = serde_json::from_slice(&answer);
                self.check_sender(&about.map_err(|error| self.not_understood(&error))?, Some(by))
            }
            // Whatever is wrong is told of what was wanted.
            Err(_) => Ok(()),
        }
    }
}

/// What a server without TLS is spoken to with: roots are looked for where they are needed only.
fn no_tls() -> Result<ClientConfig, Failure> {
    let provider = Arc::new(rustls_graviola::default_provider());
    let versions =
        ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions();
    let tls = versions.map_err(|error| Failure::fault("network", error.to_string()))?;
    Ok(tls.with_root_certificates(RootCertStore::empty()).with_no_client_auth())
}

fn innermost(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(inner) = cause {
        text = inner.to_string();
        cause = inner.source();
    }
    text
}
