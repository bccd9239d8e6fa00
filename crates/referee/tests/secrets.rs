//! What a seat may not see is in nothing that it gets.

use crate::sitting;

use decider::By;
use referee::{Order, Reader, Wanted};
use sitting::{Sitting, seat, siege};

/// Long texts, salts and seeds of records that this reader may not see, unless they may read the same
/// text elsewhere: backgrounds are read out, and stand in the secret scenario as well.
fn hidden_texts(sitting: &Sitting, reader: &Reader) -> Vec<String> {
    let full = sitting.full_export();
    let (mut hidden, mut shown) = (Vec::new(), String::new());
    for line in full.lines() {
        let record = chronicle::Record::from_line(line).unwrap();
        if !record.audience.admits(reader.by()) {
            hidden.push(record.salt.unwrap().to_string());
            let data: serde_json::Value = record.read_data().unwrap();
            if let Some(seed) = data.pointer("/source/sealed/seed") {
                hidden.push(seed.as_str().unwrap().to_owned());
            }
            for text in texts(&data) {
                // Words such as a faction's name stand elsewhere too; briefings and hashes do not.
                if text.len() > 40 {
                    hidden.push(text);
                }
            }
        } else {
            shown.push_str(record.data_text().unwrap());
        }
    }
    hidden.retain(|text| !shown.contains(text.as_str()));
    hidden
}

fn texts(value: &serde_json::Value) -> Vec<String> {
    match value {
        // As it stands in JSON.
        serde_json::Value::String(_) => vec![value.to_string().trim_matches('"').to_owned()],
        serde_json::Value::Array(items) => items.iter().flat_map(texts).collect(),
        serde_json::Value::Object(members) => members.values().flat_map(texts).collect(),
        _ => Vec::new(),
    }
}

fn readers(sitting: &Sitting) -> Vec<Reader> {
    sitting.seats().into_iter().map(Reader::Keyed).chain([Reader::Public]).collect()
}

#[test]
fn no_export_holds_what_the_reader_may_not_see() {
    let sitting = Sitting::new();
    sitting.go_on_for(60);
    let full = sitting.full_export();
    for reader in readers(&sitting) {
        let export = sitting.export(&reader);
        let hidden = hidden_texts(&sitting, &reader);
        assert!(hidden.len() > 50);
        for text in hidden {
            assert!(!export.contains(&text), "{reader} reads {text}");
        }
        for (seen, whole) in export.lines().zip(full.lines()) {
            let record = chronicle::Record::from_line(whole).unwrap();
            let admitted = record.audience.admits(reader.by());
            assert_eq!(seen == whole, admitted);
            assert_eq!(seen.contains("\"data\":"), admitted);
        }
        chronicle::verify(export.as_bytes(), &chronicle::VerifyOptions::default()).unwrap();
    }
}

#[test]
fn the_secret_and_the_keys_are_in_no_log() {
    let sitting = Sitting::new();
    sitting.go_on_for(30);
    let kept = String::from_utf8(sitting.store.kept(sitting.campaign).unwrap().unwrap()).unwrap();
    let kept: serde_json::Value = serde_json::from_str(&kept).unwrap();
    let full = sitting.full_export();
    assert!(!full.contains(kept["secret"].as_str().unwrap()));
    for seat in &sitting.new.seats {
        let key = seat.key.to_string();
        assert_eq!(key.len(), 43);
        assert!(!full.contains(&key) && !kept.to_string().contains(&key));
        assert!(!format!("{:?}", sitting.new).contains(&key));
    }
}

#[test]
fn a_key_says_who_somebody_is_and_can_be_replaced() {
    let sitting = Sitting::new();
    let admit = |key: &str| sitting.referee.admit(sitting.campaign, key);
    assert_eq!(admit(&sitting.new.organiser.to_string()), Ok(By::Organiser));
    for seat in &sitting.new.seats {
        assert_eq!(admit(&seat.key.to_string()), Ok(By::Seat(seat.seat.clone())));
    }
    for wrong in ["", "x", &"a".repeat(64), &"é".repeat(43)] {
        let rejected = admit(wrong).unwrap_err();
        assert_eq!(rejected.code, "bad_key");
        assert!(wrong.is_empty() || !rejected.message.to_string().contains(&format!("`{wrong}`")));
    }
    let seat_key = &sitting.new.seats[0];
    let by_seat = By::Seat(seat_key.seat.clone());
    let other = &sitting.new.seats[1].seat;
    let refused = sitting.referee.replace_key(sitting.campaign, &by_seat, other);
    assert_eq!(refused.unwrap_err().code, "not_organiser");
    let nobody = "nobody".parse().unwrap();
    let refused = sitting.referee.replace_key(sitting.campaign, &By::Organiser, &nobody);
    assert_eq!(refused.unwrap_err().code, "no_such_seat");

    let fresh =
        sitting.referee.replace_key(sitting.campaign, &By::Organiser, &seat_key.seat).unwrap();
    let own = sitting.referee.replace_key(sitting.campaign, &by_seat, &seat_key.seat).unwrap();
    for referee in [&sitting.referee, &sitting.restarted()] {
        let admit = |key: &str| referee.admit(sitting.campaign, key);
        for old in [seat_key, &fresh] {
            assert_eq!(admit(&old.key.to_string()).unwrap_err().code, "bad_key");
        }
        assert_eq!(admit(&own.key.to_string()), Ok(by_seat.clone()));
    }
    assert!(sitting.full_export().contains("campaign.seat_key_replaced"));
}

