//! Answers that follow from the log alone, and from who reads it: whoever has one and names it is told that nothing has
//! changed, and no log is read for that.

use crate::{Problem, app::App, endpoint::Endpoint, extract::At};
use axum::{
    extract::{FromRequestParts as _, Request, State},
    http::{HeaderMap, HeaderValue, Method, StatusCode, header},
    middleware::{self, Next},
    response::{IntoResponse as _, Response},
};
use chrono::Utc;
use data_encoding::HEXLOWER;
use referee::Referee;
use sha2::{Digest as _, Sha256};
use std::sync::LazyLock;

/// When this process began: another one may say the same in other words.
static BEGUN: LazyLock<i64> = LazyLock::new(|| Utc::now().timestamp_micros());

/// Tells with such answers what they are known by, and answers 304 to whoever knows it.
pub(crate) fn told(mut endpoint: Endpoint, app: &App) -> Endpoint {
    if endpoint.follows_log {
        let tell = middleware::from_fn_with_state(app.clone(), tell);
        endpoint.handler = endpoint.handler.route_layer(tell);
    }
    endpoint
}

async fn tell(State(app): State<App>, request: Request, next: Next) -> Response {
    if request.method() != Method::GET {
        return next.run(request).await;
    }
    let (mut parts, body) = request.into_parts();
    let place = parts.uri.to_string();
    let known_as = match At::from_request_parts(&mut parts, &app).await {
        Ok(at) => {
            let known_as = known_as(&app, &at, place).await.ok();
            // Whoever answers need not find out once more who asks.
            parts.extensions.insert(at);
            known_as
        }
        // Why not, whoever answers says.
        Err(_) => None,
    };
    if let Some(known_as) = &known_as
        && names(&parts.headers, known_as)
    {
        let mut response = StatusCode::NOT_MODIFIED.into_response();
        response.headers_mut().insert(header::ETAG, known_as.clone());
        return response;
    }
    let mut response = next.run(Request::from_parts(parts, body)).await;
    if response.status() == StatusCode::OK {
        response.headers_mut().extend(known_as.map(|known_as| (header::ETAG, known_as)));
    }
    response
}

/// What an answer is known by. It is weak: compressed, it is the same.
async fn known_as(app: &App, at: &At, place: String) -> Result<HeaderValue, Problem> {
    let (campaign, reader) = (at.campaign, at.reader.to_string());
    let language = at.language;
    let stands = move |referee: &Referee| Ok((referee.head(campaign)?, referee.passed(campaign)?));
    let (head, passed) = match at.reader.holder() {
        Some(_) => app.ask_at_hand(campaign, stands).await?,
        None => app.look(at.asker(), stands).await?,
    };
    let mut hash = Sha256::new();
    hash.update(BEGUN.to_be_bytes());
    hash.update(head.hash.0);
    for part in [&*reader, language.code(), &*passed.to_string(), &*place] {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part);
    }
    let hash: [u8; 32] = hash.finalize().into();
    let text = format!("W/\"{}\"", HEXLOWER.encode(&hash[..16]));
    HeaderValue::try_from(text).map_err(|_| Problem::bug())
}

/// Is it among those that somebody has? `*` names none: what is asked for may be nothing that is answered.
fn names(headers: &HeaderMap, known_as: &HeaderValue) -> bool {
    let bare = |text: &str| text.trim().trim_start_matches("W/").to_owned();
    let known_as = known_as.to_str().map(bare).unwrap_or_default();
    let named = headers.get_all(header::IF_NONE_MATCH);
    let named = named.iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|value| value.split(',')).any(|one| bare(one) == known_as)
}
