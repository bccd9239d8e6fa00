//! The story of a siege that was recorded tells its days and how it ended.

use chronicle::CampaignId;
use decider::By;
use projections::{Language, Listener, first_scope, story, view};
use referee::{Reader, Referee};
use std::sync::Arc;
use std::{fs, path::Path};
use store::MemoryStore;

/// Each ending with what the last sentences say of it.
const ENDINGS: [(&str, &str, &str); 5] = [
    (
        "town-cut-off",
        "the assault is broken off. The besieged win",
        "de bestorming is afgebroken. De belegerden behalen",
    ),
    ("town-given-up", "The besiegers go home", "De belegeraars gaan naar huis"),
    ("town-relieved", "The town is relieved", "De stad is ontzet"),
    ("town-stormed", "The town has fallen", "De stad is gevallen"),
    ("town-surrendered", "The garrison surrenders", "Het garnizoen geeft zich over"),
];

fn recorded(game: &str) -> (Referee, CampaignId) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/games");
    let log = fs::read(folder.join(game).with_extension("ndjson")).unwrap();
    let referee = Referee::new(Arc::new(MemoryStore::new()));
    let campaign = referee.import(&log[..]).unwrap().campaign;
    (referee, campaign)
}

fn told(game: &str, language: Language) -> Vec<String> {
    let (referee, campaign) = recorded(game);
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
            let last = told.last().unwrap();
            assert!(last.contains(ending), "{game} ends with: {last}");
        }
    }
}

/// Nobody passes at the preparations (ST-54): who digs is said by an order of its own.
#[test]
fn whoever_may_send_miners_is_told_how_to_send_nobody() {
    let (referee, campaign) = recorded("town-surrendered");
    let end = referee.head(campaign).unwrap().seq;
    let hint = (0..=end).find_map(|seq| {
        let seen = view(&referee, campaign, &Reader::Public, &first_scope(), Some(seq)).ok()?;
        let text = seen.text(&[]);
        text.lines().find(|line| line.contains("send miners")).map(str::to_owned)
    });
    let hint = hint.unwrap();
    assert!(hint.contains("`dig nobody`") && !hint.contains("pass"), "{hint}");
}
