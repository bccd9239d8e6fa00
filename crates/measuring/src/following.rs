//! How long it takes until the last of many hears of an order, and how long whoever gives it waits meanwhile.

use crate::{
    figures::{rate, share, tell},
    http::{Asker, Connection, Same},
    kept::{Kept, failed},
    playing::Player,
    process::Process,
};
use std::{
    io,
    path::Path,
    time::{Duration, Instant},
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    sync::mpsc,
    time::timeout,
};

/// So many follow one campaign.
const FOLLOWERS: usize = 5000;
/// So many orders are given.
const ORDERS: u64 = 20;
/// Longer than anybody waits.
const PATIENCE: Duration = Duration::from_secs(20);

/// What somebody heard, and when.
type Heard = (u64, Instant);

/// Somebody whose events can be told apart by a number in them.
trait Publisher {
    /// The path of the stream.
    fn stream(&self) -> String;
    /// What stands before the number.
    fn mark(&self) -> &'static str;
    /// Publishes once, and says under which number; `next` is one that was not used.
    async fn publish(&mut self, connection: &mut Connection, next: u64) -> io::Result<u64>;
}

struct Bare;

impl Publisher for Bare {
    fn stream(&self) -> String {
        "/events".into()
    }

    fn mark(&self) -> &'static str {
        "\"mark\":"
    }

    async fn publish(&mut self, connection: &mut Connection, next: u64) -> io::Result<u64> {
        let body = format!("{{\"mark\":{next},\"pad\":\"{}\"}}", "x".repeat(360));
        let mut once = Same { method: "POST", path: "/publish".into(), key: None, body };
        once.ask(connection).await?;
        Ok(next)
    }
}

struct Ours {
    player: Player,
    campaign: String,
}

impl Publisher for Ours {
    fn stream(&self) -> String {
        format!("/api/campaigns/{}/stream", self.campaign)
    }

    fn mark(&self) -> &'static str {
        "\nid: "
    }

    async fn publish(&mut self, connection: &mut Connection, _: u64) -> io::Result<u64> {
        self.player.ask(connection).await?;
        Ok(self.player.head)
    }
}

pub(crate) async fn measure(folder: &Path, program: &Path, peers: &Path) -> io::Result<()> {
    let kept = Kept::of(folder, 256, 500)?;
    let bare = Process::bare(peers, folder)?;
    follow("bare.followed", &bare, Bare, false).await?;
    drop(bare);
    for deaf in [false, true] {
        let ours = Process::ours(program, &kept.data)?;
        let mut connection = Connection::to(&ours.address).await?;
        let player = Player::comes(&mut connection, kept.first()?).await?;
        let campaign = kept.first()?.id.clone();
        let name = if deaf { "ours.followed_with_one_deaf" } else { "ours.followed" };
        follow(name, &ours, Ours { player, campaign }, deaf).await?;
    }
    let long = Kept::of(folder, 1, 100_000)?;
    let ours = Process::ours(program, &long.data)?;
    let took = catch_up(&ours.address, &long.first()?.id, long.first()?.records - 1).await?;
    tell("ours.resume", rate(long.first()?.records, took), "records/s");
    Ok(())
}

