//! Faults in several copies at once: what one lost another has, and what all lost is named.

use crate::support;

use chronicle::CampaignId;
use std::{
    collections::BTreeSet,
    fs,
    ops::RangeInclusive,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};
use store::{
    Backup, Diagnosis, Medium, OpenOptions, Remedy, SledStore, Store, WithBackup, diagnose, mend,
    verify_data,
};
use support::{Game, Random, RngExt as _, SeedableRng as _};

/// A data folder with its backup, and what was stored.
struct Patient {
    folder: tempfile::TempDir,
    logs: Vec<(CampaignId, Vec<String>)>,
}

const SECRET: &[u8] = b"a secret, and hashes of keys";

impl Patient {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let store =
            Arc::new(SledStore::open(folder.path().join("data"), OpenOptions::default()).unwrap());
        let backup = Arc::new(Backup::open(&folder.path().join("backup")).unwrap());
        let store = WithBackup::new(store, backup).unwrap();
        let mut logs = Vec::new();
        let mut games: Vec<Game> = (0..3).map(Game::new).collect();
        for game in &games {
            store.keep(game.campaign, SECRET).unwrap();
        }
        for round in 0..12 {
            for game in &mut games {
                let before = game.tip.map(|tip| tip.last);
                let batch = game.next(round % 4, [30, 300, 9000][round % 3]);
                store.append(game.campaign, before, &batch).unwrap();
            }
        }
        for game in &games {
            let lines = store.read(game.campaign, 0, u64::MAX).unwrap();
            logs.push((game.campaign, lines.iter().map(ToString::to_string).collect()));
        }
        Self { folder, logs }
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn backup(&self) -> PathBuf {
        self.folder.path().join("backup")
    }

    fn change(&self, name: &str, change: impl FnOnce(&mut Vec<u8>)) {
        let mut bytes = fs::read(self.file(name)).unwrap();
        change(&mut bytes);
        fs::write(self.file(name), bytes).unwrap();
    }

    /// One bit of a record, in a file that holds its line.
    fn flip_line(&self, name: &str, game: usize, seq: u64, random: &mut Random) {
        let line = &self.logs[game].1[seq as usize];
        self.change(name, |bytes| {
            let found = bytes.windows(line.len()).position(|part| part == line.as_bytes());
            let at = found.unwrap() + random.random_range(0..line.len());
            bytes[at] ^= 1 << random.random_range(0..7);
        });
    }

    /// One bit of what holds some records in the database, below everything that sled itself checks. Answers with these
    /// records.
    fn flip_value(&self, game: usize, seq: u64) -> RangeInclusive<u64> {
        let key = |seq: u64| {
            [&b"b"[..], &self.logs[game].0.bits().to_be_bytes(), &seq.to_be_bytes()].concat()
        };
        let open = || sled::Config::new().path(self.file("data/sled")).flush_every_ms(None).open();
        let database = loop {
            match open() {
                Ok(database) => break database,
                Err(error) => assert!(error.to_string().contains("WouldBlock"), "{error}"),
            }
        };
        let tree = database.open_tree("chronicle").unwrap();
        let seq_of = |key: &[u8]| u64::from_be_bytes(*key.last_chunk().unwrap());
        let (first, value) = tree.range(key(0)..=key(seq)).next_back().unwrap().unwrap();
        let next = tree.range(key(seq + 1)..=key(u64::MAX)).next();
        let next = next.map_or(self.logs[game].1.len() as u64, |next| seq_of(&next.unwrap().0));
        let mut value = value.to_vec();
        *value.last_mut().unwrap() ^= 1;
        tree.insert(&first, value).unwrap();
        database.flush().unwrap();
        seq_of(&first)..=next - 1
    }

