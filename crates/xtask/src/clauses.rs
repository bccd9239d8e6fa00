//! A clause register as Rust: one constant for each clause, with the rule's sentence as its
//! documentation, so that hovering over `HEI_156` shows the rule.

use serde::Deserialize;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// A `rulebook.toml`, as far as code is made of it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Register {
    /// How many entries are still to come; it may only shrink.
    pub(crate) to_come: usize,
    /// The statements of the printed rulebook.
    pub(crate) clause: Vec<Printed>,
    /// What we rule where the rulebook is silent.
    #[serde(default)]
    pub(crate) ruling: Vec<Ruled>,
}

/// One statement of the printed rulebook, in our words.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Printed {
    /// Such as `HEI-156`.
    pub(crate) id: String,
    /// A short title.
    pub(crate) name: String,
    /// The section of the rulebook.
    pub(crate) section: String,
    /// The rule, in full sentences.
    pub(crate) rule: String,
    /// A worked case.
    #[serde(default)]
    pub(crate) test: Option<String>,
    /// How far the code is.
    pub(crate) status: Status,
    /// Why we read an unclear text as we do.
    #[serde(default)]
    pub(crate) ruling: Option<String>,
    /// The seats whose private briefing it belongs to; who else may read it, no code of ours asks.
    #[serde(default, rename = "private_to")]
    _private_to: Vec<String>,
}

/// One ruling of ours.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Ruled {
    /// Such as `R-33` or `ACT-10`.
    pub(crate) id: String,
    /// What it settles.
    pub(crate) title: String,
    /// The ruling, in full sentences.
    pub(crate) text: String,
    /// How far the code is.
    pub(crate) status: Status,
    /// As above.
    #[serde(default, rename = "private_to")]
    _private_to: Vec<String>,
}

/// How far the code is with an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Status {
    /// Carried out and tested.
    Played,
    /// Carried out and tested; the printed text is missing or contradicts itself.
    Ruled,
    /// Told to the players, without effect on play.
    Narrated,
    /// Not carried out yet.
    ToCome,
}

impl Status {
    /// Is it carried out, so that it needs code and a test?
    #[must_use]
    pub(crate) const fn is_carried_out(self) -> bool {
        matches!(self, Self::Played | Self::Ruled)
    }

    const fn variant(self) -> &'static str {
        match self {
            Self::Played => "Played",
            Self::Ruled => "Ruled",
            Self::Narrated => "Narrated",
            Self::ToCome => "ToCome",
        }
    }
}

/// Reads a register and checks that its ids are well formed and name one entry each.
///
/// # Errors
/// A sentence that names what is wrong and what would be right.
pub(crate) fn read(rulebook_toml: &str) -> Result<Register, String> {
    let register: Register = toml::from_str(rulebook_toml).map_err(|wrong| wrong.to_string())?;
    let mut known = BTreeSet::new();
    for id in register.ids() {
        let well_formed = id.split_once('-').is_some_and(|(book, number)| {
            let upper = |byte: u8| byte.is_ascii_uppercase();
            !book.is_empty()
                && book.bytes().all(upper)
                && !number.is_empty()
                && number.bytes().all(|byte| byte.is_ascii_digit())
        });
        if !well_formed {
            return Err(format!("`{id}` is no clause id; write letters, a hyphen and a number"));
        }
        if !known.insert(id) {
            return Err(format!("{id} stands twice in the register; every id names one entry"));
        }
    }
    for printed in &register.clause {
        let (id, has_ruling) = (&printed.id, printed.ruling.is_some());
        let fits = match printed.status {
            Status::Ruled => has_ruling,
            Status::Played | Status::Narrated => !has_ruling,
            Status::ToCome => true,
        };
        if !fits {
            return Err(format!(
                "{id}: `ruling` goes with status `ruled`, and with what is to come and will be ruled"
            ));
        }
    }
    Ok(register)
}

