//! What a check needs and may be missing: installed where that is possible, else named together
//! with the command that installs it.

use crate::report::{Running, note};
use crate::workspace;
use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

/// The version of cargo-deny that CI installs.
const CARGO_DENY: &str = "0.20.2";

/// The web client's packages, exactly as its lock file names them.
///
/// # Errors
/// When Node.js is missing or npm fails.
pub(crate) fn node_modules(running: &mut Running) -> Result<()> {
    if let Some(mut install) = npm_ci()? {
        running.run(&mut install)?;
        remember_node_modules()?;
    }
    Ok(())
}

/// The command that brings the web client's packages, or none when they are there already.
///
/// # Errors
/// When Node.js is missing.
pub(crate) fn npm_ci() -> Result<Option<Command>> {
    if !crate::run::answers("node", "--version") || !crate::run::answers("npm", "--version") {
        bail!(
            "Node.js 20 or newer with npm is missing.\n\
             On Debian: apt-get install nodejs npm. Elsewhere: https://nodejs.org"
        );
    }
    let lock = workspace::web().join("package-lock.json");
    let installed = fs::read(node_modules_stamp()).ok();
    if installed.is_some() && installed == fs::read(lock).ok() {
        return Ok(None);
    }
    let mut install = workspace::npm();
    install.args(["ci", "--no-audit", "--no-fund"]);
    Ok(Some(install))
}

/// Notes which lock file the installed packages belong to.
///
/// # Errors
/// When the note cannot be written.
pub(crate) fn remember_node_modules() -> Result<()> {
    fs::copy(workspace::web().join("package-lock.json"), node_modules_stamp())?;
    Ok(())
}

fn node_modules_stamp() -> PathBuf {
    workspace::web().join("node_modules/.installed-from")
}

/// The program, as the tests of whole paths build it. `cargo build --package cli` would choose other features
/// for half of the libraries and compile them a second time.
///
/// # Errors
/// When it does not compile.
pub(crate) fn program(run: &mut dyn FnMut(&mut Command) -> Result<()>) -> Result<PathBuf> {
    let words = ["test", "--workspace", "--locked", "--no-run", "--quiet"];
    run(workspace::linting_cargo().args(words))?;
    Ok(workspace::target()?.join("debug/wapenrol-under-test"))
}

/// A program of a package of PyPI, in an environment of its own in the build folder.
pub(crate) struct FromPypi {
    /// The package.
    pub(crate) package: &'static str,
    /// Its version, which the check takes.
    pub(crate) version: &'static str,
    /// The program in it.
    pub(crate) program: &'static str,
}

impl FromPypi {
    /// Is it here, or can it be fetched?
    pub(crate) fn can_be_had(&self) -> bool {
        self.path().is_ok_and(|path| path.is_file())
            || (!offline() && crate::run::answers("python3", "--version"))
    }

    fn path(&self) -> Result<PathBuf> {
        let Self { package, version, program } = self;
        Ok(workspace::target()?.join(format!("checks/{package}-{version}/bin/{program}")))
    }

    /// The program.
    ///
    /// # Errors
    /// Where it is not there and cannot be fetched.
    pub(crate) fn provide(
        &self,
        execute: &mut dyn FnMut(&mut Command) -> Result<()>,
    ) -> Result<PathBuf> {
        let program = self.path()?;
        if !program.is_file() {
            let folder = program.ancestors().nth(2).context("it has a folder")?.to_path_buf();
            execute(Command::new("python3").args(["-m", "venv"]).arg(&folder))
                .context("on Debian: apt-get install python3-venv")?;
            let mut pip = Command::new(folder.join("bin/pip"));
            let wanted = format!("{}=={}", self.package, self.version);
            execute(pip.args(["install", "--quiet", &wanted]))?;
        }
        Ok(program)
    }
}

