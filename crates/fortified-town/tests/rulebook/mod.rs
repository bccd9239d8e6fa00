//! Plays the tests of the rulebook: the Markdown files of this folder. `REWRITE=1 cargo test -p fortified-town
//! --test tests the_rulebook` writes what happens into `then` blocks that differ; look at them afterwards.

mod claims;
mod given;
mod host;

#[test]
fn the_rulebook() {
    let is_known = |clause: &str| fortified_town::REGISTER.find(clause).is_some();
    testkit::must_hold(&host::TheTown::new(), env!("CARGO_MANIFEST_DIR"), &is_known);
}
