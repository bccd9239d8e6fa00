//! Somebody's channel, to which the server writes, and a clock that a test sets.

use super::{House, in_time};
use axum::{Json, Router, extract::State, http::StatusCode, routing::post};
use chrono::{DateTime, Utc};
use referee::{Clock, Parts, Referee};
use serde_json::{Value, json};
use server::Settings;
use std::{
    collections::VecDeque,
    sync::{
        Arc, Mutex,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};
use store::{MemoryStore, Store};
use tokio::{net::TcpListener, sync::mpsc};

/// A clock that a test sets.
#[derive(Default)]
pub(crate) struct SetByHand(pub(crate) AtomicI64);

impl Clock for SetByHand {
    fn now(&self) -> DateTime<Utc> {
        let millis = 1_767_323_045_000 + self.0.fetch_add(1, Ordering::Relaxed);
        DateTime::from_timestamp_millis(millis).unwrap()
    }
}

/// Somebody's channel: it answers as it was told, else that all is well.
pub(crate) struct Channel {
    pub(crate) address: String,
    pub(crate) heard: mpsc::UnboundedReceiver<Value>,
    pub(crate) answers: Arc<Mutex<VecDeque<StatusCode>>>,
}

type Ear = (mpsc::UnboundedSender<Value>, Arc<Mutex<VecDeque<StatusCode>>>);

async fn hear(State((ear, answers)): State<Ear>, Json(message): Json<Value>) -> StatusCode {
    ear.send(message).unwrap();
    answers.lock().unwrap().pop_front().unwrap_or(StatusCode::NO_CONTENT)
}

impl Channel {
    pub(crate) async fn open() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/hook/secret-word", listener.local_addr().unwrap());
        let (ear, heard) = mpsc::unbounded_channel();
        let answers = Arc::<Mutex<VecDeque<_>>>::default();
        let hook = Router::new().route("/hook/secret-word", post(hear));
        let hook = hook.with_state((ear, Arc::clone(&answers)));
        tokio::spawn(async move { axum::serve(listener, hook).await });
        Self { address, heard, answers }
    }

    pub(crate) async fn next(&mut self) -> String {
        let message = in_time(self.heard.recv()).await.unwrap();
        assert_eq!(message["allowed_mentions"], json!({ "parse": [] }));
        message["content"].as_str().unwrap().to_owned()
    }
}

/// A server whose clock is set by hand, over a store that may have been there before.
pub(crate) async fn open(store: &Arc<MemoryStore>, clock: &Arc<SetByHand>, private: bool) -> House {
    let settings = Settings { webhooks_to_private_nets: private, ..Settings::default() };
    open_with(store, clock, settings).await
}

/// As [`open`], as its host has settled it.
pub(crate) async fn open_with(
    store: &Arc<MemoryStore>,
    clock: &Arc<SetByHand>,
    settings: Settings,
) -> House {
    let parts = Parts {
        clock: Arc::clone(clock) as Arc<dyn Clock>,
        ..Parts::new(Arc::clone(store) as Arc<dyn Store>)
    };
    let settings = Settings {
        first_pause: Some(Duration::from_millis(1)),
        public_url: Some("https://war.example".to_owned()),
        ..settings
    };
    House::over(Referee::with(parts), settings).await
}
