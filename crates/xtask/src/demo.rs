//! `cargo xtask demo`: from a clone to a campaign in the browser.

use crate::{provide, run, workspace};
use anyhow::{Context, Result};
use std::path::PathBuf;
use std::process::Command;

/// How to show it.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// The data folder; made when it is not there
    #[arg(long, default_value = "data")]
    data: PathBuf,
    /// The port; when it is taken the next free one
    #[arg(long, default_value_t = 7411)]
    port: u16,
    /// Build and make the campaign, but do not serve it
    #[arg(long)]
    no_serve: bool,
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
    run::shown(workspace::npm().args(["run", "build"]))?;
    step("wapenrol: build (the first time takes some minutes)");
    run::shown(workspace::cargo().args(["build", "--locked", "--package", "cli"]))?;
    let binary = workspace::target()?
        .join("debug")
        .join(format!("wapenrol{}", std::env::consts::EXE_SUFFIX));
    let data = workspace::root().join(&options.data);
    let mut demo = Command::new(binary);
    demo.arg("--data").arg(data).args(["demo", "--port", &options.port.to_string()]);
    if options.no_serve {
        return run::shown(demo.arg("--no-serve"));
    }
    if std::env::var_os("WAPENROL_LOG").is_none() {
        demo.env("WAPENROL_LOG", "warn");
    }
    step("bots play the campaign so far");
    serve(&mut demo)
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
