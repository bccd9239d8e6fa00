//! A data folder as this process opens it, and what its store and its referee say no with.

use crate::failure::{Failure, kind_of};
use referee::{Parts, Referee, Rejected};
use std::path::Path;
use std::sync::Arc;
use store::{HostKey, MemoryStore, OpenOptions, ReadOnlyStore, SledStore, StoreError, WithHostKey};

/// Opens a data folder and puts a referee over it; one that cannot be written to is opened for reading. `key` is the
/// host's, where the folder is encrypted.
pub(crate) fn open_referee(data: &Path, key: Option<HostKey>) -> Result<Referee, Failure> {
    // A folder that is not there yet is made.
    if store::is_read_only(data).unwrap_or(false) {
        let store = ReadOnlyStore::open(data).map_err(store_failure)?;
        return Ok(over(data, WithHostKey::new(Arc::new(store), key)));
    }
    let store = SledStore::open(data, OpenOptions::default()).map_err(store_failure)?;
    Ok(over(data, WithHostKey::new(Arc::new(store), key)))
}

/// States of long campaigns lie in the folder, too. Where nothing can be written only those are used that are there.
fn over(data: &Path, store: WithHostKey) -> Referee {
    Referee::with(Parts::new(Arc::new(store)).keeping_states(data))
}

/// A referee over nothing yet, which is forgotten with the process.
pub(crate) fn in_memory() -> Referee {
    Referee::new(Arc::new(MemoryStore::new()))
}

/// What the store says, as a failure. Somebody else at the folder is told how to be reached.
pub(crate) fn store_failure(error: StoreError) -> Failure {
    let code = error.code();
    let held = match &error {
        StoreError::Held { holder, .. } => match &holder.address {
            Some(address) => format!(": --server http://{address}"),
            None => " with --server URL, if it is a server".to_owned(),
        },
        _ => String::new(),
    };
    Failure::fault(code, format!("{error}{held}"))
}

/// What the referee says, as a failure.
pub(crate) fn rejected(rejected: Rejected) -> Failure {
    Failure::new(kind_of(rejected.class), rejected.code, rejected.message.to_string())
        .with("clause", rejected.clause.map(|clause| clause.id().to_owned()))
        .with("allowed", rejected.allowed.map(|allowed| allowed.to_string()))
}
