//! Extractors that say no in our own form.

use crate::{
    Problem,
    app::{App, FolderOwner},
    bad_id::BadId,
    problem::{WORDS, language},
    readers::Asker,
    signatures::signatures,
};
use axum::{
    RequestExt as _,
    extract::{
        FromRequest, FromRequestParts, Path, Query, Request,
        rejection::{BytesRejection, JsonRejection},
    },
    http::{StatusCode, header, request::Parts},
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use campaign::sender_called;
use chronicle::{CampaignId, NotCampaignId};
use decider::By;
use http_body_util::LengthLimitError;
use messages::{Language, Saying, saying};
use projections::Listener;
use referee::{Code, Holder, Reader, Referee, Rejected, Signatures, Visibility};
use serde::de::DeserializeOwned;
use std::{
    collections::BTreeMap, convert::Infallible, error::Error, fmt::Display, io::ErrorKind,
    net::IpAddr,
};
use tokio::io::{AsyncSeekExt as _, AsyncWriteExt as _};
use tokio_stream::StreamExt as _;

/// The campaign in the path, who is reading it, by their key, and in which language.
#[derive(Clone)]
pub(crate) struct At {
    pub(crate) campaign: CampaignId,
    pub(crate) reader: Reader,
    pub(crate) language: Language,
    /// What a device has signed of it.
    pub(crate) signatures: Signatures,
    /// The key that came with it.
    key: Option<String>,
    /// From where it came.
    pub(crate) from: Option<IpAddr>,
}

impl FromRequestParts<App> for At {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        if let Some(known) = parts.extensions.remove() {
            return Ok(known);
        }
        let Path(named) = Path::<BTreeMap<String, String>>::from_request_parts(parts, app)
            .await
            .map_err(|error| Problem::own("unknown_path", why("no-path", error)))?;
        let id = named.get("id").map_or("", String::as_str);
        let campaign: CampaignId = id.parse().map_err(|error| {
            let why = NotCampaignId::said(&error);
            Rejected::new(Code::UnknownCampaign, saying!(&WORDS, "unknown-campaign", why = why))
        })?;
        let language = language(parts.uri.query(), &parts.headers);
        let signatures = signatures(&parts.headers)?;
        if let Some(FolderOwner(by)) = parts.extensions.get() {
            let by = by.clone();
            let holder = Holder { by, deputy: None };
            let reader = app.ask_at_hand(campaign, move |referee| referee.reader(campaign, holder));
            let reader = reader.await?;
            return Ok(Self { campaign, reader, language, signatures, key: None, from: None });
        }
        let key = key(parts)?;
        let asked = key.clone();
        let from = from(parts);
        let admitted = move |referee: &Referee| admit(referee, campaign, asked.as_deref());
        let Admitted { reader, deputy } = match key {
            Some(_) => app.ask_at_hand(campaign, admitted).await?,
            // Strangers wait their turn from the door on.
            None => app.look(Asker::stranger(from), admitted).await?,
        };
        let signatures = Signatures { deputy, ..signatures };
        Ok(Self { campaign, reader, language, signatures, key, from })
    }
}

/// Stands before a key where no more is wanted than anybody may see: what hangs on the wall, as of a campaign that is shown to
/// nobody without a key.
const LOOKS_ON: &str = "public.";

/// Who somebody is.
pub(crate) struct Admitted {
    pub(crate) reader: Reader,
    /// The deputy whose key it is; none: nobody's deputy.
    deputy: Option<String>,
}

impl From<Reader> for Admitted {
    fn from(reader: Reader) -> Self {
        Self { reader, deputy: None }
    }
}

/// Who somebody is by their key. Without one they are anybody, where anybody may look.
pub(crate) fn admit(
    referee: &Referee,
    campaign: CampaignId,
    key: Option<&str>,
) -> Result<Admitted, Rejected> {
    if let Some(key) = key.and_then(|key| key.strip_prefix(LOOKS_ON)) {
        return referee.admit(campaign, key).map(|_| Reader::Public.into());
    }
    if let Some(key) = key {
        let holder = referee.holder(campaign, key)?;
        let deputy = holder.deputy.clone();
        return Ok(Admitted { reader: referee.reader(campaign, holder)?, deputy });
    }
    // Whether there is such a campaign, whoever asks for more of it is told there.
    match referee.visibility(campaign) {
        Ok(Visibility::Private) => {
            Err(Rejected::new(Code::KeyNeeded, saying!(&WORDS, "private-campaign")))
        }
        _ => Ok(Reader::Public.into()),
    }
}