async fn follow(
    name: &str,
    server: &Process,
    mut publisher: impl Publisher,
    deaf: bool,
) -> io::Result<()> {
    let mut connection = Connection::to(&server.address).await?;
    let mut alone = Vec::new();
    for number in 0..ORDERS {
        let begun = Instant::now();
        publisher.publish(&mut connection, number).await?;
        alone.push(begun.elapsed());
    }
    let before = server.memory()?;
    let (tells, mut heard) = mpsc::unbounded_channel();
    let (stream, mark) = (publisher.stream(), publisher.mark());
    for _ in 0..FOLLOWERS {
        let follower = begin(&server.address, &stream, None).await?;
        let tells = tells.clone();
        tokio::spawn(listen(follower, mark, tells));
    }
    // Nobody reads what comes here.
    let _deaf = match deaf {
        true => Some(begin(&server.address, &stream, None).await?),
        false => None,
    };
    // The first order is heard by all, whenever they have come.
    let first = publisher.publish(&mut connection, ORDERS).await?;
    hear(&mut heard, first, &mut Vec::new()).await?;
    let memory = server.memory()?.saturating_sub(before);
    let (mut acknowledged, mut delivered, mut last) = (Vec::new(), Vec::new(), Vec::new());
    for number in 0..ORDERS {
        let begun = Instant::now();
        let mark = publisher.publish(&mut connection, ORDERS + 1 + number).await?;
        acknowledged.push(begun.elapsed());
        let mut times = Vec::new();
        hear(&mut heard, mark, &mut times).await?;
        let mut took: Vec<Duration> = times.iter().map(|it| it.duration_since(begun)).collect();
        last.extend(took.iter().max().copied());
        delivered.append(&mut took);
    }
    tell(&format!("{name}.last.p50"), share(&mut last, 50), "us");
    tell(&format!("{name}.delivered.p50"), share(&mut delivered, 50), "us");
    tell(&format!("{name}.delivered.p99"), share(&mut delivered, 99), "us");
    tell(&format!("{name}.acknowledged.p99"), share(&mut acknowledged, 99), "us");
    tell(&format!("{name}.acknowledged_alone.p99"), share(&mut alone, 99), "us");
    tell(&format!("{name}.memory"), memory as f64 / FOLLOWERS as f64, "bytes/follower");
    Ok(())
}

/// Waits until all have heard of it.
async fn hear(
    heard: &mut mpsc::UnboundedReceiver<Heard>,
    mark: u64,
    times: &mut Vec<Instant>,
) -> io::Result<()> {
    let mut waiting = FOLLOWERS;
    while waiting > 0 {
        let told = timeout(PATIENCE, heard.recv()).await;
        let told = told.map_err(|_| failed(format!("{waiting} hear nothing of {mark}")))?;
        let (number, at) = told.ok_or_else(|| failed("nobody listens"))?;
        if number == mark {
            times.push(at);
            waiting -= 1;
        }
    }
    Ok(())
}

async fn begin(address: &str, path: &str, last: Option<u64>) -> io::Result<TcpStream> {
    let mut stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let last = last.map_or_else(String::new, |last| format!("Last-Event-ID: {last}\r\n"));
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: {address}\r\nAccept: text/event-stream\r\n{last}\r\n"
    );
    stream.write_all(request.as_bytes()).await?;
    // Whoever was not answered yet does not follow yet, and would miss what is published meanwhile.
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await?);
    }
    Ok(stream)
}

/// Says of each number behind a mark when it was read.
async fn listen(mut stream: TcpStream, mark: &str, tells: mpsc::UnboundedSender<Heard>) {
    let (mark, mut read) = (mark.as_bytes(), Vec::new());
    loop {
        match stream.read_buf(&mut read).await {
            Ok(0) | Err(_) => return,
            Ok(_) => (),
        }
        let now = Instant::now();
        while let Some(at) = read.windows(mark.len()).position(|it| it == mark) {
            let digits = &read[at + mark.len()..];
            let Some(length) = digits.iter().position(|it| !it.is_ascii_digit()) else { break };
            let number = String::from_utf8_lossy(&digits[..length]).parse();
            read.drain(..at + mark.len() + length);
            if let Ok(number) = number
                && tells.send((number, now)).is_err()
            {
                return;
            }
        }
        // What holds no mark is not looked at again.
        if !read.windows(mark.len()).any(|it| it == mark) {
            read.drain(..read.len().saturating_sub(mark.len()));
        }
    }
}

/// How long somebody takes to hear of everything behind genesis who was away meanwhile.
async fn catch_up(address: &str, campaign: &str, last: u64) -> io::Result<Duration> {
    let path = format!("/api/campaigns/{campaign}/stream");
    let begun = Instant::now();
    let stream = begin(address, &path, Some(0)).await?;
    let (tells, mut heard) = mpsc::unbounded_channel();
    tokio::spawn(listen(stream, "\nid: ", tells));
    loop {
        let told = timeout(PATIENCE, heard.recv()).await.map_err(failed)?;
        let (number, at) = told.ok_or_else(|| failed("the stream has ended"))?;
        if number >= last {
            return Ok(at.duration_since(begun));
        }
    }
}
