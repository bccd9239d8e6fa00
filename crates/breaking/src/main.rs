//! Breaks for as long as somebody lets it: `breaking inputs | disk | http`; `cargo xtask fuzz` and `chaos` start it.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for a terminal")]

use breaking::{
    disk,
    http::{self, crowd::Trial, servers::Cluster},
    inputs,
};
use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    process::ExitCode,
    time::{Duration, Instant},
};

const USAGE: &str = "\
breaking inputs TARGET|all SEED SECONDS FOLDER    hostile inputs; what breaks is kept in FOLDER/TARGET
breaking seeds TARGET FOLDER                      inputs of a kind that are right, as files, for others to begin with
breaking disk SEED SECONDS                        histories on a disk that fails, from this seed on
breaking http SEED KILLS PROGRAM                  a server that is killed under load
breaking crowd RECORDS ROUNDS SECONDS PROGRAM     how long orders take while strangers read
breaking servers ROUNDS SECONDS NATS USER PASSWORD ADDRESS …
                                                  how many orders servers take that share a store";

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = |word: &str| word.parse::<u64>().ok();
    let done = match words[..] {
        ["inputs", target, seed, seconds, folder] => number(seed)
            .zip(number(seconds))
            .and_then(|(seed, seconds)| hostile(target, seed, seconds, Path::new(folder))),
        ["seeds", target, folder] => Some(seeds(target, Path::new(folder))),
        ["disk", seed, seconds] => {
            number(seed).zip(number(seconds)).map(|(seed, seconds)| histories(seed, seconds))
        }
        ["http", seed, kills, program] => number(seed)
            .zip(number(kills))
            .map(|(seed, kills)| killed(seed, kills, Path::new(program))),
        ["crowd", records, rounds, seconds, program] => {
            let rounds = number(rounds).and_then(|rounds| u32::try_from(rounds).ok());
            let plan = number(records).zip(rounds).zip(number(seconds));
            plan.map(|((records, rounds), seconds)| {
                let plan = Trial { records, rounds, each: Duration::from_secs(seconds) };
                crowd(plan, Path::new(program))
            })
        }
        ["servers", rounds, seconds, nats, user, password, ref addresses @ ..] => {
            let rounds = number(rounds).and_then(|rounds| u32::try_from(rounds).ok());
            let cluster = Cluster {
                servers: addresses.iter().map(ToString::to_string).collect(),
                nats: nats.to_owned(),
                login: (user.to_owned(), password.to_owned()),
            };
            let plan = rounds.zip(number(seconds)).filter(|_| !addresses.is_empty());
            plan.map(|(rounds, seconds)| sharing(&cluster, Duration::from_secs(seconds), rounds))
        }
        ["strangers", address, path] => http::crowd::strangers(address, path),
        _ => None,
    };
    match done {
        Some(true) => ExitCode::SUCCESS,
        Some(false) => ExitCode::FAILURE,
        None => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn hostile(name: &str, seed: u64, seconds: u64, folder: &Path) -> Option<bool> {
    let chosen: Vec<&inputs::Target> =
        inputs::TARGETS.iter().filter(|target| name == "all" || target.name == name).collect();
    let each =
        Duration::from_secs(seconds) / u32::try_from(chosen.len()).ok().filter(|it| *it > 0)?;
    for target in chosen {
        let folder = folder.join(target.name);
        let kept: Vec<Vec<u8>> =
            files(&folder).iter().filter_map(|file| fs::read(file).ok()).collect();
        let turn = inputs::turn(target, seed, &kept, each, |input, number| {
            let file = folder.join(format!("broke-{seed}-{number}"));
            let written = fs::create_dir_all(&folder).and_then(|()| fs::write(&file, input));
            eprintln!(
                "{}: seed {seed}, input {number}: {} {written:?}",
                target.name,
                file.display()
            );
        });
        let (inputs, took) = (turn.inputs, turn.took.as_secs_f32());
        println!("{:10} seed {seed}: {inputs} inputs in {took:.1} s, nothing broke", target.name);
    }
    Some(true)
}

fn seeds(name: &str, folder: &Path) -> bool {
    let target = inputs::TARGETS.iter().find(|target| target.name == name);
    let Some(target) = target else {
        let known: Vec<&str> = inputs::TARGETS.iter().map(|target| target.name).collect();
        eprintln!("there is no `{name}`; there are {}", known.join(", "));
        return false;
    };
    let seeds = (target.seeds)();
    let written = fs::create_dir_all(folder).and_then(|()| {
        let mut numbered = seeds.iter().enumerate();
        numbered
            .try_for_each(|(number, seed)| fs::write(folder.join(format!("seed-{number}")), seed))
    });
    if let Err(error) = &written {
        eprintln!("{}: {error}", folder.display());
    }
    written.is_ok()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.sort();
    files
}

fn histories(seed: u64, seconds: u64) -> bool {
    let begun = Instant::now();
    let mut told = BTreeMap::new();
    let mut number = 0;
    while begun.elapsed() < Duration::from_secs(seconds) {
        match disk::history(seed, number) {
            Ok(history) => history.add_to(&mut told),
            Err(why) => {
                eprintln!("seed {seed}, history {number}: {why}");
                return false;
            }
        }
        number += 1;
    }
    let took = begun.elapsed().as_secs_f32();
    println!("seed {seed}: {number} histories in {took:.1} s, nothing acknowledged was lost");
    for (what, count) in told {
        println!("  {what:28} {count}");
    }
    true
}

fn killed(seed: u64, kills: u64, program: &Path) -> bool {
    match http::kills(seed, kills, program) {
        Ok(told) => {
            println!("seed {seed}: {kills} kills, nothing acknowledged was lost");
            for (what, count) in told {
                println!("  {what:28} {count}");
            }
            true
        }
        Err(why) => {
            eprintln!("seed {seed}: {why}");
            false
        }
    }
}

fn sharing(cluster: &Cluster, each: Duration, rounds: u32) -> bool {
    match http::servers::measure(cluster, each, rounds, &mut |line| eprintln!("{line}")) {
        Ok(table) => {
            println!("{table}");
            true
        }
        Err(error) => {
            eprintln!("{error}");
            false
        }
    }
}

fn crowd(plan: Trial, program: &Path) -> bool {
    let measured = http::crowd::measure(program, plan, &mut |told| eprintln!("{told}"));
    match &measured {
        Ok(table) => println!("{table}"),
        Err(why) => eprintln!("{why}"),
    }
    measured.is_ok()
}
