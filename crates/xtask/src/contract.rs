//! Does the server keep to what it promises in its OpenAPI document? schemathesis sends what the document allows, and what
//! it does not, as nobody, as a seat and as the organiser.

use crate::provide::{self, FromPypi};
use crate::report::{Running, note};
use crate::{systems, workspace};
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// What sends the requests.
pub(crate) const SCHEMATHESIS: FromPypi =
    FromPypi { package: "schemathesis", version: "4.32.5", program: "schemathesis" };

/// Statuses with which a server may answer what the document allows, as schemathesis has them.
const ALLOWED: [&str; 8] = ["2xx", "3xx", "401", "403", "404", "409", "429", "5xx"];

/// Operations that take texts of which no schema says when they are right, or members of which one alone must be there: 400
/// is an answer there, too. A file of a scenario, a receipt, an origin, a figure or a place as people write it, a signed note, a
/// word at the desk, `to` or `turn`.
const TEXTS: &[&str] = &[
    "checkContinuity",
    "comeToTheDesk",
    "countersignCheckpoint",
    "createCampaign",
    "getLineOfFire",
    "getMoves",
    "getOptions",
    "getSheets",
    "getStoryMarkdown",
    "getStoryPage",
    "getSurvey",
    "getZoneOfFire",
    "giveOrder",
    "giveOrdersTogether",
    "previewAct",
    "previewAmendment",
    "previewOrder",
    "previewRewind",
    "verifyCampaign",
];

/// What is sent, seed or no seed: what the document shows, and the edges of what it allows.
const EDGES: &str = "examples,coverage";

/// The same, and whatever else chance brings.
pub(crate) const ALL: &str = "examples,coverage,fuzzing";

/// Runs these phases for so many seconds with each kind of key, with this seed.
///
/// # Errors
/// When the server does not keep to it, or nothing can be run.
pub(crate) fn run(
    phases: &str,
    (seconds, seed): (u64, u64),
    log: &Path,
    execute: &mut dyn FnMut(&mut Command) -> Result<()>,
) -> Result<String> {
    let schemathesis = SCHEMATHESIS.provide(execute)?;
    let program = provide::program(execute)?;
    let folder = workspace::target()?.join("checks/contract");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let new = ["--data", "data", "new", "--name", "Contract", "--json"];
    let new = Command::new(&program).current_dir(&folder).args(new).arg(scenario()?).output()?;
    let new: Value = serde_json::from_slice(&new.stdout).context("`wapenrol new` wrote no JSON")?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let configuration = folder.join("schemathesis.toml");
    fs::write(&configuration, configured(&text(&new["campaign"]))?)?;
    let keys = [
        ("nobody", String::new()),
        ("a seat", text(&new["seats"][0]["key"])),
        ("the organiser", text(&new["organiser"]["key"])),
    ];
    let server = Server::start(&program, &folder)?;
    for (who, key) in &keys {
        note(log, &format!("as {who}\n"))?;
        // It keeps what it has found beside it.
        let mut command = Command::new(&schemathesis);
        command.current_dir(&folder);
        command.arg("--config-file").arg(&configuration).arg("run");
        command.arg(format!("{}/api/openapi.json", server.url));
        // The stream of events never ends, and a log is no JSON.
        command.args(["--exclude-path-regex", "stream$|import$"]);
        command.args(["--phases", phases, "--max-examples", "200"]);
        command.args(["--seed", &seed.to_string(), "--max-time", &seconds.to_string()]);
        command.args(["--request-timeout", "30", "--no-color", "--warnings", "off"]);
        if !key.is_empty() {
            command.args(["-H", &format!("Authorization: Bearer {key}")]);
        }
        execute(&mut command).with_context(|| format!("as {who}"))?;
    }
    let text = fs::read_to_string(log).unwrap_or_default();
    let counts =
        text.lines().filter_map(|line| line.trim().split_once(" generated")?.0.parse::<u64>().ok());
    Ok(format!("{} requests, seed {seed}", counts.sum::<u64>()))
}

/// What schemathesis is told beside the document. Two things that it holds against a server no document can say: which orders
/// the rules accept (422, where that is among the answers), and that a key shows more and is not needed.
fn configured(campaign: &str) -> Result<String> {
    let document = fs::read_to_string(workspace::root().join("schemas/openapi.json"))?;
    let document: Value = serde_json::from_str(&document)?;
    let mut text = format!("[parameters]\n\"path.id\" = \"{campaign}\"\n");
    let paths = document["paths"].as_object().context("the document has no paths")?;
    for operation in paths.values().filter_map(Value::as_object).flat_map(|path| path.values()) {
        let id = operation["operationId"].as_str().context("an operation has no name")?;
        let _ = write!(text, "\n[[operations]]\ninclude-operation-id = \"{id}\"\n");
        let mut allowed = ALLOWED.to_vec();
        allowed.extend(operation["responses"].get("422").map(|_| "422"));
        allowed.extend(TEXTS.contains(&id).then_some("400"));
        let _ = writeln!(text, "checks.positive_data_acceptance.expected-statuses = {allowed:?}");
        let keys = operation["security"].as_array().map_or(&[][..], Vec::as_slice);
        if keys.contains(&json!({})) {
            text.push_str("checks.missing_required_header.enabled = false\n");
        }
    }
    Ok(text)
}

/// Any scenario that there is.
fn scenario() -> Result<PathBuf> {
    let folders =
        systems::names().map(|name| workspace::root().join(format!("crates/{name}/scenarios")));
    let files = folders.filter_map(|folder| fs::read_dir(folder).ok()).flatten().flatten();
    let mut files: Vec<PathBuf> = files.map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|it| it == "toml"));
    files.into_iter().min().context("no rule system has a scenario")
}

/// The check's turn.
///
/// # Errors
/// As [`run`].
pub(crate) fn check(running: &mut Running) -> Result<String> {
    let log = running.log.clone();
    // What chance finds is for `cargo xtask fuzz api`: a landing must not hang on it.
    run(EDGES, (20, 22), &log, &mut |command| running.run(command))
}

/// A server, ended when it is dropped.
struct Server {
    child: Child,
    url: String,
}

impl Server {
    fn start(program: &Path, folder: &Path) -> Result<Self> {
        let mut child = Command::new(program)
            .current_dir(folder)
            .args(["--data", "data", "serve", "--listen", "127.0.0.1:0"])
            .env("WAPENROL_LOG", "error")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let Some(url) = line.trim().strip_prefix("listening on ") else {
            let _ = child.kill();
            bail!("the server did not start: {line}");
        };
        Ok(Self { url: url.to_owned(), child })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
