//! What others have supplied: the packages that the program and its pages are made of, their licences, and what is
//! known of their versions.

use crate::workspace;
use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Licences that packages of the pages and their tools may have.
const LICENCES: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BlueOak-1.0.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "MPL-2.0",
    // Letters: they may be shipped with a program, and their licence goes with them.
    "OFL-1.1",
    "Python-2.0",
    "Unlicense",
];

/// A package of somebody else's.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Supplied {
    /// `cargo` or `npm`.
    kind: &'static str,
    name: String,
    version: String,
    licence: String,
    /// Where its files are.
    folder: PathBuf,
}

/// Everything that is in the program and in the pages inside.
///
/// # Errors
/// When cargo or a lock file cannot be read.
pub(crate) fn everything() -> Result<Vec<Supplied>> {
    let mut all = crates()?;
    all.extend(bundled()?);
    all.sort();
    Ok(all)
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Described>,
}

#[derive(Deserialize)]
struct Described {
    name: String,
    version: String,
    license: Option<String>,
    source: Option<String>,
    manifest_path: PathBuf,
}

/// The crates that the program is linked of, on this system.
fn crates() -> Result<Vec<Supplied>> {
    let tree = ["tree", "--package", "cli", "--edges", "normal", "--prefix", "none"];
    let tree = output(workspace::cargo().args(tree).args(["--format", "{p}", "--locked"]))?;
    let linked: BTreeSet<(&str, &str)> = tree
        .lines()
        .filter_map(|line| line.split_once(" v"))
        .map(|(name, rest)| (name, rest.split(' ').next().unwrap_or_default()))
        .collect();
    let metadata = ["metadata", "--format-version", "1", "--locked"];
    let metadata: Metadata = serde_json::from_str(&output(workspace::cargo().args(metadata))?)?;
    let supplied = metadata.packages.into_iter().filter(|package| {
        package.source.is_some() && linked.contains(&(&*package.name, &*package.version))
    });
    supplied
        .map(|package| {
            let folder = package.manifest_path.parent().map(Path::to_path_buf);
            Ok(Supplied {
                kind: "cargo",
                licence: package
                    .license
                    .with_context(|| format!("{} has no licence", package.name))?,
                folder: folder.unwrap_or_default(),
                name: package.name,
                version: package.version,
            })
        })
        .collect()
}

fn output(command: &mut std::process::Command) -> Result<String> {
    let output = command.output()?;
    if !output.status.success() {
        bail!("{}", String::from_utf8_lossy(&output.stderr).trim());
    }
    Ok(String::from_utf8(output.stdout)?)
}

#[derive(Deserialize)]
struct Lock {
    packages: BTreeMap<String, Locked>,
}

/// One package of the lock file.
#[derive(Deserialize, Default)]
#[serde(rename_all = "camelCase", default)]
struct Locked {
    version: String,
    license: Option<String>,
    integrity: Option<String>,
    has_install_script: bool,
    dependencies: BTreeMap<String, String>,
    dev_dependencies: BTreeMap<String, String>,
}

fn lock() -> Result<Lock> {
    let text = workspace::read("web/package-lock.json")?;
    serde_json::from_str(&text).context("web/package-lock.json")
}

/// The packages that the pages themselves bring in, and what these bring in.
fn bundled() -> Result<Vec<Supplied>> {
    let lock = lock()?;
    let mut wanted: Vec<String> = vec!["svelte".to_owned()];
    for file in workspace::files()?.iter().filter(|file| file.starts_with("web/src")) {
        if file.extension().is_some_and(|it| it == "ts" || it == "svelte" || it == "css") {
            wanted.extend(imported(&workspace::read(file)?));
        }
    }
    let mut found = BTreeMap::new();
    while let Some(name) = wanted.pop() {
        let Some(locked) = lock.packages.get(&format!("node_modules/{name}")) else { continue };
        if found.contains_key(&name) {
            continue;
        }
        wanted.extend(locked.dependencies.keys().cloned());
        let folder = workspace::web().join("node_modules").join(&name);
        let (version, licence) = (locked.version.clone(), locked.license.clone());
        let licence = licence.with_context(|| format!("{name} has no licence"))?;
        let package = Supplied { kind: "npm", name: name.clone(), version, licence, folder };
        found.insert(name, package);
    }
    Ok(found.into_values().collect())
}

