//! Every no, as a problem (RFC 9457), in the language of whoever asked.

use axum::{
    Json,
    body::Body,
    extract::Request,
    http::{HeaderMap, HeaderValue, StatusCode, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use chance::{CardNeed, Dice, Need};
use messages::{Catalogue, Language, Saying, saying};
use projections::LogLine;
use referee::{Class, Rejected, ThrownFor};
use rulebook::ShareView;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{sync::LazyLock, time::Duration};

const ENGLISH: &str = include_str!("problem/en.ftl");
const DUTCH: &str = include_str!("problem/nl.ftl");

/// What the server itself says.
pub(crate) static WORDS: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH));

/// A problem: why a request was not carried out. Nothing was written. Its sentences are said when it is
/// known in which language.
#[derive(Clone, Debug)]
pub struct Problem(Box<Kept>);

#[derive(Clone, Debug)]
struct Kept {
    status: StatusCode,
    code: &'static str,
    title: Saying,
    detail: Saying,
    clause: Option<String>,
    allowed: Option<Saying>,
    needs_dice: Option<NeedsDice>,
    needs_card: Option<NeedsCard>,
    /// In the language of whoever asked.
    since: Option<Vec<LogLine>>,
    to_sign: Vec<ToSign>,
    order: Option<usize>,
    retry_after: Option<Duration>,
}

/// A problem: why a request was not carried out. Nothing was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Problem")]
pub struct ProblemDetails {
    /// `urn:wapenrol:problem:` and the code.
    pub r#type: String,
    /// What kind of problem it is.
    pub title: String,
    /// The HTTP status.
    #[schemars(range(min = 400, max = 599))]
    pub status: u16,
    /// A stable, snake_case code; `codes.json` lists them.
    pub code: String,
    /// A sentence for people: what is wrong, and what would be right.
    pub detail: String,
    /// The clause that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// What would be allowed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub allowed: Option<String>,
    /// Dice to throw; send the order again with their faces added.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub needs_dice: Option<NeedsDice>,
    /// A card to turn up; send the order again with its name added to `cards`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub needs_card: Option<NeedsCard>,
    /// What happened since the head that the sender saw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<Vec<LogLine>>,
    /// What the sender's device has to sign; send the same again with its signatures.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to_sign: Vec<ToSign>,
    /// Which of several orders that were sent together it is about, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub order: Option<usize>,
}

/// An order that waits for the word of its sender's device.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ToSign {
    /// The hash of everything that is signed: 64 hex digits.
    pub intent: String,
    /// Everything that is signed. Whoever signs sees that it is what they want, and hashes it themselves.
    #[schemars(with = "serde_json::Map<String, serde_json::Value>")]
    pub order: serde_json::Value,
}

/// Dice that are to be thrown before an order can be decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NeedsDice {
    /// The clause that calls for them.
    pub clause: String,
    /// A stable code for the purpose, such as `fight`.
    pub why: String,
    /// Such as `2d6`.
    pub dice: String,
    /// The how-manyth roll of the order it is, from 1.
    pub roll: u32,
    /// Whose dice they are and what they must show, in the order in which they fall; left out where the
    /// rule does not say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<ShareView>,
    /// The rolls of the same order that come after it whatever falls, as far as can be foreseen: their faces may be sent
    /// with its own. Say in `thrown_for` for which rolls they were thrown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub then_dice: Vec<RollAsked>,
}

/// A card that is to be turned up before an order can be decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NeedsCard {
    /// The clause that calls for it.
    pub clause: String,
    /// The deck.
    pub deck: String,
    /// What may come, by the names by which it is sent.
    pub pile: Vec<String>,
}

/// A roll that an order asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RollAsked {
    /// The clause that calls for it.
    pub clause: String,
    /// A stable code for the purpose, such as `fight`.
    pub why: String,
    /// Such as `2d6`.
    #[schemars(with = "String")]
    pub dice: Dice,
    /// Whose dice they are and what they must show, in the order in which they fall; left out where the
    /// rule does not say.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shares: Vec<ShareView>,
}

impl From<Need> for RollAsked {
    fn from(Need { clause, why, dice, shares }: Need) -> Self {
        let shares = shares.into_iter().map(ShareView::from).collect();
        Self { clause: clause.to_string(), why: why.to_owned(), dice, shares }
    }
}

