//! Counting what is sent, by address and by key. Orders are answered however much that was, and this machine has no bound: a
//! proxy on it brings everybody, and says from where.

use crate::{Problem, budgets::Budgets, extract, problem::WORDS, traffic::Receiver};
use axum::{
    body::Body,
    extract::{Request, State},
    http::Method,
    middleware::Next,
    response::{IntoResponse as _, Response},
};
use http_body_util::BodyExt as _;
use messages::saying;
use sha2::{Digest as _, Sha256};
use std::{sync::Arc, time::Duration};

/// Counts what is sent, and refuses to show more to whoever was sent too much.
pub(crate) async fn counted(
    State(budgets): State<Arc<Budgets>>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    let address = extract::from(&parts).and_then(|from| budgets.bound(from));
    let Some(address) = address.map(Receiver::Address) else {
        return next.run(Request::from_parts(parts, body)).await;
    };
    // A key is looked at wherever a campaign is named.
    let key = extract::key(&parts).ok().flatten();
    let key = key.filter(|_| parts.uri.path().starts_with("/api/campaigns/"));
    let key = key.map(|key| Receiver::Key(Sha256::digest(key).into()));
    let reads = parts.method == Method::GET || parts.method == Method::HEAD;
    if reads && let Err(wait) = budgets.traffic.check(&key.unwrap_or(address)) {
        return too_much(wait).into_response();
    }
    let response = next.run(Request::from_parts(parts, body)).await;
    // What is refused, a wrong key among it, is the address's.
    let refused = response.status().is_client_error();
    let receiver = key.filter(|_| !refused).unwrap_or(address);
    response.map(|body| counting(body, budgets, receiver))
}

fn counting(body: Body, budgets: Arc<Budgets>, receiver: Receiver) -> Body {
    Body::new(body.inspect_frame(move |frame| {
        let bytes = frame.data_ref().map_or(0, |data| data.len() as u64);
        budgets.traffic.add(receiver, bytes);
    }))
}

fn too_much(wait: Duration) -> Problem {
    let minutes = wait.as_secs().div_ceil(60).max(1);
    let said = saying!(&WORDS, "too-many-bytes", minutes = minutes);
    Problem::own("too_many_bytes", said).retried_after(wait)
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::{
        Router,
        http::{HeaderMap, StatusCode, header},
        middleware,
        routing::get,
    };
    use std::net::IpAddr;
    use tower::ServiceExt as _;

    /// A key has its own bytes, and a wrong one none: it is looked at by whoever answers.
    #[tokio::test]
    async fn bytes_are_counted_by_key_where_it_is_right_and_by_address() {
        let budgets = Budgets::of_bytes(3000);
        let look = |headers: HeaderMap| async move {
            let right = headers.get(header::AUTHORIZATION).is_none_or(|key| key == "Bearer right");
            if right { Ok("x".repeat(1000)) } else { Err(StatusCode::UNAUTHORIZED) }
        };
        let router = Router::new()
            .route("/api/campaigns/{id}", get(look).post(async || "done"))
            .route("/", get(async || "x".repeat(1000)))
            .layer(middleware::from_fn_with_state(budgets, counted));
        let ask = async |method: Method, path: &str, from: u8, key: Option<&str>| {
            let mut request = Request::builder().method(method).uri(path);
            if let Some(key) = key {
                request = request.header(header::AUTHORIZATION, key);
            }
            let mut request = request.body(Body::empty()).unwrap();
            request.extensions_mut().insert(extract::Peer(IpAddr::from([203, 0, 113, from])));
            let answer = router.clone().oneshot(request).await.unwrap();
            let (head, body) = answer.into_parts();
            body.collect().await.unwrap();
            (head.status.as_u16(), head.headers.contains_key(header::RETRY_AFTER))
        };
        let (right, wrong) = (Some("Bearer right"), Some("Bearer wrong"));
        for _ in 0..3 {
            assert_eq!(ask(Method::GET, "/api/campaigns/1", 1, right).await, (200, false));
        }
        for written in ["Bearer right", "bearer   right "] {
            assert_eq!(ask(Method::GET, "/api/campaigns/1", 1, Some(written)).await, (429, true));
        }
        assert_eq!(ask(Method::POST, "/api/campaigns/1", 1, right).await, (200, false));
        for path in ["/api/campaigns/1", "/", "/"] {
            assert_eq!(ask(Method::GET, path, 1, None).await, (200, false));
        }
        assert_eq!(ask(Method::GET, "/", 1, None).await, (429, true));
        // Where no campaign is named, nobody looks at keys.
        assert_eq!(ask(Method::GET, "/", 1, Some("Bearer other")).await, (429, true));
        assert_eq!(ask(Method::GET, "/api/campaigns/1", 1, wrong).await, (401, false));
        assert_eq!(ask(Method::GET, "/", 2, None).await, (200, false));
    }
}
