//! sled, opened and written as it must be to keep what it was given.
//!
//! `docs/decisions/0007-sled-with-a-journal-beside-it.md` says why each step is here; none is optional.

use crate::{
    DiskStep, Faults, StoreError,
    error::{Damage, Medium},
    folder::{open_to_sync, sync_directory},
    packed,
    schema::{self, Position},
};
use chronicle::{CampaignId, Head};
use std::{
    collections::BTreeSet,
    fs::{self, File},
    io,
    ops::Deref,
    panic::{AssertUnwindSafe, catch_unwind},
    path::{Path, PathBuf},
    sync::Arc,
    thread,
    time::{Duration, Instant},
};

/// How long a database that was just closed may keep its own lock.
const CLOSING: Duration = Duration::from_secs(5);

/// So many bytes are copied into another database at once.
const COPIED_AT_ONCE: usize = 1 << 20;

/// The open database.
#[derive(Debug)]
pub(crate) struct Engine {
    db: Guarded<sled::Db>,
    tree: Guarded<sled::Tree>,
    /// sled's own file once more: its `flush` alone does not reach the disk.
    file: File,
}

impl Engine {
    /// Opens the database in this folder, or makes one. The data folder's lock must be held.
    pub(crate) fn open(folder: &Path) -> Result<Self, StoreError> {
        // A kill while sled opens leaves these behind, and every later opening would fail.
        remove(folder, |name| name.starts_with("snap.") && name.ends_with(".generating"))?;
        match Self::try_open(folder) {
            Err(StoreError::Damaged(_)) => {
                // Snapshots only speed up opening; a damaged one can be spared.
                remove(folder, |name| name.starts_with("snap."))?;
                Self::try_open(folder)
            }
            other => other,
        }
    }

    fn try_open(folder: &Path) -> Result<Self, StoreError> {
        let doing = || format!("opening the database {}", folder.display());
        let config = sled::Config::new().path(folder).flush_every_ms(None).cache_capacity(64 << 20);
        let begun = Instant::now();
        let db = loop {
            match guarded(|| config.open())? {
                Err(error) if still_closing(&error) && begun.elapsed() < CLOSING => {
                    thread::sleep(Duration::from_millis(10));
                }
                other => break other.map_err(opening(doing()))?,
            }
        };
        let tree = guarded(|| db.open_tree("chronicle"))?.map_err(StoreError::sled(doing()))?;
        settle(folder).map_err(StoreError::io(doing()))?;
        let file = open_to_sync(&folder.join("db")).map_err(StoreError::io(doing()))?;
        Ok(Self { db: Guarded::new(db), tree: Guarded::new(tree), file })
    }

    /// Writes a batch and returns when it is on stable storage.
    pub(crate) fn write(&self, batch: sled::Batch) -> Result<(), StoreError> {
        self.write_or_fail(batch, &Faults::none())
    }

    /// The same, on a disk that may fail on purpose.
    pub(crate) fn write_or_fail(
        &self,
        batch: sled::Batch,
        faults: &Faults,
    ) -> Result<(), StoreError> {
        let doing = "writing to the database";
        let failed = |error: Failed| match error {
            Failed::Sled(error) => StoreError::sled(doing)(error),
            Failed::Io(error) => StoreError::io(doing)(error),
        };
        let write = || self.tree.apply_batch(batch).map_err(Failed::Sled);
        faults.at(DiskStep::DatabaseWrite, write).map_err(failed)?;
        let sync = || {
            self.db.flush().map_err(Failed::Sled)?;
            self.file.sync_data().map_err(Failed::Io)
        };
        faults.at(DiskStep::DatabaseSync, sync).map_err(failed)
    }

    /// The value at a key, put together from its pieces.
    pub(crate) fn value(&self, key: &[u8]) -> Result<Option<Vec<u8>>, StoreError> {
        let first = self.tree.get(key).map_err(reading(key))?;
        first.map(|first| self.whole(key, &first)).transpose()
    }

    /// How many further pieces the value at a key has; none when it is not there or damaged.
    pub(crate) fn pieces(&self, key: &[u8]) -> Result<u32, StoreError> {
        let first = self.tree.get(key).map_err(reading(key))?;
        Ok(first.and_then(|first| Some(schema::first_piece(key, &first)?.0)).unwrap_or(0))
    }