impl From<RollAsked> for ThrownFor {
    fn from(RollAsked { clause, why, dice, shares }: RollAsked) -> Self {
        let whose = shares.into_iter().map(|share| (share.dice, share.whose)).collect();
        Self { clause, why, dice, whose }
    }
}

/// What the server itself says no to.
pub(crate) const CODES: &[(&str, StatusCode, &str)] = &[
    ("malformed_body", StatusCode::BAD_REQUEST, "The body is no JSON, or not what is expected."),
    ("malformed_query", StatusCode::BAD_REQUEST, "The address's query is not what is expected."),
    ("unknown_path", StatusCode::NOT_FOUND, "There is nothing at this address."),
    ("unknown_clause", StatusCode::NOT_FOUND, "No rulebook has this clause."),
    ("unknown_turn", StatusCode::NOT_FOUND, "The live timeline has no such turn."),
    ("which_engagement", StatusCode::BAD_REQUEST, "Several engagements have turns; name one."),
    ("method_not_allowed", StatusCode::METHOD_NOT_ALLOWED, "The address knows other methods."),
    (
        "malformed_signatures",
        StatusCode::BAD_REQUEST,
        "The headers with the device's signatures cannot be read.",
    ),
    ("not_your_seat", StatusCode::FORBIDDEN, "The key is another's."),
    ("body_too_large", StatusCode::PAYLOAD_TOO_LARGE, "The body is larger than is allowed here."),
    (
        "wrong_content_type",
        StatusCode::UNSUPPORTED_MEDIA_TYPE,
        "The body is not marked as what it must be.",
    ),
    (
        "creation_password_needed",
        StatusCode::UNAUTHORIZED,
        "The host wants a password of those who begin a campaign.",
    ),
    (
        "creation_password_wrong",
        StatusCode::FORBIDDEN,
        "It is not the password with which campaigns are begun here.",
    ),
    (
        "too_many_campaigns",
        StatusCode::TOO_MANY_REQUESTS,
        "From one address only so many campaigns are begun in an hour.",
    ),
    (
        "too_many_bytes",
        StatusCode::TOO_MANY_REQUESTS,
        "One address, or whoever has one key, is sent only so much in an hour.",
    ),
    (
        "too_many_trials",
        StatusCode::TOO_MANY_REQUESTS,
        "For one campaign, and from one address, webhooks are tried only so often in an hour.",
    ),
    (
        "webhook_failed",
        StatusCode::UNPROCESSABLE_ENTITY,
        "The address for reminders is not allowed here, or takes no message.",
    ),
    (
        "address_failed",
        StatusCode::UNPROCESSABLE_ENTITY,
        "The address for notices is not allowed here, or takes no message.",
    ),
    (
        "wrong_code",
        StatusCode::UNPROCESSABLE_ENTITY,
        "It is not the code that was sent, or no longer.",
    ),
    (
        "too_many_codes",
        StatusCode::TOO_MANY_REQUESTS,
        "A code went there a moment ago, or too many went out.",
    ),
    ("needs_server", StatusCode::BAD_REQUEST, "Only a running server can do this."),
    ("no_checkpoint", StatusCode::NOT_FOUND, "The house does not sign where this log ends."),
    ("no_backup", StatusCode::NOT_FOUND, "This server writes no backup."),
    (
        "backup_failed",
        StatusCode::INTERNAL_SERVER_ERROR,
        "The backup cannot be written or checked.",
    ),
    (
        "unknown_host",
        StatusCode::MISDIRECTED_REQUEST,
        "The server does not answer under this name.",
    ),
    ("timed_out", StatusCode::SERVICE_UNAVAILABLE, "It took too long."),
];

impl Problem {
    /// One of the server's own problems.
    pub(crate) fn own(code: &'static str, detail: Saying) -> Self {
        let known = CODES.iter().find(|(known, ..)| *known == code);
        let status = known.map_or(StatusCode::INTERNAL_SERVER_ERROR, |(_, status, _)| *status);
        let title = saying!(&WORDS, "status", status = status.as_u16());
        Self::new(status, code, title, detail)
    }

