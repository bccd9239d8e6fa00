//! One word, one meaning: the glossary's table *Say instead*, and who still says otherwise.
//!
//! A row says in its first cell what is not to be said, in one of four forms, and in its last how often
//! it is still said; that number only falls.
//!
//! | form | what is looked through |
//! |---|---|
//! | `` `word` `` | parts of the names of types, functions and files: `read_word`, `WordKind`, `words.rs` |
//! | `` `Word` `` | whole names of types |
//! | `` `word.rs` `` | names of files, Rust or not |
//! | `*word*` | lines of prose: documentation, comments, messages; not Dutch |
//!
//! Names are read where what ships by hand stands: `crates/*/src` and `web/src`, without what a
//! program wrote and what is behind `#[cfg(test)]`; names of files in the tests too. Prose ends where
//! a rule system's room begins: the books have named people and figures, and speak of them as they do.

use super::lines::says_generated;
use super::modules::{tokens, without_tests};
use super::{Findings, systems};
use crate::workspace::{self, read};
use anyhow::Result;
use proc_macro2::{Ident, TokenStream, TokenTree};
use std::path::{Path, PathBuf};

/// Where the table stands.
const PAGE: &str = "docs/glossary.md";

/// The head of the table.
const HEAD: &str = "| not | say | still |";

/// One row of the table.
struct Row {
    line: usize,
    not: Vec<Form>,
    cells: [String; 3],
    still: usize,
}

/// What is not to be said.
#[derive(Debug, PartialEq, Eq)]
enum Form {
    /// The parts of a name, one behind the other.
    Part(Vec<String>),
    Type(String),
    File(String),
    Prose(String),
}

/// Something that somebody has given a name, or a line of prose.
struct Said {
    file: PathBuf,
    line: usize,
    what: What,
    text: String,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum What {
    Type,
    Function,
    File,
    Prose,
}

/// Holds the house to the table.
pub(super) fn look(files: &[PathBuf], findings: &mut Findings) -> Result<()> {
    let said = said(files)?;
    for row in rows(&read(PAGE)?)? {
        let found: Vec<&Said> = said.iter().filter(|said| row.refuses(said)).collect();
        let [not, say, _] = &row.cells;
        match found.len() {
            count if count > row.still && row.still == 0 => {
                for said in found {
                    let message = format!("`{}`: for {not} say {say}", said.text.trim());
                    findings.fault(&said.file, said.line, message);
                }
            }
            count if count > row.still => {
                let message = format!(
                    "{not} is said {count} times, {} were left; say {say}. \
                     `cargo xtask tidy --say-instead` lists them",
                    row.still
                );
                findings.fault(PAGE, row.line, message);
            }
            count if count < row.still => {
                let message =
                    format!("{not} is said only {count} times: `cargo xtask tidy --renew`");
                findings.warn(PAGE, row.line, message);
            }
            _ => {}
        }
    }
    Ok(())
}

/// Writes how often each word is still said, where that has become less.
pub(super) fn renew(files: &[PathBuf]) -> Result<()> {
    let (page, said) = (read(PAGE)?, said(files)?);
    let mut lines: Vec<String> = page.lines().map(ToOwned::to_owned).collect();
    for row in rows(&page)? {
        let count = said.iter().filter(|said| row.refuses(said)).count();
        let [not, say, _] = &row.cells;
        if count < row.still {
            lines[row.line - 1] = format!("| {not} | {say} | {count} |");
        }
    }
    std::fs::write(workspace::root().join(PAGE), lines.join("\n") + "\n")?;
    Ok(())
}

/// Every place where something is said that the table has another word for.
pub(super) fn list(files: &[PathBuf]) -> Result<String> {
    let said = said(files)?;
    let mut text = String::new();
    for row in rows(&read(PAGE)?)? {
        let [not, say, _] = &row.cells;
        text.push_str(&format!("{not}: say {say}\n"));
        for Said { file, line, text: name, .. } in said.iter().filter(|said| row.refuses(said)) {
            text.push_str(&format!("  {}:{line}: {}\n", file.display(), name.trim()));
        }
    }
    Ok(text)
}

impl Row {
    fn refuses(&self, said: &Said) -> bool {
        self.not.iter().any(|form| form.is_in(said))
    }
}

impl Form {
    fn of(text: &str) -> Option<Self> {
        if let Some(word) = text.strip_prefix('*') {
            return Some(Self::Prose(word.strip_suffix('*')?.to_lowercase()));
        }
        let word = text.strip_prefix('`')?.strip_suffix('`')?;
        Some(match word.strip_suffix(".rs") {
            Some(file) => Self::File(file.to_owned()),
            None if word.starts_with(char::is_uppercase) => Self::Type(word.to_owned()),
            None => Self::Part(parts(word)),
        })
    }