impl Register {
    /// Every id, clauses first.
    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        let printed = self.clause.iter().map(|printed| printed.id.as_str());
        printed.chain(self.ruling.iter().map(|ruled| ruled.id.as_str()))
    }

    /// The status of an entry.
    #[must_use]
    pub(crate) fn status(&self, id: &str) -> Option<Status> {
        let printed = self.clause.iter().map(|printed| (&printed.id, printed.status));
        let ruled = self.ruling.iter().map(|ruled| (&ruled.id, ruled.status));
        printed.chain(ruled).find(|(known, _)| *known == id).map(|(_, status)| status)
    }
}

/// Writes the `clauses.rs` of a rulebook crate. What it writes, `rustfmt` leaves as it is.
///
/// # Errors
/// As [`read`].
pub(crate) fn generate(rulebook_toml: &str) -> Result<String, String> {
    let register = read(rulebook_toml)?;
    let mut code = String::from(HEAD);
    for printed in &register.clause {
        let sentence = format!("{}: {}", printed.section, printed.rule);
        constant(&mut code, &printed.id, &sentence);
    }
    for ruled in &register.ruling {
        let sentence = format!("{} {}", as_sentence(&ruled.title), ruled.text);
        constant(&mut code, &ruled.id, &sentence);
    }
    code.push_str(LOOKUP);
    code.push_str("\n/// Every entry of the register, clauses first, in the order of the book.\n");
    code.push_str("pub const ALL: &[Entry] = &[\n");
    for printed in &register.clause {
        let texts = [printed.name.as_str(), &printed.section, &printed.rule];
        let more = [("example", printed.test.as_deref()), ("ruling", printed.ruling.as_deref())];
        entry(&mut code, &printed.id, texts, more);
        status(&mut code, printed.status);
    }
    for ruled in &register.ruling {
        let texts = [ruled.title.as_str(), "Rulings", &ruled.text];
        entry(&mut code, &ruled.id, texts, [("example", None), ("ruling", None)]);
        status(&mut code, ruled.status);
    }
    code.push_str("];\n");
    Ok(code)
}

const HEAD: &str = "\
//! One constant for each clause of `rulebook.toml`. Generated by `cargo xtask codegen`.

pub use rulebook::{Entry, Status};

use chance::Clause;
";

const LOOKUP: &str = r#"
/// The entry of an id such as `HEI-156`; capitals or not.
#[must_use]
pub fn find(id: &str) -> Option<&'static Entry> {
    Entry::find(ALL, id)
}
"#;

const WIDTH: usize = 100;

fn constant(code: &mut String, id: &str, sentence: &str) {
    code.push('\n');
    for line in wrapped(sentence, WIDTH - "/// ".len() - 3) {
        let _ = writeln!(code, "/// {line}");
    }
    let name = id.replace('-', "_");
    let _ = writeln!(code, "pub const {name}: Clause = Clause::new(\"{id}\");");
}

fn entry(
    code: &mut String,
    id: &str,
    [name, section, rule]: [&str; 3],
    more: [(&str, Option<&str>); 2],
) {
    let _ = writeln!(code, "    Entry {{\n        clause: {},", id.replace('-', "_"));
    let _ = writeln!(code, "        name: {},", literal(name, "        name: "));
    let _ = writeln!(code, "        section: {},", literal(section, "        section: "));
    let _ = writeln!(code, "        rule: {},", literal(rule, "        rule: "));
    for (member, text) in more {
        let one_line = format!("        {member}: {text:?},");
        if one_line.chars().count() <= WIDTH {
            let _ = writeln!(code, "{one_line}");
        } else {
            let text = literal(text.unwrap_or_default(), "            ");
            let _ = writeln!(code, "        {member}: Some(\n            {text},\n        ),");
        }
    }
}

fn status(code: &mut String, status: Status) {
    let _ = writeln!(code, "        status: Status::{},\n    }},", status.variant());
}

fn as_sentence(title: &str) -> String {
    if title.ends_with(['.', '?', '!']) { title.to_owned() } else { format!("{title}.") }
}

/// A string literal behind `before`, broken with backslashes into lines of at most 100 columns.
fn literal(text: &str, before: &str) -> String {
    let indent = " ".repeat(before.len() + 1);
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"");
    let lines = wrapped(&escaped, WIDTH - indent.len() - " \\".len() - 1);
    format!("\"{}\"", lines.join(&format!(" \\\n{indent}")))
}

/// Text in lines of at most `width` characters, broken at spaces.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
