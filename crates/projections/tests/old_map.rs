//! A map of the first release: names, titles and deadlines are sentences in its records, and what earlier
//! sieges have broken burns again before the next one. It is told as it was told then.

use projections::{Language, Listener, lines, story::story};
use referee::{Reader, Referee};
use std::{fs, path::PathBuf, sync::Arc};
use store::MemoryStore;

#[test]
fn an_old_map_is_told_as_it_was() {
    let logs = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/logs");
    let referee = Referee::new(Arc::new(MemoryStore::new()));
    let log = fs::read(logs.join("map-in-words.ndjson")).unwrap();
    let campaign = referee.import(&log).unwrap().campaign;
    let end = referee.head(campaign).unwrap().seq;
    for (language, file) in
        [(Language::English, "map-in-words.en.txt"), (Language::Dutch, "map-in-words.nl.txt")]
    {
        let listener = || Listener { reader: &Reader::Public, language };
        let mut told = Vec::new();
        for passage in story(&referee, campaign, listener())
            .unwrap()
            .chapters
            .into_iter()
            .flat_map(|it| it.passages)
        {
            told.extend(passage.title);
            told.extend(passage.sentences.into_iter().map(|sentence| sentence.text));
        }
        // Everything of the campaign and its map, and how the second siege begins.
        let second_siege = 4009..4190;
        for line in lines(&referee, campaign, listener(), 0..=end).unwrap() {
            if line.kind.starts_with("campaign") || second_siege.contains(&line.seq) {
                told.push(format!("{} {}", line.seq, line.sentence));
            }
        }
        let before = fs::read_to_string(logs.join(file)).unwrap();
        for (now, then) in told.iter().zip(before.lines()) {
            assert_eq!(now, then);
        }
        assert_eq!(told.len(), before.lines().count());
    }
}
