//! Everything that can be asked wrongly is answered as a problem, with a stable code.

use crate::house;

use house::{House, problem};
use reqwest::Method;
use serde_json::json;

#[tokio::test]
async fn addresses_and_methods() {
    let (house, campaign) = House::with_campaign().await;
    let id = &campaign.id;
    let cases = [
        (Method::GET, "/api/nothing".to_owned(), 404, "unknown_path"),
        (Method::GET, "/api/".to_owned(), 404, "unknown_path"),
        (Method::GET, format!("/api/campaigns/{id}/nothing"), 404, "unknown_path"),
        (Method::DELETE, format!("/api/campaigns/{id}"), 405, "method_not_allowed"),
        (Method::GET, format!("/api/campaigns/{id}/orders"), 405, "method_not_allowed"),
        (Method::PUT, "/api/campaigns".to_owned(), 405, "method_not_allowed"),
        (Method::POST, "/somewhere".to_owned(), 405, "method_not_allowed"),
        (Method::GET, "/api/campaigns/0000000000".to_owned(), 404, "unknown_campaign"),
        (Method::GET, "/api/campaigns/no-id/view".to_owned(), 404, "unknown_campaign"),
        (Method::GET, "/api/campaigns/%ff/view".to_owned(), 404, "unknown_path"),
        (Method::GET, "/api/clauses/HEI-999".to_owned(), 404, "unknown_clause"),
        (Method::GET, format!("/api/campaigns/{id}/view?at=99999"), 404, "unknown_record"),
        (Method::GET, format!("/api/campaigns/{id}/view?at=minus"), 400, "malformed_query"),
        (Method::GET, format!("/api/campaigns/{id}/view?where=1"), 400, "malformed_query"),
        (Method::GET, format!("/api/campaigns/{id}/view?scope=engagement/7"), 404, "unknown_scope"),
        (Method::GET, format!("/api/campaigns/{id}/view?scope=siege"), 400, "malformed_query"),
        (Method::GET, format!("/api/campaigns/{id}/verify?receipt=1"), 400, "malformed_query"),
        (Method::GET, format!("/api/campaigns/{id}/stream?after=99999"), 404, "unknown_record"),
        (Method::GET, format!("/api/campaigns/{id}/rewinds/preview"), 400, "malformed_body"),
        (Method::GET, format!("/api/campaigns/{id}/rewinds/preview?turn=9"), 404, "unknown_turn"),
        (Method::GET, format!("/api/campaigns/{id}/rewinds/preview?to=3"), 422, "not_batch_end"),
        (Method::GET, format!("/api/campaigns/{id}/options"), 401, "key_needed"),
    ];
    for (method, path, status, code) in cases {
        let answer = house.request(method.clone(), &path, "").send().await.unwrap();
        let allow = answer.headers().get("allow").cloned();
        let (got, said, body) = problem(answer).await;
        assert_eq!((got, said.as_str()), (status, code), "{method} {path}: {body}");
        assert_eq!(allow.is_some(), status == 405, "{method} {path}");
    }
    house.close().await;
}

