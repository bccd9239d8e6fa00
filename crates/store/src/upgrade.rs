//! A database that an earlier version has written: its pieces must be as short as today's.
//!
//! Long values of earlier versions make sled write files that it never syncs, also when only their neighbour is
//! written. So such a database is copied before anything is written to it, and the copy takes its place when
//! it is whole: a power cut in between leaves the old one.

use crate::{
    StoreError,
    engine::{Engine, guarded},
    folder, schema,
};
use std::{fs, path::Path};

/// Answers with a database in which every piece is as short as today's. One that cannot be copied is used as it
/// is.
pub(crate) fn upgraded(path: &Path, engine: Engine) -> Result<Engine, StoreError> {
    // A mark that was changed is written anew.
    let version = guarded(|| engine.version()).flatten().ok().flatten();
    let long = match version {
        Some(schema::VERSION) => return Ok(engine),
        // What lies there record by record is read as it is.
        Some(schema::SHORT_PIECES) => Ok(false),
        _ => guarded(|| engine.has_long_values()).flatten(),
    };
    match long {
        Ok(false) => {
            let mut mark = sled::Batch::default();
            schema::put(&mut mark, schema::SCHEMA, &schema::version_value());
            engine.write(mark)?;
            return Ok(engine);
        }
        Ok(true) => (),
        Err(error) => return Ok(as_it_is(engine, &error)),
    }
    let new = folder::rebuilding(path);
    let copied = Engine::open(&new)
        .and_then(|copy| guarded(|| engine.copy_to(&copy)).flatten())
        .and_then(|()| Engine::open(&new).map(drop));
    if let Err(error) = copied {
        // On a full disk the torso would take the room that play needs.
        if let Err(error) = fs::remove_dir_all(&new) {
            tracing::warn!(%error, "half a copy of the database stays until the next opening");
        }
        return Ok(as_it_is(engine, &error));
    }
    drop(engine);
    let aside = folder::swap_in(path)?;
    tracing::info!(?aside, "the database of an earlier version was copied into short pieces");
    Engine::open(&folder::sled(path))
}

fn as_it_is(engine: Engine, error: &StoreError) -> Engine {
    tracing::warn!(%error, "the database of an earlier version stays as it is");
    engine
}
