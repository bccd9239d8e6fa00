//! What one side knows before it begins: its task, its strength, its store, and what can be seen of the other.

use crate::print::SheetKind;
use crate::print::html::{Html, sheet as begin, title};
use board::Hex;
use fortified_town::men::{Class, Fate, Side};
use fortified_town::view::View;
use messages::{Words, say};
use std::collections::BTreeMap;

/// The sheet of a side, from its own view.
pub(super) fn sheet(html: &mut Html, assault: &View, side: Side, w: Words<'_>) {
    let called = |side: Side| assault.sides.get(&side).cloned().unwrap_or_default();
    let whole = say!(w, "briefing-of", faction = called(side));
    begin(html, SheetKind::Briefing, Some(side.word()), &whole, |html| {
        title(html, &called(side), &say!(w, "eyes-only", title = assault.title.clone()));
        html.line("h3", "", say!(w, "want"));
        list(html, &tasks(assault, side, w));
        html.line("h3", "", say!(w, "your-strength"));
        list(html, &strength(assault, side, w));
        let other = side.other();
        html.line("h3", "", say!(w, "what-you-see", other = called(other)));
        list(html, &strength(assault, other, w));
        html.line("h3", "", say!(w, "promises"));
        html.empty_lines(NOTES);
    });
}

/// Lines for plans.
const NOTES: usize = 10;

fn list(html: &mut Html, entries: &[String]) {
    html.element("ul", "", |html| {
        for entry in entries {
            html.line("li", "", entry);
        }
    });
}

/// What the side plays for.
fn tasks(assault: &View, side: Side, w: Words<'_>) -> Vec<String> {
    let hexes = |all: &[Hex]| all.iter().map(Hex::to_string).collect::<Vec<_>>().join(" ");
    let mut tasks = Vec::new();
    let word = side.word();
    if !assault.goal.is_empty() {
        tasks.push(say!(w, "task-hold", side = word, hexes = hexes(&assault.goal)));
    }
    if !assault.burn.is_empty() {
        tasks.push(say!(w, "task-burn", side = word, hexes = hexes(&assault.burn)));
    }
    match &assault.siege {
        Some(siege) => {
            tasks.push(say!(w, "task-siege", side = word));
            if let Some(last) = siege.last_turn {
                tasks.push(say!(w, "task-strategic-turns", side = word, turns = last));
            }
        }
        None => {
            tasks.push(say!(w, "task-assault", side = word));
            if let Some(last) = assault.last_turn {
                tasks.push(say!(w, "task-turns", side = word, turns = last));
            }
        }
    }
    tasks
}

/// People, things and store, as far as the reader knows them.
fn strength(assault: &View, side: Side, w: Words<'_>) -> Vec<String> {
    let mut classes: BTreeMap<Class, u32> = BTreeMap::new();
    let alive = |man: &&fortified_town::view::ManView| man.fate == Fate::Alive;
    for man in assault.men.iter().filter(|man| man.side == side).filter(alive) {
        *classes.entry(man.class).or_default() += 1;
    }
    let people: Vec<String> = classes
        .into_iter()
        .map(|(class, count)| say!(w, "class-count", class = class.word(), count = count))
        .collect();
    let mut all = Vec::new();
    if !people.is_empty() {
        all.push(w.list(&people));
    }
    let things = super::things(assault, side, w);
    all.extend(things.into_iter().map(|thing| format!("{} (`{}`)", thing.name, thing.word)));
    all.extend(super::oil(assault, side, w));
    if assault.you == Some(side) {
        all.extend(super::store(assault, w));
    }
    all
}
