//! States that are kept beside the store, with what an opening needs beside them.

use super::{
    compressed,
    keeper::{Job, Jobs},
};
use crate::{PendingSince, StateAt, counted::Counted, terms::Terms};
use campaign::{System, desk::Desk};
use chronicle::{BesideBatches, Head, Timelines};
use decider::Clause;
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use std::{
    collections::BTreeSet,
    ops::RangeInclusive,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
};
use store::SnapshotFile;

/// What is folded along the stream, whatever was rewound.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Along {
    pub(crate) desk: Desk,
    #[serde(deserialize_with = "known_clauses")]
    pub(crate) open_clauses: BTreeSet<Clause>,
    pub(crate) terms: Terms,
    pub(crate) counted: Counted,
    pub(crate) pending_since: PendingSince,
}

impl Along {
    pub(crate) fn of(
        (desk, pending_since): (&Desk, &PendingSince),
        open_clauses: &BTreeSet<Clause>,
        terms: &Terms,
        counted: &Counted,
    ) -> Self {
        Self {
            desk: desk.clone(),
            open_clauses: open_clauses.clone(),
            terms: terms.clone(),
            counted: counted.clone(),
            pending_since: pending_since.clone(),
        }
    }
}

/// A state as it lies beside the store.
#[derive(Serialize)]
struct Written<'s> {
    standing: &'s StateAt,
    beside: &'s BesideBatches,
    along: &'s Along,
}

#[derive(Deserialize)]
struct Read {
    standing: StateAt,
    beside: BesideBatches,
    along: Along,
}

/// How a campaign stood at a record, without having been folded.
pub(crate) struct Resumed {
    pub(crate) standing: Arc<StateAt>,
    pub(crate) timelines: Timelines,
    pub(crate) along: Along,
}

/// The states that are kept of one campaign.
#[derive(Debug)]
pub(crate) struct Kept {
    file: Arc<SnapshotFile>,
    jobs: Jobs,
    /// So many batches were handed over.
    batches: AtomicUsize,
    base: Arc<Mutex<Base>>,
}

/// So many states are written by what differs from one that is written whole.
const LIKE_ONE: u32 = 15;

/// The state that was written whole last, and how many were written by what differs from it. After a start the next is
/// written whole.
pub(super) type Base = Option<(Head, u32)>;

/// A state in bytes.
fn bytes_of(
    standing: &StateAt,
    beside: &BesideBatches,
    along: &Along,
) -> Result<Vec<u8>, rmp_serde::encode::Error> {
    rmp_serde::to_vec_named(&Written { standing, beside, along })
}

/// Stands in front of a state that is written whole, in the place of the record of the one that it is like.
const WHOLE: [u8; 8] = u64::MAX.to_le_bytes();

/// The bytes of the state at a record, as they were before they were written.
fn read_from(file: &SnapshotFile, at: Head) -> Option<Vec<u8>> {
    let written = file.read(at)?;
    match written.split_first_chunk::<8>()? {
        (&WHOLE, rest) => compressed::read_whole(rest),
        (like, rest) => {
            let like = u64::from_le_bytes(*like);
            let other = read_whole(file, file.last_in(like..=like)?)?;
            compressed::read_like(&other, rest)
        }
    }
}

/// The bytes of a state that was written whole.
fn read_whole(file: &SnapshotFile, at: Head) -> Option<Vec<u8>> {
    let written = file.read(at)?;
    let (_, rest) = written.split_first_chunk::<8>().filter(|(like, _)| **like == WHOLE)?;
    compressed::read_whole(rest)
}

/// Writes a state behind the others: whole, or as what differs from one that was.
pub(super) fn write(job: &Job) -> Result<(), String> {
    let Job { file, standing, beside, along, known, batches, base } = job;
    let bytes = bytes_of(standing, beside, along).map_err(|error| error.to_string())?;
    // Nobody but the thread that writes looks at it.
    let mut base = base.lock().unwrap_or_else(PoisonError::into_inner);
    let like = base.filter(|(_, count)| *count < LIKE_ONE);
    let like = like.and_then(|(at, count)| Some((at, count, read_whole(file, at)?)));
    let (front, rest) = match &like {
        Some((at, _, other)) => (at.seq.to_le_bytes(), compressed::like(other, &bytes)),
        None => (WHOLE, compressed::whole(&bytes)),
    };
    file.keep(standing.at, *known, batches, &[&front[..], &rest].concat());
    *base = Some(like.map_or((standing.at, 0), |(at, count, _)| (at, count + 1)));
    Ok(())
}

impl Kept {
    pub(super) fn new(file: SnapshotFile, jobs: Jobs) -> Self {
        let batches = AtomicUsize::new(file.batches_len());
        Self { file: Arc::new(file), jobs, batches, base: Arc::default() }
    }

    /// The last record on a path of which a state is there.
    pub(super) fn last_on(&self, path: &[RangeInclusive<u64>]) -> Option<Head> {
        path.iter().rev().find_map(|run| self.file.last_in(run.clone()))
    }

    pub(super) fn resume(&self, end: u64, holds: impl Fn(Head) -> bool) -> Option<Resumed> {
        let at = self.file.last_in(0..=end)?;
        let Read { standing, beside, along } = self.read(at, holds)?;
        let batches = self.file.take_batches_to(at.seq);
        let timelines = Timelines::resume(beside, batches);
        let fits = |timelines: &Timelines| timelines.tip().is_some_and(|tip| tip.last == at);
        let Some(timelines) = timelines.filter(fits) else {
            self.discard();
            return None;
        };
        Some(Resumed { standing: Arc::new(standing), timelines, along })
    }

