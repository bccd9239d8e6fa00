//! How long an order takes while others read: nobody, sixty-four strangers on a heavy page, or the look through the copies.
//!
//! The strangers are a process of their own, which gives way to everything else on the machine: theirs would be elsewhere.

use super::{
    client::{Answered, Campaign, Client},
    server::Server,
};
use crate::{Random, inputs::talkative};
use serde_json::Value;
use std::{
    collections::BTreeMap,
    env,
    io::{self, Read as _, Write as _},
    net::TcpStream,
    path::Path,
    process::{self, Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

/// So many strangers read at once.
const STRANGERS: u32 = 64;

/// So often somebody asks again who has waited too long for those who were there before.
const PATIENCE: u32 = 10;

/// What they read, each of the long campaign.
const PAGES: &[&str] =
    &["story/page", "chronicle", "clauses", "timelines", "log?limit=1000", "verify", "rolls"];

/// What is measured.
#[derive(Debug, Clone, Copy)]
pub struct Trial {
    /// How long the campaign is that the strangers read.
    pub records: u64,
    /// How often everything is measured.
    pub rounds: u32,
    /// How long each time.
    pub each: Duration,
}

/// The orders of one round, beside one kind of reading.
#[derive(Debug, Clone, Copy)]
struct Measured {
    p50: f64,
    p99: f64,
    /// So much was read meanwhile, in a second.
    reads: f64,
}

/// Measures, tells each figure on the way, and writes a table.
///
/// # Errors
/// A sentence, when something does not answer.
pub fn measure(
    program: &Path,
    trial: Trial,
    told_on_the_way: &mut dyn FnMut(&str),
) -> Result<String, String> {
    // Orders wait for a disk, so it is a folder on one.
    let place = tempfile::TempDir::new().map_err(|error| error.to_string())?;
    let (long, organiser) = made(program, place.path(), trial.records)?;
    let mut told: BTreeMap<(usize, &str), Vec<Measured>> = BTreeMap::new();
    for round in 0..trial.rounds {
        told_on_the_way(&format!("round {} of {}", round + 1, trial.rounds));
        for (quiet, scrub) in [("nobody reads", "never"), ("the copies are looked through", "1s")] {
            let server = Server::start(program, place.path(), &["--scrub-every", scrub])?;
            let client = Client::new(server.address.clone());
            let table = client.sits_at(&long, &organiser)?;
            let random = Random::new(u64::from(round), u32::from(scrub == "never"));
            let orders = |each| orders(&client, &table, &random, each);
            orders(Duration::from_secs(1))?;
            let begins = Instant::now();
            let mut add = |number, what, (sorted, reads): (Vec<Duration>, u64), begun: Instant| {
                let reads = reads as f64 / begun.elapsed().as_secs_f64();
                let (p50, p99) = (share(&sorted, 50), share(&sorted, 99));
                let orders = sorted.len();
                told_on_the_way(&format!(
                    "{what:32} {orders} orders, p50 {p50:.2} p99 {p99:.2} ms"
                ));
                told.entry((number, what)).or_default().push(Measured { p50, p99, reads });
            };
            let first = usize::from(scrub != "never");
            add(first, quiet, (orders(trial.each)?, 0), begins);
            if scrub != "never" {
                continue;
            }
            for (number, page) in PAGES.iter().enumerate() {
                let path = format!("/api/campaigns/{long}/{page}");
                let begun = Instant::now();
                let strangers = Strangers::come(&server.address, &path)?;
                let sorted = orders(trial.each)?;
                let reads = strangers.leave()?;
                add(2 + number, page, (sorted, reads), begun);
                // Whatever they have left behind is over when this is answered. Long checks wait for each other.
                (0..PATIENCE).find_map(|_| client.read(&path, "").ok()).ok_or("no answer")?;
            }
        }
    }
    Ok(table(&told))
}

/// The campaign that is read, in the folder `data`: its id, and its organiser's key.
fn made(program: &Path, place: &Path, records: u64) -> Result<(String, String), String> {
    let made = Command::new(program)
        .args(["simulate", talkative(), "--seed", "1", "--json"])
        .args(["--records", &records.to_string()])
        .arg("--into")
        .arg(place.join("data"))
        .output()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    let made: Value = serde_json::from_slice(&made.stdout)
        .map_err(|error| format!("{error}: {}", String::from_utf8_lossy(&made.stderr)))?;
    let text = |name: &str| made[name].as_str().map(str::to_owned).ok_or("it was not made");
    Ok((text("campaign")?, text("organiser")?))
}

/// Gives orders for so long, one after the other; how long each took, the shortest first.
fn orders(
    client: &Client,
    table: &Campaign,
    random: &Random,
    each: Duration,
) -> Result<Vec<Duration>, String> {
    let mut times = Vec::new();
    let begun = Instant::now();
    while begun.elapsed() < each {
        let batch = Client::new_batch(random);
        let order = client.write(table, batch, "tell The gate holds.").ok_or("no answer")?;
        let given = Instant::now();
        match client.give(table, 0, &order) {
            Answered::Accepted { .. } => times.push(given.elapsed()),
            other => return Err(format!("{order} was answered {other:?}")),
        }
    }
    times.sort_unstable();
    Ok(times)
}

/// The time that so many in a hundred are not above, in milliseconds.
fn share(sorted: &[Duration], of_hundred: usize) -> f64 {
    let at = (sorted.len() * of_hundred / 100).min(sorted.len().saturating_sub(1));
    sorted.get(at).map_or(0.0, |time| time.as_secs_f64() * 1e3)
}

fn table(told: &BTreeMap<(usize, &str), Vec<Measured>>) -> String {
    let mut text = String::from(
        "| beside it | p50, ms | p99, ms | p99 beside the quiet one's | reads a second |\n|---|---|---|---|---|\n",
    );
    let quiet = told.get(&(0, "nobody reads")).map_or(&[][..], Vec::as_slice);
    for ((_, what), rounds) in told {
        let p50 = spread(rounds.iter().map(|it| it.p50));
        let p99 = spread(rounds.iter().map(|it| it.p99));
        let against = spread(rounds.iter().zip(quiet).map(|(it, quiet)| it.p99 / quiet.p99));
        let reads = spread(rounds.iter().map(|it| it.reads));
        text.push_str(&format!("| {what} | {p50} | {p99} | {against} | {reads} |\n"));
    }
    text
}

/// The median, with the least and the most.
fn spread(numbers: impl Iterator<Item = f64>) -> String {
    let mut sorted: Vec<f64> = numbers.collect();
    sorted.sort_unstable_by(f64::total_cmp);
    match (sorted.first(), sorted.get(sorted.len() / 2), sorted.last()) {
        (Some(least), Some(median), Some(most)) => format!("{median:.2} ({least:.2}–{most:.2})"),
        _ => String::new(),
    }
}

/// Strangers who read the same page again and again.
struct Strangers(Child);

impl Strangers {
    fn come(address: &str, path: &str) -> Result<Self, String> {
        let this = env::current_exe().map_err(|error| error.to_string())?;
        // They would be elsewhere: they must hold up nobody, as somebody who is merely nice does until a turn is over.
        let last = [("chrt", ["--idle", "0"]), ("nice", ["-n", "19"])];
        let come = |(way, how): (&str, [&str; 2])| {
            let mut child = Command::new(way);
            child.args(how).arg(&this).args(["strangers", address, path]);
            child.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()
        };
        let child = last.into_iter().find_map(|way| come(way).ok());
        let child = child.ok_or("neither chrt nor nice is here")?;
        // Most of them have asked by then. It is a measurement and no test: nothing hangs on the last of them.
        thread::sleep(Duration::from_millis(500));
        Ok(Self(child))
    }

    /// They go, and say how much they have read.
    fn leave(mut self) -> Result<u64, String> {
        drop(self.0.stdin.take());
        let told = self.0.wait_with_output().map_err(|error| error.to_string())?;
        let told = String::from_utf8_lossy(&told.stdout).trim().to_owned();
        told.parse().map_err(|_| format!("the strangers say `{told}`"))
    }
}

/// Reads the path with sixty-four connections until nobody listens at the other end of the input; prints how often it was read.
pub fn strangers(address: &str, path: &str) -> ! {
    let read = Arc::new(AtomicU64::new(0));
    for _ in 0..STRANGERS {
        let (address, path, read) = (address.to_owned(), path.to_owned(), Arc::clone(&read));
        thread::spawn(move || {
            loop {
                if read_once(&address, &path).is_ok() {
                    read.fetch_add(1, Ordering::Relaxed);
                }
            }
        });
    }
    // Whatever is said: it is over.
    let _ = io::stdin().read(&mut [0]);
    let _ = writeln!(io::stdout(), "{}", read.load(Ordering::Relaxed));
    process::exit(0)
}

fn read_once(address: &str, path: &str) -> io::Result<()> {
    let mut stream = TcpStream::connect(address)?;
    let request = format!("GET {path} HTTP/1.0\r\nHost: {address}\r\n\r\n");
    stream.write_all(request.as_bytes())?;
    let length = io::copy(&mut stream, &mut io::sink())?;
    if length == 0 { Err(io::ErrorKind::UnexpectedEof.into()) } else { Ok(()) }
}
