//! Plays the tests of the rulebook: the Markdown files of this folder. `REWRITE=1 cargo test -p campaign-map
//! --test tests the_rulebook` writes what happens into `then` blocks that differ; look at them afterwards.

mod claims;
mod given;
mod host;

#[test]
fn the_rulebook() {
    let is_known = |clause: &str| campaign_map::REGISTER.find(clause).is_some();
    testkit::must_hold(&host::TheMap, env!("CARGO_MANIFEST_DIR"), &is_known);
}
