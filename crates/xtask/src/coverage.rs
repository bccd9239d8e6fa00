//! Is every clause that the register calls played carried out and tested? And does the list of what
//! is still to come only shrink?

use crate::clauses::read;
use rulebook::{Entry, Register, Status};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

/// Looks at every rulebook crate below `root` and returns one sentence for each thing that is wrong.
pub(crate) fn check(root: &Path) -> Vec<String> {
    let mut wrong = Vec::new();
    match rulebooks(root) {
        Ok(rulebooks) => {
            for rulebook in rulebooks {
                if let Err(error) = check_one(&rulebook, &mut wrong) {
                    wrong.push(format!("{}: {error}", rulebook.display()));
                }
            }
        }
        Err(error) => wrong.push(format!("{}: {error}", root.display())),
    }
    wrong
}

/// The folders of the crates that carry a rulebook out.
pub(crate) fn rulebooks(root: &Path) -> io::Result<Vec<PathBuf>> {
    let mut rulebooks = Vec::new();
    for entry in fs::read_dir(root.join("crates"))? {
        let folder = entry?.path();
        if folder.join("rulebook.toml").is_file() {
            rulebooks.push(folder);
        }
    }
    rulebooks.sort();
    Ok(rulebooks)
}

fn check_one(rulebook: &Path, wrong: &mut Vec<String>) -> io::Result<()> {
    let toml = fs::read_to_string(rulebook.join("rulebook.toml"))?;
    let register = match read(toml) {
        Ok(register) => register,
        Err(error) => {
            wrong.push(format!("{}: {error}", rulebook.join("rulebook.toml").display()));
            return Ok(());
        }
    };
    let headings = headings(&rulebook.join("tests/rulebook"))?;
    let code = code(&rulebook.join("src"))?;
    let name = rulebook.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let said = judge(&register, &headings, &code);
    wrong.extend(said.into_iter().map(|what| format!("{name}: {what}")));
    Ok(())
}

/// What is wrong with a register, its tests and its code. `headings` are the clauses that test
/// headings name, with file and line; `code` is all Rust text but the generated constants.
fn judge(register: &Register, headings: &BTreeMap<String, String>, code: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    let to_come = |entry: &&Entry| entry.status == Status::ToCome;
    let still = register.entries.iter().filter(to_come).count();
    let pinned = register.to_come;
    if still > pinned {
        wrong.push(format!("{still} entries are to come, {pinned} were: the list only shrinks"));
    } else if still < pinned {
        wrong.push(format!("only {still} entries are to come: write `to_come = {still}`"));
    }
    for (id, place) in headings {
        match register.find(id) {
            None => wrong.push(format!("{place}: the register has no {id}")),
            Some(entry) if !entry.status.is_carried_out() => {
                wrong.push(format!("{place}: {id} is tested, but its status is not `played`"));
            }
            Some(_) => {}
        }
    }
    let named = ids_in(code);
    for entry in register.entries.iter().filter(|entry| entry.status.is_carried_out()) {
        let id = entry.clause.id();
        if !headings.contains_key(id) {
            wrong.push(format!("{id} is played, but no heading in tests/rulebook names it"));
        }
        if !named.contains(id) {
            wrong.push(format!("{id} is played, but nothing in src names it"));
        }
    }
    wrong
}

/// The clauses that headings of Markdown files name, with the place of the first heading.
fn headings(folder: &Path) -> io::Result<BTreeMap<String, String>> {
    let mut headings = BTreeMap::new();
    for path in files(folder, "md")? {
        let text = fs::read_to_string(&path)?;
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        for (number, line) in (1..).zip(text.lines()) {
            let Some(heading) = line.strip_prefix("## ") else { continue };
            for word in heading.split(' ') {
                let word = word.trim_end_matches([',', ':']);
                if !is_id(word, '-') {
                    break;
                }
                headings.entry(word.to_owned()).or_insert_with(|| format!("{name}:{number}"));
            }
        }
    }
    Ok(headings)
}

fn code(folder: &Path) -> io::Result<String> {
    let mut code = String::new();
    for path in files(folder, "rs")? {
        if path.file_name().is_some_and(|name| name != "clauses.rs") {
            code.push_str(&fs::read_to_string(path)?);
        }
    }
    Ok(code)
}

fn files(folder: &Path, extension: &str) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if !folder.is_dir() {
        return Ok(found);
    }
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(files(&path, extension)?);
        } else if path.extension().is_some_and(|it| it == extension) {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Every clause that a text names, as a constant (`HEI_156`) or in a comment (`HEI-156`).
fn ids_in(code: &str) -> BTreeSet<String> {
    let part_of_id = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    let words = code.split(|c: char| !part_of_id(c));
    words
        .filter(|word| is_id(word, '-') || is_id(word, '_'))
        .map(|word| word.replace('_', "-"))
        .collect()
}

fn is_id(word: &str, between: char) -> bool {
    word.split_once(between).is_some_and(|(book, number)| {
        !book.is_empty()
            && book.bytes().all(|byte| byte.is_ascii_uppercase())
            && !number.is_empty()
            && number.bytes().all(|byte| byte.is_ascii_digit())
    })
}

#[cfg(test)]
mod tests {
    use super::{ids_in, judge};
    use crate::clauses::read;
    use std::collections::BTreeMap;

    const REGISTER: &str = r#"
        to_come = 1
        [[clause]]
        id = "TST-001"
        name = "Moving"
        section = "1"
        rule = "One moves."
        status = "played"
        [[clause]]
        id = "TST-002"
        name = "Flying"
        section = "1"
        rule = "One flies."
        status = "to_come"
    "#;

    fn said(headings: &[&str], code: &str) -> Vec<String> {
        let place = |id: &&str| ((*id).to_owned(), "x.md:1".to_owned());
        let headings: BTreeMap<String, String> = headings.iter().map(place).collect();
        judge(&read(REGISTER.to_owned()).unwrap(), &headings, code)
    }

    #[test]
    fn a_played_clause_is_named_in_code_and_in_a_test() {
        assert!(said(&["TST-001"], "refuse(TST_001)").is_empty());
        assert!(said(&["TST-001"], "/// Moves (TST-001).").is_empty());
        assert_eq!(said(&[], "TST_001").len(), 1);
        assert_eq!(said(&["TST-001"], "TST_0011").len(), 1);
    }

    #[test]
    fn a_test_names_clauses_that_exist_and_are_played() {
        assert_eq!(
            said(&["TST-001", "TST-009"], "TST_001"),
            ["x.md:1: the register has no TST-009"]
        );
        assert_eq!(said(&["TST-001", "TST-002"], "TST_001").len(), 1);
    }

    #[test]
    fn the_list_of_what_is_to_come_is_pinned() {
        let more = REGISTER.replace("to_come = 1", "to_come = 0");
        let less = REGISTER.replace("to_come = 1", "to_come = 2");
        for toml in [more, less] {
            let headings = BTreeMap::from([("TST-001".to_owned(), "x.md:1".to_owned())]);
            assert_eq!(judge(&read(toml).unwrap(), &headings, "TST_001").len(), 1);
        }
    }

    #[test]
    fn ids_are_found_in_links_and_lists() {
        let found = ids_in("[R-49](crate::clauses::R_49) (HEI-001 to HEI-003)");
        let found: Vec<&str> = found.iter().map(String::as_str).collect();
        assert_eq!(found, ["HEI-001", "HEI-003", "R-49"]);
    }
}