#[test]
fn the_organisers_own_key_is_replaced_and_stands_in_no_log() {
    let sitting = Sitting::new();
    let before = sitting.full_export();
    let seat = By::Seat(sitting.new.seats[0].seat.clone());
    let refused = sitting.referee.replace_organiser_key(sitting.campaign, &seat);
    assert_eq!(refused.unwrap_err().code, "not_organiser");
    let fresh = sitting.referee.replace_organiser_key(sitting.campaign, &By::Organiser).unwrap();
    for referee in [&sitting.referee, &sitting.restarted()] {
        let admit = |key: &referee::Key| referee.admit(sitting.campaign, &key.to_string());
        assert_eq!(admit(&sitting.new.organiser).unwrap_err().code, "bad_key");
        assert_eq!(admit(&fresh), Ok(By::Organiser));
        assert_eq!(admit(&sitting.new.seats[0].key), Ok(seat.clone()), "the others keep theirs");
    }
    assert_eq!(sitting.full_export(), before);
}

/// Two tables that differ only in what others hold look the same to a seat, whatever it tries.
#[test]
fn others_hands_change_nothing_that_a_seat_is_told() {
    let sitting = Sitting::new();
    sitting.go_on_for(20);
    let state = sitting.siege_now();
    let mut other = state.clone();
    let (one, two) = (lowenheim::figures::Faction::Cathay, lowenheim::figures::Faction::Bretonnia);
    let hand = other.hands[&one].clone();
    let swapped = other.hands.insert(two, hand).unwrap();
    other.hands.insert(one, swapped);
    let same_size = state.hands[&one].len() == state.hands[&two].len();
    assert!(
        same_size && state.hands[&one] != state.hands[&two],
        "the hands must differ for the test"
    );
    for reader in [None, Some(seat("city-guard")), Some(seat("elven-guard"))] {
        let view = |state| {
            serde_json::to_string(&lowenheim::view::view_for(
                state,
                reader.as_ref(),
                messages::Language::English,
            ))
            .unwrap()
        };
        assert_eq!(view(&state), view(&other));
        if let Some(by) = &reader {
            let options =
                |state| lowenheim::options::legal_orders(state, by, messages::Language::English);
            assert_eq!(options(&state), options(&other));
        }
    }
}

#[test]
fn refusals_name_no_card_of_another() {
    let sitting = Sitting::new();
    sitting.go_on_for(20);
    let cards = ["attack", "peasants", "food", "water", "healing", "blank"];
    for card in cards {
        let command = serde_json::json!({ "discard": { "cards": [card] } });
        let tried = Order {
            command: Wanted::Json(command),
            scope: siege(),
            ..sitting.order(&seat("wizards-council"), "")
        };
        let rejected = sitting.referee.give(sitting.campaign, &tried).unwrap_err();
        for other in cards.iter().filter(|other| **other != card) {
            assert!(
                !rejected.message.to_string().to_lowercase().contains(other),
                "{card}: {rejected}"
            );
        }
    }
}

/// The lines that a reader gets depend on nothing that they may not see: with other payloads and
/// salts in the hidden records, and the same commitments over them, they are the same to the byte.
#[test]
fn hidden_payloads_change_nothing_in_the_lines_that_a_reader_gets() {
    let sitting = Sitting::new();
    sitting.go_on_for(40);
    let full = sitting.full_export();
    for reader in readers(&sitting) {
        let (mut hidden, mut foreign_salt) = (0, "a".repeat(64));
        for line in full.lines() {
            let line = chronicle::Line::read(line).unwrap();
            if line.audience().admits(reader.by()) {
                continue;
            }
            hidden += 1;
            let salt = line.salt.unwrap().to_string();
            let other = line
                .text()
                .replace(line.data.unwrap(), "{\"made\":\"up\"}")
                .replace(&salt, &foreign_salt);
            foreign_salt = salt;
            let other = chronicle::Line::read(&other).unwrap();
            assert_ne!(line.text(), other.text());
            assert_eq!(line.redacted_for(reader.by()), other.redacted_for(reader.by()), "{reader}");
        }
        assert!(hidden > 20, "{reader}: {hidden} hidden records");
    }
}
