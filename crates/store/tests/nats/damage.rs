//! What should not be in a stream, and is: a fork, half a batch, a changed message.

use crate::{
    servers::{Servers, Settings},
    support::{Game, lines},
};
use async_nats::{HeaderMap, jetstream};
use chronicle::Batch;
use store::{NatsStore, Store as _, StoreError};
use tokio::runtime::Runtime;

/// Somebody who writes to the streams and does not keep to the rules.
struct Vandal {
    runtime: Runtime,
    context: jetstream::Context,
}

impl Vandal {
    fn of(servers: &Servers) -> Self {
        let runtime = Runtime::new().unwrap();
        let context = runtime.block_on(async {
            let as_host =
                async_nats::ConnectOptions::with_user_and_password("host".into(), "plays".into());
            let address = format!("127.0.0.1:{}", servers.port());
            jetstream::new(as_host.connect(address).await.unwrap())
        });
        Self { runtime, context }
    }

    /// The subject of a campaign.
    fn subject(&self, game: &Game) -> String {
        self.runtime.block_on(async {
            for number in 0..2 {
                let stream = self.context.get_stream(format!("vandal-log-{number}")).await.unwrap();
                let subject = format!("vandal.log.{number}.{}", game.campaign);
                if stream.get_last_raw_message_by_subject(&subject).await.is_ok() {
                    return subject;
                }
            }
            panic!("the campaign is in no stream")
        })
    }

    /// Writes the next batch of a game, with a change to its body, whatever is there already.
    fn write_batch(&self, subject: &str, game: &Game, bytes: usize, change: impl Fn(&mut [u8])) {
        let before = game.tip.unwrap().last;
        let batch = game.clone().next(1, bytes);
        let mut body = body(&batch);
        let head = batch.head().unwrap();
        let mut headers = HeaderMap::new();
        headers.insert("Wapenrol-First", (before.seq + 1).to_string());
        headers.insert("Wapenrol-Last", head.seq.to_string());
        headers.insert("Wapenrol-Hash", head.hash.to_string());
        headers.insert("Wapenrol-Previous", before.hash.to_string());
        headers.insert("Wapenrol-Sum", format!("{:08x}", crc32fast::hash(&body)));
        change(&mut body);
        self.write(subject, headers, body);
    }

    fn write(&self, subject: &str, headers: HeaderMap, payload: Vec<u8>) {
        self.runtime.block_on(async {
            let sent =
                self.context.publish_with_headers(subject.to_owned(), headers, payload.into());
            sent.await.unwrap().await.unwrap();
        });
    }
}

fn begun(store: &NatsStore, number: u64) -> Game {
    let mut game = Game::new(number);
    for facts in 0..3 {
        append(store, &mut game, facts);
    }
    game
}

fn append(store: &NatsStore, game: &mut Game, facts: usize) -> Batch {
    let before = game.tip.map(|tip| tip.last);
    let batch = game.next(facts, 20);
    store.append(game.campaign, before, &batch).unwrap();
    batch
}

fn body(batch: &Batch) -> Vec<u8> {
    lines(batch).iter().flat_map(|line| [line.as_bytes(), b"\n"].concat()).collect()
}

fn damage(error: StoreError, words: &str) {
    assert_eq!(error.code(), "data_damaged");
    assert!(error.to_string().contains(words), "{error}");
    assert!(!error.to_string().contains("doctor"), "{error}");
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn a_fork_is_refused_by_whoever_reads_it() {
    let servers = Servers::start(1, Settings::default());
    let store = servers.store("vandal");
    let (mut game, mut other) = (begun(&store, 1), begun(&store, 2));
    let fork = game.clone();
    let vandal = Vandal::of(&servers);
    let subject = vandal.subject(&game);
    append(&store, &mut game, 1);
    // The same place once more, as if the leader had taken two writers.
    vandal.write_batch(&subject, &fork, 21, |_| ());
    damage(store.head(game.campaign).unwrap_err(), "forked");
    let fresh = servers.store("vandal");
    damage(fresh.read(game.campaign, 0, u64::MAX).unwrap_err(), "forked");
    damage(fresh.read(game.campaign, 3, u64::MAX).unwrap_err(), "forked");
    // Others are none the worse for it.
    append(&store, &mut other, 1);
    assert_eq!(store.read(other.campaign, 0, u64::MAX).unwrap().len(), 8);
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn changed_bytes_are_refused() {
    let servers = Servers::start(1, Settings::default());
    let store = servers.store("vandal");
    let game = begun(&store, 1);
    let vandal = Vandal::of(&servers);
    let subject = vandal.subject(&game);
    vandal.write_batch(&subject, &game, 20, |body| body[200] ^= 1);
    let next = game.tip.unwrap().last.seq + 1;
    for from in [0, next] {
        let error = store.read(game.campaign, from, u64::MAX).unwrap_err();
        damage(error, "the stored bytes were changed");
    }
    assert_eq!(store.read(game.campaign, 0, next - 1).unwrap().len() as u64, next);
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn parts_without_their_end_are_nothing() {
    let servers = Servers::start(1, Settings { max_payload: 64 << 10, ..Settings::default() });
    let store = servers.store("vandal");
    let mut game = begun(&store, 1);
    // A writer that was killed between the parts of a long batch and its end, and one that writes the same one then.
    let vandal = Vandal::of(&servers);
    let subject = vandal.subject(&game);
    let head = game.tip.map(|tip| tip.last);
    let batch = game.next(2, 100_000);
    let body = body(&batch);
    let length = (64 << 10) - (4 << 10);
    let parts = subject.replace(".log.", ".part.");
    let hash = batch.head().unwrap().hash;
    let first = body[..length].to_vec();
    vandal.write(&format!("{parts}.{hash}-{length}.0"), HeaderMap::new(), first);
    assert_eq!(store.head(game.campaign).unwrap(), head);
    let unknown = parts.replace(&game.campaign.to_string(), "zzzzzzzzzz");
    vandal.write(&format!("{unknown}.{hash}-{length}.0"), HeaderMap::new(), b"part".to_vec());
    assert_eq!(store.campaigns().unwrap(), [game.campaign]);
    store.append(game.campaign, head, &batch).unwrap();
    let read = store.read(game.campaign, batch.records[0].seq, u64::MAX).unwrap();
    assert!(read.iter().map(|line| line.to_string()).eq(lines(&batch)));
}
