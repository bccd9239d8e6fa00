//! States that are kept in the data folder: a long campaign is opened like a short one, and nothing rests on them.

use crate::sitting;

use chronicle::CampaignId;
use referee::{Parts, Reader, Referee};
use sitting::{Sitting, parts, seat};
use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Arc, Barrier},
    thread,
    time::Duration,
};
use store::{MemoryStore, Store};

/// More than this is folded at no opening and for no look back: the interval, and the batch in which it ends.
const MOST: u64 = 256;

/// A campaign of some length with rewinds in it, and the ends of some of its orders.
fn played(data: &Path, records: u64) -> (Sitting, Vec<u64>) {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let sitting = Sitting::with(parts(store, 1).keeping_states(data));
    let mut ends = Vec::new();
    while sitting.head() < records {
        let order = if ends.len() % 20 == 3 { "tell Once more." } else { "tell On we go." };
        ends.push(sitting.give(&seat("cathay"), order).unwrap().head.seq);
        if ends.len() % 90 == 0 {
            let to = ends[ends.len() - 50];
            sitting.rewind(to);
            ends.push(sitting.head());
        }
    }
    sitting.referee.finish_snapshots();
    (sitting, ends)
}

fn again(sitting: &Sitting, data: &Path) -> Referee {
    Referee::with(parts(Arc::clone(&sitting.store), 2).keeping_states(data))
}

/// Without anything that is kept.
fn plain(sitting: &Sitting) -> Referee {
    Referee::with(Parts::new(Arc::clone(&sitting.store)))
}

/// The states of a campaign, and their index.
fn files(data: &Path, campaign: CampaignId) -> [PathBuf; 2] {
    [campaign.to_string(), format!("{campaign}.index")]
        .map(|name| data.join("snapshots").join(name))
}

/// Everything that somebody can be shown there.
fn same(one: &Referee, other: &Referee, campaign: CampaignId, ends: &[u64]) {
    for at in ends.iter().step_by(ends.len() / 40 + 1).chain(ends.last()) {
        let one = one.place(campaign, Some(*at)).unwrap();
        let other = other.place(campaign, Some(*at)).unwrap();
        assert_eq!((one.standing, one.live, one.head), (other.standing, other.live, other.head));
        assert_eq!(one.live, other.live);
    }
    assert_eq!(one.live_path(campaign).unwrap(), other.live_path(campaign).unwrap());
    assert_eq!(one.stretches(campaign).unwrap(), other.stretches(campaign).unwrap());
    assert_eq!(one.open_clauses(campaign).unwrap(), other.open_clauses(campaign).unwrap());
    assert_eq!(one.pending_since(campaign).unwrap(), other.pending_since(campaign).unwrap());
    assert_eq!(
        one.rolls_without_witness(campaign).unwrap(),
        other.rolls_without_witness(campaign).unwrap()
    );
    let mut logs = [Vec::new(), Vec::new()];
    let organiser = Reader::Keyed(decider::By::Organiser);
    other.export(campaign, &organiser, 0, &mut logs[0]).unwrap();
    let records = other.head(campaign).unwrap().seq + 1;
    assert_eq!(one.stored_size(campaign).unwrap(), (records, logs[0].len() as u64));
    logs[0].clear();
    one.export(campaign, &Reader::Public, 0, &mut logs[0]).unwrap();
    other.export(campaign, &Reader::Public, 0, &mut logs[1]).unwrap();
    assert!(logs[0] == logs[1]);
}

