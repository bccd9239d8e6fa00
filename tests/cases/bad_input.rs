//! Everything that can be typed wrongly: a clear word, the right exit code, nothing written.

use crate::harness::Place;

#[test]
fn what_is_not_there_is_named_and_nothing_is_written() {
    let place = Place::new();
    let id = place.siege();
    let order = |seat: &'static str, notation: &'static str| {
        vec!["order".to_owned(), id.clone(), "--as".into(), seat.into(), notation.into()]
    };
    // What is typed, the exit code, what is said.
    let table: Vec<(Vec<String>, i32, &[&str])> = vec![
        // somebody or something that is not there
        (order("nobody", "done"), 3, &["nobody", "city-guard"]),
        (order("City Guard", "done"), 2, &["lower-case"]),
        (order("rules", "done"), 2, &["proceed"]),
        (order("city-guard", "strike mannheim skaven-3"), 3, &["step", "HEI-143"]),
        (order("city-guard", "strike nobody skaven-3"), 2, &["nobody"]),
        (order("city-guard", "move mannheim 9,9"), 3, &["now is step 0"]),
        (order("city-guard", "deploy mannheim 900,900"), 3, &["900,900"]),
        (order("city-guard", "deploy mannheim here"), 2, &["here"]),
        (order("city-guard", "deploy sigisbiduwald 5,10"), 3, &["HEI"]),
        (order("city-guard", "refill joker"), 2, &["joker"]),
        (order("city-guard", "stirke mannheim skaven-3"), 2, &["Did you mean `strike`"]),
        (order("city-guard", ""), 2, &["error:"]),
        (order("city-guard", "proceed"), 3, &["players act now"]),
        (order("organiser", "done"), 3, &["organiser"]),
        (order("city-guard", "vote cathay"), 3, &["error:"]),
    ];
    for (words, code, said) in table {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        place.refused(&id, &words, code, said);
    }
}

#[test]
fn arguments_that_are_malformed_are_usage() {
    let place = Place::new();
    let id = place.siege();
    let base = ["order", id.as_str(), "--as", "cathay"];
    let more: [(&[&str], &[&str]); 9] = [
        (&["done", "--batch", "not-a-uuid"], &["--batch"]),
        (&["done", "--head", "minus one"], &["--head"]),
        (&["done", "--thrown", "six"], &["--thrown"]),
        (&["done", "--scope", "the war"], &["--scope"]),
        (&["--json-command", "{\"tell\":"], &["no JSON"]),
        (&["--json-command", "{\"dance\":{}}"], &["dance"]),
        (&["--json-command", "{\"tell\":{\"text\":\"x\",\"loud\":1}}"], &["loud"]),
        (&["done", "--json-command", "\"done\""], &["cannot be used with"]),
        (&[], &["required"]),
    ];
    for (words, said) in more {
        place.refused(&id, &[&base[..], words].concat(), 2, said);
    }
    place.refused(
        &id,
        &[&base[..], &["done", "--scope", "engagement/9"]].concat(),
        3,
        &["engagement/1"],
    );
    let old = "00000000-0000-4000-8000-000000000000";
    place.refused(&id, &[&base[..], &["done", "--batch", old]].concat(), 2, &["version 7"]);
}

#[test]
fn unknown_campaigns_records_turns_and_clauses_are_refused() {
    let place = Place::new();
    let id = place.siege();
    let unknown = "0000000000";
    for words in [
        vec!["show", unknown],
        vec!["log", unknown],
        vec!["options", unknown, "--as", "cathay"],
        vec!["export", unknown],
        vec!["order", unknown, "--as", "cathay", "done"],
        vec!["rewind", unknown, "--turn", "1", "--reason", "x"],
    ] {
        place.refused(&id, &words, 3, &["no campaign", unknown]);
    }
    place.refused(&id, &["show", "not an id"], 2, &["CAMPAIGN"]);
    place.refused(&id, &["show", &id, "--at", "999999"], 3, &["999999", "ends with line"]);
    place.refused(&id, &["rewind", &id, "--to", "999999", "--reason", "x"], 3, &["999999"]);
    place.refused(&id, &["rewind", &id, "--to", "2", "--reason", "x"], 3, &["error:"]);
    place.refused(&id, &["rewind", &id, "--turn", "9", "--reason", "x"], 3, &["turn 9"]);
    place.refused(&id, &["rewind", &id, "--turn", "0", "--reason", ""], 3, &["error:"]);
    place.refused(&id, &["rewind", &id, "--turn", "0"], 2, &["--reason"]);
    place.refused(&id, &["rules", "HEI-999"], 3, &["HEI-999", "HEI-156"]);
    place.refused(&id, &["new", "chess"], 3, &["chess", "siege"]);
    place.refused(&id, &["show", &id, "--as", "nobody"], 3, &["nobody", "city-guard"]);
}

#[test]
fn scenarios_that_cannot_be_read_say_where() {
    let place = Place::new();
    let id = place.siege();
    place.refused(&id, &["new", "none.toml"], 5, &["none.toml"]);
    place.write("broken.toml", "title = \"Mine\"\nfactions = 7\n");
    place.refused(&id, &["new", "broken.toml"], 2, &["line 2"]);
    place.refused(&id, &["new", "siege", "--name", ""], 3, &["name"]);
    let long = "x".repeat(81);
    place.refused(&id, &["new", "siege", "--name", &long], 3, &["80"]);
}

