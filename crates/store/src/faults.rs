//! A disk that fails on purpose, for tests: at which step, and how.

use std::{fmt, io, sync::Arc};

/// A step of the way to the disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DiskStep {
    /// The frames of a group are written to the journal.
    JournalWrite,
    /// The journal is synced.
    JournalSync,
    /// What could not be written is cut off the journal again.
    JournalCut,
    /// A group is given to the database.
    DatabaseWrite,
    /// The database is synced.
    DatabaseSync,
    /// The disk is tried, after a write that failed half-way.
    Probe,
}

/// How a step fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// Nothing of it was done.
    Refused(io::ErrorKind),
    /// So many bytes of it were written, and no more; of anything but a write to the journal, nothing.
    Torn(io::ErrorKind, usize),
    /// It was done, and told as a failure all the same.
    DoneAndDenied(io::ErrorKind),
}

impl Failure {
    fn error(self) -> io::Error {
        let (Self::Refused(kind) | Self::Torn(kind, _) | Self::DoneAndDenied(kind)) = self;
        kind.into()
    }
}

/// Asked at each step whether it fails.
#[derive(Clone)]
pub struct Faults(Arc<dyn Fn(DiskStep) -> Option<Failure> + Send + Sync>);

impl Faults {
    /// Asks this at each step.
    pub fn new(fails: impl Fn(DiskStep) -> Option<Failure> + Send + Sync + 'static) -> Self {
        Self(Arc::new(fails))
    }

    /// A disk of which nothing is known beforehand.
    pub(crate) fn none() -> Self {
        Self::new(|_| None)
    }

    /// Does a step, or fails at it.
    pub(crate) fn at<E: From<io::Error>>(
        &self,
        step: DiskStep,
        work: impl FnOnce() -> Result<(), E>,
    ) -> Result<(), E> {
        self.at_with(step, |_| Ok(()), work)
    }

    /// The same, for a step of which a part can be done.
    pub(crate) fn at_with<E: From<io::Error>>(
        &self,
        step: DiskStep,
        part: impl FnOnce(usize) -> Result<(), E>,
        work: impl FnOnce() -> Result<(), E>,
    ) -> Result<(), E> {
        let Some(failure) = (self.0)(step) else { return work() };
        match failure {
            Failure::Refused(_) => (),
            Failure::Torn(_, bytes) => part(bytes)?,
            Failure::DoneAndDenied(_) => work()?,
        }
        Err(failure.error().into())
    }
}

impl fmt::Debug for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Faults")
    }
}
