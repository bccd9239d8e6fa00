//! The pages are embedded from `web/dist`. Where they have not been built, a page is put there that
//! says so: the API works without them.

use std::{fs, path::Path};

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

fn main() {
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    println!("cargo:rerun-if-changed=../../web/dist");
    println!("cargo:rerun-if-changed=build.rs");
    let index = pages.join("index.html");
    if !index.exists()
        && let Err(error) = fs::create_dir_all(&pages).and_then(|()| fs::write(&index, PLACEHOLDER))
    {
        println!("cargo:error=cannot write {}: {error}", index.display());
    }
}