/// The packages that a file of the pages names.
fn imported(text: &str) -> Vec<String> {
    let named = [" from '", "import('", "url('"];
    named
        .into_iter()
        .flat_map(|before| text.split(before).skip(1))
        .filter_map(|rest| rest.split('\'').next())
        .filter(|path| !path.starts_with(['.', '$', '/']))
        .map(|path| {
            let parts = if path.starts_with('@') { 2 } else { 1 };
            path.split('/').take(parts).collect::<Vec<_>>().join("/")
        })
        .collect()
}

/// A bill of materials in the words of CycloneDX 1.5.
pub(crate) fn bill(version: &str, supplied: &[Supplied]) -> Value {
    let components: Vec<Value> = supplied
        .iter()
        .map(|it| {
            let purl = format!("pkg:{}/{}@{}", it.kind, it.name.replace('@', "%40"), it.version);
            json!({
                "type": "library",
                "bom-ref": purl,
                "name": it.name,
                "version": it.version,
                "purl": purl,
                "licenses": [{ "expression": it.licence.replace('/', " OR ") }],
            })
        })
        .collect();
    let program = json!({ "type": "application", "name": "wapenrol", "version": version });
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": program },
        "components": components,
    })
}

/// Every licence as its package brings it.
pub(crate) fn licences(supplied: &[Supplied]) -> String {
    let mut text = String::from("What others have written in this program, and on what terms.\n");
    for it in supplied {
        let _ = write!(
            text,
            "\n{}\n{} {} ({}): {}\n\n",
            "=".repeat(76),
            it.name,
            it.version,
            it.kind,
            it.licence
        );
        let entries = fs::read_dir(&it.folder).into_iter().flatten().flatten();
        let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
        files.sort();
        let tells = |file: &&PathBuf| {
            let name = file.file_name().map(|name| name.to_string_lossy().to_ascii_uppercase());
            let begins = ["LICEN", "COPYING", "COPYRIGHT", "NOTICE", "UNLICENSE"];
            name.is_some_and(|name| begins.iter().any(|word| name.starts_with(word)))
        };
        for file in files.iter().filter(tells).filter(|file| file.is_file()) {
            if let Ok(licence) = fs::read_to_string(file) {
                let _ = writeln!(text, "{}\n", licence.trim_end());
            }
        }
    }
    text
}

#[derive(Deserialize)]
struct Refused {
    versions: BTreeMap<String, Vec<String>>,
}

/// Looks through the lock file of the pages: every package is exactly the one that somebody has looked at, runs nothing
/// while it is installed, may be used, and is none of those of which it is known that others got into them.
///
/// # Errors
/// What is wrong with which.
pub(crate) fn check_npm() -> Result<String> {
    let refused: Refused = serde_json::from_str(&workspace::read("web/refused-versions.json")?)
        .context("web/refused-versions.json")?;
    let lock = lock()?;
    let mut wrong = Vec::new();
    let own = lock.packages.get("").context("web/package-lock.json names no package")?;
    for (name, range) in own.dev_dependencies.iter().chain(&own.dependencies) {
        if !range.starts_with(|first: char| first.is_ascii_digit()) {
            wrong.push(format!("{name} is asked for as `{range}`, and not in one version"));
        }
    }
    let others = || lock.packages.iter().filter(|(path, _)| !path.is_empty());
    for (path, locked) in others() {
        wrong.extend(faults_of(path, locked, &refused));
    }
    if !wrong.is_empty() {
        bail!("{}", wrong.join("\n"));
    }
    let known: usize = refused.versions.values().map(Vec::len).sum();
    Ok(format!("{} packages, none of {known} refused versions", others().count()))
}

fn faults_of(path: &str, locked: &Locked, refused: &Refused) -> Vec<String> {
    let name = path.rsplit("node_modules/").next().unwrap_or(path);
    let mut wrong = Vec::new();
    if !locked.integrity.as_ref().is_some_and(|sum| sum.starts_with("sha512-")) {
        wrong.push(format!("{path} has no checksum"));
    }
    if locked.has_install_script {
        wrong.push(format!("{path} runs a program of its own while it is installed"));
    }
    let licence = locked.license.as_deref().unwrap_or("none");
    let parts = licence.split([' ', '(', ')']).filter(|it| !["", "OR", "AND"].contains(it));
    if !parts.clone().all(|part| LICENCES.contains(&part)) {
        wrong.push(format!(
            "{path} may be used on the terms of `{licence}`, which nobody has looked at"
        ));
    }
    if refused.versions.get(name).is_some_and(|versions| versions.contains(&locked.version)) {
        wrong.push(format!("{path}: somebody else got into version {}", locked.version));
    }
    wrong
}

