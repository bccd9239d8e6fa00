//! What is wrong with each copy of a data folder, and what mends it.

use crate::{
    Loss, Medium, Rebuilt, StoreError,
    engine::{Engine, guarded},
    folder,
    inspect::{self, DataReport},
    merge::{Merged, merged},
    reading::{Reading, is_read_only},
    rebuild::{database_from, from_database, from_journal},
    salvage::{self, Pool, Salvaged},
};
use std::path::{Path, PathBuf};

/// What is to be done about a data folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Remedy {
    /// Nothing: everything is as it was stored.
    Nothing,
    /// The journal is whole: the database is made anew from it.
    RebuildDatabase,
    /// The database is whole: the journal is made anew from it.
    RebuildJournal,
    /// Neither is whole: both are made anew from what is whole in any copy.
    Merge,
    /// Nothing is left of either: both are made anew from the backup.
    Restore,
    /// No copy holds a whole record.
    Impossible,
}

/// How one copy stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CopyReport {
    /// Which.
    pub place: Medium,
    /// Where.
    pub path: PathBuf,
    /// Is it not there?
    pub missing: bool,
    /// How many of its records are whole; not counted where nothing is wrong.
    pub records: Option<u64>,
    /// What is wrong with it.
    pub trouble: Vec<String>,
}

/// What a data folder suffers from.
#[derive(Debug, Clone)]
pub struct Diagnosis {
    /// The journal, the database, and the backup where one was named.
    pub copies: Vec<CopyReport>,
    /// What would mend it.
    pub remedy: Remedy,
    /// What stays lost.
    pub lost: Vec<Loss>,
    /// How many campaigns there would be.
    pub campaigns: u64,
    /// How many records.
    pub records: u64,
    /// How many of them only the backup has.
    pub from_backup: u64,
    /// Logs that are stored as they were given and are no faultless chronicle; no copy mends that.
    pub faults: Vec<String>,
}

/// What was found, and what would be written.
struct Found {
    diagnosis: Diagnosis,
    merged: Option<Merged>,
}

/// Looks into every copy and says what would mend it. Mends nothing. No other process may hold the data folder.
///
/// # Errors
/// [`StoreError`] when the folder cannot be looked through; damage is in the diagnosis.
pub fn diagnose(path: impl AsRef<Path>, backup: Option<&Path>) -> Result<Diagnosis, StoreError> {
    let path = path.as_ref();
    Ok(look(path, &Reading::of(path)?, backup)?.diagnosis)
}

/// Mends a data folder as its diagnosis says. What was there is put aside, and nothing is removed.
///
/// # Errors
/// As [`diagnose`]; `data_damaged` when no copy holds a whole record. Everything stays as it was then.
pub fn mend(
    path: impl AsRef<Path>,
    backup: Option<&Path>,
) -> Result<(Diagnosis, Option<Rebuilt>), StoreError> {
    let path = path.as_ref();
    if is_read_only(path)? {
        return Err(StoreError::ReadOnly { path: path.into() });
    }
    // Held until it is mended.
    let reading = Reading::of(path)?;
    let Found { diagnosis, merged } = look(path, &reading, backup)?;
    let rebuilt = match (diagnosis.remedy, merged) {
        (Remedy::Nothing, _) => return Ok((diagnosis, None)),
        (Remedy::RebuildDatabase, _) => from_journal(path)?,
        (Remedy::RebuildJournal, _) => from_database(path)?,
        (Remedy::Merge | Remedy::Restore, Some(merged)) => {
            let journal = folder::rewriting(path);
            merged.write(&journal)?;
            database_from(path, &journal)?
        }
        (Remedy::Impossible | Remedy::Merge | Remedy::Restore, _) => {
            let message = "no copy holds a whole record; everything stays as it is";
            return Err(StoreError::damaged(Medium::Journal, message));
        }
    };
    Ok((diagnosis, Some(rebuilt)))
}

fn look(path: &Path, reading: &Reading, backup: Option<&Path>) -> Result<Found, StoreError> {
    let report = inspect::look_through(reading, &mut |_| Ok(()))?;
    let of = |place| {
        let of_it = report.damage.iter().filter(move |damage| damage.place == place);
        of_it.map(inspect::told).collect::<Vec<String>>()
    };
    let mut found = [of(Medium::Journal), of(Medium::Sled)];
    if report.knows_nothing && report.torn_bytes > 0 {
        let bytes = report.torn_bytes;
        found[0].push(format!(
            "its last {bytes} bytes are no whole frame, and the database, which would know whether anybody was told \
             of them, knows nothing"
        ));
    }
    let (mut pool, whole) = (Pool::default(), found.iter().all(Vec::is_empty));
    let saved = backup.map(|folder| salvage::backup(folder, &mut pool)).transpose()?;
    let ahead = saved.as_ref().is_some_and(|saved| {
        let known = |campaign| report.campaigns.get(campaign).map(|verified| verified.head.seq);
        saved.ends.iter().any(|(campaign, end)| known(campaign) < Some(*end))
    });
    if whole && !ahead {
        return Ok(Found { diagnosis: nothing_wrong(path, saved, &report), merged: None });
    }
    let (journal, mut database) = salvage_both(reading, &mut pool)?;
    database.path = reading.database_of(path);
    let copies: Vec<Salvaged> = [journal, database].into_iter().chain(saved).collect();
    let merged = merged(pool, &copies);
    let remedy = remedy(&copies, &found, &merged);
    let mut copies: Vec<CopyReport> = copies.into_iter().map(CopyReport::from).collect();
    for (copy, found) in copies.iter_mut().zip(found) {
        // What only the comparison of the two has told.
        let more = found.into_iter().filter(|_| copy.trouble.is_empty()).collect::<Vec<_>>();
        copy.trouble.extend(more);
    }
    let diagnosis = Diagnosis {
        copies,
        remedy,
        lost: merged.lost.clone(),
        campaigns: merged.logs.len() as u64,
        records: merged.records(),
        from_backup: merged.from_backup,
        faults: faults(&report),
    };
    Ok(Found { diagnosis, merged: Some(merged) })
}