#[tokio::test]
async fn bodies() {
    let (house, campaign) = House::with_campaign().await;
    let orders = format!("/api/campaigns/{}/orders", campaign.id);
    let key = campaign.key("cathay");
    let good = house.order(&campaign, "done").await;
    let with = |name: &str, value: serde_json::Value| {
        let mut body = good.clone();
        body[name] = value;
        body
    };
    let cases = [
        (json!({}), 400, "malformed_body"),
        (json!([1]), 400, "malformed_body"),
        (with("command", json!("done")), 400, "malformed_body"),
        (with("notation", json!(null)), 400, "malformed_body"),
        (with("unknown", json!(1)), 400, "malformed_body"),
        (with("batch", json!("x")), 400, "malformed_body"),
        (with("batch", json!("9b2ff9c0-5c0d-4b3a-8d7c-2f4f5a1b2c3d")), 400, "bad_batch_id"),
        (with("head", json!(-1)), 400, "malformed_body"),
        (with("head", json!(99999)), 404, "unknown_record"),
        (with("head", json!(2)), 422, "not_batch_end"),
        (with("scope", json!("town")), 400, "malformed_body"),
        (with("scope", json!("engagement/2")), 404, "unknown_scope"),
        (with("nonce", json!("xyz")), 400, "bad_nonce"),
        (with("thrown", json!([1, 2])), 422, "unused_faces"),
        (with("notation", json!("dance")), 400, "bad_notation"),
        (with("as", json!("seat/bretonnia")), 403, "not_your_seat"),
        (with("notation", json!("move nobody-1 1,1")), 400, "bad_notation"),
    ];
    for (body, status, code) in cases {
        let (got, said, answer) = problem(house.post(&orders, key, &body).await).await;
        assert_eq!((got, said.as_str()), (status, code), "{body}: {answer}");
        let preview = orders.replace("/orders", "/preview");
        if !matches!(code, "bad_batch_id" | "bad_nonce" | "unused_faces") {
            let (got, said, _) = problem(house.post(&preview, key, &body).await).await;
            assert_eq!((got, said.as_str()), (status, code), "{body}");
        }
    }

    let raw = |body: &'static str, kind: &'static str| {
        house.request(Method::POST, &orders, key).header("content-type", kind).body(body).send()
    };
    let (status, code, _) = problem(raw("{\"batch\":", "application/json").await.unwrap()).await;
    assert_eq!((status, code.as_str()), (400, "malformed_body"));
    let (status, code, _) = problem(raw("\u{fffd}", "application/json").await.unwrap()).await;
    assert_eq!((status, code.as_str()), (400, "malformed_body"));
    let (status, code, _) = problem(raw("{}", "text/plain").await.unwrap()).await;
    assert_eq!((status, code.as_str()), (415, "wrong_content_type"));
    let large = with("notation", json!(format!("tell {}", "x".repeat(2 << 20))));
    let (status, code, _) = problem(house.post(&orders, key, &large).await).await;
    assert_eq!((status, code.as_str()), (413, "body_too_large"));
    let deep = format!("{{\"command\":{}1{}}}", "[".repeat(500), "]".repeat(500));
    let deep = house
        .request(Method::POST, &orders, key)
        .header("content-type", "application/json")
        .body(deep);
    let (status, code, _) = problem(deep.send().await.unwrap()).await;
    assert_eq!((status, code.as_str()), (400, "malformed_body"));
    house.close().await;
}

#[tokio::test]
async fn campaigns_that_cannot_be_made() {
    let house = House::open().await;
    let long = "x".repeat(81);
    let cases = [
        (json!({}), 400, "malformed_body"),
        (json!({ "scenario": "siege", "scenario_text": "" }), 400, "malformed_body"),
        (json!({ "scenario": "picnic" }), 404, "unknown_scenario"),
        (json!({ "scenario_text": "title = 3\n" }), 400, "bad_scenario_text"),
        (json!({ "scenario_text": "title = \"x\"\nfood = 1" }), 400, "bad_scenario_text"),
        (json!({ "scenario": "siege", "name": "" }), 422, "bad_name"),
        (json!({ "scenario": "siege", "name": long }), 422, "bad_name"),
    ];
    for (body, status, code) in cases {
        let (got, said, answer) = problem(house.post("/api/campaigns", "", &body).await).await;
        assert_eq!((got, said.as_str()), (status, code), "{body}: {answer}");
    }
    let scenario = lowenheim::scenario::SIEGE.replacen("turns", "moons", 1);
    let body = json!({ "scenario_text": scenario });
    let (_, code, answer) = problem(house.post("/api/campaigns", "", &body).await).await;
    assert_eq!(code, "bad_scenario_text");
    let detail = answer["detail"].as_str().unwrap();
    assert!(detail.contains("line ") && detail.contains("moons"), "{detail}");
    assert_eq!(house.read("/api/campaigns", "").await, json!([]));

    let import = |kind: &'static str, body: String| {
        house
            .request(Method::POST, "/api/campaigns/import", "")
            .header("content-type", kind)
            .body(body)
            .send()
    };
    let (status, code, _) = problem(import("text/plain", "{}\n".into()).await.unwrap()).await;
    assert_eq!((status, code.as_str()), (415, "wrong_content_type"));
    let (status, code, body) =
        problem(import("application/x-ndjson", "{}\n".into()).await.unwrap()).await;
    assert_eq!((status, code.as_str()), (422, "not_verified"), "{body}");
    house.close().await;
}

