//! How many orders several servers take that share a store in NATS, beside what NATS takes of bare messages.

use super::{
    client::{Answered, Campaign, Client},
    followers::Followers,
};
use crate::Random;
use serde_json::json;
use std::{
    fmt::Write as _,
    io::{self, BufRead as _, BufReader, Write as _},
    net::TcpStream,
    thread,
    time::{Duration, Instant},
};

/// So many write at once, each in a campaign of their own.
const WRITERS: usize = 32;

/// So many follow one campaign.
const FOLLOWERS: usize = 300;

/// Where everything is.
#[derive(Debug, Clone)]
pub struct Cluster {
    /// The addresses of the servers, `host:port`.
    pub servers: Vec<String>,
    /// The address of a NATS server.
    pub nats: String,
    /// The user and the password of an account with JetStream.
    pub login: (String, String),
}

/// What one row of the table holds.
struct Row {
    what: String,
    times: Vec<Duration>,
    refused: usize,
    took: Duration,
}

/// Measures, tells each row on the way, and writes a table.
///
/// # Errors
/// A sentence, when something does not answer.
pub fn measure(
    cluster: &Cluster,
    each: Duration,
    rounds: u32,
    told_on_the_way: &mut dyn FnMut(&str),
) -> Result<String, String> {
    let clients: Vec<Client> = cluster.servers.iter().cloned().map(Client::new).collect();
    let begin = |number: usize| clients[number % clients.len()].begin();
    let campaigns: Vec<Campaign> = (0..WRITERS).map(begin).collect::<Result<_, _>>()?;
    let mut rows: Vec<Vec<Row>> = Vec::new();
    for round in 0..rounds {
        told_on_the_way(&format!("round {} of {rounds}", round + 1));
        let mut measured = vec![bare(cluster, each)?];
        for count in 1..=clients.len() {
            let what = format!("{WRITERS} campaigns, {count} of the servers");
            let to: Vec<_> = campaigns.iter().enumerate().map(|(n, it)| (n % count, it)).collect();
            measured.push(orders(what, &clients, &to, each));
        }
        for count in 1..=clients.len() {
            let elsewhere = if count > 1 { ", each to another server" } else { "" };
            let what = format!("one campaign, {count} writing{elsewhere}");
            let to: Vec<_> = (0..count).map(|number| (number, &campaigns[0])).collect();
            measured.push(orders(what, &clients, &to, each));
        }
        for servers in [&cluster.servers[..1], &cluster.servers[..]] {
            let (begun, count) = (Instant::now(), servers.len());
            let followers = Followers::come(FOLLOWERS, servers, &campaigns[0])?;
            let times = followers.orders((&clients[0], &campaigns[0]), each)?;
            let what =
                format!("until the last of {FOLLOWERS} hears of an order, {count} of the servers");
            measured.push(row(what, vec![(times, 0)], begun.elapsed()));
        }
        measured.iter().for_each(|row| told_on_the_way(&row.text()));
        rows.push(measured);
    }
    let mut text =
        String::from("| what | a second | p50, ms | p99, ms | refused |\n|---|---|---|---|---|\n");
    let mut rows: Vec<_> = rows.into_iter().map(Vec::into_iter).collect();
    loop {
        let mut same: Vec<Row> = rows.iter_mut().filter_map(Iterator::next).collect();
        if same.is_empty() {
            return Ok(text);
        }
        // The round in the middle, by what was done in a second.
        same.sort_by(|one, other| one.rate().total_cmp(&other.rate()));
        let middle = &same[same.len() / 2];
        let _ = writeln!(
            text,
            "| {} | {:.0} ({:.0}–{:.0}) | {:.1} | {:.1} | {} |",
            middle.what,
            middle.rate(),
            same[0].rate(),
            same[same.len() - 1].rate(),
            middle.share(50),
            middle.share(99),
            middle.refused
        );
    }
}

impl Row {
    fn rate(&self) -> f64 {
        self.times.len() as f64 / self.took.as_secs_f64()
    }

    /// The time that so many in a hundred are not above, in milliseconds.
    fn share(&self, of_hundred: usize) -> f64 {
        let at = (self.times.len() * of_hundred / 100).min(self.times.len().saturating_sub(1));
        self.times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1e3)
    }

    fn text(&self) -> String {
        let Self { what, refused, .. } = self;
        let (rate, p50, p99) = (self.rate(), self.share(50), self.share(99));
        format!("{what:48} {rate:7.0} a second, p50 {p50:.1} p99 {p99:.1} ms, {refused} refused")
    }
}