    fn whole(&self, key: &[u8], first: &[u8]) -> Result<Vec<u8>, StoreError> {
        let changed = || damaged(key, "the stored bytes were changed");
        let (further, bytes) = schema::first_piece(key, first).ok_or_else(changed)?;
        let mut value = bytes.to_vec();
        for number in 1..=further {
            let key = schema::piece(key, number);
            let piece = self.tree.get(&key).map_err(reading(&key))?.ok_or_else(changed)?;
            value.extend_from_slice(schema::further_piece(&key, &piece).ok_or_else(changed)?);
        }
        Ok(value)
    }

    /// The lines of the records `from` to `to`, all of which must be there.
    pub(crate) fn lines(
        &self,
        campaign: CampaignId,
        from: u64,
        to: u64,
    ) -> Result<Vec<Arc<str>>, StoreError> {
        let mut lines = Vec::with_capacity(usize::try_from(to - from).unwrap_or(0).min(4096) + 1);
        self.one_by_one(campaign, from, to, &mut lines)?;
        let expected = from + lines.len() as u64;
        if expected <= to {
            self.unpacked(campaign, expected, to, &mut lines)?;
        }
        let expected = from + lines.len() as u64;
        if expected <= to {
            return Err(damaged(&schema::record(campaign, expected), "the record is missing"));
        }
        Ok(lines)
    }

    /// Adds the records from `from` on that lie here one by one, as earlier versions wrote them.
    fn one_by_one(
        &self,
        campaign: CampaignId,
        from: u64,
        to: u64,
        lines: &mut Vec<Arc<str>>,
    ) -> Result<(), StoreError> {
        let (first, last) = (schema::record(campaign, from), schema::record(campaign, to));
        for (expected, entry) in (from..).zip(self.tree.range(first.clone()..=last)) {
            let (key, value) = entry.map_err(reading(&first))?;
            if *key != schema::record(campaign, expected)[..] {
                break;
            }
            let line = match schema::first_piece(&key, &value) {
                Some((0, line)) => text(&key, line).map(Arc::from),
                _ => self.whole(&key, &value).and_then(|line| text(&key, &line).map(Arc::from)),
            };
            lines.push(line?);
        }
        Ok(())
    }

    /// Adds the records from `expected` on that are packed.
    fn unpacked(
        &self,
        campaign: CampaignId,
        mut expected: u64,
        to: u64,
        lines: &mut Vec<Arc<str>>,
    ) -> Result<(), StoreError> {
        let at = schema::packed(campaign, expected);
        // What holds the first of them may begin before it.
        let before = self.tree.range(schema::packed(campaign, 0)..=at.clone()).next_back();
        let Some((first, _)) = before.transpose().map_err(reading(&at))? else { return Ok(()) };
        for entry in self.tree.range(&first[..]..=&schema::packed(campaign, to)[..]) {
            let (key, value) = entry.map_err(reading(&at))?;
            let first = schema::spoken_of(&key).and_then(|(_, first)| first);
            let Some(known) = first.and_then(|first| expected.checked_sub(first)) else { break };
            let changed = || damaged(&key, "the stored records were changed");
            let packed = match schema::first_piece(&key, &value) {
                Some((0, packed)) => packed::unpack(packed),
                _ => packed::unpack(&self.whole(&key, &value)?),
            };
            let known = usize::try_from(known).unwrap_or(usize::MAX);
            let wanted = usize::try_from(to - expected).unwrap_or(usize::MAX).saturating_add(1);
            let already = lines.len();
            lines.extend(packed.ok_or_else(changed)?.into_iter().skip(known).take(wanted));
            expected += (lines.len() - already) as u64;
            if expected > to {
                break;
            }
        }
        Ok(())
    }

    /// A campaign's head, as the database has it.
    pub(crate) fn head(&self, campaign: CampaignId) -> Result<Option<Head>, StoreError> {
        let key = schema::head(campaign);
        let no_head = || damaged(&key, "the head was changed");
        self.value(&key)?.map(|value| schema::read_head(&value).ok_or_else(no_head)).transpose()
    }

    /// All campaigns that have a head.
    pub(crate) fn campaigns(&self) -> Result<Vec<CampaignId>, StoreError> {
        self.campaigns_under(schema::HEADS)
    }

    /// All campaigns that have a key of this kind, one for each campaign.
    pub(crate) fn campaigns_under(&self, prefix: &[u8]) -> Result<Vec<CampaignId>, StoreError> {
        let named = self.tree.scan_prefix(prefix).keys().map(|key| {
            let key = key.map_err(reading(prefix))?;
            let spoken_of = schema::spoken_of(&key);
            spoken_of
                .map(|(campaign, _)| campaign)
                .ok_or_else(|| damaged(&key, "a key was changed"))
        });
        named.collect()
    }

