//! The data folder: its marker, and steps that survive a power cut.

use crate::StoreError;
use std::{
    fs::{self, File},
    io::{self, Write as _},
    path::{Path, PathBuf},
    sync::Arc,
};

/// The file by which a data folder is recognised.
pub const MARKER: &str = "wapenrol-data";

const FORMAT: &str = "wapenrol data folder, format 2\n";

/// In folders of this one records lie in the database one by one. It is read, and becomes one of today when something is written.
const FORMAT_BEFORE: &str = "wapenrol data folder, format 1\n";

/// Makes a directory's entries durable: new files and renames. Where a directory cannot be opened
/// as a file, the file system sees to it by itself.
pub(crate) fn sync_directory(path: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(path)?.sync_all() } else { Ok(()) }
}

/// Opens a file that exists so that it can be synced: some systems want a handle that may write.
pub(crate) fn open_to_sync(path: &Path) -> io::Result<File> {
    fs::OpenOptions::new().read(true).write(true).open(path)
}

/// Takes a folder for a data folder: an existing one, or an empty or missing one, which becomes
/// one. The folder is made readable by its owner alone, whoever has made it, because it holds the secrets of campaigns.
pub(crate) fn settle_in(path: &Path) -> Result<(), StoreError> {
    let failed = |what: &str| StoreError::io(format!("{what} {}", path.display()));
    if !path.exists() {
        create(path).map_err(failed("creating the data folder"))?;
    }
    match fs::read_to_string(path.join(MARKER)) {
        Ok(format) if format == FORMAT || format == FORMAT_BEFORE => return keep_others_out(path),
        // A marker that is not whole: the power went while the folder was made.
        Ok(format) if FORMAT.starts_with(&format) => (),
        Ok(other) => {
            let found = other.trim().chars().take(80).collect();
            return Err(StoreError::OtherFormat { path: path.into(), found });
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            let mut entries = fs::read_dir(path).map_err(failed("reading"))?;
            if entries.next().is_some() {
                return Err(StoreError::NotADataFolder { path: path.into() });
            }
        }
        Err(error) => return Err(failed("reading")(error)),
    }
    mark(path).map_err(failed("marking the data folder"))?;
    keep_others_out(path)
}

/// A folder that somebody has made before is often open to all: whoever reads it foresees every die.
#[cfg(unix)]
pub(crate) fn keep_others_out(path: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::PermissionsExt as _;
    let close = || {
        let mode = fs::metadata(path)?.permissions().mode();
        let closed = fs::Permissions::from_mode(mode & !0o077);
        if mode & 0o077 == 0 { Ok(()) } else { fs::set_permissions(path, closed) }
    };
    let open = |error| StoreError::OpenToOthers { path: path.into(), error: Arc::new(error) };
    close().map_err(open)
}

/// Elsewhere a folder is its owner's as its place says.
#[cfg(not(unix))]
pub(crate) fn keep_others_out(_: &Path) -> Result<(), StoreError> {
    Ok(())
}

/// What stands at the place of a folder that is to be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Folder {
    /// Nothing yet: it will be made.
    New,
    /// A folder of ours, and who works with it just now.
    Ours {
        /// They.
        holder: Option<crate::Holder>,
    },
}

/// Could somebody write here? Nothing is written.
#[cfg(unix)]
pub(crate) fn may_write(path: &Path) -> io::Result<()> {
    use rustix::fs::{Access, access};
    Ok(access(path, Access::WRITE_OK | Access::EXEC_OK)?)
}

/// Elsewhere the first write tells.
#[cfg(not(unix))]
pub(crate) fn may_write(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Is nothing there, so that a folder can be made?
pub(crate) fn is_new(path: &Path) -> Result<bool, StoreError> {
    let failed = |path: &Path| StoreError::io(format!("looking at {}", path.display()));
    if path.exists() {
        may_write(path).map_err(failed(path))?;
        return Ok(fs::read_dir(path).map_err(failed(path))?.next().is_none());
    }
    let absolute = std::path::absolute(path).map_err(failed(path))?;
    let there = absolute.ancestors().find(|above| above.exists()).unwrap_or(&absolute);
    may_write(there).map_err(StoreError::io(format!("making {}", path.display())))?;
    Ok(true)
}

/// Is it a data folder already? For commands that must not make one.
pub(crate) fn must_exist(path: &Path) -> Result<(), StoreError> {
    match path.join(MARKER).exists() {
        true => settle_in(path),
        false => Err(StoreError::NotADataFolder { path: path.into() }),
    }
}

/// The same, for those who only read: nothing is changed.
pub(crate) fn must_be_marked(path: &Path) -> Result<(), StoreError> {
    match fs::read_to_string(path.join(MARKER)) {
        Ok(format) if FORMAT.starts_with(&format) || format == FORMAT_BEFORE => Ok(()),
        Ok(other) => {
            let found = other.trim().chars().take(80).collect();
            Err(StoreError::OtherFormat { path: path.into(), found })
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(StoreError::NotADataFolder { path: path.into() })
        }
        Err(error) => Err(StoreError::io(format!("reading {}", path.display()))(error)),
    }
}

pub(crate) fn create(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)?;
    // The parent's entry for the folder must survive as well.
    match path.canonicalize()?.parent() {
        Some(parent) => sync_directory(parent),
        None => Ok(()),
    }
}

/// Marks a folder of the format before as one of today, which the program before refuses: it cannot read what is written from now
/// on. The folder's lock must be held.
pub(crate) fn mark_anew(path: &Path) -> Result<(), StoreError> {
    let marked = match fs::read_to_string(path.join(MARKER)) {
        Ok(format) if format == FORMAT => Ok(()),
        Ok(_) => mark(path),
        Err(error) => Err(error),
    };
    marked.map_err(StoreError::io(format!("marking {}", path.display())))
}