    fn new(status: StatusCode, code: &'static str, title: Saying, detail: Saying) -> Self {
        let (clause, allowed, needs_dice, needs_card, since) = (None, None, None, None, None);
        let (to_sign, order, retry_after) = (Vec::new(), None, None);
        Self(Box::new(Kept {
            status,
            code,
            title,
            detail,
            clause,
            allowed,
            needs_dice,
            needs_card,
            since,
            to_sign,
            order,
            retry_after,
        }))
    }

    /// Its stable code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        self.0.code
    }

    /// What is said to somebody who hears this language.
    #[must_use]
    pub fn details(&self, language: Language) -> ProblemDetails {
        let Kept {
            status,
            code,
            title,
            detail,
            clause,
            allowed,
            needs_dice,
            needs_card,
            since,
            to_sign,
            order,
            ..
        } = &*self.0;
        ProblemDetails {
            r#type: format!("urn:wapenrol:problem:{code}"),
            title: title.in_language(language),
            status: status.as_u16(),
            code: (*code).to_owned(),
            detail: detail.in_language(language),
            clause: clause.clone(),
            allowed: allowed.as_ref().map(|allowed| allowed.in_language(language)),
            needs_dice: needs_dice.clone(),
            needs_card: needs_card.clone(),
            since: since.clone(),
            to_sign: to_sign.clone(),
            order: *order,
        }
    }

    /// Something of ours broke before it could be said in another way.
    pub(crate) fn bug() -> Self {
        Self::from(Rejected::new(referee::Code::Bug, saying!(&WORDS, "bug")))
    }

    /// Adds when it makes sense to ask again.
    #[must_use]
    pub(crate) fn retried_after(mut self, wait: Duration) -> Self {
        self.0.retry_after = Some(wait);
        self
    }

    /// Says which of several orders it is about, from 1.
    #[must_use]
    pub(crate) fn of_several(mut self, order: usize, orders: usize) -> Self {
        let detail = saying!(
            &WORDS,
            "of-several",
            order = order,
            orders = orders,
            why = self.0.detail.clone()
        );
        (self.0.detail, self.0.order) = (detail, Some(order));
        self
    }

    /// Adds what happened since, as the reader may see it.
    #[must_use]
    pub fn with_since(mut self, lines: Vec<LogLine>) -> Self {
        self.0.since = Some(lines);
        self
    }
}

/// `since` is left out: its lines depend on who reads.
impl From<Rejected> for Problem {
    fn from(rejected: Rejected) -> Self {
        let class = rejected.class;
        let status =
            StatusCode::from_u16(class.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let title = saying!(&WORDS, "title", class = word(class));
        let mut problem = Self::new(status, rejected.code, title, rejected.message);
        problem.0.clause = rejected.clause.map(|clause| clause.to_string());
        problem.0.allowed = rejected.allowed;
        problem.0.retry_after = matches!(class, Class::Away).then_some(STORE_COMES_BACK);
        problem.0.to_sign = rejected
            .to_sign
            .into_iter()
            .map(|it| ToSign { intent: it.intent.to_string(), order: it.order })
            .collect();
        problem.0.needs_dice = rejected.needs_dice.map(|needs| NeedsDice {
            clause: needs.clause.to_string(),
            why: needs.why.to_owned(),
            dice: needs.dice.to_string(),
            roll: needs.roll,
            shares: needs.shares.into_iter().map(ShareView::from).collect(),
            then_dice: needs.then.into_iter().map(RollAsked::from).collect(),
        });
        problem.0.needs_card = rejected.needs_card.map(|needs| {
            let CardNeed { clause, deck, pile } = *needs;
            NeedsCard { clause: clause.to_string(), deck, pile }
        });
        problem
    }
}

/// When it makes sense to ask again for what is kept by servers that do not answer.
const STORE_COMES_BACK: Duration = Duration::from_secs(5);

const fn word(class: Class) -> &'static str {
    match class {
        Class::Malformed => "malformed",
        Class::KeyNeeded => "key_needed",
        Class::NotYours => "not_yours",
        Class::Missing => "missing",
        Class::Conflict => "conflict",
        Class::Refused => "refused",
        Class::NotVerified => "not_verified",
        Class::Fault => "fault",
        Class::Away => "away",
        Class::Full => "full",
        Class::Bug => "bug",
    }
}

