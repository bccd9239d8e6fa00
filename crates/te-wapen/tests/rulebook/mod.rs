//! Plays the tests of the rulebook: the Markdown files of this folder. `REWRITE=1 cargo test -p te-wapen
//! --test tests the_rulebook` writes what happens into `then` blocks that differ; look at them afterwards.

mod claims;
mod given;
mod host;
mod shown;

#[test]
fn the_rulebook() {
    let is_known = |clause: &str| te_wapen::REGISTER.find(clause).is_some();
    testkit::must_hold(&host::TheBattle::new(), env!("CARGO_MANIFEST_DIR"), &is_known);
}
