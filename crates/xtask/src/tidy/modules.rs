//! The modules of a crate and the arrows among them, read from its tokens.
//!
//! How it is counted: a module is what the crate's root declares, together with everything below it
//! (`a.rs` and `a/b.rs` are one module, `a`). There is an arrow from `a` to `b` when `a` names `b`
//! by a path: `crate::b`, `super::b` from the right depth, in a `use` tree or in the middle of the
//! code, inside macros too. A name that the root takes over with `pub use b::Name` leads to `b`: a
//! circle does not go away by asking the root. What the root itself defines is no module. What is behind `#[cfg(test)]` is not read.

use crate::workspace::read;
use anyhow::{Context, Result, anyhow};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The modules of one crate.
#[derive(Debug, Default)]
pub(super) struct Modules {
    /// For each module the modules that it names.
    pub(super) arrows: BTreeMap<String, BTreeSet<String>>,
    /// How many modules there are when those below others are counted too.
    pub(super) with_submodules: usize,
    /// What the root takes over from its modules, by name.
    taken_over: BTreeMap<String, String>,
}

impl Modules {
    /// Reads a crate from its root file, relative to the house.
    ///
    /// # Errors
    /// When a file is missing or is no Rust.
    pub(super) fn of(root: &Path) -> Result<Self> {
        let mut modules = Self::default();
        let tokens = tokens(root)?;
        let children = declared(&tokens);
        modules.arrows = children.iter().map(|name| (name.clone(), BTreeSet::new())).collect();
        modules.taken_over = taken_over(&tokens, &children);
        for name in children {
            let folder = root.with_file_name("");
            modules.enter(&name, vec![name.clone()], &folder)?;
        }
        Ok(modules)
    }

    /// Every circle: modules each of which is reached from each other, the largest circle first.
    pub(super) fn circles(&self) -> Vec<BTreeSet<&str>> {
        let reached: BTreeMap<&str, BTreeSet<&str>> =
            self.arrows.keys().map(|from| (from.as_str(), self.reached(from))).collect();
        let mut circles: BTreeSet<BTreeSet<&str>> = BTreeSet::new();
        for (from, there) in &reached {
            let back = there.iter().copied().filter(|to| reached[to].contains(from));
            circles.insert(back.collect());
        }
        circles.remove(&BTreeSet::new());
        let mut circles: Vec<_> = circles.into_iter().collect();
        circles.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
        circles
    }

    fn reached<'m>(&'m self, from: &'m str) -> BTreeSet<&'m str> {
        let mut reached = BTreeSet::new();
        let mut waiting = vec![from];
        while let Some(next) = waiting.pop() {
            let arrows = self.arrows.get(next).into_iter().flatten();
            waiting.extend(arrows.map(String::as_str).filter(|to| reached.insert(*to)));
        }
        reached
    }

    /// Reads a module that stands in `folder`, and those below it.
    fn enter(&mut self, name: &str, path: Vec<String>, folder: &Path) -> Result<()> {
        self.with_submodules += 1;
        let flat = folder.join(format!("{name}.rs"));
        let inside = folder.join(name);
        let there = crate::workspace::root().join(&flat).is_file();
        let tokens = tokens(&if there { flat } else { inside.join("mod.rs") })?;
        self.read(tokens, &path, &inside)
    }

    fn read(&mut self, tokens: TokenStream, path: &[String], folder: &Path) -> Result<()> {
        let tokens: Vec<TokenTree> = without_tests(tokens);
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at..] {
                [TokenTree::Ident(word), TokenTree::Ident(name), after, ..] if word == "mod" => {
                    let path = [path, &[name.to_string()]].concat();
                    match after {
                        TokenTree::Group(body) => {
                            self.read(body.stream(), &path, &folder.join(name.to_string()))?;
                        }
                        _ => self.enter(&name.to_string(), path, folder)?,
                    }
                    at += 3;
                }
                [TokenTree::Ident(word), ..] if word == "crate" || word == "super" => {
                    at += self.follow(&tokens[at..], path);
                }
                [TokenTree::Group(group), ..] => {
                    self.read(group.stream(), path, folder)?;
                    at += 1;
                }
                _ => at += 1,
            }
        }
        Ok(())
    }

    /// Follows a path that begins with `crate` or `super`; says how many tokens it led over.
    fn follow(&mut self, tokens: &[TokenTree], path: &[String]) -> usize {
        let mut from = path.to_vec();
        let mut at = 0;
        while let Some(TokenTree::Ident(word)) = tokens.get(at) {
            if word == "crate" {
                from.clear();
            } else if word == "super" {
                from.pop();
            } else {
                self.arrow(&path[0], &from, &word.to_string());
                return at;
            }
            if !is_colons(tokens.get(at + 1..).unwrap_or_default()) {
                return at + 1;
            }
            at += 3;
        }
        if let Some(TokenTree::Group(tree)) = tokens.get(at) {
            for name in heads(tree.stream()) {
                self.arrow(&path[0], &from, &name);
            }
        }
        at
    }

    fn arrow(&mut self, module: &str, from: &[String], name: &str) {
        let to = from.first().map_or(name, String::as_str);
        let to = self.taken_over.get(to).map_or(to, String::as_str).to_owned();
        if to != module && self.arrows.contains_key(&to) {
            self.arrows.entry(module.to_owned()).or_default().insert(to);
        }
    }
}

/// The tokens of a Rust file.
pub(super) fn tokens(file: &Path) -> Result<TokenStream> {
    let text = read(file)?;
    text.parse().map_err(|wrong| anyhow!("{wrong}")).with_context(|| file.display().to_string())
}