/// A sentence about what a library says of something that it could not read.
fn why(key: &'static str, error: impl Display) -> Saying {
    Saying::new(&WORDS, key, vec![("why", error.to_string().into())])
}

/// A member of the query that cannot be read.
pub(crate) fn bad_member(member: &str, error: &impl BadId) -> Problem {
    let why = error.said();
    Problem::own("malformed_query", saying!(&WORDS, "bad-member", member = member, why = why))
}

/// Who asks for something that is of no campaign yet.
pub(crate) struct Newcomer(pub(crate) Asker);

impl<S: Sync> FromRequestParts<S> for Newcomer {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(Asker::stranger(from(parts))))
    }
}

/// The language of a request, as its problems are said in it too.
pub(crate) struct Spoken(pub(crate) Language);

impl<S: Sync> FromRequestParts<S> for Spoken {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(language(parts.uri.query(), &parts.headers)))
    }
}

/// The other end of a connection; what no connection brought has none.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// From where a request came: what a proxy on this machine says of it, or the other end of the connection.
pub(crate) fn from(parts: &Parts) -> Option<IpAddr> {
    let Peer(peer) = parts.extensions.get().copied()?;
    let passed = parts.headers.get("x-forwarded-for").filter(|_| peer.is_loopback());
    // What stands before the last one, the sender may have written themselves.
    let last = passed.and_then(|all| all.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    Some(last.unwrap_or(peer))
}

/// Lets through what brings a key, whosever it is, or comes from whoever has the folder.
pub(crate) async fn keyed(request: Request, next: Next) -> Response {
    let brings = request.headers().contains_key(header::AUTHORIZATION)
        || request.extensions().get::<FolderOwner>().is_some();
    if brings {
        return next.run(request).await;
    }
    let needed = Rejected::new(Code::KeyNeeded, saying!(&WORDS, "key-needed"));
    Problem::from(needed).into_response()
}

/// The key that a request brings, whether it is anybody's or not.
pub(crate) fn key(parts: &Parts) -> Result<Option<String>, Problem> {
    let Some(value) = parts.headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let key = value.to_str().ok().and_then(|value| {
        let (scheme, key) = value.split_once(' ')?;
        scheme.eq_ignore_ascii_case("bearer").then(|| key.trim().to_owned())
    });
    key.map(Some)
        .ok_or_else(|| Rejected::new(Code::BadKey, saying!(&WORDS, "bad-authorization")).into())
}

impl At {
    /// To whom something is told.
    pub(crate) fn listener(&self) -> Listener<'_> {
        Listener { reader: &self.reader, language: self.language }
    }

    /// Who it is, where they have to wait for a turn.
    pub(crate) fn asker(&self) -> Asker {
        match self.reader.holder() {
            Some(by) => Asker::Holder(self.campaign, by.clone()),
            None => Asker::stranger(self.from),
        }
    }

    /// May they still look? A key is replaced, and a campaign is shown to nobody any more, while somebody listens.
    ///
    /// # Errors
    /// `bad_key`, `key_needed`.
    pub(crate) fn check_still_admitted(&self, referee: &Referee) -> Result<(), Rejected> {
        if self.key.is_none() && self.reader.holder().is_some() {
            // They have the data folder itself.
            return Ok(());
        }
        admit(referee, self.campaign, self.key.as_deref()).map(|_| ())
    }

    /// Whose key it is.
    ///
    /// # Errors
    /// `key_needed` when there was none.
    pub(crate) fn by(&self) -> Result<&By, Problem> {
        self.reader
            .holder()
            .ok_or_else(|| Rejected::new(Code::KeyNeeded, saying!(&WORDS, "key-needed")).into())
    }

    /// The organiser alone; `what` is a word of the message.
    ///
    /// # Errors
    /// `key_needed`, `not_organiser`.
    pub(crate) fn organiser(&self, what: &str) -> Result<&By, Problem> {
        match self.by()? {
            by @ By::Organiser => Ok(by),
            By::Seat(_) | By::Rules => {
                let message = saying!(&WORDS, "only-organiser", what = what);
                Err(Rejected::new(Code::NotOrganiser, message).into())
            }
        }
    }

    /// The organiser themselves, and none of their deputies; `what` is a word of the message.
    ///
    /// # Errors
    /// `key_needed`, `not_organiser`, `not_deputys`.
    pub(crate) fn organiser_alone(&self, what: &str) -> Result<&By, Problem> {
        let by = self.organiser(what)?;
        match self.signatures.deputy {
            Some(_) => Err(referee::not_deputys().into()),
            None => Ok(by),
        }
    }

    /// For whom a question is asked: the key's holder, or a seat that the organiser names.
    ///
    /// # Errors
    /// `key_needed`, `not_your_seat`, `malformed_query`.
    pub(crate) fn on_behalf(&self, named: Option<&str>) -> Result<By, Problem> {
        let holder = self.by()?;
        let Some(named) = named else { return Ok(holder.clone()) };
        let named: By = named.parse().map_err(|error| bad_member("as", &error))?;
        if let Reader::Blind(seat) = &self.reader
            && *holder != named
            && *seat != Some(named.clone())
        {
            return Err(referee::blind_to(&named).into());
        }
        if *holder == By::Organiser || *holder == named {
            return Ok(named);
        }
        let (holder, named) = (sender_called(holder), sender_called(&named));
        let message = saying!(&WORDS, "not-your-seat", holder = holder, named = named);
        Err(Problem::own("not_your_seat", message))
    }
}

