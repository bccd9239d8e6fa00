//! Lines of the list that outlive the process, beside the store: a start need not open every campaign to list them.
//!
//! A file of lines, each newer than those before it about the same campaign. It is disposable: whoever reads a line compares its
//! head with the store's, and a file that another program has written is begun anew.

use chronicle::CampaignId;
use projections::{Language, Summary};
use serde::{Deserialize, Serialize};
use std::{
    collections::HashMap,
    fs::{self, File, OpenOptions},
    io::{self, BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
};

pub(super) type Known = HashMap<(CampaignId, Language), Row>;

/// What is known of one campaign, as long as its head is that of the summary.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct Row {
    pub(super) summary: Summary,
    /// Are there deadlines of which somebody may have to be reminded?
    pub(super) has_deadlines: bool,
}

/// Which program wrote the file: what a line says comes out of its sources.
const PROGRAM: &str = env!("WAPENROL_PROJECTIONS");

/// So many lines more than campaigns, and the file is written anew.
const SPARE: usize = 1000;

#[derive(Serialize, Deserialize)]
struct Title {
    program: String,
    rules: String,
}

#[derive(Serialize, Deserialize)]
struct Written<R> {
    language: String,
    #[serde(flatten)]
    row: R,
}

/// The file; what cannot be written is told again after the next start.
#[derive(Debug)]
pub(super) struct KeptLines {
    file: Option<File>,
}

impl KeptLines {
    /// Opens the file in a folder of states, and what it holds.
    pub(super) fn open(folder: &Path, rules: &str) -> (Self, Known) {
        let path = folder.join("summaries");
        let (known, lines) = read(&path, rules).unwrap_or_default();
        let is_fresh = lines > 0 && lines <= 2 * known.len() + SPARE;
        let opened = match is_fresh {
            true => OpenOptions::new().append(true).open(&path),
            false => anew(folder, &path, rules, &known),
        };
        let file = opened.inspect_err(|error| {
            tracing::debug!(path = %path.display(), %error, "the list is not kept");
        });
        (Self { file: file.ok() }, known)
    }

    /// Keeps a line.
    pub(super) fn add(&mut self, language: Language, row: &Row) {
        let Some(file) = &mut self.file else { return };
        if let Err(error) = write(file, language, row) {
            tracing::debug!(%error, "the list is not kept any more");
            self.file = None;
        }
    }
}

fn write(file: &mut File, language: Language, row: &Row) -> io::Result<()> {
    let language = language.code().to_owned();
    let mut line = serde_json::to_vec(&Written { language, row })?;
    line.push(b'\n');
    file.write_all(&line)
}

/// What the file holds, and how many lines it has. Of a line that is not whole nothing is known.
fn read(path: &Path, rules: &str) -> io::Result<(Known, usize)> {
    let mut lines = BufReader::new(File::open(path)?).lines();
    let title = lines.next().transpose()?.unwrap_or_default();
    let is_ours = serde_json::from_str(&title)
        .is_ok_and(|title: Title| title.program == PROGRAM && title.rules == rules);
    let (mut known, mut count) = (Known::new(), 0);
    if !is_ours {
        return Ok((known, count));
    }
    for line in lines {
        count += 1;
        let Ok(Written { language, row }) = serde_json::from_str::<Written<Row>>(&line?) else {
            continue;
        };
        let Some(language) = Language::of(&language) else { continue };
        known.insert((row.summary.campaign, language), row);
    }
    Ok((known, count))
}

/// The file with nothing in it but what is known.
fn anew(folder: &Path, path: &PathBuf, rules: &str, known: &Known) -> io::Result<File> {
    fs::create_dir_all(folder)?;
    let mut file = File::create(path)?;
    let title = Title { program: PROGRAM.to_owned(), rules: rules.to_owned() };
    let mut bytes = serde_json::to_vec(&title)?;
    bytes.push(b'\n');
    file.write_all(&bytes)?;
    for ((_, language), row) in known {
        write(&mut file, *language, row)?;
    }
    Ok(file)
}