/// The modules that a file declares.
pub(super) fn declared(tokens: &TokenStream) -> BTreeSet<String> {
    let tokens = without_tests(tokens.clone());
    let names = tokens.windows(2).filter_map(|two| match two {
        [TokenTree::Ident(word), TokenTree::Ident(name)] if word == "mod" => Some(name.to_string()),
        _ => None,
    });
    names.collect()
}

/// The names that a root takes over from its modules, as in `pub use state::{State, Seat}`.
fn taken_over(tokens: &TokenStream, modules: &BTreeSet<String>) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    let tokens = without_tests(tokens.clone());
    for (at, token) in tokens.iter().enumerate() {
        if !matches!(token, TokenTree::Ident(word) if word == "use") {
            continue;
        }
        let line = tokens[at + 1..].iter().take_while(|token| !is_punct(token, ';'));
        let mut line: Vec<&TokenTree> = line.collect();
        if matches!(line.first(), Some(TokenTree::Ident(word)) if word == "crate" || word == "self")
        {
            line.drain(..3.min(line.len()));
        }
        let Some(TokenTree::Ident(module)) = line.first() else { continue };
        let module = module.to_string();
        if modules.contains(&module) {
            let rest: TokenStream = line.into_iter().skip(1).cloned().collect();
            names.extend(leaves(rest).into_iter().map(|name| (name, module.clone())));
        }
    }
    names
}

/// The last names of a `use` tree.
fn leaves(tree: TokenStream) -> Vec<String> {
    let mut names = Vec::new();
    let mut last = None;
    for token in tree {
        match token {
            TokenTree::Ident(word) => last = Some(word.to_string()),
            TokenTree::Punct(punct) if punct.as_char() == ',' => names.extend(last.take()),
            TokenTree::Group(group) => {
                last = None;
                names.extend(leaves(group.stream()));
            }
            _ => {}
        }
    }
    names.extend(last);
    names
}

/// The first names of a `use` tree in braces.
fn heads(tree: TokenStream) -> Vec<String> {
    let mut names = Vec::new();
    let mut first = true;
    for token in tree {
        match token {
            TokenTree::Ident(word) if first => {
                first = false;
                names.push(word.to_string());
            }
            token => first = is_punct(&token, ','),
        }
    }
    names
}

/// Leaves out what is behind `#[cfg(test)]`: the attribute and the item that follows.
pub(super) fn without_tests(tokens: TokenStream) -> Vec<TokenTree> {
    let mut kept: Vec<TokenTree> = Vec::new();
    let mut tokens = tokens.into_iter();
    while let Some(token) = tokens.next() {
        let is_test = matches!(&token, TokenTree::Group(group)
            if group.delimiter() == Delimiter::Bracket
                && group.stream().to_string().replace(' ', "") == "cfg(test)");
        if !is_test || !kept.last().is_some_and(|before| is_punct(before, '#')) {
            kept.push(token);
            continue;
        }
        kept.pop();
        for token in tokens.by_ref() {
            let body = matches!(&token, TokenTree::Group(group)
                if group.delimiter() == Delimiter::Brace);
            if body || is_punct(&token, ';') {
                break;
            }
        }
    }
    kept
}

pub(super) fn is_punct(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

fn is_colons(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [one, two, ..] if is_punct(one, ':') && is_punct(two, ':'))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The arrows of a module `here` in a crate that has `a`, `b` and `c` too.
    fn arrows(code: &str) -> Vec<String> {
        let mut modules = Modules::default();
        for name in ["a", "b", "c", "here"] {
            modules.arrows.insert(name.into(), BTreeSet::new());
        }
        let root: TokenStream = "pub use c::{inner::Name, Other as Known};".parse().unwrap();
        modules.taken_over = taken_over(&root, &BTreeSet::from(["c".to_owned()]));
        modules.read(code.parse().unwrap(), &["here".into()], Path::new("src/here")).unwrap();
        modules.arrows["here"].iter().cloned().collect()
    }

    #[test]
    fn paths_are_followed_in_use_trees_in_code_and_in_macros() {
        assert_eq!(arrows("use crate::{a::X, b, std};"), ["a", "b"]);
        assert_eq!(arrows("fn f() { g(super::a::h()); said!(crate::b::X) }"), ["a", "b"]);
        assert_eq!(arrows("mod deeper { use super::a; use super::super::b; }"), ["b"]);
        assert_eq!(arrows("use crate::here::x; use a::y; use super::{c::d};"), ["c"]);
    }

    #[test]
    fn a_name_that_the_root_takes_over_leads_to_its_module() {
        assert_eq!(arrows("use crate::Name;"), ["c"]);
        assert_eq!(arrows("fn f() -> super::Known {}"), ["c"]);
        assert_eq!(arrows("use crate::Other;"), [""; 0]);
    }

    #[test]
    fn what_only_tests_name_is_no_arrow() {
        let code =
            "#[cfg(test)] mod tests { use crate::a; } #[cfg(test)] use crate::b; use crate::c;";
        assert_eq!(arrows(code), ["c"]);
        assert_eq!(arrows("#[cfg(not(test))] fn f() { crate::a::g() }"), ["a"]);
    }

    #[test]
    fn circles_are_found_largest_first() {
        let mut modules = Modules::default();
        for (from, to) in [("a", "b"), ("b", "c"), ("c", "a"), ("d", "a"), ("e", "f"), ("f", "e")] {
            modules.arrows.entry(from.into()).or_default().insert(to.into());
        }
        let circles = modules.circles();
        assert_eq!(circles, [BTreeSet::from(["a", "b", "c"]), BTreeSet::from(["e", "f"])]);
    }
}
