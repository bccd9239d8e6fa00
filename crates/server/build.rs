//! The pages are embedded from `web/dist`. Where they have not been built, a page is put there that
//! says so: the API works without them.
//!
//! What a line of the list says comes out of the sources of `projections`; a number over them tells lines that another program
//! has written.

use std::{
    collections::BTreeSet,
    fs,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    io,
    path::{Path, PathBuf},
};

const PLACEHOLDER: &str = "<!doctype html>
<html lang=\"en\">
  <head>
    <meta charset=\"utf-8\" />
    <title>Wapenrol</title>
  </head>
  <body>
    <h1>Wapenrol</h1>
    <p>The server runs, but this program was built without its pages.</p>
    <p>Build them with <code>npm ci</code> and <code>npm run build</code> in <code>web</code>, then
      build the program again; <code>cargo xtask demo</code> does both.</p>
  </body>
</html>
";

fn main() -> io::Result<()> {
    let projections = Path::new(env!("CARGO_MANIFEST_DIR")).join("../projections/src");
    println!("cargo:rerun-if-changed={}", projections.display());
    let mut hasher = DefaultHasher::new();
    for file in files(&projections)? {
        fs::read(&file)?.hash(&mut hasher);
    }
    println!("cargo:rustc-env=WAPENROL_PROJECTIONS={:016x}", hasher.finish());
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo:rerun-if-changed=../../web/dist");
    println!("cargo:rerun-if-changed=build.rs");
    let index = pages.join("index.html");
    if !index.exists()
        && let Err(error) = fs::create_dir_all(&pages).and_then(|()| fs::write(&index, PLACEHOLDER))
    {
        println!("cargo:error=cannot write {}: {error}", index.display());
    }
    Ok(())
}

/// In an order that is the same everywhere.
fn files(folder: &Path) -> io::Result<BTreeSet<PathBuf>> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        match path.is_dir() {
            true => found.extend(files(&path)?),
            false => found.extend([path]),
        }
    }
    Ok(found)
}
