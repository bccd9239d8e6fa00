//! Plays the tests of the rulebook: the Markdown files of this folder. `REWRITE=1 cargo test -p lowenheim
//! --test tests the_rulebook` writes what happens into `then` blocks that differ; look at them afterwards.

mod claims;
mod given;
mod host;
mod shown;
mod words;

#[test]
fn the_rulebook() {
    let is_known = |clause: &str| lowenheim::REGISTER.find(clause).is_some();
    testkit::must_hold(&host::TheSiege::new(), env!("CARGO_MANIFEST_DIR"), &is_known);
}
