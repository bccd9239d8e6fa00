//! Who owes an order is one truth: whatever page or list tells it.

use crate::sitting::Sitting;
use campaign::AnyView;
use projections::{CampaignView, Language, about, first_scope, summary, view, waiting};
use referee::{Reader, Referee, codec::scope_of};
use serde_json::Value;
use std::{collections::BTreeSet, fs, path::PathBuf, sync::Arc};
use store::MemoryStore;

type Seats = BTreeSet<String>;

fn read(log: &str) -> String {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(log);
    fs::read_to_string(file).unwrap()
}

fn imported(log: &str) -> (Referee, chronicle::CampaignId) {
    let referee = Referee::new(Arc::new(MemoryStore::new()));
    let campaign = referee.import(log.as_bytes()).unwrap().campaign;
    (referee, campaign)
}

/// Who owes something at the engagement that was looked at, by what the campaign waits for.
fn awaited(view: &CampaignView) -> Seats {
    let here = view.waits.iter().filter(|wait| wait.owed && wait.scope == view.taken.scope);
    here.flat_map(|wait| &wait.seats).map(|seat| seat.seat.clone()).collect()
}

/// The same as the rules' own view has it, by role; none: it does not say.
fn acting(view: &CampaignView) -> Option<Seats> {
    let words = |words: &Value| {
        words.as_array().unwrap().iter().map(|word| word.as_str().unwrap().to_owned()).collect()
    };
    match &view.seen {
        AnyView::Map { map } => {
            let owing = map.players.iter().filter(|player| player.owes);
            Some(owing.map(|player| player.seat.to_string()).collect())
        }
        AnyView::Realm { realm } => Some(words(&serde_json::to_value(&realm.waiting).unwrap())),
        _ => None,
    }
}

/// At places all over a log at which anybody can look.
fn say_the_same(log: &str) -> usize {
    let (referee, campaign) = imported(&read(log));
    let mut compared = 0;
    for run in referee.live_path(campaign).unwrap() {
        let mut ends = Vec::new();
        referee
            .each_record(campaign, run, |line| ends.extend(line.last.then_some(line.seq)))
            .unwrap();
        for at in ends.into_iter().step_by(5) {
            let place = referee.place(campaign, Some(at)).unwrap();
            // Of a table that was closed the rules say how it stood; nobody is asked there.
            let open = place.standing.state.engagements.iter().filter(|(_, it)| !it.closed);
            for (number, engagement) in open {
                let scope = scope_of(Some(*number));
                let seen = view(&referee, campaign, &Reader::Public, &scope, Some(at)).unwrap();
                let Some(roles) = acting(&seen) else { continue };
                let seats = roles.iter().filter_map(|role| {
                    engagement.roles.seat_of(&role.parse().unwrap()).map(|seat| seat.to_string())
                });
                assert_eq!(seats.collect::<Seats>(), awaited(&seen), "{log}, {at}, {scope}");
                compared += 1;
            }
        }
    }
    compared
}

#[test]
fn a_view_says_who_is_asked_as_the_organisers_desk_does() {
    assert!(say_the_same("logs/map-in-words.ndjson") > 20);
    assert!(say_the_same("games/realm-basic-of-four.ndjson") > 20);
}

/// While a fight of the map is played, its own table says who is asked there, and the map asks nobody.
#[test]
fn the_map_asks_nobody_while_a_fight_is_fought() {
    let (referee, campaign) = imported(&read("logs/map-in-words.ndjson"));
    let mut seen = (0, 0);
    for at in (0..=referee.head(campaign).unwrap().seq).step_by(40) {
        let Ok(map) = view(&referee, campaign, &Reader::Public, &first_scope(), Some(at)) else {
            continue;
        };
        let AnyView::Map { map: land } = &map.seen else { panic!("the map comes first") };
        let fought = map.waits.iter().any(|wait| wait.owed && wait.scope != first_scope());
        let owing = land.players.iter().any(|player| player.owes);
        assert!(!(fought && owing), "record {at}");
        seen = (seen.0 + usize::from(fought), seen.1 + usize::from(owing));
    }
    assert!(seen.0 > 10 && seen.1 > 0, "both happen: {seen:?}");
}

#[test]
fn page_list_and_desk_tell_the_same() {
    // Up to the first order behind the first fight that was opened.
    let mut begun = String::new();
    let mut opened = false;
    for line in read("logs/map-in-words.ndjson").lines() {
        begun.extend([line, "\n"]);
        if opened && line.contains(r#""last":true"#) {
            break;
        }
        opened |= line.contains(r#""scope":"engagement/2""#);
    }
    let (referee, campaign) = imported(&begun);
    let reader = Reader::Public;
    let desk = waiting(&referee, campaign, &reader).unwrap().waits;
    assert!(!desk.is_empty());
    assert_eq!(about(&referee, campaign, &reader).unwrap().waits, desk);
    assert_eq!(view(&referee, campaign, &reader, &first_scope(), None).unwrap().waits, desk);
    let owing = desk.iter().filter(|wait| wait.owed).flat_map(|wait| &wait.seats);
    let owing: Seats = owing.map(|seat| seat.seat.clone()).collect();
    let listed = summary(&referee, campaign, Language::English).unwrap().owing;
    assert_eq!(listed.into_iter().map(|seat| seat.seat).collect::<Seats>(), owing);
}

/// A siege goes on, and another was opened beside it: the list goes on telling of the first.
#[test]
fn a_campaign_is_about_what_goes_on_in_it() {
    let sitting = Sitting::new();
    sitting.go_on_until(|state| state.turn == 2);
    sitting.open_another();
    let told = summary(&sitting.referee, sitting.campaign, Language::English).unwrap();
    assert_eq!((told.system.as_str(), told.turn, told.over), ("siege", 2, false));
}