/// In English; [`spoken`] says it again for those who asked for another language.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = self.0.status;
        let mut response = (status, Json(self.details(Language::English))).into_response();
        let headers = response.headers_mut();
        let json = HeaderValue::from_static("application/problem+json");
        headers.insert(header::CONTENT_TYPE, json);
        headers.insert(header::CONTENT_LANGUAGE, code(Language::English));
        if status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if let Some(wait) = self.0.retry_after {
            let seconds = wait.as_secs().max(1);
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(self);
        response
    }
}

/// The language that a request asks for: by `lang` in its address where nothing else can ask, such as a
/// reader of feeds; else by `Accept-Language`. One that is unknown is English.
pub(crate) fn language(query: Option<&str>, headers: &HeaderMap) -> Language {
    let named = query.and_then(|query| {
        let mut pairs = query.split('&').filter_map(|pair| pair.split_once('='));
        pairs.find(|(name, _)| *name == "lang").and_then(|(_, tag)| Language::of(tag))
    });
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    named.or_else(|| wanted.map(Language::accepted)).unwrap_or_default()
}

/// As a header tells it.
pub(crate) fn code(language: Language) -> HeaderValue {
    HeaderValue::from_static(language.code())
}

/// Says every problem in the language of its request.
pub(crate) async fn spoken(request: Request, next: Next) -> Response {
    let language = language(request.uri().query(), request.headers());
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let problem = response.extensions_mut().remove::<Problem>();
    if api || problem.is_some() {
        let vary = HeaderValue::from_static("accept-language");
        response.headers_mut().append(header::VARY, vary);
    }
    let Some(problem) = problem.filter(|_| language != Language::English) else { return response };
    let (mut parts, _) = response.into_parts();
    let Ok(said) = serde_json::to_vec(&problem.details(language)) else {
        return problem.into_response();
    };
    parts.headers.remove(header::CONTENT_LENGTH);
    // What was compressed is replaced.
    parts.headers.remove(header::CONTENT_ENCODING);
    parts.headers.insert(header::CONTENT_LANGUAGE, code(language));
    Response::from_parts(parts, Body::from(said))
}

#[cfg(test)]
mod tests {
    use super::*;
    use messages::faults;

    #[test]
    fn both_languages_say_the_same_things() {
        let sources = [
            include_str!("problem.rs"),
            include_str!("body.rs"),
            include_str!("body/checking.rs"),
            include_str!("body/correcting.rs"),
            include_str!("campaigns.rs"),
            include_str!("creation.rs"),
            include_str!("desk.rs"),
            include_str!("devices.rs"),
            include_str!("checkpoints.rs"),
            include_str!("extract.rs"),
            include_str!("feed.rs"),
            include_str!("headers.rs"),
            include_str!("host.rs"),
            include_str!("orders.rs"),
            include_str!("notices.rs"),
            include_str!("organiser.rs"),
            include_str!("outbox.rs"),
            include_str!("pages.rs"),
            include_str!("reading.rs"),
            include_str!("reminders.rs"),
            include_str!("reminders/turns.rs"),
            include_str!("signatures.rs"),
            include_str!("stream.rs"),
            include_str!("sending.rs"),
            include_str!("routes.rs"),
            include_str!("bad_id.rs"),
            include_str!("webhook.rs"),
            include_str!("what_ifs.rs"),
        ];
        assert_eq!(faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
    }

    #[test]
    fn titles_stay_what_they_were() {
        for (code, status, _) in CODES {
            let own = Problem::own(code, Saying::verbatim("x")).details(Language::English);
            assert_eq!(Some(own.title.as_str()), status.canonical_reason(), "{code}");
        }
        let stale = Problem::from(Rejected::new(referee::Code::Stale, Saying::verbatim("x")));
        assert_eq!(stale.details(Language::English).title, "It does not fit what has happened");
        assert_eq!(stale.details(Language::Dutch).title, "Het past niet bij wat er gebeurd is");
    }

    #[test]
    fn an_address_asks_before_a_header() {
        let mut headers = HeaderMap::new();
        assert_eq!(language(None, &headers), Language::English);
        headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_static("nl-BE"));
        assert_eq!(language(None, &headers), Language::Dutch);
        assert_eq!(language(Some("after=3&lang=en"), &headers), Language::English);
        assert_eq!(language(Some("lang=fr"), &headers), Language::Dutch);
    }
}
