//! Every no, as a problem (RFC 9457).

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use projections::LogLine;
use referee::{Class, Rejected};
use schemars::JsonSchema;
use serde::Serialize;

/// A problem: why a request was not carried out. Nothing was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Problem(Box<ProblemDetails>);

/// A problem: why a request was not carried out. Nothing was written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
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
    /// What happened since the head that the sender saw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<Vec<LogLine>>,
}

/// Dice that are to be thrown before an order can be decided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct NeedsDice {
    /// The clause that calls for them.
    pub clause: String,
    /// A stable code for the purpose, such as `fight`.
    pub why: String,
    /// Such as `2d6`.
    pub dice: String,
    /// The how-manyth roll of the order it is, from 1.
    pub roll: u32,
}

/// What the server itself says no to.
pub(crate) const CODES: &[(&str, StatusCode, &str)] = &[
    ("malformed_body", StatusCode::BAD_REQUEST, "The body is no JSON, or not what is expected."),
    ("malformed_query", StatusCode::BAD_REQUEST, "The address's query is not what is expected."),
    ("unknown_path", StatusCode::NOT_FOUND, "There is nothing at this address."),
    ("unknown_clause", StatusCode::NOT_FOUND, "No rulebook has this clause."),
    ("unknown_turn", StatusCode::NOT_FOUND, "The live timeline has no such turn."),
    ("method_not_allowed", StatusCode::METHOD_NOT_ALLOWED, "The address knows other methods."),
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
        "webhook_failed",
        StatusCode::UNPROCESSABLE_ENTITY,
        "The address for reminders is not allowed here, or takes no message.",
    ),
    ("no_backup", StatusCode::NOT_FOUND, "This server writes no backup."),
    (
        "backup_failed",
        StatusCode::INTERNAL_SERVER_ERROR,
        "The backup cannot be written or checked.",
    ),
    ("timed_out", StatusCode::SERVICE_UNAVAILABLE, "It took too long."),
];

impl Problem {
    /// One of the server's own problems.
    pub(crate) fn own(code: &'static str, detail: impl Into<String>) -> Self {
        let known = CODES.iter().find(|(known, ..)| *known == code);
        let status = known.map_or(StatusCode::INTERNAL_SERVER_ERROR, |(_, status, _)| *status);
        Self::new(status, code, detail.into())
    }

    fn new(status: StatusCode, code: &str, detail: String) -> Self {
        Self(Box::new(ProblemDetails {
            r#type: format!("urn:wapenrol:problem:{code}"),
            title: status.canonical_reason().unwrap_or("Problem").to_owned(),
            status: status.as_u16(),
            code: code.to_owned(),
            detail,
            clause: None,
            allowed: None,
            needs_dice: None,
            since: None,
        }))
    }

    /// What is said.
    #[must_use]
    pub fn details(&self) -> &ProblemDetails {
        &self.0
    }

    /// Something of ours broke before it could be said in another way.
    pub(crate) fn bug() -> Self {
        Self::from(Rejected::new(
            referee::Code::Bug,
            "This is a mistake in Wapenrol, not in your request. Nothing was written.",
        ))
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
        let mut problem = Self::new(status, rejected.code, rejected.message);
        title(class).clone_into(&mut problem.0.title);
        problem.0.clause = rejected.clause.map(|clause| clause.to_string());
        problem.0.allowed = rejected.allowed;
        problem.0.needs_dice = rejected.needs_dice.map(|needs| NeedsDice {
            clause: needs.clause.to_string(),
            why: needs.why.to_owned(),
            dice: needs.dice.to_string(),
            roll: needs.roll,
        });
        problem
    }
}

const fn title(class: Class) -> &'static str {
    match class {
        Class::Malformed => "It cannot be read",
        Class::KeyNeeded => "A key is needed",
        Class::NotYours => "Somebody else may do this",
        Class::Missing => "There is no such thing",
        Class::Conflict => "It does not fit what has happened",
        Class::Refused => "The rules say no",
        Class::NotVerified => "The log does not verify",
        Class::Fault => "The store failed",
        Class::Full => "The disk is full",
        Class::Bug => "A mistake of ours",
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status =
            StatusCode::from_u16(self.0.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let unauthorised = status == StatusCode::UNAUTHORIZED;
        let mut response = (status, Json(self)).into_response();
        let headers = response.headers_mut();
        let json = HeaderValue::from_static("application/problem+json");
        headers.insert(header::CONTENT_TYPE, json);
        if unauthorised {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}
