//! Plays the tests of what is carried between map, battles and sieges: the Markdown files of this folder. `REWRITE=1 cargo test -p campaign
//! --test tests the_table` writes what happens into `then` blocks that differ; look at them afterwards.

mod claims;
mod given;
mod host;

#[test]
fn the_table() {
    let is_known = |clause: &str| campaign::REGISTER.find(clause).is_some();
    testkit::must_hold(&host::TheCampaign, env!("CARGO_MANIFEST_DIR"), &is_known);
}
