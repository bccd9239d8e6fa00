//! The folder that a server keeps beside a store elsewhere: states of campaigns, and what is just coming in. It holds
//! nothing that could not be made anew, and secrets all the same.

use crate::{
    StoreError,
    folder::{MARKER, create, is_new, keep_others_out, sync_directory},
    lock::Lock,
};
use std::{fs::File, io::Write as _, path::Path};

/// The file by which such a folder is recognised.
const BESIDE: &str = "wapenrol-beside";

/// A folder beside a store elsewhere, this process's alone as long as this lives.
#[derive(Debug)]
pub struct Beside {
    _lock: Lock,
}

impl Beside {
    /// Takes a folder for it: one that was it before, or an empty or missing one. `address` is where the holder answers.
    ///
    /// # Errors
    /// [`StoreError::HasCampaigns`] for a data folder, others for what is no such folder either or is in use.
    pub fn open(path: &Path, address: Option<&str>) -> Result<Self, StoreError> {
        if !path.exists() {
            create(path).map_err(StoreError::io(format!("creating {}", path.display())))?;
        }
        if Self::could_be(path)? {
            let mark = || {
                File::create(path.join(BESIDE))?.write_all(b"beside a store elsewhere\n")?;
                sync_directory(path)
            };
            mark().map_err(StoreError::io(format!("marking {}", path.display())))?;
        }
        keep_others_out(path)?;
        Ok(Self { _lock: Lock::take(path, address)? })
    }

    /// Could a folder be taken for it that is not it yet? Writes nothing.
    ///
    /// # Errors
    /// As [`Beside::open`], but for the one in use.
    pub fn could_be(path: &Path) -> Result<bool, StoreError> {
        if path.join(MARKER).exists() {
            return Err(StoreError::HasCampaigns { path: path.into() });
        }
        let is_new = is_new(path)?;
        if !is_new && !path.join(BESIDE).exists() {
            return Err(StoreError::NotADataFolder { path: path.into() });
        }
        Ok(is_new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{OpenOptions, SledStore};

    #[test]
    fn it_is_nobody_elses_folder() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("beside");
        let held = Beside::open(&path, Some("127.0.0.1:1")).unwrap();
        assert_eq!(Beside::open(&path, None).unwrap_err().code(), "data_folder_held");
        drop(held);
        drop(Beside::open(&path, None).unwrap());
        // Without its store nothing is opened over it.
        let opened = SledStore::open(&path, OpenOptions::default());
        assert_eq!(opened.unwrap_err().code(), "not_a_data_folder");
        let data = folder.path().join("data");
        drop(SledStore::open(&data, OpenOptions::default()).unwrap());
        assert_eq!(Beside::open(&data, None).unwrap_err().code(), "data_folder_has_campaigns");
        let other = folder.path().join("other");
        std::fs::create_dir(&other).unwrap();
        std::fs::write(other.join("letter"), "Dear").unwrap();
        assert_eq!(Beside::open(&other, None).unwrap_err().code(), "not_a_data_folder");
        assert_eq!(std::fs::read_dir(&other).unwrap().count(), 1);
    }
}
