//! Whatever is told of a game in English is told in Dutch as well, and tells no more.

use campaign_map::story::{said, said_name};
use chronicle::{CampaignId, kind};
use decider::By;
use projections::{
    Language, Listener, LogLine, dice, first_scope, gallery, lines, story::illustrated, turns,
    waiting,
};
use referee::{Order, Reader, Referee, Wanted, scenario};
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
    sync::Arc,
};
use store::MemoryStore;

/// A game that was recorded.
fn recorded(file: &str) -> (Referee, CampaignId) {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let referee = Referee::new(Arc::new(MemoryStore::new()));
    let campaign = referee.import(&fs::read(root.join(file)).unwrap()).unwrap().campaign;
    (referee, campaign)
}

/// A campaign on a map whose players write no orders, to its end.
fn marched() -> (Referee, CampaignId) {
    let referee = Referee::new(Arc::new(MemoryStore::new()));
    let campaign =
        referee.create(None, &scenario::built_in("two-kings").unwrap()).unwrap().campaign;
    loop {
        let order = Order {
            batch: referee.new_batch(),
            head: referee.head(campaign).unwrap().seq,
            by: By::Organiser,
            scope: first_scope(),
            command: Wanted::Json(json!("proceed")),
            nonce: Some("00ff".into()),
            thrown: None,
            thrown_for: None,
            cards: None,
        };
        if let Err(rejected) = referee.give(campaign, &order) {
            assert_eq!(rejected.code, "campaign_over");
            break;
        }
    }
    (referee, campaign)
}

fn told(referee: &Referee, campaign: CampaignId, reader: &Reader) -> [Vec<LogLine>; 2] {
    let end = referee.head(campaign).unwrap().seq;
    Language::ALL
        .map(|language| lines(referee, campaign, Listener { reader, language }, 0..=end).unwrap())
}

/// Each line in both languages; what is the same in both and is more than names is listed.
fn same(referee: &Referee, campaign: CampaignId) -> Vec<String> {
    let [english, dutch] = told(referee, campaign, &Reader::Keyed(By::Organiser));
    assert!(english.len() > 20);
    let mut same = Vec::new();
    for (one, other) in english.iter().zip(&dutch) {
        assert!(!one.sentence.contains('⟦'), "{}", one.sentence);
        assert!(!other.sentence.contains('⟦'), "{}: {}", one.sentence, other.sentence);
        let rest = LogLine { sentence: one.sentence.clone(), ..other.clone() };
        assert_eq!(rest, *one, "only the sentence depends on the language");
        // An order as it was typed is the same in every language, and so is who *is* where.
        let names_alone = [kind::ORDER_GIVEN, "lowenheim.marker_placed"];
        if one.sentence == other.sentence && !names_alone.contains(&&*one.kind) {
            same.push(format!("{}: {}", one.kind, one.sentence));
        }
    }
    same.sort();
    same.dedup();
    same
}

#[test]
fn every_line_of_a_siege_is_told_in_dutch() {
    for file in ["games/city-stands.ndjson", "logs/siege-rewound.ndjson"] {
        let (referee, campaign) = recorded(file);
        assert_eq!(same(&referee, campaign), Vec::<String>::new(), "{file}");
    }
}

#[test]
fn every_line_of_a_battle_is_told_in_dutch() {
    for file in ["games/battle-every-spell.ndjson", "games/battle-every-engine.ndjson"] {
        let (referee, campaign) = recorded(file);
        assert_eq!(same(&referee, campaign), Vec::<String>::new(), "{file}");
    }
}

#[test]
fn every_line_of_a_campaign_is_told_in_dutch() {
    let (referee, campaign) = marched();
    assert_eq!(same(&referee, campaign), Vec::<String>::new());
}

/// What passes between the map and a fight rolls in the fight; only the map has a word for it.
#[test]
fn what_bots_play_by_is_told_in_words() {
    let (referee, campaign) = recorded("logs/map-in-words.ndjson");
    let told = told(&referee, campaign, &Reader::Keyed(By::Organiser));
    for (lines, begins) in told.iter().zip(["The seed of the bots: ", "Het zaad van de bots: "]) {
        let mut rolled = lines.iter().filter(|line| line.dice.is_some());
        let seed = rolled.find(|line| line.clause.as_deref() == Some("CAR-12")).unwrap();
        assert!(seed.sentence.starts_with(begins), "{}", seed.sentence);
    }
}

/// Of two hidden lines that are alike in English nobody can tell in Dutch which is which.
#[test]
fn a_hidden_line_tells_no_more_in_dutch() {
    for file in ["games/city-stands.ndjson", "games/battle-every-item.ndjson"] {
        let (referee, campaign) = recorded(file);
        let [english, dutch] = told(&referee, campaign, &Reader::Public);
        let mut known: BTreeMap<&str, &str> = BTreeMap::new();
        for (one, other) in english.iter().zip(&dutch).filter(|(one, _)| one.hidden) {
            let before = known.insert(&one.sentence, &other.sentence);
            assert!(before.is_none_or(|before| before == other.sentence), "{}", one.sentence);
        }
        assert!(!known.is_empty(), "{file}");
    }
}

