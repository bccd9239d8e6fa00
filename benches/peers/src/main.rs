//! What the machine allows and what others take: `peers syncs | group-commit | rebuilds | write LOG EVENTS | serve`, each with
//! a folder to write in.

mod figures;
mod machine;
mod reference_game;
mod replay;
mod server;

use std::{env, path::Path, process::exit};

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words[..] {
        ["syncs", folder] => machine::syncs(Path::new(folder)),
        ["group-commit", folder] => machine::group_commit(Path::new(folder)),
        ["rebuilds"] => replay::rebuilds(),
        ["write", log, events] => replay::write(Path::new(log), events.parse().unwrap()),
        ["serve", folder] => server::serve(Path::new(folder)),
        _ => {
            eprintln!("peers syncs|group-commit|serve FOLDER, rebuilds, write LOG EVENTS");
            exit(2);
        }
    }
}
