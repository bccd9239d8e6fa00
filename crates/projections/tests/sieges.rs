//! The story of a siege that was recorded tells its days and how it ended.

use decider::By;
use projections::{Language, Listener, story};
use referee::{Reader, Referee};
use std::sync::Arc;
use std::{fs, path::Path};
use store::MemoryStore;

/// Each ending with what the last sentences say of it.
const ENDINGS: [(&str, &str, &str); 5] = [
    ("town-cut-off", "", ""),
    ("town-given-up", "The besiegers go home", "De belegeraars gaan naar huis"),
    ("town-relieved", "The town is relieved", "De stad is ontzet"),
    ("town-stormed", "The town has fallen", "De stad is gevallen"),
    ("town-surrendered", "The garrison surrenders", "Het garnizoen geeft zich over"),
];

fn told(game: &str, language: Language) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games");
    let log = fs::read(folder.join(game).with_extension("ndjson")).unwrap();
    let referee = Referee::new(Arc::new(MemoryStore::new()));
    let campaign = referee.import(&log[..]).unwrap().campaign;
    let organiser = Reader::Keyed(By::Organiser);
    let listener = Listener { reader: &organiser, language };
    let story = story::story(&referee, campaign, listener).unwrap();
    let sentences = story.chapters.into_iter().flat_map(|chapter| chapter.passages);
    sentences.flat_map(|passage| passage.sentences).map(|told| told.text).collect()
}

#[test]
fn the_story_tells_how_each_recorded_siege_ended() {
    for (game, english, dutch) in ENDINGS {
        for (language, ending) in [(Language::English, english), (Language::Dutch, dutch)] {
            let told = told(game, language);
            println!("{game}:\n  {}", told.join("\n  "));
            let last = told.last().unwrap();
            assert!(last.contains(ending), "{game} ends with: {last}");
        }
    }
}
