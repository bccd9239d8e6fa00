//! A server on a free port of this machine, with a campaign in memory.

#![allow(dead_code, reason = "each test uses a part of it")]

pub(crate) mod channel;
pub(crate) mod mailbox;
pub(crate) mod phone;

use referee::Referee;
use reqwest::{Client, Method, RequestBuilder, Response, StatusCode};
use serde_json::{Value, json};
use server::Settings;
use std::{future::Future, sync::Arc, time::Duration};
use store::MemoryStore;
use tokio::{net::TcpListener, task::JoinHandle};
use tokio_util::sync::CancellationToken;

pub(crate) struct House {
    pub(crate) base: String,
    pub(crate) client: Client,
    pub(crate) shutdown: CancellationToken,
    pub(crate) serving: JoinHandle<std::io::Result<()>>,
    pub(crate) referee: Arc<Referee>,
}

/// A campaign with its keys.
#[derive(Debug, Clone)]
pub(crate) struct Campaign {
    pub(crate) id: String,
    pub(crate) organiser: String,
    /// In the order of the seats.
    pub(crate) seats: Vec<(String, String)>,
}

impl Campaign {
    pub(crate) fn of(new: &Value) -> Self {
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let seats = new["seats"].as_array().unwrap().iter();
        Self {
            id: text(&new["campaign"]),
            organiser: text(&new["organiser"]["key"]),
            seats: seats.map(|seat| (text(&seat["seat"]), text(&seat["key"]))).collect(),
        }
    }

    pub(crate) fn key(&self, seat: &str) -> &str {
        &self.seats.iter().find(|(name, _)| name == seat).unwrap().1
    }
}

/// Asks servers. Only that there is some cryptography for TLS matters: nothing here goes over it.
pub(crate) fn client() -> Client {
    let _ = rustls_graviola::default_provider().install_default();
    Client::new()
}

impl House {
    pub(crate) async fn open() -> Self {
        Self::open_with(Settings::default()).await
    }

    pub(crate) async fn open_with(settings: Settings) -> Self {
        Self::over(Referee::new(Arc::new(MemoryStore::new())), settings).await
    }

    pub(crate) async fn over(referee: Referee, settings: Settings) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let referee = Arc::new(referee);
        let shutdown = CancellationToken::new();
        let serving =
            server::serve_with(listener, Arc::clone(&referee), settings, shutdown.clone());
        let serving = tokio::spawn(serving);
        Self { base, client: client(), shutdown, serving, referee }
    }

    pub(crate) async fn with_campaign() -> (Self, Campaign) {
        let house = Self::open().await;
        let new = house.post("/api/campaigns", "", &json!({ "scenario": "siege" })).await;
        let campaign = Campaign::of(&created(new).await);
        (house, campaign)
    }

    pub(crate) fn request(&self, method: Method, path: &str, key: &str) -> RequestBuilder {
        let request = self.client.request(method, format!("{}{path}", self.base));
        if key.is_empty() { request } else { request.bearer_auth(key) }
    }

    pub(crate) async fn get(&self, path: &str, key: &str) -> Response {
        self.request(Method::GET, path, key).send().await.unwrap()
    }

    pub(crate) async fn post(&self, path: &str, key: &str, body: &Value) -> Response {
        self.request(Method::POST, path, key).json(body).send().await.unwrap()
    }

    /// The JSON of something that is there.
    pub(crate) async fn read(&self, path: &str, key: &str) -> Value {
        done(self.get(path, key).await).await
    }

    pub(crate) async fn head(&self, campaign: &Campaign) -> u64 {
        let about = self.read(&format!("/api/campaigns/{}", campaign.id), "").await;
        about["head"]["seq"].as_u64().unwrap()
    }

    /// An order on the head.
    pub(crate) async fn order(&self, campaign: &Campaign, notation: &str) -> Value {
        json!({
            "batch": self.referee.new_batch(),
            "head": self.head(campaign).await,
            "notation": notation,
            "nonce": "00ff",
        })
    }

    pub(crate) async fn give(&self, campaign: &Campaign, key: &str, notation: &str) -> Value {
        let order = self.order(campaign, notation).await;
        done(self.post(&format!("/api/campaigns/{}/orders", campaign.id), key, &order).await).await
    }

    /// Everybody is done in the council of war: the first turn begins.
    pub(crate) async fn end_council(&self, campaign: &Campaign) {
        for (_, key) in &campaign.seats {
            self.give(campaign, key, "done").await;
        }
    }

    pub(crate) async fn close(self) {
        self.shutdown.cancel();
        self.serving.await.unwrap().unwrap();
    }
}

/// What comes at last; where the server is wrong, nobody waits for it for ever.
pub(crate) async fn in_time<T>(coming: impl Future<Output = T>) -> T {
    let longest = Duration::from_secs(120);
    tokio::time::timeout(longest, coming).await.unwrap()
}

pub(crate) async fn done(response: Response) -> Value {
    let status = response.status();
    let text = response.text().await.unwrap();
    assert_eq!(status, StatusCode::OK, "{text}");
    serde_json::from_str(&text).unwrap()
}

pub(crate) async fn created(response: Response) -> Value {
    assert_eq!(response.status(), StatusCode::CREATED);
    response.json().await.unwrap()
}

/// A problem in its right form: its status and its code.
pub(crate) async fn problem(response: Response) -> (u16, String, Value) {
    let status = response.status().as_u16();
    let kind = response.headers().get("content-type").cloned();
    let text = response.text().await.unwrap();
    assert_eq!(kind.unwrap(), "application/problem+json", "{status} {text}");
    let body: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(body["status"], status, "{text}");
    let code = body["code"].as_str().unwrap().to_owned();
    assert_eq!(body["type"], format!("urn:wapenrol:problem:{code}"));
    assert!(body["title"].is_string() && body["detail"].as_str().unwrap().len() > 10, "{text}");
    (status, code, body)
}
