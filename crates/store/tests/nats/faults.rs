//! Several writers append while one of three servers after the other, leaders among them, is killed, stands still, is cut off
//! from the others, or has no room on its disk.

use crate::{
    servers::{Servers, Settings},
    several::watched,
    support::{Game, Random, RngExt as _, SeedableRng as _},
};
use chronicle::{CampaignId, Head, VerifyOptions, verify};
use std::{
    collections::{BTreeMap, HashSet},
    env,
    sync::{
        Mutex,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc::{Receiver, Sender, channel},
    },
    thread,
    time::{Duration, Instant},
};
use store::{AppendError, NatsStore, Seen, Store as _};

/// So many faults, unless `WAPENROL_NATS_FAULTS` says otherwise; `WAPENROL_SEED` names the first that is played.
const FAULTS: usize = 20;

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
    /// The longest time in which one of them had nothing acknowledged.
    slowest: Mutex<Duration>,
    ends: AtomicBool,
}

/// What happens to a server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fault {
    Killed,
    /// It comes back and believes that nothing has happened, that it leads, perhaps.
    StoodStill,
    /// From the other servers, but not from us: we may go on asking it.
    CutOffFromOthers,
    CutOff,
    /// Its disk was full, until there was room and it was started anew.
    Full,
}

const ALL: [Fault; 5] =
    [Fault::Killed, Fault::CutOffFromOthers, Fault::StoodStill, Fault::CutOff, Fault::Full];

impl Fault {
    /// Begins; false: it cannot be had here.
    fn begins(self, servers: &mut Servers, node: usize) -> bool {
        match self {
            Self::Killed => servers.kill(node),
            Self::StoodStill => servers.stand_still(node, true),
            Self::CutOffFromOthers => servers.cut_off(node, true, false),
            Self::CutOff => servers.cut_off(node, true, true),
            Self::Full => return servers.fill_disk(node),
        }
        true
    }

    fn ends(self, servers: &mut Servers, node: usize) {
        match self {
            Self::Killed => servers.restart(node),
            Self::StoodStill => servers.stand_still(node, false),
            Self::CutOffFromOthers => servers.cut_off(node, false, false),
            Self::CutOff => servers.cut_off(node, false, true),
            Self::Full => {
                servers.make_room(node);
                servers.kill(node);
                servers.restart(node);
            }
        }
        servers.must_be_well(node);
    }
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn nothing_acknowledged_is_lost_by_faults_of_one_server() {
    let told_of = |name: &str| env::var(name).ok().and_then(|told| told.parse().ok());
    let faults = told_of("WAPENROL_NATS_FAULTS").unwrap_or(FAULTS as u64);
    let seed = told_of("WAPENROL_SEED").unwrap_or(7);
    println!("seed {seed}");
    let settings = Settings { wired: true, small_disks: true, ..Settings::default() };
    let mut servers = Servers::start(3, settings);
    let stores: Vec<NatsStore> = (0..WRITERS).map(|_| servers.store("faults")).collect();
    let follows = servers.store("faults");
    let followed = watched(&follows);
    let told = Told::default();
    let (acknowledged, hears) = channel();
    let (mut leaders, mut longest) = (0, BTreeMap::<Fault, (usize, Duration)>::new());
    thread::scope(|scope| {
        for (writer, store) in (0..).zip(&stores) {
            let (told, acknowledged) = (&told, acknowledged.clone());
            scope.spawn(move || write(writer, store, told, &acknowledged));
        }
        drop(acknowledged);
        let mut random = Random::seed_from_u64(seed);
        for number in 0..usize::try_from(faults).unwrap() {
            let fault = ALL[number % ALL.len()];
            wait_for(&hears, 20 + random.random_range(0..20));
            // Every other time the leader of the stream in which they fight.
            let leader = servers.leader(&format!("faults-log-{}", number / 2 % 2));
            let node = match leader {
                Some(leader) if number % 2 == 0 => leader,
                _ => random.random_range(0..servers.count()),
            };
            if !fault.begins(&mut servers, node) {
                println!("{fault:?} is left out: small disks can only be mounted by root");
                continue;
            }
            leaders += usize::from(Some(node) == leader);
            let took = wait_for(&hears, 10);
            println!("{number}: {fault:?}, leader {}: {took:?}", Some(node) == leader);
            let (count, most) = longest.entry(fault).or_default();
            (*count, *most) = (*count + 1, took.max(*most));
            fault.ends(&mut servers, node);
        }
        told.ends.store(true, Ordering::SeqCst);
        // They end by themselves, and what they still say is heard.
        while hears.recv().is_ok() {}
    });
    assert!(leaders as u64 >= faults / 3, "{leaders} leaders were among them");
    drop(stores);
    let (batches, records) = check(&servers.store("faults"), &told);
    check_followed(&follows, &followed, &told);
    println!(
        "{faults} faults, {leaders} of leaders; {batches} batches acknowledged, none lost, none twice, no fork, each \
         told once and in order; {records} records; {} overtaken, {} of unknown outcome; how often, and how long nobody had an answer: {longest:?}; a single \
         writer at most {:?}",
        told.overtaken.load(Ordering::SeqCst),
        told.unsure.load(Ordering::SeqCst),
        told.slowest.lock().unwrap(),
    );
}

/// Waits for so many answers; the longest time for which none came.
fn wait_for(hears: &Receiver<()>, answers: usize) -> Duration {
    // What was said before is no answer.
    while hears.try_recv().is_ok() {}
    let wait = |_| {
        let begun = Instant::now();
        hears.recv_timeout(LONGEST).unwrap();
        begun.elapsed()
    };
    (0..answers).map(wait).max().unwrap_or_default()
}

/// Appends in turn to a campaign of its own and to the one that all fight over, until it is told to end.
fn write(writer: u64, store: &NatsStore, told: &Told, acknowledged: &Sender<()>) {
    let mut random = Random::seed_from_u64(writer);
    let mut games: Vec<(u64, Game)> =
        [WRITERS, writer].iter().map(|number| (*number, Game::new(*number))).collect();
    let (mut turn, mut newest) = (0, Instant::now());
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
                let mut slowest = told.slowest.lock().unwrap();
                *slowest = newest.elapsed().max(*slowest);
                newest = Instant::now();
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

/// Whoever follows was told of everything, once and in order.
fn check_followed(store: &NatsStore, followed: &Receiver<(CampaignId, Seen)>, told: &Told) {
    let heads = told.heads.lock().unwrap();
    let mut missing: HashSet<(CampaignId, Head)> = heads
        .iter()
        .flat_map(|(number, heads)| {
            let campaign = Game::new(*number).campaign;
            heads.iter().map(move |head| (campaign, *head))
        })
        .collect();
    let mut newest = BTreeMap::new();
    while !missing.is_empty() {
        let Ok((campaign, seen)) = followed.recv_timeout(LONGEST) else {
            panic!("it was not told of {missing:?}")
        };
        let head = seen.head.unwrap();
        let before = newest.insert(campaign, head.seq);
        assert!(before < Some(head.seq), "{campaign}: {head:?} behind {before:?}");
        missing.remove(&(campaign, head));
    }
    for (campaign, seq) in newest {
        assert_eq!(store.head(campaign).unwrap().unwrap().seq, seq);
    }
    assert!(followed.try_recv().is_err());
}
