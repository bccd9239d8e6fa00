//! What goes with every answer: headers that bind the browser, a time limit, and a line in the log.

use crate::{Problem, problem::WORDS};
use axum::{
    extract::Request,
    http::{HeaderName, HeaderValue, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use messages::saying;
use std::time::{Duration, Instant};
use tracing::Instrument as _;
use uuid::Uuid;

/// How long a request may take until its answer begins; the work of an accepted order goes on.
const LONGEST: Duration = Duration::from_secs(60);

// A board that somebody saves as a picture is drawn from a blob of the page itself.
const SECURITY: [(HeaderName, HeaderValue); 8] = [
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; \
             font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; \
             form-action 'self'; frame-ancestors 'none'",
        ),
    ),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    // A link's key stands in its fragment, which is in no referrer; nothing else need be either.
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=()"),
    ),
    (HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex")),
];

/// Adds what every answer carries.
pub(crate) async fn secured(request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.extend(SECURITY);
    if api {
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    }
    response
}

/// Ends a request that takes too long to begin its answer.
pub(crate) async fn in_time(request: Request, next: Next) -> Response {
    tokio::time::timeout(LONGEST, next.run(request))
        .await
        .unwrap_or_else(|_| Problem::own("timed_out", saying!(&WORDS, "timed-out")).into_response())
}

/// Under this header a proxy may name the request; every answer has it.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The name of a request: the one that it brings, if that can stand in a line, or a new one.
fn name_of(request: &Request) -> HeaderValue {
    let short = |id: &&HeaderValue| {
        let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.".contains(byte);
        (1..=64).contains(&id.len()) && id.as_bytes().iter().all(plain)
    };
    let brought = request.headers().get(REQUEST_ID).filter(short).cloned();
    brought.unwrap_or_else(|| {
        let id = Uuid::now_v7().simple().to_string();
        // Sixteen bytes in hexadecimal are always a header's value.
        HeaderValue::try_from(id).unwrap_or_else(|_| HeaderValue::from_static("-"))
    })
}

/// Writes one line for each request: no headers and no query, so neither keys nor secrets. Whatever else is written
/// about it bears the same name.
pub(crate) async fn logged(request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let id = name_of(&request);
    let span = tracing::info_span!("request", id = id.to_str().unwrap_or_default());
    let begun = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    let status = response.status().as_u16();
    let micros = u64::try_from(begun.elapsed().as_micros()).unwrap_or(u64::MAX);
    span.in_scope(|| tracing::info!(%method, path, status, micros, "answered"));
    response.headers_mut().insert(REQUEST_ID, id);
    response
}
