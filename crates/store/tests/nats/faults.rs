//! SIGKILL of one of three servers after the other, leaders among them, while several writers append.

use crate::{
    servers::{Servers, Settings},
    support::{Game, Random, RngExt as _, SeedableRng as _},
};
use chronicle::{Head, VerifyOptions, verify};
use std::{
    collections::BTreeMap,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc::{Receiver, Sender, channel},
    },
    thread,
    time::{Duration, Instant},
};
use store::{AppendError, NatsStore, Store as _};

const KILLS: usize = 12;

/// Each writer has a campaign of its own, and all fight over one.
const WRITERS: u64 = 3;

/// How long all writers together may go without an answer.
const LONGEST: Duration = Duration::from_secs(90);

/// What the writers were told.
#[derive(Default)]
struct Told {
    /// Every head that was acknowledged, by campaign.
    heads: Mutex<BTreeMap<u64, Vec<Head>>>,
    /// The number that was kept last in each campaign.
    kept: Mutex<BTreeMap<u64, u64>>,
    /// How often it was not known what became of a batch.
    unsure: AtomicUsize,
    /// How often another writer was quicker.
    overtaken: AtomicUsize,
    ends: AtomicBool,
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn nothing_acknowledged_is_lost_when_servers_are_killed() {
    let mut servers = Servers::start(3, Settings::default());
    let stores: Vec<NatsStore> = (0..WRITERS).map(|_| servers.store("kill")).collect();
    let told = Told::default();
    let (acknowledged, hears) = channel();
    let mut leaders = 0;
    let mut longest = Duration::ZERO;
    thread::scope(|scope| {
        for (writer, store) in (0..).zip(&stores) {
            let (told, acknowledged) = (&told, acknowledged.clone());
            scope.spawn(move || write(writer, store, told, &acknowledged));
        }
        drop(acknowledged);
        let mut random = Random::seed_from_u64(7);
        for kill in 0..KILLS {
            wait_for(&hears, 20 + random.random_range(0..20), &mut longest);
            // Every other time the leader of the stream in which they fight.
            let leader = servers.leader(&format!("kill-log-{}", kill / 2 % 2));
            let node = match leader {
                Some(leader) if kill % 2 == 0 => leader,
                _ => random.random_range(0..servers.count()),
            };
            leaders += usize::from(Some(node) == leader);
            servers.kill(node);
            wait_for(&hears, 10, &mut longest);
            servers.restart(node);
        }
        told.ends.store(true, Ordering::SeqCst);
        // They end by themselves, and what they still say is heard.
        while hears.recv().is_ok() {}
    });
    assert!(leaders >= KILLS / 3, "{leaders} leaders were killed");
    drop(stores);
    let (batches, records) = check(&servers.store("kill"), &told);
    println!(
        "{KILLS} kills, {leaders} of leaders; {batches} batches acknowledged, none lost, none twice, no fork; {records} \
         records; {} overtaken, {} of unknown outcome; {longest:?} at most without an answer",
        told.overtaken.load(Ordering::SeqCst),
        told.unsure.load(Ordering::SeqCst),
    );
}

/// Waits for so many answers.
fn wait_for(hears: &Receiver<()>, answers: usize, longest: &mut Duration) {
    for _ in 0..answers {
        let begun = Instant::now();
        hears.recv_timeout(LONGEST).unwrap();
        *longest = begun.elapsed().max(*longest);
    }
}

/// Appends in turn to a campaign of its own and to the one that all fight over, until it is told to end.
fn write(writer: u64, store: &NatsStore, told: &Told, acknowledged: &Sender<()>) {
    let mut random = Random::seed_from_u64(writer);
    let mut games: Vec<(u64, Game)> =
        [WRITERS, writer].iter().map(|number| (*number, Game::new(*number))).collect();
    let mut turn = 0;
    while !told.ends.load(Ordering::SeqCst) {
        turn += 1;
        let (number, game) = &mut games[turn % 2];
        let before = game.tip.map(|tip| tip.last);
        // Writers say different things, so that it is seen whose batch was taken.
        let batch = game.next(1, 50 + usize::try_from(writer).unwrap() * 7);
        let head = batch.head().unwrap();
        // The one that all fight over is told apart by what is kept, too.
        let private = (random.random_range(0..4) == 0).then(|| head.seq.to_be_bytes());
        let private = private.as_ref().map(|private| &private[..]);
        match store.append_and_keep(game.campaign, before, &[batch], private) {
            Ok(()) => {
                told.heads.lock().unwrap().entry(*number).or_default().push(head);
                if private.is_some() {
                    let mut kept = told.kept.lock().unwrap();
                    let kept = kept.entry(*number).or_default();
                    *kept = head.seq.max(*kept);
                }
                acknowledged.send(()).unwrap();
            }
            Err(AppendError::HeadMoved { actual }) => {
                told.overtaken.fetch_add(1, Ordering::SeqCst);
                game.resume(actual, actual.map_or(0, |head| head.seq + 1));
            }
            Err(AppendError::Unsure(_) | AppendError::Broken(_)) => {
                told.unsure.fetch_add(1, Ordering::SeqCst);
                // What became of it is seen by the head.
                let Ok(actual) = store.head(game.campaign) else { continue };
                game.resume(actual, actual.map_or(0, |head| head.seq + 1));
            }
            Err(error) => panic!("{error}"),
        }
    }
}

/// Everything that was acknowledged is there, once, in one row. Answers how many batches were acknowledged, and how many
/// records there are.
fn check(store: &NatsStore, told: &Told) -> (usize, usize) {
    let (heads, kept) = (told.heads.lock().unwrap(), told.kept.lock().unwrap());
    let mut records = 0;
    for (number, heads) in &*heads {
        let campaign = Game::new(*number).campaign;
        let lines = store.read(campaign, 0, u64::MAX).unwrap();
        let file: String = lines.iter().flat_map(|line| [&**line, "\n"]).collect();
        let verified =
            verify(file.as_bytes(), &VerifyOptions::with_receipts(heads.clone())).unwrap();
        assert_eq!(Some(verified.head), store.head(campaign).unwrap());
        records += lines.len();
        let lasting =
            store.kept(campaign).unwrap().map(|kept| u64::from_be_bytes(kept.try_into().unwrap()));
        assert!(
            lasting.unwrap_or(0) >= kept.get(number).copied().unwrap_or(0),
            "campaign {number}"
        );
    }
    assert_eq!(store.campaigns().unwrap().len(), heads.len());
    (heads.values().map(Vec::len).sum(), records)
}