    pub(super) fn nearest(
        &self,
        path: &[RangeInclusive<u64>],
        nearer_than: Option<u64>,
        holds: impl Fn(Head) -> bool,
    ) -> Option<Arc<StateAt>> {
        let at = self.last_on(path).filter(|at| nearer_than < Some(at.seq))?;
        Some(Arc::new(self.read(at, holds)?.standing))
    }

    /// What does not belong to the log, or is not as it was written, is thrown away with all the rest.
    fn read(&self, at: Head, holds: impl Fn(Head) -> bool) -> Option<Read> {
        let bytes = if holds(at) { read_from(&self.file, at) } else { None };
        let read = bytes.and_then(|bytes| rmp_serde::from_slice::<Read>(&bytes).ok());
        let read = read.filter(|read| read.standing.at == at);
        if read.is_none() {
            self.discard();
        }
        read
    }

    fn discard(&self) {
        tracing::warn!("snapshots do not belong to the log, or are damaged; they are made again");
        self.file.discard();
        self.batches.store(0, Ordering::Release);
    }

    pub(super) fn keep(
        &self,
        standing: &Arc<StateAt>,
        timelines: &Timelines,
        along: impl FnOnce() -> Along,
    ) {
        let Some(beside) = timelines.beside_batches() else { return };
        // One at a time: whoever gives an order or opens the campaign.
        let known = self.batches.swap(timelines.batches_len(), Ordering::AcqRel);
        let batches = timelines.batches_from(known).collect();
        let (file, base) = (Arc::clone(&self.file), Arc::clone(&self.base));
        let standing = Arc::clone(standing);
        self.jobs.give(Job { file, standing, beside, along: along(), known, batches, base });
    }
}

/// Reads ids of clauses.
fn known_clauses<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeSet<Clause>, D::Error> {
    let ids = BTreeSet::<String>::deserialize(deserializer)?;
    let known = |id: String| {
        let system = System::of_clause(&id);
        let entry = system.and_then(|system| system.register().find(&id));
        entry.map(|entry| entry.clause).ok_or_else(|| D::Error::custom(format!("no clause {id}")))
    };
    ids.into_iter().map(known).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book;
    use chronicle::Line;
    use std::{fs, path::Path};

    fn recorded() -> Vec<(String, String)> {
        let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
        let files =
            ["games", "logs"].into_iter().flat_map(|it| fs::read_dir(tests.join(it)).unwrap());
        let logs = files.map(|file| file.unwrap().path());
        let logs = logs.filter(|path| path.extension().is_some_and(|it| it == "ndjson"));
        logs.map(|path| (path.display().to_string(), fs::read_to_string(&path).unwrap())).collect()
    }

    /// Every state of every rule system: at the end of each tenth batch of what was recorded, and of the last.
    #[test]
    fn what_is_kept_comes_back_as_it_was() {
        let mut states = 0;
        for (name, log) in recorded() {
            let (mut timelines, mut terms, mut desk) =
                (Timelines::new(), Terms::nothing(), Desk::default());
            let (mut standing, mut counted) = (StateAt::nothing(), Counted::default());
            let mut passed: Vec<StateAt> = Vec::new();
            let mut open_clauses = BTreeSet::new();
            let mut pending_since = PendingSince::default();
            let lines: Vec<&str> = log.lines().collect();
            let mut batches = 0;
            for text in &lines {
                let line = Line::read(text).unwrap();
                timelines.push_line(&line).unwrap();
                terms.take(&line).unwrap();
                counted.take_line(&line, text.len());
                book::fold(
                    &mut desk,
                    line.seq,
                    line.by.starts_with("seat/"),
                    (line.kind, line.v),
                    line.data,
                )
                .unwrap();
                let parent = line.parent.unwrap_or(0);
                if line.seq > 0 && parent != standing.at.seq {
                    standing = passed.iter().find(|it| it.at.seq == parent).unwrap().clone();
                }
                standing.fold(&line).unwrap();
                open_clauses.append(&mut standing.state.open_clauses());
                if !line.last {
                    continue;
                }
                passed.push(standing.clone());
                pending_since.take(&standing.state, line.at);
                batches += 1;
                if batches % 10 == 0 || line.seq + 1 == lines.len() as u64 {
                    let along = Along::of((&desk, &pending_since), &open_clauses, &terms, &counted);
                    let beside = timelines.beside_batches().unwrap();
                    let bytes = bytes_of(&standing, &beside, &along).unwrap();
                    let back: Read = rmp_serde::from_slice(&bytes)
                        .unwrap_or_else(|error| panic!("{name}: record {}: {error}", line.seq));
                    assert_eq!(back.standing, standing, "{name}: record {}", line.seq);
                    assert_eq!(back.along.desk, desk, "{name}");
                    assert_eq!(back.along.counted, counted, "{name}");
                    assert_eq!(back.along.pending_since, pending_since, "{name}");
                    assert_eq!(back.along.open_clauses, open_clauses, "{name}");
                    assert_eq!(format!("{:?}", back.along.terms), format!("{terms:?}"), "{name}");
                    let resumed =
                        Timelines::resume(back.beside, timelines.batches_from(0)).unwrap();
                    assert_eq!(resumed.beside_batches(), Some(beside), "{name}");
                    assert_eq!(resumed.live_path(), timelines.live_path(), "{name}");
                    states += 1;
                }
            }
        }
        assert!(states > 500, "{states}");
    }
}
