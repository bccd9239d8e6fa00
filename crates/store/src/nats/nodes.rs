//! What each server of the cluster says of itself: its version, and when it brings to its disk what it acknowledges. Only
//! the system account may ask; the protocol for clients does not say it.

use super::stream::{Holders, Streams};
use crate::{NatsRefusal, nats_refusal::OLDEST};
use async_nats::Client;
use futures_util::StreamExt as _;
use serde::Deserialize;
use std::{
    collections::{BTreeMap, BTreeSet},
    time::{Duration, Instant},
};

/// Each server is asked for its variables.
const ASKED: &str = "$SYS.REQ.SERVER.PING.VARZ";

/// Servers that were not named have so long to answer after the last one.
const SILENCE: Duration = Duration::from_millis(400);

/// How long the answers of all are waited for.
const LONGEST: Duration = Duration::from_secs(5);

/// What is to be done where nobody is let in who may ask.
pub(super) const NAME_A_USER: &str = "name a user of their system account (`system_account` in their configuration), \
                                      as whom they are asked for their settings";

/// What a server says of itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Node {
    version: String,
    /// How often it syncs, and whether it does so before each answer; none where it keeps no streams.
    sync: Option<Sync>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
struct Sync {
    /// Nanoseconds.
    #[serde(default)]
    sync_interval: u64,
    #[serde(default)]
    sync_always: bool,
}

#[derive(Deserialize)]
struct Answer {
    server: Server,
    data: Variables,
}

#[derive(Deserialize)]
struct Server {
    name: String,
    #[serde(rename = "ver")]
    version: String,
}

#[derive(Deserialize)]
struct Variables {
    #[serde(default)]
    jetstream: JetStream,
}

#[derive(Default, Deserialize)]
struct JetStream {
    config: Option<Sync>,
}

/// Is this version recent enough?
pub(super) fn is_recent(version: &str) -> bool {
    let mut numbers = version.split('.').map(str::parse::<u64>);
    match (numbers.next(), numbers.next()) {
        (Some(Ok(major)), Some(Ok(minor))) => (major, minor) >= OLDEST,
        _ => false,
    }
}

/// Asks all servers, and waits for those that hold records. One that says nothing is done without where its leaders hear
/// nothing of it, either: nobody is held up by one that is down. `client` is a user of the system account; without `streams` it
/// is not known yet who holds records.
pub(super) async fn ask(
    client: &Client,
    streams: Option<&Streams>,
) -> Result<BTreeMap<String, Node>, NatsRefusal> {
    let unread = |message: String| NatsRefusal::SyncUnread { message };
    let begun = Instant::now();
    let mut nodes = BTreeMap::new();
    let missing = |of: &BTreeSet<String>, nodes: &BTreeMap<String, Node>| {
        of.iter().find(|name| !nodes.contains_key(*name)).cloned()
    };
    loop {
        let inbox = client.new_inbox();
        let asking = async {
            let answers =
                client.subscribe(inbox.clone()).await.map_err(|error| error.to_string())?;
            let asked = client.publish_with_reply(ASKED, inbox, "".into()).await;
            asked.map_err(|error| error.to_string())?;
            Ok(answers)
        };
        let mut answers = asking.await.map_err(unread)?;
        while let Ok(Some(answer)) = tokio::time::timeout(SILENCE, answers.next()).await {
            if answer.status.is_some() {
                let message = format!(
                    "nobody answers: this user is not of the system account; {NAME_A_USER}"
                );
                return Err(unread(message));
            }
            let (name, node) = read(&answer.payload).map_err(unread)?;
            nodes.insert(name, node);
        }
        let is_late = begun.elapsed() > LONGEST;
        let holders = match streams {
            Some(streams) => streams.holders().await?,
            None => Holders::default(),
        };
        match (missing(&holders.heard, &nodes), missing(&holders.silent, &nodes)) {
            (None, silent) if !nodes.is_empty() && (silent.is_none() || is_late) => {
                // None of these can acknowledge anything meanwhile.
                for server in holders.silent.union(&holders.offline) {
                    if !nodes.contains_key(server) {
                        tracing::warn!(
                            server,
                            "a NATS server that holds records is down; its settings could not be read"
                        );
                    }
                }
                return Ok(nodes);
            }
            (Some(name), _) if is_late => {
                return Err(unread(format!(
                    "{name}, which keeps records, does not answer; see whether it runs, and try again"
                )));
            }
            _ if is_late => return Err(unread(format!("no server answers; {NAME_A_USER}"))),
            _ => {}
        }
    }
}

fn read(answer: &[u8]) -> Result<(String, Node), String> {
    let answer: Answer = serde_json::from_slice(answer)
        .map_err(|error| format!("a server's answer is not understood: {error}"))?;
    let Server { name, version } = answer.server;
    Ok((name, Node { version, sync: answer.data.jetstream.config }))
}

/// Refuses a server that keeps streams, and could lose what it has acknowledged.
pub(super) fn must_keep_promises(nodes: &BTreeMap<String, Node>) -> Result<(), NatsRefusal> {
    for (name, Node { version, sync }) in nodes {
        let Some(sync) = sync else { continue };
        if !is_recent(version) {
            return Err(NatsRefusal::Old { node: name.clone(), version: version.clone() });
        }
        if !sync.sync_always {
            let interval = format!("{} seconds", sync.sync_interval / 1_000_000_000);
            return Err(NatsRefusal::SyncInterval { node: name.clone(), interval });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared_by_their_numbers() {
        for recent in ["2.15.0", "2.15.1", "2.15.0-RC.1", "2.100.3", "3.0.0"] {
            assert!(is_recent(recent), "{recent}");
        }
        for old in ["2.9.10", "2.14.6", "1.99", "2", "", "dev", "two.fifteen"] {
            assert!(!is_recent(old), "{old}");
        }
    }

    #[test]
    fn a_server_that_keeps_no_streams_is_left_alone() {
        let told = |version: &str, jetstream: &str| {
            let text = format!(
                r#"{{"server":{{"name":"a","ver":"{version}"}},"data":{{"jetstream":{jetstream}}}}}"#
            );
            let (name, node) = read(text.as_bytes()).unwrap();
            must_keep_promises(&BTreeMap::from([(name, node)])).map_err(|refusal| refusal.code())
        };
        assert_eq!(told("2.10.0", "{}"), Ok(()));
        let always = r#"{"config":{"sync_interval":120000000000,"sync_always":true}}"#;
        assert_eq!(told("2.15.0", always), Ok(()));
        assert_eq!(told("2.14.0", always), Err("nats_too_old"));
        let sometimes = r#"{"config":{"sync_interval":120000000000}}"#;
        assert_eq!(told("2.15.0", sometimes), Err("nats_sync_interval_wrong"));
    }
}