/// What the registry itself says of the crates, as cargo has read it: whether one was withdrawn.
///
/// # Errors
/// When one was, or what cargo has read cannot be found.
pub(crate) fn check_withdrawn() -> Result<String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| std::env::home_dir().map(|home| home.join(".cargo")));
    let index = home.context("cargo has no home")?.join("registry/index");
    let caches: Vec<PathBuf> =
        fs::read_dir(&index)?.flatten().map(|entry| entry.path().join(".cache")).collect();
    let lock = workspace::read("Cargo.lock")?;
    let (mut seen, mut unseen, mut withdrawn) = (0, 0, Vec::new());
    for package in lock.split("[[package]]").skip(1).filter(|it| it.contains("\nsource = ")) {
        let value = |name: &str| {
            let line = package.lines().find_map(|line| line.strip_prefix(name))?;
            Some(line.trim_start_matches(" = ").trim_matches('"'))
        };
        let (Some(name), Some(version)) = (value("name"), value("version")) else { continue };
        let told = caches.iter().find_map(|cache| fs::read(cache.join(place(name))).ok());
        match told.as_deref().and_then(|told| is_withdrawn(told, version)) {
            Some(true) => withdrawn.push(format!("{name} {version} was withdrawn")),
            Some(false) => seen += 1,
            None => unseen += 1,
        }
    }
    if !withdrawn.is_empty() {
        bail!("{}", withdrawn.join("\n"));
    }
    if seen == 0 {
        bail!("cargo has read nothing of the registry");
    }
    Ok(format!("none of {seen} crates was withdrawn; of {unseen} nothing is known here"))
}

/// Where the index keeps a crate.
fn place(name: &str) -> PathBuf {
    let name = name.to_ascii_lowercase();
    match name.len() {
        1 => Path::new("1").join(&name),
        2 => Path::new("2").join(&name),
        3 => Path::new("3").join(&name[..1]).join(&name),
        _ => Path::new(&name[..2]).join(&name[2..4]).join(&name),
    }
}

fn is_withdrawn(told: &[u8], version: &str) -> Option<bool> {
    #[derive(Deserialize)]
    struct Version {
        vers: String,
        #[serde(default)]
        yanked: bool,
    }
    let parts = told.split(|byte| *byte == 0);
    let mut versions = parts.filter_map(|part| serde_json::from_slice::<Version>(part).ok());
    versions.find(|it| it.vers == version).map(|it| it.yanked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_index_says_of_a_version_is_read() {
        let told = b"\x03\x02\0etag\x000.1.0\0{\"vers\":\"0.1.0\",\"yanked\":true}\x000.2.0\0{\"vers\":\"0.2.0\"}\0";
        assert_eq!(is_withdrawn(told, "0.1.0"), Some(true));
        assert_eq!(is_withdrawn(told, "0.2.0"), Some(false));
        assert_eq!(is_withdrawn(told, "0.3.0"), None);
        assert_eq!(place("serde"), Path::new("se/rd/serde"));
        assert_eq!(place("url"), Path::new("3/u/url"));
    }

    #[test]
    fn a_package_that_is_not_as_it_should_be_is_named() {
        let refused =
            Refused { versions: BTreeMap::from([("chalk".into(), vec!["5.6.1".into()])]) };
        let good = || Locked {
            version: "5.6.0".into(),
            license: Some("(MIT OR Apache-2.0)".into()),
            integrity: Some("sha512-x".into()),
            ..Locked::default()
        };
        let faults =
            |locked| faults_of("node_modules/a/node_modules/chalk", &locked, &refused).len();
        assert_eq!(faults(good()), 0);
        assert_eq!(faults(Locked { version: "5.6.1".into(), ..good() }), 1);
        assert_eq!(faults(Locked { integrity: None, ..good() }), 1);
        assert_eq!(faults(Locked { license: None, ..good() }), 1);
        assert_eq!(faults(Locked { license: Some("SSPL-1.0".into()), ..good() }), 1);
        assert_eq!(faults(Locked { has_install_script: true, ..good() }), 1);
    }

    #[test]
    fn imports_of_others_are_found() {
        let text = "import { a } from './a';\nimport b from '@noble/hashes/sha2.js';\nawait import('uqr');";
        assert_eq!(imported(text), ["@noble/hashes", "uqr"]);
        let letters = "src: url('@fontsource/alegreya-sans/files/a.woff2') format('woff2');";
        assert_eq!(imported(letters), ["@fontsource/alegreya-sans"]);
    }
}
