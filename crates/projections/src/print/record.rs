//! The blank record sheet: a turn on one leaf, part by part, for people who play on paper and type
//! it in afterwards with `wapenrol play`.

use super::SheetKind;
use super::html::{Html, sheet as begin};
use messages::{Words, say};

/// Lines for what did not fit.
pub(crate) const MORE: usize = 4;

/// One page for a turn: what stands before its lines, and how many they are.
pub(crate) fn sheet(html: &mut Html, title: &str, parts: &[(String, usize)], w: Words<'_>) {
    let name = say!(w, "record");
    leaf(html, title, &name, &say!(w, "record-how-plain"), w, |html| {
        for (part, count) in parts {
            step_lines(html, part, "", *count);
        }
        step_lines(html, &say!(w, "more"), "", MORE);
    });
}

/// One page with lines to write on.
pub(crate) fn leaf(
    html: &mut Html,
    title: &str,
    name: &str,
    how: &str,
    w: Words<'_>,
    inside: impl FnOnce(&mut Html),
) {
    begin(html, SheetKind::Record, None, name, |html| {
        html.element("header", "", |html| {
            html.line("h2", "", say!(w, "record"));
            html.element("p", "", |html| {
                html.say(format!("{title} · {} ", say!(w, "record-turn")));
                html.line("span", "blank", "");
                html.say(format!(" {} ", say!(w, "record-page")));
                html.line("span", "blank", "");
                html.say(format!(" {} ", say!(w, "record-by")));
                html.line("span", "blank long", "");
            });
        });
        html.element("table", "record-lines", |html| {
            let columns = [say!(w, "step"), say!(w, "who"), say!(w, "order"), say!(w, "dice-fell")];
            html.columns(&columns);
            html.element("tbody", "", inside);
        });
        // How a line is typed; `docs/paper.md` says it at length.
        html.line("p", "legend", how);
    });
}

/// Lines, with what stands before them.
pub(crate) fn step_lines(html: &mut Html, name: &str, verbs: &str, count: usize) {
    for at in 0..count {
        html.element("tr", if at == 0 { "first" } else { "" }, |html| {
            if at == 0 {
                let span = count.to_string();
                html.with("th", &[("scope", "rowgroup"), ("rowspan", &span)], |html| {
                    html.say(name);
                    if !verbs.is_empty() {
                        html.line("small", "", verbs);
                    }
                });
            }
            for _ in 0..3 {
                html.element("td", "", |_| ());
            }
        });
    }
}
