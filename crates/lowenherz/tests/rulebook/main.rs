//! Plays the rulebook tests: the Markdown files of this folder. `REWRITE=1 cargo test -p lowenherz --test
//! rulebook` writes what happens into `then` blocks that differ; look at them afterwards.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(clippy::expect_used, reason = "a test may panic")]
#![allow(clippy::print_stdout, reason = "a test reports")]

mod claims;
mod given;
mod host;
#[path = "../table/mod.rs"]
mod table;

use std::path::Path;

#[test]
fn the_rulebook() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulebook");
    let rewrite = std::env::var_os("REWRITE").is_some();
    let report = testkit::run_folder(&host::TheRealm, &folder, rewrite).unwrap();
    println!(
        "{} tests of {} clauses, {} blocks rewritten",
        report.cases,
        report.clauses.len(),
        report.rewritten
    );
    let unknown = |id: &&String| lowenherz::REGISTER.find(id).is_none();
    let unknown: Vec<&String> = report.clauses.iter().filter(unknown).collect();
    assert!(unknown.is_empty(), "no clauses of this rulebook: {unknown:?}");
    let failures = report.failures.join("\n\n");
    assert!(report.failures.is_empty(), "{} failures\n\n{failures}", report.failures.len());
    assert!(report.cases > 0, "no tests in {}", folder.display());
}
