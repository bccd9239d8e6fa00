//! Plays the tests of the rulebook: the Markdown files of this folder. `REWRITE=1 cargo test -p lowenherz
//! --test tests the_rulebook` writes what happens into `then` blocks that differ; look at them afterwards.

mod claims;
pub(crate) mod given;
mod host;

#[test]
fn the_rulebook() {
    let is_known = |clause: &str| lowenherz::REGISTER.find(clause).is_some();
    testkit::must_hold(&host::TheRealm, env!("CARGO_MANIFEST_DIR"), &is_known);
}