    fn is_in(&self, said: &Said) -> bool {
        match self {
            Self::Part(word) => said.what != What::Prose && has(&parts(&said.text), word),
            Self::Type(word) => said.what == What::Type && said.text == *word,
            Self::File(word) => said.what == What::File && said.text == *word,
            Self::Prose(word) => {
                let mut words = said.text.split(|sign: char| !sign.is_alphanumeric());
                said.what == What::Prose && words.any(|said| said.to_lowercase() == *word)
            }
        }
    }
}

/// Do these parts stand in a name one behind the other, the last perhaps in the plural?
fn has(name: &[String], word: &[String]) -> bool {
    name.windows(word.len()).any(|window| {
        window.iter().zip(word).enumerate().all(|(at, (part, wanted))| {
            let rest = part.strip_prefix(wanted.as_str());
            rest == Some("") || (at + 1 == word.len() && matches!(rest, Some("s" | "es")))
        })
    })
}

/// The parts of a name in snake or camel case, in small letters.
fn parts(name: &str) -> Vec<String> {
    let mut parts: Vec<String> = vec![String::new()];
    for sign in name.chars() {
        if sign.is_uppercase() || !sign.is_alphanumeric() {
            parts.push(String::new());
        }
        if let Some(part) = parts.last_mut()
            && sign.is_alphanumeric()
        {
            part.extend(sign.to_lowercase());
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}

fn rows(page: &str) -> Result<Vec<Row>> {
    let table = page.lines().enumerate().skip_while(|(_, line)| *line != HEAD).skip(2);
    let mut rows = Vec::new();
    for (at, line) in table.take_while(|(_, line)| line.starts_with('|')) {
        let cells: Vec<String> =
            line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
        let not: Option<Vec<Form>> =
            cells.first().and_then(|cell| cell.split(", ").map(Form::of).collect());
        let still = cells.get(2).and_then(|cell| cell.parse().ok());
        let (Some(not), Some(still), Ok(cells)) = (not, still, <[String; 3]>::try_from(cells))
        else {
            anyhow::bail!("{PAGE}:{}: a row is words, what to say, a number", at + 1);
        };
        rows.push(Row { line: at + 1, not, cells, still });
    }
    anyhow::ensure!(!rows.is_empty(), "{PAGE} has no table `{HEAD}`");
    Ok(rows)
}

/// Every name that somebody has given, and every line of prose.
fn said(files: &[PathBuf]) -> Result<Vec<Said>> {
    let mut said = Vec::new();
    for file in files {
        let Some(kind) = file.extension().and_then(|kind| kind.to_str()) else { continue };
        let first = file.iter().next().and_then(|part| part.to_str());
        let rooms = matches!(first, Some("crates" | "tests" | "web"));
        let named = rooms && matches!(kind, "rs" | "ts" | "svelte");
        let prose = matches!(kind, "rs" | "ts" | "svelte" | "md" | "ftl" | "toml");
        if !named && !prose {
            continue;
        }
        let text = read(file)?;
        if says_generated(&text) {
            continue;
        }
        let mut add = |line, what, text| said.push(Said { file: file.clone(), line, what, text });
        if named {
            let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            add(0, What::File, stem.to_owned());
        }
        let ships = file.iter().nth(if first == Some("web") { 1 } else { 2 });
        if named && ships.is_some_and(|folder| folder == "src") {
            if kind == "rs" {
                in_rust(tokens(file)?, &mut |what, name| {
                    add(name.span().start().line, what, name.to_string());
                });
            } else {
                for (at, line) in text.lines().enumerate() {
                    if let Some((what, name)) = in_typescript(line) {
                        add(at + 1, what, name);
                    }
                }
            }
        }
        let dutch = file.iter().any(|part| part == "nl")
            || file.file_stem().is_some_and(|stem| stem.to_string_lossy().ends_with("nl"));
        if prose && !dutch && !systems::is_of_a_system(file) && file != Path::new(PAGE) {
            for (at, line) in text.lines().enumerate() {
                add(at + 1, What::Prose, line.to_owned());
            }
        }
    }
    Ok(said)
}

fn in_rust(tokens: TokenStream, add: &mut dyn FnMut(What, &Ident)) {
    let tokens = without_tests(tokens);
    for (at, token) in tokens.iter().enumerate() {
        match (token, tokens.get(at + 1)) {
            (TokenTree::Group(group), _) => in_rust(group.stream(), add),
            (TokenTree::Ident(word), Some(TokenTree::Ident(name))) => {
                let word = word.to_string();
                if matches!(&*word, "struct" | "enum" | "trait" | "union") {
                    add(What::Type, name);
                } else if word == "fn" {
                    add(What::Function, name);
                }
            }
            _ => {}
        }
    }
}

/// The type or function that a line of TypeScript names.
fn in_typescript(line: &str) -> Option<(What, String)> {
    let mut words = line.split_whitespace();
    let mut word = words.next()?;
    while matches!(word, "export" | "default" | "async" | "declare" | "abstract") {
        word = words.next()?;
    }
    let name = words.next()?;
    let name = name.split(|sign: char| !sign.is_alphanumeric() && sign != '_').next()?;
    let what = match word {
        "class" | "interface" | "type" | "enum" => What::Type,
        "function" => What::Function,
        "const" if line.contains("=>") && words.next() == Some("=") => What::Function,
        _ => return None,
    };
    (!name.is_empty()).then(|| (what, name.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(not: &str, what: What, text: &str) -> bool {
        let file = PathBuf::from("x");
        let said = Said { file, line: 1, what, text: text.to_owned() };
        Form::of(not).unwrap().is_in(&said)
    }

    #[test]
    fn a_small_word_is_refused_as_part_of_any_name() {
        for name in ["wish", "read_wish", "Wishes", "wishesOf", "greyed-wish"] {
            assert!(refused("`wish`", What::Function, name), "{name}");
        }
        assert!(!refused("`wish`", What::Type, "Wishful"));
        assert!(!refused("`wish`", What::Prose, "a wish"));
        assert!(refused("`keeps_the_book`", What::Function, "keepsTheBook"));
        assert!(!refused("`keeps_the_book`", What::Function, "keeps_book"));
    }

    #[test]
    fn a_type_and_a_file_are_refused_by_their_whole_names() {
        assert!(refused("`Plan`", What::Type, "Plan"));
        assert!(!refused("`Plan`", What::Type, "PlanView"));
        assert!(!refused("`Plan`", What::File, "plan"));
        assert!(refused("`past.rs`", What::File, "past"));
        assert!(!refused("`past.rs`", What::Function, "past"));
    }

    #[test]
    fn prose_is_refused_by_the_word() {
        assert!(refused("*whilst*", What::Prose, "/// What is so whilst it rains."));
        assert!(refused("*whilst*", What::Prose, "Whilst it rains."));
        assert!(!refused("*whilst*", What::Prose, "while, awhilst"));
    }

    #[test]
    fn names_are_found_where_they_are_given() {
        let mut found = Vec::new();
        let code = "struct A; m! { enum B { C } } fn d() {} #[cfg(test)] mod t { fn e() {} }";
        in_rust(code.parse().unwrap(), &mut |_, name| found.push(name.to_string()));
        assert_eq!(found, ["A", "B", "d"]);
        for (line, name) in [
            ("export interface Wish {", Some("Wish")),
            ("  async function wishes<T>(x: T) {", Some("wishes")),
            ("export const wishOf = (x: X) => x;", Some("wishOf")),
            ("const wish = 3;", None),
        ] {
            assert_eq!(in_typescript(line).map(|(_, name)| name).as_deref(), name, "{line}");
        }
    }

    #[test]
    fn a_table_says_what_is_left() {
        let page = format!("{HEAD}\n|---|---|--:|\n| `a`, `B`, *c* | d | 7 |\n\n| `x` | y | 1 |\n");
        let rows = rows(&page).unwrap();
        assert_eq!(rows.len(), 1);
        assert_eq!((rows[0].line, rows[0].still, rows[0].not.len()), (3, 7, 3));
        assert!(super::rows("no table").is_err());
        assert!(super::rows(&page.replace('7', "many")).is_err());
    }
}