    /// Mends it; then everything is there that was not named as lost, and the folder is sound.
    fn mended(&self, backup: bool) -> Diagnosis {
        let backup = backup.then(|| self.backup());
        let before = diagnose(self.data(), backup.as_deref()).unwrap();
        let (told, rebuilt) = mend(self.data(), backup.as_deref()).unwrap();
        assert_eq!((told.remedy, &told.lost), (before.remedy, &before.lost));
        if let Some(rebuilt) = &rebuilt {
            assert_eq!((rebuilt.campaigns, rebuilt.records), (told.campaigns, told.records));
        }
        let report = verify_data(self.data()).unwrap();
        assert!(report.is_sound(), "{told:?}: {report:?}");
        let store = SledStore::open(self.data(), OpenOptions::default()).unwrap();
        for (campaign, lines) in &self.logs {
            let found = store.read(*campaign, 0, u64::MAX).unwrap();
            let found: Vec<&str> = found.iter().map(|line| &**line).collect();
            assert!(found.iter().zip(lines).all(|(found, line)| found == line), "another log");
            let lost = told.lost.iter().find(|lost| lost.campaign == *campaign);
            let ends = lost.map_or(lines.len() as u64, |lost| lost.ends.map_or(0, |end| end + 1));
            // The last frame of a journal may have been torn; then only that can be said.
            let torn = told.copies[0].trouble.iter().any(|it| it.contains("are no whole frame"));
            assert!(found.len() as u64 == ends || torn, "{} records: {told:?}", found.len());
            if !lost.is_some_and(|lost| lost.keys) {
                assert_eq!(store.kept(*campaign).unwrap().as_deref(), Some(SECRET));
            }
        }
        told
    }
}

fn lost(told: &Diagnosis) -> BTreeSet<(CampaignId, u64)> {
    let all = |records: &Vec<RangeInclusive<u64>>| records.iter().cloned().flatten().collect();
    let each = told.lost.iter().map(|lost| (lost.campaign, all(&lost.records)));
    each.flat_map(|(campaign, seqs): (_, Vec<u64>)| {
        seqs.into_iter().map(move |seq| (campaign, seq))
    })
    .collect()
}

#[test]
fn what_one_copy_lost_the_others_mend_and_what_all_lost_is_named() {
    let mut random = Random::seed_from_u64(31);
    let (mut mended, mut named) = (0, 0);
    for round in 0..24_usize {
        let patient = Patient::new();
        let with_backup = round % 2 == 1;
        // Few records, so that the same one is often hit in several places.
        let mut some = |most: usize| -> BTreeSet<(usize, u64)> {
            let many = random.random_range(1..most);
            (0..many).map(|_| (random.random_range(0..3), random.random_range(0..8))).collect()
        };
        let (in_journal, in_database, in_backup) = (some(8), some(8), some(8));
        for (game, seq) in &in_journal {
            patient.flip_line("data/journal", *game, *seq, &mut random);
        }
        let mut gone_in_database = BTreeSet::new();
        for (game, seq) in &in_database {
            if !gone_in_database.contains(&(*game, *seq)) {
                let gone = patient.flip_value(*game, *seq);
                gone_in_database.extend(gone.map(|seq| (*game, seq)));
            }
        }
        if with_backup {
            for (game, seq) in &in_backup {
                let file = format!("backup/{}.ndjson", patient.logs[*game].0);
                patient.flip_line(&file, *game, *seq, &mut random);
            }
        }
        let mut both: BTreeSet<_> = in_journal.intersection(&gone_in_database).copied().collect();
        if with_backup {
            both.retain(|record| in_backup.contains(record));
        }
        let expected = both.iter().map(|(game, seq)| (patient.logs[*game].0, *seq)).collect();
        let told = patient.mended(with_backup);
        assert_eq!(told.remedy, Remedy::Merge, "round {round}");
        assert_eq!(lost(&told), expected, "round {round}: {told:?}");
        mended += usize::from(both.is_empty());
        named += both.len();
    }
    assert!(mended > 4 && named > 4, "{mended} rounds without a loss, {named} records named");
}

