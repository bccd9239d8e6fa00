//! A disk that fails as a history wants it, and what a process leaves on it that is killed there.

use crate::Random;
use std::{
    fs,
    io::{self, ErrorKind},
    path::{Path, PathBuf},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use store::{DiskStep, Failure, Faults};

/// What is to fail next.
#[derive(Debug, Default)]
struct Breakdown {
    /// Everything fails from so many steps on: the process is dead.
    dies_in: Option<u32>,
    /// Where the dead leave their folder.
    image: Option<PathBuf>,
    is_dead: bool,
    /// Fails once, at the next such step.
    once: Option<(DiskStep, Failure)>,
    /// Fails until it is mended.
    lasting: Vec<(DiskStep, Failure)>,
    /// Up to here the journal was synced.
    synced: u64,
    failed: u64,
}

/// The disk of a history.
#[derive(Debug, Clone)]
pub(super) struct Broken {
    breakdown: Arc<Mutex<Breakdown>>,
    folder: PathBuf,
}

impl Broken {
    pub(super) fn new(folder: &Path) -> Self {
        Self { breakdown: Arc::default(), folder: folder.into() }
    }

    fn breakdown(&self) -> MutexGuard<'_, Breakdown> {
        self.breakdown.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn faults(&self) -> Faults {
        let disk = self.clone();
        Faults::new(move |step| disk.at(step))
    }

    fn at(&self, step: DiskStep) -> Option<Failure> {
        let mut breakdown = self.breakdown();
        let length = || fs::metadata(self.folder.join("journal")).map_or(0, |it| it.len());
        let refused = Failure::Refused(ErrorKind::Other);
        if breakdown.is_dead {
            return Some(refused);
        }
        match breakdown.dies_in {
            Some(0) => {
                breakdown.is_dead = true;
                if let Some(image) = &breakdown.image {
                    // Without an image the history says so.
                    let _ = copy(&self.folder, image);
                }
                return Some(refused);
            }
            Some(more) => breakdown.dies_in = Some(more - 1),
            None => (),
        }
        let once = breakdown.once.filter(|(at, _)| *at == step).map(|(_, failure)| failure);
        let lasting =
            breakdown.lasting.iter().find(|(at, _)| *at == step).map(|(_, failure)| *failure);
        if once.is_some() {
            breakdown.once = None;
        }
        let failure = once.or(lasting);
        if step == DiskStep::JournalSync
            && !matches!(failure, Some(Failure::Refused(_) | Failure::Torn(..)))
        {
            // It is done before the next step.
            breakdown.synced = length();
        }
        breakdown.failed += u64::from(failure.is_some());
        failure
    }

    /// So many steps failed so far.
    pub(super) fn failed(&self) -> u64 {
        self.breakdown().failed
    }

    /// Everything works again.
    pub(super) fn mend(&self) {
        let mut breakdown = self.breakdown();
        (breakdown.once, breakdown.lasting, breakdown.dies_in, breakdown.is_dead) =
            (None, Vec::new(), None, false);
    }

    /// One step fails, the next time that it is come to.
    pub(super) fn fail_once(&self, random: &Random) {
        self.breakdown().once = failure(random);
    }

    /// One step fails until it is mended, and so does whatever would bring it in order.
    pub(super) fn fail_on(&self, random: &Random) {
        let refused = Failure::Refused(ErrorKind::Other);
        let mut lasting: Vec<_> = failure(random).into_iter().collect();
        lasting.extend([(DiskStep::Probe, refused), (DiskStep::JournalCut, refused)]);
        self.breakdown().lasting = lasting;
    }

    /// The process dies in so many steps, and leaves its folder at this place.
    pub(super) fn die_in(&self, steps: usize, image: &Path) {
        let mut breakdown = self.breakdown();
        breakdown.dies_in = u32::try_from(steps).ok();
        breakdown.image = Some(image.into());
    }

    /// Has it died?
    pub(super) fn is_dead(&self) -> bool {
        self.breakdown().is_dead
    }

    /// The journal was written anew with the store closed, and synced to its end.
    pub(super) fn is_written_anew(&self) {
        let length = fs::metadata(self.folder.join("journal")).map_or(0, |it| it.len());
        self.breakdown().synced = length;
    }

    /// How much of the journal was synced when the process died.
    pub(super) fn synced(&self) -> u64 {
        self.breakdown().synced
    }
}

fn failure(random: &Random) -> Option<(DiskStep, Failure)> {
    const STEPS: [DiskStep; 4] = [
        DiskStep::JournalWrite,
        DiskStep::JournalSync,
        DiskStep::DatabaseWrite,
        DiskStep::DatabaseSync,
    ];
    let error = [ErrorKind::Other, ErrorKind::StorageFull][random.below(2)];
    let step = *random.one_of(&STEPS)?;
    let failure = match random.below(3) {
        0 => Failure::Refused(error),
        1 => Failure::Torn(error, random.below(3000)),
        _ => Failure::DoneAndDenied(error),
    };
    Some((step, failure))
}

/// Copies a folder with everything below it.
pub(super) fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

/// Takes from a file what was never synced, or a part of it, as a power cut does.
pub(super) fn tear(file: &Path, synced: u64, random: &Random) -> io::Result<u64> {
    let length = fs::metadata(file)?.len();
    let unsynced = usize::try_from(length.saturating_sub(synced)).unwrap_or(0);
    let left = synced.min(length) + random.below(unsynced + 1) as u64;
    fs::OpenOptions::new().write(true).open(file)?.set_len(left)?;
    Ok(length - left)
}

/// Changes a few bits of a file.
pub(super) fn rot(file: &Path, random: &Random) -> io::Result<()> {
    let mut bytes = fs::read(file)?;
    for _ in 0..=random.below(2) {
        let at = random.below(bytes.len());
        if let Some(byte) = bytes.get_mut(at) {
            *byte ^= 1 << random.below(8);
        }
    }
    fs::write(file, bytes)
}
