//! How far the modules of a crate hang together: the circles among them.

use super::modules::Modules;
use crate::workspace::{Package, root};
use anyhow::{Result, bail};
use std::fmt::Write as _;
use std::path::PathBuf;

/// Measures every crate that has modules.
pub(super) fn measure(packages: &[Package]) -> Result<Vec<(String, Modules)>> {
    let mut measured = Vec::new();
    for package in packages {
        let modules = Modules::of(&root_of(package)?)?;
        measured.push((package.name.clone(), modules));
    }
    Ok(measured)
}

/// A table: crate, modules, with those below others, arrows, largest circles.
pub(super) fn table(measured: &[(String, Modules)]) -> String {
    let mut text =
        format!("{:<14}{:>8}{:>10}{:>8}  circles\n", "crate", "modules", "with sub", "arrows");
    for (name, modules) in measured {
        let arrows: usize = modules.arrows.values().map(|to| to.len()).sum();
        let circles: Vec<_> =
            modules.circles().iter().map(|circle| circle.len().to_string()).collect();
        let circles = if circles.is_empty() { "none".into() } else { circles.join(" + ") };
        let (top, all) = (modules.arrows.len(), modules.with_submodules);
        let _ = writeln!(text, "{name:<14}{top:>8}{all:>10}{arrows:>8}  {circles}");
    }
    text
}

/// The circles of one crate: members, and from each the arrows to other members.
///
/// # Errors
/// When there is no such crate.
pub(super) fn draw(packages: &[Package], name: &str) -> Result<String> {
    let Some(package) = packages.iter().find(|package| package.name == name) else {
        bail!("there is no crate `{name}`");
    };
    let modules = Modules::of(&root_of(package)?)?;
    let mut text = String::new();
    for circle in modules.circles() {
        let inside = |from: &str| -> Vec<&str> {
            let to = modules.arrows[from].iter().map(String::as_str);
            to.filter(|to| circle.contains(to)).collect()
        };
        let arrows: usize = circle.iter().map(|from| inside(from).len()).sum();
        let _ = writeln!(text, "{} modules in a circle, {arrows} arrows:", circle.len());
        for from in &circle {
            let _ = writeln!(text, "  {from} → {}", inside(from).join(", "));
        }
    }
    if text.is_empty() {
        text.push_str("no circle\n");
    }
    Ok(text)
}

fn root_of(package: &Package) -> Result<PathBuf> {
    let folder = package.manifest_path.parent().unwrap_or(&package.manifest_path);
    let folder = folder.strip_prefix(root()).unwrap_or(folder);
    let library = folder.join("src/lib.rs");
    let there = root().join(&library).is_file();
    Ok(if there { library } else { folder.join("src/main.rs") })
}
