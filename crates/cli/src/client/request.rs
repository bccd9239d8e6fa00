//! Requests: addresses, queries, headers.

use crate::failure::Failure;
use chronicle::CampaignId;
use http::{Method, Request, header};

/// Members of a query; those without a value are left out.
pub(super) type Query<'q> = &'q [(&'q str, Option<String>)];

/// The address of something of a campaign, under `/api`.
pub(super) fn at(campaign: CampaignId, path: &str) -> String {
    format!("campaigns/{campaign}/{path}")
}

pub(super) fn number(number: Option<impl ToString>) -> Option<String> {
    number.map(|number| number.to_string())
}

pub(super) fn written(query: Query<'_>) -> Result<String, Failure> {
    let given: Vec<_> = query.iter().filter(|(_, value)| value.is_some()).collect();
    if given.is_empty() {
        return Ok(String::new());
    }
    serde_urlencoded::to_string(given).map(|query| format!("?{query}")).map_err(unsendable)
}

pub(super) fn request(
    method: Method,
    path: &str,
    headers: &[(header::HeaderName, &str)],
    body: Vec<u8>,
) -> Result<Request<Vec<u8>>, Failure> {
    let request = Request::builder().method(method).uri(format!("/api/{path}"));
    let request =
        headers.iter().fold(request, |request, (name, value)| request.header(name, *value));
    request.body(body).map_err(unsendable)
}

pub(super) fn unsendable(error: impl std::error::Error) -> Failure {
    Failure::fault("bug", error.to_string())
}
