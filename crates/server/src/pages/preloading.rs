//! What a page is made of beside what every page begins with, told in the head of the answer: a browser sends for it before the
//! first script has come, let alone run.

use axum::http::HeaderValue;
use serde::Deserialize;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

/// Where the build of the pages says what is made of what.
const MANIFEST: &str = "assets.json";
/// What every page begins with.
const INDEX: &str = "index.html";

/// A script of the pages, as the manifest describes it.
#[derive(Deserialize)]
struct Script {
    file: String,
    /// Others, without which it does not run.
    #[serde(default)]
    imports: Vec<String>,
    #[serde(default)]
    css: Vec<String>,
}

type Manifest = BTreeMap<String, Script>;

/// What the pages are made of that addresses lead to.
struct Preloads {
    campaign: Option<HeaderValue>,
    screen: Option<HeaderValue>,
    lobby: Option<HeaderValue>,
}

static PRELOADS: LazyLock<Preloads> = LazyLock::new(|| {
    let written = super::Pages::get(MANIFEST);
    // Without pages there is no manifest either.
    let manifest: Manifest =
        written.and_then(|file| serde_json::from_slice(&file.data).ok()).unwrap_or_default();
    let links = |page: &str| HeaderValue::from_str(&links(&manifest, page)?).ok();
    Preloads {
        campaign: links("src/routes/CampaignRoute.svelte"),
        screen: links("src/routes/ScreenRoute.svelte"),
        lobby: links("src/routes/Lobby.svelte"),
    }
});

/// The value of the header `Link` for the page at an address; nothing: what it needs, its script finds out.
pub(crate) fn of_page(path: &str) -> Option<HeaderValue> {
    let mut steps = path.split('/').filter(|step| !step.is_empty());
    match (steps.next(), steps.next(), steps.next()) {
        (None, ..) => PRELOADS.lobby.clone(),
        (Some("c"), Some(_), Some("screen")) => PRELOADS.screen.clone(),
        (Some("c"), Some(_), _) => PRELOADS.campaign.clone(),
        _ => None,
    }
}

/// Links to the scripts and styles of a page that not every page begins with.
fn links(manifest: &Manifest, page: &str) -> Option<String> {
    let mut always = BTreeSet::new();
    reach(manifest, INDEX, &mut always);
    let mut needed = BTreeSet::new();
    reach(manifest, manifest.get_key_value(page)?.0, &mut needed);
    let needed = || needed.difference(&always).filter_map(|name| manifest.get(*name));
    let scripts = needed().map(|script| format!("</{}>; rel=modulepreload", script.file));
    let styles = needed().flat_map(|script| &script.css);
    // The pages ask for their styles so, and would else ask twice.
    let styles = styles.map(|file| format!("</{file}>; rel=preload; as=style; crossorigin"));
    Some(scripts.chain(styles).collect::<Vec<_>>().join(", "))
}

/// Gathers a script and all that it imports.
fn reach<'a>(manifest: &'a Manifest, name: &'a str, found: &mut BTreeSet<&'a str>) {
    if found.insert(name) {
        for import in manifest.get(name).into_iter().flat_map(|script| &script.imports) {
            reach(manifest, import, found);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILT: &str = r#"{
        "index.html": { "file": "assets/index-1.js", "imports": ["_base"], "css": ["assets/index-2.css"] },
        "_base": { "file": "assets/base-3.js", "css": ["assets/base-4.css"] },
        "_frame": { "file": "assets/frame-5.js", "imports": ["_base"], "css": ["assets/frame-6.css"] },
        "page": { "file": "assets/page-7.js", "imports": ["_base", "_frame"] }
    }"#;

    #[test]
    fn what_every_page_begins_with_is_not_named_again() {
        let manifest: Manifest = serde_json::from_str(BUILT).unwrap();
        let links = links(&manifest, "page").unwrap();
        let expected = "</assets/frame-5.js>; rel=modulepreload, </assets/page-7.js>; rel=modulepreload, \
                        </assets/frame-6.css>; rel=preload; as=style; crossorigin";
        assert_eq!(links, expected);
    }

    #[test]
    fn a_page_that_was_not_built_needs_nothing() {
        let manifest: Manifest = serde_json::from_str(BUILT).unwrap();
        assert_eq!(links(&manifest, "another"), None);
    }
}