/// The path of a Chromium, installed by apt-get on Debian when there is none.
///
/// # Errors
/// When there is none and it cannot be installed here.
pub(crate) fn chromium(running: &mut Running) -> Result<PathBuf> {
    // The first has no windows to draw, which saves a quarter of the time.
    const NAMES: [&str; 5] =
        ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"];
    let find = || {
        env::var_os("CHROMIUM_BIN")
            .map(PathBuf::from)
            .or_else(|| NAMES.into_iter().find_map(on_path))
            .filter(|path| path.is_file())
    };
    if let Some(path) = find() {
        return Ok(path);
    }
    if offline() || on_path("apt-get").is_none() {
        bail!(
            "Chromium is missing. On Debian: apt-get install chromium-headless-shell. Elsewhere \
             install it from your system, or set CHROMIUM_BIN to its path."
        );
    }
    note(&running.log, "Chromium is missing; apt-get installs it\n")?;
    let mut apt_get = |arguments: &[&str]| {
        running.run(as_root("apt-get")?.env("DEBIAN_FRONTEND", "noninteractive").args(arguments))
    };
    apt_get(&["update"])?;
    let mut install = |name| apt_get(&["install", "-y", "--no-install-recommends", name]);
    // Not every Debian has the first.
    install(NAMES[0]).or_else(|_| install(NAMES[1]))?;
    match find() {
        Some(path) => Ok(path),
        None => bail!("apt-get installed chromium, and still there is none on the PATH"),
    }
}

/// The proxy before several servers, installed by apt-get on Debian when there is none.
///
/// # Errors
/// When there is none and it cannot be installed here.
pub(crate) fn haproxy(execute: &mut dyn FnMut(&mut Command) -> Result<()>) -> Result<PathBuf> {
    let find = || on_path("haproxy").or_else(|| Some("/usr/sbin/haproxy".into()));
    let is_there = |path: &PathBuf| path.is_file();
    if let Some(path) = find().filter(is_there) {
        return Ok(path);
    }
    if offline() || on_path("apt-get").is_none() {
        bail!("HAProxy is missing. On Debian: apt-get install haproxy");
    }
    let arguments = ["install", "-y", "--no-install-recommends", "haproxy"];
    execute(as_root("apt-get")?.env("DEBIAN_FRONTEND", "noninteractive").args(arguments))?;
    find().filter(is_there).context("apt-get installed haproxy, and still there is none")
}

/// Whether cargo-deny is there, after trying to install it.
pub(crate) fn cargo_deny(running: &mut Running) -> bool {
    let there = || workspace::cargo().args(["deny", "--version"]).output();
    if there().is_ok_and(|output| output.status.success()) {
        return true;
    }
    if offline() {
        return false;
    }
    let mut install = workspace::cargo();
    // It looks through a few hundred crates: optimising it takes longer than it will ever run.
    install.args(["install", "cargo-deny", "--locked", "--debug", "--version", CARGO_DENY]);
    install.env("CARGO_PROFILE_DEV_DEBUG", "0");
    running.run(&mut install).is_ok()
}

/// Does cargo have nextest?
pub(crate) fn nextest() -> bool {
    workspace::cargo()
        .args(["nextest", "--version"])
        .output()
        .is_ok_and(|output| output.status.success())
}

/// Nothing may be fetched: `OFFLINE` or `CARGO_NET_OFFLINE` is set.
pub(crate) fn offline() -> bool {
    ["OFFLINE", "CARGO_NET_OFFLINE"]
        .iter()
        .any(|name| env::var(name).is_ok_and(|value| !["", "0", "false"].contains(&value.as_str())))
}

fn as_root(program: &str) -> Result<Command> {
    let id = Command::new("id").arg("-u").output()?;
    if id.stdout.trim_ascii() == b"0" {
        return Ok(Command::new(program));
    }
    if on_path("sudo").is_none() {
        bail!("{program} needs root: run `{program} install chromium` as root, then try again");
    }
    let mut sudo = Command::new("sudo");
    sudo.args(["--non-interactive", "--preserve-env=DEBIAN_FRONTEND", program]);
    Ok(sudo)
}

fn on_path(program: &str) -> Option<PathBuf> {
    env::split_paths(&env::var_os("PATH")?)
        .map(|folder| folder.join(program))
        .find(|path| path.is_file())
}
