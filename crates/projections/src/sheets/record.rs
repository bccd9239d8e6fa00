//! The blank record sheet: a turn on one leaf, step by step, for people who play on paper and type
//! it in afterwards with `wapenrol play`.

use super::SheetKind;
use super::html::{Html, sheet as begin};
use super::reference::verbs;
use lowenheim::state::Step;
use lowenheim::story::name;
use messages::{Words, say};

/// The last step on the front of the leaf.
const FRONT: Step = Step::Movement;

/// Lines for what did not fit.
const MORE: usize = 4;

/// The two pages of a turn.
pub(super) fn sheet(html: &mut Html, title: &str, w: Words<'_>) {
    let (front, back): (Vec<Step>, Vec<Step>) =
        Step::ALL.iter().copied().partition(|&step| step <= FRONT);
    page(html, title, &say!(w, "record-front"), &front, 0, w);
    page(html, title, &say!(w, "record-back"), &back, MORE, w);
}

/// One page for a turn of another system: what stands before its lines, and how many they are.
pub(super) fn plain(html: &mut Html, title: &str, parts: &[(String, usize)], w: Words<'_>) {
    let name = say!(w, "record");
    leaf(html, title, &name, &say!(w, "record-how-plain"), w, |html| {
        for (part, count) in parts {
            step_lines(html, part, "", *count);
        }
        step_lines(html, &say!(w, "more"), "", MORE);
    });
}

fn page(html: &mut Html, title: &str, name: &str, steps: &[Step], more: usize, w: Words<'_>) {
    leaf(html, title, name, &say!(w, "record-how"), w, |html| {
        for &step in steps {
            step_lines(html, &heading(step, w), &verbs(step), lines(step));
        }
        step_lines(html, &say!(w, "more"), &say!(w, "with-step"), more);
    });
}

fn leaf(
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

fn heading(step: Step, w: Words<'_>) -> String {
    let called = |english| name(english, w.language());
    format!("{} {}", called(step.number()), called(step.name()))
}

/// How many lines a step has: as many as a busy turn needs and a page holds.
const fn lines(step: Step) -> usize {
    match step {
        Step::Movement => 15,
        Step::Combat => 12,
        Step::EnemyCombat => 6,
        Step::EnemyMovement | Step::Refill | Step::Food => 4,
        Step::Trading => 3,
        Step::Council | Step::Healing | Step::Fires | Step::Barricades | Step::Demands => 2,
        Step::EventCard | Step::CommandCard | Step::Holding | Step::Vote => 1,
        Step::Over => 0,
    }
}

fn step_lines(html: &mut Html, name: &str, verbs: &str, count: usize) {
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