    /// How many records the database holds, of any campaign.
    pub(crate) fn count_records(&self) -> Result<u64, StoreError> {
        let single = self.tree.scan_prefix(schema::RECORDS).try_fold(0, |count, entry| {
            entry.map(|_| count + 1).map_err(reading(schema::RECORDS))
        })?;
        self.tree.scan_prefix(schema::PACKED).try_fold(single, |count, entry| {
            let (_, value) = entry.map_err(reading(schema::PACKED))?;
            // Whoever reads them sees what was changed.
            Ok(count + packed::records(schema::unchecked(&value)).unwrap_or(0))
        })
    }

    /// The line of one record, whatever is the matter with others.
    pub(crate) fn line(
        &self,
        campaign: CampaignId,
        seq: u64,
    ) -> Result<Option<Arc<str>>, StoreError> {
        let key = schema::record(campaign, seq);
        if let Some(line) = guarded(|| self.value(&key)).flatten()? {
            return text(&key, &line).map(Arc::from).map(Some);
        }
        let mut lines = Vec::new();
        guarded(|| self.unpacked(campaign, seq, seq, &mut lines)).flatten()?;
        Ok(lines.pop())
    }

    /// Which version has written here last; none: the first, or there is nothing yet.
    pub(crate) fn version(&self) -> Result<Option<u32>, StoreError> {
        let changed = || damaged(schema::SCHEMA, "the version was changed");
        let version = self.value(schema::SCHEMA)?;
        version.map(|value| schema::read_version(&value).ok_or_else(changed)).transpose()
    }

    /// Is something in it longer than anything that is written today?
    pub(crate) fn has_long_values(&self) -> Result<bool, StoreError> {
        for entry in self.tree.iter() {
            let (_, value) = entry.map_err(reading(schema::RECORDS))?;
            if schema::is_long(&value) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Writes everything into another database, in pieces of today. What is damaged goes along as it is, so
    /// that it is seen there too.
    pub(crate) fn copy_to(&self, new: &Self) -> Result<(), StoreError> {
        let (mut batch, mut bytes) = (sled::Batch::default(), 0);
        let mut damaged = BTreeSet::new();
        for entry in self.tree.iter() {
            let (key, value) = entry.map_err(reading(schema::RECORDS))?;
            let as_it_is = match schema::piece_of(&key) {
                // First pieces come before all others, so it is known which of them are whole.
                Some(of) => damaged.contains(of),
                None => match self.whole(&key, &value) {
                    Ok(whole) => {
                        schema::put(&mut batch, &key, &whole);
                        bytes += whole.len();
                        false
                    }
                    Err(StoreError::Damaged(_)) => damaged.insert(key.to_vec()),
                    Err(error) => return Err(error),
                },
            };
            if as_it_is {
                bytes += value.len();
                batch.insert(key, value);
            }
            if bytes >= COPIED_AT_ONCE {
                new.write(std::mem::take(&mut batch))?;
                bytes = 0;
            }
        }
        schema::put(&mut batch, schema::SCHEMA, &schema::version_value());
        new.write(batch)
    }

    /// Up to where the journal has been taken over; `None` in a new database.
    pub(crate) fn journal_position(&self) -> Result<Option<Position>, StoreError> {
        let changed = || damaged(schema::JOURNAL, "the journal's position was changed");
        self.value(schema::JOURNAL)?
            .map(|value| schema::read_position(&value).ok_or_else(changed))
            .transpose()
    }
}

/// Why a write did not succeed.
enum Failed {
    Sled(sled::Error),
    Io(io::Error),
}

impl From<io::Error> for Failed {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

fn text<'v>(key: &[u8], line: &'v [u8]) -> Result<&'v str, StoreError> {
    std::str::from_utf8(line).map_err(|_| damaged(key, "the line is no text"))
}

fn damaged(key: &[u8], message: &str) -> StoreError {
    let spoken_of = schema::spoken_of(key.strip_prefix(b"p").unwrap_or(key));
    StoreError::Damaged(Box::new(Damage {
        place: Medium::Sled,
        campaign: spoken_of.map(|(campaign, _)| campaign),
        seq: spoken_of.and_then(|(_, seq)| seq),
        message: message.into(),
    }))
}

/// Settings that are not those of this house, or a file that is too short, were changed behind our back.
fn opening(doing: String) -> impl FnOnce(sled::Error) -> StoreError {
    move |error| match &error {
        sled::Error::Unsupported(_) => StoreError::damaged(Medium::Sled, error.to_string()),
        sled::Error::Io(io)
            if matches!(io.kind(), io::ErrorKind::UnexpectedEof | io::ErrorKind::InvalidData) =>
        {
            StoreError::damaged(Medium::Sled, format!("{doing}: {io}"))
        }
        _ => StoreError::sled(doing)(error),
    }
}

fn reading(key: &[u8]) -> impl FnOnce(sled::Error) -> StoreError {
    move |error| match error {
        sled::Error::Corruption { .. } => damaged(key, "the database reports corruption"),
        other => StoreError::sled("reading the database")(other),
    }
}

/// sled can panic on bytes that it did not write; that is damage, not the end of the process. Nor is it
/// told to whoever sits at the terminal: the damage is, with what to do.
pub(crate) fn guarded<T>(work: impl FnOnce() -> T) -> Result<T, StoreError> {
    quiet::begin();
    let done = catch_unwind(AssertUnwindSafe(work));
    quiet::end();
    done.map_err(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason");
        StoreError::damaged(Medium::Sled, format!("the database broke down: {text}"))
    })
}

