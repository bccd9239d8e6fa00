//! Whoever has an answer that follows from the log is told that it is still the same.

use crate::house;

use house::{Campaign, House};
use reqwest::{Method, StatusCode, header};
use serde_json::Value;

/// Every path whose answer has an `ETag` by the document, with something for each parameter.
async fn paths(house: &House, campaign: &Campaign) -> Vec<String> {
    let document = house.read("/api/openapi.json", "").await;
    let has_tag =
        |operation: &Value| operation["responses"]["200"]["headers"].get("ETag").is_some();
    let paths = document["paths"].as_object().unwrap().iter();
    let with_tag = paths.filter(|(_, methods)| methods.get("get").is_some_and(has_tag));
    let filled = with_tag.map(|(path, _)| {
        let path = path.replace("{id}", &campaign.id).replace("{clause}", "HEI-1");
        let query = match path.rsplit('/').next().unwrap() {
            "view" | "options" | "turns" => "?scope=engagement/1",
            "preview" => "?to=0",
            "compare" => "?from=0",
            "moves" => "?figure=graf",
            "roll" => "?seq=3",
            "cause" => "?engagement=1&fact=1",
            _ => "",
        };
        path + query
    });
    filled.collect()
}

/// The status of an answer, what it is known by, and its body.
async fn asked(
    house: &House,
    (path, key): (&str, &str),
    known: Option<&str>,
) -> (StatusCode, Option<String>, String) {
    let mut request = house.request(Method::GET, path, key);
    if let Some(known) = known {
        request = request.header(header::IF_NONE_MATCH, known);
    }
    let answer = request.send().await.unwrap();
    let tag = answer.headers().get(header::ETAG).map(|tag| tag.to_str().unwrap().to_owned());
    (answer.status(), tag, answer.text().await.unwrap())
}

#[tokio::test]
async fn an_answer_is_the_same_until_the_log_goes_on() {
    let (house, campaign) = House::with_campaign().await;
    let key = campaign.key("cathay");
    let all = paths(&house, &campaign).await;
    assert!(all.len() > 12, "{all:?}");
    let mut known = Vec::new();
    for path in &all {
        let (status, tag, body) = asked(&house, (path, key), None).await;
        let Some(tag) = tag else {
            assert!(status.is_client_error(), "{path} {status}");
            continue;
        };
        let (again, same, nothing) = asked(&house, (path, key), Some(&tag)).await;
        assert_eq!((again, same.as_ref()), (StatusCode::NOT_MODIFIED, Some(&tag)), "{path}");
        assert!(nothing.is_empty());
        let several = format!("\"other\", {tag}");
        assert_eq!(asked(&house, (path, key), Some(&several)).await.0, StatusCode::NOT_MODIFIED);
        assert_eq!(asked(&house, (path, key), None).await.2, body, "{path} is what it was");
        // Another reader, and another language, have another answer.
        let (other, others, _) = asked(&house, (path, campaign.key("bretonnia")), Some(&tag)).await;
        assert!(other == StatusCode::OK && others.as_ref() != Some(&tag), "{path}");
        let dutch = house.request(Method::GET, path, key).header(header::ACCEPT_LANGUAGE, "nl");
        let dutch = dutch.header(header::IF_NONE_MATCH, &tag).send().await.unwrap();
        assert_eq!(dutch.status(), StatusCode::OK, "{path}");
        known.push((path, tag));
    }
    assert!(known.len() > 10, "{known:?}");
    house.give(&campaign, key, "tell Who goes there?").await;
    for (path, tag) in known {
        let (status, other, _) = asked(&house, (path, key), Some(&tag)).await;
        assert_eq!(status, StatusCode::OK, "{path}");
        assert_ne!(other, Some(tag), "{path}");
    }
    house.close().await;
}

#[tokio::test]
async fn nobody_learns_from_what_they_name_that_a_key_is_good() {
    let (house, campaign) = House::with_campaign().await;
    let path = format!("/api/campaigns/{}/view?scope=engagement/1", campaign.id);
    let (_, tag, _) = asked(&house, (&path, campaign.key("cathay")), None).await;
    let (refused, none, _) = asked(&house, (&path, "no-key"), tag.as_deref()).await;
    assert_eq!((refused, none), (StatusCode::UNAUTHORIZED, None));
    // What is asked for wrongly is refused, whatever somebody has.
    let wrong = format!("/api/campaigns/{}/view?at=never", campaign.id);
    let (refused, none, _) = asked(&house, (&wrong, campaign.key("cathay")), Some("*")).await;
    assert_eq!((refused, none), (StatusCode::BAD_REQUEST, None));
    house.close().await;
}
