//! The data folder: its marker, and steps that survive a power cut.

use crate::StoreError;
use std::{
    fs::{self, File},
    io::{self, Write as _},
    path::{Path, PathBuf},
};

/// The file by which a data folder is recognised.
pub const MARKER: &str = "wapenrol-data";

const FORMAT: &str = "wapenrol data folder, format 1\n";

/// Makes a directory's entries durable: new files and renames.
pub(crate) fn sync_directory(path: &Path) -> io::Result<()> {
    File::open(path)?.sync_all()
}

/// Takes a folder for a data folder: an existing one, or an empty or missing one, which becomes
/// one. The folder is readable by its owner alone, because it holds the secrets of campaigns.
pub(crate) fn settle_in(path: &Path) -> Result<(), StoreError> {
    let failed = |what: &str| StoreError::io(format!("{what} {}", path.display()));
    if !path.exists() {
        create(path).map_err(failed("creating the data folder"))?;
    }
    match fs::read_to_string(path.join(MARKER)) {
        Ok(format) if format == FORMAT => return Ok(()),
        // A marker without content: the power went while the folder was made.
        Ok(format) if format.is_empty() => (),
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
    mark(path).map_err(failed("marking the data folder"))
}

/// Is it a data folder already? For commands that must not make one.
pub(crate) fn must_exist(path: &Path) -> Result<(), StoreError> {
    match path.join(MARKER).exists() {
        true => settle_in(path),
        false => Err(StoreError::NotADataFolder { path: path.into() }),
    }
}

fn create(path: &Path) -> io::Result<()> {
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

/// The name of a rebuild that is whole and waits to take the database's place.
fn rebuilt(path: &Path) -> PathBuf {
    path.join("sled.rebuilt")
}

/// Where the journal lies.
pub(crate) fn journal(path: &Path) -> PathBuf {
    path.join("journal")
}

/// Puts a whole and durable rebuild into the database's place and keeps the old one aside, where
/// the answer says. Interrupted at any step, [`finish_rebuild`] goes on from there.
pub(crate) fn swap_in(path: &Path) -> Result<Option<PathBuf>, StoreError> {
    let swap = || {
        if rebuilding(path).exists() {
            fs::rename(rebuilding(path), rebuilt(path))?;
            sync_directory(path)?;
        }
        let old = sled(path);
        let mut aside = None;
        if old.exists() {
            let free = (1_u32..).map(|number| path.join(format!("sled.aside-{number}")));
            aside = free.into_iter().find(|name| !name.exists());
            fs::rename(&old, aside.as_deref().unwrap_or(path))?;
        }
        fs::rename(rebuilt(path), &old)?;
        sync_directory(path)?;
        Ok(aside)
    };
    let doing = format!("putting the rebuilt database into {}", path.display());
    swap().map_err(StoreError::io(doing))
}

/// Tidies up after a rebuild that was interrupted: a torso goes, a whole one takes its place.
pub(crate) fn finish_rebuild(path: &Path) -> Result<(), StoreError> {
    if rebuilt(path).exists() {
        swap_in(path)?;
    }
    let torso = rebuilding(path);
    if torso.exists() {
        let failed = StoreError::io(format!("removing {}", torso.display()));
        fs::remove_dir_all(&torso).map_err(failed)?;
    }
    Ok(())
}