#[test]
fn bytes_changed_anywhere_in_both_are_mended_or_named() {
    let mut random = Random::seed_from_u64(8);
    let (mut merges, mut losses) = (0, 0);
    for round in 0..20 {
        let patient = Patient::new();
        for (name, flips) in [("data/journal", 1 + round % 5), ("data/sled/db", 2)] {
            patient.change(name, |bytes| {
                for _ in 0..flips {
                    // sled's file has long empty stretches.
                    let full = bytes.iter().rposition(|byte| *byte != 0).unwrap();
                    let at = random.random_range(16..full);
                    bytes[at] ^= 1 << random.random_range(0..8);
                }
            });
        }
        let told = patient.mended(false);
        assert_ne!(told.remedy, Remedy::Nothing, "round {round}: {told:?}");
        merges += usize::from(told.remedy == Remedy::Merge);
        losses += told.lost.len();
        // The same folder with its backup would have lost nothing.
    }
    println!("{merges} merges, {losses} campaigns that lost something");
    assert!(merges > 0);
}

/// A frame's numbers, or its newlines, may be what was hit: its lines are still records.
#[test]
fn whole_lines_of_a_broken_frame_are_taken() {
    let patient = Patient::new();
    let first =
        fs::read(patient.file("data/journal")).unwrap().iter().position(|byte| *byte == b'{');
    for back in [25, 20, 12, 9, 3] {
        // In front of the first line there are the numbers of its frame.
        patient.change("data/journal", |bytes| bytes[first.unwrap() - back] ^= 0x55);
    }
    fs::remove_dir_all(patient.file("data/sled")).unwrap();
    let told = patient.mended(false);
    assert_eq!((told.remedy, lost(&told).len()), (Remedy::Merge, 0), "{told:?}");
}

#[test]
fn every_kind_of_damage_has_its_remedy() {
    let flip = |patient: &Patient, name: &str| {
        patient.change(name, |bytes| {
            let middle = bytes.len() / 2;
            bytes[middle] ^= 0x40;
        });
    };
    let away = |patient: &Patient, name: &str| {
        fs::rename(patient.file(name), patient.file("away")).unwrap();
    };
    type Case<'c> = (&'c str, Remedy, bool, &'c dyn Fn(&Patient));
    let cases: [Case<'_>; 10] = [
        ("nothing", Remedy::Nothing, false, &|_| ()),
        ("the journal was moved away", Remedy::RebuildJournal, false, &|it| {
            away(it, "data/journal")
        }),
        ("a byte of the journal", Remedy::RebuildJournal, false, &|it| flip(it, "data/journal")),
        ("the journal's end is gone", Remedy::RebuildJournal, false, &|it| {
            it.change("data/journal", |bytes| bytes.truncate(bytes.len() - 3000));
        }),
        ("the database's settings", Remedy::RebuildDatabase, false, &|it| {
            it.change("data/sled/conf", |bytes| bytes[16] ^= 2);
        }),
        ("settings, and a byte of the journal", Remedy::Merge, false, &|it| {
            it.change("data/sled/conf", |bytes| bytes[16] ^= 2);
            flip(it, "data/journal");
        }),
        ("the database is cut in the middle", Remedy::RebuildDatabase, false, &|it| {
            it.change("data/sled/db", |bytes| bytes.truncate(bytes.len() / 2));
        }),
        ("the database is gone", Remedy::Nothing, false, &|it| away(it, "data/sled")),
        ("neither is left, with a backup", Remedy::Restore, true, &|it| {
            fs::write(it.file("data/journal"), "a letter").unwrap();
            away(it, "data/sled");
        }),
        ("a byte of the journal, and no database, with a backup", Remedy::Merge, true, &|it| {
            it.flip_line("data/journal", 1, 3, &mut Random::seed_from_u64(1));
            away(it, "data/sled");
        }),
    ];
    for (what, remedy, backup, damage) in cases {
        let patient = Patient::new();
        damage(&patient);
        let told = patient.mended(backup);
        // sled may do without the end that was cut off, and take it over again.
        let harmless = what.contains("cut in the middle") && told.remedy == Remedy::Nothing;
        assert!(told.remedy == remedy || harmless, "{what}: {told:?}");
        assert_eq!(lost(&told).len(), 0, "{what}: {told:?}");
    }
}