#[test]
fn what_is_told_beside_the_log_is_told_in_dutch() {
    let (referee, campaign) = recorded("logs/siege-rewound.ndjson");
    let scope = first_scope();
    let in_both = |tell: &dyn Fn(Language) -> Value| Language::ALL.map(tell);
    let reader = Reader::Keyed(By::Organiser);
    let verdicts = in_both(&|language| json!(dice(&referee, campaign, language).unwrap().notes));
    let steps = in_both(&|language| {
        let turns = turns(&referee, campaign, &scope, language).unwrap();
        json!(turns.iter().flat_map(|turn| &turn.steps).map(|it| &it.name).collect::<Vec<_>>())
    });
    let waits = in_both(&|language| {
        let listener = Listener { reader: &reader, language };
        let waits = waiting(&referee, campaign, listener).unwrap().waits;
        json!(waits.iter().map(|wait| &wait.step).collect::<Vec<_>>())
    });
    let summaries = in_both(&|language| {
        let gallery = gallery(language).unwrap();
        json!(gallery.iter().map(|it| &it.summary).collect::<Vec<_>>())
    });
    for [english, dutch] in [verdicts, steps, waits, summaries] {
        let (english, dutch) = (english.as_array().unwrap(), dutch.as_array().unwrap());
        assert!(!english.is_empty() && english.len() == dutch.len());
        for (one, other) in english.iter().zip(dutch) {
            // Some steps are called the same.
            assert!(one != other || one == "Barricades", "{one}");
            assert!(!other.to_string().contains('⟦'), "{other}");
        }
    }
}

#[test]
fn a_battle_is_a_story_with_dutch_names() {
    let (referee, campaign) = recorded("games/battle-every-spell.ndjson");
    let reader = Reader::Public;
    let [english, dutch] = Language::ALL.map(|language| {
        illustrated(&referee, campaign, Listener { reader: &reader, language })
            .unwrap()
            .markdown(None)
    });
    assert!(english.contains(" red ") && english.contains(" black "), "{english}");
    assert!(dutch.contains("(rood)") && dutch.contains("(zwart)"), "{dutch}");
    assert!(!dutch.contains(" red ") && !dutch.contains(" black "), "{dutch}");
}

#[test]
fn a_story_is_written_in_the_language_of_who_hears_it() {
    let (referee, campaign) = marched();
    let reader = Reader::Public;
    let [english, dutch] = Language::ALL.map(|language| {
        let told = illustrated(&referee, campaign, Listener { reader: &reader, language }).unwrap();
        assert!(!told.markdown(None).contains('⟦'));
        (told.markdown(None), told.page(None), told.story)
    });
    assert!(english.0.contains("## Turn 1") && dutch.0.contains("## Beurt 1"));
    assert!(english.0.contains("### The map") && dutch.0.contains("### De kaart"));
    assert!(english.1.contains("<html lang=\"en\">") && dutch.1.contains("<html lang=\"nl\">"));
    let sentences = |story: &projections::story::Story| -> Vec<(String, Vec<u64>)> {
        let passages = story.chapters.iter().flat_map(|chapter| &chapter.passages);
        let told = passages.flat_map(|passage| &passage.sentences);
        told.map(|told| (told.text.clone(), told.records.clone())).collect()
    };
    let (english, dutch) = (sentences(&english.2), sentences(&dutch.2));
    assert!(english.len() > 5 && english.len() == dutch.len());
    for ((one, records), (other, same_records)) in english.iter().zip(&dutch) {
        assert_eq!(records, same_records);
        assert_ne!(one, other);
    }

    // Whoever has another name in Dutch is called by that alone.
    let place = referee.place(campaign, None).unwrap();
    let campaign::Game::Map(map) = &place.standing.state.engagements.values().next().unwrap().game
    else {
        panic!("it is a map")
    };
    let players = map.players.values().map(|player| &player.name);
    let rows = map.pieces.values().map(|piece| &map.roster[&piece.troop].name);
    let names = players.chain(rows).map(|name| (name.clone(), said_name(name, Language::Dutch)));
    let banners = map.banners.values().map(|banner| &banner.name);
    let banners = banners.map(|name| (name.to_string(), said(name, Language::Dutch)));
    let names: BTreeSet<(String, String)> = names.chain(banners).collect();
    let (mut translated, mut told) = (0, 0);
    for (name, said) in &names {
        let heard = |story: &[(String, Vec<u64>)], name: &str| {
            story.iter().any(|(text, _)| text.contains(name))
        };
        if said != name {
            assert!(!heard(&dutch, name), "{name} is told in English");
            translated += 1;
            told += u32::from(heard(&english, name) && heard(&dutch, said));
        }
    }
    assert!(told > 5 && told * 2 > translated, "{told} of {translated}");
}
