//! How long it takes until the last of many who follow a campaign hears of an order.

use super::client::{Answered, Campaign, Client};
use crate::Random;
use serde_json::json;
use std::{
    io::{self, BufRead as _, BufReader, Write as _},
    net::{Shutdown, TcpStream},
    sync::mpsc::{Receiver, Sender, channel},
    thread,
    time::{Duration, Instant},
};

/// Longer than anybody waits.
const PATIENCE: Duration = Duration::from_secs(30);

/// Those who follow one campaign, over all the servers.
pub(super) struct Followers {
    streams: Vec<TcpStream>,
    heard: Receiver<u64>,
}

impl Followers {
    /// So many come, each to another one of the servers than the one before.
    pub(super) fn come(
        count: usize,
        servers: &[String],
        campaign: &Campaign,
    ) -> Result<Self, String> {
        let (hears, heard) = channel();
        let streams = (0..count).map(|number| {
            let address = &servers[number % servers.len()];
            follow(address, campaign, hears.clone()).map_err(|error| format!("{address}: {error}"))
        });
        Ok(Self { streams: streams.collect::<Result<_, _>>()?, heard })
    }

    /// Gives orders at a server for so long, one when the last has heard of the one before. How long that took each time.
    pub(super) fn orders(
        &self,
        (client, campaign): (&Client, &Campaign),
        each: Duration,
    ) -> Result<Vec<Duration>, String> {
        let random = Random::new(each.as_secs(), 1);
        let mut head = client.head(campaign).ok_or("no answer")?;
        let (begun, mut times) = (Instant::now(), Vec::new());
        while begun.elapsed() < each {
            let order = json!({
                "batch": Client::new_batch(&random), "head": head,
                "notation": "tell The gate holds.", "nonce": "00ff".repeat(8),
            });
            let given = Instant::now();
            let Answered::Accepted { head: at, .. } = client.give(campaign, 0, &order.to_string())
            else {
                return Err("an order was not taken".into());
            };
            head = at.seq;
            let mut waiting = self.streams.len();
            while waiting > 0 {
                let seq = self.heard.recv_timeout(PATIENCE);
                let seq = seq.map_err(|_| format!("{waiting} hear nothing of record {head}"))?;
                waiting -= usize::from(seq == head);
            }
            times.push(given.elapsed());
        }
        Ok(times)
    }
}

impl Drop for Followers {
    fn drop(&mut self) {
        for stream in &self.streams {
            // It has ended already where the server is gone.
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

/// Follows until the connection ends, and says of each record that an event ends with.
fn follow(address: &str, campaign: &Campaign, hears: Sender<u64>) -> io::Result<TcpStream> {
    let mut stream = TcpStream::connect(address)?;
    let path = format!("/api/campaigns/{}/stream", campaign.id);
    write!(stream, "GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n")?;
    let mut lines = BufReader::new(stream.try_clone()?).lines();
    let status = lines.next().ok_or(io::ErrorKind::UnexpectedEof)??;
    if !status.contains(" 200 ") {
        return Err(io::Error::other(status));
    }
    thread::spawn(move || {
        let seq = |line: String| line.strip_prefix("id:")?.trim().parse().ok();
        for seq in lines.map_while(Result::ok).filter_map(seq) {
            if hears.send(seq).is_err() {
                return;
            }
        }
    });
    Ok(stream)
}