/// A handle of the database. Whoever lets go of the last one has sled sync its file once more, and sled panics if that
/// fails; a thread that brings a failed database in order must outlive it.
#[derive(Debug)]
struct Guarded<T>(Option<T>);

impl<T> Guarded<T> {
    fn new(handle: T) -> Self {
        Self(Some(handle))
    }
}

impl<T> Deref for Guarded<T> {
    type Target = T;

    #[expect(clippy::unwrap_used, reason = "only `drop` takes it out")]
    fn deref(&self) -> &T {
        self.0.as_ref().unwrap()
    }
}

impl<T> Drop for Guarded<T> {
    fn drop(&mut self) {
        if let Err(error) = guarded(|| drop(self.0.take())) {
            tracing::warn!(%error, "the database was closed without a last sync");
        }
    }
}

/// Keeps the text of a panic that is caught off the terminal.
///
/// Rust writes it before anything can catch it, and only the hook of the whole process can keep quiet. So one is put
/// before the one that was there, once, and it is silent only where a database is asked: on threads that are
/// inside [`guarded`], and on those that sled starts.
mod quiet {
    use std::{cell::Cell, panic, sync::Once, thread};

    thread_local! {
        static DEPTH: Cell<u32> = const { Cell::new(0) };
    }
    static HOOK: Once = Once::new();

    pub(super) fn begin() {
        HOOK.call_once(|| {
            let before = panic::take_hook();
            panic::set_hook(Box::new(move |panic| {
                let asked = DEPTH.try_with(|depth| depth.get() > 0).unwrap_or(false);
                let of_sled = thread::current().name().is_some_and(|name| name.starts_with("sled"));
                if asked || of_sled {
                    tracing::debug!(%panic, "the database broke down");
                } else {
                    before(panic);
                }
            }));
        });
        DEPTH.with(|depth| depth.set(depth.get() + 1));
    }

    pub(super) fn end() {
        DEPTH.with(|depth| depth.set(depth.get().saturating_sub(1)));
    }
}

/// Dropping a database gives its lock back a little later.
fn still_closing(error: &sled::Error) -> bool {
    matches!(error, sled::Error::Io(error)
        if error.kind() == io::ErrorKind::WouldBlock || error.to_string().contains("WouldBlock"))
}

/// sled syncs neither its own `conf` nor its directories.
fn settle(folder: &Path) -> io::Result<()> {
    open_to_sync(&folder.join("conf"))?.sync_all()?;
    sync_directory(&folder.join("blobs"))?;
    sync_directory(folder)?;
    folder.parent().map_or(Ok(()), sync_directory)
}

fn remove(folder: &Path, unwanted: impl Fn(&str) -> bool) -> Result<(), StoreError> {
    let sweep = || {
        let names: Vec<PathBuf> = match fs::read_dir(folder) {
            Ok(entries) => entries.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => return Err(error),
        };
        let name = |path: &PathBuf| path.file_name().and_then(|name| name.to_str()).map(&unwanted);
        names.iter().filter(|path| name(path) == Some(true)).try_for_each(fs::remove_file)
    };
    sweep().map_err(StoreError::io(format!("sweeping {}", folder.display())))
}
