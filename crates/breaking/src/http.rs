//! A server that is killed under load, as those see it who play on it.
//!
//! Several clients send orders at once, each to one of a few campaigns, while the program is killed again and again. Each
//! remembers what it was answered: acknowledged, refused, or nothing. What was not answered it sends again, with the same
//! id. At the end the logs are read and compared: whatever was acknowledged is there once, with the hash that was told;
//! nothing that was refused is there; and the logs verify with every head that anybody was shown.

mod client;
pub mod crowd;
mod followers;
mod server;
pub mod servers;

use crate::{Random, inputs::folder};
use chronicle::{Head, Line, Uuid, VerifyOptions};
use client::{Answered, Campaign, Client};
use server::Server;
use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

/// So many send orders at once.
const CLIENTS: usize = 6;
/// To so many campaigns.
const CAMPAIGNS: usize = 2;

/// So long whoever is not answered waits before they ask again.
const A_MOMENT: Duration = Duration::from_millis(5);

/// Copies are looked through all the time.
const SCRUBBED: &[&str] = &["--scrub-every", "1s"];

/// What all clients were told.
#[derive(Debug, Default)]
struct Answers {
    acknowledged: BTreeMap<Uuid, (String, Head)>,
    refused: BTreeSet<Uuid>,
    /// An answer contradicted another.
    contradiction: Option<String>,
    counts: BTreeMap<&'static str, u64>,
}

impl Answers {
    fn note(&mut self, what: &'static str) {
        *self.counts.entry(what).or_default() += 1;
    }

    fn hear(&mut self, campaign: &str, batch: Uuid, answered: &Answered) {
        match answered {
            Answered::Accepted { head, again } => {
                self.note(if *again { "acknowledged when sent again" } else { "acknowledged" });
                let before = self.acknowledged.insert(batch, (campaign.to_owned(), *head));
                if before.is_some_and(|(_, before)| before != *head) {
                    self.contradiction = Some(format!("order {batch} got two answers"));
                }
            }
            Answered::Refused => {
                self.note("refused");
                self.refused.insert(batch);
            }
            Answered::Nothing => self.note("not answered"),
        }
    }
}

/// Kills a server so many times under load, and compares what it has with what it told.
///
/// # Errors
/// A sentence: what was lost, or is there and must not be.
pub fn kills(seed: u64, kills: u64, program: &Path) -> Result<BTreeMap<&'static str, u64>, String> {
    let place = folder();
    let random = Random::new(seed, 0);
    let mut server = Server::start(program, place.path(), SCRUBBED)?;
    let campaigns: Vec<Campaign> = (0..CAMPAIGNS)
        .map(|_| Client::new(server.address.clone()).begin())
        .collect::<Result<_, _>>()?;
    let (told, stop) = (Arc::new(Mutex::new(Answers::default())), Arc::new(AtomicBool::new(false)));
    // Where the server is just now.
    let address = Arc::new(Mutex::new(server.address.clone()));
    let clients: Vec<_> = (0..CLIENTS)
        .map(|number| {
            let (told, stop) = (Arc::clone(&told), Arc::clone(&stop));
            let (address, campaigns) = (Arc::clone(&address), campaigns.clone());
            let random = Random::new(seed, 1 + number as u32);
            thread::spawn(move || play(number, &random, &campaigns, &address, &told, &stop))
        })
        .collect();
    for _ in 0..kills {
        // Some die while they open, some in the middle of everything.
        let wait = if random.once_in(6) { random.below(30) } else { 30 + random.below(170) };
        thread::sleep(Duration::from_millis(wait as u64));
        server.kill();
        server = Server::start(program, place.path(), SCRUBBED)?;
        address.lock().unwrap_or_else(PoisonError::into_inner).clone_from(&server.address);
    }
    stop.store(true, Ordering::Relaxed);
    for client in clients {
        client.join().map_err(|_| "a client broke")??;
    }
    let told = Arc::into_inner(told).ok_or("a client is still there")?;
    let told = told.into_inner().unwrap_or_else(PoisonError::into_inner);
    if let Some(contradiction) = told.contradiction {
        return Err(contradiction);
    }
    for campaign in &campaigns {
        let log = Client::new(server.address.clone()).log(campaign)?;
        compare(campaign, &log, &told)?;
    }
    server.kill();
    Ok(told.counts)
}

/// Sends orders until everybody stops; then what was not answered until it is.
fn play(
    number: usize,
    random: &Random,
    campaigns: &[Campaign],
    address: &Mutex<String>,
    told: &Mutex<Answers>,
    stop: &AtomicBool,
) -> Result<(), String> {
    let mut open: Vec<(usize, Uuid, String)> = Vec::new();
    let mut written = 0_u64;
    while !stop.load(Ordering::Relaxed) || !open.is_empty() {
        let at = address.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let client = Client::new(at);
        let (campaign, batch, order) = match open.pop() {
            Some(again) => again,
            None => {
                let (campaign, batch) = (random.below(campaigns.len()), Client::new_batch(random));
                let text = format!("tell Client {number}, line {written}.");
                let Some(order) = client.write(&campaigns[campaign], batch, &text) else {
                    // It is being started again.
                    thread::sleep(A_MOMENT);
                    continue;
                };
                written += 1;
                (campaign, batch, order)
            }
        };
        let answered = client.give(&campaigns[campaign], number, &order);
        let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
        told.hear(&campaigns[campaign].id, batch, &answered);
        drop(told);
        if matches!(answered, Answered::Nothing) {
            open.push((campaign, batch, order));
            thread::sleep(A_MOMENT);
        }
    }
    Ok(())
}

fn compare(campaign: &Campaign, log: &str, told: &Answers) -> Result<(), String> {
    let mut there: BTreeMap<Uuid, u32> = BTreeMap::new();
    for text in log.lines() {
        let line = Line::read(text).map_err(|flaw| flaw.to_string())?;
        *there.entry(line.batch).or_default() += u32::from(line.last);
    }
    let of_it = || told.acknowledged.iter().filter(|(_, (of, _))| *of == campaign.id);
    let receipts = of_it().map(|(_, (_, head))| *head).collect();
    chronicle::verify(log.as_bytes(), &VerifyOptions::with_receipts(receipts))
        .map_err(|fault| format!("{} does not verify: {fault}", campaign.id))?;
    for (batch, _) in of_it() {
        match there.get(batch) {
            Some(1) => (),
            other => return Err(format!("order {batch} was acknowledged, and is there {other:?}")),
        }
    }
    match told.refused.iter().find(|batch| there.contains_key(*batch)) {
        Some(batch) => Err(format!("order {batch} was refused and is there")),
        None => Ok(()),
    }
}
