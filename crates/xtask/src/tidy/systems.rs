//! The rule systems, and who outside a system's own crate and folder names one.
//!
//! How it is counted: a file counts once, whichever systems it names. In Rust a system is named by its
//! crate or by its type ([`kind`](crate::systems::System::kind)), in code and in literals; comments and what is behind
//! `#[cfg(test)]` are not read, nor are tests, benches and this list. A page names a system by its crate, its
//! type or its word; a Fluent file by a word of the system, in an id or in a sentence.

use super::modules::{is_punct, tokens, without_tests};
use crate::systems::{SYSTEMS, System};
use crate::workspace::read;
use anyhow::Result;
use proc_macro2::{TokenStream, TokenTree};
use std::path::{Path, PathBuf};

/// The kinds of files that are counted, as they are called in the table of measures.
pub(super) const KINDS: &[&str] = &["Rust", "manifests", "Fluent", "pages"];

/// The files that name a system which is not theirs, each with its kind.
pub(super) fn named(files: &[PathBuf]) -> Result<Vec<(&'static str, &Path)>> {
    let mut named = Vec::new();
    for file in files {
        let Some(kind) = kind(file).filter(|_| !file.ends_with("xtask/src/systems.rs")) else {
            continue;
        };
        let names = match kind {
            "Rust" => in_rust(tokens(file)?),
            "manifests" => in_text(&read(file)?, |word| SYSTEMS.iter().any(|it| it.name == word)),
            "Fluent" => in_text(&read(file)?, |word| {
                let parts = word.split(['-', '_']).map(str::to_lowercase);
                parts.into_iter().any(|part| SYSTEMS.iter().any(|it| it.words.contains(&&*part)))
            }),
            _ => in_text(&read(file)?, on_a_page),
        };
        if names {
            named.push((kind, file.as_path()));
        }
    }
    Ok(named)
}

/// Does a file stand in a system's own room: its crate, its folder or messages in the web client? Messages may be
/// several files of one system: `fortified-town.ftl`, `fortified-town-siege.ftl`.
pub(super) fn is_of_a_system(file: &Path) -> bool {
    let parts: Vec<&str> = file.iter().filter_map(|part| part.to_str()).collect();
    let of_a_system = |part: &&str| {
        let stem = part.split('.').next().unwrap_or(part);
        SYSTEMS.iter().any(|system| system.name == stem)
    };
    match &parts[..] {
        ["crates", room, ..] => of_a_system(room),
        ["web", "src", "messages", _, messages] => SYSTEMS.iter().any(|system| {
            let rest = messages.strip_prefix(system.name);
            rest.is_some_and(|rest| rest.starts_with(['.', '-']))
        }),
        ["web", "src", rest @ ..] => rest.iter().any(of_a_system),
        _ => false,
    }
}

/// What kind of file it is; none when it is not counted.
fn kind(file: &Path) -> Option<&'static str> {
    let parts: Vec<&str> = file.iter().filter_map(|part| part.to_str()).collect();
    let extension = file.extension()?.to_str()?;
    let kind = match (&parts[..], extension) {
        (["crates", _, "src", ..], "rs") => "Rust",
        ([.., "Cargo.toml"], _) => "manifests",
        (["crates" | "web", ..], "ftl") => "Fluent",
        (["web", "src", "lib", "api", "generated", ..], _) => return None,
        (["web", "src", ..], "ts" | "svelte" | "css") => "pages",
        _ => return None,
    };
    (!is_of_a_system(file)).then_some(kind)
}

fn in_rust(tokens: TokenStream) -> bool {
    let tokens = without_tests(tokens);
    tokens.iter().enumerate().any(|(at, token)| match token {
        TokenTree::Ident(word) => {
            let word = word.to_string();
            SYSTEMS.iter().any(|it| it.name.replace('-', "_") == word || it.kind == Some(&word))
        }
        TokenTree::Literal(literal) => {
            let text = literal.to_string();
            let name = |word: &str| SYSTEMS.iter().any(|it| it.name == word);
            let whole =
                |it: &System| it.words.first().is_some_and(|word| text == format!("\"{word}\""));
            words(&text).any(name) || SYSTEMS.iter().any(whole)
        }
        TokenTree::Group(group) => !is_doc(&tokens[..at], group) && in_rust(group.stream()),
        TokenTree::Punct(_) => false,
    })
}

/// Is this group the brackets of `#[doc = "…"]`, as which a comment is read?
fn is_doc(before: &[TokenTree], group: &proc_macro2::Group) -> bool {
    let first = group.stream().into_iter().next();
    before.last().is_some_and(|sign| is_punct(sign, '#') || is_punct(sign, '!'))
        && matches!(first, Some(TokenTree::Ident(word)) if word == "doc")
}

/// Does a line that is no comment hold such a word?
fn in_text(text: &str, such: impl Fn(&str) -> bool) -> bool {
    let comment = |line: &&str| {
        let line = line.trim_start();
        !["#", "//", "/*", "* ", "<!--"].iter().any(|mark| line.starts_with(mark))
    };
    text.lines().filter(comment).any(|line| words(line).any(&such))
}

fn on_a_page(word: &str) -> bool {
    SYSTEMS.iter().any(|system| {
        let after = system.kind.and_then(|kind| word.strip_prefix(kind));
        word == system.name
            || system.words.first() == Some(&word)
            || after.is_some_and(|rest| !rest.starts_with(char::is_lowercase))
    })
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|sign: char| !sign.is_alphanumeric() && sign != '-' && sign != '_')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rust_names_a_system_by_crate_type_and_literal_and_not_in_comments_and_tests() {
        for code in
            ["use te_wapen::X;", "m! { Game::Siege }", "x(\"siege\")", "[\"a lowenheim b\"]"]
        {
            assert!(in_rust(code.parse().unwrap()), "{code}");
        }
        for code in [
            "/// The siege, `lowenheim`.\nfn f() {}",
            "//! te-wapen\n",
            "#[cfg(test)] mod tests { use lowenheim::X; }",
            "fn siege() { \"no siege is open\"; Besieged }",
        ] {
            assert!(!in_rust(code.parse().unwrap()), "{code}");
        }
    }

    #[test]
    fn pages_and_messages_are_read_by_words() {
        assert!(in_text("import type { SiegeView } from './x';", on_a_page));
        assert!(in_text("if (system === 'battle') {", on_a_page));
        assert!(!in_text("// the siege\nconst besieged = Sieges;", on_a_page));
    }

    #[test]
    fn what_belongs_to_a_system_is_its_own() {
        let of = |file: &str| kind(Path::new(file));
        assert_eq!(of("crates/lowenheim/src/lib.rs"), None);
        assert_eq!(of("web/src/messages/nl/te-wapen.ftl"), None);
        assert_eq!(of("web/src/lib/systems/campaign-map/land.ts"), None);
        assert_eq!(of("crates/campaign/src/event.rs"), Some("Rust"));
        assert_eq!(of("crates/campaign/tests/x.rs"), None);
        assert_eq!(of("Cargo.toml"), Some("manifests"));
        assert_eq!(of("web/src/routes/BoardAt.svelte"), Some("pages"));
    }
}
