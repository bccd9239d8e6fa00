//! Logs that somebody downloads, and does not read.

use decider::By;
use reqwest::StatusCode;
use serde_json::{Value, json};
use server::{Answer, InProcess};
use std::{path::Path, sync::Arc};
use store::MemoryStore;

/// Downloads that nobody reads: more than there are threads that may block.
const UNREAD: usize = 8;
const THREADS: usize = 2;

/// A game of a megabyte: some pieces.
const GAME: &str = "../../tests/games/overwhelmed-on-turn-5.ndjson";

struct Folder(InProcess);

impl Folder {
    async fn ask(&self, method: &str, path: &str, kind: &str, body: Vec<u8>) -> Answer {
        let request = http::Request::builder().method(method).uri(path);
        let request = request.header("content-type", kind).body(body).unwrap();
        self.0.ask(By::Organiser, request).await
    }

    async fn read(mut answer: Answer) -> Vec<u8> {
        let mut all = Vec::new();
        while let Some(piece) = answer.piece().await.unwrap() {
            all.extend_from_slice(&piece);
        }
        all
    }

    async fn json(&self, method: &str, path: &str, kind: &str, body: Vec<u8>) -> Value {
        let answer = self.ask(method, path, kind, body).await;
        assert!(answer.status.is_success(), "{}", answer.status);
        serde_json::from_slice(&Self::read(answer).await).unwrap()
    }
}

#[test]
fn downloads_that_nobody_reads_keep_nobody_waiting() {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.enable_all().max_blocking_threads(THREADS).build().unwrap();
    runtime.block_on(async {
        let referee = Arc::new(referee::Referee::new(Arc::new(MemoryStore::new())));
        let folder = Folder(InProcess::new(referee));
        let log = std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(GAME)).unwrap();
        let lines = "application/x-ndjson";
        let long = folder.json("POST", "/api/campaigns/import", lines, log.clone()).await;
        let path = format!("/api/campaigns/{}/chronicle", long["campaign"].as_str().unwrap());
        let mut unread = Vec::new();
        for _ in 0..UNREAD {
            let answer = folder.ask("GET", &path, lines, Vec::new()).await;
            assert_eq!(answer.status, StatusCode::OK);
            unread.push(answer);
        }
        // All threads that may block are there for others.
        let scenario = serde_json::to_vec(&json!({ "scenario": "siege" })).unwrap();
        folder.json("POST", "/api/campaigns", "application/json", scenario).await;
        // And whoever reads after all gets every line.
        assert_eq!(Folder::read(unread.pop().unwrap()).await, log);
    });
}