#[tokio::test]
async fn keys() {
    let (house, campaign) = House::with_campaign().await;
    let id = &campaign.id;
    let other = House::with_campaign().await;
    for wrong in ["x", &"A".repeat(43), &other.1.organiser] {
        for path in ["", "/view", "/options", "/log", "/stream", "/chronicle"] {
            let answer = house.get(&format!("/api/campaigns/{id}{path}"), wrong).await;
            let asks = answer.headers().get("www-authenticate").cloned();
            let (status, code, body) = problem(answer).await;
            assert_eq!((status, code.as_str()), (401, "bad_key"), "{body}");
            assert_eq!(asks.unwrap(), "Bearer");
            assert!(!body.to_string().contains(wrong) || wrong == "x");
        }
    }
    let basic = house.request(Method::GET, &format!("/api/campaigns/{id}"), "");
    let basic = basic.header("authorization", "Basic eDp5").send().await.unwrap();
    assert_eq!(problem(basic).await.1, "bad_key");

    let seat = campaign.key("cathay");
    let rewind = json!({
        "batch": house.referee.new_batch(), "head": 0, "to": 0, "reason": "I lose",
    });
    let forbidden = [
        ("rewinds", rewind, "not_organiser"),
        ("keys", json!({ "seat": "bretonnia" }), "not_organiser"),
    ];
    for (path, body, code) in forbidden {
        let answer = house.post(&format!("/api/campaigns/{id}/{path}"), seat, &body).await;
        let (status, said, _) = problem(answer).await;
        assert_eq!((status, said.as_str()), (403, code));
        let answer = house.post(&format!("/api/campaigns/{id}/{path}"), "", &body).await;
        assert_eq!(problem(answer).await.0, 401);
    }
    let options = format!("/api/campaigns/{id}/options?as=seat/bretonnia");
    assert_eq!(problem(house.get(&options, seat).await).await.1, "not_your_seat");
    assert!(house.read(&options, &campaign.organiser).await["options"].is_array());
    let nobody = format!("/api/campaigns/{id}/options?as=seat/nobody");
    assert_eq!(problem(house.get(&nobody, &campaign.organiser).await).await.1, "no_such_seat");

    let keys = format!("/api/campaigns/{id}/keys");
    let wrong = json!({ "seat": "Nobody!" });
    assert_eq!(problem(house.post(&keys, &campaign.organiser, &wrong).await).await.0, 404);
    let fresh = house.post(&keys, &campaign.organiser, &json!({ "seat": "cathay" })).await;
    let fresh = house::done(fresh).await;
    assert_eq!(fresh["name"], "Blue Lotus Society");
    assert!(fresh["link"].as_str().unwrap().starts_with(&format!("/c/{id}#")));
    let about = format!("/api/campaigns/{id}");
    assert_eq!(problem(house.get(&about, seat).await).await.1, "bad_key");
    assert_eq!(house.read(&about, fresh["key"].as_str().unwrap()).await["reader"], "seat/cathay");
    other.0.close().await;
    house.close().await;
}

#[tokio::test]
async fn every_problem_is_said_in_the_language_of_its_request() {
    let (house, campaign) = House::with_campaign().await;
    let id = &campaign.id;
    let key = campaign.key("cathay");
    let mut order = house.order(&campaign, "done").await;
    order["thrown"] = json!([1, 2]);
    let orders = format!("/api/campaigns/{id}/orders");
    let refused = |language: Option<&'static str>| {
        let request = house.request(Method::POST, &orders, key).json(&order);
        match language {
            Some(language) => request.header("accept-language", language),
            None => request,
        }
    };
    let mut details = Vec::new();
    for (language, spoken, title) in [
        (None, "en", "The rules say no"),
        (Some("fr"), "en", "The rules say no"),
        (Some("nl-BE, en;q=0.5"), "nl", "De spelregels zeggen nee"),
    ] {
        let answer = refused(language).send().await.unwrap();
        assert_eq!(answer.headers()["content-language"], spoken);
        let varies = answer.headers().get_all("vary").iter().map(|it| it.to_str().unwrap());
        assert!(varies.into_iter().any(|it| it.contains("accept-language")));
        let (status, code, body) = problem(answer).await;
        assert_eq!((status, code.as_str(), &body["title"]), (422, "unused_faces", &json!(title)));
        details.push(body["detail"].clone());
    }
    assert_eq!(details[0], details[1]);
    assert_ne!(details[0], details[2]);
    // Wherever it is said no: by a handler, by an extractor, by the router, by the pages.
    let own = [
        (Method::GET, format!("/api/campaigns/{id}/rewinds/preview"), "Zeg waarheen"),
        (Method::GET, format!("/api/campaigns/{id}/options"), "Hiervoor is de sleutel"),
        (Method::GET, format!("/api/campaigns/{id}/stream?after=99999"), "Regel 99999 is er nog"),
        (Method::GET, format!("/api/campaigns/{id}/view?where=1"), "De vraag in het adres"),
        (Method::GET, "/api/nothing".to_owned(), "Op `/api/nothing` is niets"),
        (Method::DELETE, format!("/api/campaigns/{id}"), "`DELETE` doet hier niets"),
        (Method::POST, "/somewhere".to_owned(), "Pagina’s kun je alleen lezen"),
    ];
    for (method, path, begins) in own {
        let request = house.request(method.clone(), &path, "");
        let answer = request.header("accept-language", "nl").send().await.unwrap();
        let allow = answer.headers().contains_key("allow");
        let (status, _, body) = problem(answer).await;
        assert!(body["detail"].as_str().unwrap().starts_with(begins), "{path}: {body}");
        assert_eq!(allow, status == 405, "{path}");
    }
    house.close().await;
}