/// sled opens by its snapshot and does not look at the head, writes behind it, and the next time finds nothing there.
#[test]
fn a_changed_head_is_found_before_anything_is_written_behind_it() {
    let patient = Patient::new();
    // Opened once more it leaves a snapshot up to its end.
    drop(SledStore::open(patient.data(), OpenOptions::default()).unwrap());
    patient.change("data/sled/db", |bytes| bytes[15] ^= 0x80);
    let report = verify_data(patient.data()).unwrap();
    let found: Vec<&str> = report.damage.iter().map(|it| &*it.message).collect();
    assert_eq!(found, ["the head of its segment at byte 0 was changed"]);
    let (told, rebuilt) = mend(patient.data(), None).unwrap();
    assert_eq!(told.remedy, Remedy::RebuildDatabase, "{told:?}");
    assert_eq!(rebuilt.unwrap().campaigns, 3);
    patient.mended(false);
}

#[test]
fn nothing_left_anywhere_is_said_and_nothing_is_touched() {
    let patient = Patient::new();
    fs::write(patient.file("data/journal"), "a letter").unwrap();
    fs::write(patient.file("data/sled/db"), "another").unwrap();
    let told = diagnose(patient.data(), None).unwrap();
    assert_eq!(told.remedy, Remedy::Impossible, "{told:?}");
    assert_eq!(mend(patient.data(), None).unwrap_err().code(), "data_damaged");
    assert_eq!(fs::read(patient.file("data/journal")).unwrap(), b"a letter");
    let places: Vec<Medium> = told.copies.iter().map(|copy| copy.place).collect();
    assert_eq!(places, [Medium::Journal, Medium::Sled]);
}

/// A database that forgot everything says of itself that it is whole. The journal has more, though broken.
#[test]
fn an_empty_database_is_not_taken_for_a_whole_one() {
    let patient = Patient::new();
    patient.flip_line("data/journal", 0, 4, &mut Random::seed_from_u64(2));
    fs::remove_dir_all(Path::new(&patient.file("data/sled"))).unwrap();
    let told = patient.mended(false);
    assert_eq!(told.remedy, Remedy::Merge);
    assert_eq!(lost(&told), BTreeSet::from([(patient.logs[0].0, 4)]));
}

/// The database is behind when a server is killed, and the newest keys lay in the part of the journal that broke: the
/// backup, which is as far as both together, has them.
#[test]
fn keys_that_broke_before_the_database_had_them_come_from_the_backup() {
    let folder = tempfile::tempdir().unwrap();
    let (data, place) = (folder.path().join("data"), folder.path().join("backup"));
    let unfollowed = OpenOptions { follow_after: Duration::MAX, ..OpenOptions::default() };
    let sled = Arc::new(SledStore::open(&data, unfollowed).unwrap());
    let backup = Arc::new(Backup::open(&place).unwrap());
    let store = WithBackup::new(Arc::clone(&sled) as Arc<_>, backup).unwrap();
    let mut game = Game::new(1);
    store.keep(game.campaign, b"the old key").unwrap();
    let mut next = |private: Option<&[u8]>| {
        let head = game.tip.map(|tip| tip.last);
        let batch = game.next(2, 100);
        store.append_and_keep(game.campaign, head, std::slice::from_ref(&batch), private).unwrap();
    };
    next(None);
    sled.follow().unwrap();
    next(Some(b"the newest key of all"));
    next(None);
    let killed = folder.path().join("killed");
    for name in ["wapenrol-data", "journal", "sled/conf", "sled/db"] {
        let to = killed.join(name);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        // Not every file is there in every version.
        let _ = fs::copy(data.join(name), to);
    }
    let journal = killed.join("journal");
    let mut bytes = fs::read(&journal).unwrap();
    let newest = bytes.windows(6).position(|part| part == b"newest").unwrap();
    bytes[newest] ^= 1;
    fs::write(&journal, bytes).unwrap();
    mend(&killed, Some(&place)).unwrap();
    let store = SledStore::open(&killed, OpenOptions::default()).unwrap();
    assert_eq!(store.kept(game.campaign).unwrap().unwrap(), b"the newest key of all");
    assert_eq!(
        store.read(game.campaign, 0, u64::MAX).unwrap().len(),
        sled.read(game.campaign, 0, u64::MAX).unwrap().len()
    );
}
