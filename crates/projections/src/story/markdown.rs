//! The story as Markdown.

use super::{Chapter, Illustrated, Passage, Story, Told, land};
use crate::print::checkpoint::what_for;
use messages::{Words, say};
use std::fmt::Write as _;

pub(super) fn written(illustrated: &Illustrated, base: Option<&str>) -> String {
    let Illustrated { story, language, lands } = illustrated;
    let words = super::words(*language);
    let mut text = format!("# {}\n", plain(&story.name));
    for (chapter, land) in story.chapters.iter().zip(lands) {
        let _ = write!(text, "\n## {}\n", heading(chapter, land.is_some(), words));
        for passage in &chapter.passages {
            self::passage(&mut text, story, passage, base);
        }
        if let Some(land) = land {
            let _ = write!(text, "\n### {}\n\n", say!(words, "the-map"));
            for (name, stands) in land::described(land, words) {
                let _ = writeln!(text, "- **{}** {}", plain(&name), plain(&stands));
            }
        }
    }
    if let Some(note) = &story.checkpoint {
        let _ = write!(text, "\n---\n\n{}\n\n```text\n{note}```\n", what_for(*language));
    }
    text
}

/// What a chapter is called.
pub(super) fn heading(chapter: &Chapter, has_map: bool, words: Words<'_>) -> String {
    match chapter.turn {
        0 if has_map => say!(words, "before-first"),
        0 => say!(words, "what-happened"),
        turn => say!(words, "turn", turn = turn),
    }
}

fn passage(text: &mut String, story: &Story, passage: &Passage, base: Option<&str>) {
    if let Some(title) = &passage.title {
        let _ = write!(text, "\n### {}\n", plain(title));
    }
    if passage.sentences.is_empty() {
        return;
    }
    text.push('\n');
    for told in &passage.sentences {
        text.push_str(&plain(&told.text));
        text.push_str(&records(story, passage, told, base));
        text.push('\n');
    }
}

/// ` ([12](…), [15](…))`; without addresses ` (12, 15)`.
fn records(story: &Story, passage: &Passage, told: &Told, base: Option<&str>) -> String {
    let each = told.records.iter().map(|record| match base {
        Some(base) => {
            format!("[{record}]({})", story.address(base, passage.scope.as_ref(), *record))
        }
        None => record.to_string(),
    });
    let each: Vec<String> = each.collect();
    if each.is_empty() { String::new() } else { format!(" ({})", each.join(", ")) }
}

/// What people wrote is text: nothing in it becomes a heading, a link or an element.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|' | '!' | '&')
        {
            plain.push('\\');
        }
        plain.push(if letter.is_control() { ' ' } else { letter });
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn what_people_wrote_stays_text() {
        assert_eq!(plain("<b> [x](y) #1"), "\\<b\\> \\[x\\](y) \\#1");
        assert_eq!(plain("two\nlines"), "two lines");
    }
}