#[test]
fn a_long_campaign_is_opened_and_looked_back_in_like_a_short_one() {
    for records in [1_000, 6_000] {
        let data = tempfile::tempdir().unwrap();
        let (sitting, ends) = played(data.path(), records);
        let campaign = sitting.campaign;
        let again = again(&sitting, data.path());
        again.head(campaign).unwrap();
        assert!(again.folded() <= MOST, "{} records to open {records}", again.folded());
        for at in ends.iter().step_by(ends.len() / 60).rev() {
            let before = again.folded();
            again.place(campaign, Some(*at)).unwrap();
            let folded = again.folded() - before;
            assert!(folded <= MOST, "{folded} records for a look at {at} of {records}");
        }
        let plain = plain(&sitting);
        plain.head(campaign).unwrap();
        assert!(plain.folded() > records);
        same(&again, &plain, campaign, &ends);
        // Somebody plays on, and comes back once more.
        let on = Sitting { referee: again, ..sitting };
        for _ in 0..100 {
            on.give(&seat("cathay"), "tell Still here.").unwrap();
        }
        on.referee.finish_snapshots();
        let last = self::again(&on, data.path());
        last.head(campaign).unwrap();
        assert!(last.folded() <= MOST);
        same(&last, &self::plain(&on), campaign, &ends);
    }
}

type Change = Box<dyn Fn(&mut Vec<u8>)>;

/// Whatever happens to the file: states come from the log, and the next opening is fast again.
#[test]
fn what_does_not_fit_is_thrown_away_and_made_again() {
    let data = tempfile::tempdir().unwrap();
    let (sitting, ends) = played(data.path(), 2_000);
    let campaign = sitting.campaign;
    let plain = plain(&sitting);
    let files = files(data.path(), campaign);
    let whole = files.each_ref().map(|file| fs::read(file).unwrap());
    let changes: Vec<(&str, Change)> = vec![
        ("other rules", Box::new(|bytes| bytes[30] ^= 1)),
        ("no title", Box::new(|bytes| bytes.truncate(5))),
        ("nothing", Box::new(Vec::clear)),
        ("a torn end", Box::new(|bytes| bytes.truncate(bytes.len() - 7))),
        ("a changed end", Box::new(|bytes| *bytes.last_mut().unwrap() ^= 1)),
        (
            "a changed middle",
            Box::new(|bytes| {
                let middle = bytes.len() / 2;
                bytes[middle] ^= 1;
            }),
        ),
        ("zeros", Box::new(|bytes| bytes.fill(0))),
    ];
    let each = changes.iter().flat_map(|change| [0, 1].map(|changed| (changed, change)));
    for (changed, (what, change)) in each {
        let mut bytes = whole.clone();
        change(&mut bytes[changed]);
        for (file, bytes) in files.iter().zip(bytes) {
            fs::write(file, bytes).unwrap();
        }
        let after = again(&sitting, data.path());
        same(&after, &plain, campaign, &ends);
        after.finish_snapshots();
        drop(after);
        let last = again(&sitting, data.path());
        same(&last, &plain, campaign, &ends);
        let fresh = again(&sitting, data.path());
        fresh.head(campaign).unwrap();
        assert!(fresh.folded() <= MOST, "{what} in {changed}: {} records", fresh.folded());
    }
}

/// A folder that was taken back from a backup of yesterday holds another end of the same campaign.
#[test]
fn states_of_an_end_that_was_lost_are_not_resumed() {
    let data = tempfile::tempdir().unwrap();
    let (sitting, _) = played(data.path(), 1_500);
    let campaign = sitting.campaign;
    let earlier: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let mut log = Vec::new();
    sitting.referee.export(campaign, &Reader::Keyed(decider::By::Organiser), 0, &mut log).unwrap();
    let lines: Vec<&[u8]> = log.split_inclusive(|byte| *byte == b'\n').collect();
    let end = sitting.referee.end_of_batch(campaign, 700).unwrap() as usize;
    let referee = Referee::with(parts(Arc::clone(&earlier), 5));
    let new = referee.import(&lines[..=end].concat()).unwrap();
    let other = Sitting { store: earlier, referee, new, ..sitting };
    let opened = again(&other, data.path());
    same(&opened, &plain(&other), campaign, &[0, 100, end as u64]);
    // It is played on, and otherwise: what was kept of the end that was lost stands on records that are others now.
    let mut ends = Vec::new();
    while other.head() < 2_000 {
        ends.push(other.give(&seat("cathay"), "tell All is otherwise.").unwrap().head.seq);
    }
    let opened = again(&other, data.path());
    same(&opened, &plain(&other), campaign, &ends);
}