/// Everybody gives orders for so long, each to a server and in a campaign.
fn orders(what: String, clients: &[Client], to: &[(usize, &Campaign)], each: Duration) -> Row {
    let begun = Instant::now();
    let written: Vec<(Vec<Duration>, usize)> = thread::scope(|scope| {
        let writers: Vec<_> = to
            .iter()
            .enumerate()
            .map(|(number, (server, campaign))| {
                scope.spawn(move || {
                    let seed = u64::try_from(number).unwrap_or_default();
                    let random = Random::new(begun.elapsed().as_nanos() as u64 ^ seed << 48, 0);
                    let (mut times, mut refused) = (Vec::new(), 0);
                    let mut head = clients[*server].head(campaign).unwrap_or_default();
                    while begun.elapsed() < each {
                        let order = json!({
                            "batch": Client::new_batch(&random), "head": head,
                            "notation": "tell The gate holds.", "nonce": "00ff".repeat(8),
                        });
                        let given = Instant::now();
                        // What is told hangs on nothing: whoever was faster is in nobody's way.
                        match clients[*server].give(campaign, 0, &order.to_string()) {
                            Answered::Accepted { head: at, .. } => {
                                times.push(given.elapsed());
                                head = at.seq;
                            }
                            Answered::Refused | Answered::Nothing => refused += 1,
                        }
                    }
                    (times, refused)
                })
            })
            .collect();
        writers.into_iter().filter_map(|writer| writer.join().ok()).collect()
    });
    row(what, written, begun.elapsed())
}

fn row(what: String, written: Vec<(Vec<Duration>, usize)>, took: Duration) -> Row {
    let refused = written.iter().map(|(_, refused)| refused).sum();
    let mut times: Vec<Duration> = written.into_iter().flat_map(|(times, _)| times).collect();
    times.sort_unstable();
    Row { what, times, refused, took }
}

/// As many write messages of the length of such an order, each behind the last of its subject, with nothing but a socket.
fn bare(cluster: &Cluster, each: Duration) -> Result<Row, String> {
    let failed = |error: io::Error| format!("{}: {error}", cluster.nats);
    let mut first = Bare::connect(cluster).map_err(failed)?;
    let stream = json!({
        "name": "bare", "subjects": ["bare.*"], "num_replicas": 3, "storage": "file",
    });
    let made = first.ask("$JS.API.STREAM.CREATE.bare", &stream.to_string()).map_err(failed)?;
    if made.contains("\"error\"") && !made.contains("10058") {
        return Err(format!("a stream of three replicas: {made}"));
    }
    let begun = Instant::now();
    let written: Vec<_> = thread::scope(|scope| {
        let writers: Vec<_> = (0..WRITERS)
            .map(|number| {
                scope.spawn(move || -> io::Result<(Vec<Duration>, usize)> {
                    let mut bare = Bare::connect(cluster)?;
                    let (mut times, mut refused, payload) = (Vec::new(), 0, "x".repeat(1400));
                    while begun.elapsed() < each {
                        let given = Instant::now();
                        match bare.ask(&format!("bare.{number}"), &payload)?.contains("\"seq\"") {
                            true => times.push(given.elapsed()),
                            false => refused += 1,
                        }
                    }
                    Ok((times, refused))
                })
            })
            .collect();
        writers.into_iter().filter_map(|writer| writer.join().ok()?.ok()).collect()
    });
    let took = begun.elapsed();
    first.ask("$JS.API.STREAM.DELETE.bare", "").map_err(failed)?;
    if written.len() < WRITERS {
        return Err(format!("{}: a connection broke", cluster.nats));
    }
    Ok(row(format!("{WRITERS} writing bare messages to NATS"), written, took))
}

/// A connection to NATS, in its own words.
struct Bare(BufReader<TcpStream>);

impl Bare {
    fn connect(cluster: &Cluster) -> io::Result<Self> {
        let stream = TcpStream::connect(&cluster.nats)?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(Duration::from_secs(20)))?;
        let mut bare = Self(BufReader::new(stream));
        bare.line()?;
        let (user, pass) = &cluster.login;
        let login = json!({ "user": user, "pass": pass, "verbose": false, "headers": true });
        let inbox = bare.inbox()?;
        write!(bare.0.get_mut(), "CONNECT {login}\r\nSUB {inbox} 1\r\n")?;
        Ok(bare)
    }

    fn inbox(&self) -> io::Result<String> {
        Ok(format!("_INBOX.bare.{}", self.0.get_ref().local_addr()?.port()))
    }

    fn line(&mut self) -> io::Result<String> {
        let mut line = String::new();
        match self.0.read_line(&mut line)? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(line),
        }
    }

    /// Sends a message and waits for what is answered.
    fn ask(&mut self, subject: &str, payload: &str) -> io::Result<String> {
        let inbox = self.inbox()?;
        let message = format!("PUB {subject} {inbox} {}\r\n{payload}\r\n", payload.len());
        self.0.get_mut().write_all(message.as_bytes())?;
        loop {
            let line = self.line()?;
            if line.starts_with("PING") {
                self.0.get_mut().write_all(b"PONG\r\n")?;
            } else if line.starts_with("MSG") {
                return self.line();
            } else if line.starts_with("-ERR") {
                return Err(io::Error::other(line));
            }
        }
    }
}
