//! The feed of one seat: what it is asked for, by an address that opens nothing else.

use crate::house;

use house::{House, done, problem};
use serde_json::json;

/// The ids and the sentences of the entries.
fn entries(feed: &str) -> Vec<(String, String)> {
    let between = |text: &str, from: &str, to: &str| {
        let text = text.split_once(from).unwrap().1;
        text.split_once(to).unwrap().0.to_owned()
    };
    let all = feed.split("<entry>").skip(1);
    all.map(|entry| (between(entry, "<id>", "</id>"), between(entry, "<title>", "</title>")))
        .collect()
}

#[tokio::test]
async fn a_seat_is_called_once_for_what_it_is_asked_and_by_nothing_else() {
    let (house, campaign) = House::with_campaign().await;
    let at = format!("/api/campaigns/{}", campaign.id);
    let (organiser, cathay) = (campaign.organiser.as_str(), campaign.key("cathay"));
    let make = async |key: &str, wanted: bool| {
        house.post(&format!("{at}/feed-key"), key, &json!({ "wanted": wanted })).await
    };
    for (key, status, code) in [(organiser, 403, "not_a_seat"), ("", 401, "key_needed")] {
        let refused = problem(make(key, true).await).await;
        assert_eq!((refused.0, refused.1.as_str()), (status, code));
    }
    let link = done(make(cathay, true).await).await["link"].as_str().unwrap().to_owned();
    assert_eq!(house.read(&format!("{at}/notices"), cathay).await["feed"], true);
    let read = async |link: &str| {
        let answer = house.get(link, "").await;
        assert_eq!(answer.headers()["content-type"], "application/atom+xml; charset=utf-8");
        answer.text().await.unwrap()
    };
    // It is asked in the council of war, and stays called by the same entry while others are done.
    let first = read(&link).await;
    let asked = entries(&first);
    assert_eq!(asked.len(), 1, "{first}");
    assert!(asked[0].1.starts_with("It is your turn. "), "{asked:?}");
    house.give(&campaign, campaign.key("bretonnia"), "done").await;
    assert_eq!(entries(&read(&link).await), asked);
    assert!(read(&link.replace("lang=en", "lang=nl")).await.contains("Je bent aan de beurt."));
    house.give(&campaign, cathay, "done").await;
    assert!(entries(&read(&link).await).is_empty(), "nothing is owed");

    // Somebody disputes what it ordered: until it has spoken, that waits for it.
    let head = house.head(&campaign).await;
    let desk = async |key: &str, command: serde_json::Value| {
        let body = json!({ "batch": house.referee.new_batch(), "command": command });
        done(house.post(&format!("{at}/desk"), key, &body).await).await
    };
    let raise = json!({ "raise": { "record": head, "text": "Too early." } });
    desk(campaign.key("bretonnia"), raise).await;
    let disputed = entries(&read(&link).await);
    assert_eq!(disputed.len(), 1);
    assert!(disputed[0].1.contains("Too early."), "{disputed:?}");
    desk(cathay, json!({ "state": { "dispute": 1, "text": "In time." } })).await;
    assert!(entries(&read(&link).await).is_empty());

    // Its key opens nothing else, and the key of the seat not the feed; nor is it told in the feed.
    let key = link.split_once("key=").unwrap().1.split_once('&').unwrap().0;
    assert!(!first.contains(key));
    assert_eq!(house.get(&at, key).await.status(), 401);
    let wrong = problem(house.get(&format!("{at}/seat.atom?key={cathay}"), "").await).await;
    assert_eq!((wrong.0, wrong.1.as_str()), (401, "bad_key"));
    let none = problem(house.get(&format!("{at}/seat.atom"), cathay).await).await;
    assert_eq!((none.0, none.1.as_str()), (401, "key_needed"));

    // A private campaign answers it; made anew and taken away, the old address opens nothing.
    let private = json!({ "visibility": "private" });
    done(house.post(&format!("{at}/visibility"), organiser, &private).await).await;
    read(&link).await;
    let anew = done(make(cathay, true).await).await["link"].as_str().unwrap().to_owned();
    assert_eq!(house.get(&link, "").await.status(), 401);
    read(&anew).await;
    assert!(done(make(cathay, false).await).await["link"].is_null());
    assert_eq!(house.get(&anew, "").await.status(), 401);

    // Whoever comes to the seat begins without one.
    let anew = done(make(cathay, true).await).await["link"].as_str().unwrap().to_owned();
    done(house.post(&format!("{at}/keys"), organiser, &json!({ "seat": "cathay" })).await).await;
    assert_eq!(house.get(&anew, "").await.status(), 401);
    house.close().await;
}