#[tokio::test]
async fn what_cannot_be_read_is_told_in_dutch() {
    let (house, campaign) = House::with_campaign().await;
    let (id, key) = (&campaign.id, campaign.key("cathay"));
    let asked = |path: String, key: &str| house.request(Method::GET, &path, key);
    let order = house.order(&campaign, "stirke mannheim").await;
    let orders = format!("/api/campaigns/{id}/orders");
    let drawn = "map = \"[picture]\\n 1 |, ,\"\n\n[options]";
    let own = lowenheim::scenario::SIEGE.replacen("[options]", drawn, 1);
    let own = json!({ "scenario_text": own });
    let cases = [
        (
            house.request(Method::POST, &orders, key).json(&order),
            "Bij teken 1: `stirke` is geen bevel. Bedoel je `strike`? Deze bevelen zijn er: deploy",
        ),
        (
            house.request(Method::POST, "/api/campaigns", "").json(&own),
            "Het scenario kan niet worden gespeeld: regel 9: De kaart klopt niet in regel 2: [picture] rij `1`: de volgende rij van de tekening is 0",
        ),
        (
            asked("/api/campaigns/abc".to_owned(), ""),
            "Deze campagne is niet te vinden: `abc` is geen campagne; een campagne heeft",
        ),
        (
            asked(format!("/api/campaigns/{id}/options?as=Ada"), &campaign.organiser),
            "`as` is niet te lezen: `Ada` is niemand; schrijf",
        ),
        (
            asked(format!("/api/campaigns/{id}/moves?figure=foo-1"), key),
            "`figure` is niet te lezen: `foo-1` is geen figuur; schrijf een personage",
        ),
        (
            asked(format!("/api/campaigns/{id}/sheets?only=maps"), key),
            "`only` is niet te lezen: `maps` is geen blad; deze zijn er: briefing",
        ),
        (
            asked(format!("/api/campaigns/{id}/verify?receipt=12"), key),
            "`receipt` is niet te lezen: `12` is geen ontvangstbewijs; schrijf `SEQ:HASH`",
        ),
    ];
    for (request, begins) in cases {
        let answer = request.header("accept-language", "nl").send().await.unwrap();
        let (_, _, body) = problem(answer).await;
        assert!(body["detail"].as_str().unwrap().starts_with(begins), "{begins}: {body}");
    }
    house.close().await;
}

/// A page of a stranger whose name leads here reads nothing and begins nothing.
#[tokio::test]
async fn a_strange_name_is_refused_and_a_given_one_is_not() {
    let settings = server::Settings { names: vec!["box.local".to_owned()], ..Default::default() };
    let house = House::open_with(settings).await;
    for (name, right) in [("evil.example", false), ("box.local:7411", true), ("localhost", true)] {
        let asked = house.request(Method::GET, "/api/campaigns", "").header("host", name);
        let answer = asked.send().await.unwrap();
        if right {
            assert_eq!(answer.status(), 200, "{name}");
        } else {
            let (status, code, body) = problem(answer).await;
            assert_eq!((status, &*code), (421, "unknown_host"));
            assert!(body["detail"].as_str().unwrap().contains("--host"));
        }
    }
    house.close().await;
}
