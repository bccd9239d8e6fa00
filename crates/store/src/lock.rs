//! One process at a time: the lock file, which also says who holds it.

use crate::{
    StoreError,
    folder::{self, Folder},
};
use std::{
    fmt,
    fs::{File, OpenOptions, TryLockError},
    io::{self, Read as _, Seek as _, Write as _},
    path::Path,
    thread,
    time::{Duration, Instant},
};

/// Who works with a data folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holder {
    /// The process.
    pub process: Option<u32>,
    /// Where it answers, when it is a server.
    pub address: Option<String>,
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.process {
            Some(process) => write!(f, "process {process}")?,
            None => write!(f, "another process")?,
        }
        match &self.address {
            Some(address) => write!(f, ", which serves {address}"),
            None => Ok(()),
        }
    }
}

/// So long somebody may take to leave: who looks at a lock holds it for a moment, and so does a
/// process that is just being started by the one that let it go.
const LEAVING: Duration = Duration::from_millis(300);

/// So long somebody may take to finish who is no server: one command waits for another.
const FINISHING: Duration = Duration::from_secs(5);

impl Holder {
    /// How long it is worth waiting for them to let go: a server stays, and nobody waits for themselves.
    fn patience(&self) -> Duration {
        let stays = self.address.is_some() || self.process == Some(std::process::id());
        if stays { LEAVING } else { FINISHING }
    }
}

/// The lock, held until it is dropped or the process ends, however it ends.
#[derive(Debug)]
pub(crate) struct Lock {
    file: File,
}

pub(crate) fn open(path: &Path) -> Result<File, StoreError> {
    let file = path.join("lock");
    OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(&file)
        .map_err(StoreError::io(format!("opening {}", file.display())))
}

impl Lock {
    /// For reading, in a folder that cannot be written to: several may, while nobody writes. Without a lock file
    /// nothing is locked.
    pub(crate) fn share(path: &Path) -> Result<Option<Self>, StoreError> {
        let Ok(mut file) = File::open(path.join("lock")) else { return Ok(None) };
        match file.try_lock_shared() {
            Err(TryLockError::WouldBlock) => {
                let holder = read(&mut file);
                Err(StoreError::Held { path: path.into(), holder })
            }
            // Some file systems know no locks where nothing can be written.
            Ok(()) | Err(TryLockError::Error(_)) => Ok(Some(Self { file })),
        }
    }

    pub(crate) fn take(path: &Path, address: Option<&str>) -> Result<Self, StoreError> {
        let mut file = open(path)?;
        let begun = Instant::now();
        loop {
            match file.try_lock() {
                Ok(()) => break,
                Err(TryLockError::WouldBlock) => {
                    let holder = read(&mut file);
                    if begun.elapsed() > holder.patience() {
                        return Err(StoreError::Held { path: path.into(), holder });
                    }
                    thread::sleep(Duration::from_millis(5));
                }
                Err(TryLockError::Error(error)) => {
                    return Err(StoreError::io(format!("locking {}", path.display()))(error));
                }
            }
        }
        let lock = Self { file };
        lock.name(address)?;
        Ok(lock)
    }

    /// Writes down who holds the lock.
    pub(crate) fn name(&self, address: Option<&str>) -> Result<(), StoreError> {
        let mut text = format!("process {}\n", std::process::id());
        if let Some(address) = address {
            text.push_str("address ");
            text.extend(address.chars().filter(|c| !c.is_control()));
            text.push('\n');
        }
        let mut file = &self.file;
        file.set_len(0)
            .and_then(|()| file.rewind())
            .and_then(|()| file.write_all(text.as_bytes()))
            .map_err(StoreError::io("writing the lock file"))
    }
}

fn read(file: &mut File) -> Holder {
    let mut text = String::new();
    // Whoever cannot be read is still there.
    let _: io::Result<usize> = file.rewind().and_then(|()| file.read_to_string(&mut text));
    let value = |name: &str| text.lines().find_map(|line| line.strip_prefix(name));
    Holder {
        process: value("process ").and_then(|process| process.parse().ok()),
        address: value("address ").map(str::to_owned),
    }
}

/// Could a data folder be opened here for writing? Writes nothing.
///
/// # Errors
/// [`StoreError`] when it holds something else, or cannot be written to.
pub fn look_at(path: &Path) -> Result<Folder, StoreError> {
    if folder::is_new(path)? {
        return Ok(Folder::New);
    }
    folder::must_be_marked(path)?;
    let Ok(mut file) = File::open(path.join("lock")) else {
        return Ok(Folder::Ours { holder: None });
    };
    let held = matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock));
    Ok(Folder::Ours { holder: held.then(|| read(&mut file)) })
}

/// Who works with this data folder just now, if anybody.
///
/// # Errors
/// [`StoreError`] when it is no data folder or cannot be read.
pub fn holder(path: &Path) -> Result<Option<Holder>, StoreError> {
    crate::folder::must_exist(path)?;
    let mut file = open(path)?;
    match file.try_lock_shared() {
        Ok(()) => Ok(None),
        Err(TryLockError::WouldBlock) => Ok(Some(read(&mut file))),
        Err(TryLockError::Error(error)) => {
            Err(StoreError::io(format!("looking at the lock of {}", path.display()))(error))
        }
    }
}