/// A query; unknown names are refused by its type.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<App> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Problem> {
        match Query::<T>::from_request_parts(parts, app).await {
            Ok(Query(query)) => Ok(Self(query)),
            Err(error) => Err(Problem::own("malformed_query", why("bad-query", error.body_text()))),
        }
    }
}

/// A JSON body.
pub(crate) struct Sent<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self, Problem> {
        match axum::Json::<T>::from_request(request, app).await {
            Ok(axum::Json(body)) => Ok(Self(body)),
            Err(JsonRejection::BytesRejection(error)) => Err(not_read(&error)),
            Err(JsonRejection::MissingJsonContentType(_)) => {
                Err(Problem::own("wrong_content_type", saying!(&WORDS, "not-json")))
            }
            Err(error) => Err(Problem::own("malformed_body", why("bad-body", error.body_text()))),
        }
    }
}

/// A body of lines, one JSON object each. Browsers ask before they send this type to a strange
/// host, so no foreign page can import anything. It goes into a file without a name: many may send one at once, and memory
/// would not hold them all.
pub(crate) struct Lines(pub(crate) std::fs::File);

impl FromRequest<App> for Lines {
    type Rejection = Problem;

    async fn from_request(request: Request, app: &App) -> Result<Self, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        let essence = kind.map(|kind| kind.split(';').next().unwrap_or_default().trim());
        if !essence.is_some_and(|kind| kind.eq_ignore_ascii_case("application/x-ndjson")) {
            return Err(Problem::own("wrong_content_type", saying!(&WORDS, "not-a-log")));
        }
        let folder = app.settings.imports.as_deref();
        let file =
            folder.map_or_else(tempfile::tempfile, tempfile::tempfile_in).map_err(no_room)?;
        let mut file = tokio::fs::File::from_std(file);
        let mut pieces = request.with_limited_body().into_body().into_data_stream();
        while let Some(piece) = pieces.next().await {
            let piece = piece.map_err(|error| broken_off(&error))?;
            file.write_all(&piece).await.map_err(no_room)?;
        }
        file.flush().await.map_err(no_room)?;
        file.rewind().await.map_err(no_room)?;
        Ok(Self(file.into_std().await))
    }
}

/// What is sent cannot be laid down.
fn no_room(error: std::io::Error) -> Problem {
    tracing::error!(%error, "an import could not be laid down");
    match error.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
            Rejected::new(Code::StoreFull, saying!(&WORDS, "no-room-to-import")).into()
        }
        _ => Problem::bug(),
    }
}

/// A body that is too large, or that did not come whole.
fn broken_off(error: &axum::Error) -> Problem {
    let mut cause: Option<&(dyn Error + 'static)> = Some(error);
    while let Some(one) = cause {
        if one.is::<LengthLimitError>() {
            return Problem::own("body_too_large", saying!(&WORDS, "body-too-large"));
        }
        cause = one.source();
    }
    Problem::own("malformed_body", why("bad-body", error))
}

fn not_read(error: &BytesRejection) -> Problem {
    if error.status() == StatusCode::PAYLOAD_TOO_LARGE {
        Problem::own("body_too_large", saying!(&WORDS, "body-too-large"))
    } else {
        Problem::own("malformed_body", why("bad-body", error.body_text()))
    }
}