/// The simplest that loses nothing.
fn remedy(copies: &[Salvaged], found: &[Vec<String>; 2], merged: &Merged) -> Remedy {
    let records = merged.records();
    // A place is whole if nothing was found in it and it lacks nothing that another has.
    let whole = |at: usize| {
        let nothing_found = found[at].is_empty() && copies[at].trouble.is_empty();
        nothing_found && copies[at].records == records
    };
    // The journal may have keys that the database has not taken over yet.
    let has_newest_keys = || {
        merged.kept.iter().all(|(campaign, kept)| {
            copies[1].kept.get(campaign).is_some_and(|it| it.bytes == *kept)
        })
    };
    match copies[0].records + copies[1].records {
        _ if records == 0 => Remedy::Impossible,
        0 => Remedy::Restore,
        _ if whole(0) => Remedy::RebuildDatabase,
        _ if whole(1) && has_newest_keys() => Remedy::RebuildJournal,
        _ => Remedy::Merge,
    }
}

fn nothing_wrong(path: &Path, backup: Option<Salvaged>, report: &DataReport) -> Diagnosis {
    let places = [(Medium::Journal, folder::journal(path)), (Medium::Sled, folder::sled(path))];
    let copies = places.into_iter().map(|(place, path)| {
        let (missing, records, trouble) = (!path.exists(), None, Vec::new());
        CopyReport { place, path, missing, records, trouble }
    });
    Diagnosis {
        copies: copies.chain(backup.map(CopyReport::from)).collect(),
        remedy: Remedy::Nothing,
        lost: Vec::new(),
        campaigns: report.campaigns.len() as u64,
        records: report.campaigns.values().map(|verified| verified.counts.records).sum(),
        from_backup: 0,
        faults: faults(report),
    }
}

fn faults(report: &DataReport) -> Vec<String> {
    let told = |(campaign, fault): (_, &chronicle::Fault)| format!("campaign {campaign}: {fault}");
    report.faults.iter().map(told).collect()
}

/// Reads whatever is whole in journal and database.
fn salvage_both(reading: &Reading, pool: &mut Pool) -> Result<(Salvaged, Salvaged), StoreError> {
    let unopened = match Engine::open(&reading.database) {
        Ok(engine) => return salvage_with(reading, Ok(&engine), pool),
        Err(error @ StoreError::Damaged(_)) => error,
        Err(error) => return Err(error),
    };
    // Its settings are the same in every folder: sled writes them anew where they are missing. Tried on a copy,
    // which goes away.
    let copy = &reading.trial;
    let copied = folder::copy_database(&reading.database, copy, &["conf"])
        .map_err(StoreError::io("copying the database without its settings"));
    let found = match copied.and_then(|()| Engine::open(copy)) {
        Ok(engine) => salvage_with(reading, Ok(&engine), pool).map(|(journal, mut database)| {
            database.trouble.insert(0, salvage::told(&unopened));
            (journal, database)
        }),
        Err(_) => salvage_with(reading, Err(&unopened), pool),
    };
    if copy.exists() {
        std::fs::remove_dir_all(copy).map_err(StoreError::io("removing a copy of the database"))?;
    }
    found
}

fn salvage_with(
    reading: &Reading,
    engine: Result<&Engine, &StoreError>,
    pool: &mut Pool,
) -> Result<(Salvaged, Salvaged), StoreError> {
    let position = engine.ok().and_then(|engine| {
        let position = guarded(|| engine.journal_position()).flatten().ok().flatten();
        position.map(|position| position.end)
    });
    let journal = salvage::journal(&reading.journal, position, pool)?;
    let database = salvage::database(&reading.database, engine, journal.is_broken_behind, pool);
    Ok((journal, database))
}

impl From<Salvaged> for CopyReport {
    fn from(found: Salvaged) -> Self {
        let Salvaged { place, path, missing, trouble, records, .. } = found;
        Self { place, path, missing, records: Some(records), trouble }
    }
}
