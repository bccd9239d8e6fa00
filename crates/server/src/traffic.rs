//! How much one address, or whoever has one key, is sent in an hour. Orders are answered all the same, and this machine
//! has no bound: a proxy on it brings everybody, and says from where.

use crate::{Problem, budgets::Budgets, extract, problem::WORDS};
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
use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tokio::time::Instant;

/// So many bytes one of them is sent at once, and as many again in an hour.
const BYTES: u64 = 512 << 20;
const HOUR: Duration = Duration::from_secs(3600);

/// Who is sent something.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Receiver {
    Address(IpAddr),
    /// Whoever has a key of a campaign, by its hash.
    Key([u8; 32]),
}

/// What somebody was sent and has not yet been forgiven.
#[derive(Clone, Copy, Debug)]
struct Sent {
    bytes: u64,
    at: Instant,
}

/// What everybody was sent. An answer that has begun is sent to its end, so somebody can owe more than an hour; of the
/// crates that count such things none keeps a debt, therefore this does.
#[derive(Debug)]
pub(crate) struct Traffic {
    sent: Mutex<HashMap<Receiver, Sent>>,
    most: u64,
}

impl Default for Traffic {
    fn default() -> Self {
        Self::of(BYTES)
    }
}

impl Traffic {
    pub(crate) fn of(most: u64) -> Self {
        Self { sent: Mutex::default(), most }
    }

    /// What is still counted of somebody's bytes.
    fn left(&self, sent: Sent, now: Instant) -> u64 {
        let share = now.duration_since(sent.at).as_secs_f64() / HOUR.as_secs_f64();
        sent.bytes.saturating_sub((share * self.most as f64) as u64)
    }

    fn add(&self, receiver: Receiver, bytes: u64) {
        let now = Instant::now();
        let mut all = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        // Whoever owes nothing any more is forgotten, when somebody new comes.
        if !all.contains_key(&receiver) {
            all.retain(|_, sent| self.left(*sent, now) > 0);
        }
        let sent = all.entry(receiver).or_insert(Sent { bytes: 0, at: now });
        *sent = Sent { bytes: self.left(*sent, now).saturating_add(bytes), at: now };
    }

    /// May somebody be sent more?
    ///
    /// # Errors
    /// How long it is until then.
    fn check(&self, receiver: &Receiver) -> Result<(), Duration> {
        let all = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        let left = all.get(receiver).map_or(0, |sent| self.left(*sent, Instant::now()));
        match left.checked_sub(self.most) {
            None => Ok(()),
            Some(over) => Err(HOUR.mul_f64((over + 1) as f64 / self.most as f64)),
        }
    }
}

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
    use tower::ServiceExt as _;

    fn address(last: u8) -> Receiver {
        Receiver::Address(IpAddr::from([203, 0, 113, last]))
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_was_sent_too_much_waits_until_it_is_forgiven() {
        let traffic = Traffic::of(3600);
        traffic.add(address(1), 3599);
        assert_eq!(traffic.check(&address(1)), Ok(()));
        // The answer that has begun is sent to its end.
        traffic.add(address(1), 3601);
        let wait = traffic.check(&address(1)).unwrap_err();
        assert!(Duration::from_secs(3600) < wait && wait < Duration::from_secs(3603), "{wait:?}");
        assert_eq!(traffic.check(&address(2)), Ok(()), "another has their own");
        tokio::time::advance(wait - Duration::from_secs(3)).await;
        assert!(traffic.check(&address(1)).is_err());
        tokio::time::advance(Duration::from_secs(4)).await;
        assert_eq!(traffic.check(&address(1)), Ok(()));
    }

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

    #[tokio::test(start_paused = true)]
    async fn whoever_owes_nothing_is_forgotten() {
        let traffic = Traffic::of(3600);
        (0..9).for_each(|last| traffic.add(address(last), 5));
        tokio::time::advance(Duration::from_secs(6)).await;
        traffic.add(address(10), 5);
        assert_eq!(traffic.sent.lock().unwrap().len(), 1);
    }
}
