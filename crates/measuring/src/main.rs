//! Figures of Wapenrol for `cargo xtask bench peers`, one to a line: `measuring long | appending | serving | starts | following`.

#![allow(clippy::print_stderr, reason = "a program for a terminal")]

mod appending;
mod figures;
mod following;
mod http;
mod kept;
mod long;
mod playing;
mod process;
mod serving;

use rustix::process::{Resource, getrlimit, setrlimit};
use std::{env, io, path::Path, process::ExitCode};

const USAGE: &str = "\
measuring long FOLDER RECORDS              a campaign of so many records: read anew, opened, looked back into, written on
measuring appending FOLDER                 batches that are stored by one writer and by many
measuring serving FOLDER PROGRAM PEERS     requests a second, beside a bare server
measuring starts FOLDER PROGRAM            how long a server takes to begin, and its memory
measuring following FOLDER PROGRAM PEERS   how long thousands take to hear of an order, beside a bare server

FOLDER keeps the campaigns that are played on; it is to lie on the disk that is measured.";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    // Thousands of connections are as many open files, here and in the servers that are started.
    let mut files = getrlimit(Resource::Nofile);
    files.current = files.maximum;
    let _ = setrlimit(Resource::Nofile, files);
    let done = match words[..] {
        ["long", folder, records] => match records.parse() {
            Ok(records) => long::measure(Path::new(folder), records),
            Err(_) => Err(io::Error::other(format!("{records} is no number of records"))),
        },
        ["appending", folder] => appending::measure(Path::new(folder)),
        ["serving", folder, program, peers] => {
            waited_for(serving::measure(Path::new(folder), Path::new(program), Path::new(peers)))
        }
        ["starts", folder, program] => {
            waited_for(serving::starts(Path::new(folder), Path::new(program)))
        }
        ["following", folder, program, peers] => {
            waited_for(following::measure(Path::new(folder), Path::new(program), Path::new(peers)))
        }
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn waited_for(work: impl Future<Output = io::Result<()>>) -> io::Result<()> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(work)
}
