//! What a room's test asks of its message files.

use std::collections::{BTreeMap, BTreeSet};

/// What is wrong with two message files, and with the code that says them: keys or facts that are
/// not the same in both languages, keys that the code asks for and nobody wrote, keys that nobody
/// asks for. `sources` are the files that say them; `Words::list` asks for `and` and `nobody`.
#[must_use]
pub fn faults(english: &str, dutch: &str, sources: &[&str]) -> Vec<String> {
    let (ours, theirs) = (read(english), read(dutch));
    let mut faults = Vec::new();
    for (key, facts) in &ours {
        match theirs.get(key) {
            None => faults.push(format!("{key} is not said in Dutch")),
            Some(others) if others != facts => {
                faults.push(format!("{key} has other facts in Dutch: {others:?}, not {facts:?}"));
            }
            Some(_) => {}
        }
        let quoted = format!("\"{key}\"");
        let listed = matches!(*key, "and" | "nobody")
            && sources.iter().any(|source| source.contains(".list("));
        if !listed && !sources.iter().any(|source| source.contains(&quoted)) {
            faults.push(format!("nobody says {key}"));
        }
    }
    for key in theirs.keys().filter(|key| !ours.contains_key(*key)) {
        faults.push(format!("{key} is not said in English"));
    }
    for asked in sources.iter().flat_map(|source| asked(source)) {
        if !ours.contains_key(asked) {
            faults.push(format!("{asked} is asked for, and nobody wrote it"));
        }
    }
    faults
}

/// Every key that is asked for by name.
fn asked(source: &str) -> impl Iterator<Item = &str> {
    let by_name = source.split("say(").skip(1).filter_map(|rest| {
        let name = rest.trim_start().strip_prefix('"')?;
        name.split('"').next()
    });
    let by_macro = source.split("say!(").skip(1).filter_map(|rest| rest.split('"').nth(1));
    by_name.chain(by_macro)
}

/// Key to the facts that it names.
fn read(text: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut found = BTreeMap::new();
    let mut key = "";
    for line in text.lines() {
        if line.starts_with(|first: char| first.is_ascii_lowercase())
            && let Some((name, _)) = line.split_once(" =")
        {
            key = name;
        }
        let facts: &mut BTreeSet<&str> = found.entry(key).or_default();
        facts.extend(line.split('$').skip(1).map(|rest| {
            let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
            &rest[..end.unwrap_or(rest.len())]
        }));
    }
    found.remove("");
    found
}

#[cfg(test)]
mod tests {
    use super::faults;

    #[test]
    fn whatever_is_missing_unused_or_different_is_found() {
        let english = "# words\na = { $x }\nb = B\nc = { $x ->\n   *[other] { $y }\n}\n";
        let dutch = "a = { $x }\nc = { $x }\nd = D\n";
        let sources = ["words.say(\"a\", &[]); say(\n  \"e\", &[])"];
        let found = faults(english, dutch, &sources);
        assert_eq!(
            found,
            [
                "b is not said in Dutch",
                "nobody says b",
                "c has other facts in Dutch: {\"x\"}, not {\"x\", \"y\"}",
                "nobody says c",
                "d is not said in English",
                "e is asked for, and nobody wrote it",
            ]
        );
        assert!(faults("a = { $x }", "a = { $x }", &["say(\"a\")"]).is_empty());
    }
}
