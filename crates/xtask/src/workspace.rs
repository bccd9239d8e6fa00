//! Where things are: the root of the workspace, its crates, its tracked files.

use anyhow::{Context, Result};
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the workspace.
pub(crate) fn root() -> PathBuf {
    // As cargo says now, not as it said when this was built: two clones may share a target folder.
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.ancestors().nth(2).unwrap_or(&here).to_path_buf()
}

/// The web client's folder.
pub(crate) fn web() -> PathBuf {
    root().join("web")
}

/// The cargo that started this program.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root());
    // What the outer `cargo run` put there would make the inner cargo build everything anew.
    for name in
        ["CARGO_MANIFEST_DIR", "CARGO_PKG_NAME", "CARGO_PKG_VERSION", "CARGO_PRIMARY_PACKAGE"]
    {
        command.env_remove(name);
    }
    command
}

/// Cargo for what a check builds: the compiler is clippy's, which looks through our own crates while it compiles them. Everything
/// that is checked is built so, since what another compiler built would be built once more (docs/decisions/0118).
pub(crate) fn linting_cargo() -> Command {
    let mut command = cargo();
    command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
    command
}

/// npm in the web client's folder.
pub(crate) fn npm() -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.current_dir(web());
    command
}

/// One package of the workspace as cargo describes it.
#[derive(Debug, Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) manifest_path: PathBuf,
    pub(crate) dependencies: Vec<Dependency>,
    pub(crate) targets: Vec<Target>,
}

/// One thing that is built of a package.
#[derive(Debug, Deserialize)]
pub(crate) struct Target {
    pub(crate) name: String,
    /// Such as `lib`, `bin`, `test`, `bench`.
    pub(crate) kind: Vec<String>,
}

/// One line of a manifest's dependencies.
#[derive(Debug, Deserialize)]
pub(crate) struct Dependency {
    pub(crate) name: String,
    /// None: a normal dependency; otherwise `dev` or `build`.
    pub(crate) kind: Option<String>,
    /// The features that it asks for by name.
    pub(crate) features: Vec<String>,
    pub(crate) uses_default_features: bool,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    target_directory: PathBuf,
}

fn metadata() -> Result<Metadata> {
    let output = cargo()
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .output()
        .context("cargo metadata")?;
    anyhow::ensure!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr).trim());
    serde_json::from_slice(&output.stdout).context("cargo metadata wrote something unexpected")
}

/// Every package of the workspace.
pub(crate) fn packages() -> Result<Vec<Package>> {
    Ok(metadata()?.packages)
}

/// Where cargo builds.
pub(crate) fn target() -> Result<PathBuf> {
    Ok(metadata()?.target_directory)
}

/// Every file that git tracks or would track, relative to the root.
pub(crate) fn files() -> Result<Vec<PathBuf>> {
    let output = Command::new("git")
        .current_dir(root())
        .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
        .output()
        .context("git is missing: install it with your system's package manager")?;
    anyhow::ensure!(output.status.success(), "git ls-files: this is no clone of the repository");
    let listing = String::from_utf8(output.stdout).context("a file name is no UTF-8")?;
    let mut files: Vec<PathBuf> = listing
        .split_terminator('\0')
        .map(PathBuf::from)
        .filter(|file| root().join(file).is_file())
        .collect();
    files.sort();
    files.dedup();
    Ok(files)
}

/// The text of one file of the house.
pub(crate) fn read(file: impl AsRef<Path>) -> Result<String> {
    let file = file.as_ref();
    std::fs::read_to_string(root().join(file)).with_context(|| file.display().to_string())
}
