//! The blank record sheet: a turn on one leaf, step by step, for people who play on paper and type
//! it in afterwards with `wapenrol play`.

use super::SheetKind;
use super::html::{Html, sheet as begin};
use super::reference::verbs;
use lowenheim::state::Step;

/// The last step on the front of the leaf.
const FRONT: Step = Step::Movement;

/// Lines for what did not fit.
const MORE: usize = 4;

/// The two pages of a turn.
pub(super) fn sheet(html: &mut Html, title: &str) {
    let (front, back): (Vec<Step>, Vec<Step>) =
        Step::ALL.into_iter().partition(|&step| step <= FRONT);
    page(html, title, "Record sheet, front", &front, 0);
    page(html, title, "Record sheet, back", &back, MORE);
}

fn page(html: &mut Html, title: &str, name: &str, steps: &[Step], more: usize) {
    begin(html, SheetKind::Record, None, name, |html| {
        html.element("header", "", |html| {
            html.line("h2", "", "Record sheet");
            html.element("p", "", |html| {
                html.say(title);
                html.say(" · turn ");
                html.line("span", "blank", "");
                html.say(" page ");
                html.line("span", "blank", "");
                html.say(" written by ");
                html.line("span", "blank long", "");
            });
        });
        html.element("table", "record-lines", |html| {
            html.columns(&["Step", "Who", "Order", "Dice, as they fell"]);
            html.element("tbody", "", |html| {
                for &step in steps {
                    step_lines(html, &heading(step), &verbs(step), lines(step));
                }
                step_lines(html, "more", "with the step", more);
            });
        });
        html.line("p", "legend", HOW);
    });
}

/// How a line is typed; `docs/paper.md` says it at length.
const HOW: &str = "Typed in, a line is `who: order dice faces`, such as `city-guard: strike mannheim \
     skaven-3 dice 5 2 6`; as many letters of who as tell the seats apart, `organiser` for the rules, \
     `all: done` for everybody who may still act. `turn 3` and `step 7` on lines of their own are \
     checked. Cards come from the program, so type steps 1 to 3 as they happen. Then `wapenrol play \
     CAMPAIGN FILE`.";

fn heading(step: Step) -> String {
    format!("{} {}", step.number(), step.name())
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