#[test]
fn logs_that_were_touched_are_not_verified_and_not_taken_in() {
    let place = Place::new();
    let id = place.siege();
    place.run(&["export", &id, "-o", "log.ndjson"]).good();
    let log = place.read("log.ndjson");
    let lines: Vec<&str> = log.lines().collect();
    let without = |seq: usize| {
        let kept = lines.iter().enumerate().filter(|(at, _)| *at != seq);
        kept.map(|(_, line)| format!("{line}\n")).collect::<String>()
    };
    let swapped = {
        let mut lines = lines.clone();
        lines.swap(20, 21);
        lines.join("\n") + "\n"
    };
    let touched = [
        ("changed", log.replacen("Mannheim", "Manheim", 1), ""),
        ("dropped", without(20), "record 20"),
        ("swapped", swapped, "record 20"),
        ("appended", format!("{log}{}\n", lines[20]), &format!("record {}", lines.len())),
        ("cut", log[..log.len() - 40].to_owned(), &format!("record {}", lines.len() - 1)),
        ("half", lines[..30].join("\n") + "\n", "batch"),
        ("malformed", format!("{}\nnot json\n", lines[0]), "record 1"),
        ("empty", String::new(), "empty"),
    ];
    for (name, text, said) in &touched {
        assert_ne!(*text, log, "{name}");
        place.write("touched.ndjson", text);
        place.run(&["verify", "touched.ndjson"]).bad(4, &["not verified", said]);
        let import = ["--data", "elsewhere", "import", "touched.ndjson"];
        place.run(&import).bad(4, &[said]);
    }
    place.run(&["--data", "elsewhere", "show", &id]).bad(3, &["no campaign"]);
    place.run(&["export", &id, "--as", "cathay", "-o", "cathay.ndjson"]).good();
    place.run(&["--data", "elsewhere", "import", "cathay.ndjson"]).bad(4, &["redacted"]);
    place.run(&["verify", "nowhere.ndjson"]).bad(5, &["nowhere.ndjson"]);

    let receipt = format!("{}:{}", lines.len() - 1, "0".repeat(64));
    let verify = ["verify", "log.ndjson", "--receipt", &receipt];
    place.run(&verify).bad(4, &["receipt"]);
    place.run(&["verify", "log.ndjson", "--receipt", "7"]).bad(2, &["--receipt"]);
    let error = place.run(&["verify", "touched.ndjson", "--json"]).bad(4, &[]).err;
    let error: serde_json::Value = serde_json::from_str(&error).unwrap();
    assert_eq!(error["error"]["code"], "empty");
}

/// Every hash and every number repaired, and yet it is named: the rules are asked, and not only the chain.
#[test]
fn a_log_whose_outcomes_do_not_follow_is_named_and_not_taken_in() {
    let place = Place::new();
    place.run(&["simulate", "battle", "--games", "1", "--seed", "5", "--out", "logs"]).good();
    let log = std::fs::read_to_string(place.path("logs/game-0001.ndjson")).unwrap();
    place.write("log.ndjson", &log);
    let told = place.run(&["verify", "log.ndjson"]).good().out;
    assert!(told.contains("decided once more"), "{told}");
    let mut prev = chance::Bytes32::ZERO;
    let mut forged = String::new();
    let mut at = None;
    for line in log.lines() {
        let mut record = chronicle::Record::from_line(line).unwrap();
        if record.kind == "te-wapen.attack_fought" && at.is_none() {
            at = Some(record.seq);
            let mut data: serde_json::Value = record.read_data().unwrap();
            data["hits"] = (data["hits"].as_u64().unwrap() + 1).into();
            let data = chronicle::canonical::canonical(&data).unwrap();
            record.commitment = chronicle::commitment(&record.salt.unwrap(), data.get());
            record.data = Some(data);
        }
        record.prev = prev;
        record.hash = record.computed_hash();
        prev = record.hash;
        forged += &(record.to_line() + "\n");
        // Nothing is thrown behind it that hangs on what was changed.
        if at.is_some() && record.last {
            break;
        }
    }
    place.write("forged.ndjson", &forged);
    let record = format!("record {}", at.unwrap());
    place.run(&["verify", "forged.ndjson"]).bad(4, &[&record, "hits"]);
    place.run(&["verify", "forged.ndjson", "--depth", "chain"]).good();
    place.run(&["--data", "elsewhere", "import", "forged.ndjson"]).bad(4, &[&record, "hits"]);
}

#[test]
fn servers_that_are_none_are_named() {
    let place = Place::new();
    place.run(&["--server", "nowhere", "show", "0000000000"]).bad(2, &["http://"]);
    let closed = "http://127.0.0.1:1";
    place.run(&["--server", closed, "show", "0000000000"]).bad(5, &[closed]);
    place
        .run(&["--server", closed, "--data", "x", "show", "0000000000"])
        .bad(2, &["cannot be used"]);
    place.run(&["--server", closed, "serve"]).bad(2, &["--server"]);
    place.run(&["--server", closed, "rebuild", "--from-journal"]).bad(2, &["data folder"]);
}
