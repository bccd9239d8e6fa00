//! The pages, and the headers that bind the browser.

use crate::house;

use house::{House, problem};
use reqwest::{Method, StatusCode};

#[tokio::test]
async fn every_answer_binds_the_browser() {
    let house = House::open().await;
    for path in ["/", "/c/0000000000", "/api/health", "/api/nothing", "/assets/nothing.js"] {
        let answer = house.get(path, "").await;
        let headers = answer.headers();
        let policy = headers["content-security-policy"].to_str().unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"));
        assert!(!policy.contains("unsafe"));
        assert_eq!(headers["x-content-type-options"], "nosniff");
        assert_eq!(headers["referrer-policy"], "no-referrer");
        assert_eq!(headers["x-frame-options"], "DENY");
        if path.starts_with("/api/") {
            assert_eq!(headers["cache-control"], "no-store");
        }
    }
    house.close().await;
}

#[tokio::test]
async fn a_page_names_what_it_is_made_of_before_its_first_script_has_come() {
    let house = House::open().await;
    // Whoever has not built the pages has none to name.
    if house.get("/", "").await.text().await.unwrap().contains("built without its pages") {
        return house.close().await;
    }
    let linked = async |path: &str| {
        let answer = house.get(path, "").await;
        let links = answer.headers().get("link").map(|links| links.to_str().unwrap().to_owned());
        links.unwrap_or_default()
    };
    let campaign = linked("/c/0123456789").await;
    for link in campaign.split(", ") {
        let (file, how) = link.split_once(">; ").unwrap();
        assert!(
            how == "rel=modulepreload" || how == "rel=preload; as=style; crossorigin",
            "{link}"
        );
        let file = house.get(file.trim_start_matches('<'), "").await;
        assert_eq!(file.status(), StatusCode::OK, "{link}");
    }
    assert!(campaign.contains("/assets/CampaignRoute-") && campaign.contains("/assets/frame-"));
    // What every page begins with stands in the document itself.
    assert!(!campaign.contains("/assets/base-"));
    assert_eq!(linked("/c/0123456789/audit").await, campaign);
    assert!(linked("/c/0123456789/screen").await.contains("/assets/ScreenRoute-"));
    assert!(linked("/").await.contains("/assets/Lobby-"));
    for other in ["/rules", "/verify", "/c", "/api/health", "/favicon.svg"] {
        assert_eq!(linked(other).await, "", "{other}");
    }
    house.close().await;
}

#[tokio::test]
async fn pages_are_drawn_by_one_document() {
    let house = House::open().await;
    let index = house.get("/", "").await;
    assert_eq!(index.status(), StatusCode::OK);
    assert_eq!(index.headers()["content-type"], "text/html; charset=utf-8");
    assert_eq!(index.headers()["cache-control"], "no-cache");
    let tag = index.headers()["etag"].clone();
    let text = index.text().await.unwrap();
    assert!(text.contains("Wapenrol"));
    assert_eq!(house.get("/c/0123456789", "").await.text().await.unwrap(), text);
    let known = house.request(Method::GET, "/", "").header("if-none-match", tag);
    assert_eq!(known.send().await.unwrap().status(), StatusCode::NOT_MODIFIED);
    let head = house.request(Method::HEAD, "/", "").send().await.unwrap();
    assert_eq!(head.status(), StatusCode::OK);
    let missing = house.get("/assets/old-page-1234.js", "").await;
    assert_eq!(problem(missing).await.0, 404);
    let outside = house.get("/assets/..%2f..%2fCargo.toml", "").await;
    assert_eq!(problem(outside).await.0, 404);
    house.close().await;
}
