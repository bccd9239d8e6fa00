//! `cargo xtask demo`: from a clone to a siege in the browser.

use crate::{house, provide, run};
use anyhow::{Context, Result, bail};
use serde::{Deserialize, Serialize};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{fs, io};

/// How to show it.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The data folder; made when it is not there
    #[arg(long, default_value = "data")]
    data: PathBuf,
    /// The port; when it is taken the next free one
    #[arg(long, default_value_t = 7411)]
    port: u16,
    /// Build and make the siege, but do not serve it
    #[arg(long)]
    no_serve: bool,
}

/// Turns that the bots have played before you sit down.
const TURNS_PLAYED: &str = "3";

/// What `wapenrol new --json` answers, kept in the data folder: keys are stored there only hashed,
/// and a demonstration should be found again tomorrow.
#[derive(Debug, Serialize, Deserialize)]
struct Opened {
    campaign: String,
    organiser: Key,
    seats: Vec<SeatKey>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Key {
    key: String,
}

#[derive(Debug, Serialize, Deserialize)]
struct SeatKey {
    seat: String,
    name: String,
    key: String,
}

/// The errand.
///
/// # Errors
/// When something cannot be built, opened or served.
pub(crate) fn run(options: &Options) -> Result<()> {
    step("pages: packages");
    if let Some(mut install) = provide::npm_ci()? {
        run::shown(&mut install)?;
        provide::remember_node_modules()?;
    }
    step("pages: build");
    run::shown(house::npm().args(["run", "build"]))?;
    step("wapenrol: build (the first time takes some minutes)");
    run::shown(house::cargo().args(["build", "--locked", "--package", "cli"]))?;
    let binary =
        house::target()?.join("debug").join(format!("wapenrol{}", std::env::consts::EXE_SUFFIX));
    let data = house::root().join(&options.data);
    let opened = open(&binary, &data)?;
    let port = free_port(options.port)?;
    show(&opened, port);
    if options.no_serve {
        return Ok(());
    }
    let mut server = Command::new(binary);
    if std::env::var_os("WAPENROL_LOG").is_none() {
        server.env("WAPENROL_LOG", "warn");
    }
    serve(server.arg("--data").arg(data).args([
        "serve",
        "--listen",
        &format!("127.0.0.1:{port}"),
        "--bots",
    ]))
}

fn open(binary: &Path, data: &Path) -> Result<Opened> {
    let kept = data.join("demo.json");
    match fs::read(&kept) {
        Ok(text) => {
            let opened: Opened = serde_json::from_slice(&text).with_context(|| {
                format!("{} is damaged; delete it for a new siege", kept.display())
            })?;
            if is_going_on(binary, data, &opened.campaign)? {
                step("siege: the one that is there already");
                return Ok(opened);
            }
            step("siege: the last one is over, so a new one");
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(error).with_context(|| kept.display().to_string()),
    }
    step("siege: bots play the first turns");
    let output = Command::new(binary)
        .arg("--data")
        .arg(data)
        .args(["--json", "new", "siege", "--name", "The demonstration", "--played", TURNS_PLAYED])
        .stderr(Stdio::inherit())
        .output()
        .context("wapenrol could not be started")?;
    if !output.status.success() {
        bail!("wapenrol new: {}", output.status);
    }
    let opened = serde_json::from_slice(&output.stdout).context("wapenrol new --json")?;
    fs::write(&kept, serde_json::to_vec_pretty(&opened)?).context("demo.json")?;
    Ok(opened)
}

fn is_going_on(binary: &Path, data: &Path, campaign: &str) -> Result<bool> {
    let output = Command::new(binary)
        .arg("--data")
        .arg(data)
        .args(["--json", "show", campaign])
        .stderr(Stdio::inherit())
        .output()
        .context("wapenrol could not be started")?;
    if !output.status.success() {
        bail!("the siege in {} cannot be read; see above", data.display());
    }
    let view: serde_json::Value = serde_json::from_slice(&output.stdout)?;
    Ok(view["siege"]["outcome"].is_null())
}

fn show(opened: &Opened, port: u16) {
    let place = format!("http://127.0.0.1:{port}/c/{}", opened.campaign);
    println!("\nA siege is in progress. Bots play every seat until somebody opens its link.\n");
    for SeatKey { name, key, .. } in &opened.seats {
        println!("  {name:<22} {place}#{key}");
    }
    println!("  {:<22} {place}#{}", "Organiser", opened.organiser.key);
    println!(
        "\nOpen the City Guard's link and take over. The enemy acts when you say so. Ctrl-C ends it; \
         nothing is lost.\n"
    );
}

/// The wanted port, or the first free one after it.
fn free_port(wanted: u16) -> Result<u16> {
    (wanted..=u16::MAX)
        .take(50)
        .find(|port| TcpListener::bind(("127.0.0.1", *port)).is_ok())
        .with_context(|| format!("ports {wanted} and the 49 after it are all taken"))
}

fn step(what: &str) {
    println!("› {what}");
}

/// Becomes the server, so that Ctrl-C reaches it and nobody else.
#[cfg(unix)]
fn serve(command: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(command.exec()).context("wapenrol serve could not be started")
}

#[cfg(not(unix))]
fn serve(command: &mut Command) -> Result<()> {
    run::shown(command)
}
