//! `cargo xtask release`: the program as others get it, with what it is made of and on what terms.

use crate::{provide, run, supplied, workspace};
use anyhow::{Context, Result};
use std::fs;
use std::process::Command;

/// What to make.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Only the papers: the bill of materials and the licences
    #[arg(long)]
    papers: bool,
}

/// Builds the pages and the program, and packs it with its papers into `target/release-VERSION`.
///
/// # Errors
/// When something cannot be built or read.
pub(crate) fn run(options: &Options) -> Result<()> {
    let version = env!("CARGO_PKG_VERSION");
    let target = workspace::target()?;
    let name = format!("wapenrol-{version}");
    let folder = target.join("releases").join(&name);
    fs::create_dir_all(&folder)?;
    if let Some(mut install) = provide::npm_ci()? {
        run::shown(&mut install)?;
        provide::remember_node_modules()?;
    }
    let supplied = supplied::everything()?;
    let bill = serde_json::to_string_pretty(&supplied::bill(version, &supplied))?;
    fs::write(folder.join("sbom.cdx.json"), bill + "\n")?;
    fs::write(folder.join("LICENCES-OF-OTHERS.txt"), supplied::licences(&supplied))?;
    for paper in ["LICENSE-APACHE", "LICENSE-MIT", "CHANGELOG.md", "docs/hosting.md"] {
        let from = workspace::root().join(paper);
        let name = from.file_name().context("a file has a name")?;
        fs::copy(&from, folder.join(name)).with_context(|| paper.to_owned())?;
    }
    println!("{} packages of others; papers in {}", supplied.len(), folder.display());
    if options.papers {
        return Ok(());
    }
    run::shown(workspace::npm().args(["run", "build"]))?;
    run::shown(workspace::cargo().args([
        "build",
        "--profile",
        "dist",
        "--locked",
        "--package",
        "cli",
    ]))?;
    let program = format!("wapenrol{}", std::env::consts::EXE_SUFFIX);
    fs::copy(target.join("dist").join(&program), folder.join(&program))?;
    let archive = target.join("releases").join(format!("{name}.tar.gz"));
    let mut tar = Command::new("tar");
    tar.current_dir(target.join("releases")).arg("-czf").arg(&archive).arg(&name);
    run::shown(&mut tar)?;
    println!("{}", archive.display());
    Ok(())
}