/// Whoever comes back to a campaign that had left the memory finds it as it was, after the tail was read.
#[test]
fn an_idle_campaign_leaves_the_memory_and_comes_back() {
    let data = tempfile::tempdir().unwrap();
    let (sitting, ends) = played(data.path(), 1_500);
    let (referee, campaign) = (&sitting.referee, sitting.campaign);
    assert_eq!(referee.let_go_of_idle(Duration::from_secs(3600)), 0);
    let folded = referee.folded();
    assert_eq!(referee.let_go_of_idle(Duration::ZERO), 1);
    assert_eq!(referee.let_go_of_idle(Duration::ZERO), 0, "it is gone");
    same(referee, &plain(&sitting), campaign, &ends[ends.len() - 1..]);
    assert!((1..=MOST).contains(&(referee.folded() - folded)), "{}", referee.folded() - folded);
    sitting.give(&seat("cathay"), "tell Here we are again.").unwrap();
    // Without states that are kept it would be read from its beginning: it stays.
    let plain = plain(&sitting);
    plain.head(campaign).unwrap();
    assert_eq!(plain.let_go_of_idle(Duration::ZERO), 0);
}

/// Where there is room for one campaign in memory, whoever asks for another has the first read again when it is asked for.
#[test]
fn campaigns_in_memory_take_no_more_than_there_is_room_for() {
    let data = tempfile::tempdir().unwrap();
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let [one, other] = [1, 2].map(|seed| Sitting::with(parts(Arc::clone(&store), seed)).campaign);
    let refolded = |memory| {
        let parts = parts(Arc::clone(&store), 3).keeping_states(data.path());
        let referee = Referee::with(Parts { memory, ..parts });
        let ask = |campaign| {
            let before = referee.folded();
            referee.head(campaign).unwrap();
            referee.folded() - before
        };
        assert!(ask(one) > 0);
        assert!(ask(other) > 0);
        assert_eq!(ask(other), 0, "it is there");
        ask(one)
    };
    assert_eq!(refolded(referee::MEMORY), 0, "there is room for both");
    assert!(refolded(1) > 0);
}

/// Everybody comes back to a campaign at once when a server has come up again.
#[test]
fn a_campaign_is_read_once_however_many_ask_for_it() {
    let data = tempfile::tempdir().unwrap();
    let (sitting, _) = played(data.path(), 1_500);
    let (plain, campaign) = (plain(&sitting), sitting.campaign);
    let together = Barrier::new(16);
    thread::scope(|scope| {
        for _ in 0..16 {
            scope.spawn(|| {
                together.wait();
                plain.head(campaign).unwrap();
            });
        }
    });
    let once = self::plain(&sitting);
    once.head(campaign).unwrap();
    assert_eq!(plain.folded(), once.folded());
}

/// What is kept takes less than a twentieth of the log's room, over everything that was recorded.
#[test]
fn states_take_little_room() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let (mut all_kept, mut all_logs) = (0, 0);
    for folder in ["games", "logs"] {
        for file in fs::read_dir(tests.join(folder)).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_none_or(|it| it != "ndjson") {
                continue;
            }
            let log = fs::read(&path).unwrap();
            let data = tempfile::tempdir().unwrap();
            let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
            let referee = Referee::with(parts(store, 1).keeping_states(data.path()));
            let Ok(new) = referee.import(&log) else { continue };
            referee.head(new.campaign).unwrap();
            referee.finish_snapshots();
            let kept = files(data.path(), new.campaign)
                .map(|it| fs::metadata(it).map_or(0, |it| it.len()));
            let kept = kept.iter().sum::<u64>();
            (all_kept, all_logs) = (all_kept + kept, all_logs + log.len() as u64);
        }
    }
    assert!(all_kept * 20 < all_logs, "{all_kept} bytes beside {all_logs}");
}
