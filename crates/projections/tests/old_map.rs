//! A map of the first release: names, titles and deadlines are sentences in its records, and what earlier
//! sieges have broken burns again before the next one. It is told as it was told then.

use projections::{Language, Listener, lines, story::story, summary};
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

/// The list of campaigns tells of the map, whatever became of its newest fight.
#[test]
fn a_campaign_on_a_map_is_not_over_with_a_fight() {
    let logs = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/logs");
    let log = fs::read_to_string(logs.join("map-in-words.ndjson")).unwrap();
    let mut closed = false;
    let mut first_fight = String::new();
    for line in log.lines() {
        first_fight.extend([line, "\n"]);
        closed |= line.contains(r#""kind":"campaign.engagement_closed""#);
        if closed && line.contains(r#""last":true"#) {
            break;
        }
    }
    let referee = Referee::new(Arc::new(MemoryStore::new()));
    let campaign = referee.import(first_fight.as_bytes()).unwrap().campaign;
    let place = referee.place(campaign, None).unwrap();
    assert!(place.standing.state.engagements.values().next_back().unwrap().closed);
    let told = summary(&referee, campaign, Language::English).unwrap();
    assert_eq!((told.system.as_str(), told.turn, told.over), ("map", 3, false));
    assert!(!told.owing.is_empty() || told.fights > 0, "somebody owes");
}