fn mark(path: &Path) -> io::Result<()> {
    let mut marker = File::create(path.join(MARKER))?;
    marker.write_all(FORMAT.as_bytes())?;
    marker.sync_all()?;
    sync_directory(path)
}

/// Where the database lies.
pub(crate) fn sled(path: &Path) -> PathBuf {
    path.join("sled")
}

/// Where a rebuild is written.
pub(crate) fn rebuilding(path: &Path) -> PathBuf {
    path.join("sled.rebuilding")
}

/// Where a copy of the database is looked through while it is served.
pub(crate) fn scrubbing(path: &Path) -> PathBuf {
    path.join("sled.scrubbing")
}

/// The name of a rebuild that is whole and waits to take the database's place.
fn rebuilt(path: &Path) -> PathBuf {
    path.join("sled.rebuilt")
}

/// Where the journal lies.
pub(crate) fn journal(path: &Path) -> PathBuf {
    path.join("journal")
}

/// Where a journal is written anew.
pub(crate) fn rewriting(path: &Path) -> PathBuf {
    path.join("journal.rewriting")
}

/// Puts a whole and durable rebuild into the database's place, and a journal that was written anew
/// into the journal's. Answers where the old ones were put. Interrupted at any step,
/// [`finish_rebuild`] goes on from there.
pub(crate) fn swap_in(path: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let swap = || {
        if rebuilding(path).exists() {
            fs::rename(rebuilding(path), rebuilt(path))?;
            sync_directory(path)?;
        }
        let mut aside = Vec::new();
        // The journal first: the database that waits tells of this journal.
        if rewriting(path).exists() {
            aside.extend(replace(&rewriting(path), &journal(path))?);
            sync_directory(path)?;
        }
        aside.extend(replace(&rebuilt(path), &sled(path))?);
        sync_directory(path)?;
        Ok(aside)
    };
    let doing = format!("putting what was rebuilt into {}", path.display());
    swap().map_err(StoreError::io(doing))
}

/// Renames `new` to `old`; what was called so is put aside under a free name.
fn replace(new: &Path, old: &Path) -> io::Result<Option<PathBuf>> {
    let aside = free_name(old).filter(|_| old.exists());
    if let Some(aside) = &aside {
        fs::rename(old, aside)?;
    }
    fs::rename(new, old)?;
    Ok(aside)
}

/// Puts a database aside that nobody was ever told anything of.
pub(crate) fn put_aside(path: &Path) -> Result<(), StoreError> {
    let database = sled(path);
    let doing = format!("putting {} aside", database.display());
    let put = || {
        let aside = free_name(&database);
        aside.map_or(Ok(()), |aside| fs::rename(&database, aside))?;
        sync_directory(path)
    };
    put().map_err(StoreError::io(doing))
}

/// Copies a database, all but some of its files.
pub(crate) fn copy_database(from: &Path, to: &Path, without: &[&str]) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        match entry.file_type()?.is_dir() {
            true => copy_database(&entry.path(), &target, without)?,
            false if without.iter().any(|name| entry.file_name() == *name) => (),
            false => fs::copy(entry.path(), target).map(|_| ())?,
        }
    }
    Ok(())
}

/// How many bytes the files of a database have.
pub(crate) fn size_of(database: &Path) -> io::Result<u64> {
    let mut size = 0;
    for entry in fs::read_dir(database)? {
        let entry = entry?;
        size += match entry.file_type()?.is_dir() {
            true => size_of(&entry.path())?,
            false => entry.metadata()?.len(),
        };
    }
    Ok(size)
}

/// A name beside `old` that nothing has yet.
fn free_name(old: &Path) -> Option<PathBuf> {
    let mut names = (1_u32..).map(|number| old.with_extension(format!("aside-{number}")));
    names.find(|name| !name.exists())
}

/// Does the disk take something and keep it? Written and removed again.
pub(crate) fn probe(path: &Path) -> io::Result<()> {
    let probe = path.join("probe");
    let mut file = File::create(&probe)?;
    file.write_all(&[0; 4096])?;
    file.sync_all()?;
    fs::remove_file(&probe)?;
    sync_directory(path)
}

/// Lets the system forget what it holds of a file in memory, so that the disk is asked: behind a sync that failed
/// it may take for stored what never arrived.
#[cfg(target_os = "linux")]
pub(crate) fn read_from_disk(file: &Path) -> io::Result<()> {
    let file = open_to_sync(file)?;
    file.sync_all()?;
    rustix::fs::fadvise(&file, 0, None, rustix::fs::Advice::DontNeed)?;
    Ok(())
}

/// Elsewhere nobody can be asked for that.
#[cfg(not(target_os = "linux"))]
pub(crate) fn read_from_disk(file: &Path) -> io::Result<()> {
    open_to_sync(file)?.sync_all()
}

/// Tidies up after a rebuild that was interrupted: a torso goes, a whole one takes its place.
pub(crate) fn finish_rebuild(path: &Path) -> Result<(), StoreError> {
    if rebuilt(path).exists() {
        swap_in(path)?;
    }
    let failed = |torso: &Path| StoreError::io(format!("removing {}", torso.display()));
    let journal = rewriting(path);
    for database in [rebuilding(path), scrubbing(path)] {
        if database.exists() {
            fs::remove_dir_all(&database).map_err(failed(&database))?;
        }
    }
    if journal.exists() {
        fs::remove_file(&journal).map_err(failed(&journal))?;
    }
    Ok(())
}
