//! What a room's test asks of its message files.

use std::collections::{BTreeMap, BTreeSet};

/// What is wrong with two message files, and with the code that says them: keys or facts that are
/// not the same in both languages, keys that the code asks for and nobody wrote, keys that nobody
/// asks for. `sources` are the files that say them; `Words::list` asks for `and` and `nobody`, and a message
/// may refer to another.
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
        let referred = english.contains(&format!("{{ {key} }}"));
        if !listed && !referred && !sources.iter().any(|source| source.contains(&quoted)) {
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

/// Keys that say the very same in both languages: nobody translated them, or a test says why.
#[must_use]
pub fn untranslated(english: &str, dutch: &str) -> Vec<String> {
    let theirs = values(dutch);
    let same = |(key, ours): &(&str, String)| {
        let mut depth = 0_u32;
        // Letters outside of what stands in braces are words.
        let worded = ours.chars().any(|letter| {
            match letter {
                '{' => depth += 1,
                '}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            depth == 0 && letter.is_alphabetic()
        });
        worded && theirs.get(key) == Some(ours)
    };
    values(english).into_iter().filter(same).map(|(key, _)| key.to_owned()).collect()
}

/// Every key that is asked for by name.
fn asked(source: &str) -> impl Iterator<Item = &str> {
    let by_name = source.split("say(").skip(1).filter_map(|rest| {
        let name = rest.trim_start().strip_prefix('"')?;
        name.split('"').next()
    });
    let by_macro =
        ["say!(", "said!(", "saying!("].into_iter().flat_map(|name| source.split(name).skip(1));
    // Pages say texts of their own, too.
    let is_key = |key: &&str| {
        key.bytes().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, b'-' | b'_'))
    };
    let by_macro = by_macro.filter_map(|rest| {
        let (before, key) = rest.split_once('"')?;
        // A macro that only hands its words on names no key.
        let names_one = !before.contains(';') && !before.contains('}');
        key.split('"').next().filter(|_| names_one)
    });
    by_name.chain(by_macro).filter(is_key)
}

/// Key to what stands behind it.
fn values(text: &str) -> BTreeMap<&str, String> {
    let mut found: BTreeMap<&str, String> = BTreeMap::new();
    let mut key = "";
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let mut rest = line;
        if line.starts_with(|first: char| first.is_ascii_lowercase())
            && let Some((name, value)) = line.split_once(" =")
        {
            (key, rest) = (name, value);
        }
        found.entry(key).or_default().push_str(rest.trim());
    }
    found.remove("");
    found
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
    use super::{faults, untranslated};

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
        let handed_on = "($($it:tt)+) => { saying!(&ROOM, $($it)+) }; said!(\"a\") serde(\"b\")";
        assert!(faults("a = { $x }", "a = { $x }", &[handed_on]).is_empty());
    }

    #[test]
    fn what_is_the_same_in_both_languages_is_not_translated() {
        let english = "a = Orders\nb = { $x }: { $y }\nc = Turn { $x ->\n   *[other] a\n}\nd = D\n";
        let dutch = "a = Orders\nb = { $x }: { $y }\nc = Turn { $x ->\n   *[other] b\n}\nd = E\n";
        assert_eq!(untranslated(english, dutch), ["a"]);
    }
}
