//! A server with nothing but axum: a greeting, events that are synced in groups, and a stream that many follow.

use axum::{
    Json, Router,
    body::Bytes,
    extract::State,
    response::sse::{Event, KeepAlive, Sse},
    routing::{get, post},
};
use serde_json::{Value, json};
use std::{
    convert::Infallible,
    fs::File,
    io::Write as _,
    path::Path,
    sync::{Arc, mpsc},
    thread,
};
use tokio::{
    net::TcpListener,
    sync::{broadcast, oneshot},
};
use tokio_stream::{Stream, StreamExt as _, wrappers::BroadcastStream};

struct Shared {
    events: mpsc::Sender<(Bytes, oneshot::Sender<u64>)>,
    published: broadcast::Sender<Arc<str>>,
}

async fn hello() -> Json<Value> {
    Json(json!({ "hello": "campaign", "turn": 7, "ok": true }))
}

async fn append(State(shared): State<Arc<Shared>>, event: Bytes) -> Json<Value> {
    let (told, waits) = oneshot::channel();
    shared.events.send((event, told)).unwrap();
    Json(json!({ "seq": waits.await.unwrap() }))
}

async fn publish(State(shared): State<Arc<Shared>>, event: String) -> &'static str {
    // Nobody need follow.
    let _ = shared.published.send(event.into());
    "ok"
}

async fn events(
    State(shared): State<Arc<Shared>>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let published = BroadcastStream::new(shared.published.subscribe());
    let told = published.filter_map(|event| Some(Ok(Event::default().data(&*event.ok()?))));
    Sse::new(told).keep_alive(KeepAlive::default())
}

/// Serves on a free port, which it prints, until it is killed.
pub fn serve(folder: &Path) {
    let (events_sent, taken) = mpsc::channel::<(Bytes, oneshot::Sender<u64>)>();
    let mut file = File::create(folder.join("served")).unwrap();
    thread::spawn(move || {
        let mut seq = 0;
        while let Ok(first) = taken.recv() {
            let group: Vec<_> = std::iter::once(first).chain(taken.try_iter().take(4095)).collect();
            let lines: Vec<u8> =
                group.iter().flat_map(|(event, _)| event.iter().copied().chain([b'\n'])).collect();
            file.write_all(&lines).unwrap();
            file.sync_data().unwrap();
            for (_, told) in group {
                seq += 1;
                let _ = told.send(seq);
            }
        }
    });
    let (published, _) = broadcast::channel(1024);
    let router = Router::new()
        .route("/hello", get(hello))
        .route("/append", post(append))
        .route("/publish", post(publish))
        .route("/events", get(events))
        .with_state(Arc::new(Shared { events: events_sent, published }));
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        println!("listening on http://{}", listener.local_addr().unwrap());
        axum::serve(listener, router).await.unwrap();
    });
}
